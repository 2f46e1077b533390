"""Rows of a form: label, help and editor of an option, and the choice of a preset."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.forms.option_editors import OptionEditor
from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.basic_widgets import STRETCH, PlainLabel, fill_box
from cardtable.app.widgets.combo_box import ComboBox
from cardtable.app.widgets.labels import Paragraph, RetranslatedTexts
from cardtable.app.widgets.palette import palette_of
from cardtable.core.options import Options, describe
from cardtable.core.text import Text, TextRenderer, join, literal_text, translate
from cardtable.table.style.text_painting import px

ROW_HEIGHT = 50
APART = 16  # pixels between label and editor
NARROW = 140  # least width of the text beside an editor


class FormRow(QWidget):
    """Row of a label with its help and the editor; with a hairline above unless it is the first of a group."""

    def __init__(
        self, renderer: TextRenderer, label: Text, help: Text, editor: OptionEditor, *, first: bool = False
    ) -> None:
        super().__init__()
        self.phrases = RetranslatedTexts(renderer)
        self.editor = editor
        self._label_text, self._help_text = label, help
        self._reason: Text | None = None
        self._news: Text | None = None
        self._first = first
        self._laid = False  # its width is known
        self.setMinimumHeight(px(ROW_HEIGHT))
        self._label, self._note = Paragraph(self), Paragraph(self, "note")
        self._note.setBuddy(self)  # as its buddy, else a screen reader reads it when a dialog opens
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        words, self._row = QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        fill_box(self._row, (words, 1), spacing=APART, margins=(0, 5, 0, 5))
        fill_box(words, STRETCH, self._label, self._note, STRETCH, spacing=0)
        self._row.addWidget(self.editor)
        self.editor.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        self.phrases.put(self._label.setText, self._label_text)
        self.phrases.put(self._note.setText, self._reason or self._news or self._help_text)
        self.editor.retranslate()
        self.editor.describe(self._label.text(), self._note.text())
        control = self.editor.controls()[0]
        self._label.setBuddy(control)
        self.arrange()

    def arrange(self) -> None:
        """Place the editor beside the label, or below it if it is too wide."""
        editor = self.editor.sizeHint().width()
        wide = editor > screen_geometry.widest_beside() or (
            self._laid and editor + APART + self._words_beside() > self.width()
        )
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if wide else QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(4 if wide else APART)
        self._row.setAlignment(self.editor, Qt.AlignmentFlag.AlignTrailing if wide else Qt.AlignmentFlag.AlignVCenter)

    def _words_beside(self) -> int:
        """Return the least width of the text beside an editor, so that lines have more than one word."""
        return max(self._words_width(), px(NARROW))

    def _words_width(self) -> int:
        return max(self._label.minimumSizeHint().width(), self._note.minimumSizeHint().width())

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size, with the width of the layout that has the editor below the label."""
        return QSize(
            max(self._words_width(), self.editor.minimumSizeHint().width()), super().minimumSizeHint().height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._laid = True
        self.arrange()

    def setReason(self, reason: Text | None) -> None:
        """Disable the editor and show the reason in place of the help; None: enable it."""
        self.setEnabled(reason is None)
        if reason != self._reason:
            self._reason = reason
            self.retranslate()

    def setNews(self, news: Text | None) -> None:
        """Show the consequence of a choice in place of the help, and announce it at the focus; None: show the help."""
        if news != self._news:
            self._news = news
            self.retranslate()
            for control in self.editor.findChildren(QWidget) if news is not None else ():
                if control.hasFocus() or (isinstance(control, QAbstractButton) and control.isChecked()):
                    control.setAccessibleDescription(self._note.text())

    def setFirst(self, first: bool) -> None:
        """Set whether the row is the first of its group, without a hairline."""
        self._first = first
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._first:
            QPainter(self).fillRect(0, 0, self.width(), 1, QColor(palette_of(self).hair))


_LABEL = translate("Forms", "Rules")
_OWN = translate("Forms", "Custom rules")
_SAME = translate("Forms", "These are the rules of “%1”.")
_DIFFERS = translate("Forms", "Differs from “%1” in: %2.")
_FOR_OTHERS = translate("Forms", "“%1” is made for a different number of players. Its rules apply here all the same.")


def preset_label(options: type[Options], name: str) -> Text:
    """Return the label of a preset, or its name in the saved form if it has no label."""
    return options.PRESET_LABELS.get(name) or literal_text(name)


def not_for(kind: type[Options], name: str, seats: int | None) -> Text | None:
    """Return the note that a preset is for another number of players; None if it fits."""
    fits = seats is None or name in kind.presets_for(seats)
    return None if fits else _FOR_OTHERS.filled(preset_label(kind, name))


def comparison(options: Options, preset: str, seats: int | None) -> Text:
    """Return a sentence about the difference from a preset, or that there is none."""
    different = options.differences(options.preset(preset), seats)
    changed = join(info.label for info in describe(type(options)) if info.name in different)
    label = preset_label(type(options), preset)
    return _SAME.filled(label) if changed is None else _DIFFERS.filled(label, changed)


class PresetRow(QWidget):
    """Row with the choice of a preset, "Custom rules" if the options equal none, and the difference from it."""

    chosen = Signal(str)

    def __init__(self, renderer: TextRenderer, kind: type[Options]) -> None:
        super().__init__()
        self._renderer = renderer
        self._kind = kind
        self._seats: int | None = None
        self.base: str | None = None  # preset for comparison: the one chosen last, else the nearest; None without any
        self._phrases = RetranslatedTexts(renderer)
        self.combo = ComboBox(self)
        self.combo.activated.connect(self.choose)
        label = PlainLabel(self)
        label.setProperty("role", "strong")
        label.setBuddy(self.combo)
        self._phrases.put(label.setText, _LABEL)
        self._phrases.name(self.combo, _LABEL)
        self.difference, self.note = Paragraph(self, "note"), Paragraph(self, "note")
        self.note.hide()
        line, self._below = QHBoxLayout(), QHBoxLayout()
        fill_box(QVBoxLayout(self), line, self.note, self._below, margins=(0, 0, 0, 4))
        fill_box(line, label, (self.combo, 1), spacing=10)
        fill_box(self._below, (self.difference, 1), 0, spacing=10)
        self._fill(own=False)

    def addButton(self, button: QPushButton) -> None:
        self._below.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_options(self, options: Options, seats: int | None) -> bool:
        """Show the preset of these options among those for `seats` (None: all); return whether they differ from it."""
        self._seats = seats
        self.base = self._compared(options)
        if self.base is None:
            return False
        own = bool(options.differences(options.preset(self.base), seats))
        self._fill(own=own)
        self.combo.choose("" if own else self.base)
        self._phrases.put(self.difference.setText, comparison(options, self.base, seats))
        usual = None if own else self._kind.PRESET_NOTES.get(self.base)
        self._show_note(not_for(self._kind, self.base, seats) or usual, own=own)
        return own

    def _show_note(self, note: Text | None, *, own: bool) -> None:
        """Show a note in place of the sentence that the rules equal the preset, or beside a difference."""
        self.note.setVisible(note is not None)
        self.difference.setVisible(note is None or own)
        if note is not None:
            self._phrases.put(self.note.setText, note)

    def _compared(self, options: Options) -> str | None:
        """Return the preset for comparison: the last one unless the options equal another one exactly."""
        exact = options.preset_name(self._seats)
        if self.base in options.offered(self._seats):
            kept = options.preset(str(self.base))
            if exact is None or not options.differences(kept, self._seats):
                return self.base
        return exact or options.nearest_preset(self._seats)

    def retranslate(self) -> None:
        self._phrases.renew()
        self._fill(own=self.combo.currentData() == "")

    def _fill(self, *, own: bool) -> None:
        names = self._kind.offered(self._seats)
        entries: list[tuple[str, object]] = [
            (self._renderer.text(preset_label(self._kind, name)), name) for name in names
        ]
        if own:
            entries.insert(0, (self._renderer.text(_OWN), ""))
        self.combo.setEntries(entries)
        notes = [self._kind.PRESET_NOTES.get(str(name)) for _, name in entries]
        self.combo.setHelps(["" if note is None else self._renderer.text(note) for note in notes])

    def choose(self, place: int) -> None:
        name = self.combo.itemData(place)
        if name:
            self.base = str(name)
            self.chosen.emit(str(name))
