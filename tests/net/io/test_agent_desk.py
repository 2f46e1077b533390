"""The agent's desk looks round: in another network nobody waits until a lost line is tried anew by itself."""

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

from cardtable.core.session import Session
from cardtable.games import discover
from cardtable.host import from_seat, messages
from cardtable.host.from_table import TableInfo
from cardtable.host.gathering import HouseRules, Stage
from cardtable.host.people_table.people_table import PeopleTable
from cardtable.net.agent_talk import FromAgent, Leave, OpenTable
from cardtable.net.io.agent_desk import AgentDesk
from cardtable.net.io.surroundings import Surroundings
from tests.known_sentences import known_sentences

HOUSE, CAFE = ("127.0.0.1", "192.168.1.23"), ("127.0.0.1", "10.7.7.7")


class End:
    """A table somewhere, which counts how often it is told of another network."""

    def __init__(self) -> None:
        self.moves = 0

    def moved(self) -> None:
        self.moves += 1

    def do(self, do: messages.Do) -> None:
        raise AssertionError

    def say(self, message: from_seat.FromSeat) -> None:
        raise AssertionError

    def try_now(self) -> None:
        raise AssertionError

    def copied(self) -> None:
        raise AssertionError

    def ask_router(self) -> None:
        raise AssertionError

    async def leave(self) -> None:
        raise AssertionError

    async def close(self) -> None:
        pass


def sentences_in(folder: Path) -> Path:
    sentences = folder / "sentences.json"
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
    return sentences


def test_another_address_is_told_to_the_table_once(tmp_path: Path) -> None:
    sentences = sentences_in(tmp_path)
    found = iter([HOUSE, HOUSE[::-1], CAFE, CAFE, HOUSE])
    counts: list[int] = []

    async def look() -> None:
        desk = AgentDesk(Surroundings(tmp_path, sentences), lambda _value: None, lambda: next(found))
        end = desk._end = End()
        for _ in range(4):
            await desk.look_round()
            counts.append(end.moves)
        await desk.close()

    asyncio.run(look())
    assert counts == [0, 1, 1, 2]


def truths() -> list[Any]:
    """All tables of people, and the matches at them, that are in this process."""
    gc.collect()
    return [thing for thing in gc.get_objects() if isinstance(thing, PeopleTable | Session)]


def test_nothing_of_a_table_is_alive_that_was_left(tmp_path: Path) -> None:
    """An agent lives as long as its window, in which people go from table to table."""
    told: list[FromAgent] = []
    before = set(map(id, truths()))
    left: list[list[str]] = []

    async def until(stage: Stage) -> int:
        """The revision of the table's rules then; those of its opening are in force after the first."""
        async with asyncio.timeout(20):
            while True:
                table = next((value for value in reversed(told) if isinstance(value, TableInfo)), None)
                if table is not None and table.rev and table.stage is stage:
                    return table.rev
                await asyncio.sleep(0.02)

    async def play() -> None:
        desk = AgentDesk(Surroundings(tmp_path, sentences_in(tmp_path), here_only=True), told.append)
        options = discover()["hearts"].options().save()
        for _ in range(2):
            told.clear()
            await desk.take(OpenTable("Asha", 3, "hearts", 4, options, HouseRules(findable=False)))
            rev = await until(Stage.LOBBY)
            await desk.take(from_seat.Ready(True, rev))
            await desk.take(from_seat.Start(rev))
            await until(Stage.PLAYING)
            there = {type(thing) for thing in truths() if id(thing) not in before}
            assert there == {PeopleTable, Session}
            await desk.take(Leave())
            left.append([type(thing).__name__ for thing in truths() if id(thing) not in before])
        await desk.close()

    asyncio.run(play())
    assert left == [[], []]
