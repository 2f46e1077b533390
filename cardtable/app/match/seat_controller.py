"""Seat controller: one user's end of a match, with its latest update, history, proposals and hints."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.undo_texts import done_again, had_seen_more, moves_of, told_back
from cardtable.core.controls import Controls
from cardtable.core.events import Event, HandScored, MatchEnded
from cardtable.core.rules import Advice, Rules
from cardtable.core.shuffle import player_seed
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.host import host_messages
from cardtable.host.host_messages import Joined, MatchUpdate, ProposalKind, UpdateReason
from cardtable.host.match_config import MatchConfig, StatisticsGroup
from cardtable.host.seat_assignment import MIXED, PEOPLE, PEOPLE_WITH_UNDO, SeatInfo, SeatKind
from cardtable.models.player_dispatch import PlayerDispatcher
from cardtable.models.seat_channel import SeatChannel
from cardtable.players.player_questions import PlayerQuestion

if TYPE_CHECKING:
    from cardtable.models.worker_client import WorkerClient

_HINTS = "hints"  # seed of hints: not the secret of the match, so that it reveals no cards


class SeatController(QObject):
    """One user's end of a match, without widgets; all that it knows came through its channel."""

    joined = Signal(object)  # MatchUpdate: the first one, from which the table is built
    updated = Signal(object, bool)  # Update, own: for TableModel.receive
    changed = Signal()  # undo, redo, hint or claim may have become possible or impossible
    refused = Signal(object)  # Refusal of the user's action or proposal
    advised = Signal(object)  # Advice
    foreseen = Signal(object)  # ClaimPreview
    dealScored = Signal(object, int)  # HandScored, number of the deal
    matchEnded = Signal(object)  # MatchEnded
    jumped = Signal()  # undo or redo: all that waits to be shown is void
    wentTo = Signal(object)  # Text about an undo or redo, before `updated` shows it
    knownDeals = Signal(object)  # range of deal numbers: an undo went back, but their cards have been seen
    playedFor = Signal(int)  # number of the deal: a computer plays it for this user, or has played a part of it
    hurried = Signal()  # animations need not be waited for

    def __init__(
        self,
        channel: SeatChannel,
        worker: WorkerClient | None,
        shown: Callable[[], int | None],
        *,
        name: str = "hints",
        parent: QObject | None = None,
    ) -> None:
        """Connect to the channel; `shown` returns the version shown, None during animations or a deal result."""
        super().__init__(parent)
        self._channel, self._worker = channel, worker
        self._shown, self._name = shown, name
        self._welcome: Joined | None = None
        self._rules: Rules[Any, Any] | None = None
        self._controls: Controls[Any, Any] | None = None
        self._seating: host_messages.SeatingUpdate | None = None
        self._update: MatchUpdate | None = None
        self.history: tuple[Event, ...] = ()  # of the deal
        self.scores: tuple[HandScored, ...] = ()
        self._seed: str | None = None
        self._n_hints = 0
        self._hint: int | None = None  # number of the pending request
        self._has_left = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._report_shown)
        channel.joined.connect(self._on_joined)
        channel.seatingChanged.connect(self._on_seating)
        channel.updated.connect(self._on_update)
        channel.rejected.connect(self._on_rejected)
        channel.claimAccepted.connect(self._on_claim)
        channel.claimPreviewed.connect(self.foreseen)
        channel.seedRevealed.connect(self._on_seed)

    @property
    def ready(self) -> bool:
        return self._update is not None

    @property
    def config(self) -> MatchConfig:
        """Match configuration; valid after `joined`."""
        return self._joined.config

    @property
    def viewer_seat(self) -> Seat | None:
        """Seat whose view is shown; None for a spectator."""
        return self._joined.viewer_seat

    @property
    def acting_seat(self) -> Seat | None:
        """Seat that this user plays, also while a computer replaces the user; None for a spectator."""
        return self._joined.acting_seat

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        assert self._seating is not None  # comes before the first update
        return self._seating.seats

    @property
    def view(self) -> View[Any]:
        """Latest view, perhaps ahead of what is shown."""
        return self._latest.update.view

    @property
    def actions(self) -> int:
        return self._latest.actions

    @property
    def deal(self) -> int:
        """Number of the deal in play, from 1."""
        return self._latest.deal

    @property
    def cuts(self) -> tuple[int, ...]:
        """Numbers of cards cut off before each deal so far; () if nobody cuts."""
        return self._latest.cuts

    @property
    def group(self) -> StatisticsGroup:
        """Statistics group of this match; matches against people have their own."""
        persons = [
            seat for seat, info in enumerate(self.seats) if info.kind is SeatKind.PERSON and seat != self.acting_seat
        ]
        levels = {info.level for info in self.seats} - {""}
        if persons:
            opponents = PEOPLE_WITH_UNDO if self.config.may_undo else PEOPLE
        else:
            opponents = levels.pop() if len(levels) == 1 else MIXED
        return StatisticsGroup(self.config.game.id, self.config.preset, opponents)

    @property
    def waits_for_others(self) -> bool:
        return self.acting_seat is not None and not self.persons_turn and not self.match_over

    @property
    def match_over(self) -> bool:
        assert self._rules is not None
        return self._rules.match_over(self.view.public)

    @property
    def unfinished(self) -> bool:
        """True if this user has begun a match that is not over."""
        return self.ready and self._latest.has_begun and not self.match_over

    @property
    def seed(self) -> str | None:
        """Seed of the deals; None while it is secret: before the end, unless it was typed."""
        return self._seed if self.match_over else self.config.open_seed

    @property
    def persons_turn(self) -> bool:
        seat = self.acting_seat if self.ready else None
        if seat is None or self._rules is None or not self.seats[seat].is_here:
            return False
        return seat in self._rules.actors(self.view.public)

    def can(self, wish: ProposalKind) -> bool:
        """Return whether a proposal is possible; a claim only if the rest is certain."""
        if not self.ready or self._controls is None:
            return False
        if wish is ProposalKind.CLAIM:
            return self.persons_turn and bool(self._controls.claim(self.view))
        return wish in self._latest.can

    def join(self) -> None:
        """Join the match; `joined` follows."""
        self._channel.join()

    def stop(self) -> None:
        """Leave the match; a second call does nothing."""
        if self._has_left:
            return
        self._has_left = True
        self._timer.stop()
        self._cancel_hint()

    def wake(self) -> None:
        """Report the version shown to the host soon."""
        if not self._has_left:
            self._timer.start(0)

    def act(self, action: object, version: int) -> None:
        """Send the user's action, chosen from the view of this version."""
        if self.ready and self.acting_seat is not None and not self._has_left:
            self._channel.submit(action, version)

    def wish(self, wish: ProposalKind) -> None:
        """Make a proposal, which is carried out once all others agree; `refused` follows if it is impossible."""
        self._channel.propose(wish)

    def foresee(self) -> None:
        """Request the outcome of a claim; `foreseen` follows."""
        self._channel.preview_claim()

    def hint(self) -> None:
        """Ask the best level for advice; `advised` follows."""
        if not self.persons_turn or self._hint is not None or self._has_left or not self.config.may_hint:
            return
        config, seat = self.config, self.view.seat
        assert seat is not None  # the seat to act has a view of its own
        self._n_hints += 1
        self._hint = self._n_hints
        level = list(config.game.players)[-1]
        options, chance = config.options.save(), player_seed(_HINTS, seat)
        about = (self.view, self.history)
        question = PlayerQuestion(config.game.id, options, config.seats, level, chance, *about, advise=True)
        self._dispatcher.ask(self._hint, question)

    @property
    def _joined(self) -> Joined:
        assert self._welcome is not None  # the host's first message
        return self._welcome

    @property
    def _latest(self) -> MatchUpdate:
        assert self._update is not None
        return self._update

    @cached_property
    def _dispatcher(self) -> PlayerDispatcher:
        dispatcher = PlayerDispatcher(self._name, self.config, self._worker, self)
        dispatcher.answered.connect(self._on_advice)
        return dispatcher

    def _on_joined(self, welcome: Joined) -> None:
        self._welcome = welcome
        self._rules, self._controls = welcome.config.rules(), welcome.config.controls()

    def _on_seating(self, table: host_messages.SeatingUpdate) -> None:
        self._seating = table
        if self.ready:
            self.changed.emit()

    def _on_seed(self, opened: host_messages.SeedRevealed) -> None:
        self._seed = opened.seed

    def _on_update(self, news: MatchUpdate) -> None:
        if self._has_left:
            return
        last, before = self._update, self.history
        self._update = news
        if news.update.heard is None:
            self.history = news.update.events if news.why is UpdateReason.DEALT else before + news.update.events
            self.scores += tuple(event for event in news.update.events if isinstance(event, HandScored))
        else:
            self.history, self.scores = news.update.heard, news.scores or ()
        if not self.persons_turn:
            self._cancel_hint()
        if self._was_played_for(news, last, before):
            self.playedFor.emit(news.deal)
        if last is None:
            self.joined.emit(news)
            if self._joined.newcomer:
                self.playedFor.emit(news.deal)
        elif news.update.heard is not None:
            self._on_jump(news, last, before)
        else:
            for event in news.update.events:
                if isinstance(event, HandScored):
                    self.dealScored.emit(event, news.deal)
                elif isinstance(event, MatchEnded):
                    self.matchEnded.emit(event)
            self.updated.emit(news.update, news.mine is not None)
        self.changed.emit()
        self.wake()

    def _was_played_for(self, news: MatchUpdate, last: MatchUpdate | None, before: tuple[Event, ...]) -> bool:
        """Return whether a computer has moved for this user, who was replaced or disconnected."""
        seat, kinds = self.acting_seat, self.config.kinds
        if seat is None or last is None or (news.why is not UpdateReason.JOINED and self.seats[seat].is_here):
            return False
        known = before if last.deal == news.deal else ()
        return moves_of(self.history, seat, kinds) > moves_of(known, seat, kinds)

    def _on_jump(self, news: MatchUpdate, last: MatchUpdate, before: tuple[Event, ...]) -> None:
        self._cancel_hint()
        self.jumped.emit()
        kinds = self.config.kinds
        if news.why is UpdateReason.UNDONE:
            into = news.deal if news.deal < last.deal else None
            self.wentTo.emit(told_back(before, self.history, news.by, self.acting_seat, kinds, into=into))
        elif news.why is UpdateReason.REDONE:
            self.wentTo.emit(done_again(before, self.history, self.acting_seat, kinds))
        self.updated.emit(news.update, False)
        if news.why is UpdateReason.UNDONE and had_seen_more(before, self.history, self.view):
            self.knownDeals.emit(range(news.deal, last.deal + 1))

    def _on_rejected(self, rejected: host_messages.Rejected) -> None:
        self.refused.emit(rejected.refusal)

    def _on_claim(self, _accepted: host_messages.ClaimAccepted) -> None:
        self.hurried.emit()
        self.wake()

    def _report_shown(self) -> None:
        version = self._shown()
        if version is not None and not self._has_left:
            self._channel.present(version)

    def _on_advice(self, number: int, advice: object) -> None:
        if number == self._hint:
            self._hint = None
            if isinstance(advice, Advice):
                self.advised.emit(advice)

    def _cancel_hint(self) -> None:
        if self._hint is not None:
            self._dispatcher.forget([self._hint])
            self._hint = None
