import os
import signal
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.models.worker import Thinker
from cardtable.players.worker import Request

HEARTS = discover()["hearts"]
LONG = 10_000  # milliseconds: the machine may be busy


def session() -> Session[Any, Any]:
    return Session(HEARTS, HEARTS.options(), ("a", "b", "c", "d"), "worker")


def request(number: int, level: str = "expert", seat: int = 0, **changes: Any) -> Request:
    table = session()
    asked = Request(
        number, "hearts", HEARTS.options().save(), 4, level, 7, table.view(Seat(seat)), table.heard(Seat(seat))
    )
    return replace(asked, **changes)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def test_the_answer_is_the_one_that_the_player_gives_anywhere(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.start()
    with qtbot.waitSignal(thinker.answered, timeout=LONG) as answer:
        thinker.ask(request(1, "club"))
    table = session()
    player = HEARTS.players["club"](HEARTS.options(), 4, 7)
    assert answer.args == [1, player.choose(table.view(Seat(0)), table.heard(Seat(0)), lambda: False)]


def test_advice_comes_with_its_reason(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.waitSignal(thinker.answered, timeout=LONG) as answer:
        thinker.ask(request(2, advise=True))
    assert answer.args[1].reason.source.endswith(".")


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_next_level_answers(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.start()
    first = thinker.process_id
    assert first is not None
    with qtbot.waitSignal(thinker.answered, timeout=LONG) as answer:
        thinker.ask(request(3))
        os.kill(first, signal.SIGTERM)
    assert answer.args[0] == 3
    assert session().submit(Seat(0), answer.args[1], 1) is None
    assert thinker.process_id not in (None, first)
    with qtbot.waitSignal(thinker.answered, timeout=LONG):
        thinker.ask(request(4, "club"))


def test_a_question_taken_back_is_not_answered(qtbot: QtBot, thinker: Thinker) -> None:
    heard: list[int] = []
    thinker.answered.connect(lambda number, _: heard.append(number))
    thinker.ask(request(5))
    thinker.ask(request(6))
    thinker.cancel()
    with qtbot.waitSignal(thinker.answered, timeout=LONG):
        thinker.ask(request(7, "club"))
    assert heard == [7]


def test_several_questions_at_once_are_all_answered(qtbot: QtBot, thinker: Thinker) -> None:
    heard: set[int] = set()
    thinker.answered.connect(lambda number, _: heard.add(number))
    for seat in range(3):
        thinker.ask(request(10 + seat, seat=seat))
    qtbot.waitUntil(lambda: heard == {10, 11, 12}, timeout=LONG)


def test_a_level_that_fails_is_answered_for(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.waitSignal(thinker.failed, timeout=LONG) as failure:
        thinker.ask(request(8, "no such level"))
    assert failure.args[0] == 8


def test_closing_ends_the_process_and_asking_again_starts_one(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.start()
    threads = threading.active_count()
    thinker.close()
    assert thinker.process_id is None
    assert threading.active_count() == threads - 1
    with qtbot.waitSignal(thinker.answered, timeout=LONG):
        thinker.ask(request(9, "beginner"))


def test_time_cuts_a_long_search_off(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.waitSignal(thinker.answered, timeout=LONG) as answer:
        thinker.ask(request(13, time_limit=0.0))
    assert session().submit(Seat(0), answer.args[1], 1) is None
