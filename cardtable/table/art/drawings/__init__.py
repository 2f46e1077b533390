"""Drawings kept as data: each JSON file beside this module names drawings, a drawing is steps painted in turn.

A step is ["fill", SHAPE, PAINT], ["stroke", SHAPE, PAINT, WIDTH], ["ornament", SHAPE, SIZE, PAINT, PAINT OF
DOTS], ["clipped", SHAPE, STEPS] or ["repeated", [[X, Y], …], STEPS]. A shape is a function of `vector_drawing` with its
arguments, such as ["circle", 125, 24, 21] or ["mirrored", ["outline", "M0,0 L9,9"]]; ["suit", X, Y, SIZE] is the suit
of the card, ["hearts", X, Y, SIZE] a given one. A paint is "#RRGGBB", a name of the palette, or one of them with its
alpha: ["gold", 0.3].
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.cards import Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.ornaments import paint_ornament

Drawing: TypeAlias = Sequence[Sequence[Any]]


@cache
def load_drawings(name: str) -> Mapping[str, Drawing]:
    """Return the drawings of a file, by name."""
    drawings: dict[str, Drawing] = json.loads(Path(__file__).with_name(f"{name}.json").read_bytes())
    return drawings


def _joined(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole.addPath(path)
    return whole


_SHAPES: Mapping[str, Callable[..., QPainterPath]] = {
    "circle": draw.circle,
    "ellipse": draw.ellipse,
    "joined": _joined,
    "line": draw.line,
    "lozenge": draw.lozenge,
    "mirrored": draw.mirrored,
    "outline": draw.outline,
    "placed": draw.placed,
    "polygon": draw.polygon,
    "rounded": draw.rounded,
    "star": draw.star,
    "with_mirror": draw.with_mirror,
    **{suit.name.lower(): partial(draw.suit_at, suit) for suit in Suit},
}


class DrawingPainter:
    """Painter of drawings in the paints of a palette, for a card of some suit."""

    def __init__(
        self, painter: QPainter, palette: Mapping[str, draw.Paint] | None = None, suit: Suit = Suit.SPADES
    ) -> None:
        self._painter, self._palette, self._suit = painter, palette or {}, suit

    def paint(self, drawing: Drawing) -> None:
        """Paint a drawing in its own units."""
        for kind, shape, *details in drawing:
            if kind == "repeated":
                (steps,) = details
                made = [(step[0], self._path(step[1]), step[2:]) for step in steps]
                for x, y in shape:
                    for one, path, rest in made:
                        self._step(one, path.translated(x, y), rest)
            else:
                self._step(kind, self._path(shape), details)

    def _step(self, kind: str, path: QPainterPath, details: Sequence[Any]) -> None:
        match kind:
            case "fill":
                draw.fill(self._painter, path, self._paint(*details))
            case "stroke":
                paint, width = details
                draw.stroke(self._painter, path, self._paint(paint), width)
            case "ornament":
                size, paint, dots = details
                paint_ornament(self._painter, self._suit, path, size, self._paint(paint), self._paint(dots))
            case _:
                with draw.clipped(self._painter, path):
                    self.paint(*details)

    def _path(self, shape: Sequence[Any]) -> QPainterPath:
        name, *arguments = shape
        if name == "suit":
            return draw.suit_at(self._suit, *arguments)
        return _SHAPES[name](*(self._path(part) if _is_shape(part) else part for part in arguments))

    def _paint(self, paint: Any) -> draw.Paint:
        value, alpha = paint if isinstance(paint, list) else (paint, None)
        return draw.colour(self._palette.get(value, value), alpha)


def _is_shape(argument: Any) -> bool:
    return isinstance(argument, list) and isinstance(argument[0], str)  # a point is a list of numbers
