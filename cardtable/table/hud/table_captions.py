"""Table captions and backdrop: felt, trays, captions of piles, brackets under a row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from cardtable.core.controls import Display, Mark
from cardtable.core.text import Text
from cardtable.table.art.card_marks import paint_card_place, paint_ice
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.vector_drawing import colour, ellipse, fill, mix, rounded_rect, stroke, stroke_dashed
from cardtable.table.cards.board import Board
from cardtable.table.cards.pile import Pile
from cardtable.table.hud.tray_painting import TrayCaption, paint_lit_tray, paint_promise, paint_tray, tray_captions
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.layout.pose import RADIUS
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import Align, fitted_lines, paint_text, text_width

BETWEEN = 8.0  # pixels from caption to caption before scaling
BADGE = 9.0  # pixels by which the number on a pile hangs over its edge, before scaling
FALL = 26.0  # from bracket to bracket; pixels before scaling, like the next lengths
GAP, DROP, HIGH = 10.0, 12.0, 21.0  # from the cards to the first bracket, its depth, height of its label
NEAR, SHALLOW, WORDS, NUMBER = 3.0, 8.0, 18.0, 14.0  # the same with little room, and the height of a mere number


class TableCaption(NamedTuple):
    """Text in a rectangle of the cloth."""

    rect: QRectF
    text: str
    font: QFont
    align: Qt.AlignmentFlag
    cold: bool = False


class RowBracket(NamedTuple):
    """Bracket under cards of a row that belong together, with its label.

    The label ends at `end` at most. `hot`: it matters now; `aside`: a number at the left end, beside the labels of
    other brackets. `drop`: depth of the bracket, `high`: height of the label, in pixels.
    """

    left: float
    right: float
    y: float
    text: str
    hot: bool
    aside: bool
    drop: float
    high: float
    end: float

    def pill(self, style: TableStyle) -> QRectF:
        """Return the label's rectangle: in the middle or at the left end, never beyond the right end."""
        pill = QRectF(0, 0, text_width(self.text, self.font(style)) + self.high * 0.95, self.high)
        pill.moveCenter(QPointF((self.left + self.right) / 2, self.y + self.drop))
        if self.aside:
            pill.moveLeft(self.left - 2)
        pill.moveRight(min(pill.right(), self.right + max(0.0, (pill.width() - self.right + self.left) / 2), self.end))
        return pill

    def font(self, style: TableStyle) -> QFont:
        return style.font(12.5 if self.high >= HIGH * style.scale else 11, bold=self.hot)


class DropPromise(NamedTuple):
    """Result of letting dragged cards go now, written in the heading of a tray."""

    tray: QRectF
    said: Text


class TableCaptions(NamedTuple):
    """Everything written on the cloth, ready to be painted."""

    trays: tuple[TrayCaption, ...] = ()
    places: tuple[QRectF, ...] = ()  # of empty piles
    captions: tuple[TableCaption, ...] = ()
    brackets: tuple[RowBracket, ...] = ()
    frozen: tuple[QRectF, ...] = ()  # piles that a card lies across


def writings(board: Board, display: Display, style: TableStyle) -> TableCaptions:
    """Return the captions of a display."""
    return TableCaptions(
        tuple(tray_captions(board, display, style)),
        tuple(_empty(board)),
        tuple(_captions(board, display, style)),
        tuple(_brackets(board, display, style)),
        tuple(_frozen(board)),
    )


def at_rest(display: Display) -> Display:
    """Return the display without what concerns the player to act: only captions in front of seats stay."""
    captions = {zone: text for zone, text in display.captions.items() if zone.owner is not None}
    return replace(display, captions=captions, spans={}, gauge=None)


def paint_writings(painter: QPainter, area: QRectF, written: TableCaptions, style: TableStyle) -> None:
    """Paint the captions that lie within the area; trays are part of the felt."""
    theme = style.theme
    for rect in written.places:
        shape = rounded_rect(rect.adjusted(1, 1, -1, -1), rect.width() * RADIUS)
        stroke_dashed(painter, shape, colour(theme.line, max(0.3, theme.line_alpha)), 1.4, (4, 3))
    for rect in written.frozen:
        if rect.adjusted(*map(style.px, (-30, -20, 30, 20))).intersects(area):
            paint_ice(painter, rect, style.theme, style.scale)
    for caption in written.captions:
        ink = theme.ice if caption.cold and not theme.light else theme.ink
        if caption.rect.intersects(area):
            paint_text(painter, caption.rect, caption.text, caption.font, ink, caption.align, wrap=True)
    for bracket in written.brackets:
        _paint_bracket(painter, bracket, style)


def _empty(board: Board) -> Iterator[QRectF]:
    for pile in board.piles.values():
        lies = pile.zone.owner is None and not pile.is_hidden and not board.opened
        if lies and not pile.widgets and (board.places.owners or pile.place.grouped):
            yield pile.place.first_card()


