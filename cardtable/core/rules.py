"""What a game must provide: rules, a text form of its actions, players, and a definition that ties them together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic, Protocol, TypeVar

from cardtable.core.candidate_values import CandidateValue
from cardtable.core.cards import Card
from cardtable.core.characters import Characters, no_characters
from cardtable.core.controls import Controls
from cardtable.core.events import Event, HandScored
from cardtable.core.figures import Figure, RecordedDecision, no_figures
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.lessons import AnyLesson, no_lessons
from cardtable.core.player_queries import GameAnswers
from cardtable.core.presentation import PLAIN, Presentation, TablePictureSpec, no_pictures
from cardtable.core.refusal import Refusal
from cardtable.core.rulebook import Clause
from cardtable.core.speech_forms import SpokenForms, as_written
from cardtable.core.text import Text
from cardtable.core.turn_summaries import DealSummary, ScoredDeal, TurnSummary
from cardtable.core.views import State, Step, View
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat

P = TypeVar("P")  # a game's public facts, a frozen dataclass
A = TypeVar("A")  # a game's actions, a union of frozen dataclasses
A_co = TypeVar("A_co", covariant=True)
O = TypeVar("O")  # a game's options, a frozen dataclass


class Rules(Protocol[P, A]):
    """One game's rules: pure, deterministic, no randomness and no clock."""

    @property
    def zones(self) -> Sequence[ZoneSpec]:
        """The kinds of zones of this game under these options."""
        ...

    def deck(self) -> Sequence[Card]:
        """The pack in use, in the order of texts."""
        ...

    def deal(self, previous: State[P] | None, deck: Sequence[Card]) -> Step[P]:
        """Deal from the deck's first card on (G-01); `previous` is None for the first deal of a match."""
        ...

    def actors(self, public: P) -> frozenset[Seat]:
        """The seats that are to act now; several when all choose at once, none when the match is over."""
        ...

    def legal(self, view: View[P]) -> Iterator[A]:
        """The seat's legal actions, lazily; complete where that is feasible."""
        ...

    def check(self, view: View[P], action: A) -> Refusal | None:
        """None if the seat may do this now, else the clause that forbids it."""
        ...

    def apply(self, state: State[P], seat: Seat, action: A) -> Step[P]:
        """The state after a legal action; what happens for an illegal one is not defined."""
        ...

    def hand_over(self, public: P) -> bool:
        """Whether the deal has been played and scored."""
        ...

    def match_over(self, public: P) -> bool:
        """Whether the match has ended."""
        ...

    def sides(self, public: P) -> tuple[Seat, ...]:
        """By seat, the lowest seat of its side; its own where nobody partners."""
        ...


class Codec(Protocol[A]):
    """Actions as one line of text: saved games, golden transcripts, the network."""

    def write(self, action: A) -> str:
        """The canonical text of an action."""
        ...

    def read(self, text: str) -> A:
        """The action of a text; raises ValueError with one sentence if it is none."""
        ...


@frozen
class Advice(Generic[A_co]):
    """A recommended action with a reason in one sentence; `values` of all that was tried, the recommended one first.

    Only a judge gives values, and none where there is nothing to choose: one choice, or several that come to the same.
    """

    action: A_co
    reason: Text
    values: tuple[CandidateValue[A_co], ...] = ()


class Yardstick(Protocol[P, A_co]):
    """A computer player that only plays: no memory of its own, so resume, undo, hints and a new worker need no care.

    `heard`: the events its seat was sent since the deal began (what was passed, who showed out), in the field's words
    the observation history. Chance comes from the seed that it was made with and len(heard). Effort is counted, not
    timed; `stop` says only that time is up.
    """

    def choose(self, view: View[P], heard: Sequence[Event], stop: Callable[[], bool]) -> A_co:
        """A legal action for the view's seat."""
        ...


class Player(Yardstick[P, A_co], Protocol[P, A_co]):
    """A computer player that can say why."""

    def advise(self, view: View[P], heard: Sequence[Event], stop: Callable[[], bool]) -> Advice[A_co]:
        """The action that `choose` would give, with its reason."""
        ...


@frozen
class Measure:
    """From how many points on it is told that a choice cost something, and from how many that it cost much."""

    little: float
    much: float


