"""The phrases: one number, one meaning, short enough for a button."""

from __future__ import annotations

from cardtable.host.phrases import PHRASES
from cardtable.host.room_types import PHRASES as COUNT
from tests.known_sentences import known_sentences

LONGEST_BUTTON = 28  # letters


def test_every_number_on_the_wire_has_a_phrase_of_its_own() -> None:
    assert len(PHRASES) == COUNT == len(set(PHRASES))
    assert (PHRASES[0].source, PHRASES[2].source, PHRASES[31].source) == (
        "Hello!",
        "Well played!",
        "See you tomorrow!",
    )


def test_phrases_fit_a_button_and_are_translated() -> None:
    for phrase in PHRASES:
        assert len(phrase.source) <= LONGEST_BUTTON
        assert (phrase.context, phrase.source, "") in known_sentences()
        assert phrase.args == ()
