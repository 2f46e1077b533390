"""External programs as players: process, protocol, SDK."""

from cardtable.bots.bot_loop import play

__all__ = ["play"]
