"""Announcements of the Hearts family, spoken and shown at plates, and names of characters.

The name of a character stands behind a player's name: "Parisa, likes the moon".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from cardtable.core.cards import Card
from cardtable.core.events import Announced
from cardtable.core.language.speech_forms import A_CARD, SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Who, conjoin, translate
from cardtable.core.zones import Seat
from cardtable.families.hearts.options import QUEEN_OF_SPADES

tr = partial(translate, "Hearts family")
brief = partial(translate, "Hearts family, brief")

_DEALS = in_person_form(tr("%1 deals."), {1: tr("You deal.")})
_PASSES = in_person_form(
    tr("%1 passes %2 card(s) to %3.", n=0),
    {
        1: tr("You pass %2 card(s) to %3.", n=0),
        3: tr("%1 passes %2 card(s) to you.", n=0),
    },
)
_LEADS = in_person_form(tr("%1 leads the %2."), {1: tr("You lead the %2.")})
_PLAYS = in_person_form(tr("%1 plays the %2."), {1: tr("You play the %2.")})
_BROKEN = tr("Hearts are broken.")
_TAKES = in_person_form(tr("%1 takes the %2."), {1: tr("You take the %2.")})
_KITTY = in_person_form(
    tr("%1 takes the kitty of %2 card(s).", n=0),
    {1: tr("You take the kitty of %2 card(s).", n=0)},
)
_MOON = in_person_form(tr("%1 has shot the moon."), {1: tr("You have shot the moon.")})
_ADD = in_person_form(
    tr("%1 adds %2 points to every other total."),
    {1: tr("You add %2 points to every other total.")},
)
_SUBTRACT = in_person_form(
    tr("%1's total drops by %2 points."),
    {1: tr("Your total drops by %2 points.")},
)
_WINS = in_person_form(tr("%1 wins the deal."), {1: tr("You win the deal.")})
_SHARE = tr("%1 share the win in this deal.")

_BRIEF_PASSES = in_person_form(brief("passes %2 to %3"), {1: brief("pass %2 to %3"), 3: brief("passes %2 to you")})
_BRIEF_TAKES = in_person_form(brief("takes %2"), {1: brief("take %2")})
_BRIEF_KITTY = in_person_form(brief("takes the kitty, %2"), {1: brief("take the kitty, %2")})
_TOGETHER = tr("%1 have passed their cards.", "two players or more")
QUEEN = frozenset((QUEEN_OF_SPADES,))
SPOKEN = SpokenForms(
    {
        _PASSES: SpeechForm(brief=_BRIEF_PASSES, together=_TOGETHER),
        _LEADS: SpeechForm(brief=A_CARD, always_with=QUEEN),
        _PLAYS: SpeechForm(brief=A_CARD, always_with=QUEEN),
        _BROKEN: SpeechForm(brief=brief("hearts broken"), always=True),
        _TAKES: SpeechForm(brief=_BRIEF_TAKES, again=A_CARD, of_trick=True, always=True),
        _KITTY: SpeechForm(brief=_BRIEF_KITTY, always=True),
        _MOON: SpeechForm(always=True),
        _ADD: SpeechForm(always=True),
        _SUBTRACT: SpeechForm(always=True),
        _WINS: SpeechForm(always=True),
        _SHARE: SpeechForm(always=True),
    }
)


@cache
def deals(dealer: Seat) -> Announced:
    """Return the announcement of the dealer at the start of a deal."""
    return Announced(dealer, _DEALS.filled(Who(dealer)))


def passes(seat: Seat, cards: int, to: Seat) -> Announced:
    """Return the announcement that a seat has chosen its cards to pass."""
    return Announced(seat, _PASSES.filled(Who(seat), cards, Who(to), n=cards))


@cache
def plays(seat: Seat, card: Card, *, lead: bool) -> Announced:
    """Return the announcement of a card led or played."""
    return Announced(seat, (_LEADS if lead else _PLAYS).filled(Who(seat), card))


def broken() -> Announced:
    """Return the announcement of the first card of the deal that breaks hearts."""
    return Announced(None, _BROKEN)


def takes(seat: Seat, card: Card) -> Announced:
    """Return the announcement of a trick won with a notable card."""
    return Announced(seat, _TAKES.filled(Who(seat), card))


def takes_kitty(seat: Seat, cards: int) -> Announced:
    """Return the announcement of the seat that takes the kitty."""
    return Announced(seat, _KITTY.filled(Who(seat), cards, n=cards))


def shoots(seat: Seat) -> Announced:
    """Return the announcement of a moon."""
    return Announced(seat, _MOON.filled(Who(seat)))


def chooses(seat: Seat, points: int, *, add: bool) -> Announced:
    """Return the announcement of the shooter's choice between the two scores of a moon."""
    return Announced(seat, (_ADD if add else _SUBTRACT).filled(Who(seat), points))


def wins_deal(seats: Sequence[Seat]) -> Announced:
    """Return the announcement of the seats with the fewest points in the deal (H-19)."""
    if len(seats) == 1:
        return Announced(seats[0], _WINS.filled(Who(seats[0])))
    return Announced(None, _SHARE.filled(conjoin([Who(seat) for seat in seats])))


CAREFUL = translate("Characters", "careful", "how a computer player plays; stands behind a name")
BOLD = translate("Characters", "bold", "how a computer player plays; stands behind a name")
LIKES_THE_MOON = translate("Characters", "likes the moon", "how a computer player plays; stands behind a name")
