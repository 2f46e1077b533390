"""Marks over the hand in a replay (played, better), and the search for a free place for a panel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays.overlay_style import mirrored_rect
from cardtable.app.overlays.replay.decision_summary import done_word
from cardtable.core.controls import Mark
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.layout.pose import HEIGHT, RAISE
from cardtable.table.style.text_painting import Align, paint_text, text_width
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
_PILL = 30.0  # pixels of the sketches above a raised card of the own hand: room for its label


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
