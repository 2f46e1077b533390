"""Players that are programs of their own: what they are told and asked by, and `play`, by which one is written."""

from cardtable.bots.bot_loop import play

__all__ = ["play"]
