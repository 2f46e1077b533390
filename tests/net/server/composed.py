"""Servers and NATS in containers, as `packaging/server/compose.yaml` brings them up; always taken down in the end."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardtable.net.invitation import Invitation, read_invitation

_FOLDER = Path(__file__).resolve().parents[3] / "packaging" / "server"
_PASSWORD = "tables"
_READY = 30.0  # seconds
_PROJECT = "cardtable-outlive"


class Compose:
    """`docker compose` for these containers, or what DOCKER_COMPOSE has in its place."""

    def __init__(self) -> None:
        command = shlex.split(os.environ.get("DOCKER_COMPOSE", "docker compose"))
        self._command = (*command, "--project-name", _PROJECT, "--file", str(_FOLDER / "compose.yaml"))

    def __call__(self, *words: str) -> str:
        """What it answers; raises CalledProcessError."""
        environment = {**os.environ, "NATS_PASSWORD": _PASSWORD}
        return subprocess.run(
            (*self._command, *words), check=True, text=True, stdout=subprocess.PIPE, env=environment
        ).stdout

    def address(self, service: str) -> str:
        """Of a container that runs, in the network of them all."""
        found = subprocess.check_output(("docker", "inspect", self("ps", "-q", service).strip()), text=True)
        (network,) = json.loads(found)[0]["NetworkSettings"]["Networks"].values()
        return str(network["IPAddress"])


class Container:
    """One service; it can be killed, told to stop, put to sleep, woken and started again."""

    def __init__(self, compose: Compose, service: str) -> None:
        self._compose = compose
        self._service = service
        self._place = compose.address(service)

    def start(self) -> None:
        """Go on with what it kept."""
        self._compose("start", self._service)
        self._place = self._compose.address(self._service)

    def kill(self) -> None:
        """As if the machine lost its power."""
        self._compose("kill", self._service)

    def stop(self) -> int:
        """In order; 0, since Compose says no more of it."""
        self._compose("stop", self._service)
        return 0

    def pause(self) -> None:
        """As if the machine fell asleep."""
        self._compose("pause", self._service)

    def wake(self) -> None:
        """It goes on where it was."""
        self._compose("unpause", self._service)


class NatsContainer(Container):
    """One of the three."""

    @property
    def name(self) -> str:
        """As it calls itself."""
        return self._service.removeprefix("nats-")

    @property
    def address(self) -> str:
        """As --store wants it."""
        return f"nats://cardtable:{_PASSWORD}@{self._place}:4222"

    def wait(self) -> None:
        """It is asked again by itself."""


class ServerContainer(Container):
    """One of the two; `invitation`: what it has printed."""

    @property
    def address(self) -> str:
        """At which it listens."""
        return self._place

    @property
    def invitation(self) -> Invitation:
        """For opening tables, once it has printed that."""
        end = time.monotonic() + _READY
        while time.monotonic() < end:
            for line in self._compose("logs", "--no-color", self._service).splitlines():
                _, begin, rest = line.partition("cardtable:join/")
                if begin:
                    return read_invitation(begin + rest.strip())
            time.sleep(0.2)
        raise TimeoutError(self._service)


@contextmanager
def composed() -> Iterator[tuple[tuple[ServerContainer, ServerContainer], tuple[NatsContainer, ...]]]:
    """All that the file names, by the commands at its head."""
    compose = Compose()
    try:
        compose("run", "--rm", "setup")
        compose("up", "-d")
        one, two = (ServerContainer(compose, name) for name in ("one", "two"))
        nats = tuple(NatsContainer(compose, f"nats-{name}") for name in ("one", "two", "three"))
        for server in (one, two):
            assert server.invitation
        yield (one, two), nats
    finally:
        compose("down", "--volumes")
