"""A desk for one person: a screen that nobody sees, and the session and accessibility buses, all of its own.

Nothing is shared with the machine: own folders, own HOME, sockets in a short folder under /tmp, all gone at the end.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from jeepney import DBusAddress, MessageType, Properties, new_method_call
from jeepney.io.blocking import open_dbus_connection

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PROGRAMS = ("Xvfb", "openbox", "xdotool", "dbus-daemon")
SCREEN = "1280x800x24"
MODIFIER = "0.15"  # seconds between Shift and the key that it goes with
STARTING = 20.0  # seconds that anything may take to start
STATUS = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Status")
BUS = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
_BUS_RULES = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={folder}/session</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
"""


def missing() -> list[str]:
    """What this machine lacks for a desk; none where it has all."""
    lacking = [program for program in PROGRAMS if shutil.which(program) is None]
    return lacking if any(map(os.path.exists, LAUNCHERS)) else [*lacking, "at-spi2-core"]


class Desk:
    """What stands on it: `environment` for every program that is to be used there."""

    def __init__(self, folder: Path, environment: Mapping[str, str], running: ExitStack) -> None:
        self.folder = folder
        self.environment = dict(environment)
        self._running = running

    def start(self, words: Sequence[str | Path], **more: str) -> subprocess.Popen[bytes]:
        """Run a program in the environment of the desk until it ends; what it complains of goes into a file."""
        name = Path(words[0]).name
        log = self._running.enter_context((self.folder / f"{name}.log").open("ab"))
        return self._running.enter_context(running(words, {**self.environment, **more}, log))

    def session(self) -> str:
        """The address of the session bus."""
        return self.environment["DBUS_SESSION_BUS_ADDRESS"]

    def accessibility(self) -> str:
        """The address of the accessibility bus."""
        with open_dbus_connection(self.session()) as bus:
            answer = bus.send_and_get_reply(new_method_call(BUS, "GetAddress"), timeout=STARTING)
        if answer.header.message_type is MessageType.error:
            raise OSError(f"no accessibility bus: {answer.body}")
        return str(answer.body[0])

    def reader_is_on(self, on: bool = True) -> None:
        """Say on the bus what a screen reader says when it starts: that one is listening."""
        with open_dbus_connection(self.session()) as bus:
            for name in ("IsEnabled", "ScreenReaderEnabled"):
                bus.send_and_get_reply(Properties(STATUS).set(name, "b", on), timeout=STARTING)

    def press(self, key: str) -> None:
        """Press a key by its name in xdotool, as in shift+1: a finger is on Shift a moment before the other key."""
        *held, last = key.split("+")
        downs = [word for each in held for word in ("keydown", each, "sleep", MODIFIER)]
        ups = [word for each in reversed(held) for word in ("keyup", each)]
        words = ["xdotool", *downs, "key", last, *ups]
        subprocess.run(words, env=self.environment, check=True, timeout=STARTING)


@contextmanager
def running(
    words: Sequence[str | Path], environment: Mapping[str, str], log: IO[bytes]
) -> Iterator[subprocess.Popen[bytes]]:
    """A program with all its children, in a session of their own, which ends with the block."""
    process = subprocess.Popen(
        [str(word) for word in words], env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        start_new_session=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    for what in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, what)
        except ProcessLookupError:
            break
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            continue
    process.wait(2)


def wait_for(what: Callable[[], bool], name: str, seconds: float = STARTING) -> None:
    """Wait until it is so; raises TimeoutError."""
    until = time.monotonic() + seconds
    while not what():
        if time.monotonic() > until:
            raise TimeoutError(f"{name}: not within {seconds:.0f} s")
        time.sleep(0.05)


@contextmanager
def desk(beneath: Path | None = None) -> Iterator[Desk]:
    """Everything that a program and a screen reader need; `beneath`: the root of another system that is to reach it."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(_folder(beneath)))
        home = folder / "home"
        home.mkdir()
        display = stack.enter_context(_screen(folder))
        environment = {
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(folder),
            "DISPLAY": display,
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder}/session",
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "0",
        }
        made = Desk(folder, environment, stack)
        rules = folder / "session.conf"
        rules.write_text(_BUS_RULES.format(folder=folder), encoding="utf-8")
        made.start(["dbus-daemon", "--nofork", "--nopidfile", f"--config-file={rules}"])
        wait_for((folder / "session").exists, "the session bus")
        made.start(["openbox"])
        made.start([next(filter(os.path.exists, LAUNCHERS)), "--launch-immediately"])
        wait_for(lambda: _answers(made), "the accessibility bus")
        yield made


def _answers(made: Desk) -> bool:
    try:
        return bool(made.accessibility())
    except OSError:  # nobody is there yet
        return False


@contextmanager
def _folder(beneath: Path | None) -> Iterator[str]:
    """A folder with a short name, which another system finds under the same one."""
    if beneath is None:
        with tempfile.TemporaryDirectory(prefix="ears-", dir="/tmp", ignore_cleanup_errors=True) as folder:
            yield folder
        return
    with tempfile.TemporaryDirectory(prefix="ears-", dir=beneath / "tmp", ignore_cleanup_errors=True) as there:
        here = Path("/tmp") / Path(there).name
        here.symlink_to(there)
        try:
            yield str(here)
        finally:
            here.unlink()


@contextmanager
def _screen(folder: Path) -> Iterator[str]:
    """A screen under a number that nobody else has."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with (folder / "Xvfb.log").open("wb") as log:
        process = subprocess.Popen(words, pass_fds=[write], stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        os.close(write)
        try:
            with os.fdopen(read) as told:
                number = told.readline().strip()
            if not number:
                raise OSError("Xvfb could not be started")
            yield f":{number}"
        finally:
            process.terminate()
            process.wait(10)
