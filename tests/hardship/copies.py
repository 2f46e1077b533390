"""Two copies of the program at once, and the thinking process killed while it thinks."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from cardtable.app.storage.match_store import SECOND_COPY
from cardtable.games import discover
from tests.hardship.programs import Home, Listening, children, computers_only, running, sound_part, wait_for

KILLED = 4  # thinking processes, one after another


def two_copies(folder: Path) -> Iterator[str]:
    """The second copy says that there is another, and keeps off its match."""
    game, home = discover()["hearts"], Home(folder / "two")
    home.prepare(computers_only(game, "two copies"))
    second = home.log.with_name("match-2.log")
    with running(home) as first:
        wait_for(lambda: home.actions() > 2, "the first copy's play", first)
        with Listening(home, "--game", "hearts", "--players", "3") as other:
            wait_for(lambda: SECOND_COPY.source in other.told, "the sentence about another copy", other.process)
            wait_for(second.exists, "the second copy's own log", other.process)
            before = home.actions()
            wait_for(lambda: home.actions() > before, "the first copy's further play", first)
        assert first.poll() is None
    record = sound_part(home.text(), game)
    assert record.seed == "two copies"
    yield f"two copies: the second said so and kept off; {len(record.actions)} actions of the first are sound"


def killed_while_thinking(folder: Path) -> Iterator[str]:
    """Experts play; their process is killed again and again, and the play goes on."""
    game, home = discover()["hearts"], Home(folder / "thinking")
    home.prepare(computers_only(game, "thinking", level="expert"))
    with running(home) as program:
        for _ in range(KILLED):
            before = home.actions()
            wait_for(lambda: home.actions() > before, "a move", program)  # noqa: B023  # waited for in this turn
            wait_for(lambda: children(program.pid), "the thinking process", program)
            os.kill(children(program.pid)[0], signal.SIGKILL)
        before = home.actions()
        wait_for(lambda: home.actions() > before + 4, "play after the last kill", program)
    sound_part(home.text(), game)
    yield f"thinking process killed {KILLED} times: {home.actions()} actions, none against the rules"


def copies(folder: Path) -> Iterator[str]:
    """Both; the second on Linux, where processes can be found."""
    yield from two_copies(folder)
    if sys.platform == "linux":
        yield from killed_while_thinking(folder)
