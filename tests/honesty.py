"""Whether judgements are honest: `python tests/honesty.py --deals 200 hearts`.

Deals of club players are judged seat by seat. What the judged choices cost must point the same way as what an expert
really does better, with the same cards, the same others, and nothing of the judge's own guesses and playouts.

Two real differences are told. R(x) is the lead of the seat's side at the end of a deal, and V(h) its mean where the
club player has done all until the moment h, and the expert decides for the seat from h on.

1. `better` is the mean of R over some deals played by the expert from its beginning, less R of the deal as it was:
   an estimate of V(h0) - R. With a_t done at h_t, the seat's t-th decision, that is a sum over the decisions,

       V(h0) - R  =  sum over t of  V(h_t) - V(h_t a_t),   because what follows a_t is h_(t+1): V(h_t a_t) = V(h_(t+1)).

   So charges that are to add up must each be the drop of V that one choice made: a chance that is still there at
   h_(t+1) has cost nothing yet. The mean of `better` has no bias, but all the luck of the deal as it was; and who was
   lucky had more to lose by later choices, so its correlation with what they cost is lower than that of the means.

2. `gained` takes only those terms of the sum that the judge calls a mistake, and the judge's choice b_t in place of the
   expert's: sum of V(h_t b_t) - V(h_t a_t), each estimated by playing on from h_t with the true hands, once from b_t
   and once from a_t, by one and the same level in that seat (the expert, or for many pairs a quick one) and the others
   as they are. What lies face down for all is shuffled before each such pair: nobody has seen a card of it, so each
   order is as likely given all that has happened, and the mean over orders is what the choice changes with these hands.
   So each pair is free of bias whatever the judge thinks; if its mistakes were none, `gained` would be 0 on average. A
   deal without a mistake is exactly (0, 0), and luck comes in only where something is claimed: that of the stock and of
   the players is averaged over the pairs, that of the hands remains. That is why 200 deals tell.

Of each the correlation over deals with what was judged is told, and its standard error, also that of the ranks, in
which one lucky deal counts no more than any other; and how many points were really gained of each one that was told.
Each deal is a line of a file, if one is named, and what is there is not done again.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
Players = list[Any]


class Mistake(NamedTuple):
    """One that is told; `gained` by the better choice, in each pair of deals that were really played on."""

    done: str
    better: str
    cost: float
    error: float
    gained: list[float]


class Found(NamedTuple):
    """A seat in a deal: what its choices cost as judged, those told, and what an expert did better from the start."""

    deal: int
    cost: float
    better: float
    mistakes: list[Mistake]
    seconds: float  # of the processor

    @property
    def told(self) -> float:
        """What the told mistakes cost together."""
        return math.fsum(one.cost for one in self.mistakes)

    @property
    def gained(self) -> float:
        """What the better choices in their places really brought."""
        return math.fsum(fmean(one.gained) for one in self.mistakes if one.gained)


def main() -> int:
    """Judge, play again, and tell; 1 if judged and real differences do not point the same way."""
    reader = argparse.ArgumentParser(description="Compare judged costs with what an expert makes of the same deals.")
    reader.add_argument("game", nargs="?", default="hearts", help="(%(default)s)")
    reader.add_argument("--deals", type=int, default=200, help="how many, each from one seat (%(default)s)")
    reader.add_argument("--first", type=int, default=0, help="the number of the first one (%(default)s)")
    reader.add_argument("--players", type=int, default=4, help="how many sit there (%(default)s)")
    reader.add_argument("--expert", help="the level that plays again (the strongest)")
    reader.add_argument("--then", help="the level that plays on in the pairs (the expert)")
    reader.add_argument("--whole", type=int, default=2, help="times that it plays a deal from the start (%(default)s)")
    reader.add_argument("--pairs", type=int, default=4, help="pairs from each mistake on (%(default)s)")
    reader.add_argument("--seconds", type=float, default=math.inf, help="of the processor; then no other is begun")
    reader.add_argument("--file", type=Path, help="a line for each deal; those it has are not done again")
    asked = reader.parse_args()
    sys.path[:0] = [str(ROOT)]
    if hasattr(os, "nice"):
        os.nice(10)
    found = kept(asked.file)
    table = Seats(asked.game, asked.players, asked.expert, asked.then)
    for number in range(asked.first, asked.first + asked.deals):
        if time.process_time() > asked.seconds:
            break
        if number not in {one.deal for one in found}:
            found.append(table.look_at(number, asked.whole, asked.pairs))
            keep(asked.file, found[-1])
            if len(found) % 20 == 0:
                print(told(found), flush=True)
    print(told(found))
    return int(correlation([one.told for one in found], [one.gained for one in found]) <= 0)


def kept(file: Path | None) -> list[Found]:
    """What an earlier run has written."""
    if file is None or not file.exists():
        return []
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [
        Found(deal, cost, better, [Mistake(*one) for one in told], spent) for deal, cost, better, told, spent in rows
    ]


def keep(file: Path | None, found: Found) -> None:
    """Write one deal down."""
    if file is not None:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(found) + "\n")


class Seats:
    """A table of club players, with an expert in one seat where a deal is played again."""

    def __init__(self, game: str, seats: int, expert: str | None, then: str | None) -> None:
        from cardtable.games import discover

        self._game: Any = discover()[game]
        self._options = self._game.options()
        self._seats = seats
        self._expert = expert or list(self._game.players)[-1]
        self._then = then or self._expert

    def look_at(self, number: int, whole: int, pairs: int) -> Found:
        """One deal, looked at from the seat whose turn it is to be looked at."""
        from cardtable.core.zones import Seat
        from tests.open_deal import OpenDeal

        began, seat = time.process_time(), Seat(number % self._seats)
        start = OpenDeal(self._game, self._options, self._seats, f"honesty/{number}")
        deal, cost, mistakes = start.copy(), 0.0, list[Mistake]()
        for actor, action in deal.play_on(self._clubs()):
            judged = self._judged(deal, seat, action) if actor == seat else None
            if judged is not None:
                cost += judged.cost
                if judged.is_costly(self._game.judged_in):
                    gained = self._gained(deal, seat, action, judged.better, f"{number}/{len(mistakes)}", pairs)
                    mistakes.append(Mistake(judged.done, judged.better, judged.cost, judged.error, gained))
        again = [self._played(start.copy(), seat, self._expert, chance) for chance in range(whole)]
        better = fmean(again) - self._lead(deal, seat) if again else 0.0
        return Found(number, cost, better, mistakes, time.process_time() - began)

    def _judged(self, deal: Any, seat: Any, action: Any) -> Any:
        from cardtable.players.deal_review import SeatDecision, judged_of, request_of
        from cardtable.players.player_questions import never_stop
        from cardtable.players.worker import think

        decision = SeatDecision(0, seat, deal.view(seat), deal.heard(seat), action)
        request = request_of(decision, self._game, self._options.save(), self._seats)
        return judged_of(decision, think(request, never_stop), self._game)

    def _gained(self, deal: Any, seat: Any, done: Any, better: str, name: str, pairs: int) -> list[float]:
        """What the better choice brings beyond what was done, in pairs of deals that go on from here."""
        choice = self._game.codec.read(better)
        if not deal.may(seat, choice):  # the partner would have to be asked first
            return []
        gained = list[float]()
        for pair in range(pairs):
            moment = deal.reshuffled(Random(f"{name}/{pair}"))
            leads = [self._played(moment.copy(), seat, self._then, pair, action) for action in (choice, done)]
            gained.append(leads[0] - leads[1])
        return gained

    def _played(self, deal: Any, seat: Any, level: str, chance: int, first: Any = None) -> float:
        """How it ends for the seat with a player of this level there, who does this first."""
        players = self._clubs()
        players[seat] = self._game.players[level](self._options, self._seats, 1000 * (chance + 1) + seat)
        if first is not None:
            deal.do(seat, first)
        for _ in deal.play_on(players):
            pass
        return self._lead(deal, seat)

    def _clubs(self) -> Players:
        return [self._game.players["club"](self._options, self._seats, seat) for seat in range(self._seats)]

    def _lead(self, deal: Any, seat: Any) -> float:
        return float(deal.lead(seat, self._game.low_wins(self._options)))


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Pearson's."""
    mean, mean_other = fmean(one), fmean(other)
    shared = math.fsum((a - mean) * (b - mean_other) for a, b in zip(one, other, strict=True))
    spread = math.fsum((a - mean) ** 2 for a in one) * math.fsum((b - mean_other) ** 2 for b in other)
    return shared / math.sqrt(spread) if spread else 0.0


