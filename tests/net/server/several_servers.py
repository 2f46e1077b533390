"""Several servers in processes of their own, which share a store on NATS, a certificate and a secret."""

from __future__ import annotations

import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from cardtable.net.invitation import Invitation
from cardtable.net.transport.tls import Destination, load_or_create_certificate
from tests.net.server.nats_servers import free_ports
from tests.net.server.served import served


class CardServer:
    """One server; it can be killed, told to stop, put to sleep, woken and started again."""

    def __init__(self, address: str, port: int, folder: Path, arguments: Sequence[str]) -> None:
        self.address = address
        self._folder = folder
        self._arguments = ("--listen", f"{address}:{port}", *arguments)
        self._stack = ExitStack()
        self._process: subprocess.Popen[str] | None = None
        self.invitation: Invitation | None = None

    def start(self) -> None:
        """Begin, and wait until people may come."""
        self._process, self.invitation = self._stack.enter_context(served(self._folder, *self._arguments))

    def kill(self) -> None:
        """As if the machine lost its power."""
        self._stack.close()
        self._process = None

    def stop(self) -> int:
        """In order; its status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        status = self._process.wait(timeout=20)
        self.kill()
        return status

    def pause(self) -> None:
        """As if the machine fell asleep."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """It goes on where it was."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def two_servers(folder: Path, store: str, *arguments: str) -> Iterator[tuple[CardServer, CardServer]]:
    """On two addresses of the loopback; both have been started, and are killed in the end."""
    first, second = folder / "first", folder / "second"
    load_or_create_certificate(first)
    second.mkdir()
    (first / "opening-secret").write_text("0123456789abcdef\n", encoding="ascii")
    for name in ("certificate.pem", "opening-secret"):
        shutil.copy(first / name, second / name)
    (port,) = free_ports(1)
    places = [("127.0.0.1", first, "127.0.0.2"), ("127.0.0.2", second, "127.0.0.1")]
    common = ("--who", "anyone", "--store", store, *arguments)
    one, other = (CardServer(own, port, data, (*common, "--others", others)) for own, data, others in places)
    try:
        one.start()
        other.start()
        yield one, other
    finally:
        one.kill()
        other.kill()


def at_both(server: CardServer) -> Destination:
    """For a guest: this server first, the other one behind it."""
    found = server.invitation
    assert found is not None
    return Destination(found.addresses, found.port, found.fingerprint)
