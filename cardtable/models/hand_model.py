"""One hand as a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.core.cards import Card, Cards
from cardtable.core.text import Words
from cardtable.core.views import View
from cardtable.core.zones import Zone
from cardtable.models.hand_order import hand_key

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()

_Row = tuple[Card, bool, bool]  # the card, whether it may be played, whether it is marked


class HandModel(QAbstractListModel):
    """The open cards of one seat's hand in the order that the person likes."""

    CardRole = Qt.ItemDataRole.UserRole + 1
    PlayableRole = Qt.ItemDataRole.UserRole + 2
    SelectedRole = Qt.ItemDataRole.UserRole + 3

    def __init__(self, words: Words, order: str = "suit", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._key = hand_key(order)
        self._rows: list[_Row] = []

    def setView(self, view: View[Any], playable: frozenset[Card], marked: Cards = ()) -> None:
        """Show the hand of the view's own seat."""
        held = view.zones.get(Zone("hand", view.seat), ())
        rows = self._arranged([card for card in held if card is not None], playable, marked)
        if len(rows) == len(self._rows):
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def setOrder(self, order: str) -> None:
        """Sort by another order, a name of `hand_order.ORDERS`."""
        self._key = hand_key(order)
        self.layoutAboutToBeChanged.emit()
        self._rows.sort(key=lambda row: self._key(row[0]))
        self.layoutChanged.emit()

    def retranslate(self) -> None:
        """Name the cards in the language now in force."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """How many cards are held."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The card's name, or the card, whether it is playable, whether it is marked."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        card, playable, marked = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words.card(card)
            case self.CardRole:
                return card
            case self.PlayableRole:
                return playable
            case self.SelectedRole:
                return marked
        return None

    def _arranged(self, cards: Sequence[Card], playable: frozenset[Card], marked: Cards) -> list[_Row]:
        left = Counter(marked)
        rows: list[_Row] = []
        for card in sorted(cards, key=self._key):
            rows.append((card, card in playable, left[card] > 0))
            left[card] -= 1
        return rows
