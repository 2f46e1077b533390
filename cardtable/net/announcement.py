"""What a table tells everybody in its network about itself, as the texts of a DNS-SD service (PROTOCOL.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cardtable.core.wire.grammar import MOST_SEATS
from cardtable.host.clean_names import clean_name
from cardtable.host.gathering import Stage
from cardtable.host.limits import PORTRAITS

SERVICE = "_cardtable._tcp.local."
LONGEST_HOST = 60  # bytes of UTF-8
_LARGEST = 400  # bytes of all texts together
_NUMBER = re.compile("0|[1-9][0-9]{0,3}", re.ASCII)
_STAGES = {"lobby": Stage.LOBBY, "playing": Stage.PLAYING}
_TRUTHS = {"0": False, "1": True}


@dataclass(frozen=True, slots=True)
class Announcement:
    """A table that can be found; nobody vouches for any of it."""

    protocol: int
    id: str  # of the table
    run: str  # of the program: new at every start
    game: str
    rules_version: int
    seats: int
    free: int
    stage: Stage  # LOBBY or PLAYING
    watchers: bool  # may come
    host: str  # name
    portrait: int
    fingerprint: bytes  # 32
    secret: str  # of the house


def write_announcement(table: Announcement) -> dict[str, str]:
    """The texts by their keys."""
    return {
        "v": str(table.protocol),
        "id": table.id,
        "run": table.run,
        "game": table.game,
        "gv": str(table.rules_version),
        "seats": str(table.seats),
        "free": str(table.free),
        "stage": next(text for text, stage in _STAGES.items() if stage is table.stage),
        "watch": str(int(table.watchers)),
        "host": _cut(table.host),
        "portrait": str(table.portrait),
        "fp": table.fingerprint.hex(),
        "s": table.secret,
    }


def read_announcement(texts: Mapping[bytes, bytes | None]) -> Announcement | None:
    """The table; None where a text is missing or not what it should be. Unknown keys are skipped."""
    if sum(len(key) + len(value or b"") + 2 for key, value in texts.items()) > _LARGEST:
        return None
    try:
        return _read({key.decode(): (value or b"").decode() for key, value in texts.items()})
    except (KeyError, ValueError):
        return None


def _read(texts: Mapping[str, str]) -> Announcement:
    seats = _number(texts["seats"], 2, MOST_SEATS)
    return Announcement(
        protocol=_number(texts["v"], 1, 9999),
        id=_digits(texts["id"], 8),
        run=_digits(texts["run"], 8),
        game=_matching("[a-z][a-z_]{0,23}", texts["game"]),
        rules_version=_number(texts["gv"], 1, 9999),
        seats=seats,
        free=_number(texts["free"], 0, seats),
        stage=_STAGES[texts["stage"]],
        watchers=_TRUTHS[texts["watch"]],
        host=clean_name(texts["host"]),
        portrait=_number(texts["portrait"], 0, PORTRAITS - 1),
        fingerprint=bytes.fromhex(_digits(texts["fp"], 64)),
        secret=_digits(texts["s"], 16),
    )


def _number(text: str, least: int, most: int) -> int:
    number = int(text) if _NUMBER.fullmatch(text) else -1
    if not least <= number <= most:
        raise ValueError(text)
    return number


def _digits(text: str, count: int) -> str:
    return _matching(f"[0-9a-f]{{{count}}}", text)


def _matching(pattern: str, text: str) -> str:
    if not re.fullmatch(pattern, text, re.ASCII):
        raise ValueError(text)
    return text


def _cut(name: str) -> str:
    """As many whole signs of a name as there is room for."""
    while len(name.encode()) > LONGEST_HOST:
        name = clean_name(name[:-1])
    return name
