"""The characters of Hearts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.characters import Character, Characters
from cardtable.families.hearts import character_words
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.player import HeartsBeginner, HeartsClub, HeartsExpert
from cardtable.games.hearts.thinking.manner import BOLD, CAREFUL, MOON, HeartsBias

_LEVELS = {"beginner": HeartsBeginner, "club": HeartsClub, "expert": HeartsExpert}


def characters() -> Characters:
    """Careful, bold, and one that goes for moons; a beginner never does."""
    return {
        "careful": Character(character_words.CAREFUL, _players(CAREFUL, "beginner", "club", "expert")),
        "bold": Character(character_words.BOLD, _players(BOLD, "beginner", "club", "expert")),
        "moon": Character(character_words.LIKES_THE_MOON, _players(MOON, "club", "expert")),
    }


def _players(manner: HeartsBias, *levels: str) -> Mapping[str, Callable[[HeartsOptions, int, int], HeartsClub]]:
    return {level: partial(_LEVELS[level], manner=manner) for level in levels}
