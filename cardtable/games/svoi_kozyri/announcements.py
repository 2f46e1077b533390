"""Announcements of Svoi Kozyri, spoken and shown at plates."""

from __future__ import annotations

from functools import cache

from cardtable.core.cards import Card, Suit
from cardtable.core.events import Announced
from cardtable.core.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Who, translate
from cardtable.core.zones import Seat

_DEALS = in_person_form(
    translate("Svoi Kozyri", "%1 deals."),
    {1: translate("Svoi Kozyri", "You deal.")},
)
_TRUMP = in_person_form(
    translate("Svoi Kozyri", "%1 has %2 as trumps."),
    {1: translate("Svoi Kozyri", "You have %2 as trumps.")},
)
_LOT = translate("Svoi Kozyri", "The last card dealt is the %1.")
_GETS = in_person_form(
    translate("Svoi Kozyri", "%1 gets the %2."),
    {1: translate("Svoi Kozyri", "You get the %2.")},
)
_LEADS = in_person_form(
    translate("Svoi Kozyri", "%1 leads the %2."),
    {1: translate("Svoi Kozyri", "You lead the %2.")},
)
_BEATS = in_person_form(
    translate("Svoi Kozyri", "%1 beats the %2 with the %3."),
    {1: translate("Svoi Kozyri", "You beat the %2 with the %3.")},
)
_BEATS_THEN = in_person_form(
    translate("Svoi Kozyri", "%1 beats the %2 with the %3 and plays the %4."),
    {1: translate("Svoi Kozyri", "You beat the %2 with the %3 and play the %4.")},
)
_TAKES = in_person_form(
    translate("Svoi Kozyri", "%1 picks up %2 card(s).", n=0),
    {1: translate("Svoi Kozyri", "You pick up %2 card(s).", n=0)},
)
_TAKES_ALL = in_person_form(
    translate("Svoi Kozyri", "%1 picks up the whole pile: %2 card(s).", n=0),
    {1: translate("Svoi Kozyri", "You pick up the whole pile: %2 card(s).", n=0)},
)
_OUT = in_person_form(
    translate("Svoi Kozyri", "%1 has no cards left and is out."),
    {1: translate("Svoi Kozyri", "You have no cards left and are out.")},
)
_LOSES = in_person_form(
    translate("Svoi Kozyri", "%1 is left with cards and loses."),
    {1: translate("Svoi Kozyri", "You are left with cards and lose.")},
)
_LAST_CARD = in_person_form(
    translate("Svoi Kozyri", "%1 beats the %2 with the last card, the %3: a draw with %4."),
    {
        1: translate("Svoi Kozyri", "You beat the %2 with the last card, the %3: a draw with %4."),
        4: translate("Svoi Kozyri", "%1 beats the %2 with the last card, the %3: a draw with you."),
    },
)
_LIMIT = translate("Svoi Kozyri", "That was turn %1, the last one: a draw between all who still hold cards.")
_NEAR_LIMIT = translate("Svoi Kozyri", "After %1 more turn(s) it is a draw between all who still hold cards.", n=0)
_SECOND_TIME = translate("Svoi Kozyri", "The same position for the second time: the next repetition makes it a draw.")
_THIRD_TIME = translate("Svoi Kozyri", "The same position for the third time: a draw between all who still hold cards.")

