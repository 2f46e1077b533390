"""The limits multiplied out: what one malicious address can cost a server, and what a thousand can (B5)."""

import pytest

from cardtable.host import room_types
from cardtable.net.transport.rate_limits import (
    AddressLimits,
    AddressTracker,
    ReadRateLimit,
    network_of,
    room_rate_limit,
)

KB, MB = 1_024, 1_024 * 1_024
IDLE_LINE = 80 * KB  # with its TLS: the bench measures it
TABLE = 120 * KB  # the bench measures it
REFUSED_ACTION = 90e-6  # seconds of the processor, the dearest that was measured
HANDSHAKE = 1.5e-3  # seconds of the processor for TLS
PARTIAL = room_types.READ_BUFFER + room_types.HOST_FRAME  # of a line that is read no further: a read, and half a frame


def busy_line() -> int:
    """Bytes without what waits in its queue."""
    return IDLE_LINE + room_types.WRITE_BUFFER + PARTIAL


def lines_got(homes: int, each: int) -> int:
    """How many lines so many addresses get, each trying so often, and all of them saying Hello."""
    addresses = AddressTracker()
    got = 0
    for home in range(homes):
        for _ in range(each):
            if addresses.admit(got, f"10.0.{home // 256}.{home % 256}", 0.0):
                addresses.note_hello(got)
                got += 1
    return got


def test_one_address_has_few_lines() -> None:
    assert lines_got(1, 1_000) == room_types.LINES_OF_ADDRESS


def test_a_thousand_addresses_have_no_more_than_the_server_gives() -> None:
    assert room_types.LINES * 7 // 8 <= lines_got(1_000, 100) <= room_types.LINES


@pytest.mark.parametrize(
    ("homes", "silent"), [(1, room_types.SILENT_LINES_OF_ADDRESS), (1_000, room_types.SILENT_LINES)]
)
def test_few_lines_may_say_nothing(homes: int, silent: int) -> None:
    addresses = AddressTracker()
    there: dict[int, str] = {}
    for number in range(homes * 100):
        home = f"10.0.0.{number // 100}"
        if addresses.admit(number, home, 0.0):
            there[number] = home
            gone = addresses.surplus(0.0)
            if gone is not None:
                addresses.release(gone, there.pop(gone))

    assert len(there) == silent


def come(addresses: AddressTracker, line: int, home: str, there: dict[int, str], now: float = 0.0) -> None:
    """One line more, which says nothing, and whichever goes for it."""
    assert addresses.admit(line, home, now)
    there[line] = home
    gone = addresses.surplus(now)
    if gone is not None:
        addresses.release(gone, there.pop(gone))


def test_the_oldest_silent_line_goes_for_a_new_one() -> None:
    addresses, there = AddressTracker(), dict[int, str]()
    for number in range(room_types.SILENT_LINES + 3):
        come(addresses, number, f"10.0.0.{number}", there)

    assert list(there) == list(range(3, room_types.SILENT_LINES + 3))


def test_an_address_with_many_silent_lines_pays_for_them_itself() -> None:
    addresses, there = AddressTracker(), dict[int, str]()
    come(addresses, 0, "192.0.2.7", there)
    for number in range(1, room_types.SILENT_LINES + 30):
        come(addresses, number, f"10.0.0.{number // 8}", there)

    assert 0 in there


def test_silent_lines_of_an_address_with_a_seat_go_last() -> None:
    addresses, there = AddressTracker(), dict[int, str]()
    addresses.note_seat("192.0.2.7", 0.0)
    come(addresses, 0, "192.0.2.7", there)
    for number in range(1, 2 * room_types.SILENT_LINES):
        come(addresses, number, f"10.0.0.{number}", there)

    assert 0 in there


@pytest.mark.parametrize("lines", [room_types.LINES, room_types.LINES_OF_AGENT])
def test_where_every_line_is_taken_there_is_room_for_whoever_comes_back(lines: int) -> None:
    addresses = AddressTracker(AddressLimits(lines=lines))
    addresses.note_seat("192.0.2.7", 0.0)
    for number in range(2 * lines):
        if addresses.admit(number, f"10.0.{number // 256}.{number % 256}", 0.0):
            addresses.note_hello(number)

    assert not addresses.admit(10_000, "192.0.2.8", 0.0)
    assert addresses.admit(10_001, "192.0.2.7", 0.0)


def test_rude_lines_beside_them_keep_nobody_out_who_has_a_seat() -> None:
    addresses = AddressTracker()
    addresses.note_seat("192.0.2.7", 0.0)
    for _ in range(10):
        addresses.note_misbehaviour("192.0.2.7", 0.0)
        addresses.note_misbehaviour("192.0.2.8", 0.0)

    assert addresses.admit(1, "192.0.2.7", 0.0)
    assert not addresses.admit(2, "192.0.2.8", 0.0)


