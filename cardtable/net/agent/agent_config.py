"""Configuration of the agent process."""

from __future__ import annotations

from pathlib import Path

from cardtable.core.basics.frozen_dataclass import frozen


@frozen
class AgentConfig:
    """Folders of the agent process, and its reach."""

    folder: Path  # of the certificate, the resume tokens and the rooms
    sentences: Path  # JSON file with the keys of all sentences of this program
    here_only: bool = False  # only this computer, at 127.0.0.1
