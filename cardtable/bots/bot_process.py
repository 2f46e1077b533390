"""Process of a bot: its pipes, its environment, its end with all child processes, and its faults."""

from __future__ import annotations

import enum
import os
import queue
import secrets
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.plain_text import plain_text
from cardtable.core.text import Text, translate
from cardtable.host.room_types import SEAT_FRAME, UNREAD_MESSAGES

tr = partial(translate, "Bots")

MARK = "CARDTABLE_BOT"  # environment variable that marks a bot and all its child processes
_SECRETS = ("CARDTABLE_STORE", "NATS_PASSWORD", "NATS_ROUTES")  # variables hidden from bots
_PACKAGE = Path(__file__).resolve().parents[1]
_PATH = "PYTHONPATH"
_DEAD = ("Z", "X")  # states of processes that have ended but were not waited for
_ROUNDS = 5  # searches: a process may start others during one

_FIRST = tr("The first one was: %1")

MEMORY = 1 << 30  # bytes of data per process of a bot, where the system can enforce it
_PR_SET_DUMPABLE = 4  # option of prctl
_UNWRITTEN = 8  # messages queued for a bot that does not read
_LOOK = 0.05  # seconds between checks of `stop`
_FAREWELL = 1.0  # seconds for the bot to end by itself
_ERRORS = 500  # bytes of stderr that are kept
_LAST_WORDS = 0.5  # seconds to read stderr after the end, which child processes may hold open


def environment_with(mark: str, program: str = "") -> dict[str, str]:
    """Return a bot's environment: this program's own, without secrets, with a path to its modules."""
    own = {name: value for name, value in os.environ.items() if name not in _SECRETS}
    folders = [folder for folder in own.pop(_PATH, "").split(os.pathsep) if folder]
    if _has_own_cardtable(program):  # on the path these modules would shadow the installed ones
        folders = [folder for folder in folders if Path(folder).resolve() != _PACKAGE.parent]
    elif (_PACKAGE.parent / "pyproject.toml").is_file():
        folders.append(str(_PACKAGE.parent))
    return {**own, **({_PATH: os.pathsep.join(folders)} if folders else {}), MARK: mark}


def _has_own_cardtable(program: str) -> bool:
    """Return True for a program whose Python has its own CardTable, perhaps of another version."""
    found = shutil.which(program)
    return found is not None and shutil.which("cardtable", path=str(Path(found).parent)) is not None


def end_marked(mark: str) -> None:
    """Kill all processes with this mark, on Linux; one that has removed it from its environment is not found."""
    if sys.platform != "linux":
        return
    for _ in range(_ROUNDS):
        found = _marked_processes(f"{MARK}={mark}".encode())
        for process in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        if not found:
            return


def _marked_processes(entry: bytes) -> list[int]:
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and int(folder.name) != os.getpid():
            with suppress(OSError):  # of another user, or gone
                is_marked = entry in (folder / "environ").read_bytes().split(b"\0")
                if is_marked and (folder / "stat").read_text().rpartition(")")[2].split()[0] not in _DEAD:
                    found.append(int(folder.name))
    return found


class BotFaultKind(enum.Enum):
    """Kind of a bot's fault."""

    WRONG = "wrong"  # an illegal or unreadable action
    LATE = "late"
    GARBAGE = "garbage"  # not a message
    FLOOD = "flood"  # too many messages
    ENDED = "ended"
    NOT_STARTED = "not started"
    OTHER_GAME = "other game"


LIGHT = frozenset({BotFaultKind.WRONG, BotFaultKind.LATE})  # the bot is asked again at the next decision


@frozen
class BotFaultInfo:
    """A bot's fault; `detail`: a few plain words for its author."""

    kind: BotFaultKind
    detail: str = ""


class BotFault(Exception):
    """Error if a bot gives no valid answer."""

    def __init__(self, kind: BotFaultKind, detail: str = "") -> None:
        super().__init__(kind.value)
        self.info = BotFaultInfo(kind, detail)


_SENTENCES = {
    BotFaultKind.WRONG: tr("“%1” broke the rules %2 time(s); a simple built-in player moved instead.", n=0),
    BotFaultKind.LATE: tr("“%1” took too long %2 time(s); a simple built-in player moved instead.", n=0),
    BotFaultKind.GARBAGE: tr(
        "“%1” sent something that isn't a message in %2 match(es); a simple built-in player took over from then on.",
        n=0,
    ),
    BotFaultKind.FLOOD: tr(
        "“%1” sent far more than it was asked for in %2 match(es); a simple built-in player took over from then on.",
        n=0,
    ),
    BotFaultKind.ENDED: tr(
        "“%1” stopped too soon in %2 match(es); a simple built-in player took over from then on.", n=0
    ),
    BotFaultKind.NOT_STARTED: tr(
        "“%1” couldn't be started in %2 match(es); a simple built-in player took its place.", n=0
    ),
    BotFaultKind.OTHER_GAME: tr(
        "“%1” refused the game or its rules in %2 match(es); a simple built-in player took its place.", n=0
    ),
}

