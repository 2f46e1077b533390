"""Query answers of Svoi Kozyri: the pile and its top, the cards that beat it, all trumps."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import Cards
from cardtable.core.events import CardsMoved
from cardtable.core.guidance import player_queries
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.text import Text, Who, literal_text, translate
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.beating_rules import pickup
from cardtable.games.svoi_kozyri.options import MatchKind, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import beating, faces_of_pile, own_hand
from cardtable.games.svoi_kozyri.state import PILE, SvoiKozyriPhase, SvoiKozyriPublic, hand

_TOP = in_person_form(
    translate("Svoi Kozyri", "%1 on top, by %2", "a card of the pile, and who put it there"),
    {2: translate("Svoi Kozyri", "%1 on top, by you", "a card of the pile")},
)
_TOP_LEFT = translate("Svoi Kozyri", "%1 on top", "a card of the pile, left there when others were picked up")
_SIZE = translate("Svoi Kozyri", "pile: %1", "how many cards it has")
_EMPTY = translate("Svoi Kozyri", "the table is empty")
_TRUMPS = translate("Svoi Kozyri", "trumps: %1", "those of the own hand, such as: spades 6 queen")
_FREE = translate("Svoi Kozyri", "your trumps can be: %1", "suits")
_BEAT = translate("Svoi Kozyri", "%1 card(s) beat it: %2", n=0)
_OR_PICK_UP = translate("Svoi Kozyri", "or pick up %1", "a number of cards")
_PICK_UP = translate("Svoi Kozyri", "nothing beats it: pick up %1", "a number of cards")
_HOLDS = in_person_form(
    translate("Svoi Kozyri", "%1 %2 with %3", "a player, how many cards they hold, and their trump suit"),
    {1: translate("Svoi Kozyri", "you %2 with %3", "how many cards you hold, and your trump suit")},
)
_LOST = translate("Svoi Kozyri", "deals lost: %1", "by player: Amrit 1, Kavya 0")
_WON = translate("Svoi Kozyri", "deals won: %1", "by player: Amrit 1, Kavya 0")
_NOT_NAMED = translate("Svoi Kozyri", "no trumps have been chosen yet")
_BEATS = translate("Svoi Kozyri", "it beats the %1")
_LEAD_IT = translate("Svoi Kozyri", "you can lead it")
_PUT_IT = translate("Svoi Kozyri", "you can put it on the %1")

_Asking = player_queries.QueryContext[SvoiKozyriPublic]


def answers(options: SvoiKozyriOptions, _seats: int) -> player_queries.GameAnswers:
    """Return the game's own query answers under these options."""
    return {
        player_queries.PlayerQuery.TABLE: _on_table,
        player_queries.PlayerQuery.HAND: _hand,
        player_queries.PlayerQuery.PLAYABLE: lambda known: _playable(options, known),
        player_queries.PlayerQuery.LEFT: lambda known: (player_queries.list_cards(list(_each(known))),),
        player_queries.PlayerQuery.POINTS: lambda known: _points(options, known),
        player_queries.PlayerQuery.HOLDINGS: _holdings,
        player_queries.PlayerQuery.CARD: _card,
    }


def _on_table(known: _Asking) -> tuple[Text, ...]:
    pile = faces_of_pile(known.view)
    if not pile:
        return (_EMPTY,)
    moved = [event for event in known.heard if isinstance(event, CardsMoved) and PILE in (event.source, event.target)]
    owner = moved[-1].source.owner if moved and moved[-1].target == PILE else None
    top = _TOP_LEFT.filled(pile[-1]) if owner is None else _TOP.filled(pile[-1], Who(Seat(owner)))
    return (top, _SIZE.filled(len(pile)))


def _hand(known: _Asking) -> tuple[Text, ...]:
    """Return the player's hand by suits, the player's trumps last."""
    held = own_hand(known.view)
    return (player_queries.list_cards(_by_suits(known, held)),) if held else ()


def _by_suits(known: _Asking, cards: Cards) -> list[Text]:
    seat = known.view.seat
    trump = None if seat is None else known.view.public.trumps[seat]
    others, own = ([card for card in cards if (card.suit is trump) is own] for own in (False, True))
    return [
        *player_queries.cards_by_suit(others),
        *(_TRUMPS.filled(suit) for suit in player_queries.cards_by_suit(own)),
    ]


def _playable(options: SvoiKozyriOptions, known: _Asking) -> tuple[Text, ...]:
    """Return the cards that beat the top card, and the pick-up; () for a lead, the prompt for a second card."""
    public, pile = known.view.public, faces_of_pile(known.view)
    free = [literal_text(command.suit) for command in known.commands if command.suit is not None]
    if free:
        return (_FREE.filled(player_queries.list_cards(free)),)
    if not known.own_turn or public.turn is None or public.phase is not SvoiKozyriPhase.PLAYING or not pile:
        return ()
    if known.draft.marked:
        return (known.display.prompt,)
    count, found = pickup(options, pile, public.trumps[public.turn]), beating(known.view)
    if not found:
        return (_PICK_UP.filled(count),)
    beat = _BEAT.filled(len(found), player_queries.list_cards(_by_suits(known, found)), n=len(found))
    return (beat, _OR_PICK_UP.filled(count)) if options.voluntary_pickup else (beat,)


def _each(known: _Asking) -> Iterator[Text]:
    for seat in known.others_first:
        count, trump = len(known.view.zones[hand(seat)]), known.view.public.trumps[seat]
        yield player_queries.seat_has(seat, count) if trump is None else _HOLDS.filled(Who(seat), count, trump)


def _points(options: SvoiKozyriOptions, known: _Asking) -> tuple[Text, ...]:
    score = known.view.public.score
    counted = player_queries.list_cards([player_queries.seat_has(seat, score[seat]) for seat in known.round])
    return ((_LOST if options.match is MatchKind.LOSSES else _WON).filled(counted),)


def _holdings(known: _Asking) -> tuple[Text, ...]:
    trumps = known.view.public.trumps
    named = [player_queries.seat_has(seat, suit) for seat in known.round if (suit := trumps[seat]) is not None]
    return (player_queries.list_cards(named) if named else _NOT_NAMED,)


def _card(known: _Asking) -> tuple[Text, ...]:
    """Return the use of the focused card: to beat the top card, to lead, or to put on top."""
    if known.focused is None or known.refusal is not None or not known.own_turn:
        return ()
    card, zone = known.focused
    pile = faces_of_pile(known.view)
    if known.view.public.phase is not SvoiKozyriPhase.PLAYING or not known.kinds.is_hand_of(known.view.seat, zone):
        return ()
    if known.draft.marked:
        return (_PUT_IT.filled(known.draft.marked[0]),)
    return (_BEATS.filled(pile[-1]),) if pile and card in beating(known.view) else () if pile else (_LEAD_IT,)
