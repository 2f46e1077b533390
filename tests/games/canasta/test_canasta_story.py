"""A counted deal of Canasta is told by who went out, and what stayed in the hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.events import CardsMoved, HandScored
from cardtable.core.guidance.turn_summaries import ScoredDeal
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.games.canasta.display import _plate
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import CanastaPhase, CanastaPublic, hand, shown

SAY = SourceRenderer({Seat(seat): name for seat, name in enumerate(("Asha", "Kavya", "Navid", "Ravi"))}).text
SEATS = tuple(map(Seat, range(4)))


def told(out: int | None, left: Mapping[int, str], seat: int | None = 0, *, concealed: bool = False) -> str:
    public = CanastaPublic(
        seats=4,
        deal=1,
        dealer=Seat(0),
        order=SEATS,
        phase=CanastaPhase.SCORED,
        totals=(0,) * 4,
        sides=tuple(map(Seat, (0, 1, 0, 1))),
        out=None if out is None else Seat(out),
        concealed=concealed,
    )
    heard = [CardsMoved(hand(one), shown(one), parse_cards(cards.split())) for one, cards in left.items()]
    over = ScoredDeal(View(None if seat is None else Seat(seat), {}, public, 1), heard, HandScored((0,) * 4))
    tell = discover()["canasta"].story
    assert tell is not None
    return SAY(tell(None, 4, over).fact)


@pytest.mark.parametrize(
    ("out", "left", "seat", "fact"),
    [
        (0, {1: "KC", 3: "4D 5D", 2: "AH"}, 0, "You went out, and the others kept 20 points in hand."),
        (0, {2: "AH"}, 0, "You went out."),
        (1, {0: "KC AH", 2: "4D"}, 0, "Kavya went out, and 30 points stayed in your hand."),
        (2, {1: "KC"}, 0, "Navid went out."),
        (1, {0: "KC"}, None, "Kavya went out."),
        (None, {}, 0, "The stock is used up, and nobody went out."),
        (None, {0: "KC"}, 0, "Nobody went out, and 10 points stayed in your hand."),
    ],
)
def test_the_story_of_a_deal(out: int | None, left: Mapping[int, str], seat: int | None, fact: str) -> None:
    assert told(out, left, seat) == fact


def test_going_out_concealed_is_told() -> None:
    assert told(0, {1: "KC"}, concealed=True) == "You went out concealed, and the others kept 10 points in hand."


def test_once_it_is_counted_the_plate_says_who_went_out() -> None:
    terms = CanastaRules(CanastaOptions(), 4).params
    public = CanastaPublic(
        4, 1, Seat(0), SEATS, CanastaPhase.SCORED, (0,) * 4, tuple(map(Seat, (0, 1, 0, 1))), out=Seat(1)
    )
    counted = replace(public, points=(5, 100, 5, 100))
    badges = [
        [SAY(badge) for badge in _plate(terms, counted, seat).badges if isinstance(badge, Text)] for seat in SEATS
    ]
    assert badges == [[], ["Went out"], [], []]
    assert not _plate(terms, public, Seat(1)).badges
