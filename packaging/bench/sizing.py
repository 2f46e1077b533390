"""What many tables need, calculated from what few of them took."""

from __future__ import annotations

import math
from dataclasses import dataclass

MB = 1_000_000


@dataclass(frozen=True, slots=True)
class Taken:
    """Measured at one server."""

    action: float  # seconds of its processor, TLS and store included
    table: float  # bytes of memory, with the four lines of its people
    idle: float  # bytes of memory of a server without a table


@dataclass(frozen=True, slots=True)
class Custom:
    """How people play: assumed, and to be replaced by what a server of one's own tells with --metrics."""

    actions: float = 0.4  # a second at a table: somebody plays every two seconds and a half
    busy: float = 0.5  # share of a core that a server may use, so that nobody waits in the worst minute


@dataclass(frozen=True, slots=True)
class Needs:
    """Of so many tables that are played at once."""

    tables: int
    servers: int  # processes, each on a core of its own
    tables_of_server: int
    cores: float  # that are really busy
    memory: float  # bytes, of all servers
    appends: float  # actions a second that the stores keep


def needs(tables: int, taken: Taken, custom: Custom | None = None) -> Needs:
    """What the figures multiply out to; one server runs as many tables as half a core carries."""
    custom = custom or Custom()
    appends = tables * custom.actions
    cores = appends * taken.action
    servers = max(1, math.ceil(cores / custom.busy))
    memory = servers * taken.idle + tables * taken.table
    return Needs(tables, servers, math.ceil(tables / servers), cores, memory, appends)


def in_words(found: Needs) -> str:
    """One line for each."""
    return "\n".join(
        (
            f"{found.tables:,} tables in play need",
            f"  {found.cores:.1f} busy cores, as {found.servers} servers of {found.tables_of_server:,} tables",
            f"  {found.memory / MB:,.0f} MB of memory in all of them",
            f"  {found.appends:,.0f} actions a second that the stores keep",
        )
    )
