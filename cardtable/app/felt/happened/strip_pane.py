"""What a strip can hold: the turns of a deal, or its tricks."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.core.text import Text


class SidebarPane(QWidget):
    """As wide as the strip; what it shows is asked of the match on the table."""

    changed = Signal()  # by the person: it shows something else, and says something else below the title

    @property
    @abstractmethod
    def walk(self) -> Text:
        """Which keys walk through it; its hole is for the key that closes the strip."""

    @abstractmethod
    def wanted_height(self, width: float) -> float:
        """How high all of it is at this width, in pixels."""

    @abstractmethod
    def renew(self, unit: float) -> Text | None:
        """Show the match as it is now, at so many pixels to one of the sketches; what stands below the title."""

    @abstractmethod
    def take_keyboard(self) -> None:
        """The person walks through it by keys from now on."""

    @abstractmethod
    def leave(self) -> None:
        """The strip is closed."""
