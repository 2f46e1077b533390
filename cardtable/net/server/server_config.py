"""Configuration of a server process."""

from __future__ import annotations

from pathlib import Path

from cardtable.core.basics.frozen_dataclass import frozen


@frozen
class ServerConfig:
    """Options of `cardtable serve`."""

    host: str  # to listen on
    port: int
    data: Path  # folder
    certificate: Path | None  # signed by an authority; None: self-made
    key: Path | None
    proxy: tuple[str, int] | None  # public name and port of a proxy that handles TLS
    tables: int  # active rooms at most
    anyone: bool  # may create rooms
    secret_file: Path | None  # with the secret for creating rooms
    stats: int  # seconds between lines of figures; 0: none
    drain: int  # seconds for deals in play when the server stops
    keep_old: bool  # list rooms of other versions, and delete none
    store: str = ""  # addresses of NATS; "": a file in `data`
    copies: int = 3  # replicas on NATS
    others: tuple[str, ...] = ()  # addresses of the other servers of the store
    limits: Path | None = None  # TOML file
    metrics: tuple[str, int] | None = None  # local address of the endpoint for Prometheus
    new_store: bool = False  # only create the streams on NATS
