"""Runs the program under an audit hook that notes every socket of the internet; started by test_offline.py.

`python -m tests.app.audited alone` plays against computers; `… people FOLDER SENTENCES` opens a table for people too.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Sequence
from pathlib import Path

INTERNET = {socket.AF_INET, socket.AF_INET6}
NETWORK = ("ssl", "_ssl", "asyncio", "websockets", "zeroconf", "cryptography")


class Audit:
    """Every deed that needs the internet, and every library for it."""

    def __init__(self) -> None:
        self.deeds: list[str] = []
        sys.addaudithook(self._note)

    def _note(self, event: str, arguments: tuple[object, ...]) -> None:
        opens = event == "socket.__new__" and arguments[1] in INTERNET
        if opens or event in ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"):
            self.deeds.append(event)
        if event in ("socket.connect", "socket.bind", "socket.sendto") and isinstance(arguments[1], tuple):
            self.deeds.append(event)

    def tell(self, modules: Sequence[str] = NETWORK) -> None:
        """Everything that was found, a line each; nothing where all is well."""
        for found in (*self.deeds, *(name for name in modules if name in sys.modules)):
            print(found)


def play_alone() -> None:
    """Let the program play by itself."""
    from cardtable.app.entry_point import run

    if run(["--demo", "2"]):
        raise SystemExit(1)


def play_with_people(folder: Path, sentences: Path) -> None:
    """Be at a table that this computer hosts, with the window's rooms loaded."""
    from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

    from cardtable.games import discover
    from cardtable.host.room_types import HouseRules
    from cardtable.models.agent_process import missing_libraries, start_agent
    from cardtable.models.remote_match import RemoteMatch
    from cardtable.net.agent_messages import OpenRoomCommand

    app = QCoreApplication([])
    assert missing_libraries() == ()
    line = start_agent(folder, sentences, here_only=True)
    RemoteMatch(line, app)
    line.set_discovery(True)
    line.enter(OpenRoomCommand("Meera", 3, "hearts", 4, discover()["hearts"].options().save(), HouseRules()))
    patience = QDeadlineTimer(30_000)
    while not line.fingerprint_cards or line.room is None or not line.discovered_rooms:
        if patience.hasExpired():
            raise SystemExit("The table was not opened and found.")
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)
    line.close()


if __name__ == "__main__":
    audit = Audit()
    if sys.argv[1] == "alone":
        play_alone()
    else:
        play_with_people(Path(sys.argv[2]), Path(sys.argv[3]))
    audit.tell()
