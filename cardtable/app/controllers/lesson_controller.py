"""Lessons: opened over the window, resumed where they were left, never recorded; and offers of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.match_controller import MatchController
from cardtable.app.match.player_names import default_players, saved_players
from cardtable.app.match.table_appearance import LOOK
from cardtable.app.program import Program
from cardtable.app.storage.lesson_progress import LessonProgress, LessonProgressFile
from cardtable.app.storage.match_store import OpenedMatch
from cardtable.core.guidance.lessons import AnyLesson
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


_HEADING = translate("Lesson", "%1, a lesson", "the name of a game")
_NOT_HERE = translate("Lesson", "Leave the table with people first: they would have to wait for you.")


class LessonController(QObject):
    """Runs the lesson in the window, at most one."""

    comes = Signal()  # a lesson is about to be shown
    left = Signal()  # the page before the lesson is shown again
    playWanted = Signal(str)  # id of a game: a match against computers is to begin

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._game: AnyGame | None = None
        self._lesson: AnyLesson | None = None
        self.coach: LessonCoach | None = None  # once the table of the lesson is laid out
        self._file = LessonProgressFile(program.paths.lessons, program.say, keep=program.keep)
        program.matchChanged.connect(self._follow)
        program.window.languageChanged.connect(self._retranslate)

    @property
    def is_on(self) -> bool:
        return self._lesson is not None

    def finished(self, game: str, lesson: str) -> bool:
        return self._file.so_far(game, lesson).finished

    def has_finished(self, game: str) -> bool:
        """Return whether any lesson of the game was ever finished, without importing lessons."""
        return self._file.has_finished(game)

    def begin(self, game: str, lesson: str = "") -> None:
        """Begin or resume a lesson of a game; "" for the first that was never finished."""
        program = self._program
        self.end()
        definition = program.games[game]
        lessons = definition.lessons()
        if not lessons:
            return
        if program.match is not None and program.local_match is None:
            program.say(_NOT_HERE)
            return
        named = [candidate for candidate in lessons if candidate.name == lesson]
        unfinished = [candidate for candidate in lessons if not self.finished(game, candidate.name)]
        self._open(definition, (named or unfinished or list(lessons))[0])

    def _open(self, game: AnyGame, lesson: AnyLesson) -> None:
        program = self._program
        host, so_far = self._host(game, lesson)
        self.comes.emit()
        program.practise(OpenedMatch(host))
        if program.match is None or not program.practises:
            return
        self._game, self._lesson = game, lesson
        self._label()
        play, progression = program.match, LessonProgression(lesson, host.config.rules(), so_far.said)
        if play.controller.ready:
            self._attend(play, progression)
        else:
            play.ready.connect(lambda: self._attend(play, progression))

    def _host(self, game: AnyGame, lesson: AnyLesson) -> tuple[MatchHost, LessonProgress]:
        """Return the host of the lesson as it was left; a new one if it was finished, or its game has changed."""
        program, so_far = self._program, self._file.so_far(game.id, lesson.name)
        table = default_players(program.settings.players, program.renderer, lesson.seats)
        names = [read_assignment(player).name for player in saved_players(table, program.renderer)]
        try:
            host = resumed_lesson(game, lesson, so_far.actions, names)
        except ReplayError:
            host = None
        if host is None or host.over:
            return lesson_host(game, lesson, names), LessonProgress(finished=so_far.finished)
        return host, so_far

    def _attend(self, play: MatchController, progression: LessonProgression) -> None:
        from cardtable.app.overlays.coach.lesson_coach import LessonCoach

        if play is not self._program.match:
            return
        coach = self.coach = LessonCoach(play, progression, self._program.announcer)
        coach.progressed.connect(self._store_progress)
        coach.leaveWanted.connect(self.end)
        coach.playOnWanted.connect(self._play_on)
        coach.anotherWanted.connect(self._begin_another)

    def end(self) -> None:
        """Return to what the window showed before the lesson."""
        program = self._program
        if not self.is_on:
            return
        self._store_progress()
        program.end_practice()
        if program.match is None:
            program.window.say()
            program.window.label(None, None)
        else:
            for section in LOOK:  # settings changed meanwhile
                program.match.apply(section, program.settings, program.languages.code)
        self.left.emit()

    def _store_progress(self) -> None:
        """Store the progress; a finished lesson starts again next time."""
        coach, game, lesson, table = self.coach, self._game, self._lesson, self._program.local_match
        if coach is None or game is None or lesson is None or table is None:
            return
        before = self._file.so_far(game.id, lesson.name)
        if coach.coaching.is_over:
            self._file.put(game.id, lesson.name, LessonProgress(finished=True))
        else:
            actions = table.record().actions
            self._file.put(game.id, lesson.name, LessonProgress(actions, coach.coaching.kept, before.finished))

    def _play_on(self) -> None:
        """Return to the match that waits, or begin one of the game."""
        game = self._game
        self.end()
        if game is not None and self._program.match is None:
            QTimer.singleShot(0, self, lambda: self.playWanted.emit(game.id))

    def _begin_another(self) -> None:
        """Begin the next lesson of the game; the first follows the last."""
        game, lesson = self._game, self._lesson
        self.end()
        if game is not None and lesson is not None:
            lessons = list(game.lessons())
            names = [candidate.name for candidate in lessons]
            following = lessons[(names.index(lesson.name) + 1) % len(lessons)]
            QTimer.singleShot(0, self, lambda: self._open(game, following))

    def _follow(self) -> None:
        """Forget a lesson that another match has replaced."""
        program, coach = self._program, self.coach
        is_shown = program.practises and (coach is None or coach.parent() is program.match)
        if self.is_on and self._game is not None and not is_shown:
            self._game = self._lesson = self.coach = None

    def _label(self) -> None:
        if self._game is not None:
            self._program.window.label(None, _HEADING.filled(self._game.name))

    def _retranslate(self) -> None:
        if self.is_on:
            self._label()
        if self.coach is not None:
            self.coach.retranslate()


class LessonOffers(QObject):
    """Offers a lesson after three equal refusals in a deal, once in a match, unless the settings forbid it."""

    def __init__(self, program: Program, lessons: LessonController) -> None:
        super().__init__(program)
        self._program, self._lessons = program, lessons
        self._play: MatchController | None = None
        self._refusals = RefusalCounter()
        self.offer: LessonOffer | None = None  # of this match
        program.matchChanged.connect(self._follow)

    def _follow(self) -> None:
        play = self._program.match
        if play is self._play or self._program.practises or self._program.local_match is None:
            return
        self._play, self._refusals, self.offer = play, RefusalCounter(), None
        if play is not None and play.controller.ready:
            self._attend(play)
        elif play is not None:
            play.ready.connect(lambda: self._attend(play))

    def _attend(self, play: MatchController) -> None:
        if play is self._play:
            play.model.refused.connect(self._count)

    def _count(self, refusal: Refusal) -> None:
        play = self._play
        if play is None or play is not self._program.match or self.offer is not None:
            return
        is_repeated = self._refusals.count(refusal, play.controller.deal)
        if not is_repeated or not self._program.settings.table.coach_offers:
            return
        found = lesson_for(play.config.game, refusal)
        if found is None:
            return
        from cardtable.app.overlays.coach.lesson_coach import LessonOffer

        (lesson, question), game = found, play.config.game.id
        offer = self.offer = LessonOffer(play, self._program.announcer)
        offer.accepted.connect(lambda: self._lessons.begin(game, lesson.name))
        program = self._program
        offer.declinedForGood.connect(lambda: program.change(program.settings.table.changed("coach_offers", False)))
        offer.ask(question)
