"""Controls of a game: gestures of a person to actions, and a view to the display beside its zones."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Generic, Protocol, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone

P = TypeVar("P")
A = TypeVar("A")


@frozen
class Tap:
    """Gesture: cards chosen in place, or none: the pile as a whole, or one place of it. Several cards of a hand were
    swept over, where cards are laid out in trays."""

    cards: Cards
    source: Zone  # needed with two packs, where equal faces lie in several zones
    place: int = 0  # of a face-down card in a pile that is spread out, from 1; 0 in any other pile
    again: bool = False  # the second of a double click, where cards are laid out in trays


@frozen
class Drop:
    """Gesture: cards dragged and dropped; `target` is None for the open table."""

    cards: Cards
    source: Zone
    target: Zone | None


@frozen
class Press:
    """Gesture: a command of the game chosen by its code."""

    command: str


Gesture = Tap | Drop | Press
"""What a person did with pointer, keys or screen reader."""


@frozen
class Draft:
    """Preparation of an action that is not submitted yet: shown at the table, never seen by the session."""

    marked: Cards = ()  # raised in the hand: cards to pass, the card that will beat
    laid: tuple[tuple[Zone, Cards], ...] = ()  # on trial: melds not yet laid down
    pending: str = ""  # a command previewed before it is submitted: the cards that a pick-up would bring


@frozen
class Submit(Generic[A]):
    """Interpretation of a gesture as an action."""

    action: A


@frozen
class Select:
    """Interpretation of a gesture as a change of the draft alone."""

    draft: Draft


def does_something(answer: Submit[A] | Select | Refusal, draft: Draft) -> bool:
    """Return True if the answer is an action or a draft that differs from this one."""
    return isinstance(answer, Submit) or (isinstance(answer, Select) and answer.draft != draft)


@frozen
class Command:
    """A button that the game offers now."""

    code: str
    label: Text
    refusal: Text | None = None  # reason why the button is disabled; None: enabled
    suit: Suit | None = None  # drawn large on the button


class Mark(enum.Enum):
    """Visual marks for a card in place; a closed set, like the events."""

    WINNING = enum.auto()
    CANCELLED = enum.auto()
    CROSSWISE = enum.auto()
    WILD = enum.auto()
    TRIAL = enum.auto()
    COMING = enum.auto()
    GAP_AFTER = enum.auto()
    PLAYED = enum.auto()  # in a replay: the person's choice
    BETTER = enum.auto()  # in a replay: a better choice
    LATER = enum.auto()  # in a replay: cards played after the person's choice


@frozen
class Plate:
    """Content of a seat plate beside portrait and name."""

    points: int | None = None
    total: int | None = None
    dealer: bool = False
    badges: tuple[Text | Suit, ...] = ()  # own trump, "sits out", "may not go out"
    needs: int | None = None  # points that the first meld of the seat's side must count


@frozen
class Sign:
    """A suit drawn before a note; faint until the event that it stands for has happened."""

    suit: Suit
    faint: bool = False


@frozen
class Gauge:
    """Progress bar over the cards laid out by the viewer's side: how far a preparation has come."""

    label: Text  # "First meld: 75 of 90 points"
    value: int
    goal: int


@frozen
class TrayNote:
    """Head of the cards laid out by a side: what they are worth, and a line such as what going out still needs."""

    points: int
    note: Text | None = None


@frozen
class Display:
    """Everything that a game adds to the display of its zones."""

    prompt: Text  # "Choose three cards for West: 1 of 3", "75 of 90"
    plates: tuple[Plate, ...]  # by seat
    captions: Mapping[Zone, Text] = field(default_factory=dict)  # "12 points", "Red canasta"
    marks: Mapping[Zone, tuple[frozenset[Mark], ...]] = field(default_factory=dict)  # by place in the zone
    spans: Mapping[Zone, tuple[Text, ...]] = field(default_factory=dict)  # from each gap to the top; no texts: counted
    question: bool = False  # True: the commands are asked in a dialog, the prompt above them
    title: Text | None = None  # heading of the corner panel: "Deal 3, trick 1 of 13"
    notes: tuple[Text, ...] = ()  # lines of the corner panel: "Passed to the left", "Hearts not broken"
    signs: Mapping[Text, Sign] = field(default_factory=dict)  # before some of these lines
    goal: Text | None = None  # heading of the score panel: "Hearts to 100"
    trays: Mapping[Seat, TrayNote] = field(default_factory=dict)  # by the owner of what a side has laid out
    values: Mapping[Zone, int] = field(default_factory=dict)  # points written below cards laid out by a side
    gauge: Gauge | None = None  # how much of a required minimum is prepared
    completes: Text | None = None  # what dragged cards make where they complete a meld; %1: its cards
    spread: frozenset[Zone] = frozenset()  # face-down piles that are spread out so that a card can be chosen
    sides: tuple[Seat, ...] = ()  # by seat, the lowest seat of its side, where that may change during a deal
    threat: Text | None = None  # a danger for all others; the first argument is the player that it comes from


class Controls(Protocol[P, A]):
    """Controls of one game: gestures to actions, view to display; pure, without Qt."""

    def liftable(self, view: View[P], draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """Return the cards that may be picked up now, by zone."""

    def targets(self, view: View[P], draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Return the zones where these cards may be dropped now, as an action or as a change of the draft."""

    def interpret(self, view: View[P], draft: Draft, gesture: Gesture) -> Submit[A] | Select | Refusal:
        """Return the meaning of a gesture: an action, a changed draft, or a refusal."""

    def commands(self, view: View[P], draft: Draft) -> Sequence[Command]:
        """Return the buttons to offer now."""

    def display(self, view: View[P], draft: Draft) -> Display:
        """Return the game's additions to the display."""

    def claim(self, view: View[P]) -> Sequence[A]:
        """Return this seat's remaining actions if the result is certain, a legal one first; else none.

        The card led decides which of them is legal, so the claim is computed again at each of the seat's turns.
        """
