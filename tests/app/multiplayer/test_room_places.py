"""Where the room's plates lie: nowhere over each other, and inside the room, for every number of seats."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from cardtable.app.multiplayer.room_layout import places

ROOMS = {"1024 × 600": QSizeF(1024, 545), "1280 × 800": QSizeF(1280, 745), "1920 × 1080": QSizeF(1920, 1025)}


@pytest.mark.parametrize("size", ROOMS)
@pytest.mark.parametrize("seats", range(2, 12))
@pytest.mark.parametrize("mirrored", [False, True], ids=["from the left", "from the right"])
def test_no_plate_lies_over_another(size: str, seats: int, mirrored: bool) -> None:
    laid = places(ROOMS[size], seats, 1.0, mirrored=mirrored)
    room = QRectF(0, 0, ROOMS[size].width(), ROOMS[size].height())
    assert len(laid.plates) == seats
    for plate in laid.plates:
        assert room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(plate)
        assert not plate.intersects(laid.panel)
    for one, other in combinations(laid.plates, 2):
        assert not one.intersects(other)


def test_only_the_panel_is_mirrored() -> None:
    left, right = (places(ROOMS["1280 × 800"], 4, 1.0, mirrored=mirrored) for mirrored in (False, True))
    assert right.panel.left() < right.table.left()
    assert left.panel.left() > left.table.left()
    order = [[plate.center() - laid.table.center() for plate in laid.plates] for laid in (left, right)]
    assert order[0] == order[1]
