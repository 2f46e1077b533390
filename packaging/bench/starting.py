"""How long until felt and cards are on the screen, with the bare window of the same Qt beside them."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Any

from bench.figures import Figure
from bench.first_table import CARDS, FELT
from cardtable.app.settings.settings_file import save_settings
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.storage.file_storage import HOME_VARIABLE, standard_paths
from cardtable.core.record import write_record
from cardtable.core.session import Session
from cardtable.files.writing import write_whole
from cardtable.games import discover
from cardtable.host.seat_assignment import PERSON

RUNS = 9
ACTIONS = 8  # of the match that is gone on with
FELT_FIGURE, FELT_TIMES = "first painted table (the felt, no cards yet), against a bare window", 1.5
CARDS_FIGURE, CARDS_TIMES = "table with all its cards, against a bare window", 2.5
SIGNAL = b"painted"
NO_CACHE = "PYTHONDONTWRITEBYTECODE"  # where it is set, every start would compile the program, which nobody's does


def seconds_to_paint(module: str, arguments: Sequence[str] = ()) -> float:
    """Start a module of this package in a fresh interpreter and return the time until it says that it has painted."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", module, *arguments]
    environment = {name: value for name, value in os.environ.items() if name != NO_CACHE}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        elapsed = time.perf_counter() - begun
        process.stdout.read()
    if line.strip() != SIGNAL:
        raise RuntimeError(f"{module} ended without painting anything")
    return elapsed


@contextmanager
def empty_home() -> Iterator[None]:
    """Keep settings and games of whoever measures out of the measurement, and it out of theirs."""
    before = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        try:
            yield
        finally:
            os.environ.pop(HOME_VARIABLE)
            if before is not None:
                os.environ[HOME_VARIABLE] = before


def leave_match() -> None:
    """Leave behind what a program does that was closed during the first deal: its settings, and the match."""
    paths = standard_paths()
    save_settings(paths.settings, Settings())
    write_whole(paths.match(1), write_record(begun_match().record()))


def begun_match() -> Session[Any, Any]:
    """A match of Hearts after the cards have been passed and some have been played."""
    game = discover()["hearts"]
    options = game.options()
    session: Session[Any, Any] = Session(game, options, (PERSON, "club", "club", "club"), "1")
    rules = game.rules(options, 4)
    while session.actions < ACTIONS:
        seat = min(session.actors)
        view = session.view(seat)
        session.submit(seat, next(iter(rules.legal(view))), view.version)
    return session


def figures() -> list[Figure]:
    """Measure bare window and the program's first two frames in turn, so that all meet the same load of the machine."""
    runs = [seconds_of_all() for _ in range(RUNS + 1)]
    base, felt, cards = (median(taken) for taken in zip(*runs[1:], strict=True))  # the first fills the disk's cache
    note = f"bare QMainWindow {base * 1000:.0f} ms, medians of {RUNS}"
    return [
        Figure(FELT_FIGURE, felt / base, "×", FELT_TIMES, note=f"{felt * 1000:.0f} ms, {note}"),
        Figure(CARDS_FIGURE, cards / base, "×", CARDS_TIMES, note=f"{cards * 1000:.0f} ms, {note}"),
    ]


def seconds_of_all() -> tuple[float, float, float]:
    """The times to the bare window, to the felt and to the cards."""
    with empty_home():
        leave_match()
        return (
            seconds_to_paint("bench.bare_window"),
            seconds_to_paint("bench.first_table", (FELT,)),
            seconds_to_paint("bench.first_table", (CARDS,)),
        )
