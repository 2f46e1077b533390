"""A router asked for a port, over real sockets on this computer: nothing else is reached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator

import pytest

from cardtable.net.agent_messages import PortMappingChanged, PortMappingState
from cardtable.net.transport.port_mapping.port_mapping import PortMapping, PortMappingTimes
from cardtable.net.transport.port_mapping.upnp_discovery import RouterSearch, is_own_description
from tests.net.transport.small_router import CONNECTION, DEVICE, KIND, SERVICE, SmallRouter

HERE = "127.0.0.1"
ANSWER = 0.05  # seconds: a router on this computer answers at once
PORT = 47190
OPEN = PortMappingChanged(PortMappingState.OPEN, "9.9.9.9", PORT)
ASKING = PortMappingChanged(PortMappingState.ASKING)


class Table:
    """Whoever wants a port of a router, and what it was told."""

    def __init__(self, target: tuple[str, int], times: PortMappingTimes | None = None) -> None:
        self.told: list[PortMappingChanged] = []
        self._target = target
        self._news = asyncio.Event()
        search = lambda: RouterSearch((HERE,), target, answer_s=ANSWER).find()  # noqa: E731
        self.port = PortMapping(search, self._ports, self._hear, times or PortMappingTimes())

    def _ports(self) -> Iterator[int]:
        yield from (PORT, PORT + 1, PORT + 2)

    def _hear(self, said: PortMappingChanged) -> None:
        self.told.append(said)
        self._news.set()

    async def until(self, done: Callable[[], object]) -> None:
        while not done():
            await self._news.wait()
            self._news.clear()

    async def answer(self) -> PortMappingChanged:
        """The first that is one."""
        self.port.request()
        await self.until(lambda: self.told and self.told[-1] != ASKING)
        return self.told[-1]


def with_router(router: SmallRouter, act: Callable[[Table], Coroutine[None, None, None]], **times: float) -> None:
    async def live() -> None:
        async with asyncio.timeout(20), router.running() as target:
            table = Table(target, PortMappingTimes(**times) if times else None)  # type: ignore[arg-type]  # whole seconds
            await act(table)
            await table.port.close()

    asyncio.run(live())


def test_the_router_opens_the_port_for_a_while_and_closes_it_with_the_table() -> None:
    router = SmallRouter()

    async def act(table: Table) -> None:
        assert await table.answer() == OPEN
        assert table.told == [ASKING, OPEN]
        mapping = router.open[PORT]
        assert mapping["NewInternalClient"] == HERE
        assert mapping["NewInternalPort"] == str(PORT)
        assert mapping["NewProtocol"] == "TCP"
        assert mapping["NewRemoteHost"] == ""  # anybody
        assert mapping["NewLeaseDuration"] == "1800"
        await table.port.close()
        assert router.open == {}

    with_router(router, act)


@pytest.mark.parametrize("framing", ["chunks", "end"])
def test_a_router_may_say_as_it_likes_where_its_answers_end(framing: str) -> None:
    router = SmallRouter(framing=framing)

    async def act(table: Table) -> None:
        assert await table.answer() == OPEN

    with_router(router, act)


@pytest.mark.parametrize("framing", ["chunks", "end", "length"])
def test_an_answer_without_end_is_dropped_however_it_comes(framing: str) -> None:
    with_router(SmallRouter(framing=framing, pages={"/device.xml": b"<a>" + b" " * 3_000_000}), _finds_none)


def test_a_router_may_name_where_its_addresses_begin() -> None:
    router = SmallRouter(control="control", base="/deeper/", pages={"/control": b"<nothing/>"})

    async def act(table: Table) -> None:
        assert await table.answer() == OPEN

    with_router(router, act)


def test_a_description_may_have_around_it_what_is_no_xml() -> None:
    services = CONNECTION.format(service=SERVICE, control="control")
    page = b"\xef\xbb\xbf\r\n" + DEVICE.format(kind=KIND, services=services).encode() + b"\r\n\0"

    async def act(table: Table) -> None:
        assert await table.answer() == OPEN

    with_router(SmallRouter(pages={"/device.xml": page}), act)


def test_the_port_is_renewed_while_the_table_is_open() -> None:
    router = SmallRouter()

    async def act(table: Table) -> None:
        await table.answer()
        while sum(action == "AddPortMapping" for action, _ in router.asked) < 3:
            router.changed.clear()
            await router.changed.wait()
        assert table.told == [ASKING, OPEN]  # nothing new is told of it

    with_router(router, act, renew=0.01)


def test_a_new_address_of_the_router_is_told() -> None:
    router = SmallRouter()

    async def act(table: Table) -> None:
        await table.answer()
        router.outside = "9.9.9.10"
        await table.until(lambda: table.told[-1] == PortMappingChanged(PortMappingState.OPEN, "9.9.9.10", PORT))

    with_router(router, act, renew=0.01)


def test_a_router_that_stops_letting_people_in_is_asked_again() -> None:
    router = SmallRouter()

    async def act(table: Table) -> None:
        await table.answer()
        router.code = 501
        await table.until(lambda: table.told[-1].way is PortMappingState.REFUSED)
        router.code = 0
        await table.until(lambda: table.told[-1] == OPEN)

    with_router(router, act, renew=0.01)


def test_a_router_that_has_stopped_letting_people_in_is_asked_to_close_what_it_opened() -> None:
    router = SmallRouter()

    async def act(table: Table) -> None:
        await table.answer()
        router.code = 501
        await table.until(lambda: table.told[-1].way is PortMappingState.REFUSED)
        await table.port.close()
        assert router.open == {}

    with_router(router, act, renew=0.01)


def test_another_computer_of_the_house_has_the_port() -> None:
    router = SmallRouter(taken=frozenset({PORT}))

    async def act(table: Table) -> None:
        assert await table.answer() == PortMappingChanged(PortMappingState.OPEN, "9.9.9.9", PORT + 1)
        await table.port.close()
        assert [values["NewExternalPort"] for action, values in router.asked if action == "DeletePortMapping"] == [
            str(PORT + 1)
        ]  # the other computer's stays open

    with_router(router, act)


@pytest.mark.parametrize("code", [401, 501, 606, 725, 729])
def test_a_router_that_refuses(code: int) -> None:
    router = SmallRouter(code=code)

    async def act(table: Table) -> None:
        assert (await table.answer()).way is PortMappingState.REFUSED
        assert router.open == {}

    with_router(router, act)


@pytest.mark.parametrize(
    "outside", ["192.168.0.2", "10.1.2.3", "100.64.0.1", "100.127.255.254", "169.254.1.1", "224.0.0.1"]
)
def test_a_router_behind_another_one_is_asked_for_nothing(outside: str) -> None:
    router = SmallRouter(outside=outside)

    async def act(table: Table) -> None:
        assert (await table.answer()).way is PortMappingState.BEHIND_ANOTHER
        assert router.open == {}

    with_router(router, act)


def test_nobody_answers() -> None:
    router = SmallRouter(silent=True)

    async def act(table: Table) -> None:
        assert (await table.answer()).way is PortMappingState.NO_ROUTER
        assert router.searches == 6  # three times by each of two names: what is sent to all may be lost

    with_router(router, act)


@pytest.mark.parametrize("outside", ["", "0.0.0.0"])
def test_a_router_without_a_line_is_none(outside: str) -> None:
    with_router(SmallRouter(outside=outside), _finds_none)


async def _finds_none(table: Table) -> None:
    assert (await table.answer()).way is PortMappingState.NO_ROUTER


MAD: dict[str, dict[str, bytes]] = {
    "huge": {"/device.xml": b"<root>" + b"<a/>" * 100_000 + b"</root>"},
    "bomb": {
        "/device.xml": b'<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><root>&b;&b;</root>',
    },
    "deep": {"/device.xml": b"<device>" * 12_000},
    "as deep as it can be": {"/device.xml": b"<a>" * 14_000 + b"</a>" * 14_000},
    "nested": {
        "/device.xml": b'<root xmlns="urn:schemas-upnp-org:device-1-0">'
        + b"<device><deviceList>" * 1_200
        + b"</deviceList></device>" * 1_200
        + b"</root>"
    },
    "nothing": {"/device.xml": b""},
    "binary": {"/device.xml": bytes(range(256)) * 20},
    "no services": {"/device.xml": DEVICE.format(kind=KIND, services="").encode()},
    "icon": {"/device.xml": DEVICE.format(kind=KIND, services="").replace("<UDN>", (
        "<iconList><icon><width>wide</width></icon></iconList><UDN>")).encode()},
    "service": {"/connection.xml": b"<html>Please log in</html>"},
}  # fmt: skip


@pytest.mark.parametrize("pages", MAD.values(), ids=MAD)
def test_a_description_that_is_none(pages: dict[str, bytes]) -> None:
    with_router(SmallRouter(pages=pages), _finds_none)


@pytest.mark.parametrize(
    "reply",
    ["", "<html>", "<a>" * 50_000, "x" * 1_000_000, "<Envelope><Body><Fault/></Body></Envelope>"],
    ids=["empty", "html", "deep", "huge", "fault"],
)
@pytest.mark.parametrize("action", ["GetExternalIPAddress", "AddPortMapping"])
def test_an_answer_that_is_none(action: str, reply: str) -> None:
    async def act(table: Table) -> None:
        assert (await table.answer()).way in (PortMappingState.REFUSED, PortMappingState.NO_ROUTER)

    with_router(SmallRouter(replies={action: reply}), act)


@pytest.mark.parametrize("outside", ["nine", "9.9.9.9.9", "::1", "&lt;b&gt;", "9.9.9.9" * 1_000])
def test_an_address_that_is_none_is_shown_to_nobody(outside: str) -> None:
    async def act(table: Table) -> None:
        said = await table.answer()
        assert said.way is PortMappingState.BEHIND_ANOTHER
        assert said.address == ""

    with_router(SmallRouter(outside=outside), act)


@pytest.mark.parametrize("control", ["http://127.0.0.2:1/", "https://127.0.0.1/", "file:///etc/passwd"])
def test_a_router_sends_nobody_elsewhere(control: str) -> None:
    with_router(SmallRouter(control=control), _finds_none)


def test_what_names_another_computers_description_is_no_router() -> None:
    assert is_own_description("http://192.168.1.1:5000/igd.xml", "192.168.1.1")
    assert not is_own_description("http://192.168.1.2:5000/igd.xml", "192.168.1.1")
    assert not is_own_description("https://192.168.1.1:5000/igd.xml", "192.168.1.1")
    assert not is_own_description("http://9.9.9.9:80/igd.xml", "9.9.9.9")  # of another network
    assert not is_own_description("http://192.168.1.1:port/", "192.168.1.1")
    assert not is_own_description("http://[::1/", "192.168.1.1")
    assert not is_own_description("", "")


def test_a_table_that_closes_while_the_router_is_asked_leaves_nothing_open() -> None:
    router = SmallRouter()

    async def act(table: Table) -> None:
        table.port.request()
        while not any(action == "AddPortMapping" for action, _ in router.asked):
            router.changed.clear()
            await router.changed.wait()
        await table.port.close()
        assert router.open == {}

    with_router(router, act)


def test_a_router_that_says_nothing_does_not_keep_a_table_open() -> None:
    router = SmallRouter()

    async def act(table: Table) -> None:
        await table.answer()
        router.mute = True
        began = asyncio.get_running_loop().time()
        await table.port.close()
        assert asyncio.get_running_loop().time() - began < 2

    with_router(router, act, goodbye=0.05)


def test_nobody_is_asked_who_was_not_to_be() -> None:
    router = SmallRouter()

    async def act(table: Table) -> None:
        await table.port.close()
        assert router.searches == 0

    with_router(router, act)
