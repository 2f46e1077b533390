"""Where a panel goes that would lie over cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cardtable.app.overlays.replay.decision_markers import FreeArea

WITHIN = QRectF(0, 0, 1000, 500)
WANTED = QRectF(800, 300, 200, 200)


def test_what_lies_over_nothing_stays() -> None:
    assert FreeArea(WITHIN, [QRectF(0, 0, 800, 300)]).clear_place(WANTED) == WANTED


def test_over_a_hand_it_goes_to_the_nearest_place_where_nothing_lies() -> None:
    hand, plate = QRectF(850, 310, 150, 50), QRectF(560, 450, 100, 50)
    for taken, way in (([hand], 150), ([hand, plate], 190)):  # beside the hand, or where a plate lies there above it
        found = FreeArea(WITHIN, taken).clear_place(WANTED)
        assert WITHIN.contains(found)
        assert found.size() == WANTED.size()
        assert not any(found.intersects(one) for one in taken)
        assert way <= (found.topLeft() - WANTED.topLeft()).manhattanLength() <= way + 24


def test_where_there_is_no_room_it_lies_where_it_was_to_lie() -> None:
    assert FreeArea(WITHIN, [WITHIN]).clear_place(WANTED) == WANTED


def test_what_is_faint_is_covered_only_where_there_is_no_other_place() -> None:
    hand, ghost, rest = QRectF(850, 310, 150, 50), QRectF(600, 250, 100, 200), QRectF(0, 0, 580, 500)
    assert not FreeArea(WITHIN, [hand], [ghost]).clear_place(WANTED).intersects(ghost)
    found = FreeArea(WITHIN, [hand, rest, QRectF(580, 0, 420, 230)], [ghost]).clear_place(WANTED)
    assert found.intersects(ghost)
    assert not found.intersects(hand)
