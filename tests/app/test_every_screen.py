"""A screen reader finds a name and a role for everything on every screen, and Tab goes as one reads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.hardship.tree import disordered, unnamed

ROOT = Path(__file__).resolve().parents[2]
SCREENS = 50  # of tests/trees.py: tables of all games, every page of every dialog


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_every_control_of_every_screen_has_a_name_and_its_place(tmp_path: Path) -> None:
    """From right to left; from left to right for every dialog in dialogs/test_every_dialog.py."""
    command = [sys.executable, str(ROOT / "tests" / "trees.py"), "--folder", str(tmp_path), "fa"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert len(list(tmp_path.glob("*.txt"))) >= SCREENS


def column(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for widget in widgets:
        layout.addWidget(widget)
    window.show()
    return window


def test_what_has_no_name_is_found(qtbot: QtBot) -> None:
    assert unnamed(column(qtbot, QPushButton("Close"))) == []
    assert unnamed(column(qtbot, QPushButton("Close"), QLineEdit())) == ["QLineEdit “” has no name"]


def test_a_wrong_order_is_found(qtbot: QtBot) -> None:
    first, second, third = (QPushButton(str(number)) for number in (1, 2, 3))
    window = column(qtbot, first, second, third)
    assert disordered(window) == []
    QWidget.setTabOrder(third, second)
    assert disordered(window) == [
        "from QPushButton “3” back to QPushButton “2”",
        "from QPushButton “2” back to QPushButton “1”",
    ]
