"""The button that has the focus answers Enter and Space, in every dialog and on the welcome page, and no other does;
only on the chosen button of a row Enter accepts, as in a field."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import SIGNAL, QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QHoverEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QDialog, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.question_dialogs import ask_confirmation
from cardtable.app.dialogs.common.saved_matches_dialog import SavedMatchesDialog
from cardtable.app.dialogs.new_game.new_game_dialog import NewGameDialog
from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.widgets.palette import DialogOwner
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.themes import THEMES, CardStyle
from tests.app.dialogs.looks import controls
from tests.app.dialogs.makers import KEPT, MAKERS, Maker, games, scored
from tests.app.dialogs.speech import TestWords

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

Key = Qt.Key
KEYS = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


def welcome(words: TextRenderer) -> WelcomePage:
    page = WelcomePage(words, games(), THEMES["green"], CardStyle())
    page.setResume(ResumableMatch(translate("Toy", "Toy Hearts"), (translate("Toy", "Deal 3, your turn."),)))
    return page


def new_game(game: str) -> Maker:
    def make(words: TextRenderer) -> QWidget:
        dialog = NewGameDialog(words, games(), Settings(), person="Asha")
        dialog.choose(game)
        return dialog

    return make


PLACES: dict[str, Maker] = {
    **MAKERS,
    **{f"new game, {game}": new_game(game) for game in games()},
    "welcome page": welcome,
}


@pytest.fixture
def pressed() -> list[QAbstractButton]:
    return []


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot, pressed: list[QAbstractButton]) -> Callable[[str], QWidget]:
    """Opens a window whose buttons do nothing but be noted: the next one is to be found where it was."""

    def show(name: str) -> QWidget:
        window = PLACES[name](TestWords())
        qtbot.addWidget(window)
        window.resize(1024, 560) if not isinstance(window, QDialog) else None
        window.show()
        window.activateWindow()
        qapp.processEvents()
        for group in window.findChildren(QButtonGroup):
            group.blockSignals(True)
        for button in window.findChildren(QAbstractButton):
            for signal in ("clicked", "toggled"):
                if button.receivers(SIGNAL(f"{signal}(bool)")):
                    getattr(button, signal).disconnect()
            button.clicked.connect(lambda _=False, button=button: pressed.append(button))
        return window

    return show


def buttons(window: QWidget) -> list[QAbstractButton]:
    return [control for control in controls(window) if isinstance(control, QAbstractButton)]


@pytest.mark.quick(5)
@pytest.mark.parametrize("name", PLACES)
def test_the_button_in_focus_answers_the_key(
    name: str, opened: Callable[[str], QWidget], pressed: list[QAbstractButton], qtbot: QtBot
) -> None:
    window = opened(name)
    found = buttons(window)
    assert found
    for button in found:
        for key in KEYS:
            button.setFocus()
            assert button.hasFocus()
            pressed.clear()
            is_chosen = isinstance(button, QRadioButton) and button.isChecked()
            accepting = [one for one in window.findChildren(QPushButton) if one.isDefault() and one.isEnabled()]
            qtbot.keyClick(button, key)
            assert pressed == (accepting if is_chosen and key != Key.Key_Space else [button]), (button, key)
            assert window.isVisible()


def keys_at_question(*keys: Key) -> None:
    """Press these keys, one after another, in the next dialog that opens."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        for key in keys:
            QTest.keyClick(dialog.focusWidget(), key)
        if dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(0, press)


SURE, GONE, DELETE = (translate("Toy", text) for text in ("Delete this game?", "It is gone then.", "Delete it"))


