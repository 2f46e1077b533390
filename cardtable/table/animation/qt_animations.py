"""Qt animations: a plan compiled to Qt's animation classes, and short effects on single cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from cardtable.table.animation.animation_plan import (
    CROSS_FADE_MS,
    LIFT_MS,
    SHAKE_MS,
    STAYS_BELOW,
    STAYS_IN_PILE,
    TIMINGS,
    InTurn,
    Move,
    Pause,
    Plan,
    Together,
    moves,
)
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout.pose import Pose
from cardtable.table.style.table_style import TableLook

OnMove: TypeAlias = Callable[[Move], object]

_SWINGS = ((0.0, 0.0), (0.15, -1.0), (0.35, 0.9), (0.55, -0.7), (0.75, 0.4), (1.0, 0.0))


class _Travel(QPropertyAnimation):
    """Animation of one move; it takes its start pose when it begins: earlier moves of the same card are over then."""

    def __init__(self, move: Move, pose: Pose, fade: bool, departed: OnMove, arrived: OnMove) -> None:
        super().__init__(move.widget, b"travel")
        self._move, self._pose, self._fade = move, pose, fade
        self._departed, self._arrived = departed, arrived
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
            self._departed(self._move)
        super().updateState(new, old)
        if new is QAbstractAnimation.State.Stopped and self.currentTime() == self.duration():
            self._arrived(self._move)


class QtAnimations:
    """Compiler of plans; calls `departed` and `arrived` for every card that starts, and that arrives by itself."""

    def __init__(self, look: TableLook, departed: OnMove, arrived: OnMove) -> None:
        self.look = look
        self.unit = 1.0  # pixels: the width of a card of scale 1
        self._departed, self._arrived = departed, arrived

    def compile(self, plan: Plan) -> QAbstractAnimation:
        """Return the plan as one Qt animation; a pause without end has no length here."""
        match plan:
            case Move():
                return self._travel(plan)
            case Together(parts) | InTurn(parts):
                group = QParallelAnimationGroup() if isinstance(plan, Together) else QSequentialAnimationGroup()
                for part in parts:
                    group.addAnimation(self.compile(part))
                return group
            case Pause(ms):
                lasts = plan.is_for_reading or not self.look.reduce_motion
                return QPauseAnimation(self._ms(ms) if ms is not None and lasts else 0)

    def settle(self, step: Plan) -> None:
        """Show the end of a step at once."""
        for move in moves(step):
            move.widget.setFace(move.face)
            move.widget.place(self._pose(move))
            if move.opacity <= 0:
                move.widget.hide()

    def _travel(self, move: Move) -> QAbstractAnimation:
        timing, fade = TIMINGS[move.motion], self.look.reduce_motion
        travel = _Travel(move, self._pose(move), fade, self._departed, self._arrived)
        travel.setDuration(CROSS_FADE_MS if fade else self._ms(timing.ms))
        travel.setEasingCurve(QEasingCurve.Type.Linear if fade else timing.curve)
        return travel

    def _pose(self, move: Move) -> Pose:
        return Pose(move.to.x(), move.to.y(), move.angle, move.scale * self.unit, move.opacity)

    def _ms(self, ms: float) -> int:
        return round(ms / max(0.05, self.look.speed))


def raise_card(widget: CardWidget, goal: float, look: TableLook) -> None:
    """Raise or lower a card to a share of its greatest height."""
    if widget.raising == goal:
        return
    widget.raising = goal
    if look.reduce_motion:
        widget.setProperty("raised", goal)
        return
    animation = QPropertyAnimation(widget, b"raised", widget)
    animation.setDuration(round(LIFT_MS / max(0.05, look.speed)))
    animation.setEndValue(goal)
    animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)


def shake_card(widget: CardWidget, look: TableLook) -> None:
    """Shake a refused card."""
    if look.reduce_motion:
        return
    animation = QPropertyAnimation(widget, b"shaken", widget)
    animation.setDuration(round(SHAKE_MS / max(0.05, look.speed)))
    for share, swing in _SWINGS:
        animation.setKeyValueAt(share, swing * 0.09 * widget.pose.width)
    animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
