"""Opens and closes the strip beside the match on the table, and keeps it as the match goes on."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.felt.happened.happened_strip import HappenedStrip
from cardtable.app.felt.happened.strip_content import StripContent
from cardtable.app.match.play import Play
from cardtable.app.program import Program

COMES_MS = 240


class WhatHappened(QObject):
    """It stays open from match to match, until the person closes it."""

    toggled = Signal(bool)  # open or not

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._play: Play | None = None
        self._strip: HappenedStrip | None = None  # of this match; made when it is first opened
        self._before: QWidget | None = None  # what had the keyboard before the strip
        self._is_open = False
        self._share = 1.0  # how far it has come in
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
        """Open it, or close it; one that has made way for the count of a deal is opened over the table."""
        hidden = self._strip is not None and self._strip.isHidden()
        if (self._is_open and hidden) or not self.close():
            self._open()

    def _open(self) -> None:
        """Show what has happened; whoever uses the keyboard can walk through it at once."""
        play = self._play
        if play is not None and play.model.ready:
            self._is_open = True
            self._at_count = play.scene.is_held
            strip = self._made()
            self._start(0.0, 1.0)
            if play.scene.skin.keys_shown:
                self._before = play.table.window().focusWidget()
                strip.content.take_keyboard()
        self.toggled.emit(self._is_open)

    def close(self) -> bool:
        """Put it away; whether it was open."""
        if not self._is_open:
            return False
        self._is_open = False
        self._give_keyboard_back()
        self._start(1.0, 0.0)
        self.toggled.emit(False)
        return True

    def _follow(self) -> None:
        """Another match, or none, is on the table: the strip was a part of the one before."""
        play = self._program.play
        if play is self._play:
            return
        self._moving.stop()
        self._play = self._strip = None
        if play is not None and play.controller.ready:
            self._attend(play)
        elif play is not None:
            play.ready.connect(lambda: self._attend(play))

    def _attend(self, play: Play) -> None:
        if play is self._program.play:
            self._play = play
            play.model.viewChanged.connect(self._renew)
            play.scene.laidOut.connect(self._lay)
            self._renew()

    def _made(self) -> HappenedStrip:
        """The strip of the match on the table, with what has happened so far."""
        play = self._play
        assert play is not None  # asked for when a match is there
        if self._strip is None:
            self._strip = HappenedStrip(play.scene.skin, _content(play), play.table)
            self._strip.closeWanted.connect(self.close)
            play.scene.lay_over(self._strip.ground, self._strip)
        self._strip.renew(self._key())
        return self._strip

    def _renew(self) -> None:
        """Show what has happened so far, in the words and the look in force."""
        if self._play is None or not self._play.model.ready or not self._is_open:
            return
        fresh = self._strip is None
        self._made()
        if fresh:
            self._start(1.0, 1.0)
        self._lay()

    def _key(self) -> str:
        """The single key that closes it again; "" where there is none."""
        keys = self._program.settings.accessibility
        return keys.last_trick_key.upper() if keys.single_keys else ""

    def _start(self, begin: float, end: float) -> None:
        """Let the strip come or go; at once where nothing is to move."""
        play, strip = self._play, self._strip
        if play is None or strip is None:
            return
        self._moving.stop()
        if begin == end or play.scene.skin.look.reduce_motion:
            self._move(end)
            self._arrived()
            if end > begin:
                strip.appear()
            return
        self._moving.setStartValue(begin)
        self._moving.setEndValue(end)
        self._moving.start()

    def _move(self, share: float) -> None:
        self._share = share
        if self._play is not None:
            self._play.scene.make_room(share, at_count=self._at_count)

    def _arrived(self) -> None:
        if self._strip is not None and not self._is_open:
            self._strip.hide()
            self._strip.content.leave()
            self._at_count = False

    def _lay(self) -> None:
        """Put the strip where the table has left room; there is none while a deal is counted."""
        if self._play is None or self._strip is None:
            return
        place = self._play.scene.strip
        self._strip.setVisible(place is not None)
        if place is not None:
            self._strip.lay(place, self._share)

    def _give_keyboard_back(self) -> None:
        """To whatever had it before, if the strip has it now."""
        strip, play, before = self._strip, self._play, self._before
        self._before = None
        if strip is None or play is None:
            return
        holder = play.table.window().focusWidget()
        if holder is not None and strip.isAncestorOf(holder):
            (before if before is not None and before.isVisible() else play.table).setFocus()


def _content(play: Play) -> StripContent:
    """The turns, where the game tells them; else its tricks."""
    if play.terms.game.told_turns is not None:
        from cardtable.app.felt.happened.turn_pane import TurnPane

        return TurnPane(play, play.table)
    from cardtable.app.felt.happened.trick_pane import TrickPane

    return TrickPane(play, play.table)
