"""The presets of an option set: a combo box, and a sentence that says what differs from the one chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.widgets.combo import ComboBox
from cardtable.app.widgets.kept_texts import RetranslatedTexts, literal_text
from cardtable.app.widgets.paragraph import Paragraph
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.core.options import Options, describe
from cardtable.core.text import Text, TextRenderer, join, translate

_LABEL = translate("Forms", "Rules")
_OWN = translate("Forms", "Custom rules")
_SAME = translate("Forms", "These are the rules of “%1”.")
_DIFFERS = translate("Forms", "Differs from “%1” in: %2.")
_FOR_OTHERS = translate(
    "Forms", "“%1” is made for another number of players. Its rules are in force here all the same."
)


def preset_label(options: type[Options], name: str) -> Text:
    """The preset's label; its name in the saved form if it has none."""
    return options.PRESET_LABELS.get(name) or literal_text(name)


def not_for(kind: type[Options], name: str, seats: int | None) -> Text | None:
    """That a preset is made for another number of players; None where it is for so many."""
    fits = seats is None or name in kind.presets_for(seats)
    return None if fits else _FOR_OTHERS.filled(preset_label(kind, name))


def comparison(options: Options, preset: str, seats: int | None) -> Text:
    """One sentence: that these are the rules of the preset, or where they differ from it."""
    different = options.differences(options.preset(preset), seats)
    changed = join(info.label for info in describe(type(options)) if info.name in different)
    label = preset_label(type(options), preset)
    return _SAME.filled(label) if changed is None else _DIFFERS.filled(label, changed)


class PresetRow(QWidget):
    """Chooses a preset; shows "Own rules" when the options are none of them, and always what they differ in."""

    chosen = Signal(str)

    def __init__(self, words: TextRenderer, kind: type[Options]) -> None:
        super().__init__()
        self._words = words
        self._kind = kind
        self._seats: int | None = None
        self._base: str | None = None
        self._phrases = RetranslatedTexts(words)
        self.combo = ComboBox(self)
        self.combo.activated.connect(self._choose)
        label = PlainLabel(self)
        label.setProperty("role", "strong")
        label.setBuddy(self.combo)
        self._phrases.put(label.setText, _LABEL)
        self._phrases.name(self.combo, _LABEL)
        line = QHBoxLayout()
        line.setSpacing(10)
        self.difference = Paragraph(self)
        self.difference.setProperty("role", "note")
        self.note = Paragraph(self)
        self.note.setProperty("role", "note")
        self.note.hide()
        self._below = QHBoxLayout()
        self._below.setSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.addLayout(line)
        column.addWidget(self.note)
        column.addLayout(self._below)
        line.addWidget(label)
        line.addWidget(self.combo, 1)
        self._below.addWidget(self.difference, 1)
        self._below.addStretch()
        self._fill(own=False)

    @property
    def base(self) -> str | None:
        """The preset that the rules are compared with: the one chosen last, else the nearest."""
        return self._base

    def compare(self, preset: str | None) -> None:
        """Compare the rules shown next with this preset, as if it had been chosen last."""
        self._base = preset

    def addButton(self, button: QPushButton) -> None:
        """Place a button beside the sentence."""
        self._below.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_options(self, options: Options, seats: int | None) -> bool:
        """Show which preset these rules are, or what differs; whether anything does. Offers those for so many seats."""
        self._seats = seats
        self._base = self._compared(options)
        if self._base is None:
            return False
        own = bool(options.differences(options.preset(self._base), seats))
        self._fill(own=own)
        self.combo.choose("" if own else self._base)
        self._phrases.put(self.difference.setText, comparison(options, self._base, seats))
        usual = None if own else self._kind.PRESET_NOTES.get(self._base)
        self._show_note(not_for(self._kind, self._base, seats) or usual, own=own)
        return own

    def _show_note(self, note: Text | None, *, own: bool) -> None:
        """The sentence about a preset stands in place of the one that these are its rules; what differs is said too."""
        self.note.setVisible(note is not None)
        self.difference.setVisible(note is None or own)
        if note is not None:
            self._phrases.put(self.note.setText, note)

    def _compared(self, options: Options) -> str | None:
        """The last one stays while the rules are none exactly, and also where another one is the same."""
        exact = options.preset_name(self._seats)
        if self._base in options.offered(self._seats):
            kept = options.preset(str(self._base))
            if exact is None or not options.differences(kept, self._seats):
                return self._base
        return exact or options.nearest_preset(self._seats)

    def retranslate(self) -> None:
        """Say the labels again."""
        self._phrases.renew()
        self._fill(own=self.combo.currentData() == "")

    def _fill(self, *, own: bool) -> None:
        names = self._kind.offered(self._seats)
        entries: list[tuple[str, object]] = [(self._words.text(preset_label(self._kind, name)), name) for name in names]
        if own:
            entries.insert(0, (self._words.text(_OWN), ""))
        self.combo.setEntries(entries)
        notes = [self._kind.PRESET_NOTES.get(str(name)) for _, name in entries]
        self.combo.setHelps(["" if note is None else self._words.text(note) for note in notes])

    def _choose(self, place: int) -> None:
        name = self.combo.itemData(place)
        if name:
            self._base = str(name)
            self.chosen.emit(str(name))
