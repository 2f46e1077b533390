"""External programs as players: process, protocol, SDK."""

from cardtable.bots.bot_sdk import play

__all__ = ["play"]
