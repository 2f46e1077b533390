"""Legal actions of the Hearts family by phase, and the rules of playing a card (HR-07 to HR-09).

The clause ids of refusals come from the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Generic

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.refusal import Refusal
from cardtable.core.text import Who, translate
from cardtable.core.views import View
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.dealing import NOT_HELD, check_pass
from cardtable.families.hearts.options import QUEEN_OF_SPADES
from cardtable.families.hearts.public_facts import F, TrickPhase, actors
from cardtable.families.hearts.trick_zones import own_hand

Bar = Callable[[Card], Refusal | None]
"""Asked about a card, it answers None or the clause that bars it from being played."""

_PLAY_NOW = translate("Hearts family", "Now play a card to the trick.")
_NOT_YOUR_TURN = translate("Hearts family", "It's %1's turn, not yours.")
_CHOOSE_MOON = translate("Hearts family", "Whoever has shot the moon must choose how it counts.")
_DEAL_OVER = translate("Hearts family", "The deal is over.")


@frozen
class ClauseIds:
    """Clause ids of a game for the refusals of this module."""

    passing: str
    play: str
    follow: str
    moon: str
    over: str


@frozen
class LegalActions(Generic[F]):
    """Legality rules of a game of the family."""

    clauses: ClauseIds
    pass_count: int
    bar: Callable[[F, Cards], Bar]  # from the facts and the hand of the acting seat

    def legal(self, view: View[F]) -> Iterator[Action]:
        """Yield every legal action of the seat, each once even with twins; none if it is not to act."""
        if view.seat not in actors(view.public):
            return
        match view.public.phase:
            case TrickPhase.PASSING:
                held = own_hand(view)
                choices = combinations(held, self.pass_count)
                yield from map(PassCards, choices if len(set(held)) == len(held) else dict.fromkeys(choices))
            case TrickPhase.PLAYING:
                yield from map(PlayCard, self.playable(view))
            case _:  # the moon: in all other phases no seat is to act
                yield from (ScoreMoon(True), ScoreMoon(False))

    def playable(self, view: View[F]) -> Cards:
        """Return the cards that the seat may play now, each once."""
        if view.public.phase is not TrickPhase.PLAYING or view.public.turn != view.seat:
            return ()
        held = own_hand(view)
        bar = self.bar(view.public, held)
        return tuple(card for card in dict.fromkeys(held) if bar(card) is None)

    def check(self, view: View[F], action: Action) -> Refusal | None:
        """Return None if the seat may do this now, else the refusal."""
        match view.public.phase:
            case TrickPhase.PASSING:
                return check_pass(self.clauses.passing, view, action, self.pass_count)
            case TrickPhase.PLAYING:
                return self._check_play(view, action)
            case TrickPhase.MOON:
                own = view.seat == view.public.shooter and isinstance(action, ScoreMoon)
                return None if own else Refusal(self.clauses.moon, _CHOOSE_MOON)
        return Refusal(self.clauses.over, _DEAL_OVER)

    def _check_play(self, view: View[F], action: Action) -> Refusal | None:
        clause, turn = self.clauses.play, view.public.turn
        assert turn is not None  # set while cards are played
        if view.seat != turn:
            return Refusal(clause, _NOT_YOUR_TURN.filled(Who(turn)))
        if not isinstance(action, PlayCard):
            return Refusal(clause, _PLAY_NOW)
        held = own_hand(view)
        if action.card not in held:
            return Refusal(clause, NOT_HELD.filled(action.card))
        return self.bar(view.public, held)(action.card)


_LOWEST_CLUB = translate("Hearts family", "The first trick begins with the %1.")
OPEN_WITHOUT_POINTS = translate("Hearts family", "The first trick must not begin with a point card.")
NO_POINTS_YET = translate("Hearts family", "No points may be discarded on the first trick.")
_FOLLOW = {
    Suit.CLUBS: translate("Hearts family", "You must follow clubs."),
    Suit.DIAMONDS: translate("Hearts family", "You must follow diamonds."),
    Suit.SPADES: translate("Hearts family", "You must follow spades."),
    Suit.HEARTS: translate("Hearts family", "You must follow hearts."),
}
_NOT_BROKEN = translate("Hearts family", "Hearts may not be led before they are broken.")
_QUEEN_NOT_YET = translate("Hearts family", "The queen of spades may not be led before hearts are broken.")


def nothing(_card: Card) -> None:
    """Return None: no card is barred."""


def if_any_is_left(hand: Sequence[Card], bar: Bar) -> Bar:
    """Return the bar, or `nothing` if it would bar every card of the hand."""
    return bar if any(bar(card) is None for card in hand) else nothing


def only_this(clause: str, opener: Card) -> Bar:
    """Return the bar of all cards but the lowest club, which opens the first trick."""
    refusal = Refusal(clause, _LOWEST_CLUB.filled(opener))
    return lambda card: None if card == opener else refusal


def must_follow(clause: str, hand: Sequence[Card], led: Suit) -> Bar | None:
    """Return the bar of other suits than the one led; None if the hand has no card of it (HR-07).

    No other rule overrides the duty to follow suit.
    """
    if not any(card.suit is led for card in hand):
        return None
    refusal = Refusal(clause, _FOLLOW[led])
    return lambda card: None if card.suit is led else refusal


def unbroken_lead(hearts: str | None, queen: str | None) -> Bar:
    """Return the bar of leads before hearts are broken (HR-09): hearts, the queen of spades.

    Each argument is the clause id of its rule, None if the rule is off.
    """
    no_hearts = None if hearts is None else Refusal(hearts, _NOT_BROKEN)
    no_queen = None if queen is None else Refusal(queen, _QUEEN_NOT_YET)

    def bar(card: Card) -> Refusal | None:
        if card.suit is Suit.HEARTS:
            return no_hearts
        return no_queen if card == QUEEN_OF_SPADES else None

    return bar
