"""From which side a seat is heard, beside where the table shows it."""

from __future__ import annotations

import pytest

from cardtable.app.audio.sound_cues import Sound, pan_of
from cardtable.core.zones import Seat
from sounds.recipes import RECIPES


@pytest.mark.parametrize("seats", range(2, 12))
def test_seats_are_heard_round_the_table(seats: int) -> None:
    """G-01: clockwise from the viewer, so the next one sits at the left, the last one at the right."""
    pans = [pan_of(seat, Seat(0), seats) for seat in range(seats)]
    assert pans[0] == 0
    assert all(pan <= 0 for pan in pans[1 : (seats + 1) // 2])
    assert pans[1:] == [-pan for pan in reversed(pans[1:])]


def test_four_seats_are_left_middle_and_right() -> None:
    assert [pan_of(seat, Seat(1), 4) for seat in (1, 2, 3, 0)] == [0, -1, 0, 1]


def test_the_table_is_in_the_middle_and_who_looks_on_sits_at_the_first_seat() -> None:
    assert pan_of(None, Seat(1), 4) == 0
    assert pan_of(1, None, 4) == pan_of(1, Seat(0), 4) == -1


def test_every_sound_has_its_recipe() -> None:
    assert {sound.value for sound in Sound} == set(RECIPES)
