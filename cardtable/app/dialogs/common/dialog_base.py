"""Base class of all dialogs: scrolling body, heading, button row, style sheet and colours, change of language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from string import Template

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.keyboard_navigation import ParagraphNavigator, press_focused
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import (
    NO_OWNER,
    AppPalette,
    DialogOwner,
    apply_palette,
    palette_of,
    reading_start,
    system_palette,
)
from cardtable.app.window.idle_tasks import paint_next_turn
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.vector_drawing import rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import px, scale_unit, scaled_stylesheet


class ScrollPage(QScrollArea):
    """Scrolling page of a dialog; the focused control is scrolled into view.

    The page asks for the width of its content, as far as the screen has it: only beyond that it scrolls sideways, too.
    `beside` stands next to it.
    """

    def __init__(self, content: QWidget, beside: QWidget | None = None) -> None:
        super().__init__()
        self._beside, self._content = beside, content
        self._asked = QSize()
        content.setProperty("role", "page")
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        most = screen_geometry.room_on_screen(self).width() - (
            0 if self._beside is None else self._beside.minimumWidth()
        )
        needed = self._content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(min(needed, most), super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self._asked != (asked := self.minimumSizeHint()):
            self._asked = asked
            self.updateGeometry()  # the content needs more or less space
        return done


class DialogBody(QWidget):
    """Body above a dialog's buttons; it scrolls only if it is higher than its minimum height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)

    def heightForWidth(self, width: int) -> int:
        return self.column.totalMinimumHeightForWidth(width)

    def high(self, width: int) -> int:
        """Return the height at this width in which nothing is cut."""
        hint = self.column.totalSizeHint().height()
        return self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else hint


MARGIN = 26
LARGEST = QSize(1000, 560)  # fits a screen of 1024 × 600 with its window frame
AROUND = QSize(24, 60)  # visible rest of a large window, including the dialog's frame
TIGHT = "QPushButton { padding: 0 6px; margin: 1px; }"  # for a button row that is wider than the screen
Role = QDialogButtonBox.ButtonRole

CLOSE = translate("Dialogs", "Close")
CANCEL = translate("Dialogs", "Cancel")
OK = translate("Dialogs", "OK")


