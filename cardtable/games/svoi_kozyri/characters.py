"""The characters of Svoi Kozyri; where two play with all cards known, an expert searches and has none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.characters import Character, Characters
from cardtable.core.text import translate
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.player import SvoiKozyriBeginner, SvoiKozyriClub, SvoiKozyriExpert

_KEEPS = translate("Characters", "keeps trumps", "how a computer player plays; stands behind a name")
_SPENDS = translate("Characters", "spends trumps", "how a computer player plays; stands behind a name")
_NO_DUEL = {"expert": 3}
_LEVELS = {"beginner": SvoiKozyriBeginner, "club": SvoiKozyriClub, "expert": SvoiKozyriExpert}


def characters() -> Characters:
    """One who keeps trumps for later, and one who spends them early."""
    return {
        "keeps": Character(_KEEPS, _players(1), _NO_DUEL),
        "spends": Character(_SPENDS, _players(-3), _NO_DUEL),
    }


def _players(thrift: int) -> Mapping[str, Callable[[SvoiKozyriOptions, int, int], SvoiKozyriClub]]:
    return {level: partial(made, thrift=thrift) for level, made in _LEVELS.items()}
