"""`cardtable simulate`: computer players against each other, without a window, the same cards for every seat."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardtable.core.rules import AnyGame
from cardtable.games import discover
from cardtable.players.match import Match
from cardtable.players.tally import DealResult, summary

USAGE = 2  # the exit status for a command line that makes no sense


@dataclass(frozen=True, slots=True)
class Contest:
    """All that decides how the deals are played; travels to other processes."""

    game: str
    options: tuple[tuple[str, object], ...]  # as `Options.save` gives them
    levels: tuple[str, ...]  # by seat, in the first rotation
    seed: str

    @property
    def low_wins(self) -> bool:
        """Whether fewest points are best under these rules."""
        game = discover()[self.game]
        return game.low_wins(game.options.load(dict(self.options))[0])

    def play(self, number: int) -> DealResult:
        """Play one deal (counted from 1) once for each rotation of the levels over the seats."""
        game = discover()[self.game]
        options, _ = game.options.load(dict(self.options))
        rounds, seconds = [], []
        for turn in range(len(self.levels)):
            levels = self.levels[-turn:] + self.levels[:-turn] if turn else self.levels
            match = _match(game, options, levels, f"{self.seed}/{number}")
            rounds.append(tuple(zip(levels, match.play_deal(), strict=True)))
            seconds += [(level, spent) for level, moves in zip(levels, match.thinking, strict=True) for spent in moves]
        return DealResult(number, tuple(rounds), tuple(seconds))


def _match(game: AnyGame, options: Any, levels: Sequence[str], seed: str) -> Match:
    players = [game.players[level](options, len(levels), _player_seed(seed, seat)) for seat, level in enumerate(levels)]
    return Match(game, options, players, levels, seed)


def _player_seed(seed: str, seat: int) -> int:
    return int.from_bytes(f"{seed}/{seat}".encode()[-8:], "big")


def run(arguments: list[str]) -> int:
    """Run the command with the arguments behind `simulate`; the exit status."""
    try:
        settings = _parser().parse_args(arguments)
        contest = _contest(settings)
    except SystemExit as end:
        return USAGE if end.code else 0
    except ValueError as error:
        print(f"cardtable simulate: {error}", file=sys.stderr)
        return USAGE
    began = time.perf_counter()
    results = sorted(_played(contest, settings.deals, settings.jobs), key=lambda result: result.number)
    report = {
        "game": contest.game,
        "preset": settings.rules or "",
        "seats": list(contest.levels),
        "deals": settings.deals,
        "seed": settings.seed,
        "seconds": round(time.perf_counter() - began, 3),
        **summary(results, tuple(dict.fromkeys(contest.levels)), contest.low_wins),
    }
    print(json.dumps(report, indent=2) if settings.json else _as_text(report))
    return 0


class OneSentenceParser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence."""

    def error(self, message: str) -> Any:
        """Raise ValueError with the sentence."""
        raise ValueError(f"{message}; see “{self.prog} --help”.")


def _parser() -> argparse.ArgumentParser:
    parser = OneSentenceParser(
        prog="cardtable simulate", description="Let computer players play the same deals in every seat."
    )
    parser.add_argument("game", metavar="GAME", help="for instance hearts")
    parser.add_argument("--seats", required=True, metavar="LEVEL,LEVEL,…", help="who sits there, clockwise")
    parser.add_argument("--deals", type=whole_number, default=100, metavar="N", help="how many deals (100)")
    parser.add_argument("--seed", default="1", metavar="S", help="which deals, and which chance (1)")
    parser.add_argument("--rules", metavar="PRESET", help="the rules to play by (the game's first preset)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="one rule that differs")
    parser.add_argument("--jobs", type=whole_number, default=1, metavar="N", help="processes to use at once (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def whole_number(text: str) -> int:
    """A number above 0 of at most seven digits; raises ArgumentTypeError for anything else."""
    if not text.isascii() or not text.isdigit() or not 0 < len(text) < 8 or int(text) == 0:
        raise argparse.ArgumentTypeError(f"“{text}” is no number above 0")
    return int(text)


def _contest(settings: argparse.Namespace) -> Contest:
    """Check everything before the first card; raises ValueError with one sentence."""
    games = discover()
    if settings.game not in games:
        raise ValueError(f"There is no game called “{settings.game}”; choose one of: {', '.join(games)}.")
    game = games[settings.game]
    levels = tuple(settings.seats.split(","))
    for level in levels:
        if level not in game.players:
            raise ValueError(f"There is no level called “{level}”; choose among: {', '.join(game.players)}.")
    settings.rules = settings.rules or _usual_preset(game, len(levels))
    options = game.options.preset(settings.rules) if settings.rules else game.options()
    allowed = game.options.presets_for(len(levels))
    if settings.rules and settings.rules not in allowed:
        raise ValueError(f"The rules “{settings.rules}” are not for {len(levels)} players.")
    for entry in settings.option:
        options = _with_option(options, entry)
    game.rules(options, len(levels))
    return Contest(game.id, tuple(options.save().items()), levels, settings.seed)


def _usual_preset(game: AnyGame, seats: int) -> str | None:
    return next(iter(game.options.presets_for(seats)), None)


def _with_option(options: Any, entry: str) -> Any:
    name, equals, value = entry.partition("=")
    if not equals:
        raise ValueError(f"“{entry}” is no option: write NAME=VALUE.")
    if name not in options.save():
        raise ValueError(f"There is no option called “{name}”; choose among: {', '.join(options.save())}.")
    return options.changed(name, value)


def _played(contest: Contest, deals: int, jobs: int) -> Iterator[DealResult]:
    results = map(contest.play, range(1, deals + 1)) if jobs == 1 else _in_processes(contest, deals, jobs)
    with _Progress(deals) as progress:
        for result in results:
            progress.advance()
            yield result


def _in_processes(contest: Contest, deals: int, jobs: int) -> Iterator[DealResult]:
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(contest.play, range(1, deals + 1))


class _Progress:
    """A bar on a terminal; nothing anywhere else."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> _Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print(file=sys.stderr)

    def advance(self) -> None:
        """One more deal is done."""
        self._done += 1
        if self._shown:
            full = 40 * self._done // self._total
            print(f"\r[{'#' * full}{'.' * (40 - full)}] {self._done}/{self._total}", end="", file=sys.stderr)


def _as_text(report: dict[str, Any]) -> str:
    lines = [f"{report['game']} ({report['preset']}): {report['deals']} deals in {report['seconds']} s"]
    for name, level in report["levels"].items():
        lines.append(
            f"  {name}: {level['mean_points']:.2f} points a deal, {level['wins']} won, "
            f"{level['move_ms_mean']:.1f} ms a move, {level['move_ms_max']:.0f} at most"
        )
    if "difference" in report:
        difference = report["difference"]
        lines.append(f"  difference: {difference['mean']:.2f} ± {difference['stderr']:.2f}")
    return "\n".join(lines)
