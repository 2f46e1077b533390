import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import Connection, Pipe
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.models.worker_client import WorkerClient
from cardtable.players.player_questions import Key, PlayerQuestion

HEARTS = discover()["hearts"]
LONG = 60_000  # milliseconds: the machine may be busy, and processes begin slowly on Windows


def session() -> Session[Any, Any]:
    return Session(HEARTS, HEARTS.options(), ("a", "b", "c", "d"), "worker")


def key(number: int) -> Key:
    return ("table", number)


def request(level: str = "expert", seat: int = 0, **changes: Any) -> PlayerQuestion:
    table = session()
    view, heard = table.view(Seat(seat)), table.heard(Seat(seat))
    return replace(PlayerQuestion("hearts", HEARTS.options().save(), 4, level, 7, view, heard), **changes)


@pytest.fixture
def worker() -> Iterator[WorkerClient]:
    made = WorkerClient()
    made.start()
    yield made
    made.close()


def test_the_answer_is_the_one_that_the_player_gives_anywhere(qtbot: QtBot, worker: WorkerClient) -> None:
    with qtbot.waitSignal(worker.answered, timeout=LONG) as answer:
        worker.ask(key(1), request("club"))
    table = session()
    player = HEARTS.players["club"](HEARTS.options(), 4, 7)
    assert answer.args == [key(1), player.choose(table.view(Seat(0)), table.heard(Seat(0)), lambda: False)]


def test_what_is_asked_before_the_process_is_started_waits_for_it(qtbot: QtBot) -> None:
    made = WorkerClient()
    made.ask(key(1), request("club"))
    made.ask(key(2), request("club"))
    made.forget([key(2)])
    assert made.process_id is None
    heard: list[Key] = []
    made.answered.connect(lambda number, _: heard.append(number))
    made.start()
    qtbot.waitUntil(lambda: bool(heard), timeout=LONG)
    made.close()
    assert heard == [key(1)]


def test_one_question_is_sent_in_each_turn_and_none_that_was_taken_back(
    qtbot: QtBot, worker: WorkerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What ten players know of a deal takes long to pack."""
    sent: list[Key] = []
    monkeypatch.setattr(type(Pipe()[0]), "send", lambda _pipe, question: sent.append(question.key))
    for number in (1, 2, 3):
        worker.ask(key(number), request("club"))
    assert sent == [key(1)]
    worker.forget([key(2)])
    qtbot.waitUntil(lambda: len(sent) == 2)
    worker.ask(key(4), request("club"))
    qtbot.waitUntil(lambda: len(sent) == 3)
    assert sent == [key(1), key(3), key(4)]
    monkeypatch.undo()


def test_advice_comes_with_its_reason(qtbot: QtBot, worker: WorkerClient) -> None:
    with qtbot.waitSignal(worker.answered, timeout=LONG) as answer:
        worker.ask(key(2), request(advise=True))
    assert answer.args[1].reason.source.endswith(".")


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_next_level_answers(
    qtbot: QtBot, worker: WorkerClient
) -> None:
    first = worker.process_id
    assert first is not None
    with qtbot.waitSignal(worker.answered, timeout=LONG) as answer:
        worker.ask(key(3), request())
        os.kill(first, signal.SIGTERM)
    assert answer.args[0] == key(3)
    assert session().submit(Seat(0), answer.args[1], 1) is None
    assert worker.process_id not in (None, first)
    with qtbot.waitSignal(worker.answered, timeout=LONG):
        worker.ask(key(4), request("club"))


def test_a_worker_killed_before_it_took_its_end_of_the_pipe_is_replaced_too(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows: until the process has started, the one that started it has that end open as well."""
    context = multiprocessing.get_context("spawn")
    pipe, kept = context.Pipe, list[Connection]()

    def never_closed() -> tuple[Connection, Connection]:
        ours, theirs = pipe()
        if not kept:
            kept.append(theirs)
            if sys.platform != "win32":
                kept.append(Connection(os.dup(theirs.fileno())))
        return ours, theirs

    monkeypatch.setattr(context, "Pipe", never_closed)
    made = WorkerClient()
    made.start()
    first = made.process_id
    assert first is not None
    with qtbot.waitSignal(made.answered, timeout=LONG) as answer:
        made.ask(key(3), request())
        os.kill(first, signal.SIGTERM)
    assert answer.args[0] == key(3)
    assert made.process_id not in (None, first)
    made.close()
    for end in kept:
        end.close()


def test_a_question_taken_back_is_not_answered(qtbot: QtBot, worker: WorkerClient) -> None:
    heard: list[Key] = []
    worker.answered.connect(lambda number, _: heard.append(number))
    worker.ask(key(5), request())
    worker.ask(key(6), request())
    worker.forget([key(5), key(6), ("nobody", 1)])
    with qtbot.waitSignal(worker.answered, timeout=LONG):
        worker.ask(key(7), request("club"))
    assert heard == [key(7)]


def test_what_one_table_takes_back_another_still_hears(qtbot: QtBot, worker: WorkerClient) -> None:
    worker.ask(("first", 1), request())
    worker.ask(("second", 1), request(seat=1))
    worker.forget([("first", 1)])
    with qtbot.waitSignal(worker.answered, timeout=LONG) as answer:
        pass
    assert answer.args[0] == ("second", 1)


def test_several_questions_at_once_are_all_answered(qtbot: QtBot, worker: WorkerClient) -> None:
    heard: set[Key] = set()
    worker.answered.connect(lambda number, _: heard.add(number))
    for seat in range(3):
        worker.ask(key(10 + seat), request(seat=seat))
    qtbot.waitUntil(lambda: heard == {key(10), key(11), key(12)}, timeout=LONG)


def test_a_level_that_fails_is_answered_for(qtbot: QtBot, worker: WorkerClient) -> None:
    with qtbot.waitSignal(worker.failed, timeout=LONG) as failure:
        worker.ask(key(8), request("no such level"))
    assert failure.args[0] == key(8)


def test_closing_ends_the_process_and_asking_again_starts_one(qtbot: QtBot, worker: WorkerClient) -> None:
    threads = threading.active_count()
    worker.close()
    assert worker.process_id is None
    assert threading.active_count() == threads - 1
    with qtbot.waitSignal(worker.answered, timeout=LONG):
        worker.ask(key(9), request("beginner"))


def test_time_cuts_a_long_search_off(qtbot: QtBot, worker: WorkerClient) -> None:
    with qtbot.waitSignal(worker.answered, timeout=LONG) as answer:
        worker.ask(key(13), request(time_limit=0.0))
    assert session().submit(Seat(0), answer.args[1], 1) is None
