"""Practice: a finished deal is played again over its match, which waits."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.match.table_appearance import LOOK
from cardtable.app.multiplayer.in_match import notification_content as notification
from cardtable.app.multiplayer.in_match.notification_bar import NotificationBar
from cardtable.app.program import Program
from cardtable.app.storage.match_store import OpenedMatch
from cardtable.core.guidance.turn_summaries import ScoredDeal
from cardtable.core.record import Record
from cardtable.core.text import Text, translate
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import PERSON, SeatAssignment, read_assignment, substitute_of
from cardtable.models.deal_replay import record_to_action, record_to_deal, replay_deal
from cardtable.table.art.themes import CardStyle

if TYPE_CHECKING:
    from cardtable.app.match.match_controller import CountedDeal, MatchController

_PRACTICE = translate("Practice", "Practice: deal %1 again")
_COUNTS_NOT = translate("Practice", "It doesn't count. Your match waits where you left it.")
_PRACTICE_FROM = translate("Practice", "Practice: %1", "which deal, and from where it is played on")
_COMPARED = translate("Practice", "You had %1 points; playing on from here gave you %2.")
_ENDED = translate("Practice", "The first time: %1 From here: %2", "two whole sentences, how a deal has ended")
_BACK = translate("Practice", "Back to the match")


class PracticeController(QObject):
    """Runs practice deals, and shows the bar that names the practice and ends it."""

    over = Signal()  # the match is in the window again

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._bar: NotificationBar | None = None
        self._name = Text("", "")
        self._before: ScoredDeal | None = None  # end of the first line of play
        program.matchChanged.connect(self._hide_bar)
        program.counted.connect(self._compare)

    def begin(self, number: int) -> None:
        """Play a deal again from its first card; a deal in practice starts again."""
        program, play, table = self._program, self._program.match, self._program.local_match
        record = None if play is None or not program.may_practise else play.finished_deals()
        if play is None or record is None:
            return
        if table is None:
            record = replace(record, players=_against_computers(play))
        again = None if table is None else table.replay_deal(number, None)
        deal = replay_deal(record, play.config.game, number, None, again)
        if deal is not None:
            self._show(record_to_deal(record, deal), _PRACTICE.filled(number), None)

    def begin_from(self, number: int, action: int, name: Text) -> None:
        """Play a finished deal on from before an action, the decision `name`, and compare both results at the end."""
        program, play = self._program, self._program.match
        if play is None or program.local_match is None:
            return
        record, viewer = program.local_match.record(), play.controller.viewer_seat
        deal = replay_deal(record, play.config.game, number, viewer, program.local_match.replay_deal(number, viewer))
        if deal is None:
            return
        history = tuple(event for step in deal.steps for event in step.events)
        before = ScoredDeal(deal.steps[-1].view, history, play.controller.scores[number - 1])
        self._show(record_to_action(record, action), _PRACTICE_FROM.filled(name), before)

    def _show(self, record: Record, name: Text, before: ScoredDeal | None) -> None:
        host = MatchHost.restore(record, self._program.games)
        host.forbid_undo()
        self._program.practise(OpenedMatch(host))
        self._before, self._name = before, name
        self._say(name, _COUNTS_NOT)

    def _compare(self, counted: CountedDeal) -> None:
        play = self._program.match
        if self._program.practises and self._before is not None and play is not None:
            sentence = _comparison(play.config, self._before, counted.over)
            if sentence is not None:
                self._say(sentence, self._name)

    def end(self) -> None:
        program = self._program
        if not program.practises:
            return
        program.end_practice()
        self._hide_bar()
        if program.match is not None:
            for section in LOOK:  # settings changed meanwhile
                program.match.apply(section, program.settings, program.languages.code)
            program.window.say(*map(program.match.renderer.text, program.match.prompt()))
        self.over.emit()

    def _say(self, sentence: Text, second: Text) -> None:
        program, play = self._program, self._program.match
        if play is None:
            return
        if self._bar is None:
            bar = self._bar = NotificationBar(program.renderer, CardStyle(), program.announcer, program.window)
            bar.pressed.connect(self.end)
            program.window.written.connect(bar.note)
        button = notification.NotificationButton(notification.NotificationAction.BACK_TO_THE_MATCH, _BACK)
        content = notification.NotificationContent(sentence, second, sign="again", buttons=(button,))
        self._bar.say(
            content, play.renderer, play.scene.table_style.card_style, motion=not program.settings.motion.reduce_motion
        )
        program.window.show_notification_bar(self._bar)

    def _hide_bar(self) -> None:
        if self._bar is not None and not self._program.practises:
            self._bar.forget()
            self._program.window.show_notification_bar(None)


def _against_computers(play: MatchController) -> tuple[str, ...]:
    """Return the players of a match with people as a record has them, with computers in place of all others."""
    substitute = substitute_of(play.config.game)
    levels = [read_assignment(player).level for player in play.config.players]
    others = (substitute if level == PERSON else level for level in levels)
    mine = play.controller.acting_seat
    seats = enumerate(zip(others, play.names, strict=True))
    return tuple(str(SeatAssignment(PERSON if seat == mine else level, name)) for seat, (level, name) in seats)


def _comparison(config: MatchConfig, before: ScoredDeal, now: ScoredDeal) -> Text | None:
    """Return both results of a deal: in points, or as deal summaries in a game without points of deals."""
    seat, summarize = now.view.seat, config.game.story
    if seat is None:
        return None
    if config.game.presentation.points_of_deals:
        return _COMPARED.filled(before.scored.row[seat], now.scored.row[seat])
    if summarize is None:
        return None
    return _ENDED.filled(*(summarize(config.options, config.seats, over).fact for over in (before, now)))
