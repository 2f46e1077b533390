"""What waits for a slow line (D8)."""

from cardtable.core.zones import Seat
from cardtable.host.room_messages import ClockMessage, FromTable, PhraseMessage, RoomInfo, UpdateMessage
from cardtable.host.room_types import HELD_BYTES, HELD_MESSAGES, HouseRules, RoomStage
from cardtable.net.transport.socket_connection import SendQueue

NEWS = UpdateMessage(1, "00000001", {})
TABLE = RoomInfo(1, "hearts", 1, {}, HouseRules(), RoomStage.LOBBY, (), None, None, 0, 0)
HERS, HIS = ClockMessage(Seat(0), 20), ClockMessage(Seat(1), 20)


def held(*messages: tuple[FromTable, bytes]) -> list[bytes]:
    """What is sent of these in the end."""
    waiting = SendQueue()
    for message, data in messages:
        waiting.put(message, data)
    return [waiting.take() for _ in range(len(waiting))]


def test_messages_leave_in_the_order_in_which_they_came() -> None:
    assert held((NEWS, b"1"), (PhraseMessage(Seat(0), 1), b"2"), (NEWS, b"3")) == [b"1", b"2", b"3"]


def test_of_the_table_and_of_each_clock_only_the_newest_is_sent() -> None:
    assert held((TABLE, b"1"), (HERS, b"2"), (HIS, b"3"), (TABLE, b"4"), (HERS, b"5")) == [b"4", b"5", b"3"]


def test_nothing_moves_past_news() -> None:
    assert held((TABLE, b"1"), (NEWS, b"2"), (TABLE, b"3"), (TABLE, b"4")) == [b"1", b"2", b"4"]


def test_what_is_replaced_is_not_counted_any_more() -> None:
    waiting = SendQueue()
    for _ in range(1_000):
        waiting.put(TABLE, bytes(1_000))

    assert len(waiting) == 1
    assert waiting.size == 1_000
    assert not waiting.is_full


def test_a_queue_is_full_by_bytes_or_by_messages() -> None:
    by_bytes, by_messages = SendQueue(), SendQueue()
    by_bytes.put(NEWS, bytes(HELD_BYTES))
    for _ in range(HELD_MESSAGES):
        by_messages.put(NEWS, b"x")
    assert not by_bytes.is_full
    assert not by_messages.is_full

    by_bytes.put(NEWS, b"x")
    by_messages.put(NEWS, b"x")

    assert by_bytes.is_full
    assert by_messages.is_full


def test_nothing_waits_after_clearing() -> None:
    waiting = SendQueue()
    waiting.put(NEWS, b"x")
    waiting.clear()

    assert (len(waiting), waiting.size) == (0, 0)
