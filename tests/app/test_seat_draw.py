"""Cards are drawn for the places before the match (CR-03): played out, kept in the log, the same after coming back."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.core import seating
from cardtable.core.record import read_record
from cardtable.games import discover
from tests.app.scripted import GAMES

MakeDesk = Callable[..., Any]
PLAYERS = ("person Me", "beginner Amrit", "beginner Kavya", "beginner Parisa", "beginner Ravi", "beginner Leela")


@pytest.fixture(autouse=True)
def with_canasta(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "canasta", discover()["canasta"])


def begin(desk: MakeDesk, players: int = 4, **options: Any) -> Any:
    one = desk()
    chosen = discover()["canasta"].options(seating="draw_for_partners", **options)
    one.program.new_match("canasta", options=chosen, players=PLAYERS[:players], seed="42")
    assert one.program.play is None
    assert one.window.page() is one.program.seat_draw.table
    return one


@pytest.mark.parametrize("players", range(2, 7))
def test_CR03_the_drawing_is_played_out_and_seats_the_players(desk: MakeDesk, qtbot: QtBot, players: int) -> None:
    one = begin(desk, players)
    drawing = one.draw_for_places(qtbot)
    seats = seating.seats(drawing._state)
    qtbot.keyClick(drawing.table.commands.shown()[0], Qt.Key.Key_Return)
    match = one.program.play.match
    assert [match.players[seat] for seat in seats] == list(PLAYERS[:players])
    assert match.viewer == seats[0]
    assert one.program.seat_draw is None
    assert one.program.play.session.view(match.viewer).public.order[0] == 0


def test_the_places_are_in_the_log(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    drawing = one.draw_for_places(qtbot)
    qtbot.keyClick(drawing.table.commands.shown()[0], Qt.Key.Key_Return)
    match = one.program.play.match
    record = read_record(one.program.matches.path.read_text("utf-8"))
    assert record.players == match.players
    one.window.close()
    found = desk().program.matches.resume()
    assert found.match.players == match.players
    assert found.match.viewer == match.viewer


def test_which_card_is_drawn_depends_on_the_place_that_is_chosen(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    drawing = one.program.seat_draw
    pack = drawing._state.zones[seating.STOCK]
    qtbot.waitUntil(lambda: drawing.table.may_choose)
    drawing.table.left[17].click()
    assert drawing._state.zones[seating.drawn(0)] == (pack[17],)


def test_another_match_can_be_begun_meanwhile(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    assert one.can("new")
    assert not one.can("save")
    one.program.new_match("hearts", seed="1")
    assert one.program.seat_draw is None
    assert one.program.play.match.game.id == "hearts"


def test_language_and_look_change_at_once(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    table = one.program.seat_draw.table
    qtbot.waitUntil(lambda: table.may_choose)
    before = table.prompt.said
    one.program.change(one.program.settings.table.changed("theme", "walnut"))
    assert table.skin.look.theme == "walnut"
    one.program.seat_draw.retranslate()
    assert table.prompt.said == before


def test_a_demonstration_draws_by_itself(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    options = discover()["canasta"].options.preset("canasta_house")
    players = tuple(player.replace("person", "beginner") for player in PLAYERS[:4])
    one.program.new_match("canasta", options=options, players=players, seed="42", by_itself=True)
    drawing = one.program.seat_draw

    def begun() -> bool:
        drawing.table.animator.finish_all()
        return one.program.play is not None

    qtbot.waitUntil(begun, timeout=15_000)
    assert sorted(one.program.play.match.players) == sorted(players)
