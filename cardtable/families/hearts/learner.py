"""Questions about the learner's view in the lessons of the Hearts family."""

from __future__ import annotations

from cardtable.core.cards import Cards, Suit
from cardtable.core.guidance.lessons import LEARNER
from cardtable.core.views import View
from cardtable.families.hearts.public_facts import F, TrickPhase
from cardtable.families.hearts.trick_zones import own_hand


def passes(view: View[F]) -> bool:
    """Return True if the learner is to pass cards."""
    return view.public.phase is TrickPhase.PASSING and LEARNER not in view.public.passed


def in_play(view: View[F]) -> bool:
    """Return True while cards are played."""
    return view.public.phase is TrickPhase.PLAYING


def leads(view: View[F]) -> bool:
    """Return True if the learner is to lead."""
    return in_play(view) and view.public.turn == LEARNER and not view.public.trick


def of_suit(view: View[F], suit: Suit | None) -> Cards:
    """Return the player's cards of a suit, the lowest first."""
    return tuple(card for card in own_hand(view) if card.suit is suit)


def follows(view: View[F]) -> Cards:
    """Return the player's cards of the suit led on the learner's turn, the lowest first."""
    public = view.public
    if not in_play(view) or public.turn != LEARNER or not public.trick:
        return ()
    return of_suit(view, public.trick[0].suit)


def is_void(view: View[F]) -> bool:
    """Return True if the learner is to play to a trick, and has no card of the suit led."""
    return in_play(view) and view.public.turn == LEARNER and bool(view.public.trick) and not follows(view)
