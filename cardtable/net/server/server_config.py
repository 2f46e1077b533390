"""What somebody who runs tables on a machine of their own decides."""

from __future__ import annotations

from pathlib import Path

from cardtable.core.frozen_dataclass import frozen


@frozen
class ServerConfig:
    """As the command line says it."""

    host: str  # to listen on
    port: int
    data: Path  # folder
    certificate: Path | None  # of an authority; None: one that this computer makes
    key: Path | None
    proxy: tuple[str, int] | None  # name and port under which a proxy is reached that has the TLS
    tables: int  # awake at once
    anyone: bool  # may open tables
    secret_file: Path | None  # for opening tables
    stats: int  # seconds between two lines of figures; 0: none
    drain: int  # seconds that deals in play have when the server is told to stop
    keep_old: bool  # list tables of other versions, and forget none
    store: str = ""  # addresses of NATS; "": a file in the folder
    copies: int = 3  # of everything that NATS keeps
    others: tuple[str, ...] = ()  # addresses of the other servers on the same store
    limits: Path | None = None  # a file of them, in TOML
    metrics: tuple[str, int] | None = None  # where Prometheus asks for figures, on this machine alone
    new_store: bool = False  # make the streams on NATS, and end
