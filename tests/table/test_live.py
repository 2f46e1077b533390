"""Settings, names, language and size change while a match is on the table."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.zones import Seat, Zone
from cardtable.table.art.themes import THEMES
from cardtable.table.style.table_style import TableLook
from tests.table.stage import NAMES, QUICK, Stage
from tests.table.test_trial import table


class Shouting(SourceRenderer):
    """A language of capitals."""

    def text(self, text: Text) -> str:
        return super().text(text).upper()

    def card(self, card: Card) -> str:
        return super().card(card).upper()


@pytest.mark.parametrize("theme", THEMES)
def test_themes_change_at_once(qtbot: QtBot, theme: str) -> None:
    stage = Stage(qtbot, 4)
    stage.scene.set_look(QUICK._replace(theme=theme))
    seen = stage.table.grab().toImage().pixelColor(640, 60)
    wanted = QColor(THEMES[theme].felt_middle)
    assert abs(seen.lightness() - wanted.lightness()) < 60
    stage.assert_settled()


def test_a_theme_that_is_not_known_is_the_green_felt(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, look=QUICK._replace(theme="no such theme", hand_order="no such order"))
    assert stage.table_style.theme is THEMES["green"]


def test_all_of_a_look_applies_in_mid_trick(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, hand=9)
    stage.playable()[0].click()
    stage.scene.set_look(
        TableLook("paper", False, True, "hi", "jaali", 3.0, True, None, False, "as_dealt", True, 2, False)
    )
    stage.others_play()
    stage.finish()
    stage.assert_settled()
    board = stage.board
    assert not any(widget.dimmed for widget in board.widgets())


def test_everything_is_said_anew_in_another_language(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.table_style.renderer = Shouting({Seat(i): name for i, name in enumerate(NAMES)})
    stage.scene.retranslate()
    hud = stage.hud
    assert hud.prompt.said == "YOU IS TO PLAY"
    assert hud.info.accessibleName() == "DEAL 1"
    hand = stage.board.own_hand()
    assert hand is not None
    assert hand.widgets[0].listed is not None
    assert hand.widgets[0].listed.name == "YOUR HAND, 5 CARD(S)"
    assert hand.widgets[0].accessibleName().isupper()


def test_what_is_written_on_the_cloth_is_written_anew_in_another_language(qtbot: QtBot) -> None:
    laid = table(qtbot)
    assert not any(side.title.isupper() for side in laid.backdrop.writings.trays)
    laid.table_style.renderer = Shouting({Seat(i): name for i, name in enumerate(NAMES)})
    laid.scene.retranslate()
    assert len(laid.backdrop.writings.trays) == 2
    assert all(side.title.isupper() for side in laid.backdrop.writings.trays)


def test_people_get_new_names(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.scene.set_people(["Asha", "Bela", "Chand", "Dara"], [5, 6, 7, 8])
    assert [plate.accessibleName() for plate in stage.hud.plates] == ["Asha", "Bela", "Chand", "Dara"]


@pytest.mark.parametrize("size", [(1024, 548), (1920, 1028), (700, 430), (400, 300), (3840, 2000)])
def test_a_resize_lays_everything_out_again(qtbot: QtBot, size: tuple[int, int]) -> None:
    stage = Stage(qtbot, 7, hand=6)
    stage.others_play()
    stage.table.resize(*size)
    stage.assert_settled()


def test_the_others_cards_are_only_counted_where_their_fans_find_no_room_any_more(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, hand=10, size=(1000, 560))
    board = stage.board
    fans = [board.piles[Zone("hand", seat)] for seat in (1, 2, 3)]
    for size, fanned in (((700, 460), False), ((640, 400), False), ((1280, 748), True)):
        stage.table.resize(*size)
        assert [len(fan.widgets) for fan in fans] == [10 if fanned else 0] * 3
        assert [plate.content.fan for plate in stage.hud.plates] == [False, *[not fanned] * 3]
        stage.assert_settled()


def test_a_resize_while_cards_move_finishes_them(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, look=TableLook())
    stage.playable()[0].click()
    assert not stage.animator.is_idle
    stage.table.resize(1100, 700)
    stage.assert_settled()


def test_what_players_said_stands_beside_their_plates_and_over_nothing(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 5, passing=True)
    for _ in range(4):
        stage.one_plays()
        stage.finish()
    geometry = stage.board.geometry
    pills = [pill for pill in stage.hud.bubbles.widgets() if pill.isVisible()]
    assert len(pills) == 4
    assert all("gives a card away" in pill.said for pill in pills)
    for pill in pills:
        area = pill.geometry().toRectF().adjusted(1, 1, -1, -1)
        assert not any(area.intersects(rect) for rect in geometry.occupied())
    assert stage.table.rect().toRectF().contains(QPointF(pills[0].geometry().center()))


@pytest.mark.quick(3)
@pytest.mark.parametrize("seats", range(2, 12))
def test_every_seat_count_can_be_drawn(qtbot: QtBot, seats: int) -> None:
    stage = Stage(qtbot, seats, hand=7, size=(1024, 548))
    stage.playable()[0].click()
    stage.others_play()
    picture = stage.table.grab()
    assert picture.width() == 1024
