"""What others do is shown once what was said can have been heard; one's own act waits for nothing."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from cardtable.table.animation.animation_plan import NOTHING
from cardtable.table.animation.animator import Animator
from cardtable.table.speech.announcer import CHARACTERS_A_SECOND, Announcer
from cardtable.table.speech.narrator import MOST_BEHIND, MOST_MS, hearing_ms
from cardtable.table.style.table_style import TableLook


@pytest.mark.parametrize(
    ("share", "active", "waited"),
    [(0.0, True, 0), (1.0, False, 3000), (1.6, False, 4800), (None, False, 0), (None, True, 3000)],
)
def test_so_much_of_the_speech_is_waited_for(
    share: float | None, active: bool, waited: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: active)
    assert hearing_ms(3000, share, 0) == waited


def test_no_table_waits_for_long_and_none_falls_far_behind() -> None:
    assert hearing_ms(60_000, 1.0, 0) == MOST_MS
    assert hearing_ms(3000, 1.0, MOST_BEHIND) == 3000
    assert hearing_ms(3000, 1.0, MOST_BEHIND + 1) == 0


def test_a_card_waits_until_the_last_sentence_can_have_been_heard(qapp: QApplication) -> None:
    now = 0.0
    announcer = Announcer(None, lambda: now)
    announcer.say("x" * round(2 * CHARACTERS_A_SECOND))
    assert announcer.busy_ms() == 2000
    asked: list[int] = []

    def wait(behind: int) -> int:
        asked.append(behind)
        return hearing_ms(announcer.busy_ms(), 1.0, behind)

    animator, started = Animator(TableLook()), list[int]()
    animator.started.connect(started.append)
    animator.enqueue(1, NOTHING)  # one's own
    animator.enqueue(2, NOTHING, wait)
    assert started == [1]
    assert not animator.is_idle
    animator.enqueue(3, NOTHING, wait)
    now = 0.5
    announcer.pass_on()
    now = 3.0
    animator.hurry()  # by a click, or when the time is over
    assert started == [1, 2, 3]
    assert animator.is_idle
    now = 0.0
    animator.enqueue(4, NOTHING, lambda _behind: 5000)
    assert started == [1, 2, 3]
    animator.enqueue(5, NOTHING)  # one's own is never held up by what others have done
    assert started == [1, 2, 3, 4, 5]
    now = 3.0
    animator.enqueue(6, NOTHING, wait)  # nothing is being said any more
    assert started == [1, 2, 3, 4, 5, 6]
    assert asked == [0, 0]
