"""Editors of one option: switch, segmented buttons, combo box, number, line of text."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.choice_controls import SegmentedControl, ToggleSwitch
from cardtable.app.widgets.combo_box import ComboBox
from cardtable.app.widgets.input_fields import LimitedLine, StepButton
from cardtable.core.options import Choice, OptionInfo
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.style.text_painting import px, set_tip

MOST_SEGMENTS = 5
KEY, NAME = 1, 24  # greatest length of a text: options whose default is one character are keys
_OTHER = translate("Forms", "Other…")


class OptionEditor(QWidget):
    """Base class of an editor; shows one value and emits changes made by the person."""

    edited = Signal(object)

    def __init__(self, renderer: TextRenderer) -> None:
        super().__init__()
        self.renderer = renderer
        self.row = fill_box(QHBoxLayout(self), spacing=8)
        self._name = self._help = ""

    def setValue(self, value: object) -> None:
        """Show a value, without a signal."""
        raise NotImplementedError

    def describe(self, name: str, help: str) -> None:
        self._name, self._help = name, help
        for widget in self.controls():
            widget.setAccessibleName(name)
            widget.setAccessibleDescription(help)
            set_tip(widget, help)

    def setIdle(self, reasons: Mapping[object, Text]) -> None:
        """Dim the values without effect and give the reasons; ignored by editors that do not show their values."""

    def controls(self) -> Sequence[QWidget]:
        """Return the widgets that take the focus."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Render the texts of the control in the language in force."""


class SwitchEditor(OptionEditor):
    """Editor of a Boolean option."""

    def __init__(self, renderer: TextRenderer) -> None:
        super().__init__(renderer)
        self.switch = ToggleSwitch(self)
        self.switch.toggled.connect(self.edited.emit)
        self.row.addWidget(self.switch)

    def setValue(self, value: object) -> None:
        with QSignalBlocker(self.switch):
            self.switch.setChecked(bool(value))
        self.switch.update()

    def controls(self) -> Sequence[QWidget]:
        return (self.switch,)


Entries = Callable[[], Sequence[tuple[str, object]]]  # (text in the language in force, value)


class ChoiceEditor(OptionEditor):
    """Editor of one of several values: segmented buttons if they are few and short, else a combo box."""

    def __init__(self, renderer: TextRenderer, entries: Entries, *, combo_only: bool = False) -> None:
        super().__init__(renderer)
        self._entries = entries
        self._combo_only = combo_only
        self._value: object = None
        self._idle: Mapping[object, Text] = {}
        self.segments = SegmentedControl(self)
        self.combo = ComboBox(self)
        self.segments.chosen.connect(self._choose)
        self.combo.activated.connect(lambda _: self._choose(self.combo.currentData()))
        self.row.addWidget(self.segments)
        self.row.addWidget(self.combo)
        self.retranslate()

    def _choose(self, value: object) -> None:
        self._value = value
        self.edited.emit(value)

    def setValue(self, value: object) -> None:
        self._value = value
        self.segments.setValue(value)
        self.combo.choose(value)

    def describe(self, name: str, help: str) -> None:
        super().describe(name, help)
        self.segments.setDescription(name, help)
        helps = [self._help_of(value) for _, value in self._entries()]
        self.segments.setHelps(helps)
        self.combo.setHelps(helps, help)

    def _help_of(self, value: object) -> str:
        return self.renderer.text(self._idle[value]) if value in self._idle else help_of(self.renderer, value)

    def setIdle(self, reasons: Mapping[object, Text]) -> None:
        if reasons != self._idle:
            self._idle = reasons
            self.segments.setIdle(reasons)
            self.combo.setIdle(reasons)
            self.describe(self._name, self._help)

    def controls(self) -> Sequence[QWidget]:
        return (self.combo if self.segments.isHidden() else self.segments,)

    def retranslate(self) -> None:
        entries = list(self._entries())
        self.combo.setEntries(entries)
        self.segments.setValues([value for _, value in entries])
        self.segments.setTexts([text for text, _ in entries])
        self.segments.setIdle(self._idle)
        self.combo.setIdle(self._idle)
        few = not self._combo_only and len(entries) <= MOST_SEGMENTS
        shown = few and self.segments.sizeHint().width() <= screen_geometry.widest_beside()
        self.segments.setVisible(shown)
        self.combo.setVisible(not shown)
        self.setValue(self._value)


