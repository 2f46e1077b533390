"""The duel where whoever takes takes the whole pile, searched round by round.

A round goes from a lead on the empty table until somebody takes. Then all cards are in the two hands, so that one hand
says it all: there are no more such positions than ways to part the pack. Inside a round nothing comes back, and of the
pile it matters only which of the mover's cards beat its top card. Cards are numbered as in `duel`, and every position
is seen by its mover.

What is asked is always whether the mover can win, or (`hold`) whether they can at least hold a draw, within so many
rounds. A win found is a win for good, and so is a hold refuted; the other answers hold for that number of rounds.

Solves every mirrored deal of a pack where whoever takes takes the whole pile.

First by proof: can the leader force a win, or must they lose, within so many rounds? Where that settles nothing more,
all empty tables that can be reached are worked back from those that are settled; what then stays open is a draw, for
either player can avoid losing for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from cardtable.games.svoi_kozyri.duel import DRAW, LOSS, WIN, DuelRules
from cardtable.games.svoi_kozyri.simulation import NONE, codes_in
from cardtable.games.svoi_kozyri.solution import MirroredDeals, SearchBudget, SearchTimeoutError, Solution

_SETTLED: Final = 1 << 20  # rounds: the answer will not change any more
_REMEMBERED: Final = 0  # rounds: what is known already answers, and nothing is searched
_ROOM: Final = 1_000_000  # answers kept of positions inside rounds, for each question

_Position = tuple[int, int, int]  # the cards of the mover, of the other, and those of the mover that beat the top card
_Choice = tuple[int, int, int]  # how many cards of the other beat the new top card, which, and what the mover keeps


class RoundSearchCache:
    """What can be forced, remembered from question to question; `count` is called for every position looked at."""

    def __init__(self, duel: DuelRules, count: Callable[[], None]) -> None:
        self._duel = duel
        self._count = count
        # by question (to win, to hold): for how many rounds it is known that there is no win, or no loss
        self._led: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self._answered: tuple[dict[int, int], dict[int, int]] = ({}, {})

    @property
    def seen(self) -> int:
        """How many questions about an empty table were asked, those settled counted twice."""
        return sum(len(table) + list(table.values()).count(_SETTLED) for table in self._led)

    def after(self, mine: int) -> set[int]:
        """The leaders' cards on all empty tables to which one round may lead from this one, as `canonical`."""
        found: set[int] = set()
        waiting, met = self._follow(self._leads(mine), self._named(mine), found), set()
        while waiting:
            position = waiting.pop()
            if position not in met:
                met.add(position)
                mine, theirs, beaters = position
                named = self._duel.other(theirs)
                if self._duel.may_take:
                    found.add(self._next_leader(named))
                waiting += self._follow(self._beats(mine, beaters, named), named, found)
        return found

    def _follow(self, choices: Iterable[_Choice], named: int, found: set[int]) -> list[_Position]:
        """Where the round goes on after these choices; `found` gets where it ends."""
        going_on = []
        for count, beaters, rest in choices:
            if rest and count:
                going_on.append((named, self._duel.other(rest), beaters))
            elif rest:
                found.add(self._next_leader(rest))
        return going_on

    def _next_leader(self, kept: int) -> int:
        """The cards of the next leader if the other one takes and the player has kept these."""
        return self.canonical(self._named(kept) if self._duel.taker_leads else kept)

    def forget(self) -> None:
        """Drop the answers that are good for a number of rounds only."""
        for table in (*self._led, *self._answered):
            for key in [key for key, rounds in table.items() if rounds < _SETTLED]:
                del table[key]

    def canonical(self, mine: int) -> int:
        """The same cards for all that differ only in the names of the side suits."""
        _, _, side, other = self._duel.slots
        a, b = mine & side, (mine & other) >> 1
        return mine if a >= b else mine & ~(side | other) | a << 1 | b

    def can_lead(self, mine: int, rounds: int, hold: bool) -> bool:
        """Whether the player with these cards can win, or hold, who leads to the empty table."""
        mine = self.canonical(mine)
        table = self._led[hold]
        known = table.get(mine, 0)
        if known == _SETTLED:
            return not hold
        if known >= rounds or self._led[not hold].get(mine) == _SETTLED:
            return hold
        found = self._finds_lead(mine, rounds - 1, hold)
        table[mine] = rounds if found is hold else _SETTLED
        return found

    def _finds_lead(self, mine: int, rounds: int, hold: bool) -> bool:
        """Search what `can_lead` asks: whether one of the cards to lead will do."""
        self._count()
        return self._finds(sorted(self._leads(mine)), self._named(mine), rounds, hold)

    def _can_answer(self, mine: int, theirs: int, beaters: int, rounds: int, hold: bool) -> bool:
        """The same for the player who faces a pile; `beaters`: those of their cards that beat its top card."""
        key = (mine << self._duel.cards | theirs) << self._duel.cards | beaters
        table = self._answered[hold]
        known = table.get(key, -1)
        if known == _SETTLED:
            return not hold
        if known >= rounds:
            return hold
        if len(table) > _ROOM:
            table.clear()
        found = self._finds_answer(mine, theirs, beaters, rounds, hold)
        table[key] = rounds if found is hold else _SETTLED
        return found

    def _finds_answer(self, mine: int, theirs: int, beaters: int, rounds: int, hold: bool) -> bool:
        """Search what `_can_answer` asks.

        To hold, taking is tried first; to win, last, unless it is known already that it wins.
        """
        self._count()
        named = self._duel.other(theirs)
        if self._can_take(named, rounds if hold else _REMEMBERED, hold):
            return True
        if self._finds(sorted(set(self._beats(mine, beaters, named))), named, rounds, hold):
            return True
        return not hold and self._can_take(named, rounds, hold)

    def _finds(self, choices: list[_Choice], named: int, rounds: int, hold: bool) -> bool:
        """Whether one of the choices will do; `named`: the other's cards as they name them."""
        for count, beaters, rest in choices:
            if not rest:
                does = hold or self._wins_by_going_out(named, beaters)
            elif not count:
                does = self._can_after_take(rest, rounds, hold)
            else:
                does = not self._can_answer(named, self._duel.other(rest), beaters, rounds, not hold)
            if does:
                return True
        return False

    def _wins_by_going_out(self, named: int, beaters: int) -> bool:
        """Whether playing the last card wins: not if the other may answer it with their last one (KR-14)."""
        return not (self._duel.last_card_draw and beaters and not named & named - 1)

    def _can_take(self, named: int, rounds: int, hold: bool) -> bool:
        """Whether taking is allowed and will do against these cards of the other."""
        return self._duel.may_take and not self._can_after_take(named, rounds, not hold)

    def _can_after_take(self, mine: int, rounds: int, hold: bool) -> bool:
        """Whether it will do that the other takes the pile while the player has these cards left."""
        leads = self._next_leader(mine)
        if self._duel.taker_leads:
            return not self.can_lead(leads, rounds, not hold)
        return self.can_lead(leads, rounds, hold)

    def _named(self, mine: int) -> int:
        """All cards but these, as the other player names them."""
        return self._duel.other(self._duel.full ^ mine)

    def _leads(self, mine: int) -> list[_Choice]:
        named = self._named(mine)
        return [self._choice(mine, card, NONE, named) for card in codes_in(self._lowest(mine))]

    def _beats(self, mine: int, beaters: int, named: int) -> Iterator[_Choice]:
        for card in codes_in(self._lowest(beaters)):
            if self._duel.ends_with_one(mine):
                yield self._choice(mine, card, NONE, named)
            else:
                for end in codes_in(self._lowest(mine ^ 1 << card)):
                    yield self._choice(mine, card, end, named)

    def _choice(self, mine: int, card: int, then: int, named: int) -> _Choice:
        top = card if then == NONE else then
        beaters = self._duel.beaten_by[top ^ 1] & named
        return beaters.bit_count(), beaters, mine & ~(1 << card) & ~(1 << top)

    def _lowest(self, cards: int) -> int:
        """Of neighbours in a suit only the lowest: whoever may take freely does as well to keep the higher one.

        For they can play on as if it were the lower one: it beats all that the other would, and what beats it would
        beat the other too. A duty to beat would make that more a burden.
        """
        return cards & ~(cards << 4) if self._duel.may_take else cards


