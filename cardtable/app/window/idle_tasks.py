"""Long work, done in small pieces between which the window answers.

What the first frame need not wait for, done in idle moments: the worker process, the icon, what comes next.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Protocol, TypeVar

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from cardtable.core.incremental import Steps
from cardtable.core.rules import AnyGame

T = TypeVar("T")
BETWEEN_MS = 10
START_SECONDS = 0.04  # of work in each turn before the first frame: a usual match is there after one
TURN_SECONDS = 0.012  # of work in each turn of the event loop, while somebody waits for it


def wait_for(work: Steps[T]) -> T:
    """What work comes to, while the window is painted and whatever is pressed waits: for a start, with nothing there.

    Whoever waits looks afterwards whether the window is still open.
    """
    loop = QEventLoop()
    while True:
        until = time.thread_time() + START_SECONDS
        try:
            while time.thread_time() < until:
                next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        loop.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def paint_next_turn(widget: QWidget, is_whole: Callable[[], bool] = lambda: True) -> None:
    """Let a widget that was just shown be painted in the next turn of the event loop: making it took long enough.

    What was to be seen there before stays until then, and until it `is_whole`.
    """

    def paint() -> None:
        if is_whole():
            widget.setUpdatesEnabled(True)
        else:
            QTimer.singleShot(1, widget, paint)

    if widget.updatesEnabled():
        widget.setUpdatesEnabled(False)
        QTimer.singleShot(1, widget, paint)  # at 0 it would be the same turn


class IdleQueue(QObject):
    """Work that can wait: runs a generator up to its next `yield` in each turn, and ends with it or with `parent`."""

    def __init__(self, work: Iterator[None], parent: QObject, between: int = BETWEEN_MS) -> None:
        """`between`: milliseconds; 0 where somebody waits for it."""
        super().__init__(parent)
        self._work = work
        self._timer = QTimer(self)
        self._timer.setInterval(between)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        if next(self._work, self) is self:
            self._timer.stop()
            self.deleteLater()


class InTurns(QObject):
    """Work that somebody waits for: as many steps in each turn of the event loop as take no time to speak of.

    `done` is told what it has come to; it is not called once `stop` has been, or `parent` is gone. Work that takes
    less than one turn is done when this has been made.
    """

    def __init__(
        self, work: Steps[T], done: Callable[[T], object], parent: QObject, *, seconds: float | None = None
    ) -> None:
        super().__init__(parent)
        self._work, self._done, self._seconds = work, done, TURN_SECONDS if seconds is None else seconds
        self.is_over = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)
        self._go_on()

    def stop(self) -> None:
        """Nobody wants the result any more; twice does no harm."""
        if not self.is_over:
            self._end()
            self._work.close()

    def finish(self) -> None:
        """Do now what is left of it."""
        while not self.is_over:
            self._go_on()

    def _go_on(self) -> None:
        until = time.thread_time() + self._seconds
        try:
            while time.thread_time() < until:
                next(self._work)
        except StopIteration as end:
            self._end()
            self._done(end.value)
        except BaseException:
            self._end()
            raise

    def _end(self) -> None:
        self.is_over = True
        self._timer.stop()
        self.deleteLater()


# What is imported so that it comes at once when it is wanted
_FOR_THE_PROCESS = ("multiprocessing.connection", "cardtable.players.worker")
_FOR_THE_COUNT = ("sqlite3", "cardtable.app.statistics.statistics_store", "cardtable.app.statistics.result_recorder")
_FOR_THE_TABLE = (  # each after what it needs itself, so that none takes long
    "cardtable.table.table_scene",
    "cardtable.table.table_widget",
    "cardtable.app.match.match_controller",
    "cardtable.app.overlays.overlay_style",
    "cardtable.app.overlays.results.deal_result_panel",
    "cardtable.app.overlays.results.deal_result_controller",
    "cardtable.app.overlays.results.match_result_page",
    "cardtable.app.controllers.overlay_controller",
    "cardtable.app.overlays.coach.coach_bubble",
    "cardtable.app.overlays.coach.lesson_coach",
    "cardtable.app.overlays.replay.replay_page",
    "cardtable.players.deal_review",
    "cardtable.app.overlays.replay.replay_controller",
)
_FOR_DIALOGS = (
    "cardtable.app.dialogs.common.paged_dialog",
    "cardtable.app.forms.option_editors",
    "cardtable.app.forms.options_form",
    "cardtable.app.dialogs.preferences.preference_pages",
    "cardtable.app.dialogs.preferences.preferences_dialog",
    "cardtable.app.dialogs.new_game.new_game_dialog",
    "cardtable.app.dialogs.help.rules_dialog",
    "cardtable.app.dialogs.help.how_to_play_dialog",
    "cardtable.app.dialogs.statistics.score_sheet_dialog",
    "cardtable.app.dialogs.statistics.career_tile",
    "cardtable.app.dialogs.statistics.career_dialog",
)
_FOR_PEOPLE = (
    "cardtable.host.room_types",
    "cardtable.net.agent_messages",
    "cardtable.models.agent_client",
    "cardtable.models.remote_match",
    "cardtable.models.agent_process",
    "cardtable.app.multiplayer.lan_page",
    "cardtable.app.multiplayer.invitation_page",
    "cardtable.app.multiplayer.open_room_page",
    "cardtable.app.multiplayer.multiplayer_dialog",
    "cardtable.app.multiplayer.multiplayer_connector",
    "cardtable.app.multiplayer.room_page",
    "cardtable.app.multiplayer.room_controller",
    "cardtable.app.multiplayer.multiplayer_controller",
)


class LazyParts(Protocol):
    """What a program has that is made when it is first looked at."""

    keep: bool
    games: Mapping[str, AnyGame]

    @property
    def thinker(self) -> StartsWorkerTask:
        """Starts a process."""
        ...

    @property
    def sounds(self) -> ImportTask:
        """Reads files."""
        ...

    @property
    def window(self) -> QWidget: ...

    @property
    def languages(self) -> LoadFontsTask: ...


class StartsWorkerTask(Protocol):
    """Of a process."""

    def start(self) -> None: ...


class ImportTask(Protocol):
    """Of files."""

    def load(self) -> None: ...


class LoadFontsTask(Protocol):
    """Of the languages."""

    def load_fonts(self) -> None: ...


def preparations(program: LazyParts) -> Iterator[None]:
    """Each piece takes a few milliseconds."""
    for module in _FOR_THE_PROCESS:
        import_module(module)
        yield
    program.thinker.start()
    yield
    from cardtable.table.art.icons import APPLICATION_SIZES, application_pixmap

    icon = QIcon()
    for size in APPLICATION_SIZES:
        icon.addPixmap(application_pixmap(size))
        yield
    program.window.setWindowIcon(icon)
    for module in (*_FOR_THE_TABLE, *_FOR_THE_COUNT, *_FOR_DIALOGS, *_FOR_PEOPLE):
        yield
        import_module(module)
    for game in program.games.values():
        yield
        game.characters()  # imports its players as well
    yield
    program.languages.load_fonts()
    yield
    if program.keep:  # a demonstration runs in silence
        program.sounds.load()
