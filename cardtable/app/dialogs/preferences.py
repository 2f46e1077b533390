"""Preferences: rules of each game and program settings, applied while the dialog is open."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from cardtable.app.dialogs.base import CANCEL, OK, Dialog, Role, scrolled
from cardtable.app.dialogs.portraits import PortraitEditor
from cardtable.app.dialogs.preference_pages import RULES, Page, PicturePage, RulesPage, SectionPage
from cardtable.app.dialogs.sidebar import Sidebar
from cardtable.app.forms.builder import EditorMaker
from cardtable.app.forms.chrome import HIGH_CONTRAST, Chrome, system_chrome
from cardtable.app.forms.editors import Editor, LineEditor
from cardtable.app.setting_choices import ThemeName
from cardtable.app.settings import GameChoice, Section, Settings, TableSettings
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, Words, translate

_TITLE = translate("Preferences", "Preferences")
_PAGES = translate("Preferences", "Pages of the preferences")
_DEFAULTS = translate("Preferences", "Restore defaults")

_SECTIONS: tuple[tuple[str, str, Text], ...] = (
    ("table", "theme", translate("Preferences", "Table")),
    ("cards", "cards", translate("Preferences", "Cards")),
    ("motion", "motion", translate("Preferences", "Motion")),
    ("players", "person", translate("Preferences", "Players")),
    ("language", "language", translate("Preferences", "Language")),
    ("accessibility", "accessibility", translate("Preferences", "Accessibility")),
)


def _letter(words: Words) -> Editor:
    return LineEditor(words, 1)


def _list_of_names(words: Words) -> Editor:
    return LineEditor(words, 200)


_EDITORS: Mapping[str, EditorMaker] = {
    "portrait": PortraitEditor,
    "opponents": _list_of_names,
    "hint_key": _letter,
    "last_trick_key": _letter,
    "scores_key": _letter,
}


class PreferencesDialog(Dialog):
    """Each change is told by `settingsChanged` at once; Cancel tells the old sections again.

    `section` is the page to open at: a name of `settings.SECTIONS` or a game's id. `language` is the code in force,
    for letters of the language on the cards.
    """

    settingsChanged = Signal(object)  # a Section: the new value of one section

    def __init__(
        self,
        words: Words,
        games: Mapping[str, AnyGame],
        settings: Settings,
        parent: QWidget | None = None,
        chrome: Chrome | None = None,
        *,
        section: str = "",
        language: str = "en",
    ) -> None:
        super().__init__(words, _TITLE, parent, chrome)
        self._before = settings
        self.settings = settings
        self.names = [*games, *(name for name, _, _ in _SECTIONS)]
        rules = [("rules", RULES.filled(game.name)) for game in games.values()]
        self.list = Sidebar(self.phrases, self.chrome, [*rules, *((icon, text) for _, icon, text in _SECTIONS)], self)
        self.phrases.put(self.list.setAccessibleName, _PAGES)
        self.pages: list[Page] = [RulesPage(words, game, settings) for game in games.values()]
        self.pages += [self._section_page(name, text, language) for name, _, text in _SECTIONS]
        self._lay_out()
        self.list.setCurrentRow(self.names.index(section) if section in self.names else 0)
        self.list.setFocus()
        self.fit(960, 560)

    def _section_page(self, name: str, title: Text, language: str) -> Page:
        if name in ("table", "cards"):
            return PicturePage(self.words, title, name, self.settings, language)
        return SectionPage(self.words, title, name, self.settings, _EDITORS)

    def _lay_out(self) -> None:
        whole = QWidget(self)
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._stack = QStackedWidget(self)
        for settings_page in self.pages:
            settings_page.changed.connect(self._take)
            self._stack.addWidget(scrolled(settings_page))
        row.addWidget(self.list)
        row.addWidget(self._stack, 1)
        self.put_body(whole)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.button(OK, Role.AcceptRole, primary=True)
        self.button(CANCEL, Role.RejectRole)
        self.defaults = self.button(_DEFAULTS, Role.ResetRole, self._restore)

    def setLanguage(self, language: str) -> None:
        """Another language is in force: the letters on the sample cards follow."""
        for settings_page in self.pages:
            if isinstance(settings_page, PicturePage):
                settings_page.setLanguage(language)

    def setChrome(self, chrome: Chrome) -> None:
        super().setChrome(chrome)
        self.list.setChrome(chrome)

    def retranslate(self) -> None:
        super().retranslate()
        for settings_page in self.pages:
            settings_page.retranslate()
        self.list.fit()

    def reject(self) -> None:
        """Take all changes back."""
        for section in self._changed_sections():
            self.settingsChanged.emit(section)
        self.settings = self._before
        super().reject()

    def _changed_sections(self) -> list[Section]:
        """The sections as they were, of those that have been changed since."""
        before: list[Section] = [
            section
            for name, _, _ in _SECTIONS
            if (section := getattr(self._before, name)) != getattr(self.settings, name)
        ]
        for game, choice in self.settings.games.items():
            if choice != self._before.game(game):
                before.append(self._before.games.get(game, GameChoice(game)))
        return before

    def _take(self, section: Section) -> None:
        self.settings = self.settings.changed(section)
        if isinstance(section, TableSettings):
            high = section.theme is ThemeName.HIGH_CONTRAST
            self.setChrome(HIGH_CONTRAST if high else system_chrome())
        for settings_page in self.pages:
            if isinstance(settings_page, PicturePage):
                settings_page.show_settings(self.settings)
        self.settingsChanged.emit(section)

    def _restore(self) -> None:
        """The defaults of the page in sight."""
        self.pages[self.list.currentRow()].restore()
