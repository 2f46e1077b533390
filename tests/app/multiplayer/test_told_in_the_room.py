"""Notices to the person at a table of people where otherwise nothing would happen, in silence."""

from __future__ import annotations

import errno
from collections.abc import Callable

import pytest

from cardtable.host.room_requests import ReadyRequest
from cardtable.net.agent_messages import ConnectionChanged, ConnectionProblem, ConnectionState, SeatNotKept
from tests.app.conftest import Desk
from tests.app.multiplayer.rooms import OPEN, person, table_of
from tests.app.multiplayer.test_meeting import Meeting

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
    """Nothing is said later either, when the rules may be others."""
    ready = meeting.sit_as_guest().middle.ready
    meeting.agents.now.say(SEATED, ConnectionChanged(ConnectionState.LOST, ConnectionProblem.NO_ANSWER))
    heard = list(meeting.heard)
    said.clear()

    ready.click()

    assert said == ["The connection to the table is lost. Trying again…"]
    assert meeting.heard == heard
    assert not ready.isChecked()

    meeting.agents.now.say(ConnectionChanged(ConnectionState.LIVE))
    ready.click()
    assert meeting.heard[-1] == ReadyRequest(True, SEATED.rev)


@pytest.mark.quick(2)
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

    assert said[-1] == f"The table couldn't be saved on this computer. {why}"
