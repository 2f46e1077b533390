"""Tray painting: what lies below the cards of a side: heading, empty places, meters, and a first meld's ruler.

Measures are those of table2-notes.md (Canasta's tray), in pixels before scaling or in widths of a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from cardtable.core.controls import Display, Mark
from cardtable.core.text import Who, conjoin
from cardtable.core.zones import Seat
from cardtable.table.art.card_painter import rank_path
from cardtable.table.art.vector_drawing import colour, fill, placed, polygon, rounded_rect, star, stroke
from cardtable.table.cards.board import Board
from cardtable.table.layout.pose import HEIGHT, RADIUS
from cardtable.table.layout.tray_layout import HEAD, tray_scale
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import Align, paint_text, text_width

STEPS = 7  # of a meter: cards of a complete meld
METER, RULER = 9.0, 8.0  # heights
EDGE = 0.22  # of the foot's height: between the cards and a meter
FEWEST = 40.0  # width of a place that has room for a meter beside its number
LETTER = 0.34  # of a card's width: the rank of an empty place


class TrayPlaceCaption(NamedTuple):
    """One place: its front card and foot, the rank (0 for none), cards that lie there, and what is written below."""

    card: QRectF
    foot: QRectF
    rank: int
    natural: int
    wild: int
    text: str
    value: str
    is_squared: bool


class TrayCaption(NamedTuple):
    """Everything painted below the cards of a tray."""

    rect: QRectF
    title: str
    points: str
    note: str
    places: tuple[TrayPlaceCaption, ...]
    scale: float  # of what is written
    ruler: str = ""  # progress towards a required minimum, and its share (0 to 1)
    share: float = 0.0


def tray_captions(board: Board, display: Display, style: TableStyle) -> Iterator[TrayCaption]:
    """Yield the caption of each tray, the viewer's own first."""
    renderer, gauge = style.renderer, display.gauge
    for owner, rect in zip(board.places.owners, board.geometry.trays, strict=False):
        title = renderer.text(conjoin([Who(seat) for seat in board.places.members(owner)]))
        note = display.trays.get(owner)
        is_own = gauge is not None and rect == board.geometry.trays[0]
        ruler = (renderer.text(gauge.label), min(1.0, gauge.value / max(1, gauge.goal))) if gauge and is_own else ()
        yield TrayCaption(
            rect,
            title,
            "" if note is None else renderer.number(note.points),
            "" if note is None or note.note is None else renderer.text(note.note),
            tuple(_places(board, owner, display, style)),
            tray_scale(rect, style.scale),
            *ruler,
        )


def _places(board: Board, owner: Seat, display: Display, style: TableStyle) -> Iterator[TrayPlaceCaption]:
    for zone, pile in board.piles.items():
        strip = pile.place.strip_in_tray
        if zone.owner != owner or strip is None:
            continue
        area, lying = pile.place.area, pile.lying()
        across, number = pile.place.across, style.renderer.number
        high, below = pile.place.card * (1 if across else HEIGHT), strip.bottom() - area.bottom()
        card, beside = QRectF(area.x(), area.bottom() - high, area.width(), high), area if across else strip
        foot = QRectF(beside.x(), area.bottom() + EDGE * below, beside.width(), (1 - 1.5 * EDGE) * below)
        wild = sum(Mark.WILD in widget.marks for widget in lying)
        value = number(display.values[zone]) if lying and zone in display.values else ""
        text, rank = number(len(lying)) if lying and not across else "", 0 if across else zone.slot
        yield TrayPlaceCaption(card, foot, rank, len(lying) - wild, wild, text, value, is_squared=pile.place.squared)


def paint_tray(painter: QPainter, tray: TrayCaption, style: TableStyle) -> None:
    """Paint a tray with all that lies below its cards."""
    theme, rect, radius = style.theme, tray.rect, style.px(14)
    fill(painter, rounded_rect(rect, radius), colour(theme.tray, theme.tray_alpha + 0.03))
    edge = (theme.line, 2.0) if theme.high_contrast else (colour(theme.line, 0.14), 1.0)
    stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), radius), *edge)
    _paint_heading(painter, tray, style)
    feet = [place.foot for place in tray.places if place.rank]
    if feet:
        first, last = min(foot.left() for foot in feet), max(foot.right() for foot in feet)
        x = last if style.look.right_to_left else first
        painter.setPen(QPen(colour(theme.line, 0.9 if theme.high_contrast else 0.16), 1))
        painter.drawLine(QLineF(x, rect.top() + (HEAD + 8) * tray.scale, x, rect.bottom() - 10 * tray.scale))
        if tray.ruler:
            _paint_ruler(painter, first, last, tray, style)
    for place in tray.places:
        _paint_place(painter, place, tray.scale, style)


