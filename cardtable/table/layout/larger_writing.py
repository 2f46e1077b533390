"""Larger writing on a table: as large as is set, or as can be with nothing over anything and all of it to be read.

What then has no room is given up in this order: large plates, the scores, the other panel, round buttons.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import SMALL, Geometry, Request
from cardtable.table.layout.lay_out import lay_out
from cardtable.table.layout.magnify import grown, growth, magnified, shrunk

LEAST = QSizeF(620, 340)  # pixels of a table below which writing would not fit on plates and buttons
STEP = 0.05
CARD, CARD_BESIDE_PANELS = 30.0, 42.0  # pixels of a card in the middle, before magnifying
SAID = QSizeF(120, 30)  # pixels before scaling: what a prompt needs
BUTTONS = 160.0  # pixels before scaling: five buttons in a column
LAID = 0.45  # of the table's width: its trays


def fitting_times(size: QSizeF, writing: float) -> float:
    """How many times as large what has room at any size but the smallest can be: as far as the window grows it, and
    then as writing is set."""
    return min(growth(size) * writing, *_times(size, LEAST))


def fitted(ask: Callable[[float], Request], size: QSizeF, writing: float) -> Geometry:
    """The layout of a table of this size, in writing as large as is set or as can be with nothing over anything.

    `ask` tells what is to be laid out where everything is so many times as large. Where a table is smaller than any
    that the layouts were drawn for, writing may be smaller than it is set.
    """
    usual = growth(size)  # has room on every table but the smallest
    least = min(1.0, writing, *_times(size, SMALL))
    if writing == least == 1:
        return magnified(ask(usual), usual)
    low = min(usual, usual * writing) if least == 1 else least
    times = _most_times(ask, low, max(low, fitting_times(size, writing)))
    request = ask(times)
    laid = (lay_out(shrunk(one, times)) for one in _barer(request, times))
    found: Geometry = grown(next(filter(_has_room, laid), None) or lay_out(shrunk(request, times)), times)
    return found


def _most_times(ask: Callable[[float], Request], low: float, high: float) -> float:
    """How many times as large everything can be: the largest between two bounds, or little less; else the lower one."""
    if _fits(ask(high), high):
        return high
    while high - low > STEP:
        middle = (low + high) / 2
        low, high = (middle, high) if _fits(ask(middle), middle) else (low, middle)
    return low


def _barer(request: Request, times: float) -> list[Request]:
    """The request, and in larger writing with small plates, without the scores, which are on the plates as well,
    without panels; and all of that again without round buttons, which are in the menus as well."""
    if times <= growth(request.size):
        return [request]
    compact = request._replace(compact=True)
    without_scores = compact._replace(score=QSizeF(0, 0))
    barer = [compact, without_scores, without_scores._replace(info=QSizeF(0, 0))]
    return [request, *barer, *(one._replace(round_buttons=False) for one in barer)]


def _fits(request: Request, times: float) -> bool:
    """Whether everything so many times as large has room; plates and cards alone are tried first."""
    return any(_has_room(lay_out(shrunk(one, times))) for one in reversed(_barer(request, times)))


def _times(size: QSizeF, other: QSizeF) -> tuple[float, float]:
    return size.width() / other.width(), size.height() / other.height()


def _has_room(geometry: Geometry) -> bool:
    """Whether nothing covers anything or sticks out, and cards, prompt and buttons can still be read."""
    rects = [*geometry.occupied(), geometry.prompt, geometry.commands]
    table = QRectF(QPointF(0, 0), geometry.size)
    within = all(table.contains(rect) and not rect.isEmpty() for rect in rects)
    return within and _is_readable(geometry) and not any(one.intersects(two) for one, two in combinations(rects, 2))


def _is_readable(geometry: Geometry) -> bool:
    """Whether nothing of a table before it is magnified is so small that it could not be used."""
    said = min(geometry.prompt.width(), geometry.commands.width()) >= SAID.width() * geometry.scale
    high = geometry.prompt.height() >= SAID.height() * geometry.scale
    laid = not geometry.trays or (
        geometry.trays[0].width() >= LAID * geometry.size.width()
        and geometry.commands.height() >= BUTTONS * geometry.scale
    )
    bare = geometry.info is geometry.score is None or bool(geometry.trays)  # panels take no room from what is laid
    return said and high and laid and geometry.trick_card >= (CARD if bare else CARD_BESIDE_PANELS)
