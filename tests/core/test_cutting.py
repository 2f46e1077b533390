"""Cutting the pack: the order turns, no card is lost, and the text says how many were lifted off."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.cutting import Cut, check_cut, cut, cuts, read_cut

PACK = parse_cards("4C 5C 6C 7C 8C".split())


def test_what_is_lifted_off_comes_last() -> None:
    assert cut(PACK, 2) == parse_cards("6C 7C 8C 4C 5C".split())
    assert cut(cut(PACK, 2), 3) == PACK


def test_some_cards_are_lifted_and_some_stay() -> None:
    assert [number for number in range(-1, 8) if check_cut(Cut(number), 5, "C-21") is None] == list(cuts(5))
    assert list(cuts(5)) == [1, 2, 3, 4]
    refusal = check_cut(Cut(5), 5, "C-21")
    assert refusal is not None
    assert refusal.code == "C-21"


def test_the_text_names_the_number() -> None:
    assert Cut(54).write() == "cut 54"
    assert read_cut("54") == Cut(54)


@pytest.mark.parametrize("number", ["", "-1", "1.5", "²", "٥", "five", "9" * 5000])
def test_other_texts_are_refused_in_a_sentence(number: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        read_cut(number)
