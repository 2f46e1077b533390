"""Broadcasts of a room: updates of the match, redacted for each participant, and the room info."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.events import Event
from cardtable.core.rules import AnyGame
from cardtable.core.session import Update
from cardtable.core.wire.game_codec import GameCodec, WriteCache
from cardtable.core.zones import Seat
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant, Participants
from cardtable.host.room.room_effects import EffectOutbox, RoomLogWriter
from cardtable.host.room_messages import RoomInfo, UpdateMessage
from cardtable.host.room_types import MOST_LEGAL

INFO_INTERVAL = 0.5  # seconds between two room infos


@frozen
class _CodecKey:
    """Key of a cached codec: all that decides how updates are encoded."""

    game: AnyGame = field(compare=False)
    rules: object
    options: object
    seats: int


@lru_cache(maxsize=64)  # rooms of one server with the same rules share what was derived from the annotations
def _codec_of(key: _CodecKey) -> GameCodec[object]:
    return GameCodec(key.game, key.options, key.seats, ())


@dataclass(eq=False)
class UpdateBroadcaster:
    """Sends updates of the match; parts that are the same for several seats are encoded once."""

    _projection: MatchProjection
    _participants: Participants
    _log: RoomLogWriter
    _outbox: EffectOutbox

    def __post_init__(self) -> None:
        rules = self._projection.opening.rules
        self._codec = _codec_of(_CodecKey(rules.game, rules.game.rules, rules.options, rules.seats))

    def broadcast(self, events: Sequence[Event], actor: Participant | None = None, id: int | None = None) -> None:
        """Send the events of a log entry to everybody; `actor`, `id`: sender and id of the action request."""
        cache = WriteCache()
        for person in self._participants.here:
            if person.last_entry is None:
                self._send(person, events, cache, mine=id if person is actor else None)
            else:
                self.catch_up(person, cache)

    def resend_all(self) -> None:
        cache = WriteCache()
        for person in self._participants.here:
            self._send_deal(person, cache)

    def resend(self, person: Participant) -> None:
        """Send the whole deal, if there is one, to a participant whose seat has changed."""
        if self._projection.match is not None:
            self._send_deal(person, WriteCache())

    def catch_up(self, person: Participant, cache: WriteCache | None = None) -> None:
        """Send the events since the participant's last entry, or the whole deal if they are not available."""
        last, person.last_entry = person.last_entry, None
        missed = None if last is None else self._projection.replay_buffer.since(*last, person.key)
        if missed is None:
            self._send_deal(person, cache or WriteCache())
        else:
            self._send(person, missed.events, cache or WriteCache(), missed=missed.quickly)

    def _send_deal(self, person: Participant, cache: WriteCache) -> None:
        person.last_entry = None
        self._send(person, (), cache, is_whole=True)

    def _send(
        self,
        person: Participant,
        events: Sequence[Event],
        cache: WriteCache,
        *,
        is_whole: bool = False,
        missed: bool = False,
        mine: int | None = None,
    ) -> None:
        session, seat = self._projection.session, person.seat
        history = session.heard(seat) if is_whole else None
        update = Update(session.seen_by(seat, events), session.view(seat), history)
        encoded = self._codec.write_update(update, session.deal_number, cache)
        scores = session.scores if is_whole else None
        legal = self._legal_actions(person)
        message = UpdateMessage(self._log.n, self._log.tag, encoded, scores, missed, mine, legal)
        self._outbox.send(person, message)

    def _legal_actions(self, person: Participant) -> tuple[str, ...] | None:
        """Return the encoded legal actions for a program that wants them and is to act; else None."""
        match, seat = self._projection.match, person.seat
        assert match is not None
        if not person.wants_legal or seat is None or seat not in match.session.actors:
            return None
        actions = islice(match.rules.legal(match.session.view(Seat(seat))), MOST_LEGAL)
        return tuple(self._codec.write_action(action) for action in actions)


@dataclass(eq=False)
class RoomInfoBroadcaster:
    """Sends the room info to each participant for whom it has changed, at most twice a second.

    `info`: returns the room info as a participant may see it at a time.
    """

    _participants: Participants
    _outbox: EffectOutbox
    _info: Callable[[Participant, float], RoomInfo]
    _has_changed: bool = False
    _sent: float = float("-inf")

    @property
    def due(self) -> float | None:
        """Time of the next broadcast; None while nothing has changed."""
        return self._sent + INFO_INTERVAL if self._has_changed else None

    def mark_changed(self) -> None:
        """Send the room info when it is due."""
        self._has_changed = True

    def broadcast(self, now: float) -> None:
        """Send the room info at once, because the next message depends on it."""
        self._has_changed, self._sent = False, now
        for person in self._participants.here:
            self.send(person, now)

    def flush(self, now: float) -> None:
        due = self.due
        if due is not None and due <= now:
            self.broadcast(now)

    def send(self, person: Participant, now: float) -> None:
        """Send the room info to one participant, unless it is the same as the last."""
        info = self._info(person, now)
        if info != person.last_info:
            person.last_info = info
            self._outbox.send(person, info)
