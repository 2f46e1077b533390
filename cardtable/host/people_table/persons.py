"""The people at a table: each is known by a key, and comes and goes by one line at a time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cardtable.core.zones import Seat
from cardtable.host.clean_names import distinct, sanitize_name
from cardtable.host.from_table import RoomInfo


def hashed(secret: str) -> str:
    """What is kept of a key or secret: SHA-256, 64 hexadecimal digits; "" of nothing."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


@dataclass(slots=True, eq=False)
class Participant:
    """Somebody at the table; only the hash of the key is remembered in the log."""

    key: str  # its hash
    name: str
    portrait: int
    shown_key: str = ""  # as the line that is up knows it
    line: int | None = None
    lost: float = 0.0  # when the last line was; nothing while one is up
    seat: Seat | None = None
    games: Mapping[str, int] = field(default_factory=dict)  # the rules versions that the person's program knows
    wants_legal: bool = False
    knows: RoomInfo | None = None  # of the table, by this line
    since: float = 0.0  # when the line that is up came, or the seat was lost
    told_all: float = float("-inf")  # when a line without a view came last
    again: int = 0  # times that another program has taken over from a line that was up
    behind: tuple[int, str] | None = None  # the last entry told of, where not all news since have been sent

    @property
    def is_here(self) -> bool:
        """Whether a line of this person is up."""
        return self.line is not None


class Participants:
    """Everybody who may come back: those with a line, and those with a seat."""

    def __init__(self) -> None:
        self._by_key: dict[str, Participant] = {}
        self.keys: frozenset[str] = frozenset()  # of all of them

    def __iter__(self) -> Iterator[Participant]:
        return iter(tuple(self._by_key.values()))

    def __len__(self) -> int:
        return len(self._by_key)

    def of_key(self, key: str) -> Participant | None:
        """The person whose key has this hash."""
        return self._by_key.get(key)

    def of_line(self, line: int) -> Participant | None:
        """The person whose line it is."""
        return next((person for person in self._by_key.values() if person.line == line), None)

    @property
    def here(self) -> tuple[Participant, ...]:
        """Those with a line, in the order in which they came."""
        return tuple(person for person in self._by_key.values() if person.is_here)

    def add(self, key: str, name: str, portrait: int) -> Participant:
        """Somebody new; the name is made plain, and unlike all others at the table."""
        others = [other.name for other in self if other.is_here or other.seat is not None]
        person = Participant(key, distinct(sanitize_name(name), others), portrait)
        self.put(person)
        return person

    def put(self, person: Participant) -> None:
        """Somebody who may come back from now on, as the log says."""
        self._by_key[person.key] = person
        self.keys = frozenset(self._by_key)

    def forget(self, person: Participant) -> None:
        """The key is good for nothing any more."""
        self._by_key.pop(person.key, None)
        self.keys = frozenset(self._by_key)
