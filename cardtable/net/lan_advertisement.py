"""Advertisement of a room in the local network, as the TXT record of a DNS-SD service (PROTOCOL.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.wire.value_codecs import MOST_SEATS
from cardtable.host.name_sanitizer import NOBODY, is_reserved, sanitize_name
from cardtable.host.room.room_effects import LanAnnouncement
from cardtable.host.room_types import PORTRAITS

SERVICE = "_cardtable._tcp.local."
LONGEST_HOST = 60  # bytes of UTF-8
_LARGEST = 400  # bytes of the whole TXT record
_NUMBER = re.compile("0|[1-9][0-9]{0,3}", re.ASCII)
_LOBBY, _PLAYING = "lobby", "playing"


@frozen
class LanAdvertisement:
    """A room as advertised, with the process that runs it; none of it is verified."""

    room: LanAnnouncement
    protocol: int
    run: str  # id of the process: 8 hexadecimal digits, new at every start
    fingerprint: bytes  # 32 bytes, SHA-256 of the certificate


def encode_advertisement(advertisement: LanAdvertisement) -> dict[str, str]:
    """Return the TXT record's values by key."""
    room = advertisement.room
    return {
        "v": str(advertisement.protocol),
        "id": room.table,
        "run": advertisement.run,
        "game": room.game,
        "gv": str(room.version),
        "seats": str(room.seats),
        "free": str(room.free),
        "stage": _PLAYING if room.playing else _LOBBY,
        "watch": str(int(room.watchers)),
        "host": _cut(room.host),
        "portrait": str(room.portrait),
        "fp": advertisement.fingerprint.hex(),
        "s": room.secret,
    } | ({"from": room.earlier} if room.earlier else {})


def decode_advertisement(texts: Mapping[bytes, bytes | None]) -> LanAdvertisement | None:
    """Decode a TXT record; return None if a value is missing or invalid. Unknown keys are ignored."""
    if sum(len(key) + len(value or b"") + 2 for key, value in texts.items()) > _LARGEST:
        return None
    try:
        return _read({key.decode(): (value or b"").decode() for key, value in texts.items()})
    except (KeyError, ValueError):
        return None


def _read(texts: Mapping[str, str]) -> LanAdvertisement:
    seats, host = _number(texts["seats"], 2, MOST_SEATS), sanitize_name(texts["host"])
    room = LanAnnouncement(
        table=_hex_digits(texts["id"], 8),
        game=_matching("[a-z][a-z_]{0,23}", texts["game"]),
        version=_number(texts["gv"], 1, 9999),
        seats=seats,
        free=_number(texts["free"], 0, seats),
        playing=_matching(f"{_LOBBY}|{_PLAYING}", texts["stage"]) == _PLAYING,
        watchers=_number(texts["watch"], 0, 1) == 1,
        host=NOBODY if is_reserved(host) else host,  # a reserved name could imitate another participant
        portrait=_number(texts["portrait"], 0, PORTRAITS - 1),
        secret=_hex_digits(texts["s"], 16),
        earlier=_hex_digits(texts["from"], 8) if "from" in texts else "",
    )
    return LanAdvertisement(
        room, _number(texts["v"], 1, 9999), _hex_digits(texts["run"], 8), bytes.fromhex(_hex_digits(texts["fp"], 64))
    )


def _number(text: str, least: int, most: int) -> int:
    number = int(text) if _NUMBER.fullmatch(text) else -1
    if not least <= number <= most:
        raise ValueError(text)
    return number


def _hex_digits(text: str, count: int) -> str:
    return _matching(f"[0-9a-f]{{{count}}}", text)


def _matching(pattern: str, text: str) -> str:
    if not re.fullmatch(pattern, text, re.ASCII):
        raise ValueError(text)
    return text


def _cut(name: str) -> str:
    """Shorten a name to LONGEST_HOST bytes without splitting a character."""
    while len(name.encode()) > LONGEST_HOST:
        name = sanitize_name(name[:-1])
    return name