def fewest(_options: object) -> bool:
    """Fewest points are best, whatever the options."""
    return True


def most(_options: object) -> bool:
    """Most points are best, whatever the options."""
    return False


def no_target(_options: object, _seats: int) -> None:
    """No total ends the match, whatever the options."""


def never_too_long(_options: object) -> None:
    """Every deal comes to its end soon enough, whatever the options."""


@frozen
class GameDefinition(Generic[P, A, O]):
    """All that the rest of the program knows about a game: what it is, and in `presentation` how it is shown."""

    id: str
    version: int  # of the rules: a log of another version is replayed only if it still fits
    name: Text
    seats: Sequence[int]  # every seat count that some option set allows
    options: type[O]
    rules: Callable[[O, int], Rules[P, A]]  # options, seats; ValueError with one sentence if they do not fit
    controls: Callable[[O, int], Controls[P, A]]  # options, seats
    players: Mapping[str, Callable[[O, int, int], Player[P, A]]]  # weakest first; options, seats, seed
    codec: Codec[A]
    rulebook: Callable[[O, int], Sequence[Clause]]  # options, seats: the rules in force, for people
    draws_seats: Callable[[O], bool] | None = None  # whether cards are drawn for the places first
    deal_passes_on: bool = False  # whether another player is the first dealer of each new match
    # options, seats, seed and what was done: the strongest level at leisure, which weighs that beside its own choices
    judge: Callable[[O, int, int, A], Player[P, A]] | None = None
    # older levels that a game keeps to measure others by, such as `expert@1`; offered to `simulate` and bots alone
    yardsticks: Mapping[str, Callable[[O, int, int], Yardstick[P, A]]] = field(default_factory=dict)
    characters: Callable[[], Characters] = no_characters  # by which computer players of one level differ in a match
    judged_in: Measure = Measure(0.5, 5.0)  # what a difference of its values means
    searching: frozenset[str] = frozenset()  # the levels that think long enough to need the worker process
    low_wins: Callable[[O], bool] = fewest  # whether fewest points are best: for sorting, chart and figures
    target: Callable[[O, int], int | None] = no_target  # options, seats: the total that ends the match, if one does
    claims: bool = False  # whether its controls ever offer the rest of a deal as certain
    twins_cancel: bool = False  # whether two equal cards in a trick cancel each other
    # for a game whose small packs can be solved: options (None: those that suit it best), cards, stop → named counts
    solve: Callable[[O | None, int, Callable[[], bool]], Mapping[str, int]] | None = None
    too_long: Callable[[O], Text | None] = never_too_long  # why a deal may be too long for one message of a wire
    public: type[P] | None = None  # of its public facts, for the wire; None: it is played at no table for people
    lessons: Callable[[], Sequence[AnyLesson]] = no_lessons  # guided deals, the first one first
    # what happened in a deal, from what a seat has heard of it; None: its tricks tell that
    told_turns: Callable[[Sequence[Event]], Sequence[TurnSummary]] | None = None
    answers: Callable[[O, int], GameAnswers] | None = None  # options, seats: what the game itself says when asked
    story: Callable[[O, int, ScoredDeal], DealSummary] | None = None  # options, seats, the deal: what it is told as
    worth: Callable[[Iterable[Card]], int] | None = None  # what cards count that a side lays out, where it does
    # options, what was decided, the count of a deal: what else is counted of it, the same figures for each deal
    figures: Callable[[O, Sequence[RecordedDecision], HandScored], Sequence[Figure]] = no_figures
    spoken: Callable[[], SpokenForms] = as_written  # how its sentences are said aloud
    how_to_play: Callable[[], Sequence[TablePictureSpec]] = no_pictures  # its rules for a beginner, in pictures
    presentation: Presentation = PLAIN

    @property
    def teaches(self) -> bool:
        """Whether there are lessons, without asking for them."""
        return self.lessons is not no_lessons

    def player(self, level: str, character: str) -> Callable[[O, int, int], Player[P, A]]:
        """What makes a player of this level; a plain one where the level has no such character."""
        made = self.characters()[character].players if character else {}
        return made.get(level, self.players[level])


AnyGame = GameDefinition[Any, Any, Any]
