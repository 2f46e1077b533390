"""Host of a lesson: a usual host whose game deals the lesson's cards once and has a scripted level.

The rules deal the lesson's cards and end the match with the deal; the level "lesson" plays the lesson's script.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import Event
from cardtable.core.guidance.characters import no_characters
from cardtable.core.guidance.lessons import LEARNER, AnyLesson
from cardtable.core.record import Record
from cardtable.core.rules import Advice, AnyGame, Codec, Player, Rules
from cardtable.core.views import State, Step, View
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import PERSON, SeatAssignment

TEACHING = "lesson"  # the scripted level


def lesson_game(game: AnyGame, lesson: AnyLesson) -> AnyGame:
    """Return the game with the rules and the scripted level of a lesson; hints come from its own levels."""
    teaching = partial(_player, game, lesson)
    return replace(
        game,
        rules=partial(_rules, game, lesson),
        players={TEACHING: teaching, **game.players},
        characters=no_characters,
    )


def lesson_host(game: AnyGame, lesson: AnyLesson, names: Sequence[str] = ()) -> MatchHost:
    """Return a host with the learner and scripted players; the cards and their play are the same each time.

    `names`: by seat, as in a record; () for none.
    """
    played = lesson_game(game, lesson)
    named = (*names, *("" for _ in range(lesson.seats - len(names))))
    players = [str(SeatAssignment(PERSON if seat == LEARNER else TEACHING, name)) for seat, name in enumerate(named)]
    secret = MatchSecret(lesson.deal, f"lesson {lesson.name}")
    return MatchHost(settle_config(played, lesson.options, players, secret), secret)


def resumed_lesson(
    game: AnyGame, lesson: AnyLesson, actions: Sequence[tuple[Seat, str]], names: Sequence[str] = ()
) -> MatchHost:
    """Return the host after these actions; raise ReplayError if they are not possible."""
    fresh = lesson_host(game, lesson, names).record()
    record: Record = replace(fresh, actions=tuple(actions))
    return MatchHost.restore(record, {game.id: lesson_game(game, lesson)})


class LessonRules:
    """Rules of a game with a given deck; one deal is the whole match."""

    def __init__(self, rules: Rules[Any, Any], deck: Sequence[Card]) -> None:
        """`deck`: in the order in which it is dealt; () for the deck of the deal's number."""
        self._rules = rules
        self._deck = tuple(deck)
        self.zones, self.deck, self.sides, self.hand_over = rules.zones, rules.deck, rules.sides, rules.hand_over
        self.legal, self.check, self.apply = rules.legal, rules.check, rules.apply

    def deal(self, previous: State[Any] | None, deck: Sequence[Card]) -> Step[Any]:
        return self._rules.deal(previous, self._deck or deck)

    def actors(self, public: Any) -> frozenset[Seat]:
        return frozenset() if self.match_over(public) else self._rules.actors(public)

    def match_over(self, public: Any) -> bool:
        return self._rules.hand_over(public) or self._rules.match_over(public)


@dataclass(eq=False)
class LessonPlayer:
    """Scripted player: the first of its seat's scripted actions that is legal now, else the choice of its level.

    The script is a set, not a sequence: a player has no memory, so the same question gets the same answer.
    """

    _rules: Rules[Any, Any]
    _script: Mapping[Seat, Sequence[Any]]
    _otherwise: Callable[[], Player[Any, Any]]

    def choose(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Any:
        assert view.seat is not None  # only a seat is asked to act
        for action in self._script.get(view.seat, ()):
            if self._rules.check(view, action) is None:
                return action
        return self._by_level.choose(view, history, stop)

    def advise(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Advice[Any]:
        return self._by_level.advise(view, history, stop)

    @cached_property
    def _by_level(self) -> Player[Any, Any]:
        return self._otherwise()


def _rules(game: AnyGame, lesson: AnyLesson, options: Any, seats: int) -> Rules[Any, Any]:
    return LessonRules(game.rules(options, seats), lesson.deck)


def _player(game: AnyGame, lesson: AnyLesson, options: Any, seats: int, chance: int) -> Player[Any, Any]:
    codec: Codec[Any] = game.codec
    script = {seat: tuple(map(codec.read, texts)) for seat, texts in lesson.plays.items()}
    rules = game.rules(options, seats)
    return LessonPlayer(rules, script, lambda: game.players[lesson.level](options, seats, chance))
