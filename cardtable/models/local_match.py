"""A table in this process: carries out what its host wants, with Qt's clock, a log and computer players."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.core.record import Record
from cardtable.core.zones import Seat
from cardtable.host.computer_seats import MovePace
from cardtable.host.finished_deals import ReplayedDeal, play_again
from cardtable.host.host_messages import (
    AppendEntry,
    AskPlayer,
    CancelQuestions,
    Capability,
    CloseSubscription,
    Effect,
    Entry,
    FromSeat,
    LineId,
    RulesFault,
    SendTo,
    SetTimer,
)
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import BOT
from cardtable.models.player_dispatch import PlayerDispatcher
from cardtable.models.qt_lifetime import forget_when_deleted
from cardtable.models.seat_channel import SeatChannel

if TYPE_CHECKING:
    from cardtable.models.player_dispatch import BotDispatcher
    from cardtable.models.worker_client import WorkerClient
    from cardtable.players.deal_review import SeatDecisions

FIRST_QUESTION_MS = 200  # the first frame goes before the first question


class LocalMatchLog(Protocol):
    """Where a match is kept; it never fails: trouble is said by itself, and play goes on."""

    def keep(self, entry: Entry) -> None:
        """On the disk when this returns."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...


class LocalMatch(QObject):
    """Owns one host, its clock, its log and its questions; runs effects from a queue, never one inside another."""

    botReplaced = Signal(object, object)  # Seat, MishapKind: rules of thumb play there from now on

    def __init__(
        self,
        host: MatchHost,
        log: LocalMatchLog | None = None,
        thinker: WorkerClient | None = None,
        *,
        name: str = "table",
        bots: Mapping[Seat, Sequence[str]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`bots`: the programs of the person's own that play seats of computers, as commands."""
        super().__init__(parent)
        forget_when_deleted(self)
        self._host = host
        self._log = log
        self._links: dict[LineId, SeatChannel] = {}
        self._lines = count(1)
        self._effects: deque[Effect] = deque()
        self._running = False
        self._closed = False
        self._thoughts = PlayerDispatcher(name, host.terms, thinker, self)
        self._thoughts.answered.connect(self._thought)
        self._bots = self._let_play(bots) if bots else None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._tick)

    def _let_play(self, commands: Mapping[Seat, Sequence[str]]) -> BotDispatcher:
        from cardtable.models.player_dispatch import BotDispatcher

        for seat in commands:
            self._host.set_level(seat, BOT)
        bots = BotDispatcher(self._host.terms, commands, self)
        bots.answered.connect(self._thought)
        bots.replaced.connect(self.botReplaced)
        return bots

    @property
    def terms(self) -> MatchConfig:
        """What everybody at the table may know of the match."""
        return self._host.terms

    def link(self, eyes: Seat | None, hands: Seat | None, right: Capability = Capability.SEAT) -> SeatChannel:
        """A way to the table for one window; as many as wanted."""
        line = next(self._lines)
        link = SeatChannel(partial(self._join, line, eyes, hands, right), partial(self._receive, line), self)
        self._links[line] = link
        return link

    def start(self) -> None:
        """After the first frame: questions are asked from now on."""
        QTimer.singleShot(FIRST_QUESTION_MS, self, self._begin)

    def record(self) -> Record:
        """For saving the match elsewhere."""
        return self._host.record()

    def deal_again(self, number: int, seat: Seat | None) -> ReplayedDeal | None:
        """A deal as it looks from a seat, without playing those before it again; None unless it has been counted."""
        return play_again(self.record(), self.terms.game, number, seat, self._host.at_deal(number))

    def decided(self, number: int, seat: Seat) -> SeatDecisions | None:
        """What a seat decided in a deal, in the same way."""
        from cardtable.players.deal_review import decisions_of

        return decisions_of(self.record(), self.terms.game, number, seat, self._host.at_deal(number))

    def set_pause(self, seconds: float) -> None:
        """Seconds before a computer's move, as the person has set them; in force at once."""
        self._run(self._host.set_pace(MovePace(pause=seconds), _now()))

    def close(self) -> None:
        """Nobody plays any more; twice does no harm."""
        self._closed = True
        self._clock.stop()
        self._thoughts.forget_all()
        if self._bots is not None:
            self._bots.close()
        self._links.clear()
        if self._log is not None:
            self._log.close()

    def _begin(self) -> None:
        self._run(self._host.begun(_now()))

    def _tick(self) -> None:
        self._run(self._host.tick(_now()))

    def _join(self, line: LineId, eyes: Seat | None, hands: Seat | None, right: Capability) -> None:
        self._run(self._host.joined(line, eyes, hands, right, _now()))

    def _receive(self, line: LineId, message: FromSeat) -> None:
        if not self._closed:
            self._run(self._host.received(line, message, _now()))

    def _thought(self, question: int, action: object) -> None:
        self._run(self._host.thought(question, action, _now()))

    def _run(self, effects: Sequence[Effect]) -> None:
        self._effects.extend(effects)
        if self._running:
            return
        self._running = True
        try:
            while self._effects and not self._closed:
                self._carry_out(self._effects.popleft())
        finally:
            self._running = False

    def _ask(self, think: AskPlayer) -> None:
        if self._bots is not None and think.request.level == BOT and think.seat in self._bots:
            self._bots.ask(think.question, think.seat, think.request)
        else:
            self._thoughts.ask(think.question, think.request)

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case SendTo():
                if effect.line in self._links:
                    self._links[effect.line].take(effect.message)
            case AppendEntry():
                if self._log is not None:
                    self._log.keep(effect.entry)
                self._effects.extend(self._host.kept(effect.n, _now()))
            case AskPlayer():
                self._ask(effect)
            case CancelQuestions():
                self._thoughts.forget(effect.questions)
                if self._bots is not None:
                    self._bots.forget(effect.questions)
            case SetTimer():
                self._clock.start(round(effect.seconds * 1000) + 1)
            case RulesFault():
                sys.excepthook(type(effect.error), effect.error, effect.error.__traceback__)
            case CloseSubscription():
                self._links.pop(effect.line, None)


def _now() -> float:
    return time.monotonic()
