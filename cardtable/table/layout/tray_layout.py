"""Tray layout: melds of a side in rows, squared-up melds in a block of their own.

Cards are as large as possible, in one line if they are not much smaller then. Melds that need several lines fill each
as far as possible, and a line may cover the one above it but for the indices (the squeeze rule).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cardtable.core.zones import Zone
from cardtable.table.layout.pose import HEIGHT

ONE_BELOW_THE_OTHER, COVERING = 0.90, 0.76  # merit factor of several lines, apart and overlapping
READABLE = 44.0  # pixels: cards that are narrower count for less than their width
TITLE = 20.0  # pixels of the heading before scaling
PAD = 8.0  # pixels before scaling
BETWEEN = 0.16  # of the width: between two melds
SQUARED = 1.32  # widths that a squared-up meld needs with its tag and the space after it
ACROSS = 0.76  # of a meld card's width: those that lie across
WIDEST_ACROSS = 0.11  # of the tray's width, for the narrow ones of three sides
LEAVES = 7.0  # pixels by which a squared-up meld rises over its lowest card
MOST_LINES = 4


class TraySpacing(NamedTuple):
    """Least distances in widths of a card: `steps` in a meld, with merit factors, and `line` from line to line."""

    steps: Mapping[float, float]
    line: float


SMALL_INDEX = TraySpacing({0.27: 1.0, 0.20: 0.92, 0.15: 0.84}, 0.60)
LARGE_INDEX = TraySpacing({0.36: 1.0}, 0.72)  # rank and suit are nearly that wide and high


class MeldPlace(NamedTuple):
    """Place of a meld: its area, the width and the step of its cards."""

    area: QRectF
    card: float
    step: float
    seen: float = 1.0  # of the height, from the top: the rest is covered by the line below

    def mirrored(self, rect: QRectF) -> MeldPlace:
        """Return the same place mirrored in a rectangle."""
        return self._replace(area=self.area.translated(rect.left() + rect.right() - 2 * self.area.center().x(), 0))


class Tray(NamedTuple):
    """Places of all melds in a tray, of the cards across, and of the next meld."""

    melds: Mapping[Zone, MeldPlace]
    across: MeldPlace
    free: MeldPlace

    def mirrored(self, rect: QRectF) -> Tray:
        """Return the tray filled from the right, each meld in its order: a card's index is always at its left."""
        melds = {zone: laid.mirrored(rect) for zone, laid in self.melds.items()}
        return Tray(melds, self.across.mirrored(rect), self.free.mirrored(rect))


def in_tray(
    rect: QRectF,
    cap: float,
    scale: float,
    sizes: Mapping[Zone, int],
    squared: frozenset[Zone],
    squeeze: TraySpacing = SMALL_INDEX,
) -> Tray:
    """Return melds of these sizes laid into a tray, cards at most `cap` wide; `squared`, each one stack, come first."""
    pad = PAD * scale
    inner = rect.adjusted(pad, (TITLE + 2) * scale, -pad, -pad)
    across = min(cap * ACROSS, inner.height() / 2.2, inner.width() * WIDEST_ACROSS)
    side = QRectF(inner.x(), inner.y(), across * HEIGHT, inner.height())
    area = inner.adjusted(side.width() + pad, 0, 0, 0)
    stacks = [zone for zone, size in sizes.items() if size and zone in squared]
    melds = [zone for zone, size in sizes.items() if size and zone not in squared]
    counts = [sizes[zone] for zone in melds]
    best = max(_arrangements(area, cap, len(stacks), counts, squeeze), key=lambda way: way.merit).filled(area, counts)
    laid = [*best.stacks(area, len(stacks)), *best.melds(area, counts)]
    places = dict(zip([*stacks, *melds], laid, strict=True))
    return Tray(places, MeldPlace(side, across, 0.0), _free_place(area, best, laid))


