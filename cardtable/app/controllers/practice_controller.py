"""A finished deal is played once more over the match that it belongs to, which waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.match.table_appearance import LOOK
from cardtable.app.multiplayer.in_match.notification_bar import NotificationBar
from cardtable.app.multiplayer.in_match.notification_content import (
    NotificationAction,
    NotificationButton,
    NotificationContent,
)
from cardtable.app.program import Program
from cardtable.app.storage.match_store import OpenedMatch
from cardtable.core.record import Record
from cardtable.core.text import Text, translate
from cardtable.core.turn_summaries import ScoredDeal
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_host import MatchHost
from cardtable.models.deal_replay import before_action, from_its_beginning, replay_deal
from cardtable.table.art.themes import CardStyle

if TYPE_CHECKING:
    from cardtable.app.match.match_controller import CountedDeal

_PRACTICE = translate("Practice", "Practice: deal %1 once more")
_COUNTS_NOT = translate("Practice", "It does not count. Your match waits where you left it.")
_LINE = translate("Practice", "Practice: %1", "which deal, and from where it is played on")
_COMPARED = translate("Practice", "You had %1 points; from here %2.")
_ENDED = translate("Practice", "The first time: %1 From here: %2", "two whole sentences, how a deal has ended")
_BACK = translate("Practice", "Back to the match")


class PracticeController(QObject):
    """Owns the strip that names the practice and leads back."""

    over = Signal()  # the match is on the table again

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._strip: NotificationBar | None = None
        self._name = Text("", "")
        self._before: ScoredDeal | None = None  # the end of the line of play that was left
        program.matchChanged.connect(self._put_away)
        program.counted.connect(self._compare)

    def begin(self, number: int) -> None:
        """Deal the cards of this deal once more; of a deal that is practised already, anew."""
        program, play = self._program, self._program.play
        if play is None or program.table is None:
            return
        record = program.table.record()
        deal = replay_deal(record, play.terms.game, number, None, program.table.deal_again(number, None))
        if deal is not None:
            self._put_on_the_table(from_its_beginning(record, deal), _PRACTICE.filled(number), None)

    def begin_from(self, number: int, action: int, name: Text) -> None:
        """Play a finished deal on from before an action of its match; `name`: which decision that is.

        When it is over, both lines of play are compared.
        """
        program, play = self._program, self._program.play
        if play is None or program.table is None:
            return
        record, eyes = program.table.record(), play.controller.eyes
        deal = replay_deal(record, play.terms.game, number, eyes, program.table.deal_again(number, eyes))
        if deal is None:
            return
        heard = tuple(event for moment in deal.moments for event in moment.events)
        before = ScoredDeal(deal.moments[-1].view, heard, play.controller.scores[number - 1])
        self._put_on_the_table(before_action(record, action), _LINE.filled(name), before)

    def _put_on_the_table(self, record: Record, name: Text, before: ScoredDeal | None) -> None:
        host = MatchHost.restored(record, self._program.games)
        host.begin_here()
        self._program.practise(OpenedMatch(host))
        self._before, self._name = before, name
        self._say(name, _COUNTS_NOT)

    def _compare(self, counted: CountedDeal) -> None:
        """Say what the first line of play had brought, and what this one has."""
        play = self._program.play
        if self._program.practises and self._before is not None and play is not None:
            said = _compared(play.terms, self._before, counted.over)
            if said is not None:
                self._say(said, self._name)

    def end(self) -> None:
        """Back to the match."""
        program = self._program
        if not program.practises:
            return
        program.end_practice()
        self._put_away()
        if program.play is not None:
            for section in LOOK:  # what was changed meanwhile
                program.play.apply(section, program.settings, program.languages.code)
            program.window.say(*map(program.play.words.text, program.play.prompt()))
        self.over.emit()

    def _say(self, sentence: Text, second: Text) -> None:
        program, play = self._program, self._program.play
        if play is None:
            return
        if self._strip is None:
            strip = self._strip = NotificationBar(program.words, CardStyle(), program.mouth, program.window)
            strip.pressed.connect(self.end)
            program.window.written.connect(strip.note)
        button = NotificationButton(NotificationAction.BACK_TO_THE_MATCH, _BACK)
        content = NotificationContent(sentence, second, sign="again", buttons=(button,))
        self._strip.say(content, play.words, play.scene.style, motion=not program.settings.motion.reduce_motion)
        program.window.put_strip(self._strip)

    def _put_away(self) -> None:
        if self._strip is not None and not self._program.practises:
            self._strip.forget()
            self._program.window.put_strip(None)


def _compared(terms: MatchConfig, before: ScoredDeal, now: ScoredDeal) -> Text | None:
    """How a deal has ended in two lines of play: in points, or where they tell nothing in the words of its story."""
    seat, tell = now.view.seat, terms.game.story
    if seat is None:
        return None
    if terms.game.presentation.points_of_deals:
        return _COMPARED.filled(before.scored.row[seat], now.scored.row[seat])
    if tell is None:
        return None
    return _ENDED.filled(*(tell(terms.options, terms.seats, over).fact for over in (before, now)))
