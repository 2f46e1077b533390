"""Long texts are read with the keys alone: line by line, from heading to heading, and Tab leaves them."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.help.help_dialogs import HelpDialog
from cardtable.app.dialogs.help.rules_dialog import RulesDialog
from cardtable.app.widgets.keyboard_navigation import ReadOnlyText
from cardtable.app.widgets.labels import Paragraph
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.table import accessible_factory
from tests.app.dialogs.makers import games

Key = Qt.Key


def opened(qtbot: QtBot, dialog: QWidget) -> None:
    accessible_factory.install()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()


def press(dialog: QWidget, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    holder = dialog.focusWidget()
    assert holder is not None
    QTest.keyClick(holder, key, held)


def read(dialog: QWidget) -> Paragraph:
    holder = dialog.focusWidget()
    assert isinstance(holder, Paragraph)
    return holder


def test_help_is_read_paragraph_by_paragraph_and_heading_by_heading(qtbot: QtBot) -> None:
    dialog = HelpDialog(SourceRenderer())
    opened(qtbot, dialog)
    first = read(dialog)
    assert first.text() == "Getting started"
    heading = QAccessible.queryAccessibleInterface(first)
    role = QAccessible.Role.StaticText if sys.platform == "linux" else QAccessible.Role.Heading
    assert (heading.role(), heading.text(QAccessible.Text.Name)) == (role, "Getting started")
    assert heading.attributesInterface().attributeValue(QAccessible.Attribute.Level) == 2
    press(dialog, Key.Key_Down)
    assert read(dialog).text().startswith("Press “Play” on the tile")
    assert QAccessible.queryAccessibleInterface(read(dialog)).role() is QAccessible.Role.StaticText
    press(dialog, Key.Key_H)
    press(dialog, Key.Key_H)
    assert read(dialog).text() == "With the keyboard"
    press(dialog, Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert read(dialog).text() == "With the mouse"
    press(dialog, Key.Key_End)
    press(dialog, Key.Key_Down)
    last = read(dialog)
    press(dialog, Key.Key_Tab)
    assert not isinstance(dialog.focusWidget(), Paragraph)
    press(dialog, Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert read(dialog) is last
    press(dialog, Key.Key_Home)
    assert read(dialog) is first
    press(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_rules_have_a_caret_that_goes_line_by_line(qtbot: QtBot) -> None:
    dialog = RulesDialog(SourceRenderer(), games()["hearts"], games()["hearts"].options(), 4)
    opened(qtbot, dialog)
    press(dialog, Key.Key_Tab)
    assert dialog.focusWidget() is dialog.browser
    assert dialog.browser.textCursor().atStart()
    lines = []
    for _ in range(6):
        press(dialog, Key.Key_Down)
        cursor = dialog.browser.textCursor()
        cursor.select(QTextCursor.SelectionType.LineUnderCursor)
        lines.append(cursor.selectedText())
    clauses = [clause.text.source for clause in dialog.found()[:2]]
    assert [any(text[:20] in line for line in lines) for text in clauses] == [True, True]
    press(dialog, Key.Key_H)
    assert dialog.browser.textCursor().blockFormat().headingLevel() == 3
    press(dialog, Key.Key_Tab)
    assert dialog.focusWidget() is not dialog.browser


def test_help_names_no_key_that_means_something_else_by_now(qtbot: QtBot) -> None:
    dialog = HelpDialog(SourceRenderer(), changed={"H", "D"})
    qtbot.addWidget(dialog)
    read = " ".join(one.text() for one in dialog.findChildren(Paragraph))
    assert "E to hear how many cards each player has left" in read
    assert "D your hand" not in read
    assert "a hint with H" not in read


def test_hanging_numbers_move_no_persian_text_out_of_sight(qtbot: QtBot) -> None:
    view = ReadOnlyText()
    qtbot.addWidget(view)
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    view.resize(400, 300)
    view.show()
    view.document().setIndentWidth(60)
    long = "قاعده‌ای که از یک سطر درازتر است و باید تا آخر خوانده شود " * 4
    view.show_html(f'<body dir="rtl"><p style="-qt-block-indent:1; text-indent:-60px">C-01 {long}</p>')
    across = view.horizontalScrollBar()
    assert across.maximum() > 0
    view.moveCursor(QTextCursor.MoveOperation.End)
    across.setValue(0)
    assert across.value() == across.maximum()
