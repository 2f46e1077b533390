"""What Cancellation Hearts says itself when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Event
from cardtable.core.guidance.player_queries import PlayerQuery
from cardtable.core.views import observe
from cardtable.core.zones import Seat
from cardtable.games.cancellation_hearts import GAME
from tests.families.hearts.asking import Asker
from tests.games.cancellation_hearts.tables import CODEC, chosen, rules, table

HANDS = ("9C 3D", "9C 4D", "TC 5D", "5C 6D", "6C 7D", "7C 9D")


def after(played: str, hands: Sequence[str] = HANDS) -> Asker:
    law = rules()
    events: list[Event] = []
    state = table(law, hands)
    for card in played.split():
        seat = min(law.actors(state.public))
        action = CODEC.read(f"play {card}")
        assert law.check(observe(law.zones, state, Seat(seat)), action) is None
        step = law.apply(state, seat, action)
        state = step.state
        events += step.events
    return Asker(GAME, chosen(), state, events)


def test_twins_that_cancel_are_told() -> None:
    assert after("9C").ask(PlayerQuery.CARD, 1, "9C") == "it can be played: the twins would cancel each other"
    told = after("9C 9C TC").ask(PlayerQuery.TABLE, 3).split(". ")
    assert told[1:] == ["P2 is winning", "cancelled: nine of clubs", "no points"]


def test_a_trick_of_which_all_cards_cancel_was_won_by_nobody() -> None:
    said = after("9C 9C TC TC 5C 5C", ("9C 3D", "9C 4D", "TC 5D", "TC 6D", "5C 7D", "5C 9D")).ask(PlayerQuery.LAST, 0)
    assert said.startswith("nobody won it. no points. ")
