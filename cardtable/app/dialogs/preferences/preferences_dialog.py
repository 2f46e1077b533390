"""Dialog of the preferences: rules of each game and program settings, applied at once."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.common.dialog_base import CANCEL, OK, Role
from cardtable.app.dialogs.common.paged_dialog import PagedDialog
from cardtable.app.dialogs.preferences.preference_pages import PAGES, RULES, GameRulesPage, PreferencePage
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import SECTIONS, GameChoice, Section, Settings, TableSettings
from cardtable.app.widgets.palette import HIGH_CONTRAST, AppPalette, system_palette
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate

_TITLE = translate("Preferences", "Preferences")
_NAME = translate("Preferences", "Pages of the preferences")
_DEFAULTS = translate("Preferences", "Restore defaults")


class PreferencesDialog(PagedDialog[PreferencePage]):
    """Dialog of the preferences; `settingsChanged` reports each change at once, Cancel reports the old sections again.

    `section` is the page to open: a name of `settings.SECTIONS` or a game's id. `language` is the code in force, for
    letters of the language on the cards.
    """

    settingsChanged = Signal(object)  # Section: the new value of one section

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        settings: Settings,
        parent: QWidget | None = None,
        chrome: AppPalette | None = None,
        *,
        section: str = "",
        language: str = "en",
    ) -> None:
        rules = [("rules", game.name) for game in games.values()]
        entries = [*rules, *((page.icon, page.title) for page in PAGES)]
        super().__init__(renderer, _TITLE, entries, _NAME, parent, chrome)
        self._before = settings
        self.settings = settings
        self.names = [*games, *(page.section for page in PAGES)]
        for row, game in enumerate(games.values()):
            self.list.setSpoken(row, RULES.filled(game.name))
        self._games, self._language = games, language
        self.button(OK, Role.AcceptRole, primary=True)
        self.button(CANCEL, Role.RejectRole)
        self.defaults = self.button(_DEFAULTS, Role.ResetRole, self._restore)
        self.list.currentRowChanged.connect(self._offer_defaults)
        self.list.setCurrentRow(self.names.index(section) if section in self.names else 0)
        self.list.setFocus()
        self.fit(960, 720)

    def page(self, name: str) -> PreferencePage:
        return self.page_at(self.names.index(name))

    def make_page(self, row: int) -> PreferencePage:
        made: PreferencePage
        if row < len(self._games):
            made = GameRulesPage(self.renderer, self._games[self.names[row]], self.settings, self._language)
        else:
            section, _, title, kind = PAGES[row - len(self._games)]
            made = kind(self.renderer, title, section, self.settings, self._language)
        made.changed.connect(self.apply_section)
        return made

    def setLanguage(self, language: str) -> None:
        """Update the letters on the sample cards for another language."""
        self._language = language
        self._show_look()

    def _show_look(self) -> None:
        for settings_page in self.made_pages():
            settings_page.show_look(self.settings, self._language)

    def reject(self) -> None:
        for section in self._changed_sections():
            self.settingsChanged.emit(section)
        self.settings = self._before
        super().reject()

    def _changed_sections(self) -> list[Section]:
        before: list[Section] = [
            section for name in SECTIONS if (section := self._before.section(name)) != self.settings.section(name)
        ]
        for game, choice in self.settings.games.items():
            if choice != self._before.game(game):
                before.append(self._before.games.get(game, GameChoice(game)))
        return before

    def apply_section(self, section: Section) -> None:
        self.settings = self.settings.changed(section)
        if isinstance(section, TableSettings):
            high = section.theme is ThemeName.HIGH_CONTRAST
            self.setChrome(HIGH_CONTRAST if high else system_palette())
        self._show_look()
        self._offer_defaults()
        self.settingsChanged.emit(section)

    def _offer_defaults(self) -> None:
        self.defaults.setEnabled(not self.page_in_sight().is_usual())

    def _restore(self) -> None:
        self.page_in_sight().restore()
