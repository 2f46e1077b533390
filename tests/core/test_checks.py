"""Lines with a running check: one wrong bit is put right, all other damage is found at its line."""

from __future__ import annotations

import random
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.basics.log_checksums import LogChecksums, LogFlaw, LogLine, checked_lines, plain_bytes

LINES = [
    "format: some log",
    'players: ["person ਪਾਨ", "club “B”"]',
    "seed: 0f: 7",
    "0 play QS",
    "1 play 2C",
    "1 play AH",
]


def written(lines: list[str]) -> bytes:
    """The bytes of a log with an empty line behind the third."""
    checks = LogChecksums()
    whole = [checks.line(line) for line in lines]
    return "".join([*whole[:3], "\n", *whole[3:]]).encode()


DATA = written(LINES)


def read(data: bytes) -> list[LogLine]:
    return list(checked_lines(plain_bytes(data)))


def texts(data: bytes) -> list[str]:
    return [line.text for line in read(data) if line.flaw in (None, LogFlaw.MENDED)]


def flaws(data: bytes) -> list[LogFlaw]:
    return [line.flaw for line in read(data) if line.flaw is not None]


def test_a_line_is_a_line_of_text_with_eight_digits_behind_it() -> None:
    assert DATA.splitlines()[0] == b"format: some log 05b7c746"
    assert DATA.splitlines()[-1] == b"1 play AH %08x" % zlib.crc32("".join(f"{line}\n" for line in LINES).encode())


@given(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n\r"), min_size=1)))
def test_lines_are_read_as_they_were_written(lines: list[str]) -> None:
    checks = LogChecksums()
    data = "".join(map(checks.line, lines)).encode()
    assert [(line.text, line.flaw) for line in checked_lines(data)] == [(line, None) for line in lines]


def test_any_one_wrong_bit_is_put_right_and_told() -> None:
    for place in range(len(DATA)):
        for bit in range(8):
            damaged = bytearray(DATA)
            damaged[place] ^= 1 << bit
            assert texts(bytes(damaged)) == LINES, (place, bit)
            assert flaws(bytes(damaged)) == [LogFlaw.MENDED], (place, bit)


@pytest.mark.slow
def test_two_or_three_wrong_bits_in_a_line_are_always_found() -> None:
    chance, end = random.Random(1), DATA.index(b"\n")
    for _ in range(1000):
        damaged = bytearray(DATA)
        for place in chance.sample(range(8 * end), chance.choice((2, 3))):
            damaged[place // 8] ^= 1 << place % 8
        assert flaws(bytes(damaged)) == [LogFlaw.CHANGED]
        assert texts(bytes(damaged)) == []


@pytest.mark.parametrize("line", range(len(LINES)))
def test_a_line_that_is_missing_doubled_or_moved_is_found(line: int) -> None:
    whole = [text for text in DATA.decode().split("\n") if text]
    gone = whole[:line] + whole[line + 1 :]
    doubled = whole[: line + 1] + whole[line:]
    moved = [*gone[: line // 2], whole[line], *gone[line // 2 :]]
    for lines in (gone, doubled, moved):
        data = ("\n".join(lines) + "\n").encode()
        if lines != whole[: len(lines)]:
            assert flaws(data) == [LogFlaw.CHANGED]
        assert texts(data) == LINES[: len(texts(data))]


def test_a_file_that_is_cut_gives_its_beginning_and_is_torn_but_at_the_end_of_a_line() -> None:
    for length in range(len(DATA)):
        cut = DATA[:length]
        assert texts(cut) == LINES[: len(texts(cut))]
        whole = length == 0 or cut.endswith(b"\n") or DATA[length : length + 1] == b"\n"
        assert flaws(cut) == ([] if whole else [LogFlaw.TORN])


def test_zeros_at_the_end_are_told_from_a_torn_line() -> None:
    for length in range(1, len(DATA)):
        zeroed = DATA[:-length] + b"\0" * length
        assert flaws(zeroed) == [LogFlaw.ZEROED]
        assert texts(zeroed) == LINES[: len(texts(zeroed))]
    assert flaws(DATA + b"\0" * 4096) == [LogFlaw.ZEROED]
    assert texts(DATA + b"\0" * 4096) == LINES


def test_zeros_in_the_middle_are_damage() -> None:
    assert flaws(DATA[:60] + b"\0" * 20 + DATA[80:]) == [LogFlaw.CHANGED]


def test_line_ends_and_a_mark_that_other_programs_add_do_no_harm() -> None:
    for data in (DATA.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + DATA, b"\xef\xbb\xbf" + DATA.replace(b"\n", b"\r\n")):
        assert texts(data) == LINES
        assert flaws(data) == []


def test_where_much_is_wrong_the_reading_ends_soon() -> None:
    checks = LogChecksums()
    data = bytearray("".join(checks.line(f"line {number}") for number in range(1000)).encode())
    for place in range(0, len(data), 10):
        data[place] ^= 1
    assert 0 < len(read(bytes(data))) < 100
    assert read(b"x" * 1_000_000) == [LogLine(1, "", LogFlaw.TORN)]
    assert read(b"x" * 1_000_000 + b"\n") == [LogLine(1, "", LogFlaw.CHANGED)]


@given(st.binary())
def test_no_bytes_are_lines_by_chance(data: bytes) -> None:
    assert texts(data) == []
