"""A guided deal as data: what lies there, what the others play, and at which moments the coach says what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic, TypeVar

from cardtable.core.cards import Card, Cards
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.options import Options
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone

P = TypeVar("P")
A = TypeVar("A")

LEARNER = Seat(0)  # where the person sits in every lesson


@frozen
class SpotlightTarget:
    """What a sentence points at: own cards (the first glows, its companions are only raised), a zone, a command."""

    cards: Cards = ()
    zone: Zone | None = None
    command: str = ""


def nothing(_view: object) -> None:
    """No action is asked for, or nothing is pointed at."""


@frozen
class CoachTrigger(Generic[P, A]):
    """A moment at which the coach says one sentence, two at most; once in a lesson.

    `when`, `action` and `glow` are given the learner's own view, so they can know nothing that the learner cannot.
    One with an `action` is for the learner's turn: it waits until the learner has done that, or anything else that the
    rules allow. One without only tells, and waits until that has been read.
    """

    name: str  # unlike those of the lesson's other occasions: what has been said is kept by it
    when: Callable[[View[P]], bool]
    sentence: Text
    action: Callable[[View[P]], A | None] = nothing  # what the learner is asked to do; legal then
    glow: Callable[[View[P]], SpotlightTarget | None] = (
        nothing  # what glows, where that does not follow from the action
    )

    @property
    def asks(self) -> bool:
        """Whether it waits for an action; where its action is None, its moment has not come."""
        return self.action is not nothing


@frozen
class Lesson(Generic[P, A]):
    """One deal with a coach; the learner is `LEARNER`, and the lesson ends with the deal's count.

    The occasions stand in the order in which they are wanted: the first one whose moment it is and that has not been
    said comes next. `plays` are wishes: of a seat's actions, as its game's codec writes them, the first one that the
    rules allow is done, and where none is left the `level` decides.
    """

    name: str  # unlike those of the game's other lessons: how far somebody came is kept by it
    title: Text
    options: Options
    seats: int
    occasions: Sequence[CoachTrigger[P, A]]
    deal: str = "1"  # the number of the deal, and of the chance of a level
    deck: Cards = ()  # the pack in the order in which it is dealt, where it is given and no number tells it
    plays: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    level: str = "beginner"
    offers: Mapping[str, Text] = field(default_factory=dict)  # by the clause of a refusal, a question that offers this


AnyLesson = Lesson[Any, Any]


def no_lessons() -> tuple[AnyLesson, ...]:
    """The lessons of a game that has none."""
    return ()


def dealt_round(hands: Sequence[Sequence[Card]], rest: Sequence[Card] = ()) -> Cards:
    """The pack that gives these hands if it is dealt one card at a time; `rest` lies below them.

    The first hand is that of whoever is dealt to first. Raises ValueError for hands of unequal size.
    """
    rounds = zip(*hands, strict=True)
    return (*(card for cards in rounds for card in cards), *rest)
