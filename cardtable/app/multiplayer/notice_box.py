"""Notice box: a white frame with a sign, a heading and a sentence about the result of an attempt."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import paragraph
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import palette_of
from cardtable.core.text import Text, TextRenderer
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.vector_drawing import HINTS, circle, fill
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.text_painting import px

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
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
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
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 16, 18, 16)
        row.setSpacing(18)
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
