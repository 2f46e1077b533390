"""How the cards of a side lie in its tray: a row for each meld, as large as can be, in several lines if need be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cardtable.core.zones import Zone
from cardtable.table.card_widget import HEIGHT

STEP, CLOSE = 0.27, 0.20  # of the width: between cards of a meld, and where there are many
LINE = 0.60  # of the width: what a line leaves in sight of the one above it
TITLE = 20.0  # pixels of the heading before scaling
PAD = 8.0
BETWEEN = 0.16  # of the width: between two melds
SQUARED = 1.35  # widths that a squared-up meld needs with its tag
ACROSS = 0.76  # of a meld card's width: those that lie across


class Laid(NamedTuple):
    """Where a meld lies: its area, the width and the step of its cards."""

    area: QRectF
    card: float
    step: float
    seen: float = 1.0  # of the height, from the top: the rest is covered by the line below


class Tray(NamedTuple):
    """What lies in a tray: where each meld and the cards across lie, and the place of the next meld."""

    melds: Mapping[Zone, Laid]
    across: Laid
    free: Laid


def in_tray(rect: QRectF, cap: float, scale: float, sizes: Mapping[Zone, int], squared: frozenset[Zone]) -> Tray:
    """Lay melds of these sizes into a tray, with cards no wider than `cap`; `squared`, each one stack, come last."""
    inner = rect.adjusted(PAD, TITLE * scale + 2, -PAD, -PAD)
    across = min(cap * ACROSS, inner.height() / 2.2)
    side = QRectF(inner.x(), inner.y(), across * HEIGHT, inner.height())
    area = inner.adjusted(side.width() + PAD, 0, 0, 0)
    zones = sorted((zone for zone, size in sizes.items() if size), key=lambda zone: zone in squared)
    best = max(_ways(area, cap, [(sizes[zone], zone in squared) for zone in zones]), key=lambda way: way.merit)
    melds = dict(zip(zones, best.places(area, [(sizes[zone], zone in squared) for zone in zones]), strict=True))
    return Tray(melds, Laid(side, across, 0.0), _free(area, best, list(melds.values())))


class _Way(NamedTuple):
    """One way to lay melds out: width and step of the cards, pitch of the lines, first meld of each line."""

    card: float
    step: float
    pitch: float
    lines: tuple[int, ...]

    @property
    def merit(self) -> float:
        """Larger cards are better; lines that cover each other and cards close together cost a little."""
        covering = 0.80 if self.pitch < HEIGHT * self.card else 1.0
        return self.card * covering * (1.0 if self.step >= STEP else 0.92)

    def places(self, area: QRectF, melds: Sequence[tuple[int, bool]]) -> Iterator[Laid]:
        for line, (first, last) in enumerate(pairwise((*self.lines, len(melds)))):
            x = area.x()
            covered = line < len(self.lines) - 1 and self.pitch < HEIGHT * self.card
            seen = self.pitch / (HEIGHT * self.card) if covered else 1.0
            for size, is_squared in melds[first:last]:
                wide = _extent(size, is_squared, self.step) * self.card
                rect = QRectF(x, area.y() + line * self.pitch, wide, HEIGHT * self.card)
                yield Laid(rect, self.card, self.step, seen)
                x += wide + BETWEEN * self.card


def _extent(size: int, squared: bool, step: float) -> float:
    """How wide a meld is, in widths of a card."""
    return SQUARED if squared else 1 + (size - 1) * step


def _ways(area: QRectF, cap: float, melds: Sequence[tuple[int, bool]]) -> Iterator[_Way]:
    """Ways with the widest cards for one to four lines."""
    for step in (STEP, CLOSE):
        extents = [_extent(size, is_squared, step) + BETWEEN for size, is_squared in melds]
        for count in range(1, 5):
            lines, widest = _split(extents, count)
            across = area.width() / max(widest, 1.0)
            for pitch in (HEIGHT + 0.06, LINE):
                down = area.height() / (HEIGHT + (len(lines) - 1) * pitch)
                card = min(cap, across, down)
                yield _Way(card, step, pitch * card, lines)


def _split(extents: Sequence[float], count: int) -> tuple[tuple[int, ...], float]:
    """Where each of at most so many lines begins, filled evenly, and how wide the widest is."""
    if not extents:
        return (0,), 0.0
    goal = sum(extents) / count
    while True:
        starts, wide, widest = [0], 0.0, 0.0
        for place, extent in enumerate(extents):
            if wide and wide + extent > goal:
                starts.append(place)
                wide = 0.0
            wide += extent
            widest = max(widest, wide)
        if len(starts) <= count:
            return tuple(starts), widest
        goal *= 1.03


def _free(area: QRectF, way: _Way, melds: Sequence[Laid]) -> Laid:
    """The place after the last meld, inside the tray."""
    last = melds[-1].area if melds else QRectF(area.x(), area.y(), -BETWEEN * way.card, HEIGHT * way.card)
    x = min(last.right() + BETWEEN * way.card, area.right() - way.card)
    return Laid(QRectF(x, last.y(), way.card, HEIGHT * way.card), way.card, way.step)
