"""Welcome page in the window: its content and the actions of its buttons."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from cardtable.app.controllers.dialog_controller import DialogController
from cardtable.app.match.match_status import own_hand, where_it_stands
from cardtable.app.match.new_match_defaults import MatchDefaults, next_table
from cardtable.app.match.table_appearance import LOOK, theme_and_cards
from cardtable.app.program import Program
from cardtable.app.window.idle_tasks import IncrementalTask, wait_for
from cardtable.core.basics.incremental import Steps
from cardtable.games import in_order
from cardtable.table.style import text_painting

if TYPE_CHECKING:
    from cardtable.app.dialogs.welcome.resume_tiles import ReconnectStatus, ResumableMatch, ResumableRoom
    from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
    from cardtable.app.settings.setting_choices import SpokenOf
    from cardtable.app.storage.match_store import OpenedMatch
    from cardtable.host.match_host import MatchHost
    from cardtable.net.agent_messages import SavedSeat
    from cardtable.table.art.themes import CardStyle, Theme

CARDS_OF_PICTURE = 7
TABLES = frozenset({"games", "players"})  # sections that change the defaults of a match


class WelcomeController(QObject):
    """Shows the welcome page; the match left for it stays in its file and can be continued."""

    def __init__(self, program: Program, openers: DialogController) -> None:
        super().__init__(program)
        self._program, self._openers = program, openers
        self._page: WelcomePage | None = None
        self._opened: OpenedMatch | None = None  # match of this copy's log, if it was read for the page
        self._unfinished: Path | None = None  # file of the match to continue, if it is an unfinished one
        self._kept: SavedSeat | None = None
        self._unit = text_painting.scale_unit()  # of the page
        self._was_shown = False
        self._follows_search = False  # for a room elsewhere
        program.homeWanted.connect(self.show)
        program.settingsChanged.connect(self._apply_section)

    def show(self) -> None:
        from cardtable.app.dialogs.welcome.welcome_page import WelcomePage

        program = self._program
        self._unit = text_painting.scale_unit()
        program.end_practice()
        left = program.host
        if left is not None and not program.matches.holds(left):
            left = None  # only what is in a file can be continued
        found = None if left is None or left.over else self._resume(left)
        program.leave()
        theme, style = self._look()
        page = WelcomePage(program.renderer, in_order(program.games), theme, style, program.window.pages)
        self._find_match(page, found, is_known=left is not None)
        page.setTables(self._tables())
        if not program.paths.statistics.exists():
            page.setLearn(self._unknown(()))  # else after the results have been read
        self._show_person(page)
        page.personChanged.connect(self._take_person)
        page.playRequested.connect(self._play)
        page.changeRequested.connect(lambda game: self._openers.new_game(game=game))
        page.learnRequested.connect(self._openers.lessons.begin)
        self._kept = next(iter(program.kept_matches.to_go_on_at()), None)
        page.setTable(self._table())
        page.continueRequested.connect(self._go_on)
        page.othersRequested.connect(self._openers.unfinished)
        page.tableRequested.connect(self._go_to_table)
        page.reopenRequested.connect(self._open_table_again)
        page.peopleRequested.connect(self._openers.people)
        page.rulesRequested.connect(self._openers.of_help.rules)
        page.statisticsRequested.connect(self._openers.of_statistics.open)
        page.preferencesRequested.connect(self._openers.preferences)
        page.helpRequested.connect(self._openers.of_help.how_to_play)
        if self._page is not None:  # the end of the page that this one replaces must not forget this one
            self._page.destroyed.disconnect(self._forget)
        page.destroyed.connect(self._forget)
        self._page = page
        page.setStill(program.settings.motion.reduce_motion)
        if not self._was_shown:
            self._was_shown = True
            page.rise()
        program.window.show_page(page)
        program.matchChanged.emit()
        page.focusFirst()
        QTimer.singleShot(0, page, self._show_won)

    def _play(self, game: str) -> None:
        """Begin a match at once; the cards of the game's tile fly to the pack, which waits for them."""
        from cardtable.app.dialogs.welcome.card_flight import DEALING_AFTER_MS, CardFlight, middle_of

        if self._page is None:
            return
        lying = self._page.lying(game)
        self._openers.play(game)
        play = self._program.match
        if play is None or self._program.settings.motion.reduce_motion:
            return
        board = play.scene.board
        play.scene.animator.hold_back(DEALING_AFTER_MS)
        CardFlight(
            lying,
            self._look()[1],
            lambda: middle_of([card.pose for card in board.all_widgets if card.isVisible()]),
            play.table,
        )

    def _show_person(self, page: WelcomePage) -> None:
        players = self._program.settings.players
        page.who.setPerson(players.name, players.portrait, players.spoken_of)

    def _take_person(self, name: str, portrait: int, spoken_of: SpokenOf) -> None:
        players = self._program.settings.players
        self._program.change(replace(players, name=name, portrait=portrait, spoken_of=spoken_of))

    def _show_won(self) -> None:
        """Show the results, after the page has been painted: they are in a file."""
        import sqlite3

        if self._page is None or not self._program.paths.statistics.exists():
            return
        with suppress(sqlite3.Error, OSError):  # reported when the statistics are opened
            statistics = self._program.results.statistics
            self._page.who.plate.setWon(*statistics.won())
            self._page.setLearn(self._unknown(statistics.games()))

    def _tables(self) -> dict[str, MatchDefaults]:
        settings = self._program.settings
        return {game: next_table(definition, settings) for game, definition in self._program.games.items()}

    def _unknown(self, played: Collection[str]) -> set[str]:
        """Return the games with lessons of which neither a lesson nor a match, those `played`, was finished."""
        lessons, games = self._openers.lessons, self._program.games.items()
        return {id for id, game in games if game.teaches and id not in played and not lessons.has_finished(id)}

    def _find_match(self, page: WelcomePage, found: ResumableMatch | None, *, is_known: bool) -> None:
        """Show the match to continue: that of the log, `found` if it `is_known`, else the latest unfinished one."""
        steps = self._find_steps(page, found, is_known=is_known)
        if self._was_shown:
            IncrementalTask(steps, lambda _nothing: None, page)
        else:  # before the first frame
            wait_for(steps)

    def _find_steps(self, page: WelcomePage, found: ResumableMatch | None, *, is_known: bool) -> Steps[None]:
        from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch

        matches = self._program.matches
        self._opened = self._unfinished = None
        if not is_known:
            resumed = self._opened = yield from matches.resuming()  # once: a damaged file is set aside
            found = None if resumed is None else self._resume(resumed.host)
        unfinished = yield from matches.finding_unfinished()
        latest = next((match for match in unfinished if match.game is not None), None)
        if found is not None:
            page.setResume(replace(found, others=len(unfinished)))
        elif latest is not None and latest.game is not None:
            self._unfinished = latest.path
            others = len(unfinished) - 1
            page.setResume(ResumableMatch(latest.game, others=others))
            opened = yield from matches.looking_into(latest.path)
            page.setResume(None if opened is None else replace(self._resume(opened.host), others=others))

    def _go_on(self) -> None:
        if self._unfinished is not None:
            self._openers.continue_unfinished(self._unfinished)
        elif self._opened is not None:
            self._program.show(self._opened)
        else:
            self._openers.go_on()

    def _go_to_table(self) -> None:
        from cardtable.app.dialogs.welcome.resume_tiles import ReconnectStatus

        if self._kept is None or self._page is None:
            return
        if not self._follows_search:
            self._follows_search = True
            meeting = self._openers.meeting
            meeting.unanswered.connect(lambda: self._show_search(ReconnectStatus.UNANSWERED))
            meeting.sought.connect(lambda found: None if found else self._show_search(ReconnectStatus.NOT_OPEN))
            meeting.over.connect(self._drop_table)
        self._page.table.setSearch(ReconnectStatus.LOOKING)
        self._openers.meeting.go_on(self._kept)

    def _open_table_again(self) -> None:
        if self._kept is not None:
            self._openers.meeting.open_kept_again(self._kept)

    def _show_search(self, status: ReconnectStatus) -> None:
        if self._page is not None:
            self._page.table.setSearch(status)

    def _drop_table(self) -> None:
        self._kept = None
        if self._page is not None:
            self._page.setTable(None)
            self._page.focusFirst()

    def _table(self) -> ResumableRoom | None:
        from cardtable.app.dialogs.welcome.resume_tiles import ResumableRoom

        seat = self._kept
        if seat is None:
            return None
        host, game = "" if seat.own else seat.host, self._program.games[seat.game].name
        return ResumableRoom(host, game, seat.deal, seat.portraits, may_open=seat.finished > 0)

    def _resume(self, host: MatchHost) -> ResumableMatch:
        from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch

        cards = own_hand(host)[-CARDS_OF_PICTURE:]
        return ResumableMatch(host.config.game.name, where_it_stands(host, self._program.renderer), cards)

    def _look(self) -> tuple[Theme, CardStyle]:
        return theme_and_cards(self._program.settings, self._program.languages.code)

    def _apply_section(self, changed: str) -> None:
        if self._page is None:
            return
        if self._unit != text_painting.scale_unit():
            self.show()
        if changed in LOOK:
            self._page.setLook(*self._look())
            self._page.setStill(self._program.settings.motion.reduce_motion)
        if changed in TABLES:
            self._page.setTables(self._tables())
            self._show_person(self._page)

    def _forget(self) -> None:
        self._page = self._opened = None
