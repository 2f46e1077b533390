"""Pages of the preferences: a form, some with a preview, and the accessibility page.

The accessibility page collects settings for seeing, hearing and reaching, some of which are on other pages as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import MARGIN, hairline
from cardtable.app.dialogs.common.portrait_picker import PortraitEditor
from cardtable.app.dialogs.preferences.card_preview import CardPreview
from cardtable.app.forms.form_rows import FormRow
from cardtable.app.forms.option_editors import ChoiceEditor, LineEditor, SwitchEditor
from cardtable.app.forms.options_form import EditorMaker, OptionForm
from cardtable.app.match.new_match_defaults import default_seats, fits_seat_count
from cardtable.app.settings.key_settings import KeySettings, clash
from cardtable.app.settings.setting_choices import Letters, ThemeName
from cardtable.app.settings.settings_sections import (
    AccessibilitySettings,
    CardSettings,
    Section,
    Settings,
    TableSettings,
    first_preset,
)
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.core.cards import Card
from cardtable.core.options import Options, describe
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.themes import LETTERS, THEMES, CardStyle

RULES = translate("Preferences", "Rules of %1")
_NEXT = translate("Preferences", "Changed rules apply from the next game. The current game keeps its own.")
_PLAYERS = translate("Preferences", "Players")
_PLAYERS_HELP = translate("Preferences", "Only the rules for this many players are shown.")
_UNFIT = translate("Preferences", "These rules don't work with this many players: choose others.")
_TABLE_PICTURE = translate("Preferences", "The winning card is outlined; a card that may not be played is dimmed.")
_CARDS_PICTURE = translate("Preferences", "This is your deck.")

_KING, _QUEEN, _JACK, _TEN = (Card.parse(text) for text in ("KH", "QS", "JD", "TC"))
_TABLE_SAMPLE = (_KING, _QUEEN, None, _TEN)
_DECK_SAMPLE = (_KING, _QUEEN, _JACK, _TEN, None)


_EDITORS: Mapping[str, EditorMaker] = {"portrait": PortraitEditor, "opponents": partial(LineEditor, length=200)}


def card_style(settings: CardSettings, language: str) -> CardStyle:
    """Return the card style of these settings; `language` is the code in force, for letters of the language."""
    letters = language if settings.letters is Letters.LANGUAGE and language in LETTERS else "latin"
    return CardStyle(
        four_colours=settings.four_colours,
        large_indices=settings.large_indices,
        letters=letters,
        back=str(settings.back.value),
    )


def show_look(strip: CardPreview, settings: Settings, language: str) -> None:
    """Apply theme and card style of these settings to a preview."""
    strip.setTheme(THEMES[str(settings.table.theme.value)])
    strip.setCardStyle(card_style(settings.cards, language))


class PreferencePage(QWidget):
    """Page with a heading and the content of a subclass; emits each change of its section."""

    changed = Signal(object)  # the new section of the settings

    def __init__(self, renderer: TextRenderer, title: Text) -> None:
        super().__init__()
        self.renderer = renderer
        self.phrases = RetranslatedTexts(renderer)
        self.column = fill_box(QVBoxLayout(self), spacing=8, margins=(MARGIN, 12, MARGIN, 14))
        self.parts: list[FormRow | OptionForm] = []  # to be retranslated
        self.heading = self.phrases.paragraph(self.column, title, "heading")

    def show_settings(self, settings: Settings) -> None:
        """Show the settings in force, without a signal."""

    def show_look(self, settings: Settings, language: str) -> None:
        """Show theme and card style in force; `language` is the code in force."""

    def is_usual(self) -> bool:
        """Return whether `restore` would change nothing."""
        return True

    def restore(self) -> None:
        """Restore the defaults."""

    def retranslate(self) -> None:
        self.phrases.renew()
        for part in self.parts:
            part.retranslate()


class SectionPage(PreferencePage):
    """Page of one section of the program settings."""

    def __init__(self, renderer: TextRenderer, title: Text, name: str, settings: Settings, language: str) -> None:
        super().__init__(renderer, title)
        self._name, self._language = name, language
        self.form = OptionForm(renderer, settings.section(name), editors=_EDITORS)
        self.parts.append(self.form)
        self.form.changed.connect(self.changed.emit)
        self.column.addWidget(self.form, 1)

    def show_settings(self, settings: Settings) -> None:
        self.form.setOptions(settings.section(self._name))

    def show_look(self, settings: Settings, language: str) -> None:
        if self.form.options() != settings.section(self._name):  # changed on another page
            self.show_settings(settings)

    def is_usual(self) -> bool:
        return self.form.options() == self.form.base()

    def restore(self) -> None:
        self.form.reset()


class PreviewPage(SectionPage):
    """Page of cards or table, with a preview of theme and card style."""

    def __init__(self, renderer: TextRenderer, title: Text, name: str, settings: Settings, language: str) -> None:
        super().__init__(renderer, title, name, settings, language)
        on_table = name == "table"
        self.strip = CardPreview(_TABLE_SAMPLE if on_table else _DECK_SAMPLE, marks=on_table)
        self.phrases.put(self.strip.setSentence, _TABLE_PICTURE if on_table else _CARDS_PICTURE)
        self.column.insertWidget(1, self.strip)
        self._settings = settings
        self.form.changed.connect(self._preview)
        self._preview(self.form.options())

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._settings = settings
        self._preview(self.form.options())

    def show_look(self, settings: Settings, language: str) -> None:
        self._language = language
        self.show_settings(settings)

    def _preview(self, section: Options) -> None:
        if isinstance(section, TableSettings | CardSettings):
            self._settings = self._settings.changed(section)
        show_look(self.strip, self._settings, self._language)


class GameRulesPage(PreferencePage):
    """Page with the rules of one game for the next match."""

    def __init__(self, renderer: TextRenderer, definition: AnyGame, settings: Settings, language: str = "en") -> None:
        super().__init__(renderer, RULES.filled(definition.name))
        self.definition = definition
        choice = settings.game(definition.id)
        self._choice = choice
        options = choice.chosen(definition)
        self._strip = CardPreview(definition.presentation.emblem, height=84)
        self.phrases.put(self._strip.setSentence, _NEXT)
        self.show_look(settings, language)
        self.column.addWidget(self._strip)
        self._seats = choice.seats or default_seats(definition, options)
        self._players = ChoiceEditor(renderer, lambda: [(renderer.number(count), count) for count in definition.seats])
        self._players.setValue(self._seats)
        self._players.edited.connect(self._take_seats)
        self._row = FormRow(renderer, _PLAYERS, _PLAYERS_HELP, self._players, first=True)
        self._row.setVisible(len(definition.seats) > 1)
        self.column.addWidget(self._row)
        self._warning = self.phrases.paragraph(self.column, _UNFIT, "strong")
        self.form = OptionForm(renderer, options, self._seats)
        self.form.changed.connect(lambda _options: self._tell())
        self.parts += [self._row, self.form]
        self.column.addWidget(self.form, 1)
        self._warn()

    def _take_seats(self, value: object) -> None:
        self._seats = int(str(value))
        self.form.setSeats(self._seats)
        self._tell()

    def _tell(self) -> None:
        self._warn()
        saved = self.form.options().save()
        self._choice = replace(self._choice, options=saved, seats=self._seats)
        self.changed.emit(self._choice)

    def _warn(self) -> None:
        self._warning.setVisible(not fits_seat_count(self.definition, self.form.options(), self._seats))

    def show_settings(self, settings: Settings) -> None:
        self._choice = settings.game(self.definition.id)
        options = self._choice.chosen(self.definition)
        self._seats = self._choice.seats or default_seats(self.definition, options)
        self._players.setValue(self._seats)
        self.form.setSeats(self._seats)
        self.form.setOptions(options)
        self._warn()

    def show_look(self, settings: Settings, language: str) -> None:
        show_look(self._strip, settings, language)

    def is_usual(self) -> bool:
        return self.form.options() == first_preset(self.definition)

    def restore(self) -> None:
        self.form.take(first_preset(self.definition))


_USUAL = Settings()
_WRITING = frozenset({"writing"})
_SHOWN: tuple[tuple[str, frozenset[str]], ...] = (  # (section, options shown), in order
    ("accessibility", _WRITING),
    ("cards", frozenset({"large_indices"})),
    ("motion", frozenset({"reduce_motion"})),
    ("accessibility", frozenset(info.name for info in describe(AccessibilitySettings)) - _WRITING),
    ("keys", frozenset(info.name for info in describe(KeySettings))),
)


class AccessibilityPage(PreferencePage):
    """Page with options of several sections; high contrast is a switch here, but a theme on the page of the table."""

    def __init__(self, renderer: TextRenderer, title: Text, name: str, settings: Settings, language: str) -> None:
        super().__init__(renderer, title)
        self._settings = settings
        self._colours = settings.table.theme  # to restore when the switch is turned off
        self.forms = [self._form(name, shown) for name, shown in _SHOWN]
        for form in self.forms[:-1]:
            form.complete()  # rows that come later are behind those of the next form in the tab order
        self.contrast = self._contrast_row()
        self.parts += [self.contrast, *self.forms]
        for place, row in enumerate((self.forms[0], self.contrast, *self.forms[1:])):
            if place > 1:  # the row of the switch has its own line
                self.column.addWidget(hairline(self))
            self.column.addWidget(row)
        self.column.addStretch(1)
        self.show_settings(settings)

    def _form(self, name: str, shown: frozenset[str]) -> OptionForm:
        options = self._settings.section(name)
        hidden = frozenset(info.name for info in describe(type(options))) - shown
        form = OptionForm(self.renderer, options, hidden=hidden)
        form.changed.connect(self._take)
        return form

    def _contrast_row(self) -> FormRow:
        theme = next(info for info in describe(type(self._settings.table)) if info.name == "theme")
        row = FormRow(self.renderer, ThemeName.HIGH_CONTRAST.label, theme.help, SwitchEditor(self.renderer))
        row.editor.edited.connect(self._take_contrast)
        return row

    def _take(self, section: Section) -> None:
        """Take a change; a key that another command has is refused: the form is restored and shows the reason."""
        if isinstance(section, KeySettings) and self._refuses(section):
            self.show_settings(self._settings)
            return
        self.show_settings(self._settings.changed(section))
        self.changed.emit(section)

    def _refuses(self, keys: KeySettings) -> bool:
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
        """Return the sections with defaults for the options shown here, of those that differ."""
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


class PageSpec(NamedTuple):
    """Page of the preferences: name of its section, icon, title, and class."""

    section: str
    icon: str
    title: Text
    kind: Callable[[TextRenderer, Text, str, Settings, str], PreferencePage]


PAGES = (
    PageSpec("table", "theme", translate("Preferences", "Table"), PreviewPage),
    PageSpec("cards", "cards", translate("Preferences", "Cards"), PreviewPage),
    PageSpec("motion", "motion", translate("Preferences", "Motion"), SectionPage),
    PageSpec("sound", "sound", translate("Preferences", "Sounds"), SectionPage),
    PageSpec("players", "person", translate("Preferences", "Players"), SectionPage),
    PageSpec("language", "language", translate("Preferences", "Language"), SectionPage),
    PageSpec("accessibility", "accessibility", translate("Preferences", "Accessibility"), AccessibilityPage),
)
