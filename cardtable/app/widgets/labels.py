"""What is drawn by hand and described in words: to a screen reader it is a picture.

A label for any words, those of other people too.

The name of a player in a table of figures: the figures need their room first.

A label of several lines that begin at the same edge in every direction of writing.

Texts on widgets, kept as data so that a change of language says them again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6 import QtCore  # QtCore.Qt has 100 enums, made at the first look at it: the first frame does without
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.palette import palette_of
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text, TextRenderer, literal_text
from cardtable.table.style.text_painting import set_tip


class PictureWidget(QLabel):
    """Takes the focus, so that a screen reader comes to its name and description; subclasses paint it.

    Qt gives the role of a picture to labels with a pixmap, and to no other widget: this one has an empty one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        empty = QPixmap(1, 1)
        empty.fill(Qt.GlobalColor.transparent)
        self.setPixmap(empty)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class PlainLabel(QLabel):
    """Shows its text letter by letter: Qt takes whatever looks like markup for markup, and loads what it names."""

    def setText(self, text: str) -> None:
        """Show another text."""
        self.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        super().setText(text)


SHARE = 0.3  # of the screen's width: so much a long name has at least


class NameLabel(PlainLabel):
    """One line, with an ellipsis where it has less room than it needs; then the tool tip tells all of it."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell()

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(min(whole.width(), round(SHARE * screen_geometry.room_on_screen().width())), whole.height())

    def shown(self) -> str:
        """What is to be seen of the name."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _tell(self) -> None:
        set_tip(self, "" if self.shown() == self.text() else self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown() == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), int(self.alignment()), self.shown())


RING = 1.5  # pixels, around what has the keyboard


class Paragraph(PlainLabel):
    """A label whose text wraps; where a page is read by keys, it can have the keyboard.

    `QLabel` lets the space at which a line was broken stand at its right even where the line begins there, so that all
    lines but the last would begin a space too late; this one paints text from right to left itself.
    """

    def __init__(self, parent: QWidget | None = None, level: int = 0) -> None:
        """`level`: of a heading, 1 for that of the page; 0 for what is none."""
        super().__init__(parent)
        self.level = level
        self.setWordWrap(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            super().paintEvent(event)
        else:
            painter = QPainter(self)
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(QRectF(self.contentsRect()), self.text(), self._option())
            painter.end()
        if self.hasFocus():
            self._paint_ring()

    def _paint_ring(self) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette_of(self).focus), RING))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(RING / 2, RING / 2, -RING / 2, -RING / 2), 3, 3)
        painter.end()

    def _option(self) -> QTextOption:
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        option.setAlignment(option.alignment() | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(self.layoutDirection())
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        if not option.alignment() & Qt.AlignmentFlag.AlignHCenter:
            option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
        return option


__all__ = ["RetranslatedTexts", "literal_text"]


@frozen
class _Entry:
    setter: Callable[[str], object]
    text: Text


class RetranslatedTexts:
    """The texts of one window or panel, each with the setter that shows it."""

    def __init__(self, words: TextRenderer) -> None:
        self.words = words
        self._entries: dict[object, _Entry] = {}

    def put(self, setter: Callable[[str], object], text: Text, key: object = None) -> None:
        """Show a text now and after each `renew`; a second text for the same setter, or key, replaces the first."""
        self._entries[key or setter] = _Entry(setter, text)
        setter(self.words.text(text))

    def name(self, widget: QWidget, name: Text, description: Text | None = None) -> None:
        """Tell assistive technology what a control is called, and what more there is to say."""
        self.put(widget.setAccessibleName, name)
        if description is not None:
            self.put(widget.setAccessibleDescription, description)
            self.put(partial(set_tip, widget), description, key=widget)

    def renew(self) -> None:
        """Say every text again in the language now in force."""
        for entry in self._entries.values():
            entry.setter(self.words.text(entry.text))
