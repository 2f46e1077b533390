"""Result of a deal as one value: sentences, and a line for each player or each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.app.match.match_controller import CountedDeal
from cardtable.core.cards import Cards
from cardtable.core.guidance.turn_summaries import DealSummary
from cardtable.core.scores import places
from cardtable.core.text import Text, Who, conjoin, join, literal_text, translate
from cardtable.core.zones import Seat
from cardtable.models.score_model import columns_of
from cardtable.table.layout.geometry import MANY

YOU = translate("Deal end", "You", "the person who looks, in a table of points")
_OVER = translate("Deal end", "The deal is over.")
_YOU_LEAD = translate("Deal end", "You lead the match with %1.")
_LEADS = translate("Deal end", "%1 leads the match with %2.")
_SHARED = translate("Deal end", "The lead is shared, with %1.")
_YOU_LEAD_BY = translate("Deal end", "You lead by %1.", "two sides of partners")
_THEY_LEAD_BY = translate("Deal end", "They lead by %1.", "two sides of partners")
_SIDE_LEADS_BY = translate("Deal end", "%1 lead by %2.", "the players of a side, and points")
_LEVEL = translate("Deal end", "Both sides are level.")
_ROW = translate("Deal end", "%1: deal %2, total %3.")
_ROW_TAKEN = translate("Deal end", "%1, taken %2: deal %3, total %4.")


class DealResultLine(NamedTuple):
    """Line of one player, or of the partners of one side."""

    seats: tuple[Seat, ...]
    name: Text
    points: int
    total: int
    taken: Cards = ()
    cells: tuple[int, ...] = ()  # points of each category of the deal
    own: bool = False
    leads: bool = False
    place: int = 0

    @property
    def before(self) -> int:
        """Total before this deal."""
        return self.total - self.points


class DealResult(NamedTuple):
    """Deal result; `heads`: headings of the cells, `limit`: total that ends the match, None without one."""

    deal: int
    fact: Text
    second: Text | None
    lines: tuple[DealResultLine, ...]
    heads: tuple[Text, ...] = ()
    taken: Text | None = None
    limit: int | None = None

    @property
    def spoken(self) -> tuple[Text, ...]:
        """Sentences that are announced when the panel appears."""
        return (_OVER, self.fact, *(() if self.second is None else (self.second,)))


class DealResultContext(NamedTuple):
    """Facts about the match that a deal result depends on; `sides` by seat as `Rules.sides` gives them."""

    sides: tuple[Seat, ...]
    viewer: Seat | None
    low_wins: bool
    limit: int | None
    lays_out: bool  # sides lay cards out, and the categories of their points are shown


def deal_result(counted: CountedDeal, story: DealSummary | None, table: DealResultContext) -> DealResult:
    """Return the result of a counted deal."""
    columns = columns_of(table.sides, table.viewer)
    alone = len(columns) == len(counted.totals)
    order = places(counted.totals, low_wins=table.low_wins)
    # The cards in the row of a seat: with many players only the costliest
    cards = () if story is None else story.costliest if len(counted.totals) >= MANY else story.cards
    lines = [_line(seats, counted, cards[seats[0]] if cards else (), table, order) for seats in columns]
    if len(columns) >= MANY and not table.lays_out:
        lines.sort(key=lambda line: line.place)
    lead = (story and story.second) or (lead_of(lines) if alone else lead_of_sides(lines))
    heads = tuple(line.label for line in counted.scored.lines) if table.lays_out else ()
    taken = None if story is None or not any(story.cards) else story.heading
    fact = _OVER if story is None else story.fact
    return DealResult(counted.deal, fact, lead, tuple(lines), heads, taken, table.limit)


def _line(
    seats: tuple[Seat, ...], counted: CountedDeal, taken: Cards, table: DealResultContext, order: Sequence[int]
) -> DealResultLine:
    first, viewer = seats[0], table.viewer
    own, names = _own_first(seats, viewer), name_of(seats, viewer)
    points, total = counted.scored.row[first], counted.totals[first]
    cells = tuple(line.points[first] for line in counted.scored.lines) if table.lays_out else ()
    leads = order[first] == 1 and order.count(1) == len(seats)
    return DealResultLine(own, names, points, total, taken, cells, viewer in seats, leads, order[first])


def _own_first(seats: tuple[Seat, ...], viewer: Seat | None) -> tuple[Seat, ...]:
    return tuple(sorted(seats, key=lambda seat: (seat != viewer, seat)))


def name_of(seats: tuple[Seat, ...], viewer: Seat | None) -> Text:
    """Return the name of a player or a side; the viewer is "you" and comes first."""
    return conjoin([YOU if seat == viewer else literal_text(Who(seat)) for seat in _own_first(seats, viewer)])


def lead_of(lines: Sequence[DealResultLine]) -> Text:
    """Return the sentence about the leader in a game without sides."""
    leader = next((line for line in lines if line.leads), None)
    if leader is None:
        return _SHARED.filled(next(line.total for line in lines if line.place == 1))
    return _YOU_LEAD.filled(leader.total) if leader.own else _LEADS.filled(leader.name, leader.total)


def lead_of_sides(lines: Sequence[DealResultLine]) -> Text:
    """Return the sentence about the leading side and its lead."""
    best, *others = sorted(lines, key=lambda line: line.place)
    by = min(abs(best.total - line.total) for line in others)
    if not by:
        return _LEVEL
    if best.own:
        return _YOU_LEAD_BY.filled(by)
    if len(lines) == 2 and any(line.own for line in lines):
        return _THEY_LEAD_BY.filled(by)
    return _SIDE_LEADS_BY.filled(best.name, by)


def row_said(line: DealResultLine) -> Text:
    """Return a row as a sentence for a screen reader."""
    taken = join(literal_text(card) for card in line.taken)
    if taken is None:
        return _ROW.filled(line.name, line.points, line.total)
    return _ROW_TAKEN.filled(line.name, taken, line.points, line.total)
