"""Match host: pure state machine of a local match; messages, answers and time go in, effects come out in order.

At most one person plays, and one window shows the match; several people play in a room (`host.room`). No clock, file,
process or socket: its runner passes the time in seconds and carries out the effects.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from cardtable.core.events import HandScored
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.session import NOT_YOUR_TURN, PreparedAction, Session, Update
from cardtable.core.text import translate
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.host import host_messages
from cardtable.host.computer_seats import ComputerSeats, PresentedPace
from cardtable.host.host_messages import WINDOW, Effect, FromWindow, ProposalKind, UpdateReason
from cardtable.host.log_writer import DeferredCall, DeferredCalls, LogWriter
from cardtable.host.match_config import MatchConfig, MatchSecret, config_of
from cardtable.host.match_play import NOT_CERTAIN, NOTHING_UNDONE, MatchPlay
from cardtable.host.seat_assignment import SeatInfo, SeatKind, levels_of, person_assignment

NOTHING_TO_REDO = Refusal("nothing-to-redo", translate("Table", "There is nothing to redo."))
FAILED = Refusal("failed", translate("Table", "A bug in the program prevents this."))


class MatchHost:
    """State machine of one match. Each call returns effects in order; while an entry is being persisted, calls wait.

    With a person among the seats nothing happens until a window acts for it.
    """

    def __init__(
        self,
        config: MatchConfig,
        secret: MatchSecret,
        levels: Sequence[str] | None = None,
        pause: float = 0.5,
        *,
        session: Session[Any, Any] | None = None,
    ) -> None:
        """`levels`: of the computers by seat, by default from the players of `config`; "" for the person.

        `pause`: seconds before each move of a computer; `session`: of a match that has begun.
        """
        self.config = config
        self._secret = secret
        self._person = person_assignment(config.players)
        self.levels = list(levels or levels_of(config.players, config.game))  # may be changed before the start
        session = session or Session(config.game, config.options, config.players, secret.seed)
        self._match = MatchPlay(config, secret, session)
        self._pace = PresentedPace(pause)
        self._effects: list[Effect] = []
        self._log = LogWriter(session.actions, self._effects.append)
        self._deferred = DeferredCalls()
        self._computers = ComputerSeats(self._match, self.levels.__getitem__, self._pace, self._effects.append)
        self._viewer: Seat | None = None
        self._actor: Seat | None = None
        self._has_started = False
        self._has_failed = False  # the rules raised at the last action of a computer
        self._claimed_deal: int | None = None  # number of the deal whose rest the person has claimed

    @classmethod
    def restore(cls, record: Record, games: Mapping[str, AnyGame]) -> MatchHost:
        """Return a host at the last action of a record; raise ReplayError with `accepted` as Session.replay does."""
        return cls.resume(record, Session.replay(record, games[record.game]), games[record.game])

    @classmethod
    def resume(cls, record: Record, session: Session[Any, Any], game: AnyGame) -> MatchHost:
        """Return a host at the last action of a record whose replay is `session`."""
        config, secret = config_of(record, game)
        return cls(config, secret, session=session)

    @property
    def scores(self) -> tuple[HandScored, ...]:
        return self._match.session.scores

    @property
    def over(self) -> bool:
        return self._match.session.match_over

    @property
    def deal(self) -> int:
        """Number of the deal in play, from 1."""
        return self._match.session.deal_number

    @property
    def actions(self) -> int:
        """Number of actions in force."""
        return self._match.session.actions

    @property
    def has_begun(self) -> bool:
        """True once the person has acted; in a match without a person, once any seat has."""
        session = self._match.session
        return any(self._person in (None, session.actor_of(number)) for number in range(session.actions))

    @property
    def is_deal_new(self) -> bool:
        return self._match.session.deal_began == self.actions

    def record(self) -> Record:
        """Return the match so far with all its secrets: for the owner of the host, never for a window."""
        return self._match.record()

    def at_deal(self, number: int) -> Session[Any, Any] | None:
        """Return the session at the first card of a deal: for the owner of the host, to replay it."""
        return self._match.session.at_deal(number)

    def view(self, seat: Seat | None) -> View[Any]:
        """Return the view of a seat: for the owner of the host."""
        return self._match.session.view(seat)

    def forbid_undo(self) -> None:
        """Forbid undo of all actions so far: for a deal that is practised."""
        self._match.first_undoable = self.actions

    # ---- calls of the runner

    def start(self, now: float) -> list[Effect]:
        """Start asking computer players; called once, when the runner is ready."""
        return self._call(self._start, now)

    def join(self, viewer_seat: Seat | None, acting_seat: Seat | None, now: float) -> list[Effect]:
        """Show the match to a window, which acts for the person's seat or for none."""
        return self._call(partial(self._join, viewer_seat, acting_seat), now)

    def on_message(self, message: FromWindow, now: float) -> list[Effect]:
        """Handle a message of the window."""
        return self._call(partial(self._receive, message), now)

    def on_answer(self, question: int, action: Any | None, now: float) -> list[Effect]:
        """Handle a computer player's answer; None means it failed and is asked again. Ignore cancelled questions."""
        return self._call(partial(self._computers.answer, question, action), now)

    def on_time(self, now: float) -> list[Effect]:
        """Do everything that is due at `now`, possibly nothing."""
        return self._call(_nothing, now)

    def set_pause(self, seconds: float, now: float) -> list[Effect]:
        """Change the pause of computers, and do at once what is due by it."""
        self._pace.pause = seconds
        return self.on_time(now)

    def on_persisted(self, n: int, now: float) -> list[Effect]:
        """Apply and show entry `n`, which is persisted; raise ValueError if it is not the one being persisted."""
        self._log.persisted(n, now)
        self._has_failed = False
        return self._drain(now)

    # ---- order of work

    def _call(self, call: DeferredCall, now: float) -> list[Effect]:
        self._deferred.add(None, call)
        return [] if self._log.is_writing else self._drain(now)

    def _drain(self, now: float) -> list[Effect]:
        """Make the deferred calls until an entry has to be persisted; a claim goes before all of them."""
        self._advance(now)
        while not self._log.is_writing and self._deferred.run_next(now):
            self._advance(now)
        effects = list(self._effects)
        self._effects.clear()
        return effects

    def _advance(self, now: float) -> None:
        if self._claimed_deal is not None and not self._log.is_writing:
            self._play_claim()
        if self._log.is_writing:
            return
        self._computers.cancel_stale()
        if self._has_started and not self._is_halted:
            self._computers.ask(now)
            move = self._computers.move(now)
            if move is not None:
                self._has_failed = not self._append_action(move)

    @property
    def _is_halted(self) -> bool:
        """True while computers wait: no window acts for the person, the match is over, or the rules failed."""
        return self._person != self._actor or self.over or self._has_failed

    # ---- playing

    def _start(self, now: float) -> None:
        self._has_started = True

    def _submit(self, request: host_messages.SubmitAction) -> None:
        seat, action = self._actor, request.action
        refusal = NOT_YOUR_TURN if seat is None else self._match.session.refusal(seat, action, request.version)
        if refusal is None and seat is not None:
            if self._append_action(host_messages.ActionEntry(seat, action), request.id):
                return
            refusal = FAILED
        if refusal is not None:
            self._send(host_messages.Rejected(request.id, refusal))

    def _append_action(self, entry: host_messages.ActionEntry, request_id: int | None = None) -> bool:
        """Append a legal action to the log; return False, and report the fault, if the rules raise at it."""
        prepared = self._match.prepare(entry.seat, entry.action)
        if isinstance(prepared, host_messages.RulesFault):
            self._effects.append(prepared)
            return False
        self._log.append(entry, partial(self._perform, prepared, request_id))
        return True

    def _perform(
        self, prepared: PreparedAction[Any, Any], request_id: int | None, _entry: host_messages.ActionEntry, _now: float
    ) -> None:
        self._send_update(UpdateReason.PLAYED, self._match.commit(prepared), mine=request_id)
        if self._match.deal_if_due():
            self._send_update(UpdateReason.DEALT, self._match.session.happened)
        self._reveal_seed()

    def _join(self, viewer_seat: Seat | None, acting_seat: Seat | None, _now: float) -> None:
        self._viewer, self._actor, self._pace.has_window = viewer_seat, acting_seat, True
        self._send(host_messages.Joined(viewer_seat, acting_seat, self.config))
        kinds = (SeatKind.PERSON if seat == self._person else SeatKind.COMPUTER for seat in range(self.config.seats))
        self._send(host_messages.SeatingUpdate(tuple(map(SeatInfo, kinds, self.levels))))
        self._send_update(UpdateReason.JOINED)
        self._reveal_seed()

    def _receive(self, message: FromWindow, _now: float) -> None:
        match message:
            case host_messages.SubmitAction():
                self._submit(message)
            case host_messages.Presented():
                self._pace.present(message.version)
            case host_messages.Propose():
                refusal = self._claim() if message.wish is ProposalKind.CLAIM else self._rewind(message.wish)
                if refusal is not None:
                    self._send(host_messages.Rejected(None, refusal))
            case host_messages.ClaimPreviewRequest():
                self._send(self._match.preview_claim(self._actor))

    def _reveal_seed(self) -> None:
        if self.over:
            self._send(host_messages.SeedRevealed(self._secret.seed))

    def _send_update(
        self, why: UpdateReason, events: Sequence[Any] = (), *, by: Seat | None = None, mine: int | None = None
    ) -> None:
        """Send the last log entry as the window may see it: `events`, or the history of the whole deal.

        The history is sent for all reasons but PLAYED and DEALT.
        """
        session, seat = self._match.session, self._viewer
        is_whole = why not in (UpdateReason.PLAYED, UpdateReason.DEALT)
        kinds = (ProposalKind.UNDO, ProposalKind.REDO)
        update = host_messages.MatchUpdate(
            why=why,
            update=Update(session.seen_by(seat, events), session.view(seat), session.heard(seat) if is_whole else None),
            deal=session.deal_number,
            actions=session.actions,
            has_begun=self.has_begun,
            can=frozenset(kind for kind in kinds if self._rewind_target(kind) is not None),
            by=by,
            mine=mine,
            scores=session.scores if is_whole else None,
            cuts=self._match.cuts,
        )
        self._pace.sent_version = update.update.view.version
        self._send(update)

    def _send(self, message: host_messages.ToWindow) -> None:
        if self._pace.has_window:
            self._effects.append(host_messages.SendTo(WINDOW, message))

    # ---- undo, redo and claims

    def _rewind_target(self, kind: ProposalKind) -> int | None:
        """Return the number of actions after an undo or redo; a window that acts for no seat rewinds those of all."""
        if kind is ProposalKind.REDO:
            return self._match.redo_target(self._actor)
        return self._match.undo_target(self._actor)

    def _rewind(self, kind: ProposalKind) -> Refusal | None:
        target = self._rewind_target(kind)
        if target is None:
            return NOTHING_UNDONE if kind is ProposalKind.UNDO else NOTHING_TO_REDO
        entry = host_messages.RewindEntry(target, self._match.record(target))
        why = UpdateReason.UNDONE if kind is ProposalKind.UNDO else UpdateReason.REDONE
        self._log.append(entry, partial(self._apply_rewind, why))
        return None

    def _apply_rewind(self, why: UpdateReason, entry: host_messages.RewindEntry, _now: float) -> None:
        self._computers.cancel_all()
        self._match.rewind(entry.actions)
        self._send_update(why, by=self._actor)

    def _claim(self) -> Refusal | None:
        if not self._match.claimed_cards(self._actor):
            return NOT_CERTAIN
        self._computers.cancel_all()
        self._claimed_deal = self.deal
        return None

    def _play_claim(self) -> None:
        """Log the next action of the claim, which ends after its last one, or with its deal."""
        assert self._actor is not None
        step = self._match.next_claim_step(self._actor) if self.deal == self._claimed_deal else None
        if step is None:
            self._claimed_deal = None
            self._send(host_messages.ClaimAccepted())
        elif not self._append_action(host_messages.ActionEntry(step.seat, step.action)):
            self._claimed_deal = None
        elif step.is_last:
            self._claimed_deal = 0  # of no deal: the claim ends when the action is persisted


def _nothing(now: float) -> None:
    """Deferred call of `on_time`: all work is done before and after each call."""
