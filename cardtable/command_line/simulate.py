"""`cardtable simulate`: computer players against each other, the same cards for every level."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardtable.bots.bot_process import fault_sentences
from cardtable.bots.external_player import BOT, command_of, game_named, is_bot, level_named
from cardtable.command_line.arg_parser import GAME, JSON, PRESET, USAGE, ArgumentParser, text_or_stdin, whole_number
from cardtable.command_line.paired_comparison import ComparedDeal, PairedComparison, spread, summary
from cardtable.command_line.parallel_deals import play_deals, stoppable
from cardtable.core.language.number_text import per_cent
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.language.user_error import ExitRequested, UserError, message_of
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, conjoin, translate
from cardtable.games import discover

_PLAYED = translate("Command line", "%1 (%2): %3 deal(s) in %4 s", n=0)
_EACH = translate("Command line", "Each deal was played %1 time(s), with the seats exchanged.", n=0)
_LEVEL = translate("Command line", "%1: %2 points per deal, %3 won, %4 drawn")
_MOVES = translate("Command line", "CPU time per move: usually %1 ms, %2 ms for one in a hundred, %3 ms at most")
_FIGURE = translate("Command line", "%1 %2", "what is counted, and how often it comes in a deal")
_PER_DEAL = translate("Command line", "per deal: %1", "a list of what else is counted")
_DIFFERENCE = translate("Command line", "difference: %1 ± %2")
_SHARE = translate("Command line", "%1 wins %2 % ± %3 % of the games, counting a draw as half")

STOPPED = 130  # exit status of a stopped run
_NAME = "cardtable simulate"
_USUAL_DEALS = 100
_MOST_JOBS = 64  # processes

_DESCRIPTION = translate("Command line", "Have computer players play the same deals from every seat.")
_WHICH = translate("Command line", "for example %1").filled("hearts")
_LEVELS = translate("Command line", "LEVEL,LEVEL,…", "stands for names of levels in the help of the command line")
_SEATS = translate(
    "Command line", "who sits where, clockwise: levels, or %1 (default: the best quick level against the one below)"
).filled("bot:PROGRAM")
_NUMBER = translate("Command line", "N", "stands for a number in the help of the command line")
_DEALS = translate("Command line", "how many deals (default: %1)")
_ROW = translate("Command line", "how many deals make up one match, with every direction of passing (default: %1)")
_SEED_VALUE = translate("Command line", "S", "stands for a text in the help of the command line")
_SEED = translate(
    "Command line",
    "the seed of the deals and of chance (default: %1); - reads it from stdin, where a bot can't easily find it",
)
_RULES = translate("Command line", "the rules to play by (default: the game's first preset)")
_NAME_AND_VALUE = translate("Command line", "NAME=VALUE", "stands for a rule in the help of the command line")
_OPTION = translate("Command line", "change one of these rules; you can repeat this")
_JOBS = translate("Command line", "processes to use at once (default: %1)")
_NOT_FOR_SO_MANY = translate("Command line", "The rules “%1” don't work for %2 players.")
_NO_OPTION = translate("Command line", "“%1” isn't an option: write %2.")
_UNKNOWN_OPTION = translate("Command line", "There is no option called “%1”; choose one of: %2.")
_LINES = translate("Command line", "print one JSON object per line: each deal when it has been played, then the report")
_NOTHING = translate("Command line", "Stopped before the first deal was played.")


def report_text(
    report: Mapping[str, Any], labels: Mapping[str, Text], renderer: TextRenderer, *, by_games: bool
) -> str:
    """Return the report as text; `labels`: by figure name; `by_games`: games won say more than points."""
    return "\n".join("  " * depth + renderer.text(line) for depth, line in _lines(report, labels, by_games))


def figure_labels(results: Sequence[ComparedDeal]) -> dict[str, Text]:
    """Return the labels of the figures that have one, by name."""
    figures = results[0].rotations[0].figures
    return {figure.name: figure.label for figure in figures if figure.label is not None}


def _lines(report: Mapping[str, Any], labels: Mapping[str, Text], by_games: bool) -> Iterator[tuple[int, Text]]:
    deals, times = report["deals"], report["games"] // report["deals"]
    yield 0, _PLAYED.filled(report["game"], report["preset"], deals, str(report["seconds"]), n=deals)
    if times > 1:
        yield 0, _EACH.filled(times, n=times)
    for name, level in report["levels"].items():
        yield 1, _LEVEL.filled(name, f"{level['mean_points']:.2f}", level["wins"] - level["draws"], level["draws"])
        means = {name: count["mean"] for name, count in level.get("figures", {}).items() if name in labels}
        if means:
            each = [_FIGURE.filled(labels[name], f"{mean:.3g}") for name, mean in means.items()]
            yield 2, _PER_DEAL.filled(conjoin(each))
        if level["moves"]:
            yield 2, _MOVES.filled(*(f"{level[f'move_ms_{key}']:.2f}" for key in ("median", "p99", "max")))
    if "difference" in report:
        yield 1, _DIFFERENCE.filled(*(f"{report['difference'][key]:.2f}" for key in ("mean", "stderr")))
        if by_games:
            won, error = report["share"]["mean"], 100 * report["share"]["stderr"]
            yield 1, _SHARE.filled(next(iter(report["levels"])), f"{per_cent(won, 2):.2f}", f"{error:.2f}")


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `simulate`; return the exit status."""
    renderer = renderer or SourceRenderer()
    try:
        settings = _parser(renderer).read(arguments)
        comparison = _read_comparison(settings)
    except ExitRequested:
        return 0
    except ValueError as error:
        print(f"{_NAME}: {renderer.text(message_of(error))}", file=sys.stderr)
        return USAGE
    return _play(comparison, settings, renderer)


