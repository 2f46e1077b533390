"""Animation plan of an update as a value: moves, together or in turn; and the timings of motions."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import field
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QEasingCurve, QPointF

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.events import HandScored, MatchEnded
from cardtable.core.text import Text
from cardtable.core.zones import Zone
from cardtable.table.cards.card_widget import CardWidget

Curve = QEasingCurve.Type

CROSS_FADE_MS = 160  # with reduced motion
CLICKS_REST_MS = 500  # after an action of the viewer, so that a double click does not finish the animation
LIFT_MS = 90
SHAKE_MS = 320
COUNT_MS = 300  # from the last card of a deal to its count
IN_THE_AIR = 16  # cards that may be dealt at the same time


class Motion(enum.Enum):
    """Row of the timings: length, easing."""

    DEAL = enum.auto()
    PASS = enum.auto()
    PLAY = enum.auto()
    SWEEP = enum.auto()
    PICK_UP = enum.auto()
    MELD = enum.auto()
    BACK = enum.auto()
    SHIFT = enum.auto()
    TURN = enum.auto()  # over in its place
    TURN_UP = enum.auto()  # over in its place, of a hand laid open for the count


@frozen
class Move:
    """Move of one card to its place: middle in pixels, degrees clockwise, width as a factor of a hand card's.

    It shows `face` on arrival (None: its back) and has that opacity; one that arrives at 0 leaves the table. `way` is
    source and target for the counts; None for one that only makes room or turns over.
    """

    widget: CardWidget
    to: QPointF
    angle: float
    face: Card | None
    motion: Motion
    scale: float = 1.0
    opacity: float = 1.0
    way: tuple[Zone, Zone] | None = field(default=None, compare=False)


@frozen
class Together:
    """Plans that begin at the same moment; over when the last of them is."""

    parts: tuple[Plan, ...]


@frozen
class InTurn:
    """Plans of which each begins when the one before it is over."""

    parts: tuple[Plan, ...]


@frozen
class Pause:
    """Pause of a plan. `ms` None: until a click, or, with `counted`, until `Animator.resume` (the summary of a deal).

    `marks` are set on cards while it lasts: the winner's outline on a complete trick. `said` is the prompt until the
    click. `is_for_reading`: reduced motion does not shorten it.
    """

    ms: int | None
    marks: tuple[tuple[CardWidget, frozenset[Mark]], ...] = ()
    counted: HandScored | MatchEnded | None = None
    said: Text | None = None
    is_for_reading: bool = False


Plan: TypeAlias = Move | Together | InTurn | Pause

NOTHING = InTurn(())


def moves(plan: Plan) -> Iterator[Move]:
    """Yield every move of a plan, in the order in which they end if all take the same time."""
    match plan:
        case Move():
            yield plan
        case Together(parts) | InTurn(parts):
            for part in parts:
                yield from moves(part)


def steps(plan: Plan) -> tuple[Plan, ...]:
    """Return the plan as consecutive steps, none of them InTurn."""
    if isinstance(plan, InTurn):
        return tuple(step for part in plan.parts for step in steps(part))
    return (plan,)


class MotionTiming(NamedTuple):
    """Duration and easing of a motion; `stagger` is the time between the starts of consecutive cards."""

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
