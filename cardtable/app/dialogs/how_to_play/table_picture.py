"""A picture of a table with its sentences below."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.dialogs.how_to_play.picture_in_words import in_words
from cardtable.app.dialogs.how_to_play.picture_painter import CORNER, PicturePainter, scale_of
from cardtable.app.dialogs.how_to_play.picture_places import HIGH, WIDE
from cardtable.app.dialogs.parts.base import paragraph
from cardtable.app.widgets.chrome import palette_of
from cardtable.app.widgets.picture import PictureWidget as PictureLabel
from cardtable.core.pictured_play import TablePictureSpec
from cardtable.core.text import Text, TextRenderer
from cardtable.table.art.drawing import HINTS, rounded_rect, stroke
from cardtable.table.painting.measure import px

NARROWEST = 250.0  # pixels of the sketches


class TablePicture(PictureLabel):
    """Painted when it is first seen, and anew when its painter is another one."""

    def __init__(self, picture: TablePictureSpec, painter: PicturePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown, self._painter = picture, painter
        self._drawn: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard goes to the sentences below, which tell it all
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_painter(self, painter: PicturePainter) -> None:
        """Another deck, theme or language is in force."""
        self._painter = painter
        self.renew()

    def renew(self) -> None:
        """Paint anew when it is next seen."""
        self._drawn = None
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return min(px(HIGH), round(width * HIGH / WIDE))

    def sizeHint(self) -> QSize:
        return QSize(px(WIDE), px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(NARROWEST), self.heightForWidth(px(NARROWEST)))

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.size() != self.size() * dpr:
            self._drawn = self._picture(dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        painter.setRenderHints(HINTS)
        around = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        stroke(painter, rounded_rect(around, CORNER * scale_of(self.size())), palette_of(self).edge, 1)
        painter.end()

    def _picture(self, dpr: float) -> QPixmap:
        pixmap = QPixmap(self.size() * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self._painter.paint(painter, self.size(), dpr, self._shown)
        painter.end()
        return pixmap


class CaptionedPicture(QWidget):
    """A picture, what it shows in one or two sentences, and for screen readers what lies where."""

    def __init__(self, picture: TablePictureSpec, painter: PicturePainter, words: TextRenderer) -> None:
        super().__init__()
        self._words, self._shown = words, picture
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.picture = TablePicture(picture, painter, self)
        column.addWidget(self.picture)
        self._label = paragraph(self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._label, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        said, seen = self._sentences(self._shown.said), self._sentences(in_words(self._shown))
        self._label.setText(said)
        self._label.setAccessibleDescription(seen)
        self.picture.setAccessibleName(seen)

    def _sentences(self, texts: tuple[Text, ...]) -> str:
        return " ".join(self._words.text(text) for text in texts)
