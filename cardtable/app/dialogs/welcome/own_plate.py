"""Who sits down here: a plate with name and portrait, which a press turns into the place to write them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cardtable.app.dialogs.welcome.go_on_cards import TWO_SENTENCES
from cardtable.app.dialogs.welcome.type_that_fits import type_of
from cardtable.core.text import Text, TextRenderer, literal_text, translate
from cardtable.table.art.drawing import HINTS, circle, colour, fill, rounded_rect, stroke
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.shadows import paint_shadow
from cardtable.table.art.themes import Theme
from cardtable.table.painting.lettering import Align, paint_text
from cardtable.table.painting.measure import px

_WHAT_NAME = translate("Welcome", "What is your name?")
_WRITE = translate("Welcome", "click to write it")
_CHANGE = translate("Welcome", "click to change it", "one's name")
_WON = translate("Welcome", "won %1 of %2 match(es)")
_SPOKEN = translate("Welcome", "Your name and portrait")
USUAL, SMALL = QSize(248, 58), QSize(216, 50)  # pixels of the sketches
RING = 4


class ProfilePlate(QPushButton):
    """Says who plays, as on the table; without a name it asks for one."""

    def __init__(self, words: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # so that it is painted anew under the pointer
        self._words, self._theme = words, theme
        self._name, self._portrait = "", 0
        self._won: tuple[int, int] | None = None
        self._small = False
        self._by_keys = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def sizeHint(self) -> QSize:
        size = SMALL if self._small else USUAL
        return QSize(px(size.width()), px(size.height())) + QSize(2 * RING, 2 * RING)

    def setPerson(self, name: str, portrait: int) -> None:
        """Show this name and portrait; "" has not been given yet."""
        self._name, self._portrait = name, portrait
        self.retranslate()

    def setWon(self, won: int, matches: int) -> None:
        """Tell how many matches this person has won of those that came to an end."""
        self._won = (won, matches) if matches else None
        self.retranslate()

    def setLook(self, theme: Theme, *, small: bool, by_keys: bool) -> None:
        """Lie on another felt, or in less room; `by_keys`: show the focus."""
        self._theme, self._small, self._by_keys = theme, small, by_keys
        self.updateGeometry()
        self.update()

    def lines(self) -> tuple[Text, Text]:
        """What stands on the plate."""
        if not self._name:
            return _WHAT_NAME, _WRITE
        if self._won is None:
            return literal_text(self._name), _CHANGE
        return literal_text(self._name), _WON.filled(*self._won, n=self._won[1])

    def retranslate(self) -> None:
        """Say the lines again."""
        self.setAccessibleName(self._words.text(_SPOKEN))
        self.setAccessibleDescription(self._words.text(TWO_SENTENCES.filled(*self.lines())))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        plate = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius, theme = plate.height() / 2, self._theme
        paint_shadow(painter, plate, radius, 1.6)
        lit = theme.plate_alpha + (0.15 if self.underMouse() else 0)
        fill(painter, rounded_rect(plate, radius), colour(theme.plate, min(1.0, lit)))
        edge = rounded_rect(plate.adjusted(0.5, 0.5, -0.5, -0.5), radius)
        stroke(painter, edge, colour(theme.line, theme.line_alpha), 1)
        if self.hasFocus() and self._by_keys:
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, ring.height() / 2), theme.glow, 2)
        self._paint_portrait(painter, plate)
        self._paint_lines(painter, plate)

    def _mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    def _paint_portrait(self, painter: QPainter, plate: QRectF) -> None:
        radius = plate.height() / 2
        x = plate.right() - radius if self._mirrored() else plate.left() + radius
        fill(painter, circle(x, plate.center().y(), radius - 3), "#FFFFFF")
        paint_portrait(painter, QPointF(x, plate.center().y()), radius - 5, self._portrait)

    def _paint_lines(self, painter: QPainter, plate: QRectF) -> None:
        taken, spare = plate.height() + px(4), px(18)
        room = plate.adjusted(taken, 0, -spare, 0)
        if self._mirrored():
            room = plate.adjusted(spare, 0, -taken, 0)
        side = Align.AlignRight if self._mirrored() else Align.AlignLeft
        high = plate.height()
        above, below = map(self._words.text, self.lines())
        first = QRectF(room.left(), plate.top() + 0.13 * high, room.width(), 0.40 * high)
        second = QRectF(room.left(), plate.top() + 0.53 * high, room.width(), 0.32 * high)
        name = type_of(self, px(13 if self._small else 15), bold=True)
        paint_text(painter, first, above, name, self._theme.ink, side)
        paint_text(painter, second, below, type_of(self, px(12)), self._theme.ink2, side)
