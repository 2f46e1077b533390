"""An option set as a form: rows by declaration, presets at the top, and what differs from the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable.app.forms.form_rows import FormRow, PresetRow
from cardtable.app.forms.option_editors import OptionEditor, editor_for
from cardtable.app.widgets.labels import PlainLabel, RetranslatedTexts
from cardtable.app.window.idle_tasks import InTurns
from cardtable.core.incremental import Steps
from cardtable.core.options import OptionInfo, Options, blockers, describe, option_types
from cardtable.core.text import Text, TextRenderer, join, translate

EditorMaker = Callable[[TextRenderer], OptionEditor]

_RESET = translate("Forms", "Undo my changes")
_BLOCKED = translate("Forms", "This has no effect because of: %1.")
_QUOTED = translate("Forms", "“%1”")
_IDLE = translate("Forms", "This has no effect with your other rules.")


class OptionForm(QWidget):
    """Edits one option set; the set itself is a value and each change gives a new one.

    `seats` hides what has no meaning for that seat count (None: everything is shown); what has none beside the other
    options is disabled and says why. `editors` replaces the editor of single options, `hidden` leaves options out.
    Presets and what differs from them show where the set has presets.
    """

    changed = Signal(object)  # the new Options, after a person changed something
    filled = Signal()  # the last row is there, or says all again: those of a long form come in a few turns

    def __init__(
        self,
        words: TextRenderer,
        options: Options,
        seats: int | None = None,
        editors: Mapping[str, EditorMaker] | None = None,
        hidden: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__()
        self._words = words
        self._phrases = RetranslatedTexts(words)
        self._options = options
        self._seats = seats
        self._infos = {info.name: info for info in describe(type(options)) if info.name not in hidden}
        self._rows: dict[str, FormRow] = {}
        self._headings: dict[str, QLabel] = {}  # by the first option of the group
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._presets = self._add_presets() if options.PRESETS else None
        self._show_preset()
        self.is_filled = False
        self._filling = self._fill(self._adding_rows(editors or {}), self._end_filling)

    def complete(self) -> None:
        """Have every row now."""
        if not self.is_filled:
            self._filling.finish()

    def _fill(self, work: Steps[None], done: Callable[[], None]) -> InTurns:
        """The form is not whole until this work is done."""
        self.is_filled = False

        def end(_nothing: None) -> None:
            self.is_filled = True
            done()
            self.filled.emit()

        return InTurns(work, end, self)

    def _end_filling(self) -> None:
        self._column.addStretch(1)
        self._show_headings()
        self._show_preset()

    def _add_presets(self) -> PresetRow:
        presets = PresetRow(self._words, type(self._options))
        presets.chosen.connect(lambda name: self._take(type(self._options).preset(str(name))))
        self._column.addWidget(presets)
        self._reset = QPushButton(self)
        self._reset.setProperty("role", "small")
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self.reset)
        self._phrases.put(self._reset.setText, _RESET)
        presets.addButton(self._reset)
        return presets

    def _adding_rows(self, editors: Mapping[str, EditorMaker]) -> Steps[None]:
        kinds = option_types(type(self._options))
        for name, info in self._infos.items():
            if info.group is not None:
                self._headings[name] = self._add_heading(info)
            maker = editors.get(name)
            editor = maker(self._words) if maker else editor_for(self._words, kinds[name], info)
            row = FormRow(self._words, info.label, info.help, editor, first=info.group is not None)
            editor.edited.connect(lambda value, name=name: self._take(self._options.changed(name, value)))
            self._rows[name] = row
            self._column.addWidget(row)
            self._refresh_row(name, row)
            yield

    def _add_heading(self, info: OptionInfo) -> QLabel:
        heading = PlainLabel(self)
        heading.setProperty("role", "group")
        heading.setContentsMargins(0, 14, 0, 2)
        if info.group is not None:
            self._phrases.put(heading.setText, info.group)
        self._column.addWidget(heading)
        return heading

    def options(self) -> Options:
        """The option set as it now stands."""
        return self._options

    def setOptions(self, options: Options) -> None:
        """Show another set of the same type, without a signal."""
        self._options = options
        self._refresh()

    def setSeats(self, seats: int | None) -> None:
        """Show what has a meaning for this seat count."""
        self._seats = seats
        self._refresh()

    def base(self) -> Options:
        """The preset that the rules are compared with, or the defaults."""
        name = self._presets.base if self._presets is not None else None
        return type(self._options)() if name is None else type(self._options).preset(name)

    def reset(self) -> None:
        """Go back to `base`."""
        self._take(self.base())

    def take(self, options: Options) -> None:
        """Put another set of the same type in force, as a person would."""
        self._take(options)

    def row(self, name: str) -> FormRow:
        """The row of an option."""
        self.complete()
        return self._rows[name]

    def retranslate(self) -> None:
        """Say every text again, in a few turns of the event loop where there are many; then it is `filled` again."""
        self.complete()
        self._filling = self._fill(self._saying_again(), self._show_preset)

    def _saying_again(self) -> Steps[None]:
        self._phrases.renew()
        if self._presets is not None:
            self._presets.retranslate()
        for row in self._rows.values():
            yield
            row.retranslate()

    def _take(self, options: Options) -> None:
        if options != self._options:
            self._options = options
            self._refresh()
            self.changed.emit(options)

    def _refresh(self) -> None:
        for name, row in self._rows.items():
            self._refresh_row(name, row)
        self._show_headings()
        self._show_preset()

    def _refresh_row(self, name: str, row: FormRow) -> None:
        info = self._infos[name]
        row.editor.setValue(self._options.value(name))
        row.arrange()
        row.setReason(self._reason(info))
        row.editor.setIdle(self._idle(info))
        row.setVisible(info.suits(self._seats))

    def _show_preset(self) -> None:
        if self._presets is not None:
            self._reset.setEnabled(self._presets.show_options(self._options, self._seats))

    def _reason(self, info: OptionInfo) -> Text | None:
        """Why the option has no effect; None if it has one."""
        if info.matters(self._options, None):
            return None
        return self._barred(lambda options: info.matters(options, None))

    def _idle(self, info: OptionInfo) -> dict[object, Text]:
        """The values that would do nothing of their own now, and why."""
        values = info.idle(self._options) if info.idle is not None else ()
        return {value: self._barred(partial(info.works, value)) for value in values}

    def _barred(self, gives: Callable[[Options], bool]) -> Text:
        """What stands in the way of an effect that other rules would give."""
        causes = join(_QUOTED.filled(other.label) for other in blockers(self._options, gives))
        return _IDLE if causes is None else _BLOCKED.filled(causes)

    def _show_headings(self) -> None:
        """A group's heading and its first row's missing hairline follow the rows that are to be seen."""
        heading: QLabel | None = None
        bare = True
        for name, row in self._rows.items():
            if name in self._headings:
                heading, bare = self._headings[name], True
                heading.hide()
            if self._infos[name].suits(self._seats):
                row.setFirst(bare)
                bare = False
                if heading is not None:
                    heading.show()
