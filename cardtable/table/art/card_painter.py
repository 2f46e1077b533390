"""Card painter: a whole card at any size: paper, index, pips or court, and the back."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cardtable.core.cards import Card, Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.court_panel import paint_panel
from cardtable.table.art.glyphs import glyph
from cardtable.table.art.ornaments import paint_ornament
from cardtable.table.art.themes import FACE, HEIGHT, RADIUS, WIDTH, CardStyle, ink_of

PIP = 0.178 * WIDTH
LARGE_PIP = 0.30 * WIDTH
_LEFT, _MIDDLE, _RIGHT = 0.372, 0.5, 0.628
_TOP, _FOOT = 0.165, 0.835
_LETTERS = {14: "A", 13: "K", 12: "Q", 11: "J"}
_LATIN_TAIL = {"J": 1.0, "Q": 1.1}  # height in caps: the tail of J and Q must not run into the suit below
HAIRLINE = "#3A352B"
_BACK_STAND_IN = {  # the mean colour of each pattern
    "phulkari": "#B8453A",
    "jaali": "#5F8480",
    "block": "#7A6A86",
    "kalamkari": "#D9BE98",
    "girih": "#4D7C92",
    "plain": "#33497A",
}


def _column(x: float, *heights: float) -> tuple[draw.Point, ...]:
    return tuple((x, y) for y in heights)


def _sides(*heights: float) -> tuple[draw.Point, ...]:
    return _column(_LEFT, *heights) + _column(_RIGHT, *heights)


_FOUR_ROWS = _sides(_TOP, 0.3883, 0.6117, _FOOT)
PLACES: dict[int, tuple[draw.Point, ...]] = {
    2: _column(_MIDDLE, _TOP, _FOOT),
    3: _column(_MIDDLE, _TOP, 0.5, _FOOT),
    4: _sides(_TOP, _FOOT),
    5: (*_sides(_TOP, _FOOT), (_MIDDLE, 0.5)),
    6: _sides(_TOP, 0.5, _FOOT),
    7: (*_sides(_TOP, 0.5, _FOOT), (_MIDDLE, 0.3325)),
    8: (*_sides(_TOP, 0.5, _FOOT), (_MIDDLE, 0.3325), (_MIDDLE, 0.6675)),
    9: (*_FOUR_ROWS, (_MIDDLE, 0.5)),
    10: (*_FOUR_ROWS, (_MIDDLE, 0.2767), (_MIDDLE, 0.7233)),
}


def paint_pips(painter: QPainter, rank: int, suit: Suit, ink: str) -> None:
    """Paint the pips of a number card; those below the middle are upside down."""
    for x, y in PLACES[rank]:
        draw.fill(painter, draw.suit_at(suit, x * WIDTH, y * HEIGHT, PIP, 180 if y > 0.5 else 0), ink)


def paint_large_pip(painter: QPainter, suit: Suit, ink: str) -> None:
    """Paint the only symbol of a card in the large set, where the classic layout finds no room."""
    draw.fill(painter, draw.suit_at(suit, WIDTH / 2, HEIGHT / 2, LARGE_PIP), ink)


def paint_ace(painter: QPainter, suit: Suit, ink: str) -> None:
    """Paint one large symbol, its inner part filled with the ornament of the suit."""
    x, y, size = WIDTH / 2, HEIGHT / 2, 152.0 if suit is Suit.DIAMONDS else 128.0
    whole = draw.suit_at(suit, x, y, size)
    draw.fill(painter, whole, ink)
    shift = {Suit.HEARTS: 4.0, Suit.SPADES: -2.0}.get(suit, 0.0)
    inner = draw.suit_at(suit, x, y + shift, size * 0.8).intersected(whole)
    paint_ornament(painter, suit, inner, 22, draw.colour(FACE, 0.24), draw.colour(FACE, 0.35))


class CardIndexMetrics(NamedTuple):
    """Lengths of an index in card units: cap height, suit size, centre x, top y, gap over the suit, widest rank."""

    cap: float
    suit: float
    centre: float
    top: float
    gap: float
    widest: float


STANDARD = CardIndexMetrics(*(part * WIDTH for part in (0.242, 0.18, 0.14, 0.062, 0.042, 0.196)))
LARGE = CardIndexMetrics(*(part * WIDTH for part in (0.362, 0.23, 0.185, 0.06, 0.045, 0.3)))


def metrics_of(style: CardStyle) -> CardIndexMetrics:
    """Return the measures of the index in a style."""
    return LARGE if style.large_indices else STANDARD


@cache
def rank_path(rank: int, letters: str) -> QPainterPath:
    """Return the rank with its baseline at y = 0, its cap height 1, centred on x = 0; shared."""
    key = _LETTERS.get(rank, str(rank))
    path = _digits(key, letters) if key.isdigit() else glyph(key, letters)
    box = path.boundingRect()
    scale = 1 / (glyph("K", "latin").boundingRect() if letters == "latin" else box).height()
    if key in _LATIN_TAIL and letters == "latin":
        scale = _LATIN_TAIL[key] / box.height()
    bottom = box.bottom() if key in _LATIN_TAIL or letters != "latin" else 0.0
    lift = 0.09 if key == "Q" and letters == "latin" else 0.0
    return QTransform(scale, 0, 0, scale, -box.center().x() * scale, lift - bottom * scale).map(path)


def _digits(number: str, letters: str) -> QPainterPath:
    """Return the digits pushed together, in writing order (left to right in every supported script)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for digit in number:
        shape = glyph(digit, letters)
        gap = 30.0 if path.elementCount() else 0.0
        path.addPath(shape.translated(path.boundingRect().right() + gap - shape.boundingRect().left(), 0))
    return path


