"""Past tricks as pictures: from whose side they are seen, what a screen reader hears, which keys walk through them."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.overlays.history.trick_panel import TrickWidget, result_of
from cardtable.core.cards import Card
from cardtable.core.zones import Seat, near_seat
from cardtable.models.play_history import PastTrick
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import THEMES, CardStyle
from tests.app.dialogs.speech import TestWords


def trick(*texts: str, winner: int) -> PastTrick:
    return PastTrick(tuple((Seat(seat), Card.parse(text)) for seat, text in enumerate(texts)), Seat(winner))


TRICK = trick("2C", "KC", "QS", "9C", winner=1)


def view(qtbot: QtBot, shown: PastTrick | None, viewer: Seat | None = None, *, cancel: bool = False) -> TrickWidget:
    around, faces = QWidget(), CardPixmaps(CardStyle())
    qtbot.addWidget(around)
    made = TrickWidget(TestWords(), faces, THEMES["green"], 4, near_seat(viewer), around, twins_cancel=cancel)
    made.resize(300, 290)
    made.setTrick(shown)
    return made


def test_arrows_home_and_end_walk_through_the_tricks(qtbot: QtBot) -> None:
    shown = view(qtbot, TRICK)
    steps: list[int] = []
    shown.stepped.connect(steps.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        qtbot.keyClick(shown, key)
    assert steps == [-1, 1, -1, 1]
    qtbot.keyClick(shown, Qt.Key.Key_Home)
    qtbot.keyClick(shown, Qt.Key.Key_End)
    assert steps[-2] < -100 < 100 < steps[-1]


def test_who_played_which_card_is_told(qtbot: QtBot) -> None:
    assert view(qtbot, TRICK).accessibleDescription().startswith("Asha: two of clubs, Kavya: king of clubs")
    assert TestWords().text(result_of(TRICK)) == "Asha led; Kavya won this trick."
    assert "No trick" in view(qtbot, None).accessibleDescription()


def picture(qtbot: QtBot, viewer: Seat | None) -> QImage:
    return view(qtbot, TRICK, viewer).grab().toImage()


def test_a_spectator_sees_past_tricks_from_the_side_of_the_first_seat(qtbot: QtBot) -> None:
    first, second, watched = (picture(qtbot, viewer) for viewer in (Seat(0), Seat(1), None))
    assert watched == first
    assert watched != second


@pytest.mark.parametrize("cancel", [False, True])
def test_twins_of_a_past_trick_are_crossed_where_they_cancel(qtbot: QtBot, cancel: bool) -> None:
    twins = trick("2C", "KC", "KC", "9C", winner=0)
    said = view(qtbot, twins, Seat(0), cancel=cancel).accessibleDescription()
    assert said.count("king of clubs, cancelled") == (2 if cancel else 0)
    assert TestWords().text(result_of(twins)) == "Asha led and won this trick."


def test_places_are_found_once_for_each_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding them takes longer than painting: it was done in each frame of every card that moves beside them."""
    lengths: list[float] = []
    monkeypatch.setattr(math, "hypot", lambda *sides, usual=math.hypot: lengths.append(usual(*sides)) or lengths[-1])
    shown = view(qtbot, TRICK)
    shown.grab()
    found = len(lengths)
    shown.grab()
    assert len(lengths) == found > 0
    shown.resize(220, 240)
    shown.grab()
    assert len(lengths) > found
