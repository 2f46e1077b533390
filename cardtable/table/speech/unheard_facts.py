"""Unheard facts: what a key cut off and what matters of it, to be told again in the fewest words."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import NamedTuple

VOICE = 18.0  # characters a second, fewer than of a quick voice: a fact told twice does less harm than one that is lost
BEGUN_S = 0.2  # until a screen reader begins to speak
MOST_TOLD = 115  # characters, less than six seconds of a rather fast voice


class FactKind(enum.Enum):
    """Kinds of facts, by how long they matter."""

    PASSING = "passing"  # until its trick or turn is over
    LASTING = "lasting"
    TRICK = "trick"  # what came of a trick or a deal: what passed before is settled
    PROMPT = "prompt"  # what the listener is to do, until they have done it


class Fact(NamedTuple):
    """A fact in its shortest sentence; `own`: the listener did it."""

    brief: str
    kind: FactKind = FactKind.PASSING
    own: bool = False


class News(NamedTuple):
    """A sentence with the facts that it tells."""

    sentence: str
    facts: tuple[Fact, ...] = ()


class UnheardFacts:
    """Facts by when they will have been heard; a key loses those whose time has not come."""

    def __init__(self) -> None:
        self._told: list[tuple[float, tuple[Fact, ...]]] = []
        self._lost: tuple[Fact, ...] = ()
        self._again = False  # what was told last was told again
        self._until = 0.0  # time when the last sentence will have been heard

    @property
    def waiting(self) -> int:
        """Number of characters that are to be told again."""
        return sum(len(fact.brief) + 1 for fact in self._lost)

    def tell(self, parts: Iterable[News], now: float) -> None:
        """Note what is passed on at `now`."""
        self._told = [(at, facts) for at, facts in self._told if at > now]
        self._until = max(now + BEGUN_S, self._until)
        for part in parts:
            self._until += len(part.sentence) / VOICE
            self._told.append((self._until, part.facts))

    def cut(self, now: float) -> None:
        """Lose what has not been heard by `now`; a first fact that is cut off again gives way to others."""
        lost = [fact for at, facts in self._told if at > now for fact in facts]
        if lost and self._again:
            lost.append(lost.pop(0))
        self._lost = merged((*self._lost, *lost))
        self._told, self._until, self._again = [], now, False

    def join(self, facts: Iterable[Fact]) -> None:
        """Tell new facts together with those that were lost."""
        self._lost = merged((*self._lost, *facts))

    def take(self, news: Sequence[News]) -> tuple[News, ...]:
        """Return the news; what was lost is told first, and then the new facts are as short."""
        if not self._lost:
            return tuple(news)
        self.join(fact for one in news for fact in one.facts)
        facts, self._lost, self._again = self._lost, (), True
        return (*(News(fact.brief, (fact,)) for fact in facts), *(one for one in news if not one.facts))

    def repeat(self, parts: Iterable[News]) -> None:
        """Forget the loss of facts that are being repeated in full."""
        repeated = {fact for part in parts for fact in part.facts}
        self._lost = tuple(fact for fact in self._lost if fact not in repeated)

    def forget(self) -> None:
        """Forget everything, after an undo or for another match."""
        self._told, self._lost = [], ()


def merged(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return the facts that still matter: of a trick that is over the deciding cards and the winner, the same
    once, one prompt at most; if they are too long, without the oldest of those that matter least."""
    tricks = [place for place, fact in enumerate(facts) if fact.kind is FactKind.TRICK]
    settled = tricks[-1] if tricks else -1
    acted = max((place for place, fact in enumerate(facts) if fact.own), default=-1)
    prompts = [place for place, fact in enumerate(facts) if fact.kind is FactKind.PROMPT]
    kept = [
        fact
        for place, fact in enumerate(facts)
        if (fact.kind is not FactKind.PASSING or place > settled)
        and (fact.kind is not FactKind.PROMPT or (place == prompts[-1] and place > acted))
        and (fact.kind is FactKind.PASSING or fact not in facts[place + 1 :])
    ]
    for kind in (FactKind.PASSING, FactKind.TRICK):
        while sum(len(fact.brief) + 1 for fact in kept) > MOST_TOLD and any(fact.kind is kind for fact in kept):
            kept.remove(next(fact for fact in kept if fact.kind is kind))
    prompt = [fact for fact in kept if fact.kind is FactKind.PROMPT]
    return (*(fact for fact in kept if fact.kind is not FactKind.PROMPT), *prompt)
