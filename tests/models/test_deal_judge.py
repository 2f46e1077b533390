"""A deal is judged in the thinking process: the same as anywhere, with progress, and it can be stopped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.zones import Seat
from cardtable.models.deal_review_job import DealReviewJob
from cardtable.models.worker_client import WorkerClient
from cardtable.players.deal_review import SeatDecisions, decisions_of, judge
from tests.players.test_judging import GAMES, record_of

pytestmark = pytest.mark.slow
LONG = 60_000  # milliseconds: the machine may be busy


@pytest.fixture
def workers() -> Iterator[tuple[WorkerClient, ...]]:
    made = WorkerClient(), WorkerClient()
    yield made
    for worker in made:
        worker.close()


def of_hearts(workers: Sequence[WorkerClient]) -> tuple[DealReviewJob, SeatDecisions, Any]:
    record, game = record_of("hearts"), GAMES["hearts"]
    decided = decisions_of(record, game, 1, Seat(0))
    assert decided is not None
    return DealReviewJob("judge", decided, game, record.options, record.seats, workers), decided, record


def test_each_decision_is_told_and_then_the_whole(qtbot: QtBot, workers: tuple[WorkerClient, ...]) -> None:
    judging, decided, record = of_hearts(workers)
    told: list[int] = []
    judging.judged.connect(lambda action, _found: told.append(action))
    with qtbot.waitSignal(judging.finished, timeout=LONG) as finished:
        judging.start(0)
    assert sorted(told) == [one.action for one in decided.decisions]  # each once, by two processes in any order
    assert len({worker.process_id for worker in workers}) == 2
    assert finished.args == [judge(record, GAMES["hearts"], 1, Seat(0))]


def test_it_can_be_stopped_before_and_while_it_thinks(qtbot: QtBot, workers: tuple[WorkerClient, ...]) -> None:
    judging, _, _ = of_hearts(workers)
    judging.start(0)
    judging.stop()
    qtbot.wait(50)
    assert {worker.process_id for worker in workers} == {None}  # nothing was begun

    told: list[int] = []
    judging.judged.connect(lambda action, _found: (told.append(action), judging.stop()))
    with qtbot.assertNotEmitted(judging.finished):
        with qtbot.waitSignal(judging.judged, timeout=LONG):
            judging.start(0)
        qtbot.wait(1500)
    assert len(told) == 1
