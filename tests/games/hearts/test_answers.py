"""What Hearts says itself when somebody asks."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.guidance.player_queries import PlayerQuery
from cardtable.core.zones import Seat
from cardtable.families.hearts.trick_zones import hand_zone
from cardtable.games.hearts import GAME
from tests.families.hearts.asking import Asker
from tests.games.hearts.situations import Situation, late
from tests.games.hearts.tables import chosen, rules


def asker(deal: Situation) -> Asker:
    return Asker(GAME, deal.options, deal.state, deal.events)


def under_way(**options: Any) -> Situation:
    """P0 has no diamonds, and plays last to a trick of them."""
    return late("QS AC KH", "AD 4C 5C", "KD 7C 8C", "JD JC QC", leader=1, **options).play("AD KD JD")


def test_the_trick_is_told_with_who_is_winning_and_what_it_is_worth() -> None:
    table = asker(under_way()).ask(PlayerQuery.TABLE, 0)
    assert table == "diamonds: P1 ace, P2 king, P3 jack. P1 is winning. no points"
    led = late("QS AC", "AD 4C", "KD 7C", "JD JC").play("QS")
    assert asker(led).ask(PlayerQuery.TABLE, 1) == "spades: P0 queen. P0 is winning. 13 point(s)"
    assert (
        asker(late("QS AC", "AD 4C", "KD 7C", "JD JC")).ask(PlayerQuery.TABLE, 1) == ""
    )  # the table says that none lies


def test_the_last_trick_is_told_with_its_winner_and_its_points() -> None:
    deal = under_way()
    assert asker(deal).ask(PlayerQuery.LAST, 0) == ""
    said = asker(deal.play("QS")).ask(PlayerQuery.LAST, 0)
    assert said == "P1 won it. 13 point(s). diamonds: P1 ace, P2 king, P3 jack, P0 queen of spades"


def test_hearts_and_the_queen_are_followed() -> None:
    deal = under_way()
    assert asker(deal).ask(PlayerQuery.HOLDINGS, 0) == "hearts broken, queen still to come. no points yet"
    assert asker(deal.play("QS")).ask(PlayerQuery.HOLDINGS, 0) == "hearts broken, queen: P1. taken: P1 13"
    led = late("QS AC", "AD 4C", "KD 7C", "JD JC").play("QS")
    assert asker(led).ask(PlayerQuery.HOLDINGS, 0).startswith("hearts broken, queen on the table")


def test_a_queen_that_counts_nothing_is_not_followed() -> None:
    assert asker(under_way(queen_value=0)).ask(PlayerQuery.HOLDINGS, 0) == "hearts broken. no points yet"


@pytest.mark.parametrize(
    ("trick", "card", "told"),
    [
        ("", "KH", "you can lead it"),
        ("3H 4H 5H", "KH", "it would be winning: 4 point(s)"),
        ("3H 4H 5H", "2H", "it can be played and wouldn't win"),
        ("3C 4C 5C", "AC", "it would be winning, no points"),
        ("3C 4C 5C", "KH", ""),  # the table tells why it cannot be chosen
    ],
)
def test_a_card_tells_what_it_would_bring(trick: str, card: str, told: str) -> None:
    deal = late("AC KH 2H", "3C 3H 6D", "4C 4H 7D", "5C 5H 8D", leader=1 if trick else 0).play(trick)
    assert asker(deal).ask(PlayerQuery.CARD, 0, card) == told


def test_nothing_is_told_of_a_card_on_the_turn_of_others_or_of_none() -> None:
    deal = late("AC KH", "3C 3H", "4C 4H", "5C 5H", leader=1)
    assert asker(deal).ask(PlayerQuery.CARD, 0, "AC") == ""
    assert asker(deal).ask(PlayerQuery.CARD, 1) == ""
    assert asker(under_way()).ask(PlayerQuery.CARD, 0, "AD") == ""  # it lies in the trick


def test_what_may_be_played_is_told_by_the_table_and_the_round_begins_with_who_asks() -> None:
    asked = asker(under_way())
    assert asked.ask(PlayerQuery.PLAYABLE, 0) == ""
    assert (asked.known(2).round, asked.known(2).others_first) == ((2, 3, 0, 1), (3, 0, 1, 2))


def test_while_passing_the_marked_cards_are_told() -> None:
    law = rules()
    dealt = Asker(GAME, chosen(), law.deal(None, law.deck()).state)
    first, second, *_ = map(str, dealt.known(0).view.zones[hand_zone(Seat(0))])
    assert dealt.ask(PlayerQuery.PLAYABLE, 0).endswith("none selected")
    assert "selected: " in dealt.ask(PlayerQuery.PLAYABLE, 0, marked=f"{first} {second}")
    assert dealt.ask(PlayerQuery.CARD, 0, first) == "it can be passed: Space selects it"
    assert dealt.ask(PlayerQuery.HOLDINGS, 0) == ""
