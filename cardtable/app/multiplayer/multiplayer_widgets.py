"""Widgets and measures of the pages of "Play with people": an empty table, and the box of a notice."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import MARGIN, paragraph
from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import palette_of
from cardtable.core.text import Text, TextRenderer
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.vector_drawing import circle, colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.text_painting import px

SIDE = 216  # pixels of the sketches: the sidebar
BAR = 20  # pixels of the widest scroll bar at the usual text size


def page_room() -> int:
    """Return the width in pixels of a page beside the sidebar, without margins and scroll bar."""
    beside = min(px(SIDE), screen_geometry.sidebar_width()) + 2 * MARGIN + max(BAR, px(screen_geometry.BAR))
    return screen_geometry.room_on_screen().width() - beside


def columns(count: int, wide: int, room: int) -> int:
    """Return the number of columns for `count` items of this width in rows of equal length; at least 1."""
    return next((few for few in range(count, 0, -1) if count % few == 0 and few * wide <= room), 1)


SIZE = QSize(300, 150)
_FELT = "#2B7552"
_CHAIRS = ((0, -58), (-116, 0), (116, 0), (0, 58))


class EmptyTableWidget(QWidget):
    """Decorative picture of a table without players."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = min(px(SIZE.width()), page_room())
        return QSize(wide, round(wide * SIZE.height() / SIZE.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self.width() / SIZE.width(), self.width() / SIZE.width())
        table = QRectF(-84, -40, 168, 80)
        paint_shadow(painter, table, 40, 1.6)
        fill(painter, rounded_rect(table, 40), _FELT)
        stroke(painter, rounded_rect(table.adjusted(7, 7, -7, -7), 33), colour("#FFFFFF", 0.22), 1.2)
        colours = palette_of(self)
        pen = QPen(QColor(colours.edge), 1.6)
        pen.setDashPattern([3, 2.4])
        for x, y in _CHAIRS:
            fill(painter, circle(x, y, 15), colours.side)
            painter.strokePath(circle(x, y, 15), pen)
            paint_icon(painter, "person", QRectF(x - 9, y - 9, 18, 18), QColor(colours.edge))


SIGN = 32


class NoticeSeverity(enum.Enum):
    """Severity of a notice: success, or something to look at; never an error of the person."""

    GOOD = "check"
    LOOK = "help"


class _Sign(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = NoticeSeverity.GOOD
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(SIGN), px(SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        colours = palette_of(self)
        ground = colours.accent if self.kind is NoticeSeverity.GOOD else colours.heed
        half = self.width() / 2
        fill(painter, circle(half, half, half), ground)
        paint_icon(painter, self.kind.value, QRectF(self.rect()).adjusted(6, 6, -6, -6), QColor(colours.on_accent))


class NoticeBox(QFrame):
    """Notice box that announces its changes; `below` is the layout under the sentence."""

    def __init__(self, renderer: TextRenderer, announcer: Announcer, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self._announcer = renderer, announcer
        self._phrases = RetranslatedTexts(renderer)
        self._said: tuple[Text, Text] | None = None
        self.setProperty("role", "box")
        self._sign = _Sign(self)
        self._heading = paragraph(self, "title")
        self._sentence = paragraph(self)
        row = fill_box(QHBoxLayout(self), spacing=18, margins=(18, 16, 18, 16))
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self.below = QVBoxLayout()
        row.addLayout(self.below, 1)
        self.below.setSpacing(4)
        self.below.addWidget(self._heading)
        self.below.addWidget(self._sentence)

    def say(self, kind: NoticeSeverity, heading: Text, sentence: Text) -> None:
        """Show and announce a notice; an equal one is announced once."""
        self._sign.kind = kind
        self._sign.update()
        self._phrases.put(self._heading.setText, heading)
        self._phrases.put(self._sentence.setText, sentence)
        if self._said != (heading, sentence):
            self._said = heading, sentence
            self._announcer.say(f"{self._renderer.text(heading)} {self._renderer.text(sentence)}")

    def retranslate(self) -> None:
        self._phrases.renew()
