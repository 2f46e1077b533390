"""Opens and closes the strip beside the match on the table, and keeps it as the match goes on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeySequence

from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.history.history_sidebar import HistorySidebar, SidebarPane
from cardtable.app.program import Program
from cardtable.app.widgets.keyboard_navigation import HeldFocus
from cardtable.table.layout.sidebar_layout import SidebarArea

COMES_MS = 240
_AS_WRITTEN = QKeySequence.SequenceFormat.NativeText
FIRST = 0.01  # how far it is in at once: what cannot be seen cannot have the keyboard


class HistoryController(QObject):
    """It stays open from match to match, until the person closes it."""

    toggled = Signal(bool)  # open or not

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._play: MatchController | None = None
        self._strip: HistorySidebar | None = None  # of this match; made when it is first opened
        self._below: tuple[MatchController, HistorySidebar | None] | None = (
            None  # the match that waits while a deal is practised
        )
        self._before = HeldFocus()  # what had the keyboard before the strip
        self._is_open = False
        self._share = 1.0  # how far it has come in
        self._place: SidebarArea | None = None  # where it lies when it is in
        self._at_count = False  # it was asked for while a deal was counted
        self._moving = QVariantAnimation(self, duration=COMES_MS, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic))
        self._moving.valueChanged.connect(self._move)
        self._moving.finished.connect(self._arrived)
        program.matchChanged.connect(self._follow)
        program.window.languageChanged.connect(self._renew)
        program.settingsChanged.connect(self._renew)
        program.window.set_puts_away(self.close)
        self._follow()

    def toggle(self) -> None:
        """Open it, or close it; one that has made way for the count of a deal is opened over the table.

        While another page is laid over the table nothing is done: it would come up, or go, where nobody sees it.
        """
        if self._play is not None and not self._play.table.isVisibleTo(self._program.window):
            return
        hidden = self._strip is not None and self._strip.isHidden()
        if (self._is_open and hidden) or not self.close():
            self._open()

    def _open(self) -> None:
        """Show what has happened, once there is anything to be seen; whoever uses the keyboard can walk through it."""
        play = self._play
        self._is_open = self._program.play is not None
        if play is not None and play.model.ready:
            self._at_count = play.scene.is_held
            strip = self._made()
            self._come()
            if play.scene.skin.keys_shown:
                self._before.keep(play.table.window().focusWidget())
                strip.content.take_keyboard()
        self.toggled.emit(self._is_open)

    def close(self) -> bool:
        """Put it away; whether it was open."""
        if not self._is_open:
            return False
        self._is_open = False
        self._give_keyboard_back()
        self._go()
        self.toggled.emit(False)
        return True

    def _follow(self) -> None:
        """Another match, or none, is on the table: the strip was a part of the one before.

        A match that waits below a practice keeps its strip, and has it again afterwards.
        """
        play, before, below = self._program.play, self._play, self._below
        if play is before:
            return
        self._moving.stop()
        self._below = (before, self._strip) if before is not None and self._program.practises else None
        self._play = self._strip = None
        if below is not None and below[0] is play:
            self._play, self._strip = below
            self._come_back(below[0])
            return
        if play is not None and play.controller.ready:
            self._attend(play)
        elif play is not None:
            play.ready.connect(lambda: self._attend(play))

    def _come_back(self, play: MatchController) -> None:
        """The strip may have been opened or closed over the match that has waited."""
        self._share = 1.0
        if self._is_open and self._strip is not None:
            self._made()
        play.scene.make_room(self._is_open)
        self._renew()
        self._arrived()

    def _attend(self, play: MatchController) -> None:
        if play is self._program.play and play is not self._play:
            self._play = play
            play.model.viewChanged.connect(self._renew)
            play.scene.laidOut.connect(self._lay)
            self._renew()

    def _made(self) -> HistorySidebar:
        """The strip of the match on the table, with what has happened so far."""
        play = self._play
        assert play is not None  # asked for when a match is there
        if self._strip is None:
            self._strip = HistorySidebar(play.scene.skin, _content(play), play.table)
            self._strip.closeWanted.connect(self.close)
            play.scene.lay_over(self._strip.ground, self._strip)
        self._strip.renew(self._key())
        return self._strip

    def _renew(self) -> None:
        """Show what has happened so far, in the words and the look in force."""
        if self._play is None or not self._play.model.ready or not self._is_open:
            return
        if self._strip is None:
            # In a turn of its own: the first view of a match has taken long enough
            QTimer.singleShot(1, self._play, partial(self._be_there, self._play))
        else:
            self._made()
            self._lay()

    def _be_there(self, play: MatchController) -> None:
        """Lie beside a match that has begun while the strip was open, unless something else has happened since."""
        if play is self._play and self._strip is None and self._is_open:
            self._made()
            self._share = 1.0
            play.scene.make_room(True)

    def _key(self) -> str:
        """The single key that closes it again; "" where there is none."""
        return self._program.window.menus.actions["what_happened"].shortcut().toString(_AS_WRITTEN)

    def _come(self) -> None:
        """Make room for the strip, and let it slide in, or appear where nothing is to move."""
        play, strip = self._play, self._strip
        if play is None or strip is None:
            return
        calm = play.scene.skin.look.reduce_motion
        self._moving.stop()
        self._share = 1.0 if calm else FIRST
        play.scene.make_room(True, at_count=self._at_count)
        if calm:
            strip.appear()
        else:
            self._slide(1.0)

    def _go(self) -> None:
        """Let the strip slide out, while the table takes its room back."""
        play, strip = self._play, self._strip
        if play is None or strip is None:
            return
        self._moving.stop()
        calm = play.scene.skin.look.reduce_motion or strip.isHidden()
        play.scene.make_room(False)
        if calm:
            self._arrived()
        else:
            self._slide(0.0)

    def _slide(self, end: float) -> None:
        self._moving.setStartValue(self._share)
        self._moving.setEndValue(end)
        self._moving.start()

    def _move(self, share: float) -> None:
        self._share = share
        if self._strip is not None and self._place is not None:
            self._strip.lay(self._place, share)

    def _arrived(self) -> None:
        if self._strip is not None and not self._is_open:
            self._strip.hide()
            self._strip.content.leave()
            self._at_count = False

    def _lay(self) -> None:
        """Put the strip where the table has left room; there is none while a deal is counted."""
        if self._play is None or self._strip is None or not self._is_open:
            return
        self._place = self._play.scene.strip
        self._strip.setVisible(self._place is not None)
        if self._place is not None:
            self._strip.lay(self._place, self._share)

    def _give_keyboard_back(self) -> None:
        """To whatever had it before, if the strip has it now."""
        strip, play, before = self._strip, self._play, self._before.take()
        if strip is None or play is None:
            return
        holder = play.table.window().focusWidget()
        if holder is not None and strip.isAncestorOf(holder):
            if before is not None and before.isVisible():
                before.setFocus()
            else:
                play.scene.take_keys()


def _content(play: MatchController) -> SidebarPane:
    """The turns, where the game tells them; else its tricks."""
    if play.terms.game.told_turns is not None:
        from cardtable.app.overlays.history.turn_list import TurnPanel

        return TurnPanel(play, play.table)
    from cardtable.app.overlays.history.trick_panel import TrickPanel

    return TrickPanel(play, play.table)
