"""Query answers of Canasta: the pile, the hand by ranks, the melds of each side, and turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cardtable.core.cards import Cards
from cardtable.core.guidance.player_queries import (
    GameAnswers,
    PlayerQuery,
    QueryContext,
    by_ranks,
    list_cards,
    seat_has,
)
from cardtable.core.guidance.turn_summaries import TurnAction, TurnSummary
from cardtable.core.language.card_names import counted, counted_by_rank, ranks_name
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.text import Text, Who, conjoin, join, translate
from cardtable.core.views import faces
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.card_values import WILD_RANK, is_wild
from cardtable.games.canasta.controls import TAKE
from cardtable.games.canasta.legality.legality_context import is_canasta, is_natural
from cardtable.games.canasta.legality.pile_rules import is_frozen_for_all
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPhase, CanastaPublic, Meld, MeldGroup, hand, threes
from cardtable.games.canasta.turn_summary import is_drawing, told_turns

_TOP = translate("Canasta", "%1 on top of the pile", "a card")
_EMPTY = translate("Canasta", "the pile is empty")
_SIZES = translate("Canasta", "pile: %1, stock: %2", "how many cards they have")
_FROZEN = translate("Canasta", "frozen")
_CAN_MELD = translate("Canasta", "you can meld %1", "cards by rank, such as: 3 queens, 2 fours")
_FIRST = translate("Canasta", "a first meld could be %1", "cards by rank, such as: 3 queens, 3 aces")
_NO_MELD = translate("Canasta", "nothing can be melded: discard a card")
_NO_FIRST = translate("Canasta", "your cards aren't enough for a first meld of %1 points: discard a card")
_NEEDED = translate("Canasta", "first meld: %1 points", "what it must be worth")
_TO_MELD = translate("Canasta", "%1 to meld", "points that a first meld must count")
_WE = translate("Canasta", "we", "the own side")
_THEY = translate("Canasta", "they", "the other side")
_SIDE_HAS = translate("Canasta", "%1: %2", "a side, and what it has laid out: we: 7 queens mixed, 3 fours")
_PLAYER_HAS = in_person_form(
    translate("Canasta", "%1: %2", "a player, and what they have laid out: 7 queens mixed, 3 fours"),
    {1: translate("Canasta", "you: %2", "what you have laid out: 7 queens mixed, 3 fours")},
)
_COUNTS = translate("Canasta", "%1 %2", "a side and its points: we 120")
_NOTHING = translate("Canasta", "nothing", "has been laid out by a side")
_MIXED = translate("Canasta", "%1 mixed", "a meld with wild cards that is no canasta yet: 4 queens mixed")
_MIXED_CANASTA = translate("Canasta", "%1 mixed canasta", "a meld: 7 queens mixed canasta")
_NATURAL = translate("Canasta", "%1 natural canasta", "a meld: 7 queens natural canasta")
_ADDED_WILD = translate("Canasta", "%1 with %2 more wild", "to a meld: sixes with 1 wild more")
_WITH_WILD = translate("Canasta", "%1 with %2 wild", "a meld, and how many wild cards it has: 4 kings with 1 wild")
_WILD = translate("Canasta", "wild cards %1", "a meld of so many of them")
_RED_THREES = translate("Canasta", "%1 red three(s)", n=0)
_MELDS = translate("Canasta", "%1 meld(s)", n=0)
_DID = in_person_form(
    translate("Canasta", "%1 %2", "a player, and what they did: Amrit drew 1 card and discarded five of clubs"),
    {1: translate("Canasta", "you %2", "what you did: you drew 1 card and discarded five of clubs")},
)
_NO_TURN_YET = translate("Canasta", "nobody else has had a turn yet")
_HELD = translate("Canasta", "%1 in your hand", "cards of one rank: 2 tens in your hand")
_OURS = translate("Canasta", "%1 in your melds", "a number of cards")
_THEIRS = translate("Canasta", "%1 in theirs", "a number of cards in the melds of the others")
_WILD_CARD = translate("Canasta", "a wild card: it goes with any meld that has room")
_TRIED = 60  # melds that are looked at, at most: they are asked for while somebody waits for the answer

_Context = QueryContext[CanastaPublic]


def answers(options: CanastaOptions, seats: int) -> GameAnswers:
    """Return the answers that the game gives in its own way under these options."""
    rule_answers = _CanastaQueryAnswers(options, seats)
    return {
        PlayerQuery.TABLE: rule_answers.on_table,
        PlayerQuery.HAND: _own_hand,
        PlayerQuery.PLAYABLE: rule_answers.playable,
        PlayerQuery.TURN: rule_answers.turn,
        PlayerQuery.LEFT: _left,
        PlayerQuery.POINTS: _points,
        PlayerQuery.HOLDINGS: _holdings,
        PlayerQuery.LAST: _last,
        PlayerQuery.CARD: _card,
    }


class _CanastaQueryAnswers:
    """Query answers that depend on the rules."""

    def __init__(self, options: CanastaOptions, seats: int) -> None:
        self._rules = CanastaRules(options, seats)

    def on_table(self, context: _Context) -> tuple[Text, ...]:
        """Return the top of the pile, whether it is frozen, and the sizes of pile and stock."""
        pile = context.view.zones[DISCARD]
        sizes = _SIZES.filled(len(pile), len(context.view.zones[STOCK]))
        if not pile:
            return (_EMPTY, sizes)
        frozen = (_FROZEN,) if is_frozen_for_all(self._rules.options, context.view.public) else ()
        return (list_cards([_TOP.filled(pile[-1]), *frozen]), sizes)

    def turn(self, context: _Context) -> tuple[Text, ...]:
        """Return the prompt, with the minimum of a first meld."""
        least = self._minimum(context)
        if least is None or not context.display.prompt.source:
            return ()
        return (context.display.prompt, _NEEDED.filled(least))

    def _minimum(self, context: _Context) -> int | None:
        """Return the minimum of the asking player's first meld; None once the side has melded, and on others' turns."""
        public = context.view.public
        if not context.own_turn or public.phase not in (CanastaPhase.DRAWING, CanastaPhase.MELDING):
            return None
        legality = self._rules.context_of(context.view)
        return None if legality.is_open else legality.minimum

    def playable(self, context: _Context) -> tuple[Text, ...]:
        """Return the commands before drawing and whether the pile can be taken; later, the possible melds."""
        if not context.own_turn:
            return ()
        match context.view.public.phase:
            case CanastaPhase.DRAWING:
                offered = [one.label for one in context.commands if one.refusal is None and one.code != TAKE]
                barred = context.display.captions.get(DISCARD)
                return (*offered, *(() if barred is None else (barred,)))
            case CanastaPhase.MELDING:
                return (self._meldable(context),)
        return ()

    def _meldable(self, context: _Context) -> Text:
        result = islice(self._rules.legal(context.view), _TRIED)
        melds = [action.groups for action in result if isinstance(action, Meld)]
        least = self._minimum(context)
        if least is not None:
            return _FIRST.filled(_groups(melds[0])) if melds else _NO_FIRST.filled(least)
        largest: dict[int, MeldGroup] = {}
        for group in (group for groups in melds for group in groups):
            if group.rank not in largest or _natural(group) > _natural(largest[group.rank]):
                largest[group.rank] = group
        return _CAN_MELD.filled(_groups(tuple(largest.values()))) if largest else _NO_MELD


def _natural(group: MeldGroup) -> tuple[int, int]:
    """Return a sort key: more natural cards are better, then fewer wild cards."""
    wild = sum(map(is_wild, group.cards))
    return len(group.cards) - wild, -wild


def _groups(groups: tuple[MeldGroup, ...]) -> Text:
    return list_cards([_laid_down(group.rank, group.cards) for group in groups])


def _laid_down(rank: int, cards: Cards) -> Text:
    """Name cards of one rank with their wild ones: "2 sixes with 1 wild"."""
    wild = sum(map(is_wild, cards))
    if wild == len(cards):
        return _WILD.filled(wild) if rank == WILD_RANK else _ADDED_WILD.filled(ranks_name(rank), wild)
    natural = counted(rank, len(cards) - wild)
    return _WITH_WILD.filled(natural, wild) if wild else natural


def _own_hand(context: _Context) -> tuple[Text, ...]:
    held = () if context.view.seat is None else faces(context.view, hand(context.view.seat))
    return (list_cards(by_ranks(held)),) if held else ()


def _owners(context: _Context) -> dict[Seat, tuple[Seat, ...]]:
    """Return the seats of each side by its lowest seat, the near side first."""
    sides: dict[Seat, tuple[Seat, ...]] = {}
    for seat in context.round:
        side = context.view.public.sides[seat]
        sides[side] = (*sides.get(side, ()), seat)
    return sides


def _of_side(context: _Context, seats: tuple[Seat, ...], value: Text) -> Text:
    """Return a side and its value, as "we" and "they" for a player with a partner against one other side."""
    if len(seats) == 1:
        return _PLAYER_HAS.filled(Who(seats[0]), value)
    return _SIDE_HAS.filled(_called(context, seats), value)


def _called(context: _Context, seats: tuple[Seat, ...]) -> Text:
    """Return the name of a side of partners from the asking player's point of view."""
    if context.view.seat in seats:
        return _WE
    if len(_owners(context)) == 2 and context.view.seat is not None:
        return _THEY
    return conjoin([Who(seat) for seat in seats])


