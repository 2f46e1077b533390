"""One key, several alphabets: which Latin key it is that writes a letter of another keyboard."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt

_KEYS = "QWERTYUIOPASDFGHJKLZXCVBNM,"
_PERSIAN = "36352b42413a39472e2d 3433cc2844272a4645 38373231302f7e48"
_INSCRIPT = "4c483e40422c3917261c 4b474d3f412a301524 46022e28353238"  # its comma is the Latin one
_BLOCKS = {  # the first code point of a script, and what its standard keyboard writes on _KEYS, counted from there
    0x0600: _PERSIAN,  # ISIRI 9147
    0x0900: _INSCRIPT,  # Hindi: IS 13194, the same for all scripts of India
    0x0A00: _INSCRIPT,  # Punjabi
    0x0C00: _INSCRIPT,  # Telugu
}
_WITH_SHIFT = {0x0643: "Z", 0x090E: "Z", 0x0C0E: "Z"}  # the only letter that has a command with Shift
_LATIN = {
    block + offset: ord(latin)
    for block, written in _BLOCKS.items()
    for offset, latin in zip(bytes.fromhex(written), _KEYS, strict=False)
} | {written: ord(latin) for written, latin in _WITH_SHIFT.items()}


def latin_key(key: int) -> int:
    """The code of the Latin key that writes this letter or digit of another alphabet; any other code as it is."""
    if key <= sys.maxunicode and chr(key).isdecimal():
        return Qt.Key.Key_0 + int(chr(key))
    return _LATIN.get(key, key)
