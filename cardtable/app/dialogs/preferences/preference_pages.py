"""Pages of the preferences: a form, some with a preview, and the accessibility page.

The accessibility page collects settings for seeing, hearing and reaching, some of which are on other pages as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import MARGIN, hairline
from cardtable.app.dialogs.common.portrait_picker import PortraitEditor
from cardtable.app.forms.form_rows import FormRow
from cardtable.app.forms.option_editors import ChoiceEditor, LineEditor, SwitchEditor
from cardtable.app.forms.options_form import EditorMaker, OptionForm
from cardtable.app.match.new_match_defaults import default_seats, fits_seat_count
from cardtable.app.match.table_appearance import theme_and_cards
from cardtable.app.settings.key_settings import KeySettings, clash
from cardtable.app.settings.setting_choices import ThemeName
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
from cardtable.app.widgets.palette import painter_on, reading_start, sized_font
from cardtable.core.cards import Card
from cardtable.core.options import OptionInfo, Options, describe
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.card_marks import paint_dim, paint_winner
from cardtable.table.art.card_painter import paint_back, paint_face
from cardtable.table.art.card_pixmaps import depth_of, paint_shadow
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.themes import RADIUS, THEMES, WIDTH, CardStyle, Theme
from cardtable.table.art.vector_drawing import blank_pixmap, painting, rounded_rect, saved
from cardtable.table.style.text_painting import paint_text, px

CORNER = 12
HEIGHT = 104
GAP = 12
START = 18
EDGE = 16  # beside the sentence


class CardPreview(QWidget):
    """Preview with cards in a row (None: a back) and a sentence; `marks` outlines the second card and dims the last."""

    def __init__(self, cards: Sequence[Card | None], *, marks: bool = False, height: int = HEIGHT) -> None:
        super().__init__()
        self._cards = cards
        self._marks = marks
        self._theme = THEMES["green"]
        self._style = CardStyle()
        self._sentence = ""
        self._picture = QPixmap()
        self._key: object = None
        self._height = px(height)
        self.setFixedHeight(self._height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(420), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(px(220), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def setLook(self, theme: Theme, style: CardStyle) -> None:
        self._theme, self._style = theme, style
        self.update()

    def setSentence(self, sentence: str) -> None:
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self._make_room()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        key = (self.size(), self.devicePixelRatioF(), self._theme, self._style, self.layoutDirection())
        if key != self._key:
            self._picture, self._key = self._drawn(), key
        painter = painter_on(self)
        painter.drawPixmap(0, 0, self._picture)
        font, ink = sized_font(self, px(15)), self._theme.ink
        paint_text(painter, self._room(), self._sentence, font, ink, reading_start(self), wrap=True)

    def _card_width(self) -> float:
        """Return the width of a card: as high as the strip, less on a page too narrow for all of them."""
        return min((self._height - 24) / 1.4, (self.width() - 2 * START + GAP) / len(self._cards) - GAP)

    def _drawn(self) -> QPixmap:
        """Return felt and cards as a pixmap; it is cached, because court cards take long to draw."""
        dpr = self.devicePixelRatioF()
        picture = blank_pixmap(self.size() * dpr, dpr)
        with painting(picture) as painter:
            painter.setClipPath(rounded_rect(QRectF(self.rect()), CORNER))
            painter.drawPixmap(0, 0, felt(self.size(), dpr, self._theme))
            for place, card in enumerate(self._cards):
                self._paint_card(painter, card, self._rect(place, self._card_width()), place)
        return picture

    def _rect(self, place: int, width: float) -> QRectF:
        left = START + place * (width + GAP)
        return QRectF(self.width() - left - width if self.isRightToLeft() else left, 12, width, 1.4 * width)

    def _paint_card(self, painter: QPainter, card: Card | None, rect: QRectF, place: int) -> None:
        radius = RADIUS / WIDTH * rect.width()
        paint_shadow(painter, rect, radius, depth_of(rect.width()))
        with saved(painter):
            painter.translate(rect.topLeft())
            if card is None:
                paint_back(painter, rect.size(), self._style)
            else:
                paint_face(painter, card, rect.size(), self._style)
        if self._marks and place == 1:
            paint_winner(painter, rect, radius, self._theme)
        if self._marks and place == len(self._cards) - 1:
            paint_dim(painter, rect, radius, self._theme)

    def cut(self) -> bool:
        return self._is_cut(self._room())

    def _is_cut(self, room: QRectF) -> bool:
        needed = self._needed(room.width())
        return needed.width() > room.width() + 1 or needed.height() > room.height()

    def _needed(self, width: float) -> QRectF:
        flags = int(Qt.TextFlag.TextWordWrap.value)
        return QFontMetricsF(sized_font(self, px(15))).boundingRect(QRectF(0, 0, width, 1000), flags, self._sentence)

    def _make_room(self) -> None:
        height, beside = self._height, self._room_beside()
        if self._is_cut(beside):
            height += math.ceil(self._needed(self.width() - 2 * EDGE).height()) + EDGE
        if height != self.height():
            self.setFixedHeight(height)

    def _room(self) -> QRectF:
        if self.height() <= self._height:
            return self._room_beside()
        return QRectF(QPointF(EDGE, self._height - 8), QPointF(self.width() - EDGE, self.height() - 8))

    def _room_beside(self) -> QRectF:
        start = START + len(self._cards) * (self._card_width() + GAP) + 6
        room = QRectF(QPointF(start, 8), QPointF(self.width() - EDGE, self._height - 8))
        if self.isRightToLeft():
            room.moveLeft(EDGE)
        return room


RULES = translate("Preferences", "Rules of %1")
_NEXT = translate("Preferences", "Changed rules apply from the next game. The current game keeps its own.")
_PLAYERS = translate("Preferences", "Players")
_PLAYERS_HELP = translate("Preferences", "Only the rules for this many players are shown.")
_UNFIT = translate("Preferences", "These rules don't work with this many players: choose others.")
_TABLE_PICTURE = translate("Preferences", "The winning card is outlined; a card that you can't play is dimmed.")
_CARDS_PICTURE = translate("Preferences", "These are your cards.")

_KING, _QUEEN, _JACK, _TEN = (Card.parse(text) for text in ("KH", "QS", "JD", "TC"))
_TABLE_SAMPLE = (_KING, _QUEEN, None, _TEN)
_DECK_SAMPLE = (_KING, _QUEEN, _JACK, _TEN, None)


_EDITORS: Mapping[str, EditorMaker] = {"portrait": PortraitEditor, "opponents": partial(LineEditor, length=200)}


def show_look(strip: CardPreview, settings: Settings, language: str) -> None:
    """Apply theme and card style of these settings to a preview."""
    strip.setLook(*theme_and_cards(settings, language))


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

    def row(self, name: str) -> FormRow | None:
        """Return the row of a setting; None if the page has no such setting."""
        forms = (part for part in self.parts if isinstance(part, OptionForm))
        return next((form.row(name) for form in forms if name in form.names()), None)

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
        theme = next(info for info in describe(TableSettings) if info.name == "theme")
        self.contrast = FormRow(renderer, ThemeName.HIGH_CONTRAST.label, theme.help, SwitchEditor(renderer))
        self.contrast.editor.edited.connect(self._take_contrast)
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


def settings_of(page: PageSpec) -> list[OptionInfo]:
    """Return the settings that a page shows, in order."""
    if page.kind is not AccessibilityPage:
        return list(describe(type(_USUAL.section(page.section))))
    shown = [(describe(type(_USUAL.section(name))), names) for name, names in _SHOWN]
    return [info for infos, names in shown for info in infos if info.name in names]
