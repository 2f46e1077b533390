"""`cardtable review FILE` says the same as the table does, or one plain sentence."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.app.i18n.catalogue_renderer import TerminalRenderer
from cardtable.command_line.review import run
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.record import write_record
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.players.deal_review import judge
from cardtable.players.review_file import choice_told
from cardtable.players.simple_players import RandomPlayer
from tests.contest import Match

GAME = discover()["svoi_kozyri"]


@pytest.fixture(scope="module")
def match() -> Match:
    options = GAME.options()
    players = [RandomPlayer(GAME.rules(options, 3), seat) for seat in range(3)]
    match = Match(GAME, options, players, ["random"] * 3, "review")
    match.play_deals(1)
    return match


@pytest.mark.slow
def test_the_judgement_of_a_deal_as_text_and_as_json(
    tmp_path: Path, match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.cardtable"
    record = match.session.record()
    file.write_text(write_record(record), encoding="utf-8")
    expected = judge(record, GAME, 1, Seat(1))
    assert expected is not None

    assert run([str(file), "--seat", "2", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert told["cost"] == pytest.approx(expected.cost(GAME.judged_in), abs=0.01)
    assert [choice["done"] for choice in told["choices"]] == [one.done for one in expected.judged]
    assert all(choice["values"][0]["error"] == 0 for choice in told["choices"])

    assert run([str(file), "--seat", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    costliest = expected.costliest(GAME.judged_in)
    assert lines[0].startswith(f"Deal 1, 2: {expected.counted} point(s).")  # nobody is named: the number of the seat
    assert lines[0].endswith(" points.") == bool(costliest)
    assert len(lines) == 1 + max(1, len(costliest))
    told = choice_told(costliest[0].done, GAME) if costliest else None
    assert told is None or re.match(rf"  Turn \d+ of \d+\. “{SourceRenderer().text(told)}” cost about ", lines[1])

    file.write_text(write_record(replace(record, players=("random", "person", "random"))), encoding="utf-8")
    assert run([str(file)], TerminalRenderer("fa", usual=True)) == 0
    heading = capsys.readouterr().out.splitlines()[0]
    assert "شما" in heading  # the person without a name
    assert re.search("[۰-۹]", heading)
    assert not re.search("[0-9]", heading)


def test_what_cannot_be_judged_is_said_in_one_sentence(
    tmp_path: Path, match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.cardtable"
    file.write_text(write_record(match.session.record(3)), encoding="utf-8")
    for arguments, sentence in (
        ([], "Name one saved game; see “cardtable review --help”."),
        (["--deal", "1"], "Name one saved game; see “cardtable review --help”."),
        ([str(file)], "No deal of this match is over yet."),
        ([str(file), "--seat", "4"], "There is no seat 4: the seats are 1 to 3."),
    ):
        assert run(arguments) == 2
        assert capsys.readouterr().err == f"cardtable review: {sentence}\n"
