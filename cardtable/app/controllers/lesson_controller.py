"""Lessons: begun over whatever the window shows, left and taken up again, kept out of every count.

After three refusals of a kind in a deal the coach offers its lesson, once in a match, unless it is never to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.match_controller import MatchController
from cardtable.app.match.player_names import default_players, saved_players
from cardtable.app.match.table_appearance import LOOK
from cardtable.app.overlays.coach.coach_content import HEADING
from cardtable.app.program import Program
from cardtable.app.storage.lesson_progress import LessonProgress, LessonProgressFile
from cardtable.app.storage.match_store import OpenedMatch
from cardtable.core.lessons import AnyLesson
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.session import ReplayError
from cardtable.core.text import translate
from cardtable.host.lesson_host import lesson_host, resumed_lesson
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import read_assignment
from cardtable.models.lesson_progression import LessonProgression, RefusalCounter, lesson_for

if TYPE_CHECKING:
    from cardtable.app.overlays.coach.lesson_coach import LessonCoach, LessonOffer


_NOT_HERE = translate("Lesson", "Leave the table of people first: they would have to wait for you.")


class LessonController(QObject):
    """Owns the lesson on the table, of which there is one at most."""

    comes = Signal()  # a lesson is about to be laid over what the window shows
    left = Signal()  # what was there before is there again
    playWanted = Signal(str)  # id of a game, to be played alone now

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._game: AnyGame | None = None
        self._lesson: AnyLesson | None = None
        self._coach: LessonCoach | None = None
        self._file = LessonProgressFile(program.paths.lessons, program.say, keep=program.keep)
        program.matchChanged.connect(self._follow)
        program.window.languageChanged.connect(self._retranslate)

    @property
    def is_on(self) -> bool:
        """Whether a lesson lies on the table."""
        return self._lesson is not None

    @property
    def coach(self) -> LessonCoach | None:
        """That of the lesson on the table, once its table is laid out."""
        return self._coach

    def finished(self, game: str, lesson: str) -> bool:
        """Whether it has been played to its end once."""
        return self._file.so_far(game, lesson).finished

    def has_finished(self, game: str) -> bool:
        """Whether any lesson of the game has been played to its end once; no lesson need be imported for it."""
        return self._file.has_finished(game)

    def begin(self, game: str, lesson: str = "") -> None:
        """Begin a lesson of a game, or go on where it was left; "" for the first one that has not been finished."""
        program = self._program
        self.end()
        definition = program.games[game]
        lessons = definition.lessons()
        if not lessons:
            return
        if program.play is not None and program.table is None:
            program.say(_NOT_HERE)
            return
        unfinished = [one for one in lessons if not self.finished(game, one.name)]
        named = [one for one in lessons if one.name == lesson]
        self._open(definition, (named or unfinished or list(lessons))[0])

    def _open(self, game: AnyGame, lesson: AnyLesson) -> None:
        program = self._program
        host, so_far = self._host(game, lesson)
        self.comes.emit()
        program.practise(OpenedMatch(host))
        if program.play is None or not program.practises:
            return
        self._game, self._lesson = game, lesson
        self._label()
        play, coaching = program.play, LessonProgression(lesson, host.terms.rules(), so_far.said)
        if play.controller.ready:
            self._attend(play, coaching)
        else:
            play.ready.connect(lambda: self._attend(play, coaching))

    def _host(self, game: AnyGame, lesson: AnyLesson) -> tuple[MatchHost, LessonProgress]:
        """The table as it was left; from its first card where it was played to its end, or its game has changed."""
        program, so_far = self._program, self._file.so_far(game.id, lesson.name)
        table = default_players(program.settings.players, program.words, lesson.seats)
        names = [read_assignment(player).name for player in saved_players(table, program.words)]
        try:
            host = resumed_lesson(game, lesson, so_far.actions, names)
        except ReplayError:
            host = None
        if host is None or host.over:
            return lesson_host(game, lesson, names), LessonProgress(finished=so_far.finished)
        return host, so_far

    def _attend(self, play: MatchController, coaching: LessonProgression) -> None:
        from cardtable.app.overlays.coach.lesson_coach import LessonCoach

        if play is not self._program.play:
            return
        coach = self._coach = LessonCoach(play, coaching, self._program.mouth)
        coach.progressed.connect(self._keep)
        coach.leaveWanted.connect(self.end)
        coach.playOnWanted.connect(self._play_on)
        coach.anotherWanted.connect(self._begin_another)

    def end(self) -> None:
        """Back to what was there before the lesson."""
        program = self._program
        if not self.is_on:
            return
        self._keep()
        program.end_practice()
        if program.play is None:
            program.window.say()
            program.window.label(None, None)
        else:
            for section in LOOK:  # what was changed meanwhile
                program.play.apply(section, program.settings, program.languages.code)
        self.left.emit()

    def _keep(self) -> None:
        """How far it is now; one that is at its end begins anew the next time."""
        coach, game, lesson, table = self._coach, self._game, self._lesson, self._program.table
        if coach is None or game is None or lesson is None or table is None:
            return
        before = self._file.so_far(game.id, lesson.name)
        if coach.coaching.is_over:
            self._file.put(game.id, lesson.name, LessonProgress(finished=True))
        else:
            actions = table.record().actions
            self._file.put(game.id, lesson.name, LessonProgress(actions, coach.coaching.kept, before.finished))

    def _play_on(self) -> None:
        """Alone: the match that has waited, or a new one of the game."""
        game = self._game
        self.end()
        if game is not None and self._program.play is None:
            QTimer.singleShot(0, self, lambda: self.playWanted.emit(game.id))

    def _begin_another(self) -> None:
        """The next lesson of the game, after the last one the first."""
        game, lesson = self._game, self._lesson
        self.end()
        if game is not None and lesson is not None:
            lessons = list(game.lessons())
            place = next(place for place, one in enumerate(lessons) if one.name == lesson.name)
            following = lessons[(place + 1) % len(lessons)]
            QTimer.singleShot(0, self, lambda: self._open(game, following))

    def _follow(self) -> None:
        """The lesson may have been taken off the table by something else, such as another match."""
        if self.is_on and self._game is not None and not self._is_shown():
            self._game, self._lesson, self._coach = None, None, None

    def _is_shown(self) -> bool:
        play, coach = self._program.play, self._coach
        return self._program.practises and (coach is None or coach.parent() is play)

    def _label(self) -> None:
        if self._game is not None:
            self._program.window.label(None, HEADING.filled(self._game.name))

    def _retranslate(self) -> None:
        if self.is_on:
            self._label()
        if self._coach is not None:
            self._coach.retranslate()


class LessonOffers(QObject):
    """Follows the match on the table."""

    def __init__(self, program: Program, lessons: LessonController) -> None:
        super().__init__(program)
        self._program, self._lessons = program, lessons
        self._play: MatchController | None = None
        self._refused = RefusalCounter()
        self.offer: LessonOffer | None = None  # that of this match, once it has been made
        program.matchChanged.connect(self._follow)

    def _follow(self) -> None:
        play = self._program.play
        if play is self._play or self._program.practises or self._program.table is None:
            return
        self._play, self._refused, self.offer = play, RefusalCounter(), None
        if play is not None and play.controller.ready:
            self._attend(play)
        elif play is not None:
            play.ready.connect(lambda: self._attend(play))

    def _attend(self, play: MatchController) -> None:
        if play is self._play:
            play.model.refused.connect(self._count)

    def _count(self, refusal: Refusal) -> None:
        play = self._play
        if play is None or play is not self._program.play or self.offer is not None:
            return
        often = self._refused.count(refusal, play.controller.deal)
        found = lesson_for(play.terms.game, refusal) if often and self._program.settings.table.coach_offers else None
        if found is not None:
            lesson, question = found
            self._ask(play, lesson.name).ask(question)

    def _ask(self, play: MatchController, lesson: str) -> LessonOffer:
        from cardtable.app.overlays.coach.lesson_coach import LessonOffer

        game = play.terms.game.id
        offer = self.offer = LessonOffer(play, self._program.mouth)
        offer.accepted.connect(lambda: self._lessons.begin(game, lesson))
        offer.declinedForGood.connect(self._never)
        return offer

    def _never(self) -> None:
        self._program.change(self._program.settings.table.changed("coach_offers", False))
