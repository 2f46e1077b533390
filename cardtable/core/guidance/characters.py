"""Characters: styles of play by which computer players of one level differ, and their assignment."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text

M = TypeVar("M")  # factory of a player


@frozen
class Character(Generic[M]):
    """A style of play that is no stronger or weaker than plain play; levels not in `players` play plainly."""

    word: Text  # shown behind a name: "likes the moon"
    players: Mapping[str, M]  # by level
    least: Mapping[str, int] = field(default_factory=dict)  # lowest seat count per level, where there is one

    def is_of(self, level: str, seats: int) -> bool:
        """Return True if players of this level have the character at this seat count."""
        return level in self.players and seats >= self.least.get(level, 0)


Characters = Mapping[str, Character[Callable[[Any, int, int], Any]]]  # by the names that `simulate` uses


def no_characters() -> Characters:
    """Return no characters: all players of a level play alike."""
    return {}


def dealt_out(characters: Iterable[str], names: Sequence[str | None], seed: str) -> tuple[str, ...]:
    """Return the character of each seat by names and match seed; "" for none. As few seats as possible share one.

    `names`, by seat: None for a seat without a character, "" for a computer player without a name. A nameless player's
    character depends on its seat alone, so a replacement in a continued match plays like its predecessor.
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
