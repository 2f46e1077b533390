"""Seats and zones: whose a zone is, from where a table is seen, and what a zone is for."""

from __future__ import annotations

import pytest

from cardtable.core.zone_kinds import Role, Visibility, ZoneKinds, ZoneSpec
from cardtable.core.zones import Seat, Zone, near_seat, owner_of

KINDS = ZoneKinds(
    (
        ZoneSpec("talon", Visibility.NOBODY, per="table"),
        ZoneSpec("holding", Visibility.OWNER, role=Role.HAND),
        ZoneSpec("laid", Visibility.EVERYONE, role=Role.TRICK),
    )
)


@pytest.mark.parametrize("seat", [0, 3])
def test_a_zone_of_a_seat_is_the_seats(seat: int) -> None:
    assert owner_of(Zone("holding", seat)) == seat


def test_nobody_owns_what_lies_on_the_table() -> None:
    with pytest.raises(AssertionError):
        owner_of(Zone("talon"))


def test_everybody_sees_the_table_from_the_own_side_and_a_spectator_from_the_first() -> None:
    assert [near_seat(Seat(seat)) for seat in range(4)] == [0, 1, 2, 3]
    assert near_seat(None) == 0


def test_a_hand_is_what_is_declared_so_whatever_its_name() -> None:
    assert KINDS.is_hand(Zone("holding", 1))
    assert not KINDS.is_hand(Zone("laid", 1))
    assert KINDS.is_hand_of(Seat(1), Zone("holding", 1))
    assert not KINDS.is_hand_of(Seat(0), Zone("holding", 1))
    assert not KINDS.is_hand_of(None, Zone("holding", 0))


def test_a_trick_is_what_is_declared_so() -> None:
    assert KINDS.is_trick(Zone("laid", 1))
    assert not KINDS.is_trick(Zone("holding", 1))
    assert KINDS.has_tricks
    assert not ZoneKinds((ZoneSpec("pile", Visibility.EVERYONE, per="table"),)).has_tricks


def test_a_zone_that_was_never_declared_is_an_error() -> None:
    with pytest.raises(KeyError):
        KINDS.spec(Zone("hand", 0))
