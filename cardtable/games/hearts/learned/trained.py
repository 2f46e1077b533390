"""The network as an expert asks it."""

from __future__ import annotations

import random

from cardtable.core.text import Text
from cardtable.core.weighed import Tries
from cardtable.games.hearts.learned import trying_passes, trying_plays
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.thinking.choice import Choice
from cardtable.games.hearts.thinking.manner import PLAIN, Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.passing import Burden
from cardtable.games.hearts.thinking.search import Line, PassLine, Stop


class Trained:
    """Tries the choices that the network names in deals that the network plays out.

    Effort is counted in worlds, so that the same question gets the same answer; `stop` only cuts off, between rounds.
    """

    def __init__(self, network: Network) -> None:
        self._network = network

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
        return trying_plays.play(self._network, memory, legal, outlook, chance, stop, manner)

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
        return trying_passes.passes(self._network, memory, burden, outlook, chance, stop, manner)

    def judged_plays(
        self, memory: Memory, legal: list[int], thumb: Choice, outlook: Outlook, chance: random.Random
    ) -> tuple[list[Line], Tries[Line]]:
        """All cards, and what tries them."""
        return trying_plays.judged(self._network, memory, legal, thumb, outlook, chance)

    def judged_passes(
        self, memory: Memory, burden: Burden, done: list[int], outlook: Outlook, chance: random.Random
    ) -> tuple[list[PassLine], Tries[PassLine]]:
        """Choices of cards to pass, and what tries them."""
        return trying_passes.judged(self._network, memory, burden, done, outlook, chance)
