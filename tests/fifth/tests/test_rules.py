"""The rules of Pinch, clause by clause."""

from __future__ import annotations

from cardtable.core.cards import Card, parse_cards
from cardtable.core.views import State, observe
from cardtable.core.zone_kinds import empty_zones
from cardtable.core.zones import Seat
from cardtable.games.pinch.options import Offering, PinchOptions
from cardtable.games.pinch.rules import PinchRules
from cardtable.games.pinch.state import ZONES, Lay, PinchPublic, holding, laid

RULES = PinchRules(PinchOptions(offering=Offering.NOBODY), 3)


def led(card: str, answer: str) -> State[PinchPublic]:
    """A card has been led, and the second seat holds these."""
    public = PinchPublic(3, 1, Seat(0), frozenset(), parse_cards([card]), (0, 0, 0), (0, 0, 0))
    zones = empty_zones(ZONES, 3) | {laid(0): parse_cards([card]), holding(1): parse_cards(answer.split())}
    return State(zones, public)


def refused(state: State[PinchPublic], card: str) -> str:
    refusal = RULES.check(observe(ZONES, state, Seat(1)), Lay(Card.parse(card)))
    return "" if refusal is None else refusal.code


def test_F03_suit_must_be_followed_by_who_can() -> None:
    assert refused(led("9H", "AH KS"), "KS") == "F-03"
    assert refused(led("9H", "AH KS"), "AH") == ""
    assert refused(led("9H", "KS"), "KS") == ""


def test_F01_only_a_card_that_is_held_and_on_the_own_turn() -> None:
    assert refused(led("9H", "KS"), "QS") == "F-01"
    view = observe(ZONES, led("9H", "KS"), Seat(2))
    refusal = RULES.check(view, Lay(Card.parse("KS")))
    assert refusal is not None
    assert refusal.code == "F-01"
