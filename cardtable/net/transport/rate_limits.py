"""Rate limits per address and per connection, so that no client can keep the others out."""

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
_ROOM = 1_800.0  # seconds of reserved capacity after a seat: people return later than connections
_HOUSEHOLD = 4  # silent connections of such an address that outlast those of others
_SELDOM = 3  # connections per minute of an address that has priority over busier ones
_AHEAD = 10.0  # seconds of arrivals by which it has priority
_KEPT_BACK = 8  # one connection in this many is reserved for addresses that hold a seat
_NETWORK = 48  # prefix length of IPv6, the most that providers give to one customer
_MOST_REMEMBERED = 10_000  # addresses; the one idle longest is forgotten first


@frozen
class AddressLimits:
    """Limits of connections at a time, and of events of an address per minute; names are those in a limits file."""

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
    """Return the unit that counts as one address: an IPv4 address, or the /48 of an IPv6 one, which one customer may
    own.
    """
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
    seat: float | None = None  # time at which somebody there last held a seat
    arrivals: deque[float] = field(default_factory=deque)
    joins: deque[float] = field(default_factory=deque)
    wrong: deque[float] = field(default_factory=deque)
    unknown: deque[float] = field(default_factory=deque)
    rude: deque[float] = field(default_factory=deque)


class AddressTracker:
    """Counters of connections per address. Addresses are those that `network_of` returns.

    Connections are known by their numbers. Times are seconds of one monotonic clock. Where too many connections are
    silent, `surplus` names one to close, so that silent ones take no capacity from players.
    """

    def __init__(self, most: AddressLimits | None = None) -> None:
        self._most = most or AddressLimits()
        self.blocked: frozenset[str] = frozenset()  # set by the server's admin
        self._homes: dict[str, _Home] = {}
        self._lines = 0
        self._silent: dict[int, str] = {}  # address by number of the connection, the oldest first
        self._arrivals = TokenBucket(room_types.LINES, room_types.ARRIVALS_PER_SECOND)

    def set_limits(self, most: AddressLimits) -> None:
        """Replace the limits; existing connections beyond them stay."""
        self._most = most

    def admit(self, line: int, address: str, now: float) -> bool:
        """Count a new, silent connection; return False if it must be closed. If not, call `surplus` next."""
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
        """Return the silent connection to close in favour of the last one; None if there is room for both."""
        address = next(reversed(self._silent.values()))
        home, most = self._homes[address], self._most
        if home.silent > most.silent_of_address or home.lines > most.lines_of_address:
            return next(line for line, other in self._silent.items() if other == address)
        room = self._room(seated=self._is_seated(home, now))
        if len(self._silent) > most.silent or self._lines > room:
            return self._oldest_of_most(now)
        return None

    def note_hello(self, line: int) -> None:
        """Note the hello of a connection."""
        self._homes[self._silent.pop(line)].silent -= 1

    def release(self, line: int, address: str) -> None:
        """Note the end of a connection."""
        if line in self._silent:
            self.note_hello(line)
        self._home(address).lines -= 1
        self._lines -= 1

    def note_seat(self, address: str, now: float) -> None:
        """Note that somebody there has a seat, which reserves capacity for a while."""
        self._home(address).seat = now

    def may_join(self, address: str, now: float) -> bool:
        """Count a hello without token; return False if there were too many in the last minute."""
        joins = self._home(address).joins
        if self._count(joins, now) >= self._most.joins:
            return False
        joins.append(now)
        return True

    def may_try(self, address: str, now: float) -> bool:
        """Return False after too many wrong secrets or tokens from this address."""
        return self._count(self._home(address).wrong, now) < self._most.wrong_secrets

    def note_wrong_secret(self, address: str, now: float) -> None:
        """Count a wrong secret or token."""
        self._note(self._home(address).wrong, now, self._most.wrong_secrets)

    def may_search(self, address: str, now: float) -> bool:
        """Return False after too many unknown rooms: the store must not be asked for another one."""
        return self._count(self._home(address).unknown, now) < self._most.unknown_tables

    def note_unknown_room(self, address: str, now: float) -> None:
        """Count a room that neither the store nor other servers know."""
        self._note(self._home(address).unknown, now, self._most.unknown_tables)

    def note_misbehaviour(self, address: str, now: float) -> None:
        """Count a connection closed for misbehaviour; after the limit the address must wait."""
        self._note(self._home(address).rude, now, self._most.rude)

    def _room(self, *, seated: bool) -> int:
        """Return the number of connections allowed, without the reserve unless `seated`."""
        most = self._most.lines
        return most if seated else most - most // _KEPT_BACK

    def _oldest_of_most(self, now: float) -> int:
        """Return the oldest connection of the address with the most silent ones, seat holders last."""
        counts = Counter(self._silent.values())
        back = {at for at in counts if counts[at] <= _HOUSEHOLD and self._is_seated(self._homes[at], now)}
        return min(self._silent, key=lambda line: (self._silent[line] in back, -counts[self._silent[line]]))

    def _is_late(self, home: _Home, now: float) -> bool:
        """Return True if arrivals from everywhere are too many now; busy addresses must wait first."""
        patience = _AHEAD if self._count(home.arrivals, now) < _SELDOM else 0.0
        return self._arrivals.wait(now) > patience

    @staticmethod
    def _is_seated(home: _Home, now: float) -> bool:
        return home.seat is not None and now - home.seat < _ROOM

    def _home(self, address: str) -> _Home:
        home = self._homes.pop(address, None) or _Home()
        self._homes[address] = home  # move to the end of the order of eviction
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


def room_rate_limit() -> TokenBucket:
    """Return the rate limit that all connections of one room share."""
    return TokenBucket(TABLE_MESSAGES_PER_SECOND, TABLE_MESSAGES_PER_SECOND)


class ReadRateLimit:
    """Rate limit for reading one connection, in bytes and messages."""

    __slots__ = ("_bytes", "_messages", "_table")

    def __init__(self) -> None:
        self._messages = TokenBucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
        self._bytes = TokenBucket(BYTES_PER_SECOND, BYTES_PER_SECOND)
        self._table: TokenBucket | None = None

    def set_room_limit(self, table: TokenBucket) -> None:
        """Set the rate limit of the room that the connection has joined."""
        self._table = table

    def count_bytes(self, now: float, size: int) -> None:
        """Count received bytes."""
        self._bytes.take(now, size)

    def byte_wait(self, now: float) -> float:
        """Return the seconds until more bytes may be received."""
        return self._bytes.wait(now, 0.0)

    def message_wait(self, now: float) -> float:
        """Return the seconds until a message may be read."""
        return max(self._messages.wait(now), self._table.wait(now) if self._table is not None else 0.0)

    def count_message(self, now: float) -> None:
        """Count a message."""
        self._messages.take(now)
        if self._table is not None:
            self._table.take(now)
