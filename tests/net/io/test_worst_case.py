"""The limits multiplied out: what one malicious address can cost a server, and what a thousand can (B5)."""

import pytest

from cardtable.host import limits
from cardtable.net.io.addresses import Addresses, home_of
from cardtable.net.io.reading_pace import Pace, table_pace

KB, MB = 1_024, 1_024 * 1_024
IDLE_LINE = 80 * KB  # with its TLS: the bench measures it
TABLE = 120 * KB  # the bench measures it
REFUSED_ACTION = 90e-6  # seconds of the processor, the dearest that was measured
HANDSHAKE = 1.5e-3  # seconds of the processor for TLS
PARTIAL = limits.READ_BUFFER + limits.HOST_FRAME  # of a line that is read no further: a read, and half a frame


def busy_line() -> int:
    """Bytes without what waits in its queue."""
    return IDLE_LINE + limits.WRITE_BUFFER + PARTIAL


def lines_got(homes: int, each: int) -> int:
    """How many lines so many addresses get, each trying so often, and all of them saying Hello."""
    addresses = Addresses()
    got = 0
    for home in range(homes):
        for _ in range(each):
            if addresses.arrive(f"10.0.{home // 256}.{home % 256}", 0.0):
                addresses.spoke(f"10.0.{home // 256}.{home % 256}")
                got += 1
    return got


def test_one_address_has_few_lines() -> None:
    assert lines_got(1, 1_000) == limits.LINES_OF_ADDRESS


def test_a_thousand_addresses_have_no_more_than_the_server_gives() -> None:
    assert lines_got(1_000, 100) == limits.LINES


@pytest.mark.parametrize(("homes", "silent"), [(1, limits.SILENT_LINES_OF_ADDRESS), (1_000, limits.SILENT_LINES)])
def test_few_lines_may_say_nothing(homes: int, silent: int) -> None:
    addresses = Addresses()

    assert sum(addresses.arrive(f"10.0.0.{home}", 0.0) for home in range(homes) for _ in range(100)) == silent


def test_memory_of_one_address() -> None:
    lines = limits.LINES_OF_ADDRESS * (busy_line() + limits.HELD_BYTES)

    assert lines + limits.TABLES_OF_ADDRESS * TABLE < 24 * MB


def test_memory_of_a_thousand_addresses() -> None:
    lines = limits.LINES * busy_line() + limits.HELD_BYTES_OF_ALL

    assert lines + limits.TABLES * TABLE < 380 * MB


def test_the_processor_under_a_thousand_addresses() -> None:
    """What they say, and their coming and going, leave a core something."""
    messages = min(limits.LINES * limits.MESSAGES_PER_SECOND, limits.TABLES * limits.TABLE_MESSAGES_PER_SECOND)

    assert messages * REFUSED_ACTION + limits.ARRIVALS_PER_SECOND * HANDSHAKE < 1.0


def handshakes(homes: int, seconds: int) -> int:
    """How many lines so many addresses get that come, and go without a word, as often as they can."""
    addresses = Addresses()
    got = 0
    for second in range(seconds):
        for home in range(homes):
            for _ in range(10):
                if addresses.arrive(f"10.0.{home // 256}.{home % 256}", float(second)):
                    addresses.leave(f"10.0.{home // 256}.{home % 256}", spoken=False)
                    got += 1
    return got


def test_who_comes_and_goes_costs_few_handshakes() -> None:
    assert handshakes(1, 60) == limits.ARRIVALS_PER_MINUTE


def test_a_thousand_who_come_and_go_leave_a_core_something() -> None:
    assert handshakes(1_000, 20) <= limits.LINES + 20 * limits.ARRIVALS_PER_SECOND


def test_the_processor_under_one_address() -> None:
    messages = limits.LINES_OF_ADDRESS * limits.MESSAGES_PER_SECOND
    arrivals = limits.ARRIVALS_PER_MINUTE / 60

    assert messages * REFUSED_ACTION + arrivals * HANDSHAKE < 0.02


def test_wrong_secrets_of_a_thousand_addresses_never_reach_a_log() -> None:
    """Each costs a look at a door at most; the sixth of an address in a minute not even that."""
    addresses = Addresses()
    looked_at = 0
    for home in range(1_000):
        for _ in range(100):
            if addresses.may_try(f"10.0.{home // 256}.{home % 256}", 0.0):
                looked_at += 1
                addresses.was_wrong(f"10.0.{home // 256}.{home % 256}", 0.0)

    assert looked_at == 1_000 * limits.WRONG_SECRETS_PER_MINUTE
    assert addresses.may_try("10.0.0.1", 60.0)


def test_addresses_are_not_remembered_for_ever() -> None:
    addresses = Addresses()
    for number in range(30_000):
        addresses.was_rude(f"10.{number // 65_536}.{number // 256 % 256}.{number % 256}", 0.0)

    assert len(addresses._homes) <= 10_001


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address", "no address"),
    ],
)
def test_all_that_one_household_has_is_one_address(address: str, home: str) -> None:
    assert home_of(address) == home


def test_a_line_says_ten_things_at_once_and_then_four_a_second() -> None:
    pace = Pace()
    said = 0
    for tenth in range(101):
        while not pace.wait(tenth / 10):
            pace.take(tenth / 10)
            said += 1

    assert said == limits.MESSAGES_AT_ONCE + 10 * limits.MESSAGES_PER_SECOND


def test_all_lines_of_a_table_say_twenty_things_a_second() -> None:
    table = table_pace()
    lines = [Pace() for _ in range(20)]
    for line in lines:
        line.share(table)
    said = 0
    for tenth in range(51):
        for line in lines:
            if not line.wait(tenth / 10):
                line.take(tenth / 10)
                said += 1

    assert said == limits.TABLE_MESSAGES_PER_SECOND * 6


def test_a_line_brings_so_many_bytes_a_second() -> None:
    pace = Pace()
    pace.heard(0.0, limits.BYTES_PER_SECOND * 3)

    assert pace.rest(0.0) == pytest.approx(2.0)
    assert pace.rest(2.0) == 0.0
