"""What Qt's own widgets say stands in our catalogues, since Qt has none for most of our languages."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTextEdit,
    QToolButton,
    QTreeView,
)
from pytestqt.qtbot import QtBot

from devtools import catalogues, messages
from tests.app.dialogs.tongues import Tongue

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

Buttons = QDialogButtonBox.StandardButton


def english(texts: list[str]) -> list[str]:
    """The texts without a letter that is not Latin."""
    return [text for text in texts if text.strip() and all(_is_latin(letter) for letter in text if letter.isalpha())]


def _is_latin(letter: str) -> bool:
    return unicodedata.name(letter).startswith("LATIN")


def entries(menu: QMenu | None) -> list[str]:
    assert menu is not None
    return [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]


def test_every_sentence_is_still_qts_own() -> None:
    """Where Qt changes a sentence, its translation is never found."""
    libraries = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath))
    files = [libraries / f"libQt6{name}.so.6" for name in ("Widgets", "Gui", "Core")]
    if not files[0].exists():
        pytest.skip("only on Linux Qt's libraries have these names")
    found = b"".join(file.read_bytes() for file in files)
    code = catalogues.QT_WORDS.read_text(encoding="utf-8")
    words = [word for word in messages.messages_in(code, "qt_words.py") if word.context != "MAC_APPLICATION_MENU"]
    forms = {word.source: (word.source.encode(), word.source.encode("utf-16-le")) for word in words}
    unknown = [source for source, forms in forms.items() if not any(form in found for form in forms)]
    assert len(words) > 100
    assert unknown == ["File Folder"]  # on Windows alone


def test_standard_buttons(tongue: Tongue, qtbot: QtBot) -> None:
    buttons = [button for button in Buttons if button is not Buttons.NoButton]
    box = QDialogButtonBox()
    qtbot.addWidget(box)
    texts = [box.addButton(button).text() for button in buttons]
    assert english(texts) == []


def test_menus_of_fields(tongue: Tongue, qtbot: QtBot) -> None:
    line, text, number = QLineEdit("a"), QTextEdit("a"), QSpinBox()
    for widget in (line, text, number):
        qtbot.addWidget(widget)
    found = entries(line.createStandardContextMenu()) + entries(text.createStandardContextMenu())
    assert len(found) > 12
    assert english(found) == []


@pytest.mark.parametrize("mode", [QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave])
def test_the_file_dialog_where_the_system_has_none(mode: QFileDialog.AcceptMode, tongue: Tongue, qtbot: QtBot) -> None:
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(mode)
    dialog.setViewMode(QFileDialog.ViewMode.Detail)
    dialog.show()
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    texts += [button.toolTip() for button in dialog.findChildren(QToolButton)]
    texts += [button.text() for box in dialog.findChildren(QDialogButtonBox) for button in box.buttons()]
    view = dialog.findChild(QTreeView, "treeView")
    assert isinstance(view, QTreeView)
    model = view.model()
    texts += [str(model.headerData(column, view.header().orientation())) for column in range(model.columnCount())]
    assert len([text for text in texts if text]) > 12
    assert english(texts) == []
