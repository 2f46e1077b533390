"""Hands of a duel where whoever takes takes the whole pile: what beats what, and which cards need not be told apart.

Cards are numbered as in `duel` (rank * 4 + slot), always as the player whose hand it is names them. Everything is in
ints of 64 bits, so that mypyc makes it fast. It takes the literal of `1 << n` for 32 bits, hence `_one`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.svoi_kozyri.duel import Duel

if TYPE_CHECKING:
    from mypy_extensions import i64

_PRIME: Final = 67  # which no two powers of two up to its size leave the same rest of


class HandsOfTwo:
    """The hands of two players, for a pack and rules."""

    def __init__(self, duel: Duel) -> None:
        self._one: i64 = 1
        self._places = [0] * _PRIME
        for card in range(duel.cards):
            self._places[(1 << card) % _PRIME] = card
        self.full: i64 = duel.full
        self._even: i64 = duel.slots[0] | duel.slots[2]
        self._trumps: i64 = duel.slots[0]
        self._covered: bool = duel.second
        self.may_take: bool = duel.may_take
        self.taker_leads: bool = duel.taker_leads
        self._draws: bool = duel.last_card_draw

    def other(self, mask: i64) -> i64:
        """The cards as the other player names them."""
        return (mask & self._even) << 1 | (mask >> 1) & self._even

    def without(self, mask: i64, card: i64) -> i64:
        """The cards but this one."""
        return mask & ~(self._one << card)

    def beating(self, card: i64, hand: i64) -> i64:
        """Those of a hand that beat the card, which the other player names so (KR-09)."""
        top = card ^ 1
        slot = top & 3
        suit = self._trumps << slot
        found = hand & suit & -(self._one << top)
        return found | hand & self._trumps if slot else found

    def lowest(self, mine: i64, theirs: i64) -> i64:
        """Of cards in a suit with none of the other hand between them only the lowest, where everybody may take.

        Whoever keeps the higher one can play on as if it were the lower: it beats all that the other would, and what
        beats it would beat the other too. A duty to beat would make that more a burden.
        """
        if not self.may_take:
            return mine
        found: i64 = 0
        slot: i64 = 0
        while slot < 4:
            suit = self._trumps << slot
            left, gaps = mine & suit, theirs & suit
            while left:
                low = left & -left
                found |= low
                above = gaps & -low
                if not above:
                    break
                left &= -(above & -above)
            slot += 1
        return found

    def starts(self, mine: i64, theirs: i64, beaters: i64) -> i64:
        """The cards worth beating with; where another one covers them, one of each suit."""
        if self.ends_with_one(mine):
            return self.lowest(beaters, theirs)
        if not self.may_take:
            return beaters
        found: i64 = 0
        slot: i64 = 0
        while slot < 4:
            suit = beaters & self._trumps << slot
            found |= suit & -suit
            slot += 1
        return found

    def ends_with_one(self, mine: i64) -> bool:
        """Whether a beat is one card only (KR-10)."""
        return not self._covered or not mine & (mine - 1)

    def drawn(self, beaters: i64, named: i64) -> bool:
        """Whether playing the last card does not win, since the other answers it with theirs (KR-14)."""
        return self._draws and bool(beaters) and not named & (named - 1)

    def place(self, low: i64) -> i64:
        """The number of the only card in a mask."""
        return self._places[low % _PRIME]
