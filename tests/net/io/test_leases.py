"""Servers of one store know of each other as long as they renew their leases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from cardtable.core.complaint import Complaint, sentence_of
from cardtable.core.source_words import SourceWords
from cardtable.core.text import Text
from cardtable.host.from_table import Moved
from cardtable.net.io.cluster import leases
from cardtable.net.io.cluster.leases import Leases
from cardtable.net.io.neighbours import Standing
from tests.net.io.nats_servers import NatsServer, needs_nats, one_nats
from tests.net.io.shared_stores import empty_streams, line

pytestmark = [pytest.mark.slow, needs_nats]

said: list[Text] = []  # to whoever looks after the servers
FIRST, SECOND = "00000001", "00000002"
HERE, THERE = Moved("192.0.2.1", 47190), Moved("192.0.2.2", 47190)


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    with one_nats(tmp_path_factory.mktemp("nats")) as server:
        yield server


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE", 1.0)
    monkeypatch.setattr(leases, "RENEWED", 0.1)


@asynccontextmanager
async def server(address: str, number: int, mark: str = "same") -> AsyncIterator[Leases]:
    """A server that dies without a word in the end."""
    async with line(address) as own:
        made = Leases(own, f"{number:08x}", Standing(f"192.0.2.{number}", 47190, mark), said.append)
        await made.begin()
        try:
            yield made
        finally:
            if made._renewing is not None:
                made._renewing.cancel()


def with_two(nats: NatsServer, act: Callable[[Leases, Leases, AsyncExitStack], Awaitable[None]]) -> None:
    """Two servers; the second one dies when the stack is closed."""

    async def run() -> None:
        await empty_streams(nats.address)
        async with asyncio.timeout(20), server(nats.address, 1) as one, AsyncExitStack() as stack:
            other = await stack.enter_async_context(server(nats.address, 2))
            await act(one, other, stack)

    asyncio.run(run())


def test_a_server_that_is_there_is_told_and_the_own_one_is_not(nats: NatsServer) -> None:
    async def act(one: Leases, other: Leases, _stack: AsyncExitStack) -> None:
        assert await one.elsewhere(SECOND) == THERE
        assert await other.elsewhere(FIRST) == HERE
        assert await one.elsewhere(FIRST) is None
        assert await one.elsewhere("ffffffff") is None

    with_two(nats, act)


def test_the_lease_of_a_server_that_died_is_waited_for(nats: NatsServer) -> None:
    async def act(one: Leases, other: Leases, stack: AsyncExitStack) -> None:
        assert await one.elsewhere(SECOND) == THERE
        died = one._clock()
        await stack.aclose()
        assert await one.elsewhere(SECOND) is None
        assert 0.8 < one._clock() - died < 3.0
        assert await one.elsewhere(SECOND) is None

    with_two(nats, act)


def test_a_server_that_leaves_in_order_is_waited_for_by_nobody(nats: NatsServer) -> None:
    async def act(one: Leases, other: Leases, _stack: AsyncExitStack) -> None:
        assert await one.elsewhere(SECOND) == THERE
        waiting = asyncio.create_task(one.elsewhere(SECOND))
        await other.leave()
        async with asyncio.timeout(0.5):
            await waiting  # either, as the lease was renewed once more or not
            assert await one.elsewhere(SECOND) is None

    with_two(nats, act)


def test_who_could_not_hear_for_long_does_not_take_the_others_for_dead(nats: NatsServer) -> None:
    async def act(one: Leases, other: Leases, _stack: AsyncExitStack) -> None:
        for heard in one._heard.values():
            heard.at -= 10.0
        one._renewed -= 10.0
        assert await one.elsewhere(SECOND) == THERE

    with_two(nats, act)


def test_a_server_whose_lease_has_passed_looks_after_its_tables(nats: NatsServer) -> None:
    async def act(one: Leases, _other: Leases, _stack: AsyncExitStack) -> None:
        looked = asyncio.Event()
        one.listen(lambda _table: False, looked.set)
        one._renewed -= 10.0
        said.clear()
        await looked.wait()
        sentence = "This server was not heard for 1 seconds: tables that others took over are theirs now."
        assert [SourceWords().text(text) for text in said] == [sentence]

    with_two(nats, act)


def test_servers_tell_each_other_which_tables_have_no_log_yet(nats: NatsServer) -> None:
    async def act(one: Leases, other: Leases, _stack: AsyncExitStack) -> None:
        other.listen("4f2c9a17".__eq__, lambda: None)
        assert await one.who_has("4f2c9a17") == THERE
        assert await one.who_has("00000000") is None

    with_two(nats, act)


def test_a_server_with_another_certificate_is_refused(nats: NatsServer) -> None:
    async def act(_one: Leases, _other: Leases, _stack: AsyncExitStack) -> None:
        with pytest.raises(Complaint) as noticed:
            async with server(nats.address, 3, mark="another"):
                pass
        said = SourceWords().text(sentence_of(noticed.value))
        assert "192.0.2.1:47190 has another certificate or opening secret" in said

    with_two(nats, act)
