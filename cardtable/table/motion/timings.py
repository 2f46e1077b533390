"""The one table of timings: milliseconds at normal speed, and the easing of each motion."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve

from cardtable.table.motion.plans import Motion

Curve = QEasingCurve.Type


class MotionTiming(NamedTuple):
    """`stagger` is the time between the starts of two cards that go one after another."""

    ms: int
    curve: Curve
    stagger: int = 0


TIMINGS = {
    Motion.DEAL: MotionTiming(180, Curve.OutCubic, 35),
    Motion.PASS: MotionTiming(420, Curve.InOutCubic),
    Motion.PLAY: MotionTiming(240, Curve.OutCubic),
    Motion.SWEEP: MotionTiming(340, Curve.InQuad),
    Motion.PICK_UP: MotionTiming(300, Curve.InOutCubic, 40),
    Motion.MELD: MotionTiming(260, Curve.OutBack),
    Motion.BACK: MotionTiming(180, Curve.OutBack),
    Motion.SHIFT: MotionTiming(240, Curve.OutCubic),
    Motion.TURN: MotionTiming(200, Curve.InOutCubic, 110),
    Motion.TURN_UP: MotionTiming(60, Curve.InOutCubic, 60),
}
STAYS_BELOW = frozenset({Motion.DEAL, Motion.SHIFT, Motion.TURN, Motion.TURN_UP})  # keep the order of their pile
STAYS_IN_PILE = frozenset({Motion.BACK, Motion.SHIFT})
CROSS_FADE_MS = 160  # for whoever wants less motion
CLICKS_REST_MS = 500  # after an own act, so that a double click is no wish to hurry
LIFT_MS = 90
SHAKE_MS = 320
COUNT_MS = 300  # from the last card of a deal to its count
IN_THE_AIR = 16  # cards that may be dealt at the same time
