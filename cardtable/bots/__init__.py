"""Bots, external programs as players: process, conversation (`external_player`), SDK."""

from cardtable.bots.bot_sdk import play

__all__ = ["play"]
