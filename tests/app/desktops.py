"""The interface type of desktops: wider, higher, larger, smaller than ours, and real fonts that are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from cardtable.app.platform import fonts
from cardtable.table.style import text_painting
from tests.app.dialogs.tongues import Tongue, tongues
from tests.faces import load_installed, load_like


class Type(NamedTuple):
    """A desktop's interface font; `wider` and `higher` are made from ours."""

    family: str
    pixels: int = 12
    wider: float = 1.0
    higher: float = 1.0


DESKTOPS = {
    "wide": Type("Wide Sans", wider=1.2),  # as Verdana
    "high": Type("High Sans", higher=1.4),  # as OpenDyslexic
    "large": Type(fonts.LATIN, 21),  # 16 pt
    "small": Type(fonts.LATIN, 11),  # 8 pt
}


def desktops(named: list[str]) -> dict[str, Type]:
    """Those above, and one with each of these fonts of this machine."""
    return DESKTOPS | {name: Type(name) for name in named}


@contextmanager
def desktop_with(kind: Type, app: QApplication) -> Iterator[Tongue]:
    """A desktop with this type in force, and all languages on it."""
    if (kind.wider, kind.higher) != (1.0, 1.0):
        load_like(kind.family, wider=kind.wider, higher=kind.higher)
    elif kind.family != fonts.LATIN:
        load_installed(kind.family)
    font, before = QFont(kind.family), text_painting.scale_unit()
    font.setPixelSize(kind.pixels)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "system_font", lambda: QFont(font))
        with tongues(app) as tongue:
            tongue.speak("en")
            assert QFontInfo(app.font()).family() == kind.family
            assert QFontInfo(app.font()).pixelSize() == kind.pixels
            yield tongue
        text_painting.set_unit(app, before)
