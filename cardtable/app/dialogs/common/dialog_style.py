"""Style sheet of dialogs, from dialogs.qss; lengths in it are in pixels of the sketches, before scaling."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from string import Template

from PySide6.QtWidgets import QWidget

from cardtable.app.widgets.palette import AppPalette, apply_palette
from cardtable.table.style.text_painting import scaled_stylesheet

_SHEET = Template(Path(__file__).with_name("dialogs.qss").read_text(encoding="utf-8"))


def dress(widget: QWidget, chrome: AppPalette) -> None:
    """Apply the colours of the chrome to a window and all its children."""
    apply_palette(widget, chrome)
    widget.setStyleSheet(sheet(chrome))


def sheet(chrome: AppPalette, times: float | None = None) -> str:
    """Return the style sheet of a dialog, scaled by `times` (None: by the unit in force); `role` selects styles."""
    return scaled_stylesheet(_SHEET.substitute(asdict(chrome)), times)
