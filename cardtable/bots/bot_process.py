"""Processes by a mark in their environment: whatever a bot has started has its mark, also in a session of its own.

What can go wrong with a bot, as values and as one sentence each.

A bot's process: lines go in and come out, and nothing that it does can hold anybody up or fill the memory.
"""

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
from pathlib import Path
from typing import IO

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.plain_text import plain_text
from cardtable.core.text import Text, translate
from cardtable.host.room_types import SEAT_FRAME, UNREAD_MESSAGES

MARK = "CARDTABLE_BOT"  # the variable that has it
_SECRETS = ("CARDTABLE_STORE", "NATS_PASSWORD", "NATS_ROUTES")  # variables that are no business of a bot
_PACKAGE = Path(__file__).resolve().parents[1]
_PATH = "PYTHONPATH"
_ROUNDS = 5  # one that is starting others meanwhile may have to be looked for again


def environment_with(mark: str, program: str = "") -> dict[str, str]:
    """This program's own environment, as the bot of that program gets it: without secrets, with a way to modules."""
    own = {name: value for name, value in os.environ.items() if name not in _SECRETS}
    folders = [folder for folder in own.pop(_PATH, "").split(os.pathsep) if folder]
    if _is_installed_beside(program):  # on the path these modules would take the place of what is installed there
        folders = [folder for folder in folders if Path(folder).resolve() != _PACKAGE.parent]
    elif (_PACKAGE.parent / "pyproject.toml").is_file():
        folders.append(str(_PACKAGE.parent))
    return {**own, **({_PATH: os.pathsep.join(folders)} if folders else {}), MARK: mark}


def _is_installed_beside(program: str) -> bool:
    """True for a program of a Python that has its own CardTable, perhaps of another version."""
    found = shutil.which(program)
    return found is not None and shutil.which("cardtable", path=str(Path(found).parent)) is not None


def end_marked(mark: str) -> None:
    """End all that have this mark, where a system tells; who takes it out of its own environment is not found."""
    if sys.platform != "linux":
        return
    for _ in range(_ROUNDS):
        found = _marked(f"{MARK}={mark}".encode())
        for process in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        if not found:
            return


def _marked(entry: bytes) -> list[int]:
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and int(folder.name) != os.getpid():
            with suppress(OSError):  # another person's, or gone meanwhile
                if entry in (folder / "environ").read_bytes().split(b"\0") and not _is_dead(folder):
                    found.append(int(folder.name))
    return found


def _is_dead(folder: Path) -> bool:
    """Ended, and not yet waited for."""
    return (folder / "stat").read_text().rpartition(")")[2].split()[0] in ("Z", "X")


class BotFaultKind(enum.Enum):
    """What a bot did wrong."""

    WRONG = "wrong"  # a move that the rules refuse, or that is none
    LATE = "late"
    GARBAGE = "garbage"  # something that is no message
    FLOOD = "flood"  # far more than it was asked
    ENDED = "ended"
    NOT_STARTED = "not started"
    OTHER_GAME = "other game"


LIGHT = frozenset({BotFaultKind.WRONG, BotFaultKind.LATE})  # it is asked again at the next decision


@frozen
class BotFaultInfo:
    """One of them; `detail`: a few plain words of what came, for whoever writes the bot."""

    kind: BotFaultKind
    detail: str = ""


class BotFault(Exception):
    """The bot's answer cannot be had."""

    def __init__(self, kind: BotFaultKind, detail: str = "") -> None:
        super().__init__(kind.value)
        self.mishap = BotFaultInfo(kind, detail)


_SENTENCES = {
    BotFaultKind.WRONG: translate(
        "Bots", "“%1” chose what the rules don't allow, %2 time(s); rules of thumb were played instead.", n=0
    ),
    BotFaultKind.LATE: translate("Bots", "“%1” took too long, %2 time(s); rules of thumb were played instead.", n=0),
    BotFaultKind.GARBAGE: translate(
        "Bots", "“%1” wrote what is no message, in %2 match(es); rules of thumb were played from then on.", n=0
    ),
    BotFaultKind.FLOOD: translate(
        "Bots", "“%1” wrote far more than it was asked, in %2 match(es); rules of thumb were played from then on.", n=0
    ),
    BotFaultKind.ENDED: translate(
        "Bots", "“%1” ended too soon, in %2 match(es); rules of thumb were played from then on.", n=0
    ),
    BotFaultKind.NOT_STARTED: translate(
        "Bots", "“%1” could not be started, in %2 match(es); rules of thumb were played instead.", n=0
    ),
    BotFaultKind.OTHER_GAME: translate(
        "Bots", "“%1” doesn't play this game by these rules, in %2 match(es); rules of thumb were played instead.", n=0
    ),
}
_FIRST = translate("Bots", "The first time it was: %1")

_REPLACED = {
    BotFaultKind.WRONG: translate(
        "Bots", "“%1” chose three times in a row what the rules don't allow: a computer plays on in its place."
    ),
    BotFaultKind.LATE: translate("Bots", "“%1” was too slow three times in a row: a computer plays on in its place."),
    BotFaultKind.GARBAGE: translate("Bots", "“%1” wrote what is no message: a computer plays on in its place."),
    BotFaultKind.FLOOD: translate("Bots", "“%1” wrote far more than it was asked: a computer plays on in its place."),
    BotFaultKind.ENDED: translate("Bots", "“%1” has ended: a computer plays on in its place."),
    BotFaultKind.NOT_STARTED: translate("Bots", "“%1” could not be started: a computer plays in its place."),
    BotFaultKind.OTHER_GAME: translate("Bots", "“%1” does not play this game: a computer plays in its place."),
}


