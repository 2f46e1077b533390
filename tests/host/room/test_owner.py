"""A log that several servers could write to says which one runs the table, before anything else happens at it."""

from cardtable.host.room.room_effects import RoomLogEntryKind
from cardtable.host.room.room_log_entries import ServerEntry, read_values, write_values
from cardtable.host.room_requests import StartRequest
from tests.host.room.crowd import Crowd

FIRST = write_values(ServerEntry("00000001", "192.0.2.1", 47190, "1.5.0"))
SECOND = write_values(ServerEntry("00000002", "192.0.2.2", 47190, "1.6.0"))


def playing(owner: str) -> Crowd:
    crowd = Crowd(owner=owner)
    meera, _ = crowd.seated("Meera", "Ravi")
    crowd.say(meera, StartRequest(meera.table.rev))
    return crowd


def restarted(crowd: Crowd, owner: str) -> None:
    """By a server of that name, to which somebody comes."""
    guest = next(iter(crowd.guests.values()))
    crowd.owner = owner
    crowd.restart()
    crowd.connect(guest)


def owners(crowd: Crowd) -> list[tuple[int, str]]:
    return [(entry.n, entry.rest) for entry in crowd.log if entry.kind is RoomLogEntryKind.OWNER]


def test_the_first_entry_behind_the_opening_names_the_server() -> None:
    assert owners(playing(FIRST)) == [(2, FIRST)]


def test_where_nobody_else_could_write_none_is_named() -> None:
    assert owners(playing("")) == []


def test_a_server_that_goes_on_with_its_own_table_says_so_once() -> None:
    crowd = playing(FIRST)
    restarted(crowd, FIRST)
    assert owners(crowd) == [(2, FIRST)]


def test_whoever_takes_a_table_over_says_so_before_anything_happens() -> None:
    crowd = playing(FIRST)
    last = crowd.log[-1].n
    restarted(crowd, SECOND)
    assert owners(crowd) == [(2, FIRST), (last + 1, SECOND)]


def test_an_owner_is_read_as_it_was_written() -> None:
    assert read_values(ServerEntry, FIRST) == ServerEntry("00000001", "192.0.2.1", 47190, "1.5.0")
