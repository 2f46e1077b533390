"""What was said: the last hundred sentences, and where among them the listener is.

What waits to be said, and when it may be: all that one moment brings is one sentence for the ears.

Orca 46 to 48 hear only the first of two announcements within a tenth of a second, and every screen reader breaks a
sentence off when the focus moves. So news is gathered, waits until the focus rests, and keeps its distance.

Whether somebody listens to a screen reader.

The one mouth of the program: whatever is said aloud is said here, one moment after another.

A contract test sees to it that nobody else makes an announcement.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

KEPT = 100


class SpeechHistory:
    """Walks back and forth among what was said; whatever is said anew is where the walk begins."""

    def __init__(self) -> None:
        self._sentences: deque[str] = deque(maxlen=KEPT)
        self._back = 0  # how far before the last one

    @property
    def sentences(self) -> Sequence[str]:
        """The oldest first."""
        return tuple(self._sentences)

    def add(self, sentence: str) -> None:
        """Something has been said."""
        self._sentences.append(sentence)
        self._back = 0

    def step(self, by: int) -> str:
        """Go so many sentences on, or back where negative; the one that is reached, at either end the same again.

        Empty as long as nothing was said.
        """
        if not self._sentences:
            return ""
        self._back = min(max(self._back - by, 0), len(self._sentences) - 1)
        return self._sentences[-1 - self._back]

    def last(self) -> str:
        """The last sentence, where the walk begins again."""
        self._back = 0
        return self.step(0)


GATHER_S = 0.150  # news of one moment comes within this time
APART_S = 0.250  # between two announcements: their way to the screen reader takes a varying time
REST_S = 0.150  # since the focus has moved last
LONGEST_S = 0.900  # news waits for a restless focus no longer
PASSING_S = 2.000  # nor for one that is where it cannot stay


class Utterance(NamedTuple):
    """What is said in one go; `urgent`: at once, in the middle of something else."""

    sentence: str
    urgent: bool = False
    again: bool = False  # it was said before, and is not kept twice


class UtteranceQueue:
    """Keeps what is to be said until its time has come; times in seconds of any one clock."""

    def __init__(self) -> None:
        self._news: list[str] = []
        self._answer: Utterance | None = None  # to a key: only the newest is wanted
        self._since = 0.0  # when the first of the news came
        self._moved = self._sent = -math.inf
        self._passing = False  # the focus is where it cannot stay

    def answer(self, sentence: str, *, again: bool = False) -> None:
        """Take an urgent sentence, which replaces an older one, but never news; `again`: it was said before."""
        self._answer = Utterance(sentence, urgent=True, again=again)

    def add(self, sentence: str, now: float) -> None:
        """Take a piece of news."""
        if not self._news:
            self._since = now
        self._news.append(sentence)

    def focus_moved(self, now: float, *, passing: bool = False) -> None:
        """What has the focus is read by itself, and would break a sentence off; `passing`: it is about to move on."""
        self._moved, self._passing = now, passing

    @property
    def due(self) -> float | None:
        """When the next may be said; None while nothing waits."""
        if self._answer is not None:
            return self._sent + APART_S
        if not self._news:
            return None
        rests = self._since + PASSING_S if self._passing else min(self._moved + REST_S, self._since + LONGEST_S)
        return max(self._since + GATHER_S, rests, self._sent + APART_S)

    def take(self, now: float) -> Utterance | None:
        """What is said now; None if it is too early."""
        due = self.due
        if due is None or due > now:
            return None
        self._sent = now
        if self._answer is not None:
            answer, self._answer = self._answer, None
            return answer
        news, self._news = " ".join(self._news), []
        return Utterance(news)

    def said_until(self, now: float) -> None:
        """What was taken has only now left: a busy machine takes its time."""
        self._sent = now

    def begun_s(self, now: float) -> float:
        """In how many seconds the last of it will have been passed on; negative: it has been for so long."""
        due = self.due
        return self._sent - now if due is None else max(0.0, due - now)

    @property
    def waiting(self) -> int:
        """How many characters have not been passed on yet."""
        answer = 0 if self._answer is None else len(self._answer.sentence)
        return answer + sum(map(len, self._news))


_GET_SCREEN_READER = 0x46  # SPI_GETSCREENREADER of winuser.h, which Narrator, NVDA and JAWS set


def is_on() -> bool:
    """Whether assistive technology is at work that reads aloud.

    On Windows other programs, too, ask what is in a window, such as keyboards on the screen: there the system knows.
    """
    return QAccessible.isActive() and _is_set_in_windows()


def _is_set_in_windows() -> bool:
    """The flag of Windows; True on other systems."""
    import ctypes  # only Windows needs it, and only where somebody listens

    libraries = getattr(ctypes, "windll", None)
    if libraries is None:
        return True
    answer = ctypes.c_int(0)
    libraries.user32.SystemParametersInfoW(_GET_SCREEN_READER, 0, ctypes.byref(answer), 0)
    return bool(answer.value)


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
        return round(1000 * left) if left > 0 and is_on() else 0

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
        if now is not None and is_on():
            self._silent_at = max(self._silent_at, self._clock() + FOCUS_S)
        self._wait_for_next()