def replaced(name: str, kind: BotFaultKind) -> Text:
    """Why nobody asks the bot of this name any more, for whoever plays with it."""
    return _REPLACED[kind].filled(name)


def told(name: str, mishaps: Iterable[BotFaultInfo]) -> Iterator[Text]:
    """One sentence for each kind that came, with the first of them where more is known."""
    found = list(mishaps)
    for kind, count in Counter(mishap.kind for mishap in found).items():
        yield _SENTENCES[kind].filled(name, count, n=count)
        detail = next((mishap.detail for mishap in found if mishap.kind is kind), "")
        if detail:
            yield _FIRST.filled(detail)


MEMORY = 1 << 30  # bytes that one process of a bot may have for its data, where the system can see to it
_PR_SET_DUMPABLE = 4  # of prctl
_UNWRITTEN = 8  # messages that wait for a bot which does not read
_LOOK = 0.05  # seconds between two looks at whether the answer is still wanted
_FAREWELL = 1.0  # seconds to end by itself
_ERRORS = 500  # bytes of its last errors that are kept
_LAST_WORDS = 0.5  # seconds in which they are read once it has ended; what it has started may hold them open


class RequestCancelled(Exception):
    """Nobody waits for the answer any more; the bot has done nothing wrong."""


class BotProcess:
    """Runs a program with pipes; raises BotFault where it cannot be started.

    Its stdout is read by a thread, at most 64 lines ahead and 2,048 bytes a line; its stdin is written by another, so
    that one who never reads holds nobody up.
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
        _bound_memory(self._process.pid)
        self._read: queue.Queue[bytes | BotFaultKind] = queue.Queue()
        self._unwritten: queue.Queue[bytes | None] = queue.Queue(_UNWRITTEN)
        self._errors: deque[int] = deque(maxlen=_ERRORS)
        self._errors_read = threading.Event()
        self._ended = threading.Event()
        for work in (self._listen, self._write, self._listen_to_errors):
            threading.Thread(target=work, daemon=True).start()

    @property
    def last_error(self) -> str:
        """The last line that it wrote among its errors, made plain."""
        lines = bytes(self._errors).decode(errors="replace").strip().splitlines()
        return plain_text(lines[-1]) if lines else ""

    def send(self, line: str) -> None:
        """Let it be written as soon as the bot reads; what it has no room for is left out."""
        with suppress(queue.Full):
            self._unwritten.put_nowait(line.encode() + b"\n")

    def receive(self, end: float, stop: Callable[[], bool]) -> str:
        """The next line; raises BotFault where none comes until then (by `time.monotonic`), or none will, and Unwanted
        once it is to stop."""
        while (left := end - time.monotonic()) > 0:
            if stop():
                raise RequestCancelled
            with suppress(queue.Empty):
                found = self._read.get(timeout=min(left, _LOOK))
                if isinstance(found, BotFaultKind):
                    raise BotFault(found, self.last_error if found is BotFaultKind.ENDED else "")
                return found.decode(errors="replace")
        raise BotFault(BotFaultKind.LATE)

    def close(self, farewell: str = "") -> None:
        """Say goodbye if there is anything to say, give it a moment, and end it with all that it has started."""
        is_there = not self._ended.is_set()
        if farewell and is_there:
            self.send(farewell)
        with suppress(queue.Full):  # then the thread is at a line that breaks when the bot is killed
            self._unwritten.put_nowait(None)
        if farewell and is_there:
            self._ended.wait(_FAREWELL)
        self._kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)

    def _kill(self) -> None:
        """The group first, then what has left it. Before the process is waited for, its number is nobody else's."""
        if sys.platform == "win32":
            tree = ["taskkill", "/F", "/T", "/PID", str(self._process.pid)]
            subprocess.run(tree, capture_output=True, check=False)
        elif self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            end_marked(self._mark)

    def _listen(self) -> None:
        stdout = _pipe(self._process.stdout)
        why = BotFaultKind.ENDED
        with stdout, suppress(OSError, ValueError):
            while line := stdout.readline(SEAT_FRAME + 2):
                if len(line) > SEAT_FRAME + 1:
                    why = BotFaultKind.GARBAGE
                    break
                if self._read.qsize() >= UNREAD_MESSAGES:
                    why = BotFaultKind.FLOOD
                    break
                self._read.put(line)
        if why is BotFaultKind.ENDED:
            self._errors_read.wait(_LAST_WORDS)
        self._read.put(why)
        self._ended.set()

    def _write(self) -> None:
        stdin = _pipe(self._process.stdin)
        with suppress(OSError, ValueError), stdin:
            while (line := self._unwritten.get()) is not None:
                stdin.write(line)
                stdin.flush()

    def _listen_to_errors(self) -> None:
        stderr = _pipe(self._process.stderr)
        with stderr, suppress(OSError, ValueError):
            while part := os.read(stderr.fileno(), 4 * _ERRORS):
                self._errors.extend(part)
        self._errors_read.set()


def hide_memory() -> None:
    """Let no program of the same user read this process from now on, but root's; on Linux alone.

    What a process holds that starts bots, such as the seed of their cards, is not theirs to know.
    """
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # all three were asked for
    return pipe


def _bound_memory(pid: int) -> None:
    """Where a process may be given a limit from outside, which is on Linux; what it has by then counts, and stays."""
    if sys.platform == "linux":
        import resource

        with suppress(OSError, ValueError):
            resource.prlimit(pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
