"""Joins what comes up on the felt after a deal and after a match to what the program does then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.app.felt.deal_end.after_deals import DealResultController
from cardtable.app.felt.match_end.after_matches import MatchResultController
from cardtable.app.program import Program
from cardtable.core.text import Text

if TYPE_CHECKING:
    from cardtable.app.felt.look_back.look_back_page import ReplayPage
    from cardtable.app.felt.look_back.looking_back import ReplayController
    from cardtable.app.handlers.practice import PracticeController
    from cardtable.app.match.play import CountedDeal


class OverlayController:
    """Owns both; `go_home` shows the welcome page, and asks whoever has to be asked."""

    def __init__(self, program: Program, go_home: Callable[[], None]) -> None:
        self._program = program
        self._looking: ReplayController | None = None
        self._practice: PracticeController | None = None
        self._waits: CountedDeal | None = None  # the deal whose points come up again after a practice, or a lesson
        self._had_ended = False  # the match has, and its end is to come up again
        self.deals = DealResultController(program)
        self.matches = MatchResultController(program)
        self.deals.matchEnded.connect(self.matches.show)
        self.matches.againWanted.connect(self._play_again)
        self.matches.otherWanted.connect(go_home)
        self.deals.lookWanted.connect(self.look)
        self.matches.lookWanted.connect(self.look)
        self.deals.againWanted.connect(self.practise)

    @property
    def looking(self) -> ReplayController:
        """The finished deals of the match; made when one is first looked at."""
        if self._looking is None:
            from cardtable.app.felt.look_back.looking_back import ReplayController

            self._looking = ReplayController(self._program)
            self._looking.playOnWanted.connect(self._play_on)
        return self._looking

    @property
    def looked_at(self) -> ReplayPage | None:
        """The page of the deal that is looked at, if one is."""
        return None if self._looking is None else self._looking.page

    def look(self, deal: int) -> None:
        """Look at a finished deal of the match on the table."""
        self.looking.open(deal)

    def look_no_more(self) -> None:
        """The table is needed: as if the person had stopped looking."""
        if self.looked_at is not None:
            self.looked_at.leaveWanted.emit()

    @property
    def practice(self) -> PracticeController:
        """Deals that are played once more; made when one is first wanted."""
        if self._practice is None:
            from cardtable.app.handlers.practice import PracticeController

            self._practice = PracticeController(self._program)
            self._practice.over.connect(self.come_back)
            self.deals.practiceOver.connect(self._practice.end)
        return self._practice

    def practise(self, deal: int) -> None:
        """Play a finished deal once more; its match waits."""
        self.wait()
        self.deals.forget()
        self.practice.begin(deal)

    def _play_on(self, deal: int, action: int, name: Text) -> None:
        """Play a finished deal on from a decision; its match waits."""
        self.wait()
        self.deals.forget()
        self.practice.begin_from(deal, action, name)

    def wait(self) -> None:
        """Something is about to be laid over the match: what lies on it now is to come up again."""
        if not self._program.practises:
            self._waits = self.deals.counted
            self._had_ended = self.matches.page is not None

    def come_back(self) -> None:
        """The match is on the table again, and what has waited on it."""
        waits, self._waits = self._waits, None
        if waits is not None:
            self.deals.show(waits)
        elif self._had_ended:
            self.matches.recall()
        self._had_ended = False

    def _play_again(self) -> None:
        """The same table with the same people: among people they are asked, else the next cards are dealt at once."""
        program = self._program
        play = program.play
        if play is None:
            return
        if program.table is None:
            program.window.menus.actions["rematch"].trigger()
            return
        terms = play.terms
        program.matches.put_by()
        program.new_match(
            terms.game.id, options=terms.options, players=terms.players, seed=next_number(terms.open_seed)
        )


def next_number(typed: str | None) -> str | None:
    """The deal number after one that somebody typed; None where nobody did, for fresh cards."""
    return None if typed is None else str(int(typed) + 1)
