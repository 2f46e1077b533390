"""Announcer: the program's only speech queue, with its history and its output to a screen reader.

Orca 46 to 48 speak only the first of two announcements within a tenth of a second, and every screen reader breaks a
sentence off when the focus moves. So news is gathered, waits until the focus rests, and keeps its distance. A contract
test makes sure that no other module makes an announcement.
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

from cardtable.table.speech.unheard_facts import MOST_TOLD, Fact, News, UnheardFacts

KEPT = 100
GATHER_S = 0.150  # within which the news of one moment arrives
APART_S = 0.250  # between two announcements, which reach the screen reader with varying delay
REST_S = 0.150  # since the last move of the focus
LONGEST_S = 0.900  # longest wait of news for a restless focus
PASSING_S = 2.000  # longest wait for a focus where it cannot stay
_GET_SCREEN_READER = 0x46  # SPI_GETSCREENREADER of winuser.h, which Narrator, NVDA and JAWS set
CHARACTERS_A_SECOND = 20.0  # of a rather fast voice
UNBROKEN_S = 0.7  # the focus rests for half a second behind a sentence, and both need time to reach a reader
AGAIN_S = 0.100  # since a key, whose answer comes before what it cut off
FOCUS_S = 2.0  # in which a reader announces the focused widget, before other speech


class SpeechHistory:
    """Last KEPT sentences and the listener's position among them; a new sentence resets it."""

    def __init__(self) -> None:
        self.sentences: deque[str] = deque(maxlen=KEPT)
        self._steps_back = 0  # number of sentences before the last

    def add(self, sentence: str) -> None:
        self.sentences.append(sentence)
        self._steps_back = 0

    def step(self, by: int) -> str:
        """Move by `by` sentences, back if negative; return the sentence reached, at either end the same again. "" as
        long as there is none."""
        if not self.sentences:
            return ""
        self._steps_back = min(max(self._steps_back - by, 0), len(self.sentences) - 1)
        return self.sentences[-1 - self._steps_back]

    def last(self) -> str:
        """Return the last sentence and reset the position."""
        self._steps_back = 0
        return self.step(0)


class Utterance(NamedTuple):
    """Sentence spoken in one go; `urgent`: at once, interrupting."""

    sentence: str
    urgent: bool = False
    again: bool = False  # a repetition, not added to the history
    parts: tuple[News, ...] = ()


