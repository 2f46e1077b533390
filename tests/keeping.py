"""Windows of tests live until the test is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


class KeepingBot(QtBot):
    """The bot only knows its widgets weakly: one in a circle of references could be collected while it paints."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self.kept: list[QWidget] = []

    def addWidget(self, widget: QWidget, **kwargs: Any) -> None:
        """Close and delete the widget after the test, not before."""
        self.kept.append(widget)
        super().addWidget(widget, **kwargs)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> Iterator[QtBot]:
    """Deletes what the test has closed: without a running event loop nothing that is deleted later ever is."""
    yield KeepingBot(request)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
