"""Who comes to a match without a seat: to watch, or where nobody may watch for as long as it takes to choose a seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.host.free_seats import is_free
from cardtable.host.gathering import UNDER_WAY, HouseRules, RoomSeatInfo, RoomStage
from cardtable.host.people_table.persons import Participant

CHOOSING = 120.0  # seconds; none where there is nothing to choose


def free_seats(stage: RoomStage, house: HouseRules, places: Iterable[RoomSeatInfo]) -> Iterator[RoomSeatInfo]:
    """The seats of a match that somebody may take who comes now; `places` are looked at only as far as is asked."""
    return filter(is_free, places) if house.newcomers and stage in UNDER_WAY else iter(())


def overdue(strangers: Iterable[Participant], stage: RoomStage, house: HouseRules, now: float) -> list[Participant]:
    """Who has had time enough to choose a seat at a table that nobody may watch."""
    return [] if _may_stay(stage, house) else [person for person in strangers if _until(person, house) <= now]


def next_overdue(strangers: Iterable[Participant], stage: RoomStage, house: HouseRules) -> float | None:
    """When the next one will have had."""
    return None if _may_stay(stage, house) else min((_until(person, house) for person in strangers), default=None)


def _until(person: Participant, house: HouseRules) -> float:
    return person.since + (CHOOSING if house.newcomers else 0.0)


def _may_stay(stage: RoomStage, house: HouseRules) -> bool:
    return house.watchers or stage in (RoomStage.LOBBY, RoomStage.CLOSED)
