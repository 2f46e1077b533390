"""Asking where a file lies: the system's own file dialog under our title."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.core.text import Text, TextRenderer, fill, translate

SAVED_GAMES = translate("Files", "Saved games (%1)")
TABLES = translate("Files", "Tables (%1)")
GAME_PATTERN = "*.cardtable"
TABLE_PATTERN = "*.csv"


def saving_folder(last: str) -> Path:
    """Where games are saved and looked for: the folder used last if it is still there, else that of documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    wanted = (Path(name) for name in (last, documents) if name)
    return next((folder for folder in wanted if os.path.isdir(folder)), Path.home())


def ask_open(words: TextRenderer, title: Text, folder: Path, parent: QWidget | None = None) -> Path | None:
    """The saved game to open, or None."""
    kinds = _name_filter(words, SAVED_GAMES, GAME_PATTERN)
    name, _ = QFileDialog.getOpenFileName(parent, words.text(title), str(folder), kinds)
    return Path(name) if name else None


def ask_save(
    words: TextRenderer,
    title: Text,
    proposed: Path,
    parent: QWidget | None = None,
    kinds: Text = SAVED_GAMES,
    pattern: str = GAME_PATTERN,
) -> Path | None:
    """Where to save, or None; a name without an ending gets the pattern's."""
    name_filter = _name_filter(words, kinds, pattern)
    name, _ = QFileDialog.getSaveFileName(parent, words.text(title), str(proposed), name_filter)
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(pattern.removeprefix("*"))


def _name_filter(words: TextRenderer, kinds: Text, pattern: str) -> str:
    """The pattern is no name in a sentence: with marks of direction around it, it would match no file."""
    return fill(words.text(kinds), [pattern])
