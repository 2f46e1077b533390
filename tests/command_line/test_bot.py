"""`cardtable bot`: a program sits at a table of people, by a real line to a real server."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.command_line import tables
from cardtable.command_line.bot import run
from cardtable.core.events import CardsMoved
from cardtable.core.zones import Seat
from cardtable.host.room_requests import ReadyRequest, SitRequest, StartRequest
from tests.bots.one_deal import python
from tests.net.server.hall import hello
from tests.net.server.players import Player, at, revision
from tests.net.server.served import ENGLISH, served

BOT, HOST = 0, 1
GOOD = """
for line in sys.stdin:
    news = json.loads(line)
    if "legal" in news:
        action = news["legal"][0] if {well} else "dance"
        print(json.dumps({{"t": "do", "id": news["n"], "v": news["update"]["v"], "action": action}}), flush=True)
"""


def cards_played(player: Player, seat: int) -> int:
    """How often the seat has played to a trick, as the player has seen it."""
    events = [event for stream in player.streams.values() for event in stream if isinstance(event, CardsMoved)]
    return sum(event.source.owner == seat and event.target.kind == "trick" for event in events)


async def sits_and_plays(tmp_path: Path, well: bool) -> str:
    """A person opens a table, the bot takes a seat, and they play three tricks until the table is closed, or the
    bot stopped; what the bot's side said."""
    with served(tmp_path / "server", "--who", "anyone") as (_, opening):
        host = Player(at(opening), hello(secret=opening.secret), 1, lambda: 0.0)
        host.come()
        await host.until(lambda one: one.info is not None)
        assert host.welcome is not None
        command = python(tmp_path, GOOD.format(well=well))
        own = [
            sys.executable,
            "-m",
            "cardtable",
            "bot",
            "--join",
            "-",  # from stdin, so that it stands in no list of processes
            "--name",
            "Low",
            "--",
            *command,
        ]
        pipe = subprocess.PIPE
        process = subprocess.Popen(own, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=ENGLISH)
        assert process.stdin is not None
        process.stdin.write(f"{host.welcome.invitation}\n")
        process.stdin.flush()
        try:
            await host.until(lambda one: one.info is not None and one.info.seats[BOT].ready)
            assert host.info is not None
            assert host.info.seats[BOT].name == "Bot Low"
            host.say(SitRequest(Seat(HOST)))
            host.say(ReadyRequest(True, revision(host)))
            host.say(StartRequest(revision(host)))
            await host.until(lambda one: cards_played(one, BOT) >= 3)
            if well:
                close = ["--data", str(tmp_path / "server"), "close", host.welcome.table]
                assert await asyncio.to_thread(tables.run, close) == 0
            else:
                process.send_signal(signal.SIGINT)
            _, said = await asyncio.to_thread(process.communicate)
        finally:
            process.kill()
            process.wait()
        assert process.returncode == 0
        return said


@pytest.fixture
def heard_ctrl_c() -> Iterator[None]:
    """Programs started here hear it, also where these tests were started in the background, by a shell that lets
    nothing there hear it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent in another way there")
@pytest.mark.usefixtures("heard_ctrl_c")
@pytest.mark.parametrize("well", [True, False])
def test_a_bot_sits_at_a_table_of_people(tmp_path: Path, well: bool) -> None:
    async def bounded() -> str:
        async with asyncio.timeout(240):
            return await sits_and_plays(tmp_path, well)

    said = asyncio.run(bounded())
    assert ("a simple built-in player" in said) is not well
    sits, *others = said.splitlines()
    assert sits == "cardtable bot: “Bot Low” is now at the table. Ctrl+C stops it."
    assert (others == ["cardtable bot: The table is closed."]) is well


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Write --join with an invitation, then -- and the program that should play."),
        (["--join", "x"], "Write --join with an invitation, then -- and the program that should play."),
        (["--join", "x", "--", "./no-such-bot"], "The program “./no-such-bot” wasn't found"),
        (["--join", "x", "--", sys.executable], "This isn't an invitation: copy the whole text"),
        (
            ["--join", "x", "--name", "a name that is far too long", "--", "./mybot"],
            "“a name that is far too long” can't be a name at the table: use up to 20 letters, digits and spaces.",
        ),
        (["--join", "x", "--name", "my_bot", "--", "./mybot"], "“my_bot” can't be a name at the table"),
        (["--seat", "2"], "Unknown argument “--seat”; see --help."),
    ],
)
def test_nonsense_gets_one_sentence_and_status_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    out, errors = capsys.readouterr()
    assert (out, errors.count("\n")) == ("", 1)
    assert errors.startswith("cardtable bot: ")
    assert said in errors
