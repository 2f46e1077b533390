"""Animator: runs animation plans one after another, without blocking; a click finishes them."""

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

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.table.animation.animation_plan import CLICKS_REST_MS, NOTHING, Move, Pause, Plan, moves, steps
from cardtable.table.animation.qt_animations import QtAnimations
from cardtable.table.style.table_style import TableLook

Clock: TypeAlias = Callable[[], float]  # seconds from any origin
ASK_AGAIN_MS = 1_000
MOST_WAITED_MS = 30_000  # by one update


class _Job:
    """Queued update: its plan is made when its turn comes, from the table as it is then."""

    def __init__(
        self, version: int, plan: Plan | Callable[[], Plan], wait: Callable[[int], int] | None, *, is_long: bool
    ) -> None:
        self.version = version
        self.is_long = is_long  # making its plan fills a turn of the event loop
        self._wait = wait
        self._waited_ms = 0
        self.left: deque[Plan] = deque()
        self._plan = plan
        self.is_open = False
        self._is_reported = False

    def wait(self, behind: int) -> int:
        """Return the milliseconds to wait before it is asked again, 0: it can begin; `behind`: how many wait behind it.

        What is waited for may be over sooner than it seemed, or later.
        """
        if self._wait is None or self.is_open:
            return 0
        wait = min(self._wait(behind), ASK_AGAIN_MS, MOST_WAITED_MS - self._waited_ms)
        self._waited_ms += wait
        if not wait:
            self.end_wait()
        return wait

    def end_wait(self) -> None:
        """Let it begin at once when its turn comes."""
        self._wait = None

    def open(self, started: Callable[[int], None]) -> None:
        """Make the plan, once."""
        if not self.is_open:
            self.is_open = True
            started(self.version)
            plan = self._plan() if callable(self._plan) else self._plan
            self.left.extend(steps(plan))

    def cancel(self) -> None:
        """Show nothing of it, even if it is just about to begin or to end."""
        self._plan = NOTHING
        self._is_reported = True

    def report(self, finished: Callable[[int], None]) -> None:
        """Report once that everything has been shown."""
        if not self._is_reported:
            self._is_reported = True
            finished(self.version)


@frozen
class _IdleState:
    """State without motion: the next step of the queue may begin."""


@frozen
class _MovingState:
    """State while cards move."""

    step: Plan
    animation: QAbstractAnimation


@frozen
class _PauseState:
    """State during a pause: for a time, until a click, or until `resume`."""

    pause: Pause


@frozen
class _ProcessingState:
    """State while the queue is processed: slots may enqueue more, but the next step begins only afterwards. `standing`
    is a pause that has just begun, while its signals are emitted."""

    standing: Pause | None = None


_State: TypeAlias = _IdleState | _MovingState | _PauseState | _ProcessingState

IDLE, PROCESSING = _IdleState(), _ProcessingState()


