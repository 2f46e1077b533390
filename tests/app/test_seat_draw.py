"""Cards are drawn for the places before the match (CR-03): played out, kept in the log, the same after coming back."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.match.seat_draw_controller import SeatDrawController
from cardtable.core import seating
from cardtable.core.basics.incremental import at_once
from cardtable.games import discover
from tests.app.conftest import hurry_draw
from tests.app.scripted import GAMES
from tests.records import read_record

MakeDesk = Callable[..., Any]
PLAYERS = ("person Me", "beginner Amrit", "beginner Kavya", "beginner Parisa", "beginner Ravi", "beginner Leela")


@pytest.fixture(autouse=True)
def with_canasta(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "canasta", discover()["canasta"])


def begin(desk: MakeDesk, players: int = 4, **options: Any) -> Any:
    one = desk()
    chosen = discover()["canasta"].options(seating="draw_for_partners", **options)
    one.program.new_match("canasta", options=chosen, players=PLAYERS[:players], seed="42")
    assert one.program.match is None
    assert one.window.page() is one.program.seat_draw.table
    return one


@pytest.mark.quick(2)
@pytest.mark.parametrize("players", range(2, 7))
def test_CR03_the_drawing_is_played_out_and_seats_the_players(desk: MakeDesk, qtbot: QtBot, players: int) -> None:
    one = begin(desk, players)
    drawing = one.draw_for_places(qtbot)
    seats = seating.seats(drawing.state)
    qtbot.keyClick(drawing.table.commands.shown()[0], Qt.Key.Key_Return)
    match = one.program.match.config
    assert [match.players[seat] for seat in seats] == list(PLAYERS[:players])
    assert one.program.match.controller.acting_seat == seats[0]
    assert one.program.seat_draw is None
    assert one.session.view(seats[0]).public.order[0] == 0


def highest(desk: MakeDesk, qtbot: QtBot, seed: str = "42", players: int = 4) -> Any:
    """A drawing in which the person holds the highest card and everybody has drawn."""
    one = begin(desk, players)
    drawing = one.program.seat_draw
    pack = drawing.state.zones[seating.STOCK]
    best = max((card for card in pack if not card.is_joker), key=seating.strength)
    drawing.draw_card(pack.index(best))
    rest = [card for card in drawing.state.zones[seating.STOCK] if not card.is_joker]
    for card in sorted(set(rest), key=seating.strength)[: players - 1]:
        drawing.draw_card(drawing.state.zones[seating.STOCK].index(card))
    return one


def to_the_choice(drawing: SeatDrawController, qtbot: QtBot) -> None:
    """Everybody has looked at the cards, and the person is asked for a place."""

    def asked() -> bool:
        hurry_draw(drawing)
        return bool(drawing.table.seat_buttons.buttons)

    qtbot.waitUntil(asked)


@pytest.mark.quick(2)
@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 2), (4, 1), (5, 2), (6, 2)])
def test_C14_a_person_who_draws_highest_chooses_a_place(
    desk: MakeDesk, qtbot: QtBot, players: int, number: int
) -> None:
    one = highest(desk, qtbot, players=players)
    drawing = one.program.seat_draw
    to_the_choice(drawing, qtbot)
    assert drawing.table.prompt.said.startswith("You drew the highest card: choose your seat.")
    assert drawing.state.public.place is None
    qtbot.keyClick(drawing.table, Qt.Key[f"Key_{number}"])
    assert drawing.state.public.place == number - 1
    assert drawing.table.positions[0] == number - 1
    assert "choose a seat and play first" in drawing.table.prompt.said
    qtbot.keyClick(drawing.table.commands.shown()[0], Qt.Key.Key_Return)
    match = one.program.match.config
    assert one.program.match.controller.acting_seat == 0
    assert match.players[0] == PLAYERS[0]


def test_C14_the_table_turns_until_the_person_sits_at_the_bottom(desk: MakeDesk, qtbot: QtBot) -> None:
    one = highest(desk, qtbot)
    one.program.change(one.program.settings.motion.changed("reduce_motion", False))
    drawing = one.program.seat_draw
    to_the_choice(drawing, qtbot)
    qtbot.keyClick(drawing.table, Qt.Key.Key_3)
    assert drawing.table.positions[0] == 2
    drawing.table.finish_all()
    drawing.table.commands.shown()[0].click()
    assert drawing.table.positions[0] == 0
    qtbot.waitUntil(lambda: one.program.match is not None)


def test_C14_a_computer_player_stays_where_it_stands(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    drawing = one.program.seat_draw
    drawing.chances = [0] * 4  # else, once in a while, somebody draws the twin of the lowest, and both draw again
    pack = drawing.state.zones[seating.STOCK]
    drawing.draw_card(pack.index(min((card for card in pack if not card.is_joker), key=seating.strength)))
    drawing = one.draw_for_places(qtbot)
    person = seating.highest(drawing.state)
    assert person != 0
    assert drawing.state.public.place == person
    assert drawing.table.positions[person] == person


def test_the_places_are_in_the_log(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    drawing = one.draw_for_places(qtbot)
    qtbot.keyClick(drawing.table.commands.shown()[0], Qt.Key.Key_Return)
    match = one.program.match.config
    record = read_record(one.program.matches.path.read_text("utf-8"))
    assert record.players == match.players
    one.window.close()
    found = at_once(desk().program.matches.resuming())
    assert found.host.config.players == match.players


def test_which_card_is_drawn_depends_on_the_place_that_is_chosen(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    drawing = one.program.seat_draw
    pack = drawing.state.zones[seating.STOCK]
    qtbot.waitUntil(lambda: drawing.table.may_choose)
    drawing.table.left[17].click()
    assert drawing.state.zones[seating.drawn(0)] == (pack[17],)


def test_another_match_can_be_begun_meanwhile(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    assert one.can("new")
    assert not one.can("save")
    one.program.new_match("hearts", seed="1")
    assert one.program.seat_draw is None
    assert one.program.match.config.game.id == "hearts"


def corner(table: QWidget) -> str:
    """The colour of the cloth."""
    return table.grab().toImage().pixelColor(3, 3).name()


def test_language_and_look_change_at_once(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk)
    table = one.program.seat_draw.table
    qtbot.waitUntil(lambda: table.may_choose)
    before, green = table.prompt.said, corner(table)
    one.program.change(one.program.settings.table.changed("theme", "walnut"))
    assert corner(table) != green
    one.program.seat_draw.retranslate()
    assert table.prompt.said == before


def test_a_demonstration_draws_by_itself(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    options = discover()["canasta"].options.preset("canasta_house")
    players = tuple(player.replace("person", "beginner") for player in PLAYERS[:4])
    one.program.new_match("canasta", options=options, players=players, seed="42", by_itself=True)
    drawing = one.program.seat_draw

    def begun() -> bool:
        drawing.table.finish_all()
        hurry_draw(drawing)
        return one.program.match is not None

    qtbot.waitUntil(begun)
    assert sorted(one.program.match.config.players) == sorted(players)
