"""Whoever watches a table of people looks at a deal that is over, with the hands of everybody open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.overlays.replay.replay_page import ReplayPage
from cardtable.core.zones import Seat
from cardtable.host.room_types import HouseRules, RoomStage
from tests.app.conftest import Desk
from tests.app.multiplayer.remote_window import Room
from tests.app.scripted import ALL_GAMES
from tests.models.told_matches import ME, ToldMatch

SEATS = {"hearts": 4, "cancellation_hearts": 6, "svoi_kozyri": 3, "canasta": 4}
SEEN_FROM = [(game, None) for game in SEATS if game != "svoi_kozyri"] + [("hearts", ME)]
pytestmark = pytest.mark.slow


def watching(desk: Desk, qtbot: QtBot, game: str = "hearts", you: Seat | None = None) -> Room:
    match = ToldMatch(game, SEATS[game])
    match.info = replace(match.info, you=you, house=HouseRules(watchers=True))
    desk.program.counted.connect(desk.openers.summary)
    return Room(desk, match, qtbot)


def to_the_count(room: Room, qtbot: QtBot) -> None:
    """Play the first deal to its end: the points are shown."""
    session, deals = room.match.session, room.desk.openers.overlays.deals
    while not session.scores:
        room.match.step()
    room.match.open_deal(1)

    def counted() -> bool:
        room.play.scene.animator.finish_all()
        return deals.panel is not None

    qtbot.waitUntil(counted)


def hidden(page: ReplayPage) -> int:
    """How many cards that a seat holds lie face down."""
    kinds, view = page.known().kinds, page.known().view
    return sum(card is None for zone, cards in view.zones.items() if kinds.is_hand(zone) for card in cards)


@pytest.mark.parametrize(("game", "you"), SEEN_FROM)
def test_a_deal_that_is_over_can_be_looked_at_with_all_hands_open(
    desk: Callable[..., Desk], qtbot: QtBot, game: str, you: Seat | None
) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, game, you)
    felt = room.desk.openers.overlays
    felt.look(1)
    assert felt.replay_page is None  # it is not over
    to_the_count(room, qtbot)
    sheet = felt.deals.panel
    assert sheet is not None
    qtbot.waitUntil(sheet.isVisible)

    assert sheet.look.isVisible()
    assert felt.deals.counted is not None
    felt.look(felt.deals.counted.deal)

    page = felt.replay_page
    assert page is not None
    page.go_to(len(page._seen.steps) // 2)
    assert hidden(page) == 0
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert felt.replay_page is None
    assert felt.deals.panel is sheet


def test_after_the_match_its_deals_can_be_looked_at_by_a_watcher(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, "svoi_kozyri")
    felt = room.desk.openers.overlays
    to_the_count(room, qtbot)
    assert room.match.session.match_over
    room.match.tell(stage=RoomStage.OVER)
    felt.deals.go_on()

    def ended() -> bool:
        room.play.scene.animator.finish_all()
        return felt.matches.page is not None

    qtbot.waitUntil(ended)
    end = felt.matches.page
    assert end is not None
    assert [button.isVisible() for button in (end.again, end.look, end.other)] == [False, True, True]
    end.lookWanted.emit(0)
    page = felt.replay_page
    assert page is not None
    assert hidden(page) == 0
    page.leaveWanted.emit()
    assert felt.matches.page is end
