"""A table for people: one program opens it, another one comes by its invitation, both on this computer alone."""

from __future__ import annotations

import tempfile
from pathlib import Path

from cardtable.app.desktop.resources import SENTENCES, resource_folder
from cardtable.app.self_test.broken import SelfTestFailure
from cardtable.app.self_test.until import until
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.from_seat import SitRequest
from cardtable.host.gathering import HouseRules
from cardtable.models.agent_process import missing_libraries, start_agent
from cardtable.models.people_line import AgentClient
from cardtable.net.agent_talk import JoinCommand, OpenRoomCommand

_SECONDS = 60.0
_SEAT = Seat(1)


def people() -> str:
    """Open a table in one process, and sit down at it from another."""
    missing = missing_libraries()
    if missing:
        return f"a table for people: not without {', '.join(missing)}"
    with tempfile.TemporaryDirectory(prefix="cardtable-") as home:
        sentences = resource_folder("translations") / SENTENCES
        host, guest = (start_agent(Path(home) / name, sentences, here_only=True) for name in ("host", "guest"))
        try:
            _open(host)
            _join(guest, host)
        finally:
            guest.close()
            host.close()
    return "a table for people: opened and joined"


def _open(host: AgentClient) -> None:
    game = discover()["hearts"]
    host.open(OpenRoomCommand("Host", 0, game.id, game.seats[0], game.options().save(), HouseRules(findable=False)))
    _wait(host, 0, "The table for people was not opened")


def _join(guest: AgentClient, host: AgentClient) -> None:
    assert host.welcome is not None  # it sits at its table
    guest.join(JoinCommand("Guest", 1, invitation=host.welcome.invitation))
    guest.tableChanged.connect(lambda table: guest.say(SitRequest(_SEAT)) if table.you is None else None)
    _wait(guest, _SEAT, "Nobody could sit down at the table for people")


def _wait(line: AgentClient, seat: int, failure: str) -> None:
    if not until(lambda: line.table is not None and line.table.you == seat, _SECONDS):
        state = line.state.value if line.state is not None else "silent"
        raise SelfTestFailure(f"{failure} ({state}, {line.reason}).")
