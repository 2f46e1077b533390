"""Esc in a room: whoever has opened it is asked, for the invitation may have been sent already."""

from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.app.multiplayer.leave_dialogs import LeaveGuard
from cardtable.app.widgets.palette import NO_OWNER
from cardtable.net.agent_messages import ConnectionState
from tests.app.multiplayer.rooms import OPEN, person, table_of


@pytest.mark.parametrize("agrees", [False, True])
@pytest.mark.parametrize(
    ("hosts", "others", "asked"), [(True, 0, True), (True, 1, False), (False, 0, False), (False, 1, False)]
)
def test_an_own_room_without_others_is_closed_after_a_question(
    hosts: bool, others: int, asked: bool, agrees: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = (person("Asha"), *(person(name) for name in ("Leila",)[:others]), *(OPEN,) * (3 - others))
    agent = SimpleNamespace(hosts_room=hosts, state=ConnectionState.LIVE, room=table_of(*places))
    program: Any = SimpleNamespace(agent=agent)
    guard, questions = LeaveGuard(program, lambda *_: NO_OWNER), list[str]()

    def confirms(title: Any, sentence: Any, accept: Any, over: object = None) -> bool:
        questions.extend(text.source for text in (title, sentence))
        return agrees

    monkeypatch.setattr(guard, "confirms", confirms)
    assert guard.may_void_invitation() is (agrees if asked else True)  # with others there, leaving asks by itself
    wanted = ["Close the table?", "The invitation will no longer work. You can open a table again at any time."]
    assert questions == (wanted if asked else [])
