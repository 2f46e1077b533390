"""The characters of Hearts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.characters import Character, Characters
from cardtable.families.hearts import character_words
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.player import Beginner, Club, Expert
from cardtable.games.hearts.thinking.manner import BOLD, CAREFUL, MOON, Manner

_LEVELS = {"beginner": Beginner, "club": Club, "expert": Expert}


def characters() -> Characters:
    """Careful, bold, and one that goes for moons; a beginner never does."""
    return {
        "careful": Character(character_words.CAREFUL, _players(CAREFUL, "beginner", "club", "expert")),
        "bold": Character(character_words.BOLD, _players(BOLD, "beginner", "club", "expert")),
        "moon": Character(character_words.LIKES_THE_MOON, _players(MOON, "club", "expert")),
    }


def _players(manner: Manner, *levels: str) -> Mapping[str, Callable[[HeartsOptions, int, int], Club]]:
    return {level: partial(_LEVELS[level], manner=manner) for level in levels}
