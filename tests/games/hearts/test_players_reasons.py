"""Advice is one whole sentence that fits the position."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.text import Text
from cardtable.families.hearts.masks import code, masks_of
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.thinking import reasons, search
from cardtable.games.hearts.thinking.pass_reasons import searched_pass_reason
from tests.contest import Match
from tests.games.hearts.situations import late, say

REASONS = [value for value in vars(reasons).values() if isinstance(value, Text)]


@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.source[:40])
def test_each_reason_is_a_sentence(reason: Text) -> None:
    assert reason.source[0].isupper() or reason.source[0] == "%"
    assert reason.source.endswith(".")
    assert reason.source.count(".") == 1


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize("preset", ["hearts_app", "bicycle_omnibus"])
def test_all_advice_in_a_deal_can_be_said(level: str, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "PLAY_EFFORT", 1000)
    monkeypatch.setattr(search, "PASS_EFFORT", 1000)
    options: Any = HeartsOptions.preset(preset)
    said = []

    class Telling:
        def __init__(self, seat: int) -> None:
            self.player = GAME.players[level](options, 4, seat)

        def choose(self, view: Any, heard: Any, stop: Any) -> Any:
            advice = self.player.advise(view, heard, stop)
            said.append(say(advice.reason))
            return advice.action

    Match(GAME, options, [Telling(seat) for seat in range(4)], ["x"] * 4, "reasons").play_deals(1)
    assert len(said) >= 56
    assert len(set(said)) > 15


def test_the_reason_names_the_card_and_what_it_goes_under() -> None:
    deal = late("QS 3S 4C", "KS 5C 6C", "2S 8C 7C", "TS 9C TC", won=("2H", "3H"), leader=1)
    choice, reason = deal.play("KS 2S TS").advice("club")
    assert choice == "play QS"
    assert reason == "Somebody else is winning this trick, so get rid of the queen of spades now."


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


@pytest.mark.parametrize(
    ("hand", "given", "reason"),
    [
        ("2C 5C 9C JC 3D KD 2S 4S 5H 6H 8H 9H TH", "3D KD TH", reasons.PASS_VOID),
        ("2C 5C 9C JC 3D KD 9D QS 5H 6H 8H 9H TH", "QS KD TH", reasons.PASS_VOID),
        ("2C 5C 9C JC 3D KD 9D QS 4S 6H 8H 9H TH", "QS KD TH", reasons.PASS_QUEEN),
        ("2C 5C 9C 3D KD 9D QS 4S 7S 9S 8H 9H TH", "9C KD TH", reasons.PASS_GUARDED),
        ("2C 5C 9C JC 3D KD 9D 2S 4S 6H 8H 9H TH", "KD 9D TH", reasons.PASS_SHORT),
        ("2C 5C 9C JC 3D KD 9D 2S 4S 6H 8H 9H TH", "JC KD TH", reasons.SEARCHED_PASS),
    ],
)
def test_a_pass_that_was_tried_out_says_what_can_be_seen_of_it(hand: str, given: str, reason: Text) -> None:
    held = masks_of([code(Card.parse(card)) for card in hand.split()])
    assert searched_pass_reason(held, [code(Card.parse(card)) for card in given.split()]) is reason
