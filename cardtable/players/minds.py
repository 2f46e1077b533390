"""The computer players of one match, as they think in this process."""

from __future__ import annotations

from typing import Any

from cardtable.core.rules import AnyGame, Player
from cardtable.players.request import PlayerQuestion


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
