"""Numbers that stand in the program and are counted by nobody, in the digits of the language."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.dialog_base import Dialog
from cardtable.app.dialogs.help.help_dialogs import AboutDialog, ShortcutsDialog
from cardtable.app.i18n.catalogue_renderer import NumberFormat
from cardtable.app.i18n.language_manager import AppRenderer

ALONE = re.compile(r"(?<![\w])[0-9]+(?!\w)")  # not F1 and not PySide6


@pytest.mark.parametrize(("kind", "shown"), [(AboutDialog, "۲.۰.۰"), (ShortcutsDialog, "Ctrl+۰")])
def test_versions_and_digit_keys_are_in_persian_digits(
    qtbot: QtBot, kind: type[AboutDialog] | type[ShortcutsDialog], shown: str
) -> None:
    renderer = AppRenderer()
    renderer.numbers = NumberFormat("fa")
    dialog: Dialog = kind(renderer)
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]

    assert any(shown in text for text in texts)
    assert [text for text in texts if ALONE.search(text) and "version 3" not in text] == []
