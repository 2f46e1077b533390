"""Nothing is cut in dialogs and on the welcome page, whatever type a desktop has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.dialog_base import Dialog
from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.platform import screen_geometry
from cardtable.core.languages import SPOKEN
from cardtable.core.text import translate
from cardtable.games import discover, in_order
from cardtable.table.art.themes import THEMES, CardStyle
from tests.app.desktops import desktop_with, desktops
from tests.app.dialogs.looks import clipped
from tests.app.dialogs.test_languages import ALL
from tests.app.dialogs.test_screens import assert_fits
from tests.app.dialogs.tongues import IN_LARGE_TYPE, Tongue

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")
SLOW = pytest.mark.slow

SMALLEST = QSize(800, 540)  # of no screen there is: as narrow as one and as low as another
PAGES = ((1024, 548), (800, 508))


@pytest.fixture(autouse=True, scope="module")
def _small_screen() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screen_geometry, "room_on_screen", lambda widget=None: SMALLEST - screen_geometry.FRAME)
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each language in the largest type, and with `--font NAME`; in other Latin type English and the widest words.

    The other scripts have type of the program's own. A quick run has the largest type with the widest words.
    """
    if "spoken" in metafunc.fixturenames:
        named = metafunc.config.getoption("font")
        pairs = [
            pytest.param((kind, code), id=f"{code}-{name}", marks=() if code in IN_LARGE_TYPE and full else SLOW)
            for name, kind in desktops(named).items()
            for full in [name in ("large", *named)]
            for code in SPOKEN
            if full or (name != "small" and code in ("en", *IN_LARGE_TYPE))  # test_screens.py: type that is no larger
        ]
        metafunc.parametrize("spoken", pairs, indirect=True, scope="module")


@pytest.fixture(scope="module")
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Tongue]:
    """A desktop's type and a language on it."""
    kind, code = request.param
    with desktop_with(kind, qapp) as tongue:
        tongue.speak(code)
        yield tongue


@pytest.mark.quick(6)
@pytest.mark.parametrize("name", ALL)
def test_every_dialog_fits_the_smallest_screen(name: str, spoken: Tongue, qapp: QApplication, qtbot: QtBot) -> None:
    dialog = ALL[name](spoken.renderer)
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(4):  # layouts within layouts follow one after another
        qapp.processEvents()
    assert isinstance(dialog, Dialog)
    assert_fits(dialog, SMALLEST - screen_geometry.FRAME)


@pytest.mark.parametrize("size", PAGES)
def test_the_welcome_page_scrolls_where_it_must(
    size: tuple[int, int], spoken: Tongue, qapp: QApplication, qtbot: QtBot
) -> None:
    page = WelcomePage(spoken.renderer, in_order(discover()), THEMES["green"], CardStyle())
    qtbot.addWidget(page)
    page.setResume(ResumableMatch(discover()["svoi_kozyri"].name, (translate("Welcome", "Deal %1").filled(12),)))
    page.resize(*size)
    page.show()
    for _ in range(3):
        qapp.processEvents()
    assert (page.width(), page.height()) == size
    for learnt in ((), page.tiles):
        page.setLearn(learnt)
        assert clipped(page) == []
        assert [tile.accessibleName() for tile in page.tiles.values() if tile.cut()] == []
