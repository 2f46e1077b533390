"""Interface of a game: rules, codec of its actions, players, and the definition that joins them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic, Protocol, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.core.controls import Controls
from cardtable.core.events import Event, HandScored
from cardtable.core.guidance.candidate_values import CandidateValue
from cardtable.core.guidance.characters import Characters, no_characters
from cardtable.core.guidance.figures import Figure, RecordedDecision
from cardtable.core.guidance.lessons import AnyLesson, no_lessons
from cardtable.core.guidance.player_queries import GameAnswers
from cardtable.core.guidance.rulebook import Clause
from cardtable.core.guidance.turn_summaries import DealSummary, ScoredDeal, TurnSummary
from cardtable.core.language.speech_forms import SpokenForms
from cardtable.core.presentation import PLAIN, Presentation, TablePictureSpec
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.views import State, Step, View
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat

P = TypeVar("P")  # a game's public facts, a frozen dataclass
A = TypeVar("A")  # a game's actions, a union of frozen dataclasses
A_co = TypeVar("A_co", covariant=True)
T = TypeVar("T")
O = TypeVar("O")  # a game's options, a frozen dataclass


class Rules(Protocol[P, A]):
    """Rules of one game: pure, deterministic, without randomness and clock."""

    @property
    def zones(self) -> Sequence[ZoneSpec]:
        """Zone kinds of this game under these options."""

    def deck(self) -> Sequence[Card]:
        """Return the pack in use, in text order."""

    def deal(self, previous: State[P] | None, deck: Sequence[Card]) -> Step[P]:
        """Deal from the deck's first card on (G-01); `previous` is None for the first deal of a match."""

    def actors(self, public: P) -> frozenset[Seat]:
        """Return the seats that are to act now: several when all choose at once, none when the match is over."""

    def legal(self, view: View[P]) -> Iterator[A]:
        """Yield the seat's legal actions, lazily; complete where that is feasible."""

    def check(self, view: View[P], action: A) -> Refusal | None:
        """Return None if the seat may do this now, else a refusal with the clause that forbids it."""

    def apply(self, state: State[P], seat: Seat, action: A) -> Step[P]:
        """Return the state after a legal action; undefined for an illegal one."""

    def hand_over(self, public: P) -> bool:
        """Return True if the deal has been played and scored."""

    def match_over(self, public: P) -> bool:
        """Return True if the match has ended."""

    def sides(self, public: P) -> tuple[Seat, ...]:
        """Return, by seat, the lowest seat of its side; the seat itself without partners."""


class Codec(Protocol[A]):
    """Codec of actions as one line of text, for saved games, golden transcripts and the network."""

    def write(self, action: A) -> str:
        """Return the canonical text of an action."""

    def read(self, text: str) -> A:
        """Return the action of a text; raise ValueError with one sentence if it is none."""


@frozen
class Advice(Generic[A_co]):
    """A recommended action with a reason in one sentence; `values` of all tried actions, the recommended one first.

    Only a judge fills `values`; () if there is no choice: one action, or several with equal results.
    """

    action: A_co
    reason: Text
    values: tuple[CandidateValue[A_co], ...] = ()


class Yardstick(Protocol[P, A_co]):
    """A computer player that only chooses.

    It keeps no state between calls, so resume, undo, hints and a new worker need no care. `history` holds
    the events sent to its seat since the deal began (cards passed, suits shown void). Randomness comes from the seed
    of its creation and len(history). Effort is counted, not timed; `stop` only says that time is up.
    """

    def choose(self, view: View[P], history: Sequence[Event], stop: Callable[[], bool]) -> A_co:
        """Return a legal action for the view's seat."""


class Player(Yardstick[P, A_co], Protocol[P, A_co]):
    """A computer player that can give a reason."""

    def advise(self, view: View[P], history: Sequence[Event], stop: Callable[[], bool]) -> Advice[A_co]:
        """Return the action that `choose` would return, with its reason."""


@frozen
class Measure:
    """Thresholds, in points, of a choice's regret: from `little` on it is mentioned, from `much` on it is a mistake."""

    little: float
    much: float


