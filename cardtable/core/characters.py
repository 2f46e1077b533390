"""Players of one level who play differently: how a game names such characters, and who of a table has which."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic, TypeVar

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text

M = TypeVar("M")  # what makes a player


@frozen
class Character(Generic[M]):
    """A manner of play that makes nobody stronger or weaker; who has none of its levels plays plainly."""

    word: Text  # as it stands behind a name: "likes the moon"
    players: Mapping[str, M]  # by level
    least: Mapping[str, int] = field(default_factory=dict)  # seats from which a level has it, where not from any

    def is_of(self, level: str, seats: int) -> bool:
        """Whether a player of this level has it at a table for so many."""
        return level in self.players and seats >= self.least.get(level, 0)


Characters = Mapping[str, Character[Callable[[Any, int, int], Any]]]  # by the names that `simulate` knows them under


def no_characters() -> Characters:
    """All players of a level play alike."""
    return {}


def dealt_out(characters: Iterable[str], names: Sequence[str | None], seed: str) -> tuple[str, ...]:
    """Who has which character, by their names and the seed of a match; as few as can be have the same one.

    `names`: by seat, None for whoever has no character. Players without names have them by their seats, so that whoever
    sits there when a match goes on elsewhere plays as the one before did.
    """
    wanted = sorted(characters, key=lambda one: _drawn(seed, "character", one))
    if not wanted:
        return ("",) * len(names)
    named = sorted((_drawn(seed, "player", name), seat) for seat, name in enumerate(names) if name)
    numbers = {seat: seat for seat, name in enumerate(names) if name == ""}
    numbers.update({seat: number for number, (_, seat) in enumerate(named)})
    return tuple(wanted[numbers[seat] % len(wanted)] if seat in numbers else "" for seat in range(len(names)))


def _drawn(*parts: str) -> bytes:
    return hashlib.sha256("/".join(parts).encode()).digest()
