"""Highlights of play: short pictures over the table that take no click and delay nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QFont, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Suit
from cardtable.models.update_facts import Highlight, HighlightKind
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.themes import GOLD, GOLD_DARK, Theme
from cardtable.table.cards.board import Board
from cardtable.table.layout.geometry import centred
from cardtable.table.layout.pose import HEIGHT
from cardtable.table.style.table_style import TableStyle

GROWS, FADES = 0.28, 0.75  # of the duration: end of growth, begin of the fade
FADE = 0.12  # of the duration: length of the fades with reduced motion
OVERSHOOT = 1.6
RAYS = 12
STARS = ((-0.34, -0.30, 0.09), (0.36, -0.16, 0.12), (0.20, -0.40, 0.07), (0.38, 0.26, 0.08))  # x, y, size as shares
LONG_MS = 800
BROKEN_SIZE, PARTED, TURNED = 0.9, 0.15, 13.0  # of the card's width; of the heart's width; degrees
CRACK = (
    (0.0, -0.6),
    (0.1, -0.25),
    (-0.1, 0.0),
    (0.08, 0.22),
    (0.0, 0.6),
)  # points of the crack, as shares of the heart
MOONLIGHT, NIGHT = "#EDEFF6", "#16203A"  # the same in all themes
SIZE = {  # pixels before scaling
    HighlightKind.MOON: 132.0,
    HighlightKind.CAUGHT: 116.0,
    HighlightKind.OUT: 104.0,
    HighlightKind.THREAT: 104.0,
    HighlightKind.LAST: 84.0,
}
NEAR = 0.42  # of the picture's size: distance of its middle from the edge of the plate
MOST = 4  # pictures at a time


class HighlightProgress(NamedTuple):
    """Progress of a highlight: each value from 0 to 1; `size` overshoots 1 on the way."""

    size: float
    sweep: float
    opacity: float


def stage(share: float, *, reduced: bool) -> HighlightProgress:
    """Return the progress after a share (0 to 1) of the duration; with `reduced` motion it only fades in and out."""
    if reduced:
        return HighlightProgress(1.0, 1.0, max(0.0, min(1.0, share / FADE, (1 - share) / FADE)))
    grown = min(1.0, share / GROWS)
    back = grown - 1
    size = 1 + (OVERSHOOT + 1) * back**3 + OVERSHOOT * back**2  # as Qt's OutBack
    return HighlightProgress(size, 1 - (1 - grown) ** 3, max(0.0, min(1.0, (1 - share) / (1 - FADES))))


def paint_moon(painter: QPainter, square: QRectF, at: HighlightProgress) -> None:
    """Paint a crescent among stars."""
    with _grown(painter, square, at):
        side = square.width()
        disc, bite = draw.circle(0, 0, side * 0.30), draw.circle(side * 0.13, -side * 0.07, side * 0.25)
        crescent = disc.subtracted(bite)
        draw.fill(painter, crescent, _gold(QRectF(-side / 2, -side / 2, side, side)))
        draw.stroke(painter, crescent, GOLD_DARK, max(1.0, side * 0.012))
        for x, y, size in STARS:
            draw.fill(painter, draw.placed(draw.star(5, 0.45), x * side, y * side, size * side * at.sweep), GOLD)


def paint_threat(painter: QPainter, square: QRectF, at: HighlightProgress) -> None:
    """Paint a thin moon that fills."""
    with _grown(painter, square, at):
        side = square.width()
        disc = draw.circle(0, 0, side * 0.30)
        bite = draw.circle(side * (0.05 + 0.30 * at.sweep), -side * 0.03, side * 0.30)
        draw.fill(painter, disc, draw.colour(NIGHT, 0.7))
        draw.fill(painter, disc.subtracted(bite), MOONLIGHT)
        draw.stroke(painter, disc, MOONLIGHT, max(1.0, side * 0.012))


def paint_last(
    painter: QPainter, square: QRectF, number: str, font: QFont, theme: Theme, at: HighlightProgress
) -> None:
    """Paint the number of the last card on a disc, with one ring that grows around it."""
    with _grown(painter, square, at):
        side = square.width()
        draw.stroke(painter, draw.circle(0, 0, side * (0.26 + 0.18 * at.sweep)), theme.glow, max(1.5, side * 0.025))
        draw.fill(painter, draw.circle(0, 0, side * 0.24), theme.glow)
        font.setPixelSize(max(1, round(side * 0.30)))
        painter.setFont(font)
        painter.setPen(draw.colour(NIGHT))
        painter.drawText(QRectF(-side / 2, -side / 2, side, side), Qt.AlignmentFlag.AlignCenter, number)


def caught_width(square: QRectF) -> float:
    """Return the width of the caught card in a square, in pixels."""
    return square.width() * 0.56


def paint_caught(painter: QPainter, square: QRectF, face: QPixmap, theme: Theme, at: HighlightProgress) -> None:
    """Paint the caught card with a glowing rim."""
    with _grown(painter, square, at):
        width = caught_width(square)
        rect = QRectF(-width / 2, -width * HEIGHT / 2, width, width * HEIGHT)
        radius = width * 0.09
        for reach, alpha in ((8, 0.10), (5, 0.18)):
            around = rect.adjusted(-reach, -reach, reach, reach)
            draw.fill(painter, draw.rounded_rect(around, radius + reach), draw.colour(theme.glow, alpha))
        painter.drawPixmap(rect, face, QRectF(face.rect()))
        draw.stroke(painter, draw.rounded_rect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5), theme.glow, 3)


def paint_out(painter: QPainter, square: QRectF, theme: Theme, at: HighlightProgress) -> None:
    """Paint rays around a star, for an empty hand."""
    with _grown(painter, square, at):
        side = square.width()
        for ray in range(RAYS):
            turn = math.tau * ray / RAYS
            inner, outer = side * 0.28, side * (0.28 + 0.17 * at.sweep)
            way = QPainterPath(QPointF(math.cos(turn) * inner, math.sin(turn) * inner))
            way.lineTo(math.cos(turn) * outer, math.sin(turn) * outer)
            draw.stroke(painter, way, theme.glow, max(1.5, side * 0.025))
        shape = draw.placed(draw.star(5, 0.5), 0, 0, side * 0.42)
        draw.fill(painter, shape, _gold(QRectF(-side / 2, -side / 2, side, side)))
        draw.stroke(painter, shape, GOLD_DARK, max(1.0, side * 0.012))


def paint_broken(painter: QPainter, square: QRectF, suit: Suit, theme: Theme, at: HighlightProgress) -> None:
    """Paint the sign of a suit that breaks in two halves, which part."""
    side = 0.56 * square.width()
    for way in (-1, 1):
        half = draw.polygon(
            *((x * side, y * side) for x, y in CRACK), (way * side, 0.6 * side), (way * side, -0.6 * side)
        )
        with _grown(painter, square, at):
            painter.translate(way * PARTED * side * at.sweep, 0)
            painter.rotate(way * TURNED * at.sweep)
            shape = draw.suit_at(suit, 0, 0, side).intersected(half)
            draw.fill(painter, shape, theme.red if suit.is_red else theme.ink)
            draw.stroke(painter, shape, "#FFFFFF", max(1.5, side * 0.03))


def paint_ribbon(painter: QPainter, pile: QRectF, at: HighlightProgress) -> None:
    """Paint a ribbon across a pile of cards, growing from the upper left corner."""
    with draw.saved(painter):
        painter.setOpacity(at.opacity)
        wide, high = pile.width(), pile.height()
        band = wide * 0.20
        start, end = QPointF(pile.left(), pile.top() + high * 0.18), QPointF(pile.right(), pile.top() + high * 0.42)
        tip = start + (end - start) * at.sweep
        with draw.clipped(painter, draw.rounded_rect(pile, wide * 0.08)):
            down = QPointF(0, band)
            ribbon = draw.polygon(*((point.x(), point.y()) for point in (start, tip, tip + down, start + down)))
            draw.fill(painter, ribbon, _gold(pile))
            for edge in (QPointF(0, band * 0.14), QPointF(0, band * 0.86)):
                line = QPainterPath(start + edge)
                line.lineTo(tip + edge)
                draw.stroke(painter, line, GOLD_DARK, max(1.0, band * 0.06))
        knot = (start + end) / 2 + QPointF(0, band / 2)
        size = band * 1.5 * max(0.0, min(1.0, 2 * at.sweep - 1)) * at.size
        draw.fill(painter, draw.placed(draw.star(5, 0.5), knot.x(), knot.y(), size), "#FFFFFF")
        draw.stroke(painter, draw.placed(draw.star(5, 0.5), knot.x(), knot.y(), size), GOLD_DARK, max(1.0, band * 0.06))


@contextmanager
def _grown(painter: QPainter, square: QRectF, at: HighlightProgress) -> Iterator[None]:
    """Move the origin to the middle of the square, with the scale and opacity of `at`."""
    with draw.saved(painter):
        painter.setOpacity(at.opacity)
        painter.translate(square.center())
        painter.scale(at.size, at.size)
        yield


def _gold(area: QRectF) -> QBrush:
    run = QLinearGradient(area.topLeft(), area.bottomLeft())
    run.setColorAt(0, draw.colour("#F6D27A"))
    run.setColorAt(0.5, draw.colour(GOLD))
    run.setColorAt(1, draw.colour(GOLD_DARK))
    return QBrush(run)


class _Picture(QWidget):
    """Widget that shows one highlight while it lasts."""

    def __init__(self, highlight: Highlight, style: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self.highlight = highlight
        self._style = style
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_share(self, share: float) -> None:
        """Repaint the picture for this share (0 to 1) of its duration."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = draw.smooth_painter(self)
        at = stage(self._share, reduced=self._style.look.reduce_motion)
        area, highlight = QRectF(self.rect()), self.highlight
        match highlight.kind:
            case HighlightKind.MOON:
                paint_moon(painter, area, at)
            case HighlightKind.CAUGHT if highlight.card is not None:
                face = self._style.faces.face(highlight.card, caught_width(area), self.devicePixelRatioF())
                paint_caught(painter, area, face, self._style.theme, at)
            case HighlightKind.BROKEN if highlight.suit is not None:
                paint_broken(painter, area, highlight.suit, self._style.theme, at)
            case HighlightKind.THREAT:
                paint_threat(painter, area, at)
            case HighlightKind.LAST:
                number, font = self._style.renderer.number(1), self._style.font(16, bold=True)
                paint_last(painter, area, number, font, self._style.theme, at)
            case HighlightKind.OUT:
                paint_out(painter, area, self._style.theme, at)
            case HighlightKind.COMPLETE:
                paint_ribbon(painter, area, at)
        painter.end()


