"""Refusal: the reason why an action is not allowed."""

from __future__ import annotations

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text


@frozen
class Refusal:
    """Reason why an action is not allowed; `code` is a clause id of the game's rulebook, or a code of the session."""

    code: str
    reason: Text
