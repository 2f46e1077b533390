"""Windows of tests live until the test is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.exceptions import TimeoutError as TooLate
from pytestqt.qtbot import QtBot

LOOK_MS = 2  # between two looks at what is waited for
PATIENCE_MS = 60_000  # for what takes a moment: the machine may be busy


class KeepingBot(QtBot):
    """The bot only knows its widgets weakly: one in a circle of references could be collected while it paints.

    It also looks every 10 ms only whether what is waited for has come, and each computer's move is waited for.
    """

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self.kept: list[QWidget] = []

    def addWidget(self, widget: QWidget, **kwargs: Any) -> None:
        """Close and delete the widget after the test, not before."""
        self.kept.append(widget)
        super().addWidget(widget, **kwargs)

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = PATIENCE_MS) -> None:
        """Let the event loop run until something is so; an AssertionError in `callback` counts as not yet."""
        end = time.monotonic() + timeout / 1000
        while True:
            try:
                if callback() in (True, None):
                    return
                failure = None
            except AssertionError as error:
                failure = error
            if time.monotonic() > end:
                raise TooLate(f"waited {timeout} ms in vain") from failure
            self.wait(LOOK_MS)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> Iterator[QtBot]:
    """Deletes what the test has closed: without a running event loop nothing that is deleted later ever is."""
    yield KeepingBot(request)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
