"""Room: pure state machine of a lobby and its matches, without sockets, clock and files.

Times are seconds of one steady clock, which may begin anew when the room is restored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.host import room_requests
from cardtable.host.finished_deals import EarlierDeals, session_after
from cardtable.host.log_writer import DeferredCalls
from cardtable.host.room import room_effects
from cardtable.host.room.broadcast import RoomInfoBroadcaster
from cardtable.host.room.lobby import Lobby
from cardtable.host.room.match_projection import MatchProjection, restore_projection
from cardtable.host.room.membership import SECRET, Invite, RoomMembership
from cardtable.host.room.participants import Participant, Participants, RoomSeat, RoomSeats
from cardtable.host.room.room_effects import AccessDigests, Effect, RoomLogEntry
from cardtable.host.room.room_log_entries import write_opening
from cardtable.host.room.room_match import RoomMatch
from cardtable.host.room.room_settings import NOT_HOST, NOT_KEPT, NOT_NOW, NOT_SEATED, RoomSettings, default_settings
from cardtable.host.room.room_timers import EmptyRoomTimer, PhraseRateLimit
from cardtable.host.room_messages import PhraseMessage
from cardtable.host.room_types import DisconnectCode, RoomStage

TABLE, CHANCE = 8, 32  # hexadecimal digits


class Room:
    """State machine of one room. Each call returns effects in order; while an entry is being persisted, calls wait.

    Only connections come and go at once. The first participant is the room owner: the runner checks its right to open
    a room.
    """

    def __init__(
        self,
        table: str,
        games: Mapping[str, AnyGame],
        secret: str,
        entropy: Callable[[int], str],
        *,
        program: str,
        invitation: Invite,
        owner: str = "",
    ) -> None:
        """`entropy(n)`: returns n fresh hexadecimal digits; `program`: own version, sent to other programs.

        `owner`: log entry of this server; "" where no other server could run the room.
        """
        self._entropy = entropy
        self._server_entry = owner
        self._participants = Participants()
        self._outbox = room_effects.EffectOutbox(self._participants)
        self._log = room_effects.RoomLogWriter(entropy, self._outbox)
        rules = default_settings(games)
        self._lobby = Lobby(rules, games, RoomSeats([RoomSeat() for _ in range(rules.seats)]))
        self.membership = RoomMembership(
            table, secret, self._lobby, self._participants, self._outbox, entropy, program, invitation
        )
        self._info_broadcaster = RoomInfoBroadcaster(self._participants, self._outbox, self.membership.info)
        self._match: RoomMatch | None = None
        self._deferred = DeferredCalls()
        self._stored_digests: AccessDigests | None = None
        self._phrase_limit = PhraseRateLimit()
        self._empty_timer = EmptyRoomTimer()
        self._is_stopped = False

    @classmethod
    def restore(
        cls,
        entries: Sequence[RoomLogEntry],
        games: Mapping[str, AnyGame],
        entropy: Callable[[int], str],
        *,
        program: str,
        invitation: Invite,
        owner: str = "",
    ) -> Room:
        """Return the room of a log, with all persons away; raise ReplayError with the number of `accepted` entries."""
        projection = restore_projection(entries, games)
        table, secret = projection.opening.table, projection.secret
        room = cls(table, games, secret, entropy, program=program, invitation=invitation, owner=owner)
        room._resume(projection, entries)
        return room

    def _resume(self, projection: MatchProjection, entries: Sequence[RoomLogEntry]) -> None:
        opening = projection.opening
        self._lobby.rules, self._lobby.rev, self._lobby.seats = opening.rules, opening.rev, projection.seats
        for person in projection.seats.participants:
            self._participants.put(person)
        self.membership.follow(projection)
        self._log = room_effects.RoomLogWriter(self._entropy, self._outbox, entries)
        self.membership.stage = self._create_match(projection).stage
        self._stored_digests = self.membership.access_digests

    def continue_match(self, rules: RoomSettings, earlier: EarlierDeals) -> None:
        """Continue a match that was begun in another room; called before anybody comes.

        Raises ValueError if its deals do not fit the rules.
        """
        session = session_after(earlier.deals, rules.game, rules.options, earlier.names)
        rows = zip(*(scored.row for scored in session.scores), strict=True)
        self._lobby.continue_match(rules, earlier, tuple(map(sum, rows)))

    @property
    def table(self) -> str:
        """Id of the room: 8 hexadecimal digits."""
        return self.membership.table

    @property
    def people(self) -> tuple[tuple[int, str], ...]:
        """Connection and name of all who are here, in the order in which they came."""
        return tuple((person.line, person.name) for person in self._participants.here if person.line is not None)

    # ---- calls of the runner

    def on_hello(self, line: int, hello: room_requests.HelloRequest, now: float) -> list[Effect]:
        """Admit or refuse a client, at once, on a connection with a new number."""
        self.membership.forget_absent(now)
        if not self.membership.delay(line, hello, now) and not self._is_stopped:
            self._admit(line, hello, now)
        return self._drain(now)

    def on_message(self, line: int, message: room_requests.FromSeat, now: float) -> list[Effect]:
        """Handle a request after the hello; ignore a connection that is gone."""
        if self._deferred.is_full_for(line):
            self._disconnect(line, DisconnectCode.TOO_MANY_MESSAGES, now)
            return self._drain(now)
        return self._call(line, lambda time: self._receive(line, message, time), now)

    def on_lost(self, line: int, now: float) -> list[Effect]:
        """Remove a lost connection, at once."""
        self.membership.delayed.remove(line)
        self._lose(line, now)
        return self._drain(now)

    def on_persisted(self, n: int, now: float) -> list[Effect]:
        """Apply entry `n`, which is persisted; raise ValueError if it is not the one being persisted."""
        self._log.persisted(n, now)
        return self._drain(now)

    def on_persist_failed(self, n: int, now: float) -> list[Effect]:
        """Drop entry `n`, certainly not in the log, and halt until `on_store_back`; raise as `on_persisted` does."""
        self._log.persist_failed(n, now)
        return self._drain(now)

    def on_store_back(self, now: float) -> list[Effect]:
        """Go on, because entries can be persisted again."""
        if self._match is not None:
            self._match.is_store_down = False
            self._info_broadcaster.mark_changed()
        return self.on_time(now)

    def stop(self, now: float) -> list[Effect]:
        """Stop in order: close all connections, and do nothing any more."""
        self._is_stopped = True
        self._deferred.clear()
        self.membership.close_connections(DisconnectCode.STOPPING)
        return self._outbox.take(now, None)

    def on_address_changed(self, now: float) -> list[Effect]:
        """Send the owner a new invitation, because the server has another address."""
        self.membership.invalidate_welcome()
        return self.on_time(now)

    def close(self, now: float) -> list[Effect]:
        """Close the room on behalf of its runner."""
        return self._call(None, self._end, now)

    def on_answer(self, question: int, action: Any | None, now: float) -> list[Effect]:
        """Handle a computer player's answer; None means it failed and is asked again."""

        def answer(time: float) -> None:
            if self._match is not None:
                self._match.on_answer(question, action, time)

        return self._call(None, answer, now)

    def on_time(self, now: float) -> list[Effect]:
        """Do everything that is due at `now`, possibly nothing."""
        return self._call(None, _nothing, now)

    # ---- order of work

    def _call(self, line: int | None, call: Callable[[float], None], now: float) -> list[Effect]:
        self._deferred.add(line, call)
        return self._drain(now)

    def _drain(self, now: float) -> list[Effect]:
        """Do what is due, and make deferred calls, until an entry has to be persisted; return the effects."""
        if self._is_stopped:
            self._deferred.clear()
            return self._outbox.take(now, None)
        while not self._log.is_writing:
            self._follow(now)
            self._apply_timeouts(now)
            self._follow(now)
            if not (self._step(now) or self._deferred.run_next(now)):
                break
        if self._match is not None:
            self._match.cancel_stale_questions()
        if self._log.is_writing:
            return self._with_digests(self._outbox.take(now, None))
        welcomed = self.membership.refresh_welcome()
        if welcomed is not None and self._match is not None:
            self._match.remind(welcomed, now)
        self._info_broadcaster.flush(now)
        return self._with_digests(self._outbox.take(now, self._due(now)))

    def _with_digests(self, effects: list[Effect]) -> list[Effect]:
        """Put changed access digests first, so that no entry is persisted of a room that nobody may enter."""
        if self._match is None and not self._log.is_writing:
            return effects
        digests = self.membership.access_digests
        if digests == self._stored_digests:
            return effects
        self._stored_digests = digests
        return [digests, *effects]

    def _due(self, now: float) -> float | None:
        """Return the next time at which something has to be done; what is overdue waits for another event."""
        found = (
            self._info_broadcaster.due,
            *self.membership.due_times,
            self._state.due(now),
            self._empty_timer.due(self._match is not None),
        )
        return min((due for due in found if due is not None and due > now), default=None)

    @property
    def _state(self) -> Lobby | RoomMatch:
        return self._lobby if self._match is None else self._match

    def _apply_timeouts(self, now: float) -> None:
        for delayed in self.membership.delayed.pop_due(now):
            self._admit(delayed.line, delayed.hello, now)
        if self._match is not None:
            self._match.apply_timeouts(now)
        elif self._lobby.free_held_seats(now):
            self._info_broadcaster.mark_changed()
        for person in self.membership.overdue(now):
            assert person.line is not None
            self._disconnect(person.line, DisconnectCode.FULL, now)
        self._replace_owner(now)
        self._empty_timer.update(bool(self._participants.here), now)
        outcome = self._empty_timer.outcome(self._match is not None, now)
        if outcome is not None:
            self._outbox.add(outcome)
            self._is_stopped = True

    def _replace_owner(self, now: float) -> None:
        person = self.membership.next_owner(now)
        if person is None or person.seat is None:
            return
        if self._match is None:
            self.membership.owner_key = person.key
            self._info_broadcaster.mark_changed()
        else:
            self._match.set_owner(person.seat)

    def _step(self, now: float) -> bool:
        """Do one thing that the match does by itself; return False if there is none."""
        if self._match is None:
            return False
        if self._match.wants_rematch:
            self._end(now)
        return self._match.step(now)

    def _follow(self, now: float) -> None:
        """Take over the state of lobby or match; a new stage is sent before anything that belongs to it."""
        membership, stage = self.membership, RoomStage.LOBBY
        membership.deal = self._lobby.n_earlier_deals
        if self._match is not None:
            stage = self._match.stage
            membership.follow(self._match.projection)
        if stage is not membership.stage:
            membership.stage = stage
            self._info_broadcaster.broadcast(now)

    # ---- coming and going

    def _admit(self, line: int, hello: room_requests.HelloRequest, now: float) -> None:
        person = self.membership.admit(line, hello, now)
        if person is not None:
            self._greet(person, hello, now)
        elif self.membership.stage is RoomStage.CLOSED:
            self._outbox.add(room_effects.RoomClosed())

    def _greet(self, person: Participant, hello: room_requests.HelloRequest, now: float) -> None:
        if person.seat is not None:
            self._state.on_return(person, now)
        self.membership.welcome(person)
        self._empty_timer.update(True, now)
        self._follow(now)
        self._info_broadcaster.send(person, now)
        if self._match is not None:
            self._match.greet(person, (hello.have, hello.tag), hello.opened, now)
        self._info_broadcaster.mark_changed()

    def _lose(self, line: int, now: float) -> None:
        person = self._participants.of_line(line)
        if person is not None:
            self._mark_away(person, now)

    def _mark_away(self, person: Participant, now: float) -> None:
        person.line, person.lost_at = None, now
        if person.seat is not None:
            self._state.on_lost(person, now)
        self._info_broadcaster.mark_changed()

    def _disconnect(self, line: int, code: DisconnectCode, now: float) -> None:
        """Close a connection because of a violation."""
        self._outbox.drop(line, code)
        self._lose(line, now)

    def _leave(self, person: Participant, line: int, now: float) -> None:
        self._outbox.drop(line, DisconnectCode.BYE)
        seat = person.seat
        if self._match is None:
            self._lobby.seats.stand(person)
        self._lose(line, now)
        self.membership.forget(person)
        if self._match is not None and seat is not None and self.membership.stage is not RoomStage.OVER:
            self._match.on_left(seat)

    # ---- requests

    def _receive(self, line: int, request: room_requests.FromSeat, now: float) -> None:
        person = self._participants.of_line(line)
        if person is None:
            return
        match request:
            case room_requests.HelloRequest():
                self._disconnect(line, DisconnectCode.NOT_UNDERSTOOD, now)
            case room_requests.LeaveRequest():
                self._leave(person, line, now)
            case room_requests.ArrangeRequest():
                self._answer(person, "arrange", self._arrange(person, request, now))
            case room_requests.PhraseRequest():
                if person.seat is not None and self._phrase_limit.try_take(person.seat, now):
                    self._outbox.send_all(PhraseMessage(person.seat, request.phrase))
            case _ if self._match is not None:
                code = self._match.receive(person, request, now)
                if code is not None:
                    self._disconnect(line, code, now)
            case room_requests.SitRequest():
                self._answer(person, "sit", self._lobby.sit(person, request.seat))
            case room_requests.ReadyRequest():
                self._answer(person, "ready", self._lobby.set_ready(person, request))
            case room_requests.StartRequest():
                self._answer(person, "start", self._start(person, request))
            case room_requests.ActionRequest():
                self._outbox.refuse(person, "do", NOT_SEATED if person.seat is None else NOT_NOW, request.id)
            case room_requests.ProposeRequest():
                self._outbox.refuse(person, "ask", NOT_SEATED if person.seat is None else NOT_NOW)

    def _answer(self, person: Participant, to: str, refusal: Refusal | None) -> None:
        if refusal is None:
            self._info_broadcaster.mark_changed()
        else:
            self._outbox.refuse(person, to, refusal)

    def _arrange(self, person: Participant, request: room_requests.ArrangeRequest, now: float) -> Refusal | None:
        if person.key != self.membership.owner_key:
            return NOT_HOST
        if request.remove is None:
            return self.membership.arrange(request)
        removed = self.membership.removable_participant(person, request.remove)
        if isinstance(removed, Refusal):
            return removed
        assert removed.seat is not None
        secret, house_secret = self._entropy(SECRET), self._entropy(SECRET)
        self.membership.remove(removed)
        self._mark_away(removed, now)
        if self._match is None:
            self._lobby.seats.stand(removed)
            self.membership.secret, self.membership.house_secret = secret, house_secret
        else:
            self._match.remove(removed.seat, secret, house_secret)
        return None

    # ---- beginning and end of a match

    def _start(self, person: Participant, request: room_requests.StartRequest) -> Refusal | None:
        if person.key != self.membership.owner_key:
            return NOT_SEATED if person.seat is None else NOT_HOST
        refusal = self._lobby.start_refusal(request.rev)
        if refusal is not None:
            return refusal
        opening = self.membership.opening(self._entropy(CHANCE))

        def on_persisted(entry: RoomLogEntry, now: float) -> None:
            self._lobby.begin(opening.chairs)
            projection = MatchProjection(opening, self._lobby.seats)
            projection.replay_buffer.add(entry, 0)
            self._create_match(projection).sends_earlier = bool(projection.earlier)
            for other in self._participants.here:
                other.since = now

        def on_failed(_now: float) -> None:
            self._outbox.refuse(person, "start", NOT_KEPT)

        self._log.append_line(room_effects.RoomLogEntryKind.OPEN, write_opening(opening), on_persisted, on_failed)
        return None

    def _create_match(self, projection: MatchProjection) -> RoomMatch:
        self._match = RoomMatch(
            projection,
            self._participants,
            self._log,
            self._outbox,
            self._info_broadcaster,
            self._entropy,
            self._server_entry,
        )
        return self._match

    def _end(self, now: float) -> None:
        """Close the log of a match, if there is one; then begin a rematch, or close the room."""
        if self._match is None:
            self._close_room()
        else:
            self._match.close(self._begin_rematch if self._match.wants_rematch else self._close_room)
            self._match.wants_rematch = False

    def _close_room(self) -> None:
        self.membership.close_connections(DisconnectCode.TABLE_CLOSED)
        self._outbox.add(room_effects.RoomClosed())
        self._is_stopped = True

    def _begin_rematch(self) -> None:
        """Return to the lobby with the same participants and settings, under a new id and with a new log."""
        self._match = None
        self.membership.table = self._entropy(TABLE)
        self._log = room_effects.RoomLogWriter(self._entropy, self._outbox)
        self._outbox.add(room_effects.RoomReopened(self.membership.table))
        self._lobby.reset_for_rematch()
        for person in self._participants:
            person.last_entry = None
            if person.is_here:
                self.membership.welcome(person)


def _nothing(now: float) -> None:
    """Deferred call of `on_time`: everything due is done before and after each call."""
