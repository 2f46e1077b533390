"""What the person at a table of people is told where otherwise nothing would come of it, in silence."""

from __future__ import annotations

import errno
from collections.abc import Callable

import pytest

from cardtable.host.from_seat import Ready
from cardtable.net.agent_talk import LineChanged, LineState, SeatNotKept, Trouble
from tests.app.conftest import Desk
from tests.app.people.rooms import OPEN, person, table_of
from tests.app.people.test_meeting import Meeting

SEATED = table_of(person("Asha"), person("Meera"), OPEN, OPEN, host=1)


@pytest.fixture
def meeting(desk: Callable[..., Desk]) -> Meeting:
    return Meeting(desk())


@pytest.fixture
def said(meeting: Meeting) -> list[str]:
    found: list[str] = []
    meeting.desk.window.written.connect(found.append)
    return found


def test_ready_over_a_lost_line_is_told_and_taken_back(meeting: Meeting, said: list[str]) -> None:
    """It is not said later either, when the rules may be others."""
    ready = meeting.sit_as_guest().middle.ready
    meeting.agents.now.say(SEATED, LineChanged(LineState.LOST, Trouble.NO_ANSWER))
    heard = list(meeting.heard)
    said.clear()

    ready.click()

    assert said == ["The line to the table is lost. Trying again…"]
    assert meeting.heard == heard
    assert not ready.isChecked()

    meeting.agents.now.say(LineChanged(LineState.LIVE))
    ready.click()
    assert meeting.heard[-1] == Ready(True, SEATED.rev)


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.ENOSPC, "The disk is full: free some space."),
        (errno.EACCES, "CardTable isn't allowed to use /home/asha/people: change its permissions."),
        (errno.EIO, "The disk reports an error with /home/asha/people: check the disk."),
        (None, "The disk reports an error with /home/asha/people: check the disk."),
    ],
)
def test_a_seat_that_cannot_be_kept_is_told_with_the_reason(
    number: int | None, why: str, meeting: Meeting, said: list[str]
) -> None:
    meeting.sit_as_guest()
    meeting.agents.now.say(SeatNotKept("/home/asha/people", number))

    assert said[-1] == f"The table could not be kept on this computer. {why}"
