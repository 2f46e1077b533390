"""Damaged logs, settings and statistics: a sentence, never a traceback, never a lost original."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardtable.app.settings.settings_file import load_settings, plain_settings
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.statistics.statistics_store import DealResultEntry, StatisticsStore, check_file
from cardtable.app.storage.match_log_file import UNPLAYABLE, opening_saved, resuming
from cardtable.core.basics.incremental import at_once
from cardtable.core.record import write_record
from cardtable.core.session import Session
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_config import StatisticsGroup
from tests.records import read_record

GAMES = discover()
SAMPLES = Path(__file__).parents[1] / "samples"  # of the first format


def mutated(original: bytes, chance: random.Random) -> bytes:
    """The bytes after some accident: torn, doubled, flipped, overwritten, mixed up."""
    data = bytearray(original)
    for _ in range(chance.choice((1, 1, 1, 2, 8))):
        place, length = chance.randrange(len(data) + 1), chance.choice((1, 1, 4, 40, 400))
        match chance.randrange(6):
            case 0:
                del data[place:]
            case 1:
                del data[place : place + length]
            case 2:
                data[place : place + length] = chance.randbytes(length)
            case 3 if place < len(data):
                data[place] ^= 1 << chance.randrange(8)
            case 4:
                data[place:place] = bytes(data[place : place + length])
            case _:
                data[place : place + length] = b"\0" * length
        if not data:
            break
    return bytes(data)


def kept(folder: Path, damaged: bytes) -> bool:
    """Whether the bytes are still in some file of the folder."""
    return any(file.is_file() and file.read_bytes() == damaged for file in folder.iterdir())


def sentences_of(said: tuple[Text, ...] | list[Text]) -> int:
    """How many sentences were said; each must be one."""
    assert all(text.source.strip() and "Traceback" not in str(text) for text in said)
    return len(said)


def a_log(game: Any, seed: str) -> bytes:
    """The log of some forty random actions."""
    options = game.options()
    seats = min(game.seats, key=lambda count: abs(count - 4))
    session: Session[Any, Any] = Session(
        game, options, ["person A", *(f"club {seat}" for seat in range(1, seats))], seed
    )
    rules, chance = game.rules(options, seats), random.Random(seed)
    for _ in range(40):
        seat = chance.choice(sorted(session.actors)) if session.actors else Seat(0)
        action = next(iter(rules.legal(session.view(seat))), None)
        if action is None:
            break
        session.submit(seat, action, session.state_version)
    return write_record(session.record()).encode()


def try_log(folder: Path, damaged: bytes, original: bytes) -> int:
    """Resume from a damaged log: what is played on is a beginning of the match, and what is not is told."""
    path = folder / "match.log"
    path.write_bytes(damaged)
    opened = at_once(opening_saved(path, GAMES))
    assert path.read_bytes() == damaged, "a file that was only opened has changed"
    restored, said = at_once(resuming(path, GAMES))
    assert (restored.session is None) == (opened.session is None)
    assert kept(folder, damaged), "the original is lost"
    assert restored.problem is None or said, "something was lost in silence"
    assert restored.problem != UNPLAYABLE, "something happened that nobody has thought of"
    if restored.record is not None:
        whole = read_record(original)
        assert restored.record.actions == whole.actions[: len(restored.record.actions)], "another match is played on"
        assert replace(restored.record, actions=whole.actions) == whole, "another match is played on"
    if opened.problem is None:
        assert opened.record == read_record(original), "something is missing in silence"
    return sentences_of(said)


def try_old_log(folder: Path, damaged: bytes, original: bytes) -> int:
    """Resume from a damaged log of the first format, which has no checks: a sentence, and nothing is lost."""
    path = folder / "match.log"
    path.write_bytes(damaged)
    restored, said = at_once(resuming(path, GAMES))
    assert kept(folder, damaged), "the original is lost"
    assert restored.problem != UNPLAYABLE, "something happened that nobody has thought of"
    return sentences_of(said)


def try_settings(folder: Path, damaged: bytes, original: bytes) -> int:
    """Load damaged settings."""
    path = folder / "settings.json"
    path.write_bytes(damaged)
    settings, said = load_settings(path)[:2]
    assert isinstance(settings, Settings)
    assert kept(folder, damaged), "the original is lost"
    return sentences_of(said)


def try_statistics(folder: Path, damaged: bytes, original: bytes) -> int:
    """Look at damaged statistics, and count another deal."""
    path = folder / "statistics.sqlite"
    path.write_bytes(damaged)
    said = check_file(path)
    if said is not None:
        assert kept(folder, damaged), "the original is lost"
        StatisticsStore(path).write(
            [DealResultEntry("new", *StatisticsGroup("hearts", "pagat", "club"), 1, 5, moon=False)]
        )
    return sentences_of([said] if said is not None else [])


def originals(folder: Path) -> list[tuple[Callable[[Path, bytes, bytes], int], bytes]]:
    """Sound files of every kind, each with what reads it."""
    logs = [(try_log, a_log(game, f"mutation {number}")) for number in range(3) for game in GAMES.values()]
    old = [(try_old_log, path.read_bytes()) for path in sorted(SAMPLES.glob("*.cardtable"))]
    settings = json.dumps(plain_settings(Settings()), indent=1).encode()
    statistics = folder / "sound.sqlite"
    for number in range(40):
        group = StatisticsGroup("hearts", "pagat", ("club", "expert")[number % 2])
        StatisticsStore(statistics).write(
            [DealResultEntry(f"match {number // 4}", *group, number, number % 27, moon=False)]
        )
    return [*logs, *old, *[(try_settings, settings)] * 6, *[(try_statistics, statistics.read_bytes())] * 6]


def mutations(folder: Path, count: int, chance: random.Random) -> Iterator[str]:
    """Read so many damaged files; a line for every thousand. Raises AssertionError at the first loss."""
    kinds = originals(folder)
    place = folder / "damaged"
    place.mkdir()
    said = 0
    for number in range(1, count + 1):
        attempt, original = chance.choice(kinds)
        said += attempt(place, mutated(original, chance), original)
        for file in place.iterdir():
            file.unlink()
        if number % 1000 == 0 or number == count:
            yield f"{number} damaged files read, {said} sentences said, no original lost"
