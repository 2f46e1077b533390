"""Every level honours every option: whole deals, each action accepted by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import SEATS, HeartsOptions
from cardtable.games.hearts.thinking import search
from cardtable.players.match import Match
from tests.conformance.driver import allowed, cases_of, variants

CASES = [(f"{case.preset}-{case.seats}", case.options, case.seats) for case in cases_of(GAME)]
CASES += [
    (f"{name}={value}-{seats}", options, seats)
    for name, value, options in variants(GAME)
    for seats in SEATS
    if allowed(GAME, options, seats)
]


def play_deal(level: str, options: Any, seats: int, seed: str) -> Match:
    players = [GAME.players[level](options, seats, seat) for seat in range(seats)]
    match = Match(GAME, options, players, [level] * seats, seed)
    match.play_deal()
    return match


@pytest.mark.parametrize("level", ["beginner", "club"])
@pytest.mark.parametrize(("name", "options", "seats"), CASES, ids=[case[0] for case in CASES])
def test_a_deal_is_played_to_its_end(level: str, name: str, options: HeartsOptions, seats: int) -> None:
    assert len(play_deal(level, options, seats, name).rows) == 1


@pytest.mark.parametrize(("name", "options", "seats"), CASES, ids=[case[0] for case in CASES])
def test_the_expert_plays_a_deal_to_its_end(
    name: str, options: HeartsOptions, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "PLAY_EFFORT", 500)
    monkeypatch.setattr(search, "PASS_EFFORT", 500)
    assert len(play_deal("expert", options, seats, name).rows) == 1


@pytest.mark.parametrize("level", ["beginner", "club"])
@pytest.mark.parametrize("preset", ["hearts_3_7", "bicycle_omnibus"])
def test_whole_matches_end(level: str, preset: str) -> None:
    options = HeartsOptions.preset(preset).changed("target", 50)
    players = [GAME.players[level](options, 4, seat) for seat in range(4)]
    match = Match(GAME, options, players, [level] * 4, f"{level} {preset}")
    match.play()
    assert match.session.match_over