class HighlightLayer(QObject):
    """All current highlights: finds the place of each on the table, beside a plate or over a pile."""

    def __init__(self, style: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self._style = style
        self._table = table
        self._pictures: list[_Picture] = []

    def widgets(self) -> list[QWidget]:
        """Return the current pictures, the last one on top."""
        return list(self._pictures)

    def show_highlight(self, highlight: Highlight, board: Board) -> None:
        """Show a highlight for LONG_MS; skip it if it has no place on this table or MOST are shown."""
        area = _area(highlight, board)
        if area is None or len(self._pictures) >= MOST:
            return
        picture = _Picture(highlight, self._style, self._table)
        picture.setGeometry(area.toAlignedRect())
        self._pictures.append(picture)
        picture.show()
        picture.raise_()
        time = QVariantAnimation(picture, startValue=0.0, endValue=1.0, duration=LONG_MS)
        time.valueChanged.connect(picture.show_share)
        time.finished.connect(lambda: self._end(picture))
        time.start()

    def lay(self, board: Board) -> None:
        """Move the pictures to their places in a new layout."""
        for picture in tuple(self._pictures):
            area = _area(picture.highlight, board)
            if area is None:
                self._end(picture)
            else:
                picture.setGeometry(area.toAlignedRect())

    def clear(self) -> None:
        """Remove all pictures, when the table is set anew."""
        for picture in tuple(self._pictures):
            self._end(picture)

    def _end(self, picture: _Picture) -> None:
        if picture in self._pictures:
            self._pictures.remove(picture)
            picture.hide()
            picture.deleteLater()


def _area(highlight: Highlight, board: Board) -> QRectF | None:
    """Return the pile's rectangle, or a square beside the plate towards the middle; None without a place."""
    geometry = board.geometry
    if highlight.zone is not None:
        pile = board.piles.get(highlight.zone)
        card = None if pile is None or not pile.widgets else pile.poses()[-1].rect()
        if card is None or highlight.kind is not HighlightKind.BROKEN:
            return card
        return centred(card.center().x(), card.center().y(), QSizeF(card.width(), card.width()) * BROKEN_SIZE)
    if highlight.seat is None or highlight.kind not in SIZE:
        return None
    place, side = board.places.position(highlight.seat), SIZE[highlight.kind] * geometry.scale
    if place == 0 and highlight.kind is HighlightKind.OUT and not geometry.hand.isEmpty():
        return centred(geometry.hand.center().x(), geometry.hand.center().y(), QSizeF(side, side))  # no card lies there
    plate = geometry.plates[place]
    way = geometry.middle - plate.center()
    length = max(1.0, math.hypot(way.x(), way.y()))
    reach = min(
        (plate.width() / 2 + NEAR * side) / max(0.01, abs(way.x()) / length),
        (plate.height() / 2 + NEAR * side) / max(0.01, abs(way.y()) / length),
    )
    middle = plate.center() + QPointF(way.x(), way.y()) * (reach / length)
    area = centred(middle.x(), middle.y(), QSizeF(side, side))
    table = QRectF(QPointF(0, 0), geometry.size)
    area.moveLeft(min(max(table.left(), area.left()), table.right() - side))
    area.moveTop(min(max(table.top(), area.top()), table.bottom() - side))
    return area
