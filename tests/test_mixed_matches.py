"""Nothing of a match stays behind once another one, or the welcome page, is in the window."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from cardtable.table.cards.card_widget import CardWidget
from tests.hardship.mixed_matches import MixedMatches, mixed_matches, settled

MOST_GROWTH = 10.0  # megabytes from the tenth match to the hundredth


@pytest.mark.parametrize("number", [1, pytest.param(6, marks=pytest.mark.slow)])
def test_nothing_of_finished_matches_is_alive(number: int, tmp_path: Path, qtbot: QtBot) -> None:
    """Played by computers, undone, looked back at, practised, taught; more of them would add none."""
    left = {name: left for name, _, left in mixed_matches(tmp_path, number, people=False)}
    assert len(left) == number
    assert {name: things for name, things in left.items() if things} == {}


def test_nothing_of_tables_of_people_is_alive(tmp_path: Path, qtbot: QtBot) -> None:
    """What the window has of them; their truth is in the agent's process."""
    one = MixedMatches(tmp_path, people=True)
    for number in range(2):
        one.among_people("hearts", number)
        assert one.watch.left() != []  # it was noted while it was there
        one.rest()
        settled()
        assert one.watch.left() == []
    one.close()


def test_a_match_that_was_there_at_the_first_frame_is_let_go_of(tmp_path: Path, qtbot: QtBot) -> None:
    """What is there at that moment is kept from being collected; a match is not there for good."""
    one = MixedMatches(tmp_path, people=False)
    one.undone("hearts", 1)
    one.program.after_first_frame()
    one.watch.note(one.program.match, one.program.local_match)
    one.welcome.show()
    settled()
    assert one.watch.left() == []
    assert gc.get_freeze_count() == 0
    one.close()


def test_nothing_that_a_screen_reader_has_read_is_alive(tmp_path: Path, qtbot: QtBot) -> None:
    """PySide keeps each accessible interface for ever; it must not keep what it describes."""

    def read(interface: QAccessibleInterface) -> int:
        parts = [interface.child(place) for place in range(interface.childCount())]
        return 1 + sum(read(part) for part in parts if part is not None)

    one = MixedMatches(tmp_path, people=False)
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    try:
        one.undone("canasta", 1)
        play = one.program.match
        assert play is not None
        one.watch.note(play, one.program.local_match)
        cards = [weakref.ref(card) for card in play.table.findChildren(CardWidget)]
        assert read(QAccessible.queryAccessibleInterface(one.window)) > 50
        del play
        one.welcome.show()
        settled()
        assert one.watch.left() == []
        assert len(cards) > 100
        assert not any(card() for card in cards)
    finally:
        QAccessible.setActive(before)
        one.close()


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_hundred_matches_take_no_more_memory_than_ten(tmp_path: Path, qtbot: QtBot) -> None:
    megabytes = []
    for name, size, left in mixed_matches(tmp_path, 100):
        assert left == [], name
        megabytes.append(size)
    assert megabytes[-1] - megabytes[9] <= MOST_GROWTH, megabytes[9::10]
