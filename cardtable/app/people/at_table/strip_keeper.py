"""Shows in the window's strip what a situation has to say, and takes what the person answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction

from cardtable.app.people.at_table.situation import RoomStatus
from cardtable.app.people.at_table.strip_content import NotificationAction, NotificationContent
from cardtable.app.people.at_table.strip_of_situation import strip_of
from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.widgets.held_focus import HeldFocus

if TYPE_CHECKING:  # who plays alone never sees it
    from cardtable.app.people.at_table.strip import NotificationBar

PASSING_MS = 2_000  # for what has no button and nothing to wait for
_YES = (
    NotificationAction.YES,
    NotificationAction.PLAY_AGAIN,
)  # what each key answers, of which a strip offers one at most
_NO = (NotificationAction.NO,)


class NotificationController(QObject):
    """One for the window. Yes and no have keys only while there is something to answer."""

    pressed = Signal(object)  # StripAct
    runOut = Signal()  # what was counted down is over

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._strip: NotificationBar | None = None
        self._before = HeldFocus()  # had the focus before the strip was gone to
        self._passing = QTimer(self, singleShot=True, interval=PASSING_MS)
        self._passing.timeout.connect(partial(self.pressed.emit, NotificationAction.ALL_RIGHT))
        self._yes, self._no, self._go = (self._key(keys) for keys in ("Y", "N", "F6"))
        self._yes.triggered.connect(partial(self._answer, _YES))
        self._no.triggered.connect(partial(self._answer, _NO))
        self._go.triggered.connect(self._go_to_and_fro)
        program.window.languageChanged.connect(self._retranslate)
        program.settingsChanged.connect(self._apply)

    @property
    def strip(self) -> NotificationBar | None:
        """What is in sight; None: the status line has its place."""
        return None if self._strip is None or self._strip.content is None else self._strip

    def tell(self, situation: RoomStatus) -> None:
        """Show what matters most of it, or nothing."""
        letters = self._program.settings.accessibility.single_keys
        play = self._program.play
        content = None if play is None or not play.controller.ready else strip_of(situation)
        if play is None or content is None:
            self._put_away()
            return
        strip = self._made()
        motion = not self._program.settings.motion.reduce_motion
        strip.say(content, play.words, play.scene.style, motion=motion)
        self._program.window.put_strip(strip)
        self._switch_keys(content, letters=letters)

    def _made(self) -> NotificationBar:
        if self._strip is None:
            from cardtable.app.people.at_table.strip import NotificationBar
            from cardtable.table.art.card_style import CardStyle

            self._strip = NotificationBar(self._program.words, CardStyle(), self._program.mouth, self._program.window)
            self._strip.pressed.connect(self.pressed)
            self._strip.left.connect(self._go_back)
            self._strip.runOut.connect(self.runOut)
            self._program.window.written.connect(self._pass_on)
            self._apply("table")
        return self._strip

    def _key(self, keys: str) -> QAction:
        return self._program.window.menus.bind(keys)

    def _pass_on(self, sentence: str) -> None:
        """The strip has the place of the status line, and says what that would."""
        if self.strip is not None and self._program.settings.table.status_line:
            self.strip.note(sentence)

    def _switch_keys(self, content: NotificationContent | None, *, letters: bool) -> None:
        for action, acts in ((self._yes, _YES), (self._no, _NO)):
            action.setEnabled(letters and content is not None and any(map(content.button, acts)))
        self._go.setEnabled(content is not None and bool(content.buttons))
        passing = content is not None and not content.buttons and content.countdown is None and content.second is None
        if not passing:
            self._passing.stop()
        elif not self._passing.isActive():
            self._passing.start()

    def _answer(self, acts: tuple[NotificationAction, ...]) -> None:
        content = None if self.strip is None else self.strip.content
        for act in acts:
            if content is not None and content.button(act) is not None:
                self.pressed.emit(act)

    def _go_to_and_fro(self) -> None:
        focused = self._program.window.focusWidget()
        if self._strip is not None and focused in self._strip.buttons:
            self._go_back()
        elif self.strip is not None:
            self._before.keep(focused)
            self.strip.take_focus()

    def _go_back(self) -> None:
        page = self._program.window.page()
        before = self._before.take()
        back = before if before is not None and page is not None and page.isAncestorOf(before) else page
        if back is not None:
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_away(self) -> None:
        self._switch_keys(None, letters=False)
        if self._strip is not None:
            self._strip.forget()
        self._program.window.put_strip(None)

    def _retranslate(self) -> None:
        if self._strip is not None:
            self._strip.retranslate()

    def _apply(self, changed: str) -> None:
        if changed == "table" and self._strip is not None:
            self._strip.set_high_contrast(self._program.settings.table.theme is ThemeName.HIGH_CONTRAST)
