"""A running server's owner: sees tables, closes them, keeps addresses away, and reads figures that name nobody."""

import asyncio
import stat
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from cardtable.host.room.room_effects import AccessDigests
from cardtable.host.room_types import DisconnectCode, RoomStage
from cardtable.net.server.admin import admin_protocol
from cardtable.net.server.admin.admin_endpoints import execute, metrics_endpoint
from cardtable.net.server.admin.admin_protocol import (
    AdminCommand,
    AdminOutcome,
    AdminReply,
    AdminRequest,
    admin_socket,
    admin_sockets,
    ask,
    read_reply,
    write_request,
)
from cardtable.net.server.admin.server_limits import BlockedAddresses, ServerLimits
from cardtable.net.server.admin.server_status import ServerStatus, prometheus_text
from cardtable.net.transport.rate_limits import AddressLimits, AddressTracker
from cardtable.net.transport.tls import Certificate, Destination
from tests.net.server.hall import HERE, Hall, guest, hello, open_hall, run
from tests.net.server.players import two_seated
from tests.net.server.test_moved import Signpost

Act = Callable[[Hall, ServerStatus], Awaitable[None]]
needs_unix = pytest.mark.skipif(not admin_protocol.HAVE_UNIX_SOCKETS, reason="it has no such sockets")
either_line = pytest.mark.parametrize("has_unix_sockets", [pytest.param(True, marks=needs_unix), False], indirect=True)


