"""Remote match: a match of a room, through the same kind of channel as a local one."""

from __future__ import annotations

import hashlib

from PySide6.QtCore import QObject, Signal

from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.session import NOT_YOUR_TURN, STALE, Update
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host import host_messages, room_messages, room_requests
from cardtable.host.finished_deals import finished_deals, record_of
from cardtable.host.host_messages import MatchUpdate, ProposalKind, UpdateReason
from cardtable.host.match_config import MatchConfig
from cardtable.host.room.room_settings import ASKED_FIRST, NOT_KEPT, NOT_NOW, PAUSED, TOO_SOON
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import RoomProposalKind, RoomSeatInfo, RoomStage, SeatOccupant, UndoPolicy
from cardtable.host.seat_assignment import PERSON, SeatInfo, SeatKind, opening_sides
from cardtable.models.agent_client import AgentClient
from cardtable.models.remote_history import UpdateAccumulator
from cardtable.models.seat_channel import SeatChannel
from cardtable.net.agent_messages import ConnectionState, UpdateReceived

LOST = Refusal("lost", translate("People's table", "The connection to the table is lost. Trying again."))
UNANSWERED = Refusal("unanswered", translate("People's table", "Your last move is still on its way."))
NOT_DONE = translate("People's table", "The table didn't do that.")

_KINDS = {ProposalKind.UNDO: RoomProposalKind.UNDO, ProposalKind.CLAIM: RoomProposalKind.CLAIM}
_PLAYED = frozenset({RoomStage.SEALING, RoomStage.PLAYING, RoomStage.PAUSED, RoomStage.OVER})


