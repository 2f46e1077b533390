"""Duel: two players with all cards known, seen from the player to move, so one table serves both.

A card is an int, rank * 4 + slot, where the slots are: the mover's trumps, the other's trumps, and the two side suits.
When the turn passes, slots 0 and 1 and slots 2 and 3 change their names (φ of KR-06): beating and taking depend only on
the owner of a trump suit. The pile is one int, six bits a card, the top card lowest, with a 1 above the bottom card.
Plain functions over ints, which mypyc compiles.

`DuelHands` is for whole-pile pick-up: beating, and cards that are equivalent. Cards are numbered in the same way,
always as the owner of the hand names them; four places on is the next rank of the same suit, so all suits are handled
together. Everything is in ints of 64 bits, so that mypyc makes it fast; bits shifted out of these are no cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.svoi_kozyri.options import LeadAfterTotal, Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move

if TYPE_CHECKING:
    from mypy_extensions import i64


State = tuple[int, int, int]  # cards of the mover, cards of the other, pile

EMPTY: Final = 1  # a pile without cards
WIN: Final = 1
DRAW: Final = 0
LOSS: Final = -1
PRIME: Final = 67  # powers of two up to its size all leave different remainders
_BITS: Final = 6  # bits of a card in the pile
_CARD: Final = (1 << _BITS) - 1
_ALL: Final = 99  # more cards than a pile can have


class DuelRules:
    """Rules of a deal of two players, for a pack with this number of ranks.

    `masks`: by card, its bit. `places`: by remainder of that bit modulo PRIME, the card.
    """

    def __init__(self, options: SvoiKozyriOptions, ranks: int) -> None:
        self.ranks = ranks
        self.cards = 4 * ranks
        self.masks = [1 << card for card in range(self.cards)]
        self.places = _places(self.masks)
        self.full: i64 = (1 << self.cards) - 1
        self.slots = tuple(sum(1 << rank * 4 + slot for rank in range(ranks)) for slot in range(4))
        self._even: i64 = self.slots[0] | self.slots[2]
        self.beaten_by = tuple(self._beaters(top) for top in range(self.cards))
        self._taken = tuple(self._count(options.pickup, top) for top in range(self.cards))
        self._renamed = tuple(sum(1 << _BITS * place for place in range(size)) for size in range(self.cards + 1))
        self.may_take = options.voluntary_pickup
        self.second = options.second_card
        self.taker_leads = options.lead_after_total is LeadAfterTotal.TAKER
        self.last_card_draw = options.last_card_draw

    def _beaters(self, top: int) -> int:
        """Return the cards that beat the card in the mover's hand (KR-09)."""
        higher = self.slots[top & 3] >> top + 1 << top + 1
        return higher if top & 3 == 0 else higher | self.slots[0]

    def _count(self, pickup: Pickup, top: int) -> int:
        """Return the number of cards that the mover takes (KR-11)."""
        match pickup:
            case Pickup.WHOLE_PILE:
                return _ALL
            case Pickup.ONE:
                return 1
        if top & 3:
            return 3
        return _ALL if top >> 2 == self.ranks - 1 else 5

    def other(self, mask: i64) -> i64:
        """Return the cards as the other player names them."""
        return (mask & self._even) << 1 | (mask >> 1) & self._even

    def beaters(self, mine: i64, pile: int) -> i64:
        """Return the cards that beat the top card."""
        return mine & self.beaten_by[pile & _CARD]

    def safe(self, mine: i64, theirs: i64) -> i64:
        """Return the mover's cards that the other could not beat."""
        named = self.other(theirs)
        found: i64 = 0
        left = mine
        while left:
            low = left & -left
            if not self.beaten_by[self.places[low % PRIME] ^ 1] & named:
                found |= low
            left ^= low
        return found

    def moves(self, mine: i64, theirs: i64, pile: int) -> list[Move]:
        """Return every move, first those whose last card the other cannot beat."""
        if pile == EMPTY:
            return [(card, NONE) for card in self._in_order(mine, theirs)]
        beaters = self.beaters(mine, pile)
        return self._beats(mine, theirs, beaters) + self._taking(beaters)

    def _beats(self, mine: i64, theirs: i64, beaters: i64) -> list[Move]:
        starts = self._codes(beaters)
        if not starts or self.ends_with_one(mine):
            return [(card, NONE) for card in starts]
        return [(card, end) for end in self._in_order(mine, theirs) for card in starts if card != end]

    def _taking(self, beaters: i64) -> list[Move]:
        """Return the move that takes from the pile, if it is legal (KR-11)."""
        return [TAKE] if self.may_take or not beaters else []

    def main_moves(self, mine: i64, theirs: i64, pile: int) -> list[Move]:
        """Return the moves, with only the lowest of cards that are neighbours as far as the other hand can tell."""
        if pile == EMPTY:
            return [(card, NONE) for card in self._in_order(self._lowest_of_runs(mine, theirs), theirs)]
        beaters = self.beaters(mine, pile)
        return self._main_beats(mine, theirs, beaters) + self._taking(beaters)

    def _main_beats(self, mine: i64, theirs: i64, beaters: i64) -> list[Move]:
        """Return beats with the lowest of each run, then with the lowest of a run without the beating card."""
        starts = self._codes(self._lowest_of_runs(beaters, theirs))
        if not starts or self.ends_with_one(mine):
            return [(card, NONE) for card in starts]
        lowest = self._lowest_of_runs(mine, theirs)
        heirs = [self._next_of_run(start, mine, theirs) for start in starts]
        ends = lowest
        for heir in heirs:
            if heir != NONE:
                ends |= self.masks[heir]
        found: list[Move] = []
        for end in self._in_order(ends, theirs):
            plain = lowest & self.masks[end]
            for place, start in enumerate(starts):
                if start != end and (plain or end == heirs[place]):
                    found.append((start, end))
        return found

    def _codes(self, cards: i64) -> list[int]:
        found: list[int] = []
        while cards:
            low = cards & -cards
            found.append(self.places[low % PRIME])
            cards ^= low
        return found

    def ends_with_one(self, mine: i64) -> bool:
        """Return True if a beat is one card only (KR-10)."""
        return not self.second or not mine & (mine - 1)

    def _in_order(self, mine: i64, theirs: i64) -> list[int]:
        safe = self.safe(mine, theirs)
        return self._codes(safe) + self._codes(mine ^ safe)

    def _lowest_of_runs(self, mine: i64, theirs: i64) -> i64:
        """Return the lowest card of each run: cards of one suit with none of the other hand between them."""
        found: i64 = 0
        for slot in self.slots:
            left, held = (mine | theirs) & slot, False
            while left:
                low = left & -left
                if not low & mine:
                    held = False
                elif not held:
                    found |= low
                    held = True
                left ^= low
        return found

    def _next_of_run(self, card: int, mine: i64, theirs: i64) -> int:
        """Return the next higher card of the run, or NONE."""
        alone: i64 = self.masks[card]
        higher = (mine | theirs) & self.slots[card & 3] & -(alone << 1)
        low = higher & -higher
        return self.places[low % PRIME] if low & mine else NONE

    def result(self, mine: i64, theirs: i64, move: Move) -> int | None:
        """Return the end of the deal if this move empties the hand; None if the deal continues (KR-14)."""
        card, then = move
        if card == NONE or mine & ~self.masks[card] & ~(0 if then == NONE else self.masks[then]):
            return None
        if not self.last_card_draw or theirs & (theirs - 1):
            return WIN
        top = card if then == NONE else then
        return DRAW if self.beaten_by[top ^ 1] & self.other(theirs) else WIN

    def after(self, mine: i64, theirs: i64, pile: int, move: Move) -> tuple[State, bool]:
        """Return the position after a move that does not end the deal, and True if the turn has passed."""
        card, then = move
        size = (pile.bit_length() - 1) // _BITS
        if card == NONE:
            for _ in range(min(self._taken[pile & _CARD], size)):
                mine |= self.masks[pile & _CARD]
                pile >>= _BITS
                size -= 1
            if not size and self.taker_leads:
                return (mine, theirs, pile), False
        else:
            mine ^= self.masks[card]
            pile = pile << _BITS | card
            size += 1
            if then != NONE:
                mine ^= self.masks[then]
                pile = pile << _BITS | then
                size += 1
        return (self.other(theirs), self.other(mine), pile ^ self._renamed[size]), True

    def key(self, mine: int, pile: int) -> int:
        """Return one int for a position: the other's cards are all the rest."""
        return pile << self.cards | mine


