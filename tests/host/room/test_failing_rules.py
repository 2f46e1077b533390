"""Rules that fail at a deal: its seed is not kept, so that the table can be restored, and it stands still."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.views import State, Step
from cardtable.core.zones import Seat
from cardtable.host.room.room_effects import RoomLogEntryKind
from cardtable.host.room_requests import SitRequest
from cardtable.host.room_types import RoomStage
from tests.host.room.crowd import GAMES, Crowd


class Broken(Exception):
    """A mistake in a game."""


def test_a_deal_that_the_rules_fail_at_is_not_kept() -> None:
    game, broken = GAMES["hearts"], False

    def rules(options: Any, seats: int) -> Any:
        whole = game.rules(options, seats)
        deals = whole.deal

        def deal(previous: State[Any] | None, deck: Sequence[Card]) -> Step[Any]:
            if broken:
                raise Broken
            return deals(previous, deck)

        whole.deal = deal  # type: ignore[method-assign]  # of this one object
        return whole

    crowd = Crowd({**GAMES, "hearts": replace(game, rules=rules)})
    host, other = crowd.join("Meera"), crowd.join("Ravi")
    crowd.say(host, crowd.rules("hearts", 4, None))
    for seat, guest in enumerate((host, other)):
        crowd.say(guest, SitRequest(Seat(seat)))
    crowd.ready([host, other])

    broken = True
    crowd.start(host)
    crowd.wait(60)

    assert [type(fault.error) for fault in crowd.faults] == [Broken]
    assert [entry.kind for entry in crowd.log] == [RoomLogEntryKind.OPEN, RoomLogEntryKind.SEAL]
    assert host.table.stage.value == RoomStage.SEALING.value

    broken = False
    crowd.restart()  # of a version without the mistake
    crowd.connect(host)
    crowd.connect(other)
    assert host.table.stage.value == RoomStage.PLAYING.value
