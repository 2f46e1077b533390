"""A counted deal of Svoi Kozyri is told by who was first without cards, and who is left with them."""

from __future__ import annotations

import pytest

from cardtable.core.events import HandScored
from cardtable.core.guidance.turn_summaries import ScoredDeal
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.games.svoi_kozyri.state import SvoiKozyriPhase, SvoiKozyriPublic

SAY = SourceRenderer({Seat(seat): name for seat, name in enumerate(("Asha", "Kavya", "Navid"))}).text


def told(out: tuple[int, ...], loser: int | None, seat: int | None) -> tuple[str, str | None]:
    winner = out[0] if out and loser is not None else None
    public = SvoiKozyriPublic(
        seats=3,
        dealer=Seat(0),
        deal=1,
        phase=SvoiKozyriPhase.SCORED,
        turn=None,
        score=(0, 0, 0),
        trumps=(None,) * 3,
        out=tuple(map(Seat, out)),
        winner=None if winner is None else Seat(winner),
        loser=None if loser is None else Seat(loser),
    )
    over = ScoredDeal(View(None if seat is None else Seat(seat), {}, public, 1), (), HandScored((0, 0, 0)))
    tell = discover()["svoi_kozyri"].story
    assert tell is not None
    story = tell(None, 3, over)
    return SAY(story.fact), None if story.second is None else SAY(story.second)


@pytest.mark.parametrize(
    ("out", "loser", "seat", "fact", "second"),
    [
        ((0, 1), 2, 0, "You were the first to run out of cards.", "Navid is left with the cards."),
        ((1, 0), 2, 0, "You finished in place 2.", "Navid is left with the cards."),
        ((1, 2), 0, 0, "You are left with the cards.", None),
        ((1, 2), 0, None, "Kavya was the first to run out of cards.", "Asha is left with the cards."),
        ((), None, 0, "Nobody is left alone: the deal is a draw.", None),
    ],
)
def test_the_story_of_a_deal(
    out: tuple[int, ...], loser: int | None, seat: int | None, fact: str, second: str | None
) -> None:
    assert told(out, loser, seat) == (fact, second)
