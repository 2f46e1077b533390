"""What can be done at a table that was found, and in which order tables are listed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.app.multiplayer.discovered_rooms import (
    JoinOffer,
    kept_as_found,
    line_of,
    offer_of,
    place_in_list,
)
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.host.room_types import PROTOCOL, RoomStage
from cardtable.net.agent_messages import RoomRelocated, SavedSeat
from tests.app.multiplayer.rooms import GAMES, found_table

HERE = SavedSeat("cccccccc", "Meera", "hearts", 3, (4, 7))
GONE = replace(HERE, table="ffffffff", went_on=RoomRelocated("dddddddd", "Ravi"))
KEPT = {seat.table: seat for seat in (HERE, GONE)}


@pytest.mark.parametrize(
    ("changes", "offer", "line"),
    [
        ({}, JoinOffer.JOIN, "Hearts · 2 of 4 seats free"),
        ({"free": 0}, JoinOffer.FULL, "Hearts · full"),
        ({"free": 0, "watchers": True}, JoinOffer.WATCH, "Hearts · full"),
        ({"stage": RoomStage.PLAYING}, JoinOffer.JOIN, "Hearts · being played · 2 of 4 seats free"),
        ({"stage": RoomStage.PLAYING, "free": 0}, JoinOffer.PLAYED, "Hearts · being played"),
        ({"stage": RoomStage.PLAYING, "free": 0, "watchers": True}, JoinOffer.WATCH, "Hearts · being played"),
        ({"id": "cccccccc", "stage": RoomStage.PLAYING}, JoinOffer.GO_ON, "Hearts · your seat is kept"),
        ({"id": "ffffffff", "stage": RoomStage.PLAYING}, JoinOffer.WENT_ON, "Hearts · went on at Ravi's table"),
        ({"protocol": PROTOCOL + 1}, JoinOffer.OTHER_VERSION, "Meera's version of CardTable is different from yours."),
        ({"game": "chess"}, JoinOffer.OTHER_VERSION, "Meera's version of CardTable is different from yours."),
        ({"rules_version": 9999}, JoinOffer.OTHER_VERSION, "Meera's version of CardTable is different from yours."),
    ],
)
def test_what_can_be_done_follows_from_what_a_table_says_of_itself(
    changes: dict[str, object], offer: JoinOffer, line: str
) -> None:
    found = replace(found_table(), **changes)  # type: ignore[arg-type]  # by the names of its fields
    kept = KEPT.get(found.id)
    assert offer_of(found, kept, GAMES) is offer
    assert SourceRenderer().text(line_of(found, kept, GAMES)) == line


def test_kept_seats_come_first_and_then_what_has_most_free_seats() -> None:
    kept, one, two = found_table("cccccccc"), found_table("dddddddd", free=1), found_table("eeeeeeee")
    full, went_on = found_table("bbbbbbbb", free=0), found_table("ffffffff")
    tables = (went_on, full, one, two, kept)
    in_order = sorted(tables, key=lambda found: place_in_list(found, offer_of(found, KEPT.get(found.id), GAMES)))
    assert in_order == [kept, two, one, full, went_on]


def test_a_kept_seat_is_listed_though_nobody_announces_its_table() -> None:
    games = GAMES
    found = kept_as_found(SavedSeat("80957df0", "Nina", "hearts", 3, (4, 7), own=True), games)
    assert found is not None
    assert offer_of(found, SavedSeat("80957df0", "Nina", "hearts", 3, (4, 7)), games) is JoinOffer.GO_ON
    assert kept_as_found(SavedSeat("80957df0", "Nina", "tarot", 3, (4, 7)), games) is None
