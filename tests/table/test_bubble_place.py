"""Where the coach's bubble lies: in the room, free of what may not be covered, its tip towards what it speaks of."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF, QSizeF

from cardtable.table.layout.bubble_placement import BubbleObstacles, Side, bubble_place

ROOM = QSizeF(1280, 748)
SHAPES = (QSizeF(452, 132), QSizeF(380, 132), QSizeF(328, 174))
CARD = QRectF(415, 570, 118, 165)


def test_it_lies_above_a_card_with_its_tip_down() -> None:
    place = bubble_place(ROOM, SHAPES, BubbleObstacles(), CARD, 1.0, points=True)
    assert place.shape == 0
    assert place.side is Side.BOTTOM
    assert place.tip is not None
    assert CARD.left() < place.tip.x() < CARD.right()
    assert CARD.top() - 13 < place.tip.y() < CARD.top()


def test_where_there_is_no_place_above_it_lies_beside_with_its_tip_to_the_side() -> None:
    obstacles = BubbleObstacles([QRectF(0, 0, 1280, 552)])
    place = bubble_place(ROOM, SHAPES, obstacles, CARD, 1.0, points=True)
    assert place.side in (Side.LEFT, Side.RIGHT)
    assert not place.rect.intersects(obstacles.taken[0])


def test_a_tip_to_the_side_does_not_point_to_a_card_before_the_one_that_is_meant() -> None:
    row = QRectF(415, 540, 865, 208)
    last = QRectF(1140, 570, 118, 165)
    place = bubble_place(ROOM, SHAPES, BubbleObstacles([QRectF(0, 0, 1280, 530), row]), last, 1.0, points=True)
    assert not place.rect.intersects(row)
    assert place.tip is None


def test_a_tip_that_would_cross_something_is_left_out() -> None:
    plate = QRectF(0, 480, 1280, 60)
    place = bubble_place(ROOM, SHAPES, BubbleObstacles([plate, QRectF(0, 560, 1280, 188)]), CARD, 1.0, points=True)
    assert place.side is Side.NONE
    assert place.rect.bottom() < plate.top()


def test_what_is_better_seen_is_covered_only_where_nothing_else_is_free() -> None:
    fan = QRectF(0, 300, 600, 240)
    place = bubble_place(ROOM, SHAPES, BubbleObstacles((), [fan]), CARD, 1.0, points=True)
    assert not place.rect.intersects(fan)
    full = BubbleObstacles([QRectF(600, 0, 680, 748), QRectF(0, 0, 600, 300), QRectF(0, 550, 600, 198)], [fan])
    assert bubble_place(ROOM, SHAPES, full, CARD, 1.0, points=True).rect.intersects(fan)


def test_it_comes_closer_rather_than_lie_over_something() -> None:
    trick = QRectF(0, 0, 1280, CARD.top() - SHAPES[1].height() - 10)
    obstacles = BubbleObstacles([trick, QRectF(0, CARD.top(), 1280, CARD.height())])
    place = bubble_place(ROOM, SHAPES, obstacles, CARD, 1.0, points=True)
    assert not any(place.rect.intersects(rect) for rect in obstacles.taken)
    assert not place.rect.intersects(CARD)


def test_it_never_leaves_the_room_and_never_comes_near_what_it_speaks_of() -> None:
    chance = random.Random(17)
    for _ in range(25):
        taken = [
            QRectF(chance.randrange(1200), chance.randrange(700), chance.randrange(30, 240), chance.randrange(30, 200))
            for _ in range(chance.randrange(9))
        ]
        place = bubble_place(ROOM, SHAPES, BubbleObstacles(taken), CARD, 1.0, points=True)
        assert QRectF(0, 0, ROOM.width(), ROOM.height()).contains(place.rect)
        assert place.rect.size() == SHAPES[place.shape]
        if not any(place.rect.intersects(rect) for rect in taken):
            assert not place.rect.intersects(CARD)
