"""Result of a match as one value: winners, margin, facts, and standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.app.overlays.results.deal_result import name_of
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.models.score_model import columns_of

_YOU_WIN = translate("Match end", "You win the match!")
_YOUR_SIDE_WINS = translate("Match end", "%1 win the match!", "the person's side: You and Kavya")
_SHARED = translate("Match end", "%1 share the win!", "the person among them: You and Kavya")
_WINS = translate("Match end", "%1 wins the match")
_SIDE_WINS = translate("Match end", "%1 win the match", "partners")
_THEY_SHARE = translate("Match end", "%1 share the win")
_DRAW = translate("Match end", "The match is a draw")
_FEWER = translate("Match end", "%1 points, %2 fewer than %3.")
_MORE = translate("Match end", "%1 points, %2 more than %3.")
_SECOND = translate("Match end", "You came second, %1 point(s) behind. Well played.", n=0)
_THIRD = translate("Match end", "You came third, %1 point(s) behind. Well played.", n=0)
_LATER = translate("Match end", "You finished in place %1, %2 point(s) behind. Well played.", n=0)
_BEHIND = translate("Match end", "You are %1 point(s) behind. Well played.", n=0)
_IN_A_ROW = translate("Match end", "You've won %1 in a row; your best is %2.", "matches")
_RUN = translate("Match end", "You've won %1 in a row.", "matches")
_WON = translate("Match end", "You've won %1 of %2 match(es) of %3.", "how many, of how many, the name of a game", n=0)
_BEST_DEAL = translate("Match end", "Your best deal was deal %1, with %2 point(s).", n=0)
_COST = translate("Match end", "Deal %1 cost you most: %2 point(s).", n=0)
_SENTENCE = translate("Match end", "%1.", "a heading, said as a sentence")
_STANDS = translate("Match end", "%1: %2.", "a player and the total")


class MatchFact(NamedTuple):
    """Fact as a sentence; `deal`: number of the deal that it is about, None without one."""

    text: Text
    deal: int | None = None


class FinalStanding(NamedTuple):
    """Standing of a player, or of the partners of a side."""

    place: int
    seats: tuple[Seat, ...]
    name: Text
    total: int
    own: bool

    @property
    def said(self) -> Text:
        """Standing as a sentence for a screen reader."""
        return _STANDS.filled(self.name, self.total)


class MatchRecord(NamedTuple):
    """Statistics of the matches of this game, including this one."""

    played: int
    won: int
    run: int  # of wins, up to now
    best_run: int


class FinishedMatch(NamedTuple):
    """Finished match as one person sees it; `deals` are the rows of all its deals."""

    places: tuple[int, ...]
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]
    sides: tuple[Seat, ...]
    viewer: Seat | None
    low_wins: bool
    by_points: bool  # True if points decided the match
    game: Text
    story: Text  # summary of the last deal


class MatchResult(NamedTuple):
    """Match result; `winners` have the laurel, `won`: the viewer is among them."""

    heading: Text
    second: Text
    facts: tuple[MatchFact, ...]
    standings: tuple[FinalStanding, ...]
    winners: tuple[Seat, ...]
    won: bool
    runs: tuple[Text, ...] = ()  # sentence about the run of wins; empty without one

    @property
    def spoken(self) -> tuple[Text, ...]:
        """Sentences that are announced first."""
        heading = self.heading if self.won else _SENTENCE.filled(self.heading)
        return (heading, self.second, *(standing.said for standing in self.standings), *self.runs)


def match_result(end: FinishedMatch, matches: MatchRecord | None) -> MatchResult:
    """Return the result of a finished match; `matches` is None if no statistics are kept."""
    standings = _standings(end)
    first = [standing for standing in standings if standing.place == 1]
    drawn = len(first) == len(standings)
    winners = () if drawn else tuple(seat for standing in first for seat in standing.seats)
    won = end.viewer is not None and end.viewer in winners
    facts = (*_of_matches(matches, end.game, won=won), *_of_deals(end, won=won))
    runs = (_RUN.filled(matches.run),) if won and matches is not None and matches.run > 1 else ()
    heading = _heading(first, end.viewer, drawn=drawn)
    return MatchResult(heading, _second(end, standings), facts, standings, winners, won, runs)


def _standings(end: FinishedMatch) -> tuple[FinalStanding, ...]:
    """Return the standings; sides have their places among sides, however many partners have won."""
    columns = columns_of(end.sides, end.viewer)
    found = []
    for seats in columns:
        place = 1 + sum(end.places[other[0]] < end.places[seats[0]] for other in columns)
        name, total = name_of(seats, end.viewer), end.totals[seats[0]]
        found.append(FinalStanding(place, seats, name, total, own=end.viewer in seats))
    return tuple(sorted(found, key=lambda standing: (standing.place, not standing.own)))


def _heading(first: Sequence[FinalStanding], viewer: Seat | None, *, drawn: bool) -> Text:
    if drawn:
        return _DRAW
    own = any(standing.own for standing in first)
    if len(first) > 1:
        names = name_of(tuple(seat for standing in first for seat in standing.seats), viewer)
        return (_SHARED if own else _THEY_SHARE).filled(names)
    (winner,) = first
    if len(winner.seats) > 1:
        return (_YOUR_SIDE_WINS if own else _SIDE_WINS).filled(winner.name)
    return _YOU_WIN if own else _WINS.filled(winner.name)


def _second(end: FinishedMatch, standings: Sequence[FinalStanding]) -> Text:
    best = standings[0]
    own = next((standing for standing in standings if standing.own), None)
    if not end.by_points:
        return end.story
    if own is None or own.place == 1:
        next_best = next((standing for standing in standings if standing.place > 1), None)
        if next_best is None or next_best.total == best.total:
            return end.story
        by = abs(next_best.total - best.total)
        return (_FEWER if end.low_wins else _MORE).filled(best.total, by, next_best.name)
    behind = abs(own.total - best.total)
    if len(standings) == 2:
        return _BEHIND.filled(behind, n=behind)
    if own.place <= 3:
        return (_SECOND if own.place == 2 else _THIRD).filled(behind, n=behind)
    return _LATER.filled(own.place, behind, n=behind)


def _of_matches(matches: MatchRecord | None, game: Text, *, won: bool) -> tuple[MatchFact, ...]:
    """Return the facts about matches won; empty after a defeat, so that no broken run is shown."""
    if matches is None or not won or not matches.played:
        return ()
    run = (MatchFact(_IN_A_ROW.filled(matches.run, matches.best_run)),) if matches.run > 1 else ()
    return (*run, MatchFact(_WON.filled(matches.won, matches.played, game, n=matches.played)))


def _of_deals(end: FinishedMatch, *, won: bool) -> tuple[MatchFact, ...]:
    """Return the facts about the person's best deal and, after a defeat, the costliest one."""
    if end.viewer is None or len(end.deals) < 2 or not end.by_points:
        return ()
    rows = [row[end.viewer] for row in end.deals]
    best = min(rows) if end.low_wins else max(rows)
    number = rows.index(best) + 1
    found = [MatchFact(_BEST_DEAL.filled(number, best, n=abs(best)), number)]
    worst = max(rows) if end.low_wins else min(rows)
    if not won and end.low_wins and worst != best:
        number = rows.index(worst) + 1
        found.append(MatchFact(_COST.filled(number, worst, n=worst), number))
    return tuple(found)
