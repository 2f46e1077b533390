"""What players in character would do in the positions that plain players come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.bots.external_player import levels_by_name
from cardtable.core.rules import AnyGame
from cardtable.core.views import View
from cardtable.host.host_messages import AskPlayer
from cardtable.players.player_questions import never_stop
from tests.contest import Match

Decided = tuple[View[Any], Any]  # what a seat saw, and what was or would have been done


class SideBySide(Match):
    """A match of plain players, in each of whose places the characters are asked too; `decided`: by character."""

    def __init__(self, game: AnyGame, options: Any, level: str, seats: int, seed: str) -> None:
        self.decided: dict[str, list[Decided]] = {name: [] for name in ("", *game.characters())}
        made = {name: levels_by_name(game)[f"{level}:{name}" if name else level] for name in self.decided}
        self._asked = {name: [one(options, seats, seat) for seat in range(seats)] for name, one in made.items()}
        super().__init__(game, options, self._asked[""], [level] * seats, seed)

    def _think(self, think: AskPlayer) -> Any:
        view, heard = think.request.view, think.request.heard
        for name, players in self._asked.items():
            self.decided[name].append((view, players[think.seat].choose(view, heard, never_stop)))
        return self.decided[""][-1][1]


def side_by_side(game: AnyGame, options: Any, level: str, seats: int, deals: int) -> Mapping[str, Sequence[Decided]]:
    """By character ("": a plain player), what was decided in so many first deals."""
    decided: dict[str, list[Decided]] = {}
    for number in range(deals):
        match = SideBySide(game, options, level, seats, f"side by side {number}")
        match.play_deals(1)
        for name, found in match.decided.items():
            decided.setdefault(name, []).extend(found)
    return decided
