"""A match before whoever looks at it: a person, somebody who looks on, several windows at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.match.match_controller import MatchController
from cardtable.core.text import Text, Who
from cardtable.core.zones import Seat, Zone
from cardtable.games import discover
from cardtable.games.canasta.state import CanastaPhase, Discard, Draw
from cardtable.host.match_host import MatchHost
from cardtable.models.local_match import LocalMatch
from tests.app.conftest import QUICK
from tests.app.scripted import ALL_GAMES, match

MakeDesk = Callable[..., Any]
HAND = Zone("hand", 0)


@pytest.fixture
def window(desk: MakeDesk, qtbot: QtBot) -> Iterator[Callable[..., MatchController]]:
    """Another window at a table."""
    made: list[MatchController] = []

    def make(one: Any, table: LocalMatch, viewer_seat: int | None, acting_seat: int | None = None) -> MatchController:
        seats = [None if seat is None else Seat(seat) for seat in (viewer_seat, acting_seat)]
        program = one.program
        settings = program.settings.changed(QUICK)
        channel = table.open_channel(seats[0], seats[1])
        play = MatchController(
            channel, program.renderer, program.faces, settings, "en", announcer=program.announcer, parent=program
        )
        play.start()
        qtbot.addWidget(play.table)
        made.append(play)
        return play

    yield make
    for play in made:
        play.stop()


def hands_of(play: MatchController) -> list[Any]:
    piles = play.scene.board.piles
    return [widget.card for zone, pile in piles.items() if zone.kind == "hand" for widget in pile.widgets]


def test_who_looks_on_sees_every_hand_face_down_and_can_do_nothing(
    desk: MakeDesk, window: Callable[..., MatchController], qtbot: QtBot
) -> None:
    one = desk()
    settled = match(("club Ann", "club Bea", "club Cem", "club Dov"))
    host = MatchHost(settled.config, settled.secret, pause=0.0)
    table = LocalMatch(host, parent=one.program)
    watcher = window(one, table, None)
    watcher.table.resize(1280, 748)  # on smaller ones the hands are on the plates
    watcher.scene.relayout()
    assert set(hands_of(watcher)) == {None}
    watcher.scene.animator.finish_all()
    assert watcher.scene.board.matches(host.view(None))
    assert not watcher.model.commands
    assert not watcher.model.liftable
    table.start()

    def follows() -> bool:
        watcher.scene.animator.finish_all()
        return host.actions > 5 and watcher.scene.board.matches(host.view(None))

    qtbot.waitUntil(follows)
    assert set(hands_of(watcher)) == {None}
    table.close()


def test_the_names_of_players_belong_to_their_table(desk: MakeDesk, window: Callable[..., MatchController]) -> None:
    one = desk()
    one.program.new_match("hearts", players=("person Ann", "club Bea", "club Cem", "club Dov"))
    settled = match(("person Eva", "club Fay", "club Gil", "club Hao"))
    other = LocalMatch(MatchHost(settled.config, settled.secret), parent=one.program)
    second = window(one, other, 0, 0)
    says = Text("T", "%1", args=(Who(Seat(1)),))
    assert one.program.match.renderer.text(says) == "Bea"
    assert second.renderer.text(says) == "Fay"
    assert one.program.renderer.text(says) == "2"
    other.close()


def begin_by_keys(desk: MakeDesk, qtbot: QtBot, *, by_keys: bool) -> Any:
    """A match in which the person can only draw, opened by somebody who uses the keys, or the mouse."""
    one = desk(games=ALL_GAMES)
    one.welcome.show()
    window = one.window.windowHandle()
    if by_keys:
        qtbot.keyClick(window, Qt.Key.Key_Tab)
    options = discover()["canasta"].options.preset("classic").changed("seating", "fixed")
    one.program.new_match("canasta", options=options, seed="42")

    def can_only_draw() -> bool:
        one.my_turn(qtbot)
        if (
            one.session.view(Seat(0)).public.phase is CanastaPhase.DRAWING
            and not one.program.match.model.liftable[HAND]
        ):
            return True
        one.act()
        return False

    qtbot.waitUntil(can_only_draw)
    return one


@pytest.mark.parametrize("by_keys", [True, False], ids=["keys", "mouse"])
def test_where_no_card_can_be_played_the_button_has_the_keyboard_and_enter_presses_it(
    desk: MakeDesk, qtbot: QtBot, *, by_keys: bool
) -> None:
    one = begin_by_keys(desk, qtbot, by_keys=by_keys)
    play, window, held = one.program.match, one.window.windowHandle(), len(one.session.view(Seat(0)).zones[HAND])
    if not by_keys:
        assert one.window.focusWidget() is play.table
        qtbot.keyClick(window, Qt.Key.Key_Return)  # nothing was seen to have the keyboard: now it is
    assert one.window.focusWidget() in play.scene.hud.commands.shown()
    assert play.scene.table_style.keys_shown
    assert len(one.session.view(Seat(0)).zones[HAND]) == held
    qtbot.keyClick(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(one.session.view(Seat(0)).zones[HAND]) > held)


def test_a_discard_can_be_taken_back_beside_the_pile_for_a_while(
    desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.table.hud.hud.TAKE_BACK_MS", 300)
    one = begin_by_keys(desk, qtbot, by_keys=False)
    play = one.program.match
    button, pile = play.scene.hud.take_back, play.scene.board.piles[Zone("discard")]

    def view() -> Any:
        return one.session.view(Seat(0))

    def discard() -> None:
        one.my_turn(qtbot)
        if view().public.phase is CanastaPhase.DRAWING:
            play.model.act(Draw())
            one.my_turn(qtbot)
        held = [card for card in view().zones[HAND] if card.rank > 3]
        assert not button.isVisible()
        play.model.act(Discard(held[0]))

    discard()
    qtbot.waitUntil(button.isVisible)
    stock = play.scene.board.piles[Zone("stock")]
    assert 0 < stock.place.area.left() - button.geometry().right() < 60  # what is said of the pile is on its right
    assert pile.place.area.right() > stock.place.area.right()
    actions = one.session.actions
    button.click()
    qtbot.waitUntil(lambda: one.session.actions < actions and view().public.phase is CanastaPhase.MELDING)
    assert button.isHidden()
    discard()
    qtbot.waitUntil(button.isVisible)
    qtbot.waitUntil(button.isHidden)
