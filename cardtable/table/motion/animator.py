"""Runs plans: one update after another, never blocking, and finished at once when somebody clicks."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QTimer,
    Signal,
)

from cardtable.table.layout.pose import Pose
from cardtable.table.motion.plans import NOTHING, InTurn, Move, Pause, Plan, Together, moves, steps
from cardtable.table.motion.timings import CLICKS_REST_MS, CROSS_FADE_MS, STAYS_BELOW, STAYS_IN_PILE, TIMINGS
from cardtable.table.painting.look import TableLook

Clock: TypeAlias = Callable[[], float]  # seconds since whenever


class _Job:
    """One update: its plan is made when its turn comes, from the table as it is then."""

    def __init__(self, version: int, plan: Plan | Callable[[], Plan]) -> None:
        self.version = version
        self.left: deque[Plan] = deque()
        self._plan = plan
        self._open = False
        self._told = False

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
        self.left.clear()

    def tell(self, finished: Callable[[int], None]) -> None:
        """Say once that everything has been shown."""
        if not self._told:
            self._told = True
            finished(self.version)


class _Travel(QPropertyAnimation):
    """A move that finds out where it begins when it begins: earlier moves of the same card are over then."""

    def __init__(self, move: Move, pose: Pose, fade: bool, animator: Animator) -> None:
        super().__init__(move.widget, b"travel")
        self._move, self._pose, self._fade, self._animator = move, pose, fade, animator
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if old is QAbstractAnimation.State.Stopped and new is QAbstractAnimation.State.Running:
            if self._fade:
                self._move.widget.setFace(self._move.face)
                self._move.widget.place(self._pose._replace(opacity=0.0))
            self._move.widget.depart(self._pose, self._move.face, stays=self._move.motion in STAYS_IN_PILE)
            if self._move.motion not in STAYS_BELOW:
                self._move.widget.rise_above()
            self._animator.departed.emit(self._move)
        super().updateState(new, old)
        if new is QAbstractAnimation.State.Stopped and self.currentTime() == self.duration():
            self._animator.arrived.emit(self._move)


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
        self._look = look
        self._unit = 1.0
        self._jobs: deque[_Job] = deque()
        self._running: QAbstractAnimation | None = None
        self._pause: Pause | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pause_over)
        self._pumping = False
        self._current: Plan | None = None
        self._acted = -math.inf  # when the person did so last
        self._asides: list[tuple[Move, QAbstractAnimation]] = []

    def set_look(self, look: TableLook) -> None:
        """Speed and kind of motion from the next move on."""
        self._look = look

    def set_unit(self, pixels: float) -> None:
        """The width in pixels of a card of scale 1."""
        self._unit = pixels

    @property
    def is_idle(self) -> bool:
        """Whether nothing is shown or waits to be shown."""
        return not self._jobs

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

    def enqueue(self, version: int, plan: Plan | Callable[[], Plan]) -> None:
        """Show this after all that waits; a function is asked for its plan when its turn has come.

        What a pause for a counted deal holds up is `finished` already when the pause begins.
        """
        self._end_asides()
        self._jobs.append(_Job(version, plan))
        self._pump()

    def finish_all(self) -> bool:
        """Show the end of all that moves, up to a counted deal that waits; whether there was anything to finish."""
        return self._run_out(stands=False)

    def acted(self) -> None:
        """The person has just played a card, or done anything else."""
        self._acted = self._clock()

    @property
    def heeds_clicks(self) -> bool:
        """Whether a click is a wish to hurry; right after an own act it may be half of a double click, by habit."""
        return self._clock() - self._acted >= CLICKS_REST_MS / 1000

    def hurry(self) -> bool:
        """Finish what moves, up to a trick that stands, or else its stand; whether there was anything to finish."""
        return self._run_out(stands=True)

    def _run_out(self, *, stands: bool) -> bool:
        """Show the end of all that moves, up to a count, or up to the next trick if that is to stand."""
        self._end_asides()
        if self.is_idle or self.is_held or self._pumping:
            return False
        self._pumping = True
        try:
            self._stop()
            while self._jobs and self._pause is None:
                self._finish(self._jobs[0], stands=stands)
        finally:
            self._pumping = False
        if not self._jobs:
            self.idle.emit()
        return True

    def resume(self) -> None:
        """Go on after a counted deal."""
        if self.is_held:
            self._pause_over()

    def aside(self, move: Move) -> None:
        """Run a move that belongs to no update: a dragged card slides home. The next update ends it at once."""
        animation = self.compile(move)
        animation.setParent(self)
        self._asides.append((move, animation))
        animation.finished.connect(self._aside_over)
        animation.start()

    def clear(self) -> None:
        """Forget everything: the table is about to be set anew."""
        self._end_asides()
        self._stop()
        for job in self._jobs:
            job.cancel()
        self._jobs.clear()

    def compile(self, plan: Plan) -> QAbstractAnimation:
        """The plan as one animation of Qt's; a pause without end has no length here."""
        match plan:
            case Move():
                return self._travel(plan)
            case Together(parts):
                return self._group(QParallelAnimationGroup(), parts)
            case InTurn(parts):
                return self._group(QSequentialAnimationGroup(), parts)
            case Pause():
                return QPauseAnimation(0 if self._look.reduce_motion else self._ms(plan.ms or 0))

    def _group(
        self, group: QParallelAnimationGroup | QSequentialAnimationGroup, parts: tuple[Plan, ...]
    ) -> QAbstractAnimation:
        for part in parts:
            group.addAnimation(self.compile(part))
        return group

    def _travel(self, move: Move) -> QAbstractAnimation:
        timing = TIMINGS[move.motion]
        travel = _Travel(move, self._pose(move), self._look.reduce_motion, self)
        travel.setDuration(CROSS_FADE_MS if self._look.reduce_motion else self._ms(timing.ms))
        travel.setEasingCurve(QEasingCurve.Type.Linear if self._look.reduce_motion else timing.curve)
        return travel

    def _pose(self, move: Move) -> Pose:
        return Pose(move.to.x(), move.to.y(), move.angle, move.scale * self._unit, move.opacity)

    def _ms(self, ms: float) -> int:
        return round(ms / max(0.05, self._look.speed))

    def _pump(self) -> None:
        """Begin what can begin. A loop: an animation without length ends inside its own start."""
        if self._pumping:
            return
        self._pumping = True
        ended = False
        try:
            while self._jobs and self._running is None and self._pause is None:
                job = self._jobs[0]
                job.open(self.started.emit)
                if job.left:
                    self._begin(job.left.popleft(), job)
                else:
                    self._close(job)
                    ended = True
        finally:
            self._pumping = False
        if ended and self.is_idle:
            self.idle.emit()

    def _begin(self, step: Plan, job: _Job) -> None:
        self._current = step
        if isinstance(step, Pause):
            if step.counted is not None:
                job.tell(self.finished.emit)
            if job in self._jobs:  # whoever heard of the end may have set the table anew
                self._begin_pause(step)
            return
        if not any(True for _ in moves(step)):
            return
        animation = self.compile(step)
        animation.setParent(self)
        self._running = animation
        animation.finished.connect(self._step_over)
        animation.start()

    def _finish(self, job: _Job, *, stands: bool) -> None:
        """Show the end of one update, or begin the pause of its count or of its trick."""
        job.open(self.started.emit)
        while job.left:
            step = job.left.popleft()
            if isinstance(step, Pause) and (step.counted is not None or (stands and step.ms != 0)):
                self._begin(step, job)
                return
            self._settle(step)
        self._close(job)

    def _close(self, job: _Job) -> None:
        if job in self._jobs:
            self._jobs.remove(job)
        job.tell(self.finished.emit)

    def _begin_pause(self, pause: Pause) -> None:
        self._pause = pause
        for widget, marks in pause.marks:
            widget.setMarks(marks)
        if pause.counted is not None:
            self.held.emit(pause.counted)
        elif pause.ms is not None:
            self._timer.start(pause.ms)
        else:
            self.waiting.emit(pause)

    def _step_over(self) -> None:
        if self._running is not None:
            self._running.deleteLater()
            self._running = None
        if self._current is not None:
            self._settle(self._current)
            self._current = None
        self._pump()

    def _pause_over(self) -> None:
        self._pause = None
        self._current = None
        self._timer.stop()
        self._pump()

    def _settle(self, step: Plan) -> None:
        """What the step ends with."""
        for move in moves(step):
            move.widget.setFace(move.face)
            move.widget.place(self._pose(move))
            if move.opacity <= 0:
                move.widget.hide()

    def _stop(self) -> None:
        """Take down what runs and show its end."""
        self._timer.stop()
        self._pause = None
        running, self._running = self._running, None
        if running is not None:
            running.finished.disconnect(self._step_over)
            running.stop()
            running.deleteLater()
        if self._current is not None:
            self._settle(self._current)
            self._current = None

    def _aside_over(self) -> None:
        over = [entry for entry in self._asides if entry[1].state() is QAbstractAnimation.State.Stopped]
        for move, animation in over:
            self._asides.remove((move, animation))
            self._settle(move)
            animation.deleteLater()

    def _end_asides(self) -> None:
        for _, animation in tuple(self._asides):
            animation.stop()
        asides, self._asides = self._asides, []
        for move, animation in asides:
            self._settle(move)
            animation.deleteLater()
