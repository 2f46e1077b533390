"""How many lines each address may have, and how often it may try: so that one of them cannot keep the others out."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address

from cardtable.core.frozen_values import frozen
from cardtable.host import limits
from cardtable.net.io.token_bucket import TokenBucket

_MINUTE = 60.0  # seconds
_MOST_REMEMBERED = 10_000  # addresses; the one that was quiet longest is forgotten first


@frozen
class AddressLimits:
    """Lines at a time, and what an address may do in a minute."""

    lines: int = limits.LINES
    lines_of_address: int = limits.LINES_OF_ADDRESS
    silent: int = limits.SILENT_LINES
    silent_of_address: int = limits.SILENT_LINES_OF_ADDRESS
    arrivals: int = limits.ARRIVALS_PER_MINUTE
    joins: int = limits.JOINS_PER_MINUTE
    wrong_secrets: int = limits.WRONG_SECRETS_PER_MINUTE
    unknown_tables: int = limits.UNKNOWN_TABLES_PER_MINUTE
    rude: int = limits.RUDE_LINES_PER_MINUTE


def home_of(address: str) -> str:
    """What counts as one address: an IPv4 one, or the /64 of an IPv6 one, for whoever has one has 2 to the 64."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> 64 << 64)) + "/64"


@dataclass(slots=True)
class _Home:
    lines: int = 0
    silent: int = 0
    arrivals: deque[float] = field(default_factory=deque)
    joins: deque[float] = field(default_factory=deque)
    wrong: deque[float] = field(default_factory=deque)
    unknown: deque[float] = field(default_factory=deque)
    rude: deque[float] = field(default_factory=deque)


class Addresses:
    """Counts; times are seconds of one steady clock, and arguments. Addresses are those that `home_of` gives."""

    def __init__(self, most: AddressLimits | None = None) -> None:
        self._most = most or AddressLimits()
        self.blocked: frozenset[str] = frozenset()  # whoever runs the server wants no line of them
        self._homes: dict[str, _Home] = {}
        self._lines = 0
        self._silent = 0
        self._arrivals = TokenBucket(limits.LINES, limits.ARRIVALS_PER_SECOND)

    def limit(self, most: AddressLimits) -> None:
        """Other limits from now on; lines beyond them stay until they go."""
        self._most = most

    def arrive(self, address: str, now: float) -> bool:
        """A line has been made, and nothing said yet: whether it may stay."""
        home = self._home(address)
        most = self._most
        if (
            address in self.blocked
            or self._lines >= most.lines
            or home.lines >= most.lines_of_address
            or self._silent >= most.silent
            or home.silent >= most.silent_of_address
            or self._count(home.rude, now) >= most.rude
            or self._count(home.arrivals, now) >= most.arrivals
            or self._arrivals.wait(now)
        ):
            return False
        home.arrivals.append(now)
        self._arrivals.take(now)
        home.lines += 1
        home.silent += 1
        self._lines += 1
        self._silent += 1
        return True

    def spoke(self, address: str) -> None:
        """A line that arrived has said its Hello."""
        self._home(address).silent -= 1
        self._silent -= 1

    def leave(self, address: str, *, spoken: bool) -> None:
        """A line that arrived is gone."""
        if not spoken:
            self.spoke(address)
        self._home(address).lines -= 1
        self._lines -= 1

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

    def _home(self, address: str) -> _Home:
        home = self._homes.pop(address, None) or _Home()
        self._homes[address] = home  # last in the order in which they are forgotten
        if len(self._homes) > _MOST_REMEMBERED:
            self._forget_one()
        return home

    def _forget_one(self) -> None:
        quiet = next((name for name, home in self._homes.items() if home.lines == 0), None)
        if quiet is not None:
            del self._homes[quiet]

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
