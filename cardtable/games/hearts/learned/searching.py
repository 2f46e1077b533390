"""Who searches for an expert: the network where it fits and is there, the rules of thumb at all other tables."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from cardtable.core.text import Text
from cardtable.core.weighed import Tries
from cardtable.games.hearts.learned.fitness import fits
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.thinking import search
from cardtable.games.hearts.thinking.choice import Choice
from cardtable.games.hearts.thinking.manner import PLAIN, Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.passing import Burden
from cardtable.games.hearts.thinking.search import Line, PassLine, Stop

if TYPE_CHECKING:
    from cardtable.games.hearts.learned.trained import Trained


class Searching(Protocol):
    """What an expert and its judge ask; `thinking.search` answers as functions of a file."""

    def play(
        self,
        memory: Memory,
        legal: list[int],
        outlook: Outlook,
        chance: random.Random,
        stop: Stop,
        manner: Manner = PLAIN,
    ) -> Choice:
        """The card that came out best."""
        ...

    def passes(
        self,
        memory: Memory,
        burden: Burden,
        count: int,
        outlook: Outlook,
        chance: random.Random,
        stop: Stop,
        manner: Manner = PLAIN,
    ) -> tuple[list[int], Text]:
        """The cards to pass that came out best, and why."""
        ...

    def judged_plays(
        self, memory: Memory, legal: list[int], thumb: Choice, outlook: Outlook, chance: random.Random
    ) -> tuple[list[Line], Tries[Line]]:
        """The cards that the judge tries, that of the rules of thumb first, and what tries them."""
        ...

    def judged_passes(
        self, memory: Memory, burden: Burden, done: list[int], outlook: Outlook, chance: random.Random
    ) -> tuple[list[PassLine], Tries[PassLine]]:
        """The choices of cards to pass that the judge tries, what was done among them, and what tries them."""
        ...


def searching_for(options: HeartsOptions, seats: int) -> Searching:
    """What an expert at this table asks; here, and not earlier, numpy is imported."""
    return (trained() if fits(options, seats) else None) or search


@lru_cache(maxsize=1)
def trained() -> Trained | None:
    """The trained network as a searcher; None where numpy, or a file of weights that it can read, is not there."""
    try:
        from cardtable.games.hearts.learned.trained import Trained
        from cardtable.games.hearts.learned.weights import shipped

        return Trained(shipped())
    except (ImportError, OSError, ValueError):
        return None
