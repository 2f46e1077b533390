"""Every level honours every option: whole deals, each action accepted by the rules."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import SEATS, HeartsOptions
from cardtable.games.hearts.search import expert_search
from tests.conformance.driver import allowed, cases_of, variants
from tests.contest import Match

Entry = tuple[str, Any, int]

PRESETS: list[Entry] = [(f"{case.preset}-{case.seats}", case.options, case.seats) for case in cases_of(GAME)]
CHANGED: list[list[Entry]] = [
    [(f"{name}={value}-{seats}", options, seats) for seats in SEATS if allowed(GAME, options, seats)]
    for name, value, options in variants(GAME)
]
ONCE = [entries[place % len(entries)] for entries, place in zip(CHANGED, cycle(range(5)), strict=False)]
REST = [entry for entries in CHANGED for entry in entries if entry not in PRESETS + ONCE]


def play_deal(entry: Entry) -> Match:
    """One deal with every level at the table."""
    name, options, seats = entry
    levels = [level for level, _ in zip(cycle(GAME.players), range(seats), strict=False)]
    players = [GAME.players[level](options, seats, seat) for seat, level in enumerate(levels)]
    match = Match(GAME, options, players, levels, name)
    match.play_deals(1)
    return match


@pytest.fixture
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_search, "PLAY_EFFORT", 100)
    monkeypatch.setattr(expert_search, "PASS_EFFORT", 100)


@pytest.mark.quick(4)
@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize("entry", PRESETS, ids=[entry[0] for entry in PRESETS])
def test_each_preset_is_played_to_the_end_of_a_deal(entry: Entry) -> None:
    assert len(play_deal(entry).rows) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize("entry", ONCE, ids=[entry[0] for entry in ONCE])
def test_each_option_is_played_to_the_end_of_a_deal(entry: Entry) -> None:
    assert len(play_deal(entry).rows) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize("entry", REST, ids=[entry[0] for entry in REST])
def test_each_option_with_every_seat_count(entry: Entry) -> None:
    assert len(play_deal(entry).rows) == 1


@pytest.mark.parametrize("level", ["beginner", "club"])
@pytest.mark.parametrize("preset", ["hearts_3_7", "bicycle_omnibus"])
def test_whole_matches_end(level: str, preset: str) -> None:
    options: Any = HeartsOptions.preset(preset).changed("target", 50)
    players = [GAME.players[level](options, 4, seat) for seat in range(4)]
    match = Match(GAME, options, players, [level] * 4, f"{level} {preset}")
    match.play()
    assert match.session.match_over
