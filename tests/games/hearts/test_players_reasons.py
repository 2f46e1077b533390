"""Advice is one whole sentence that fits the position."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import parse_cards, standard_pack
from cardtable.families.hearts import pass_reasons
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.scoring import card_values
from cardtable.games.hearts.search import expert_search
from tests.contest import Match
from tests.games.hearts.situations import late, say


@pytest.mark.quick(1)
@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize("preset", ["hearts_app", "bicycle_omnibus"])
def test_all_advice_in_a_deal_can_be_said(level: str, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_search, "PLAY_EFFORT", 1000)
    monkeypatch.setattr(expert_search, "PASS_EFFORT", 1000)
    options: Any = HeartsOptions.preset(preset)
    said = []

    class Telling:
        def __init__(self, seat: int) -> None:
            self.player = GAME.players[level](options, 4, seat)

        def choose(self, view: Any, history: Any, stop: Any) -> Any:
            advice = self.player.advise(view, history, stop)
            said.append(say(advice.reason))
            return advice.action

    Match(GAME, options, [Telling(seat) for seat in range(4)], ["x"] * 4, "reasons").play_deals(1)
    assert len(said) >= 56
    assert len(set(said)) > 15


def test_the_reason_names_the_card_and_what_it_goes_under() -> None:
    deal = late("QS 3S 4C", "KS 5C 6C", "2S 8C 7C", "TS 9C TC", won=("2H", "3H"), leader=1)
    choice, reason = deal.play("KS 2S TS").advice("club")
    assert choice == "play QS"
    assert reason == "The king of spades beats your queen of spades, so get rid of its 13 point(s) now."


def test_a_forced_card_is_said_to_be_forced() -> None:
    deal = late("3S 4C TC", "KS 5C 6C", "2S 8C 7C", "TS 9C JC", won=("2H", "3H"), leader=1)
    for level in ("beginner", "club", "expert"):
        choice, reason = deal.play("KS 2S TS").advice(level) if level == "beginner" else deal.advice(level)
        assert choice == "play 3S"
        assert reason == "You must follow suit, and the three of spades is your only card of it."


def test_one_of_several_equals_is_not_said_to_be_the_only_card() -> None:
    deal = late("9D TD JD", "AD 5C 6C", "KD 8C 7C", "3H 9C TC", won=("2H", "4H"), leader=1)
    choice, reason = deal.play("AD KD 3H").advice("expert")
    assert choice in ("play 9D", "play TD", "play JD")
    assert "only card" not in reason


VALUES = card_values(HeartsOptions(), standard_pack())


@pytest.mark.parametrize(
    ("hand", "given", "reason"),
    [
        ("2C 5C 9C JC 3D KD 2S 4S 5H 6H 8H 9H TH", "3D KD TH", "You keep no diamonds, so you can throw points as soon"),
        ("2C 5C 9C JC 3D KD 9D QS 5H 6H 8H 9H TH", "QS KD TH", "You have no other spade to protect the queen of spade"),
        ("2C 5C 9C JC 3D KD 9D QS 4S 6H 8H 9H TH", "QS KD TH", "Only 1 other spade(s) would protect the queen of spa"),
        ("2C 5C 9C 3D KD 9D QS 4S 7S 9S 8H 9H TH", "9C KD TH", "Your 3 other spades protect the queen of spades, so "),
        ("2C 5C 9C JC 3D KD 9D 2S 4S 6H 8H 9H TH", "KD 9D TH", "The three of diamonds is all that you keep of its su"),
        ("2C 5C 9C JC 3D 4D 9D KS 4S 6H 8H 9H TH", "KS JC TH", "Your king of spades could win the queen of spades la"),
        ("5C 9C JC QC 3D 4D 9D 2S 4S 6H 8H KH AH", "QC KH AH", "Only 2 of your hearts are lower than the king of hea"),
        ("2C 3C 4C 5C 3D 4D 9D 2S 4S KH 8H QH AH", "KH QH 9D", "Only 1 of your hearts are lower than the queen of he"),
        ("2C 3C 4C 5C 3D 4D 9D 2S 4S 6H 8H 9H 7D", "9H 8H 9D", "Your nine of hearts could win a trick of hearts, so "),
        ("2C 3C 4C 5C 3D 4D 9D 2S 4S 6H 8H 9H 7D", "9D 5C 4C", "Without the nine of diamonds you run out of diamond"),
    ],
)
def test_a_pass_says_what_can_be_seen_of_it(hand: str, given: str, reason: str) -> None:
    held, passed = parse_cards(hand.split()), parse_cards(given.split())
    assert say(pass_reasons.reason(held, passed, 1, VALUES)).startswith(reason)
