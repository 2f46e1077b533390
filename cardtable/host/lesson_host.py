"""The table of a lesson: its game deals the cards of the lesson, once, and the others play what the lesson says.

It is a usual host: its game gets other rules, which deal the lesson's cards and end the match with the deal, and one
more level, which plays the lesson's wishes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.characters import no_characters
from cardtable.core.events import Event
from cardtable.core.lessons import LEARNER, AnyLesson
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.rules import Advice, AnyGame, Codec, Player, Rules
from cardtable.core.views import State, Step, View
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import PERSON, SeatAssignment

TEACHING = "lesson"  # the level of the others


def taught(game: AnyGame, lesson: AnyLesson) -> AnyGame:
    """The game as it is played in the lesson; hints come from its own levels."""
    teaching = partial(_player, game, lesson)
    return replace(
        game,
        rules=partial(_rules, game, lesson),
        players={TEACHING: teaching, **game.players},
        characters=no_characters,
    )


def lesson_host(game: AnyGame, lesson: AnyLesson, names: Sequence[str] = ()) -> MatchHost:
    """A table with the learner and nobody else who looks; the same cards and the same play each time.

    `names`: by seat, as records keep them; () for none.
    """
    played = taught(game, lesson)
    named = (*names, *("" for _ in range(lesson.seats - len(names))))
    players = [str(SeatAssignment(PERSON if seat == LEARNER else TEACHING, name)) for seat, name in enumerate(named)]
    secret = MatchSecret(lesson.deal, f"lesson {lesson.name}")
    return MatchHost(settle_config(played, lesson.options, players, secret), secret)


def resumed_lesson(
    game: AnyGame, lesson: AnyLesson, actions: Sequence[tuple[Seat, str]], names: Sequence[str] = ()
) -> MatchHost:
    """The table as it was left after these actions; raises ReplayError where they are not possible."""
    fresh = lesson_host(game, lesson, names).record()
    record: Record = replace(fresh, actions=tuple(actions))
    return MatchHost.restored(record, {game.id: taught(game, lesson)})


class LessonRules:
    """The rules of a game where the deck is given and one deal is the whole match."""

    def __init__(self, rules: Rules[Any, Any], deck: Sequence[Card]) -> None:
        """`deck`: in the order in which it is dealt; () for the deck of the deal's number."""
        self._rules = rules
        self._deck = tuple(deck)

    @property
    def zones(self) -> Sequence[ZoneSpec]:
        """Those of the game."""
        return self._rules.zones

    def deck(self) -> Sequence[Card]:
        """The pack of the game."""
        return self._rules.deck()

    def deal(self, previous: State[Any] | None, deck: Sequence[Card]) -> Step[Any]:
        """Deal the cards of the lesson."""
        return self._rules.deal(previous, self._deck or deck)

    def actors(self, public: Any) -> frozenset[Seat]:
        """Those of the game; nobody once the deal has been counted."""
        return frozenset() if self.match_over(public) else self._rules.actors(public)

    def legal(self, view: View[Any]) -> Iterator[Any]:
        """What the game allows."""
        return self._rules.legal(view)

    def check(self, view: View[Any], action: Any) -> Refusal | None:
        """What the game forbids."""
        return self._rules.check(view, action)

    def apply(self, state: State[Any], seat: Seat, action: Any) -> Step[Any]:
        """What the game makes of it."""
        return self._rules.apply(state, seat, action)

    def hand_over(self, public: Any) -> bool:
        """Whether the deal has been counted."""
        return self._rules.hand_over(public)

    def match_over(self, public: Any) -> bool:
        """The same: no other deal follows."""
        return self._rules.hand_over(public) or self._rules.match_over(public)

    def sides(self, public: Any) -> tuple[Seat, ...]:
        """Those of the game."""
        return self._rules.sides(public)


class LessonPlayer:
    """Does the first of its seat's wishes that the rules allow now, and what its level does where none is left.

    Wishes are a set, not a sequence: a player has no memory, so the same question gets the same answer.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        wishes: Mapping[Seat, Sequence[Any]],
        otherwise: Callable[[], Player[Any, Any]],
    ) -> None:
        self._rules = rules
        self._wishes = wishes
        self._otherwise = otherwise
        self._level: Player[Any, Any] | None = None

    def choose(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Any:
        """The first wish that may be done now."""
        assert view.seat is not None  # whoever is to act sits there
        for wish in self._wishes.get(view.seat, ()):
            if self._rules.check(view, wish) is None:
                return wish
        return self._by_level.choose(view, heard, stop)

    def advise(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Advice[Any]:
        """What the level says: nobody asks the others of a lesson why."""
        return self._by_level.advise(view, heard, stop)

    @property
    def _by_level(self) -> Player[Any, Any]:
        if self._level is None:
            self._level = self._otherwise()
        return self._level


def _rules(game: AnyGame, lesson: AnyLesson, options: Any, seats: int) -> Rules[Any, Any]:
    return LessonRules(game.rules(options, seats), lesson.deck)


def _player(game: AnyGame, lesson: AnyLesson, options: Any, seats: int, chance: int) -> Player[Any, Any]:
    codec: Codec[Any] = game.codec
    wishes = {seat: tuple(map(codec.read, texts)) for seat, texts in lesson.plays.items()}
    rules = game.rules(options, seats)
    return LessonPlayer(rules, wishes, lambda: game.players[lesson.level](options, seats, chance))
