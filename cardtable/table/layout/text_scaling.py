"""Text scaling: a larger window or larger text is a smaller layout, magnified.

A design length (at 1280 × 800) times `Geometry.scale` (a widget's `TableStyle.scale`) is in pixels. Text is as large as
set, or as possible without overlap and with all of it readable. What then has no room is dropped in this order: large
plates, the scores, the other panel, round buttons.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import SMALL, Geometry, LayoutInput, text_scale, unit
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.pose import Pose, map_layout

MOST = 1.6  # times the design size: beyond that a larger window only adds room
LEAST = QSizeF(620, 340)  # pixels of a table below which text does not fit on plates and buttons
STEP = 0.05
CARD, CARD_BESIDE_PANELS = 30.0, 42.0  # pixels of a card in the middle, before magnifying
SAID = QSizeF(120, 30)  # pixels before scaling that a prompt needs
BUTTONS = 160.0  # pixels before scaling: five buttons in a column
LAID = 0.54  # of the table's width: its trays


def magnification(size: QSizeF) -> float:
    """Return the factor by which everything on a table of this size is magnified: 1 below 1280 × 748, at most MOST."""
    return min(max(1.0, unit(size)), MOST)


def magnify(request: LayoutInput, times: float) -> Geometry:
    """Return the layout of a request with everything magnified `times` times."""
    return grown(choose_layout(shrunk(request, times)), times) if times != 1 else choose_layout(request)


def shrunk(request: LayoutInput, times: float) -> LayoutInput:
    """Return the request of a smaller table, its plates and panels as large beside it as before or larger."""
    size = request.size / times
    return request._replace(size=size, scale=max(text_scale(unit(size)), text_scale(unit(request.size))))


def grown(layout: Any, times: float) -> Any:
    """Return a layout with all its lengths multiplied; turns and whatever is no length stay."""

    def larger(value: Any) -> Any:
        match value:
            case bool() | int() | None:
                return value
            case float() | QPointF() | QSizeF():
                return value * times
            case QRectF():
                return QRectF(value.topLeft() * times, value.size() * times)
            case Pose():
                return value._replace(x=value.x * times, y=value.y * times, width=value.width * times)
        raise TypeError(type(value))

    return map_layout(layout, larger)


def fitting_times(size: QSizeF, type_scale: float) -> float:
    """Return the largest magnification for a size: by the window and then by the text scale, within LEAST."""
    return min(magnification(size) * type_scale, *_ratios(size, LEAST))


def fitted(ask: Callable[[float], LayoutInput], size: QSizeF, type_scale: float) -> Geometry:
    """Return the layout of a table of this size, with text as large as set or as possible without overlap.

    `ask` returns the layout input for a magnification. On a table smaller than any that the layouts were drawn for,
    text may be smaller than set.
    """
    usual = magnification(size)  # fits every table but the smallest
    least = min(1.0, type_scale, *_ratios(size, SMALL))
    if type_scale == least == 1:
        return magnify(ask(usual), usual)
    low = min(usual, usual * type_scale) if least == 1 else least
    times = most(lambda tried: _fits(ask(tried), tried), low, max(low, fitting_times(size, type_scale)))
    request = ask(times)
    laid = (choose_layout(shrunk(variant, times)) for variant in _variants(request, times))
    found: Geometry = grown(next(filter(_has_room, laid), None) or choose_layout(shrunk(request, times)), times)
    return found


def most(fits: Callable[[float], bool], low: float, high: float) -> float:
    """Return the largest number between two bounds that fits, or little less; else the lower one."""
    if fits(high):
        return high
    while high - low > STEP:
        middle = (low + high) / 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def writing_beside(
    ask: Callable[[QSizeF, float], LayoutInput], size: QSizeF, type_scale: float, taken: Callable[[float], float]
) -> float:
    """Return the text scale, as set or less, in which a table and a sidebar beside it have room for everything. `taken`
    returns the width of the sidebar at a text scale; at scale 1 it always gets that."""

    def fits(tried: float) -> bool:
        rest = QSizeF(size.width() - taken(tried), size.height())
        times = magnification(rest) * tried
        return times <= min(_ratios(rest, LEAST)) and _fits(ask(rest, times), times)

    return most(fits, min(1.0, type_scale), type_scale)


def _variants(request: LayoutInput, times: float) -> list[LayoutInput]:
    """Return the request and, with larger text, others: small plates, no scores, no panels, then no round buttons."""
    if times <= magnification(request.size):
        return [request]
    compact = request._replace(compact=True)
    without_scores = compact._replace(score=QSizeF(0, 0))
    barer = [compact, without_scores, without_scores._replace(info=QSizeF(0, 0))]
    return [request, *barer, *(variant._replace(round_buttons=False) for variant in barer)]


def _fits(request: LayoutInput, times: float) -> bool:
    """Return whether everything has room magnified `times` times; plates and cards alone are tried first."""
    return any(_has_room(choose_layout(shrunk(variant, times))) for variant in reversed(_variants(request, times)))


def _ratios(size: QSizeF, other: QSizeF) -> tuple[float, float]:
    return size.width() / other.width(), size.height() / other.height()


def _has_room(geometry: Geometry) -> bool:
    """Return whether nothing overlaps or sticks out, and cards, prompt and buttons are readable."""
    rects = [*geometry.occupied(), geometry.prompt, geometry.commands]
    table = QRectF(QPointF(0, 0), geometry.size)
    if not all(table.contains(rect) and not rect.isEmpty() for rect in rects) or not _is_readable(geometry):
        return False
    return not any(first.intersects(second) for first, second in combinations(rects, 2))


def _is_readable(geometry: Geometry) -> bool:
    """Return whether no part of a table before magnification is too small to use."""
    laid = not geometry.trays or (
        geometry.trays[0].width() >= LAID * geometry.size.width()
        and geometry.commands.height() >= BUTTONS * geometry.scale
    )
    bare = geometry.info is geometry.score is None or bool(geometry.trays)  # panels take no room from trays
    return can_be_said(geometry) and laid and geometry.trick_card >= (CARD if bare else CARD_BESIDE_PANELS)


def can_be_said(geometry: Geometry, width: float = SAID.width()) -> bool:
    """Return whether prompt and buttons have room for their texts; `width` in pixels before scaling."""
    wide = min(geometry.prompt.width(), geometry.commands.width()) >= width * geometry.scale
    return wide and geometry.prompt.height() >= SAID.height() * geometry.scale
