"""What is told at the end of a match, and how its cards fly."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSizeF

from cardtable.app.overlays.results.match_result import FinishedMatch, MatchRecord, match_result
from cardtable.app.overlays.results.match_result_parts import ALL_MS, COUNT, FIRST_MS, flying, throws
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from tests.app.dialogs.speech import TestWords

ALONE = tuple(map(Seat, range(4)))
PARTNERS = tuple(map(Seat, (0, 1, 0, 1)))
HEARTS = FinishedMatch(
    places=(1, 3, 2, 4),
    totals=(38, 88, 61, 104),
    deals=((17, 3, 6, 0), (0, 20, 6, 0), (21, 65, 49, 104)),
    sides=ALONE,
    viewer=Seat(0),
    low_wins=True,
    by_points=True,
    game=Text("T", "Hearts"),
    story=Text("T", "You were lucky."),
)
CANASTA = HEARTS._replace(places=(1, 3, 1, 3), totals=(5200, 4900, 5200, 4900), sides=PARTNERS, low_wins=False)
SAY = TestWords().text


def told(end: FinishedMatch, matches: MatchRecord | None = None) -> list[str]:
    result = match_result(end, matches)
    return [SAY(result.heading), SAY(result.second)]


@pytest.mark.parametrize(
    ("end", "heading", "second"),
    [
        (HEARTS, "You win the match!", "38 points, 23 fewer than Navid."),
        (HEARTS._replace(viewer=Seat(2)), "Asha wins the match", "You came second, 23 point(s) behind. Well played."),
        (HEARTS._replace(viewer=Seat(1)), "Asha wins the match", "You came third, 50 point(s) behind. Well played."),
        (
            HEARTS._replace(viewer=Seat(3)),
            "Asha wins the match",
            "You finished in place 4, 66 point(s) behind. Well played.",
        ),
        (HEARTS._replace(viewer=None), "Asha wins the match", "38 points, 23 fewer than Navid."),
        (HEARTS._replace(places=(1, 3, 1, 4), totals=(38, 61, 38, 104)), "You and Navid share the win!", ""),
        (HEARTS._replace(places=(1, 1, 1, 1), totals=(0, 0, 0, 0)), "The match is a draw", "You were lucky."),
        (CANASTA, "You and Navid win the match!", "5200 points, 300 more than Kavya and Ravi."),
        (CANASTA._replace(viewer=Seat(1)), "Asha and Navid win the match", "You are 300 point(s) behind. Well played."),
        (HEARTS._replace(by_points=False), "You win the match!", "You were lucky."),
    ],
)
def test_a_match_is_told_from_the_side_of_whoever_looks(end: FinishedMatch, heading: str, second: str) -> None:
    assert told(end)[0] == heading
    assert told(end)[1] == (second or "38 points, 23 fewer than Kavya.")


def test_sides_have_their_places_among_sides() -> None:
    standings = match_result(CANASTA._replace(viewer=Seat(1)), None).standings
    assert [(standing.place, SAY(standing.name)) for standing in standings] == [
        (1, "Asha and Navid"),
        (2, "You and Ravi"),
    ]


def facts(end: FinishedMatch, matches: MatchRecord | None) -> list[str]:
    return [SAY(fact.text) for fact in match_result(end, matches).facts]


def test_a_win_tells_runs_and_wins_and_a_defeat_only_the_deals() -> None:
    matches = MatchRecord(32, 15, 3, 5)
    assert facts(HEARTS, matches) == [
        "You've won 3 in a row; your best is 5.",
        "You've won 15 of 32 match(es) of Hearts.",
        "Your best deal was deal 2, with 0 point(s).",
    ]
    assert facts(HEARTS._replace(viewer=Seat(1)), matches) == [
        "Your best deal was deal 1, with 3 point(s).",
        "Deal 3 cost you most: 65 point(s).",
    ]
    assert [fact.deal for fact in match_result(HEARTS._replace(viewer=Seat(1)), None).facts] == [1, 3]
    assert [SAY(text) for text in match_result(HEARTS, matches).spoken][-1] == "You've won 3 in a row."


def test_at_most_sixteen_cards_fly_and_all_have_fallen_in_time() -> None:
    table, thrown = QSizeF(1280, 748), throws(1)
    assert len(thrown) == COUNT == 16
    assert len({throw.card is None for throw in thrown}) == 2
    assert not [one for number, one in enumerate(thrown) if flying(one, number, FIRST_MS - 1, table)]
    last = [found for number, one in enumerate(thrown) if (found := flying(one, number, ALL_MS - 20, table))]
    assert len(last) <= 1
    for number, one in enumerate(thrown):
        positions: list[Any] = [flying(one, number, ms, table) for ms in range(0, ALL_MS, 10)]
        seen = [found for found in positions if found is not None]
        assert seen[-1].middle.y() > table.height()
        assert {found.middle.x() >= table.width() / 2 for found in seen[1:]} == {one.side > 0}
