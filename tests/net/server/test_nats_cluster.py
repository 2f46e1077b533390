"""The port at which three NATS servers meet is for these three alone."""

from __future__ import annotations

import json
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.server.nats_servers import CONFIGURATION, HERE, NatsServer, clustered, free_ports, needs_nats

pytestmark = [pytest.mark.slow, needs_nats]


@pytest.fixture
def near(tmp_path: Path) -> Iterator[int]:
    """The port of a server that looks for two others in vain."""
    port, meets, nobody = free_ports(3)
    shutil.copy(CONFIGURATION, tmp_path)
    server = NatsServer("one", tmp_path, port, [f"nats://cardtable:tables@{HERE}:{nobody}"], clustered(tmp_path, meets))
    server.start()
    try:
        server.wait()
        yield meets
    finally:
        server.kill()


def answer(port: int, password: str) -> str:
    """What somebody is told who says to be a server of the cluster."""
    with socket.create_connection((HERE, port), timeout=5) as line, line.makefile("rw", newline="\r\n") as words:
        told = words.readline()
        assert told.startswith("INFO ")
        assert json.loads(told.removeprefix("INFO "))["auth_required"]
        own = {"user": "cardtable", "pass": password, "name": "N" + "A" * 55, "cluster": "cardtable", "protocol": 1}
        words.write(f"CONNECT {json.dumps(own)}\r\nPING\r\n")
        words.flush()
        for line_of_answer in words:
            if line_of_answer.startswith(("-ERR", "PONG")):
                return line_of_answer.strip()
    return ""


def test_whoever_has_another_password_is_not_let_in(near: int) -> None:
    assert answer(near, "another") == "-ERR 'Authorization Violation'"
    assert answer(near, "") == "-ERR 'Authorization Violation'"


def test_whoever_has_the_password_is(near: int) -> None:
    assert answer(near, "tables") == "PONG"
