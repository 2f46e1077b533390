"""What `cardtable simulate` has found, as a few lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardtable.command_line.tally import ComparedDeal
from cardtable.core.per_cent import per_cent
from cardtable.core.text import Text, TextRenderer, conjoin, translate

_PLAYED = translate("Command line", "%1 (%2): %3 deal(s) in %4 s", n=0)
_EACH = translate("Command line", "Each deal was played %1 time(s), with the seats exchanged.", n=0)
_LEVEL = translate("Command line", "%1: %2 points per deal, %3 won, %4 drawn")
_MOVES = translate(
    "Command line", "%1 ms of the processor for a move as a rule, %2 ms for one in a hundred, %3 ms at most"
)
_FIGURE = translate("Command line", "%1 %2", "what is counted, and how often it comes in a deal")
_PER_DEAL = translate("Command line", "per deal: %1", "a list of what else is counted")
_DIFFERENCE = translate("Command line", "difference: %1 ± %2")
_SHARE = translate("Command line", "%1 wins %2 % ± %3 % of the games, draws being halves")


def in_words(report: Mapping[str, Any], labels: Mapping[str, Text], words: TextRenderer, *, by_games: bool) -> str:
    """The report as text; `labels`: of the figures, by name; `by_games`: whether games won say more than points."""
    return "\n".join("  " * depth + words.text(line) for depth, line in _lines(report, labels, by_games))


def labels_in(results: Sequence[ComparedDeal]) -> dict[str, Text]:
    """What the figures are called, by name."""
    return {figure.name: figure.label for figure in results[0].rounds[0].figures}


def _lines(report: Mapping[str, Any], labels: Mapping[str, Text], by_games: bool) -> Iterator[tuple[int, Text]]:
    """Each line, and how far it is indented."""
    deals, times = report["deals"], report["games"] // report["deals"]
    yield 0, _PLAYED.filled(report["game"], report["preset"], deals, str(report["seconds"]), n=deals)
    if times > 1:
        yield 0, _EACH.filled(times, n=times)
    for name, level in report["levels"].items():
        yield 1, _LEVEL.filled(name, f"{level['mean_points']:.2f}", level["wins"] - level["draws"], level["draws"])
        counted = level.get("figures", {}).items()
        if counted:
            each = [_FIGURE.filled(labels[figure], f"{count['mean']:.3g}") for figure, count in counted]
            yield 2, _PER_DEAL.filled(conjoin(each))
        if level["moves"]:
            yield 2, _MOVES.filled(*(f"{level[f'move_ms_{key}']:.2f}" for key in ("median", "p99", "max")))
    if "difference" in report:
        yield 1, _DIFFERENCE.filled(*_spread(report["difference"]))
        if by_games:
            won, error = report["share"]["mean"], 100 * report["share"]["stderr"]
            yield 1, _SHARE.filled(next(iter(report["levels"])), f"{per_cent(won, 2):.2f}", f"{error:.2f}")


def _spread(found: Mapping[str, float]) -> tuple[str, str]:
    return f"{found['mean']:.2f}", f"{found['stderr']:.2f}"