class UtteranceQueue:
    """Queue of sentences until their time has come; times in seconds of any one clock."""

    def __init__(self) -> None:
        self._news: list[News] = []
        self._unheard = UnheardFacts()
        self._spoken = Utterance("")  # last news passed on
        self._answer: Utterance | None = None  # answer to a key: only the newest matters
        self._news_since = 0.0  # time of the first waiting news
        self._focus_moved_at = self._sent_at = -math.inf
        self._is_passing = False  # the focus is where it cannot stay

    def answer(self, sentence: str, *, again: bool = False) -> None:
        """Set the urgent sentence, which replaces an older one, but no news; `again`: a repetition."""
        parts = self._spoken.parts if again and sentence == self._spoken.sentence else ()
        self._answer = Utterance(sentence, urgent=True, again=again, parts=parts)

    def add(self, sentence: str, now: float, facts: Sequence[Fact] = ()) -> None:
        if not self._has_news:
            self._news_since = now
        if facts and self.has_unheard:
            self._unheard.join(facts)
        else:
            self._news.append(News(sentence, tuple(facts)))

    def cut(self, now: float) -> None:
        """Note that a key has cut off what is being said: its facts are told again."""
        self._unheard.cut(now)
        if self.has_unheard:
            self._unheard.join(fact for news in self._news for fact in news.facts)
            self._news = [news for news in self._news if not news.facts]
            self._news_since = now + AGAIN_S - GATHER_S

    def forget_facts(self) -> None:
        """Tell nothing again of what was said so far."""
        self._unheard.forget()

    @property
    def has_unheard(self) -> bool:
        """True if facts that were cut off wait to be told again."""
        return self._unheard.waiting > 0

    @property
    def untold(self) -> int:
        """Number of characters of facts that wait to be told for the first time."""
        return sum(len(news.sentence) for news in self._news if news.facts)

    @property
    def _has_news(self) -> bool:
        return bool(self._news) or self.has_unheard

    def focus_moved(self, now: float, *, passing: bool = False) -> None:
        """Note a focus change, whose reading would break a sentence off; `passing`: it is about to move on."""
        self._focus_moved_at, self._is_passing = now, passing

    @property
    def due(self) -> float | None:
        """Time when the next may be spoken; None while nothing waits."""
        if self._answer is not None:
            return self._sent_at + APART_S
        if not self._has_news:
            return None
        rests = min(self._focus_moved_at + REST_S, self._news_since + LONGEST_S)
        rests = self._news_since + PASSING_S if self._is_passing else rests
        return max(self._news_since + GATHER_S, rests, self._sent_at + APART_S)

    def take(self, now: float) -> Utterance | None:
        """Return and remove the utterance due at `now`; None if it is too early."""
        due = self.due
        if due is None or due > now:
            return None
        self._sent_at = now
        if self._answer is not None:
            answer, self._answer = self._answer, None
            return answer
        parts, self._news = self._unheard.take(self._news), []
        sentence = " ".join(part.sentence for part in parts)
        self._spoken = Utterance(sentence, parts=parts if any(part.facts for part in parts) else ())
        return self._spoken

    def passed_on(self, utterance: Utterance, now: float) -> None:
        """Set the time when the taken utterance really left: a busy machine takes its time."""
        self._sent_at = now
        if utterance.again:
            self._unheard.repeat(utterance.parts)
        self._unheard.tell(utterance.parts or (News(utterance.sentence),), now)

    def begun_s(self, now: float) -> float:
        """Return the seconds until the last of it will have been passed on; negative: since then."""
        due = self.due
        return self._sent_at - now if due is None else max(0.0, due - now)

    @property
    def waiting(self) -> int:
        """Number of characters not passed on yet."""
        answer = 0 if self._answer is None else len(self._answer.sentence)
        return answer + sum(len(news.sentence) for news in self._news) + self._unheard.waiting


def is_on() -> bool:
    """Return whether a screen reader is at work. On Windows other programs, such as on-screen keyboards, ask for a
    window's contents too: there the system knows."""
    if not QAccessible.isActive():
        return False
    import ctypes  # needed only on Windows with a screen reader

    libraries = getattr(ctypes, "windll", None)
    if libraries is None:
        return True  # not on Windows
    answer = ctypes.c_int(0)
    libraries.user32.SystemParametersInfoW(_GET_SCREEN_READER, 0, ctypes.byref(answer), 0)
    return bool(answer.value)


class SpeechOutput(Protocol):
    """Interface to a screen reader or a voice."""

    def speak(self, sentence: str, *, urgent: bool) -> None:
        """Speak after current speech, or `urgent` instead of it."""
        ...

    def hush(self) -> None:
        """Stop current speech, where possible."""
        ...


class ScreenReaderOutput:
    """Speech output through the screen reader, which takes announcements from the focused widget."""

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
        """Do nothing: a screen reader falls silent by itself when a key is pressed."""


def heard_from(widget: QWidget | None) -> QWidget | None:
    """Return the widget, or its window if readers do not know the widget, as of a card on its way."""
    interface = None if widget is None else QAccessible.queryAccessibleInterface(widget)
    return widget.window() if widget is not None and (interface is None or not interface.isValid()) else widget


class BufferedOutput:
    """Speech output that collects sentences until the real output is known."""

    def __init__(self) -> None:
        self._sentences: list[str] = []

    def speak(self, sentence: str, *, urgent: bool) -> None:
        self._sentences.append(sentence)

    def hush(self) -> None:
        """Do nothing: no speech is under way."""

    def give_to(self, output: SpeechOutput) -> None:
        """Speak everything collected as one sentence through `output`."""
        if self._sentences:
            output.speak(" ".join(self._sentences), urgent=False)


