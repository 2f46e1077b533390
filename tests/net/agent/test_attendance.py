"""What is kept of a table while a person is there."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.games import discover
from cardtable.host.room_messages import RevealMessage, RoomInfo, WelcomeMessage
from cardtable.host.room_types import DisconnectCode, RoomStage
from cardtable.net.agent.remote_room import RoomRoute, route_of
from cardtable.net.agent.resume_tokens import ResumeToken, ResumeTokenFile, saved_seats
from cardtable.net.agent.room_client_runner import RoomClientRunner
from cardtable.net.agent_messages import FromAgent, JoinCommand, RoomRelocated, SavedSeat, SeatNotKept
from cardtable.net.room_client import RoomClient, VerifiedDeal
from tests.files.failing import failing
from tests.host.test_alone import ME, played, table
from tests.known_sentences import known_sentences

BEFORE, NOW = "0a1b2c3d", "4f2c9a17"
DEALS = tuple(VerifiedDeal(deal.opened, ()) for deal in played(2)[0])
INFO = replace(table(), stage=RoomStage.SEALING)


@pytest.fixture
def keys(tmp_path: Path) -> ResumeTokenFile:
    """Of somebody who sat at a table that is gone, and knows two deals of it."""
    keys = ResumeTokenFile(tmp_path)
    keys.store(
        ResumeToken(SavedSeat(BEFORE, "Meera", "hearts", 3, (2, 8)), "key", "", (), 1, started=True, deals=DEALS)
    )
    return keys


@pytest.fixture
def attends(keys: ResumeTokenFile) -> Callable[..., list[FromAgent]]:
    """Tells that person's program something of another table; the result is what it shows."""
    told: list[FromAgent] = []
    participant = RoomClient(
        discover(), known_sentences(), lambda _: "0" * 32, known_rooms=keys.known_rooms_beside(NOW)
    )
    attendance = RoomClientRunner(
        participant, keys, ResumeToken(SavedSeat(NOW, "", "", 0, ()), "", "", (), 1), told.append
    )

    def tell(*messages: WelcomeMessage | RoomInfo | RevealMessage | DisconnectCode) -> list[FromAgent]:
        for message in messages:
            if isinstance(message, DisconnectCode):
                attendance.on_ended(message)
            else:
                attendance.on_message(message)
        return told

    return tell


def moved(tmp_path: Path) -> dict[str, RoomRelocated | None]:
    return {seat.table: seat.went_on for seat in saved_seats(tmp_path)}


def test_whoever_sits_where_the_match_goes_on_has_left_the_table_before(
    attends: Callable[..., object], tmp_path: Path
) -> None:
    attends(WelcomeMessage(2, NOW, False, "c" * 32, ""), INFO, DEALS[0].opened)
    assert moved(tmp_path) == {NOW: None, BEFORE: RoomRelocated(NOW, "Meera")}


def test_whoever_looks_on_first_has_left_it_with_sitting_down(attends: Callable[..., object], tmp_path: Path) -> None:
    attends(WelcomeMessage(2, NOW, False, "c" * 32, ""), replace(INFO, you=None), DEALS[0].opened)
    assert moved(tmp_path) == {BEFORE: None}
    attends(replace(INFO, you=ME))
    assert moved(tmp_path) == {NOW: None, BEFORE: RoomRelocated(NOW, "Meera")}


@pytest.mark.parametrize(("end", "kept"), [(DisconnectCode.REMOVED, {BEFORE: None}), (DisconnectCode.TABLE_CLOSED, {})])
def test_only_the_end_of_the_match_takes_the_seat_at_the_table_before(
    end: DisconnectCode, kept: dict[str, None], attends: Callable[..., object], tmp_path: Path
) -> None:
    attends(WelcomeMessage(2, NOW, False, "c" * 32, ""), INFO, DEALS[0].opened, end)
    assert moved(tmp_path) == kept


@pytest.mark.parametrize(
    "refusal", [DisconnectCode.WRONG_SECRET, DisconnectCode.NO_TABLE, DisconnectCode.TOO_MANY_LINES]
)
def test_one_refusal_takes_no_seat(
    refusal: DisconnectCode, attends: Callable[..., object], keys: ResumeTokenFile, tmp_path: Path
) -> None:
    """A table may be too busy to look at a key, and another one of the same host may answer in its place."""
    attends(WelcomeMessage(2, NOW, False, "c" * 32, ""), replace(INFO, you=ME), refusal)
    kept = keys.find(NOW)
    assert kept is not None
    assert kept.key == "c" * 32
    assert set(moved(tmp_path)) == {NOW, BEFORE}


def test_a_seat_that_is_in_doubt_is_offered_after_the_others(keys: ResumeTokenFile, tmp_path: Path) -> None:
    keys.store(ResumeToken(SavedSeat(NOW, "Asha", "hearts", 1, ()), "key", "", (), 1, started=True))
    assert [seat.table for seat in saved_seats(tmp_path)] == [NOW, BEFORE]
    keys.put_last(NOW)
    assert [seat.table for seat in saved_seats(tmp_path)] == [BEFORE, NOW]


def test_the_deals_of_the_table_before_are_kept_with_the_new_one(
    attends: Callable[..., object], keys: ResumeTokenFile
) -> None:
    attends(WelcomeMessage(2, NOW, False, "c" * 32, ""), INFO, *(deal.opened for deal in DEALS))
    kept = keys.find(NOW)
    assert kept is not None
    assert [deal.deal for deal in kept.opened] == [1, 2]
    assert kept.info is not None
    assert kept.info.you == ME


def test_whose_seat_cannot_be_written_down_is_told_why_once_and_comes_back_in_this_run(
    attends: Callable[..., list[FromAgent]], keys: ResumeTokenFile, tmp_path: Path
) -> None:
    full, forbidden = SeatNotKept(str(tmp_path), errno.ENOSPC), SeatNotKept(str(tmp_path), errno.EACCES)
    for number, told in ((errno.ENOSPC, [full]), (errno.EACCES, [full, forbidden])):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "replace", failing(number))
            attends(WelcomeMessage(2, NOW, False, "c" * 32, ""), INFO, replace(INFO, deal=7), replace(INFO, deal=8))
        assert [value for value in attends() if isinstance(value, SeatNotKept)] == told

    assert ResumeTokenFile(tmp_path).find(NOW) is None
    way = route_of(JoinCommand("Ravi", 7, kept=NOW), {}, keys, discover())
    assert isinstance(way, RoomRoute)
    assert way.hello.key == "c" * 32

    attends(replace(INFO, deal=9))
    assert [value for value in attends() if isinstance(value, SeatNotKept)] == [full, forbidden]
    written = ResumeTokenFile(tmp_path).find(NOW)
    assert written is not None
    assert written == keys.find(NOW)
