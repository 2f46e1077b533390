"""Controller of the history sidebar: opens, closes, lays out and updates it as the match goes on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeySequence

from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.history.history_sidebar import HistorySidebar, SidebarPane
from cardtable.app.program import Program
from cardtable.app.widgets.basic_widgets import HeldFocus
from cardtable.table.layout.sidebar_layout import SidebarArea

COMES_MS = 240
FIRST = 0.01  # the share of a slide at its start: an invisible widget cannot have the focus


class HistoryController(QObject):
    """Controller of the history sidebar; an open sidebar stays open from match to match."""

    toggled = Signal(bool)  # open or not

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._play: MatchController | None = None
        self._strip: HistorySidebar | None = None  # of this match; made at the first opening
        # The match that waits below a practice
        self._below: tuple[MatchController, HistorySidebar | None] | None = None
        self._before = HeldFocus()  # the focus widget before the sidebar was opened
        self._is_open = False
        self._share = 1.0  # share of the slide that is done, from 0 to 1
        self._place: SidebarArea | None = None  # the area of the sidebar when it is fully shown
        self._at_count = False  # opened over a deal result
        self._moving = QVariantAnimation(self, duration=COMES_MS, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic))
        self._moving.valueChanged.connect(self._move)
        self._moving.finished.connect(self._arrived)
        program.matchChanged.connect(self._follow)
        program.window.languageChanged.connect(self._renew)
        program.settingsChanged.connect(self._renew)
        program.window.set_overlay_closer(self.close)
        self._follow()

    def toggle(self) -> None:
        """Open or close the sidebar; one that is hidden by a deal result is opened over the table.

        Do nothing while another page covers the table: the change would be invisible.
        """
        if self._play is not None and not self._play.table.isVisibleTo(self._program.window):
            return
        hidden = self._strip is not None and self._strip.isHidden()
        if (self._is_open and hidden) or not self.close():
            self._open()

    def _open(self) -> None:
        """Open the sidebar once the match is ready, and focus its content for a person who uses the keyboard."""
        play = self._play
        self._is_open = self._program.match is not None
        if play is not None and play.model.ready:
            self._at_count = play.scene.animator.is_held
            strip = self._made()
            self._come()
            if play.scene.table_style.keys_shown:
                self._before.keep(play.table.window().focusWidget())
                strip.content.take_keyboard()
        self.toggled.emit(self._is_open)

    def close(self) -> bool:
        """Close the sidebar; return whether it was open."""
        if not self._is_open:
            return False
        self._is_open = False
        self._give_keyboard_back()
        self._go()
        self.toggled.emit(False)
        return True

    def _follow(self) -> None:
        """Replace the sidebar with another match; one that waits below a practice keeps its own and gets it back."""
        play, before, below = self._program.match, self._play, self._below
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
        """Restore the sidebar of a match that has waited; it may have been opened or closed meanwhile."""
        self._share = 1.0
        if self._is_open:
            self._made()
        play.scene.reserve_sidebar(self._is_open)
        self._renew()
        self._arrived()

    def _attend(self, play: MatchController) -> None:
        if play is self._program.match and play is not self._play:
            self._play = play
            play.model.viewChanged.connect(self._renew)
            play.scene.laidOut.connect(self._lay)
            self._renew()

    def _made(self) -> HistorySidebar:
        """Return the sidebar of the present match, made if there is none, with the history so far."""
        play = self._play
        assert play is not None  # callers check that there is a match
        if self._strip is None:
            self._strip = HistorySidebar(play.scene.table_style, _content(play), play.table)
            self._strip.closeWanted.connect(self.close)
            play.scene.lay_over(self._strip.ground, self._strip)
        closer = self._program.window.menus.actions["what_happened"].shortcut()
        self._strip.renew(closer.toString(QKeySequence.SequenceFormat.NativeText))
        return self._strip

    def _renew(self) -> None:
        if self._play is None or not self._play.model.ready or not self._is_open:
            return
        if self._strip is None:
            # In a turn of its own: the first view of a match has taken long enough
            QTimer.singleShot(1, self._play, partial(self._show_at_start, self._play))
        else:
            self._made()
            self._lay()

    def _show_at_start(self, play: MatchController) -> None:
        """Show the sidebar of a match that began while it was open, unless either has changed since."""
        if play is self._play and self._strip is None and self._is_open:
            self._made()
            self._share = 1.0
            play.scene.reserve_sidebar(True)

    def _come(self) -> None:
        """Make room for the sidebar and slide it in, or show it at once with reduced motion."""
        play, strip = self._play, self._strip
        if play is None or strip is None:
            return
        calm = play.scene.table_style.look.reduce_motion
        self._moving.stop()
        self._share = 1.0 if calm else FIRST
        play.scene.reserve_sidebar(True, at_count=self._at_count)
        if calm:
            strip.appear()
        else:
            self._slide(1.0)

    def _go(self) -> None:
        play, strip = self._play, self._strip
        if play is None or strip is None:
            return
        self._moving.stop()
        calm = play.scene.table_style.look.reduce_motion or strip.isHidden()
        play.scene.reserve_sidebar(False)
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
        """Lay out the sidebar in the area that the table leaves; hide it if there is none, as during a deal result."""
        if self._play is None or self._strip is None or not self._is_open:
            return
        self._place = self._play.scene.sidebar
        self._strip.setVisible(self._place is not None)
        if self._place is not None:
            self._strip.lay(self._place, self._share)

    def _give_keyboard_back(self) -> None:
        """Return the focus to the widget that had it before, if the sidebar has it."""
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
    if play.config.game.told_turns is not None:
        from cardtable.app.overlays.history.turn_list import TurnPanel

        return TurnPanel(play, play.table)
    from cardtable.app.overlays.history.trick_panel import TrickPanel

    return TrickPanel(play, play.table)