class Animator(QObject):
    """Queue of animation plans. A pause for a counted deal holds the queue until `resume`, whatever is clicked."""

    idle = Signal()  # nothing left to show
    started = Signal(int)  # version of the update whose plan begins now
    finished = Signal(int)  # version of the update that is now fully shown
    departed = Signal(object)  # Move: a card sets out
    arrived = Signal(object)  # Move: a card has arrived; not emitted for cards finished at once
    waiting = Signal(object)  # Pause: the table waits for a click
    held = Signal(object)  # HandScored or MatchEnded: waiting for `resume`

    def __init__(self, look: TableLook, parent: QObject | None = None, clock: Clock = time.monotonic) -> None:
        super().__init__(parent)
        self._clock = clock
        self._animations = QtAnimations(look, self.departed.emit, self.arrived.emit)
        self._jobs: deque[_Job] = deque()
        self._state: _State = IDLE
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._resume_queue)
        self._wait: Pause | None = None  # last wait before an update
        self._accepts_clicks_from = -math.inf  # before that, a click may be half of a double click
        self._asides: list[tuple[Move, QAbstractAnimation]] = []

    def set_look(self, look: TableLook) -> None:
        """Set speed and kind of motion from the next move on."""
        self._animations.look = look

    def set_unit(self, pixels: float) -> None:
        """Set the width in pixels of a card of scale 1."""
        self._animations.unit = pixels

    @property
    def is_idle(self) -> bool:
        """True if nothing is shown or waits to be shown."""
        return not self._jobs

    @property
    def is_behind(self) -> bool:
        """True if updates wait behind the current one: in a network match nobody waits for this window."""
        return len(self._jobs) > 1

    @property
    def is_still(self) -> bool:
        """True if nothing moves and no planned motion is left."""
        return self.is_idle or (self._pause is not None and not any(job.left for job in self._jobs))

    @property
    def is_held(self) -> bool:
        """True if a counted deal waits for `resume`."""
        return self._pause is not None and self._pause.counted is not None

    @property
    def is_at_rest(self) -> bool:
        """True if the person chooses from the table as shown."""
        return self.is_idle or self.is_held

    @property
    def waits_for_click(self) -> bool:
        """True if a trick stays until a click."""
        return self._pause is not None and self._pause.ms is None and self._pause.counted is None

    @property
    def heeds_clicks(self) -> bool:
        """True if a click is intended, and not half of a habitual double click soon after another or an action."""
        return self._clock() >= self._accepts_clicks_from

    def acted(self) -> None:
        """Note an action of the person."""
        self._ignore_clicks(CLICKS_REST_MS)

    def enqueue(
        self,
        version: int,
        plan: Plan | Callable[[], Plan],
        wait: Callable[[int], int] | None = None,
        *,
        next_turn: bool = False,
    ) -> None:
        """Show a plan after all that waits; a function makes its plan when its turn has come.

        `wait` is then called with the number of things waiting behind it and returns milliseconds to wait; a plan
        without `wait` ends the waits before it. `next_turn`: the plan takes long to make and to begin, and each is left
        to a turn of the event loop of its own unless the queue is finished before.

        An update that a pause for a counted deal holds up is `finished` already when the pause begins.
        """
        self.end_asides()
        if wait is None:
            for job in self._jobs:
                job.end_wait()
            if self._pause is not None and self._pause is self._wait:
                self._resume_queue()
        self._jobs.append(_Job(version, plan, wait, is_long=next_turn))
        if next_turn:
            self._process_soon()
        else:
            self._process()

    def hold_back(self, milliseconds: int) -> None:
        """Delay the cards that have just begun to move; a click ends this like everything else."""
        if isinstance(self._state, _MovingState):
            animation = self._state.animation
            animation.pause()
            QTimer.singleShot(milliseconds, animation, partial(_start_if_paused, animation))

    def finish_all(self) -> bool:
        """Finish all motion, up to a counted deal that waits; return whether there was any."""
        return self._run_out(stands=False)

    def hurry(self) -> bool:
        """Finish current motion up to a standing trick, or else its stand; return whether there was any."""
        return self._run_out(stands=True)

    def hurry_by_click(self) -> None:
        """Call `hurry`; the second half of a double click then neither skips the next thing nor chooses a card."""
        if self.hurry():
            self._ignore_clicks(QGuiApplication.styleHints().mouseDoubleClickInterval())

    def resume(self) -> None:
        """Go on after a counted deal."""
        if self.is_held:
            self._resume_queue()

    def aside(self, move: Move) -> None:
        """Run a move that belongs to no update: a dragged card slides home. The next update ends it at once."""
        animation = self._animations.compile(move)
        animation.setParent(self)
        self._asides.append((move, animation))
        animation.finished.connect(self._settle_asides)
        animation.start()

    def clear(self) -> None:
        """Drop everything, when the table is set anew."""
        self.end_asides()
        self._stop()
        for job in self._jobs:
            job.cancel()
        self._jobs.clear()

    @property
    def _pause(self) -> Pause | None:
        match self._state:
            case _PauseState(pause) | _ProcessingState(pause):
                return pause
        return None

    @property
    def _has_next(self) -> bool:
        return bool(self._jobs) and self._state == PROCESSING

    @contextmanager
    def _going_through(self) -> Iterator[None]:
        """Process the queue; a pause begun meanwhile stands from then on."""
        self._state = PROCESSING
        try:
            yield
        finally:
            match self._state:
                case _ProcessingState(None):
                    self._state = IDLE
                case _ProcessingState(pause) if pause is not None:
                    self._state = _PauseState(pause)

    def _ignore_clicks(self, milliseconds: int) -> None:
        self._accepts_clicks_from = max(self._accepts_clicks_from, self._clock() + milliseconds / 1000)

    def _process_soon(self) -> None:
        """Process the queue in the turn after the next: what this one has shown is painted in the next."""
        QTimer.singleShot(1, self, lambda: QTimer.singleShot(1, self, self._process))  # at 0 it would be this turn

    def _process(self) -> None:
        """Begin what can begin. A loop: an animation without length ends inside its own start."""
        if not isinstance(self._state, _IdleState):
            return
        ended = False
        with self._going_through():
            while self._has_next:
                job = self._jobs[0]
                if wait := job.wait(len(self._jobs) - 1):
                    self._wait = Pause(wait)
                    self._begin_pause(self._wait, job)
                    continue
                if job.is_long and not job.is_open:
                    job.open(self.started.emit)
                    self._process_soon()
                    return
                job.open(self.started.emit)
                if job.left:
                    self._begin(job.left.popleft(), job)
                else:
                    self._close(job)
                    ended = True
        if ended and self.is_idle:
            self.idle.emit()

    def _run_out(self, *, stands: bool) -> bool:
        self.end_asides()
        if self.is_idle or self.is_held or isinstance(self._state, _ProcessingState):
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
            return
        if not any(True for _ in moves(step)):
            return
        animation = self._animations.compile(step)
        animation.setParent(self)
        animation.finished.connect(self._on_arrived)
        animation.start()
        if animation.state() is QAbstractAnimation.State.Stopped:
            self._end(_MovingState(step, animation))
        else:
            self._state = _MovingState(step, animation)

    def _begin_pause(self, pause: Pause, job: _Job) -> None:
        if pause.counted is not None:
            job.report(self.finished.emit)
        if job not in self._jobs:
            return  # a slot of `finished` has set the table anew
        self._state = _ProcessingState(pause)
        for widget, marks in pause.marks:
            widget.setMarks(marks)
        if pause.counted is not None:
            self.held.emit(pause.counted)
        elif pause.ms is not None:
            self._timer.start(pause.ms)
        else:
            self.waiting.emit(pause)

    def _finish(self, job: _Job, *, stands: bool) -> None:
        """Finish one update, or begin the pause of its count or of its trick."""
        job.open(self.started.emit)
        while job.left:
            step = job.left.popleft()
            if isinstance(step, Pause) and (step.counted is not None or (stands and step.ms != 0)):
                self._begin_pause(step, job)
                return
            self._animations.settle(step)
        self._close(job)

    def _close(self, job: _Job) -> None:
        if job in self._jobs:
            self._jobs.remove(job)
        job.report(self.finished.emit)

    def _on_arrived(self) -> None:
        """End the step whose cards have arrived, and go on."""
        if isinstance(self._state, _MovingState):
            ended, self._state = self._state, IDLE
            self._end(ended)
            self._process()

    def _resume_queue(self) -> None:
        self._timer.stop()
        if isinstance(self._state, _ProcessingState):
            self._state = PROCESSING
        else:
            self._state = IDLE
            self._process()

    def _end(self, moving: _MovingState) -> None:
        moving.animation.deleteLater()
        self._animations.settle(moving.step)

    def _stop(self) -> None:
        """Stop what is under way and show its end."""
        self._timer.stop()
        before = self._state
        self._state = PROCESSING if isinstance(before, _ProcessingState) else IDLE
        if isinstance(before, _MovingState):
            before.animation.finished.disconnect(self._on_arrived)
            before.animation.stop()
            self._end(before)

    def _settle_asides(self) -> None:
        over = [entry for entry in self._asides if entry[1].state() is QAbstractAnimation.State.Stopped]
        for move, animation in over:
            self._asides.remove((move, animation))
            self._end(_MovingState(move, animation))

    def end_asides(self) -> None:
        """End all moves that belong to no update: else they would go to their old place after a new layout."""
        for _, animation in tuple(self._asides):
            animation.stop()
        asides, self._asides = self._asides, []
        for move, animation in asides:
            self._end(_MovingState(move, animation))


def _start_if_paused(animation: QAbstractAnimation) -> None:
    if animation.state() is QAbstractAnimation.State.Paused:
        animation.resume()
