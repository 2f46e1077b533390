"""Which score is best depends on the rules of the match, wherever it shows."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.statistics.score_sheet_dialog import ScoreSheetDialog
from cardtable.core.events import HandScored
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.models.score_model import ScoreModel
from tests.app.scripted import Match


@pytest.mark.parametrize(
    ("game", "changes", "low"),
    [
        ("hearts", {}, True),
        ("cancellation_hearts", {}, True),
        ("canasta", {}, False),
        ("svoi_kozyri", {"match": "first_to_n_wins"}, False),
        ("svoi_kozyri", {"match": "first_to_n_losses"}, True),
    ],
)
def test_a_match_knows_which_score_is_best(game: str, changes: dict[str, str], low: bool) -> None:
    definition = discover()[game]
    players = ("person A", *["club B"] * (min(definition.seats) - 1))
    match = Match(definition, definition.options(**changes), players, "1")
    assert match.config.low_wins is low


@pytest.mark.parametrize(("low", "sentence"), [(True, "B leads with 3 points."), (False, "A leads with 12 points.")])
def test_the_score_sheet_names_the_leader(low: bool, sentence: str, qtbot: QtBot) -> None:
    plurals = {"%1 leads with %2 point(s).": ("%1 leads with %2 point.", "%1 leads with %2 points.")}
    words = SourceRenderer({Seat(0): "A", Seat(1): "B"}, plurals)
    model = ScoreModel(words)
    model.setDeals((Seat(0), Seat(1)), (HandScored((12, 3)),))
    sheet = ScoreSheetDialog(words, model, None, low_wins=low)
    qtbot.addWidget(sheet)
    assert sheet.leader.text() == sentence
