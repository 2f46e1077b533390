"""The sentences that Cancellation Hearts speaks and shows beside the plates."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.events import Announced
from cardtable.core.text import Who, translate
from cardtable.core.zones import Seat

_DEALS = translate("Hearts", "%1 deals.")
_PASSES = translate("Hearts", "%1 passes %2 card(s) to %3.", n=0)
_LEADS = translate("Hearts", "%1 leads the %2.")
_PLAYS = translate("Hearts", "%1 plays the %2.")
_CANCELS = translate("Cancellation Hearts", "%1 plays the %2, and the twins cancel each other.")
_BROKEN = translate("Hearts", "Hearts are broken.")
_TAKES = translate("Hearts", "%1 takes the %2.")
_WAIT = translate("Cancellation Hearts", "Nobody wins the trick: %1 card(s) wait for the next winner.", n=0)
_OUT = translate("Cancellation Hearts", "Nobody wins the trick, and its %1 card(s) are out of play.", n=0)
_LOST = translate("Cancellation Hearts", "Nobody wins the last trick, and %1 card(s) count for nobody.", n=0)
_FALLS = translate("Cancellation Hearts", "Nobody wins the last trick, and %1 takes its cards.")
_COLLECTS = translate("Cancellation Hearts", "%1 takes %2 waiting card(s) as well.", n=0)
_WIDOW = translate("Cancellation Hearts", "%1 takes the widow of %2 card(s).", n=0)
_MOON = translate("Hearts", "%1 has shot the moon.")
_ADD = translate("Hearts", "%1 adds %2 points to every other total.")
_SUBTRACT = translate("Hearts", "%1 subtracts %2 points from the own total.")


def deals(dealer: Seat) -> Announced:
    """A deal begins."""
    return Announced(dealer, _DEALS.filled(Who(dealer)))


def passes(seat: Seat, cards: int, to: Seat) -> Announced:
    """A seat has chosen its cards."""
    return Announced(seat, _PASSES.filled(Who(seat), cards, Who(to), n=cards))


def plays(seat: Seat, card: Card, *, lead: bool, cancels: bool) -> Announced:
    """A card is led or played; `cancels`: its twin lies in the trick."""
    sentence = _LEADS if lead else _CANCELS if cancels else _PLAYS
    return Announced(seat, sentence.filled(Who(seat), card))


def broken() -> Announced:
    """The first heart (or a queen of spades) of the deal has been played."""
    return Announced(None, _BROKEN)


def takes(seat: Seat, card: Card) -> Announced:
    """A remarkable card was taken."""
    return Announced(seat, _TAKES.filled(Who(seat), card))


def waits(cards: int) -> Announced:
    """A trick is void, and so many cards wait now."""
    return Announced(None, _WAIT.filled(cards, n=cards))


def is_out(cards: int) -> Announced:
    """A void trick is out of play."""
    return Announced(None, _OUT.filled(cards, n=cards))


def is_lost(cards: int) -> Announced:
    """The last trick is void, and all that lies on the table is lost with it."""
    return Announced(None, _LOST.filled(cards, n=cards))


def falls_to(seat: Seat) -> Announced:
    """The last trick is void, and the rules give its cards to this seat."""
    return Announced(seat, _FALLS.filled(Who(seat)))


def collects(seat: Seat, cards: int) -> Announced:
    """The cards of void tricks have found their owner."""
    return Announced(seat, _COLLECTS.filled(Who(seat), cards, n=cards))


def takes_widow(seat: Seat, cards: int) -> Announced:
    """The widow has found its owner."""
    return Announced(seat, _WIDOW.filled(Who(seat), cards, n=cards))


def shoots(seat: Seat) -> Announced:
    """The moon was shot."""
    return Announced(seat, _MOON.filled(Who(seat)))


def chooses(seat: Seat, points: int, *, add: bool) -> Announced:
    """The shooter has chosen."""
    return Announced(seat, (_ADD if add else _SUBTRACT).filled(Who(seat), points))
