"""Where a table may be had that several servers can run: which address is tried next."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from cardtable.host.from_table import RedirectMessage
from cardtable.net.io.pinned_line import Destination

MOST_MOVES = 3  # that are made at once
_MINUTE = 60.0  # seconds in which so many are


class KnownServers:
    """The addresses by which a table is known, and the one to which it was moved, always under the same fingerprint."""

    def __init__(self, known: Destination) -> None:
        self._known = known
        self._moved: Destination | None = None
        self._moves: deque[float] = deque(maxlen=MOST_MOVES)

    @property
    def next(self) -> Destination:
        """Where to try."""
        return self._moved or self._known

    def follow(self, moved: RedirectMessage, now: float) -> bool:
        """Go there, unless too many have said so in the last minute: then the known addresses hold again."""
        if not self._may_move(now):
            self._moved = None
            return False
        self._moved = Destination((moved.address,), moved.port, self._known.fingerprint)
        return True

    def leave(self, address: str, now: float) -> bool:
        """The server there stops: whether another one is known, to which to go at once."""
        self.fell_silent(address)
        return self._known.addresses[0] != address and self._may_move(now)

    def reached(self, address: str) -> None:
        """There somebody answers: this address is tried first from now on."""
        self._sort(lambda one: one != address)

    def fell_silent(self, address: str) -> None:
        """Nothing came from there any more: this address is tried last from now on."""
        self._moved = None
        self._sort(lambda one: one == address)

    def fall_back(self) -> bool:
        """Nobody answers where it was moved to: the known addresses hold again; False if they did already."""
        was_moved, self._moved = self._moved is not None, None
        return was_moved

    def _may_move(self, now: float) -> bool:
        """Whoever is sent about has to wait between two times like anybody else."""
        if len(self._moves) == MOST_MOVES and now - self._moves[0] < _MINUTE:
            return False
        self._moves.append(now)
        return True

    def _sort(self, is_late: Callable[[str], bool]) -> None:
        self._known = self._known._replace(addresses=tuple(sorted(self._known.addresses, key=is_late)))
