"""Text that is fitted into its place."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardtable.table.style.text_painting import SMALLEST_TYPE, fitted, paint_text, text_width


def type_of(pixels: int) -> QFont:
    font = QFont(QApplication.font())
    font.setPixelSize(pixels)
    return font


def test_no_text_fits_anywhere(qapp: QApplication) -> None:
    """A panel without a title is painted before it has a place: its width is less than nothing."""
    assert fitted(type_of(14), "", -12.0).pixelSize() == 14


def test_type_becomes_smaller_until_it_fits_or_can_hardly_be_read(qapp: QApplication) -> None:
    sentence = "Choose three cards for Amrit"
    whole = text_width(sentence, type_of(20))
    assert fitted(type_of(20), sentence, whole).pixelSize() == 20
    assert text_width(sentence, fitted(type_of(20), sentence, whole * 0.7)) <= whole * 0.72
    assert fitted(type_of(20), sentence, -3.0).pixelSize() == SMALLEST_TYPE


def painted(text: str) -> QImage:
    image = QImage(420, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_text(painter, QRectF(0, 0, 420, 40), text, type_of(16), "white")
    painter.end()
    return image


@pytest.mark.parametrize(
    ("said", "marked"),
    [
        ("\u2068مینا\u2069 passes 3 cards to Amrit.", "\u200e"),
        ("\u2068Asha\u2069 سه برگ به مینا داد.", "\u200f"),
        ("\u2068مینا\u2069", "\u200f"),
    ],
)
def test_a_sentence_runs_as_its_own_words_do_whoever_is_named_first(qapp: QApplication, said: str, marked: str) -> None:
    """A mark of the right direction before the sentence changes nothing."""
    assert painted(said) == painted(marked + said)
