"""Dialogs are whole once they are shown: tests/app/test_window_answers.py is about work that takes several turns."""

import pytest


@pytest.fixture(autouse=True)
def one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work takes one turn of the event loop, however busy the machine is."""
    monkeypatch.setattr("cardtable.app.window.leisure.TURN_SECONDS", 60.0)
