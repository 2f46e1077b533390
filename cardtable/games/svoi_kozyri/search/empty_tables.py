"""Solver of empty tables for every division of a pack, under whole-pile pick-up.

After a pick-up all cards are in the two hands, so the hand of the player who has not taken describes the position:
there are 2 ** cards of these. They are settled pass by pass from those with a visible end: the player wins if they can
force a round that ends in a known win, and loses if the other can. The rest are draws, for either player can avoid
losing for ever.

If all may take, a hand with a higher card of a suit in place of a lower one is at least as good: a settled hand settles
all that are plainly better, or worse; and if one cannot be won yet, none that is plainly worse can. So only hands on
the edge of the open ones are searched.

Retrograde analysis, or value iteration over an endgame table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from cardtable.games.svoi_kozyri.search.duel import DuelHands, DuelRules

if TYPE_CHECKING:
    from mypy_extensions import i64

_OPEN: Final = 0
_WON: Final = 1
_LOST: Final = 2
_SLOTS: Final = 1 << 16  # remembered answers about positions inside rounds; with more, processor caches miss
_SHIFT: Final = 6  # bits of a card in a key


class EmptyTables:
    """Table of the hands of the player who has not taken: won, lost or open; for packs of up to 24 cards.

    `noting`: fill `order` with the settled hands, each behind those on which it depends.
    """

    def __init__(self, duel: DuelRules, noting: bool = False) -> None:
        self._hands = DuelHands(duel)
        self._cards: i64 = duel.cards
        self._trumps: i64 = duel.slots[0]
        self._side: i64 = duel.slots[2]
        self._highest: i64 = (duel.full >> duel.cards - 4) << duel.cards - 4
        self._found: list[int] = [_OPEN] * (duel.full + 1)
        self._refused: list[int] = [0] * (duel.full + 1)  # by hand, the last sweep that failed to settle it
        self._sweep: i64 = 0
        self._keys: list[int] = [-1] * _SLOTS
        self._stamps: list[int] = [0] * _SLOTS
        self._pass: i64 = 1
        self.positions: i64 = 0
        self._noting = noting
        self.order: list[int] = []

    def value(self, kept: i64) -> int:
        """Return 1 if the player with these cards wins after the other has taken, -1 if they lose, 0 if open."""
        found = self._found[kept]
        return 1 if found == _WON else -1 if found == _LOST else 0

    def passes(self, count: Callable[[], None] | None = None) -> Iterator[int]:
        """Settle all hands that can be settled, and yield after each pass the number of open ones.

        `count` is called before each hand, and may raise.
        """
        waiting, left, still = self._open_ones(), -1, 0
        while still != left:
            left = still
            self._pass += 1  # earlier failures may succeed from here on
            waiting = [self._settle(hands, count) for hands in waiting]
            still = sum(map(len, waiting))
            yield still

    def _open_ones(self) -> list[list[int]]:
        """Return the hands to settle by size, the better ones of a size first.

        Of two hands that differ only in the names of the side suits, one is returned.
        """
        cards = int(self._cards)
        half = cards // 2
        lower, upper = _ranks(0, half), _ranks(half, cards)
        best = lower[-1] + upper[-1]
        found: list[list[list[int]]] = [[[] for _ in range(best + 1)] for _ in range(cards + 1)]
        for mine in range(1, int(self._hands.full)):
            if self._mirror(mine) >= mine:
                ranks = lower[mine & (1 << half) - 1] + upper[mine >> half]
                found[mine.bit_count()][best - ranks].append(mine)
        return [[mine for hands in of_size for mine in hands] for of_size in found]

    def _settle(self, hands: list[int], count: Callable[[], None] | None) -> list[int]:
        """Settle the won, then the lost ones of these hands of one size; return those that stay open."""
        for won in (True, False):
            self._sweep = self._pass << 1 | won
            for kept in hands if won else reversed(hands):
                if count is not None:
                    count()
                if self._found[kept] != _OPEN:
                    continue
                if not self._is_hopeless(kept, won) and self._is_so(kept, won):
                    self._spread(kept, won)
                else:
                    self._refused[kept] = self._refused[self._mirror(kept)] = self._sweep
        return [kept for kept in hands if self._found[kept] == _OPEN]

    def _is_hopeless(self, kept: i64, won: bool) -> bool:
        """Return True if a plainly better hand cannot be won in this sweep (or a plainly worse one lost)."""
        moving = self._moving(kept, won)
        while moving:
            low = moving & -moving
            if self._refused[kept ^ low ^ (low << 4 if won else low >> 4)] == self._sweep:
                return True
            moving ^= low
        return False

    def _is_so(self, kept: i64, won: bool) -> bool:
        if self._hands.taker_leads:
            taken = self._hands.other(self._hands.full ^ kept)
            return self._loses_lead(taken) if won else self._wins_lead(taken)
        return self._wins_lead(kept) if won else self._loses_lead(kept)

    def _moving(self, kept: i64, up: bool) -> i64:
        """Return the cards whose next higher (or lower) one of the suit is in the other hand.

        Exchanging them gives a plainly better hand. 0 if there is a duty to beat, where a high card can be a burden.
        """
        if not self._hands.may_take:
            return 0
        return kept & ~(kept >> 4) & ~self._highest if up else kept & ~(kept << 4) & ~15

    def _spread(self, kept: i64, won: bool) -> None:
        """Settle this hand, and all that are plainly better (or worse, if it is lost)."""
        if self._found[kept] != _OPEN:
            return
        self._found[kept] = self._found[self._mirror(kept)] = _WON if won else _LOST
        if self._noting:
            self.order += [kept, self._mirror(kept)]
        moving = self._moving(kept, won)
        while moving:
            low = moving & -moving
            self._spread(kept ^ low ^ (low << 4 if won else low >> 4), won)
            moving ^= low

    def _mirror(self, mine: i64) -> i64:
        """Return the same hand with the side suits exchanged."""
        side = self._side
        return mine & ~(side | side << 1) | (mine & side) << 1 | (mine >> 1) & side

    def _wins_lead(self, mine: i64) -> bool:
        theirs = self._hands.full ^ mine
        return self._some_end_wins(mine, theirs, self._hands.lowest(mine, theirs))

    def _loses_lead(self, mine: i64) -> bool:
        theirs = self._hands.full ^ mine
        return self._every_end_loses(mine, theirs, self._hands.lowest(mine, theirs))

    def _wins_facing(self, mine: i64, theirs: i64, beaters: i64) -> bool:
        """Return True if the player who faces a pile can force the win; `beaters`: their cards that beat its top."""
        hands = self._hands
        if hands.may_take and self._found[hands.other(theirs)] == _LOST:
            return True
        key = self._key(mine, theirs, beaters) << 1
        known = self._known(key)
        if known:
            return known == 1
        self.positions += 1
        won = False
        starts = hands.starts(mine, theirs, beaters)
        if hands.ends_with_one(mine):
            won = self._some_end_wins(mine, theirs, starts)
        else:
            while starts and not won:
                start = starts & -starts
                won = self._some_end_wins(mine ^ start, theirs, hands.lowest(mine ^ start, theirs))
                starts ^= start
        self._remember(key, won)
        return won

    def _loses_facing(self, mine: i64, theirs: i64, beaters: i64) -> bool:
        hands = self._hands
        if hands.may_take and self._found[hands.other(theirs)] != _WON:
            return False
        key = self._key(mine, theirs, beaters) << 1 | 1
        known = self._known(key)
        if known:
            return known == 1
        self.positions += 1
        lost = True
        starts = hands.starts(mine, theirs, beaters)
        if hands.ends_with_one(mine):
            lost = self._every_end_loses(mine, theirs, starts)
        else:
            while starts and lost:
                start = starts & -starts
                lost = self._every_end_loses(mine ^ start, theirs, hands.lowest(mine ^ start, theirs))
                starts ^= start
        self._remember(key, lost)
        return lost

    def _some_end_wins(self, hand: i64, theirs: i64, ends: i64) -> bool:
        """Return True if one of these cards, put on top, wins for the owner of this hand.

        Cards that cannot be beaten are tried first.
        """
        hands = self._hands
        named = hands.other(theirs)
        beaten: i64 = 0
        while ends:
            end = ends & -ends
            ends ^= end
            kept = hand ^ end
            beaters = hands.beating(hands.place(end), named)
            if not kept:
                if not hands.drawn(beaters, named):
                    return True
            elif beaters and not hands.may_take:
                beaten |= end
            elif self._found[kept] == _WON:
                if not beaters:
                    return True
                beaten |= end
        while beaten:
            end = beaten & -beaten
            beaten ^= end
            if self._loses_facing(named, hands.other(hand ^ end), hands.beating(hands.place(end), named)):
                return True
        return False

    def _every_end_loses(self, hand: i64, theirs: i64, ends: i64) -> bool:
        """Return True if each of these cards, put on top, loses for the owner of this hand."""
        hands = self._hands
        named = hands.other(theirs)
        beaten: i64 = 0
        while ends:
            end = ends & -ends
            ends ^= end
            kept = hand ^ end
            if not kept:
                return False
            beaters = hands.beating(hands.place(end), named)
            if self._found[kept] == _LOST and (hands.may_take or not beaters):
                continue
            if not beaters:
                return False
            beaten |= end
        while beaten:
            end = beaten & -beaten
            beaten ^= end
            if not self._wins_facing(named, hands.other(hand ^ end), hands.beating(hands.place(end), named)):
                return False
        return True

    def _key(self, mine: i64, theirs: i64, beaters: i64) -> i64:
        """Return one int for a position inside a round; the lowest beater, preferably no trump, identifies them all."""
        telling = beaters & ~self._trumps
        if not telling:
            telling = beaters
        return (mine << self._cards | theirs) << _SHIFT | self._hands.place(telling & -telling)

    def _known(self, key: i64) -> i64:
        """Return 1 for a remembered yes, 2 for a no of this pass, 0 for no answer."""
        slot = (key ^ key >> 17 ^ key >> 31) & (_SLOTS - 1)
        if self._keys[slot] != key:
            return 0
        stamp = self._stamps[slot]
        return 1 if stamp == 0 else 2 if stamp == self._pass else 0

    def _remember(self, key: i64, yes: bool) -> None:
        slot = (key ^ key >> 17 ^ key >> 31) & (_SLOTS - 1)
        self._keys[slot] = key
        self._stamps[slot] = 0 if yes else self._pass


def _ranks(first: int, end: int) -> list[int]:
    """Return the sum of ranks for every subset of these cards, by its mask."""
    sums = [0]
    for card in range(first, end):
        sums += [total + (card >> 2) for total in sums]
    return sums
