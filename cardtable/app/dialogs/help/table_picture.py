"""Picture of a table with its caption, and its content as text for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import paragraph
from cardtable.app.dialogs.help.table_picture_painter import CORNER, HIGH, WIDE, PicturePainter, scale_of
from cardtable.app.widgets.labels import PictureWidget as PictureLabel
from cardtable.app.widgets.palette import palette_of
from cardtable.core.cards import Cards
from cardtable.core.presentation import PictureGroup, PictureSlot, TablePictureSpec
from cardtable.core.text import Text, TextRenderer, conjoin, literal_text, translate
from cardtable.table.art.vector_drawing import HINTS, rounded_rect, stroke
from cardtable.table.style.text_painting import px

_HAND = translate("How to play", "In your hand: %1.")
_TRICK = translate("How to play", "In the trick: %1.")
_ON_TABLE = translate("How to play", "On the table: %1.")
_CAPTIONED = translate("How to play", "%1: %2.", "what cards are, and which")
_FROZEN = translate("How to play", "In the frozen pile: %1.")
_SHINES = translate("How to play", "Marked: %1.")
_DIM = translate("How to play", "Not to be played now: %1.")
_CROSSED = translate("How to play", "Cancelled: %1.")
_COMING = translate("How to play", "To be picked up: %1.")
_TRUMPS = translate("How to play", "Own trumps, clockwise from you: %1.")


def in_words(picture: TablePictureSpec) -> tuple[Text, ...]:
    """Return a sentence for each group of cards and each kind of mark."""
    return tuple(_sentences(picture))


def _sentences(picture: TablePictureSpec) -> Iterator[Text]:
    if picture.trumps:
        yield _TRUMPS.filled(conjoin([literal_text(suit) for suit in picture.trumps]))
    for group in picture.groups:
        yield _where(group)
        marks = ((_SHINES, group.shines), (_DIM, group.dim), (_CROSSED, group.crossed), (_COMING, group.coming))
        for text, cards in marks:
            if cards:
                yield text.filled(_named(cards))


def _where(group: PictureGroup) -> Text:
    cards = _named(group.cards)
    if group.caption is not None:
        return _CAPTIONED.filled(group.caption, cards)
    if group.frozen:
        return _FROZEN.filled(cards)
    return {PictureSlot.IN_HAND: _HAND, PictureSlot.IN_TRICK: _TRICK, PictureSlot.SIDE_BY_SIDE: _ON_TABLE}[
        group.lies
    ].filled(cards)


def _named(cards: Cards) -> Text:
    return conjoin([literal_text(card) for card in cards])


NARROWEST = 250.0  # pixels of the sketches


class TablePicture(PictureLabel):
    """Picture that is painted when it is first shown, and again with another painter."""

    def __init__(self, picture: TablePictureSpec, painter: PicturePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown, self._painter = picture, painter
        self._drawn: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the focus goes to the caption, which describes everything
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_painter(self, painter: PicturePainter) -> None:
        self._painter = painter
        self.renew()

    def renew(self) -> None:
        """Paint again at the next paint event."""
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
    """Picture with its caption of one or two sentences, and an accessible description of its content."""

    def __init__(self, picture: TablePictureSpec, painter: PicturePainter, renderer: TextRenderer) -> None:
        super().__init__()
        self._renderer, self._shown = renderer, picture
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
        said, seen = self._sentences(self._shown.said), self._sentences(in_words(self._shown))
        self._label.setText(said)
        self._label.setAccessibleDescription(seen)
        self.picture.setAccessibleName(seen)

    def _sentences(self, texts: tuple[Text, ...]) -> str:
        return " ".join(self._renderer.text(text) for text in texts)
