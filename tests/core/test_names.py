"""Cards as sentences name them."""

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.language.card_names import cards_in_sentence
from cardtable.core.language.source_renderer import SourceRenderer

WORDS = SourceRenderer(plurals={"%1 joker(s)": ("%1 joker", "%1 jokers")})


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        ("QS", "the queen of spades"),
        ("JK", "a joker"),
        ("JK JK", "2 jokers"),
        ("QS JK", "the queen of spades and a joker"),
        ("JK QS JK JK", "the queen of spades and 3 jokers"),
    ],
)
def test_a_card_has_its_article_and_jokers_are_counted(cards: str, named: str) -> None:
    assert WORDS.text(cards_in_sentence(parse_cards(cards.split()))) == named