def ranks(values: Sequence[float]) -> list[float]:
    """Each value's place among all, from 0; equal ones share the mean of theirs."""
    places = sorted(values)
    first = {value: places.index(value) for value in set(places)}
    return [first[value] + (places.count(value) - 1) / 2 for value in values]


def told(found: Sequence[Found]) -> str:
    """The figures so far, each with its standard error."""
    from cardtable.core.guidance.candidate_values import mean_and_error

    def mean(value: Callable[[Found], float]) -> str:
        return "{:.2f} ± {:.2f}".format(*mean_and_error([value(one) for one in found]))

    def alike(value: Callable[[Found], float], other: Callable[[Found], float]) -> str:
        sides = [value(one) for one in found], [other(one) for one in found]
        points = correlation(*sides)
        error = (1 - points * points) / math.sqrt(max(1, len(found) - 2))
        return f"{points:.2f} ± {error:.2f} (of ranks {correlation(*map(ranks, sides)):.2f})"

    count = sum(bool(one.gained) for deal in found for one in deal.mistakes)
    return (
        f"{len(found)} deals, {fmean(one.seconds for one in found):.1f} s each: "
        f"judged {mean(lambda one: one.cost)}, an expert did better by {mean(lambda one: one.better)}, "
        f"correlation {alike(lambda one: one.cost, lambda one: one.better)}\n"
        f"  {count} mistakes told: {mean(lambda one: one.told)} a deal, really gained "
        f"{mean(lambda one: one.gained)}, correlation {alike(lambda one: one.told, lambda one: one.gained)}, "
        f"of each point told {share(found)} gained"
    )


def share(found: Sequence[Found]) -> str:
    """Points gained of each point told, all deals together; the error is that of a ratio of means."""
    total = math.fsum(one.told for one in found)
    if not total:
        return "-"
    ratio = math.fsum(one.gained for one in found) / total
    rest = math.fsum((one.gained - ratio * one.told) ** 2 for one in found)
    return f"{ratio:.2f} ± {math.sqrt(rest) / total:.2f}"


if __name__ == "__main__":
    sys.exit(main())
