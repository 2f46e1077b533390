"""A figure, its target, and the table of them."""

from collections.abc import Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """Something measured. `target` is the largest good value, or the smallest where `at_least` is set."""

    name: str
    value: float
    unit: str  # "ms", "MB", "×", "/s"
    target: float
    at_least: bool = False
    note: str = ""

    @property
    def met(self) -> bool:
        """Tell whether the target is reached."""
        return self.value >= self.target if self.at_least else self.value <= self.target


def shown(value: float, unit: str) -> str:
    """Return a value with as many digits as mean something."""
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f} {unit}"


def row(figure: Figure) -> tuple[str, ...]:
    """Return the cells of one figure."""
    limit = ("at least " if figure.at_least else "at most ") + shown(figure.target, figure.unit)
    return figure.name, shown(figure.value, figure.unit), limit, "yes" if figure.met else "NO", figure.note


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as a Markdown table, which is readable on a terminal too."""
    rows = [("figure", "measured", "target", "met", "note"), *map(row, figures)]
    widths = [max(len(cells[column]) for cells in rows) for column in range(len(rows[0]))]
    lines = [line(cells, widths) for cells in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Return one line of the table."""
    return "| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)) + " |"


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which `share` (0…1) of the values lie; 0.99 of 500 values is the fifth largest."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
