"""What came from outside is one line of text that can be seen, and turns nothing around."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.basics.plain_text import LONGEST_NAME, plain_name, plain_player, plain_text
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text

EVERY_SIGN = st.text(st.characters())  # halves of letters as well
JOINERS = "\u200c\u200d"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Ann", "Ann"),
        ("<b>Ann</b> & %1", "<b>Ann</b> & %1"),
        ("A\u202eB\u2066C\u200e\u061c", "ABC"),
        ("A\nB\tC\u2028D\r", "A B C D "),
        ("A\x00\x1b[31mB\x7f", "A[31mB"),
        ("A\ud800\udcffB\ufeff", "AB"),
        ("پارسا\u200cجان", "پارسا\u200cجان"),
        ("क्\u200dष", "क्\u200dष"),
        ("ਗੁਰਪ੍ਰੀਤ 👩🏽", "ਗੁਰਪ੍ਰੀਤ 👩🏽"),
        ("12\u202f345", "12\u202f345"),
    ],
)
def test_what_stays_and_what_goes(text: str, plain: str) -> None:
    assert plain_text(text) == plain


@given(EVERY_SIGN)
def test_nothing_unseen_survives_and_nothing_changes_twice(text: str) -> None:
    plain = plain_text(text)
    assert not [sign for sign in plain if sign not in JOINERS and unicodedata.category(sign) in ("Cc", "Cf", "Cs")]
    assert len(plain.splitlines()) <= 1
    assert plain_text(plain) == plain
    plain.encode()


@given(EVERY_SIGN)
def test_a_name_is_short_and_has_no_space_at_its_ends(text: str) -> None:
    name = plain_name(text)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip() == plain_name(name)


@given(EVERY_SIGN)
def test_a_plain_player_stays_so(text: str) -> None:
    assert plain_player(plain_player(text)) == plain_player(text)


def test_a_player_keeps_the_level_and_gets_a_plain_name() -> None:
    assert plain_player("person  A\n\u202eB ") == "person A B"
    assert plain_player("club " + "x" * 100) == "club " + "x" * LONGEST_NAME
    assert plain_player("person") == "person"


def test_a_text_that_is_filled_into_a_sentence_is_plain() -> None:
    said = SourceRenderer().text(Text("", "%1 plays.", args=("A\u202e\n\ud800B",)))
    assert said == "A B plays."
