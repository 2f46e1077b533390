"""Search field of the preferences: finds a setting by its words, in the language in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QToolTip, QWidget

from cardtable.app.widgets.item_views import NO_INDEX, Index
from cardtable.core.options import Choice, OptionInfo
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.style.text_painting import plain_tip, px

_FIND = translate("Preferences", "Find a setting")
_NOTHING = translate("Preferences", "No setting has these words.")
_PLACE = translate("Preferences", "%1 (%2)", "a setting and the page that it is on")
_WORDS_ROLE, _ROW_ROLE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_MOST = 8  # rows shown without scrolling


class FoundSetting(NamedTuple):
    """A setting that can be found: its page, the page's title, and its declaration."""

    page: str
    title: Text
    info: OptionInfo


class _SettingList(QAbstractListModel):
    """Model of all settings; the words of `_WORDS_ROLE` are label, page, help and choices of a setting."""

    def __init__(self, renderer: TextRenderer, settings: Sequence[FoundSetting], parent: QObject) -> None:
        super().__init__(parent)
        self._renderer, self.settings = renderer, settings

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.settings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role == _ROW_ROLE:
            return index.row()
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, _WORDS_ROLE):
            return None
        say, found = self._renderer.text, self.settings[index.row()]
        place = say(_PLACE.filled(found.info.label, found.title))
        if role == Qt.ItemDataRole.DisplayRole:
            return place
        choices = type(found.info.default) if isinstance(found.info.default, Choice) else ()
        return " ".join((place, say(found.info.help), *(say(choice.label) for choice in choices)))

    def retranslate(self) -> None:
        self.beginResetModel()
        self.endResetModel()


class _SettingCompleter(QCompleter):
    """Completer that leaves what was typed in the field while its list is gone through."""

    def pathFromIndex(self, index: Index) -> str:
        return self.completionPrefix()


class SettingSearch(QLineEdit):
    """Field with a list of the settings whose label, page, help or choices contain what is typed."""

    chosen = Signal(str, str)  # name of the page and of the setting

    def __init__(self, renderer: TextRenderer, settings: Sequence[FoundSetting], parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._settings = _SettingList(renderer, settings, self)
        completer = _SettingCompleter(self._settings, self)
        completer.setCompletionRole(_WORDS_ROLE)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(_MOST)
        self._popup = QListView()
        self._popup.setProperty("role", "found")
        completer.setPopup(self._popup)
        completer.activated[QModelIndex].connect(self._choose)  # type: ignore[index]
        self.setCompleter(completer)
        self.setClearButtonEnabled(True)
        self.textEdited.connect(self._say_if_nothing)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(px(420), super().sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._popup.setStyleSheet(self.window().styleSheet())  # a window of its own, without the dialog's style
        self._popup.setFont(self.font())
        self._popup.setLayoutDirection(self.layoutDirection())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a setting with Enter and empty the field with Esc, as long as there is text in it."""
        if not self.text() or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            super().keyPressEvent(event)
            return
        shown = self._popup.currentIndex() if self._popup.isVisible() else QModelIndex()
        self._popup.hide()
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
        else:
            self._choose(shown if shown.isValid() else self.completer().completionModel().index(0, 0))
        event.accept()

    def settings(self) -> Sequence[FoundSetting]:
        """Return all settings that can be found."""
        return self._settings.settings

    def found(self) -> list[str]:
        """Return what the list offers for the text in the field."""
        model = self.completer().completionModel()
        return [str(model.index(row, 0).data()) for row in range(model.rowCount())]

    def retranslate(self) -> None:
        find = self._renderer.text(_FIND)
        self.setPlaceholderText(find)
        self.setAccessibleName(find)
        self._popup.setAccessibleName(find)
        self._settings.retranslate()

    def _say_if_nothing(self, text: str) -> None:
        """Say below the field, and to a screen reader, that no setting has these words."""
        nothing = self._renderer.text(_NOTHING) if text and not self.completer().completionCount() else ""
        self.setAccessibleDescription(nothing)
        if nothing:
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), plain_tip(nothing), self)
        else:
            QToolTip.hideText()

    def _choose(self, index: QModelIndex) -> None:
        row = index.data(_ROW_ROLE)
        if row is not None:  # else nothing was found
            found = self._settings.settings[row]
            self.chosen.emit(found.page, found.info.name)
            QTimer.singleShot(0, self, self.clear)  # the completer writes what was chosen behind this signal
