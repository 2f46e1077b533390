"""What experts make of plays and passes: where hidden cards lie, who may be shooting, and what is never passed."""

from __future__ import annotations

import random

import pytest

from cardtable.core.cards import Card
from cardtable.core.views import observe, redact
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PassCards
from cardtable.families.hearts.bitmasks import card_code, suit_masks
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.search import expert_search, hand_evaluation
from cardtable.games.hearts.search.belief import HeartsBelief
from cardtable.games.hearts.search.determinizer import HeartsDeterminizer
from cardtable.games.hearts.search.information_set import HeartsInformationSet, all_masks
from cardtable.games.hearts.search.rollout_policy import losers
from cardtable.games.hearts.simulation import HeartsParameters
from tests.families.hearts.tables import cards
from tests.games.hearts.situations import Situation, late

TERMS = HeartsParameters(HeartsOptions(), 4)
PACK = all_masks(tuple(GAME.rules(HeartsOptions(), 4).deck()))


def memory_of(deal: Situation, seat: int) -> HeartsInformationSet:
    """What the seat knows."""
    view = observe(deal.rules.zones, deal.state, Seat(seat))
    return HeartsInformationSet(
        TERMS, PACK, view, [redact(deal.rules.zones, event, Seat(seat)) for event in deal.events]
    )


def number(text: str) -> int:
    return card_code(cards(text)[0])


def odds(deal: Situation, seat: int, text: str) -> float:
    return HeartsBelief(memory_of(deal, 0)).odds(seat, number(text))


def test_whoever_goes_under_hardly_holds_a_card_between() -> None:
    deal = late("5C 3D 3H", "TD 5D 4H", "2D 8D 5H", "4D 7D 6H", leader=1).play("TD 2D 4D 3D")
    assert odds(deal, 2, "8D") < 0.5 < odds(deal, 1, "8D")


def test_whoever_throws_another_card_hardly_holds_the_queen_of_spades() -> None:
    deal = late("5C KD 3H", "TD 5D QS", "2D 8D 5H", "AC AS 6H", leader=1, won=("2H", "4H")).play("TD 2D AC KD")
    assert odds(deal, 3, "QS") < 0.6 < odds(deal, 2, "QS")


def test_whoever_has_all_points_is_given_better_cards() -> None:
    hands = ("5C KD 3H 2S 6C 7D", "TD 5D AH KH QH AD", "2D 8D 5H 3S 4S 6S", "AC AS 6H 7H 8H KS")
    assert lost(late(*hands, won=("", "QS 2H"))) < 0.93 * lost(late(*hands, won=("", "QS", "2H")))


def lost(deal: Situation) -> int:
    """How many tricks the second seat would lose from the top, in 200 worlds of the first one together."""
    memory = memory_of(deal, 0)
    worlds = HeartsDeterminizer(memory, random.Random(1))
    drawn = [worlds.draw() for _ in range(200)]
    seen = [memory.hidden[suit] | memory.hand[suit] for suit in range(4)]
    return sum(losers(world[4 + suit], seen[suit] & ~world[4 + suit]) for world in drawn for suit in range(4))


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_nobody_gets_queen_and_ace_of_spades_or_two_big_hearts(level: str) -> None:
    for seed in range(60):
        deal, memory = dealt(seed)
        view = observe(deal.rules.zones, deal.state, Seat(0))
        action = GAME.players[level](deal.options, 4, seed).choose(view, deal.events, lambda: False)
        assert isinstance(action, PassCards)
        assert not hand_evaluation.is_present(TERMS, suit_masks([card_code(card) for card in action.cards])), (
            seed,
            memory.hand,
        )


def test_an_expert_does_not_even_think_of_it() -> None:
    for seed in range(20):
        _, memory = dealt(seed)
        for given in expert_search.candidates(memory, hand_evaluation.HandBurden(TERMS), 3):
            assert not hand_evaluation.is_present(TERMS, suit_masks(given))


def dealt(seed: int) -> tuple[Situation, HeartsInformationSet]:
    """A fresh deal, with many high cards in the first hand."""
    options = HeartsOptions()
    rules = HeartsRules(options, 4)
    chance = random.Random(seed)
    pack: list[Card] = list(rules.deck())
    pack.sort(key=lambda card: -card.rank + 9 * chance.random())
    own, rest = pack[:13], pack[13:]
    step = rules.deal(None, [card for place in range(13) for card in (own[place], *rest[3 * place : 3 * place + 3])])
    deal = Situation(rules, options, step.state, step.events)
    return deal, memory_of(deal, 0)