def paint_lit_tray(painter: QPainter, rect: QRectF, style: TableStyle) -> None:
    """Paint the light of a tray in which the dragged cards may be dropped."""
    glow, radius = style.theme.glow, style.px(14)
    for reach, alpha in ((8, 0.12), (5, 0.2)):
        stroke(painter, rounded_rect(rect.adjusted(-3, -3, 3, 3), radius + 3), colour(glow, alpha), reach)
    fill(painter, rounded_rect(rect, radius), colour(glow, 0.12))
    stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), radius - 1), glow, 2.6)


def paint_promise(painter: QPainter, rect: QRectF, said: str, style: TableStyle) -> None:
    """Paint where the heading of a tray ends what dragged cards make there."""
    scale, mirrored = tray_scale(rect, style.scale), style.look.right_to_left
    font, theme = _font(style, 13, scale, bold=True), style.theme
    wide, high = min(text_width(said, font) + 24 * scale, 0.7 * rect.width()), (HEAD - 4) * scale
    x = rect.x() + 6 * scale if mirrored else rect.right() - 6 * scale - wide
    pill = QRectF(x, rect.y() + 3 * scale, wide, high)
    fill(painter, rounded_rect(pill, high / 2), theme.plate)
    paint_text(painter, pill.adjusted(8 * scale, 0, -8 * scale, 0), said, font, theme.ink, Align.AlignHCenter)


def _paint_heading(painter: QPainter, tray: TrayCaption, style: TableStyle) -> None:
    """Paint title and points, then what has room: the ruler's label at the other end, else the note."""
    theme, scale, lead, mirrored = style.theme, tray.scale, _lead(style), style.look.right_to_left
    side, gap = 12 * scale, 14 * scale
    row = QRectF(tray.rect.x() + side, tray.rect.y() + 3 * scale, tray.rect.width() - 2 * side, (HEAD - 5) * scale)
    start, end = (Align.AlignRight, Align.AlignLeft) if mirrored else (Align.AlignLeft, Align.AlignRight)
    said = [
        (tray.title, _font(style, 13, scale, bold=True), theme.ink),
        (tray.points, _font(style, 15, scale, bold=True), lead),
        ("" if tray.ruler else tray.note, _font(style, 12, scale), theme.ink2),
    ]
    if tray.ruler:
        font = _font(style, 13, scale, bold=True)
        used = sum(text_width(text, other) + gap for text, other, _ in said if text)
        room = QRectF(row).adjusted(0, 0, -used, 0) if mirrored else row.adjusted(used, 0, 0, 0)
        done = theme.good if tray.share >= 1 and not theme.light else lead
        paint_text(painter, room, tray.ruler, font, done, end)
        row.setWidth(row.width() - min(room.width(), text_width(tray.ruler, font) + gap))
        if mirrored:
            row.moveRight(tray.rect.right() - side)
    for number, (text, font, ink) in enumerate(said):
        width = text_width(text, font)
        if not text or (number == len(said) - 1 and width > row.width()):
            continue
        paint_text(painter, row, text, font, ink, start)
        row.adjust(*((0, 0, -width - gap, 0) if mirrored else (width + gap, 0, 0, 0)))


