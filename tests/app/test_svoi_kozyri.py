"""Every preset of Svoi Kozyri, with as many seats as it allows, is played in the program's match to its end."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.controller import MatchController
from cardtable.app.match.minds import Minds
from cardtable.app.match.setup import Match
from cardtable.core.session import Update
from cardtable.games import discover

GAME = discover()["svoi_kozyri"]
NAMES = ("Amrit", "Kavya", "Parisa", "Navid")
TABLES = [(preset, seats) for seats in GAME.seats for preset in ("", *GAME.options.presets_for(seats))]


class Watcher:
    """Takes every update and looks whether a card was lost."""

    def __init__(self, deck: int) -> None:
        self._deck = deck
        self.updates = 0

    def receive(self, update: Update[Any]) -> None:
        self.updates += 1
        assert sum(map(len, update.view.zones.values())) == self._deck


@pytest.mark.parametrize(("preset", "seats"), TABLES, ids=[f"{preset or 'plain'}-{seats}" for preset, seats in TABLES])
def test_a_match_is_played_to_its_end(qtbot: QtBot, preset: str, seats: int) -> None:
    options = GAME.options.preset(preset) if preset else GAME.options()
    match = Match(GAME, options, tuple(f"club {name}" for name in NAMES[:seats]), "6")
    session, watcher = match.begin(), Watcher(options.deck)
    minds = Minds(match)
    controller = MatchController(match, session, minds, lambda: True, pause=0.0, person=None)
    with qtbot.waitSignal(controller.matchEnded, timeout=60_000) as ended:
        controller.start(watcher.receive)
    controller.stop()
    places = ended.args[0].places
    assert len(places) == seats
    assert min(places) == 1
    assert watcher.updates > 1
