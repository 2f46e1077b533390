"""Announcements of Cancellation Hearts alone; the shared ones are in the Hearts family."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.events import Announced
from cardtable.core.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Who, translate
from cardtable.core.zones import Seat
from cardtable.families.hearts.announcements import QUEEN

_CANCELS = in_person_form(
    translate("Cancellation Hearts", "%1 plays the %2, and the twins cancel each other."),
    {1: translate("Cancellation Hearts", "You play the %2, and the twins cancel each other.")},
)
_WAIT = translate("Cancellation Hearts", "Nobody wins the trick: %1 card(s) wait for the next winner.", n=0)
_OUT = translate("Cancellation Hearts", "Nobody wins the trick, and its %1 card(s) are out of play.", n=0)
_LOST = translate("Cancellation Hearts", "Nobody wins the last trick, and %1 card(s) count for nobody.", n=0)
_FALLS = in_person_form(
    translate("Cancellation Hearts", "Nobody wins the last trick, and %1 takes its cards."),
    {1: translate("Cancellation Hearts", "Nobody wins the last trick, and you take its cards.")},
)
_COLLECTS = in_person_form(
    translate("Cancellation Hearts", "%1 takes %2 waiting card(s) as well.", n=0),
    {1: translate("Cancellation Hearts", "You take %2 waiting card(s) as well.", n=0)},
)
_BRIEF_CANCELS = in_person_form(
    translate("Cancellation Hearts, brief", "%2, the twins cancel"),
    {1: translate("Cancellation Hearts, brief", "%2, the twins cancel", "you played the second")},
)
_BRIEF_COLLECTS = in_person_form(
    translate("Cancellation Hearts, brief", "takes %2 waiting"),
    {1: translate("Cancellation Hearts, brief", "take %2 waiting")},
)
SPOKEN = SpokenForms(
    {
        _CANCELS: SpeechForm(brief=_BRIEF_CANCELS, always_with=QUEEN),
        _WAIT: SpeechForm(brief=translate("Cancellation Hearts, brief", "nobody takes it, %1 wait"), always=True),
        _OUT: SpeechForm(brief=translate("Cancellation Hearts, brief", "nobody takes it"), always=True),
        _LOST: SpeechForm(always=True),
        _FALLS: SpeechForm(always=True),
        _COLLECTS: SpeechForm(brief=_BRIEF_COLLECTS, always=True),
    }
)


def cancels(seat: Seat, card: Card) -> Announced:
    """Return the announcement of a card whose twin is in the trick."""
    return Announced(seat, _CANCELS.filled(Who(seat), card))


def waits(cards: int) -> Announced:
    """Return the announcement of a void trick, with the number of cards that wait now."""
    return Announced(None, _WAIT.filled(cards, n=cards))


def is_out(cards: int) -> Announced:
    """Return the announcement of a void trick that is out of play."""
    return Announced(None, _OUT.filled(cards, n=cards))


def is_lost(cards: int) -> Announced:
    """Return the announcement of a void last trick, whose cards count for no seat."""
    return Announced(None, _LOST.filled(cards, n=cards))


def falls_to(seat: Seat) -> Announced:
    """Return the announcement of a void last trick whose cards the rules give to this seat."""
    return Announced(seat, _FALLS.filled(Who(seat)))


def collects(seat: Seat, cards: int) -> Announced:
    """Return the announcement of the seat that takes the cards of void tricks."""
    return Announced(seat, _COLLECTS.filled(Who(seat), cards, n=cards))
