"""The one panel that may lie on the table of the match: it goes with the match, and follows its looks and language."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject

from cardtable.app.program import Program


class OverlayPanel(Protocol):
    """What lies there."""

    def remove(self) -> None:
        """Go at once, with all that belongs to it."""

    def renew(self) -> None:
        """Look as the table does now."""

    def retranslate(self) -> None:
        """Say everything in the language in force."""


P = TypeVar("P", bound=OverlayPanel)


class OverlaySlot(QObject, Generic[P]):
    """Owns it."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._open: P | None = None
        program.matchChanged.connect(self.forget)
        program.settingsChanged.connect(self._renew)
        program.window.languageChanged.connect(self._retranslate)

    @property
    def open(self) -> P | None:
        """What lies there, or has been put away; None for nothing."""
        return self._open

    def show(self, panel: P) -> None:
        """From now on this one does, and what lay there before is gone."""
        self.forget()
        self._open = panel

    def forget(self) -> None:
        """Take it away at once."""
        if self._open is not None:
            panel, self._open = self._open, None
            panel.remove()

    def _renew(self, _section: str) -> None:
        if self._open is not None:
            self._open.renew()

    def _retranslate(self) -> None:
        if self._open is not None:
            self._open.retranslate()