_REPLACED = {
    BotFaultKind.WRONG: tr("“%1” broke the rules three times in a row: a computer plays on in its place."),
    BotFaultKind.LATE: tr("“%1” was too slow three times in a row: a computer plays on in its place."),
    BotFaultKind.GARBAGE: tr("“%1” sent something that isn't a message: a computer plays on in its place."),
    BotFaultKind.FLOOD: tr("“%1” sent far more than it was asked for: a computer plays on in its place."),
    BotFaultKind.ENDED: tr("“%1” has stopped: a computer plays on in its place."),
    BotFaultKind.NOT_STARTED: tr("“%1” couldn't be started: a computer plays in its place."),
    BotFaultKind.OTHER_GAME: tr("“%1” doesn't play this game: a computer plays in its place."),
}


def replaced(name: str, kind: BotFaultKind) -> Text:
    """Return the sentence that the bot of this name is no longer asked."""
    return _REPLACED[kind].filled(name)


def fault_sentences(name: str, faults: Iterable[BotFaultInfo]) -> Iterator[Text]:
    """Yield a sentence for each kind of fault, with the detail of the first one."""
    found = list(faults)
    for kind, count in Counter(fault.kind for fault in found).items():
        yield _SENTENCES[kind].filled(name, count, n=count)
        detail = next((fault.detail for fault in found if fault.kind is kind), "")
        if detail:
            yield _FIRST.filled(detail)


class RequestCancelled(Exception):
    """Error if the answer is no longer needed, through no fault of the bot."""


class BotProcess:
    """A program with pipes; the constructor raises BotFault if it cannot be started.

    A thread reads stdout, at most 64 lines ahead and 2,048 bytes a line; another writes stdin, so that a bot that never
    reads blocks nobody.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._mark = secrets.token_hex(16)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                env=environment_with(self._mark, command[0] if command else ""),
            )
        except (OSError, ValueError) as error:
            raise BotFault(BotFaultKind.NOT_STARTED, plain_text(str(error))) from error
        _limit_memory(self._process.pid)
        self._received: queue.Queue[bytes | BotFaultKind] = queue.Queue()
        self._outgoing: queue.Queue[bytes | None] = queue.Queue(_UNWRITTEN)
        self._stderr: deque[int] = deque(maxlen=_ERRORS)
        self._stderr_closed = threading.Event()
        self._stdout_closed = threading.Event()
        for target in (self._read_stdout, self._write_stdin, self._read_stderr):
            threading.Thread(target=target, daemon=True).start()

    @property
    def last_error(self) -> str:
        lines = bytes(self._stderr).decode(errors="replace").strip().splitlines()
        return plain_text(lines[-1]) if lines else ""

    def send(self, line: str) -> None:
        """Queue a line; drop it if the queue is full."""
        with suppress(queue.Full):
            self._outgoing.put_nowait(line.encode() + b"\n")

    def receive(self, end: float, stop: Callable[[], bool]) -> str:
        """Return the next line; raise BotFault at `end` (monotonic), RequestCancelled once `stop` returns True."""
        while (left := end - time.monotonic()) > 0:
            if stop():
                raise RequestCancelled
            with suppress(queue.Empty):
                found = self._received.get(timeout=min(left, _LOOK))
                if isinstance(found, BotFaultKind):
                    raise BotFault(found, self.last_error if found is BotFaultKind.ENDED else "")
                return found.decode(errors="replace")
        raise BotFault(BotFaultKind.LATE)

    def close(self, farewell: str = "") -> None:
        """Send the farewell if there is one, wait a moment, and kill the bot with all its child processes."""
        is_running = not self._stdout_closed.is_set()
        if farewell and is_running:
            self.send(farewell)
        with suppress(queue.Full):  # full: the thread is blocked in a write that fails at the kill
            self._outgoing.put_nowait(None)
        if farewell and is_running:
            self._stdout_closed.wait(_FAREWELL)
        self._kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)

    def _kill(self) -> None:
        """Kill the process group, then marked processes outside it; called before waiting, while the id is reserved."""
        if sys.platform == "win32":
            tree = ["taskkill", "/F", "/T", "/PID", str(self._process.pid)]
            subprocess.run(tree, capture_output=True, check=False)
        elif self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            end_marked(self._mark)

    def _read_stdout(self) -> None:
        stdout = _pipe(self._process.stdout)
        fault = BotFaultKind.ENDED
        with stdout, suppress(OSError, ValueError):
            while line := stdout.readline(SEAT_FRAME + 2):
                if len(line) > SEAT_FRAME + 1:
                    fault = BotFaultKind.GARBAGE
                    break
                if self._received.qsize() >= UNREAD_MESSAGES:
                    fault = BotFaultKind.FLOOD
                    break
                self._received.put(line)
        if fault is BotFaultKind.ENDED:
            self._stderr_closed.wait(_LAST_WORDS)
        self._received.put(fault)
        self._stdout_closed.set()

    def _write_stdin(self) -> None:
        stdin = _pipe(self._process.stdin)
        with suppress(OSError, ValueError), stdin:
            while (line := self._outgoing.get()) is not None:
                stdin.write(line)
                stdin.flush()

    def _read_stderr(self) -> None:
        stderr = _pipe(self._process.stderr)
        with stderr, suppress(OSError, ValueError):
            while part := os.read(stderr.fileno(), 4 * _ERRORS):
                self._stderr.extend(part)
        self._stderr_closed.set()


def hide_memory() -> None:
    """Let no other process of this user, who may run bots, read the secrets in this one's memory; on Linux only."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # all three were requested
    return pipe


def _limit_memory(pid: int) -> None:
    """Limit a process's data from outside, on Linux; memory already in use counts and stays."""
    if sys.platform == "linux":
        import resource

        with suppress(OSError, ValueError):
            resource.prlimit(pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
