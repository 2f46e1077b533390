"""Solver of mirrored deals under whole-pile pick-up, round by round, and its cache of rounds.

A round goes from a lead on the empty table to the next pick-up. Then all cards are in the two hands, so one hand
describes the position: there are no more of these than divisions of the pack. Inside a round no position comes back,
and of the pile only the mover's cards that beat its top card matter. Cards are numbered as in `duel`, and every
position is seen by its mover.

Each query is: can the mover win, or (`hold`) at least hold a draw, within a number of rounds? A win found is final, and
so is a refuted hold; the other answers hold for that number of rounds.

`RoundSolver` first searches for proofs, with more and more rounds. When that settles nothing more, all reachable empty
tables are solved backwards from the settled ones; the rest are draws, for either player can avoid losing for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from cardtable.games.svoi_kozyri.search.duel import DRAW, LOSS, WIN, DuelRules
from cardtable.games.svoi_kozyri.search.solution import MirroredDeals, SearchBudget, SearchTimeoutError, Solution
from cardtable.games.svoi_kozyri.simulation import NONE, codes_in

_SETTLED: Final = 1 << 20  # rounds: the answer is final
_REMEMBERED: Final = 0  # rounds: answer from the cache alone, without search
_ROOM: Final = 1_000_000  # answers kept about positions inside rounds, for each kind of query

_Position = tuple[int, int, int]  # cards of the mover, cards of the other, and the mover's cards that beat the top card
_Choice = tuple[int, int, int]  # number and mask of the other's cards beating the new top; mover's hand


class RoundSearchCache:
    """Cache of forced results inside rounds; `count` is called for every position searched."""

    def __init__(self, duel: DuelRules, count: Callable[[], None]) -> None:
        self._duel = duel
        self._count = count
        # by kind of query (to win, to hold): number of rounds within which no win, or no loss, exists
        self._led: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self._answered: tuple[dict[int, int], dict[int, int]] = ({}, {})

    @property
    def seen(self) -> int:
        """Number of answered queries about empty tables, settled ones counted twice."""
        return sum(len(table) + list(table.values()).count(_SETTLED) for table in self._led)

    def after(self, mine: int) -> set[int]:
        """Return the leaders' cards on all empty tables that one round can lead to, in `canonical` form."""
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
        """Return the positions in which the round continues after these choices; add its ends to `found`."""
        going_on = []
        for count, beaters, rest in choices:
            if rest and count:
                going_on.append((named, self._duel.other(rest), beaters))
            elif rest:
                found.add(self._next_leader(rest))
        return going_on

    def _next_leader(self, kept: int) -> int:
        """Return the next leader's cards if the other takes and the player has kept these."""
        return self.canonical(self._named(kept) if self._duel.taker_leads else kept)

    def forget(self) -> None:
        """Drop the answers that hold for a number of rounds only."""
        for table in (*self._led, *self._answered):
            for key in [key for key, rounds in table.items() if rounds < _SETTLED]:
                del table[key]

    def canonical(self, mine: int) -> int:
        """Return one representative of the hands that differ only in the names of the side suits."""
        _, _, side, other = self._duel.slots
        a, b = mine & side, (mine & other) >> 1
        return mine if a >= b else mine & ~(side | other) | a << 1 | b

    def can_lead(self, mine: int, rounds: int, hold: bool) -> bool:
        """Return True if the player who leads these cards to the empty table can win, or hold."""
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
        self._count()
        return self._finds(sorted(self._leads(mine)), self._named(mine), rounds, hold)

    def _can_answer(self, mine: int, theirs: int, beaters: int, rounds: int, hold: bool) -> bool:
        """Answer the same query for a player who faces a pile; `beaters`: their cards that beat its top."""
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
        """Search the query of `_can_answer`.

        To hold, taking is tried first; to win, last, unless it is already known to win.
        """
        self._count()
        named = self._duel.other(theirs)
        if self._can_take(named, rounds if hold else _REMEMBERED, hold):
            return True
        if self._finds(sorted(set(self._beats(mine, beaters, named))), named, rounds, hold):
            return True
        return not hold and self._can_take(named, rounds, hold)

    def _finds(self, choices: list[_Choice], named: int, rounds: int, hold: bool) -> bool:
        """Return True if one of the choices succeeds; `named`: the other's cards as they name them."""
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
        """Return True if the last card wins: not if the other may beat it with their last (KR-14)."""
        return not (self._duel.last_card_draw and beaters and not named & named - 1)

    def _can_take(self, named: int, rounds: int, hold: bool) -> bool:
        """Return True if taking is legal and succeeds against these cards of the other."""
        return self._duel.may_take and not self._can_after_take(named, rounds, not hold)

    def _can_after_take(self, mine: int, rounds: int, hold: bool) -> bool:
        """Return True if the player with these cards succeeds after the other takes the pile."""
        leads = self._next_leader(mine)
        if self._duel.taker_leads:
            return not self.can_lead(leads, rounds, not hold)
        return self.can_lead(leads, rounds, hold)

    def _named(self, mine: int) -> int:
        """Return all cards but these, as the other player names them."""
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
        """Return only the lowest of neighbours in a suit, if all may take.

        A player who keeps the higher card can play on as if it were the lower one: it beats all that the other would,
        and any card that beats it would beat the other too. With a duty to beat, the higher card would be the greater
        burden.
        """
        return cards & ~(cards << 4) if self._duel.may_take else cards


_PATIENCE: Final = 2  # deepenings without result before everything is solved backwards


class RoundSolver:
    """Solver of the deals of one pack under given rules, round by round and then backwards."""

    def __init__(self, duel: DuelRules, clock: SearchBudget) -> None:
        self._clock = clock
        self._rounds = RoundSearchCache(duel, clock.count)
        self._deals = MirroredDeals(duel)

    def run(self) -> Solution:
        """Deepen until all deals are settled, nothing new is found or time is up; return the solution so far."""
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
        """Return WIN or LOSS of the leader if it can be forced within `rounds` rounds, else None."""
        if self._rounds.can_lead(mine, rounds, hold=False):
            return WIN
        return None if self._rounds.can_lead(mine, rounds, hold=True) else LOSS

    def _work_back(self) -> None:
        """Settle all open deals for good, backwards from the settled tables."""
        network, left = self._network(), -1
        while len(network) != left:
            left = len(network)
            self._rounds.forget()
            network = [mine for mine in network if self._within(1, mine) is None]
        self._rounds.forget()
        self._deals.sort(self._known)

    def _known(self, mine: int) -> int:
        found = self._within(0, mine)
        return DRAW if found is None else found

    def _network(self) -> list[int]:
        """Return every unsettled empty table that can be reached from the open deals."""
        network: dict[int, None] = {}
        waiting = [self._rounds.canonical(mine) for mine in self._deals.open]
        while waiting:
            mine = waiting.pop()
            self._clock.count()
            if mine not in network and self._within(0, mine) is None:
                network[mine] = None
                waiting += self._rounds.after(mine)
        return list(network)
