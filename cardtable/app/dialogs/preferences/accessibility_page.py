"""All that helps to see, to hear and to reach, on one page; some of it stands on other pages as well."""

from __future__ import annotations

from dataclasses import replace

from cardtable.app.dialogs.parts.base import hairline
from cardtable.app.dialogs.preferences.preference_pages import PreferencePage
from cardtable.app.forms.builder import OptionForm
from cardtable.app.forms.editors import SwitchEditor
from cardtable.app.forms.form_rows import FormRow
from cardtable.app.settings.key_settings import KeySettings, clash
from cardtable.app.settings.sections import AccessibilitySettings, Section, Settings
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.core.options import describe
from cardtable.core.text import Text, TextRenderer

_USUAL = Settings()
_WRITING = frozenset({"writing"})
_SHOWN: tuple[tuple[str, frozenset[str]], ...] = (  # sections, and what of them is shown, in this order
    ("accessibility", _WRITING),
    ("cards", frozenset({"large_indices"})),
    ("motion", frozenset({"reduce_motion"})),
    ("accessibility", frozenset(info.name for info in describe(AccessibilitySettings)) - _WRITING),
    ("keys", frozenset(info.name for info in describe(KeySettings))),
)


class AccessibilityPage(PreferencePage):
    """Rows of several sections, each as it is declared; high contrast is a switch here and a theme there."""

    def __init__(self, words: TextRenderer, title: Text, settings: Settings) -> None:
        super().__init__(words, title)
        self._settings = settings
        self._colours = settings.table.theme  # to go back to
        self.forms = [self._form(name, shown) for name, shown in _SHOWN]
        self.contrast = self._contrast_row()
        for place, row in enumerate((self.forms[0], self.contrast, *self.forms[1:])):
            if place > 1:  # the row of the switch has a line of its own
                self.column.addWidget(hairline(self))
            self.column.addWidget(row)
        self.column.addStretch(1)
        self.show_settings(settings)

    def _form(self, name: str, shown: frozenset[str]) -> OptionForm:
        options = self._settings.section(name)
        hidden = frozenset(info.name for info in describe(type(options))) - shown
        form = OptionForm(self.words, options, hidden=hidden)
        form.changed.connect(self._take)
        return form

    def _contrast_row(self) -> FormRow:
        theme = next(info for info in describe(type(self._settings.table)) if info.name == "theme")
        row = FormRow(self.words, ThemeName.HIGH_CONTRAST.label, theme.help, SwitchEditor(self.words))
        row.editor.edited.connect(self._take_contrast)
        return row

    def _take(self, section: Section) -> None:
        """A letter that another command has already is refused: the form goes back to what was, and says why."""
        if isinstance(section, KeySettings) and self._refuses(section):
            self.show_settings(self._settings)
            return
        self.show_settings(self._settings.changed(section))
        self.changed.emit(section)

    def _refuses(self, keys: KeySettings) -> bool:
        """Whether a letter has been given twice, which is said beside the one that was changed."""
        before = self._settings.keys
        refusal = clash(keys, before)
        form = next(form for (name, _), form in zip(_SHOWN, self.forms, strict=True) if name == "keys")
        for info in describe(KeySettings):
            form.row(info.name).setNews(refusal if keys.value(info.name) != before.value(info.name) else None)
        return refusal is not None

    def _take_contrast(self, on: object) -> None:
        usual = _USUAL.table.theme if self._colours is ThemeName.HIGH_CONTRAST else self._colours
        self._take(replace(self._settings.table, theme=ThemeName.HIGH_CONTRAST if on else usual))

    def show_settings(self, settings: Settings) -> None:
        self._settings = settings
        if settings.table.theme is not ThemeName.HIGH_CONTRAST:
            self._colours = settings.table.theme
        self.contrast.editor.setValue(settings.table.theme is ThemeName.HIGH_CONTRAST)
        for (name, _), form in zip(_SHOWN, self.forms, strict=True):
            form.setOptions(settings.section(name))
            form.setEnabled(name != "keys" or settings.accessibility.single_keys)

    def show_look(self, settings: Settings, language: str) -> None:
        self.show_settings(settings)

    def is_usual(self) -> bool:
        return not self._to_restore()

    def restore(self) -> None:
        for section in self._to_restore():
            self._take(section)

    def _to_restore(self) -> list[Section]:
        """The sections as they would be with what is shown here as usual, of those that are not so."""
        now = self._settings
        usual: list[Section] = [
            _USUAL.accessibility,
            _USUAL.keys,
            replace(now.cards, large_indices=_USUAL.cards.large_indices),
            replace(now.motion, reduce_motion=_USUAL.motion.reduce_motion),
        ]
        if now.table.theme is ThemeName.HIGH_CONTRAST:
            usual.append(replace(now.table, theme=_USUAL.table.theme))
        return [section for section in usual if now.changed(section) != now]

    def retranslate(self) -> None:
        super().retranslate()
        self.contrast.retranslate()
        for form in self.forms:
            form.retranslate()
