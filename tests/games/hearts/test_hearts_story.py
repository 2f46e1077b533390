"""A counted deal is told in one sentence, a fact about whoever looks first."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.events import HandScored
from cardtable.core.guidance.turn_summaries import ScoredDeal
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.games import discover
from cardtable.games.hearts.state import HeartsPublic

NAMES = {Seat(seat): name for seat, name in enumerate(("Asha", "Kavya", "Navid", "Ravi"))}
TWO = "Kavya and Navid took the queens of spades."
SAY = SourceRenderer(NAMES).text


def told(row: tuple[int, ...], taken: tuple[str, ...], seat: int | None = 0, shooter: int | None = None) -> Any:
    cards = tuple(parse_cards(one.split()) for one in taken)
    public = HeartsPublic(
        seats=4,
        dealer=Seat(0),
        deal=1,
        phase=TrickPhase.SCORED,
        pass_offset=0,
        hand_size=13,
        totals=row,
        points=row,
        tricks_won=(0, 0, 0, 0),
        point_cards=cards,
        shooter=None if shooter is None else Seat(shooter),
    )
    over = ScoredDeal(View(None if seat is None else Seat(seat), {}, public, 1), (), HandScored(row))
    tell = discover()["hearts"].story
    assert tell is not None
    return tell(None, 4, over)


@pytest.mark.parametrize(
    ("row", "taken", "seat", "shooter", "fact", "second"),
    [
        ((17, 6, 3, 0), ("QS 2H", "3H", "4H", ""), 0, None, "You took the queen of spades: 17 points.", None),
        ((4, 6, 16, 0), ("2H", "3H", "QS", ""), 0, None, "You took 4 point(s).", None),
        ((0, 6, 20, 0), ("", "3H", "QS", ""), 0, None, "A clean deal: no points for you.", None),
        ((-10, 6, 30, 0), ("JD", "3H", "QS", ""), 0, None, "Your score drops by 10 point(s).", None),
        ((30, 0, 0, 0), ("QS QS 2H", "", "", ""), 0, None, "You took 2 queens of spades: 30 points.", None),
        ((3, 13, 13, 0), ("2H", "QS", "QS", ""), 0, None, TWO, "You have 3 point(s)."),
        ((0, 13, 13, 0), ("", "QS", "QS", ""), 0, None, TWO, "No points for you."),
        ((0, 26, 26, 26), ("QS 2H", "", "", ""), 0, 0, "You shot the moon: 26 points to everybody else.", None),
        ((26, 0, 26, 26), ("", "QS 2H", "", ""), 0, 1, "Kavya shot the moon: 26 points for you.", None),
        ((26, 0, 26, 26), ("", "QS 2H", "", ""), None, 1, "Kavya shot the moon: 26 points to everybody else.", None),
        ((-26, 0, 0, 0), ("QS 2H", "", "", ""), 0, 0, "You shot the moon: your total drops by 26 points.", None),
        ((0, -26, 0, 0), ("", "QS 2H", "", ""), 0, 1, "Kavya shot the moon: 26 points off their total.", None),
        ((4, 6, 16, 0), ("2H", "3H", "QS", ""), None, None, "Navid took the queen of spades.", None),
        ((0, 0, 0, 0), ("", "", "", ""), None, None, "The deal is over.", None),
    ],
)  # fmt: skip
def test_the_story_of_a_deal(
    row: tuple[int, ...], taken: tuple[str, ...], seat: int | None, shooter: int | None, fact: str, second: str | None
) -> None:
    story = told(row, taken, seat, shooter)
    assert SAY(story.fact) == fact
    assert (None if story.second is None else SAY(story.second)) == second


def test_the_queen_comes_first_and_hearts_rise() -> None:
    story = told((17, 0, 0, 0), ("AH 2H QS TH", "", "", ""))
    assert story.cards[0] == tuple(parse_cards("QS 2H TH AH".split()))
    assert story.costliest[0] == tuple(parse_cards(["QS"]))
    assert SAY(story.heading) == "Taken"
