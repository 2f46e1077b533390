"""A career in words: the facts of its card, and a sentence for each of the last matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime

from cardtable.app.counting.career import Career, LevelRecord, PlayedMatch
from cardtable.app.dialogs.questions.unfinished_list import days_ago
from cardtable.app.dialogs.statistics.all_figures import level_name
from cardtable.app.settings.setting_choices import Level
from cardtable.core.frozen_values import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate

MATCHES = translate("Statistics", "%1 matches", n=2)
WON_TEXT = translate("Statistics", "%1 won", "so many matches")
PER_CENT = translate("Statistics", "%1 %")
_NOT_YET = translate("Statistics", "Not played yet.")
_NONE_OVER = translate("Statistics", "No match finished yet.")
FEW = translate("Statistics", "%1, %2.", "so many matches, so many won")
_LAST = translate("Statistics", "The last %1 matches", n=2)
_LAST_ONE = translate("Statistics", "The last match")
OF = translate("Statistics", "%1 of %2", "so many matches won of so many")
_RUN = translate("Statistics", "%1 in a row", "matches won")
_BEST_RUN = translate("Statistics", "best: %1", "matches won in a row")
_SO_FAR = translate("Statistics", "best so far", "matches won in a row")
_POINTS = translate("Statistics", "%1 points", n=2)
_BEST_DEAL = translate("Statistics", "best deal")
_BEST_DEALS = translate("Statistics", "best deal, %1 times", n=2)
_MOONS = translate("Statistics", "%1 moons", n=2)
_SHOT = translate("Statistics", "shot so far")
_WAS_WON = translate("Statistics", "%1: won against %2, %3 points.", "when, the level, points", n=2)
_WAS_LOST = translate("Statistics", "%1: number %2 against %3, %4 points.", "when, the place, the level, points", n=2)
_GAME = translate("Statistics", "%1, %2, %3, %4.", "the game, matches, matches won, per cent")
ENOUGH = 3  # matches before a share of them says anything


@frozen
class CareerFact:
    """A figure with what it is in a line below it."""

    figure: Text
    below: Text


def facts_of(career: Career, game: AnyGame) -> Iterator[CareerFact]:
    """What is worth telling of this game: no line that it does not have."""
    if career.run:
        yield CareerFact(_RUN.filled(career.run), _BEST_RUN.filled(career.best_run))
    elif career.best_run:
        yield CareerFact(_RUN.filled(career.best_run), _SO_FAR)
    if career.best is not None and game.presentation.points_of_deals:
        points, times = career.best.points, career.best.times
        below = _BEST_DEAL if times == 1 else _BEST_DEALS.filled(times, n=times)
        yield CareerFact(_POINTS.filled(points, n=abs(points)), below)
    if career.moons:
        yield CareerFact(_MOONS.filled(career.moons, n=career.moons), _SHOT)


def last_matches(count: int) -> Text:
    """What stands over the last matches, so many of them."""
    return _LAST_ONE if count == 1 else _LAST.filled(count, n=count)


def by_strength(against: Iterable[LevelRecord]) -> list[LevelRecord]:
    """The levels as people see them elsewhere, the weakest first; people and mixed tables behind them."""
    order = [level.value for level in Level]
    return sorted(against, key=lambda met: order.index(met.level) if met.level in order else len(order))


def not_yet(career: Career) -> Text:
    """What stands in place of figures where no match counts; deals count before their match is over."""
    return _NOT_YET if career.best is None else _NONE_OVER


def spoken(career: Career, game: AnyGame) -> Text:
    """The card in one sentence."""
    if not career.matches:
        return not_yet(career)
    matches, won = MATCHES.filled(career.matches, n=career.matches), WON_TEXT.filled(career.won)
    return _GAME.filled(game.name, matches, won, PER_CENT.filled(career.share))


def match_sentence(match: PlayedMatch, today: date) -> Text:
    """When a match was, how it ended and against whom."""
    when, level, points = days_ago(_days(match.ended, today)), level_name(match.level), abs(match.points)
    if match.won:
        return _WAS_WON.filled(when, level, match.points, n=points)
    return _WAS_LOST.filled(when, round(match.place), level, match.points, n=points)


def _days(ended: str, today: date) -> int:
    """Before today; a time that cannot be read was today."""
    try:
        there = datetime.fromisoformat(ended).replace(tzinfo=UTC).astimezone().date()
    except (ValueError, OverflowError):  # no time, or one at the edge of the calendar
        return 0
    return max((today - there).days, 0)
