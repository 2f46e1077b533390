"""Card layout within a pile (row, groups, arc, stack, across) and around the table."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.art.themes import STRIP

Slots = list[tuple[QPointF, float]]
Point = tuple[float, float]

LEAVES = 6  # distinguishable leaves of a stack
ARC = 26.0  # degrees of a small fan
WIDE, GAP = 0.63, 0.19  # of the width: the step in small groups, the space between groups
ROW = 0.5  # of the height: from row to row of an open hand
LYING = 0.62  # of the width: the step of cards on their side
CLOSED = 3  # cards from which on a group lies close together
_STEPS = 1800
_POWER = 4.2  # of the curve around a table: 2 would be an ellipse


def row(count: int, area: QRectF, card: QSizeF, step: float) -> Slots:
    """Return a straight row in the middle of the area, closed up as far as needed."""
    pace = min(step * card.width(), max(0.0, area.width() - card.width()) / max(1, count - 1))
    x = area.center().x() - pace * (count - 1) / 2
    return [(QPointF(x + pace * place, area.center().y()), 0.0) for place in range(count)]


def rows(count: int, area: QRectF, card: QSizeF, step: float) -> Slots:
    """Return rows of equal length from the top of the area, each before the one above: as few as leave the step, or as
    many as there is room for."""
    fitting = max(1, math.floor(1 + (area.width() - card.width()) / (step * card.width())))
    most = max(1, math.floor(1 + (area.height() - card.height()) / (ROW * card.height())))
    lines = min(most, max(1, math.ceil(count / fitting)))
    longest = math.ceil(count / lines)
    slots: Slots = []
    for line in range(lines):
        here = QRectF(area.x(), area.y() + line * ROW * card.height(), area.width(), card.height())
        length = min(longest, count - len(slots))
        if lines > 1:  # all rows begin below each other
            here.setWidth(min(area.width(), card.width() * (1 + step * (longest - 1))))
            here.moveLeft(area.center().x() - here.width() / 2)
            pace = (here.width() - card.width()) / max(1, longest - 1)
            here.setWidth(card.width() + pace * (length - 1))
        slots += row(length, here, card, step)
    return slots


def group_sizes(count: int, gaps: frozenset[int]) -> list[int]:
    """Return the sizes of the groups between gaps; a gap is given by the index of the card before it."""
    ends = [*sorted(gap + 1 for gap in gaps if gap < count - 1), count]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]


def groups(count: int, area: QRectF, card: QSizeF, gaps: frozenset[int], strip: float = STRIP) -> Slots:
    """Return a row with spaces: large groups lie close together, and closer still if the area is too narrow. `strip` is
    the visible part of each card of a large group, in widths of a card."""
    sizes = group_sizes(count, gaps)
    width = card.width()
    close = sum(size - 1 for size in sizes if size >= CLOSED)
    fixed = sum(1 + (size - 1) * WIDE * (size < CLOSED) for size in sizes) + GAP * (len(sizes) - 1)
    narrow = strip if len(sizes) > 1 else WIDE
    narrow = max(0.04, min(narrow, (area.width() / width - fixed) / max(1, close)))
    total = (fixed + narrow * close) * width
    x, found = area.center().x() - total / 2 + width / 2, []
    for size in sizes:
        step = narrow if size >= CLOSED else WIDE
        found += [(QPointF(x + place * step * width, area.center().y()), 0.0) for place in range(size)]
        x += ((size - 1) * step + 1 + GAP) * width
    share, middle = min(1.0, (area.width() - width) / max(1.0, total - width)), area.center().x()
    return [(QPointF(middle + (at.x() - middle) * share, at.y()), turn) for at, turn in found]  # many groups overlap


def arc(count: int, area: QRectF, card: QSizeF) -> Slots:
    """Return a small fan: backs on a shallow arc."""
    step = max(0.12, min(0.28, 3.3 / max(1, count))) * card.width()
    step = min(step, (area.width() - card.width() * 1.25) / max(1, count - 1))
    half = max(1.0, (count - 1) / 2)
    top = area.top() + card.height() / 2 + 0.06 * card.width()
    slots = []
    for place in range(count):
        t = place - (count - 1) / 2
        turn = t / max(1, count - 1) * ARC * min(1.0, count / 6)
        slots.append((QPointF(area.center().x() + t * step, top + (t / half) ** 2 * 0.17 * card.width()), turn))
    return slots


def stack(count: int, area: QRectF) -> Slots:
    """Return a stack of at most LEAVES visible leaves; the other cards lie under the lowest."""
    slots = []
    for place in range(count):
        leaf = max(0, place - max(0, count - LEAVES))
        slots.append((area.center() + QPointF(-0.9 * leaf, -1.3 * leaf), 0.0))
    return slots


def across(count: int, area: QRectF, card: QSizeF) -> Slots:
    """Return cards turned on their side, one below the other down to the foot, closed up as far as needed."""
    pace = min(card.width() * LYING, max(0.0, area.height() - card.width()) / max(1, count - 1))
    y = area.bottom() - card.width() / 2 - pace * (count - 1)
    return [(QPointF(area.center().x(), y + pace * place), 90.0) for place in range(count)]


def column(count: int, area: QRectF, card: QSizeF, step: float) -> Slots:
    """Return a column down to the foot, each card before the one above, closed up as far as needed."""
    pace = min(step * card.width(), max(0.0, area.height() - card.height()) / max(1, count - 1))
    y = area.bottom() - card.height() / 2 - pace * (count - 1)
    return [(QPointF(area.center().x(), y + pace * place), 0.0) for place in range(count)]


def squared_up(count: int, area: QRectF, card: QSizeF) -> Slots:
    """Return one stack at the foot, with at most LEAVES visible edges behind its front card."""
    leaves = (min(LEAVES - 1, count - 1 - place) for place in range(count))
    x, y = area.center().x(), area.bottom() - card.height() / 2
    return [(QPointF(x + 0.015 * card.width() * leaf, y - 0.03 * card.width() * leaf), 0.0) for leaf in leaves]


def crossed(slots: Slots, places: Sequence[bool]) -> Slots:
    """Return the slots with those in `places` turned on their side."""
    turned = [*places, *[False] * len(slots)]
    return [(point, turn + 90 if turned[place] else turn) for place, (point, turn) in enumerate(slots)]


@lru_cache(maxsize=64)
def round_the_middle(count: int, a: float, b: float) -> tuple[Point, ...]:
    """Return `count` points around (0, 0), clockwise, the first straight down (y grows downwards)."""
    path = [(a * across, b * down) for across, down in _circle(90, 450)]
    return _spaced(path, [k / count for k in range(count)])


@lru_cache(maxsize=64)
def points_around_table(count: int, a: float, b: float, gap: float) -> tuple[Point, ...]:
    """Return `count` points clockwise from left to right over the top of |x/a|^p + |y/b|^p = 1.

    p is `_POWER`; `gap`: degrees of the parameter that stay free on each side of straight down. The points have equal
    distances along the curve: equal angles would crowd its two ends.
    """
    first, last = 90 + gap, 450 - gap
    path = [(a * across, b * down) for across, down in _supercircle(first, last)]
    return _spaced(path, [k / (count - 1) for k in range(count)] if count > 1 else [0.5])


@lru_cache(maxsize=4)
def _circle(first: float, last: float) -> list[Point]:
    """Return points of the unit circle between two angles: cached, as they stay the same while a window is resized."""
    turns = [math.radians(first + (last - first) * i / _STEPS) for i in range(_STEPS + 1)]
    return [(math.cos(turn), math.sin(turn)) for turn in turns]


@lru_cache(maxsize=16)
def _supercircle(first: float, last: float) -> list[Point]:
    def bent(share: float) -> float:
        return math.copysign(abs(share) ** (2 / _POWER), share)

    return [(bent(across), bent(down)) for across, down in _circle(first, last)]


def _spaced(path: Sequence[Point], shares: Sequence[float]) -> tuple[Point, ...]:
    """Return the points at these shares of the path's length."""
    lengths = list(accumulate(map(math.dist, path, path[1:]), initial=0.0))
    return tuple(path[min(bisect_left(lengths, lengths[-1] * share - 1e-9), len(path) - 1)] for share in shares)
