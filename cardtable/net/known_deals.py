"""Finished deals as they were found when they were checked, at this table and at others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from cardtable.core.frozen_values import frozen
from cardtable.host.from_table import RevealMessage
from cardtable.host.witness import VerificationResult


@frozen
class VerifiedDeal:
    """A finished deal, and what was found when it was checked: kept until the match is over."""

    opened: RevealMessage
    doubts: tuple[VerificationResult, ...]


class KnownRooms:
    """What this person has played elsewhere: by it a match is known again that goes on at another table.

    Deals are known by their seeds, of which no two are the same.
    """

    def __init__(self, deals: Mapping[str, Sequence[VerifiedDeal]]) -> None:
        """`deals`: by the ids of their tables, in order."""
        self._deals: dict[str, VerifiedDeal] = {}
        self._tables: dict[str, list[str]] = {}  # that where the deal was made comes first
        self._followed: set[str] = set()  # by another deal, which was finished at the same table
        for table, checked in deals.items():
            for deal in checked:
                self._add(table, deal)
            self._followed.update(deal.opened.seed for deal, _ in pairwise(checked))

    def _add(self, table: str, deal: VerifiedDeal) -> None:
        seed, made_there = deal.opened.seed, bool(deal.opened.shares)
        tables = self._tables.setdefault(seed, [])
        if made_there:
            tables.insert(0, table)
        else:
            tables.append(table)
        if made_there or seed not in self._deals:
            self._deals[seed] = deal

    def find(self, opened: RevealMessage) -> VerifiedDeal | None:
        """The same deal, as it was found there."""
        return self._deals.get(opened.seed)

    def tables_of(self, opened: RevealMessage) -> tuple[str, ...]:
        """Where that deal was told before, that where it was made first."""
        return tuple(self._tables.get(opened.seed, ()))

    def went_further(self, opened: RevealMessage) -> bool:
        """Whether another deal was finished behind this one."""
        return opened.seed in self._followed
