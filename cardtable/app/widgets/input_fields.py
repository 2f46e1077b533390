"""Input fields: numbers in the digits of the language, with step buttons, and text of limited length."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QToolTip, QWidget

from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.core.basics.plain_text import plain_text
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.style.text_painting import plain_tip, px, set_tip

MINUS, PLUS = "−", "+"
MAX_DIGITS = 9  # of a typed number, with the sign
_DECIMAL_POINT = re.compile("[.٫]")  # refused: the digits alone would be another number
_LESS: Text = translate("Forms", "Less")
_MORE: Text = translate("Forms", "More")
_TOO_LONG = translate("Forms", "No more than %1 character(s) fit here.", n=0)


class NumberBox(QSpinBox):
    """Spin box that takes digits of any script; a typed number becomes the nearest multiple of its single step."""

    def __init__(self, renderer: TextRenderer, parent: QWidget | None = None) -> None:
        self._renderer = renderer  # set before Qt asks for the first text
        super().__init__(parent)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def textFromValue(self, value: int) -> str:
        return self._renderer.number(value)

    def valueFromText(self, text: str) -> int:
        return _parse(text)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        digits = _digits(text)
        if _DECIMAL_POINT.search(text):
            return QValidator.State.Invalid, text, place
        if not digits or digits == "-":
            return QValidator.State.Intermediate, text, place
        if len(digits) > MAX_DIGITS:
            return QValidator.State.Invalid, text, place
        within = digits.lstrip("-").isdigit() and self.minimum() <= int(digits) <= self.maximum()
        fits = within and int(digits) % self.singleStep() == 0
        return (QValidator.State.Acceptable if fits else QValidator.State.Intermediate), text, place

    def fixup(self, text: str) -> str:
        number, step = _parse(text), self.singleStep()
        nearest = (number + step // 2) // step * step
        return self.textFromValue(min(max(nearest, self.minimum()), self.maximum()))

    def sizeHint(self) -> QSize:
        widest = max(self._renderer.number(self.minimum()), self._renderer.number(self.maximum()), key=len)
        texts = (widest, self.specialValueText())
        width = max(map(self.fontMetrics().horizontalAdvance, texts)) + px(40)
        return QSize(max(px(64), width), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_line()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._fit_line()

    def _fit_line(self) -> None:
        """Resize the line edit to the whole box: a style sheet leaves room for buttons that this box does not have."""
        self.lineEdit().setGeometry(self.rect().adjusted(4, 2, -4, -2))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the wheel scrolls the page


class StepButton(QWidget):
    """Number box between buttons for less and more; `zero` is shown in place of 0, the lowest number."""

    chosen = Signal(object)  # the new number

    def __init__(
        self,
        renderer: TextRenderer,
        low: int,
        high: int,
        parent: QWidget | None = None,
        *,
        zero: Text | None = None,
        step: int = 1,
    ) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._zero = zero
        self.box = NumberBox(renderer, self)
        self.box.setRange(low, high)
        self.box.setSingleStep(step)
        self._set_zero_text()
        self.box.valueChanged.connect(self.chosen.emit)
        self._less = self._button(MINUS, -1)
        self._more = self._button(PLUS, 1)
        fill_box(QHBoxLayout(self), self._less, self.box, self._more, spacing=4)
        self.setFocusProxy(self.box)
        self.box.valueChanged.connect(lambda _: self._update_buttons())

    def _button(self, sign: str, step: int) -> QPushButton:
        button = QPushButton(sign, self)
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrow keys in the box do the same
        button.setAutoDefault(False)
        button.setAutoRepeat(True)
        button.setFixedWidth(px(36))
        button.clicked.connect(lambda: self.box.stepBy(step))
        return button

    def _set_zero_text(self) -> None:
        if self._zero is not None:
            self.box.setSpecialValueText(self._renderer.text(self._zero))

    def _update_buttons(self) -> None:
        self._less.setEnabled(self.box.value() > self.box.minimum())
        self._more.setEnabled(self.box.value() < self.box.maximum())

    def value(self) -> int:
        return self.box.value()

    def setValue(self, value: object) -> None:
        """Set the number without a signal; anything but an int counts as 0."""
        with QSignalBlocker(self.box):
            self.box.setValue(value if isinstance(value, int) else 0)
        self._update_buttons()

    def setDescription(self, name: str, help: str) -> None:
        """Set accessible name and description of the box, and the names of its buttons."""
        self.box.setAccessibleName(name)
        self.box.setAccessibleDescription(help)
        set_tip(self.box, help)
        for button, text in ((self._less, _LESS), (self._more, _MORE)):
            button.setAccessibleName(self._renderer.text(text))

    def retranslate(self) -> None:
        value = self.box.value()
        with QSignalBlocker(self.box):
            self._set_zero_text()
            self.box.setValue(self.box.minimum() if value != self.box.minimum() else self.box.maximum())
            self.box.setValue(value)


def _digits(text: str) -> str:
    sign = "-" if any(char in text for char in "-−") else ""
    return sign + "".join(str(int(char)) for char in text if char.isdecimal())


def _parse(text: str) -> int:
    digits = _digits(text)[:MAX_DIGITS]
    return int(digits) if digits.strip("-") else 0


class LimitedLine(QLineEdit):
    """Line edit with at most `longest` characters, not counting outer blanks and invisible characters.

    A longer text is refused as a whole, with a message: half of a pasted text may mean something else.
    """

    def __init__(self, renderer: TextRenderer, longest: int, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._renderer = renderer
        self._longest = longest
        self._accepted = text
        self.textEdited.connect(self._refuse_if_too_long)
        self.textChanged.connect(self._accept)

    def _refuse_if_too_long(self, text: str) -> None:
        if len(text) <= max(self._longest, len(self._accepted)):
            return
        plain = " ".join(plain_text(text).split())
        if len(plain) <= self._longest:
            self.setText(plain)
            return
        before = self.cursorPosition() - (len(text) - len(self._accepted))
        self.setText(self._accepted)
        self.setCursorPosition(max(before, 0))
        sentence = self._renderer.text(_TOO_LONG.filled(self._longest, n=self._longest))
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), plain_tip(sentence), self)

    def _accept(self, text: str) -> None:
        if text == self.text():  # a refused text is signalled once more, after its removal
            self._accepted = text
