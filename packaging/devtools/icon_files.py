"""The files in which systems want the program's icon: names, and the two containers of PNG pictures."""

import struct
from collections.abc import Mapping
from pathlib import Path

from devtools.places import ICONS, ROOT
from devtools.processes import Stop, call, say

SVG = "cardtable.svg"
ICO = "cardtable.ico"
ICNS = "cardtable.icns"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# The names that macOS gives to PNG pictures of these sizes.
_ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
ICNS_SIZES = tuple(_ICNS_KINDS)
_ICO_ENTRY = 16  # bytes


def png_name(size: int) -> str:
    """Return the file of one size."""
    return f"cardtable-{size}.png"


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures by size in pixels, at most 256."""
    place = 6 + _ICO_ENTRY * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return a macOS icon of PNG pictures by size in pixels, each of ICNS_SIZES."""
    body = b"".join(
        _ICNS_KINDS[size] + struct.pack(">I", 8 + len(picture)) + picture for size, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def draw(python: Path) -> None:
    """Draw all of them into build/icons."""
    say("Drawing the icons …")
    extra = {"PYTHONPATH": f"{ROOT}", "QT_QPA_PLATFORM": "offscreen"}
    if call((python, ROOT / "packaging" / "make_icons.py", ICONS), extra):
        raise Stop("The icons could not be drawn: the lines above say why.", 1)
