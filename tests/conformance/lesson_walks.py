"""Plays a lesson by its rules alone: the learner does what the coach asks, or takes a wrong turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from cardtable.core.guidance.lessons import LEARNER, AnyLesson
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session
from cardtable.core.views import View
from cardtable.host.lesson_host import TEACHING, lesson_game, lesson_host
from cardtable.host.match_config import MatchSecret
from cardtable.models.lesson_progression import CoachPrompt, CoachText, LessonProgression
from cardtable.players.player_questions import MatchPlayers, PlayerQuestion

FEW = 400  # legal actions that are looked at for a wrong turn
WRONG = 4  # other actions that are tried at each occasion

Turn = Callable[[CoachText, Sequence[Any]], Any]  # what is asked for, and what else is legal: what the learner does


def as_asked(note: CoachText, others: Sequence[Any]) -> Any:
    """The learner does what the coach says."""
    return note.action


def contrary(note: CoachText, others: Sequence[Any]) -> Any:
    """The learner never does what the coach says where there is anything else."""
    return others[-1] if others else note.action


@dataclass
class Walk:
    """One way through a lesson, with all that the coach has said on it."""

    game: AnyGame
    lesson: AnyLesson
    notes: list[CoachText] = field(default_factory=list)
    views: list[View[Any]] = field(default_factory=list)  # the learner's, whenever the coach looked
    turns: list[str] = field(default_factory=list)  # occasions at which another action was legal

    def __post_init__(self) -> None:
        played = lesson_game(self.game, self.lesson)
        self.record: Record = lesson_host(self.game, self.lesson).record()
        self._secret = MatchSecret(self.record.seed, self.record.salt)  # the others play as at the lesson's own table
        self.session = Session.replay(self.record, played)
        self.coaching = LessonProgression(self.lesson, played.rules(self.lesson.options, self.lesson.seats))
        self._minds = MatchPlayers(played, self.lesson.options, self.lesson.seats)

    def walk(self, turn: Turn) -> Walk:
        """To the end of the lesson."""
        self._look()
        while not self.session.match_over:
            actor = min(self.session.actors)
            action = self._learners(turn) if actor == LEARNER else self._level(actor, TEACHING)
            refusal = self.session.submit(actor, action, self.session.state_version)
            assert refusal is None, (self.lesson.name, self.coaching.note, action, refusal)
            self._look()
        return self

    def _look(self) -> None:
        """The coach looks, and the learner reads what only tells."""
        view, acts = self.session.view(LEARNER), LEARNER in self.session.actors
        self.views.append(view)
        self._take(self.coaching.seen(view, acts=acts, over=self.session.match_over))
        while self.coaching.note is not None and self.coaching.note.manner in (CoachPrompt.TELLS, CoachPrompt.STRAYED):
            self._take(self.coaching.read(view, acts=acts))

    def _take(self, coaching: LessonProgression) -> None:
        if coaching.note is not None and coaching.note != self.coaching.note:
            self.notes.append(coaching.note)
        self.coaching = coaching

    def _learners(self, turn: Turn) -> Any:
        note = self.coaching.note
        assert note is not None, (self.lesson.name, self.coaching.said)  # something is said at every decision
        if note.manner is CoachPrompt.FREE:
            self._take(self.coaching.done(self._level(LEARNER, self.lesson.level)))
            return self._level(LEARNER, self.lesson.level)
        rules = self.game.rules(self.lesson.options, self.lesson.seats)
        view = self.session.view(LEARNER)
        assert rules.check(view, note.action) is None, (self.lesson.name, note, view)
        others = [action for action in islice(rules.legal(view), FEW) if action != note.action]
        if others:
            self.turns.append(self.coaching.said[-1])
        action = turn(note, others)
        self._take(self.coaching.done(action))
        return action

    def _level(self, seat: Any, level: str) -> Any:
        view, heard = self.session.view(seat), self.session.heard(seat)
        options, chance = self.lesson.options.save(), self._secret.chance(seat)
        return self._minds.answer(PlayerQuestion(self.game.id, options, self.lesson.seats, level, chance, view, heard))


def walks(game: AnyGame, lesson: AnyLesson) -> Iterator[Walk]:
    """The way that is asked for, one with a wrong turn wherever there is one, and one with a single wrong turn at
    each occasion, to some of the other actions."""
    straight = Walk(game, lesson).walk(as_asked)
    yield straight
    yield Walk(game, lesson).walk(contrary)
    for name in straight.turns:
        for number in range(WRONG):
            walk = Walk(game, lesson)
            yield walk.walk(_wrong_at(walk, name, number))


def _wrong_at(walk: Walk, name: str, number: int) -> Turn:
    def turn(note: CoachText, others: Sequence[Any]) -> Any:
        wrong = others and walk.coaching.said[-1] == name
        return others[number * (len(others) - 1) // (WRONG - 1)] if wrong else note.action

    return turn
