"""Over the table of a replay: marks on the hand, the panel of the costliest decisions, and a free place for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise, product
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.overlays.overlay_style import (
    MARGIN,
    STRIP_RADIUS,
    font_in,
    mirrored_rect,
    paint_panel_background,
    unit_in,
)
from cardtable.app.overlays.replay.decision_summary import done_word
from cardtable.app.widgets.basic_widgets import discard
from cardtable.app.widgets.palette import reading_end, reading_start
from cardtable.core.controls import Mark
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.layout.pose import HEIGHT, RAISE
from cardtable.table.style.text_painting import Align, fitted_lines, paint_text, text_width
from cardtable.table.table_scene import TableScene

BETTER = translate("Look back", "better", "over a card")
_HIGH, _ABOVE, _BESIDE, _APART = 24.0, 6.0, 12.0, 8.0  # pixels of the sketches


class _Pill(NamedTuple):
    mark: Mark
    place: QRectF
    text: str


class DecisionMarkers(QWidget):
    """Overlay with labels over the marked cards; follows the table and takes no clicks."""

    def __init__(self, scene: TableScene, renderer: TextRenderer, table: QWidget) -> None:
        super().__init__(table.parentWidget())
        self._scene, self._renderer = scene, renderer
        self.done = done_word("play")  # label over the cards that were chosen
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        table.installEventFilter(self)
        scene.laidOut.connect(self.update)
        self.setGeometry(table.geometry())

    def show_done(self, heading: str) -> None:
        """Set the label of the chosen cards for an action of this kind, as the codec calls it."""
        self.done = done_word(heading)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and isinstance(watched, QWidget):
            self.setGeometry(watched.geometry())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        theme, style = self._scene.table_style.theme, self._scene.table_style
        for pill in self._apart():
            shape = rounded_rect(pill.place, pill.place.height() / 2)
            better = pill.mark is Mark.BETTER
            fill(painter, shape, colour(theme.accent) if better else colour(theme.plate, max(0.85, theme.plate_alpha)))
            if not better:
                stroke(painter, shape, colour(theme.line, 0.3), 1)
            ink = theme.accent_ink if better else theme.ink
            paint_text(painter, pill.place, pill.text, style.font(13, bold=better), ink, Align.AlignHCenter)

    def _apart(self) -> list[_Pill]:
        pills = sorted(self._over_cards(), key=lambda pill: pill.place.center().x())
        for one, two in pairwise(pills):
            over = one.place.right() + self._scene.table_style.px(_APART) - two.place.left()
            if over > 0:
                one.place.translate(-over / 2, 0)
                two.place.translate(over / 2, 0)
        return pills

    def _over_cards(self) -> Iterator[_Pill]:
        hand, style = self._scene.board.own_hand(), self._scene.table_style
        for mark, text in ((Mark.PLAYED, self.done), (Mark.BETTER, BETTER)):
            poses = [widget.pose for widget in hand.widgets if mark in widget.marks] if hand is not None else []
            if not poses:
                continue
            said = self._renderer.text(text)
            wide = text_width(said, style.font(13, bold=True)) + 2 * style.px(_BESIDE)
            x, rise = sum(pose.x for pose in poses) / len(poses), RAISE if mark is Mark.BETTER else 0.0
            y = min(pose.y for pose in poses) - poses[0].width * (HEIGHT / 2 + rise) - style.px(_ABOVE)
            yield _Pill(mark, QRectF(QPointF(x - wide / 2, y - style.px(_HIGH)), QPointF(x + wide / 2, y)), said)


_STEP = 12  # pixels between two places that are tried
_PILL = 30.0  # pixels of the sketches above a raised card of the viewer's hand: room for its label


class FreeArea(NamedTuple):
    """Area for a panel, which covers nothing `taken`, and something `faint` only if there is no other place."""

    within: QRectF
    taken: Sequence[QRectF]
    faint: Sequence[QRectF] = ()

    def clear_place(self, wanted: QRectF) -> QRectF:
        """Return the place nearest to `wanted` that covers nothing; `wanted` itself if there is none."""
        for avoided in ((*self.taken, *self.faint), self.taken):
            found = _nearest(wanted, self.within, avoided)
            if found is not None:
                return found
        return wanted

    def clear_corner(self, panel: QWidget, size: QSizeF, margin: float) -> QRect:
        """Return the geometry of a panel in the trailing lower corner, or near it, with a margin for its shadow."""
        page = panel.parentWidget()
        assert page is not None
        wanted = QRectF(self.within.bottomRight() - QPointF(size.width(), size.height()), size)
        wanted = mirrored_rect(wanted, QRectF(page.rect()), turned=panel.isRightToLeft())
        return self.clear_place(wanted).adjusted(-margin, -margin, margin, margin).toRect()


def room_on(scene: TableScene, within: QRectF, unit: float) -> FreeArea:
    """Return the area that a table leaves for a panel."""
    widgets = [widget for pile in scene.board.piles.values() for widget in pile.widgets]
    faint = [one.pose.rect() for one in widgets if Mark.LATER in one.marks]
    return FreeArea(within, list(taken_on(scene, unit)), faint)


def _nearest(wanted: QRectF, within: QRectF, taken: Sequence[QRectF]) -> QRectF | None:
    if not any(wanted.intersects(one) for one in taken):
        return wanted
    across = range(round(within.left()), round(within.right() - wanted.width()) + 1, _STEP)
    down = range(round(within.top()), round(within.bottom() - wanted.height()) + 1, _STEP)
    corner = wanted.topLeft()
    tried = sorted(product(across, down), key=lambda place: (QPointF(*place) - corner).manhattanLength())
    places = (QRectF(QPointF(*place), wanted.size()) for place in tried)
    return next((rect for rect in places if not any(rect.intersects(one) for one in taken)), None)


def taken_on(scene: TableScene, unit: float) -> Iterator[QRectF]:
    """Yield the rectangles of open cards, plates and panels of a table, without faint cards."""
    own = scene.board.own_hand()
    for pile in scene.board.piles.values():
        rect = QRectF()
        for pose in (widget.pose for widget in pile.widgets if Mark.LATER not in widget.marks):
            wide, high = pose.width, pose.width * HEIGHT
            rect |= QRectF(pose.x - wide / 2, pose.y - high / 2, wide, high)
            if pile is own:
                rect.setTop(min(rect.top(), pose.y - high / 2 - pose.width * RAISE - _PILL * unit))
        if not rect.isEmpty():
            yield rect
    hud = scene.hud
    for widget in (*hud.plates, hud.info, hud.score):
        if not widget.isHidden():
            yield QRectF(widget.geometry())


_TITLE = translate("Look back", "Your costliest choices")
_NOTHING = translate("Look back", "Nothing better was found in this deal.")
_ROW_SAID = translate("Look back", "%1, %2.", "which choice of a deal, and what it cost")
_TOP, _HEAD, _PAD, _BETWEEN = 12.0, 24.0, 12.0, 4.0  # pixels of the sketches
_ROW, _SUM = 62.0, 20.0


class CostlyDecision(NamedTuple):
    """Row of the panel: a costly decision, and the index of its replay step."""

    moment: int
    heading: Text
    cost: Text
    number: Text  # the cost without words
    reason: Text


class CostliestPanel(QWidget):
    """Panel that lists costly decisions; independent of deal and page."""

    chosen = Signal(int)  # index of a replay step

    def __init__(self, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self.theme = renderer, theme
        self.rows: list[_CostlyDecisionRow] = []  # the costliest first
        self._sum: Text | None = None
        self._room = QSizeF()
        self.hide()

    def show_decisions(self, decisions: Sequence[CostlyDecision]) -> None:
        for row in self.rows:
            discard(row)
        self.rows = [_CostlyDecisionRow(dear, self._renderer, self) for dear in decisions]
        for row in self.rows:
            row.clicked.connect(partial(self.chosen.emit, row.dear.moment))
            row.show()
        self._name()

    def say_sum(self, cost: Text | None) -> None:
        """Set the sum of all costs below the heading, None to hide it; a new layout is needed afterwards."""
        self._sum = cost
        self._name()

    def _name(self) -> None:
        said = (_TITLE if self.rows else _NOTHING, self._sum)
        self.setAccessibleName(". ".join(self._renderer.text(one) for one in said if one is not None))

    def retranslate(self) -> None:
        self.show_decisions([row.dear for row in self.rows])

    def lay(self, wide: float, room: FreeArea) -> None:
        """Lay out with this width in the trailing lower corner of `room`, or near it where nothing is covered."""
        unit = unit_in(self)
        high = _TOP + self._head + len(self.rows) * (_ROW + _BETWEEN) + _TOP
        self._room, margin = QSizeF(wide * unit, high * unit), MARGIN * unit
        self.setGeometry(room.clear_corner(self, self._room, margin))
        for place, button in enumerate(self.rows):
            y = margin + (_TOP + self._head + place * (_ROW + _BETWEEN)) * unit
            inner = wide * unit - 2 * (_PAD - 4) * unit
            button.setGeometry(QRectF(margin + (_PAD - 4) * unit, y, inner, _ROW * unit).toRect())
        self.update()

    @property
    def _head(self) -> float:
        """Height of the heading and the sum, in pixels of the sketches."""
        return _HEAD if self._sum is None else _HEAD + _SUM

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        unit, margin = unit_in(self), MARGIN * unit_in(self)
        sheet = QRectF(QPointF(margin, margin), self._room)
        paint_panel_background(painter, sheet, self.theme, STRIP_RADIUS, unit)
        start = reading_start(self)
        pad = (_PAD + 4) * unit
        place = QRectF(sheet.x() + pad, sheet.y() + _TOP * unit, sheet.width() - 2 * pad, _HEAD * unit)
        font = font_in(self, 15 if self.rows else 13.5, bold=bool(self.rows))
        paint_text(painter, place, self._renderer.text(_TITLE if self.rows else _NOTHING), font, self.theme.ink, start)
        if self._sum is not None:
            below = QRectF(place.x(), place.bottom() - 2 * unit, place.width(), _SUM * unit)
            paint_text(painter, below, self._renderer.text(self._sum), font_in(self, 12.5), self.theme.ink2, start)


class _CostlyDecisionRow(QPushButton):
    """Row with the decision, its cost, and the reason below."""

    def __init__(self, dear: CostlyDecision, renderer: TextRenderer, panel: CostliestPanel) -> None:
        super().__init__(panel)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # repaints the row under the pointer
        self.dear, self._renderer, self._panel = dear, renderer, panel
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(renderer.text(_ROW_SAID.filled(dear.heading, dear.cost)))
        self.setAccessibleDescription(renderer.text(dear.reason))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        theme, unit, say = self._panel.theme, unit_in(self), self._renderer.text
        shape = rounded_rect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10 * unit)
        fill(painter, shape, colour(theme.ink, 0.1 if self.underMouse() else 0.05))
        if self.hasFocus():
            stroke(painter, shape, theme.glow, 3)
        start, turned = reading_start(self), self.isRightToLeft()
        inner = QRectF(self.rect()).adjusted(8 * unit, 4 * unit, -8 * unit, -4 * unit)
        bold, cost = font_in(self, 13, bold=True), say(self.dear.number)
        line = QRectF(inner.x(), inner.y(), inner.width(), 18 * unit)
        number = text_width(cost, bold) + 8 * unit
        paint_text(painter, line, cost, bold, theme.bad, reading_end(self))
        head = line.adjusted(number if turned else 0, 0, 0 if turned else -number, 0)
        paint_text(painter, head, say(self.dear.heading), bold, theme.ink, start)
        rest = QRectF(inner.x(), line.bottom(), inner.width(), inner.bottom() - line.bottom())
        reason = say(self.dear.reason)
        font = fitted_lines(font_in(self, 12), reason, rest.size())
        paint_text(painter, rest, reason, font, theme.ink2, start, wrap=True)
