"""How others come to a table of this computer: where it listens, and the addresses that they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from cardtable.net.agent_talk import RouterSaid, WayIn
from cardtable.net.invitation import MOST_ADDRESSES
from cardtable.net.io.own_addresses import invited_to
from cardtable.net.io.own_house import House
from cardtable.net.io.router.opened_port import OpenedPort
from cardtable.net.io.server import Server

PORTS = range(47190, 47200)


class OwnDoors:
    """Opens the server to the house, to everybody once somebody is invited, and at the router where that is wanted.

    `before`: the port where the table was, 0: nowhere; `routed` hears what comes of asking the router.
    """

    def __init__(
        self, house: House, server: Server, before: int, invited: bool, routed: Callable[[RouterSaid], None]
    ) -> None:
        self._house, self._server, self._before, self._routed = house, server, before, routed
        self._invited = invited
        self._listening: set[tuple[str, int]] = set()
        self._barred: set[str] = (
            set()
        )  # addresses at which nobody can be let in at the table's port, as another program has it
        self._opened = OpenedPort(house.router, self._ports, self._hear)
        self._outside: RouterSaid | None = None  # while the router lets people in

    def open(self) -> None:
        """On the port where the table was, else on one of ours, else on any; raises OSError with the address."""
        first = self._house.near[0]
        self._listen_first(first)
        self._listening.add((first, self._server.port))
        self._listen(self._hosts)
        self._try_others()

    def _listen_first(self, host: str) -> None:
        for candidate in (self._before or PORTS[0], *PORTS):
            with suppress(OSError):
                self._server.listen(host, candidate)
                return
        try:
            self._server.listen(host, 0)
        except OSError as error:
            raise OSError(error.errno, error.strerror, host) from error

    def open_wide(self) -> None:
        """Whoever has the invitation may come from anywhere: listen on all addresses."""
        self._invited = True
        self._listen(self._hosts)

    def ask_router(self) -> None:
        """Let it lead people here from beyond it, as long as the table is open."""
        self._opened.ask()

    def follow(self) -> None:
        """This computer is where it is now; the old addresses cost nothing, and may come again."""
        self._listen(self._hosts)
        self._try_others()
        if self._opened.is_wanted:
            self._outside = None
            self._opened.ask()

    async def close(self) -> None:
        """The router leads nobody here any more."""
        await self._opened.close()

    @property
    def has_moved(self) -> bool:
        """Whether the table is elsewhere than before."""
        return self._before not in (0, self._server.port)

    @property
    def port(self) -> int:
        """For whoever is invited: the same one at all addresses."""
        return self._outside.port if self._outside is not None else self._server.port

    @property
    def addresses(self) -> tuple[str, ...]:
        """For whoever is invited, best first: in the house, then from the world; all of them are listened to then."""
        here = invited_to(address for address in self._house.addresses if address not in self._barred)
        if self._outside is None or self._outside.address in here:
            return here
        return (*here[: MOST_ADDRESSES - 1], self._outside.address)

    @property
    def _hosts(self) -> tuple[str, ...]:
        return self._house.addresses if self._invited else self._house.near

    def _try_others(self) -> None:
        """Addresses that are only listened to once somebody is invited: an invitation names none that cannot be."""
        port = self._server.port
        for host in self._house.addresses:
            if (host, port) not in self._listening:
                free = self._server.may_listen(host, port)
                (self._barred.discard if free else self._barred.add)(host)

    def _listen(self, hosts: Iterable[str]) -> None:
        for port in dict.fromkeys((self._server.port, self.port)):
            for host in hosts:
                self._listens(host, port)

    def _listens(self, host: str, port: int) -> bool:
        if (host, port) not in self._listening:
            try:
                self._server.listen(host, port)
            except OSError:  # another program has this port there, or else: it is tried again at another address
                if port == self._server.port:
                    self._barred.add(host)
                return False
            self._listening.add((host, port))
            if port == self._server.port:
                self._barred.discard(host)
        return True

    def _ports(self) -> Iterator[int]:
        """Those that the router may lead here, one after another: the table's own, then any that is free here."""
        yield self._server.port
        for port in PORTS:
            if port != self._server.port and all(self._listens(host, port) for host in self._hosts):
                yield port

    def _hear(self, said: RouterSaid) -> None:
        self._outside = said if said.way is WayIn.OPEN else None
        self._routed(said)
