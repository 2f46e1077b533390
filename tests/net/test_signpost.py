"""What a table announces is read back, and what is not a table is dropped."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cardtable.host.room.room_effects import LanAnnouncement
from cardtable.net.lan_advertisement import LanAdvertisement, decode_advertisement, encode_advertisement
from tests.net.samples import FINGERPRINT, SECRET, TABLE

ROOM = LanAnnouncement(TABLE, "hearts", 1, 4, 2, False, False, "Meera", 3, SECRET)
POST = LanAdvertisement(ROOM, 1, "00c0ffee", FINGERPRINT)


def texts(table: LanAnnouncement = ROOM, changed: Mapping[str, str | None] | None = None) -> dict[bytes, bytes | None]:
    found = {**encode_advertisement(replace(POST, room=table)), **(changed or {})}
    return {key.encode(): value.encode() for key, value in found.items() if value is not None}


@pytest.mark.parametrize(
    "table", [ROOM, replace(ROOM, playing=True, watchers=True, host="లక్ష్మి"), replace(ROOM, earlier="a1b2c3d4")]
)
def test_what_is_written_is_read(table: LanAnnouncement) -> None:
    assert decode_advertisement(texts(table)) == replace(POST, room=table)


def test_the_longest_announcement_fits_the_records_of_dns() -> None:
    longest = replace(ROOM, host="క" * 24, game="a" * 24, version=9999, seats=11, portrait=11, earlier=TABLE)

    found = texts(longest)
    assert all(len(key) + 1 + len(value or b"") <= 255 for key, value in found.items())
    assert sum(len(key) + len(value or b"") + 2 for key, value in found.items()) <= 400
    assert decode_advertisement(found) == replace(POST, room=replace(longest, host="క" * 20))


def test_unknown_keys_are_skipped() -> None:
    assert decode_advertisement(texts(changed={"later": "1"})) == POST


def test_a_name_is_made_plain() -> None:
    told = decode_advertisement(texts(changed={"host": "<b>Meera</b>"}))
    assert told is not None
    assert told.room.host == "bMeerab"


def test_a_table_of_nobody_is_not_announced_in_the_readers_own_name() -> None:
    told = decode_advertisement(texts(changed={"host": "You"}))
    assert told is not None
    assert told.room.host == "Guest"


@pytest.mark.parametrize("key", list(encode_advertisement(POST)))
def test_a_missing_key_drops_the_table(key: str) -> None:
    assert decode_advertisement(texts(changed={key: None})) is None


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
    assert decode_advertisement(texts(changed={key: value})) is None


def test_bytes_that_are_no_text_drop_the_table() -> None:
    assert decode_advertisement({**texts(), b"host": b"\xff\xfe"}) is None
