"""Local match: carries out the effects of a match host with Qt's clock, a log and computer players."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.core.record import Record
from cardtable.core.zones import Seat
from cardtable.host import host_messages
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_host import MatchHost
from cardtable.host.replayed_deals import ReplayedDeal, replay_actions
from cardtable.host.seat_assignment import BOT
from cardtable.models.player_dispatch import PlayerDispatcher
from cardtable.models.qt_lifetime import forget_when_deleted
from cardtable.models.seat_channel import SeatChannel

if TYPE_CHECKING:
    from cardtable.models.bot_dispatch import BotDispatcher
    from cardtable.models.worker_client import WorkerClient
    from cardtable.players.deal_review import SeatDecisions

FIRST_QUESTION_MS = 200  # delay of the first question, which the first frame precedes


class LocalMatchLog(Protocol):
    """Log of a local match; it never raises: it reports problems itself, and play goes on."""

    def keep(self, entry: host_messages.Entry) -> None:
        """Write the entry to the disk before returning."""
        ...

    def close(self) -> None: ...


class LocalMatch(QObject):
    """Runner of one host; carries out effects from a queue, never one inside another."""

    botReplaced = Signal(object, object)  # Seat, BotFaultKind: a rollout policy plays there from now on

    def __init__(
        self,
        host: MatchHost,
        log: LocalMatchLog | None = None,
        worker: WorkerClient | None = None,
        *,
        name: str = "table",
        bots: Mapping[Seat, Sequence[str]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`bots`: commands of the person's own programs that play computers' seats."""
        super().__init__(parent)
        forget_when_deleted(self)
        self._host = host
        self._log = log
        self._channel: SeatChannel | None = None
        self._effects: deque[host_messages.Effect] = deque()
        self._running = False
        self._closed = False
        self._dispatcher = PlayerDispatcher(name, host.config, worker, self)
        self._dispatcher.answered.connect(self._on_answer)
        self._bots = self._start_bots(bots) if bots else None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._tick)

    def _start_bots(self, commands: Mapping[Seat, Sequence[str]]) -> BotDispatcher:
        from cardtable.models.bot_dispatch import BotDispatcher

        for seat in commands:
            self._host.levels[seat] = BOT
        bots = BotDispatcher(self._host.config, commands, self)
        bots.answered.connect(self._on_answer)
        bots.replaced.connect(self.botReplaced)
        return bots

    @property
    def config(self) -> MatchConfig:
        return self._host.config

    def open_channel(self, viewer_seat: Seat | None, acting_seat: Seat | None) -> SeatChannel:
        """Return the channel to the match, which shows the view of one seat and acts for one."""
        self._channel = SeatChannel(partial(self._join, viewer_seat, acting_seat), self._receive, self)
        return self._channel

    def start(self) -> None:
        QTimer.singleShot(FIRST_QUESTION_MS, self, self._begin)

    def record(self) -> Record:
        return self._host.record()

    def replay_deal(self, number: int, seat: Seat | None) -> ReplayedDeal | None:
        """Replay a deal as it looks from a seat, without the deals before it; None unless it is finished."""
        return replay_actions(self.record(), self.config.game, number, seat, self._host.at_deal(number))

    def decisions(self, number: int, seat: Seat) -> SeatDecisions | None:
        from cardtable.players.deal_review import decisions_of

        return decisions_of(self.record(), self.config.game, number, seat, self._host.at_deal(number))

    def set_pause(self, seconds: float) -> None:
        self._run(self._host.set_pause(seconds, monotonic()))

    def close(self) -> None:
        """Stop the match; may be called twice."""
        self._closed = True
        self._clock.stop()
        self._dispatcher.forget_all()
        if self._bots is not None:
            self._bots.close()
        if self._log is not None:
            self._log.close()

    def _begin(self) -> None:
        self._run(self._host.start(monotonic()))

    def _tick(self) -> None:
        self._run(self._host.on_time(monotonic()))

    def _join(self, viewer_seat: Seat | None, acting_seat: Seat | None) -> None:
        self._run(self._host.join(viewer_seat, acting_seat, monotonic()))

    def _receive(self, message: host_messages.FromWindow) -> None:
        if not self._closed:
            self._run(self._host.on_message(message, monotonic()))

    def _on_answer(self, question: int, action: object) -> None:
        self._run(self._host.on_answer(question, action, monotonic()))

    def _run(self, effects: Sequence[host_messages.Effect]) -> None:
        self._effects.extend(effects)
        if self._running:
            return
        self._running = True
        try:
            while self._effects and not self._closed:
                self._carry_out(self._effects.popleft())
        finally:
            self._running = False

    def _ask(self, question: host_messages.AskPlayer) -> None:
        if self._bots is not None and question.request.level == BOT and question.seat in self._bots:
            self._bots.ask(question.question, question.seat, question.request)
        else:
            self._dispatcher.ask(question.question, question.request)

    def _carry_out(self, effect: host_messages.Effect) -> None:
        match effect:
            case host_messages.SendTo():
                assert self._channel is not None  # the match is shown through it
                self._channel.take(effect.message)
            case host_messages.AppendEntry():
                if self._log is not None:
                    self._log.keep(effect.entry)
                self._effects.extend(self._host.on_persisted(effect.n, monotonic()))
            case host_messages.AskPlayer():
                self._ask(effect)
            case host_messages.CancelQuestions():
                self._dispatcher.forget(effect.questions)
                if self._bots is not None:
                    self._bots.forget(effect.questions)
            case host_messages.SetTimer():
                self._clock.start(round(effect.seconds * 1000) + 1)
            case host_messages.RulesFault():
                sys.excepthook(type(effect.error), effect.error, effect.error.__traceback__)
