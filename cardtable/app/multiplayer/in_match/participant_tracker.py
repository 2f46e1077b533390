"""Tracker of a room's participants: gathers the messages of the room client into one value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.match.undo_texts import last_played, moves_of
from cardtable.app.multiplayer.in_match.notification_content import Countdown, pending_proposal
from cardtable.app.multiplayer.in_match.notification_rules import ConnectionStatus, NoticeKind, RoomNotice
from cardtable.app.multiplayer.in_match.participant_state import (
    TRIED_S,
    ConnectionLoss,
    ParticipantState,
    changes_of,
    lost_by,
    taken_over,
)
from cardtable.app.multiplayer.in_match.seat_changes import changed_seats
from cardtable.core.events import Event
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.host.room_messages import ClockMessage, ProposalMessage, ProposalResult, RoomInfo, WelcomeMessage
from cardtable.host.room_types import RoomProposalKind, RoomStage
from cardtable.host.seat_assignment import Presence
from cardtable.models.agent_client import AgentClient
from cardtable.net.agent_messages import ConnectionChanged, DealVerified, UpdateReceived
from cardtable.net.invitation import BadInvitation, read_invitation

PLAYED = frozenset({RoomStage.SEALING, RoomStage.PLAYING, RoomStage.PAUSED, RoomStage.OVER})


class DealEvents(NamedTuple):
    """Events of the present deal, and the kinds of its zones."""

    events: Sequence[Event]
    kinds: ZoneKinds


class ParticipantTracker(QObject):
    """Tracker of one room at a time; `people` is None before its match and after it."""

    changed = Signal()
    said = Signal(object)  # Text: a changed presence
    changedSeats = Signal(object, object)  # RoomInfo before and after: the occupants have changed

    def __init__(
        self,
        line: AgentClient,
        deal_events: Callable[[], DealEvents | None],
        clock: Callable[[], float],
        parent: QObject,
    ) -> None:
        """Make the tracker; `deal_events` returns the events of the match while that is in the window, else None."""
        super().__init__(parent)
        self._deal_events, self._clock = deal_events, clock
        self._people: ParticipantState | None = None
        self._lost: ConnectionLoss | None = None
        self._table = ""  # room id
        self._secret = ""  # of the last invitation, which only the host gets
        self._n = 0  # number of the last log entry received
        self._mine: int | None = None  # own moves seen when this person last played; None while they play
        line.roomChanged.connect(self._seated)
        line.proposalOpened.connect(self._asked)
        line.proposalClosed.connect(self._settled)
        line.clockChanged.connect(self._timed)
        line.connectionChanged.connect(self._line_changed)
        line.welcomed.connect(self._welcomed)
        line.updateReceived.connect(self._told)
        line.dealVerified.connect(self._checked)
        if line.room is not None:
            self._seated(line.room)

    @property
    def people(self) -> ParticipantState | None:
        """Present state of the participants with the status of the connection; None without a match."""
        people, lost, now = self._people, self._lost, self._clock()
        if people is None:
            return None
        if lost is None:
            return replace(people, way=ConnectionStatus.THERE, waits_until=None)
        way = lost.way(now)
        waits = way in (ConnectionStatus.HOST_GONE, ConnectionStatus.HOST_CLOSED)
        until = Countdown(lost.since + TRIED_S, TRIED_S) if waits else None
        return replace(people, way=way, gone_since=lost.since, waits_until=until, reason=lost.reason)

    # ---- acts of the person

    def answered(self) -> None:
        """Remove the question for this person, though others may still be asked."""
        people = self._people
        if people is not None and people.wish is not None and people.info.you is not None:
            waits_for = people.wish.waits_for - {people.info.you}
            self._know(replace(people, wish=replace(people.wish, waits_for=waits_for)))

    def put_notice_away(self) -> None:
        """Dismiss the oldest notice."""
        if self._people is not None:
            self._change(notices=self._people.notices[1:])

    def play_no_more(self) -> None:
        """Note that this person has declined another match."""
        self._change(plays_no_more=True)

    def only_watch(self) -> None:
        """Note that this person has declined a seat."""
        self._change(only_watches=True)

    # ---- messages

    def _know(self, people: ParticipantState | None) -> None:
        self._people = people
        self.changed.emit()

    def _change(self, **changes: Any) -> None:
        if self._people is not None:
            self._know(replace(self._people, **changes))

    def _seated(self, info: RoomInfo) -> None:
        before, now = self._people, self._clock()
        if info.stage not in PLAYED:
            self._know(None)
            return
        self._people = ParticipantState(info, now) if before is None else before.told(info, now)
        if before is not None:
            for sentence in changes_of(before.info, info):
                self.said.emit(sentence)
            for seat in taken_over(before.info, info):
                self._notice(RoomNotice(NoticeKind.ANOTHER_COMPUTER, seat))
            if changed_seats(before.info, info):
                self.changedSeats.emit(before.info, info)
            if (before.info.you is None) != (info.you is None):
                self._notice(RoomNotice(NoticeKind.SEAT_TAKEN if info.you is None else NoticeKind.SAT_DOWN))
        self._note_moves()
        self.changed.emit()

    def _welcomed(self, welcome: WelcomeMessage) -> None:
        """Drop proposal and clocks, which the room sends again; drop everything if the room is another one."""
        if welcome.table != self._table:
            self._table, self._people, self._lost, self._mine = welcome.table, None, None, None
            self._n, self._secret = 0, ""
        if self._people is not None:
            self._people = replace(self._people, wish=None, clocks={})
        secret = _secret_in(welcome.invitation)
        if secret and self._secret and secret != self._secret:
            self._notice(RoomNotice(NoticeKind.NEW_INVITATION))
        self._secret = secret

    def _asked(self, asked: ProposalMessage) -> None:
        if self._people is None:
            return
        wish, before, shown = pending_proposal(asked, self._clock()), self._people.wish, self._deal_events()
        if before is not None and before.ask == wish.ask:
            wish = replace(wish, countdown=before.countdown, waits_for=before.waits_for)
        if asked.wish is RoomProposalKind.UNDO and not asked.cards and shown is not None:
            wish = replace(wish, cards=last_played(shown.events, asked.by, shown.kinds))
        self._know(replace(self._people, wish=wish))

    def _settled(self, settled: ProposalResult) -> None:
        people = self._people
        if people is not None and people.wish is not None and people.wish.ask == settled.ask:
            declined = () if settled.agreed else (RoomNotice(NoticeKind.NOT_THIS_TIME),)
            self._know(replace(people, wish=None, notices=(*declined, *people.notices)))

    def _timed(self, clock: ClockMessage) -> None:
        if self._people is not None:
            self._know(self._people.timed(clock, self._clock()))

    def _line_changed(self, change: ConnectionChanged) -> None:
        self._lost = lost_by(change, self._lost, self._clock())
        self._note_moves()
        self.changed.emit()

    def _checked(self, checked: DealVerified) -> None:
        if any(doubt.is_doubtful for doubt in checked.doubts):
            self._notice(RoomNotice(NoticeKind.DOUBT, checked.deal))

    def _notice(self, notice: RoomNotice) -> None:
        if self._people is not None:
            self._know(replace(self._people, notices=(*self._people.notices, notice)))

    # ---- computer in this person's place

    def _told(self, told: UpdateReceived) -> None:
        """Note the log's length after an update; it shrinks only if its end was damaged, never by an undo."""
        if told.n < self._n:
            self._notice(RoomNotice(NoticeKind.WENT_BACK, self._n - told.n))
        self._n = told.n
        self._count_moves()

    def _count_moves(self) -> None:
        """Notify of the moves that a computer made for this person meanwhile, once all updates were received."""
        now = self._own_moves()
        if self._mine is None or now is None or not self._plays_here:
            return
        made, self._mine = now - self._mine, None
        if made > 0:
            self._notice(RoomNotice(NoticeKind.PLAYED_FOR_YOU, made))

    @property
    def _plays_here(self) -> bool:
        people = self._people
        me = None if people is None else people.info.you
        here = people is not None and me is not None and people.info.seats[me].presence is Presence.HERE
        return here and self._lost is None

    def _note_moves(self) -> None:
        if not self._plays_here and self._mine is None:
            self._mine = self._own_moves()

    def _own_moves(self) -> int | None:
        shown, me = self._deal_events(), None if self._people is None else self._people.info.you
        return None if shown is None or me is None else moves_of(shown.events, me, shown.kinds)


def _secret_in(invitation: str) -> str:
    """Return the secret of an invitation; "" without one, and for what is none, as a server may send anything."""
    try:
        return read_invitation(invitation).secret
    except BadInvitation:
        return ""
