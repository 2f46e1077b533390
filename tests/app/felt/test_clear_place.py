"""Where a panel goes that would lie over cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cardtable.app.felt.look_back.clear_place import clear_place

WITHIN = QRectF(0, 0, 1000, 500)
WANTED = QRectF(800, 300, 200, 200)


def test_what_lies_over_nothing_stays() -> None:
    assert clear_place(WANTED, WITHIN, [QRectF(0, 0, 800, 300)]) == WANTED


def test_over_a_hand_it_goes_to_the_nearest_place_where_nothing_lies() -> None:
    hand, plate = QRectF(850, 310, 150, 50), QRectF(560, 450, 100, 50)
    for taken, way in (([hand], 150), ([hand, plate], 190)):  # beside the hand, or where a plate lies there above it
        found = clear_place(WANTED, WITHIN, taken)
        assert WITHIN.contains(found)
        assert found.size() == WANTED.size()
        assert not any(found.intersects(one) for one in taken)
        assert way <= (found.topLeft() - WANTED.topLeft()).manhattanLength() <= way + 24


def test_where_there_is_no_room_it_lies_where_it_was_to_lie() -> None:
    assert clear_place(WANTED, WITHIN, [WITHIN]) == WANTED
