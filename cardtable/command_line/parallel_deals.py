"""Deals of a paired comparison, played one after another or in several processes; can be stopped."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import starmap

from cardtable.bots.bot_process import hide_memory
from cardtable.bots.external_player import is_bot
from cardtable.command_line.paired_comparison import ComparedDeal, PairedComparison


def play_deals(comparison: PairedComparison, deals: int, deals_a_match: int, jobs: int) -> Iterator[ComparedDeal]:
    """Yield the results of `deals` deals, `deals_a_match` in each match but maybe the last; `jobs`: processes."""
    if any(map(is_bot, comparison.levels)):
        hide_memory()
    starts = range(0, deals, deals_a_match)  # number of deals before each match
    shares = ((number, min(deals_a_match, deals - before)) for number, before in enumerate(starts, start=1))
    matches = ((number, share, deals_a_match) for number, share in shares)
    results = starmap(comparison.play, matches) if jobs == 1 else _in_processes(comparison, matches, jobs)
    with _Progress(len(starts)) as progress:
        for result in results:
            progress.advance()
            yield from result


@contextmanager
def stoppable() -> Iterator[None]:
    """Raise KeyboardInterrupt for SIGTERM as well as for Ctrl+C during the context."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _in_processes(
    comparison: PairedComparison, matches: Iterable[tuple[int, int, int]], jobs: int
) -> Iterator[tuple[ComparedDeal, ...]]:
    import multiprocessing

    initializer = _end_bots_on_termination if any(map(is_bot, comparison.levels)) else _ignore_interrupts
    with multiprocessing.get_context("spawn").Pool(jobs, initializer) as pool:
        yield from pool.imap_unordered(partial(_play_match, comparison), matches)


def _ignore_interrupts() -> None:
    """Ignore Ctrl+C in a worker: a terminal sends it to all processes, and the main one ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _end_bots_on_termination() -> None:
    """Let SIGTERM end this worker in order, with its bots, and hide its memory from them."""
    _ignore_interrupts()
    signal.signal(signal.SIGTERM, _exit_worker)
    hide_memory()


def _exit_worker(_number: int, _frame: object) -> None:
    raise SystemExit


def _play_match(comparison: PairedComparison, match: tuple[int, int, int]) -> tuple[ComparedDeal, ...]:
    return comparison.play(*match)


class _Progress:
    """Progress bar on a terminal; nothing anywhere else."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> _Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print(file=sys.stderr)

    def advance(self) -> None:
        self._done += 1
        if self._shown:
            full = 40 * self._done // self._total
            print(f"\r[{'#' * full}{'.' * (40 - full)}] {self._done}/{self._total}", end="", file=sys.stderr)
