"""Whoever leaves at the points of a deal comes back to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.match.auto_play import DEAL_OVER
from cardtable.app.overlays.results.deal_result_controller import DealResultController
from cardtable.app.settings.settings_sections import TableSettings
from cardtable.core.events import HandScored
from cardtable.core.session import Session
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from tests.app.scripted import ALL_GAMES, FOUR, match, play_on

MakeDesk = Callable[..., Any]


def resumed(one: Any, actions: int, clock: Callable[[], float]) -> Any:
    """A match of Hearts after so many actions, as it is gone on with: what shows its points."""
    ends = DealResultController(one.program, clock)
    one.program.counted.connect(ends.show)
    settled = match()
    session = settled.begin()
    play_on(session, settled.rules(), actions)
    one.program.show(one.program.matches.open_host(MatchHost(settled.config, settled.secret, session=session)))
    return ends


def test_the_points_come_up_again_and_lead_to_the_next_deal(desk: MakeDesk, qtbot: QtBot) -> None:
    now = [100.0]
    one = desk()
    ends = resumed(one, 56, lambda: now[0])
    qtbot.waitUntil(lambda: ends.panel is not None)
    play = one.program.match
    assert ends.counted.deal == 1
    assert ends.counted.totals == one.session.scores[0].row
    assert ends.panel.accessibleName()
    assert play.scene.animator.is_held
    lying = {zone: cards for zone, cards in play.model.view.zones.items() if play.config.kinds.is_trick(zone)}
    assert all(len(cards) == 1 for cards in lying.values())  # the last trick, as it was left
    assert len(play.shown_deals()) == 1
    assert one.window.focusWidget() is ends.panel.next
    assert play.model.commands == ()
    qtbot.waitUntil(lambda: one.can("next_deal"))
    assert one.window.menus.refusal("hint") is DEAL_OVER
    assert len(one.program.results.statistics.rows()) == 0  # it was counted when it was played
    now[0] += 2
    qtbot.keyClick(ends.panel.next, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: ends.panel is None)
    one.my_turn(qtbot)
    assert one.session.deal_number == 2
    assert not any(isinstance(event, HandScored) for event in play.model.heard)
    assert play.scene.board.matches(play.model.view)


@pytest.mark.parametrize(("actions", "summary"), [(55, True), (60, True), (56, False)])
def test_nothing_is_counted_again_anywhere_else(actions: int, summary: bool, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.change(TableSettings(summary=summary))
    ends = resumed(one, actions, lambda: 0.0)
    one.my_turn(qtbot)
    assert ends.panel is None


def test_the_panels_beside_the_points_are_whole(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    ends = DealResultController(one.program)
    one.program.counted.connect(ends.show)
    game, secret = ALL_GAMES["canasta"], MatchSecret("7", "8")
    settled = settle_config(game, game.options().settled(4), FOUR, secret)
    session = Session(game, settled.options, FOUR, secret.seed)
    while not session.scores:
        play_on(session, settled.rules(), 1)
    one.program.show(one.program.matches.open_host(MatchHost(settled, secret, session=session)))
    qtbot.waitUntil(lambda: ends.panel is not None)
    hud = one.program.match.scene.hud
    for panel in (hud.score, hud.info):
        assert panel.height() >= panel.wanted().height()
