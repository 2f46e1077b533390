"""The computers at a table of people keep their characters, whatever becomes of the table."""

from cardtable.core.zones import Seat
from cardtable.host.room.match_projection import MatchProjection, restore_projection
from tests.host.room.crowd import GAMES
from tests.host.room.test_going_on import begun, finished, gone_on


def characters(course: MatchProjection) -> list[str]:
    """By seat, in which character its computer is asked; only seats 2 and 3 have one from the beginning."""
    assert course.match is not None
    return [course.match.question(Seat(seat), "club").character for seat in range(4)]


def test_they_are_the_same_after_a_restart_and_where_the_match_goes_on_elsewhere() -> None:
    course, earlier = finished("hearts")
    had = characters(course)
    assert had[:2] == ["", ""]
    assert len({*had[2:]} & {*GAMES["hearts"].characters()}) == 2
    crowd, ravi = gone_on(course, earlier)
    begun(crowd, ravi)
    crowd.play([ravi], 4)
    assert characters(restore_projection(crowd.log, GAMES))[2:] == had[2:]
