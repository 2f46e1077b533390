"""Two hundred tables of four computers in one process: what each takes of memory, and how many actions a second."""

import gc
import time
import tracemalloc

from bench.figures import Figure
from cardtable.games import discover
from cardtable.host.headless_match import HeadlessMatch
from cardtable.host.host_messages import AskPlayer
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost

TABLES = 200
ACTIONS = 40  # of each table, in the middle of a first deal
SEATS = 4
KB = 1000


def first_legal(think: AskPlayer) -> object:
    """What costs no thought: the host alone is measured."""
    request = think.request
    return next(RULES[request.game].legal(request.view))


RULES = {name: game.rules(game.options(), SEATS) for name, game in discover().items() if SEATS in game.seats}


def opened(game: str, number: int) -> HeadlessMatch:
    """A table at its first card."""
    definition = discover()[game]
    secret = MatchSecret(f"bench {number}", "bench")
    level = next(iter(definition.players))
    config = settle_config(definition, definition.options(), [f"{level} {seat}" for seat in range(SEATS)], secret)
    return HeadlessMatch(MatchHost(config, secret), first_legal)


def figures() -> list[Figure]:
    """Measure the memory first: what traces it makes everything slow."""
    return [figure for game in ("hearts", "canasta") for figure in (memory(game), speed(game))]


def memory(game: str) -> Figure:
    """How much more memory each table takes."""
    opened(game, 0).play_deals(1)  # what all tables share is there
    gc.collect()
    tracemalloc.start()
    tables = [opened(game, number) for number in range(TABLES)]
    for table in tables:
        for _ in range(ACTIONS):
            table.step()
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    note = f"{TABLES} tables after {ACTIONS} actions each"
    return Figure(f"memory of a table of four computers, {game}", taken / TABLES / KB, "kB", 200, note=note)


def speed(game: str) -> Figure:
    """How many actions a second the host does, for all tables in turn, in the processor's time."""
    tables = [opened(game, number) for number in range(TABLES)]
    begun = time.process_time()
    for _ in range(ACTIONS):
        for table in tables:
            table.step()
    rate = TABLES * ACTIONS / (time.process_time() - begun)
    note = f"{TABLES} tables in turn, nobody thinks"
    return Figure(f"actions at tables of computers, {game}", rate, "/s", 1000, at_least=True, note=note)