def fitted_rank(rank: int, style: CardStyle) -> QPainterPath:
    """Return the rank in its place on the card, no wider than there is room.

    A wide Latin rank ("10") is condensed; of the other scripts, whose letters are wider and would be hard to read so, a
    wide one is made narrower and lower by the same part.
    """
    metrics = metrics_of(style)
    path = rank_path(rank, style.letters)
    room = min(1.0, metrics.widest / (path.boundingRect().width() * metrics.cap))
    if style.letters == "latin":
        narrow, low = min(0.94, room), 1.0
    else:
        narrow, low = room, math.sqrt(room)
    placing = QTransform().translate(metrics.centre, metrics.top + metrics.cap * (1 + low) / 2)
    return placing.scale(metrics.cap * narrow, metrics.cap * low).map(path)


def paint_index(painter: QPainter, card: Card, style: CardStyle, ink: str) -> None:
    """Paint the index in the left-hand top corner of a card in card units."""
    if card.suit is None:
        _paint_joker(painter, style, ink)
        return
    draw.fill(painter, fitted_rank(card.rank, style), ink)
    metrics = metrics_of(style)
    middle = metrics.top + metrics.cap + metrics.gap + metrics.suit / 2
    draw.fill(painter, draw.suit_at(card.suit, metrics.centre, middle, metrics.suit), ink)


def _paint_joker(painter: QPainter, style: CardStyle, ink: str) -> None:
    """Paint a star and the word below it, read downwards; large enough in both sets."""
    cap, centre, top = STANDARD.cap, STANDARD.centre, STANDARD.top
    draw.fill(painter, draw.placed(draw.star(5, 0.42), centre, top + cap * 0.52, cap * 0.9), ink)
    word = glyph("JOKER", style.letters)
    box = word.boundingRect()
    scale = min(80 / box.width(), 19 / box.height())
    lying = word.translated(-box.left(), -box.center().y())
    draw.fill(painter, draw.placed(lying, centre, top + cap + 10, scale, 90), ink)


def paint_face(painter: QPainter, card: Card, size: QSizeF, style: CardStyle, *, detailed: bool = True) -> None:
    """Paint a face from (0, 0) over `size`: rounded corners, transparent outside, no shadow. Without `detailed` a court
    is only its panel and its suit: a stand-in."""
    ink = ink_of(card, style)
    with draw.saved(painter):
        _begin(painter, size)
        if card.suit is not None and card.rank not in (11, 12, 13):
            _paint_symbols(painter, card.rank, card.suit, style, ink)
        elif detailed:
            # the figures are many lines: loaded with the first court
            from cardtable.table.art.court_painter import paint_court

            paint_court(painter, card, style, ink)
        else:
            paint_panel(painter, card, style, ink)
        paint_index(painter, card, style, ink)
        with draw.saved(painter):
            draw.half_turned(painter)
            paint_index(painter, card, style, ink)
        _paint_border(painter, size)


def paint_back(painter: QPainter, size: QSizeF, style: CardStyle, *, detailed: bool = True) -> None:
    """Paint a back from (0, 0) over `size`, like a face. Without `detailed` it is only a plain panel: a stand-in."""
    with draw.saved(painter):
        _begin(painter, size)
        if detailed:
            from cardtable.table.art.backs import paint_pattern  # patterns are loaded when a back is first drawn

            paint_pattern(painter, style.back)
        else:
            draw.fill(painter, draw.rounded(13, 13, WIDTH - 26, HEIGHT - 26, 8), _BACK_STAND_IN[style.back])
        _paint_border(painter, size)


def _begin(painter: QPainter, size: QSizeF) -> None:
    """Set up card units and paint the paper."""
    painter.setRenderHints(draw.HINTS)
    painter.scale(size.width() / WIDTH, size.height() / HEIGHT)
    draw.fill(painter, draw.rounded(0, 0, WIDTH, HEIGHT, RADIUS), FACE)


def _paint_symbols(painter: QPainter, rank: int, suit: Suit, style: CardStyle, ink: str) -> None:
    if style.large_indices:
        paint_large_pip(painter, suit, ink)
    elif rank == 14:
        paint_ace(painter, suit, ink)
    else:
        paint_pips(painter, rank, suit, ink)


def _paint_border(painter: QPainter, size: QSizeF) -> None:
    width = max(1.1, WIDTH / size.width())
    edge = draw.rounded(width / 2, width / 2, WIDTH - width, HEIGHT - width, RADIUS - width / 2)
    draw.stroke(painter, edge, draw.colour(HAIRLINE, 0.34), width)
