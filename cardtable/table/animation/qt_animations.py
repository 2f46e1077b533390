"""Qt animations: a plan compiled to Qt's animation classes, and short effects on single cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6 import QtCore

from cardtable.table.animation import animation_plan
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout.pose import Pose
from cardtable.table.style.table_style import TableLook

OnMove: TypeAlias = Callable[[animation_plan.Move], object]

_SWINGS = ((0.0, 0.0), (0.15, -1.0), (0.35, 0.9), (0.55, -0.7), (0.75, 0.4), (1.0, 0.0))


class _Travel(QtCore.QPropertyAnimation):
    """Animation of one move; it takes its start pose when it begins: earlier moves of the same card are over then."""

    def __init__(self, move: animation_plan.Move, pose: Pose, fade: bool, departed: OnMove, arrived: OnMove) -> None:
        super().__init__(move.widget, b"travel")
        self._move, self._pose, self._fade = move, pose, fade
        self._departed, self._arrived = departed, arrived
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def updateState(self, new: QtCore.QAbstractAnimation.State, old: QtCore.QAbstractAnimation.State) -> None:
        if old is QtCore.QAbstractAnimation.State.Stopped and new is QtCore.QAbstractAnimation.State.Running:
            if self._fade:
                self._move.widget.setFace(self._move.face)
                self._move.widget.place(self._pose._replace(opacity=0.0))
            self._move.widget.depart(
                self._pose, self._move.face, stays=self._move.motion in animation_plan.STAYS_IN_PILE
            )
            if self._move.motion not in animation_plan.STAYS_BELOW:
                self._move.widget.rise_above()
            self._departed(self._move)
        super().updateState(new, old)
        if new is QtCore.QAbstractAnimation.State.Stopped and self.currentTime() == self.duration():
            self._arrived(self._move)


class QtAnimations:
    """Compiler of plans; calls `departed` and `arrived` for every card that starts, and that arrives by itself."""

    def __init__(self, look: TableLook, departed: OnMove, arrived: OnMove) -> None:
        self.look = look
        self.unit = 1.0  # pixels: the width of a card of scale 1
        self._departed, self._arrived = departed, arrived

    def compile(self, plan: animation_plan.Plan) -> QtCore.QAbstractAnimation:
        """Return the plan as one Qt animation; a pause without end has no length here."""
        match plan:
            case animation_plan.Move():
                return self._travel(plan)
            case animation_plan.Together(parts) | animation_plan.InTurn(parts):
                group = (
                    QtCore.QParallelAnimationGroup()
                    if isinstance(plan, animation_plan.Together)
                    else QtCore.QSequentialAnimationGroup()
                )
                for part in parts:
                    group.addAnimation(self.compile(part))
                return group
            case animation_plan.Pause(ms):
                lasts = plan.is_for_reading or not self.look.reduce_motion
                return QtCore.QPauseAnimation(self._ms(ms) if ms is not None and lasts else 0)

    def settle(self, step: animation_plan.Plan) -> None:
        """Show the end of a step at once."""
        for move in animation_plan.moves(step):
            move.widget.setFace(move.face)
            move.widget.place(self._pose(move))
            if move.opacity <= 0:
                move.widget.hide()

    def _travel(self, move: animation_plan.Move) -> QtCore.QAbstractAnimation:
        timing, fade = animation_plan.TIMINGS[move.motion], self.look.reduce_motion
        travel = _Travel(move, self._pose(move), fade, self._departed, self._arrived)
        travel.setDuration(animation_plan.CROSS_FADE_MS if fade else self._ms(timing.ms))
        travel.setEasingCurve(QtCore.QEasingCurve.Type.Linear if fade else timing.curve)
        return travel

    def _pose(self, move: animation_plan.Move) -> Pose:
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
    animation = QtCore.QPropertyAnimation(widget, b"raised", widget)
    animation.setDuration(round(animation_plan.LIFT_MS / max(0.05, look.speed)))
    animation.setEndValue(goal)
    animation.start(QtCore.QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)


def shake_card(widget: CardWidget, look: TableLook) -> None:
    """Shake a refused card."""
    if look.reduce_motion:
        return
    animation = QtCore.QPropertyAnimation(widget, b"shaken", widget)
    animation.setDuration(round(animation_plan.SHAKE_MS / max(0.05, look.speed)))
    for share, swing in _SWINGS:
        animation.setKeyValueAt(share, swing * 0.09 * widget.pose.width)
    animation.start(QtCore.QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
