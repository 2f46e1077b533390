"""Dialog of the preferences: rules of each game and program settings, applied at once."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CANCEL, MARGIN, OK, Role, ScrollPage
from cardtable.app.dialogs.common.paged_dialog import PagedDialog
from cardtable.app.dialogs.preferences.preference_pages import PAGES, RULES, GameRulesPage, PreferencePage, settings_of
from cardtable.app.dialogs.preferences.setting_search import FoundSetting, SettingSearch
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import SECTIONS, GameChoice, Section, Settings, TableSettings
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.palette import HIGH_CONTRAST, NO_OWNER, DialogOwner, system_palette
from cardtable.core.options import describe
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
        owner: DialogOwner = NO_OWNER,
        *,
        section: str = "",
        language: str = "en",
    ) -> None:
        rules = [("rules", game.name) for game in games.values()]
        entries = [*rules, *((page.icon, page.title) for page in PAGES)]
        super().__init__(renderer, _TITLE, entries, _NAME, owner)
        self._before = settings
        self.settings = settings
        self.names = [*games, *(page.section for page in PAGES)]
        for row, game in enumerate(games.values()):
            self.list.setSpoken(row, RULES.filled(game.name))
        self._games, self._language = games, language
        self.button(OK, Role.AcceptRole, primary=True)
        self.button(CANCEL, Role.RejectRole)
        self.defaults = self.button(_DEFAULTS, Role.ResetRole, self._restore)
        self._add_search()
        self.list.currentRowChanged.connect(self._offer_defaults)
        self.list.setCurrentRow(self.names.index(section) if section in self.names else 0)
        QWidget.setTabOrder(self.search, self.list)
        self.list.setFocus()
        self.fit(960, 720)

    def _add_search(self) -> None:
        rules = [
            FoundSetting(game.id, RULES.filled(game.name), info)
            for game in self._games.values()
            for info in describe(game.options)
        ]
        program = [FoundSetting(page.section, page.title, info) for page in PAGES for info in settings_of(page)]
        self.search = SettingSearch(self.renderer, [*program, *rules], self)
        self.search.chosen.connect(self.go_to_setting)
        strip = QWidget(self)
        fill_box(QVBoxLayout(strip), self.search, margins=(MARGIN, 10, MARGIN, 8))
        self.body.insertWidget(0, strip)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)

    def go_to_setting(self, page: str, name: str) -> None:
        """Show the page and the setting, and focus it; one that has no effect now keeps the focus in the sidebar."""
        self.list.setCurrentRow(self.names.index(page))
        row = self.page(page).row(name)
        self.list.setFocus()
        if row is not None and not row.isHidden():
            for area in self.findChildren(ScrollPage):
                area.ensureWidgetVisible(row)
            row.editor.controls()[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self.search.retranslate()

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
