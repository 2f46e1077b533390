"""Controller of the notification bar."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardtable.app.multiplayer.in_match.notification_content import NotificationAction, NotificationContent
from cardtable.app.multiplayer.in_match.notification_rules import RoomStatus, strip_of
from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.widgets.basic_widgets import HeldFocus

if TYPE_CHECKING:
    from cardtable.app.multiplayer.in_match.notification_bar import NotificationBar


PASSING_MS = 2_000  # for a content without buttons and countdown
_YES = (NotificationAction.YES, NotificationAction.PLAY_AGAIN)  # answers of each key; a bar offers at most one of them
_NO = (NotificationAction.NO,)


class NotificationController(QObject):
    """Controller of the bar of the window; the keys for yes and no are enabled only while they have an answer."""

    pressed = Signal(object)  # NotificationAction
    runOut = Signal()  # the countdown is over

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._strip: NotificationBar | None = None
        self._before = HeldFocus()  # the focus widget before the bar had the focus
        self._passing = QTimer(self, singleShot=True, interval=PASSING_MS)
        self._passing.timeout.connect(partial(self.pressed.emit, NotificationAction.ALL_RIGHT))
        self._yes, self._no, self._go = map(program.window.menus.bind, ("Y", "N", "F6"))
        self._yes.triggered.connect(partial(self._answer, _YES))
        self._no.triggered.connect(partial(self._answer, _NO))
        self._go.triggered.connect(self._go_to_and_fro)
        program.window.languageChanged.connect(self._retranslate)
        program.settingsChanged.connect(self._apply)

    @property
    def strip(self) -> NotificationBar | None:
        """Bar with content; None: the status line is shown."""
        return None if self._strip is None or self._strip.content is None else self._strip

    def tell(self, situation: RoomStatus) -> None:
        """Show the most important notice of a room's status, or the status line if there is none."""
        letters = self._program.settings.accessibility.single_keys
        play = self._program.match
        content = None if play is None or not play.controller.ready else strip_of(situation)
        if play is None or content is None:
            self._put_away()
            return
        strip = self._made()
        motion = not self._program.settings.motion.reduce_motion
        strip.say(content, play.renderer, play.scene.table_style.card_style, motion=motion)
        self._program.window.show_notification_bar(strip)
        self._switch_keys(content, letters=letters)

    def _made(self) -> NotificationBar:
        if self._strip is None:
            from cardtable.app.multiplayer.in_match.notification_bar import NotificationBar
            from cardtable.table.art.themes import CardStyle

            program = self._program
            self._strip = NotificationBar(program.renderer, CardStyle(), program.announcer, program.window)
            self._strip.pressed.connect(self.pressed)
            self._strip.left.connect(self._go_back)
            self._strip.runOut.connect(self.runOut)
            self._program.window.written.connect(self._pass_on)
            self._apply("table")
        return self._strip

    def _pass_on(self, sentence: str) -> None:
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
        self._program.window.show_notification_bar(None)

    def _retranslate(self) -> None:
        if self._strip is not None:
            self._strip.retranslate()

    def _apply(self, changed: str) -> None:
        if changed == "table" and self._strip is not None:
            self._strip.set_high_contrast(self._program.settings.table.theme is ThemeName.HIGH_CONTRAST)
