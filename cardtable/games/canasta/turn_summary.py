"""Turn summaries of a deal from a seat's history, and the deal summary: who went out, at what cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cardtable.core.cards import Cards
from cardtable.core.events import CardsMoved, Event
from cardtable.core.guidance import turn_summaries
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.announcements import meld_name
from cardtable.games.canasta.card_values import group_order, is_wild, points_of
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPublic, hand, shown

_DREW = translate("Canasta, told", "drew %2 card(s)", "who did it stands above: Amrit / drew 1 card", n=0)
_TOOK = translate("Canasta, told", "took the pile: %2 card(s)", "who did it stands above", n=0)
_RED_THREE = translate("Canasta, told", "laid out %2", "who did it stands above; red threes follow")
_FIRST = translate("Canasta, told", "first meld, %2: %3", "who did it stands above; points, then cards")
_MELDED = translate("Canasta, told", "melded %2", "who did it stands above; cards follow")
_AND = translate("Canasta, told", "and %2", "who did it stands above; more cards that were melded")
_DISCARDED = translate("Canasta, told", "discarded %2", "who did it stands above; a card follows")
_FROZE = translate("Canasta, told", "froze the pile with %2", "who did it stands above; a card follows")
_ADDED = translate("Canasta, told", "added to %2 %3", "who did it stands above; a rank and cards follow")

_OUT_ALONE = translate("Canasta", "You went out.")
_OUT = translate("Canasta", "You went out, and the others kept %1 points in hand.")
_CONCEALED = translate("Canasta", "You went out concealed, and the others kept %1 points in hand.")
_THEY_OUT = translate("Canasta", "%1 went out.")
_THEY_OUT_AND = translate("Canasta", "%1 went out, and %2 points stayed in your hand.")
_NOBODY = translate("Canasta", "The stock is used up, and nobody went out.")
_NOBODY_AND = translate("Canasta", "Nobody went out, and %1 points stayed in your hand.")


def told_turns(history: Sequence[Event]) -> tuple[turn_summaries.TurnSummary, ...]:
    """Return the turns of a deal so far, the first one first; a turn lasts until a discard or the scoring."""
    builder = _SummaryBuilder()
    for step in turn_summaries.action_steps(history):
        builder.add(step)
    return tuple(builder.turns)


def is_drawing(act: turn_summaries.TurnAction) -> bool:
    """Return whether the action only drew cards."""
    return act.text.source == _DREW.source


class _SummaryBuilder:
    """Builder of turn summaries, which tracks meld sizes to tell new melds from additions."""

    def __init__(self) -> None:
        self._melds: Counter[Zone] = Counter()
        self.turns: list[turn_summaries.TurnSummary] = []

    def add(self, step: turn_summaries.ActionStep) -> None:
        """Add an action step; a partner's answer belongs to the turn in which the question was asked."""
        if any(move.source == STOCK and move.target != hand(step.actor) for move in step.moves()):
            return  # the pack was cut, and the cards were dealt
        acts = tuple(self._acts(step))
        over = any(move.target == DISCARD or move.target.kind == "shown" for move in step.moves())
        if self.turns and not self.turns[-1].over:
            turn = self.turns.pop()
            self.turns.append(turn_summaries.TurnSummary(turn.seat, turn.acts + acts, over))
        elif acts:
            self.turns.append(turn_summaries.TurnSummary(step.actor, acts, over))

    def _acts(self, step: turn_summaries.ActionStep) -> Iterator[turn_summaries.TurnAction]:
        seat = step.actor
        moves = list(step.moves())
        drawn = next((move for move in moves if move.source == STOCK), None)
        if drawn is not None:
            yield _counted(_DREW, seat, len(drawn.cards))
        taken = sum(len(move.cards) for move in moves if move.source == DISCARD)
        if taken:
            yield _counted(_TOOK, seat, taken)
        for move in moves:
            if move.target.kind == "threes":
                yield _act(_RED_THREE, seat, turn_summaries.TurnCards(turn_summaries.seen(move.cards), move.target))
        yield from self._laid(step)
        yield from step.sentences()
        for cards in (turn_summaries.seen(move.cards) for move in moves if move.target == DISCARD):
            yield _act(
                _FROZE if any(map(is_wild, cards)) else _DISCARDED, seat, turn_summaries.TurnCards(cards, DISCARD)
            )

    def _laid(self, step: turn_summaries.ActionStep) -> Iterator[turn_summaries.TurnAction]:
        """Yield the melds of one step; the points of a first meld include all cards laid with it."""
        laid: dict[Zone, Cards] = {}
        for move in step.moves():
            if move.target.kind == "meld":
                laid[move.target] = laid.get(move.target, ()) + turn_summaries.seen(move.cards)
        begun = [zone for zone in laid if not self._melds[zone]]
        opens = bool(begun) and not any(self._melds[zone] for zone in self._melds if zone.owner == begun[0].owner)
        for zone, cards in laid.items():
            group = turn_summaries.TurnCards(group_order(cards), zone)
            if zone not in begun:
                yield turn_summaries.TurnAction(_ADDED.filled(Who(step.actor), meld_name(zone.slot)), (group,))
            elif zone != begun[0]:
                yield _act(_AND, step.actor, group)
            elif opens:
                points = points_of(card for cards in laid.values() for card in cards)
                yield turn_summaries.TurnAction(_FIRST.filled(Who(step.actor), points), (group,))
            else:
                yield _act(_MELDED, step.actor, group)
        self._melds.update({zone: len(cards) for zone, cards in laid.items()})


def _act(text: Text, seat: Seat, group: turn_summaries.TurnCards) -> turn_summaries.TurnAction:
    return turn_summaries.TurnAction(text.filled(Who(seat)), (group,))


def _counted(text: Text, seat: Seat, cards: int) -> turn_summaries.TurnAction:
    return turn_summaries.TurnAction(text.filled(Who(seat), cards, n=cards))


def story(_options: CanastaOptions, _seats: int, over: turn_summaries.ScoredDeal) -> turn_summaries.DealSummary:
    """Return the deal summary: who went out, and the points left in the hands."""
    return turn_summaries.DealSummary(_fact(over.view.public, over))


def _fact(public: CanastaPublic, over: turn_summaries.ScoredDeal) -> Text:
    me, out = over.view.seat, public.out
    mine = 0 if me is None else _left_in_hand(over, me)
    if out is None:
        return _NOBODY_AND.filled(mine) if mine else _NOBODY
    if out != me:
        return _THEY_OUT_AND.filled(Who(out), mine) if mine else _THEY_OUT.filled(Who(out))
    others = (seat for seat in public.order if public.sides[seat] != public.sides[out])
    kept = sum(_left_in_hand(over, seat) for seat in others)
    if not kept:
        return _OUT_ALONE
    return (_CONCEALED if public.concealed else _OUT).filled(kept)


def _left_in_hand(over: turn_summaries.ScoredDeal, seat: Seat) -> int:
    laid = (event for event in over.heard if isinstance(event, CardsMoved) and event.target == shown(seat))
    return sum(points_of(card for card in event.cards if card is not None) for event in laid)
