"""Write the index outlines of `cardtable.table.art.glyphs` from the Noto Sans Bold fonts.

Run as `python packaging/make_glyphs.py FONT_FOLDER`, where FONT_FOLDER holds NotoSans-Bold.ttf and its
Devanagari, Gurmukhi, Telugu and Arabic sisters. Qt shapes the letters; the program then needs no font for its cards.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPainterPath

OUT = Path(__file__).parents[1] / "cardtable" / "table" / "art" / "glyphs"
SCRIPTS = {
    "latin": ("NotoSans", "Latin", ("A", "K", "Q", "J"), "0123456789", "JOKER"),
    "hi": ("NotoSansDevanagari", "Devanagari", ("इ", "बा", "बे", "गु"), "०१२३४५६७८९", "जोकर"),
    "pa": ("NotoSansGurmukhi", "Gurmukhi", ("ਯ", "ਬਾ", "ਬੇ", "ਗੋ"), "੦੧੨੩੪੫੬੭੮੯", "ਜੋਕਰ"),
    "te": ("NotoSansTelugu", "Telugu", ("ఆ", "రా", "ణి", "జా"), "౦౧౨౩౪౫౬౭౮౯", "జోకర్"),
    "fa": ("NotoSansArabic", "Arabic", ("آ", "ش", "ب", "س"), "۰۱۲۳۴۵۶۷۸۹", "جوکر"),
}
UNIT = 500  # the font's pixel size while its outlines are taken


def outline(family: str, word: str) -> str:
    """The shape of a word in a font, in the notation of `drawing.parse_outline`."""
    font = QFont(family)
    font.setPixelSize(UNIT)
    font.setBold(True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(0, 0, font, word)
    return as_text(path)


def as_text(path: QPainterPath) -> str:
    """A path as commands and whole numbers."""
    words, i = [], 0
    while i < path.elementCount():
        element = path.elementAt(i)
        if element.isMoveTo() or element.isLineTo():
            words.append(("M" if element.isMoveTo() else "L") + pair(element.x, element.y))
            i += 1
        else:
            words.append(quadratic(path, i))
            i += 3
    return " ".join(shortened(words))


def quadratic(path: QPainterPath, i: int) -> str:
    """The curve at element i, with the one control point that it has in the font (Qt made two of it)."""
    start, first, end = path.elementAt(i - 1), path.elementAt(i), path.elementAt(i + 2)
    x, y = (1.5 * control - 0.5 * from_ for control, from_ in ((first.x, start.x), (first.y, start.y)))
    return f"Q{pair(x, y)} {pair(end.x, end.y)}"


def pair(x: float, y: float) -> str:
    """A point."""
    return f"{round(x)},{round(y)}"


def shortened(words: list[str]) -> list[str]:
    """Leave out a command that repeats the one before."""
    out, last = [], ""
    for word in words:
        out.append(word[1:] if word[0] == last and last != "M" else word)
        last = word[0]
    return out


def outlines(script: str) -> dict[str, str]:
    """Return the outlines of a script by key."""
    stem, name, letters, digits, joker = SCRIPTS[script]
    family = {"NotoSans": "Noto Sans"}.get(stem, f"Noto Sans {name}")
    entries = dict(zip("AKQJ0123456789", (*letters, *digits), strict=True))
    return {key: outline(family, word) for key, word in {**entries, "JOKER": joker}.items()}


def main() -> None:
    """Write all of them."""
    application = QGuiApplication(sys.argv)
    for script, (stem, *_rest) in SCRIPTS.items():
        QFontDatabase.addApplicationFont(str(Path(sys.argv[1]) / f"{stem}-Bold.ttf"))
        (OUT / f"{script}.json").write_text(json.dumps(outlines(script), indent=1) + "\n", encoding="ascii")
    del application


if __name__ == "__main__":
    main()
