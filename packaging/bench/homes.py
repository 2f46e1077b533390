"""Homes in which the window has much to do: thousands of results, many unfinished matches, a match of 5,000 actions."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardtable.app.statistics.statistics_store import DealResultEntry, Entry, MatchResultEntry, StatisticsStore
from cardtable.app.storage.file_storage import HOME_VARIABLE, StoragePaths, standard_paths
from cardtable.app.storage.saved_matches import free_path
from cardtable.core.record import Record, write_record
from cardtable.core.session import Session
from cardtable.files.writing import write_whole
from cardtable.games import discover
from cardtable.host.seat_assignment import PERSON

MATCHES, DEALS = 5000, 5
UNFINISHED = 40
ACTIONS = 5000  # of the long match
USUAL_ACTIONS = (60, 400)  # of an unfinished one
TABLES = (("hearts", 4), ("canasta", 4), ("cancellation_hearts", 6), ("svoi_kozyri", 2))
LEVELS = ("beginner", "club", "expert")


def begun(game_id: str, seats: int, actions: int, seed: str, **rules: object) -> Record:
    """A match of random players, as far as it comes with so many actions, before its end."""
    game = discover()[game_id]
    options = replace(game.options(), **rules)
    players = (f"{PERSON} Me", *(f"club {name}" for name in "ABCDEFGHIJ"[: seats - 1]))
    session: Session[Any, Any] = Session(game, options, players, seed)
    referee, chance = game.rules(options, seats), random.Random(seed)
    while session.actions < actions and not session.match_over:
        seat = min(session.actors)
        view = session.view(seat)
        moves = [move for _, move in zip(range(20), referee.legal(view), strict=False)]
        session.submit(seat, chance.choice(moves), view.version)
    ends = session.match_over
    return replace(session.record(session.actions - 1 if ends else None), salt="salt")


def long_match(actions: int = ACTIONS) -> Record:
    """A match of Hearts that is far from its end after thousands of actions."""
    return begun("hearts", 4, actions, "long", target=1000)


def keep_results(paths: StoragePaths) -> None:
    """Thousands of matches of four games, with their deals."""
    chance, entries = random.Random("results"), list[Entry]()
    for number in range(MATCHES):
        (game, seats), level = TABLES[number % len(TABLES)], chance.choice(LEVELS)
        key, preset = f"match {number}", next(iter(discover()[game].options.PRESETS))
        for deal in range(1, DEALS + 1):
            entries.append(
                DealResultEntry(key, game, preset, level, deal, chance.randrange(26), chance.random() < 0.02)
            )
        entries.append(MatchResultEntry(key, game, preset, level, seats, chance.randrange(seats) + 1, 60))
    StatisticsStore(paths.statistics).write(entries)


def keep_unfinished(paths: StoragePaths) -> None:
    """Many matches that were left for another one."""
    chance = random.Random("unfinished")
    for number in range(UNFINISHED):
        game, seats = TABLES[number % len(TABLES)]
        record = begun(game, seats, chance.randrange(*USUAL_ACTIONS), f"unfinished {number}")
        write_whole(free_path(paths.data), write_record(record))


def keep_long_match(paths: StoragePaths) -> None:
    """A long match as the last one on the table, and once more to be opened."""
    text = write_record(long_match())
    write_whole(paths.match(1), text)
    write_whole(paths.data / "long.cardtable", text)


def make(folder: Path) -> dict[str, Path]:
    """The homes by their names, each in a folder of its own."""
    makers = {"empty": None, "results": keep_results, "unfinished": keep_unfinished, "long": keep_long_match}
    for name, keep in makers.items():
        paths = standard_paths({HOME_VARIABLE: str(folder / name)})
        paths.data.mkdir(parents=True)
        paths.config.mkdir(parents=True, exist_ok=True)
        if keep is not None:
            keep(paths)
    return {name: folder / name for name in makers}