def _play(comparison: PairedComparison, settings: argparse.Namespace, renderer: TextRenderer) -> int:
    start, status = time.perf_counter(), 0
    results: list[ComparedDeal] = []
    try:
        with stoppable():
            for result in play_deals(comparison, settings.deals, settings.deals_a_match, settings.jobs):
                results.append(result)
                if settings.lines:
                    print(json.dumps(_deal_line(results, comparison)), flush=True)
    except KeyboardInterrupt:
        status = STOPPED
    if not results:
        print(f"{_NAME}: {renderer.text(_NOTHING)}", file=sys.stderr)
        return status
    faults = [fault for result in results for fault in result.faults]
    for bot in dict.fromkeys(level for level, _ in faults):
        for line in fault_sentences(bot.removeprefix(BOT), (fault for level, fault in faults if level == bot)):
            print(f"{_NAME}: {renderer.text(line)}", file=sys.stderr)
    report = _report(comparison, settings, results, time.perf_counter() - start)
    if settings.json or settings.lines:
        print(json.dumps(report, indent=None if settings.lines else 2))
    else:
        by_games = not discover()[comparison.game].presentation.points_of_deals
        print(report_text(report, figure_labels(results), renderer, by_games=by_games))
    return status


def _fault_counts(results: Sequence[ComparedDeal]) -> dict[str, Any]:
    found: dict[str, Counter[str]] = {}
    for result in results:
        for bot, fault in result.faults:
            found.setdefault(bot, Counter())[fault.kind.value] += 1
    return {"mishaps": found} if found else {}


def _deal_line(results: Sequence[ComparedDeal], comparison: PairedComparison) -> dict[str, Any]:
    """Return the last deal: points by seat in each rotation, and the difference so far."""
    last, levels = results[-1], tuple(dict.fromkeys(comparison.levels))
    line = {"deal": last.number, "deals": len(results), "rounds": [rotation.seats for rotation in last.rotations]}
    if len(levels) == 2:
        line["difference"] = spread(result.mean(levels[0]) - result.mean(levels[1]) for result in results)
    return line


def _report(
    comparison: PairedComparison, settings: argparse.Namespace, results: Sequence[ComparedDeal], seconds: float
) -> dict[str, Any]:
    in_order = sorted(results, key=lambda result: result.number)
    levels = tuple(dict.fromkeys(comparison.levels))
    return {
        "game": comparison.game,
        "preset": settings.rules or "",
        "seats": list(comparison.levels),
        "deals": len(results),
        **({"deals_a_match": settings.deals_a_match} if settings.deals_a_match > 1 else {}),
        "seed": settings.seed,
        "seconds": round(seconds, 3),
        **_fault_counts(results),
        **summary(in_order, levels, comparison.low_wins, settings.deals_a_match),
    }


def _parser(renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION)
    parser.value("game", GAME, _WHICH)
    parser.option("--seats", _SEATS, _LEVELS)
    deals = whole_number("--deals")
    parser.option("--deals", _DEALS.filled(_USUAL_DEALS), _NUMBER, type=deals, default=_USUAL_DEALS)
    row = whole_number("--deals-a-match")
    parser.option("--deals-a-match", _ROW.filled(1), _NUMBER, type=row, default=1)
    parser.option("--seed", _SEED.filled(1), _SEED_VALUE, type=text_or_stdin("--seed"), default="1")
    parser.option("--rules", _RULES, PRESET)
    parser.option("--option", _OPTION, _NAME_AND_VALUE, action="append", default=[])
    parser.option("--jobs", _JOBS.filled(1), _NUMBER, type=whole_number("--jobs", _MOST_JOBS), default=1)
    parser.option("--json", JSON, action="store_true")
    parser.option("--lines", _LINES, action="store_true")
    parser.usual_options()
    return parser


def _read_comparison(settings: argparse.Namespace) -> PairedComparison:
    """Check all settings before the first card; raise ValueError with one sentence."""
    game = game_named(settings.game)
    levels = tuple(settings.seats.split(",")) if settings.seats else default_levels(game, settings.rules)
    for level in levels:
        if is_bot(level):
            command_of(level)
        else:
            level_named(game, level)
    allowed = game.options.presets_for(len(levels))
    settings.rules = settings.rules or next(iter(allowed), None)
    options = game.options.preset(settings.rules) if settings.rules else game.options()
    if settings.rules and settings.rules not in allowed:
        raise UserError(_NOT_FOR_SO_MANY.filled(settings.rules, len(levels)))
    for entry in settings.option:
        options = _with_option(options, entry)
    game.rules(options, len(levels))
    return PairedComparison(game.id, tuple(options.save().items()), levels, settings.seed)


def default_levels(game: AnyGame, preset: str | None) -> tuple[str, ...]:
    """Return the default levels: the best quick level against the one below, in as many seats as the preset is for."""
    seats = game.options.PRESET_SEATS.get(preset or next(iter(game.options.PRESETS), ""), tuple(game.seats))
    quick = [level for level in game.players if level not in game.searching]
    return (quick[-1], *[quick[max(len(quick) - 2, 0)]] * (min(seats, key=lambda count: abs(count - 4)) - 1))


def _with_option(options: Any, entry: str) -> Any:
    name, equals, value = entry.partition("=")
    if not equals:
        raise UserError(_NO_OPTION.filled(entry, "NAME=VALUE"))
    if name not in options.save():
        raise UserError(_UNKNOWN_OPTION.filled(name, ", ".join(options.save())))
    return options.read(name, value)
