"""Portrait widgets: a button that cycles through all, an editor with all, and a strip beside text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from cardtable.app.forms.option_editors import OptionEditor
from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.choice_controls import PaintedChoice
from cardtable.app.widgets.palette import paint_focus_ring, painter_on, palette_of, reading_end, sized_font
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.portrait_painter import PORTRAITS, paint_portrait
from cardtable.table.art.vector_drawing import HINTS, circle, fill, rounded_rect
from cardtable.table.style.text_painting import paint_text, px, set_tip

_CHANGE = translate("Portraits", "Portrait of %1")
_OWN = translate("Settings", "Your portrait")
_WHICH = translate("Portraits", "Portrait %1 of %2")
COLUMNS = 6
SIDE = 50


class PortraitButton(QtWidgets.QPushButton):
    """Button with a portrait; each press chooses the next one."""

    picked = Signal(int)

    def __init__(self, renderer: TextRenderer, kind: int, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self.kind = kind % PORTRAITS
        self.setAutoDefault(False)
        self.setFixedSize(px(46), px(46))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._next)

    def describe(self, name: str) -> None:
        """Set the accessible texts: whose portrait it is ("": the person's own), and its number."""
        self.setAccessibleName(self._renderer.text(_CHANGE.filled(name) if name else _OWN))
        which = self._renderer.text(_WHICH.filled(self.kind + 1, PORTRAITS))
        self.setAccessibleDescription(which)
        set_tip(self, which)

    def _next(self) -> None:
        self.kind = (self.kind + 1) % PORTRAITS
        self.update()
        self.picked.emit(self.kind)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        _paint(painter, self, self.kind, px(19))


class _PortraitChoice(PaintedChoice):
    """Radio button of one portrait."""

    def __init__(self, kind: int, side: float, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self._side = px(side)

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        if self.isChecked():
            fill(painter, rounded_rect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 9), palette_of(self).accent)
        _paint(painter, self, self.kind, px(19))


class PortraitEditor(OptionEditor):
    """Editor whose value is the number of a portrait; all are shown in rows of `columns`, each `side` pixels wide."""

    def __init__(self, renderer: TextRenderer, *, columns: int = COLUMNS, side: float = SIDE) -> None:
        super().__init__(renderer)
        columns = max(1, min(columns, screen_geometry.page_width() // px(side)))
        self._group = QtWidgets.QButtonGroup(self)
        self._box = QtWidgets.QWidget(self)
        grid = QtWidgets.QGridLayout(self._box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for kind in range(PORTRAITS):
            button = _PortraitChoice(kind, side, self._box)
            self._group.addButton(button, kind)
            grid.addWidget(button, kind // columns, kind % columns)
        self._group.idClicked.connect(self.edited.emit)
        self.row.addWidget(self._box)

    def setValue(self, value: object) -> None:
        button = self._group.button(value if isinstance(value, int) else 0)
        button.setChecked(True)
        self._box.setFocusProxy(button)

    def controls(self) -> Sequence[QtWidgets.QWidget]:
        return (self._box,)

    def describe(self, name: str, help: str) -> None:
        super().describe(name, help)
        for button in self._group.buttons():
            which = self.renderer.text(_WHICH.filled(self._group.id(button) + 1, PORTRAITS))
            button.setAccessibleName(which)
            button.setAccessibleDescription(name)


def _paint(painter: QPainter, button: QtWidgets.QAbstractButton, kind: int, radius: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(button.width() / 2, button.height() / 2)
    paint_portrait(painter, middle, radius, kind)
    if button.hasFocus():
        paint_focus_ring(painter, button, 10)


STEP = 1.45  # distance of two portraits in radii
RING = 2.0  # pixels around each, so that overlapping ones are separated
MOST = 4  # portraits; the number of further ones is written after them


class PortraitStrip(QtWidgets.QWidget):
    """Decorative strip of overlapping portraits, described by the text beside it."""

    def __init__(self, renderer: TextRenderer, radius: float, kinds: Sequence[int] = (), ring: str = "") -> None:
        """Make a strip; `ring`: the background's colour, which separates overlapping portraits."""
        super().__init__()
        self._renderer = renderer
        self._radius = px(radius)
        self._ring = ring
        self._ink = ""
        self._kinds = tuple(kinds)
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        shown = min(MOST, len(self._kinds))
        more = self._radius * 1.6 if len(self._kinds) > MOST else 0
        wide = 2 * self._radius + max(0, shown - 1) * self._radius * STEP + 2 * RING + more
        return QSize(round(wide) + 2, round(2 * self._radius + 2 * RING) + 2)

    def setPortraits(self, kinds: Sequence[int], ring: str = "") -> None:
        """Show these portraits, the first one on top."""
        self._kinds = tuple(kinds)
        self._ring = ring or self._ring
        self.updateGeometry()
        self.update()

    def setInk(self, ink: str) -> None:
        self._ink = ink
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        mirrored = self.isRightToLeft()
        y, radius = self.height() / 2, self._radius
        for place in reversed(range(min(MOST, len(self._kinds)))):
            x = radius + RING + 1 + place * radius * STEP
            middle = QPointF(self.width() - x if mirrored else x, y)
            if self._ring:
                fill(painter, circle(middle.x(), middle.y(), radius + RING), self._ring)
            paint_portrait(painter, middle, radius, self._kinds[place])
        if len(self._kinds) > MOST:
            font, ink = sized_font(self, round(self._radius * 0.75), bold=True), self._ink or palette_of(self).ink
            more = "+" + self._renderer.number(len(self._kinds) - MOST)
            paint_text(painter, QRectF(self.rect()), more, font, ink, reading_end(self))
