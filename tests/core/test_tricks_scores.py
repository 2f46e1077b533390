"""Following, winning, seats around the table, places."""

from __future__ import annotations

import pytest

from cardtable.core.cards import Suit, parse_cards
from cardtable.core.scores import places
from cardtable.core.tricks import following, next_seat, winning_place
from cardtable.core.zones import Seat


def test_following_keeps_order_and_twins() -> None:
    hand = parse_cards(["QS", "2C", "QS", "AH"])
    assert following(hand, Suit.SPADES) == parse_cards(["QS", "QS"])
    assert following(hand, Suit.DIAMONDS) == ()


@pytest.mark.parametrize(
    ("trick", "place"),
    [("2C", 0), ("2C 3C", 1), ("3C 2C AH", 0), ("2C AS AD AH", 0), ("TC KC QC AC", 3), ("9D KD 2C KD", 1)],
)
def test_the_highest_card_of_the_suit_led_wins(trick: str, place: int) -> None:
    assert winning_place(parse_cards(trick.split())) == place


def test_seats_go_clockwise_and_back() -> None:
    assert next_seat(Seat(3), 4) == 0
    assert next_seat(Seat(0), 4, -1) == 3
    assert next_seat(Seat(1), 4, 2) == 3


@pytest.mark.parametrize(
    ("totals", "low_wins", "expected"),
    [
        ((3, 1, 2), True, (3, 1, 2)),
        ((3, 1, 2), False, (1, 3, 2)),
        ((1, 5, 5, 9), True, (1, 2, 2, 4)),  # G-08
        ((0, 0), True, (1, 1)),
        ((-5, 0, -5), True, (1, 3, 1)),
    ],
)
def test_equal_totals_share_a_place(totals: tuple[int, ...], low_wins: bool, expected: tuple[int, ...]) -> None:
    assert places(totals, low_wins=low_wins) == expected
