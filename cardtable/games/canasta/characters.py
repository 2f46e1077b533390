"""The characters of Canasta."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.characters import Character, Characters
from cardtable.core.text import translate
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.player import CanastaClub, CanastaExpert
from cardtable.games.canasta.thinking.manner import FREEZES, HOLDS_BACK, LIKES_THE_PILE, CanastaBias

_FREEZES = translate("Characters", "freezes early", "how a computer player plays; stands behind a name")
_LIKES_THE_PILE = translate("Characters", "likes the pile", "how a computer player plays; stands behind a name")
_HOLDS_BACK = translate("Characters", "holds back", "how a computer player plays; stands behind a name")


def characters() -> Characters:
    """One that bars the pile, one that takes it gladly, and one that keeps the hand together; beginners are alike."""
    return {
        "freezes": Character(_FREEZES, _players(FREEZES)),
        "pile": Character(_LIKES_THE_PILE, _players(LIKES_THE_PILE)),
        "holds": Character(_HOLDS_BACK, _players(HOLDS_BACK)),
    }


def _players(manner: CanastaBias) -> Mapping[str, Callable[[CanastaOptions, int, int], CanastaClub]]:
    return {"club": partial(CanastaClub, manner=manner), "expert": partial(CanastaExpert, manner=manner)}