class Dialog(QDialog):
    """Dialog with a body and a row of buttons.

    Subclasses override `retranslate` for texts that `phrases` does not hold.
    """

    def __init__(self, renderer: TextRenderer, title: Text, owner: DialogOwner = NO_OWNER) -> None:
        super().__init__(owner.window)
        self.renderer = renderer
        self._unit = scale_unit()
        self._asked = (0.0, 0.0)
        self._is_stale = False  # texts are still in another language or font size
        self.phrases = RetranslatedTexts(renderer)
        self.chrome = owner.chrome or system_palette()
        dress(self, self.chrome)
        if owner.chrome is None:
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.phrases.put(self.setWindowTitle, title)
        self._whole = QVBoxLayout(self)
        self._content = DialogBody(self)
        self.body = fill_box(self._content.column, spacing=8, margins=(MARGIN, 18, MARGIN, 14))
        self.buttons = QDialogButtonBox(self)
        self.buttons.setContentsMargins(MARGIN - 2, 8, MARGIN - 2, 8)
        self._area = ScrollPage(self._content)
        self._needed = QSize()
        fill_box(self._whole, (self._area, 1), hairline(self), self.buttons, spacing=0)

    def put_body(self, widget: QWidget) -> None:
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(widget)

    def heading(self, text: Text) -> QLabel:
        return self.label(text, "heading")

    def label(self, text: Text, role: str = "") -> QLabel:
        """Add a line or paragraph to the body; `role` as in the style sheet."""
        return self.phrases.paragraph(self.body, text, role, 1 if role == "heading" else 0)

    def read_by_keys(self) -> None:
        """Let the arrows move through the paragraphs of the body, and focus the first."""
        ParagraphNavigator(self._area).begin()

    def button(
        self, text: Text, role: Role, slot: Callable[[], object] | None = None, *, primary: bool = False
    ) -> QPushButton:
        """Add a button at the platform's place for its role; the primary one handles Enter in all fields."""
        kind = _PrimaryButton if primary else QPushButton
        button = kind(self.renderer.text(text), self.buttons)
        button.setProperty("role", "primary" if primary else "plain")  # before the style sheet is applied to the button
        button.setAutoDefault(primary)
        button.setDefault(primary)
        self.phrases.put(button.setText, text)
        self.buttons.addButton(button, role)
        button.clicked.connect(slot or (self.accept if role is Role.AcceptRole else self.reject))
        return button

    def fit(self, width: float, height: float) -> None:
        """Set the size in pixels of the sketches, larger if the texts need it, smaller if the screen has less space."""
        self._asked = (width, height)
        self.resize(QSize(px(width), px(height)).boundedTo(self._room()))
        self._grow()

    def enlarge(self) -> None:
        """Apply a new font size and make space for it."""
        dress(self, self.chrome)
        self._needed = QSize()
        self.buttons.setStyleSheet("")
        self.fit(*self._asked)

    def _room(self) -> QSize:
        """Return the largest size: that of the smallest screen, or of a larger parent window.

        At most the present screen.
        """
        parent = self.parentWidget()
        usual = LARGEST * scale_unit()
        wanted = usual if parent is None else usual.expandedTo(parent.window().size() - AROUND)
        return wanted.boundedTo(screen_geometry.room_on_screen(self))

    def _grow(self) -> None:
        """Grow to the height of wrapped texts, which Qt does not ask a window for.

        The person may make it smaller again.
        """
        room = self._room()
        if self.buttons.sizeHint().width() > room.width() and not self.buttons.styleSheet():
            self.buttons.setStyleSheet(scaled_stylesheet(TIGHT))
        width = min(max(self.width(), self._whole.totalMinimumSize().width()), room.width())
        below = self._whole.totalSizeHint().height() - self._area.sizeHint().height()
        needed = QSize(width, min(self._content.high(width) + below, room.height()))
        if needed != self._needed:
            self._needed = needed
            self.resize(self.size().expandedTo(needed))

    def run(self) -> bool:
        """Show the dialog until it is closed, then delete it; return whether it was accepted."""
        accepted = bool(self.exec())
        self.deleteLater()
        return accepted

    def done(self, result: int) -> None:
        """Close the dialog and activate the window below.

        If two dialogs close at once, the window manager would activate the lower one, which is closing as well, and
        then none.
        """
        is_in_use = QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
        super().done(result)
        below = self.parentWidget()
        if is_in_use and below is not None:
            below.window().activateWindow()

    def setChrome(self, chrome: AppPalette) -> None:
        self.chrome = chrome
        dress(self, chrome)

    def _follow_system(self) -> None:
        self.setChrome(system_palette())

    def is_whole(self) -> bool:
        """Return whether all visible texts are in the language in force; until then the dialog is not repainted."""
        return True

    def retranslate(self) -> None:
        self.phrases.renew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        paint_next_turn(self._content)
        self.buttons.setFocusProxy(None)  # type: ignore[arg-type]  # with it, Tab leaves the first button out

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and not self._is_stale:
            self._is_stale = True  # Qt notifies every window, and every window its children
            QTimer.singleShot(0, self, self._await_window)

    def _await_window(self) -> None:
        """Leave this turn of the event loop to the window below, which is translated in it; follow in the next one."""
        paint_next_turn(self._content, lambda: not self._is_stale and self.is_whole())
        QTimer.singleShot(1, self, self._follow_language)

    def _follow_language(self) -> None:
        self._is_stale = False
        if self._unit != scale_unit():
            self._unit = scale_unit()
            self.enlarge()
        self.retranslate()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._grow()
        return done


class _PrimaryButton(QPushButton):
    """Primary button; a line in the page's colour separates the focus ring from the button's own colour."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            ring = rounded_rect(QRectF(self.rect()).adjusted(4.5, 4.5, -4.5, -4.5), 5.5)
            stroke(smooth_painter(self), ring, palette_of(self).page, 1)


def align(label: QLabel) -> None:
    """Align a label at the start of its line by the layout's direction, whatever the script of its text."""
    label.setAlignment(reading_start(label) | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)


def hairline(parent: QWidget) -> QFrame:
    """Return a thin horizontal line."""
    line = QFrame(parent)
    line.setProperty("role", "hairline")
    line.setFixedHeight(1)
    return line


def page(spacing: int = 8) -> tuple[QWidget, QVBoxLayout]:
    """Return an empty page for `ScrollPage`, with its column layout."""
    content = QWidget()
    return content, fill_box(QVBoxLayout(content), spacing=spacing, margins=(MARGIN, 16, MARGIN, 16))


_SHEET = Template(Path(__file__).with_name("dialogs.qss").read_text(encoding="utf-8"))


def dress(widget: QWidget, chrome: AppPalette) -> None:
    """Apply the colours of the chrome to a window and all its children."""
    apply_palette(widget, chrome)
    widget.setStyleSheet(sheet(chrome))


def sheet(chrome: AppPalette, times: float | None = None) -> str:
    """Return the style sheet of a dialog, scaled by `times` (None: by the unit in force); `role` selects styles."""
    return scaled_stylesheet(_SHEET.substitute(asdict(chrome)), times)
