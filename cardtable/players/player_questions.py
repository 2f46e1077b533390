"""Questions to computer players, as values for any process, and the players of one match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.events import Event
from cardtable.core.rules import AnyGame, Player
from cardtable.core.views import View

TIME_LIMIT = 1.0  # seconds for one move, at most

Key = tuple[str, int]  # the asking component, and its question number


@frozen
class PlayerQuestion:
    """Question to a computer player: the action of this level in this view."""

    game: str
    options: Mapping[str, object]  # in the form of `Options.save`
    seats: int
    level: str
    chance: int
    view: View[Any]
    heard: tuple[Event, ...]
    character: str = ""  # style of play; "": plain
    advise: bool = False  # True: answer with an Advice and its reason, False: with the bare action
    time_limit: float = TIME_LIMIT
    done: Any = None  # an action already chosen here, which the game's judge evaluates in an Advice


class MatchPlayers:
    """Computer players of one match in this process, each created when first asked."""

    def __init__(self, game: AnyGame, options: object, seats: int) -> None:
        self._game = game
        self._options = options
        self._seats = seats
        self._players: dict[tuple[str, str, int], Player[Any, Any]] = {}

    def answer(self, request: PlayerQuestion) -> Any:
        """Return the action or Advice of the level; no time limit applies."""
        who = (request.level, request.character, request.chance)
        if who not in self._players:
            made = self._game.player(request.level, request.character)
            self._players[who] = made(self._options, self._seats, request.chance)
        player = self._players[who]
        choose = player.advise if request.advise else player.choose
        return choose(request.view, request.heard, never_stop)


def never_stop() -> bool:
    """Return False: only its effort limits the player."""
    return False