_BRIEF_LEADS = in_person_form(
    translate("Svoi Kozyri, brief", "leads %2"),
    {1: translate("Svoi Kozyri, brief", "lead %2")},
)
_BRIEF_GETS = in_person_form(
    translate("Svoi Kozyri, brief", "gets %2"),
    {1: translate("Svoi Kozyri, brief", "get %2")},
)
_BRIEF_BEATS = in_person_form(
    translate("Svoi Kozyri, brief", "beats with %3"),
    {1: translate("Svoi Kozyri, brief", "beat with %3")},
)
_BRIEF_BEATS_THEN = in_person_form(
    translate("Svoi Kozyri, brief", "beats with %3, then %4"),
    {1: translate("Svoi Kozyri, brief", "beat with %3, then %4")},
)
_BRIEF_TAKES = in_person_form(
    translate("Svoi Kozyri, brief", "picks up %2"),
    {1: translate("Svoi Kozyri, brief", "pick up %2")},
)
_BRIEF_TAKES_ALL = in_person_form(
    translate("Svoi Kozyri, brief", "picks up all %2"),
    {1: translate("Svoi Kozyri, brief", "pick up all %2")},
)
_BRIEF_TRUMP = in_person_form(
    translate("Svoi Kozyri, brief", "%2", "a trump suit behind the name of whose it is"),
    {1: translate("Svoi Kozyri, brief", "%2", "your own trump suit, behind: You")},
)
_BRIEF_OUT = in_person_form(
    translate("Svoi Kozyri, brief", "out", "has no cards left"),
    {1: translate("Svoi Kozyri, brief", "are out")},
)
_FEW = 3  # largest hand size whose remaining cards are announced
SPOKEN = SpokenForms(
    {
        _TRUMP: SpeechForm(brief=_BRIEF_TRUMP, always=True),
        _GETS: SpeechForm(brief=_BRIEF_GETS),
        _LEADS: SpeechForm(brief=_BRIEF_LEADS),
        _BEATS: SpeechForm(brief=_BRIEF_BEATS),
        _BEATS_THEN: SpeechForm(brief=_BRIEF_BEATS_THEN),
        _TAKES: SpeechForm(brief=_BRIEF_TAKES),
        _TAKES_ALL: SpeechForm(brief=_BRIEF_TAKES_ALL),
        _OUT: SpeechForm(brief=_BRIEF_OUT, always=True),
        _LOSES: SpeechForm(always=True),
        _LAST_CARD: SpeechForm(always=True),
        _LIMIT: SpeechForm(always=True),
        _SECOND_TIME: SpeechForm(always=True),
        _THIRD_TIME: SpeechForm(always=True),
    },
    few=_FEW,
)


def deals(dealer: Seat) -> Announced:
    """Return the announcement of a new deal."""
    return Announced(dealer, _DEALS.filled(Who(dealer)))


def has_trump(seat: Seat, suit: Suit) -> Announced:
    """Return the announcement of a seat's trump suit."""
    return Announced(seat, _TRUMP.filled(Who(seat), suit))


def lot(card: Card) -> Announced:
    """Return the announcement of the last card dealt, where it decides something."""
    return Announced(None, _LOT.filled(card))


def gets(seat: Seat, card: Card) -> Announced:
    """Return the announcement of a lowest trump given to its owner."""
    return Announced(seat, _GETS.filled(Who(seat), card))


@cache
def leads(seat: Seat, card: Card) -> Announced:
    """Return the announcement of a lead to the empty table."""
    return Announced(seat, _LEADS.filled(Who(seat), card))


def beats(seat: Seat, top: Card, card: Card, then: Card | None) -> Announced:
    """Return the announcement of a beaten top card; `then`: the second card, or None."""
    if then is None:
        return Announced(seat, _BEATS.filled(Who(seat), top, card))
    return Announced(seat, _BEATS_THEN.filled(Who(seat), top, card, then))


@cache
def takes(seat: Seat, cards: int, *, everything: bool) -> Announced:
    """Return the announcement of a pick-up."""
    return Announced(seat, (_TAKES_ALL if everything else _TAKES).filled(Who(seat), cards, n=cards))


def is_out(seat: Seat) -> Announced:
    """Return the announcement of a seat without cards."""
    return Announced(seat, _OUT.filled(Who(seat)))


def loses(seat: Seat) -> Announced:
    """Return the announcement of the only seat left with cards."""
    return Announced(seat, _LOSES.filled(Who(seat)))


def draws(seat: Seat, top: Card, card: Card, other: Seat) -> Announced:
    """Return the announcement of a draw by the very last card."""
    return Announced(seat, _LAST_CARD.filled(Who(seat), top, card, Who(other)))


def limit(turns: int) -> Announced:
    """Return the announcement of a draw by the turn limit."""
    return Announced(None, _LIMIT.filled(turns))


def near_limit(left: int) -> Announced:
    """Return the announcement that the turn limit is near."""
    return Announced(None, _NEAR_LIMIT.filled(left, n=left))


def second_time() -> Announced:
    """Return the announcement of a position repeated once."""
    return Announced(None, _SECOND_TIME)


def third_time() -> Announced:
    """Return the announcement of a position repeated twice."""
    return Announced(None, _THIRD_TIME)
