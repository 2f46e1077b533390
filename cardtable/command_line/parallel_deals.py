"""Deals of a contest, played one after another or in several processes, with what was played before a stop."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import starmap

from cardtable.bots.bot_process import hide_memory
from cardtable.bots.external_player import is_bot
from cardtable.command_line.paired_comparison import ComparedDeal, PairedComparison
from cardtable.core.frozen_dataclass import frozen


def played(contest: PairedComparison, deals: int, deals_a_match: int, jobs: int) -> Iterator[ComparedDeal]:
    """The results of so many deals, some in each match, of which the last may have fewer; `jobs`: processes."""
    if any(map(is_bot, contest.levels)):
        hide_memory()
    begun = range(0, deals, deals_a_match)  # how many deals there are before each match
    shares = ((number, min(deals_a_match, deals - before)) for number, before in enumerate(begun, start=1))
    matches = ((number, share, deals_a_match) for number, share in shares)
    results = starmap(contest.play, matches) if jobs == 1 else _in_processes(contest, matches, jobs)
    with _Progress(len(begun)) as progress:
        for result in results:
            progress.advance()
            yield from result


@contextmanager
def stoppable() -> Iterator[None]:
    """While a person's Ctrl+C, and what `timeout` sends, both raise KeyboardInterrupt."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _in_processes(
    contest: PairedComparison, matches: Iterable[tuple[int, int, int]], jobs: int
) -> Iterator[tuple[ComparedDeal, ...]]:
    import multiprocessing

    begin = _end_bots_first if any(map(is_bot, contest.levels)) else _leave_stops_to_the_first
    with multiprocessing.get_context("spawn").Pool(jobs, begin) as pool:
        yield from pool.imap_unordered(_WorkerTask(contest), matches)


def _leave_stops_to_the_first() -> None:
    """Ctrl+C goes to all processes of a terminal; the one that began them ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _end_bots_first() -> None:
    """As above, but what ends this process ends the bots that it has started, which cannot read its memory."""
    _leave_stops_to_the_first()
    signal.signal(signal.SIGTERM, _leave)
    hide_memory()


def _leave(_number: int, _frame: object) -> None:
    raise SystemExit


@frozen
class _WorkerTask:
    """What a process is told: a pool hands over one argument."""

    contest: PairedComparison

    def __call__(self, match: tuple[int, int, int]) -> tuple[ComparedDeal, ...]:
        return self.contest.play(*match)


class _Progress:
    """A bar on a terminal; nothing anywhere else."""

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
        """One more match is done."""
        self._done += 1
        if self._shown:
            full = 40 * self._done // self._total
            print(f"\r[{'#' * full}{'.' * (40 - full)}] {self._done}/{self._total}", end="", file=sys.stderr)
