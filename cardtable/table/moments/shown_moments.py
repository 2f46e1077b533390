"""Shows small moments on the felt: each is a picture that takes no click, holds nothing up and ends by itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.models.moments import Highlight, HighlightKind
from cardtable.table.art.drawing import HINTS
from cardtable.table.cards.board import Board
from cardtable.table.moments.moment_pictures import (
    caught_width,
    paint_caught,
    paint_moon,
    paint_out,
    paint_ribbon,
    stage,
)
from cardtable.table.painting.skin import TableStyle

LONG_MS = 1000
SIZE = {HighlightKind.MOON: 132.0, HighlightKind.CAUGHT: 116.0, HighlightKind.OUT: 104.0}  # pixels before scaling
NEAR = 0.42  # of its size: how far the middle of a picture is from the edge of the plate
MOST = 4  # at a time


class _Picture(QWidget):
    """One moment while it lasts."""

    def __init__(self, moment: Highlight, skin: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self.moment = moment
        self._skin = skin
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_share(self, share: float) -> None:
        """Show it as it is after this share of its time."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        at = stage(self._share, reduced=self._skin.look.reduce_motion)
        area, moment = QRectF(self.rect()), self.moment
        match moment.kind:
            case HighlightKind.MOON:
                paint_moon(painter, area, at)
            case HighlightKind.CAUGHT if moment.card is not None:
                face = self._skin.faces.face(moment.card, caught_width(area), self.devicePixelRatioF())
                paint_caught(painter, area, face, self._skin.theme, at)
            case HighlightKind.OUT:
                paint_out(painter, area, self._skin.theme, at)
            case HighlightKind.COMPLETE:
                paint_ribbon(painter, area, at)
        painter.end()


class HighlightLayer(QObject):
    """The interpreter: where a moment is shown follows from what it is about, a plate or a pile."""

    def __init__(self, skin: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self._skin = skin
        self._table = table
        self._pictures: list[_Picture] = []

    def widgets(self) -> list[QWidget]:
        """What is shown now, the last one on top."""
        return list(self._pictures)

    def show_moment(self, moment: Highlight, board: Board) -> None:
        """Show it for a second; where it has no place on this table, nothing is shown."""
        area = _area(moment, board)
        if area is None or len(self._pictures) >= MOST:
            return
        picture = _Picture(moment, self._skin, self._table)
        picture.setGeometry(area.toAlignedRect())
        self._pictures.append(picture)
        picture.show()
        picture.raise_()
        time = QVariantAnimation(picture, startValue=0.0, endValue=1.0, duration=LONG_MS)
        time.valueChanged.connect(picture.show_share)
        time.finished.connect(lambda: self._end(picture))
        time.start()

    def lay(self, board: Board) -> None:
        """The table is laid out anew: what is shown goes to where it belongs now."""
        for picture in tuple(self._pictures):
            area = _area(picture.moment, board)
            if area is None:
                self._end(picture)
            else:
                picture.setGeometry(area.toAlignedRect())

    def clear(self) -> None:
        """The table is set anew: what was to be seen has not happened, or long ago."""
        for picture in tuple(self._pictures):
            self._end(picture)

    def _end(self, picture: _Picture) -> None:
        if picture in self._pictures:
            self._pictures.remove(picture)
            picture.hide()
            picture.deleteLater()


def _area(moment: Highlight, board: Board) -> QRectF | None:
    """The pile that it is about, or a square beside the plate, towards the middle of the table and inside it."""
    geometry = board.geometry
    if moment.zone is not None:
        pile = board.piles.get(moment.zone)
        return None if pile is None or not pile.widgets else pile.poses()[-1].rect()
    if moment.seat is None or moment.kind not in SIZE:
        return None
    place, side = board.places.position(moment.seat), SIZE[moment.kind] * geometry.scale
    if place == 0 and moment.kind is HighlightKind.OUT and not geometry.hand.isEmpty():
        middle = geometry.hand.center()  # where no card lies any more
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    plate = geometry.plates[place]
    way = geometry.middle - plate.center()
    length = max(1.0, math.hypot(way.x(), way.y()))
    reach = min(
        (plate.width() / 2 + NEAR * side) / max(0.01, abs(way.x()) / length),
        (plate.height() / 2 + NEAR * side) / max(0.01, abs(way.y()) / length),
    )
    middle = plate.center() + QPointF(way.x(), way.y()) * (reach / length)
    area = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    table = QRectF(QPointF(0, 0), geometry.size)
    area.moveLeft(min(max(table.left(), area.left()), table.right() - side))
    area.moveTop(min(max(table.top(), area.top()), table.bottom() - side))
    return area
