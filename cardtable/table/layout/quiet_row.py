"""Where the round buttons lie: a quiet row at the edge of the felt, for which prompt and commands move aside."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import MANY, Geometry, between, unit

COUNT = 5  # Undo, Hint, Last trick or What happened, Scores, Sound
ROW_EDGE = 14.0  # pixels from the edge of the table
ASIDE = 10.0  # between the row and the prompt beside it
LINE = 4.0  # between prompt, commands and the row below each other
TALLER = 1.1  # of the prompt's height, that a long sentence may take above it


class _Measures(NamedTuple):
    """The diameter of a button and the gap between two, in pixels at 1024 × 548 and at 1280 × 748."""

    disc: tuple[float, float]
    gap: tuple[float, float]

    def size(self, geometry: Geometry) -> QSizeF:
        """Of the whole row; larger tables are this one magnified."""
        u = min(1.0, unit(geometry.size))
        disc, gap = between(u, *self.disc), between(u, *self.gap)
        return QSizeF(COUNT * disc + (COUNT - 1) * gap, disc)


BESIDE_PROMPT = _Measures((36, 40), (8, 8))
BELOW_COMMANDS = _Measures((32, 36), (4, 6))
BESIDE_HAND = _Measures((32, 36), (6, 8))


def with_quiet_row(geometry: Geometry) -> Geometry:
    """The layout with a row of round buttons: beside the own plate, or at the foot of what is beside the hand."""
    if geometry.trays:
        return _below_commands(geometry)
    if len(geometry.plates) >= MANY and not geometry.watched:
        return _beside_hand(geometry)
    return _beside_prompt(geometry)


def discs(row: QRectF) -> list[QRectF]:
    """The square of each button of a row, from the left."""
    step = (row.width() - row.height()) / (COUNT - 1)
    return [QRectF(row.x() + place * step, row.y(), row.height(), row.height()) for place in range(COUNT)]


def prompt_room(geometry: Geometry, *, commands: bool) -> QRectF:
    """Where a prompt may lie that is too long for its place beside the row; `commands`: whether any are offered."""
    if geometry.quiet is None or geometry.trays:
        return geometry.prompt
    beside_hand = len(geometry.plates) >= MANY and not geometry.watched
    line = geometry.prompt.united(geometry.commands) if beside_hand and not commands else geometry.prompt
    return _raised(line, geometry)


def _beside_prompt(geometry: Geometry) -> Geometry:
    """On the line of the own plate, where reading ends; the prompt has what is left.

    Whoever only watches has a hand there too, but no commands: at a small table the prompt is where these would be.
    """
    size, line = BESIDE_PROMPT.size(geometry), geometry.prompt
    top = line.center().y() - size.height() / 2
    if line.center().x() < geometry.plates[0].center().x():
        row = QRectF(QPointF(ROW_EDGE, top), size)
        line = QRectF(row.right() + ASIDE, line.y(), line.right() - row.right() - ASIDE, line.height())
    else:
        row = QRectF(QPointF(geometry.size.width() - ROW_EDGE - size.width(), top), size)
        line = QRectF(line.x(), line.y(), row.left() - ASIDE - line.x(), line.height())
    if geometry.watched and len(geometry.plates) < MANY:
        return geometry._replace(quiet=row, prompt=geometry.commands, commands=line)
    return geometry._replace(quiet=row, prompt=line)


def _below_commands(geometry: Geometry) -> Geometry:
    """At the foot of the column of the commands."""
    size, column = BELOW_COMMANDS.size(geometry), geometry.commands
    row = QRectF(QPointF(column.center().x() - size.width() / 2, column.bottom() - size.height()), size)
    column = column.adjusted(0, 0, 0, -size.height() - LINE)
    return geometry._replace(quiet=row, commands=column)


def _beside_hand(geometry: Geometry) -> Geometry:
    """At the foot of the field beside the hand, the prompt and the commands over it."""
    size, field = BESIDE_HAND.size(geometry), geometry.prompt.united(geometry.commands)
    row = QRectF(QPointF(field.right() - size.width(), field.bottom() - size.height() - 2), size)
    high = (row.top() - field.top() - 2 * LINE) / 2
    prompt = QRectF(field.x(), field.y(), field.width(), high)
    return geometry._replace(quiet=row, prompt=prompt, commands=prompt.translated(0, high + LINE))


def _raised(line: QRectF, geometry: Geometry) -> QRectF:
    """The line of a prompt and what is free above it."""
    above = [rect.bottom() for rect in geometry.occupied() if rect.bottom() <= line.top() and _over(rect, line)]
    top = max([line.top() - TALLER * line.height(), *(bottom + LINE for bottom in above)])
    return QRectF(line.x(), min(top, line.top()), line.width(), line.bottom() - min(top, line.top()))


def _over(rect: QRectF, line: QRectF) -> bool:
    """Whether a rectangle above covers part of a line's width."""
    return rect.left() < line.right() and rect.right() > line.left()