def _places(masks: list[int]) -> bytes:
    rests = {mask % PRIME: card for card, mask in enumerate(masks)}
    return bytes(rests.get(rest, 0) for rest in range(PRIME))


def push(pile: int, card: int) -> int:
    """Return the pile with one more card on top."""
    return pile << _BITS | card


class DuelHands:
    """Hands of two players, for a pack and rules; `masks` and `places` are those of its `DuelRules`."""

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
        """Return the cards as the other player names them."""
        return (mask & self._even) << 1 | (mask >> 1) & self._even

    def beating(self, card: i64, hand: i64) -> i64:
        """Return the cards of a hand that beat the card, which the other player names so (KR-09)."""
        return hand & self._beaten_by[card]

    def standing(self, theirs: i64) -> i64:
        """Return all cards that the other, with these, cannot beat.

        The other's trumps beat every card that is not a trump of theirs.
        """
        below = theirs | theirs >> 4
        below |= below >> 8
        below |= below >> 16
        below |= below >> 32
        above = self.full & ~below
        return above & self._their_trumps if theirs & self._their_trumps else above

    def lowest(self, mine: i64, theirs: i64) -> i64:
        """Return only the lowest of cards in a suit with none of the other hand between them, if all may take.

        A player who keeps the higher card can play on as if it were the lower: it beats all that the other would, and
        any card that beats it would beat the other too. With a duty to beat, the higher card would be the greater
        burden.
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
        """Return the cards worth beating with; where a second card covers them, one of each suit."""
        if self.ends_with_one(mine):
            return self.lowest(beaters, theirs)
        if not self.may_take:
            return beaters
        trumps = beaters & self._trumps
        others = beaters ^ trumps  # all of the suit that is beaten
        return trumps & -trumps | others & -others

    def ends_with_one(self, mine: i64) -> bool:
        """Return True if a beat is one card only (KR-10)."""
        return not self._covered or not mine & (mine - 1)

    def drawn(self, beaters: i64, named: i64) -> bool:
        """Return True if the last card does not win, since the other beats it with their last one (KR-14)."""
        return self._draws and bool(beaters) and not named & (named - 1)

    def place(self, low: i64) -> i64:
        """Return the number of the only card in a mask."""
        return self.places[low % PRIME]
