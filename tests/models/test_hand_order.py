"""The orders in which a person's hand can lie."""

import pytest

from cardtable.app.match.table_appearance import table_look_of
from cardtable.app.settings.setting_choices import HandOrder
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.cards import parse_cards, write_cards
from cardtable.models.received_cards import ORDERS, hand_key

HAND = parse_cards("2H JK 8D KC 3S 8C 2C AS KC".split())


def ordered(order: str) -> str:
    return " ".join(map(str, sorted(HAND, key=hand_key(order))))


def test_by_suit_red_and_black_in_turn() -> None:
    assert ordered("suit") == write_cards(HAND)


def test_by_rank() -> None:
    assert ordered("rank") == "2C 2H 3S 8C 8D KC KC AS JK"


def test_for_sets_the_wild_cards_lie_last() -> None:
    assert ordered("sets") == "3S 8C 8D KC KC AS 2C 2H JK"


def test_as_dealt() -> None:
    assert ordered("as_dealt") == " ".join(map(str, HAND))
    with pytest.raises(ValueError, match="no order of a hand"):
        hand_key("colour")


def test_the_order_that_suits_a_game_is_by_rank_where_suits_matter_little() -> None:
    settings = Settings()
    assert table_look_of(settings, "en").hand_order == "suit"
    assert table_look_of(settings, "en", red_and_black=True).hand_order == "sets"
    for order in HandOrder:
        chosen = settings.changed(settings.cards.changed("hand_order", order))
        assert table_look_of(chosen, "en", red_and_black=True).hand_order in ORDERS
        if order is not HandOrder.GAME:
            assert table_look_of(chosen, "en", red_and_black=True).hand_order == order.value