def _paint_ruler(painter: QPainter, left: float, right: float, tray: TrayCaption, style: TableStyle) -> None:
    """Paint a bar over all places; its end is the minimum."""
    theme, scale = style.theme, tray.scale
    edge = 3 * scale
    bar = QRectF(left + edge, tray.rect.y() + HEAD * scale, right - left - 2 * edge, RULER * scale)
    fill(painter, rounded_rect(bar, bar.height() / 2), colour("#000000", 0.34))
    done = QRectF(bar)
    done.setWidth(bar.width() * tray.share)
    end = bar.right() - 1
    if style.look.right_to_left:
        done.moveRight(bar.right())
        end = bar.left() - 2
    if done.width() > 1:
        paint = theme.good if tray.share >= 1 else theme.accent
        fill(painter, rounded_rect(done, min(done.width(), done.height()) / 2), paint)
    stroke(painter, rounded_rect(bar, bar.height() / 2), colour(theme.ink, 0.45), 1.2)
    painter.fillRect(QRectF(end, bar.top() - edge, edge, bar.height() + 2 * edge), QColor(theme.ink))


def _paint_place(painter: QPainter, place: TrayPlaceCaption, scale: float, style: TableStyle) -> None:
    """Paint an empty place, or below the cards their number and what it means: points, or the way to a full meld."""
    theme, foot, mirrored = style.theme, place.foot, style.look.right_to_left
    font, start = _font(style, 12, scale, bold=True), Align.AlignRight if mirrored else Align.AlignLeft
    if place.rank and not place.text:
        _paint_empty(painter, place, style)
    elif not place.text or (not place.is_squared and foot.width() < FEWEST * scale):
        paint_text(painter, foot, place.text or place.value, font, theme.ink, Align.AlignHCenter)
    else:
        row = foot.adjusted(3 * scale, 0, -3 * scale, 0)
        wide = text_width(place.text, font) + 4 * scale
        paint_text(painter, row, place.text, font, theme.ink, start)
        row.adjust(*((0, 0, -wide, 0) if mirrored else (wide, 0, 0, 0)))
        if place.is_squared:
            paint_text(painter, row, place.value, font, _lead(style), Align.AlignHCenter)
        else:
            _paint_meter(painter, row, place, scale, style)


def _font(style: TableStyle, size: float, scale: float, *, bold: bool = False) -> QFont:
    return style.font(size * scale / style.scale, bold=bold)


def _lead(style: TableStyle) -> str:
    """Return the colour of points."""
    return style.theme.ink if style.theme.light else style.theme.glow


def _paint_meter(painter: QPainter, row: QRectF, place: TrayPlaceCaption, scale: float, style: TableStyle) -> None:
    """Paint seven steps to a complete meld: a bar for each natural card, a diamond for each wild one, then hollows."""
    theme, step, high = style.theme, row.width() / STEPS, min(METER * scale, row.height())
    y = row.center().y()
    for number in range(STEPS):
        x = row.x() + (STEPS - 1 - number if style.look.right_to_left else number) * step
        bar = QRectF(x + 0.9, y - high / 2, max(1.0, step - 1.8), high)
        if number < place.natural:
            fill(painter, rounded_rect(bar, 1.6), theme.ink)
        elif number < place.natural + place.wild:
            middle, reach = x + step / 2, step * 0.56
            corners = ((middle, y - high / 2 - 1), (middle + reach, y), (middle, y + high / 2 + 1), (middle - reach, y))
            fill(painter, polygon(*corners), theme.ink if theme.light else theme.accent)
        else:
            hollow = rounded_rect(bar.adjusted(0.6, 0.6, -0.6, -0.6), 1.6)
            stroke(painter, hollow, colour(theme.ink, 1.0 if theme.high_contrast else 0.34), 1.1)


def _paint_empty(painter: QPainter, place: TrayPlaceCaption, style: TableStyle) -> None:
    """Paint an empty place with its rank, quietly; a star for wild cards."""
    theme, card = style.theme, place.card
    shape = rounded_rect(card.adjusted(0.5, 0.5, -0.5, -0.5), card.width() * RADIUS)
    fill(painter, shape, colour(theme.ink, 0.035))
    stroke(painter, shape, colour(theme.ink, 0.6 if theme.high_contrast else 0.12), 1)
    high = card.width() * LETTER
    ink = colour(theme.ink, 0.95 if theme.high_contrast else 0.30)
    if place.rank < 3:
        fill(painter, placed(star(5, 0.45), card.center().x(), card.center().y(), high), ink)
    else:
        letter = rank_path(place.rank, style.card_style.letters)
        fill(painter, placed(letter, card.center().x(), card.center().y() + high / 2, high), ink)
