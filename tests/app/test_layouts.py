"""The order in which layouts are nested."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget, QWidgetItem


def test_a_layout_that_is_nested_with_its_widgets_is_refused(qapp: QApplication) -> None:
    outer, inner = QVBoxLayout(box := QWidget()), QHBoxLayout()
    inner.addWidget(QLabel(box))
    with pytest.raises(AssertionError, match="then fill"):
        outer.addLayout(inner)


def test_a_layout_that_is_filled_afterwards_leaves_no_item_with_python(qapp: QApplication) -> None:
    before = items()
    outer, inner = QVBoxLayout(box := QWidget()), QHBoxLayout()
    outer.addLayout(inner)
    inner.addWidget(QLabel(box))
    assert items() == before


def items() -> int:
    return sum(isinstance(thing, QWidgetItem) for thing in gc.get_objects())