class RemoteMatch(QObject):
    """Translates a client's signals into `SeatChannel`s; windows use the client for what a channel has no message."""

    begun = Signal()  # a match can be shown: make a channel, and join
    caughtUp = Signal()  # the last update was missed while the connection was lost: show it quickly

    def __init__(self, client: AgentClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._channel: SeatChannel | None = None
        self._table = ""  # id of the match
        self._history = UpdateAccumulator()
        self.info: RoomInfo | None = None
        self.config: MatchConfig | None = None  # public settings of the match; None before it begins
        self._newcomer = False  # the seat was a computer's when the deal began
        self._is_fresh = False  # no update has come since the connection was made
        self._proposals: dict[int, room_messages.ProposalMessage] = {}
        client.welcomed.connect(self._on_welcome)
        client.roomChanged.connect(self._on_info)
        client.updateReceived.connect(self._on_update)
        client.refused.connect(self._on_refusal)
        client.proposalOpened.connect(self._on_proposal)
        client.proposalClosed.connect(self._on_result)

    @property
    def key(self) -> str:
        """Key of the match in the statistics; one continued from another room has that room's."""
        first = next((check.table for check in self._client.verified_deals if check.deal == 1), self._table)
        return _key_of(first)

    def finished_deals(self) -> Record | None:
        """Return the record up to the last finished deal, with all cards; None before the first is revealed."""
        config, deals = self.config, finished_deals(check.opened for check in self._client.verified_deals)
        return None if config is None or not deals else record_of(deals, config.game, config.options, config.players)

    def open_channel(self) -> SeatChannel:
        """Return a new channel to the match; the one before gets no more messages."""
        self._channel = SeatChannel(self._join, self._send, waits=False)  # no child: it goes with the window's match
        return self._channel

    def leave(self) -> None:
        """Forget the match, because the person has left; it begins anew when they come back."""
        self._table = ""
        self._forget()

    # ---- from the window

    def _join(self) -> None:
        info, config, last = self.info, self.config, self._history.last
        if info is None or config is None or last is None or self._channel is None:
            raise RuntimeError("Nothing is played yet.")
        self._channel.take(host_messages.Joined(info.you, info.you, config, newcomer=self._newcomer))
        self._channel.take(_seating_of(info))
        view, history = last.update.view, self._history.heard
        if self._history.acts == 0:
            update = self._update(last, UpdateReason.DEALT, Update(history, view))
        else:
            update = self._update(last, UpdateReason.JOINED, Update((), view, history))
        self._channel.take(update)

    def _send(self, message: host_messages.FromWindow) -> None:
        match message:
            case host_messages.SubmitAction() if self._client.state is not ConnectionState.LIVE:
                self._emit(host_messages.Rejected(message.id, LOST))
            case host_messages.SubmitAction():
                self._client.send(message)
            case host_messages.Propose(wish) if wish in _KINDS:
                self._client.send(room_requests.ProposeRequest(_KINDS[wish]))
            case host_messages.ClaimPreviewRequest():  # a room has no preview: everybody sees the proposal
                self._client.send(room_requests.ProposeRequest(RoomProposalKind.CLAIM))
            case _:  # a room does not wait for `Presented`
                pass

    # ---- from the room

    def _emit(self, message: host_messages.ToWindow) -> None:
        if self._channel is not None:
            self._channel.take(message)

    def _on_welcome(self, welcome: room_messages.WelcomeMessage) -> None:
        self._is_fresh = True
        self._proposals.clear()
        if welcome.table != self._table:
            self._table = welcome.table
            self._forget()

    def _forget(self) -> None:
        self._history, self.config, self._channel = UpdateAccumulator(), None, None

    def _on_info(self, info: RoomInfo) -> None:
        before, self.info = self.info, info
        if info.stage not in _PLAYED:
            self._forget()
            return
        if self.config is None or before is None or before.you != info.you:
            self._forget()
            self.config = _config_of(info, self._table)
            self._newcomer = before is not None and before.stage in _PLAYED and before.you is None
        self._emit(_seating_of(info))

    def _on_update(self, received: UpdateReceived) -> None:
        if self.config is None:
            return
        is_first = self._history.last is None
        why = self._history.take(received)
        if why is UpdateReason.JOINED and not self._is_fresh:
            why = UpdateReason.UNDONE  # a whole history that follows neither a lost connection nor a first update
        self._is_fresh = False
        if is_first:
            self.begun.emit()
            return
        update = received.update
        if why not in (UpdateReason.PLAYED, UpdateReason.DEALT):
            update = Update((), update.view, self._history.heard)
        self._emit(self._update(received, why, update))
        if received.missed:
            self.caughtUp.emit()

    def _update(self, received: UpdateReceived, why: UpdateReason, update: Update[object]) -> MatchUpdate:
        return MatchUpdate(
            why=why,
            update=update,
            deal=received.deal,
            actions=self._history.acts,
            has_begun=self.info is not None and _plays(self.info),
            can=self._possible_rewinds(),
            by=self._undone_by() if why is UpdateReason.UNDONE else None,
            mine=received.mine,
            scores=self._history.scores if update.heard is not None else None,
        )

    def _possible_rewinds(self) -> frozenset[ProposalKind]:
        info = self.info
        allowed = info is not None and _plays(info) and info.house.undo is UndoPolicy.AGREED and self._history.acts > 0
        return frozenset({ProposalKind.UNDO} if allowed else ())

    def _undone_by(self) -> Seat | None:
        """Return the proposer of an undo; a person who is alone in the room needs no proposal."""
        by = next((one.by for one in self._proposals.values() if one.wish is RoomProposalKind.UNDO), None)
        return by if by is not None or self.info is None else self.info.you

    def _on_refusal(self, refusal: room_messages.RefusalMessage) -> None:
        reason = refusal.text if refusal.text is not None else _REASONS.get(refusal.code, NOT_DONE)
        if refusal.to in ("do", "ask"):
            self._emit(host_messages.Rejected(refusal.id, Refusal(refusal.code, reason)))

    def _on_proposal(self, proposal: room_messages.ProposalMessage) -> None:
        self._proposals[proposal.ask] = proposal

    def _on_result(self, result: room_messages.ProposalResult) -> None:
        proposal = self._proposals.pop(result.ask, None)
        if proposal is not None and proposal.wish is RoomProposalKind.CLAIM and result.agreed:
            self._emit(host_messages.ClaimAccepted())


_REASONS = {
    refusal.code: refusal.reason
    for refusal in (NOT_YOUR_TURN, STALE, ASKED_FIRST, PAUSED, NOT_NOW, TOO_SOON, NOT_KEPT, LOST, UNANSWERED)
}
"""Sentences of refusals that come without one."""


def _plays(info: RoomInfo) -> bool:
    return info.you is not None


def _seating_of(info: RoomInfo) -> host_messages.SeatingUpdate:
    return host_messages.SeatingUpdate(tuple(map(_seat_info, info.seats)))


def _seat_info(seat: RoomSeatInfo) -> SeatInfo:
    kind = SeatKind.PERSON if seat.kind is SeatOccupant.PERSON else SeatKind.COMPUTER
    return SeatInfo(kind, seat.level, seat.presence)


def _config_of(info: RoomInfo, table: str) -> MatchConfig:
    """Return the public settings of the match; the seed is unknown here."""
    game = discover()[info.game]
    options = game.options.load(info.options)[0]
    rules = game.rules(options, len(info.seats))
    players = tuple(f"{PERSON if seat.kind is SeatOccupant.PERSON else seat.level} {seat.name}" for seat in info.seats)
    return MatchConfig(
        game,
        options,
        players,
        opening_sides(rules),
        commitment="",
        key=_key_of(table),
        may_undo=info.house.undo is UndoPolicy.AGREED,
        may_hint=info.house.hints,
    )


def _key_of(table: str) -> str:
    return hashlib.sha256(f"cardtable/table/{table}".encode()).hexdigest()[:32]