_PATIENCE: Final = 2  # deepenings that bring nothing new before everything is worked back


class RoundSolver:
    """Solves the deals of one pack under given rules, round by round and then backwards."""

    def __init__(self, duel: DuelRules, clock: SearchBudget) -> None:
        self._clock = clock
        self._rounds = RoundSearchCache(duel, clock.count)
        self._deals = MirroredDeals(duel)

    def run(self) -> Solution:
        """Deepen until all deals are settled, nothing new is found or time is up; what is known then."""
        depth = idle = 0
        try:
            while self._deals.open and idle < _PATIENCE:
                seen = self._rounds.seen
                self._deals.sort(partial(self._within, depth + 1))
                depth += 1
                idle = idle + 1 if self._rounds.seen == seen else 0
            if self._deals.open:
                self._work_back()
        except SearchTimeoutError:
            pass
        return self._deals.solution(depth, "rounds", self._clock.positions)

    def _within(self, rounds: int, mine: int) -> int | None:
        """WIN or LOSS of the leader if it can be forced within so many rounds."""
        if self._rounds.can_lead(mine, rounds, hold=False):
            return WIN
        return None if self._rounds.can_lead(mine, rounds, hold=True) else LOSS

    def _work_back(self) -> None:
        """Settle all open deals for good."""
        network, left = self._network(), -1
        while len(network) != left:
            left = len(network)
            self._rounds.forget()
            network = [mine for mine in network if self._within(1, mine) is None]
        self._rounds.forget()
        self._deals.sort(self._known)

    def _known(self, mine: int) -> int:
        """What is settled, else a draw."""
        found = self._within(0, mine)
        return DRAW if found is None else found

    def _network(self) -> list[int]:
        """Every unsettled empty table that can be reached from the open deals."""
        network: dict[int, None] = {}
        waiting = [self._rounds.canonical(mine) for mine in self._deals.open]
        while waiting:
            mine = waiting.pop()
            self._clock.count()
            if mine not in network and self._within(0, mine) is None:
                network[mine] = None
                waiting += self._rounds.after(mine)
        return list(network)
