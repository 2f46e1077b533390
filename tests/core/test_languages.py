"""The languages that the program speaks."""

from __future__ import annotations

from cardtable.core.languages import SPOKEN, Language


def test_each_language_that_is_spoken_has_a_code_and_its_own_name() -> None:
    assert SPOKEN == ("en", "pa", "hi", "te", "fa")
    names = [language.label.source for language in Language if language.value in SPOKEN]
    assert len(set(names)) == len(SPOKEN)
    assert Language.HINDI.label.source == "हिन्दी"
