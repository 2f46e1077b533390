"""Form of an option set: rows in the order of declaration, presets, and differences from a preset."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from cardtable.app.forms.form_rows import FormRow, PresetRow
from cardtable.app.forms.option_editors import OptionEditor, editor_for
from cardtable.app.widgets.basic_widgets import PlainLabel, fill_box
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.window.idle_tasks import IncrementalTask
from cardtable.core.basics.incremental import Steps
from cardtable.core.options import OptionInfo, Options, blockers, describe, option_types
from cardtable.core.text import Text, TextRenderer, join, translate

EditorMaker = Callable[[TextRenderer], OptionEditor]

_RESET = translate("Forms", "Undo my changes")
_BLOCKED = translate("Forms", "This has no effect because of: %1.")
_QUOTED = translate("Forms", "“%1”")
_IDLE = translate("Forms", "This has no effect with your other rules.")


class OptionForm(QWidget):
    """Form that edits an option set; the set is a value, and each change makes a new one.

    `seats` hides options without meaning for that number of seats (None: all are shown); options without effect are
    disabled and show the reason. `editors` replaces the editor of single options, `hidden` leaves options out. Presets
    and differences are shown if the set has presets.
    """

    changed = Signal(object)  # the new Options, after a change by the person
    filled = Signal()  # all rows are there and translated: a long form takes several turns of the event loop for it

    def __init__(
        self,
        renderer: TextRenderer,
        options: Options,
        seats: int | None = None,
        editors: Mapping[str, EditorMaker] | None = None,
        hidden: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__()
        self._renderer = renderer
        self._phrases = RetranslatedTexts(renderer)
        self._options = options
        self._seats = seats
        self._infos = {info.name: info for info in describe(type(options)) if info.name not in hidden}
        self._rows: dict[str, FormRow] = {}
        self._headings: dict[str, QLabel] = {}  # by the first option of the group
        self._column = fill_box(QVBoxLayout(self), spacing=0)
        self.preset_row = self._add_presets() if options.PRESETS else None
        self._show_preset()
        self.is_filled = False
        self._filling = self._fill(self._adding_rows(editors or {}), self._end_filling)

    def complete(self) -> None:
        """Add or translate all remaining rows at once."""
        if not self.is_filled:
            self._filling.finish()

    def _fill(self, work: Steps[None], done: Callable[[], None]) -> IncrementalTask:
        """Start this work; the form is not `is_filled` until its end."""
        self.is_filled = False

        def end(_nothing: None) -> None:
            self.is_filled = True
            done()
            self.filled.emit()

        return IncrementalTask(work, end, self)

    def _end_filling(self) -> None:
        self._column.addStretch(1)
        self._show_headings()
        self._show_preset()

    def _add_presets(self) -> PresetRow:
        presets = PresetRow(self._renderer, type(self._options))
        presets.chosen.connect(lambda name: self.take(type(self._options).preset(str(name))))
        self._column.addWidget(presets)
        self.reset_button = self._phrases.button(self, _RESET, self.reset, "small")
        presets.addButton(self.reset_button)
        return presets

    def _adding_rows(self, editors: Mapping[str, EditorMaker]) -> Steps[None]:
        kinds = option_types(type(self._options))
        for name, info in self._infos.items():
            if info.group is not None:
                self._headings[name] = self._add_heading(info)
            maker = editors.get(name)
            editor = maker(self._renderer) if maker else editor_for(self._renderer, kinds[name], info)
            row = FormRow(self._renderer, info.label, info.help, editor, first=info.group is not None)
            editor.edited.connect(lambda value, name=name: self.take(self._options.changed(name, value)))
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
        return self._options

    def names(self) -> frozenset[str]:
        """Return the names of the options in the form."""
        return frozenset(self._infos)

    def setOptions(self, options: Options) -> None:
        """Show another set of the same type, without a signal."""
        self._options = options
        self._refresh()

    def setSeats(self, seats: int | None) -> None:
        """Show the options for this number of seats; None: all."""
        self._seats = seats
        self._refresh()

    def base(self) -> Options:
        """Return the preset for comparison, or the defaults."""
        name = self.preset_row.base if self.preset_row is not None else None
        return type(self._options)() if name is None else type(self._options).preset(name)

    def reset(self) -> None:
        self.take(self.base())

    def row(self, name: str) -> FormRow:
        self.complete()
        return self._rows[name]

    def retranslate(self) -> None:
        """Translate all texts, in several turns of the event loop if there are many; `filled` follows again."""
        self.complete()
        self._filling = self._fill(self._translating(), self._show_preset)

    def _translating(self) -> Steps[None]:
        self._phrases.renew()
        if self.preset_row is not None:
            self.preset_row.retranslate()
        for row in self._rows.values():
            yield
            row.retranslate()

    def take(self, options: Options) -> None:
        """Set another set of the same type, with a signal."""
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
        if self.preset_row is not None:
            self.reset_button.setEnabled(self.preset_row.show_options(self._options, self._seats))

    def _reason(self, info: OptionInfo) -> Text | None:
        if info.matters(self._options, None):
            return None
        return self._barred(lambda options: info.matters(options, None))

    def _idle(self, info: OptionInfo) -> dict[object, Text]:
        values = info.idle(self._options) if info.idle is not None else ()
        return {value: self._barred(partial(info.works, value)) for value in values}

    def _barred(self, gives: Callable[[Options], bool]) -> Text:
        causes = join(_QUOTED.filled(other.label) for other in blockers(self._options, gives))
        return _IDLE if causes is None else _BLOCKED.filled(causes)

    def _show_headings(self) -> None:
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
