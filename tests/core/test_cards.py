"""Cards, zones and names."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.cards import (
    ACE,
    JOKER,
    Card,
    Suit,
    cards_of,
    parse_cards,
    sort_cards,
    standard_pack,
    without,
    write_cards,
)
from cardtable.core.language.card_names import card_name, suit_name
from cardtable.core.zone_kinds import Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from tests.toy.game import Play, Swap

PACK = standard_pack()


@pytest.mark.parametrize("card", [*PACK, JOKER], ids=str)
def test_a_card_survives_its_text(card: Card) -> None:
    assert Card.parse(str(card)) == card


@pytest.mark.parametrize("text", ["", "Q", "QSS", "qs", "1S", "0C", "QX", "10S", "JKR", " QS", "²C"])
def test_what_is_no_card_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a card: .*\.$"):
        Card.parse(text)


def test_the_texts_of_architecture_12() -> None:
    assert Card.parse("QS") == Card(12, Suit.SPADES)
    assert Card.parse("TD") == Card(10, Suit.DIAMONDS)
    assert Card.parse("2C") == Card(2, Suit.CLUBS)
    assert Card.parse("JK") is JOKER
    assert JOKER.is_joker
    assert not Card.parse("JS").is_joker


def test_suits_know_letter_and_colour() -> None:
    assert [suit.letter for suit in Suit] == ["C", "D", "S", "H"]
    assert [suit for suit in Suit if suit.is_red] == [Suit.DIAMONDS, Suit.HEARTS]


def test_twins_are_equal() -> None:
    assert len({Card.parse("QS"), Card.parse("QS")}) == 1


def test_packs_stand_in_the_order_of_texts() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert write_cards(PACK).startswith("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D")
    assert len(standard_pack(lowest=6)) == 36
    assert sort_cards(PACK[::-1]) == PACK
    assert standard_pack(lowest=ACE) == parse_cards(["AC", "AD", "AS", "AH"])


def test_jokers_come_last_in_texts() -> None:
    assert write_cards([JOKER, Card.parse("AH"), Card.parse("2C")]) == "2C AH JK"


def test_parsing_several_keeps_their_order() -> None:
    assert parse_cards(["QS", "2C"]) == (Card.parse("QS"), Card.parse("2C"))


def test_without_takes_twin_for_twin() -> None:
    cards = parse_cards(["QS", "2C", "QS"])
    assert without(cards, parse_cards(["QS"])) == parse_cards(["2C", "QS"])
    assert without(cards, cards) == ()
    with pytest.raises(ValueError, match="not in list"):
        without(cards, parse_cards(["2C", "2C"]))


@given(st.permutations(PACK))
def test_any_order_is_sorted_and_written_alike(order: list[Card]) -> None:
    assert sort_cards(order) == PACK
    assert parse_cards(write_cards(order).split()) == PACK


def test_every_card_and_suit_has_a_name_of_its_own() -> None:
    names = {card_name(card).source for card in (*PACK, JOKER)}
    assert len(names) == 53
    assert card_name(Card.parse("QS")).source == "queen of spades"
    assert all(
        card_name(card).source.endswith(f" of {suit_name(suit).source}")
        for card in PACK
        if (suit := card.suit) is not None
    )


@pytest.mark.parametrize(
    ("visibility", "own", "other", "spectator"),
    [
        (Visibility.EVERYONE, True, True, True),
        (Visibility.OWNER, True, False, False),
        (Visibility.NOBODY, False, False, False),
    ],
)
def test_who_sees_into_a_zone(visibility: Visibility, own: bool, other: bool, spectator: bool) -> None:
    spec = ZoneSpec("hand", visibility)
    zone = Zone("hand", 1)
    assert spec.visible_to(zone, Seat(1)) is own
    assert spec.visible_to(zone, Seat(0)) is other
    assert spec.visible_to(zone, None) is spectator


def test_a_spectator_owns_no_table_zone() -> None:
    assert not ZoneSpec("lot", Visibility.OWNER, "table").visible_to(Zone("lot"), None)


def test_the_cards_of_an_action_are_found_in_fields_of_fields() -> None:
    queen, two, ace = map(Card.parse, ("QS", "2C", "AH"))
    assert cards_of(Play(queen)) == (queen,)
    assert cards_of((Swap(two), 3, "QS", (Play(ace), queen))) == (two, ace, queen)
    assert cards_of(Nothing()) == ()


@dataclass(frozen=True)
class Nothing:
    """An action that names no card."""

    loud: bool = True
