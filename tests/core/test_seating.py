"""Drawing for partners (CR-03, C-13 to C-19)."""

from __future__ import annotations

from collections import Counter

from cardtable.core.cards import Card, parse_cards
from cardtable.core.events import Announced, CardsMoved
from cardtable.core.seating import STOCK, draw_for_partners, drawn, strength

SEEDS = [str(seed) for seed in range(300)]


def test_CR03_four_different_cards_and_four_places():
    for seed in SEEDS:
        drawing = draw_for_partners(seed)
        assert len(set(drawing.cards)) == 4
        assert not any(card.is_joker for card in drawing.cards)
        assert sorted(drawing.seats) == [0, 1, 2, 3]


def test_CR03_highest_and_second_sit_opposite_and_the_highest_plays_first():
    for seed in SEEDS:
        drawing = draw_for_partners(seed)
        by_strength = sorted(zip(drawing.cards, drawing.seats, strict=True), key=lambda pair: strength(pair[0]))
        assert [seat for _, seat in reversed(by_strength)] == [0, 2, 1, 3]


def test_C16_ace_high_then_spades_hearts_diamonds_clubs():
    cards = parse_cards("AS 2D AC KS AH AD 2C".split())
    assert sorted(cards, key=strength) == list(parse_cards("2C 2D KS AC AD AH AS".split()))


def test_C17_jokers_and_equal_cards_are_drawn_again():
    repeated = [drawing for seed in SEEDS if len((drawing := draw_for_partners(seed)).steps) > 1]
    assert repeated
    for drawing in repeated:
        first = [drawing.steps[0].state.zones[drawn(person)][0] for person in range(4)]
        again = {person for person, card in enumerate(first) if card.is_joker or first.count(card) > 1}
        moved = {
            event.target.owner
            for event in drawing.steps[1].events
            if isinstance(event, CardsMoved) and event.source == STOCK
        }
        assert moved == again


def test_the_pack_is_complete_after_every_round():
    pack = Counter({Card.parse("JK"): 4})
    for seed in SEEDS[:20]:
        for step in draw_for_partners(seed).steps:
            cards = Counter(card for held in step.state.zones.values() for card in held)
            assert cards.total() == 108
            assert cards[Card.parse("JK")] == pack[Card.parse("JK")]
            assert any(isinstance(event, Announced) for event in step.events)


def test_the_same_seed_gives_the_same_places():
    assert draw_for_partners("x") == draw_for_partners("x")
