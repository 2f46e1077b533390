"""The one announcer: what it passes on, what it keeps, and that nobody else speaks."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

import cardtable
from cardtable.table.speech.announcer import (
    CHARACTERS_A_SECOND,
    FOCUS_S,
    GATHER_S,
    KEPT,
    UNBROKEN_S,
    Announcer,
    SpeechHistory,
)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Ears:
    """A way out that only listens."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bool]] = []
        self.hushed = 0

    def speak(self, sentence: str, *, urgent: bool) -> None:
        self.heard.append((sentence, urgent))

    def hush(self) -> None:
        self.hushed += 1


class Speaking:
    """An announcer that is told what time it is."""

    def __init__(self) -> None:
        self.clock, self.ears = Clock(), Ears()
        self.announcer = Announcer(None, self.clock)
        self.announcer.set_way(self.ears)

    def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        self.announcer.pass_on()

    @property
    def heard(self) -> list[str]:
        return [sentence for sentence, _ in self.ears.heard]


@pytest.fixture
def speaking(qapp: QApplication) -> Speaking:
    return Speaking()


def test_nobody_else_makes_an_announcement() -> None:
    root = Path(cardtable.__file__).parent
    makers = [path.name for path in root.rglob("*.py") if "QAccessibleAnnouncementEvent" in path.read_text("utf-8")]
    assert makers == ["announcer.py"]


def test_news_of_a_moment_is_passed_on_once(speaking: Speaking) -> None:
    speaking.announcer.say("Amrit wins the trick.")
    speaking.announcer.say("")
    speaking.announcer.say("Your turn.")
    assert speaking.heard == []
    speaking.wait(0.2)
    speaking.wait(0.2)
    assert speaking.ears.heard == [("Amrit wins the trick. Your turn.", False)]


def test_an_answer_breaks_off_what_is_said(speaking: Speaking) -> None:
    speaking.announcer.say("You must follow suit.", urgent=True)
    assert speaking.ears.heard == [("You must follow suit.", True)]
    assert speaking.ears.hushed == 1


def test_what_was_said_before_anybody_was_known_to_listen_is_said_then(qapp: QApplication) -> None:
    clock, ears = Clock(), Ears()
    announcer = Announcer(None, clock)
    for sentence in ("Amrit deals.", "Your turn."):
        announcer.say(sentence)
        clock.now += 1
        announcer.pass_on()
    announcer.set_way(ears)
    assert ears.heard == [("Amrit deals. Your turn.", False)]


def test_the_status_line_says_at_once_what_is_written(speaking: Speaking) -> None:
    written: list[str] = []
    speaking.announcer.wrote.connect(written.append)
    speaking.announcer.say("On the table: two of clubs.", written="The table was described.")
    speaking.announcer.say("Not written.")
    assert written == ["The table was described."]


def test_what_was_said_is_repeated_and_walked_through(speaking: Speaking) -> None:
    announcer = speaking.announcer
    announcer.repeat()
    for sentence in ("One.", "Two.", "Three."):
        announcer.say(sentence)
        speaking.wait(1)
    speaking.ears.heard.clear()
    for step in (
        announcer.repeat,
        announcer.earlier,
        announcer.earlier,
        announcer.earlier,
        announcer.later,
        announcer.repeat,
    ):
        step()
        speaking.wait(1)
    assert speaking.heard == ["Three.", "Two.", "One.", "One.", "Two.", "Three."]
    assert list(announcer.history) == ["One.", "Two.", "Three."]


def test_the_walk_begins_anew_with_each_sentence() -> None:
    before = SpeechHistory()
    assert before.step(-1) == ""
    for number in range(KEPT + 20):
        before.add(str(number))
    assert len(before.sentences) == KEPT
    assert before.step(-5) == str(KEPT + 14)
    before.add("new")
    assert (before.step(-1), before.step(1), before.step(1)) == (str(KEPT + 19), "new", "new")


def test_how_long_the_ears_are_busy(speaking: Speaking) -> None:
    announcer, sentence = speaking.announcer, "x" * int(2 * CHARACTERS_A_SECOND)
    assert announcer.busy_ms() == 0
    announcer.say(sentence)
    assert announcer.busy_ms() == 2000
    speaking.wait(0.5)
    assert announcer.busy_ms() == 2000
    announcer.say(sentence)
    speaking.wait(0.5)
    assert announcer.busy_ms() == 3500
    speaking.wait(1)
    assert announcer.busy_ms() == 2500
    announcer.hush()
    assert (announcer.busy_ms(), speaking.ears.hushed) == (0, 1)


def test_the_keyboard_rests_until_half_a_second_behind_the_last_sentence(
    speaking: Speaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.table.speech.announcer.is_on", lambda: True)
    announcer = speaking.announcer
    assert announcer.unbroken_ms() == 0  # nothing has been said
    announcer.say("Amrit has 1 card left.")
    assert announcer.unbroken_ms() == round(1000 * (GATHER_S + UNBROKEN_S))  # it has still to be said
    speaking.wait(GATHER_S)
    assert speaking.ears.heard
    assert announcer.unbroken_ms() == round(1000 * UNBROKEN_S)
    speaking.wait(UNBROKEN_S)
    assert announcer.unbroken_ms() == 0
    announcer.say("Amrit goes out.")
    monkeypatch.setattr("cardtable.table.speech.announcer.is_on", lambda: False)
    assert announcer.unbroken_ms() == 0


def test_what_a_reader_tells_of_the_keyboard_takes_its_time_too(
    speaking: Speaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.table.speech.announcer.is_on", lambda: True)

    speaking.announcer._focus_moved(None, QWidget())
    speaking.announcer.say("You lead.")
    speaking.wait(1.0)

    assert speaking.announcer.busy_ms() == round(1000 * (FOCUS_S - 1.0 + len("You lead.") / CHARACTERS_A_SECOND))
