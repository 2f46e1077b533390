"""Turn summaries and deal summary of Svoi Kozyri, from a seat's history."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event
from cardtable.core.guidance import turn_summaries
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.state import PILE, SvoiKozyriPublic, hand

_LED = translate("Svoi Kozyri, told", "led %2", "who did it stands above; a card follows")
_BEGAN_ANEW = translate("Svoi Kozyri, told", "started again with %2", "who did it stands above; a card follows")
_BEAT = translate("Svoi Kozyri, told", "beat %2 with %3", "who did it stands above; two cards")
_BEAT_BY_TRUMP = translate("Svoi Kozyri, told", "beat %2 with the trump %3", "who did it stands above; two cards")
_THEN = translate("Svoi Kozyri, told", "and played %2", "who did it stands above; a card follows")
_DID_NOT_BEAT = translate("Svoi Kozyri, told", "didn't beat %2", "who did it stands above; a card follows")
_TOOK = translate("Svoi Kozyri, told", "and picked up %2: %3", "who did it stands above; how many cards, then these")


def told_turns(history: Sequence[Event]) -> tuple[turn_summaries.TurnSummary, ...]:
    """Return the turns of a deal so far in order; taking everything and leading again is one turn."""
    turns: list[turn_summaries.TurnSummary] = []
    pile: Cards = ()
    led = False
    for step in turn_summaries.action_steps(history):
        acts = tuple(_acts(step, pile, led=led))
        for move in step.moves():
            if move.target == PILE:
                pile, led = pile + turn_summaries.seen(move.cards), True
            elif move.source == PILE:
                pile = pile[: len(pile) - len(move.cards)]
        if turns and turns[-1].seat == step.actor:
            acts = turns.pop().acts + acts
        if acts:
            turns.append(turn_summaries.TurnSummary(step.actor, acts))
    return tuple(turns)


def _acts(step: turn_summaries.ActionStep, pile: Cards, *, led: bool) -> Iterator[turn_summaries.TurnAction]:
    """Yield the summary of an action with this pile on the table; `led`: a card has been led in this deal before."""
    seat = step.actor
    played = [card for move in step.moves() if move.source == hand(seat) and move.target == PILE for card in move.cards]
    taken = [card for move in step.moves() if move.source == PILE and move.target == hand(seat) for card in move.cards]
    if taken:
        yield _act(_DID_NOT_BEAT, seat, turn_summaries.TurnCards(pile[-1:], beaten=True))
        yield turn_summaries.TurnAction(
            _TOOK.filled(Who(seat), len(taken)), (turn_summaries.TurnCards(turn_summaries.seen(taken)),)
        )
    elif played and not pile:
        yield _act(_BEGAN_ANEW if led else _LED, seat, _laid(turn_summaries.seen(played)))
    elif played:
        yield from _beating(seat, pile[-1], turn_summaries.seen(played))
    yield from step.sentences()


def _beating(seat: Seat, top: Card, played: Cards) -> Iterator[turn_summaries.TurnAction]:
    """Yield the summary of a beat.

    A card of another suit than the top card must be a trump (KR-09).
    """
    text = _BEAT if played[0].suit == top.suit else _BEAT_BY_TRUMP
    yield _act(text, seat, turn_summaries.TurnCards((top,), beaten=True), _laid(played[:1]))
    if played[1:]:
        yield _act(_THEN, seat, _laid(played[1:]))


def _laid(cards: Cards) -> turn_summaries.TurnCards:
    return turn_summaries.TurnCards(cards, PILE)


def _act(text: Text, seat: Seat, *groups: turn_summaries.TurnCards) -> turn_summaries.TurnAction:
    return turn_summaries.TurnAction(text.filled(Who(seat)), groups)


_DRAW = translate("Svoi Kozyri", "Nobody is left alone: the deal is a draw.")
_FIRST = translate("Svoi Kozyri", "You were the first to run out of cards.")
_LAST = translate("Svoi Kozyri", "You are left with the cards.")
_PLACE = translate("Svoi Kozyri", "You finished in place %1.")
_WON = translate("Svoi Kozyri", "%1 was the first to run out of cards.")
_LOST = translate("Svoi Kozyri", "%1 is left with the cards.")


def story(_options: SvoiKozyriOptions, _seats: int, over: turn_summaries.ScoredDeal) -> turn_summaries.DealSummary:
    """Return the summary of a deal, with the person's own result first."""
    public: SvoiKozyriPublic = over.view.public
    seat, loser = over.view.seat, public.loser
    left = None if loser is None or loser == seat else _LOST.filled(Who(loser))
    return turn_summaries.DealSummary(_fact(public, over), left)


def _fact(public: SvoiKozyriPublic, over: turn_summaries.ScoredDeal) -> Text:
    seat, winner, loser = over.view.seat, public.winner, public.loser
    if winner is None or loser is None:
        return _DRAW
    if seat == loser:
        return _LAST
    if seat == winner:
        return _FIRST
    if seat is not None and seat in public.out:
        return _PLACE.filled(public.out.index(seat) + 1)
    return _WON.filled(Who(winner))
