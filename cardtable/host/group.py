"""What the results of a match are counted under."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import NamedTuple

from cardtable.core.record import Record, write_head

CUSTOM = "custom"  # in place of a preset: changed rules


class StatisticsGroup(NamedTuple):
    """What results are counted together for: one game under one set of rules against one level."""

    game: str
    preset: str  # or CUSTOM
    level: str  # "mixed" where opponents differ


def match_key(record: Record) -> str:
    """What makes a match the same: all that was settled before its first action, but for names and chance."""
    levels = tuple(player.partition(" ")[0] for player in record.players)
    return hashlib.sha256(write_head(replace(record, players=levels, salt="")).encode()).hexdigest()[:32]
