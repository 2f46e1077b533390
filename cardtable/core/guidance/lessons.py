"""Lessons as data: a guided deal with its pack, the other seats' actions and the coach's triggers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards
from cardtable.core.options import Options
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone

P = TypeVar("P")
A = TypeVar("A")

LEARNER = Seat(0)  # seat of the person in every lesson


@frozen
class SpotlightTarget:
    """Target of the spotlight: own cards (the first glows, the others are only raised), a zone, a command."""

    cards: Cards = ()
    zone: Zone | None = None
    command: str = ""


def nothing(_view: object) -> None:
    """Return None: no action is asked for, or no spotlight is needed."""


@frozen
class CoachTrigger(Generic[P, A]):
    """Trigger of one coach bubble (one or two sentences); it fires once in a lesson.

    `when`, `action` and `glow` get the learner's own view, so they cannot use hidden cards. A trigger with an `action`
    is for the learner's turn: the bubble stays until the learner has done that or any other legal action. One without
    stays until it has been read.
    """

    name: str  # unique in the lesson: progress is stored by it
    when: Callable[[View[P]], bool]
    sentence: Text
    action: Callable[[View[P]], A | None] = nothing  # action that the learner is asked to do; legal then
    glow: Callable[[View[P]], SpotlightTarget | None] = nothing  # spotlight, where it does not follow from the action

    @property
    def asks(self) -> bool:
        """True if the trigger waits for an action; while `action` returns None, its time has not come."""
        return self.action is not nothing


@frozen
class Lesson(Generic[P, A]):
    """One deal with a coach; the learner is `LEARNER`, and the lesson ends with the deal's score.

    `occasions` are in the order in which they are wanted: the first that holds and has not fired is next. `plays` are
    preferences in the text form of the game's codec: for a seat, the first legal one is done; if none is left, a player
    of the `level` decides.
    """

    name: str  # unique among the game's lessons: progress is stored by it
    title: Text
    options: Options
    seats: int
    occasions: Sequence[CoachTrigger[P, A]]
    deal: str = "1"  # number of the deal, and seed of the level's random choices
    deck: Cards = ()  # pack in the order of dealing; () : the deal number decides
    plays: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    level: str = "beginner"
    offers: Mapping[str, Text] = field(default_factory=dict)  # by the clause of a refusal, a question that offers this


AnyLesson = Lesson[Any, Any]


def no_lessons() -> tuple[AnyLesson, ...]:
    """Return no lessons."""
    return ()


def dealt_round(hands: Sequence[Sequence[Card]], rest: Sequence[Card] = ()) -> Cards:
    """Return the pack that gives these hands when dealt one card at a time; `rest` lies below them.

    The first hand is that of the first seat dealt to. Raise ValueError for hands of unequal size.
    """
    rounds = zip(*hands, strict=True)
    return (*(card for cards in rounds for card in cards), *rest)
