"""Hundreds of matches through one window, at a speed that nobody could follow: nothing grows, nothing stays behind."""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.startup.preloading import preload
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.options import Options, describe
from cardtable.core.rules import AnyGame
from cardtable.games import discover

SETTLED = 50  # matches after which memory has its size
MOST_GROWTH = 0.05
EXPERT_EACH = 10  # matches: in one of so many an expert sits, who thinks in a process apart
PATIENCE_MS = 600_000  # for one match


class Traces(NamedTuple):
    """What a process holds; `kept` is with the free memory that the C library keeps at hand, which comes and goes."""

    megabytes: float
    kept: float
    widgets: int
    timers: int
    objects: int
    processes: int
    threads: int

    def __str__(self) -> str:
        held = f"{self.widgets} widgets, {self.timers} timers, {self.objects} Qt objects"
        return f"{self.megabytes:.1f} MB ({self.kept:.0f}), {held}, {self.processes} processes, {self.threads} threads"


def traces() -> Traces:
    """Count after everything that can be thrown away has been."""
    QApplication.sendPostedEvents(None, 0)
    gc.unfreeze()
    gc.collect()
    found = gc.get_objects()
    timers = sum(isinstance(thing, QTimer) for thing in found)
    objects = sum(isinstance(thing, QObject) for thing in found)
    processes, threads = len(multiprocessing.active_children()), threading.active_count()
    kept = resident_megabytes()
    give_back()
    return Traces(resident_megabytes(), kept, len(QApplication.allWidgets()), timers, objects, processes, threads)


def resident_megabytes() -> float:
    """The real memory of this process now; on Linux, else 0."""
    if not sys.platform.startswith("linux"):
        return 0.0
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    import resource

    return pages * resource.getpagesize() / 1e6


def cleared(program: Program) -> Traces:
    """What is held when the last match has been put away: how many buttons a table shows depends on the cards."""
    program.leave()
    program.window.show_page(QWidget())
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return traces()


def give_back() -> None:
    """Let the C library return what is free to the system; on Linux with glibc, else nothing."""
    library = ctypes.CDLL(None) if sys.platform.startswith("linux") else None
    if library is not None and hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def at_once(settings: Settings) -> Settings:
    """The same settings at a speed that no dialog offers."""
    motion = replace(settings.motion, speed=1_000_000, trick_pause=0, computer_pause=0)
    return replace(settings, motion=motion, table=replace(settings.table, summary=True))


def short(game: AnyGame) -> Options:
    """The game's rules with the nearest target, where it has one."""
    options: Any = game.options()
    for info in describe(game.options):
        if info.name == "target" and info.low is not None:
            options = options.changed("target", info.low or 1)  # 0 is "as usual"
    return options  # type: ignore[no-any-return]  # any game's own kind of options


class Endurance(QObject):
    """Plays one match after another in the window of one program; computers sit in all seats."""

    def __init__(self, program: Program, game: AnyGame) -> None:
        super().__init__()
        self._program = program
        self._game = game
        self._loop = QEventLoop()
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._loop.quit)
        self._ended = False
        program.counted.connect(self._counted)

    def play(self, number: int) -> None:
        """One match to its end; raises TimeoutError if it stands still."""
        options, seats = short(self._game), self._program.next_rules(self._game.id)[1]
        players = [f"{self._level(number, seat)} Player {seat}" for seat in range(seats)]
        self._ended = False
        self._program.new_match(self._game.id, options=options, players=players, seed=f"{number}", by_itself=True)
        self._patience.start(PATIENCE_MS)
        self._loop.exec()
        self._patience.stop()
        if not self._ended:
            raise TimeoutError(f"match {number} of {self._game.id} stands still")

    def _level(self, number: int, seat: int) -> str:
        if seat == 0 and number % EXPERT_EACH == 1:
            return "expert"
        return ("beginner", "club")[number % 2]

    def _counted(self, counted: Any) -> None:
        self._ended = counted.places is not None
        play = self._program.match
        if self._ended or play is None:
            QTimer.singleShot(0, self._loop, self._loop.quit)
        else:
            QTimer.singleShot(0, play, play.go_on)


def endurance(folder: Path, matches: int, names: Sequence[str] = ()) -> Iterator[str]:
    """So many matches of every game, or of those that are named; raises AssertionError if something grows."""
    app = QApplication.instance() or QApplication(["cardtable"])
    assert isinstance(app, QApplication)
    games = discover()
    window = MainWindow()
    window.restore("", (1280, 800))
    window.show()
    paths = StoragePaths(folder / "config", folder / "data")
    program = Program(ProgramSetup(app, games, paths, at_once(Settings()), window, language="en"), idle_tasks=preload)
    program.after_first_frame()
    for name in names or games:
        yield from endure(program, games[name], matches)
    program.close()
    assert not multiprocessing.active_children(), "a process stays behind"
    yield "closed: no process stays behind"


def endure(program: Program, game: AnyGame, matches: int) -> Iterator[str]:
    """The matches of one game; memory is judged where there are enough of them."""
    player = Endurance(program, game)
    settled: Traces | None = None
    for number in range(1, matches + 1):
        player.play(number)
        if number == min(SETTLED, max(1, matches // 2)):
            settled = cleared(program)
    now = cleared(program)
    assert settled is not None
    yield f"{game.id}: {matches} matches; {settled} became {now}"
    assert matches <= SETTLED or now.megabytes <= settled.megabytes * (1 + MOST_GROWTH), "memory grows"
    for what in ("widgets", "timers", "processes", "threads"):
        assert getattr(now, what) <= getattr(settled, what), f"{what} stay behind"
