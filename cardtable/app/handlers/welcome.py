"""The welcome page in the window: what stands on it, and what its buttons do."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from cardtable.app.handlers.openers import Openers
from cardtable.app.match.looks import LOOK, table_look
from cardtable.app.match.next_table import NextTable, next_table
from cardtable.app.match.where_it_stands import own_hand, where_it_stands
from cardtable.app.program import Program
from cardtable.app.window.leisure import InTurns, wait_for
from cardtable.core.steps import Steps
from cardtable.games import in_order
from cardtable.table.painting import measure

if TYPE_CHECKING:
    from cardtable.app.dialogs.welcome.go_on_cards import KeptTable, Resume
    from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
    from cardtable.app.storage.matches import Found
    from cardtable.host.table_host import TableHost
    from cardtable.net.agent_talk import KeptSeat
    from cardtable.table.art.card_style import CardStyle
    from cardtable.table.art.themes import Theme

CARDS_OF_PICTURE = 7
TABLES = frozenset({"games", "players"})  # the sections that decide at which table a game is played


class Welcome(QObject):
    """Shows the page; the match that was on the table stays in its file and can be gone on with."""

    def __init__(self, program: Program, openers: Openers) -> None:
        super().__init__(program)
        self._program = program
        self._openers = openers
        self._page: WelcomePage | None = None
        self._found: Found | None = None  # the match of this copy's log, as far as it was read for the page
        self._put_by: Path | None = None  # the file of that match, where it was left for another one
        self._kept: KeptSeat | None = None
        self._unit = measure.unit()  # in which the page was made
        self._came = False  # the page has been shown before
        self._sought = False  # somebody listens to how the search for a kept table ends
        program.homeWanted.connect(self.show)
        program.settingsChanged.connect(self._renew)

    def show(self) -> None:
        """Put the page in the window."""
        from cardtable.app.dialogs.welcome.welcome_page import WelcomePage

        program = self._program
        self._unit = measure.unit()
        program.end_practice()
        left = program.host
        if left is not None and not program.matches.holds(left):
            left = None  # what can be gone on with is what the files have
        found = None if left is None or left.over else self._resume(left)
        program.leave()
        theme, style = self._look()
        page = WelcomePage(program.words, in_order(program.games), theme, style)
        self._find_match(page, found, is_known=left is not None)
        page.setTables(self._tables())
        if not program.paths.statistics.exists():
            page.setLearn(self._unknown(()))  # else once the results have been read
        self._show_person(page)
        page.personChanged.connect(self._take_person)
        page.playRequested.connect(self._play)
        page.changeRequested.connect(self._choose)
        page.learnRequested.connect(self._openers.lessons.begin)
        self._kept = next(iter(program.kept_matches.to_go_on_at()), None)
        page.setTable(self._table())
        page.continueRequested.connect(self._go_on)
        page.othersRequested.connect(self._openers.unfinished)
        page.tableRequested.connect(self._go_to_table)
        page.reopenRequested.connect(self._open_table_again)
        page.peopleRequested.connect(self._openers.people)
        page.rulesRequested.connect(self._openers.rules)
        page.statisticsRequested.connect(self._openers.statistics)
        page.preferencesRequested.connect(self._openers.preferences)
        page.helpRequested.connect(self._openers.help)
        page.destroyed.connect(self._forget)
        self._page = page
        page.setStill(program.settings.motion.reduce_motion)
        if not self._came:  # not each time that somebody comes back
            self._came = True
            page.rise()
        program.window.show_page(page)
        program.matchChanged.emit()
        page.focusFirst()
        QTimer.singleShot(0, page, self._show_won)

    def _play(self, game: str) -> None:
        """Deal at once; the cards of the tile fly to the pack, which waits for them."""
        from cardtable.app.dialogs.welcome.card_flight import DEALING_AFTER_MS, CardFlight, middle_of

        if self._page is None:
            return
        lying = self._page.lying(game)
        self._openers.play(game)
        play = self._program.play
        if play is None or self._program.settings.motion.reduce_motion:
            return
        board = play.scene.board
        play.scene.animator.hold_back(DEALING_AFTER_MS)
        CardFlight(
            lying,
            self._look()[1],
            lambda: middle_of([card.pose for card in board.every_widget() if card.isVisible()]),
            play.table,
        )

    def _choose(self, game: str) -> None:
        self._openers.new_game(game=game)

    def _show_person(self, page: WelcomePage) -> None:
        players = self._program.settings.players
        page.setPerson(players.name, players.portrait)

    def _take_person(self, name: str, portrait: int) -> None:
        self._program.change(self._program.settings.players.changed("name", name).changed("portrait", portrait))

    def _show_won(self) -> None:
        """Once the page has been seen: the results are in a file, which there is none of at a first start."""
        import sqlite3

        if self._page is None or not self._program.paths.statistics.exists():
            return
        with suppress(sqlite3.Error, OSError):  # whoever opens the statistics is told
            statistics = self._program.results.statistics
            self._page.setWon(*statistics.won())
            self._page.setLearn(self._unknown(statistics.games()))

    def _tables(self) -> dict[str, NextTable]:
        settings = self._program.settings
        return {game: next_table(definition, settings) for game, definition in self._program.games.items()}

    def _unknown(self, played: Collection[str]) -> set[str]:
        """The games that may still be learnt: no lesson of theirs was finished; nor a match, which are `played`."""
        lessons, games = self._openers.lessons, self._program.games.items()
        return {id for id, game in games if game.teaches and id not in played and not lessons.has_finished(id)}

    def _find_match(self, page: WelcomePage, found: Resume | None, *, is_known: bool) -> None:
        """Show what is to be gone on with: the match in this copy's log, or else the last one that was put by.

        `found`: the first, which need not be read where it `is_known`. At a start all is there in the first frame.
        """
        work = self._finding(page, found, is_known=is_known)
        if self._came:
            InTurns(work, lambda _nothing: None, page)
        else:
            wait_for(work)

    def _finding(self, page: WelcomePage, found: Resume | None, *, is_known: bool) -> Steps[None]:
        from cardtable.app.dialogs.welcome.go_on_cards import Resume

        matches = self._program.matches
        self._found = self._put_by = None
        if not is_known:
            resumed = self._found = yield from matches.resuming()  # a damaged file was set aside: it is read once
            found = None if resumed is None else self._resume(resumed.host)
        unfinished = yield from matches.finding_unfinished()
        kept = next((one for one in unfinished if one.game is not None), None)
        if found is not None:
            page.setResume(replace(found, others=len(unfinished)))
        elif kept is not None and kept.game is not None:
            self._put_by = kept.path
            others = len(unfinished) - 1
            page.setResume(Resume(kept.game, others=others))
            opened = yield from matches.looking_into(kept.path)
            page.setResume(None if opened is None else replace(self._resume(opened.host), others=others))

    def _go_on(self) -> None:
        if self._put_by is not None:
            self._openers.take_up(self._put_by)
        elif self._found is not None:
            self._program.show(self._found)
        else:
            self._openers.go_on()

    def _go_to_table(self) -> None:
        from cardtable.app.dialogs.welcome.go_on_cards import Search

        if self._kept is None or self._page is None:
            return
        if not self._sought:
            self._sought = True
            self._openers.meeting.unanswered.connect(self._take_silence)
            self._openers.meeting.sought.connect(self._take_search)
            self._openers.meeting.over.connect(self._drop_table)
        self._page.table.setSearch(Search.LOOKING)
        self._openers.meeting.go_on(self._kept)

    def _open_table_again(self) -> None:
        if self._kept is not None:
            self._openers.meeting.open_kept_again(self._kept)

    def _take_silence(self) -> None:
        from cardtable.app.dialogs.welcome.go_on_cards import Search

        if self._page is not None:
            self._page.table.setSearch(Search.UNANSWERED)

    def _take_search(self, found: bool) -> None:
        from cardtable.app.dialogs.welcome.go_on_cards import Search

        if self._page is not None and not found:
            self._page.table.setSearch(Search.NOT_OPEN)

    def _drop_table(self) -> None:
        self._kept = None
        if self._page is not None:
            self._page.setTable(None)
            self._page.focusFirst()

    def _table(self) -> KeptTable | None:
        from cardtable.app.dialogs.welcome.go_on_cards import KeptTable

        kept = self._kept
        if kept is None:
            return None
        host, game = "" if kept.own else kept.host, self._program.games[kept.game].name
        return KeptTable(host, game, kept.deal, kept.portraits, may_open=kept.finished > 0)

    def _resume(self, host: TableHost) -> Resume:
        from cardtable.app.dialogs.welcome.go_on_cards import Resume

        cards = own_hand(host)[-CARDS_OF_PICTURE:]
        return Resume(host.terms.game.name, where_it_stands(host, self._program.words), cards)

    def _look(self) -> tuple[Theme, CardStyle]:
        from cardtable.table.art.card_style import CardStyle
        from cardtable.table.art.themes import THEMES

        look = table_look(self._program.settings, self._program.languages.code)
        style = CardStyle(look.four_colours, look.large_indices, look.letters, look.back)
        return THEMES[look.theme], style

    def _renew(self, changed: str) -> None:
        if self._page is None:
            return
        if self._unit != measure.unit():
            self.show()
        if changed in LOOK:
            self._page.setLook(*self._look())
            self._page.setStill(self._program.settings.motion.reduce_motion)
        if changed in TABLES:
            self._page.setTables(self._tables())
            self._show_person(self._page)

    def _forget(self) -> None:
        self._page = self._found = None
