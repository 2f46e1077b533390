"""Announcements of Cancellation Hearts alone; the shared ones are in the Hearts family."""

from __future__ import annotations

from cardtable.core.language.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import translate
from cardtable.families.hearts.announcements import QUEEN

CANCELS = in_person_form(
    translate("Cancellation Hearts", "%1 plays the %2, and the twins cancel each other."),
    {1: translate("Cancellation Hearts", "You play the %2, and the twins cancel each other.")},
)
WAIT = translate("Cancellation Hearts", "Nobody wins the trick: %1 card(s) wait for the next winner.", n=0)
OUT = translate("Cancellation Hearts", "Nobody wins the trick, and its %1 card(s) are out of play.", n=0)
LOST = translate("Cancellation Hearts", "Nobody wins the last trick, and %1 card(s) count for nobody.", n=0)
FALLS = in_person_form(
    translate("Cancellation Hearts", "Nobody wins the last trick, and %1 takes its cards."),
    {1: translate("Cancellation Hearts", "Nobody wins the last trick, and you take its cards.")},
)
COLLECTS = in_person_form(
    translate("Cancellation Hearts", "%1 takes %2 waiting card(s) as well.", n=0),
    {1: translate("Cancellation Hearts", "You take %2 waiting card(s) as well.", n=0)},
)
_BRIEF_CANCELS = translate("Cancellation Hearts, brief", "%2, the twins cancel")
_BRIEF_COLLECTS = in_person_form(
    translate("Cancellation Hearts, brief", "takes %2 waiting"),
    {1: translate("Cancellation Hearts, brief", "take %2 waiting")},
)
SPOKEN = SpokenForms(
    {
        CANCELS: SpeechForm(brief=_BRIEF_CANCELS, always_with=QUEEN),
        WAIT: SpeechForm(brief=translate("Cancellation Hearts, brief", "nobody takes it, %1 wait"), always=True),
        OUT: SpeechForm(brief=translate("Cancellation Hearts, brief", "nobody takes it"), always=True),
        LOST: SpeechForm(always=True),
        FALLS: SpeechForm(always=True),
        COLLECTS: SpeechForm(brief=_BRIEF_COLLECTS, always=True),
    }
)
