"""Bundled fonts: every script of the program's languages in regular and bold, on any machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics

from cardtable.app.platform.resource_paths import resource_folder
from cardtable.table.style.text_painting import unit_of

LATIN = "Noto Sans"
SCRIPTS = {
    "pa": "Noto Sans Gurmukhi UI",
    "hi": "Noto Sans Devanagari UI",
    "te": "Noto Sans Telugu UI",
    "fa": "CardTable Arabic",  # Noto Sans Arabic UI with a larger zero
}
BUNDLED = (LATIN, *SCRIPTS.values())  # Gurmukhi next to Latin: it has the minus sign that Latin and Arabic lack
STYLES = ("Regular", "Bold")


def family_list(language: str, system: Sequence[str]) -> list[str]:
    """Return font families in order of lookup; `system` are those of the system's interface font.

    The font of the language's script is the first because it determines the height of lines, and its marks are higher
    and deeper than Latin letters. It has no Latin letters: those are the system's.
    """
    first = [SCRIPTS[language]] if language in SCRIPTS else []
    return list(dict.fromkeys([*first, *system, *BUNDLED]))


def system_font() -> QFont:
    """Return the system's interface font by its real family.

    An alias such as "Sans" would be skipped by Qt as soon as fonts of our own are loaded.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    family = QFontInfo(font).family()
    if family:  # empty if there are no fonts
        font.setFamilies([family])
    return font


def enlarged(font: QFont, times: float) -> QFont:
    """Return the font with its size multiplied by `times`."""
    found = QFont(font)
    if times != 1 and font.pixelSize() > 0:
        found.setPixelSize(round(font.pixelSize() * times))
    elif times != 1:
        found.setPointSizeF(font.pointSizeF() * times)
    return found


def files(family: str) -> list[Path]:
    """Return the files of a bundled family, regular and bold."""
    return [resource_folder("resources") / "fonts" / f"{family.replace(' ', '')}-{style}.ttf" for style in STYLES]


class Fonts:
    """Loader of bundled fonts, on demand: it takes some milliseconds, which English saves."""

    def __init__(self) -> None:
        self._system = system_font()
        self._loaded: set[str] = set()

    @property
    def unit(self) -> float:
        """Ratio of all lengths to those of the sketches, derived from the system's font size."""
        return unit_of(QFontInfo(self._system).pixelSize())

    def font(self, language: str, writing: float = 1.0) -> QFont:
        """Return the interface font for a language, `writing` times the system's; only the needed fonts are loaded."""
        if language in SCRIPTS:
            self._load([SCRIPTS[language]])
        font = enlarged(self._system, writing)
        font.setFamilies(family_list(language, self._system.families()))
        if not QFontMetrics(font).inFont("A"):
            self._load([LATIN, SCRIPTS["pa"]])
        return font

    def load_all(self) -> None:
        """Load all other fonts, for the names of languages and players in other scripts."""
        self._load(BUNDLED)

    def _load(self, families: Iterable[str]) -> None:
        for family in families:
            if family not in self._loaded:
                self._loaded.add(family)
                for file in files(family):
                    QFontDatabase.addApplicationFont(str(file))  # without it the system's fonts are used