def always(answer: T) -> Callable[..., T]:
    """Return a function with this answer, whatever it is asked."""
    return lambda *_asked: answer


fewest, most = always(True), always(False)  # points that are best, whatever the options


@frozen
class GameDefinition(Generic[P, A, O]):
    """Everything that the rest of the program knows about a game."""

    id: str
    version: int  # of the rules: a log of another version is replayed only if it still fits
    name: Text
    seats: Sequence[int]  # every seat count that some option set allows
    options: type[O]
    rules: Callable[[O, int], Rules[P, A]]  # options, seats; ValueError with one sentence if they do not fit
    controls: Callable[[O, int], Controls[P, A]]  # options, seats
    players: Mapping[str, Callable[[O, int, int], Player[P, A]]]  # weakest first; options, seats, seed
    codec: Codec[A]
    rulebook: Callable[[O, int], Sequence[Clause]]  # options, seats: rules in force, for people
    draws_seats: Callable[[O], bool] | None = None  # True if cards are drawn for the seats first
    deal_passes_on: bool = False  # True if the first dealer changes from match to match
    # options, seats, seed and the chosen action: the strongest level without haste, which compares that action with its
    # own choices
    judge: Callable[[O, int, int, A], Player[P, A]] | None = None
    # older levels kept for measuring others, such as `expert@1`; offered to `simulate` and bots alone
    yardsticks: Mapping[str, Callable[[O, int, int], Yardstick[P, A]]] = field(default_factory=dict)
    characters: Callable[[], Characters] = no_characters  # styles of play within one level
    judged_in: Measure = Measure(0.5, 5.0)  # thresholds of the judge's values
    searching: frozenset[str] = frozenset()  # levels that search so long that they need the worker process
    low_wins: Callable[[O], bool] = fewest  # True if fewest points are best: for sorting, chart and figures
    target: Callable[[O, int], int | None] = always(None)  # options, seats: total that ends the match, or None
    claims: bool = False  # True if its controls ever offer to end a deal whose result is certain
    twins_cancel: bool = False  # True if two equal cards in a trick cancel each other
    # for a game whose small packs can be solved: options (None: those that suit it best), cards, stop → named counts
    solve: Callable[[O | None, int, Callable[[], bool]], Mapping[str, int]] | None = None
    too_long: Callable[[O], Text | None] = always(None)  # reason why a deal may be too long for one message, or None
    public: type[P] | None = None  # type of its public facts, for messages; None: not playable over a network
    lessons: Callable[[], Sequence[AnyLesson]] = no_lessons  # guided deals, in order
    # turn summaries from a seat's history of a deal; None: its tricks serve
    told_turns: Callable[[Sequence[Event]], Sequence[TurnSummary]] | None = None
    answers: Callable[[O, int], GameAnswers] | None = None  # options, seats: answers of the game's own to queries
    story: Callable[[O, int, ScoredDeal], DealSummary] | None = None  # options, seats, deal: its summary
    worth: Callable[[Iterable[Card]], int] | None = None  # card points of melds, where the game has them
    # options, decisions, deal result: further figures of a deal, the same ones for each deal
    figures: Callable[[O, Sequence[RecordedDecision], HandScored], Sequence[Figure]] = always(())
    spoken: Callable[[], SpokenForms] = always(SpokenForms())  # spoken forms of its sentences
    how_to_play: Callable[[], Sequence[TablePictureSpec]] = always(())  # its rules for a beginner, in pictures
    conventions: Callable[[], Sequence[Text]] = always(())  # what partners expect of each other, in sentences
    presentation: Presentation = PLAIN

    @property
    def teaches(self) -> bool:
        """True if there are lessons; does not import them."""
        return self.lessons is not no_lessons

    def player(self, level: str, character: str) -> Callable[[O, int, int], Player[P, A]]:
        """Return the factory of a player of this level; a plain one where the level lacks the character."""
        made = self.characters()[character].players if character else {}
        return made.get(level, self.players[level])


AnyGame = GameDefinition[Any, Any, Any]