class Announcer(QObject):
    """Speech of the program: gathers the sentences of a moment, speaks them once the focus rests, keeps a history."""

    said = Signal(str)  # sentence, or all of one moment, passed on to the output
    wrote = Signal(str)  # text for the status line

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """Buffer speech until `set_way`; `clock` returns seconds."""
        super().__init__(parent)
        self._clock = clock
        self._output: SpeechOutput | None = BufferedOutput()
        self._queue = UtteranceQueue()
        self._history = SpeechHistory()
        self._silent_from = 0.0  # time when everything passed on has been heard
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.pass_on)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def set_way(self, output: SpeechOutput | None) -> None:
        """Set the speech output; None: silence, with the history still readable."""
        if isinstance(self._output, BufferedOutput) and output is not None:
            self._output.give_to(output)
        self._output = output

    def say(self, sentence: str, *, urgent: bool = False, written: str = "", facts: Sequence[Fact] = ()) -> None:
        """Speak a sentence with everything else of this moment; `written` goes to the status line, if not "". `urgent`:
        a refusal or the answer to a key, spoken at once instead of current speech. `facts`: what is told again if a key
        cuts it off."""
        if not sentence:
            return
        if written:
            self.wrote.emit(written)
        if urgent:
            self._queue.answer(sentence)
        else:
            self._queue.add(sentence, self._clock(), facts)
        self.pass_on()

    def pass_on(self) -> None:
        """Speak what is due; called by a timer."""
        now = self._clock()
        utterance = self._queue.take(now)
        if utterance is not None:
            if not utterance.again:
                self._history.add(utterance.sentence)
            self._speak(utterance.sentence, urgent=utterance.urgent)
            self._queue.passed_on(utterance, self._clock())
        self._wait_for_next()

    def _wait_for_next(self) -> None:
        due = self._queue.due
        if due is not None:
            self._timer.start(max(1, round((due - self._clock()) * 1000)))

    def hush(self) -> None:
        """Stop current speech; what waits is still spoken, and facts that were cut off are told again."""
        self._silent_from = self._clock()
        if self._has_listener:
            self._queue.cut(self._silent_from)
        if self._output is not None:
            self._output.hush()
        self._wait_for_next()

    @property
    def has_unheard(self) -> bool:
        """True if facts that a key has cut off, or too much of what has happened since, have not been told yet."""
        speaks = not isinstance(self._output, BufferedOutput | None) and self._has_listener
        return self._queue.has_unheard or (speaks and self._queue.untold > MOST_TOLD)

    @property
    def _has_listener(self) -> bool:
        """True unless speech goes to a screen reader that is not at work."""
        return is_on() or not isinstance(self._output, ScreenReaderOutput)

    def forget_facts(self) -> None:
        """Tell nothing again of what was said so far, after an undo or for another match."""
        self._queue.forget_facts()

    @property
    def history(self) -> Sequence[str]:
        """Last KEPT sentences, the oldest first."""
        return tuple(self._history.sentences)

    def repeat(self) -> None:
        """Speak the last sentence again."""
        self.say_again(self._history.last())

    def earlier(self) -> None:
        """Speak the previous sentence of the history."""
        self.say_again(self._history.step(-1))

    def later(self) -> None:
        """Speak the next sentence of the history."""
        self.say_again(self._history.step(1))

    def say_again(self, sentence: str) -> None:
        """Speak a sentence of the history at once; it is not added again."""
        if sentence:
            self._queue.answer(sentence, again=True)
            self.pass_on()

    def busy_ms(self) -> int:
        """Return the estimated milliseconds until everything has been heard, by its length."""
        waiting = self._queue.waiting / CHARACTERS_A_SECOND
        return round(1000 * (max(0.0, self._silent_from - self._clock()) + waiting))

    def unbroken_ms(self) -> int:
        """Return the milliseconds for which the focus should not move; 0 without a screen reader."""
        left = self._queue.begun_s(self._clock()) + UNBROKEN_S
        return round(1000 * left) if left > 0 and is_on() else 0

    def _speak(self, sentence: str, *, urgent: bool) -> None:
        if urgent:
            self.hush()
        if self._output is not None:
            self._silent_from = max(self._clock(), self._silent_from) + len(sentence) / CHARACTERS_A_SECOND
            self._output.speak(sentence, urgent=urgent)
        self.said.emit(sentence)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Note the focus; a widget without a tab stop cannot keep it, such as the table before a deal."""
        passing = now is not None and not now.focusPolicy() & Qt.FocusPolicy.TabFocus
        self._queue.focus_moved(self._clock(), passing=passing)
        if now is not None and is_on():
            self._silent_from = max(self._silent_from, self._clock() + FOCUS_S)
        self._wait_for_next()
