"""The row of round buttons: clear of everything at every table, and pressed by mouse and by keys."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.controls import Command
from cardtable.core.text import Text
from cardtable.table.hud.round_buttons import RoundButton, RoundCommand
from cardtable.table.layout.geometry import LayoutInput
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.label_layout import COUNT, discs, prompt_room
from tests.table.stage import QUICK, Stage

SIZES = ((1024, 548), (1280, 748))
TRICKS = [(seats, 0, False) for seats in range(2, 12)]
ROWS = [(seats, 0, True) for seats in range(2, 6)]
SIDES = [(2, 2, False), (3, 2, False), (3, 3, False), (4, 2, False), (5, 2, False), (6, 2, False), (6, 3, False)]
WITH_ROW = QUICK._replace(round_buttons=True)
NAMES = ("undo", "hint", "what_happened", "scores", "sounds")
NOTHING_YET = Text("T", "Nothing has been played yet.")
OFF = tuple(
    RoundCommand(name, "undo", Text("T", name), Text("T", f"{name} at length"), "Ctrl+Z", refusal)
    for name, refusal in zip(NAMES, (NOTHING_YET, None, None, None, None), strict=True)
)
ON = tuple(replace(command, refusal=None) for command in OFF)


def request(size: tuple[int, int], seats: int, trays: int, row: bool, **more: bool) -> LayoutInput:
    wide, lines = (178, trays) if trays else (222, seats)
    return LayoutInput(
        QSizeF(*size), seats, QSizeF(wide, 102), QSizeF(wide, 64 + 22 * lines), trays=trays, row=row, **more
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "trays", "row"), TRICKS + ROWS + SIDES)
def test_the_row_covers_nothing_and_is_covered_by_nothing(
    size: tuple[int, int], seats: int, trays: int, row: bool
) -> None:
    for mirrored, watched in itertools.product((False, True), repeat=2):
        wanted = request(size, seats, trays, row, right_to_left=mirrored, watched=watched, round_buttons=True)
        geometry = choose_layout(wanted)
        quiet = geometry.quiet
        assert quiet is not None
        assert QRectF(0, 0, *size).contains(quiet)
        assert QRectF(0, 0, *size).contains(geometry.prompt)
        lying = [rect for rect in geometry.occupied() if rect is not quiet]
        rooms = [prompt_room(geometry, commands=offered) for offered in (False, True)]
        for other in (*lying, geometry.prompt, geometry.commands, *rooms):
            assert not quiet.intersects(other)
        assert not any(room.intersects(rect) for rect in lying for room in rooms)
        assert not rooms[1].intersects(geometry.commands)
        assert not geometry.prompt.intersects(geometry.commands)
        assert geometry.prompt.width() >= 160
        assert min(geometry.prompt.height(), geometry.commands.height()) >= 34
        assert all(32 <= disc.width() <= 40 for disc in discs(quiet))
        if trays:
            assert geometry.commands.height() >= 5 * 32  # five buttons, as close to each other as can be
        assert choose_layout(wanted._replace(round_buttons=False)).quiet is None


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    made = Stage(qtbot, 4, look=WITH_ROW)
    made.hud.round_buttons.show_commands(ON)
    made.finish()
    return made


def names(buttons: list[RoundButton]) -> list[str]:
    return [button.command.name for button in buttons]


def across(stage: Stage) -> list[str]:
    """The names of the buttons in sight, from the left."""
    return names(sorted(stage.hud.round_buttons.shown, key=lambda button: button.x()))


def test_the_buttons_stand_in_the_order_of_reading_with_the_last_one_at_the_edge(stage: Stage) -> None:
    quiet = stage.board.geometry.quiet
    assert quiet is not None
    assert across(stage) == list(NAMES)
    stage.hud.round_buttons.show_commands(ON[1:])  # a game without one of them
    last = stage.hud.round_buttons.shown[-1]
    assert abs(last.mapTo(stage.table, last.rect().center()).x() - discs(quiet)[COUNT - 1].center().x()) <= 1
    stage.scene.set_look(WITH_ROW._replace(right_to_left=True))
    assert across(stage) == list(NAMES[1:])[::-1]
    stage.scene.set_look(QUICK)
    assert not stage.hud.round_buttons.shown
    assert not stage.hud.round_buttons.row.isVisible()


def test_the_tip_of_a_button_lies_on_the_table_and_leaves_the_button_free(stage: Stage) -> None:
    whole, tip = QRectF(stage.table.rect()), stage.hud.round_buttons.tip
    for over in (QRectF(700, 14, 36, 36), QRectF(whole.right() - 50, 14, 36, 36), QRectF(400, 300, 36, 36)):
        tip.show_soon("Hint: which card, and why", "H", over, at_once=True)
        assert whole.contains(QRectF(tip.geometry()))
        assert not QRectF(tip.geometry()).intersects(over.adjusted(1, 1, -1, -1))


def test_a_button_gives_its_command_once_even_by_two_clicks(stage: Stage) -> None:
    given: list[str] = []
    stage.hud.round_buttons.pressed.connect(given.append)
    scores = stage.hud.round_buttons.shown[3]
    QTest.mouseClick(scores, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(scores, Qt.MouseButton.LeftButton)
    assert given == ["scores"]


def test_a_button_that_is_off_says_why(stage: Stage) -> None:
    stage.hud.round_buttons.show_commands(OFF)
    undo = stage.hud.round_buttons.shown[0]
    assert not undo.isEnabled()
    assert undo.accessibleName() == "undo, Ctrl+Z"
    assert undo.accessibleDescription() == NOTHING_YET.source
    QTest.mouseClick(stage.table, Qt.MouseButton.LeftButton, pos=undo.mapTo(stage.table, undo.rect().center()))
    assert stage.spoken[-1] == NOTHING_YET.source


def test_tab_comes_to_the_row_once_and_arrows_walk_in_it(stage: Stage, qtbot: QtBot) -> None:
    given: list[str] = []
    stage.hud.round_buttons.pressed.connect(given.append)
    stage.hud.round_buttons.show_commands(OFF)
    stage.table.setFocus()
    seen = []
    for _ in range(6):
        qtbot.keyClick(stage.focused(), Qt.Key.Key_Tab)
        seen.append(stage.focused())
    assert names([one for one in seen if isinstance(one, RoundButton)])[:1] == ["hint"]
    assert len({one for one in seen if isinstance(one, RoundButton)}) == 1
    stage.hud.round_buttons.shown[1].setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(stage.focused(), key)  # the left arrow finds only what cannot be pressed
    assert given == ["what_happened"]
    assert not stage.session.actions


def test_a_focused_button_that_can_no_longer_be_pressed_leaves_the_keyboard_to_its_neighbour(stage: Stage) -> None:
    stage.hud.round_buttons.shown[0].setFocus()
    stage.hud.round_buttons.show_commands(OFF)
    focused = stage.focused()
    assert isinstance(focused, RoundButton)
    assert focused.command.name == "hint"


def test_a_command_that_goes_leaves_the_keyboard_to_the_table(stage: Stage) -> None:
    """Else the next key would press Undo, which comes next for Tab."""
    stage.hud.commands.show_commands((Command("go", Text("T", "Go")),))
    (button,) = stage.hud.commands.shown()
    for left in ((), (Command("go", Text("T", "Go"), refusal=NOTHING_YET),)):
        stage.hud.commands.show_commands((Command("go", Text("T", "Go")),))
        button.setFocus()
        stage.hud.commands.show_commands(left)
        assert stage.focused() is stage.table


def test_the_tip_tells_what_a_button_does_and_its_key_inside_the_table(stage: Stage) -> None:
    tip, row = stage.hud.round_buttons.tip, stage.hud.round_buttons
    stage.table_style.show_keys(True)
    row.shown[-1].setFocus(Qt.FocusReason.TabFocusReason)
    assert stage.table.rect().contains(tip.geometry())
    assert tip.geometry().bottom() < row.row.mapTo(stage.table, QPoint(0, row.row.height())).y()
    row.shown[-1].clearFocus()
    assert tip.isHidden()
