"""How a club player judges cards, and the sentence that goes with the choice."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import Card, Cards
from cardtable.games.cancellation_hearts.player import CancellationClub
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.search.card_heuristics import (
    CANCELS,
    KEEPING_BONUS,
    KEEPING_QUEEN,
    KEPT,
    CardHeuristic,
    pass_burden,
)
from tests.families.hearts.tables import WORDS, cards
from tests.games.cancellation_hearts.tables import chosen, play, rules, table, view

OTHERS = ("2S 3D 4D 5H 6H", "3S 5D 6D 7H 8H", "4S 7D 8D 9H TH", "5S 9D TD JH QH", "6S JD QD 2D AH")


def seen_by_the_last(own: str, trick: str = "", *, others: tuple[str, ...] = OTHERS, **options: Any) -> Any:
    """What the last of six sees who holds these cards; the others have played these, from seat 0 on."""
    law = rules(**options)
    played = trick.split()
    hands = [f"{card} {rest}" for card, rest in zip(played, others, strict=False)] + list(others[len(played) :])
    state = play(law, table(law, [*hands, own], leader=0 if played else 5, tricks=3), trick).state
    return view(law, state, 5)


def judge(own: str, trick: str = "", seen: Cards = (), **options: Any) -> CardHeuristic:
    law = rules(**options)
    return CardHeuristic(chosen(**options), law.deck(), seen_by_the_last(own, trick, **options), seen)


def card(text: str) -> Card:
    return Card.parse(text)


def test_a_card_that_does_not_win_as_the_trick_lies_cannot_win() -> None:
    last = judge("3C 9S KC QC AC", "4C 9C TC JC QC")
    assert [last.chance_to_win(card(text)) for text in ("3C", "9S", "QC")] == [0, 0, 0]


def test_the_last_to_play_wins_for_certain_with_the_highest_card() -> None:
    last = judge("3C 9S KC QC AC", "4C 9C TC JC QC")
    assert last.chance_to_win(card("KC")) == last.chance_to_win(card("AC")) == 1


def test_whoever_leads_may_be_gone_over_or_cancelled() -> None:
    leader = judge("3C 9S KC QC AC")
    assert leader.chance_to_win(card("AC")) == 1 - CANCELS  # nothing goes over it but its twin is out
    both = judge("3C 9S KC AC AC")
    assert both.chance_to_win(card("AC")) == 1
    assert leader.chance_to_win(card("3C")) < leader.chance_to_win(card("QC")) < leader.chance_to_win(card("AC"))


def test_what_has_been_seen_is_not_feared() -> None:
    aces = cards("KC KC AC AC")
    assert judge("3C 9S QC QC 4H", seen=aces).chance_to_win(card("QC")) == 1
    assert judge("3C 9S QC QC 4H").chance_to_win(card("QC")) < 1


def test_keeping_the_queen_and_what_catches_her_is_worst() -> None:
    hand = judge("QS KS AS JD 2C", bonus_card="JD")
    assert hand.burden(card("QS")) == KEEPING_QUEEN
    assert [hand.burden(card(text)) for text in ("KS", "AS")] == [KEPT[13], KEPT[14]]
    assert hand.burden(card("JD")) == KEEPING_BONUS
    safe = judge("KS AS 2C 3C 4C", seen=cards("QS QS"))
    assert safe.burden(card("KS")) < KEPT[13]


def test_a_high_card_is_worse_to_keep_in_a_short_suit_and_a_heart_than_another() -> None:
    short, long = judge("AC AD KD QD 2S"), judge("AC KC QC 2C AD")
    assert short.burden(card("AC")) > long.burden(card("AC"))
    hearts = judge("AC 3C 4C AH 3H 4H")
    assert hearts.burden(card("AH")) > hearts.burden(card("AC"))
    assert hearts.burden(card("AC")) > hearts.burden(card("3C"))
    gone = [other for other in rules().deck() if other.suit is card("AC").suit]
    for kept in cards("AC 3C"):
        gone.remove(kept)
    assert judge("AC 3C 4S", seen=tuple(gone)).burden(card("AC")) == 0  # nobody is left to play under it


def test_a_card_that_wins_points_costs_them_and_waiting_cards_too() -> None:
    last = judge("3C KC 9D 9S 2C", "4C 9C TC 2H QS")
    assert last.cost(card("KC")) == pytest.approx(14.3 - last.burden(card("KC")))
    assert last.cost(card("3C")) == -last.burden(card("3C"))


def test_high_spades_without_guards_are_passed_first_and_the_bonus_card_never() -> None:
    values = card_values(chosen(bonus_card="JD"))
    bare, guarded = cards("QS KS JD AH 2C"), cards("QS 2S 3S 4S 5S AH 2C")
    assert pass_burden(bare, card("QS"), values) == 14
    assert pass_burden(bare, card("KS"), values) == 10
    assert pass_burden(guarded, card("QS"), values) == 14 - 4 * 2.5
    assert pass_burden(bare, card("JD"), values) == 0
    assert pass_burden(bare, card("AH"), values) > pass_burden(bare, card("2C"), values)


@pytest.mark.parametrize(
    ("own", "trick", "action", "reason"),
    [
        ("3C 7C KC 9D 9S", "4C 8C 2C JC QS", "7C", "Under the jack of clubs you leave this trick's 13 point(s)"),
        ("KC AC 9D 9S 2H", "4C 8C 2C JC 9C", "AC", "You play last and there are no points in this trick"),
        ("JC KC 9D 9S 2H", "4C 8C 2C JC 2H", "JC", "The twin of the jack of clubs is already on the table"),
        ("QS 9D 9S 2H 3H", "4C 8C 2C JC 9C", "QS", "P3 wins this trick: throw the queen of spades"),
        ("AD 9D 2S 3S 4S", "4C 8C 2C JC 9C", "AD", "23 are lower than your ace of diamonds"),
        ("3C 9D", "4C 8C 2C JC 9C", "3C", "and the three of clubs is your only card of it"),
        ("2C 2D 3D 2S", "", "3D", "three of diamonds"),
    ],
)
def test_the_reason_fits_the_card(own: str, trick: str, action: str, reason: str) -> None:
    advice = CancellationClub(chosen(), 6, 1).advise(seen_by_the_last(own, trick), (), lambda: False)
    told = WORDS.text(advice.reason)
    assert (str(getattr(advice.action, "card", None)), reason in told) == (action, True), told
