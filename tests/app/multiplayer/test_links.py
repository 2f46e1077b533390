"""The link of an invitation, as an argument, as macOS hands it over, and to a copy of the program that runs already."""

from __future__ import annotations

import stat
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QUrl
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from cardtable import __version__
from cardtable.app.startup.arguments import parse
from cardtable.app.startup.single_instance import LETTER, Application, SingleInstance, hand_over
from cardtable.app.storage.file_storage import lock_of
from tests.app.multiplayer.rooms import GAMES, INVITATION


def test_a_link_among_the_arguments_is_an_invitation() -> None:
    assert parse([INVITATION], GAMES, __version__).invitation == INVITATION
    asked = parse(["--size", "1024x600", INVITATION.upper()], GAMES, __version__)
    assert asked.invitation == INVITATION.upper()
    assert asked.size == (1024, 600)
    assert asked.file is None


def test_a_saved_game_may_be_named_by_its_address(tmp_path: Path) -> None:
    game = tmp_path / "one of mine.cardtable"
    game.write_text("")
    assert parse([game.as_uri()], GAMES, __version__).file == game


@pytest.fixture
def app(qapp: Application) -> Iterator[Application]:
    yield qapp
    qapp.welcome(lambda _link: True)  # whatever still waits is thrown away


def test_a_link_waits_until_it_can_be_followed(app: Application) -> None:
    followed: list[str] = []
    QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl(INVITATION)))
    app.welcome(lambda _link: False)
    app.welcome(lambda link: not followed.append(link))
    app.welcome(lambda link: not followed.append(link))
    assert [link.upper() for link in followed] == [INVITATION.upper()]


def test_without_another_copy_nothing_is_handed_over(tmp_path: Path) -> None:
    assert not hand_over(tmp_path, INVITATION)


def test_the_running_copy_takes_the_letter_off_the_disk(tmp_path: Path, qtbot: QtBot) -> None:
    lock = lock_of(tmp_path, 1)
    assert lock.take()
    come: list[str] = []
    owner = QObject()
    SingleInstance(tmp_path, come.append, owner)
    taken: list[bool] = []
    other = threading.Thread(target=lambda: taken.append(hand_over(tmp_path, INVITATION, 5.0)))
    other.start()
    qtbot.waitUntil(lambda: come == [INVITATION])
    other.join()
    lock.release()
    assert taken == [True]
    assert list((tmp_path / "letters").iterdir()) == []


def test_a_letter_that_nobody_takes_is_taken_back(tmp_path: Path) -> None:
    lock = lock_of(tmp_path, 1)
    assert lock.take()
    assert not hand_over(tmp_path, INVITATION, 0.0)
    lock.release()
    assert not (tmp_path / "letters" / LETTER).exists()
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "letters").stat().st_mode) == 0o700
