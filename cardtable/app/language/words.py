"""Texts in the language in force, from the catalogues that Qt holds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.app.language.numbers import NumberFormat
from cardtable.app.language.phrasing import CatalogueRenderer


class AppRenderer(CatalogueRenderer):
    """The words of the program; `Languages` changes the numbers."""

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return QCoreApplication.translate(context, source, disambiguation or None, n)


class TableRenderer(CatalogueRenderer):
    """The program's words at one table: with the names of those who sit there."""

    def __init__(self, words: AppRenderer) -> None:
        super().__init__()
        self._words = words

    @property
    def numbers(self) -> NumberFormat:
        """As everywhere in the program."""
        return self._words.numbers

    @numbers.setter
    def numbers(self, numbers: NumberFormat) -> None:
        self._words.numbers = numbers

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return self._words.pattern(context, source, disambiguation, n)
