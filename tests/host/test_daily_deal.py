"""The deal of the day: the same for everybody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.app.match.player_names import NAMES as USUAL
from cardtable.core.shuffle import commitment
from cardtable.games import discover
from cardtable.host import daily_deal
from cardtable.host.daily_deal import (
    NAMES,
    daily_match,
    deal_of_day,
    play_daily,
)

GAMES = discover()
# Deal number, level of the opponents, and points of 28 November 2026 with a medium player in the person's seat. If one
# of these changes, past days have changed: give rules and players a new version in `VERSIONS`, from a day to come.
GOLDEN = {
    "canasta": ("15443355578860680392", "club", (1030, 215, 1030, 215)),
    "cancellation_hearts": ("16880958829645185923", "club", (0, 30, 9, 0, 7, 6)),
    "hearts": ("2941408019831386930", "beginner", (0, 12, 0, 14)),
    "svoi_kozyri": ("8978921133368143530", "club", (0, 1)),
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_number_level_and_play_of_a_day_never_change(game: str) -> None:
    deal = deal_of_day(game, "2026-11-28")
    played = play_daily(deal, GAMES[game], "club").scores[0].row
    assert (deal.number, deal.level(GAMES[game]), played) == GOLDEN[game]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_deal_of_the_day_is_verified_as_any_deal(game: str) -> None:
    deal = deal_of_day(game, "2028-02-29")
    config, secret = daily_match(deal, GAMES[game], "person Asha")
    assert (config.open_seed, config.commitment) == (deal.number, commitment(deal.number))
    assert (config.preset, config.draws_seats) == (next(iter(GAMES[game].options.PRESETS)), False)
    assert secret.salt == deal.text
    assert config.characters == daily_match(deal, GAMES[game], "person Ravi")[0].characters


def test_days_and_games_differ() -> None:
    days = [deal_of_day(game, f"2026-12-{day:02}") for game in GAMES for day in range(1, 31)]
    assert len({day.number for day in days}) == len(days)
    hearts = [day for day in days if day.game == "hearts"]
    assert {day.level(GAMES["hearts"]) for day in hearts} == {"beginner", "club"}
    assert len({day.players(GAMES["hearts"], 4, "person") for day in hearts}) > 20


def test_the_computers_have_usual_names() -> None:
    assert set(NAMES) == {text.source for text, _ in USUAL}


def test_an_update_changes_days_to_come_only(monkeypatch: pytest.MonkeyPatch) -> None:
    before = deal_of_day("hearts", "2027-03-31")
    monkeypatch.setattr(daily_deal, "VERSIONS", {1: "2026-01-01", 2: "2027-04-01"})
    monkeypatch.setattr(daily_deal, "PLAYED_HERE", 2)
    assert deal_of_day("hearts", "2027-03-31") == before
    assert not before.is_comparable
    after = deal_of_day("hearts", "2027-04-01")
    assert (after.version, after.is_comparable) == (2, True)
    assert after.number != replace(after, version=1).number
