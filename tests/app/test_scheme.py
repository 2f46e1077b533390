"""One scheme in the whole program, and the desktop's own file dialog."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from cardtable.app.platform.qt_environment import PORTAL, VARIABLE, file_dialog_theme
from cardtable.app.widgets.palette import agree, is_dark

DARK, LIGHT = QPalette(QColor("#303030")), QPalette(QColor("#efefef"))


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    before = qapp.palette()
    yield qapp
    qapp.setPalette(before)


@pytest.mark.parametrize(
    ("scheme", "palette"), [(Qt.ColorScheme.Dark, LIGHT), (Qt.ColorScheme.Light, DARK)], ids=["dark", "light"]
)
def test_menus_follow_the_desktops_scheme(app: QApplication, scheme: Qt.ColorScheme, palette: QPalette) -> None:
    app.setPalette(palette)

    agree(app, scheme)

    assert is_dark(app.palette()) == (scheme is Qt.ColorScheme.Dark)


def test_colours_of_the_right_scheme_stay_as_the_desktop_has_them(app: QApplication) -> None:
    own = QPalette(QColor("#123456"))
    app.setPalette(own)

    agree(app, Qt.ColorScheme.Dark)
    agree(app, Qt.ColorScheme.Unknown)

    assert app.palette().color(QPalette.ColorRole.Window) == own.color(QPalette.ColorRole.Window)


@pytest.fixture
def share(tmp_path: Path) -> Path:
    backend = tmp_path / "xdg-desktop-portal" / "portals" / "kde.portal"
    backend.parent.mkdir(parents=True)
    backend.touch()
    return tmp_path


def test_on_plasma_the_portal_opens_the_file_dialogs(share: Path) -> None:
    assert file_dialog_theme({"XDG_CURRENT_DESKTOP": "KDE"}, (share,)) == PORTAL


@pytest.mark.parametrize(
    "environment",
    [{"XDG_CURRENT_DESKTOP": "GNOME"}, {}, {"XDG_CURRENT_DESKTOP": "KDE", VARIABLE: "generic"}],
    ids=["another desktop", "none", "chosen by the person"],
)
def test_elsewhere_qt_chooses(environment: dict[str, str], share: Path) -> None:
    assert file_dialog_theme(environment, (share,)) is None


def test_without_a_portal_nothing_is_asked_of_it(tmp_path: Path) -> None:
    assert file_dialog_theme({"XDG_CURRENT_DESKTOP": "KDE"}, (tmp_path,)) is None
