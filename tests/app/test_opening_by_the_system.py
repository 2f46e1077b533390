"""Files that the system hands to the program: macOS does so where other systems name them on the command line."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.startup.single_instance import Application


@pytest.fixture
def app(qapp: Application) -> Iterator[Application]:
    yield qapp
    qapp.take_file()
    qapp.listen(None)


def ask_for(app: Application, name: str) -> None:
    """What macOS does after a double click."""
    QCoreApplication.sendEvent(app, QFileOpenEvent(name))


def test_a_file_that_comes_before_the_program_is_ready_is_the_first_page(app: Application) -> None:
    ask_for(app, "/games/one.cardtable")

    assert app.take_file() == Path("/games/one.cardtable")
    assert app.take_file() is None


def test_a_file_is_opened_when_somebody_listens(app: Application) -> None:
    opened: list[Path] = []
    ask_for(app, "/games/one.cardtable")

    app.listen(opened.append)
    assert opened == [Path("/games/one.cardtable")]

    ask_for(app, "/games/two.cardtable")
    assert opened[1:] == [Path("/games/two.cardtable")]


def test_an_open_dialog_is_answered_first(app: Application, qtbot: QtBot) -> None:
    opened: list[Path] = []
    window = QWidget()
    dialog = QDialog(window)
    qtbot.addWidget(window)
    app.listen(opened.append)
    window.show()
    dialog.open()
    qtbot.waitUntil(lambda: app.activeModalWidget() is dialog)

    ask_for(app, "/games/one.cardtable")
    assert opened == []

    dialog.reject()
    window.activateWindow()
    qtbot.waitUntil(lambda: opened == [Path("/games/one.cardtable")])
