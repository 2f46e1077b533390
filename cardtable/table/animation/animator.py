"""Runs plans: one update after another, never blocking, and finished at once when somebody clicks."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from cardtable.core.frozen_dataclass import frozen
from cardtable.table.animation.animation_plan import CLICKS_REST_MS, NOTHING, Move, Pause, Plan, moves, steps
from cardtable.table.animation.qt_animations import QtAnimations
from cardtable.table.style.table_style import TableLook

Clock: TypeAlias = Callable[[], float]  # seconds since whenever


class _Job:
    """One update: its plan is made when its turn comes, from the table as it is then."""

    def __init__(self, version: int, plan: Plan | Callable[[], Plan], wait: Callable[[int], int] | None) -> None:
        self.version = version
        self._wait = wait
        self.left: deque[Plan] = deque()
        self._plan = plan
        self._open = False
        self._told = False

    def wait(self, behind: int) -> int:
        """How many milliseconds it is still to wait, asked once; `behind`: how many wait behind it."""
        wait, self._wait = self._wait, None
        return 0 if wait is None or self._open else wait(behind)

    def open(self, started: Callable[[int], None]) -> None:
        """Make the plan, once."""
        if not self._open:
            self._open = True
            started(self.version)
            plan = self._plan() if callable(self._plan) else self._plan
            self.left.extend(steps(plan))

    def cancel(self) -> None:
        """Show nothing of it, even if it is just about to begin or to end."""
        self._plan = NOTHING
        self._told = True

    def tell(self, finished: Callable[[int], None]) -> None:
        """Say once that everything has been shown."""
        if not self._told:
            self._told = True
            finished(self.version)


@frozen
class _Free:
    """Nothing is under way: the next step of the queue may begin."""


@frozen
class _Moving:
    """Cards are on their way."""

    step: Plan
    animation: QAbstractAnimation


@frozen
class _Standing:
    """The table is looked at: for a time, until a click, or until `resume`."""

    pause: Pause


@frozen
class _Turning:
    """The queue is gone through: who hears of it may ask for more, but the next step begins only after that.

    `standing` is a pause that has just begun, for whoever is being told of it.
    """

    standing: Pause | None = None


_State: TypeAlias = _Free | _Moving | _Standing | _Turning

FREE, TURNING = _Free(), _Turning()


class Animator(QObject):
    """The queue of plans. A pause for a counted deal holds the queue until `resume`, whatever is clicked."""

    idle = Signal()  # nothing left to show
    started = Signal(int)  # version of the update whose plan begins now
    finished = Signal(int)  # version of the update that is now fully shown
    departed = Signal(object)  # Move: a card sets out
    arrived = Signal(object)  # Move: it has come there; not told one by one where all is finished at once
    waiting = Signal(object)  # a trick, or whatever lies there, stands until somebody clicks; the Pause
    held = Signal(object)  # HandScored or MatchEnded: waiting for `resume`

    def __init__(self, look: TableLook, parent: QObject | None = None, clock: Clock = time.monotonic) -> None:
        super().__init__(parent)
        self._clock = clock
        self._travels = QtAnimations(look, self.departed.emit, self.arrived.emit)
        self._jobs: deque[_Job] = deque()
        self._state: _State = FREE
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self._wait: Pause | None = None  # the last one before something was shown
        self._heeds_from = -math.inf  # before that, a click may be half of a double click
        self._asides: list[tuple[Move, QAbstractAnimation]] = []

    def set_look(self, look: TableLook) -> None:
        """Speed and kind of motion from the next move on."""
        self._travels.look = look

    def set_unit(self, pixels: float) -> None:
        """The width in pixels of a card of scale 1."""
        self._travels.unit = pixels

    @property
    def is_idle(self) -> bool:
        """Whether nothing is shown or waits to be shown."""
        return not self._jobs

    @property
    def is_behind(self) -> bool:
        """Whether more has happened than what is being shown: at a table of people nobody waits for this one."""
        return len(self._jobs) > 1

    @property
    def is_still(self) -> bool:
        """Whether nothing moves, and nothing will that has been planned already."""
        return self.is_idle or (self._pause is not None and not any(job.left for job in self._jobs))

    @property
    def is_held(self) -> bool:
        """Whether a counted deal waits for `resume`."""
        return self._pause is not None and self._pause.counted is not None

    @property
    def is_at_rest(self) -> bool:
        """Whether what is chosen now is chosen from the table as it is seen."""
        return self.is_idle or self.is_held

    @property
    def waits_for_click(self) -> bool:
        """Whether a trick stands until somebody clicks."""
        return self._pause is not None and self._pause.ms is None and self._pause.counted is None

    @property
    def heeds_clicks(self) -> bool:
        """Whether a click is meant as one; soon after an own act, or after a click that has finished something, it may
        be half of a double click, by habit."""
        return self._clock() >= self._heeds_from

    def acted(self) -> None:
        """The person has just played a card, or done anything else."""
        self._rest(CLICKS_REST_MS)

    def enqueue(
        self,
        version: int,
        plan: Plan | Callable[[], Plan],
        wait: Callable[[int], int] | None = None,
        *,
        next_turn: bool = False,
    ) -> None:
        """Show this after all that waits; a function is asked for its plan when its turn has come.

        `wait` is asked then how many milliseconds it is to wait still, and told how many things wait behind it; what
        waits for nothing lets nothing before it wait any longer. `next_turn`: it is much to begin, which is left to
        the next turn of the event loop, unless what moves is finished before.

        What a pause for a counted deal holds up is `finished` already when the pause begins.
        """
        self.end_asides()
        if wait is None:
            self._wait_no_more()
        self._jobs.append(_Job(version, plan, wait))
        if next_turn:
            QTimer.singleShot(1, self, self._turn)  # at 0 it would be the same turn
        else:
            self._turn()

    def hold_back(self, milliseconds: int) -> None:
        """Let the cards that have just begun to move set out so much later; a click ends this with all else."""
        if isinstance(self._state, _Moving):
            animation = self._state.animation
            animation.pause()
            QTimer.singleShot(milliseconds, animation, partial(_set_out, animation))

    def finish_all(self) -> bool:
        """Show the end of all that moves, up to a counted deal that waits; whether there was anything to finish."""
        return self._run_out(stands=False)

    def hurry(self) -> bool:
        """Finish what moves, up to a trick that stands, or else its stand; whether there was anything to finish."""
        return self._run_out(stands=True)

    def hurry_by_click(self) -> None:
        """As `hurry`; where a double click follows, its second half neither skips the next thing nor chooses a card."""
        if self.hurry():
            self._rest(QGuiApplication.styleHints().mouseDoubleClickInterval())

    def resume(self) -> None:
        """Go on after a counted deal."""
        if self.is_held:
            self._go_on()

    def aside(self, move: Move) -> None:
        """Run a move that belongs to no update: a dragged card slides home. The next update ends it at once."""
        animation = self._travels.compile(move)
        animation.setParent(self)
        self._asides.append((move, animation))
        animation.finished.connect(self._aside_over)
        animation.start()

    def clear(self) -> None:
        """Forget everything: the table is about to be set anew."""
        self.end_asides()
        self._stop()
        for job in self._jobs:
            job.cancel()
        self._jobs.clear()

    @property
    def _pause(self) -> Pause | None:
        """What the table is looked at for, if it is."""
        match self._state:
            case _Standing(pause) | _Turning(pause):
                return pause
        return None

    @property
    def _has_next(self) -> bool:
        """Whether whoever goes through the queue finds something to begin, and nothing under way."""
        return bool(self._jobs) and self._state == TURNING

    @contextmanager
    def _going_through(self) -> Iterator[None]:
        """Go through the queue; a pause that has begun meanwhile stands from then on."""
        self._state = TURNING
        try:
            yield
        finally:
            match self._state:
                case _Turning(None):
                    self._state = FREE
                case _Turning(pause) if pause is not None:
                    self._state = _Standing(pause)

    def _wait_no_more(self) -> None:
        for job in self._jobs:
            job.wait(0)
        if self._pause is not None and self._pause is self._wait:
            self._go_on()

    def _rest(self, milliseconds: int) -> None:
        self._heeds_from = max(self._heeds_from, self._clock() + milliseconds / 1000)

    def _turn(self) -> None:
        """Begin what can begin. A loop: an animation without length ends inside its own start."""
        if not isinstance(self._state, _Free):
            return
        ended = False
        with self._going_through():
            while self._has_next:
                job = self._jobs[0]
                if wait := job.wait(len(self._jobs) - 1):
                    self._wait = Pause(wait)
                    self._begin_pause(self._wait, job)
                    continue
                job.open(self.started.emit)
                if job.left:
                    self._begin(job.left.popleft(), job)
                else:
                    self._close(job)
                    ended = True
        if ended and self.is_idle:
            self.idle.emit()

    def _run_out(self, *, stands: bool) -> bool:
        """Show the end of all that moves, up to a count, or up to the next trick if that is to stand."""
        self.end_asides()
        if self.is_idle or self.is_held or isinstance(self._state, _Turning):
            return False
        self._stop()
        with self._going_through():
            while self._has_next:
                self._finish(self._jobs[0], stands=stands)
        if not self._jobs:
            self.idle.emit()
        return True

    def _begin(self, step: Plan, job: _Job) -> None:
        if isinstance(step, Pause):
            self._begin_pause(step, job)
        elif any(True for _ in moves(step)):
            self._begin_moves(step)

    def _begin_moves(self, step: Plan) -> None:
        animation = self._travels.compile(step)
        animation.setParent(self)
        animation.finished.connect(self._arrive)
        animation.start()
        if animation.state() is QAbstractAnimation.State.Stopped:
            self._end(_Moving(step, animation))
        else:
            self._state = _Moving(step, animation)

    def _begin_pause(self, pause: Pause, job: _Job) -> None:
        if pause.counted is not None:
            job.tell(self.finished.emit)
        if job not in self._jobs:
            return  # whoever heard of the end has set the table anew
        self._state = _Turning(pause)
        for widget, marks in pause.marks:
            widget.setMarks(marks)
        if pause.counted is not None:
            self.held.emit(pause.counted)
        elif pause.ms is not None:
            self._timer.start(pause.ms)
        else:
            self.waiting.emit(pause)

    def _finish(self, job: _Job, *, stands: bool) -> None:
        """Show the end of one update, or begin the pause of its count or of its trick."""
        job.open(self.started.emit)
        while job.left:
            step = job.left.popleft()
            if isinstance(step, Pause) and (step.counted is not None or (stands and step.ms != 0)):
                self._begin_pause(step, job)
                return
            self._travels.settle(step)
        self._close(job)

    def _close(self, job: _Job) -> None:
        if job in self._jobs:
            self._jobs.remove(job)
        job.tell(self.finished.emit)

    def _arrive(self) -> None:
        """All cards of a step have come to their places."""
        if isinstance(self._state, _Moving):
            ended, self._state = self._state, FREE
            self._end(ended)
            self._turn()

    def _go_on(self) -> None:
        """A pause is over."""
        self._timer.stop()
        if isinstance(self._state, _Turning):
            self._state = TURNING
        else:
            self._state = FREE
            self._turn()

    def _end(self, moving: _Moving) -> None:
        moving.animation.deleteLater()
        self._travels.settle(moving.step)

    def _stop(self) -> None:
        """Take down what is under way and show its end."""
        self._timer.stop()
        before = self._state
        self._state = TURNING if isinstance(before, _Turning) else FREE
        if isinstance(before, _Moving):
            before.animation.finished.disconnect(self._arrive)
            before.animation.stop()
            self._end(before)

    def _aside_over(self) -> None:
        over = [entry for entry in self._asides if entry[1].state() is QAbstractAnimation.State.Stopped]
        for move, animation in over:
            self._asides.remove((move, animation))
            self._travels.settle(move)
            animation.deleteLater()

    def end_asides(self) -> None:
        """Let what moves beside the updates be where it goes: else it would go there after a new layout too."""
        for _, animation in tuple(self._asides):
            animation.stop()
        asides, self._asides = self._asides, []
        for move, animation in asides:
            self._travels.settle(move)
            animation.deleteLater()


def _set_out(animation: QAbstractAnimation) -> None:
    if animation.state() is QAbstractAnimation.State.Paused:
        animation.resume()
