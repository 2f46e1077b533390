"""The promise: a game is one folder. Hearts is copied under another name and found, offered and played."""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cardtable.games
from cardtable.core.options import describe
from cardtable.core.record import read_record, write_record
from cardtable.core.session import Session
from cardtable.games import discover
from tests.conformance.driver import Case, Match, cases_of, play
from tests.conformance.sentences import said

PROBE = "zz_probe"


@pytest.fixture
def probe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The definition of a game that was not there when the program was built."""
    source = Path(cardtable.games.__path__[0]) / "hearts"
    shutil.copytree(source, tmp_path / PROBE, ignore=shutil.ignore_patterns("__pycache__"))
    for module in (tmp_path / PROBE).rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(
            text.replace("cardtable.games.hearts", f"cardtable.games.{PROBE}").replace('id="hearts"', f'id="{PROBE}"'),
            encoding="utf-8",
        )
    monkeypatch.setattr(cardtable.games, "__path__", [*cardtable.games.__path__, str(tmp_path)])
    yield discover()[PROBE]
    for name in [name for name in sys.modules if name.startswith(f"cardtable.games.{PROBE}")]:
        del sys.modules[name]


def test_the_probe_is_found_beside_the_others(probe: Any) -> None:
    assert probe.id == PROBE
    assert list(discover()) == sorted([*discover()])
    assert {"hearts", PROBE} <= set(discover())
    assert len(discover()) == len(list(discover()))
    assert type(probe.options()).__module__ == f"cardtable.games.{PROBE}.options"


def test_its_options_are_offered_and_kept(probe: Any) -> None:
    assert all(said(info.label) and said(info.help) for info in describe(probe.options))
    for case in cases_of(probe):
        assert probe.options.load(json.loads(json.dumps(case.options.save()))) == (case.options, ())


def test_its_rules_can_be_read(probe: Any) -> None:
    assert all(said(clause.text) for clause in probe.rulebook(probe.options(), 4))


def test_a_random_match_of_it_is_played_to_the_end(probe: Any) -> None:
    match = play(Match(Case(probe, "default", probe.options(), 4), "probe"), 80)
    assert match.over


def test_a_log_of_it_is_replayed(probe: Any) -> None:
    session: Session[Any, Any] = Session(probe, probe.options(), ["person"] * 4, "probe")
    rules, chance = probe.rules(probe.options(), 4), random.Random(1)
    while session.actions < 70:
        seat = min(session.actors)
        session.submit(seat, chance.choice(list(rules.legal(session.view(seat)))), session.state_version)
    again = Session.replay(read_record(write_record(session.record())), discover()[PROBE])
    assert again.view(None).public == session.view(None).public


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        discover()["chess"]
    assert PROBE not in discover()
