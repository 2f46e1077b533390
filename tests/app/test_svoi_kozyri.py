"""Every preset of Svoi Kozyri, with as many seats as it allows, is played in the program's match to its end."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.match.seat_controller import SeatController
from cardtable.core.session import Update
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_host import MatchHost
from cardtable.models.local_match import LocalMatch
from tests.app.scripted import Match

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
    watcher = Watcher(options.deck)
    table = LocalMatch(MatchHost(match.config, match.secret, pause=0.0))
    controller = SeatController(table.open_channel(Seat(0), None), None, lambda: controller.view.version)
    controller.updated.connect(watcher.receive)
    with qtbot.waitSignal(controller.matchEnded, timeout=60_000) as ended:
        controller.join()
        table.start()
    table.close()
    places = ended.args[0].places
    assert len(places) == seats
    assert min(places) == 1
    assert watcher.updates > 1
