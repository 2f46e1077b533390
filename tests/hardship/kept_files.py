"""Everything that the program reads back, damaged in its values and not only in its bytes: sentences, no traceback."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import date
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.app.dialogs.common.question_dialogs import saving_folder
from cardtable.app.dialogs.statistics.recent_matches import match_sentence
from cardtable.app.overlays.replay.decision_summary import verdict_of
from cardtable.app.settings.settings_file import load_settings, plain_settings, save_settings
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.settings.startup_settings import first_look
from cardtable.app.statistics.career import career_of
from cardtable.app.statistics.statistics_store import (
    DealResultEntry,
    Entry,
    MatchResultEntry,
    RetractedEntry,
    StatisticsStore,
    check_file,
    written,
)
from cardtable.app.statistics.statistics_writer import PendingResultFile
from cardtable.app.storage.lesson_progress import LessonProgress, LessonProgressFile
from cardtable.app.storage.match_log_file import UNPLAYABLE, resuming
from cardtable.app.storage.saved_matches import JoinedMatchStore, ReviewCache, finding_kept, scoring
from cardtable.core.basics.incremental import at_once
from cardtable.core.basics.log_checksums import LogChecksums
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.language.user_error import UserError
from cardtable.core.record import END
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_config import StatisticsGroup
from cardtable.host.room.room_effects import AccessDigests
from cardtable.net.agent.resume_tokens import FILE, MOST, ResumeTokenFile, saved_seats
from cardtable.net.agent.room_client_runner import ContributionGenerator
from cardtable.net.server.admin.server_limits import BlockedAddresses, ServerLimits, read_limits
from cardtable.net.server.room_registry import decode_access_digests, encode_access_digests
from cardtable.net.transport.tls import load_or_create_certificate, make_certificate
from cardtable.players.review_file import write_judgement
from tests.hardship.mutations import a_log, kept, mutated
from tests.net.agent.test_kept_seats import DEAL, INFO, MINE, OWN
from tests.net.mutation import STRANGE, Mutations
from tests.players.test_judgement_file import FOUND

GAMES = discover()
DOOR = AccessDigests("4f2c9a17", "hearts", 1, frozenset({"ab"}), frozenset({"cd", "ef"}))
CLUB = StatisticsGroup("hearts", "hearts_app", "club")
TODAY = date(2026, 11, 28)
WORDS = SourceRenderer()


class Kind(NamedTuple):
    """One sort of file: how it is damaged, and what reads it and is used with what was read."""

    name: str
    damaged: Iterator[bytes]
    used: Callable[[Path, bytes], Sequence[Text]]  # what was said


def by_meaning(text: str, chance: random.Random) -> Iterator[bytes]:
    """A JSON text with other values, and in one case of five with other bytes."""
    mutations = Mutations([text], str(chance.random())).texts(10**9)
    for one in mutations:
        data = one.encode("utf-8", errors="surrogatepass")
        if chance.random() < 0.2:
            data = mutated(data, chance)
        if chance.random() < 0.05:
            data = data.replace(b":", b":" + b"[" * chance.choice((3, 70, 3000)), 1)
        yield data


def by_bytes(data: bytes, chance: random.Random) -> Iterator[bytes]:
    while True:
        yield mutated(data, chance)


def lines_by_meaning(texts: Sequence[str], chance: random.Random) -> Iterator[bytes]:
    """A file of JSON lines, of which one has another value."""
    each = [by_meaning(text, chance) for text in texts]
    while True:
        lines = [text.encode() for text in texts]
        place = chance.randrange(len(lines))
        lines[place] = next(each[place])
        yield b"\n".join(lines) + b"\n"


def checked_logs(chance: random.Random) -> Iterator[bytes]:
    """Logs of matches with other values whose checks are right, as from a mistaken program."""
    logs = [a_log(game, f"meaning {number}") for number in range(2) for game in GAMES.values()]
    values = [str(one) for one in STRANGE if isinstance(one, str | int)]
    while True:
        head, _, body = chance.choice(logs).decode().partition("\n\n")
        lines = [line[:-9] for line in (head + "\n" + body).splitlines()]
        place, first = chance.randrange(len(lines)), len(head.splitlines())
        key, colon, value = lines[place].partition(": ") if place < first else ("", "", lines[place])
        if value[:1] in "[{" and value and chance.random() < 0.7:
            value = next(by_meaning(value, chance)).decode("utf-8", errors="replace").replace("\n", " ")
        else:
            value = chance.choice((chance.choice(values), value + chance.choice(values), value[:-1], "rewind 3", END))
        lines[place] = key + colon + value.replace("\n", " ")
        checks = LogChecksums()
        whole = "".join(
            checks.line(line.encode("utf-8", errors="replace").decode()) + "\n" * (number == first - 1)
            for number, line in enumerate(lines)
        )
        yield whole.encode()


# ---- how each is used


def settings(folder: Path, damaged: bytes) -> Sequence[Text]:
    path = folder / "settings.json"
    path.write_bytes(damaged)
    first_look(path)
    found, said = load_settings(path)[:2]
    for game in GAMES.values():
        found.game(game.id).chosen(game)
    saving_folder(found.folder)
    assert save_settings(path, found) is None
    assert load_settings(path)[:2] == (found, ())
    return said


def lessons(folder: Path, damaged: bytes) -> Sequence[Text]:
    path, said = folder / "lessons.json", list[Text]()
    path.write_bytes(damaged)
    file = LessonProgressFile(path, said.append, keep=True)
    file.so_far("hearts", "moon")
    file.has_finished("hearts")
    file.put("hearts", "another", LessonProgress(finished=True))
    again = LessonProgressFile(path, said.append, keep=True)
    before = len(said)
    assert again.so_far("hearts", "another").finished
    assert len(said) == before, "said twice"
    return said


def seats(folder: Path, damaged: bytes) -> Sequence[Text]:
    said = list[Text]()
    (folder / FILE).write_bytes(damaged)
    matches = JoinedMatchStore(folder, GAMES, said.append)
    for seat in matches.to_go_on_at():
        matches.match_at(seat.table)
    keys = ResumeTokenFile(folder)
    keys.store(MINE)
    assert keys.find(MINE.seat.table) == MINE
    keys.forget(MINE.seat.table)
    saved_seats(folder)
    assert keys.mend() is None
    return said


def agents_seats(folder: Path, damaged: bytes) -> Sequence[Text]:
    """Without a window: what is damaged is kept before anything is written, and nobody can be told."""
    for place in (folder, folder / "elsewhere"):
        place.mkdir(exist_ok=True)
        (place / FILE).write_bytes(damaged)
    could_be_read = ResumeTokenFile(folder).all()
    is_damaged = ResumeTokenFile(folder / "elsewhere").mend() is not None
    ResumeTokenFile(folder).store(OWN)
    found = {key.seat.table for key in ResumeTokenFile(folder).all()}
    assert {key.seat.table for key in could_be_read[: MOST - 1]} <= found, "a seat is lost that could be read"
    assert kept(folder, damaged) or not is_damaged, "the original is lost"
    return ()


def waiting(folder: Path, damaged: bytes) -> Sequence[Text]:
    path, said = folder / "statistics-1.waiting", list[str]()
    path.write_bytes(damaged)
    waits, base = PendingResultFile(path, said.append), StatisticsStore(folder / "statistics.sqlite")
    waits.add(RetractedEntry("b", 1))
    entries = waits.entries()
    base.write(entries)
    waits.done(entries)
    assert not path.exists()
    assert not said or any(file.read_bytes().startswith(damaged) for file in folder.iterdir()), "the original is lost"
    look_at(base)
    return [Text("", name) for name in said]


def look_at(base: StatisticsStore) -> None:
    """What the dialogs and the end of a match ask for."""
    for since in ("", "2026-01-01 00:00:00"):
        played = at_once(base.playing(since))
        for match in played.last:
            assert WORDS.text(match_sentence(match, TODAY))
        for game in GAMES:
            career_of(game, played, lambda _preset: True)
            base.wins(game)
    base.won()
    base.games()
    base.export(StringIO())
    base.rows(untouched=True)


def statistics(folder: Path, damaged: bytes) -> Sequence[Text]:
    path = folder / "statistics.sqlite"
    path.write_bytes(damaged)
    said = check_file(path)
    look_at(StatisticsStore(path))
    return () if said is None else (said,)


def judgements(folder: Path, damaged: bytes) -> Sequence[Text]:
    (folder / "key.json").write_bytes(damaged)
    game = GAMES["hearts"]
    found = ReviewCache(folder).find("key", 4, game.codec)
    for judged in () if found is None else found.judged:
        verdict = verdict_of(judged, game)
        for text in (*verdict.said, verdict.reason):
            WORDS.text(text)
    return ()


def match_log(folder: Path, damaged: bytes) -> Sequence[Text]:
    path = folder / "match.log"
    path.write_bytes(damaged)
    restored, said = at_once(resuming(path, GAMES))
    assert restored.problem != UNPLAYABLE, "something happened that nobody has thought of"
    assert restored.session is not None or said
    assert kept(folder, damaged), "the original is lost"
    return said


def unfinished(folder: Path, damaged: bytes) -> Sequence[Text]:
    (folder / "unfinished-1.cardtable").write_bytes(damaged)
    for one in at_once(finding_kept(folder, GAMES, TODAY)):
        at_once(scoring(one, GAMES))
    assert (folder / "unfinished-1.cardtable").read_bytes() == damaged
    return ()


def door(_folder: Path, damaged: bytes) -> Sequence[Text]:
    with suppress(UnicodeDecodeError):  # a store gives texts
        found = decode_access_digests(damaged.decode())
        assert found is None or decode_access_digests(encode_access_digests(found)) == found
    return ()


def limits(folder: Path, damaged: bytes) -> Sequence[Text]:
    path = folder / "limits.toml"
    path.write_bytes(damaged)
    try:
        read_limits(path, ServerLimits())
    except UserError as complaint:
        return (complaint.text,)
    return ()


def blocked(folder: Path, damaged: bytes) -> Sequence[Text]:
    (folder / "blocked").write_bytes(damaged)
    BlockedAddresses(folder).read()
    return ()


def secrets(folder: Path, damaged: bytes) -> Sequence[Text]:
    (folder / "numbers.key").write_bytes(damaged)
    assert ContributionGenerator(folder).number("seal") == ContributionGenerator(folder).number("seal")
    assert kept(folder, damaged), "the original is lost"
    return ()


def certificate(folder: Path, damaged: bytes) -> Sequence[Text]:
    (folder / "certificate.pem").write_bytes(damaged)
    assert load_or_create_certificate(folder) == load_or_create_certificate(folder)
    assert kept(folder, damaged), "the original is lost"
    return ()


# ---- all kinds


def kinds(folder: Path, chance: random.Random) -> list[Kind]:
    """Every sort of file; `folder`: for making the sound ones."""
    keys = ResumeTokenFile(folder)
    for key in (MINE, OWN, MINE.__class__(OWN.seat, OWN.key, OWN.fingerprint, (), 1, deals=(DEAL,), info=INFO)):
        keys.store(key)
    seat_text = (folder / FILE).read_text(encoding="utf-8")
    LessonProgressFile(folder / "lessons.json", lambda _text: None, keep=True).put(
        "hearts", "moon", LessonProgress(((Seat(0), "play 2C"),), ("aim",), finished=True)
    )
    entries: list[Entry] = [
        DealResultEntry("a", *CLUB, 1, 5, moon=False),
        MatchResultEntry("a", *CLUB, 4, 1.5, 100),
        RetractedEntry("a", 2),
    ]
    sound_limits = "tables = 7\njoins = 3\nlines = 5\n"
    logs = [a_log(game, "bytes") for game in GAMES.values()]
    return [
        Kind("settings", by_meaning(json.dumps(plain_settings(lively_settings())), chance), settings),
        Kind("lessons", by_meaning((folder / "lessons.json").read_text(encoding="utf-8"), chance), lessons),
        Kind("seats", by_meaning(seat_text, chance), seats),
        Kind("seats of an agent", by_meaning(seat_text, chance), agents_seats),
        Kind("waiting results", lines_by_meaning([written(entry) for entry in entries], chance), waiting),
        Kind("statistics", tables_by_meaning(folder, chance), statistics),
        Kind("judgements", by_meaning(write_judgement(FOUND, 4), chance), judgements),
        Kind("logs with right checks", checked_logs(chance), match_log),
        Kind("logs", (mutated(chance.choice(logs), chance) for _ in count()), match_log),
        Kind("unfinished matches", checked_logs(chance), unfinished),
        Kind(
            "doors",
            by_meaning(
                encode_access_digests(
                    AccessDigests("4f2c9a17", "hearts", 1, frozenset({"ab"}), frozenset({"cd", "ef"}))
                ),
                chance,
            ),
            door,
        ),
        Kind("limits", by_bytes(sound_limits.encode(), chance), limits),
        Kind("blocked addresses", by_bytes(b"192.0.2.7\n2001:db8::/64\n", chance), blocked),
        Kind("secrets", by_bytes(bytes(range(32)), chance), secrets),
        Kind("certificates", by_bytes(make_certificate(), chance), certificate),
    ]


def lively_settings() -> Settings:
    """With something in every place."""
    found = load_settings(Path("nowhere")).settings
    from cardtable.app.settings.settings_file import read_settings

    games = {"hearts": {"options": {"target": 50}, "seats": 4, "levels": ["club", "expert", "club"], "names": ["A"]}}
    plain = plain_settings(found) | {"games": games, "portraits": {"A": 3}, "begun": {"hearts": 2}, "folder": "/tmp"}
    return read_settings(plain)[0]


def tables_by_meaning(folder: Path, chance: random.Random) -> Iterator[bytes]:
    """Statistics with a value that this program never writes."""
    sound, path = folder / "sound.sqlite", folder / "meant.sqlite"
    for number in range(12):
        StatisticsStore(sound).write(
            [
                DealResultEntry(f"match {number // 3}", *CLUB, number, number % 27, moon=False),
                MatchResultEntry(f"match {number // 3}", *CLUB, 4, 1 + number % 4, 90),
            ]
        )
    original = sound.read_bytes()
    columns = {
        "matches": ("id", "ended", "game", "preset", "level", "seats", "place", "points"),
        "deals": ("match", "number", "game", "preset", "level", "points", "moon"),
    }
    values: list[Any] = [one for one in STRANGE if isinstance(one, str | float | int) and abs_of(one) < 2**63]
    values += [b"", b"\xff", "9999-12-31 23:59:59", "0001-01-01", 2**63 - 1, -(2**63), float("inf")]
    while True:
        path.write_bytes(original)
        table = chance.choice(sorted(columns))
        column, value = chance.choice(columns[table]), chance.choice(values)
        with closing(sqlite3.connect(path)) as base, base, suppress(sqlite3.Error, UnicodeEncodeError):
            base.execute(f"UPDATE {table} SET {column} = ? WHERE rowid % 3 = ?", (value, chance.randrange(3)))
        yield path.read_bytes()


def abs_of(value: object) -> float:
    return 0.0 if isinstance(value, str) else abs(float(min(value, 2**63))) if isinstance(value, int) else 0.0


NOT_KEPT = ("doors", "limits", "blocked addresses", "judgements")  # written by people, or made anew from a match


def kept_files(folder: Path, number: int, chance: random.Random) -> Iterator[str]:
    """Use so many damaged files; a line for each kind. Raises AssertionError at the first loss."""
    sound, place = folder / "sound", folder / "damaged"
    sound.mkdir()
    every = kinds(sound, chance)
    for at, kind in enumerate(every):
        tried, told = number // len(every) + (at < number % len(every)), 0
        for _ in range(tried):
            place.mkdir()
            damaged = next(kind.damaged)
            said = kind.used(place, damaged)
            for text in said:
                assert WORDS.text(text).strip()
            told += len(said)
            if said and kind.name not in NOT_KEPT:
                assert kept(place, damaged) or kind.name == "waiting results", f"{kind.name}: the original is lost"
            shutil.rmtree(place)
        yield f"{kind.name}: {tried} damaged files used, {told} sentences said, no original lost"
