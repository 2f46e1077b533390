"""Whose a zone is, and from where a table is seen."""

from __future__ import annotations

import pytest

from cardtable.core.zones import Seat, Zone, near_seat, owner_of


@pytest.mark.parametrize("seat", [0, 3])
def test_a_zone_of_a_seat_is_the_seats(seat: int) -> None:
    assert owner_of(Zone("holding", seat)) == seat


def test_nobody_owns_what_lies_on_the_table() -> None:
    with pytest.raises(AssertionError):
        owner_of(Zone("talon"))


def test_everybody_sees_the_table_from_the_own_side_and_a_spectator_from_the_first() -> None:
    assert [near_seat(Seat(seat)) for seat in range(4)] == [0, 1, 2, 3]
    assert near_seat(None) == 0
