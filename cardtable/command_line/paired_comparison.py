"""Paired comparison of levels: each deal is played once per rotation, so that luck cancels out."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean, median, stdev
from typing import Any

from cardtable.bots.bot_process import BotFaultInfo
from cardtable.bots.external_player import BotPlayer, command_of, is_bot, level_named
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.guidance.figures import Figure, RecordedDecision
from cardtable.core.rules import AnyGame, Yardstick
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.headless_match import HeadlessMatch
from cardtable.host.host_messages import AskPlayer
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.players.player_questions import never_stop

Levels = tuple[str, ...]  # by seat


@frozen
class DealRotation:
    """Result of one deal in one rotation of the levels over the seats."""

    seats: tuple[tuple[str, int], ...]  # level and points, by seat
    figures: tuple[Figure, ...] = ()

    def winners(self, low_wins: bool) -> set[str]:
        best = (min if low_wins else max)(points for _, points in self.seats)
        return {level for level, points in self.seats if points == best}


@frozen
class ComparedDeal:
    """Results of one deal in all rotations of the levels over the seats."""

    number: int
    rotations: tuple[DealRotation, ...]
    decision_times: tuple[tuple[str, float], ...]  # level and CPU time of each decision with a choice
    faults: tuple[tuple[str, BotFaultInfo], ...] = ()  # level and fault, of bots

    def mean(self, level: str) -> float:
        return fmean(points for rotation in self.rotations for name, points in rotation.seats if name == level)

    def share(self, level: str, low_wins: bool) -> float:
        """Return the share of games that the level won, from 0 to 1; a shared win is divided."""
        first = [rotation.winners(low_wins) for rotation in self.rotations]
        return fmean(1 / len(levels) if level in levels else 0.0 for levels in first)


@dataclass(slots=True)
class _LevelStatistics:
    points: list[int] = field(default_factory=list)
    wins: int = 0
    draws: int = 0
    figures: dict[str, list[float]] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        """Return the figures for the report; times are of decisions with a choice, 0 without any."""
        times = sorted(1000 * spent for spent in self.seconds) or [0.0]
        figures = {
            name: {"sum": round(math.fsum(counts), 4), "mean": round(fmean(counts), 4)}
            for name, counts in self.figures.items()
        }
        return {
            "mean_points": round(fmean(self.points), 4),
            "wins": self.wins,
            "draws": self.draws,
            **({"figures": figures} if figures else {}),
            "moves": len(self.seconds),
            "move_ms_mean": round(fmean(times), 3),
            "move_ms_median": round(median(times), 3),
            "move_ms_p99": round(times[math.ceil(0.99 * len(times)) - 1], 3),
            "move_ms_max": round(times[-1], 3),
        }


def summary(
    results: Sequence[ComparedDeal], order: Sequence[str], low_wins: bool, deals_a_match: int = 1
) -> dict[str, Any]:
    """Return the fields `games`, `levels`, and for exactly two levels `difference` and `share`.

    `wins` counts games in which a seat of the level came first, `draws` those in which another level's did too;
    `share`: of games won by the first level. If a match has several deals, the difference is also given by place in the
    match, which in Hearts is the direction of passing.
    """
    levels = {name: _LevelStatistics() for name in order}
    for result in results:
        for rotation in result.rotations:
            _count_rotation(levels, rotation, low_wins)
        for name, seconds in result.decision_times:
            levels[name].seconds.append(seconds)
    report: dict[str, Any] = {
        "games": sum(len(result.rotations) for result in results),
        "levels": {name: level.summary() for name, level in levels.items()},
    }
    if len(levels) == 2:
        first, second = levels
        differences = [(result.number, result.mean(first) - result.mean(second)) for result in results]
        report["difference"] = spread(points for _, points in differences)
        if deals_a_match > 1:
            by_place: list[list[float]] = [[] for _ in range(deals_a_match)]
            for number, points in differences:
                by_place[(number - 1) % deals_a_match].append(points)
            report["difference_by_place"] = [spread(points) for points in by_place if points]
        report["share"] = spread(result.share(first, low_wins) for result in results)
    return report


def _count_rotation(levels: dict[str, _LevelStatistics], rotation: DealRotation, low_wins: bool) -> None:
    for name, points in rotation.seats:
        levels[name].points.append(points)
    first = rotation.winners(low_wins)
    for name in first:
        levels[name].wins += 1
        levels[name].draws += len(first) > 1
    for figure in rotation.figures:
        for (name, _), count in zip(rotation.seats, figure.counts, strict=True):
            levels[name].figures.setdefault(figure.name, []).append(count)


def spread(differences: Iterable[float]) -> dict[str, float]:
    """Return mean and standard error over deals; a deal's rotations share its cards and are one observation."""
    values = list(differences)
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": round(fmean(values), 4), "stderr": round(error, 4)}


