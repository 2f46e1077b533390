"""Cards and people in few words, as the answers to single questions have them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from cardtable.core.cards import Cards, parse_cards
from cardtable.core.guidance.player_queries import by_ranks, cards_by_suit, list_cards, seat_has, trick_in_short
from cardtable.core.language.card_names import counted, counted_by_rank, ranks_name, short_name
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.tricks import ObservedTrick
from cardtable.core.zones import Seat

WORDS = SourceRenderer({Seat(0): "Guest", Seat(1): "Amrit", Seat(2): "Kavya"})


def cards(text: str) -> Cards:
    return parse_cards(text.split())


def told(texts: Iterable[Text]) -> str:
    return "; ".join(map(WORDS.text, texts))


def test_a_hand_by_suits_names_each_suit_once_and_a_joker_by_itself() -> None:
    assert told(cards_by_suit(cards("AC 5D 8C 9C QH"))) == "clubs 8 9 ace; diamonds 5; hearts queen"
    assert "joker" in told(cards_by_suit(cards("JK 3C"))).split("; ")


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("TC TD 3S AH 5C", "2 ten(s); one each: 3 5 ace"),
        ("2C JK 2D 9C", "one each: 9; 2 deuce(s); 1 joker(s)"),  # what stands for others is last
        ("QC QD QS", "3 queen(s)"),
    ],
)
def test_a_hand_by_ranks_tells_sets_first_then_what_stands_alone(hand: str, sentence: str) -> None:
    assert told(by_ranks(cards(hand))) == sentence


def test_cards_that_are_counted_begin_with_the_rank_of_which_there_are_most() -> None:
    assert WORDS.text(counted_by_rank(cards("JK QC QD 2H 7S"))) == "2 queen(s), 1 seven(s), 1 joker(s) and 1 deuce(s)"
    assert WORDS.text(counted(14, 1)) == "1 ace(s)"


def test_wild_ranks_have_no_name_as_a_meld() -> None:
    assert WORDS.text(ranks_name(12)) == "queens"
    with pytest.raises(KeyError):
        ranks_name(2)


def test_a_card_has_rank_and_suit_but_a_joker() -> None:
    assert told(map(short_name, cards("7C QS JK"))) == "7 clubs; queen spades; joker"


def test_a_trick_tells_ranks_alone_of_the_suit_led() -> None:
    plays = tuple((Seat(seat), card) for seat, card in enumerate(cards("4C 9C QS")))
    assert WORDS.text(trick_in_short(ObservedTrick(plays))) == "clubs: Guest 4, Amrit 9, Kavya queen of spades"
    assert WORDS.text(trick_in_short(ObservedTrick(((Seat(1), cards("JK")[0]),)))) == "Amrit joker"


def test_statements_follow_one_another() -> None:
    assert WORDS.text(list_cards([seat_has(Seat(0), 7), seat_has(Seat(1), 12)])) == "Guest 7, Amrit 12"
