"""What each line is told of the match: the step that was just made, what it missed, or the whole deal.

When everybody is told about the table anew: changes are gathered, and told twice a second at most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import lru_cache
from itertools import islice

from cardtable.core.events import Event
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.session import Update
from cardtable.core.wire.game_codec import GameCodec, WriteCache
from cardtable.core.zones import Seat
from cardtable.host.room.log_writer import RoomLogWriter
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant, Participants
from cardtable.host.room.room_effects import EffectOutbox
from cardtable.host.room_messages import RoomInfo, UpdateMessage
from cardtable.host.room_types import MOST_LEGAL


@frozen
class _Played:
    """What decides how updates are written."""

    game: AnyGame = field(compare=False)
    rules: object
    options: object
    seats: int


@lru_cache(maxsize=64)  # all tables of one server that play by the same rules share what was made of the annotations
def _wire_of(played: _Played) -> GameCodec[object]:
    return GameCodec(played.game, played.options, played.seats, ())


class UpdateBroadcaster:
    """Redacts for each seat, and writes once a step what several seats are told alike."""

    def __init__(
        self, course: MatchProjection, persons: Participants, journal: RoomLogWriter, outbox: EffectOutbox
    ) -> None:
        rules = course.opening.rules
        self._course = course
        self._persons = persons
        self._journal = journal
        self._outbox = outbox
        self._wire = _wire_of(_Played(rules.game, rules.game.rules, rules.options, rules.seats))

    def tell(self, events: Sequence[Event], actor: Participant | None = None, id: int | None = None) -> None:
        """Tell everybody what an entry came to; `actor`, `id`: whose Do it was."""
        once = WriteCache()
        for person in self._persons.here:
            if person.behind is None:
                mine = id if person is actor else None
                self._send(person, events, once, mine=mine)
            else:
                self._catch_up(person, once)

    def jump(self) -> None:
        """Tell everybody the whole deal."""
        once = WriteCache()
        for person in self._persons.here:
            self._jump(person, once)

    def show_anew(self, person: Participant) -> None:
        """Tell one person the whole deal, as it looks from where they are now."""
        if self._course.playing is not None:
            self._jump(person, WriteCache())

    def catch_up(self, person: Participant) -> None:
        """Tell somebody what happened since they were told last, or the whole deal."""
        self._catch_up(person, WriteCache())

    def _catch_up(self, person: Participant, once: WriteCache) -> None:
        behind, person.behind = person.behind, None
        missed = None if behind is None else self._course.ring.since(*behind, person.key)
        if missed is None:
            self._jump(person, once)
        else:
            self._send(person, missed.events, once, missed=missed.quickly)

    def _jump(self, person: Participant, once: WriteCache) -> None:
        person.behind = None
        self._send(person, (), once, whole=True)

    def _send(
        self,
        person: Participant,
        events: Sequence[Event],
        once: WriteCache,
        *,
        whole: bool = False,
        missed: bool = False,
        mine: int | None = None,
    ) -> None:
        session = self._course.session
        seat = person.seat
        heard = session.heard(seat) if whole else None
        update = Update(session.seen_by(seat, events), session.view(seat), heard)
        written = self._wire.write_update(update, session.deal_number, once)
        scores = session.scores if whole else None
        legal = self._legal(person)
        self._outbox.send(
            person, UpdateMessage(self._journal.n, self._journal.tag, written, scores, missed, mine, legal)
        )

    def _legal(self, person: Participant) -> tuple[str, ...] | None:
        """What a program that plays may do, if it is to act."""
        playing, seat = self._course.playing, person.seat
        assert playing is not None
        if not person.wants_legal or seat is None or seat not in playing.session.actors:
            return None
        actions = islice(playing.rules.legal(playing.session.view(Seat(seat))), MOST_LEGAL)
        return tuple(self._wire.write_action(action) for action in actions)


APART = 0.5  # seconds


class RoomInfoBroadcaster:
    """Tells each line what has changed since it was last told; `info`: the table as somebody may see it at a time."""

    def __init__(
        self, persons: Participants, outbox: EffectOutbox, info: Callable[[Participant, float], RoomInfo]
    ) -> None:
        self._persons = persons
        self._outbox = outbox
        self._info = info
        self._changed = False
        self._told = float("-inf")

    @property
    def due(self) -> float | None:
        """When it is to be told; None while nothing has changed."""
        return self._told + APART if self._changed else None

    def changed(self) -> None:
        """What everybody may know of the table is another now; it is told when that is `due`."""
        self._changed = True

    def now(self, now: float) -> None:
        """Tell everybody at once: what follows cannot be understood without it."""
        self._changed, self._told = False, now
        for person in self._persons.here:
            self.tell(person, now)

    def flush(self, now: float) -> None:
        """Tell everybody if it is time to."""
        due = self.due
        if due is not None and due <= now:
            self.now(now)

    def tell(self, person: Participant, now: float) -> None:
        """Tell one person, who may know it already."""
        info = self._info(person, now)
        if info != person.knows:
            person.knows = info
            self._outbox.send(person, info)
