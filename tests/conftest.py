"""What every test may ask for."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

HERE = Path(__file__).parent
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the program does: each worker has a processor, no more
os.environ["FONTCONFIG_FILE"] = str(HERE / "fonts.conf")  # the same widths on every machine
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":  # its own screen is square
    screen = (HERE / "screen.json").relative_to(HERE.anchor).as_posix()  # a colon would end the option
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile=/{screen}"

# Its own limits, 200 ms for an example among them, are those of a machine with nothing else to do.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--times N` makes the slow tests look N times as long, on other cards; `--font NAME` tries an installed font."""
    parser.addoption("--times", type=int, default=1, help="how many times as many random games the slow tests play")
    parser.addoption(
        "--font", action="append", default=[], help="an installed font as the desktop's, for test_fonts_of_desktops.py"
    )


@pytest.hookimpl(tryfirst=True)  # before those that are slow are left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that ask for more time than usual go first: whoever of two gets one last would be waited for."""
    leave_to_slow_run(items)
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)


def leave_to_slow_run(items: list[pytest.Item]) -> None:
    """Of a test marked `quick(number)`, mark all cases slow but so many, evenly spread over those that are not."""
    families: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("quick") and not item.get_closest_marker("slow"):
            families.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in families.values():
        number = cases[0].get_closest_marker("quick").args[0]  # type: ignore[union-attr]  # it has one
        kept = {(2 * place + 1) * len(cases) // (2 * number) for place in range(number)}
        for place, item in enumerate(cases):
            if place not in kept:
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> Iterator[QApplication]:
    """The application, with the program's own Latin font as the desktop's, whatever system this is."""
    from PySide6.QtGui import QFont, QFontInfo

    from cardtable.app.platform import fonts
    from tests.layouts import refuse_full_ones

    font = QFont(fonts.LATIN)
    font.setPixelSize(12)
    with pytest.MonkeyPatch.context() as patch:
        refuse_full_ones(patch)
        patch.setattr(fonts, "system_font", lambda: QFont(font))
        fonts.Fonts().load_all()
        qapp.setFont(font)
        assert QFontInfo(qapp.font()).family() == fonts.LATIN
        yield qapp


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """How many times as many random games are wanted."""
    return int(request.config.getoption("--times"))


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """The program's own application object, for every test that needs one."""
    from cardtable.app.startup.single_instance import Application

    return Application


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    """The program keeps all that is there at its first frame from being collected: here that would be every window."""
    yield
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
