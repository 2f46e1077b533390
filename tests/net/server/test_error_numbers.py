"""What the system refuses is told by its number: what the owner or the host has to do differs."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket
import sqlite3
from pathlib import Path
from typing import cast
from unittest.mock import AsyncMock

import pytest

from cardtable.command_line.serve import run as serve
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import DISK_FAILS, DISK_FULL, REFUSED, disk_error_text
from cardtable.host.room_types import HouseRules
from cardtable.net.agent.agent_config import AgentConfig
from cardtable.net.agent.agent_service import AgentService
from cardtable.net.agent.room_access import LocalEnvironment, PortExposure
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    OpenRoomCommand,
)
from cardtable.net.connection_errors import error_text
from cardtable.net.server.admin.admin_endpoints import AdminEndpoints
from cardtable.net.server.admin.admin_protocol import AdminCommand, AdminOutcome
from cardtable.net.server.admin.server_limits import ServerLimits
from cardtable.net.server.admin.server_status import ServerStatus
from cardtable.net.server.room_store import WriteFailed
from cardtable.net.server.server_config import ServerConfig
from cardtable.net.server.sqlite_store import CommitQueue
from cardtable.net.server.tcp_server import ConnectionListener, port_error_text
from cardtable.net.transport.lan_discovery import Multicast
from cardtable.net.transport.tls import Certificate
from tests.files.failing import failing, refuse_to_read
from tests.known_sentences import known_sentences
from tests.net.server.hall import Hall
from tests.net.server.test_owner import order, with_owner

WORDS = SourceRenderer()
IN_USE = translate(
    "Serve", "%1 is in use, or isn't an address of this machine: choose another address or port with --listen."
)


def why(path: Path, number: int) -> str:
    return WORDS.text(disk_error_text(path, OSError(number, os.strerror(number))))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence with which a server does not begin."""
    assert serve(["--listen", "127.0.0.1:0", *arguments]) == 2
    return capsys.readouterr().err.removeprefix("cardtable serve: ").removesuffix("\n")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.ENOSPC, DISK_FULL), (errno.EIO, DISK_FAILS), (errno.EMFILE, REFUSED), (errno.EACCES, None)],
)
def test_where_nothing_can_be_kept_a_server_says_why(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    number: int,
    sentence: Text | None,
) -> None:
    usual = os.open

    def opened(name: str, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_CREAT:
            raise OSError(number, os.strerror(number), name)
        return usual(name, flags, mode)

    monkeypatch.setattr(os, "open", opened)
    said = refused(capsys, "--data", str(tmp_path))
    if sentence is None:
        assert said == f"Nothing can be saved in {tmp_path}: allow writing there, or give another folder with --data."
    else:
        assert said == why(tmp_path, number)
        assert disk_error_text(tmp_path, OSError(number, "")).source == sentence.source


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.EMFILE])
@pytest.mark.parametrize("name", ["certificate.pem", "opening-secret", "blocked", "other.pem"])
def test_a_file_that_is_there_and_cannot_be_read_is_not_said_to_be_one_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, number: int
) -> None:
    path = tmp_path / name
    path.write_text("", encoding="utf-8")
    refuse_to_read(monkeypatch, path, number)
    own = ("--certificate", str(path)) if name == "other.pem" else ()
    assert refused(capsys, "--data", str(tmp_path), *own) == why(path, number)
    assert path.read_text(encoding="utf-8") == ""


@pytest.mark.parametrize(
    ("number", "begins"),
    [
        (errno.EADDRINUSE, "127.0.0.1:1 is in use, or isn't an address of this machine"),
        (errno.EADDRNOTAVAIL, "127.0.0.1:1 is in use, or isn't an address of this machine"),
        (errno.EACCES, "This account isn't allowed to listen on 127.0.0.1:1"),
        (errno.EMFILE, f"The system reports an error with 127.0.0.1:1: {os.strerror(errno.EMFILE)}."),
        (errno.ENOBUFS, "The system reports an error with 127.0.0.1:1"),
    ],
)
def test_why_nobody_can_be_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int, begins: str
) -> None:
    error = OSError(number, os.strerror(number))
    assert WORDS.text(port_error_text("127.0.0.1:1", error, IN_USE)).startswith(begins)
    monkeypatch.setattr(socket, "create_server", failing(number))
    said = refused(capsys, "--data", str(tmp_path))
    assert said.startswith(begins.replace("127.0.0.1:1", "127.0.0.1:0"))


