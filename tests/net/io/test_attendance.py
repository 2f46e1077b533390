"""What is kept of a table while a person is there."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.games import discover
from cardtable.host.from_table import Opened, TableInfo, Welcome
from cardtable.host.gathering import Close, Stage
from cardtable.net.agent_talk import FromAgent, Join, KeptSeat, NewPlace, SeatNotKept
from cardtable.net.io.attendance import Attendance
from cardtable.net.io.kept_seats import SeatKey, SeatKeys, kept_seats
from cardtable.net.io.way_to_table import Way, way_of
from cardtable.net.known_deals import CheckedDeal
from cardtable.net.participant import Participant
from tests.files.failing import failing
from tests.host.test_alone import ME, played, table
from tests.known_sentences import known_sentences

BEFORE, NOW = "0a1b2c3d", "4f2c9a17"
DEALS = tuple(CheckedDeal(deal.opened, ()) for deal in played(2)[0])
INFO = replace(table(), stage=Stage.SEALING)


@pytest.fixture
def keys(tmp_path: Path) -> SeatKeys:
    """Of somebody who sat at a table that is gone, and knows two deals of it."""
    keys = SeatKeys(tmp_path)
    keys.keep(SeatKey(KeptSeat(BEFORE, "Meera", "hearts", 3, (2, 8)), "key", "", (), 1, started=True, deals=DEALS))
    return keys


@pytest.fixture
def attends(keys: SeatKeys) -> Callable[..., list[FromAgent]]:
    """Tells that person's program something of another table; the result is what it shows."""
    told: list[FromAgent] = []
    participant = Participant(discover(), known_sentences(), lambda _: "0" * 32, elsewhere=keys.other_tables(NOW))
    attendance = Attendance(participant, keys, SeatKey(KeptSeat(NOW, "", "", 0, ()), "", "", (), 1), told.append)

    def tell(*messages: Welcome | TableInfo | Opened | Close) -> list[FromAgent]:
        for message in messages:
            if isinstance(message, Close):
                attendance.ended(message)
            else:
                attendance.heard(message)
        return told

    return tell


def moved(tmp_path: Path) -> dict[str, NewPlace | None]:
    return {seat.table: seat.went_on for seat in kept_seats(tmp_path)}


def test_whoever_sits_where_the_match_goes_on_has_left_the_table_before(
    attends: Callable[..., object], tmp_path: Path
) -> None:
    attends(Welcome(2, NOW, False, "c" * 32, ""), INFO, DEALS[0].opened)
    assert moved(tmp_path) == {NOW: None, BEFORE: NewPlace(NOW, "Meera")}


def test_whoever_looks_on_first_has_left_it_with_sitting_down(attends: Callable[..., object], tmp_path: Path) -> None:
    attends(Welcome(2, NOW, False, "c" * 32, ""), replace(INFO, you=None), DEALS[0].opened)
    assert moved(tmp_path) == {BEFORE: None}
    attends(replace(INFO, you=ME))
    assert moved(tmp_path) == {NOW: None, BEFORE: NewPlace(NOW, "Meera")}


@pytest.mark.parametrize(("end", "kept"), [(Close.REMOVED, {BEFORE: None}), (Close.TABLE_CLOSED, {})])
def test_only_the_end_of_the_match_takes_the_seat_at_the_table_before(
    end: Close, kept: dict[str, None], attends: Callable[..., object], tmp_path: Path
) -> None:
    attends(Welcome(2, NOW, False, "c" * 32, ""), INFO, DEALS[0].opened, end)
    assert moved(tmp_path) == kept


@pytest.mark.parametrize("refusal", [Close.WRONG_SECRET, Close.NO_TABLE, Close.TOO_MANY_LINES])
def test_one_refusal_takes_no_seat(
    refusal: Close, attends: Callable[..., object], keys: SeatKeys, tmp_path: Path
) -> None:
    """A table may be too busy to look at a key, and another one of the same host may answer in its place."""
    attends(Welcome(2, NOW, False, "c" * 32, ""), replace(INFO, you=ME), refusal)
    kept = keys.find(NOW)
    assert kept is not None
    assert kept.key == "c" * 32
    assert set(moved(tmp_path)) == {NOW, BEFORE}


def test_a_seat_that_is_in_doubt_is_offered_after_the_others(keys: SeatKeys, tmp_path: Path) -> None:
    keys.keep(SeatKey(KeptSeat(NOW, "Asha", "hearts", 1, ()), "key", "", (), 1, started=True))
    assert [seat.table for seat in kept_seats(tmp_path)] == [NOW, BEFORE]
    keys.put_last(NOW)
    assert [seat.table for seat in kept_seats(tmp_path)] == [BEFORE, NOW]


def test_the_deals_of_the_table_before_are_kept_with_the_new_one(
    attends: Callable[..., object], keys: SeatKeys
) -> None:
    attends(Welcome(2, NOW, False, "c" * 32, ""), INFO, *(deal.opened for deal in DEALS))
    kept = keys.find(NOW)
    assert kept is not None
    assert [deal.deal for deal in kept.opened] == [1, 2]
    assert kept.info is not None
    assert kept.info.you == ME


def test_whose_seat_cannot_be_written_down_is_told_why_once_and_comes_back_in_this_run(
    attends: Callable[..., list[FromAgent]], keys: SeatKeys, tmp_path: Path
) -> None:
    full, forbidden = SeatNotKept(str(tmp_path), errno.ENOSPC), SeatNotKept(str(tmp_path), errno.EACCES)
    for number, told in ((errno.ENOSPC, [full]), (errno.EACCES, [full, forbidden])):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "replace", failing(number))
            attends(Welcome(2, NOW, False, "c" * 32, ""), INFO, replace(INFO, deal=7), replace(INFO, deal=8))
        assert [value for value in attends() if isinstance(value, SeatNotKept)] == told

    assert SeatKeys(tmp_path).find(NOW) is None
    way = way_of(Join("Ravi", 7, kept=NOW), {}, keys, discover())
    assert isinstance(way, Way)
    assert way.hello.key == "c" * 32

    attends(replace(INFO, deal=9))
    assert [value for value in attends() if isinstance(value, SeatNotKept)] == [full, forbidden]
    written = SeatKeys(tmp_path).find(NOW)
    assert written is not None
    assert written == keys.find(NOW)
