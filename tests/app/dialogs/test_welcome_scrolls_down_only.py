"""The welcome page in larger writing: where it is too high it scrolls down, and never sideways as well."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea

from cardtable.app.settings.settings_sections import AccessibilitySettings, LanguageSettings
from tests.app.conftest import Desk, desk
from tests.app.dialogs.tongues import BY_CODE
from tests.app.scripted import ALL_GAMES

__all__ = ["desk"]

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")


@pytest.mark.parametrize("code", ["en", "fa"])
def test_a_bar_at_the_side_leaves_the_buttons_their_room(
    code: str, desk: Callable[..., Desk], qapp: QApplication
) -> None:
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.program.change(LanguageSettings(language=BY_CODE[code]))
    one.program.change(AccessibilitySettings(writing=175))
    one.welcome.show()
    page = one.window.page()
    assert page is not None
    area = page.findChild(QScrollArea)
    assert area is not None
    scrolled = False
    for width in range(1024, 1240, 6):
        one.window.resize(width, 600)
        qapp.processEvents()
        qapp.processEvents()
        scrolled = scrolled or area.verticalScrollBar().maximum() > 0
        assert area.horizontalScrollBar().maximum() == 0, width
    assert scrolled
