"""`cardtable tables`: what the owner of a running server is told, in one sentence."""

import asyncio
import signal
import socket
import subprocess
from errno import EIO, EMFILE, ENOSPC, EROFS
from pathlib import Path

import pytest

from cardtable.command_line.tables import run
from cardtable.host.room_types import DisconnectCode
from cardtable.net.invitation import Invitation
from cardtable.net.server.admin import admin_protocol
from cardtable.net.server.admin.admin_protocol import AdminOutcome, AdminReply, admin_socket, write_reply
from cardtable.net.transport.tls import Destination
from tests.command_line.one_sentence import assert_one_sentence
from tests.net.server.players import two_seated
from tests.net.server.served import served


@pytest.fixture(params=["unix", "port"])
def line(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """How a server takes commands: by a Unix socket, or as on Windows by a port of this machine."""
    if request.param == "unix" and not admin_protocol.HAVE_UNIX_SOCKETS:
        pytest.skip("it has no such sockets")
    monkeypatch.setattr(admin_protocol, "HAVE_UNIX_SOCKETS", request.param == "unix")
    return str(request.param)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["list", "47190"], "The list always shows all tables: leave out “47190”."),
        (["dance"], "“dance” isn't a valid value for WHAT; choose one of: list, close, block, unblock."),
        (["close"], "Name the table to close, as the list shows it."),
        (["block"], "Name an address, as the list shows it."),
        ([], "No server runs in "),
    ],
)
def test_nonsense_gets_one_sentence_and_status_2(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--data", str(tmp_path), *arguments]) == 2
    assert_one_sentence(capsys, "tables", said)


def test_a_folder_of_a_name_that_no_system_has_is_one_without_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--data", 300 * "a"]) == 2
    assert_one_sentence(capsys, "tables", "No server runs in ")


def test_a_server_that_was_killed_is_none(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if line == "unix":
        with socket.socket(socket.AF_UNIX) as left:
            left.bind(str(tmp_path / "47190.control"))
    else:
        with socket.create_server(("127.0.0.1", 0)) as left:
            (tmp_path / "47190.control").write_text(f"{left.getsockname()[1]} secret")

    assert run(["--data", str(tmp_path)]) == 2
    assert "No server runs in " in capsys.readouterr().err


@pytest.mark.usefixtures("line")
@pytest.mark.parametrize(
    ("arguments", "reply", "said"),
    [
        (
            ["close", "4f2c9a17"],
            AdminReply(AdminOutcome.ELSEWHERE, server="192.0.2.9:47190"),
            "The server at 192.0.2.9:47190 runs table 4f2c9a17: close it there.",
        ),
        (
            ["close", "4f2c9a17"],
            AdminReply(AdminOutcome.NOT_KEPT),
            "That couldn't be saved: try again in a minute.",
        ),
        (
            ["block", "192.0.2.7"],
            AdminReply(AdminOutcome.NOT_KEPT, number=ENOSPC),
            "That couldn't be saved: make room on ",
        ),
        (["block", "192.0.2.7"], AdminReply(AdminOutcome.NOT_KEPT, number=EROFS), "CardTable isn't allowed to use "),
        (["block", "192.0.2.7"], AdminReply(AdminOutcome.NOT_KEPT, number=EIO), "The disk reports an error with "),
        (["block", "192.0.2.7"], AdminReply(AdminOutcome.NOT_KEPT, number=EMFILE), "The system reports an error with "),
        (
            ["block", "192.0.2.7"],
            AdminReply(AdminOutcome.NOT_KEPT, number=2**70),
            "That couldn't be saved: try again ",
        ),
        (
            ["block", "Meera"],
            AdminReply(AdminOutcome.NO_ADDRESS),
            "“Meera” isn't an address: write one as the list shows it, ",
        ),
        (
            [],
            AdminReply(AdminOutcome.NOT_UNDERSTOOD),
            "The server is another version: use the program of that version ",
        ),
    ],
)
def test_what_a_server_does_not_do_gets_one_sentence(
    arguments: list[str], reply: AdminReply, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def obey(_line: str) -> str:
        return write_reply(reply)

    async def whole() -> int:
        async with admin_socket(tmp_path, "192.0.2.1", 47190, obey):
            return await asyncio.to_thread(run, ["--data", str(tmp_path), *arguments])

    assert asyncio.run(whole()) == 2
    assert capsys.readouterr().err.startswith(f"cardtable tables: {said}")


@pytest.mark.usefixtures("line")
@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["close", "4f2c9a17"], 0, ""),  # one server alone has a table
        (["block", "192.0.2.7"], 2, "cardtable tables: The server in "),
    ],
)
def test_a_server_that_is_silent_does_not_keep_the_others_from_an_order(
    arguments: list[str], status: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def silent(_line: str) -> str:
        raise OSError

    async def obey(_line: str) -> str:
        return write_reply(AdminReply(AdminOutcome.DONE))

    async def whole() -> int:
        async with admin_socket(tmp_path, "192.0.2.1", 1, silent), admin_socket(tmp_path, "192.0.2.2", 1, obey):
            return await asyncio.to_thread(run, ["--data", str(tmp_path), *arguments])

    assert asyncio.run(whole()) == status
    out, errors = capsys.readouterr()
    assert out.startswith(("Table 4f2c9a17 is closed", "192.0.2.7 is blocked"))
    assert errors.startswith(said)
    assert bool(errors) == bool(said)


@pytest.mark.slow
def test_the_owner_of_a_server_is_told_what_was_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    limits = tmp_path / "limits.toml"
    limits.write_text("tables = 3\n")
    with served(tmp_path, "--limits", str(limits)) as (process, _):
        owner = ["--data", str(tmp_path)]
        assert run(owner) == 0
        assert run([*owner, "block", "192.0.2.7"]) == 0
        assert run([*owner, "list"]) == 0
        assert run([*owner, "unblock", "192.0.2.7"]) == 0
        assert run([*owner, "unblock", "192.0.2.7"]) == 2
        assert run([*owner, "close", "4f2c9a17"]) == 2
        out, errors = capsys.readouterr()
        limits.write_text("tables = 4\n")
        process.send_signal(signal.SIGHUP)
        assert process.stdout is not None
        assert process.stdout.readline() == "Limits reloaded: 2,000 connections and 4 tables at once.\n"
        limits.write_text("tables = many\n")
        process.send_signal(signal.SIGHUP)
        assert process.stderr is not None
        assert "isn't TOML from line 1 on" in process.stderr.readline()

    assert out.splitlines() == [
        "Nobody is at any table.",
        "192.0.2.7 is blocked; 0 connection(s) closed.",
        "Nobody is at any table.",
        "Blocked: 192.0.2.7",
        "192.0.2.7 is no longer blocked.",
    ]
    assert errors.splitlines() == [
        "cardtable tables: 192.0.2.7 wasn't blocked.",
        "cardtable tables: There is no table 4f2c9a17 here: look at the list.",
    ]


@pytest.mark.slow
def test_while_deals_are_played_to_their_end_the_owner_sees_and_closes_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def whole(process: subprocess.Popen[str], invitation: Invitation) -> None:
        server = Destination(invitation.addresses, invitation.port, invitation.fingerprint)
        both = await two_seated(server, plays=False, secret=invitation.secret)
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        assert await asyncio.to_thread(process.stdout.readline) == "Stopping, with 1 table in play.\n"
        assert await asyncio.to_thread(run, ["--data", str(tmp_path)]) == 0
        table = capsys.readouterr().out.split()[1].rstrip(",")
        assert await asyncio.to_thread(run, ["--data", str(tmp_path), "close", table]) == 0
        for player in both:
            await player.until(lambda one: one.ended is DisconnectCode.TABLE_CLOSED)
        assert await asyncio.to_thread(process.wait) == 0

    with served(tmp_path, "--drain", "60") as served_one:
        asyncio.run(whole(*served_one))
