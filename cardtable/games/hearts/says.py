"""The sentences that Hearts speaks and shows beside the plates."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.events import Announced
from cardtable.core.text import Who, translate
from cardtable.core.zones import Seat

_DEALS = translate("Hearts", "%1 deals.")
_PASSES = translate("Hearts", "%1 passes %2 card(s) to %3.", n=0)
_LEADS = translate("Hearts", "%1 leads the %2.")
_PLAYS = translate("Hearts", "%1 plays the %2.")
_BROKEN = translate("Hearts", "Hearts are broken.")
_TAKES = translate("Hearts", "%1 takes the %2.")
_KITTY = translate("Hearts", "%1 takes the kitty of %2 card(s).", n=0)
_MOON = translate("Hearts", "%1 has shot the moon.")
_SUN = translate("Hearts", "%1 has shot the sun.")
_ADD = translate("Hearts", "%1 adds %2 points to every other total.")
_SUBTRACT = translate("Hearts", "The total of %1 falls by %2 points.")


def deals(dealer: Seat) -> Announced:
    """A deal begins."""
    return Announced(dealer, _DEALS.filled(Who(dealer)))


def passes(seat: Seat, cards: int, to: Seat) -> Announced:
    """A seat has chosen its cards."""
    return Announced(seat, _PASSES.filled(Who(seat), cards, Who(to), n=cards))


def plays(seat: Seat, card: Card, *, lead: bool) -> Announced:
    """A card is led or played."""
    return Announced(seat, (_LEADS if lead else _PLAYS).filled(Who(seat), card))


def broken() -> Announced:
    """The first heart (or the queen) of the deal has been played."""
    return Announced(None, _BROKEN)


def takes(seat: Seat, card: Card) -> Announced:
    """A trick with a remarkable card was won."""
    return Announced(seat, _TAKES.filled(Who(seat), card))


def takes_kitty(seat: Seat, cards: int) -> Announced:
    """The kitty has found its owner."""
    return Announced(seat, _KITTY.filled(Who(seat), cards, n=cards))


def shoots(seat: Seat, *, sun: bool) -> Announced:
    """The moon or the sun was shot."""
    return Announced(seat, (_SUN if sun else _MOON).filled(Who(seat)))


def chooses(seat: Seat, points: int, *, add: bool) -> Announced:
    """The shooter has chosen."""
    return Announced(seat, (_ADD if add else _SUBTRACT).filled(Who(seat), points))
