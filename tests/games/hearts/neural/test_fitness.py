"""At which tables the network is asked."""

from __future__ import annotations

import pytest

from cardtable.games.hearts import GAME
from cardtable.games.hearts.neural.applicability import fits
from cardtable.games.hearts.options import SEATS, HeartsOptions
from tests.conformance.driver import variants

TOLD = {"first_trick_points", "queen_breaks_hearts"}  # to the network
MEANS_NOTHING = {"pass_cycle_3", "pass_cycle_5plus", "kitty_size", "moon_needs_bonus", "moon_includes_bonus"}
OF_THE_MATCH = {"pass_cycle_4", "target", "exact_target", "tie_rule", "deal_limit"}  # not of its deals
STILL_FIT = TOLD | MEANS_NOTHING | OF_THE_MATCH
FIT_VALUES = {("moon_scoring", "choose"), ("removal", "black_maria")}


@pytest.mark.parametrize(("name", "value", "options"), list(variants(GAME)), ids=lambda value: str(value)[:30])
def test_each_option_that_changes_the_game_bars_the_network(name: str, value: object, options: HeartsOptions) -> None:
    kept = name in STILL_FIT or (name, getattr(value, "value", value)) in FIT_VALUES
    assert fits(options, 4) is kept


def test_it_is_for_four() -> None:
    assert [seats for seats in SEATS if fits(HeartsOptions(), seats)] == [4]


@pytest.mark.parametrize("preset", HeartsOptions.PRESETS)
def test_presets_without_further_points_fit(preset: str) -> None:
    assert fits(HeartsOptions.preset(preset), 4) is (preset in ("hearts_usual", "hearts_app", "hearts_3_7", "pagat"))