class NumberEditor(OptionEditor):
    """Editor of a whole number: segmented buttons for the usual values, a number box for all others.

    `zero` is shown in place of 0, which is then the lowest number, `names` in place of usual values; `only`: there are
    no other values; every number is a multiple of `step`.
    """

    def __init__(
        self,
        renderer: TextRenderer,
        low: int,
        high: int,
        usual: Sequence[int],
        zero: Text | None = None,
        *,
        only: bool = False,
        step: int = 1,
        names: Mapping[int, Text] | None = None,
    ) -> None:
        super().__init__(renderer)
        self._zero = zero
        self._names = names or {}
        self._usual = list(usual)
        self._only_usual = only
        self.segments = SegmentedControl(self)
        self.segments.setValues(self._usual if self._only_usual else [*self._usual, None])
        self.stepper = StepButton(renderer, low, high, self, zero=zero, step=step)  # after the buttons in tab order
        self.segments.chosen.connect(self._choose)
        self.stepper.chosen.connect(self.edited.emit)
        self.row.addWidget(self.segments)
        self.row.addWidget(self.stepper)
        self._say()
        self.stepper.setVisible(self.segments.isHidden())

    def _choose(self, value: object) -> None:
        if value is None:
            self.stepper.show()
            self.stepper.box.setFocus(Qt.FocusReason.OtherFocusReason)
            self.stepper.box.selectAll()
            return
        self.stepper.setVisible(self.segments.isHidden())
        self.stepper.setValue(value)
        self.edited.emit(value)

    def setValue(self, value: object) -> None:
        self.stepper.setValue(value)
        unusual = value not in self._usual
        self.segments.setValue(None if unusual and not self._only_usual else value)
        self.stepper.setVisible(unusual or self.segments.isHidden())

    def describe(self, name: str, help: str) -> None:
        super().describe(name, help)
        self.segments.setDescription(name, help)
        self.stepper.setDescription(name, help)

    def controls(self) -> Sequence[QWidget]:
        return (self.stepper.box,) if self.segments.isHidden() else (self.segments,)

    def retranslate(self) -> None:
        self.stepper.retranslate()
        self._say()

    def _say(self) -> None:
        texts = {0: self._zero, **self._names} if self._zero is not None else self._names
        numbers = [
            self.renderer.text(texts[value]) if value in texts else self.renderer.number(value) for value in self._usual
        ]
        self.segments.setTexts(numbers if self._only_usual else [*numbers, self.renderer.text(_OTHER)])
        self.segments.setVisible(bool(self._usual) and self.segments.sizeHint().width() <= screen_geometry.page_width())


class LineEditor(OptionEditor):
    """Editor of a short text, such as a name, of at most `length` characters."""

    def __init__(self, renderer: TextRenderer, length: int) -> None:
        super().__init__(renderer)
        self.line = LimitedLine(renderer, length, parent=self)
        self.line.setFixedWidth(min(px(max(54, min(300, 10 * length))), screen_geometry.page_width()))
        self.line.textEdited.connect(self.edited.emit)
        self.row.addWidget(self.line)

    def setValue(self, value: object) -> None:
        if self.line.text() != value:
            self.line.setText(str(value))

    def controls(self) -> Sequence[QWidget]:
        return (self.line,)


def editor_for(renderer: TextRenderer, kind: type, info: OptionInfo) -> OptionEditor:
    """Return the editor for an option's declaration."""
    if kind is bool:
        return SwitchEditor(renderer)
    if kind is int and info.only and info.names:
        return ChoiceEditor(
            renderer, lambda: [(renderer.text(info.names[value]), value) for value in info.only], combo_only=True
        )
    if kind is int:
        few = info.step == 1 and info.most - info.least < MOST_SEGMENTS
        all_values = info.only or (tuple(range(info.least, info.most + 1)) if few else ())
        usual = all_values or info.suggested
        only = bool(all_values)
        return NumberEditor(
            renderer, info.least, info.most, usual, info.zero, only=only, step=info.step, names=info.names
        )
    if issubclass(kind, enum.Enum):
        members = list(cast("type[Choice]", kind))
        return ChoiceEditor(renderer, lambda: [(renderer.text(member.label), member) for member in members])
    return LineEditor(renderer, KEY if len(str(info.default)) == KEY else info.high or NAME)


def help_of(renderer: TextRenderer, value: object) -> str:
    """Return the help of a choice; "" without one."""
    return renderer.text(value.help) if isinstance(value, Choice) and value.help is not None else ""
