"""No layout is put into another one with its widgets already in it, where the outer one has its place on a widget.

PySide makes an object for each item of such a layout and keeps it after Qt has deleted the item; what Qt then makes at
that address, a window or a style, is taken for it: "QWidgetItem object has no attribute".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout

NESTING = ((QBoxLayout, "addLayout"), (QBoxLayout, "insertLayout"), (QGridLayout, "addLayout"))


def refuse_full_ones(patch: pytest.MonkeyPatch) -> None:
    """Let every test fail that nests layouts in the wrong order."""
    for kind, name in NESTING:
        patch.setattr(kind, name, _watched(getattr(kind, name)))


def _watched(usual: Callable[..., None]) -> Callable[..., None]:
    def nest(outer: QLayout, *words: Any, **named: Any) -> None:
        (inner,) = (word for word in words if isinstance(word, QLayout))
        assert outer.parentWidget() is None or not inner.count(), "nest a layout first, then fill it"
        usual(outer, *words, **named)

    return nest
