"""A number field with buttons large enough to hit, in the digits of the language."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QWidget

from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.style.text_painting import px, set_tip

MINUS, PLUS = "−", "+"
_POINTS = re.compile("[.٫]")  # a whole number has none: its digits alone would be another number
LONGEST = 9  # characters of a number that is typed


class NumberBox(QSpinBox):
    """A spin box whose text goes through the one number formatter; any digits may be typed.

    Its numbers are multiples of its single step: what is typed between two of them becomes the nearer one.
    """

    def __init__(self, words: TextRenderer, parent: QWidget | None = None) -> None:
        self._words = words  # before Qt asks for the first text
        super().__init__(parent)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def textFromValue(self, value: int) -> str:
        return self._words.number(value)

    def valueFromText(self, text: str) -> int:
        return _read(text)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        digits = _digits(text)
        if _POINTS.search(text):
            return QValidator.State.Invalid, text, place
        if not digits or digits == "-":
            return QValidator.State.Intermediate, text, place
        if len(digits) > LONGEST:
            return QValidator.State.Invalid, text, place
        within = digits.lstrip("-").isdigit() and self.minimum() <= int(digits) <= self.maximum()
        fits = within and int(digits) % self.singleStep() == 0
        return (QValidator.State.Acceptable if fits else QValidator.State.Intermediate), text, place

    def fixup(self, text: str) -> str:
        number, step = _read(text), self.singleStep()
        nearest = (number + step // 2) // step * step
        return self.textFromValue(min(max(nearest, self.minimum()), self.maximum()))

    def sizeHint(self) -> QSize:
        widest = max(self._words.number(self.minimum()), self._words.number(self.maximum()), key=len)
        texts = (widest, self.specialValueText())
        width = max(map(self.fontMetrics().horizontalAdvance, texts)) + px(40)
        return QSize(max(px(64), width), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_line()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._place_line()

    def _place_line(self) -> None:
        """A style sheet leaves room for the buttons that this box does not have."""
        self.lineEdit().setGeometry(self.rect().adjusted(4, 2, -4, -2))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the wheel scrolls the page


class StepButton(QWidget):
    """A number box between a button for less and one for more; `zero` is written in place of 0, the lowest number."""

    chosen = Signal(object)  # the new number

    def __init__(
        self,
        words: TextRenderer,
        low: int,
        high: int,
        parent: QWidget | None = None,
        *,
        zero: Text | None = None,
        step: int = 1,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._zero = zero
        self.box = NumberBox(words, self)
        self.box.setRange(low, high)
        self.box.setSingleStep(step)
        self._say_zero()
        self.box.valueChanged.connect(self.chosen.emit)
        self._less = self._button(MINUS, -1)
        self._more = self._button(PLUS, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self._less, self.box, self._more):
            row.addWidget(widget)
        self.setFocusProxy(self.box)
        self.box.valueChanged.connect(lambda _: self._limit())

    def _button(self, sign: str, step: int) -> QPushButton:
        button = QPushButton(sign, self)
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrow keys in the box do the same
        button.setAutoDefault(False)
        button.setAutoRepeat(True)
        button.setFixedWidth(px(36))
        button.clicked.connect(lambda: self.box.stepBy(step))
        return button

    def _say_zero(self) -> None:
        if self._zero is not None:
            self.box.setSpecialValueText(self._words.text(self._zero))

    def _limit(self) -> None:
        self._less.setEnabled(self.box.value() > self.box.minimum())
        self._more.setEnabled(self.box.value() < self.box.maximum())

    def value(self) -> int:
        """The number shown, which is always within the bounds."""
        return self.box.value()

    def setValue(self, value: object) -> None:
        """Show a number, without a signal; nothing that is read from outside lies beyond the range."""
        blocked = self.box.blockSignals(True)
        self.box.setValue(value if isinstance(value, int) else 0)
        self.box.blockSignals(blocked)
        self._limit()

    def setDescription(self, name: str, help: str) -> None:
        """What assistive technology says about the box and its buttons."""
        self.box.setAccessibleName(name)
        self.box.setAccessibleDescription(help)
        set_tip(self.box, help)
        for button, text in ((self._less, _LESS), (self._more, _MORE)):
            button.setAccessibleName(self._words.text(text))

    def retranslate(self) -> None:
        """Show the number in the digits now in force."""
        blocked = self.box.blockSignals(True)
        self._say_zero()
        kept = self.box.value()
        self.box.setValue(self.box.minimum() if kept != self.box.minimum() else self.box.maximum())
        self.box.setValue(kept)
        self.box.blockSignals(blocked)


_LESS: Text = translate("Forms", "Less")
_MORE: Text = translate("Forms", "More")


def _digits(text: str) -> str:
    sign = "-" if any(mark in text for mark in "-−") else ""
    return sign + "".join(str(int(mark)) for mark in text if mark.isdecimal())


def _read(text: str) -> int:
    digits = _digits(text)[:LONGEST]
    return int(digits) if digits.strip("-") else 0
