"""How many lines each address may have, and how often it may try: so that one of them cannot keep the others out.

How fast a line is read: what comes faster waits unread, and the sender's own program has to wait.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from itertools import chain

from cardtable.core.frozen_dataclass import frozen
from cardtable.host import room_types
from cardtable.host.room_types import BYTES_PER_SECOND, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, TABLE_MESSAGES_PER_SECOND
from cardtable.host.token_bucket import TokenBucket

_MINUTE = 60.0  # seconds
_ROOM = 1_800.0  # seconds for which room is kept for an address that has held a seat: people come back later than lines
_HOUSEHOLD = 4  # silent lines of such an address that are kept before those of others
_SELDOM = 3  # lines in a minute of an address that comes before those that make more
_AHEAD = 10.0  # seconds of arrivals by which it does
_KEPT_BACK = 8  # one line in so many is for addresses that hold a seat
_NETWORK = 48  # bits of IPv6 that providers give to one customer at most
_MOST_REMEMBERED = 10_000  # addresses; the one that was quiet longest is forgotten first


@frozen
class AddressLimits:
    """Lines at a time, and what an address may do in a minute."""

    lines: int = room_types.LINES
    lines_of_address: int = room_types.LINES_OF_ADDRESS
    silent: int = room_types.SILENT_LINES
    silent_of_address: int = room_types.SILENT_LINES_OF_ADDRESS
    arrivals: int = room_types.ARRIVALS_PER_MINUTE
    joins: int = room_types.JOINS_PER_MINUTE
    wrong_secrets: int = room_types.WRONG_SECRETS_PER_MINUTE
    unknown_tables: int = room_types.UNKNOWN_TABLES_PER_MINUTE
    rude: int = room_types.RUDE_LINES_PER_MINUTE


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 one, or the /48 of an IPv6 one, for a customer may have all of that."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    rest = number.max_prefixlen - _NETWORK
    return f"{IPv6Address(int(number) >> rest << rest)}/{_NETWORK}"


@dataclass(slots=True)
class _Home:
    lines: int = 0
    silent: int = 0
    seat: float | None = None  # when somebody there was last known to hold one
    arrivals: deque[float] = field(default_factory=deque)
    joins: deque[float] = field(default_factory=deque)
    wrong: deque[float] = field(default_factory=deque)
    unknown: deque[float] = field(default_factory=deque)
    rude: deque[float] = field(default_factory=deque)


class AddressTracker:
    """Counts; times are seconds of one steady clock, and arguments. Addresses are those that `home_of` gives.

    Lines are known by their numbers. Where too many of them are silent, `surplus` names one that has to go, so that
    whoever says nothing takes no place from those who come to play.
    """

    def __init__(self, most: AddressLimits | None = None) -> None:
        self._most = most or AddressLimits()
        self.blocked: frozenset[str] = frozenset()  # whoever runs the server wants no line of them
        self._homes: dict[str, _Home] = {}
        self._lines = 0
        self._silent: dict[int, str] = {}  # address by number of the line, the oldest first
        self._arrivals = TokenBucket(room_types.LINES, room_types.ARRIVALS_PER_SECOND)

    def limit(self, most: AddressLimits) -> None:
        """Other limits from now on; lines beyond them stay until they go."""
        self._most = most

    def arrive(self, line: int, address: str, now: float) -> bool:
        """A line has been made, and nothing said yet: whether it may stay. If so, `surplus` is asked next."""
        home = self._home(address)
        most = self._most
        seated = self._is_seated(home, now)
        if (
            address in self.blocked
            or home.lines - home.silent >= most.lines_of_address
            or self._lines - len(self._silent) >= self._room(seated=seated)
            or self._count(home.arrivals, now) >= most.arrivals
            or (not seated and (self._count(home.rude, now) >= most.rude or self._is_late(home, now)))
        ):
            return False
        home.arrivals.append(now)
        self._arrivals.take(now)
        home.lines += 1
        home.silent += 1
        self._lines += 1
        self._silent[line] = address
        return True

    def surplus(self, now: float) -> int | None:
        """The silent line that goes for the one that arrived last; None where there is room for both."""
        address = next(reversed(self._silent.values()))
        home, most = self._homes[address], self._most
        if home.silent > most.silent_of_address or home.lines > most.lines_of_address:
            return next(line for line, other in self._silent.items() if other == address)
        room = self._room(seated=self._is_seated(home, now))
        if len(self._silent) > most.silent or self._lines > room:
            return self._oldest_of_most(now)
        return None

    def spoke(self, line: int) -> None:
        """A line that arrived has said its Hello."""
        self._homes[self._silent.pop(line)].silent -= 1

    def leave(self, line: int, address: str) -> None:
        """A line that arrived is gone."""
        if line in self._silent:
            self.spoke(line)
        self._home(address).lines -= 1
        self._lines -= 1

    def holds_seat(self, address: str, now: float) -> None:
        """Somebody there sits at a table: for a while they find room again, whatever others do."""
        self._home(address).seat = now

    def may_join(self, address: str, now: float) -> bool:
        """Count a Hello without a key: whether there were few enough in the last minute."""
        joins = self._home(address).joins
        if self._count(joins, now) >= self._most.joins:
            return False
        joins.append(now)
        return True

    def may_try(self, address: str, now: float) -> bool:
        """Whether a secret or a key of this address is looked at: not after too many wrong ones."""
        return self._count(self._home(address).wrong, now) < self._most.wrong_secrets

    def was_wrong(self, address: str, now: float) -> None:
        """A secret or a key was."""
        self._note(self._home(address).wrong, now, self._most.wrong_secrets)

    def may_search(self, address: str, now: float) -> bool:
        """Whether the store is asked for a table of which nothing is known here: not after too many unknown ones."""
        return self._count(self._home(address).unknown, now) < self._most.unknown_tables

    def was_unknown(self, address: str, now: float) -> None:
        """A table was, in the store and to the other servers too."""
        self._note(self._home(address).unknown, now, self._most.unknown_tables)

    def was_rude(self, address: str, now: float) -> None:
        """A line had to be closed; after the third in a minute the address has to wait."""
        self._note(self._home(address).rude, now, self._most.rude)

    def _room(self, *, seated: bool) -> int:
        """How many lines there may be when one more comes."""
        most = self._most.lines
        return most if seated else most - most // _KEPT_BACK

    def _oldest_of_most(self, now: float) -> int:
        """Of the address with the most silent lines the oldest one; those of a house that comes back go last."""
        counts = Counter(self._silent.values())
        back = {at for at in counts if counts[at] <= _HOUSEHOLD and self._is_seated(self._homes[at], now)}
        return min(self._silent, key=lambda line: (self._silent[line] in back, -counts[self._silent[line]]))

    def _is_late(self, home: _Home, now: float) -> bool:
        """Whether so many come from everywhere that this one has to wait: whoever comes often waits first."""
        patience = _AHEAD if self._count(home.arrivals, now) < _SELDOM else 0.0
        return self._arrivals.wait(now) > patience

    @staticmethod
    def _is_seated(home: _Home, now: float) -> bool:
        return home.seat is not None and now - home.seat < _ROOM

    def _home(self, address: str) -> _Home:
        home = self._homes.pop(address, None) or _Home()
        self._homes[address] = home  # last in the order in which they are forgotten
        if len(self._homes) > _MOST_REMEMBERED:
            self._forget_one()
        return home

    def _forget_one(self) -> None:
        quiet = ((name, home) for name, home in self._homes.items() if home.lines == 0)
        first = next(quiet, None)
        if first is None:
            return
        without_seat = next((name for name, home in chain((first,), quiet) if home.seat is None), None)
        del self._homes[without_seat or first[0]]

    @staticmethod
    def _count(moments: deque[float], now: float) -> int:
        while moments and now - moments[0] >= _MINUTE:
            moments.popleft()
        return len(moments)

    def _note(self, moments: deque[float], now: float, most: int) -> None:
        self._count(moments, now)
        moments.append(now)
        if len(moments) > most:
            moments.popleft()


def table_pace() -> TokenBucket:
    """Of all lines of one table together."""
    return TokenBucket(TABLE_MESSAGES_PER_SECOND, TABLE_MESSAGES_PER_SECOND)


class ReadRateLimit:
    """Of one line."""

    __slots__ = ("_bytes", "_messages", "_table")

    def __init__(self) -> None:
        self._messages = TokenBucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
        self._bytes = TokenBucket(BYTES_PER_SECOND, BYTES_PER_SECOND)
        self._table: TokenBucket | None = None

    def share(self, table: TokenBucket) -> None:
        """The line has come to a table."""
        self._table = table

    def heard(self, now: float, size: int) -> None:
        """So many bytes have come."""
        self._bytes.take(now, size)

    def rest(self, now: float) -> float:
        """Seconds until more bytes may come."""
        return self._bytes.wait(now, 0.0)

    def wait(self, now: float) -> float:
        """Seconds until a message may be read."""
        return max(self._messages.wait(now), self._table.wait(now) if self._table is not None else 0.0)

    def take(self, now: float) -> None:
        """One has been read."""
        self._messages.take(now)
        if self._table is not None:
            self._table.take(now)