@pytest.mark.parametrize(
    ("keys", "agreed"),
    [
        ((Key.Key_Return,), False),
        ((Key.Key_Enter,), False),
        ((Key.Key_Space,), False),
        ((Key.Key_Escape,), False),
        ((Key.Key_Tab, Key.Key_Return), True),
        ((Key.Key_Tab, Key.Key_Tab, Key.Key_Return), False),
    ],
)
def test_what_would_be_lost_is_lost_only_by_its_own_button(keys: tuple[Key, ...], agreed: bool, qtbot: QtBot) -> None:
    keys_at_question(*keys)
    assert ask_confirmation(TestWords(), SURE, GONE, DELETE) is agreed


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_a_list_of_unfinished_games_deletes_none_by_enter_alone(key: Key, qtbot: QtBot) -> None:
    deleted: list[object] = []
    dialog = SavedMatchesDialog(TestWords(), KEPT, scored, lambda path: deleted.append(path) or True)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    dialog.delete.setFocus()
    keys_at_question(key)
    qtbot.keyClick(dialog.delete, key)
    assert deleted == []
    keys_at_question(Key.Key_Tab, key)
    qtbot.keyClick(dialog.delete, key)
    assert deleted == [KEPT[0].path]


def test_a_field_gives_enter_to_the_main_button(qtbot: QtBot) -> None:
    dialog = NewGameDialog(TestWords(), games(), Settings(), person="Asha")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    dialog.page_in_sight().deal_number.begin()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.focusWidget(), Key.Key_Return)


def ringed(button: QWidget, colour: str) -> bool:
    """Whether the upper edge of a button is painted in this colour."""
    picture = button.grab().toImage()
    column = [picture.pixelColor(picture.width() // 2, y).name() for y in range(6)]
    return colour.lower() in column


def test_the_welcome_page_opens_with_a_ring_around_what_enter_presses(qtbot: QtBot) -> None:
    page, theme = welcome(TestWords()), THEMES["green"]
    qtbot.addWidget(page)
    page.resize(1024, 560)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.focusFirst()
    assert page.resume.button.hasFocus()
    assert ringed(page.resume.button, theme.ink)
    rules = next(button for button in page.findChildren(QPushButton) if button.text() == "Rules")
    rules.setFocus()
    assert ringed(rules, theme.glow)
    assert not ringed(page.resume.button, theme.ink)
    place = QPointF(5, 5)
    QApplication.sendEvent(page.tiles["toy"], QEnterEvent(place, place, place))
    assert ringed(rules, theme.glow)  # the page has come to the pointer
    QApplication.sendEvent(page.tiles["toy"], QHoverEvent(QEvent.Type.HoverMove, place, place, place + place))
    assert not ringed(rules, theme.glow)


def test_enter_in_the_field_takes_a_whole_invitation(qtbot: QtBot) -> None:
    """Whoever pastes one there has the hand on the keys."""
    dialog = MAKERS["people, by invitation"](TestWords())
    assert isinstance(dialog, MultiplayerDialog)
    qtbot.addWidget(dialog)
    wanted: list[str] = []
    dialog.joinWanted.connect(wanted.append)
    dialog.show()
    whole = dialog.invitation.field.text()
    dialog.invitation.field.setText(whole[:-2])
    qtbot.keyClick(dialog.invitation.field, Key.Key_Return)
    assert wanted == []
    dialog.invitation.field.setText(whole)
    qtbot.keyClick(dialog.invitation.field, Key.Key_Return)
    assert wanted == [whole]


class Below(QWidget):
    """A window that notes when it is given the keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self.activated = 0

    def activateWindow(self) -> None:
        self.activated += 1
        super().activateWindow()


def test_two_dialogs_that_close_at_once_give_the_keyboard_to_the_window(qtbot: QtBot) -> None:
    """The window manager may have given it to the lower one, which was going as well."""
    below = Below()
    qtbot.addWidget(below)
    below.show()
    below.activateWindow()
    qtbot.waitUntil(below.isActiveWindow)
    lower = NewGameDialog(TestWords(), games(), Settings(), DialogOwner(below), person="Asha")
    lower.show()
    upper = NewGameDialog(TestWords(), games(), Settings(), DialogOwner(lower), person="Asha")
    upper.show()
    below.activated = 0
    upper.accept()
    lower.accept()
    assert below.activated == 1
