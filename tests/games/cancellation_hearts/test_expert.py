"""What the searching player does: it answers at once where it can, keeps to its effort, and sees a moon coming."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PlayCard
from cardtable.families.hearts.bitmasks import card_code
from cardtable.families.hearts.racing import ROUND
from cardtable.families.hearts.trick_zones import hand_zone, passing_zone
from cardtable.games.cancellation_hearts.options import SEATS
from cardtable.games.cancellation_hearts.player import CancellationExpert
from cardtable.games.cancellation_hearts.search import expert_search
from cardtable.games.cancellation_hearts.search.determinizer import CancellationDeterminizer
from cardtable.games.cancellation_hearts.search.expert_search import CancellationUtility
from cardtable.games.cancellation_hearts.search.information_set import CancellationInformationSet
from cardtable.games.cancellation_hearts.search.rollout_policy import play_out
from cardtable.games.cancellation_hearts.simulation import CancellationParameters, CancellationPosition
from tests.families.hearts.tables import cards, pass_first_cards
from tests.games.cancellation_hearts.tables import (
    ALL_HEARTS,
    CancellationState,
    chosen,
    dealt,
    play,
    rules,
    table,
    view,
)

NOTHING_HEARD: tuple[Event, ...] = ()


def never() -> bool:
    return False


def advice(
    state: CancellationState, seats: int = 6, stop: Callable[[], bool] = never, **options: Any
) -> tuple[str, Text]:
    """What the seat to play would play, and why."""
    seat = state.public.turn
    assert seat is not None
    given = CancellationExpert(chosen(**options), seats, 1).advise(
        view(rules(seats, **options), state, seat), NOTHING_HEARD, stop
    )
    assert isinstance(given.action, PlayCard)
    return str(given.action.card), given.reason


def memory_of(state: CancellationState, seats: int = 6) -> CancellationInformationSet:
    law, seat = rules(seats), state.public.turn
    return CancellationInformationSet(
        CancellationParameters(chosen(), seats), law.deck(), view(law, state, seat), NOTHING_HEARD
    )


def test_a_forced_card_needs_no_search() -> None:
    law = rules()
    state = play(law, table(law, ["3C", "4C", "5C", "6C", "7C", "8C"]), "3C").state

    def asked() -> bool:
        raise AssertionError("nothing to search for")

    card, reason = advice(state, stop=asked)
    assert card == "4C"
    assert "only card" in reason.source


@pytest.mark.parametrize("seats", SEATS)
def test_it_plays_on_when_time_is_up(seats: int) -> None:
    law = rules(seats)
    state = pass_first_cards(law, dealt(law).state)
    card, reason = advice(state, seats, stop=lambda: True)
    assert law.check(view(law, state, state.public.turn), PlayCard(Card.parse(card))) is None
    assert reason.source.endswith(".")


@pytest.mark.slow
def test_effort_is_counted_in_cards_played(monkeypatch: pytest.MonkeyPatch) -> None:
    law = rules()
    state = pass_first_cards(law, dealt(law).state)
    memory = memory_of(state)
    played: list[int] = []

    def counted(position: CancellationPosition) -> None:
        played.append(position.left)
        play_out(position)

    monkeypatch.setattr(expert_search, "play_out", counted)
    legal = [
        card_code(action.card)
        for action in law.legal(view(law, state, state.public.turn))
        if isinstance(action, PlayCard)
    ]
    expert_search.play(memory, legal, CancellationUtility(chosen(), (0,) * 6, False), random.Random(1), never)
    last_round = ROUND * len(legal) * 102
    assert expert_search.EFFORT / 20 < sum(played) < expert_search.EFFORT + last_round


def test_equal_cards_are_tried_once() -> None:
    law = rules()
    hands = ["2C 3C 9C JC JC", "4D 5D 6D 7D 8D", "2H 3H 4H 5H 6H", "2D 3D 9D TD JD", "2S 3S 4S 5S 6S", "7S 8S 9S TS JS"]
    played = cards("2C 3C 4C 4C 5C 5C 6C 6C 7C 7C 8C 8C 9C TC")
    memory = memory_of(table(law, hands, played=played))
    ranked = [card_code(card) for card in cards("JC 9C 3C 2C")]
    assert expert_search.distinct(memory, ranked) == [card_code(card) for card in cards("JC 9C")]


def test_it_goes_over_a_shooter() -> None:
    """Seat 0 has all points so far and leads hearts that only seat 1 can stop, at the price of a few."""
    law = rules()
    won = cards(ALL_HEARTS.replace("KH KH", "").replace("AH AH", "").replace("QH QH", "") + " QS QS")
    hands = ["KH QH KH", "AH 3C 3C", "4C 4C 5C", "5C 6C 6C", "7C 7C 8C", "8C 9C 9C"]
    out = tuple(card for card in law.deck() if card not in cards(" ".join(hands)) and card not in won)
    state = table(law, hands, broken=True, point_cards=(won, *((),) * 5), played=won + out[:70], widow_owner=0)
    state = play(law, state, "KH").state
    assert advice(state)[0] == "AH"
    start = CancellationDeterminizer(memory_of(state), random.Random(1)).position()
    assert start.threat == 0


def test_the_place_counts_where_the_match_ends() -> None:
    early, late = (CancellationUtility(chosen(), totals, False) for totals in ((0,) * 6, (149, 100, 20, 20, 20, 10)))
    spread, first = [2, 4, 12, 12, 12, 10], [2, 4, 12, 12, 12, 21]
    assert early.of_scores(spread, 5) - early.of_scores(first, 5) < 15
    assert late.of_scores(spread, 5) - late.of_scores(first, 5) < 15
    assert late.of_scores(spread, 5) - early.of_scores(spread, 5) > 10
    lost = [2, 4, 0, 12, 12, 21]
    assert late.of_scores(lost, 5) < late.of_scores(first, 5) - 6


def lead_to_both_queens(spade: str, elsewhere: str) -> str:
    """What seat 0 leads with this spade, having passed both queens of spades to seat 1, who plays next.

    `elsewhere`: a card that somebody else holds. All cards are known to lie in hands, none in a widow.
    """
    law = rules()
    hands = [f"{spade} 2C 3C", "QS QS 9D", f"{elsewhere} 4S 9C", "5S TD TC", "6S JD JC", "7S QD QC"]
    played = (Counter(law.deck()) - Counter(cards(" ".join(hands)))).elements()
    state = table(law, hands, played=tuple(played), broken=True, point_cards=(cards("2H"), cards("3H"), *((),) * 4))
    heard = CardsMoved(passing_zone(Seat(0)), hand_zone(Seat(1)), cards("QS QS"))
    given = CancellationExpert(chosen(), 6, 1).advise(view(law, state, 0), (heard,), never)
    assert isinstance(given.action, PlayCard)
    return str(given.action.card)


def test_a_king_is_not_led_to_the_neighbour_who_was_passed_both_queens() -> None:
    """Nobody is left who could cancel or overtake it: the queen would fall under it at once."""
    assert lead_to_both_queens("KS", "3S") in ("2C", "3C")


def test_a_king_whose_twin_is_out_is_led_to_the_neighbour_with_both_queens() -> None:
    """Whoever holds the twin lays it there, where it is safe: both kings are gone, and the queen wins herself.

    So players.md's first suspect move of this game was none (deal 1, trick 2: the third player cancelled).
    """
    assert lead_to_both_queens("KS", "KS") == "KS"
