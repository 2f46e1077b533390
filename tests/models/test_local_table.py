"""A table in this process tells of rules that fail, and asks its person again."""

import sys

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.refusal import Refusal
from cardtable.core.zones import Seat
from cardtable.host.host_messages import Rejected
from cardtable.host.match_host import FAILED
from cardtable.models.local_match import LocalMatch
from tests.host.company import host_of
from tests.host.test_faults import ANN, PLAYERS, Broken, failing, first_legal


def test_rules_that_fail_are_reported(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, _error, _trace: reported.append(kind))
    host = host_of(failing(lambda seat: seat == ANN), PLAYERS)
    table = LocalMatch(host)
    channel = table.open_channel(Seat(0), Seat(0))
    refused: list[Refusal] = []
    channel.rejected.connect(lambda no: refused.append(no.refusal) if isinstance(no, Rejected) else None)
    channel.join()
    wanted = first_legal(host, ANN)

    channel.submit(wanted.action, wanted.version)

    assert (refused, reported) == ([FAILED], [Broken])
    table.close()
