"""Writing twice as large as usual in a window of 1024 × 600: no dialog leaves the screen, and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.platform import screen_geometry
from tests.app.dialogs.test_languages import ALL
from tests.app.dialogs.test_screens import assert_fits
from tests.app.dialogs.tongues import Tongue

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("OpenType support missing")]

LEFT = QSize(1024, 600) - screen_geometry.FRAME


@pytest.fixture(params=["fa", "te"], scope="module")
def large(request: pytest.FixtureRequest, every_tongue: Tongue) -> Iterator[Tongue]:
    """The languages with the longest words and the highest lines, twice as large."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screen_geometry, "room_on_screen", lambda widget=None: LEFT)
        every_tongue.languages.set_text_size(200)
        every_tongue.speak(request.param)
        yield every_tongue
        every_tongue.languages.set_text_size(100)


@pytest.mark.parametrize("name", ALL)
def test_every_dialog_fits_in_the_largest_writing(name: str, large: Tongue, qapp: QApplication, qtbot: QtBot) -> None:
    dialog = ALL[name](large.renderer)
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(4):  # layouts within layouts follow one after another
        qapp.processEvents()
    assert_fits(dialog, LEFT)
