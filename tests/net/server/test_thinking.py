"""Where computer players of a server think: quick ones at once, searching ones elsewhere, none of them for ever."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection

import pytest

from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.net.server import player_service
from cardtable.net.server.player_service import PlayerService
from cardtable.players.player_questions import PlayerQuestion
from tests.net.server.hall import run

HEARTS = discover()["hearts"]


def request(level: str) -> PlayerQuestion:
    """Whom does seat 0 pass to?"""
    options = HEARTS.options()
    session = Session(HEARTS, options, ("club",) * 4, "1")
    return PlayerQuestion("hearts", options.save(), 4, level, 1, session.view(Seat(0)), session.heard(Seat(0)))


def with_thinking(act: Callable[[PlayerService], Awaitable[None]], longest_queue: float = 3.0) -> None:
    async def whole() -> None:
        thinking = PlayerService(discover(), 1, longest_queue)
        try:
            await act(thinking)
        finally:
            await thinking.close()

    run(whole)


def asked(thinking: PlayerService, number: int, level: str) -> asyncio.Future[object]:
    answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    thinking.ask(("4f2c9a17", number), request(level), answer.set_result)
    return answer


def test_a_quick_level_answers_but_never_at_once() -> None:
    async def act(thinking: PlayerService) -> None:
        answer = asked(thinking, 1, "club")
        assert not answer.done()
        assert await answer is not None

    with_thinking(act)


def test_a_process_that_ends_while_it_starts_is_answered_for_though_its_pipe_stays_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on Windows: until the process has started, the one that started it has that end open as well."""
    context, kept = multiprocessing.get_context("spawn"), list[Connection]()
    pipe = context.Pipe

    def never_closed() -> tuple[Connection, Connection]:
        ours, theirs = pipe()
        if sys.platform != "win32":
            kept.append(Connection(os.dup(theirs.fileno())))
        return ours, theirs

    monkeypatch.setattr(context, "Pipe", never_closed)
    monkeypatch.setattr(player_service, "serve", sys.exit)

    async def act(thinking: PlayerService) -> None:
        async with asyncio.timeout(60):
            assert await asked(thinking, 1, "expert") is not None

    with_thinking(act, longest_queue=600)
    for end in kept:
        end.close()


def test_what_is_forgotten_is_not_answered() -> None:
    async def act(thinking: PlayerService) -> None:
        forgotten, answer = asked(thinking, 1, "club"), asked(thinking, 2, "club")
        thinking.forget([("4f2c9a17", 1)])
        await answer
        assert not forgotten.done()

    with_thinking(act)


def test_a_searching_level_that_waits_too_long_is_answered_by_a_quick_one() -> None:
    """The only process is busy with starting; two are asked, and the second does not wait for it."""

    async def act(thinking: PlayerService) -> None:
        first, second = asked(thinking, 1, "expert"), asked(thinking, 2, "expert")
        assert await second is not None
        assert not first.done()

    with_thinking(act, longest_queue=0.01)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGKILL")
def test_a_process_that_dies_is_answered_for_and_replaced() -> None:
    async def act(thinking: PlayerService) -> None:
        assert await asked(thinking, 1, "expert") is not None
        process = thinking.processes[0].process
        assert process is not None
        os.kill(process.pid or 0, signal.SIGKILL)
        process.join()
        assert await asked(thinking, 2, "expert") is not None
        assert await asked(thinking, 3, "expert") is not None
        assert thinking.processes[0].process is not process

    with_thinking(act)
