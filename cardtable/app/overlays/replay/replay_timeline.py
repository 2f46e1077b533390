"""Bar below a replay: a timeline with a cell per trick or turn and marks for costly decisions; buttons for steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.overlays import overlay_style
from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis, OverlayButton
from cardtable.app.overlays.overlay_style import font_in, mirrored_rect, px_in, unit_in
from cardtable.app.overlays.replay.decision_summary import RegretClass
from cardtable.app.widgets.palette import reading_start
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.models.deal_replay import ReplayCell
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import circle, colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.layout.geometry import between, unit
from cardtable.table.style.text_painting import Align, paint_text, set_tip, text_width

DOT, LITTLE, MUCH = 2.2, 4.5, 5.5  # pixels of the sketches, from the centre
WAITS = 3.6


class RegretMark(NamedTuple):
    """Regret mark of a cell; `kind` None: its decision is still being reviewed."""

    kind: RegretClass | None
    number: Text


def paint_mark(
    painter: QPainter,
    middle: QPointF,
    mark: RegretMark,
    number: str,
    room: float,
    font: QFont,
    theme: Theme,
    unit: float,
) -> None:
    """Paint a mark around a point; the number stands beside a large diamond if `room` pixels suffice."""
    match mark.kind:
        case None:
            side = WAITS * unit
            painter.setPen(QPen(colour(theme.ink2, 0.8), 1.4 * unit))
            painter.drawArc(QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side), 90 * 16, -250 * 16)
        case RegretClass.GOOD:
            fill(painter, circle(middle.x(), middle.y(), DOT * unit), theme.good)
        case RegretClass.LITTLE:
            fill(painter, diamond(middle, LITTLE * unit), theme.accent)
        case RegretClass.MUCH:
            reach = MUCH * unit
            wide = text_width(number, font) + 3 * unit
            if 2 * reach + wide > room:
                fill(painter, diamond(middle, reach), theme.bad)
                return
            start = QPointF(middle.x() - wide / 2, middle.y())
            fill(painter, diamond(start, reach), theme.bad)
            box = QRectF(start.x() + reach + 3 * unit, middle.y() - 9 * unit, wide, 18 * unit)
            paint_text(painter, box, number, font, theme.bad, Align.AlignLeft | Align.AlignVCenter)


def diamond(middle: QPointF, reach: float) -> QPainterPath:
    """Return a diamond whose corners are `reach` from the centre."""
    path = QPainterPath(QPointF(middle.x(), middle.y() - reach))
    for x, y in ((reach, 0.0), (0.0, reach), (-reach, 0.0)):
        path.lineTo(middle.x() + x, middle.y() + y)
    path.closeSubpath()
    return path


GAP, RADIUS, PORTRAIT = 4.0, 10.0, 9.5
_COSTS = translate("Look back", "It cost %1 points.", "a trick or turn on a time line")
NO_POINTS, NO_PORTRAIT, NARROWEST = 56.0, 34.0, 24.0  # widths of a cell in pixels of the sketches
ROUND = 36.0
BAR_SHARE, BAR_LEAST, BAR_WIDE = 0.2, 6.0, 9.0  # BAR_SHARE: growth of the highest bar, of a cell's height


class ReplayTimeline(QWidget):
    """Timeline widget, a single slider for assistive technology; a click chooses a cell."""

    chosen = Signal(int)  # index of a cell

    def __init__(
        self,
        cells: Sequence[ReplayCell],
        portraits: Sequence[int],
        viewer: Seat | None,
        side: Collection[Seat],
        renderer: TextRenderer,
        theme: Theme,
    ) -> None:
        """Make the timeline; `side`: the seats of the viewer's side, whose bars point up."""
        super().__init__()
        self._side, self._most = side, max(cell.laid for cell in cells)
        self._cells, self._portraits, self._viewer = cells, portraits, viewer
        self._renderer, self.theme = renderer, theme
        self._here = 0
        self._led = False  # the page takes the arrow keys and has the focus
        self._marks: Mapping[int, RegretMark] = {}
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_cell(self, place: int) -> None:
        """Select the cell at index `place` and update the accessible name."""
        self._here = place
        mark, said = self._marks.get(place), self._renderer.text(self._cells[place].said)
        costs = mark is not None and mark.kind in (RegretClass.LITTLE, RegretClass.MUCH)
        self.setAccessibleName(f"{said} {self._renderer.text(_COSTS.filled(mark.number))}" if mark and costs else said)
        self.update()

    def set_marks(self, marks: Mapping[int, RegretMark]) -> None:
        """Set the marks, by index of the cell, where the person had a choice."""
        self._marks = marks
        self.show_cell(self._here)

    def set_led(self, led: bool) -> None:
        """Set whether arrow keys move along the timeline: the page around it takes them and has the focus."""
        self._led = led
        self.update()

    def cell_under(self, point: QPointF) -> int | None:
        """Return the index of the cell at a point, or None."""
        return next((place for place in self._shown() if self._rect(place).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self.cell_under(event.position())
        if found is not None:
            self.chosen.emit(found)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        for place in self._shown():
            self._paint_cell(painter, place, self._rect(place), here=place == self._here)

    def _shown(self) -> range:
        """Return the indices of the visible cells: those around the present one if not all fit."""
        fit = max(1, int((self.width() + px_in(self, GAP)) // px_in(self, NARROWEST + GAP)))
        first = max(0, min(self._here - fit // 2, len(self._cells) - fit))
        return range(first, min(len(self._cells), first + fit))

    def _rect(self, place: int) -> QRectF:
        shown, gap = self._shown(), px_in(self, GAP)
        wide = (self.width() - gap * (len(shown) - 1)) / len(shown)
        more = self._more_for_a_word(shown, wide)
        rest = wide - more / max(1, len(shown) - 1)
        after = place - shown.start
        left, room = (after * (rest + gap) + more + wide - rest, rest) if after else (0.0, wide + more)
        return mirrored_rect(QRectF(left, 0, room, self.height()), QRectF(self.rect()), turned=self.isRightToLeft())

    def _more_for_a_word(self, shown: range, wide: float) -> float:
        """Return the extra width of the first cell, which is labelled by a word instead of a number."""
        if shown.start > 0:
            return 0.0
        word = text_width(self._renderer.text(self._cells[0].label), font_in(self, 11.5, bold=True))
        return max(0.0, word + 2 * px_in(self, GAP) - wide)

    def _paint_cell(self, painter: QPainter, place: int, rect: QRectF, *, here: bool) -> None:
        theme, unit, cell = self.theme, unit_in(self), self._cells[place]
        shape = rounded_rect(rect.adjusted(1, 1, -1, -1), min(RADIUS * unit, rect.width() / 3))
        fill(painter, shape, colour(theme.glow, 0.16) if here else colour(theme.ink, 0.05))
        if here:
            stroke(painter, shape, theme.glow, 3 if self._led else 1.6)
        wide, high = rect.width() / unit, rect.height()
        head = QRectF(rect.x() - 2, rect.y() + high * 0.08, rect.width() + 4, high * 0.28)
        ink = theme.ink if here else theme.ink2
        font = font_in(self, 11.5, bold=here)
        paint_text(painter, head, self._renderer.text(cell.label), font, ink, Align.AlignHCenter)
        mark = self._marks.get(place)
        if mark is not None:
            low, number = rect.y() + high * 0.885, self._renderer.text(mark.number)
            font = font_in(self, 11, bold=True)
            paint_mark(painter, QPointF(rect.center().x(), low), mark, number, rect.width(), font, theme, unit)
        if cell.seat is None:
            return
        own = cell.seat == self._viewer
        middle = QPointF(rect.center().x(), rect.y() + high * (0.55 if self._marks else 0.62))
        if wide < NO_PORTRAIT:
            self._paint_laid(painter, cell, rect, middle)
            dot = 4.5 if own else 3.2
            fill(painter, circle(middle.x(), middle.y(), dot * unit), theme.accent if own else theme.ink2)
            return
        beside = bool(cell.points) and wide >= NO_POINTS
        reach = PORTRAIT * unit
        if beside:
            middle.setX(middle.x() + (1 if self.isRightToLeft() else -1) * 10 * unit)
        paint_portrait(painter, middle, reach, self._portraits[cell.seat])
        if beside:
            x = middle.x() - reach - 26 * unit if self.isRightToLeft() else middle.x() + reach + 4 * unit
            box = QRectF(x, middle.y() - 10 * unit, 22 * unit, 20 * unit)
            font, ink = font_in(self, 12, bold=True), theme.bad if own else theme.ink
            paint_text(painter, box, self._renderer.number(cell.points), font, ink, reading_start(self))

    def _paint_laid(self, painter: QPainter, cell: ReplayCell, rect: QRectF, middle: QPointF) -> None:
        """Paint the bar for the cards laid out in a turn: up for the viewer's side, down for the others."""
        if not self._most:
            return
        painter.fillRect(QRectF(rect.x(), middle.y() - 0.5, rect.width(), 1), colour(self.theme.ink2, 0.4))
        unit = unit_in(self)
        high, wide = BAR_LEAST * unit + rect.height() * BAR_SHARE * cell.laid / self._most, BAR_WIDE * unit
        ours = cell.seat in self._side
        bar = QRectF(middle.x() - wide / 2, middle.y() - (high if ours else 0), wide, high)
        if cell.laid > 0:
            fill(painter, rounded_rect(bar, 3.0 * unit), self.theme.accent if ours else self.theme.ink2)


class RoundIcon(QPushButton):
    """Round button with one icon, mirrored in right-to-left layouts."""

    def __init__(self, icon: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self.theme = icon, theme
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(px_in(self, ROUND), px_in(self, ROUND))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        theme, reach = self.theme, min(self.width(), self.height()) / 2
        middle = QRectF(self.rect()).center()
        disc = circle(middle.x(), middle.y(), reach - 2)
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        fill(painter, disc, colour(theme.plate, 0.75 if lit else 0.5))
        stroke(painter, disc, theme.glow if self.hasFocus() else colour(theme.ink, 0.42), 2 if self.hasFocus() else 1.2)
        side = reach * 0.95
        area = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        if self.isRightToLeft():
            painter.translate(area.left() + area.right(), 0)
            painter.scale(-1, 1)
        paint_icon(painter, self._icon, area, colour(theme.ink, 0.9 if self.isEnabled() else 0.35))


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