def _melds(context: _Context, seats: tuple[Seat, ...]) -> Iterator[tuple[Zone, Cards]]:
    for zone, cards in context.view.zones.items():
        if zone.kind == "meld" and zone.owner in seats and cards:
            yield zone, faces(context.view, zone)


def _left(context: _Context) -> tuple[Text, ...]:
    """Return the cards that each player holds, and the number of melds of each side."""
    zones = context.view.zones
    counts = list_cards([seat_has(seat, len(zones[hand(seat)])) for seat in context.others_first])
    laid = [(seats, len(list(_melds(context, seats)))) for seats in _owners(context).values()]
    return (counts, list_cards([_of_side(context, seats, _MELDS.filled(number, n=number)) for seats, number in laid]))


def _points(context: _Context) -> tuple[Text, ...]:
    """Return the totals by side, and the minimum of the player's side's first meld until it has one."""
    public, sides = context.view.public, _owners(context)
    totals = list_cards([_side_counts(context, seats, public.totals[seats[0]]) for seats in sides.values()])
    own = public.sides[context.round[0]]
    needs = context.display.plates[context.round[0]].needs
    if context.view.seat is None or needs is None or any(_melds(context, sides[own])):
        return (totals,)
    return (totals, _TO_MELD.filled(needs))


def _side_counts(context: _Context, seats: tuple[Seat, ...], points: int) -> Text:
    if len(seats) == 1:
        return seat_has(seats[0], points)
    return _COUNTS.filled(_called(context, seats), points)