def test_a_name_that_nobody_knows_is_no_address_here() -> None:
    error = socket.gaierror(socket.EAI_NONAME, "Name or service not known")
    assert port_error_text("cards:1", error, IN_USE) == IN_USE.filled("cards:1")


@pytest.mark.parametrize(
    ("number", "free"), [(errno.EADDRINUSE, False), (errno.EADDRNOTAVAIL, False), (errno.EMFILE, True)]
)
def test_too_many_open_files_are_no_other_program_that_has_the_port(
    monkeypatch: pytest.MonkeyPatch, number: int, free: bool
) -> None:
    monkeypatch.setattr(socket, "socket", failing(number))
    assert ConnectionListener.can_listen("127.0.0.1", 47190) is free


def test_a_table_that_nobody_can_be_let_in_to_says_why(tmp_path: Path, certificate: Certificate) -> None:
    class Deaf:
        def listen(self, _host: str, _port: int) -> None:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    here, nowhere = ("127.0.0.1",), Multicast([])
    house = LocalEnvironment(tmp_path, {}, certificate, nowhere, "0" * 8, lambda: here, AsyncMock(), bytes(32))
    doors = PortExposure(house, cast("ConnectionListener", Deaf()), 0, False)
    with pytest.raises(OSError, match=os.strerror(errno.EMFILE)) as caught:
        doors.open()
    assert (caught.value.errno, caught.value.filename) == (errno.EMFILE, "127.0.0.1")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EIO, errno.EMFILE])
def test_a_table_that_cannot_be_opened_here_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    sentences, told = tmp_path / "sentences.json", list[object]()
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
    folder = tmp_path / "people"

    async def open_table() -> None:
        desk = AgentService(AgentConfig(folder, sentences), told.append, lambda: ("127.0.0.1",))
        with monkeypatch.context() as patched:
            patched.setattr(os, "open", failing(number))
            await desk.execute(OpenRoomCommand("Asha", 8, "hearts", 4, {}, HouseRules()))
        await desk.close()

    asyncio.run(open_table())
    (change,) = [
        value for value in told if isinstance(value, ConnectionChanged) and value.state is ConnectionState.ENDED
    ]
    assert change.reason is ConnectionProblem.FILES
    assert change.why is not None
    heading, what_to_do = error_text(change.reason, why=change.why)
    assert WORDS.text(heading) == "The table couldn't be saved on this computer."
    assert what_to_do.source == disk_error_text(folder, OSError(number, "")).source


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EMFILE])
def test_what_a_server_could_not_write_down_it_says_with_the_number(
    tmp_path: Path, certificate: Certificate, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    async def act(_hall: Hall, running: ServerStatus) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(os, "open", failing(number))
            reply = await order(running, AdminCommand.BLOCK, "192.0.2.7")
        assert (reply.outcome, reply.number) == (AdminOutcome.NOT_KEPT, number)

    with_owner(tmp_path, certificate, act)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no such sockets")
@pytest.mark.parametrize("number", [None, errno.ENAMETOOLONG, errno.ENOSPC, errno.EACCES, errno.EMFILE])
def test_why_a_server_takes_no_commands(
    tmp_path: Path,
    certificate: Certificate,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    number: int | None,
) -> None:
    service = ServerConfig("127.0.0.1", 1, tmp_path, None, None, None, 9, True, None, 0, 0, True)
    error = OSError("AF_UNIX path too long") if number is None else OSError(number, os.strerror(number))

    def bound(_path: object) -> None:
        raise error

    async def act(_hall: Hall, running: ServerStatus) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(os, "unlink", bound)
            async with AdminEndpoints(service, 1, running, WORDS, ServerLimits).open():
                pass

    with_owner(tmp_path, certificate, act)
    if number in (None, errno.ENAMETOOLONG):
        assert "give a folder with a shorter name with --data." in capsys.readouterr().err
    else:
        said = WORDS.text(disk_error_text(tmp_path, error))
        assert capsys.readouterr().err == f"This server takes no commands. {said}\n"


def test_what_the_file_of_a_store_refuses_has_the_systems_number(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / "store", isolation_level=None, check_same_thread=False)
    base.execute("CREATE TABLE large (text)")
    base.execute("PRAGMA max_page_count = 2")

    async def write() -> None:
        commits = CommitQueue(base)
        for _ in range(2):
            with pytest.raises(WriteFailed) as caught:
                await commits.submit(lambda base: base.execute("INSERT INTO large VALUES (?)", ("x" * 100_000,)))
            assert caught.value.number == errno.ENOSPC
        await commits.close()

    asyncio.run(write())
    base.close()
