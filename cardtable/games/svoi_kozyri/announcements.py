"""Announcements of Svoi Kozyri, spoken and shown at plates."""

from __future__ import annotations

from functools import partial

from cardtable.core.language.speech_forms import (
    A_CARD,
    CARD_FOURTH,
    CARD_THIRD,
    SpeechForm,
    SpokenForms,
    in_person_form,
)
from cardtable.core.text import translate

tr = partial(translate, "Svoi Kozyri")
brief = partial(translate, "Svoi Kozyri, brief")

DEALS = in_person_form(tr("%1 deals."), {1: tr("You deal.")})
TRUMP = in_person_form(tr("%1 has %2 as trumps."), {1: tr("You have %2 as trumps.")})
LOT = tr("The last card dealt is the %1.")
GETS = in_person_form(tr("%1 gets the %2."), {1: tr("You get the %2.")})
LEADS = in_person_form(tr("%1 leads the %2."), {1: tr("You lead the %2.")})
BEATS = in_person_form(tr("%1 beats the %2 with the %3."), {1: tr("You beat the %2 with the %3.")})
BEATS_THEN = in_person_form(
    tr("%1 beats the %2 with the %3 and plays the %4."), {1: tr("You beat the %2 with the %3 and play the %4.")}
)
TAKES = in_person_form(tr("%1 picks up %2 card(s).", n=0), {1: tr("You pick up %2 card(s).", n=0)})
TAKES_ALL = in_person_form(
    tr("%1 picks up the whole pile: %2 card(s).", n=0), {1: tr("You pick up the whole pile: %2 card(s).", n=0)}
)
OUT = in_person_form(tr("%1 has no cards left and is out."), {1: tr("You have no cards left and are out.")})
LOSES = in_person_form(tr("%1 is left with cards and loses."), {1: tr("You are left with cards and lose.")})
LAST_CARD = in_person_form(
    tr("%1 beats the %2 with the last card, the %3: a draw with %4."),
    {
        1: tr("You beat the %2 with the last card, the %3: a draw with %4."),
        4: tr("%1 beats the %2 with the last card, the %3: a draw with you."),
    },
)
LIMIT = tr("That was turn %1, the last one: a draw between all who still hold cards.")
NEAR_LIMIT = tr("After %1 more turn(s) it is a draw between all who still hold cards.", n=0)
SECOND_TIME = tr("The same position for the second time: the next repetition makes it a draw.")
THIRD_TIME = tr("The same position for the third time: a draw between all who still hold cards.")

_BRIEF_LEADS = in_person_form(brief("leads %2"), {1: brief("lead %2")})
_BRIEF_GETS = in_person_form(brief("gets %2"), {1: brief("get %2")})
_BRIEF_BEATS = in_person_form(brief("beats with %3"), {1: brief("beat with %3")})
_BRIEF_BEATS_THEN = in_person_form(brief("beats with %3, then %4"), {1: brief("beat with %3, then %4")})
_BRIEF_TAKES = in_person_form(brief("picks up %2"), {1: brief("pick up %2")})
_BRIEF_TAKES_ALL = in_person_form(brief("picks up all %2"), {1: brief("pick up all %2")})
_BRIEF_TRUMP = brief("%2", "a trump suit behind the name of whose it is")
_BRIEF_OUT = in_person_form(brief("out", "has no cards left"), {1: brief("are out")})
_FEW = 3  # largest hand size whose remaining cards are announced
SPOKEN = SpokenForms(
    {
        TRUMP: SpeechForm(brief=_BRIEF_TRUMP, always=True),
        GETS: SpeechForm(brief=_BRIEF_GETS, again=A_CARD),
        LEADS: SpeechForm(brief=_BRIEF_LEADS, again=A_CARD),
        BEATS: SpeechForm(brief=_BRIEF_BEATS, again=CARD_THIRD),
        BEATS_THEN: SpeechForm(brief=_BRIEF_BEATS_THEN, again=CARD_FOURTH),
        TAKES: SpeechForm(brief=_BRIEF_TAKES),
        TAKES_ALL: SpeechForm(brief=_BRIEF_TAKES_ALL),
        OUT: SpeechForm(brief=_BRIEF_OUT, always=True),
        LOSES: SpeechForm(always=True),
        LAST_CARD: SpeechForm(always=True),
        LIMIT: SpeechForm(always=True),
        SECOND_TIME: SpeechForm(always=True),
        THIRD_TIME: SpeechForm(always=True),
    },
    few=_FEW,
)
