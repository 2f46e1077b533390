"""Asking where a file lies: what the system's dialog is told."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from cardtable.app.dialogs.common.question_dialogs import SAVED_GAMES, TABLE_PATTERN, TABLES, ask_open, ask_save
from cardtable.app.i18n.catalogue_renderer import NumberFormat
from cardtable.app.i18n.language_manager import AppRenderer


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_pattern_of_saved_files_has_no_marks_of_direction(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filters: list[str] = []

    def answer(_parent: object, _title: str, _place: str, name_filter: str) -> tuple[str, str]:
        filters.append(name_filter)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    words = AppRenderer()
    words.numbers = NumberFormat(language)
    ask_open(words, SAVED_GAMES, tmp_path)
    ask_save(words, TABLES, tmp_path / "table.csv", kinds=TABLES, pattern=TABLE_PATTERN)
    assert [text.rpartition("(")[2] for text in filters] == ["*.cardtable)", "*.csv)"]