class _TrayArrangement(NamedTuple):
    """Candidate arrangement: width and step of the cards, pitches of the lines, first meld of each line."""

    card: float
    step: float
    pitch: float
    lines: tuple[int, ...]
    columns: int  # of squared-up melds
    stack_pitch: float  # 0: they lie in one line
    near: float = 1.0  # merit factor of the step

    @property
    def merit(self) -> float:
        """Value of the arrangement: larger cards are better; several lines, covered ones and close cards cost."""
        high = HEIGHT * self.card
        cost = 0.80 if 0 < self.stack_pitch < high else 1.0
        if len(self.lines) > 1:
            cost *= COVERING if self.pitch < high else ONE_BELOW_THE_OTHER
        return self.card * min(1.0, self.card / READABLE) * cost * self.near

    @property
    def block(self) -> float:
        """Width of all squared-up melds together."""
        return self.columns * SQUARED * self.card

    def filled(self, area: QRectF, counts: Sequence[int]) -> _TrayArrangement:
        """Return the same with as many melds in each line as have room: the line below then covers the fewest."""
        room = (area.width() - self.block) / self.card + BETWEEN  # nothing follows the last meld of a line
        return self._replace(lines=_line_starts(_extents(counts, self.step), room)[0])

    def stacks(self, area: QRectF, count: int) -> Iterator[MeldPlace]:
        """Yield the places of the squared-up melds, line by line."""
        for place in range(count):
            line, column = divmod(place, self.columns)
            x = area.x() + (column + (SQUARED - 1) / 4) * SQUARED * self.card
            rect = QRectF(x, area.y() + LEAVES + line * self.stack_pitch, self.card, HEIGHT * self.card)
            covered = place + self.columns < count
            yield MeldPlace(rect, self.card, self.step, self._seen(self.stack_pitch, covered=covered))

    def melds(self, area: QRectF, counts: Sequence[int]) -> Iterator[MeldPlace]:
        """Yield the places of all other melds, line by line."""
        for line, (first, last) in enumerate(pairwise((*self.lines, len(counts)))):
            x = area.x() + self.block
            seen = self._seen(self.pitch, covered=line < len(self.lines) - 1)
            for count in counts[first:last]:
                wide = _extent(count, self.step) * self.card
                rect = QRectF(x, area.y() + line * self.pitch, wide, HEIGHT * self.card)
                yield MeldPlace(rect, self.card, self.step, seen)
                x += wide + BETWEEN * self.card

    def _seen(self, pitch: float, *, covered: bool) -> float:
        return min(1.0, pitch / (HEIGHT * self.card)) if covered else 1.0


def _extent(size: int, step: float) -> float:
    """Return the width of a meld, in widths of a card."""
    return 1 + (size - 1) * step


def _extents(sizes: Sequence[int], step: float) -> list[float]:
    return [_extent(size, step) + BETWEEN for size in sizes]


def _arrangements(
    area: QRectF, cap: float, stacks: int, counts: Sequence[int], squeeze: TraySpacing
) -> Iterator[_TrayArrangement]:
    """Yield arrangements with the widest cards for one to four lines of melds, and one or two of squared-up ones."""
    for step, near in squeeze.steps.items():
        extents = _extents(counts, step)
        for number in range(1, MOST_LINES + 1):
            lines, widest = _even_lines(extents, number)
            for pitch in (HEIGHT + 0.06, squeeze.line):
                for stack_lines in (1, 2):
                    columns = math.ceil(stacks / stack_lines)
                    stack_pitch = squeeze.line if stack_lines > 1 else 0.0
                    across = area.width() / max(widest + columns * SQUARED, 1.0)
                    deepest = max((len(lines) - 1) * pitch, stack_pitch)
                    card = min(cap, across, area.height() / (HEIGHT + deepest))
                    yield _TrayArrangement(card, step, pitch * card, lines, columns, stack_pitch * card, near)


def _even_lines(extents: Sequence[float], count: int) -> tuple[tuple[int, ...], float]:
    """Return the start of each of at most `count` evenly filled lines, and the width of the widest."""
    goal = sum(extents) / count
    while True:
        starts, widest = _line_starts(extents, goal)
        if len(starts) <= count:
            return starts, widest
        goal *= 1.03


def _line_starts(extents: Sequence[float], most: float) -> tuple[tuple[int, ...], float]:
    """Return the start of each line if none is wider than `most`, save for one meld alone; and the widest width."""
    starts, wide, widest = [0], 0.0, 0.0
    for place, extent in enumerate(extents):
        if wide and wide + extent > most:
            starts.append(place)
            wide = 0.0
        wide += extent
        widest = max(widest, wide)
    return tuple(starts), widest


def _free_place(area: QRectF, way: _TrayArrangement, laid: Sequence[MeldPlace]) -> MeldPlace:
    empty = QRectF(area.x() + way.block, area.y(), -BETWEEN * way.card, HEIGHT * way.card)
    last = laid[-1].area if laid and laid[-1].area.left() >= empty.left() else empty
    x = min(last.right() + BETWEEN * way.card, area.right() - way.card)
    return MeldPlace(QRectF(x, last.y(), way.card, HEIGHT * way.card), way.card, way.step)