@pytest.fixture
def has_unix_sockets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether Python has Unix sockets; else a server takes commands by a port of this machine, as on Windows."""
    monkeypatch.setattr(admin_protocol, "HAVE_UNIX_SOCKETS", request.param)
    return bool(request.param)


def with_owner(folder: Path, certificate: Certificate, act: Act) -> None:
    async def whole() -> None:
        async with open_hall(folder, certificate) as hall:
            running = ServerStatus(hall.server, hall.reception, hall.addresses, BlockedAddresses(folder))
            await act(hall, running)

    run(whole)


async def order(running: ServerStatus, deed: AdminCommand, what: str = "") -> AdminReply:
    return read_reply(await execute(write_request(AdminRequest(deed, what)), running))


async def may_come(hall: Hall) -> bool:
    with suppress(OSError, WebSocketException):
        async with guest(hall.server):
            return True
    return False


def test_the_list_says_who_is_at_which_table(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, running: ServerStatus) -> None:
        async with guest(hall.server) as host:
            await host.greet(hello(name="Meera"))
            (table,) = (await order(running, AdminCommand.LIST)).tables
            assert table.table == hall.reception.runners[0].name
            assert table.stage is RoomStage.LOBBY
            assert table.people == (("Meera", HERE),)

    with_owner(tmp_path, certificate, act)


def test_a_table_that_is_closed_is_no_more(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, running: ServerStatus) -> None:
        async with guest(hall.server) as host:
            await host.greet(hello())
            table = hall.reception.runners[0].name
            assert (await order(running, AdminCommand.CLOSE, table)).outcome is AdminOutcome.DONE
            assert await host.closed() == DisconnectCode.TABLE_CLOSED
        assert hall.reception.runners == ()
        assert (await order(running, AdminCommand.CLOSE, table)).outcome is AdminOutcome.UNKNOWN

    with_owner(tmp_path, certificate, act)


def test_whoever_closes_a_table_of_another_server_is_told_which(tmp_path: Path, certificate: Certificate) -> None:
    async def whole() -> None:
        async with (
            open_hall(tmp_path / "there", certificate) as there,
            open_hall(tmp_path / "here", certificate, neighbours=Signpost(there)) as here,
        ):
            running = ServerStatus(here.server, here.reception, here.addresses, BlockedAddresses(tmp_path))
            reply = await order(running, AdminCommand.CLOSE, "4f2c9a17")
            assert reply == AdminReply(AdminOutcome.ELSEWHERE, server=f"{HERE}:{there.server.port}")

    run(whole)


@pytest.mark.parametrize("name", ["*", ">", "../blocked", "", "DEADBEEF", "deadbeef\n"])
def test_what_is_no_table_is_asked_of_no_store(name: str, tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, running: ServerStatus) -> None:
        await hall.store.store_access_digests(name, AccessDigests(name, "hearts", 0, frozenset(), frozenset()))
        assert (await order(running, AdminCommand.CLOSE, name)).outcome is AdminOutcome.UNKNOWN
        assert await hall.store.access_digests(name) is not None

    with_owner(tmp_path, certificate, act)


def test_a_table_in_play_is_closed_for_all_who_play(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, running: ServerStatus) -> None:
        host, other = await two_seated(Destination((HERE,), hall.server.port, certificate.fingerprint), plays=False)
        (table,) = (await order(running, AdminCommand.LIST)).tables
        assert table.stage is RoomStage.PLAYING
        assert len(table.people) == 2
        assert running.figures().in_play == 1
        assert (await order(running, AdminCommand.CLOSE, table.table)).outcome is AdminOutcome.DONE
        await asyncio.gather(*(player.until(lambda one: one.ended is not None) for player in (host, other)))
        assert {host.ended, other.ended} == {DisconnectCode.TABLE_CLOSED}
        while await hall.store.access_digests(table.table) is not None:  # it is forgotten behind the goodbye
            pass

    with_owner(tmp_path, certificate, act)


def test_a_blocked_address_is_turned_out_and_may_not_come_until_it_is_forgiven(
    tmp_path: Path, certificate: Certificate
) -> None:
    async def act(hall: Hall, running: ServerStatus) -> None:
        async with guest(hall.server) as host:
            await host.greet(hello())
            assert (await order(running, AdminCommand.BLOCK, HERE)).lines == 1
            assert await host.closed() == DisconnectCode.TOO_MANY_LINES
        assert not await may_come(hall)
        assert (await order(running, AdminCommand.LIST)).blocked == (HERE,)
        assert BlockedAddresses(tmp_path).read() == {HERE}  # also after a restart
        assert (await order(running, AdminCommand.UNBLOCK, HERE)).outcome is AdminOutcome.DONE
        assert await may_come(hall)
        assert (await order(running, AdminCommand.UNBLOCK, HERE)).outcome is AdminOutcome.UNKNOWN

    with_owner(tmp_path, certificate, act)


@pytest.mark.parametrize("line", ["", "{}", "[1]", '{"deed": "dance", "what": ""}', '{"deed": "list"}'])
def test_an_order_of_another_version_does_nothing(line: str, tmp_path: Path, certificate: Certificate) -> None:
    async def act(_hall: Hall, running: ServerStatus) -> None:
        assert read_reply(await execute(line, running)).outcome is AdminOutcome.NOT_UNDERSTOOD

    with_owner(tmp_path, certificate, act)


def test_what_is_no_address_is_not_blocked(tmp_path: Path, certificate: Certificate) -> None:
    async def act(_hall: Hall, running: ServerStatus) -> None:
        assert (await order(running, AdminCommand.BLOCK, "Meera")).outcome is AdminOutcome.NO_ADDRESS

    with_owner(tmp_path, certificate, act)


def test_blocked_addresses_written_by_hand_are_read(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("192.0.2.7\n2001:db8::5\nnobody\n2001:db8:1:7::/64\n", encoding="utf-8")

    assert BlockedAddresses(tmp_path).read() == {"192.0.2.7", "2001:db8::/48", "2001:db8:1::/48"}


def test_other_limits_hold_at_once(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, running: ServerStatus) -> None:
        running.set_limits(ServerLimits(tables=1), lines=100)
        async with guest(hall.server) as first:
            await first.greet(hello())
            async with guest(hall.server) as second:  # only now: five seconds without a word, and a line is closed
                await second.say(hello())
                assert await second.closed() == DisconnectCode.FULL

    with_owner(tmp_path, certificate, act)


def test_fewer_lines_than_there_are_let_nobody_else_in() -> None:
    addresses = AddressTracker()
    assert addresses.admit(1, "192.0.2.1", 0.0)
    addresses.note_hello(1)
    addresses.set_limits(AddressLimits(lines=1))
    assert not addresses.admit(2, "192.0.2.2", 0.0)


def test_prometheus_reads_figures_that_name_nobody(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, running: ServerStatus) -> None:
        async with (
            guest(hall.server) as host,
            metrics_endpoint(HERE, 0, lambda: prometheus_text(running.figures())) as port,
        ):
            await host.greet(hello(name="Meera"))
            found = await fetched(port, "/metrics")
            assert found.startswith("HTTP/1.1 200 OK\r\n")
            assert "\ncardtable_lines 1\n" in found
            assert "\ncardtable_tables 1\n" in found
            assert "Meera" not in found
            assert (await fetched(port, "/")).startswith("HTTP/1.1 404 ")

    with_owner(tmp_path, certificate, act)


async def fetched(port: int, path: str) -> str:
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode())
    found = (await reader.read()).decode()
    writer.close()
    return found


@needs_unix
def test_only_the_account_of_the_server_may_speak_to_it(tmp_path: Path) -> None:
    async def whole() -> None:
        async def echo(line: str) -> str:
            return line.strip().upper()

        async with admin_socket(tmp_path, "192.0.2.1", 47190, echo):
            (path,) = admin_sockets(tmp_path)
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            assert await asyncio.to_thread(ask, path, "list") == "LIST\n"
        assert admin_sockets(tmp_path) == ()

    run(whole)


@needs_unix
@pytest.mark.parametrize("nonsense", ["x" * 10_000, "\udcff", "x\x00"])
def test_nonsense_stops_no_other_order(nonsense: str, tmp_path: Path) -> None:
    async def whole() -> None:
        async def echo(line: str) -> str:
            return line.strip().upper()

        async with admin_socket(tmp_path, "192.0.2.1", 47190, echo):
            (path,) = admin_sockets(tmp_path)
            reader, writer = await asyncio.open_unix_connection(path)
            writer.write(f"{nonsense}\n".encode(errors="surrogateescape"))
            with suppress(ConnectionError):
                await reader.read()
            writer.close()
            assert await asyncio.to_thread(ask, path, "list") == "LIST\n"

    run(whole)


@either_line
@pytest.mark.usefixtures("has_unix_sockets")
def test_a_server_that_ends_before_it_has_answered_is_silent(tmp_path: Path) -> None:
    async def whole() -> None:
        async def ended(_line: str) -> str:
            raise OSError

        async with admin_socket(tmp_path, "192.0.2.1", 47190, ended):
            with pytest.raises(ConnectionError):
                await asyncio.to_thread(ask, tmp_path / "192.0.2.1-47190.control", "list")

    run(whole)


@either_line
@pytest.mark.usefixtures("has_unix_sockets")
def test_what_a_killed_server_has_left_is_in_nobodys_way(tmp_path: Path) -> None:
    async def whole() -> None:
        async def silent(line: str) -> str:
            return line

        (tmp_path / "192.0.2.1-47190.control").touch()
        async with admin_socket(tmp_path, "192.0.2.1", 47190, silent):
            assert await asyncio.to_thread(ask, tmp_path / "192.0.2.1-47190.control", "x") == "x\n"
        assert ask(tmp_path / "192.0.2.1-47190.control", "x") is None

    run(whole)


@either_line
@pytest.mark.usefixtures("has_unix_sockets")
def test_two_servers_on_one_port_of_two_addresses_share_a_folder(tmp_path: Path) -> None:
    """As those of one store do in packaging/server/compose.yaml."""

    async def one(line: str) -> str:
        return f"one {line}"

    async def other(line: str) -> str:
        return f"other {line}"

    async def act() -> None:
        async with admin_socket(tmp_path, "192.0.2.1", 47190, one):
            async with admin_socket(tmp_path, "192.0.2.2", 47190, other):
                said = [await asyncio.to_thread(ask, path, "x") for path in admin_sockets(tmp_path)]
                assert said == ["one x\n", "other x\n"]
            (left,) = admin_sockets(tmp_path)
            assert await asyncio.to_thread(ask, left, "x") == "one x\n"

    run(act)


def test_where_a_port_takes_commands_whoever_lacks_its_secret_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every account of the machine can reach the port, and only the server's can read the file."""
    monkeypatch.setattr(admin_protocol, "HAVE_UNIX_SOCKETS", False)
    heard: list[str] = []

    async def obey(line: str) -> str:
        heard.append(line)
        return "done"

    async def asked(port: int, line: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(line.encode())
        answer = await reader.read()
        writer.close()
        return answer

    async def whole() -> None:
        async with admin_socket(tmp_path, "::1", 47190, obey):
            (path,) = admin_sockets(tmp_path)
            if sys.platform != "win32":
                assert stat.S_IMODE(path.stat().st_mode) == 0o600
            port, secret = path.read_text().split()
            for wrong in ("", secret[:-1], "0" * len(secret), "é" * len(secret)):
                assert await asked(int(port), f"{wrong} close 1\n") == b""
            assert heard == []
            assert await asyncio.to_thread(ask, path, "close 1") == "done\n"
        assert admin_sockets(tmp_path) == ()

    run(whole)
    assert heard == ["close 1\n"]
