"""What the sheet of a deal shows, and who is said to lead."""

from __future__ import annotations

import pytest

from cardtable.app.match.match_controller import CountedDeal
from cardtable.app.overlays.results.deal_result import DealResult, DealResultContext, deal_result, row_said
from cardtable.core.cards import Cards, parse_cards
from cardtable.core.events import HandScored, ScoreLine
from cardtable.core.guidance.turn_summaries import DealSummary, ScoredDeal
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat
from tests.app.dialogs.speech import TestWords

SAY = TestWords().text
ALONE = tuple(map(Seat, range(4)))
PARTNERS = tuple(map(Seat, (0, 1, 0, 1)))
LINES = (ScoreLine(Text("T", "Melded cards"), (400, 250, 400, 250)),)


def story(seats: int = 4) -> DealSummary:
    """The first took two cards, the others none."""
    taken: tuple[Cards, ...] = (tuple(parse_cards(["QS", "2H"])), *((),) * (seats - 1))
    return DealSummary(Text("T", "It was so."), None, Text("T", "Taken"), taken, (taken[0][:1], *taken[1:]))


def count(
    row: tuple[int, ...],
    totals: tuple[int, ...],
    viewer: int | None = 0,
    *,
    sides: tuple[Seat, ...] = ALONE,
    told: DealSummary | None = None,
    lines: tuple[ScoreLine, ...] = (),
    low: bool = True,
) -> DealResult:
    seat = None if viewer is None else Seat(viewer)
    scored = HandScored(row, lines)
    over = ScoredDeal(View(seat, {}, None, 1), (), scored)
    return deal_result(
        CountedDeal(3, scored, totals, (), over), told, DealResultContext(sides, seat, low, 100, bool(lines))
    )


@pytest.mark.parametrize(
    ("totals", "viewer", "said"),
    [
        ((21, 41, 37, 22), 0, "You lead the match with 21."),
        ((41, 37, 21, 22), 0, "Navid leads the match with 21."),
        ((41, 37, 21, 22), None, "Navid leads the match with 21."),
        ((21, 37, 21, 22), 0, "The lead is shared, with 21."),
    ],
)
def test_who_leads_is_said_from_the_side_of_whoever_looks(
    totals: tuple[int, ...], viewer: int | None, said: str
) -> None:
    second = count((17, 6, 3, 0), totals, viewer).second
    assert second is not None
    assert SAY(second) == said


@pytest.mark.parametrize(
    ("totals", "viewer", "said"),
    [
        ((2030, 2315, 2030, 2315), 0, "They lead by 285."),
        ((2030, 2315, 2030, 2315), 1, "You lead by 285."),
        ((2030, 2315, 2030, 2315), None, "Kavya and Ravi lead by 285."),
        ((2030, 2030, 2030, 2030), 0, "Both sides are level."),
    ],
)
def test_sides_lead_by_what_is_between_them(totals: tuple[int, ...], viewer: int | None, said: str) -> None:
    found = count((570, 1195, 570, 1195), totals, viewer, sides=PARTNERS, lines=LINES, low=False)
    assert found.second is not None
    assert SAY(found.second) == said


def test_partners_have_one_row_with_what_each_line_comes_to() -> None:
    found = count((400, 250, 400, 250), (400, 250, 400, 250), 2, sides=PARTNERS, lines=LINES, low=False)
    assert [SAY(line.name) for line in found.lines] == ["You and Asha", "Kavya and Ravi"]
    assert [line.cells for line in found.lines] == [(400,), (250,)]
    assert [line.leads for line in found.lines] == [True, False]
    assert [SAY(head) for head in found.heads] == ["Melded cards"]


def test_a_row_tells_what_was_taken_and_what_it_cost() -> None:
    found = count((17, 6, 3, 0), (41, 37, 21, 22), told=story())
    assert SAY(found.fact) == "It was so."
    assert SAY(row_said(found.lines[0])) == "You, taken queen of spades, two of hearts: deal 17, total 41."
    assert SAY(row_said(found.lines[1])) == "Kavya: deal 6, total 37."
    assert found.lines[0].before == 24
    assert [SAY(text) for text in found.spoken][:2] == ["The deal is over.", "It was so."]


def test_many_stand_in_their_order_with_the_dearest_cards_alone() -> None:
    sides = tuple(map(Seat, range(7)))
    totals = (14, 3, 9, 1, 20, 5, 5)
    found = count(totals, totals, 2, sides=sides, told=story(7))
    assert [line.total for line in found.lines] == sorted(totals)
    assert [line.place for line in found.lines] == [1, 2, 3, 3, 5, 6, 7]
    taken = {SAY(line.name): len(line.taken) for line in found.lines if line.taken}
    assert taken == {"Asha": 1}
