"""A full disk, and a folder in which nothing can be written: the play goes on, and a sentence says what to do."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from cardtable.app.storage.match_store import KEPT_AGAIN, NOT_KEPT
from cardtable.core.basics.log_checksums import LogChecksums
from cardtable.core.record import write_log
from cardtable.games import discover
from tests.hardship.programs import Home, Listening, computers_only, sound_part, wait_for
from tests.hardship.told import LIMIT_VARIABLE

ROOM = 110  # bytes until the disk is full: a handful of actions
NOWHERE = Path("/proc/nowhere")  # not even the administrator can make a folder here


def full_disk(folder: Path) -> Iterator[str]:
    """The disk is full for a while: what was played meanwhile is in the log afterwards."""
    import resource

    game, home = discover()["hearts"], Home(folder / "full")
    record = computers_only(game, "full disk")
    home.prepare(record)
    room = len(write_log(record, LogChecksums())) + ROOM
    full = {LIMIT_VARIABLE: str(room), "PYTHONDONTWRITEBYTECODE": "1"}  # Python would keep half of what it compiles
    with Listening(home, environment=full) as program:
        wait_for(lambda: NOT_KEPT.source in program.told, "the sentence about the full disk", program.process)
        before = home.actions()
        whole = resource.RLIM_INFINITY
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (whole, whole))
        wait_for(lambda: KEPT_AGAIN.source in program.told, "the sentence that all is well again", program.process)
        wait_for(lambda: home.actions() > before + 4, "more actions", program.process)
    sound_part(home.text(), game)
    yield f"full disk: said so, played on, and {home.actions()} actions are in the log after room was made"


def nothing_can_be_written() -> Iterator[str]:
    """The program starts, plays, and says that nothing is kept."""
    with Listening(Home(NOWHERE), "--game", "hearts") as program:
        wait_for(lambda: NOT_KEPT.source in program.told, "the sentence about the folder", program.process)
        assert program.process.poll() is None
    yield "a folder that cannot be written: said so, and the table stands"


def disk(folder: Path) -> Iterator[str]:
    """Both; on Linux, where the limits of a process can be changed from outside."""
    if sys.platform == "linux":
        yield from full_disk(folder)
        yield from nothing_can_be_written()
    else:
        yield "full disk: only tried on Linux"
