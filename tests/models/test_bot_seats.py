"""A program of the person's own plays at a table in this process; what it does wrong holds nobody up."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.bots.bot_process import BotFaultKind
from cardtable.core.record import Record
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import BOT
from cardtable.models.local_match import LocalMatch
from tests.bots.one_deal import python

PLAYERS = ("beginner A", "bot mybot", "beginner B", "beginner C")
BOT_SEAT = Seat(1)
PLAYS = """
for line in sys.stdin:
    news = json.loads(line)
    if "legal" in news:
        open({mark!r}, "a").write("x")
        print(json.dumps({{"t": "do", "id": 1, "v": news["update"]["v"], "action": {action}}}), flush=True)
open({end!r}, "w").write("told")
"""


def bot(folder: Path, action: str = 'news["legal"][0]') -> tuple[str, ...]:
    """One that notes each move in `moves`, and in `end` that it was told of the end."""
    return python(folder, PLAYS.format(mark=str(folder / "moves"), end=str(folder / "end"), action=action))


@contextmanager
def table(commands: dict[Seat, tuple[str, ...]]) -> Iterator[LocalMatch]:
    game = discover()["hearts"]
    secret = MatchSecret("7", "7")
    host = MatchHost(settle_config(game, game.options(), PLAYERS, secret), secret)
    made = LocalMatch(host, bots=commands)
    made._begin()
    try:
        yield made
    finally:
        made.close()


def moves(record: Record, seat: Seat) -> int:
    return sum(acting == seat for acting, _ in record.actions)


def test_it_plays_its_seat_and_is_ended_with_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    with table({BOT_SEAT: bot(tmp_path)}) as made:
        qtbot.waitUntil(lambda: moves(made.record(), BOT_SEAT) >= 3)
        assert (tmp_path / "moves").read_text() >= "xxx"
        assert made._host.levels[BOT_SEAT] == BOT  # and nobody's results are those against an expert
    qtbot.waitUntil((tmp_path / "end").exists)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("sys.exit(3)", BotFaultKind.ENDED),
        ("for line in sys.stdin: print('what?', flush=True)", BotFaultKind.GARBAGE),
        (PLAYS.format(mark="/dev/null", end="/dev/null", action='"play 2C"'), BotFaultKind.WRONG),
    ],
    ids=["ends", "garbage", "wrong"],
)
def test_one_that_fails_is_replaced_and_told_of_once(
    qtbot: QtBot, tmp_path: Path, body: str, kind: BotFaultKind
) -> None:
    told: list[tuple[Seat, BotFaultKind]] = []
    with table({BOT_SEAT: python(tmp_path, body)}) as made:
        made.botReplaced.connect(lambda seat, why: told.append((seat, why)))
        qtbot.waitUntil(lambda: moves(made.record(), BOT_SEAT) >= 6, timeout=20_000)
    assert told == [(BOT_SEAT, kind)]


def test_one_that_cannot_be_started_is_replaced(qtbot: QtBot) -> None:
    told: list[BotFaultKind] = []
    with table({BOT_SEAT: ("/nowhere/mybot",)}) as made:
        made.botReplaced.connect(lambda _seat, why: told.append(why))
        qtbot.waitUntil(lambda: moves(made.record(), BOT_SEAT) >= 2)
    assert told == [BotFaultKind.NOT_STARTED]


def test_a_silent_one_is_ended_at_once_when_the_table_closes(qtbot: QtBot, tmp_path: Path) -> None:
    note = tmp_path / "asked"
    silent = f"sys.stdin.readline(); open({str(note)!r}, 'w').close()\nfor line in sys.stdin: pass"
    with table({BOT_SEAT: python(tmp_path, silent)}) as made:
        qtbot.waitUntil(note.exists)
        assert made._bots is not None
        thread = made._bots._seats[BOT_SEAT]._thread
    assert thread is not None
    thread.join(5.0)  # far less than its patience
    assert not thread.is_alive()


def test_a_record_names_it_and_says_nothing_of_its_program(qtbot: QtBot, tmp_path: Path) -> None:
    with table({BOT_SEAT: bot(tmp_path)}) as made:
        assert made.record().players == PLAYERS
        assert sys.executable not in repr(made.record())


def test_without_a_program_a_computer_plays_there(qtbot: QtBot) -> None:
    """As with a saved game of somebody else, or of another day."""
    with table({}) as made:
        assert made._host.levels[BOT_SEAT] == "expert"
        assert made._bots is None
