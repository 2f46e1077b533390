"""Moves that the disk does not take: said for as long as it is so, and nobody leaves them behind without knowing."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.controllers.dialog_controller import LOSE, LOSE_SENTENCE, QUIT_LOSING, QUIT_LOSING_SENTENCE
from cardtable.app.dialogs.common import question_dialogs
from cardtable.app.startup.single_instance import Application
from cardtable.app.storage.match_store import NOT_KEPT
from cardtable.app.window.main_window import NOTICE_MS
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.files.disk_errors import DISK_FAILS, DISK_FULL, NO_RIGHT
from tests.app.conftest import Desk
from tests.files.failing import failing
from tests.records import read_record

MakeDesk = Callable[..., Desk]
pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")
WORDS = SourceRenderer()


class Asked(list[tuple[Text, Text]]):
    """Questions in place of the dialog: what was asked, answered by `agrees`."""

    agrees = False

    def __call__(self, _words: object, title: Text, sentence: Text, *_rest: object) -> bool:
        self.append((title, sentence))
        return self.agrees


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    found = Asked()
    monkeypatch.setattr(question_dialogs, "ask_confirmation", found)
    return found


@contextmanager
def disk_trouble(number: int = errno.ENOSPC) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fsync", failing(number))
        yield


def in_play(desk: MakeDesk, qtbot: QtBot) -> Desk:
    one = desk()
    one.program.new_match("hearts", seed="77")
    one.my_turn(qtbot)
    return one


def status(one: Desk) -> str:
    return one.window.status_line.text()


def test_quitting_while_moves_are_not_kept_asks_first_and_says_why(desk: MakeDesk, qtbot: QtBot, asked: Asked) -> None:
    one = in_play(desk, qtbot)
    with disk_trouble():
        one.act()
        assert not one.window.close()
        assert one.window.isVisible()
        asked.agrees = True
        assert one.window.close()

    assert asked == [(QUIT_LOSING, QUIT_LOSING_SENTENCE.filled(NOT_KEPT.filled(DISK_FULL)))] * 2
    assert WORDS.text(asked[0][1]) == (
        "Your moves aren't being saved. The disk is full: free some space. If you quit now, you lose them."
    )


def test_once_the_disk_has_room_again_nobody_is_asked_and_nothing_is_lost(
    desk: MakeDesk, qtbot: QtBot, asked: Asked
) -> None:
    one = in_play(desk, qtbot)
    with disk_trouble():
        one.act()
    played = one.session.record().actions
    assert one.window.close()

    assert asked == []
    assert read_record(one.program.matches.path.read_text("utf-8")).actions[: len(played)] == played


def test_a_match_that_is_kept_is_left_without_a_word(desk: MakeDesk, qtbot: QtBot, asked: Asked) -> None:
    one = in_play(desk, qtbot)
    one.act()

    assert one.window.close()
    assert asked == []


@pytest.mark.quick(2)
@pytest.mark.parametrize("command", ["welcome", "restart", "play", "open"])
def test_every_other_way_out_of_the_match_asks_as_well(
    desk: MakeDesk, qtbot: QtBot, asked: Asked, command: str, tmp_path: Path
) -> None:
    one = in_play(desk, qtbot)
    play = one.program.match
    with disk_trouble():
        one.act()
        match command:
            case "play":
                one.openers.play("hearts")
            case "open":
                one.openers.open_saved(tmp_path / "none.cardtable")
            case _:
                one.trigger(command)

    assert asked == [(LOSE, LOSE_SENTENCE.filled(NOT_KEPT.filled(DISK_FULL)))]
    assert one.program.match is play


def test_a_table_of_people_is_not_joined_over_them_without_asking(desk: MakeDesk, qtbot: QtBot, asked: Asked) -> None:
    one = in_play(desk, qtbot)
    with disk_trouble():
        one.act()
        assert not one.openers.may_leave(one.window)

    assert [title for title, _ in asked] == [LOSE]


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, DISK_FULL),
        (errno.EDQUOT, DISK_FULL),
        (errno.EFBIG, DISK_FULL),
        (errno.EACCES, NO_RIGHT),
        (errno.EROFS, NO_RIGHT),
        (errno.EIO, DISK_FAILS),
        (errno.ESTALE, DISK_FAILS),
    ],
)
def test_the_warning_says_what_the_system_says_and_stands_as_long_as_it_is_so(
    desk: MakeDesk, qtbot: QtBot, number: int, sentence: Text
) -> None:
    one = in_play(desk, qtbot)
    one.program.change(one.program.settings.table.changed("status_line", False))
    one.window.show_status_line(False)
    reason = sentence.filled(str(one.program.paths.data)) if "%1" in sentence.source else sentence
    told = WORDS.text(NOT_KEPT.filled(reason))
    with disk_trouble(number):
        one.act()
        assert status(one).startswith(told)
        assert one.window.status_line.isVisible()
        one.window.forget_notices()  # as after NOTICE_MS
        assert NOTICE_MS > 0
        assert status(one).startswith(told)
        one.my_turn(qtbot)
        one.act()
        assert status(one).startswith(told)
    one.my_turn(qtbot)
    one.act()

    assert told not in status(one)
    assert not one.window.status_line.isVisible()


class LoggingOut:
    """A session manager."""

    def __init__(self, *, may_ask: bool) -> None:
        self._may_ask = may_ask
        self.done: list[str] = []

    def allowsInteraction(self) -> bool:
        return self._may_ask

    def release(self) -> None:
        self.done.append("released")

    def cancel(self) -> None:
        self.done.append("cancelled")


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("agrees", "may_ask", "done"),
    [(False, True, ["released", "cancelled"]), (True, True, ["released"]), (False, False, [])],
)
def test_logging_out_asks_as_well_where_the_desktop_lets_it(
    desk: MakeDesk, qtbot: QtBot, asked: Asked, qapp: Application, agrees: bool, may_ask: bool, done: list[str]
) -> None:
    one, session = in_play(desk, qtbot), LoggingOut(may_ask=may_ask)
    asked.agrees = agrees
    with disk_trouble():
        one.act()
        qapp.log_out(session, one.window.may_close)

    assert session.done == done
    assert len(asked) == may_ask
