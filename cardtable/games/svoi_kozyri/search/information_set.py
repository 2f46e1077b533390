"""Information set of a seat: own cards, the pile, cards seen by all, and unseen cards.

`world` samples a determinization.
"""

from __future__ import annotations

import random

from cardtable.core.views import faces
from cardtable.games.svoi_kozyri.options import DealMethod, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import SvoiKozyriView, faces_of_pile
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, SvoiKozyriParameters, SvoiKozyriPosition, codes_in
from cardtable.games.svoi_kozyri.state import hand


class SvoiKozyriInformationSet:
    """Cards of a deal as bit masks, as far as the seat of the view knows them; `thrift`: as in the players."""

    def __init__(self, options: SvoiKozyriOptions, view: SvoiKozyriView, thrift: int = 0) -> None:
        assert view.seat is not None
        public = view.public
        self.seat = view.seat
        self.thrift = thrift
        self.terms = SvoiKozyriParameters(options, [suit for suit in public.trumps if suit is not None])
        self.sizes = tuple(len(view.zones[hand(seat)]) for seat in range(public.seats))
        self.pile = [self.terms.code(card) for card in faces_of_pile(view)]
        self.known = [
            self.terms.mask(faces(view, hand(seat))) or self.terms.mask(public.known[seat])
            for seat in range(public.seats)
        ]
        self.mine = self.known[self.seat]
        self._add_lowest_trumps(options, view)
        self.unseen = self.terms.full & ~sum(1 << card for card in self.pile) & ~sum(self.known)
        self.others = tuple(seat for seat, size in enumerate(self.sizes) if size and seat != self.seat)
        if len(self.others) == 1:  # the last place that is left for unseen cards
            self.known[self.others[0]] |= self.unseen
            self.unseen = 0

    def _add_lowest_trumps(self, options: SvoiKozyriOptions, view: SvoiKozyriView) -> None:
        """Add each lowest trump that has not been played to the hand that KR-05 gave it."""
        if not options.sixes_to_owner or options.deal is DealMethod.MIRRORED:
            return
        played = self.terms.mask(card for cards in view.public.played for card in cards)
        for seat, trump in enumerate(self.terms.trumps):
            lowest = 1 << trump * self.terms.ranks
            if not lowest & played:
                self.known[seat] |= lowest

    @property
    def next(self) -> int:
        """Next seat with cards."""
        seats = self.terms.seats
        return next(seat for step in range(1, seats) if self.sizes[seat := (self.seat + step) % seats])

    def possible(self, seat: int) -> int:
        """Return all cards that the seat may hold."""
        return self.known[seat] | (self.unseen if self.hidden(seat) else 0)

    def hidden(self, seat: int) -> int:
        """Return the number of unknown cards in the seat's hand."""
        return self.sizes[seat] - self.known[seat].bit_count()

    def beaters_of(self, seat: int, card: int) -> int:
        """Return the cards that the seat may hold and that would beat the card."""
        return self.possible(seat) & self.terms.beaten_by[seat][card]

    def stands(self, seat: int, card: int) -> float:
        """Return the probability that the seat cannot beat the card, with unseen cards equally likely everywhere."""
        beaters = self.terms.beaten_by[seat][card]
        if self.known[seat] & beaters:
            return 0.0
        places, threats = self.unseen.bit_count(), (self.unseen & beaters).bit_count()
        chance = 1.0
        for drawn in range(self.hidden(seat)):
            chance *= max(0.0, (places - threats - drawn) / (places - drawn))
        return chance

    def worth(self, card: int) -> int:
        """Return the value of the card to its holder: its rank, plus a whole suit for a trump."""
        suit, rank = divmod(card, self.terms.ranks)
        return rank + (self.terms.ranks + self.thrift if suit == self.terms.trumps[self.seat] else 0)

    def trumps_in(self, move: Move) -> int:
        """Return the number of this player's trumps that a move spends."""
        own = self.terms.suits[self.terms.trumps[self.seat]]
        return sum(own >> card & 1 for card in move if card != NONE) if move != TAKE else 0

    def is_dear(self, move: Move) -> bool:
        """Return True if a move beats with a card though a lower one of its suit, which it keeps, beats too."""
        card, end = move
        if not self.pile or move == TAKE:
            return False
        alike = self.terms.beaten_by[self.seat][self.pile[-1]] & self.terms.suits[card // self.terms.ranks]
        return any(lower < card and lower != end for lower in codes_in(self.mine & alike))

    def world(self, chance: random.Random) -> SvoiKozyriPosition:
        """Return a position consistent with the known cards, the unseen ones dealt at random."""
        cards = codes_in(self.unseen)
        chance.shuffle(cards)
        hands = []
        for seat, known in enumerate(self.known):
            count = self.hidden(seat)
            hands.append(known | sum(1 << card for card in cards[:count]))
            del cards[:count]
        return SvoiKozyriPosition(self.terms, hands, self.pile, self.seat)
