"""Rate limits per address and per connection, so that no client can keep the others out."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from itertools import chain

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.host import room_types
from cardtable.host.room_types import BYTES_PER_SECOND, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, TABLE_MESSAGES_PER_SECOND
from cardtable.host.token_bucket import TokenBucket

_MINUTE = 60.0  # seconds
_RESERVATION = 1_800.0  # seconds of reserved capacity after a seat: people return later than connections
_PROTECTED_SILENT = 4  # silent connections of such an address that outlast those of others
_SELDOM = 3  # connections per minute of an address that has priority over busier ones
_AHEAD = 10.0  # seconds of arrivals by which it has priority
_RESERVE_DIVISOR = 8  # one connection in this many is reserved for addresses that hold a seat
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
    """Return the unit that counts as one address: an IPv4 address, or the /48 of an IPv6 one (one customer's)."""
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
class _AddressRecord:
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

    def __init__(self, limits: AddressLimits | None = None) -> None:
        self._limits = limits or AddressLimits()
        self.blocked: frozenset[str] = frozenset()  # set by the server's admin
        self._records: dict[str, _AddressRecord] = {}
        self._n_connections = 0
        self._silent: dict[int, str] = {}  # address by number of the connection, the oldest first
        self._arrivals = TokenBucket(room_types.LINES, room_types.ARRIVALS_PER_SECOND)

    def set_limits(self, limits: AddressLimits) -> None:
        self._limits = limits

    def admit(self, connection: int, address: str, now: float) -> bool:
        """Count a new, silent connection, then call `surplus`; return False if it must be closed instead."""
        record = self._record_of(address)
        limits = self._limits
        is_seated = self._is_seated(record, now)
        if (
            address in self.blocked
            or record.lines - record.silent >= limits.lines_of_address
            or self._n_connections - len(self._silent) >= self._capacity(is_seated=is_seated)
            or self._count(record.arrivals, now) >= limits.arrivals
            or (not is_seated and (self._count(record.rude, now) >= limits.rude or self._is_late(record, now)))
        ):
            return False
        record.arrivals.append(now)
        self._arrivals.take(now)
        record.lines += 1
        record.silent += 1
        self._n_connections += 1
        self._silent[connection] = address
        return True

    def surplus(self, now: float) -> int | None:
        """Return the silent connection to close in favour of the last one; None if there is room for both."""
        address = next(reversed(self._silent.values()))
        record, limits = self._records[address], self._limits
        if record.silent > limits.silent_of_address or record.lines > limits.lines_of_address:
            return next(connection for connection, other in self._silent.items() if other == address)
        capacity = self._capacity(is_seated=self._is_seated(record, now))
        if len(self._silent) > limits.silent or self._n_connections > capacity:
            return self._oldest_silent(now)
        return None

    def note_hello(self, connection: int) -> None:
        self._records[self._silent.pop(connection)].silent -= 1

    def release(self, connection: int, address: str) -> None:
        if connection in self._silent:
            self.note_hello(connection)
        self._record_of(address).lines -= 1
        self._n_connections -= 1

    def note_seat(self, address: str, now: float) -> None:
        """Note that somebody there has a seat, which reserves capacity for a while."""
        self._record_of(address).seat = now

    def may_join(self, address: str, now: float) -> bool:
        """Count a hello without token; return False if there were too many in the last minute."""
        joins = self._record_of(address).joins
        if self._count(joins, now) >= self._limits.joins:
            return False
        joins.append(now)
        return True

    def may_try(self, address: str, now: float) -> bool:
        """Return False after too many wrong secrets or tokens from this address."""
        return self._count(self._record_of(address).wrong, now) < self._limits.wrong_secrets

    def note_wrong_secret(self, address: str, now: float) -> None:
        self._note(self._record_of(address).wrong, now, self._limits.wrong_secrets)

    def may_search(self, address: str, now: float) -> bool:
        """Return False after too many unknown rooms: the store must not be asked for another one."""
        return self._count(self._record_of(address).unknown, now) < self._limits.unknown_tables

    def note_unknown_room(self, address: str, now: float) -> None:
        self._note(self._record_of(address).unknown, now, self._limits.unknown_tables)

    def note_misbehaviour(self, address: str, now: float) -> None:
        """Count a connection closed for misbehaviour; after the limit the address must wait."""
        self._note(self._record_of(address).rude, now, self._limits.rude)

    def _capacity(self, *, is_seated: bool) -> int:
        most = self._limits.lines
        return most if is_seated else most - most // _RESERVE_DIVISOR

    def _oldest_silent(self, now: float) -> int:
        counts = Counter(self._silent.values())
        protected = {at for at in counts if counts[at] <= _PROTECTED_SILENT and self._is_seated(self._records[at], now)}
        return min(self._silent, key=lambda one: (self._silent[one] in protected, -counts[self._silent[one]]))

    def _is_late(self, record: _AddressRecord, now: float) -> bool:
        """Return True if arrivals from everywhere are too many now; busy addresses must wait first."""
        patience = _AHEAD if self._count(record.arrivals, now) < _SELDOM else 0.0
        return self._arrivals.wait(now) > patience

    @staticmethod
    def _is_seated(record: _AddressRecord, now: float) -> bool:
        return record.seat is not None and now - record.seat < _RESERVATION

    def _record_of(self, address: str) -> _AddressRecord:
        record = self._records.pop(address, None) or _AddressRecord()
        self._records[address] = record  # move to the end of the order of eviction
        if len(self._records) > _MOST_REMEMBERED:
            self._evict_one()
        return record

    def _evict_one(self) -> None:
        idle = ((name, record) for name, record in self._records.items() if record.lines == 0)
        first = next(idle, None)
        if first is None:
            return
        without_seat = next((name for name, record in chain((first,), idle) if record.seat is None), None)
        del self._records[without_seat or first[0]]

    @staticmethod
    def _count(times: deque[float], now: float) -> int:
        while times and now - times[0] >= _MINUTE:
            times.popleft()
        return len(times)

    def _note(self, times: deque[float], now: float, most: int) -> None:
        self._count(times, now)
        times.append(now)
        if len(times) > most:
            times.popleft()


def room_rate_limit() -> TokenBucket:
    """Return the rate limit that all connections of one room share."""
    return TokenBucket(TABLE_MESSAGES_PER_SECOND, TABLE_MESSAGES_PER_SECOND)


class ReadRateLimit:
    """Rate limit for reading one connection, in bytes and messages."""

    __slots__ = ("_bytes", "_messages", "room_limit")

    def __init__(self) -> None:
        self._messages = TokenBucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
        self._bytes = TokenBucket(BYTES_PER_SECOND, BYTES_PER_SECOND)
        self.room_limit: TokenBucket | None = None  # of the room, once it is known

    def count_bytes(self, now: float, size: int) -> None:
        self._bytes.take(now, size)

    def byte_wait(self, now: float) -> float:
        return self._bytes.wait(now, 0.0)

    def message_wait(self, now: float) -> float:
        return max(self._messages.wait(now), self.room_limit.wait(now) if self.room_limit is not None else 0.0)

    def count_message(self, now: float) -> None:
        self._messages.take(now)
        if self.room_limit is not None:
            self.room_limit.take(now)
