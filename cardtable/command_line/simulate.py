"""`cardtable simulate`: computer players against each other, without a window, the same cards for every seat."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import starmap
from typing import Any

from cardtable.command_line.parser import Parser, any_text, whole_number
from cardtable.command_line.tally import DealResult, summary
from cardtable.core.complaint import Complaint, Leave, sentence_of
from cardtable.core.frozen_values import frozen
from cardtable.core.rules import AnyGame, Yardstick
from cardtable.core.source_words import SourceWords
from cardtable.core.text import Words, translate
from cardtable.games import discover
from cardtable.host.loop import HostMatch
from cardtable.host.match_terms import Secret, settle
from cardtable.host.messages import Think
from cardtable.host.seats import SeatInfo, SeatKind
from cardtable.host.table_host import TableHost
from cardtable.players.minds import never

USAGE = 2  # the exit status for a command line that makes no sense
_NAME = "cardtable simulate"
_USUAL_DEALS = 100
_MOST_JOBS = 64  # processes

GAME = translate("Command line", "GAME", "stands for the name of a game in the help of the command line")
PRESET = translate("Command line", "PRESET", "stands for the name of rules in the help of the command line")
JSON = translate("Command line", "print one JSON object")
_DESCRIPTION = translate("Command line", "Let computer players play the same deals in every seat.")
_WHICH = translate("Command line", "for instance %1").filled("hearts")
_LEVELS = translate("Command line", "LEVEL,LEVEL,…", "stands for names of levels in the help of the command line")
_SEATS = translate("Command line", "who sits there, clockwise (the best quick level against the one below)")
_NUMBER = translate("Command line", "N", "stands for a number in the help of the command line")
_DEALS = translate("Command line", "how many deals (%1)")
_ROW = translate("Command line", "how many deals follow each other in one match, with every direction of passing (%1)")
_SEED_VALUE = translate("Command line", "S", "stands for a text in the help of the command line")
_SEED = translate("Command line", "which deals, and which chance (%1)")
_RULES = translate("Command line", "the rules to play by (the game's first preset)")
_NAME_AND_VALUE = translate("Command line", "NAME=VALUE", "stands for a rule in the help of the command line")
_OPTION = translate("Command line", "one rule that differs")
_JOBS = translate("Command line", "processes to use at once (%1)")
_SAY_WHICH = translate("Command line", "Name a game, one of: %1.")
_NO_GAME = translate("Command line", "There is no game called “%1”; choose one of: %2.")
_NO_LEVEL = translate("Command line", "There is no level called “%1”; choose among: %2.")
_NOT_FOR_SO_MANY = translate("Command line", "The rules “%1” don't work for %2 players.")
_NO_OPTION = translate("Command line", "“%1” is not an option: write %2.")
_UNKNOWN_OPTION = translate("Command line", "There is no option called “%1”; choose among: %2.")
_PLAYED = translate("Command line", "%1 (%2): %3 deal(s) in %4 s", n=0)
_LEVEL = translate("Command line", "%1: %2 points per deal, %3 won, %4 ms per move, %5 at most")
_DIFFERENCE = translate("Command line", "difference: %1 ± %2")


@frozen
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

    def play(self, number: int, deals: int = 1) -> tuple[DealResult, ...]:
        """Play the first deals of a match (counted from 1), once for each rotation of the levels over the seats.

        The cards of a deal are the same in each rotation. A match that ends sooner in one of them ends in all.
        """
        game = discover()[self.game]
        options, _ = game.options.load(dict(self.options))
        rotations = [
            self.levels[-turn:] + self.levels[:-turn] if turn else self.levels for turn in range(len(self.levels))
        ]
        matches = [_Timed(game, options, levels, f"{self.seed}/{number}") for levels in rotations]
        rows = [match.play_deals(deals) for match in matches]
        spent = tuple(move for match in matches for move in match.moves)
        return tuple(
            DealResult(
                (number - 1) * deals + place + 1,
                tuple(tuple(zip(levels, row[place], strict=True)) for levels, row in zip(rotations, rows, strict=True)),
                () if place else spent,
            )
            for place in range(min(map(len, rows)))
        )


class _Timed(HostMatch):
    """A match of these levels, by seat, that notes how long each of them thinks."""

    def __init__(self, game: AnyGame, options: Any, levels: Sequence[str], seed: str) -> None:
        self.moves: list[tuple[str, float]] = []  # every move: level and seconds
        make, secret = levels_of(game), Secret(seed, seed)  # nobody need be kept from the cards: one text for both
        self._players: list[Yardstick[Any, Any]] = [
            make[level](options, len(levels), secret.chance(seat)) for seat, level in enumerate(levels)
        ]
        seats = [SeatInfo(SeatKind.COMPUTER, "", level) for level in levels]
        super().__init__(TableHost(settle(game, options, levels, secret), secret, seats), self._timed)

    def _timed(self, think: Think) -> Any:
        began = time.perf_counter()
        action = self._players[think.seat].choose(think.request.view, think.request.heard, never)
        self.moves.append((think.request.level, time.perf_counter() - began))
        return action


def run(arguments: Sequence[str], words: Words | None = None) -> int:
    """Run the command with the arguments behind `simulate`; the exit status."""
    words = words or SourceWords()
    try:
        settings = _parser(words).read(arguments)
        contest = _contest(settings)
    except Leave:
        return 0
    except ValueError as error:
        print(f"{_NAME}: {words.text(sentence_of(error))}", file=sys.stderr)
        return USAGE
    report = _report(contest, settings)
    print(json.dumps(report, indent=2) if settings.json else _as_text(report, words))
    return 0


def _report(contest: Contest, settings: argparse.Namespace) -> dict[str, Any]:
    began = time.perf_counter()
    played = _played(contest, settings.deals, settings.deals_a_match, settings.jobs)
    results = sorted(played, key=lambda result: result.number)
    return {
        "game": contest.game,
        "preset": settings.rules or "",
        "seats": list(contest.levels),
        "deals": len(results),
        **({"deals_a_match": settings.deals_a_match} if settings.deals_a_match > 1 else {}),
        "seed": settings.seed,
        "seconds": round(time.perf_counter() - began, 3),
        **summary(results, tuple(dict.fromkeys(contest.levels)), contest.low_wins),
    }


def _parser(words: Words) -> Parser:
    parser = Parser(words, _NAME, _DESCRIPTION)
    parser.value("game", GAME, _WHICH)
    parser.option("--seats", _SEATS, _LEVELS)
    deals = whole_number("--deals")
    parser.option("--deals", _DEALS.filled(_USUAL_DEALS), _NUMBER, type=deals, default=_USUAL_DEALS)
    row = whole_number("--deals-a-match")
    parser.option("--deals-a-match", _ROW.filled(1), _NUMBER, type=row, default=1)
    parser.option("--seed", _SEED.filled(1), _SEED_VALUE, type=any_text("--seed"), default="1")
    parser.option("--rules", _RULES, PRESET)
    parser.option("--option", _OPTION, _NAME_AND_VALUE, action="append", default=[])
    parser.option("--jobs", _JOBS.filled(1), _NUMBER, type=whole_number("--jobs", _MOST_JOBS), default=1)
    parser.option("--json", JSON, action="store_true")
    parser.usual_options()
    return parser


def _contest(settings: argparse.Namespace) -> Contest:
    """Check everything before the first card; raises ValueError with one sentence."""
    games = discover()
    if settings.game not in games:
        known = ", ".join(games)
        raise Complaint(_NO_GAME.filled(settings.game, known) if settings.game else _SAY_WHICH.filled(known))
    game = games[settings.game]
    levels = tuple(settings.seats.split(",")) if settings.seats else usual_levels(game, settings.rules)
    for level in levels:
        if level not in levels_of(game):
            raise Complaint(_NO_LEVEL.filled(level, ", ".join(levels_of(game))))
    settings.rules = settings.rules or _usual_preset(game, len(levels))
    options = game.options.preset(settings.rules) if settings.rules else game.options()
    allowed = game.options.presets_for(len(levels))
    if settings.rules and settings.rules not in allowed:
        raise Complaint(_NOT_FOR_SO_MANY.filled(settings.rules, len(levels)))
    for entry in settings.option:
        options = _with_option(options, entry)
    game.rules(options, len(levels))
    return Contest(game.id, tuple(options.save().items()), levels, settings.seed)


def levels_of(game: AnyGame) -> Mapping[str, Callable[[Any, int, int], Yardstick[Any, Any]]]:
    """Whoever may sit there: the levels of today, and those of former times."""
    return {**game.players, **game.yardsticks}


def usual_levels(game: AnyGame, preset: str | None) -> tuple[str, ...]:
    """Who sits there if nobody says so: the best quick level against the one below, as many as the preset is for."""
    seats = game.options.PRESET_SEATS.get(preset or next(iter(game.options.PRESETS), ""), tuple(game.seats))
    quick = [level for level in game.players if level not in game.searching]
    return (quick[-1], *[quick[max(len(quick) - 2, 0)]] * (min(seats, key=_from_four) - 1))


def _from_four(seats: int) -> int:
    return abs(seats - 4)


def _usual_preset(game: AnyGame, seats: int) -> str | None:
    return next(iter(game.options.presets_for(seats)), None)


def _with_option(options: Any, entry: str) -> Any:
    name, equals, value = entry.partition("=")
    if not equals:
        raise Complaint(_NO_OPTION.filled(entry, "NAME=VALUE"))
    if name not in options.save():
        raise Complaint(_UNKNOWN_OPTION.filled(name, ", ".join(options.save())))
    return options.read(name, value)


def _played(contest: Contest, deals: int, row: int, jobs: int) -> Iterator[DealResult]:
    """The results of so many deals, `row` of them in each match; the last match may be shorter."""
    lengths = [min(row, deals - done) for done in range(0, deals, row)]
    matches = list(enumerate(lengths, start=1))
    results = starmap(contest.play, matches) if jobs == 1 else _in_processes(contest, matches, jobs)
    with _Progress(len(matches)) as progress:
        for played in results:
            progress.advance()
            yield from played


def _in_processes(contest: Contest, matches: Sequence[tuple[int, int]], jobs: int) -> Iterator[tuple[DealResult, ...]]:
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_Playing(contest), matches)


@frozen
class _Playing:
    """What a process is told: a pool hands over one argument."""

    contest: Contest

    def __call__(self, match: tuple[int, int]) -> tuple[DealResult, ...]:
        return self.contest.play(*match)


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


def _as_text(report: dict[str, Any], words: Words) -> str:
    seconds = str(report["seconds"])
    deals = report["deals"]
    lines = [words.text(_PLAYED.filled(report["game"], report["preset"], deals, seconds, n=deals))]
    for name, level in report["levels"].items():
        points, mean, most = (f"{level[key]:.2f}" for key in ("mean_points", "move_ms_mean", "move_ms_max"))
        lines.append("  " + words.text(_LEVEL.filled(name, points, level["wins"], mean, most)))
    if "difference" in report:
        mean, error = (f"{report['difference'][key]:.2f}" for key in ("mean", "stderr"))
        lines.append("  " + words.text(_DIFFERENCE.filled(mean, error)))
    return "\n".join(lines)
