"""What is written on the cloth: trays with the names of their sides, captions of piles, brackets under a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from cardtable.core.controls import Display, Mark
from cardtable.core.text import Who
from cardtable.table.art.drawing import circle, colour, fill, line, mix, rounded_rect, stroke
from cardtable.table.board import Board
from cardtable.table.card_widget import RADIUS
from cardtable.table.painting import Align, paint_text, text_width
from cardtable.table.phrases import SIDES
from cardtable.table.pile import Pile, Shape
from cardtable.table.skin import Skin

BAR = 110.0  # pixels, the length of a meter before scaling
GROOVE = 0.28  # how dark the empty part of a meter is
FALL = 26.0  # pixels from bracket to bracket before scaling
LINE = 22.0  # the least below which a bracket with words comes, where there is little room


class Caption(NamedTuple):
    """A text in a rectangle."""

    rect: QRectF
    text: str
    align: Qt.AlignmentFlag
    cold: bool = False


class Bracket(NamedTuple):
    """From where to where cards belong together, how far down, and what they are.

    `hot` is what matters now; `aside` is a number at the left end, beside the words of other brackets.
    """

    left: float
    right: float
    y: float
    text: str
    hot: bool
    aside: bool


class Meter(NamedTuple):
    """A bar in the heading of a tray: what it says, and how full it is."""

    rect: QRectF
    text: str
    share: float


class Writings(NamedTuple):
    """All of it, ready to be painted."""

    trays: tuple[tuple[QRectF, str], ...] = ()
    meter: Meter | None = None
    places: tuple[QRectF, ...] = ()  # of empty piles
    captions: tuple[Caption, ...] = ()
    brackets: tuple[Bracket, ...] = ()
    frozen: tuple[QRectF, ...] = ()  # piles that a card lies across


def writings(board: Board, display: Display, skin: Skin) -> Writings:
    """What is to be written for a display."""
    return Writings(
        tuple(_trays(board, skin)),
        _meter(board, display, skin),
        tuple(_empty(board)),
        tuple(_captions(board, display, skin)),
        tuple(_brackets(board, display, skin)),
        tuple(_frozen(board)),
    )


def paint_writings(painter: QPainter, area: QRectF, written: Writings, skin: Skin) -> None:
    """Paint what lies within the area."""
    theme = skin.theme
    for rect, title in written.trays:
        if rect.intersects(area):
            _paint_tray(painter, rect, title, skin)
    if written.meter is not None and written.meter.rect.intersects(area):
        _paint_meter(painter, written.meter, skin)
    for rect in written.places:
        pen = QPen(colour(theme.line, max(0.3, theme.line_alpha)), 1.4)
        pen.setDashPattern([4, 3])
        painter.strokePath(rounded_rect(rect.adjusted(1, 1, -1, -1), rect.width() * RADIUS), pen)
    for rect in written.frozen:
        if rect.adjusted(-30, -20, 30, 20).intersects(area):
            _paint_ice(painter, rect, skin)
    for caption in written.captions:
        ink = theme.ice if caption.cold and not theme.light else theme.ink
        if caption.rect.intersects(area):
            font = skin.font(12.5, bold=True)
            paint_text(painter, caption.rect, caption.text, font, ink, caption.align, wrap=True)
    for bracket in written.brackets:
        _paint_bracket(painter, bracket, skin)


def _trays(board: Board, skin: Skin) -> Iterator[tuple[QRectF, str]]:
    for owner, rect in zip(board.places.owners, board.geometry.trays, strict=False):
        names = [Who(seat) for seat in board.places.members(owner)]
        yield rect, skin.words.text(SIDES[min(len(names), len(SIDES)) - 1].filled(*names))


def _meter(board: Board, display: Display, skin: Skin) -> Meter | None:
    """In the heading of the own tray, at the end of the line."""
    if display.gauge is None or not board.geometry.trays:
        return None
    rect = _heading(board.geometry.trays[0], skin)
    gauge = display.gauge
    return Meter(rect, skin.words.text(gauge.label), min(1.0, gauge.value / max(1, gauge.goal)))


def _heading(tray: QRectF, skin: Skin) -> QRectF:
    return QRectF(tray.x() + 12, tray.y() + 3, tray.width() - 24, 18 * skin.scale)


def _empty(board: Board) -> Iterator[QRectF]:
    for pile in board.piles.values():
        if board.places.owners and pile.zone.owner is None and not pile.widgets and not pile.is_hidden:
            yield pile.place.area


def _captions(board: Board, display: Display, skin: Skin) -> Iterator[Caption]:
    for zone, text in display.captions.items():
        pile = board.piles.get(zone)
        if pile is None or not pile.widgets or pile.place.squared or pile.place.grouped or zone in board.opened:
            continue
        rect, align = _caption_spot(pile, board.geometry.piles, skin)
        yield Caption(rect, skin.words.text(text), align, cold=_is_crossed(pile))


def _caption_spot(pile: Pile, piles: QRectF, skin: Skin) -> tuple[QRectF, Qt.AlignmentFlag]:
    area = pile.place.area
    if pile.place.written < 0:
        return QRectF(piles.left(), area.top(), area.left() - 14 - piles.left(), area.height()), Align.AlignRight
    if pile.place.written > 0:
        left = area.right() + 30 + pile.place.card * 0.1
        return QRectF(left, area.top(), piles.right() - left, area.height()), Align.AlignLeft
    width = max(area.width() - 6, 110.0)  # piles side by side must not write over each other
    return QRectF(area.center().x() - width / 2, area.bottom() + 2, width, 34 * skin.scale), Align.AlignHCenter


def _is_crossed(pile: Pile) -> bool:
    return pile.place.shape is Shape.STACK and any(Mark.CROSSWISE in marks for marks in pile.marks[: len(pile.widgets)])


def _frozen(board: Board) -> Iterator[QRectF]:
    for pile in board.piles.values():
        if _is_crossed(pile) and pile.widgets:
            area = pile.place.area
            yield QRectF(area.center().x() - area.height() / 2, area.top(), area.height(), area.height())


def _brackets(board: Board, display: Display, skin: Skin) -> Iterator[Bracket]:
    """From each gap of a grouped row to its top card, and over all of it: the nearest to the top comes first."""
    for zone, pile in board.piles.items():
        sizes = pile.groups() if pile.place.grouped and pile.widgets else []
        if len(sizes) < 2 and zone not in display.spans:
            continue
        poses, said = pile.poses(), [skin.words.text(text) for text in display.spans.get(zone, ())]
        said += [""] * (len(sizes) - len(said))
        y = pile.place.area.bottom() + 10 * skin.scale
        falls = _falls(board, pile, said[1 : len(sizes)], skin)
        coming = sum(Mark.COMING in marks for marks in pile.marks)
        for place, fall in enumerate(falls):
            count = sum(sizes[len(sizes) - 1 - place :])
            first, last = poses[-count].rect().left() + 2, poses[-1].rect().right() - 2
            y += fall
            hot = count == coming if coming else place == 0
            aside = zone in display.spans and not said[place]
            yield Bracket(first, last, y, said[place] or skin.words.number(count), hot, aside)


def _falls(board: Board, pile: Pile, said: list[str], skin: Skin) -> list[float]:
    """How far each bracket lies below the one before: where there is little room, those with words come first."""
    row = board.geometry.row
    room = row.bottom() - pile.place.area.bottom() - 34 * skin.scale if row is not None else 1000.0
    if room >= FALL * skin.scale * len(said):
        return [0.0] + [FALL * skin.scale] * len(said)
    worded = sum(map(bool, said))
    line = min(LINE * skin.scale, room / max(1, worded))
    rest = (room - line * worded) / max(1, len(said) - worded)
    return [0.0] + [line if text else rest for text in said]


def _paint_tray(painter: QPainter, rect: QRectF, title: str, skin: Skin) -> None:
    theme = skin.theme
    fill(painter, rounded_rect(rect, 14), colour(theme.tray, theme.tray_alpha))
    stroke(painter, rounded_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 14), colour(theme.line, 0.16), 1)
    start = Align.AlignRight if skin.look.right_to_left else Align.AlignLeft
    paint_text(painter, _heading(rect, skin), title, skin.font(12.5, bold=True), theme.ink, start)


def _paint_meter(painter: QPainter, meter: Meter, skin: Skin) -> None:
    theme, mirrored, full = skin.theme, skin.look.right_to_left, meter.share >= 1
    bar = QRectF(0, 0, BAR * skin.scale, 8 * skin.scale)
    bar.moveCenter(meter.rect.center())
    bar.moveLeft(meter.rect.left() if mirrored else meter.rect.right() - bar.width())
    fill(painter, rounded_rect(bar, bar.height() / 2), colour(theme.tray, GROOVE))
    done = QRectF(bar)
    done.setWidth(bar.width() * meter.share)
    done.moveLeft(bar.right() - done.width() if mirrored else bar.left())
    if done.width() > 1:
        fill(painter, rounded_rect(done, min(done.width(), done.height()) / 2), theme.glow if full else theme.accent)
    stroke(painter, rounded_rect(bar, bar.height() / 2), colour(theme.ink, 0.45), 1)
    text = QRectF(meter.rect)
    if mirrored:
        text.setLeft(bar.right() + 10)
    else:
        text.setRight(bar.left() - 10)
    align = Align.AlignLeft if mirrored else Align.AlignRight
    paint_text(painter, text, meter.text, skin.font(12.5, bold=full), theme.ink, align)


def _paint_ice(painter: QPainter, square: QRectF, skin: Skin) -> None:
    """A cold rim around a pile that a card lies across, and a flake at its corner."""
    theme = skin.theme
    rim = square.adjusted(-6, -3, 6, 3)
    stroke(painter, rounded_rect(rim, 12), colour(theme.ice, 0.85), 2.2)
    stroke(painter, rounded_rect(rim.adjusted(-3, -3, 3, 3), 15), colour(theme.ice, 0.3), 4)
    middle, radius = QPointF(rim.right() - 8, rim.top() + 8), 12.0
    fill(painter, circle(middle.x(), middle.y(), radius), theme.ice_deep)
    stroke(painter, circle(middle.x(), middle.y(), radius), theme.ice_ink, 1.8)
    for turn in range(6):
        ray = QTransform().translate(middle.x(), middle.y()).rotate(60 * turn)
        stroke(painter, ray.map(line((0, 0), (0, -8))), theme.ice_ink, 1.6)
        stroke(painter, ray.map(line((-2.6, -6.8), (0, -4.2), (2.6, -6.8))), theme.ice_ink, 1.3)


def _paint_bracket(painter: QPainter, bracket: Bracket, skin: Skin) -> None:
    theme, drop = skin.theme, 12 * skin.scale
    path = QPainterPath(QPointF(bracket.left, bracket.y))
    path.lineTo(bracket.left, bracket.y + drop - 5)
    path.quadTo(bracket.left, bracket.y + drop, bracket.left + 5, bracket.y + drop)
    path.lineTo(bracket.right - 5, bracket.y + drop)
    path.quadTo(bracket.right, bracket.y + drop, bracket.right, bracket.y + drop - 5)
    path.lineTo(bracket.right, bracket.y)
    stroke(painter, path, theme.glow if bracket.hot else colour(theme.ink, 0.62), 2.6 if bracket.hot else 1.6)
    font = skin.font(12.5, bold=bracket.hot)
    height = 21 * skin.scale
    pill = QRectF(0, 0, text_width(bracket.text, font) + 20 * skin.scale, height)
    pill.moveCenter(QPointF((bracket.left + bracket.right) / 2, bracket.y + drop))
    if bracket.aside:
        pill.moveLeft(bracket.left - 2)
    pill.moveRight(min(pill.right(), bracket.right + max(0.0, (pill.width() - bracket.right + bracket.left) / 2)))
    shape = rounded_rect(pill, height / 2)
    fill(painter, shape, theme.accent if bracket.hot else mix(theme.felt_middle, theme.plate, 0.45))
    if not bracket.hot:
        stroke(painter, shape, colour(theme.ink, 0.35), 1)
    ink = theme.accent_ink if bracket.hot else theme.ink
    paint_text(painter, pill.adjusted(4, 0, -4, -1), bracket.text, font, ink, Align.AlignHCenter)
