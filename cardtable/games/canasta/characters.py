"""The characters of Canasta."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.characters import Character, Characters
from cardtable.core.text import translate
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.player import Club, Expert
from cardtable.games.canasta.thinking.manner import EARLY, FREEZES, HOLDS_BACK, Manner

_FREEZES = translate("Characters", "freezes early", "how a computer player plays; stands behind a name")
_EARLY = translate("Characters", "melds early", "how a computer player plays; stands behind a name")
_HOLDS_BACK = translate("Characters", "holds back", "how a computer player plays; stands behind a name")


def characters() -> Characters:
    """One that bars the pile, one that lays down early, and one that keeps the hand together; beginners are alike."""
    return {
        "freezes": Character(_FREEZES, _players(FREEZES)),
        "early": Character(_EARLY, _players(EARLY)),
        "holds": Character(_HOLDS_BACK, _players(HOLDS_BACK)),
    }


def _players(manner: Manner) -> Mapping[str, Callable[[CanastaOptions, int, int], Club]]:
    return {"club": partial(Club, manner=manner), "expert": partial(Expert, manner=manner)}