@frozen
class PairedComparison:
    """Configuration of a comparison; sent to worker processes."""

    game: str
    options: tuple[tuple[str, object], ...]  # in the form of `Options.save`
    levels: Levels  # in the first rotation
    seed: str

    @property
    def low_wins(self) -> bool:
        game, options = self._game_and_options
        return game.low_wins(options)

    @property
    def _game_and_options(self) -> tuple[AnyGame, Any]:
        game = discover()[self.game]
        return game, game.options.load(dict(self.options))[0]

    @property
    def rotations(self) -> tuple[Levels, ...]:
        """All rotations of the levels over the seats, the given one first, each once.

        Partners keep equal levels; where no rotation allows that, as with five at Canasta, the two levels change
        places.
        """
        turned = dict.fromkeys(self.levels[-turn:] + self.levels[:-turn] for turn in range(len(self.levels)))
        sides = settle_config(*self._game_and_options, self.levels, MatchSecret(self.seed, self.seed)).sides
        if not _has_equal_partners(self.levels, sides):
            return tuple(turned)
        with_equal_partners = tuple(levels for levels in turned if _has_equal_partners(levels, sides))
        names = tuple(dict.fromkeys(self.levels))
        if len(with_equal_partners) > 1 or len(names) != 2:
            return with_equal_partners
        swapped = {names[0]: names[1], names[1]: names[0]}
        return self.levels, tuple(swapped[level] for level in self.levels)

    def play(self, number: int, deals: int = 1, deals_a_match: int = 0) -> tuple[ComparedDeal, ...]:
        """Play the first deals of match `number` (from 1), once for each rotation of the levels.

        The cards of a deal are the same in each rotation. A match that ends sooner in one of them ends in all.
        `deals_a_match`: deals of each earlier match, if more.
        """
        game, options = self._game_and_options
        matches = [MeasuredMatch(game, options, levels, f"{self.seed}/{number}") for levels in self.rotations]
        rows = [match.play_rounds(deals) for match in matches]
        spent = tuple(move for match in matches for move in match.decision_times)
        faults = tuple(fault for match in matches for fault in match.faults)
        return tuple(
            ComparedDeal(
                (number - 1) * max(deals_a_match, deals) + place + 1,
                tuple(row[place] for row in rows),
                () if place else spent,
                () if place else faults,
            )
            for place in range(min(map(len, rows)))
        )


class MeasuredMatch(HeadlessMatch):
    """Match of levels, by seat, that records decisions and their CPU times."""

    def __init__(self, game: AnyGame, options: Any, levels: Sequence[str], seed: str) -> None:
        self.decision_times: list[tuple[str, float]] = []  # level and CPU seconds of decisions with a choice
        self._game, self._options, self._levels = game, options, levels
        self._rules = game.rules(options, len(levels))
        self._decided: list[RecordedDecision] = []  # decisions in the deal in play
        secret = MatchSecret(seed, seed)  # needs no secrecy: the same text gives the same cards and chance again
        self._players = [
            _make_player(game, level, options, len(levels), secret.chance(at)) for at, level in enumerate(levels)
        ]
        super().__init__(MatchHost(settle_config(game, options, levels, secret), secret, levels), self._decide)

    @property
    def faults(self) -> list[tuple[str, BotFaultInfo]]:
        bots = ((level, player) for level, player in zip(self._levels, self._players, strict=True))
        return [(level, fault) for level, bot in bots if isinstance(bot, BotPlayer) for fault in bot.faults]

    def play_rounds(self, most: int) -> list[DealRotation]:
        """Play until `most` deals are counted or the match is over, then end all bots."""
        rounds: list[DealRotation] = []
        try:
            while len(rounds) < most and len(self.play_deals(len(rounds) + 1)) > len(rounds):
                scored = self.host.scores[-1]
                figures = self._game.figures(self._options, self._decided, scored)
                rounds.append(DealRotation(tuple(zip(self._levels, scored.row, strict=True)), tuple(figures)))
                self._decided.clear()
        finally:
            for player in self._players:
                if isinstance(player, BotPlayer):
                    player.close()
        return rounds

    def _decide(self, question: AskPlayer) -> Any:
        view, history = question.request.view, question.request.heard
        start = time.thread_time()
        action = self._players[question.seat].choose(view, history, never_stop)
        spent = time.thread_time() - start
        if len(list(islice(self._rules.legal(view), 2))) > 1:
            self.decision_times.append((self._levels[question.seat], spent))
        self._decided.append(RecordedDecision(question.seat, view, action, tuple(history)))
        return action


def _has_equal_partners(levels: Levels, sides: Sequence[Seat]) -> bool:
    return all(level == levels[side] for level, side in zip(levels, sides, strict=True))


def _make_player(game: AnyGame, level: str, options: Any, seats: int, seed: int) -> Yardstick[Any, Any]:
    """Return the player of one seat; each bot has its own process, so that it learns of no other hand."""
    if is_bot(level):
        return BotPlayer(command_of(level), game, options, seats, seed)
    return level_named(game, level)(options, seats, seed)
