"""Which deals are the person's own result."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.match.seat_controller import SeatController
from cardtable.app.statistics.match_result_recorder import MatchResultRecorder
from cardtable.app.statistics.statistics_writer import StatisticsWriter
from cardtable.host.seat_assignment import Presence
from tests.models.told_matches import MEERA, ToldMatch


class Played:
    """A match of Hearts with people, whose results go into a file."""

    def __init__(self, folder: Path) -> None:
        self.match = ToldMatch()
        self.match.begin()
        self.controller = SeatController(self.match.remote.open_channel(), None, lambda: None)
        self.results = StatisticsWriter(folder / "statistics.sqlite", lambda sentence: pytest.fail(sentence.source))
        MatchResultRecorder(self.controller, lambda: self.results, lambda: self.match.remote.key)
        self.controller.join()

    def me(self, presence: Presence) -> None:
        self.match.tell(seats=(replace(MEERA, presence=presence), *self.match.info.seats[1:]))

    def until_deal(self, number: int) -> None:
        while self.match.session.deal_number < number and not self.match.session.match_over:
            self.match.step()

    def missed(self, number: int) -> None:
        """The line was lost while so many moves were made, and is back."""
        for _ in range(number):
            self.match.do()
        self.match.welcome()
        self.match.jump()

    def counted(self) -> int:
        with closing(self.results):
            return sum(row.deals for row in self.results.statistics.rows())


@pytest.fixture
def played(tmp_path: Path, qtbot: QtBot) -> Played:
    return Played(tmp_path)


def test_a_deal_that_one_has_played_is_counted(played: Played) -> None:
    played.until_deal(2)
    assert played.counted() == 1


def test_a_deal_that_a_computer_finished_is_not(played: Played) -> None:
    played.match.step()
    played.me(Presence.REPLACED)
    played.until_deal(2)
    played.me(Presence.HERE)
    played.until_deal(3)
    assert played.counted() == 1


def test_nor_one_in_which_it_has_played_while_the_line_was_lost(played: Played) -> None:
    played.missed(6)
    played.until_deal(2)
    assert played.counted() == 0


def test_a_line_that_was_lost_while_others_thought_costs_nothing(played: Played) -> None:
    played.missed(0)
    played.until_deal(2)
    assert played.counted() == 1
