"""What only a store on NATS must do: answers are lost, marks stay, and other versions write to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cardtable.net.server.cluster import jetstream
from cardtable.net.server.cluster.jetstream import Headers, JetStream, StreamTimeout
from cardtable.net.server.cluster.nats_store import STREAM, NatsStore
from cardtable.net.server.room_store import START, LogFenced, LogUnreadable, WriteUnconfirmed
from tests.net.server.nats_servers import NatsServer, needs_nats, one_nats
from tests.net.server.shared_stores import empty_streams, line, open_shared
from tests.net.server.test_store import TABLE, entry, fill

pytestmark = [pytest.mark.slow, needs_nats]


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    with one_nats(tmp_path_factory.mktemp("nats")) as server:
        yield server


def in_store(nats: NatsServer, act: Callable[[NatsStore, JetStream], Awaitable[None]]) -> None:
    async def run() -> None:
        await empty_streams(nats.address)
        async with both(nats.address) as (store, stream), asyncio.timeout(30):
            await act(store, stream)

    asyncio.run(run())


@asynccontextmanager
async def both(address: str) -> AsyncIterator[tuple[NatsStore, JetStream]]:
    """A store, and the stream beneath it over another line."""
    async with open_shared(address) as store, line(address) as own:
        yield store, JetStream(own, STREAM)


@pytest.mark.parametrize("reached", [True, False], ids=["stored", "lost"])
def test_an_entry_whose_answer_is_lost_is_kept_once(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch, reached: bool
) -> None:
    add = JetStream.add
    failed: list[str] = []

    async def once_without_answer(
        self: JetStream, subject: str, text: str, after: int | None = None, headers: Headers | None = None
    ) -> int:
        if text.startswith("2 ") and not failed:
            failed.append(text)
            if reached:
                await add(self, subject, text, after, headers)
            raise StreamTimeout("The answer is lost.")
        return await add(self, subject, text, after, headers)

    async def act(store: NatsStore, stream: JetStream) -> None:
        monkeypatch.setattr(JetStream, "add", once_without_answer)
        await fill(store, 3)
        assert failed
        assert (await store.read(TABLE)).entries == (entry(1), entry(2), entry(3))
        assert len(await stream.all(f"table.{TABLE}")) == 3

    in_store(nats, act)


def test_an_answer_that_is_lost_does_not_hide_that_another_server_wrote(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(store: NatsStore, stream: JetStream) -> None:
        positions = await fill(store, 1)
        await stream.add(f"table.{TABLE}", "2 00000000 owner another", positions[-1].at)

        async def silent(*_arguments: object) -> int:
            raise StreamTimeout("The answer is lost.")

        monkeypatch.setattr(JetStream, "add", silent)
        with pytest.raises(LogFenced):
            await store.append(TABLE, positions[-1], entry(2))

    in_store(nats, act)


def test_an_id_of_long_ago_leads_to_the_table_in_one_step_from_the_second_time_on(nats: NatsServer) -> None:
    async def act(store: NatsStore, stream: JetStream) -> None:
        await store.rename(TABLE, "00000001")
        await store.rename("00000001", "00000002")
        assert await store.current_id(TABLE) == "00000002"
        step = await stream.last(f"alias.{TABLE}")
        assert step is not None
        assert step.text == "00000002"

    in_store(nats, act)


def test_a_forgotten_table_cannot_be_begun_anew_by_whoever_still_has_it(nats: NatsServer) -> None:
    async def act(store: NatsStore, _stream: JetStream) -> None:
        await fill(store, 2)
        await store.forget(TABLE)
        with pytest.raises(LogFenced):
            await store.append(TABLE, START, entry(1))

    in_store(nats, act)


def test_what_is_cut_off_lies_aside(nats: NatsServer) -> None:
    async def act(store: NatsStore, stream: JetStream) -> None:
        await fill(store, 4)
        await store.cut(TABLE, 2)
        aside = [int(kept.text.split()[0]) for kept in await stream.all(f"aside.{TABLE}")]
        assert aside == [4, 3]

    in_store(nats, act)


def test_a_log_of_more_than_a_thousand_entries_is_read_whole(nats: NatsServer) -> None:
    async def act(store: NatsStore, stream: JetStream) -> None:
        for n in range(1, 1_203):
            await stream.add(f"table.{TABLE}", f"{n} 00000000 do 0 play 2C")
        kept = await store.read(TABLE)
        assert (len(kept.entries), kept.position.n) == (1_202, 1_202)

    in_store(nats, act)


def test_a_log_with_a_hole_can_be_written_to_once_the_rest_is_cut_off(nats: NatsServer) -> None:
    async def act(store: NatsStore, stream: JetStream) -> None:
        positions = await fill(store, 5)
        await stream.delete(positions[3].at)
        kept = await store.read(TABLE)
        assert (kept.entries, kept.position, kept.is_broken) == ((entry(1), entry(2)), positions[2], True)
        await store.cut(TABLE, 2)
        assert (await store.append(TABLE, kept.position, entry(3, "another"))).n == 3
        assert not (await store.read(TABLE)).is_broken

    in_store(nats, act)


def test_an_entry_of_a_newer_version_is_not_cut_but_unreadable(nats: NatsServer) -> None:
    async def act(store: NatsStore, stream: JetStream) -> None:
        positions = await fill(store, 1)
        await stream.add(f"table.{TABLE}", "2 00000000 newkind x", positions[-1].at)
        with pytest.raises(LogUnreadable):
            await store.read(TABLE)

    in_store(nats, act)


def test_a_store_that_does_not_answer_is_unsure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jetstream, "RETRY_S", 0.2)

    async def run() -> None:
        with one_nats(tmp_path) as server:
            await empty_streams(server.address)
            async with open_shared(server.address) as store:
                server.kill()
                with pytest.raises(WriteUnconfirmed):
                    await store.tail(TABLE)
                with pytest.raises(WriteUnconfirmed):
                    await store.read(TABLE)
                with pytest.raises(WriteUnconfirmed):
                    await store.probe()
                server.start()
                server.wait()
                monkeypatch.undo()
                await store.probe()

    asyncio.run(run())


def test_while_the_stream_is_gone_nobody_says_that_a_table_is(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People wait, with their seats: the files of NATS may come back."""
    monkeypatch.setattr(jetstream, "RETRY_S", 0.2)

    async def act(store: NatsStore, stream: JetStream) -> None:
        position = await store.append(TABLE, START, entry(1))
        await stream.ask("STREAM.DELETE")
        for asked in (
            store.access_digests(TABLE),
            store.tail(TABLE),
            store.read(TABLE),
            store.current_id(TABLE),
            store.rooms(),
        ):
            with pytest.raises(WriteUnconfirmed):
                await asked
        waiting = asyncio.create_task(store.append(TABLE, position, entry(2)))
        await asyncio.wait((waiting,), timeout=0.5)
        assert not waiting.done()
        waiting.cancel()

    in_store(nats, act)
