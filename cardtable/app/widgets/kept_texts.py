"""Texts on widgets, kept as data so that a change of language says them again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, TextRenderer, literal_text
from cardtable.table.painting.tips import set_tip

__all__ = ["RetranslatedTexts", "literal_text"]


@frozen
class _Entry:
    setter: Callable[[str], object]
    text: Text


class RetranslatedTexts:
    """The texts of one window or panel, each with the setter that shows it."""

    def __init__(self, words: TextRenderer) -> None:
        self.words = words
        self._entries: dict[object, _Entry] = {}

    def put(self, setter: Callable[[str], object], text: Text, key: object = None) -> None:
        """Show a text now and after each `renew`; a second text for the same setter, or key, replaces the first."""
        self._entries[key or setter] = _Entry(setter, text)
        setter(self.words.text(text))

    def name(self, widget: QWidget, name: Text, description: Text | None = None) -> None:
        """Tell assistive technology what a control is called, and what more there is to say."""
        self.put(widget.setAccessibleName, name)
        if description is not None:
            self.put(widget.setAccessibleDescription, description)
            self.put(partial(set_tip, widget), description, key=widget)

    def renew(self) -> None:
        """Say every text again in the language now in force."""
        for entry in self._entries.values():
            entry.setter(self.words.text(entry.text))
