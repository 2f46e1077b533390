"""Career of a person in a game: wins, streaks, the best deal, recent matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.language.number_text import per_cent


@frozen
class PlayedMatch:
    """Finished match; `ended` is in UTC, as "2026-11-22 19:30:00"."""

    key: str
    ended: str
    game: str
    level: str
    seats: int
    place: float  # 1 is best
    points: int

    @property
    def won(self) -> bool:
        """True if no player was better, and not all shared the place."""
        return self.place == 1


@frozen
class DealsCounted:
    """Number of deals with the same rules and the same points."""

    game: str
    preset: str
    points: int
    deals: int = 1
    moons: int = 0


@frozen
class Outcome:
    """Result of a match for the person, and the level of the opponents."""

    game: str
    level: str
    won: bool


@frozen
class Played:
    """Statistics of a period."""

    outcomes: tuple[Outcome, ...] = ()  # of all matches, the oldest first
    last: tuple[PlayedMatch, ...] = ()  # the latest matches of each game, at most LAST, the oldest first
    deals: tuple[DealsCounted, ...] = ()  # in order of their latest deal


@frozen
class BestDeal:
    """Best result of a deal, and the number of deals with it."""

    points: int
    times: int


@frozen
class LevelRecord:
    """Matches against one level."""

    level: str
    matches: int
    won: int


@frozen
class Career:
    """Career of a person in one game."""

    game: str
    matches: int = 0
    won: int = 0
    run: int = 0  # present streak of wins
    best_run: int = 0
    best: BestDeal | None = None
    moons: int = 0
    against: tuple[LevelRecord, ...] = ()  # in the order of the first match
    last: tuple[PlayedMatch, ...] = ()  # the latest at the end, at most LAST

    @property
    def share(self) -> int:
        """Share of matches won, in per cent."""
        return round(per_cent(self.won / self.matches)) if self.matches else 0


def career_of(game: str, played: Played, low_wins: Callable[[str], bool]) -> Career:
    """Return the career in one game; `low_wins` returns whether fewest points win under a preset."""
    own = [outcome for outcome in played.outcomes if outcome.game == game]
    dealt = [deal for deal in played.deals if deal.game == game]
    won, moons = sum(match.won for match in own), sum(deal.moons for deal in dealt)
    against = tuple(_against(level, own) for level in dict.fromkeys(match.level for match in own))
    last = tuple(match for match in played.last if match.game == game)
    wins = streaks(match.won for match in own)
    return Career(game, len(own), won, *wins, _best(dealt, low_wins), moons, against, last)


def streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """Return the present and the longest streak of wins."""
    run = best = 0
    for won in wins:
        run = run + 1 if won else 0
        best = max(best, run)
    return run, best


def _best(deals: Sequence[DealsCounted], low_wins: Callable[[str], bool]) -> BestDeal | None:
    """Return the best among the deals with the latest deal's scoring, as low and high points cannot be compared."""
    if not deals:
        return None
    low = low_wins(deals[-1].preset)
    alike = [deal for deal in deals if low_wins(deal.preset) is low]
    best = (min if low else max)(deal.points for deal in alike)
    return BestDeal(best, sum(deal.deals for deal in alike if deal.points == best))


def _against(level: str, matches: Sequence[Outcome]) -> LevelRecord:
    met = [match for match in matches if match.level == level]
    return LevelRecord(level, len(met), sum(match.won for match in met))
