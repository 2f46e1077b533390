"""One formatter writes every number."""

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from cardtable.app.i18n.catalogue_renderer import MINUS, SEPARATORS, NumberFormat, usually_native
from cardtable.app.i18n.language_manager import AppRenderer
from cardtable.app.multiplayer.in_match.notification_widgets import minutes_of
from cardtable.core.text import Text, translate
from tests.app.dialogs.tongues import tongues


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
    assert NumberFormat(language, native=native).write(value) == written


def test_a_deal_number_is_not_grouped() -> None:
    assert NumberFormat("hi").write_digits("4817203") == "४८१७२०३"


def test_numbers_and_names_in_a_right_to_left_sentence_stand_apart() -> None:
    persian = NumberFormat("fa")
    assert persian.within(persian.write(-5)) == "\u2066\u200e−۵\u2069"
    assert persian.name_within("Kavya") == "\u2068Kavya\u2069"
    assert NumberFormat("en").name_within("Kavya") == "Kavya"


def test_a_name_written_from_the_right_stands_apart_in_any_sentence() -> None:
    """Else "Choose 3 cards for مینا: 0 of 3" has its nought before the name."""
    assert NumberFormat("en").name_within("مینا") == "\u2068مینا\u2069"


def places_of(text: str) -> list[float]:
    """How far from the left each character begins in a line that runs from right to left."""
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout = QTextLayout(text)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return [float(line.cursorToX(place)[0]) for place in range(len(text) + 1)]  # type: ignore[index]  # a pair


@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize("pattern", ["%s", "امتیاز %s در این دست", "%s: امتیاز", "Asha: %s", "(%s)"])
def test_a_negative_number_reads_right_in_persian(qapp: QApplication, pattern: str, native: bool) -> None:
    """The minus sign stands to the left of the digits, and these in their order, wherever the number is."""
    persian = NumberFormat("fa", native=native)
    number = persian.write(-26) if pattern == "%s" else persian.within(persian.write(-26))
    text = pattern % number
    minus = text.index(MINUS)
    places = places_of(text)[minus : minus + 4]
    assert places[0] < places[1] < places[2]


def test_digits_are_latin_where_most_people_write_them() -> None:
    assert [code for code in ("en", "pa", "hi", "te", "fa") if usually_native(code)] == ["fa"]


def test_a_time_on_a_persian_plate_goes_from_left_to_right(qapp: QApplication) -> None:
    """Minutes before seconds, and the tens before the ones."""
    with tongues(qapp) as tongue:
        tongue.speak("fa")
        away = translate("Plates", "away %1", "minutes and seconds, on a plate")
        text = tongue.renderer.text(away.filled(minutes_of(7 * 60 + 50, tongue.renderer)))
    places = places_of(text)
    digits = [places[place] for place, sign in enumerate(text) if sign.isdigit()]
    assert len(digits) == 3
    assert digits == sorted(digits)


@pytest.mark.parametrize("path", ["/home/asha/games", "/خانه/بازی/one.cardtable", "C:\\Users\\آشا\\games"])
def test_a_path_in_a_persian_sentence_goes_from_left_to_right(qapp: QApplication, path: str) -> None:
    words = AppRenderer()
    words.numbers = NumberFormat("fa")
    text = words.text(Text("Test", "پروندهٔ %1 خوانده نمی‌شود.").filled(path))
    places = places_of(text)
    ends = [places[place + 1] for place, sign in enumerate(text) if sign in SEPARATORS]
    for folder, (begin, end) in zip(re.split(r"[/\\]", path)[1:], pairwise([*ends, 1e9]), strict=True):
        first = text.index(folder)
        assert all(begin <= place < end for place in places[first : first + len(folder)])
