"""`cardtable daily`: the same on every computer."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from cardtable.command_line import daily

COMMAND = (sys.executable, "-m", "cardtable", "daily")


def printed(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [*COMMAND, *arguments], env={**os.environ, **environment}, capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout


@pytest.mark.parametrize("seat", ["club", pytest.param("expert", marks=pytest.mark.slow)])
def test_two_computers_print_the_same(seat: str) -> None:
    """They differ in the time zone, the language, the folders, and how sets are ordered."""
    arguments = ("hearts", "--date", "2026-11-28", "--json", "--seat", seat)
    one = printed(*arguments, TZ="Pacific/Auckland", PYTHONHASHSEED="1", LANG="fa_IR.UTF-8")
    other = printed(*arguments, TZ="America/Los_Angeles", PYTHONHASHSEED="2", LANG="C")
    assert one == other
    report = json.loads(one)
    assert report["day"] == "cardtable-day/1/hearts/2026-11-28"
    assert sum(seat["points"] for seat in report["seats"]) == 26
    assert [seat["player"].split()[0] for seat in report["seats"]] == [seat, "beginner", "beginner", "beginner"]
    assert len(report["actions"]) == 4 + 52


def test_without_json_there_is_a_line_for_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert daily.run(["svoi_kozyri", "--date", "2026-11-28", "--seat", "club"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Svoi Kozyri, 2026-11-28: deal no. 8978921133368143530"
    assert [line.partition(":")[0] for line in lines[1:]] == ["club", "club Dariush"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Name a game"),
        (["hearts", "--date", "2026-02-30"], "“2026-02-30” isn't a date"),
        (["hearts", "--date", "2025-12-31"], "Deals of the day begin on 2026-01-01: choose that day or a later one."),
        (["hearts", "--seat", "expert:moon"], "“expert:moon” isn't a valid value for --seat"),
    ],
)
def test_a_wrong_argument_is_told_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert daily.run(arguments) == 2
    assert sentence in capsys.readouterr().err


def test_a_day_of_another_version_is_not_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cardtable.host.daily_deal.VERSIONS", {1: "2026-01-01", 2: "2027-04-01"})
    monkeypatch.setattr("cardtable.host.daily_deal.PLAYED_HERE", 2)
    monkeypatch.setattr(daily, "PLAYED_HERE", 2)
    assert daily.run(["hearts", "--date", "2026-11-28"]) == 2
    assert "belongs to version 1 of the rules and players" in capsys.readouterr().err
