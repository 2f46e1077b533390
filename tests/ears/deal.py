"""Where a match stands, as its log tells; and what in it somebody with closed eyes must hear."""

from __future__ import annotations

from typing import Any

from cardtable.core.record import RecordError, read_log
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.games import discover
from tests.ears.player import Player


def session(player: Player) -> Session[Any, Any] | None:
    """The match so far; None before there is one."""
    try:
        record = read_log(player.log.read_bytes()).record
    except (FileNotFoundError, RecordError):
        return None
    return Session.replay(record, discover()[record.game])


def is_over(player: Player, deal: int = 1) -> bool:
    """Whether this deal has been played to its end."""
    now = session(player)
    return now is not None and (now.match_over or now.deal_number > deal)


def is_asked(player: Player) -> bool:
    """Whether the person is to do something."""
    now = session(player)
    return now is not None and Seat(0) in now.actors and not now.match_over
