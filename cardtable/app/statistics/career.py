"""What somebody has reached in a game so far: wins, streaks, the best deal, the last matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.number_text import per_cent


@frozen
class PlayedMatch:
    """A match that has ended; `ended` is "2026-11-22 19:30:00", in universal time."""

    key: str
    ended: str
    game: str
    level: str
    seats: int
    place: float  # 1 is best
    points: int

    @property
    def won(self) -> bool:
        """Whether nobody was better, and not all shared the place."""
        return self.place == 1


@frozen
class DealsCounted:
    """Deals under the same rules that have all come to the same points."""

    game: str
    preset: str
    points: int
    deals: int = 1
    moons: int = 0


@frozen
class Outcome:
    """How a match ended for the person, and against whom."""

    game: str
    level: str
    won: bool


@frozen
class Played:
    """All that has been counted in a time."""

    outcomes: tuple[Outcome, ...] = ()  # of every match, the oldest first
    last: tuple[PlayedMatch, ...] = ()  # of every game the latest matches, LAST at most, the oldest first
    deals: tuple[DealsCounted, ...] = ()  # those that came last at the end


@frozen
class BestDeal:
    """The best result of a deal, and how often it came."""

    points: int
    times: int


@frozen
class LevelRecord:
    """The matches against one level."""

    level: str
    matches: int
    won: int


@frozen
class Career:
    """What somebody has reached in one game."""

    game: str
    matches: int = 0
    won: int = 0
    run: int = 0  # wins in a row up to now
    best_run: int = 0
    best: BestDeal | None = None
    moons: int = 0
    against: tuple[LevelRecord, ...] = ()  # in the order in which they were first met
    last: tuple[PlayedMatch, ...] = ()  # the latest at the end, LAST at most

    @property
    def share(self) -> int:
        """Matches won, in per cent."""
        return round(per_cent(self.won / self.matches)) if self.matches else 0


def career_of(game: str, played: Played, low_wins: Callable[[str], bool]) -> Career:
    """The figures of one game; `low_wins`: whether fewest points are best under a preset."""
    own = [outcome for outcome in played.outcomes if outcome.game == game]
    dealt = [deal for deal in played.deals if deal.game == game]
    run, best_run = streaks(match.won for match in own)
    return Career(
        game,
        len(own),
        sum(match.won for match in own),
        run,
        best_run,
        _best(dealt, low_wins),
        sum(deal.moons for deal in dealt),
        tuple(_against(level, own) for level in dict.fromkeys(match.level for match in own)),
        tuple(match for match in played.last if match.game == game),
    )


def streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """The wins in a row at the end, and the most that ever were."""
    run = best = 0
    for won in wins:
        run = run + 1 if won else 0
        best = max(best, run)
    return run, best


def _best(deals: Sequence[DealsCounted], low_wins: Callable[[str], bool]) -> BestDeal | None:
    """Among the deals that are counted as the latest one is: fewest and most cannot be compared."""
    if not deals:
        return None
    low = low_wins(deals[-1].preset)
    alike = [deal for deal in deals if low_wins(deal.preset) is low]
    best = (min if low else max)(deal.points for deal in alike)
    return BestDeal(best, sum(deal.deals for deal in alike if deal.points == best))


def _against(level: str, matches: Sequence[Outcome]) -> LevelRecord:
    met = [match for match in matches if match.level == level]
    return LevelRecord(level, len(met), sum(match.won for match in met))