def _captions(board: Board, display: Display, style: TableStyle) -> Iterator[TableCaption]:
    found = [(board.piles.get(zone), text) for zone, text in display.captions.items() if zone not in board.opened]
    texts = [(pile, text) for pile, text in found if pile is not None and pile.widgets]
    texts = [(pile, text) for pile, text in texts if not pile.place.squared and not pile.place.grouped]
    for pile, text in texts:
        said = style.renderer.text(text)
        others = [other for other, _ in texts if other is not pile]
        rect, align = _caption_spot(pile, others, said, board.geometry, style)
        font = fitted_lines(style.font(12.5, bold=True), said, rect.size())
        yield TableCaption(rect, said, font, align, cold=_is_crossed(pile))


def _caption_spot(
    pile: Pile, others: Sequence[Pile], said: str, geometry: Geometry, style: TableStyle
) -> tuple[QRectF, Qt.AlignmentFlag]:
    area, piles = pile.place.area, geometry.piles
    if pile.place.written < 0:
        right = area.left() - style.px(14)
        return QRectF(piles.left(), area.top(), right - piles.left(), area.height()), Align.AlignRight
    if pile.place.written > 0:
        left = area.right() + style.px(30) + pile.place.card * 0.1
        return QRectF(left, area.top(), piles.right() - left, area.height()), Align.AlignLeft
    beside = [abs(other.place.area.center().x() - area.center().x()) for other in others]
    room = min((way for way in beside if way > 1), default=piles.width()) - style.px(BETWEEN)
    width = min(max(area.width() - 6, style.px(110)), room)  # captions of neighbours must not overlap
    words = text_width(said, style.font(12.5, bold=True))
    high = (17 if words <= width else 34) * style.scale
    below = QRectF(area.center().x() - width / 2, area.bottom() + BADGE * style.scale, width, high)
    written = below.adjusted((width - min(width, words)) / 2, 0, (min(width, words) - width) / 2, 0)
    if any(written.intersects(pose.rect()) for pose in geometry.trick):
        below.moveBottom(area.top() - 2)  # above the pile: cards of the trick lie below
    return below, Align.AlignHCenter


def _is_crossed(pile: Pile) -> bool:
    marks = pile.marks[: len(pile.widgets)]
    return pile.place.shape is PileShape.STACK and any(Mark.CROSSWISE in mark_set for mark_set in marks)


def _frozen(board: Board) -> Iterator[QRectF]:
    for pile in board.piles.values():
        if _is_crossed(pile) and pile.widgets:
            area = pile.place.area
            yield QRectF(area.center().x() - area.height() / 2, area.top(), area.height(), area.height())


def _brackets(board: Board, display: Display, style: TableStyle) -> Iterator[RowBracket]:
    """Yield a bracket from each gap of a grouped row to its top card, the nearest to the top first."""
    for zone, pile in board.piles.items():
        sizes = pile.groups() if pile.place.grouped and pile.widgets else []
        if len(sizes) < 2 and zone not in display.spans:
            continue
        poses, said = pile.poses(), [style.renderer.text(text) for text in display.spans.get(zone, ())]
        said += [""] * (len(sizes) - len(said))
        rungs = _rungs(board, pile, said[: len(sizes)], style)
        end = poses[-1].rect().right() if board.geometry.row is None else board.geometry.row.right()
        coming = sum(Mark.COMING in marks for marks in pile.marks)
        for place, (y, drop, high) in enumerate(rungs):
            count = sum(sizes[len(sizes) - 1 - place :])
            first, last = poses[-count].rect().left() + 2, poses[-1].rect().right() - 2
            hot = count == coming if coming else place == 0
            aside = zone in display.spans and not said[place]
            yield RowBracket(first, last, y, said[place] or style.renderer.number(count), hot, aside, drop, high, end)


def _rungs(board: Board, pile: Pile, said: list[str], style: TableStyle) -> list[tuple[float, float, float]]:
    """Return top, drop and label height of each bracket, one below the other. With little room, numbers are small and
    brackets lie as close as they can."""
    row, bottom, scale = board.geometry.row, pile.place.area.bottom(), style.scale
    room = row.bottom() - bottom if row is not None else 1000.0
    if room >= (GAP + DROP + FALL * (len(said) - 1) + HIGH / 2) * scale:
        return [(bottom + (GAP + FALL * place) * scale, DROP * scale, HIGH * scale) for place in range(len(said))]
    heights = [(WORDS if text or not place else NUMBER) * scale for place, text in enumerate(said)]
    falls = [0.0, *((one + other) / 2 for one, other in pairwise(heights))]
    spare = room - (NEAR + SHALLOW) * scale - sum(falls) - heights[-1] / 2
    stretch = 1 + spare / max(1.0, sum(falls))
    tops = accumulate(fall * stretch for fall in falls)
    return [(bottom + NEAR * scale + top, SHALLOW * scale, high) for top, high in zip(tops, heights, strict=True)]


