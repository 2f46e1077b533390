"""Joins what comes up on the felt after a deal and after a match to what the program does then.

At the end of a deal hands are shown that the rules do not lay open, where this process has the record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from cardtable.app.overlays.results.deal_result_controller import DealResultController
from cardtable.app.overlays.results.match_result_controller import MatchResultController
from cardtable.app.program import Program
from cardtable.core.cards import Card
from cardtable.core.text import Text
from cardtable.core.zones import Zone

if TYPE_CHECKING:
    from cardtable.app.controllers.practice_controller import PracticeController
    from cardtable.app.match.match_controller import CountedDeal
    from cardtable.app.overlays.replay.replay_controller import ReplayController
    from cardtable.app.overlays.replay.replay_page import ReplayPage


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
            from cardtable.app.overlays.replay.replay_controller import ReplayController

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
            from cardtable.app.controllers.practice_controller import PracticeController

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


class HandReveal:
    """Lets each match that is played in this process ask for them; the record is played again only then."""

    def __init__(self, program: Program) -> None:
        self._program = program
        program.matchChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        play, table = self._program.play, self._program.table
        if play is None or table is None:
            return
        if not play.controller.ready:
            play.ready.connect(self._follow)
            return

        def left() -> Mapping[Zone, tuple[Card | None, ...]]:
            from cardtable.models.deal_replay import left_hands

            deal = play.controller.deal
            return left_hands(table.record(), play.terms.game, deal, table.deal_again(deal, None))

        play.model.open_hands = left
