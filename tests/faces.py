"""Fonts as other desktops have them, made from our own: wider letters, higher lines."""

from __future__ import annotations

import os
import struct
import subprocess

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase

from cardtable.app.platform.fonts import LATIN, files


def load_like(name: str, *, wider: float = 1.0, higher: float = 1.0) -> None:
    """Load our Latin font under another name of the same length, with advances and line height so many times as large.

    The letters themselves stay: what is measured is the room that they take.
    """
    assert len(name) == len(LATIN)
    for file in files(LATIN):
        font = bytearray(file.read_bytes())
        tables = {font[at : at + 4].decode(): at for at in range(12, 12 + 16 * _number(font, 4), 16)}
        starts = {tag: struct.unpack_from(">I", font, at + 8)[0] for tag, at in tables.items()}
        _stretch(font, starts["hmtx"], _number(font, starts["hhea"] + 34), wider)
        _raise(font, (starts["hhea"] + 4, starts["hhea"] + 6, starts["OS/2"] + 68, starts["OS/2"] + 70), higher)
        _raise(font, (starts["OS/2"] + 74, starts["OS/2"] + 76), higher)
        renamed = bytes(font)
        for code in ("utf-16-be", "latin-1"):
            renamed = renamed.replace(LATIN.encode(code), name.encode(code))
        assert QFontDatabase.addApplicationFontFromData(QByteArray(renamed)) >= 0


def load_installed(family: str) -> None:
    """Load a font of this machine, although the tests are not told of any: its regular and its bold."""
    environment = {name: value for name, value in os.environ.items() if name != "FONTCONFIG_FILE"}
    for weight in (80, 200):  # fontconfig's regular and bold
        pattern = f"{family}:slant=0:width=100:weight={weight}"
        command = ["fc-match", "--format=%{family[0]}\n%{file}", pattern]
        found = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=True).stdout
        name, _, file = found.partition("\n")
        assert name == family, f"{family} is not installed"
        assert QFontDatabase.addApplicationFont(file) >= 0


def _number(font: bytearray, at: int) -> int:
    return int(struct.unpack_from(">H", font, at)[0])


def _stretch(font: bytearray, start: int, count: int, times: float) -> None:
    """How far it is from each letter to the next."""
    for at in range(start, start + 4 * count, 4):
        struct.pack_into(">H", font, at, round(_number(font, at) * times))


def _raise(font: bytearray, places: tuple[int, ...], times: float) -> None:
    """What lines have above and below; the depth below is negative in all tables but one."""
    for at in places:
        struct.pack_into(">h", font, at, round(struct.unpack_from(">h", font, at)[0] * times))
