"""A lesson as data: what an occasion asks for, and the pack that gives the hands one wants."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.guidance.lessons import CoachTrigger, dealt_round, no_lessons, nothing
from cardtable.core.text import translate
from cardtable.games import discover

TEXT = translate("Lesson", "Coach")


def test_an_occasion_asks_if_it_names_an_action() -> None:
    tells: CoachTrigger[object, str] = CoachTrigger("aim", lambda view: True, TEXT)
    asks: CoachTrigger[object, str] = CoachTrigger("play", lambda view: True, TEXT, action=lambda view: "play")
    assert not tells.asks
    assert asks.asks
    assert nothing(None) is None


def test_a_pack_is_dealt_one_card_at_a_time_into_the_hands_it_was_made_for() -> None:
    hands = [parse_cards(text.split()) for text in ("2C 3C", "2D 3D", "2S 3S")]
    rest = parse_cards(["AH"])
    pack = dealt_round(hands, rest)
    assert [pack[seat:6:3] for seat in range(3)] == hands
    assert pack[6:] == rest
    with pytest.raises(ValueError, match="zip"):
        dealt_round([hands[0], hands[1][:1]])


def test_a_game_teaches_if_it_has_lessons_and_has_none_unless_it_says_so() -> None:
    hearts = discover()["hearts"]
    assert hearts.teaches
    without = replace(hearts, lessons=no_lessons)
    assert not without.teaches
    assert without.lessons() == ()
