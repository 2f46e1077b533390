"""The presets of an option set: a combo box that also says when the rules are a person's own."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable.app.forms.combo import Combo
from cardtable.app.forms.phrases import Phrases, bare
from cardtable.core.options import Options
from cardtable.core.text import Text, Words, translate

_LABEL = translate("Forms", "Rules as in")
_OWN = translate("Forms", "Own rules")


def preset_label(options: type[Options], name: str) -> Text:
    """The preset's label; its name in the saved form if it has none."""
    return options.PRESET_LABELS.get(name) or bare(name)


def preset_of(options: Options, seats: int | None = None) -> str | None:
    """The name of the preset that these options are, if any, the first of equal ones."""
    kind = type(options)
    names = kind.PRESETS if seats is None else kind.presets_for(seats)
    return next((name for name in names if kind.preset(name) == options), None)


class PresetRow(QWidget):
    """Chooses a preset; shows "Own rules" when the options are none of them."""

    chosen = Signal(str)

    def __init__(self, words: Words, kind: type[Options]) -> None:
        super().__init__()
        self._words = words
        self._kind = kind
        self._seats: int | None = None
        self._phrases = Phrases(words)
        self.combo = Combo(self)
        self.combo.activated.connect(self._choose)
        label = QLabel(self)
        label.setProperty("role", "strong")
        label.setBuddy(self.combo)
        self._phrases.put(label.setText, _LABEL)
        self._phrases.name(self.combo, _LABEL)
        self._line = QHBoxLayout()
        self._line.setSpacing(10)
        self._line.addWidget(label)
        self._line.addWidget(self.combo, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.addLayout(self._line)
        self._fill(own=False)

    def addButton(self, button: QPushButton) -> None:
        """Place a button at the end of the line."""
        self._line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_options(self, options: Options, seats: int | None) -> None:
        """Show which preset these options are; only those for this seat count are offered."""
        self._seats = seats
        name = preset_of(options, seats)
        self._fill(own=name is None)
        self.combo.choose(name if name is not None else "")

    def retranslate(self) -> None:
        """Say the labels again."""
        self._phrases.renew()
        self._fill(own=self.combo.currentData() == "")

    def _fill(self, *, own: bool) -> None:
        names = self._kind.PRESETS if self._seats is None else self._kind.presets_for(self._seats)
        entries: list[tuple[str, object]] = [(self._words.text(preset_label(self._kind, name)), name) for name in names]
        if own:
            entries.insert(0, (self._words.text(_OWN), ""))
        self.combo.setEntries(entries)

    def _choose(self, place: int) -> None:
        name = self.combo.itemData(place)
        if name:
            self.chosen.emit(str(name))
