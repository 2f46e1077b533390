"""The program behind its window: settings, language, the match on the table, and what the menus do with them."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cardtable.app.labels import deal_label, match_heading
from cardtable.app.languages import Languages
from cardtable.app.leisure import Leisure
from cardtable.app.match.people import PERSON, has_begun, kept_players, read_seat, usual_table
from cardtable.app.match.seating import fits, usual_seats
from cardtable.app.match.setup import Match
from cardtable.app.matches import Found, Matches
from cardtable.app.paths import Paths
from cardtable.app.settings import LanguageSettings, Section, Settings
from cardtable.app.storage.settings_file import save_settings
from cardtable.app.window import MainWindow
from cardtable.app.words import AppWords
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.shuffle import fresh_seed
from cardtable.core.text import Text

if TYPE_CHECKING:  # a first start shows the welcome page without a table
    from cardtable.app.play import Counted, Play
    from cardtable.app.results import Results
    from cardtable.app.seat_draw import SeatDraw
    from cardtable.models.worker import Thinker
    from cardtable.table.art.card_faces import CardFaces

# What is imported in idle moments, so that it comes at once when it is wanted
_FOR_THE_PROCESS = ("multiprocessing.connection", "cardtable.players.worker")
_FOR_THE_COUNT = ("cardtable.app.dialogs.base", "cardtable.app.dialogs.summary")


class Program(QObject):
    """Owns everything that lives as long as the window; `keep`: whether settings and results are written."""

    settingsChanged = Signal()
    matchChanged = Signal()  # another match, or none, is on the table
    changed = Signal()  # what the commands can do may have changed
    requested = Signal(str)  # name of a command of the menus, given at the table
    counted = Signal(object)  # Counted: to be shown before the next deal

    def __init__(
        self,
        app: QApplication,
        games: Mapping[str, AnyGame],
        paths: Paths,
        settings: Settings,
        window: MainWindow,
        *,
        language: str | None = None,
        keep: bool = True,
    ) -> None:
        super().__init__()
        self.games = games
        self.paths = paths
        self.settings = settings
        self.keep = keep
        self.words = AppWords()
        self.languages = Languages(app, self.words, language)
        self.languages.choose(settings.language)
        self.window = window
        window.furnish(self.words)
        self.matches = Matches(paths, games, self.say, keep=keep)
        if self.matches.place > 1:
            window.set_copy(self.matches.place)
        self.play: Play | None = None
        self.seat_draw: SeatDraw | None = None  # while cards are drawn for the places of a match to come
        self.thinker: Thinker | None = None
        self._requests = count(1)
        self._faces: CardFaces | None = None
        self._results: Results | None = None
        self.window.closing.connect(self.close)
        self.window.languageChanged.connect(self._retranslate)
        self._saving = QTimer(self)
        self._saving.setSingleShot(True)
        self._saving.setInterval(400)
        self._saving.timeout.connect(self.save_settings)

    @property
    def faces(self) -> CardFaces:
        """The pictures of the cards, for the table and for dialogs."""
        if self._faces is None:
            from cardtable.table.art.card_faces import CardFaces
            from cardtable.table.art.style import CardStyle

            self._faces = CardFaces(CardStyle(), self)
        return self._faces

    @property
    def results(self) -> Results:
        """The statistics."""
        if self._results is None:
            from cardtable.app.results import Results

            self._results = Results(self.paths.statistics, self.say)
        return self._results

    @property
    def unfinished(self) -> bool:
        """Whether a new match would end one that the person is playing."""
        return self.play is not None and not self.play.session.match_over and has_begun(self.play.session.record())

    def after_first_frame(self) -> None:
        """Begin with what the first frame need not wait for: the worker process, the window's icon, the next dialog."""
        gc.freeze()  # what is there now stays for good: no collection need look at it
        gc.enable()
        Leisure(self._preparations(), self)

    def _preparations(self) -> Iterator[None]:
        """Each piece takes a few milliseconds."""
        for module in _FOR_THE_PROCESS:
            import_module(module)
            yield
        from cardtable.models.worker import Thinker

        self.thinker = Thinker(self)
        self.thinker.start()
        if self.play is not None:
            self.play.worker.ready()
        yield
        from cardtable.table.art.icons import APPLICATION_SIZES, application_pixmap

        icon = QIcon()
        for size in APPLICATION_SIZES:
            icon.addPixmap(application_pixmap(size))
            yield
        self.window.setWindowIcon(icon)
        for module in _FOR_THE_COUNT:
            yield
            import_module(module)
        yield
        self.languages.load_fonts()

    def say(self, sentence: Text) -> None:
        """Tell the person something in the status line and to the screen reader."""
        self.window.notice(sentence)

    def new_match(
        self,
        game: str,
        *,
        options: Options | None = None,
        seats: int | None = None,
        players: Sequence[str] = (),
        seed: str | None = None,
        by_itself: bool = False,
    ) -> None:
        """Begin a match; what is not given is as it was last chosen. Raises ValueError if the rules do not fit."""
        rules = options or self.next_rules(game)[0]
        number = seats or len(players) or self._fitting_seats(game, rules)
        levels = self.settings.game(game).levels
        table = tuple(players) or usual_table(self.settings.players, self.words, number, levels)
        match = Match(self.games[game], rules.settled(number), kept_players(table, self.words), seed or fresh_seed())
        if match.draws_seats:
            self._draw_seats(match, by_itself=by_itself)
        else:
            self.show(self.matches.begin(match), by_itself=by_itself)

    def next_rules(self, game: str) -> tuple[Options, int]:
        """The rules and the number of players of the next match of a game."""
        options = self.settings.game(game).chosen(self.games[game])
        seats = self._fitting_seats(game, options)
        return options.settled(seats), seats

    def remember_portraits(self, players: Sequence[str], portraits: Sequence[int]) -> None:
        """Keep the faces that were chosen for people."""
        chosen = dict(self.settings.portraits)
        for player, portrait in zip(kept_players(players, self.words), portraits, strict=True):
            level, name = read_seat(player)
            if level == PERSON:
                self.change(self.settings.players.changed("portrait", portrait))
            else:
                chosen[name] = portrait
        self.settings = replace(self.settings, portraits=chosen)

    def show(self, found: Found, *, by_itself: bool = False) -> None:
        """Put a match on the table and play on."""
        from cardtable.app.play import Play

        self.leave()
        self.matches.keep(found)
        play = Play(
            found.match,
            found.session,
            self.words,
            self.faces,
            self.settings,
            self.languages.code,
            thinker=lambda: self.thinker,
            numbers=self._requests,
            by_itself=by_itself,
            parent=self,
        )
        self.play = play
        play.counted.connect(self._counted)
        play.spoken.connect(self.window.say)
        play.acted.connect(self.window.forget_notices)
        play.requested.connect(self.requested)
        play.controller.changed.connect(self.changed)
        play.controller.dealScored.connect(self._deal_scored)
        play.controller.matchEnded.connect(self._match_ended)
        self.window.show_page(play.table)
        play.start()
        self.window.label(deal_label(found.match, self.words), match_heading(found.match))
        self._remember_game(found.match.game.id)
        self.matchChanged.emit()

    def begin_again(self) -> None:
        """Put the match on the table from its first card; as far as it was played it is kept like one that was left."""
        if self.play is not None:
            match, by_itself = self.play.match, self.play.controller.person is None
            self.matches.put_by()
            self.show(self.matches.begin(match), by_itself=by_itself)

    def leave(self) -> None:
        """Take the match off the table; its file stays."""
        if self.seat_draw is not None:
            self.seat_draw.stop()
            self.seat_draw.deleteLater()
            self.seat_draw = None
            self._forget_words()
        if self.play is not None:
            self.play.stop()
            self.play.deleteLater()
            self.play = None
            self.matches.close_log()
            self._forget_words()

    def change(self, section: Section) -> None:
        """Put a changed section of the settings in force, live, and save it soon."""
        before, self.settings = self.settings, self.settings.changed(section)
        if before == self.settings:
            return
        if isinstance(section, LanguageSettings):
            self.languages.forget_forced()
            self.languages.choose(section)
        for shown in (self.play, self.seat_draw):
            if shown is not None:
                shown.apply(self.settings, self.languages.code)
        self.settingsChanged.emit()
        self._saving.start()

    def save_settings(self) -> None:
        """Write the settings now."""
        self._saving.stop()
        if self.keep:
            problem = save_settings(self.paths.settings, self.settings)
            if problem is not None:
                self.say(problem)

    def save_as(self, path: Path) -> None:
        """Write the match on the table into a file, and remember its folder."""
        if self.play is not None:
            saved = self.matches.save_as(path, self.play.session)
            if saved and self.settings.folder != str(path.parent):
                self.settings = replace(self.settings, folder=str(path.parent))
                self._saving.start()

    def close(self) -> None:
        """The window is closed: everything is already on the disk but where the window was."""
        if self.matches.place == 1:  # the others lie beside the first, and would go further away each time
            self.settings = replace(self.settings, geometry=self.window.geometry_text())
        self.save_settings()
        if self.play is not None:
            self.play.stop()
        if self.thinker is not None:
            self.thinker.close()
        self.matches.close()

    def _forget_words(self) -> None:
        """Nothing at the edges of the window is about a match that has left the table."""
        self.window.say()
        self.window.label(None, None)

    def _draw_seats(self, match: Match, *, by_itself: bool) -> None:
        """Let cards be drawn for the places, and begin the match with the players so seated."""
        from cardtable.app.seat_draw import SeatDraw

        self.leave()
        drawing = SeatDraw(
            match, self.words, self.faces, self.settings, self.languages.code, by_itself=by_itself, parent=self
        )

        def begin(players: tuple[str, ...]) -> None:
            self.show(self.matches.begin(replace(match, players=players)), by_itself=by_itself)

        drawing.seated.connect(begin)
        drawing.table.spoken.connect(self.window.say)
        self.seat_draw = drawing
        self.window.show_page(drawing.table)
        self.window.label(deal_label(match, self.words), match_heading(match))
        drawing.start()
        self.matchChanged.emit()

    def _fitting_seats(self, game: str, options: Options) -> int:
        """As many as last time if these rules are for so many."""
        wanted = self.settings.game(game).seats
        definition = self.games[game]
        return wanted if wanted and fits(definition, options, wanted) else usual_seats(definition, options)

    def _remember_game(self, game: str) -> None:
        if self.settings.last_game != game:
            self.settings = replace(self.settings, last_game=game)
            self._saving.start()

    def _counted(self, counted: Counted) -> None:
        if self.settings.table.summary or counted.places is not None:
            self.counted.emit(counted)
        elif self.play is not None:
            self.play.go_on()

    def _deal_scored(self, scored: object, number: int) -> None:
        from cardtable.core.events import HandScored

        if self.keep and self.play is not None and isinstance(scored, HandScored):
            self.results.deal_scored(self.play.match, self.play.session, scored, number)

    def _match_ended(self, ended: object) -> None:
        from cardtable.core.events import MatchEnded

        play = self.play
        if self.keep and play is not None and isinstance(ended, MatchEnded) and play.match.person is not None:
            total = sum(count.row[play.match.person] for count in play.controller.history.deals)
            self.results.match_ended(play.match, play.session, ended, total)

    def _retranslate(self) -> None:
        if self.seat_draw is not None:
            self.seat_draw.retranslate()
        if self.play is not None:
            self.play.retranslate()
            self.window.say(*self.play.prompt())
            self.window.label(deal_label(self.play.match, self.words), match_heading(self.play.match))
