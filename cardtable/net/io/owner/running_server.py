"""What a running server is to its owner: figures to look at, tables to close, addresses to block, limits to change."""

from __future__ import annotations

from dataclasses import replace

from cardtable.net.io.addresses import AddressTracker
from cardtable.net.io.loop_lag import LoopLagProbe
from cardtable.net.io.owner.blocked_addresses import BlockedAddresses, blockable
from cardtable.net.io.owner.limits_file import ServerLimits
from cardtable.net.io.owner.orders import ActiveRoom
from cardtable.net.io.owner.server_figures import ServerMetrics, memory_bytes, processor_seconds
from cardtable.net.io.reception import RoomManager, playing
from cardtable.net.io.server import ConnectionListener
from cardtable.net.io.sleepers import Refusal

_LAG = 10.0  # seconds for which lateness is watched at a time


class ServerStatus:
    """One server's; `blocked`: the file of addresses that may not come."""

    def __init__(
        self, server: ConnectionListener, reception: RoomManager, addresses: AddressTracker, blocked: BlockedAddresses
    ) -> None:
        """Raises UnreadableError where the file is there and cannot be read."""
        self._server = server
        self._reception = reception
        self._addresses = addresses
        self._blocked = blocked
        self._lag = 0.0
        self.look_again()

    async def watch(self) -> None:
        """Keep an eye on how late the event loop is, for `figures`."""
        lag = LoopLagProbe()
        while True:
            await lag.watch(_LAG)
            self._lag = lag.taken(0.99)

    def figures(self, lag: float | None = None) -> ServerMetrics:
        """As of now; `lag`: seconds that somebody else has watched."""
        runners = self._reception.runners
        return ServerMetrics(
            lines=self._server.lines,
            tables=len(runners),
            in_play=sum(map(playing, runners)),
            actions=self._reception.tally.actions,
            refused=self._reception.tally.refused,
            queue=self._server.held,
            lag=self._lag if lag is None else lag,
            processor=processor_seconds(),
            memory=memory_bytes(),
        )

    def tables(self) -> tuple[ActiveRoom, ...]:
        """Those that are awake."""
        return tuple(
            ActiveRoom(runner.name, runner.table.door.game, runner.stage, runner.people)
            for runner in self._reception.runners
        )

    @property
    def blocked(self) -> tuple[str, ...]:
        """Addresses that may not come."""
        return tuple(sorted(self._addresses.blocked))

    async def close(self, table: str) -> Refusal | None:
        """End a table for ever; why not, where that is not to be had. Raises NotKept or Unsure."""
        return await self._reception.close(table)

    def block(self, address: str) -> int | None:
        """No line of it from now on, after a restart too: how many were closed; None for what is no address.

        Raises OSError where that cannot be written down; nothing is blocked then.
        """
        home = blockable(address)
        if home is None:
            return None
        self._keep(self._addresses.blocked | {home})
        return self._server.turn_out(home)

    def unblock(self, address: str) -> bool:
        """It may come again: whether it was blocked. Raises OSError as `block`."""
        home = blockable(address)
        if home not in self._addresses.blocked:
            return False
        self._keep(self._addresses.blocked - {home})
        return True

    def look_again(self) -> None:
        """Read the file of blocked addresses, which may have been written by hand; raises UnreadableError."""
        before = self._addresses.blocked
        self._addresses.blocked = self._blocked.read()
        for address in self._addresses.blocked - before:
            self._server.turn_out(address)

    def limit(self, limits: ServerLimits, lines: int) -> None:
        """Other limits from now on; `lines`: as many as the system allows."""
        self._reception.limit(limits.tables, limits.tables_of_address)
        self._addresses.limit(replace(limits.addresses, lines=lines))

    def _keep(self, addresses: frozenset[str]) -> None:
        self._blocked.write(addresses)
        self._addresses.blocked = addresses
