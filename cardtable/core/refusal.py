"""Why something may not be done."""

from __future__ import annotations

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text


@frozen
class Refusal:
    """A named reason; `code` is the id of a clause of the game's rulebook, or one of the session's own."""

    code: str
    reason: Text
