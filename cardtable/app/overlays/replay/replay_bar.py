"""Bar below a replay: buttons for each step, the timeline, and the button that ends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays import overlay_style
from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis, OverlayButton
from cardtable.app.overlays.replay.replay_timeline import ReplayTimeline, RoundIcon
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import smooth_painter
from cardtable.table.layout.geometry import between, unit
from cardtable.table.style.text_painting import set_tip

_LEAVE = translate("Look back", "Done", "stop looking at a deal")
_STEPS = (
    ("first", translate("Look back", "To the beginning of the deal")),
    ("past", translate("Look back", "One card back")),
    ("on", translate("Look back", "One card on")),
    ("last", translate("Look back", "To the end of the deal")),
)
_SIDE, _FOOT, _PAD = 14.0, 8.0, 14.0  # pixels of the sketches: around the bar, below it, and within it
_LOWEST, _HIGHEST = 70.0, 84.0
_SMALLEST, _LARGEST, _BETWEEN, _LEAVE_WIDE = 32.0, 36.0, 6.0, 110.0  # of its buttons
_AROUND_LINE = 8.0


class ReplayBar(QWidget):
    """Bar of a replay; independent of deal and page, which set the content of `line`."""

    def __init__(self, line: ReplayTimeline, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self._theme = renderer, theme
        self._room = QSizeF()
        self.line = line
        line.setParent(self)
        self.steps = [RoundIcon(icon, theme, self) for icon, _ in _STEPS]
        self.leave = OverlayButton(theme, ButtonEmphasis.PLATE, self, size=14, high=38)
        self.retranslate()

    def join(self, steps: Sequence[Callable[[], None]], leave: Callable[[], None]) -> None:
        """Connect the buttons: `steps` in their order from the beginning to the end of the deal, and `leave`."""
        for button, step in zip(self.steps, steps, strict=True):
            button.clicked.connect(step)
        self.leave.clicked.connect(leave)

    def setTheme(self, theme: Theme) -> None:
        self._theme = self.line.theme = theme
        for button in self.steps:
            button.theme = theme
        self.leave.setTheme(theme)
        self.update()

    def retranslate(self) -> None:
        say = self._renderer.text
        self.leave.setText(say(_LEAVE))
        for button, (_, name) in zip(self.steps, _STEPS, strict=True):
            button.setAccessibleName(say(name))
            set_tip(button, say(name))

    def lay(self, rect: QRectF, page: QSizeF) -> None:
        """Fill `rect` on a page of this size."""
        pixels, pad = overlay_style.unit_in(self), _PAD * overlay_style.unit_in(self)
        self._room, margin = rect.size(), overlay_style.MARGIN * pixels
        self.setGeometry(rect.adjusted(-margin, -margin, margin, margin).toRect())
        sheet = self._sheet
        side = between(min(1.0, unit(page)), _SMALLEST, _LARGEST) * pixels
        x = sheet.left() + pad
        for button in self.steps:
            self._put(button, QRectF(x, sheet.center().y() - side / 2, side, side))
            x += side + _BETWEEN * pixels
        self.leave.fit()
        size = self.leave.sizeHint()
        across = max(_LEAVE_WIDE * pixels, size.width())
        leave = QRectF(sheet.right() - pad - across, sheet.center().y() - size.height() / 2, across, size.height())
        self._put(self.leave, leave)
        gap = _AROUND_LINE * pixels
        line = QRectF(x, sheet.top(), leave.left() - RING - x, sheet.height())
        self._put(self.line, line.adjusted(gap, gap, -gap, -gap))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        overlay_style.paint_panel_background(
            painter, self._sheet, self._theme, overlay_style.STRIP_RADIUS, overlay_style.unit_in(self)
        )

    @property
    def _sheet(self) -> QRectF:
        margin = overlay_style.MARGIN * overlay_style.unit_in(self)
        return QRectF(margin, margin, self._room.width(), self._room.height())

    def _put(self, widget: QWidget, rect: QRectF) -> None:
        widget.setGeometry(overlay_style.mirrored_rect(rect, self._sheet, turned=self.isRightToLeft()).toRect())


def bar_rect(page: QSizeF, pixels: float) -> QRectF:
    """Return the rectangle of the bar at the foot of a page; `pixels` per pixel of the sketches."""
    high = between(unit(page), _LOWEST, _HIGHEST)
    side, foot = _SIDE * pixels, _FOOT * pixels
    return QRectF(side, page.height() - foot - high, page.width() - 2 * side, high)
