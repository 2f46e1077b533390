"""The characters of Cancellation Hearts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.characters import Character, Characters
from cardtable.core.text import translate
from cardtable.families.hearts import character_words
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.player import CancellationBeginner, CancellationClub, CancellationExpert
from cardtable.games.cancellation_hearts.thinking.manner import BOLD, CANCEL_BIAS, CAREFUL, CancellationBias

_CANCELS = translate("Characters", "likes to cancel", "how a computer player plays; stands behind a name")
_LEVELS = {"beginner": CancellationBeginner, "club": CancellationClub, "expert": CancellationExpert}


def characters() -> Characters:
    """Careful, bold, and one that is fond of twins."""
    return {
        "careful": Character(character_words.CAREFUL, _players(CAREFUL)),
        "bold": Character(character_words.BOLD, _players(BOLD)),
        "cancels": Character(_CANCELS, _players(CANCEL_BIAS)),
    }


def _players(manner: CancellationBias) -> Mapping[str, Callable[[CancellationOptions, int, int], CancellationClub]]:
    return {level: partial(made, manner=manner) for level, made in _LEVELS.items()}
