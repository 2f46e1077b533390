"""Whatever a game can announce is said to those whom it names as "you" in full and in few words, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from cardtable.core.events import Announced
from cardtable.core.language.speech_forms import SpokenForms, WordingLevel, forms
from cardtable.core.text import Text
from cardtable.games import discover
from cardtable.table.speech.update_remarks import UpdateRemark, remark_of, word_remarks
from tests.conformance.addressing import lame_forms, misaddressed, tells_of_another
from tests.conformance.test_addressing import ONE, OTHER, THIRD, announced, announcers, given, sentences


@cache
def spoken() -> SpokenForms:
    """Those of all games."""
    both = SpokenForms()
    for game in discover().values():
        both |= game.spoken()
    return both


def remarked(text: Text) -> UpdateRemark:
    return remark_of(text, spoken().of(text), ONE)


def is_said_to_all(text: Text) -> None:
    """In full and in few words, to each whom it names."""
    found = remarked(text)
    for form in (found.full, found.brief):
        assert form is None or not list(lame_forms(form))
        fewer = form is not None and tells_of_another(form) and not forms(form).keys() >= forms(text).keys()
        assert form is None or not fewer, f"“{form.source}” addresses fewer"
    for wording in WordingLevel:
        for said in word_remarks((found,), wording):
            for reader in (ONE, OTHER, THIRD):
                assert not list(misaddressed(said, reader))


@pytest.mark.parametrize("function", announcers())
def test_whoever_is_named_is_addressed_in_every_form_of_words(function: Callable[..., Announced]) -> None:
    for text in announced(function):
        is_said_to_all(text)


@pytest.mark.parametrize("text", [pytest.param(text, id=place) for place, text in sentences()])
def test_a_sentence_that_names_a_player_first_does_so_in_every_form_of_words(text: Text) -> None:
    is_said_to_all(given(text))
