"""Overlays after a deal and a match, joined to the program; and hands revealed at the end of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
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
    """Owns the overlays of results and the replay; `go_home` shows the welcome page."""

    def __init__(self, program: Program, go_home: Callable[[], None]) -> None:
        self._program = program
        self._replay: ReplayController | None = None
        self._waiting_result: CountedDeal | None = None  # to be shown again after a practice deal or a lesson
        self._waits_match_result = False  # the result of the match is to be shown again
        self.deals = DealResultController(program)
        self.matches = MatchResultController(program)
        self.deals.matchEnded.connect(self.matches.show)
        self.matches.againWanted.connect(self._play_again)
        self.matches.otherWanted.connect(go_home)
        self.deals.lookWanted.connect(self.look)
        self.matches.lookWanted.connect(self.look)
        self.deals.againWanted.connect(self.practise)

    @property
    def replay(self) -> ReplayController:
        """Controller of the replay; made when it is first used."""
        if self._replay is None:
            from cardtable.app.overlays.replay.replay_controller import ReplayController

            self._replay = ReplayController(self._program)
            self._replay.playOnWanted.connect(self._play_on)
        return self._replay

    @property
    def replay_page(self) -> ReplayPage | None:
        return None if self._replay is None else self._replay.page

    def look(self, deal: int) -> None:
        self.replay.open(deal)

    def close_replay(self) -> None:
        """Close the replay: the table is needed."""
        if self.replay_page is not None:
            self.replay_page.leaveWanted.emit()

    @cached_property
    def practice(self) -> PracticeController:
        """Controller of practice deals; made when it is first used."""
        from cardtable.app.controllers.practice_controller import PracticeController

        practice = PracticeController(self._program)
        practice.over.connect(self.come_back)
        self.deals.practiceOver.connect(practice.end)
        return practice

    def practise(self, deal: int) -> None:
        """Play a finished deal again, while its match waits."""
        self.wait()
        self.deals.forget()
        self.practice.begin(deal)

    def _play_on(self, deal: int, action: int, name: Text) -> None:
        self.wait()
        self.deals.forget()
        self.practice.begin_from(deal, action, name)

    def wait(self) -> None:
        """Remember the overlay of the match, before something is laid over it."""
        if not self._program.practises:
            self._waiting_result = self.deals.counted
            self._waits_match_result = self.matches.page is not None

    def come_back(self) -> None:
        """Show the match's overlay again."""
        result, self._waiting_result = self._waiting_result, None
        if result is not None:
            self.deals.show(result)
        elif self._waits_match_result:
            self.matches.recall()
        self._waits_match_result = False

    def _play_again(self) -> None:
        """Begin another match with the same rules and players; in a room the participants are asked."""
        program = self._program
        play = program.match
        if play is None:
            return
        if program.local_match is None:
            program.window.menus.actions["rematch"].trigger()
            return
        config = play.config
        program.matches.keep_unfinished()
        program.new_match(
            config.game.id, options=config.options, players=config.players, seed=next_number(config.open_seed)
        )


def next_number(typed: str | None) -> str | None:
    """Return the deal number after a typed one; None for fresh cards."""
    return None if typed is None else str(int(typed) + 1)


class HandReveal:
    """Lets the table show hands hidden by the rules at the end of a deal, replayed only when they are asked for."""

    def __init__(self, program: Program) -> None:
        self._program = program
        program.matchChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        play, table = self._program.match, self._program.local_match
        if play is None or table is None:
            return
        if not play.controller.ready:
            play.ready.connect(self._follow)
            return

        def left_cards() -> Mapping[Zone, tuple[Card | None, ...]]:
            from cardtable.models.deal_replay import hands_left

            deal = play.controller.deal
            return hands_left(table.record(), play.config.game, deal, table.replay_deal(deal, None))

        play.model.open_hands = left_cards
