"""File dialogs of the system, with the program's own titles."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_documents_dir
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.core.text import Text, TextRenderer, fill, translate

SAVED_GAMES = translate("Files", "Saved games (%1)")
TABLES = translate("Files", "Tables (%1)")
GAME_PATTERN = "*.cardtable"
TABLE_PATTERN = "*.csv"


def saving_folder(last: str) -> Path:
    """Return the folder for saved games: the last one if it exists, else that of documents, else the home folder."""
    wanted = (Path(name) for name in (last, user_documents_dir()) if name)
    return next((folder for folder in wanted if os.path.isdir(folder)), Path.home())


def ask_open(renderer: TextRenderer, title: Text, folder: Path, parent: QWidget | None = None) -> Path | None:
    """Ask for a saved game to open; return None if the dialog is cancelled."""
    kinds = _name_filter(renderer, SAVED_GAMES, GAME_PATTERN)
    name, _ = QFileDialog.getOpenFileName(parent, renderer.text(title), str(folder), kinds)
    return Path(name) if name else None


def ask_save(
    renderer: TextRenderer,
    title: Text,
    proposed: Path,
    parent: QWidget | None = None,
    kinds: Text = SAVED_GAMES,
    pattern: str = GAME_PATTERN,
) -> Path | None:
    """Ask for a file to save; return None if the dialog is cancelled. A name without suffix gets the pattern's."""
    name_filter = _name_filter(renderer, kinds, pattern)
    name, _ = QFileDialog.getSaveFileName(parent, renderer.text(title), str(proposed), name_filter)
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(pattern.removeprefix("*"))


def _name_filter(renderer: TextRenderer, kinds: Text, pattern: str) -> str:
    """Return the name filter; the pattern is inserted without direction marks, with which it would match no file."""
    return fill(renderer.text(kinds), [pattern])