def test_who_comes_seldom_comes_before_those_who_come_again_and_again() -> None:
    addresses = AddressTracker()
    for number in range(40 * room_types.ARRIVALS_PER_MINUTE):
        if addresses.admit(number, f"10.0.0.{number % 40}", 0.0):
            addresses.release(number, f"10.0.0.{number % 40}")

    assert not addresses.admit(10_000, "10.0.0.1", 0.0)
    assert addresses.admit(10_001, "192.0.2.7", 0.0)


def test_room_is_not_kept_for_ever() -> None:
    addresses = AddressTracker()
    addresses.note_seat("192.0.2.7", 0.0)
    addresses.note_misbehaviour("192.0.2.7", 0.0)
    for _ in range(3):
        addresses.note_misbehaviour("192.0.2.7", 7_200.0)

    assert not addresses.admit(1, "192.0.2.7", 7_200.0)


def test_memory_of_one_address() -> None:
    lines = room_types.LINES_OF_ADDRESS * (busy_line() + room_types.HELD_BYTES)

    assert lines + room_types.TABLES_OF_ADDRESS * TABLE < 24 * MB


def test_memory_of_a_thousand_addresses() -> None:
    lines = room_types.LINES * busy_line() + room_types.HELD_BYTES_OF_ALL

    assert lines + room_types.TABLES * TABLE < 380 * MB


def test_the_processor_under_a_thousand_addresses() -> None:
    """What they say, and their coming and going, leave a core something."""
    messages = min(
        room_types.LINES * room_types.MESSAGES_PER_SECOND, room_types.TABLES * room_types.TABLE_MESSAGES_PER_SECOND
    )

    assert messages * REFUSED_ACTION + room_types.ARRIVALS_PER_SECOND * HANDSHAKE < 1.0


def handshakes(homes: int, seconds: int) -> int:
    """How many lines so many addresses get that come, and go without a word, as often as they can."""
    addresses = AddressTracker()
    got = 0
    for second in range(seconds):
        for home in range(homes):
            for _ in range(10):
                if addresses.admit(got, f"10.0.{home // 256}.{home % 256}", float(second)):
                    addresses.release(got, f"10.0.{home // 256}.{home % 256}")
                    got += 1
    return got


def test_who_comes_and_goes_costs_few_handshakes() -> None:
    assert handshakes(1, 60) == room_types.ARRIVALS_PER_MINUTE


def test_a_thousand_who_come_and_go_leave_a_core_something() -> None:
    ahead = 10  # seconds, for addresses that come seldom: what they take is lacking afterwards
    assert handshakes(1_000, 20) <= room_types.LINES + (20 + ahead) * room_types.ARRIVALS_PER_SECOND


def test_the_processor_under_one_address() -> None:
    messages = room_types.LINES_OF_ADDRESS * room_types.MESSAGES_PER_SECOND
    arrivals = room_types.ARRIVALS_PER_MINUTE / 60

    assert messages * REFUSED_ACTION + arrivals * HANDSHAKE < 0.02


def test_wrong_secrets_of_a_thousand_addresses_never_reach_a_log() -> None:
    """Each costs a look at a door at most; the sixth of an address in a minute not even that."""
    addresses = AddressTracker()
    looked_at = 0
    for home in range(1_000):
        for _ in range(100):
            if addresses.may_try(f"10.0.{home // 256}.{home % 256}", 0.0):
                looked_at += 1
                addresses.note_wrong_secret(f"10.0.{home // 256}.{home % 256}", 0.0)

    assert looked_at == 1_000 * room_types.WRONG_SECRETS_PER_MINUTE
    assert addresses.may_try("10.0.0.1", 60.0)


def test_addresses_are_not_remembered_for_ever() -> None:
    addresses = AddressTracker()
    for number in range(30_000):
        addresses.note_misbehaviour(f"10.{number // 65_536}.{number // 256 % 256}.{number % 256}", 0.0)

    assert len(addresses._records) <= 10_001


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::1", "2001:db8:1::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/48"),
        ("no address", "no address"),
    ],
)
def test_all_that_one_household_has_is_one_address(address: str, home: str) -> None:
    assert network_of(address) == home


def test_a_line_says_ten_things_at_once_and_then_four_a_second() -> None:
    pace = ReadRateLimit()
    said = 0
    for tenth in range(101):
        while not pace.message_wait(tenth / 10):
            pace.count_message(tenth / 10)
            said += 1

    assert said == room_types.MESSAGES_AT_ONCE + 10 * room_types.MESSAGES_PER_SECOND


def test_all_lines_of_a_table_say_twenty_things_a_second() -> None:
    table = room_rate_limit()
    lines = [ReadRateLimit() for _ in range(20)]
    for line in lines:
        line.room_limit = table
    said = 0
    for tenth in range(51):
        for line in lines:
            if not line.message_wait(tenth / 10):
                line.count_message(tenth / 10)
                said += 1

    assert said == room_types.TABLE_MESSAGES_PER_SECOND * 6


def test_a_line_brings_so_many_bytes_a_second() -> None:
    pace = ReadRateLimit()
    pace.count_bytes(0.0, room_types.BYTES_PER_SECOND * 3)

    assert pace.byte_wait(0.0) == pytest.approx(2.0)
    assert pace.byte_wait(2.0) == 0.0
