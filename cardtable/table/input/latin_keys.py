"""Latin keys of other keyboard layouts, by native code or by the letter that a key writes.

A key is recognised by its native code where the system gives one, whatever the layout; elsewhere by its letter, for the
standard keyboards of some scripts. Letters are shortcuts of the menus. Settings read this without Qt.
"""

from __future__ import annotations

import sys
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_KEYS = "QWERTYUIOPASDFGHJKLZXCVBNM,"
_PERSIAN = "36352b42413a39472e2d 3433cc2844272a4645 38373231302f7e48"
_INSCRIPT = "4c483e40422c3917261c 4b474d3f412a301524 46022e28353238"  # its comma is the Latin one
_RUSSIAN = "192623 1a151d1328291724 2b12101f201e1b14 2f27211c18222c11"
_GREEK = "0e52253134352829 2f302133243623272e2a2b 26373839222d2c"  # its comma is the Latin one
_BLOCKS = {  # the first code point of a script, and what its standard keyboard writes on _KEYS, counted from there
    0x0370: _GREEK,
    0x0400: _RUSSIAN,
    0x0600: _PERSIAN,  # ISIRI 9147
    0x0900: _INSCRIPT,  # Hindi: IS 13194, the same for all scripts of India
    0x0A00: _INSCRIPT,  # Punjabi
    0x0C00: _INSCRIPT,  # Telugu
}
_WITH_SHIFT = {  # the letters that have commands with Shift
    **dict.fromkeys((0x0643, 0x090E, 0x0C0E), "Z"),
    **dict.fromkeys((0x0626, 0x090F, 0x0A0F, 0x0C0F), "S"),
    **dict.fromkeys((0x00AB, 0x0925, 0x0A25, 0x0C25), "L"),
}
NUMBER_ROW = "1234567890-"  # the row of keys above the letters
_FIRST_NUMBER = {"xcb": 10, "wayland": 10, "windows": 2}  # by platform of Qt, the native code of its first key
_ROWS = {0: NUMBER_ROW, 14: "QWERTYUIOP", 28: "ASDFGHJKL", 42: "ZXCVBNM,."}  # by offset of the first key's native code
_PLACES = {first + place: latin for first, row in _ROWS.items() for place, latin in enumerate(row)}
_SIGNS = {(14, ";"), (14, "/"), (14, ","), (15, "'")}  # on keys of letters: Greek, Hebrew, Bulgarian; no Latin keyboard
_LATIN = {
    block + offset: ord(latin)
    for block, written in _BLOCKS.items()
    for offset, latin in zip(bytes.fromhex(written), _KEYS, strict=False)
} | {written: ord(latin) for written, latin in _WITH_SHIFT.items()}


def latin_key(key: int) -> int:
    """Return the code of the Latin key for a letter or digit of another script; any other code unchanged."""
    if key <= sys.maxunicode and chr(key).isdecimal():
        return ord("0") + int(chr(key))
    return _LATIN.get(key, key)


def latin_key_of(event: QKeyEvent) -> int:
    """Return the code of the pressed Latin key if it writes a letter or digit of another script; else the key."""
    from PySide6.QtGui import QGuiApplication

    key = event.key()
    first = _FIRST_NUMBER.get(QGuiApplication.platformName())
    place = -1 if first is None else event.nativeScanCode() - first
    if place in _PLACES and (_is_foreign(key) or (key <= sys.maxunicode and (place, chr(key)) in _SIGNS)):
        return ord(_PLACES[place])
    return latin_key(key)


def _is_foreign(key: int) -> bool:
    """Return whether a code is a letter, or a sign on a letter, outside the Latin script."""
    if not 0x250 <= key <= sys.maxunicode:
        return False
    letter = chr(key)
    return unicodedata.category(letter)[0] in "LM" and not unicodedata.name(letter, "").startswith("LATIN")


def number_key(scan_code: int, platform: str) -> int:
    """Return the code of the Latin key in the number row with this native code; 0 for any other key or platform. With
    Shift these keys write signs that differ from keyboard to keyboard."""
    first = _FIRST_NUMBER.get(platform)
    place = -1 if first is None else scan_code - first
    return ord(NUMBER_ROW[place]) if 0 <= place < len(NUMBER_ROW) else 0
