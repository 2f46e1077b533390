"""One key, several alphabets: which Latin key it is that writes a letter of another keyboard."""

from __future__ import annotations

import sys

_KEYS = "QWERTYUIOPASDFGHJKLZXCVBNM,"
_PERSIAN = "36352b42413a39472e2d 3433cc2844272a4645 38373231302f7e48"
_INSCRIPT = "4c483e40422c3917261c 4b474d3f412a301524 46022e28353238"  # its comma is the Latin one
_BLOCKS = {  # the first code point of a script, and what its standard keyboard writes on _KEYS, counted from there
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
_LATIN = {
    block + offset: ord(latin)
    for block, written in _BLOCKS.items()
    for offset, latin in zip(bytes.fromhex(written), _KEYS, strict=False)
} | {written: ord(latin) for written, latin in _WITH_SHIFT.items()}


def latin_key(key: int) -> int:
    """The code of the Latin key that writes this letter or digit of another alphabet; any other code as it is."""
    if key <= sys.maxunicode and chr(key).isdecimal():
        return ord("0") + int(chr(key))
    return _LATIN.get(key, key)


def number_key(scan_code: int, platform: str) -> int:
    """The code of the Latin key in the row of numbers with this native code; 0 for any other, or where none is known.

    With Shift these keys write signs that differ from keyboard to keyboard.
    """
    first = _FIRST_NUMBER.get(platform)
    place = -1 if first is None else scan_code - first
    return ord(NUMBER_ROW[place]) if 0 <= place < len(NUMBER_ROW) else 0
