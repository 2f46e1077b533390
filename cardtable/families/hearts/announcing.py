"""The sentences that both games speak and show beside the plates."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardtable.core.addressing import addressed
from cardtable.core.cards import Card
from cardtable.core.events import Announced
from cardtable.core.spoken_forms import A_CARD, Aloud, SpokenForms
from cardtable.core.text import Who, bare, conjoin, translate
from cardtable.core.zones import Seat
from cardtable.families.hearts.card_values import QUEEN_OF_SPADES

_DEALS = addressed(
    translate("Hearts family", "%1 deals."),
    {1: translate("Hearts family", "You deal.")},
)
_PASSES = addressed(
    translate("Hearts family", "%1 passes %2 card(s) to %3.", n=0),
    {
        1: translate("Hearts family", "You pass %2 card(s) to %3.", n=0),
        3: translate("Hearts family", "%1 passes %2 card(s) to you.", n=0),
    },
)
_LEADS = addressed(
    translate("Hearts family", "%1 leads the %2."),
    {1: translate("Hearts family", "You lead the %2.")},
)
_PLAYS = addressed(
    translate("Hearts family", "%1 plays the %2."),
    {1: translate("Hearts family", "You play the %2.")},
)
_BROKEN = translate("Hearts family", "Hearts are broken.")
_TAKES = addressed(
    translate("Hearts family", "%1 takes the %2."),
    {1: translate("Hearts family", "You take the %2.")},
)
_KITTY = addressed(
    translate("Hearts family", "%1 takes the kitty of %2 card(s).", n=0),
    {1: translate("Hearts family", "You take the kitty of %2 card(s).", n=0)},
)
_MOON = addressed(
    translate("Hearts family", "%1 has shot the moon."),
    {1: translate("Hearts family", "You have shot the moon.")},
)
_ADD = addressed(
    translate("Hearts family", "%1 adds %2 points to every other total."),
    {1: translate("Hearts family", "You add %2 points to every other total.")},
)
_SUBTRACT = addressed(
    translate("Hearts family", "%1's total drops by %2 points."),
    {1: translate("Hearts family", "Your total drops by %2 points.")},
)
_WINS = addressed(
    translate("Hearts family", "%1 wins the deal."),
    {1: translate("Hearts family", "You win the deal.")},
)
_SHARE = addressed(
    translate("Hearts family", "%1 share the deal."),
    {1: translate("Hearts family", "%1 share the deal.", "players, and you are one of them")},
)

_BRIEF_PASSES = addressed(
    translate("Hearts family, brief", "passes %2 to %3"),
    {
        1: translate("Hearts family, brief", "pass %2 to %3"),
        3: translate("Hearts family, brief", "passes %2 to you"),
    },
)
_BRIEF_LEADS = addressed(
    translate("Hearts family, brief", "leads %2"),
    {1: translate("Hearts family, brief", "lead %2")},
)
_BRIEF_TAKES = addressed(
    translate("Hearts family, brief", "takes %2"),
    {1: translate("Hearts family, brief", "take %2")},
)
_BRIEF_KITTY = addressed(
    translate("Hearts family, brief", "takes the kitty, %2"),
    {1: translate("Hearts family, brief", "take the kitty, %2")},
)
_TOGETHER = addressed(
    translate("Hearts family", "%1 have passed their cards.", "two players or more"),
    {1: translate("Hearts family", "%1 have passed their cards.", "two players or more, and you are one of them")},
)
QUEEN = frozenset((QUEEN_OF_SPADES,))
SPOKEN = SpokenForms(
    {
        _PASSES: Aloud(brief=_BRIEF_PASSES, together=_TOGETHER),
        _LEADS: Aloud(brief=_BRIEF_LEADS, always_with=QUEEN),
        _PLAYS: Aloud(brief=A_CARD, always_with=QUEEN),
        _BROKEN: Aloud(brief=translate("Hearts family, brief", "hearts broken"), always=True),
        _TAKES: Aloud(brief=_BRIEF_TAKES, always=True),
        _KITTY: Aloud(brief=_BRIEF_KITTY, always=True),
        _MOON: Aloud(always=True),
        _ADD: Aloud(always=True),
        _SUBTRACT: Aloud(always=True),
        _WINS: Aloud(always=True),
        _SHARE: Aloud(always=True),
    }
)


@cache
def deals(dealer: Seat) -> Announced:
    """Who deals, as the deal begins."""
    return Announced(dealer, _DEALS.filled(Who(dealer)))


def passes(seat: Seat, cards: int, to: Seat) -> Announced:
    """A seat has chosen its cards."""
    return Announced(seat, _PASSES.filled(Who(seat), cards, Who(to), n=cards))


@cache
def plays(seat: Seat, card: Card, *, lead: bool) -> Announced:
    """A card is led or played."""
    return Announced(seat, (_LEADS if lead else _PLAYS).filled(Who(seat), card))


def broken() -> Announced:
    """The first heart (or a queen of spades) of the deal has been played."""
    return Announced(None, _BROKEN)


def takes(seat: Seat, card: Card) -> Announced:
    """A trick with a remarkable card was won."""
    return Announced(seat, _TAKES.filled(Who(seat), card))


def takes_kitty(seat: Seat, cards: int) -> Announced:
    """What was left over has found its owner."""
    return Announced(seat, _KITTY.filled(Who(seat), cards, n=cards))


def shoots(seat: Seat) -> Announced:
    """Who has shot the moon."""
    return Announced(seat, _MOON.filled(Who(seat)))


def chooses(seat: Seat, points: int, *, add: bool) -> Announced:
    """Who has shot the moon, and which of the two scores that earns was chosen."""
    return Announced(seat, (_ADD if add else _SUBTRACT).filled(Who(seat), points))


def wins_deal(seats: Sequence[Seat]) -> Announced:
    """The deal is counted, and these seats have the fewest points of it (H-19)."""
    if len(seats) == 1:
        return Announced(seats[0], _WINS.filled(Who(seats[0])))
    return Announced(None, _SHARE.filled(conjoin([bare(Who(seat)) for seat in seats])))
