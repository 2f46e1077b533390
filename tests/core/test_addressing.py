"""Sentences are said to whoever does what they tell in a form of their own."""

from __future__ import annotations

import pytest

from cardtable.core.language.speech_forms import for_reader, in_person_form, names
from cardtable.core.text import Text, Who, conjoin, join, literal_text, translate
from cardtable.core.zones import Seat

ASHA, AMRIT, KAVYA = map(Seat, range(3))
GIVES = in_person_form(
    translate("Test", "%1 gives %2 card(s) to %3.", n=0),
    {1: translate("Test", "You give %2 card(s) to %3.", n=0), 3: translate("Test", "%1 gives you %2 card(s).", n=0)},
)
SHARE = in_person_form(translate("Test", "%1 share it."), {1: translate("Test", "%1 share it.", "with you")})


def test_each_one_is_told_in_the_form_for_their_part() -> None:
    given = GIVES.filled(Who(ASHA), 3, Who(AMRIT), n=3)
    told = {seat: for_reader(given, seat) for seat in (ASHA, AMRIT, KAVYA, None)}
    assert told[ASHA].source == "You give %2 card(s) to %3."
    assert told[AMRIT].source == "%1 gives you %2 card(s)."
    assert told[KAVYA] is told[None] is given
    assert (told[ASHA].args, told[ASHA].n) == (given.args, 3)


def test_whoever_is_in_a_list_is_told_so() -> None:
    shared = SHARE.filled(conjoin([literal_text(Who(ASHA)), literal_text(Who(KAVYA))]))
    assert for_reader(shared, KAVYA).disambiguation == "with you"
    assert for_reader(shared, AMRIT) is shared
    assert names(shared, ASHA)
    assert not names(3, ASHA)


def test_a_text_that_nothing_was_declared_for_stays_as_it_is() -> None:
    text = Text("Test", "%1: %2", args=(Who(ASHA), 3))
    assert for_reader(text, ASHA) is text


def test_a_sentence_is_declared_with_one_set_of_forms() -> None:
    forms = {1: translate("Test", "You wait.")}
    waits = in_person_form(translate("Test", "%1 waits."), forms)
    assert in_person_form(translate("Test", "%1 waits."), dict(forms)) == waits
    with pytest.raises(ValueError, match="declared with other forms"):
        in_person_form(translate("Test", "%1 waits."), {1: translate("Test", "You stay.")})
    assert for_reader(waits.filled(Who(ASHA)), ASHA).source == "You wait."


def test_in_a_list_no_sentence_is_lost_that_names_the_reader() -> None:
    by = in_person_form(translate("Test", "%1 by %2"), {2: translate("Test", "%1 by you")})
    sentences = join([by.filled("ace", Who(ASHA)), by.filled("ten", Who(KAVYA))])
    assert sentences is not None
    assert for_reader(sentences, KAVYA) is sentences  # its second half says so itself
    four = join([Who(Seat(seat)) for seat in range(4)])
    assert four is not None
    assert for_reader(four, Seat(3)) is four  # and so does a list within
    two = join([Who(ASHA), Who(KAVYA)])
    assert two is not None
    assert for_reader(two, KAVYA).source == "%1, you"
