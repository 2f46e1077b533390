"""Numbers are understood as people type them, or refused as a whole."""

from __future__ import annotations

import pytest

from cardtable.core.language.number_text import (
    LONGEST_DEAL_NUMBER,
    deal_number,
    latin_digits,
    typed_digits,
    typed_number,
)
from cardtable.core.language.user_error import UserError


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("4711", "4711"),
        (" 4711\n", "4711"),
        ("004711", "4711"),
        ("000", "0"),
        ("۴۷۱۱", "4711"),
        ("٤٧١١", "4711"),
        ("४७११", "4711"),
        ("੪੭੧੧", "4711"),
        ("౪౭౧౧", "4711"),
        ("4 711", "4711"),
        ("4\N{NARROW NO-BREAK SPACE}711", "4711"),
        ("1234 5678 90", "1234567890"),
        ("1,234,567", "1234567"),
        ("12,34,567", "1234567"),
        ("1'234", "1234"),
        ("۱٬۲۳۴", "1234"),
        ("\N{LEFT-TO-RIGHT ISOLATE}4711\N{POP DIRECTIONAL ISOLATE}", "4711"),
        ("", None),
        (" ", None),
        ("4.5", None),
        ("4,5", None),
        ("1,2345", None),
        (",123", None),
        ("-4", None),
        ("4711a", None),
        ("²", None),
        ("4\N{HEAVY PLUS SIGN}7", None),
    ],
)
def test_the_digits_of_a_whole_number(text: str, digits: str | None) -> None:
    assert typed_digits(text) == digits


@pytest.mark.parametrize(
    ("text", "number"),
    [("-5", -5), ("−۵", -5), ("+5", 5), (" 1,000 ", 1000), ("--5", None), ("-", None), ("1234567890", None)],
)
def test_a_whole_number_may_have_a_sign(text: str, number: int | None) -> None:
    assert typed_number(text) == number


def test_a_number_with_a_point() -> None:
    assert latin_digits("۲٫۵") == "2.5"


def test_a_deal_number_is_never_cut() -> None:
    assert deal_number("9" * LONGEST_DEAL_NUMBER) == "9" * LONGEST_DEAL_NUMBER
    with pytest.raises(UserError, match=r"^“9{40}…” isn't a deal number; deal numbers have up to 40 digits\.$"):
        deal_number("9" * (LONGEST_DEAL_NUMBER + 1))
