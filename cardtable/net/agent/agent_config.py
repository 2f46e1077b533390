"""What an agent is given when it is started."""

from __future__ import annotations

from pathlib import Path

from cardtable.core.frozen_dataclass import frozen


@frozen
class AgentConfig:
    """Where an agent finds and keeps things, and how far it reaches."""

    folder: Path  # of the certificate, the keys and the tables
    sentences: Path  # the list of all sentences that this program knows
    here_only: bool = False  # this computer alone, by 127.0.0.1
