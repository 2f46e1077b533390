"""A question to a computer player as one value, which travels to whichever process thinks about it.

The computer players of one match, as they think in this process.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.core.events import Event
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame, Player
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


class MatchPlayers:
    """Makes each player when it is first asked."""

    def __init__(self, game: AnyGame, options: object, seats: int) -> None:
        self._game = game
        self._options = options
        self._seats = seats
        self._players: dict[tuple[str, str, int], Player[Any, Any]] = {}

    def answer(self, request: PlayerQuestion) -> Any:
        """What the level would do, or advise; its effort alone is the limit."""
        who = (request.level, request.character, request.chance)
        if who not in self._players:
            made = self._game.player(request.level, request.character)
            self._players[who] = made(self._options, self._seats, request.chance)
        player = self._players[who]
        choose = player.advise if request.advise else player.choose
        return choose(request.view, request.heard, never_stop)


def never_stop() -> bool:
    """For players whose effort alone is the limit."""
    return False
