"""How sentences are said aloud, found by sentence whatever fills it."""

from __future__ import annotations

from cardtable.core.language.speech_forms import PLAIN, SpeechForm, SpokenForms
from cardtable.core.rules import GameDefinition
from cardtable.core.text import translate

PLAYS = translate("Toy", "%1 plays the %2.")
LEADS = translate("Toy", "%1 leads the %2.")
BRIEF = translate("Toy", "%2")


def test_a_sentence_is_found_whatever_fills_it() -> None:
    forms = SpokenForms({PLAYS: SpeechForm(brief=BRIEF)})
    assert forms.of(PLAYS.filled("Amrit", 7, n=7)).brief == BRIEF
    assert forms.of(LEADS) is PLAIN
    assert GameDefinition.__dataclass_fields__["spoken"].default().of(PLAYS) is PLAIN


def test_of_two_sets_the_second_one_counts_where_both_have_a_sentence() -> None:
    family = SpokenForms({PLAYS: SpeechForm(brief=BRIEF), LEADS: SpeechForm(brief=BRIEF)}, few=3)
    game = SpokenForms({PLAYS: SpeechForm(always=True)}, by_rank=True)
    both = family | game
    assert both.of(PLAYS) == SpeechForm(always=True)
    assert both.of(LEADS) == SpeechForm(brief=BRIEF)
    assert (both.few, both.by_rank) == (3, True)