def _holdings(context: _Context) -> tuple[Text, ...]:
    return tuple(_of_side(context, seats, _laid(context, seats)) for seats in _owners(context).values())


def _laid(context: _Context, seats: tuple[Seat, ...]) -> Text:
    laid = [_meld(zone, cards) for zone, cards in _melds(context, seats)]
    red = sum(len(context.view.zones.get(threes(seat), ())) for seat in seats)
    if red:
        laid.append(_RED_THREES.filled(red, n=red))
    return list_cards(laid or [_NOTHING])


def _meld(zone: Zone, cards: Cards) -> Text:
    """Return the size of a meld and whether it has wild cards, on which the value of its canasta depends."""
    if zone.slot == WILD_RANK:
        return _WILD.filled(len(cards))
    size, natural = counted(zone.slot, len(cards)), is_natural(cards)
    if is_canasta(zone, cards):
        return (_NATURAL if natural else _MIXED_CANASTA).filled(size)
    return size if natural else _MIXED.filled(size)


def _last(context: _Context) -> tuple[Text, ...]:
    last: dict[Seat, TurnSummary] = {}
    for turn in told_turns(context.heard):
        last.pop(turn.seat, None)
        last[turn.seat] = turn
    return tuple(_turn(turn) for seat, turn in last.items() if seat != context.view.seat) or (_NO_TURN_YET,)


def _turn(turn: TurnSummary) -> Text:
    """Return the actions of a turn; drawing is named only if there is nothing else."""
    acts = [act for act in turn.acts if not act.is_sentence]
    done = [_done(act) for act in acts if not is_drawing(act)] or [_done(act) for act in acts]
    return _DID.filled(Who(turn.seat), join(done)) if done else turn.acts[0].text


def _done(act: TurnAction) -> Text:
    cards = (one.cards[0] if len(one.cards) == 1 else counted_by_rank(one.cards) for one in act.groups)
    return act.text.filled(*act.text.args, *cards, n=act.text.n)


def _card(context: _Context) -> tuple[Text, ...]:
    """Return how many cards of the focused card's rank are in the hand and in each side's melds."""
    seat = context.view.seat
    if context.focused is None or seat is None or not context.kinds.is_hand_of(seat, context.focused[1]):
        return ()
    card = context.focused[0]
    if is_wild(card):
        return (_WILD_CARD,)
    held = sum(other.rank == card.rank for other in faces(context.view, hand(seat)))
    found = [_HELD.filled(counted(card.rank, held))]
    for side, seats in _owners(context).items():
        laid = sum(len(cards) for zone, cards in _melds(context, seats) if zone.slot == card.rank)
        if laid:
            found.append((_OURS if side == context.view.public.sides[seat] else _THEIRS).filled(laid))
    return (list_cards(found),)
