"""Hands of a duel where whoever takes takes the whole pile: what beats what, and which cards need not be told apart.

Cards are numbered as in `duel` (rank * 4 + slot), always as the player whose hand it is names them; so four places on
is the next rank of the same suit, and all suits are looked at together. Everything is in ints of 64 bits, so that mypyc
makes it fast; what is shifted out of these is no card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.svoi_kozyri.duel import PRIME, DuelRules

if TYPE_CHECKING:
    from mypy_extensions import i64


class DuelHands:
    """The hands of two players, for a pack and rules; `masks` and `places` are those of its `Duel`."""

    def __init__(self, duel: DuelRules) -> None:
        self.masks, self.places = duel.masks, duel.places
        self.full: i64 = duel.full
        self._even: i64 = duel.slots[0] | duel.slots[2]
        self._trumps: i64 = duel.slots[0]
        self._their_trumps: i64 = duel.slots[1]
        self._beaten_by = [duel.beaten_by[card ^ 1] for card in range(duel.cards)]
        self._covered: bool = duel.second
        self.may_take: bool = duel.may_take
        self.taker_leads: bool = duel.taker_leads
        self._draws: bool = duel.last_card_draw

    def other(self, mask: i64) -> i64:
        """The cards as the other player names them."""
        return (mask & self._even) << 1 | (mask >> 1) & self._even

    def beating(self, card: i64, hand: i64) -> i64:
        """Those of a hand that beat the card, which the other player names so (KR-09)."""
        return hand & self._beaten_by[card]

    def standing(self, theirs: i64) -> i64:
        """All cards that the other, with these, cannot beat: trumps of theirs beat what is no trump of theirs."""
        below = theirs | theirs >> 4
        below |= below >> 8
        below |= below >> 16
        below |= below >> 32
        above = self.full & ~below
        return above & self._their_trumps if theirs & self._their_trumps else above

    def lowest(self, mine: i64, theirs: i64) -> i64:
        """Of cards in a suit with none of the other hand between them only the lowest, where everybody may take.

        Whoever keeps the higher one can play on as if it were the lower: it beats all that the other would, and what
        beats it would beat the other too. A duty to beat would make that more a burden.
        """
        if not self.may_take:
            return mine
        open_way = self.full & ~theirs
        reached = mine | mine << 4 & open_way
        open_way &= open_way << 4
        reached |= reached << 8 & open_way
        open_way &= open_way << 8
        reached |= reached << 16 & open_way
        open_way &= open_way << 16
        reached |= reached << 32 & open_way
        return mine & ~(reached << 4)

    def starts(self, mine: i64, theirs: i64, beaters: i64) -> i64:
        """The cards worth beating with; where another one covers them, one of each suit."""
        if self.ends_with_one(mine):
            return self.lowest(beaters, theirs)
        if not self.may_take:
            return beaters
        trumps = beaters & self._trumps
        others = beaters ^ trumps  # all of the suit that is beaten
        return trumps & -trumps | others & -others

    def ends_with_one(self, mine: i64) -> bool:
        """Whether a beat is one card only (KR-10)."""
        return not self._covered or not mine & (mine - 1)

    def drawn(self, beaters: i64, named: i64) -> bool:
        """Whether playing the last card does not win, since the other answers it with theirs (KR-14)."""
        return self._draws and bool(beaters) and not named & (named - 1)

    def place(self, low: i64) -> i64:
        """The number of the only card in a mask."""
        return self.places[low % PRIME]
