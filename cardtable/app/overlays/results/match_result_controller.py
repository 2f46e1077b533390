"""Controller of the result page after a match: shows it, collapses it, and leads to the next match."""

from __future__ import annotations

import sqlite3

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.app.match.match_controller import CountedDeal, MatchController
from cardtable.app.overlays.overlay_panel import LONG_REST_S, InputGuard, OpenOverlay, OverlaySlot
from cardtable.app.overlays.results.match_result import FinishedMatch, MatchRecord, MatchResult, match_result
from cardtable.app.overlays.results.match_result_page import MatchResultPage
from cardtable.app.statistics.career import streaks
from cardtable.core.text import translate

_TAB = translate("Match end", "The end of the match")


class MatchResultController(OverlaySlot["_OpenEnd"]):
    """Controller of the page of the match that has just ended; there is one at most."""

    againWanted = Signal()
    lookWanted = Signal(int)  # number of a deal
    otherWanted = Signal()

    @property
    def page(self) -> MatchResultPage | None:
        """Page on the table, shown or collapsed; None without one."""
        return None if self.open is None else self.open.page

    def show(self, counted: CountedDeal) -> None:
        """Show the result of the match on the table."""
        play = self._program.match
        if play is not None and counted.places is not None:
            self._bring_up(play, counted, self._matches(play), calm=play.scene.table_style.look.reduce_motion)

    def recall(self) -> None:
        """Show the result of a match that was over when it was opened, without animation and without a run of wins."""
        play = self._program.match
        counted = None if play is None or not play.controller.ready else play.end_of_match()
        if play is not None and counted is not None:
            self._bring_up(play, counted, None, calm=True)

    def _bring_up(
        self, play: MatchController, counted: CountedDeal, matches: MatchRecord | None, *, calm: bool
    ) -> None:
        self.forget()
        result = match_result(finished(play, counted), matches)
        patience = InputGuard(self._clock, LONG_REST_S)
        may_repeat = self._program.local_match is not None or play.controller.acting_seat is not None
        opened = _OpenEnd(self, play, result, patience, may_repeat=may_repeat)
        self.put(opened)
        opened.page.againWanted.connect(self.againWanted)
        opened.page.otherWanted.connect(self.otherWanted)
        opened.page.lookWanted.connect(lambda deal: self.lookWanted.emit(deal or counted.deal))
        opened.overtaken.connect(self.forget)
        opened.rise(calm=calm)

    def _matches(self, play: MatchController) -> MatchRecord | None:
        """Return the statistics of this game; None if none are kept or they cannot be read."""
        if not self._program.keep or play.controller.acting_seat is None:
            return None
        try:
            wins = self._program.results.statistics.wins(play.config.game.id)
        except (sqlite3.Error, OSError):
            return None
        return MatchRecord(len(wins), sum(wins), *streaks(wins))


def finished(play: MatchController, counted: CountedDeal) -> FinishedMatch:
    """Return the match that ended with this deal, as the person sees it."""
    assert counted.places is not None
    config = play.config
    tell = config.game.story
    story = None if tell is None else tell(config.options, config.seats, counted.over)
    return FinishedMatch(
        counted.places,
        counted.totals,
        tuple(scored.row for scored in play.controller.scores),
        config.sides,
        play.controller.acting_seat,
        config.low_wins,
        by_points=config.target is not None,
        game=config.game.name,
        story=_TAB if story is None else story.fact,
    )


class _OpenEnd(OpenOverlay):
    """One page with its tab on one table; follows the table's size."""

    def __init__(
        self, parent: QObject, play: MatchController, result: MatchResult, patience: InputGuard, *, may_repeat: bool
    ) -> None:
        """Make the page; `may_repeat`: False for a spectator, who cannot ask for another match."""
        self._result, style = result, play.scene.table_style
        self.page = page = MatchResultPage(
            result, play.portraits, play.renderer, style.theme, style.faces, patience, play.table, may_repeat=may_repeat
        )
        super().__init__(parent, play, page, "crown", first=page.first)
        page.awayWanted.connect(self.put_away)
        self.retranslate()

    def rise(self, *, calm: bool) -> None:
        """Show the page and announce the result first; `calm`: without animation."""
        self.lay()
        self.page.rise(calm=calm)
        self.play.scene.narrator.announce(" ".join(map(self.play.renderer.text, self._result.spoken)))

    def put_away(self) -> None:
        """Collapse the page, so that the table is visible."""
        self.page.hide()
        self.tab.show_at_foot()
        self._offer_nothing_else()

    def remove(self) -> None:
        commands = self.play.scene.hud.commands
        commands.setVisible(bool(commands.shown()))
        super().remove()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def renew(self) -> None:
        theme = self.play.scene.table_style.theme
        self.page.setTheme(theme)
        self.tab.setTheme(theme)
        self.lay()
        self._offer_nothing_else()

    def retranslate(self) -> None:
        self.page.retranslate()
        self.tab.setText(self.play.renderer.text(_TAB))
        if not self.page.isHidden():
            self.lay()
        self._offer_nothing_else()

    def _offer_nothing_else(self) -> None:
        """Hide the table's command bar: the page has the button for the next match."""
        self.play.scene.hud.commands.hide()

    def restore(self) -> None:
        self.tab.hide()
        self.lay()
        self.page.rise(calm=True)

    def lay(self) -> None:
        self.page.lay()
        self.tab.lay_at_foot()
