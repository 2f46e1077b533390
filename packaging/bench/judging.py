"""How long it takes to judge what one player did in a deal of club players: in one process, as the window does it."""

import time
from typing import Any

from bench.figures import Figure
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.players.deal_review import judge
from cardtable.players.player_questions import never_stop

DEALS = 2
# game, players, seconds: 20 are asked for of Hearts, and the others have more decisions in a deal
TABLES = (("hearts", 4, 20.0), ("cancellation_hearts", 6, 30.0), ("svoi_kozyri", 2, 60.0), ("canasta", 4, 30.0))


def played(game: Any, seats: int, seed: str) -> Session[Any, Any]:
    """A deal of club players."""
    options = game.options()
    session = Session(game, options, ("club A",) * seats, seed)
    players = [game.players["club"](options, seats, seat) for seat in range(seats)]
    while not session.scores:
        seat = min(session.actors)
        session.perform(seat, players[seat].choose(session.view(seat), session.heard(seat), never_stop))
    return session


def longest(name: str, seats: int) -> float:
    """Seconds for the deal, of a few, that takes longest."""
    game, found = discover()[name], []
    for number in range(DEALS):
        record = played(game, seats, f"judging/{number}").record()
        began = time.perf_counter()
        judge(record, game, 1, Seat(0))
        found.append(time.perf_counter() - began)
    return max(found)


def figures() -> list[Figure]:
    """Measure a table of each game."""
    return [Figure(f"judging a deal: {name}, {seats}", longest(name, seats), "s", most) for name, seats, most in TABLES]
