"""Whether judgements are honest: `python tests/honesty.py --deals 200 hearts`.

Deals of club players are judged seat by seat, and played again with an expert in that seat and the same others. What
the judged choices cost, all in all, and what the expert really did better must point the same way: the correlation of
the two is told with its standard error. The real difference is mostly luck, so it is never near 1.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
EXPERTS = 2  # times that an expert plays each deal, by other chance


class Pair(NamedTuple):
    """A seat in a deal: what its choices cost as judged, told ones alone, and what an expert did better."""

    cost: float
    told: float
    better: float


def main() -> int:
    """Judge, play again, and tell; 1 if the two do not point the same way."""
    reader = argparse.ArgumentParser(description="Compare judged costs with what an expert makes of the same deals.")
    reader.add_argument("game", nargs="?", default="hearts", help="(%(default)s)")
    reader.add_argument("--deals", type=int, default=200, help="how many, each from one seat (%(default)s)")
    reader.add_argument("--players", type=int, default=4, help="how many sit there (%(default)s)")
    reader.add_argument("--seconds", type=float, default=math.inf, help="begin no other deal after this long")
    asked = reader.parse_args()
    sys.path[:0] = [str(ROOT)]
    if hasattr(os, "nice"):
        os.nice(10)
    pairs: list[Pair] = []
    end = time.monotonic() + asked.seconds
    for number in range(asked.deals):
        if time.monotonic() > end:
            break
        pairs.append(pair(asked.game, asked.players, number))
        if len(pairs) % 20 == 0:
            print(told(pairs), flush=True)
    print(told(pairs))
    return int(correlation([one.cost for one in pairs], [one.better for one in pairs]) <= 0)


def pair(game_id: str, seats: int, number: int) -> Pair:
    """One deal, looked at from the seat whose turn it is to be looked at."""
    from cardtable.core.zones import Seat
    from cardtable.games import discover
    from cardtable.players.judging.judgement import judge

    game = discover()[game_id]
    options = game.options()
    seat = Seat(number % seats)
    levels = ["club"] * seats
    match = played(game, options, levels, number, 0)
    judged = judge(match.session.record(), game, 1, seat)
    assert judged is not None
    levels[seat] = list(game.players)[-1]
    experts = [lead(played(game, options, levels, number, chance), seat) for chance in range(EXPERTS)]
    own = lead(match, seat)
    sign = -1 if game.low_wins(options) else 1
    return Pair(sum(one.cost for one in judged.judged), judged.cost(game.judged_in), sign * (fmean(experts) - own))


def played(game: Any, options: Any, levels: Sequence[str], number: int, chance: int) -> Any:
    """The first deal of a match, by players of these levels."""
    from tests.contest import Match

    seats = range(len(levels))
    players = [game.players[levels[seat]](options, len(levels), 1000 * chance + seat) for seat in seats]
    match = Match(game, options, players, levels, f"honesty/{number}")
    match.play_deals(1)
    return match


def lead(match: Any, seat: int) -> float:
    """The points of the seat's side less those of the others, on average: a point given away counts at both ends."""
    row, sides = match.rows[0], match.host.terms.sides
    return float(row[seat] - fmean(points for other, points in enumerate(row) if sides[other] != sides[seat]))


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Pearson's."""
    mean, mean_other = fmean(one), fmean(other)
    shared = math.fsum((a - mean) * (b - mean_other) for a, b in zip(one, other, strict=True))
    spread = math.fsum((a - mean) ** 2 for a in one) * math.fsum((b - mean_other) ** 2 for b in other)
    return shared / math.sqrt(spread) if spread else 0.0


def told(pairs: Sequence[Pair]) -> str:
    """The figures so far."""
    costs, better = [one.cost for one in pairs], [one.better for one in pairs]
    count = len(pairs)
    found = correlation(costs, better)
    error = (1 - found * found) / math.sqrt(max(1, count - 2))
    errors = [stdev(values) / math.sqrt(count) if count > 1 else 0.0 for values in (costs, better)]
    return (
        f"{count} deals: judged {fmean(costs):.2f} ± {errors[0]:.2f} (told {fmean(one.told for one in pairs):.2f}), "
        f"an expert did better by {fmean(better):.2f} ± {errors[1]:.2f}, correlation {found:.2f} ± {error:.2f}"
    )


if __name__ == "__main__":
    sys.exit(main())
