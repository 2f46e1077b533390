"""A table in larger writing, and in a window that is smaller than any it was drawn for: nothing lies over anything."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import Geometry, Request
from cardtable.table.layout.lay_out import lay_out
from cardtable.table.layout.magnify import fitted, grown
from cardtable.table.layout.pose import Pose
from cardtable.table.seat_draw.draw_places import draw_places

SIZES = ((640, 372), (780, 386), (800, 512), (960, 488), (1024, 548), (1280, 748), (1920, 1028))
FEW = {(640, 372), (800, 512), (1024, 548), (1920, 1028)}  # a quick run has the smallest and the usual ones
LARGE = (1.0, 1.4, 2.0)
TRICKS = [(seats, 0, False) for seats in range(2, 12)]
TRAYS = [(seats, trays, False) for seats, trays in ((2, 2), (3, 3), (4, 2), (6, 2), (6, 3))]
ROWS = [(seats, 0, True) for seats in range(2, 5)]


def requested(size: tuple[int, int], seats: int, trays: int, row: bool) -> Request:
    panels = QSizeF(178 if trays else 222, 130), QSizeF(178 if trays else 222, 42 + 22 * ((trays or seats) + 1))
    return Request(QSizeF(*size), seats, *panels, trays=trays, row=row)


def rects(geometry: Geometry) -> list[QRectF]:
    return [*geometry.occupied(), geometry.prompt, geometry.commands]


@pytest.mark.parametrize(("seats", "trays", "row"), [*TRICKS, *TRAYS, *ROWS])
@pytest.mark.parametrize("wanted", LARGE)
@pytest.mark.parametrize("size", [pytest.param(size, marks=() if size in FEW else pytest.mark.slow) for size in SIZES])
def test_nothing_overlaps_in_larger_writing(
    size: tuple[int, int], wanted: float, seats: int, trays: int, row: bool
) -> None:
    request = requested(size, seats, trays, row)
    geometry = fitted(lambda _: request, request.size, wanted)
    table = QRectF(-0.01, -0.01, size[0] + 0.02, size[1] + 0.02)
    assert geometry.size == request.size
    assert all(table.contains(rect) for rect in rects(geometry))
    assert not any(one.intersects(two) for one, two in itertools.combinations(rects(geometry), 2))
    assert geometry.scale >= (1 if size[0] >= 1024 else 0.6)


@pytest.mark.parametrize(("seats", "trays", "row"), [*TRICKS, *TRAYS, *ROWS])
def test_ordinary_writing_changes_nothing_on_a_table_of_a_usual_size(seats: int, trays: int, row: bool) -> None:
    request = requested((1024, 548), seats, trays, row)
    assert fitted(lambda _: request, request.size, 1.0) == lay_out(request)


def test_four_have_room_for_the_largest_writing() -> None:
    request = requested((1920, 1028), 4, 0, False)
    plain, large = (fitted(lambda _: request, request.size, writing) for writing in (1.0, 1.6))
    assert large.scale > 1.3 * plain.scale
    assert large.plates[0].height() > 1.2 * plain.plates[0].height()


def test_turns_and_truths_do_not_grow() -> None:
    geometry = grown(lay_out(requested((1024, 548), 4, 0, False)), 2.0)
    assert isinstance(geometry, Geometry)
    assert geometry.compact in (True, False)
    assert grown(Pose(1, 2, 30, 4, 0.5), 2.0) == Pose(2, 4, 30, 8, 0.5)
    assert grown((None, QPointF(1, 2)), 2.0) == (None, QPointF(2, 4))
    spread = draw_places(QSizeF(1000, 500), 4).spread
    assert grown(draw_places(QSizeF(1000, 500), 4), 2.0).spread == QRectF(
        2 * spread.x(), 2 * spread.y(), 2 * spread.width(), 2 * spread.height()
    )
