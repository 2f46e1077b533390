"""What a table announces is read back, and what is not a table is dropped."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cardtable.host.gathering import Stage
from cardtable.net.announcement import Announcement, read_announcement, write_announcement
from tests.net.samples import FINGERPRINT, SECRET, TABLE

ROOM = Announcement(1, TABLE, "00c0ffee", "hearts", 1, 4, 2, Stage.LOBBY, False, "Meera", 3, FINGERPRINT, SECRET)


def texts(table: Announcement = ROOM, changed: Mapping[str, str | None] | None = None) -> dict[bytes, bytes | None]:
    found = {**write_announcement(table), **(changed or {})}
    return {key.encode(): value.encode() for key, value in found.items() if value is not None}


@pytest.mark.parametrize("table", [ROOM, replace(ROOM, stage=Stage.PLAYING, watchers=True, host="లక్ష్మి")])
def test_what_is_written_is_read(table: Announcement) -> None:
    assert read_announcement(texts(table)) == table


def test_the_longest_announcement_fits_the_records_of_dns() -> None:
    longest = replace(ROOM, host="క" * 24, game="a" * 24, rules_version=9999, protocol=9999, seats=11, portrait=11)

    found = texts(longest)
    assert all(len(key) + 1 + len(value or b"") <= 255 for key, value in found.items())
    assert sum(len(key) + len(value or b"") + 2 for key, value in found.items()) <= 400
    assert read_announcement(found) == replace(longest, host="క" * 20)


def test_unknown_keys_are_skipped() -> None:
    assert read_announcement(texts(changed={"later": "1"})) == ROOM


def test_a_name_is_made_plain() -> None:
    told = read_announcement(texts(changed={"host": "<b>Meera</b>"}))
    assert told is not None
    assert told.host == "bMeerab"


@pytest.mark.parametrize("key", list(write_announcement(ROOM)))
def test_a_missing_key_drops_the_table(key: str) -> None:
    assert read_announcement(texts(changed={key: None})) is None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("v", "0"),
        ("v", "01"),
        ("id", "4F2C9A17"),
        ("run", "1"),
        ("game", "../x"),
        ("gv", "١"),
        ("seats", "12"),
        ("free", "5"),
        ("stage", "closed"),
        ("watch", "yes"),
        ("portrait", "12"),
        ("fp", "00"),
        ("s", ""),
        ("later", "x" * 300),
    ],
)
def test_a_bad_text_drops_the_table(key: str, value: str) -> None:
    assert read_announcement(texts(changed={key: value})) is None


def test_bytes_that_are_no_text_drop_the_table() -> None:
    assert read_announcement({**texts(), b"host": b"\xff\xfe"}) is None
