"""One formatter writes every number."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from cardtable.app.numbers import MINUS, Numbers, usually_native


@pytest.mark.parametrize(
    ("language", "native", "value", "written"),
    [
        ("en", True, 0, "0"),
        ("en", True, 1234567, "1,234,567"),
        ("en", True, -26, "−26"),
        ("hi", True, 1234567, "१२,३४,५६७"),
        ("hi", False, 1234567, "12,34,567"),
        ("pa", True, 100, "੧੦੦"),
        ("te", True, 5005, "౫,౦౦౫"),
        ("fa", True, 1234567, "۱٬۲۳۴٬۵۶۷"),
        ("fa", False, 1234567, "1,234,567"),
        ("fa", True, -10, "\u200e−۱۰"),
        ("pseudo", True, 42, "42"),
    ],
)
def test_numbers(language: str, native: bool, value: int, written: str) -> None:
    assert Numbers(language, native=native).write(value) == written


def test_a_deal_number_is_not_grouped() -> None:
    assert Numbers("hi").write_digits("4817203") == "४८१७२०३"


def test_numbers_and_names_in_a_right_to_left_sentence_stand_apart() -> None:
    persian = Numbers("fa")
    assert persian.within(persian.write(-5)) == "\u2066\u200e−۵\u2069"
    assert persian.name_within("Kavya") == "\u2068Kavya\u2069"
    assert Numbers("en").name_within("Kavya") == "Kavya"


@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize("pattern", ["%s", "امتیاز %s در این دست", "%s: امتیاز", "Asha: %s", "(%s)"])
def test_a_negative_number_reads_right_in_persian(qapp: QApplication, pattern: str, native: bool) -> None:
    """The minus sign stands to the left of the digits, and these in their order, wherever the number is."""
    persian = Numbers("fa", native=native)
    number = persian.write(-26) if pattern == "%s" else persian.within(persian.write(-26))
    text = pattern % number
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout = QTextLayout(text)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    minus = text.index(MINUS)
    places = [line.cursorToX(minus + step)[0] for step in range(4)]
    assert places[0] < places[1] < places[2]


def test_digits_are_latin_where_most_people_write_them() -> None:
    assert [code for code in ("en", "pa", "hi", "te", "fa") if usually_native(code)] == ["fa"]
