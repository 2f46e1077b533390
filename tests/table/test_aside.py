"""A strip at the side: a wide table gives way to it, on a small one what is played with moves clear of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from cardtable.table.layout.geometry import Geometry, LayoutInput
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.sidebar_layout import BETWEEN, EDGE, NARROW, WIDE, aside, clear_of, give_way, taken_by
from cardtable.table.layout.text_scaling import can_be_said, fitted, writing_beside

TABLES = [(seats, 0, False) for seats in range(2, 12)]
TABLES += [(seats, trays, False) for seats, trays in ((2, 2), (3, 3), (4, 2), (5, 2), (6, 2), (6, 3))]
TABLES += [(seats, 0, True) for seats in range(2, 5)]
BOTH = pytest.mark.parametrize("mirrored", [False, True])
EVERY = pytest.mark.parametrize(("seats", "trays", "row"), TABLES)


def request(size: QSizeF, seats: int, trays: int, row: bool, mirrored: bool) -> LayoutInput:
    score = QSizeF(178, 42 + 22 * (trays or seats + 1))
    return LayoutInput(size, seats, QSizeF(178, 130), score, mirrored, trays=trays, row=row)


def played_with(geometry: Geometry) -> list[QRectF]:
    return [geometry.hand, geometry.prompt, geometry.commands]


def test_a_strip_is_as_wide_as_in_the_sketches() -> None:
    wide, small = (aside(QSizeF(*size), 1.0, right_to_left=False) for size in ((1280, 748), (900, 548)))
    assert (wide.rect.width(), wide.gives_way) == (WIDE, True)
    assert (small.rect.width(), small.gives_way) == (NARROW, False)
    assert wide.rect.right() == 1280 - EDGE
    assert aside(QSizeF(1280, 748), 1.0, right_to_left=True).rect.left() == EDGE
    assert aside(QSizeF(1280, 748), 2.0, right_to_left=False).gives_way  # and its writing is fitted to what is left


@BOTH
@EVERY
@pytest.mark.parametrize("wide", [(1280, 748), (1024, 548)])
def test_a_wide_table_lies_whole_beside_the_strip(
    wide: tuple[int, int], seats: int, trays: int, row: bool, mirrored: bool
) -> None:
    size = QSizeF(*wide)
    found = aside(size, 1.0, right_to_left=mirrored)
    strip = found.rect
    assert found.gives_way

    geometry = give_way(lambda rest: choose_layout(request(rest, seats, trays, row, mirrored)), size, strip)
    rest = QRectF(0, 0, size.width() - strip.width() - EDGE - BETWEEN, size.height())
    rest.moveLeft(size.width() - rest.width() if mirrored else 0)
    rects = [rect for rect in geometry.occupied() if rect != strip] + played_with(geometry)
    assert all(rest.contains(rect) for rect in rects)


@pytest.mark.parametrize(("seats", "trays", "row"), [(4, 0, False), (4, 2, False), (2, 0, True), (4, 0, True)])
def test_larger_writing_is_fitted_to_what_a_strip_leaves(seats: int, trays: int, row: bool) -> None:
    """Else twice the writing left a strip of half the table, and a seat half under it."""
    size = QSizeF(1280, 748)

    def strip(writing: float) -> QRectF:
        return aside(size, writing, right_to_left=False).rect

    def ask(rest: QSizeF, _: float) -> LayoutInput:
        return request(rest, seats, trays, row, False)

    writing = writing_beside(ask, size, 2.0, lambda tried: taken_by(strip(tried)))
    assert 1.1 < writing < 2
    beside = strip(writing)
    geometry = give_way(lambda rest: fitted(lambda _: ask(rest, 1), rest, writing), size, beside)
    assert geometry.scale > 0.9 * writing
    rects = [*geometry.occupied(), geometry.prompt, geometry.commands]
    assert not any(one.intersects(other) for place, one in enumerate(rects) for other in rects[:place])
    assert can_be_said(geometry)


@BOTH
@EVERY
def test_on_a_small_table_hand_prompt_and_buttons_are_clear_of_the_strip(
    seats: int, trays: int, row: bool, mirrored: bool
) -> None:
    size = QSizeF(1024, 548)
    strip = aside(size, 1.0, right_to_left=mirrored).rect
    geometry = clear_of(choose_layout(request(size, seats, trays, row, mirrored)), strip)
    rects = played_with(geometry)
    assert not any(rect.intersects(strip) for rect in rects)
    assert all(QRectF(0, 0, 1024, 548).contains(rect) for rect in rects)
    assert all(rect.width() > 90 and rect.height() > 30 for rect in rects)
    panels = [] if geometry.info is None else [geometry.info]
    apart = [*rects, *(rect for rect in (*geometry.plates, *panels) if not rect.intersects(strip))]
    assert not any(one.intersects(other) for place, one in enumerate(apart) for other in apart[:place])
    assert not any(rect.intersects(strip) for rect in (*geometry.trays, *([geometry.row] if geometry.row else [])))
    if not trays:
        assert not any(pose.rect().intersects(strip) for pose in geometry.trick)
    assert strip in geometry.occupied()
