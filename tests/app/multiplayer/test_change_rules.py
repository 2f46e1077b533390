"""What the host may change in the room: game, seats, rules, and the rules of the house."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.room_rules_dialog import RoomRulesDialog
from cardtable.app.multiplayer.room_texts import summarize_rules
from cardtable.app.widgets.choice_controls import ToggleSwitch
from cardtable.games import discover, in_order
from cardtable.host.room_types import HouseRules
from tests.app.dialogs.speech import TestWords
from tests.app.multiplayer.rooms import ROOM


def dialog(qtbot: QtBot) -> RoomRulesDialog:
    rules = summarize_rules(ROOM, discover())
    assert rules is not None
    made = RoomRulesDialog(TestWords(), in_order(discover()), rules, HouseRules(patience=60))
    qtbot.addWidget(made)
    return made


def test_nothing_changed_is_what_there_is(qtbot: QtBot) -> None:
    wanted = dialog(qtbot).arrange()

    assert (wanted.game, wanted.seats, wanted.house) == (ROOM.game, len(ROOM.seats), HouseRules(patience=60))
    assert wanted.options == ROOM.options


def test_another_game_begins_with_its_usual_rules_and_seats(qtbot: QtBot) -> None:
    """A server's table begins as Hearts for four: any other game is chosen in the room."""
    one = dialog(qtbot)
    for name, game in discover().items():
        one.games.setValue(name)
        one.games.edited.emit(name)
        wanted = one.arrange()
        assert wanted.game == name
        assert wanted.seats in game.seats
        assert wanted.options is not None
        assert set(wanted.options) == set(game.options().save())
        assert one.seats.controls()
        assert wanted.house == HouseRules(patience=60)


def test_every_switch_of_the_house_rules_can_be_turned(qtbot: QtBot) -> None:
    one = dialog(qtbot)
    one.list.setCurrentRow(1)
    before = HouseRules(patience=60)

    for switch in one.findChildren(ToggleSwitch):
        switch.click()

    house = one.arrange().house
    assert house is not None
    turned = ("findable", "watchers", "newcomers", "hints", "undo")
    assert [name for name in turned if getattr(house, name) == getattr(before, name)] == []
