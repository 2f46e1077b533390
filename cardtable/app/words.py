"""Texts in the language in force, from the catalogues that Qt holds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.app.phrasing import Phrasing


class AppWords(Phrasing):
    """The words of the program; `Languages` changes the numbers, the match changes the names."""

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return QCoreApplication.translate(context, source, disambiguation or None, n)
