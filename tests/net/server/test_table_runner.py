"""A table in play and the store of its log: what people see when that cannot write, is unsure, or another's."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.host.room.room_effects import RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import ServerEntry, write_values
from cardtable.host.room_types import DisconnectCode, RoomStage
from cardtable.net.server import room_store
from cardtable.net.server.room_store import LogPosition, WriteUnconfirmed
from cardtable.net.server.sqlite_store import SqliteStore
from cardtable.net.transport.tls import Certificate, Destination
from tests.net.server.hall import HERE, Hall, open_hall, run
from tests.net.server.players import Player, two_seated

ANOTHER = write_values(ServerEntry("00000002", "192.0.2.2", 47190, __version__))
Act = Callable[[Hall, Player, Player], Awaitable[None]]


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_store, "ASK_AGAIN", 0.05)


def with_two(
    folder: Path, certificate: Certificate, act: Act, store: Callable[[Path], SqliteStore] = SqliteStore
) -> None:
    """Two people in the middle of the first decision, who do nothing by themselves."""

    async def whole() -> None:
        async with open_hall(folder, certificate, store=store) as hall:
            there = Destination((HERE,), hall.server.port, certificate.fingerprint)
            host, other = await two_seated(there, pause=0.0, plays=False)
            try:
                await act(hall, host, other)
            finally:
                await host.go()
                await other.go()

    run(whole)


def stage(wanted: RoomStage) -> Callable[[Player], bool]:
    return lambda player: player.info is not None and player.info.stage is wanted


async def tail(hall: Hall) -> tuple[str, RoomLogEntry]:
    (kept,) = await hall.store.rooms()
    last = await hall.store.tail(kept.room_id)
    assert last is not None
    return kept.room_id, last.entry


def test_an_action_is_kept_before_it_is_shown(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, host: Player, other: Player) -> None:
        before = host.n
        host.act_once()
        await host.until(lambda one: one.n > before)
        _, last = await tail(hall)
        assert last.n >= host.n > before
        assert hall.reception.counters.actions >= 1
        assert host.refused == []

    with_two(tmp_path, certificate, act)


def test_where_nothing_can_be_kept_nothing_is_shown_and_the_table_waits(
    tmp_path: Path, certificate: Certificate
) -> None:
    async def act(hall: Hall, host: Player, other: Player) -> None:
        _, before = await tail(hall)
        hall.store.connection.execute("PRAGMA query_only = 1")
        host.act_once()
        await other.until(stage(RoomStage.PAUSED))
        await host.until(lambda one: one.refused == ["not-kept"])
        assert other.n == before.n

        hall.store.connection.execute("PRAGMA query_only = 0")
        await host.until(stage(RoomStage.PLAYING))
        host.act_once()
        await host.until(lambda one: one.n > before.n)
        assert host.refused == ["not-kept"]

    with_two(tmp_path, certificate, act)


class Doubtful(SqliteStore):
    """Its answers to the first action are lost; `reached` says whether the action was not."""

    reached = True

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.has_failed = False

    async def append(self, table: str, after: LogPosition, entry: RoomLogEntry) -> LogPosition:
        if self.has_failed or entry.kind is not RoomLogEntryKind.DO:
            return await super().append(table, after, entry)
        self.has_failed = True
        if self.reached:
            await super().append(table, after, entry)
        raise WriteUnconfirmed("The answer is lost.")


class DoubtfulAndLost(Doubtful):
    reached = False


def test_what_was_kept_after_all_is_found_by_its_tag(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, host: Player, other: Player) -> None:
        _, before = await tail(hall)
        host.act_once()
        await other.until(lambda one: one.n > before.n)
        assert host.refused == []

    with_two(tmp_path, certificate, act, Doubtful)


def test_what_was_not_kept_is_refused_and_may_be_done_again(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, host: Player, other: Player) -> None:
        _, before = await tail(hall)
        host.act_once()
        await host.until(lambda one: one.refused == ["not-kept"])
        await host.until(stage(RoomStage.PLAYING))
        host.act_once()
        await other.until(lambda one: one.n > before.n)

    with_two(tmp_path, certificate, act, DoubtfulAndLost)


def test_whose_log_another_server_has_sends_everybody_away(tmp_path: Path, certificate: Certificate) -> None:
    """They come back by themselves, to the table as the other one has left it."""

    async def act(hall: Hall, host: Player, other: Player) -> None:
        table, last = await tail(hall)
        position = LogPosition(last.n, last.n)
        await hall.store.append(table, position, RoomLogEntry(last.n + 1, "0" * 8, RoomLogEntryKind.OWNER, ANOTHER))
        host.act_once()
        await other.until(lambda one: one.lost_by is DisconnectCode.STOPPING)
        other.try_now()
        await other.until(lambda one: one.live and one.n > last.n)

    with_two(tmp_path, certificate, act)


def test_a_mistake_in_one_table_sends_its_people_away_and_the_log_brings_them_back(
    tmp_path: Path, certificate: Certificate, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(hall: Hall, host: Player, other: Player) -> None:
        (runner,) = hall.reception.runners
        monkeypatch.setattr(runner.room, "on_message", broken)
        host.act_once()
        for player in (host, other):
            await player.until(lambda one: one.lost_by is DisconnectCode.STOPPING)
            player.try_now()
            await player.until(lambda one: one.live)
        await other.until(lambda one: one.n > 3)
        assert hall.reception.runners != (runner,)
        assert capsys.readouterr().err == f"cardtable: table {runner.name}: ZeroDivisionError\n"

    def broken(*_arguments: object) -> None:
        raise ZeroDivisionError("a hand of cards that nobody shall read")

    with_two(tmp_path, certificate, act)
