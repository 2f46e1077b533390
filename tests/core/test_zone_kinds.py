"""What a game declares about its zones, asked for by zone."""

from __future__ import annotations

import pytest

from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneKinds, ZoneSpec, empty_zones
from cardtable.core.zones import Seat, Zone

STOCK = ZoneSpec("stock", Visibility.NOBODY, "table")
HOLDING = ZoneSpec("holding", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND)
PLAYED = ZoneSpec("played", Visibility.EVERYONE, role=Role.TRICK)
KINDS = ZoneKinds((STOCK, HOLDING, PLAYED))


def test_the_role_of_a_zone_does_not_hang_on_its_name() -> None:
    assert KINDS.spec(Zone("stock")) is STOCK
    assert [KINDS.is_hand(Zone(kind, 0)) for kind in ("holding", "played")] == [True, False]
    assert [KINDS.is_trick(Zone(kind, 0)) for kind in ("holding", "played")] == [False, True]


def test_a_hand_is_that_of_its_owner_alone() -> None:
    assert KINDS.is_hand_of(Seat(1), Zone("holding", 1))
    assert not KINDS.is_hand_of(Seat(0), Zone("holding", 1))
    assert not KINDS.is_hand_of(Seat(1), Zone("played", 1))
    assert not KINDS.is_hand_of(None, Zone("holding", 1))


def test_a_game_without_a_zone_for_tricks_has_none() -> None:
    assert KINDS.has_tricks
    assert not ZoneKinds((STOCK, HOLDING)).has_tricks


def test_a_zone_that_was_not_declared_is_an_error() -> None:
    with pytest.raises(KeyError):
        KINDS.spec(Zone("pile"))


def test_a_table_begins_with_a_zone_for_each_seat_or_one_for_all() -> None:
    assert empty_zones((STOCK, PLAYED), 2) == {Zone("stock"): (), Zone("played", 0): (), Zone("played", 1): ()}
