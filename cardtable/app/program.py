"""The program behind its window: settings, language, the match on the table, and what the menus do with them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from cardtable.app.counting.match_counting import MatchCounting
from cardtable.app.desktop.resources import SENTENCES, folder
from cardtable.app.language.language_in_force import Languages
from cardtable.app.language.words import AppWords
from cardtable.app.match.chosen_bots import ChosenBots
from cardtable.app.match.match_labels import deal_label, match_heading
from cardtable.app.match.names_at_table import kept_players, usual_table
from cardtable.app.match.next_table import fitting_seats
from cardtable.app.match.usual_seats import passed_on
from cardtable.app.settings.kept_settings import KeptSettings
from cardtable.app.settings.sections import AccessibilitySettings, LanguageSettings, Section, Settings, name_of
from cardtable.app.storage.kept_matches import KeptMatches
from cardtable.app.storage.matches import Found, Matches
from cardtable.app.storage.paths import Paths
from cardtable.app.window.idle_moments import preparations
from cardtable.app.window.leisure import Leisure
from cardtable.app.window.main_window import MainWindow
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.shuffle import fresh_seed
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.host.match_terms import Secret, Terms, settle
from cardtable.host.messages import Right
from cardtable.host.people import PERSON, person_seat, read_seat
from cardtable.table.speech.mouth import Mouth

if TYPE_CHECKING:  # a first start shows the welcome page without a table
    from cardtable.app.counting.results import Results
    from cardtable.app.match.play import Counted, LeftAtCount, Play
    from cardtable.app.match.seat_draw import SeatDraw
    from cardtable.app.match.who_sits import WhoSits
    from cardtable.app.sound.cue import Cue
    from cardtable.app.sound.sounds import Sounds
    from cardtable.host.table_host import TableHost
    from cardtable.models.local_table import LocalTable
    from cardtable.models.people_line import PeopleLine
    from cardtable.models.remote_table import RemoteTable
    from cardtable.models.seat_link import SeatLink
    from cardtable.models.thinker import Thinker
    from cardtable.table.art.card_faces import CardFaces


class Program(QObject):
    """Owns everything that lives as long as the window; `keep`: whether settings and results are written."""

    settingsChanged = Signal(str)  # name of the section that is another now; "games" for what was chosen for one
    matchChanged = Signal()  # another match, or none, is on the table
    changed = Signal()  # what the commands can do may have changed
    requested = Signal(str)  # name of a command of the menus, given at the table
    counted = Signal(object)  # Counted: to be shown before the next deal
    foreseen = Signal(object)  # Outlook: what a claim would come to
    asked = Signal(object)  # Asked: somebody at the table wishes something
    settled = Signal(object)  # Settled: and that is over
    homeWanted = Signal()  # nothing is left to be shown but the welcome page
    _told = Signal(object)  # Text: to be said, from whatever thread

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
        here_only: bool = False,
        refused: Text | None = None,
    ) -> None:
        """`here_only`: tables of people are open to this computer alone; `refused`: why no settings could be read."""
        super().__init__()
        self.games = games
        self.paths = paths
        self._kept = KeptSettings(settings, paths.settings if keep else None, self.say, self, refused if keep else None)
        self.keep = keep
        self._here_only = here_only
        self.words = AppWords()
        self.languages = Languages(app, self.words, language, writing=settings.accessibility.writing)
        self.languages.choose(settings.language)
        self.window, self.mouth = window, Mouth(window)
        self.mouth.wrote.connect(window.say)
        window.furnish(self.words, self.mouth)
        self.kept_matches = KeptMatches(paths.people, games, self.say)
        self.matches = Matches(paths, games, self.say, window.warn, keep=keep)
        if self.matches.place > 1:
            window.set_copy(self.matches.place)
        self.play: Play | None = None
        self.seat_draw: SeatDraw | None = None  # while cards are drawn for the places of a match to come
        self.table: LocalTable | None = None  # where the match is played, which the window sees by its news alone
        self._found: Found | None = None
        # what waits while a deal is practised: a match, or the welcome page
        self._below: tuple[Play | None, LocalTable | None, Found | None, MatchCounting | None] | None = None
        self.bots = ChosenBots(self.say, self._kept.note_bot)
        self._tables = count(1)
        self._froze_match = False  # one was on the table at the first frame
        self._thinker: Thinker | None = None
        self._people: PeopleLine | None = None
        self._counting: MatchCounting | None = None  # None where no results are kept
        self._faces: CardFaces | None = None
        self._results: Results | None = None
        self._sounds: Sounds | None = None
        self._told.connect(self.say)
        self.window.closing.connect(self.close)
        self.window.languageChanged.connect(self._retranslate)

    @property
    def settings(self) -> Settings:
        """What the person has set, and what was noted by the way."""
        return self._kept.now

    @property
    def faces(self) -> CardFaces:
        """The pictures of the cards, for the table and for dialogs."""
        if self._faces is None:
            from cardtable.table.art.card_faces import CardFaces
            from cardtable.table.art.card_style import CardStyle

            self._faces = CardFaces(CardStyle(), self)
        return self._faces

    @property
    def results(self) -> Results:
        """Where deals and matches are counted; opened when it is first wanted."""
        if self._results is None:
            from cardtable.app.counting.results import Results

            self._results = Results(self.paths.statistics, self._told.emit, self.matches.place)
        return self._results

    @property
    def sounds(self) -> Sounds:
        """What is heard; made once the first frame has been shown, and silent before."""
        if self._sounds is None:
            from cardtable.app.sound.sound_player import Player
            from cardtable.app.sound.sounds import Sounds

            self._sounds = Sounds(Player(folder("resources") / "sounds"), self.settings.sound)
        return self._sounds

    def hear(self, cue: Cue) -> None:
        """Let a sound be heard, once what plays it is there."""
        if self._sounds is not None:
            self._sounds.hear(cue)

    @property
    def thinker(self) -> Thinker:
        """The process in which computer players think; it is started after the first frame."""
        if self._thinker is None:
            from cardtable.models.thinker import Thinker

            self._thinker = Thinker(self)
        return self._thinker

    @property
    def people(self) -> PeopleLine:
        """The way to tables of other computers; nothing is started before it is first used."""
        if self._people is None:
            from cardtable.models.agent_process import agent_line

            sentences = folder("translations") / SENTENCES
            self._people = agent_line(self.paths.people, sentences, here_only=self._here_only, parent=self)
        return self._people

    @property
    def host(self) -> TableHost | None:
        """The truth of the match on the table, where it is played in this process."""
        return None if self._found is None or self.table is None else self._found.host

    @property
    def unfinished(self) -> bool:
        """Whether a new match would end one that the person is playing."""
        play = self.play if self._below is None else self._below[0]
        return play is not None and play.controller.unfinished

    @property
    def practises(self) -> bool:
        """Whether what lies on the table is neither kept nor counted; what was there before waits below it."""
        return self._below is not None

    def after_first_frame(self) -> None:
        """Begin with what the first frame need not wait for: the worker process, the window's icon, the next dialog."""
        gc.freeze()  # most of what is there now stays for good: no collection need look at it
        self._froze_match = self.play is not None
        gc.enable()
        Leisure(preparations(self), self)

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
        number = seats or len(players) or fitting_seats(self.games[game], rules, self.settings.game(game).seats)
        chosen = self.settings.game(game)
        table = tuple(players) or usual_table(self.settings.players, self.words, number, chosen.levels, chosen.names)
        if seed is None and self.games[game].deal_passes_on:
            table = self._pass_the_deal_on(game, table)
        secret = Secret(seed or fresh_seed(), fresh_seed())
        terms = settle(self.games[game], rules.settled(number), kept_players(table, self.words), secret)
        if terms.draws_seats:
            self._draw_seats(terms, secret, by_itself=by_itself)
        else:
            self.show(self.matches.begin(terms, secret), by_itself=by_itself)

    def _pass_the_deal_on(self, game: str, table: tuple[str, ...]) -> tuple[str, ...]:
        """Seat a new match so that another player deals first than in the last one; a deal number keeps the seats."""
        return passed_on(table, self._kept.begin(game))

    def next_rules(self, game: str) -> tuple[Options, int]:
        """The rules and the number of players of the next match of a game."""
        options = self.settings.game(game).chosen(self.games[game])
        seats = fitting_seats(self.games[game], options, self.settings.game(game).seats)
        return options.settled(seats), seats

    def remember_people(self, players: Sequence[str], portraits: Sequence[int]) -> None:
        """Keep the faces that were chosen for people, and the person's own name."""
        chosen = {}
        for player, portrait in zip(kept_players(players, self.words), portraits, strict=True):
            level, name = read_seat(player)
            if level == PERSON:
                self.change(self.settings.players.changed("name", name).changed("portrait", portrait))
            else:
                chosen[name] = portrait
        self._kept.give_portraits(chosen)

    def show(self, found: Found, *, by_itself: bool = False) -> None:
        """Put a match on the table and play on."""
        self.leave()
        self.matches.keep(found)
        play = self._sit_down(found, by_itself=by_itself)
        play.controller.matchEnded.connect(lambda _ended: self.matches.has_ended(found))
        self._start(play)
        self._kept.play(play.terms.game.id)
        self.matchChanged.emit()

    def practise(self, found: Found) -> None:
        """Play a match over what the window shows, which waits below; nothing of it is kept or counted.

        Over a table elsewhere nothing is practised: its people would wait.
        """
        self.end_practice()
        if (self.play is None) == (self.table is None):
            self._below = self.play, self.table, self._found, self._counting
            self._start(self._sit_down(found))
            self.matchChanged.emit()

    def end_practice(self) -> None:
        """Take away what is practised; the match that has waited is on the table again."""
        if self._below is None or self.play is None:
            return
        self._leave_table()
        practised, below, self._below = self.play, self._below, None
        self.play, self.table, self._found, self._counting = below
        self.window.lift(practised.table)
        practised.deleteLater()
        self.matchChanged.emit()

    def _sit_down(self, found: Found, *, by_itself: bool = False) -> Play:
        """Open a table for a match, and join it; to be started."""
        from cardtable.app.match.left_at_count import left_at_count
        from cardtable.models.local_table import LocalTable

        number = next(self._tables)
        bots = self.bots.commands(found.host.terms.players)
        table = LocalTable(found.host, found.log, self.thinker, name=f"table {number}", bots=bots, parent=self)
        self.bots.follow(table)
        seat = person_seat(table.terms.players)
        link = table.link(Seat(0), None, Right.OWNER) if by_itself or seat is None else table.link(seat, seat)
        self._found, self.table = found, table
        self._set_pause()
        at_count = None if by_itself or self.practises else left_at_count(found.host)
        play = self._put(link, str(number), at_count=at_count)
        play.finished_deals = table.record
        return play

    def _start(self, play: Play) -> None:
        """Let a match begin that is played in this process."""
        assert self.table is not None
        play.start()
        self.table.start()
        self.window.label(deal_label(self.table.terms, self.words), match_heading(self.table.terms))

    def show_there(self, remote: RemoteTable) -> None:
        """Show the match of a table elsewhere, which has begun; the match on the table is kept under another name.

        Leaving the match does not leave that table: whoever has its line says so there.
        """
        from cardtable.app.match.who_sits_there import sitting_at

        if self.table is not None:
            self.matches.put_by()
        self.leave()
        self._found = None
        play = self._put(remote.link(), str(next(self._tables)), sitting_at(remote), key=lambda: remote.key)
        play.finished_deals = remote.finished_deals
        remote.caughtUp.connect(play.hurry)
        play.start()
        self.window.label(None, match_heading(play.terms))
        self._kept.play(play.terms.game.id)
        self.matchChanged.emit()

    def _put(
        self,
        link: SeatLink,
        name: str,
        who_sits: WhoSits | None = None,
        at_count: LeftAtCount | None = None,
        key: Callable[[], str] | None = None,
    ) -> Play:
        """The match that a link leads to; to be started. `key`: of its results, if its terms do not say it."""
        from cardtable.app.match.play import Play
        from cardtable.app.match.who_sits import sitting_here

        play = self.play = Play(
            link,
            self.words,
            self.faces,
            self.settings,
            self.languages.code,
            mouth=self.mouth,
            thinker=self.thinker,
            name=f"hints {name}",
            hear=self.hear,
            who_sits=who_sits or sitting_here,
            at_count=at_count,
            parent=self,
        )
        play.ready.connect(self._show_play)
        play.counted.connect(self._counted)
        play.spoken.connect(self.window.say)
        play.acted.connect(self.window.forget_notices)
        play.requested.connect(self.requested)
        play.shown.connect(self.changed)
        play.hastened.connect(self._set_pause)
        play.controller.changed.connect(self.changed)
        play.controller.foreseen.connect(self.foreseen)
        play.controller.asked.connect(self.asked)
        play.controller.settled.connect(self.settled)
        key = key or (lambda: play.terms.key)
        counts = self.keep and not self.practises
        self._counting = MatchCounting(play.controller, lambda: self.results, key) if counts else None
        return play

    def begin_again(self) -> None:
        """Put the match on the table from its first card; as far as it was played it is kept like one that was left."""
        if self.play is not None and self._found is not None:
            controller, found = self.play.controller, self._found
            if controller.actions and self._counting is not None:
                self._counting.taken_back(range(1, controller.deal + 1))
            self.matches.put_by()
            self.show(self.matches.again(found), by_itself=controller.hands is None)

    def leave(self) -> None:
        """Take the match off the table; its file stays. Whoever follows it is told while its table is still there."""
        self.end_practice()
        leaving: tuple[QObject | None, ...] = (self.seat_draw, self.play)
        if self.seat_draw is not None:
            self.seat_draw.stop()
            self.seat_draw = None
        if self.play is not None:
            if self._froze_match:  # else nothing of it that holds itself in a circle would ever go
                gc.unfreeze()
                self._froze_match = False
            self._leave_table()
            self.play = self._found = self._counting = None
            self.matches.close_log()
        for gone in filter(None, leaving):
            self.matchChanged.emit()
            self._forget_words()
            gone.deleteLater()

    def change(self, section: Section) -> None:
        """Put a changed section of the settings in force, live, and save it soon."""
        if not self._kept.put(self.settings.changed(section)):
            return
        changed = name_of(section)
        if isinstance(section, LanguageSettings):
            self.languages.forget_forced()
            self.languages.choose(section)
        if isinstance(section, AccessibilitySettings):
            self.languages.set_writing(section.writing)
        for shown in (self.play, self.seat_draw):
            if shown is not None:
                shown.apply(changed, self.settings, self.languages.code)
        if changed == "motion":
            self._set_pause()
        if changed == "sound" and self._sounds is not None:
            self._sounds.apply(self.settings.sound)
        self.settingsChanged.emit(changed)

    def save_as(self, path: Path) -> None:
        """Write the match on the table into a file, and remember its folder."""
        if self.table is not None and self.matches.save_as(path, self.table.record()):
            self._kept.note_folder(path.parent)

    def close(self) -> None:
        """The window is closed: all that can be kept is on the disk already but where the window was."""
        if self.matches.place == 1:  # the others lie beside the first, and would go further away each time
            self._kept.note_window(self.window.geometry_text())
        self._kept.write()
        self.end_practice()
        self._leave_table()
        for opened in (self._sounds, self._people, self._thinker, self._results):
            if opened is not None:
                opened.close()
        self.matches.close()

    def _set_pause(self) -> None:
        """How long computers wait before a move: not at all while a deal is played out."""
        if self.table is not None:
            hurries = self.play is not None and self.play.hurries
            self.table.set_pause(0.0 if hurries else self.settings.motion.computer_pause / 1000)

    def _show_play(self) -> None:
        if self.play is not None and self.practises:
            self.window.lay_over(self.play.table)
        elif self.play is not None:
            self.window.show_page(self.play.table)

    def _leave_table(self) -> None:
        """The person leaves, and nobody plays any more."""
        if self.play is not None:
            self.play.stop()
        if self.table is not None:
            self.table.close()
            self.table.deleteLater()
            self.table = None

    def _forget_words(self) -> None:
        """Nothing at the edges of the window is about a match that has left the table."""
        self.window.say()
        self.window.label(None, None)

    def _draw_seats(self, terms: Terms, secret: Secret, *, by_itself: bool) -> None:
        """Let cards be drawn for the places, and begin the match with the players so seated."""
        from cardtable.app.match.seat_draw import SeatDraw

        self.leave()
        drawing = SeatDraw(
            terms,
            secret,
            self.words,
            self.faces,
            self.settings,
            self.languages.code,
            mouth=self.mouth,
            by_itself=by_itself,
            hear=self.hear,
            parent=self,
        )

        def begin(players: tuple[str, ...]) -> None:
            seated = settle(terms.game, terms.options, players, secret)
            self.show(self.matches.begin(seated, secret), by_itself=by_itself)

        drawing.seated.connect(begin)
        self.seat_draw = drawing
        self.window.show_page(drawing.table)
        self.window.label(deal_label(terms, self.words), match_heading(terms))
        drawing.start()
        self.matchChanged.emit()

    def _counted(self, counted: Counted) -> None:
        if self.settings.table.summary or counted.places is not None or self.practises:
            self.counted.emit(counted)
        elif self.play is not None:  # the last trick stands as long as any other
            QTimer.singleShot(self.settings.motion.trick_pause, self.play, self.play.go_on)

    def _retranslate(self) -> None:
        if self.seat_draw is not None:
            self.seat_draw.retranslate()
        if self.play is not None:
            self.play.retranslate()
            self.window.say(*map(self.play.words.text, self.play.prompt()))
            here = deal_label(self.play.terms, self.words) if self.table is not None else None
            self.window.label(here, match_heading(self.play.terms))
