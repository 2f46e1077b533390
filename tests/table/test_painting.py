"""Text that is fitted into its place."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from cardtable.table.painting.lettering import SMALLEST_TYPE, fitted, text_width


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
