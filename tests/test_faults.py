"""A short run of faults.py: whatever goes wrong, a sentence is said and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.hardship.copies import copies
from tests.hardship.disk import disk
from tests.hardship.kept_files import kept_files
from tests.hardship.kills import check_grown, check_laid, kills
from tests.hardship.mutations import mutated, mutations
from tests.hardship.programs import computers_only
from tests.hardship.told import laid

pytestmark = pytest.mark.timeout(600)  # whole programs are started, on whatever machine


def lines(part: Iterable[str]) -> list[str]:
    return list(part)


@pytest.mark.slow
def test_a_full_disk_and_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    assert lines(disk(tmp_path))


@pytest.mark.slow
def test_two_copies_and_a_killed_thinking_process(tmp_path: Path) -> None:
    assert lines(copies(tmp_path))


@pytest.mark.parametrize("count", [60, pytest.param(1000, marks=pytest.mark.slow)])
def test_damaged_files(tmp_path: Path, count: int) -> None:
    assert lines(mutations(tmp_path, count, random.Random(2)))


@pytest.mark.parametrize("count", [150, pytest.param(2000, marks=pytest.mark.slow)])
def test_files_with_other_values(tmp_path: Path, count: int) -> None:
    assert lines(kept_files(tmp_path, count, random.Random(5)))


@pytest.mark.slow  # one of them is killed in tests/app/test_start.py
@pytest.mark.parametrize("count", [10])
def test_killed_windows(tmp_path: Path, count: int) -> None:
    assert len(lines(kills(tmp_path, count, random.Random(3)))) >= count / 2


def test_a_lost_action_would_be_noticed() -> None:
    from cardtable.core.zones import Seat
    from cardtable.games import discover

    start = computers_only(discover()["hearts"], "noticed")
    longer = replace(start, actions=((Seat(0), "pass 2C 3C 4C"),))
    with pytest.raises(AssertionError, match="lost"):
        check_grown(longer, start)


def test_another_table_would_be_noticed() -> None:
    from cardtable.core.session import Session
    from cardtable.core.zones import Seat
    from cardtable.games import discover

    game = discover()["hearts"]
    start = computers_only(game, "noticed")
    table = laid(Session.replay(start, game).view(Seat(0)).zones)
    check_laid(table, start, game)
    with pytest.raises(AssertionError):
        check_laid({**table, "hand 0 0": table["hand 0 0"][1:]}, start, game)
    with pytest.raises(AssertionError):
        check_laid({zone: cards for zone, cards in table.items() if zone != "hand 0 0"}, start, game)


def test_damage_changes_something() -> None:
    chance = random.Random(4)
    whole = bytes(range(256)) * 4
    assert sum(mutated(whole, chance) != whole for _ in range(100)) > 80
