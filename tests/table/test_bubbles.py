"""What the others did can be read: a turn stands beside the plate as a whole, and no sentence goes unread."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QTimer
from pytestqt.qtbot import QtBot

from cardtable.core.events import Announced, TrickWon
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.table.hud.seat_bubbles import STAY_S
from cardtable.table.style.table_style import TableLook
from tests.table.stage import Stage
from tests.table.test_pills import with_trays

TURN = ("Amrit draws 1 card.", "Amrit melds aces: 3 cards.", "Amrit melds sixes: 4 cards.", "Amrit discards 4♣.")


class Told:
    """A table of Canasta whose clock is turned by hand; seat 1 speaks."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int]) -> None:
        self.now = 50.0
        laid = with_trays(qtbot, size, lambda: self.now)
        self.scene, self.board, self.hud = laid.scene, laid.board, laid.hud

    def says(self, sentence: str, seat: int = 1) -> None:
        self.scene.write_announcements([Announced(Seat(seat), Text("T", sentence))])

    def pill(self, seat: int = 1) -> str:
        """What can be read beside the plate."""
        pill = self.hud.bubbles.pill(Seat(seat))
        assert pill.accessibleName() == pill.said.replace("\n", " ")
        return pill.accessibleName() if pill.isVisible() else ""

    def later(self, seconds: float) -> None:
        """Time passes; what was waited for happens."""
        self.now += seconds
        self.hud.outdated.emit()


@pytest.fixture(params=[(1024, 548), (1280, 748)])
def told(request: pytest.FixtureRequest, qtbot: QtBot) -> Told:
    return Told(qtbot, request.param)


def test_the_acts_of_a_turn_stand_together_until_the_next_one(told: Told) -> None:
    for sentence in TURN:
        told.says(sentence)
        told.now += 0.5
    assert told.pill() == " ".join(TURN)
    told.says("Kavya draws 1 card.", 2)
    told.says("Parisa draws 1 card.", 3)
    told.later(10)
    assert told.pill() == " ".join(TURN)
    told.says("Amrit draws 1 card.")
    assert told.pill() == "Amrit draws 1 card."


def test_a_long_turn_is_written_smaller_before_a_sentence_is_left_out(told: Told) -> None:
    turn = (*TURN[:3], "Amrit melds the kings and a joker.", "Amrit melds jacks: 3 cards.", TURN[3])
    for sentence in turn:
        told.says(sentence)
        told.later(10)  # each has been read before the next one comes
    assert told.pill() == " ".join(turn)


def test_last_words_go_after_a_whole_round(told: Told) -> None:
    told.says("Amrit is out.")
    for seat in (2, 3, 2, 3):
        told.says("A player goes on.", seat)
    told.later(10)
    assert told.pill() == "Amrit is out."
    told.says("Kavya goes on.", 2)
    assert told.pill() == ""
    assert told.pill(3) == "A player goes on."


def test_a_sentence_stays_until_it_can_have_been_read(told: Told) -> None:
    told.says("Amrit goes on.")
    told.says("Kavya goes on.", 2)
    told.now += 0.4
    told.says("Amrit draws 1 card.")
    assert told.pill() == "Amrit goes on. Amrit draws 1 card."
    due = told.hud.bubbles.due()
    assert due == pytest.approx(STAY_S - 0.4)
    assert any(timer.isActive() for timer in told.hud.findChildren(QTimer))
    assert due is not None
    told.later(due)
    assert told.pill() == "Amrit draws 1 card."
    assert told.hud.bubbles.due() is None


def test_where_there_is_room_for_one_sentence_each_is_read_in_turn(told: Told) -> None:
    """What comes meanwhile waits; nothing is skipped, and the last one stays."""
    geometry, board = told.board.geometry, told.board
    told.says("Amrit draws 1 card.")
    spot = QRectF(told.hud.bubbles.pill(Seat(1)).geometry())
    whole = QRectF(0, 0, geometry.size.width(), geometry.size.height())
    walls = [
        QRectF(0, 0, whole.width(), spot.top() - 1),
        QRectF(0, spot.bottom() + 3, whole.width(), whole.height()),
        QRectF(spot.right() + 60, 0, whole.width(), whole.height()),
    ]
    places = {Seat(seat): board.places.position(seat) for seat in range(4)}
    bubbles = told.hud.bubbles
    read: list[Any] = []
    for sentence in TURN[1:]:
        bubbles.add_announcements([Announced(Seat(1), Text("T", sentence))], ZoneKinds(()))
    for _ in range(12):
        bubbles.show(geometry, places, walls)
        if not read or read[-1] != told.pill():
            read.append(told.pill())
        due = bubbles.due()
        if due is None:
            break
        assert due <= STAY_S + 0.001
        told.now += due
    assert " ".join(read).count("draws") == 1
    assert [sum(sentence in text for text in read) for sentence in TURN] == [1, 1, 1, 1]
    assert TURN[-1] in read[-1]


def test_a_trick_that_is_taken_away_takes_the_bubbles_along(told: Told) -> None:
    told.says("Amrit draws 1 card.")
    told.scene.write_announcements([TrickWon(Seat(2))])
    assert told.pill() == ""


def test_a_prompt_that_grows_moves_the_bubble_above_it(qtbot: QtBot) -> None:
    look = TableLook(speed=1000.0, trick_pause_ms=0, round_buttons=True)
    stage = Stage(qtbot, 3, passing=True, size=(1024, 548), look=look)
    stage.finish()
    said = ("A player deals.", "A player passes 3 cards to another one.")
    stage.scene.write_announcements([Announced(Seat(2), Text("T", sentence)) for sentence in said])
    pill, prompt = stage.hud.bubbles.pill(Seat(2)), stage.hud.prompt
    before = QRectF(pill.geometry())
    stage.scene.say(Text("T", "In the deals that fit what you have seen, passing these cards did best. " * 2))
    assert before.intersects(QRectF(prompt.geometry()))
    assert not (pill.isVisible() and pill.geometry().intersects(prompt.geometry()))
