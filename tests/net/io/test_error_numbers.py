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
from cardtable.core.source_words import SourceWords
from cardtable.core.text import Text, translate
from cardtable.files.disk_trouble import DISK_FAILS, DISK_FULL, REFUSED, trouble_with
from cardtable.host.gathering import HouseRules
from cardtable.net.agent_talk import LineChanged, LineState, OpenTable, Trouble
from cardtable.net.io.agent_desk import AgentDesk
from cardtable.net.io.certificate import Certificate
from cardtable.net.io.commit_queue import CommitQueue
from cardtable.net.io.discovery import Multicast
from cardtable.net.io.own_doors import OwnDoors
from cardtable.net.io.own_house import House
from cardtable.net.io.owner.limits_file import ServerLimits
from cardtable.net.io.owner.orders import Deed, Outcome
from cardtable.net.io.owner.owner_access import OwnerAccess
from cardtable.net.io.owner.running_server import RunningServer
from cardtable.net.io.port_trouble import port_trouble
from cardtable.net.io.server import Server
from cardtable.net.io.service import Service
from cardtable.net.io.store import NotKept
from cardtable.net.io.surroundings import Surroundings
from cardtable.net.troubles import trouble_in_words
from tests.files.failing import failing, refuse_to_read
from tests.known_sentences import known_sentences
from tests.net.io.hall import Hall
from tests.net.io.test_owner import order, with_owner

WORDS = SourceWords()
IN_USE = translate("Serve", "%1 is in use, or no address here: choose another address or port with --listen.")


def why(path: Path, number: int) -> str:
    return WORDS.text(trouble_with(path, OSError(number, os.strerror(number))))


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
        assert said == f"Nothing can be kept in {tmp_path}: allow writing there, or give another folder with --data."
    else:
        assert said == why(tmp_path, number)
        assert trouble_with(tmp_path, OSError(number, "")).source == sentence.source


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
        (errno.EADDRINUSE, "127.0.0.1:1 is in use, or no address here"),
        (errno.EADDRNOTAVAIL, "127.0.0.1:1 is in use, or no address here"),
        (errno.EACCES, "This account isn't allowed to listen on 127.0.0.1:1"),
        (errno.EMFILE, f"The system reports an error with 127.0.0.1:1: {os.strerror(errno.EMFILE)}."),
        (errno.ENOBUFS, "The system reports an error with 127.0.0.1:1"),
    ],
)
def test_why_nobody_can_be_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int, begins: str
) -> None:
    error = OSError(number, os.strerror(number))
    assert WORDS.text(port_trouble("127.0.0.1:1", error, IN_USE)).startswith(begins)
    monkeypatch.setattr(socket, "create_server", failing(number))
    said = refused(capsys, "--data", str(tmp_path))
    assert said.startswith(begins.replace("127.0.0.1:1", "127.0.0.1:0"))


def test_a_name_that_nobody_knows_is_no_address_here() -> None:
    error = socket.gaierror(socket.EAI_NONAME, "Name or service not known")
    assert port_trouble("cards:1", error, IN_USE) == IN_USE.filled("cards:1")


@pytest.mark.parametrize(
    ("number", "free"), [(errno.EADDRINUSE, False), (errno.EADDRNOTAVAIL, False), (errno.EMFILE, True)]
)
def test_too_many_open_files_are_no_other_program_that_has_the_port(
    monkeypatch: pytest.MonkeyPatch, number: int, free: bool
) -> None:
    monkeypatch.setattr(socket, "socket", failing(number))
    assert Server.may_listen("127.0.0.1", 47190) is free


def test_a_table_that_nobody_can_be_let_in_to_says_why(tmp_path: Path, certificate: Certificate) -> None:
    class Deaf:
        def listen(self, _host: str, _port: int) -> None:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    house = House(tmp_path, {}, certificate, Multicast([]), "0" * 8, lambda: ("127.0.0.1",), AsyncMock())
    doors = OwnDoors(house, cast("Server", Deaf()), 0, False, lambda _said: None)
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
        desk = AgentDesk(Surroundings(folder, sentences), told.append, lambda: ("127.0.0.1",))
        with monkeypatch.context() as patched:
            patched.setattr(os, "open", failing(number))
            await desk.take(OpenTable("Asha", 8, "hearts", 4, {}, HouseRules()))
        await desk.close()

    asyncio.run(open_table())
    (change,) = [value for value in told if isinstance(value, LineChanged) and value.state is LineState.ENDED]
    assert change.reason is Trouble.FILES
    assert change.why is not None
    heading, what_to_do = trouble_in_words(change.reason, why=change.why)
    assert WORDS.text(heading) == "The table could not be kept on this computer."
    assert what_to_do.source == trouble_with(folder, OSError(number, "")).source


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EMFILE])
def test_what_a_server_could_not_write_down_it_says_with_the_number(
    tmp_path: Path, certificate: Certificate, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    async def act(_hall: Hall, running: RunningServer) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(os, "open", failing(number))
            reply = await order(running, Deed.BLOCK, "192.0.2.7")
        assert (reply.outcome, reply.number) == (Outcome.NOT_KEPT, number)

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
    service = Service("127.0.0.1", 1, tmp_path, None, None, None, 9, True, None, 0, 0, True)
    error = OSError("AF_UNIX path too long") if number is None else OSError(number, os.strerror(number))

    def bound(_path: object) -> None:
        raise error

    async def act(_hall: Hall, running: RunningServer) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(os, "unlink", bound)
            async with OwnerAccess(service, 1, running, WORDS, ServerLimits).open():
                pass

    with_owner(tmp_path, certificate, act)
    if number in (None, errno.ENAMETOOLONG):
        assert "give a folder with a shorter name with --data." in capsys.readouterr().err
    else:
        said = WORDS.text(trouble_with(tmp_path, error))
        assert capsys.readouterr().err == f"This server takes no commands. {said}\n"


def test_what_the_file_of_a_store_refuses_has_the_systems_number(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / "store", isolation_level=None, check_same_thread=False)
    base.execute("CREATE TABLE large (text)")
    base.execute("PRAGMA max_page_count = 2")

    async def write() -> None:
        commits = CommitQueue(base)
        for _ in range(2):
            with pytest.raises(NotKept) as caught:
                await commits.do(lambda base: base.execute("INSERT INTO large VALUES (?)", ("x" * 100_000,)))
            assert caught.value.number == errno.ENOSPC
        await commits.close()

    asyncio.run(write())
    base.close()
