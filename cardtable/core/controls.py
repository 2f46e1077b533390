"""A person's side of a game: gestures to actions, and what the game adds to the picture of its zones."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Generic, Protocol, TypeVar

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone

P = TypeVar("P")
A = TypeVar("A")


@frozen
class Tap:
    """A person chose cards where they lie, or none: the pile as a whole, or one place of it."""

    cards: Cards
    source: Zone  # two packs: the same face may lie in several zones
    place: int = 0  # of a card face down in a pile that lies spread out, from 1; 0: in any other pile


@frozen
class Drop:
    """A person dragged cards and let them go; without a target on the open table."""

    cards: Cards
    source: Zone
    target: Zone | None


@frozen
class Press:
    """A person gave a command that the game offers."""

    command: str


Gesture = Tap | Drop | Press
"""What a person did with pointer, keys or screen reader."""


@frozen
class Draft:
    """What a person has prepared but not yet done; the table shows it, the session never sees it."""

    marked: Cards = ()  # raised in the hand: cards to pass, the card that will beat
    laid: tuple[tuple[Zone, Cards], ...] = ()  # on trial: melds not yet gone down
    pending: str = ""  # a command shown before it is done: the cards a pick-up would bring


@frozen
class Submit(Generic[A]):
    """The gesture is this action."""

    action: A


@frozen
class Select:
    """The gesture only changes what is prepared."""

    draft: Draft


def does_something(answer: Submit[A] | Select | Refusal, draft: Draft) -> bool:
    """Whether an answer is an action, or prepares something else than this draft."""
    return isinstance(answer, Submit) or (isinstance(answer, Select) and answer.draft != draft)


@frozen
class Command:
    """A button that the game offers now."""

    code: str
    label: Text
    refusal: Text | None = None  # why it cannot be given now: the button is disabled and says so
    suit: Suit | None = None  # drawn large on the button


class Mark(enum.Enum):
    """What the table can do to one card in place; closed, like the events."""

    WINNING = enum.auto()
    CANCELLED = enum.auto()
    CROSSWISE = enum.auto()
    WILD = enum.auto()
    TRIAL = enum.auto()
    COMING = enum.auto()
    GAP_AFTER = enum.auto()
    PLAYED = enum.auto()  # in a deal that is looked at: what the person chose then
    BETTER = enum.auto()  # what would have been better
    LATER = enum.auto()  # what came after the person's choice


@frozen
class Plate:
    """What a seat's plate shows beside portrait and name."""

    points: int | None = None
    total: int | None = None
    dealer: bool = False
    badges: tuple[Text | Suit, ...] = ()  # own trump, "sits out", "may not go out"
    needs: int | None = None  # what the first meld of the seat's side must count


@frozen
class Sign:
    """A suit drawn before a note; faint as long as what it stands for has not happened."""

    suit: Suit
    faint: bool = False


@frozen
class Gauge:
    """How far something prepared has come: a bar over the cards that the viewer's side has laid out."""

    label: Text  # "First meld: 75 of 90 points"
    value: int
    goal: int


@frozen
class Display:
    """All that a game adds to the picture of its zones."""

    prompt: Text  # "Choose three cards for West: 1 of 3", "75 of 90"
    plates: tuple[Plate, ...]  # by seat
    captions: Mapping[Zone, Text] = field(default_factory=dict)  # "12 points", "Red canasta"
    marks: Mapping[Zone, tuple[frozenset[Mark], ...]] = field(default_factory=dict)  # by place in the zone
    spans: Mapping[Zone, tuple[Text, ...]] = field(default_factory=dict)  # from each gap to the top; no words: counted
    question: bool = False  # the commands are asked in a dialog, the prompt above them
    title: Text | None = None  # heading of the corner panel: "Deal 3, trick 1 of 13"
    notes: tuple[Text, ...] = ()  # its lines: "Passed to the left", "Hearts not broken"
    signs: Mapping[Text, Sign] = field(default_factory=dict)  # before some of these lines
    goal: Text | None = None  # heading of the score panel: "Hearts to 100"
    gauge: Gauge | None = None  # how much of a minimum is prepared
    spread: frozenset[Zone] = frozenset()  # piles face down that lie spread out, for a card to be chosen
    sides: tuple[Seat, ...] = ()  # by seat, the lowest seat of its side, where that may change during a deal


class Controls(Protocol[P, A]):
    """A person's side of one game: gestures to actions, view to picture; pure, without Qt."""

    def liftable(self, view: View[P], draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """The cards that may be picked up now, by zone."""
        ...

    def targets(self, view: View[P], draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """The zones where these cards may be dropped now: a drop there is an action or changes what is prepared."""
        ...

    def interpret(self, view: View[P], draft: Draft, gesture: Gesture) -> Submit[A] | Select | Refusal:
        """What a gesture means: an action, a change of the draft, or why not."""
        ...

    def commands(self, view: View[P], draft: Draft) -> Sequence[Command]:
        """The buttons to offer now."""
        ...

    def display(self, view: View[P], draft: Draft) -> Display:
        """The game's additions to the picture."""
        ...

    def claim(self, view: View[P]) -> Sequence[A]:
        """This seat's remaining actions if the result is certain, one that is legal now first; else none.

        What is led decides which of them is legal, so it is asked again at each of the seat's turns.
        """
        ...
