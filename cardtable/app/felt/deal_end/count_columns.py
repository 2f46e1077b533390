"""Where the columns of a sheet of points stand: pixels of the sketches from its leading edge.

Measures are those of the sketches table-1-*: rows with chips and a bar, a table of lines for sides, two columns of
rows for many.
"""

from __future__ import annotations

from typing import NamedTuple

PAD = 24.0


class ResultColumns(NamedTuple):
    """`start` and `end`: of the ground of a row; right edges of numbers, leading edges of all else."""

    start: float
    end: float
    portrait: float  # its middle
    radius: float
    name: float
    name_end: float
    taken: float  # where chips begin; those of many end there
    numbers: tuple[float, ...]  # of the lines, the deal, the total
    bar: tuple[float, float] | None = None  # from, to
    place: float | None = None
    beside: float = 0.0  # from one column of rows to the next


def of_players(width: float, *, bars: bool) -> ResultColumns:
    """Up to five who play alone; `width`: of all columns."""
    bar = (width - 112, width - 8) if bars else None
    total = width - 120 if bars else width - 24
    deal = total - 72
    return ResultColumns(16, width, 40, 14, 64, 168, 176, (deal, total), bar)


def of_many(width: float) -> ResultColumns:
    """Six to eleven in two columns."""
    half = (width - 16) / 2
    end = 16 + half - 12
    return ResultColumns(16, end, 60, 11, 80, end - 118, end - 112, (end - 62, end - 12), None, 24, half)


def of_sides(width: float, lines: int) -> ResultColumns:
    """Partners, with what each line of the count comes to."""
    first = 230.0
    step = (width - 12 - first) / (lines + 2)
    numbers = tuple(first + step * (place + 1) for place in range(lines + 2))
    return ResultColumns(16, width, 37, 13, 78, first, first, numbers)