def _paint_bracket(painter: QPainter, bracket: RowBracket, style: TableStyle) -> None:
    theme, drop, bend = style.theme, bracket.drop, style.px(5)
    path = QPainterPath(QPointF(bracket.left, bracket.y))
    path.lineTo(bracket.left, bracket.y + drop - bend)
    path.quadTo(bracket.left, bracket.y + drop, bracket.left + bend, bracket.y + drop)
    path.lineTo(bracket.right - bend, bracket.y + drop)
    path.quadTo(bracket.right, bracket.y + drop, bracket.right, bracket.y + drop - bend)
    path.lineTo(bracket.right, bracket.y)
    stroke(painter, path, theme.glow if bracket.hot else colour(theme.ink, 0.62), style.px(2.6 if bracket.hot else 1.6))
    pill, font = bracket.pill(style), bracket.font(style)
    shape = rounded_rect(pill, pill.height() / 2)
    fill(painter, shape, theme.accent if bracket.hot else mix(theme.felt_middle, theme.plate, 0.45))
    if not bracket.hot:
        stroke(painter, shape, colour(theme.ink, 0.35), 1)
    ink = theme.accent_ink if bracket.hot else theme.ink
    paint_text(painter, pill.adjusted(4, 0, -4, -1), bracket.text, font, ink, Align.AlignHCenter)


class Backdrop:
    """Everything below the cards: the felt with its ring and trays as one opaque picture, the rest painted on it."""

    def __init__(self, style: TableStyle, cloth: QWidget) -> None:
        self._style = style
        self._cloth = cloth
        self._felt: QPixmap | None = None
        self._key: tuple[object, ...] = ()
        self._laid: QPixmap | None = None  # the felt with these trays
        self._trays: tuple[TrayCaption, ...] = ()
        self.slots: Sequence[QRectF] = ()  # places of cards to come, dashed
        self.targets: Sequence[QRectF] = ()  # drop targets of the dragged card
        self.best: QRectF | None = None  # current drop target
        self.homes: Sequence[QRectF] = ()  # places that the dragged cards have left
        self.promise: DropPromise | None = None
        self.writings = TableCaptions()

    def write(self, slots: Sequence[QRectF], writings: TableCaptions) -> None:
        """Set the places of cards to come and the captions."""
        self.slots, self.writings = slots, writings
        self._cloth.update()

    def show_targets(
        self, targets: Sequence[QRectF], best: QRectF | None, homes: Sequence[QRectF], promise: DropPromise | None
    ) -> None:
        """Highlight the drop targets of dragged cards, the best most of all, and the places that they have left."""
        if (targets, best, homes, promise) != (self.targets, self.best, self.homes, self.promise):
            self.targets, self.best, self.homes, self.promise = targets, best, homes, promise
            self._cloth.update()

    def paint(self, painter: QPainter, dirty: QRegion, size: QSize, dpr: float, geometry: Geometry) -> None:
        """Paint the dirty part of the table; the painter is clipped to it.

        The felt is copied rectangle by rectangle. Everything on it is painted once for all of them: much of it is
        translucent, and would show darker or brighter wherever it were painted again.
        """
        picture = self._with_trays(self._picture(size, dpr, geometry))
        rects: Iterable[QRect] = dirty  # type: ignore[assignment]  # iterable, but the stubs do not know it
        for rect in rects:
            part = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
            painter.drawPixmap(QRectF(rect), picture, part)
        for place in (*self.slots, *self.targets, *self.homes):
            if any(place == tray.rect for tray in self._trays):
                paint_lit_tray(painter, place, self._style)
            elif dirty.intersects(place.toAlignedRect()):
                ready = place in self.targets
                paint_card_place(painter, place, place.width() * RADIUS, self._style.theme, ready=ready)
        if self.best is not None:
            rim = rounded_rect(self.best.adjusted(-3, -3, 3, 3), self.best.width() * RADIUS)
            stroke(painter, rim, self._style.theme.glow, 3.5)
        paint_writings(painter, QRectF(dirty.boundingRect()), self.writings, self._style)
        if self.promise is not None:
            paint_promise(painter, self.promise.tray, self._style.renderer.text(self.promise.said), self._style)

    def _with_trays(self, picture: QPixmap) -> QPixmap:
        if self._laid is None or self.writings.trays != self._trays:
            self._trays, self._laid = self.writings.trays, picture
            if self._trays:
                self._laid = picture.copy()
                painter = QPainter(self._laid)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                for tray in self._trays:
                    paint_tray(painter, tray, self._style)
                painter.end()
        return self._laid

    def _picture(self, size: QSize, dpr: float, geometry: Geometry) -> QPixmap:
        look, middle, ring = self._style.look, geometry.middle, geometry.ring
        key = (size, dpr, look.theme, look.letters, self._style.scale, middle.y(), ring.width())
        if self._felt is None or key != self._key:
            self._key, theme = key, self._style.theme
            self._felt, self._laid = felt(size, dpr, theme), None
            painter = QPainter(self._felt)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            shape = ellipse(middle.x(), middle.y(), ring.width(), ring.height())
            stroke(painter, shape, colour(theme.line, 0.10), 1.5)
            painter.end()
        return self._felt
