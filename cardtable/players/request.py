"""A question to a computer player as one value, which travels to whichever process thinks about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.core.events import Event
from cardtable.core.frozen_values import frozen
from cardtable.core.views import View

TIME_LIMIT = 1.0  # seconds for one move, at most

Key = tuple[str, int]  # who asks, and the number of the question there


@frozen
class PlayerQuestion:
    """What would this level do, sitting where the view was taken?"""

    game: str
    options: Mapping[str, object]  # as `Options.save` gives them
    seats: int
    level: str
    chance: int
    view: View[Any]
    heard: tuple[Event, ...]
    character: str = ""  # of the player who is asked; "": a plain one
    advise: bool = False  # whether an Advice is wanted, with its reason, and not the bare action
    time_limit: float = TIME_LIMIT
    done: Any = None  # an action that was done in this place: the game's judge weighs it, and answers with an Advice
