"""Servers of one store know of each other as long as they renew their leases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.language.user_error import UserError, message_of
from cardtable.core.text import Text
from cardtable.host.room_messages import RedirectMessage
from cardtable.net.server.cluster.leases import LEASE, RENEWAL_INTERVAL, LeaseManager
from cardtable.net.server.cluster_peers import PeerInfo
from tests.net.server.nats_servers import NatsServer, needs_nats, one_nats
from tests.net.server.shared_stores import empty_streams, line
from tests.net.server.turned_clock import TurnedClock

pytestmark = [pytest.mark.slow, needs_nats]

said: list[Text] = []  # to whoever looks after the servers
FIRST, SECOND = "00000001", "00000002"
TABLE = "4f2c9a17"
HERE, THERE = RedirectMessage("192.0.2.1", 47190), RedirectMessage("192.0.2.2", 47190)


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    with one_nats(tmp_path_factory.mktemp("nats")) as server:
        yield server


@asynccontextmanager
async def server(address: str, clock: TurnedClock, number: int, mark: str = "same") -> AsyncIterator[LeaseManager]:
    """A server that dies without a word in the end."""
    async with line(address) as own:
        standing = PeerInfo(f"192.0.2.{number}", 47190, mark)
        made = LeaseManager(own, f"{number:08x}", standing, said.append, clock.now, clock.sleep)
        await made.start()
        try:
            yield made
        finally:
            if made.renewal_task is not None:
                made.renewal_task.cancel()


@dataclass(frozen=True)
class Two:
    """Two servers; the second one dies when the stack is closed."""

    one: LeaseManager
    other: LeaseManager
    clock: TurnedClock
    stack: AsyncExitStack

    async def asked_for_the_other(self) -> asyncio.Task[RedirectMessage | None]:
        """The first one has begun to find out whether the second one is there."""
        asking = asyncio.create_task(self.one.find_server(SECOND))
        await asyncio.sleep(0)
        return asking


def with_two(nats: NatsServer, act: Callable[[Two], Awaitable[None]]) -> None:
    async def run() -> None:
        await empty_streams(nats.address)
        clock = TurnedClock()
        async with asyncio.timeout(20), server(nats.address, clock, 1) as one, AsyncExitStack() as stack:
            other = await stack.enter_async_context(server(nats.address, clock, 2))
            await act(Two(one, other, clock, stack))

    asyncio.run(run())


def test_a_server_that_renews_its_lease_is_there_and_the_own_one_is_not_elsewhere(nats: NatsServer) -> None:
    async def act(two: Two) -> None:
        asking = await two.asked_for_the_other()
        await two.clock.turn(RENEWAL_INTERVAL, sleepers=3)
        assert await asking == THERE
        assert await two.one.find_server(FIRST) is None
        assert await two.one.find_server("ffffffff") is None

    with_two(nats, act)


def test_the_lease_of_a_server_that_died_is_waited_for(nats: NatsServer) -> None:
    async def act(two: Two) -> None:
        await two.stack.aclose()
        asking = await two.asked_for_the_other()
        for seconds in (RENEWAL_INTERVAL, RENEWAL_INTERVAL, LEASE - 2 * RENEWAL_INTERVAL - 0.1):
            await two.clock.turn(seconds, sleepers=2)
        assert not asking.done()
        await two.clock.turn(0.2, sleepers=2)
        assert await asking is None
        assert await two.one.find_server(SECOND) is None

    with_two(nats, act)


def test_a_server_that_leaves_in_order_is_waited_for_by_nobody(nats: NatsServer) -> None:
    async def act(two: Two) -> None:
        asking = await two.asked_for_the_other()
        await two.other.release()
        assert await asking is None

    with_two(nats, act)


def test_who_could_not_hear_for_long_does_not_take_the_others_for_dead(nats: NatsServer) -> None:
    async def act(two: Two) -> None:
        await two.clock.turn(LEASE + 2.0, sleepers=2)
        assert await two.one.find_server(SECOND) == THERE

    with_two(nats, act)


def test_a_server_whose_lease_has_passed_looks_after_its_tables(nats: NatsServer) -> None:
    async def act(two: Two) -> None:
        looked = asyncio.Event()
        two.one.listen(_has_none, looked.set, _takes_none)
        said.clear()
        await two.stack.aclose()
        await two.clock.turn(LEASE + 2.0, sleepers=1)
        await looked.wait()
        sentence = "This server was silent for 8 seconds: tables that others took over are theirs now."
        assert [SourceRenderer().text(text) for text in said] == [sentence]

    with_two(nats, act)


def test_servers_tell_each_other_which_tables_have_no_log_yet(nats: NatsServer) -> None:
    async def act(two: Two) -> None:
        two.other.listen(TABLE.__eq__, lambda: None, _takes_none)
        assert await two.one.find_room(TABLE) == THERE
        assert await two.one.find_room("00000000") is None

    with_two(nats, act)


def test_a_server_is_asked_to_take_a_table_over_unless_it_is_gone(nats: NatsServer) -> None:
    async def takes(table: str) -> bool:
        return table == TABLE

    async def act(two: Two) -> None:
        two.other.listen(_has_none, lambda: None, takes)
        assert await two.one.take_over(TABLE) == THERE
        assert await two.one.take_over("00000000") is None
        await two.other.release()
        await two.one.find_server(SECOND)
        assert await two.one.take_over(TABLE) is None

    with_two(nats, act)


def test_a_server_that_died_without_a_word_takes_no_table_over(nats: NatsServer) -> None:
    async def takes(_table: str) -> bool:
        return True

    async def act(two: Two) -> None:
        await two.stack.aclose()
        async with server(nats.address, two.clock, 3) as third:
            third.listen(_has_none, lambda: None, takes)
            await two.clock.turn(RENEWAL_INTERVAL, sleepers=2)
            for _ in range(5):
                assert await two.one.take_over(TABLE) == RedirectMessage("192.0.2.3", 47190)

    with_two(nats, act)


def test_a_server_with_another_certificate_is_refused(nats: NatsServer) -> None:
    async def act(two: Two) -> None:
        with pytest.raises(UserError) as noticed:
            async with server(nats.address, two.clock, 3, mark="another"):
                pass
        said = SourceRenderer().text(message_of(noticed.value))
        assert "192.0.2.1:47190 has another certificate or opening secret" in said

    with_two(nats, act)


def _has_none(_table: str) -> bool:
    return False


async def _takes_none(_table: str) -> bool:
    return False
