"""Bots: external programs as computer players, with process, protocol and SDK."""

from cardtable.bots.bot_sdk import play

__all__ = ["play"]
