"""The one mouth of the program: whatever is said aloud is said here, one moment after another.

A contract test sees to it that nobody else makes an announcement.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.table.speech import screen_reader
from cardtable.table.speech.spoken_before import SpeechHistory
from cardtable.table.speech.waiting_sentences import UtteranceQueue

CHARACTERS_A_SECOND = 20.0  # of a voice that is set rather fast
UNBROKEN_S = 0.7  # the focus rests for half a second behind a sentence, and both need time to reach a reader
FOCUS_S = 2.0  # in which a reader tells what has got the keyboard: what is said comes behind it


class SpeechOutput(Protocol):
    """How a sentence reaches the ears."""

    def speak(self, sentence: str, *, urgent: bool) -> None:
        """Say it after what is being said, or `urgent` instead of it."""
        ...

    def hush(self) -> None:
        """Say nothing more of what was begun, where that can be had."""
        ...


class ScreenReaderOutput:
    """Leaves the speaking to the screen reader, which hears what comes from the widget with the focus."""

    def __init__(self, window: QWidget | None) -> None:
        self._window = window

    def speak(self, sentence: str, *, urgent: bool) -> None:
        source = heard_from(QApplication.focusWidget()) or self._window
        if source is None:
            return
        event = QAccessibleAnnouncementEvent(source, sentence)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def hush(self) -> None:
        """A screen reader falls silent by itself when a key is pressed."""


def heard_from(widget: QWidget | None) -> QWidget | None:
    """The widget with the focus; its window where readers are not told of the widget, as of a card on its way."""
    interface = None if widget is None else QAccessible.queryAccessibleInterface(widget)
    return widget.window() if widget is not None and (interface is None or not interface.isValid()) else widget


class BufferedOutput:
    """A way out that keeps what is said until it is known who listens."""

    def __init__(self) -> None:
        self._kept: list[str] = []

    def speak(self, sentence: str, *, urgent: bool) -> None:
        """Keep it."""
        self._kept.append(sentence)

    def hush(self) -> None:
        """Nothing is being said."""

    def give_to(self, way: SpeechOutput) -> None:
        """Say by this way what was kept, all in one: it has waited long enough."""
        if self._kept:
            way.speak(" ".join(self._kept), urgent=False)


class Announcer(QObject):
    """Gathers the sentences of a moment, and says them once the focus rests; keeps what was said."""

    said = Signal(str)  # a sentence, or all of one moment, was passed on to the ears
    wrote = Signal(str)  # what the status line is to say

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """Patient until a way is set; `clock` counts seconds."""
        super().__init__(parent)
        self._clock = clock
        self._way: SpeechOutput | None = BufferedOutput()
        self._gathering = UtteranceQueue()
        self._before = SpeechHistory()
        self._silent_at = 0.0  # when all that was passed on can have been heard
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.pass_on)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def set_way(self, way: SpeechOutput | None) -> None:
        """Speak another way from now on; None: in silence, and what was said can still be read."""
        if isinstance(self._way, BufferedOutput) and way is not None:
            self._way.give_to(way)
        self._way = way

    def say(self, sentence: str, *, urgent: bool = False, written: str = "") -> None:
        """Say a sentence with all else of this moment; the status line says what is `written`, if anything.

        `urgent`: a refusal or the answer to a key, which goes at once and breaks off what is being said.
        """
        if not sentence:
            return
        if written:
            self.wrote.emit(written)
        if urgent:
            self._gathering.answer(sentence)
        else:
            self._gathering.add(sentence, self._clock())
        self.pass_on()

    def pass_on(self) -> None:
        """Say what is due; called by itself whenever something is."""
        now = self._clock()
        utterance = self._gathering.take(now)
        if utterance is not None:
            if not utterance.again:
                self._before.add(utterance.sentence)
            self._speak(utterance.sentence, urgent=utterance.urgent)
            self._gathering.said_until(self._clock())
        self._wait_for_next()

    def _wait_for_next(self) -> None:
        due = self._gathering.due
        if due is not None:
            self._timer.start(max(1, round((due - self._clock()) * 1000)))

    def hush(self) -> None:
        """Break off what is being said; what waits is still said."""
        self._silent_at = self._clock()
        if self._way is not None:
            self._way.hush()

    @property
    def history(self) -> Sequence[str]:
        """The last hundred sentences, the oldest first."""
        return self._before.sentences

    def repeat(self) -> None:
        """Say the last sentence again."""
        self.say_again(self._before.last())

    def earlier(self) -> None:
        """Say the one before; again, the one before that."""
        self.say_again(self._before.step(-1))

    def later(self) -> None:
        """Say the one after it again."""
        self.say_again(self._before.step(1))

    def say_again(self, sentence: str) -> None:
        """Say at once what was said before; it does not count as said anew."""
        if sentence:
            self._gathering.answer(sentence, again=True)
            self.pass_on()

    def busy_ms(self) -> int:
        """How long until all that was said can have been heard, in milliseconds; guessed by its length."""
        waiting = self._gathering.waiting / CHARACTERS_A_SECOND
        return round(1000 * (max(0.0, self._silent_at - self._clock()) + waiting))

    def unbroken_ms(self) -> int:
        """How long the focus is to stay where it is, in milliseconds; 0 where nobody listens to it."""
        left = self._gathering.begun_s(self._clock()) + UNBROKEN_S
        return round(1000 * left) if left > 0 and screen_reader.is_on() else 0

    def _speak(self, sentence: str, *, urgent: bool) -> None:
        if urgent:
            self.hush()
        if self._way is not None:
            self._silent_at = max(self._clock(), self._silent_at) + len(sentence) / CHARACTERS_A_SECOND
            self._way.speak(sentence, urgent=urgent)
        self.said.emit(sentence)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """A table is no place to stay, nor anything else to which Tab would not come: cards are about to be dealt."""
        passing = now is not None and not now.focusPolicy() & Qt.FocusPolicy.TabFocus
        self._gathering.focus_moved(self._clock(), passing=passing)
        if now is not None and screen_reader.is_on():
            self._silent_at = max(self._silent_at, self._clock() + FOCUS_S)
        self._wait_for_next()
