"""Forward model of Svoi Kozyri on bit masks: the rules from the first lead to the last card.

A card is a small int, suit * ranks + index of its rank from the lowest of the pack, so that a hand is one int. A move
is two cards: the one that leads or beats, and the one that follows it; -1 stands for none. Everything here is plain
functions and slotted classes over ints, which mypyc compiles. A property test compares it with rules.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardtable.core.cards import ACE, Card, Suit
from cardtable.games.svoi_kozyri.options import LeadAfterTotal, Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.state import Action, BeatCard, LeadCard, TakeCards

ALL: Final = 99  # more cards than a pack has: the whole pile
NONE: Final = -1

Move = tuple[int, int]
TAKE: Move = (NONE, NONE)


class SvoiKozyriParameters:
    """Parameters of the model from options, pack and trumps; `ranks`: ranks in each suit, 0: as in the options."""

    def __init__(self, options: SvoiKozyriOptions, trumps: Sequence[int], ranks: int = 0) -> None:
        self.ranks = ranks or options.deck // 4
        self.cards = 4 * self.ranks
        self.full = (1 << self.cards) - 1
        self.trumps = tuple(trumps)
        self.seats = len(self.trumps)
        self.suits = tuple(((1 << self.ranks) - 1) << suit * self.ranks for suit in range(4))
        self.beaten_by = tuple(self._beaten_by(trump) for trump in self.trumps)  # by seat, then by top card: a mask
        self.taken = tuple(self._taken(options.pickup, trump) for trump in self.trumps)  # by seat, then by top card
        self.may_take = options.voluntary_pickup
        self.second = options.second_card
        self.taker_leads = options.lead_after_total is LeadAfterTotal.TAKER
        self.last_card_draw = options.last_card_draw

    def _beaten_by(self, trump: int) -> tuple[int, ...]:
        """Return, by card, the cards that beat it in the hand of a player with this trump (KR-09)."""
        masks = []
        for card in range(self.cards):
            suit = card // self.ranks
            higher = self.suits[suit] >> card + 1 << card + 1
            masks.append(higher if suit == trump else higher | self.suits[trump])
        return tuple(masks)

    def _taken(self, pickup: Pickup, trump: int) -> tuple[int, ...]:
        """Return, by top card, the number of cards that a player with this trump takes (KR-11)."""
        if pickup is not Pickup.GRADED:
            return (ALL if pickup is Pickup.WHOLE_PILE else 1,) * self.cards
        own = range(trump * self.ranks, (trump + 1) * self.ranks)
        return tuple((ALL if card == own[-1] else 5) if card in own else 3 for card in range(self.cards))

    def code(self, card: Card) -> int:
        """Return the int of a card of this pack."""
        assert card.suit is not None
        return card.suit * self.ranks + card.rank - (ACE + 1 - self.ranks)

    def card(self, code: int) -> Card:
        """Return the card of an int."""
        return Card(code % self.ranks + ACE + 1 - self.ranks, Suit(code // self.ranks))

    def mask(self, cards: Iterable[Card]) -> int:
        """Return the bit mask of cards."""
        return sum(1 << self.code(card) for card in cards)


def codes_in(mask: int) -> list[int]:
    """Return the cards of a mask, lowest int first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class SvoiKozyriPosition:
    """Cards of a deal from the first lead on, and the player to move."""

    __slots__ = ("drawn", "hands", "out", "over", "pile", "terms", "turn", "turns")

    def __init__(self, terms: SvoiKozyriParameters, hands: Iterable[int], pile: Iterable[int], turn: int) -> None:
        self.terms = terms
        self.hands = list(hands)  # by seat; 0 for a seat that is out
        self.pile = list(pile)  # the top card last
        self.turn = turn
        self.turns = 0
        self.out = [seat for seat, hand in enumerate(self.hands) if not hand]  # first to last, from here on
        self.over = False
        self.drawn: tuple[int, ...] = ()  # seats that draw, once over

    def copy(self) -> SvoiKozyriPosition:
        """Return a copy to play on."""
        other = SvoiKozyriPosition(self.terms, self.hands, self.pile, self.turn)
        other.turns, other.out, other.over, other.drawn = self.turns, self.out[:], self.over, self.drawn
        return other

    def beaters(self) -> int:
        """Return the mover's cards that beat the top card of the pile, which is not empty."""
        return self.hands[self.turn] & self.terms.beaten_by[self.turn][self.pile[-1]]

    def moves(self) -> list[Move]:
        """Return every legal move."""
        hand = self.hands[self.turn]
        if not self.pile:
            return [(card, NONE) for card in codes_in(hand)]
        beaters = self.beaters()
        found: list[Move] = []
        for card in codes_in(beaters):
            rest = hand ^ 1 << card if self.terms.second else 0
            found += [(card, other) for other in codes_in(rest)] if rest else [(card, NONE)]
        if self.terms.may_take or not beaters:
            found.append(TAKE)
        return found

    def play(self, move: Move) -> None:
        """Apply a legal move."""
        self.turns += 1
        seat = self.turn
        if move == TAKE:
            count = self.terms.taken[seat][self.pile[-1]]
            for card in self.pile[-count:]:
                self.hands[seat] |= 1 << card
            del self.pile[-count:]
            if self.pile or not self.terms.taker_leads:
                self._pass_on()
            return
        for card in move:
            if card != NONE:
                self.hands[seat] ^= 1 << card
                self.pile.append(card)
        if not self.hands[seat]:
            self.out.append(seat)
            if len(self.out) == self.terms.seats - 1:
                self._end()
                return
        self._pass_on()

    def _pass_on(self) -> None:
        seat = (self.turn + 1) % self.terms.seats
        while not self.hands[seat]:
            seat = (seat + 1) % self.terms.seats
        self.turn = seat

    def _end(self) -> None:
        """End the deal when the last but one is out: the other loses, or draws with the very last card (KR-14)."""
        self.over = True
        self._pass_on()
        hand = self.hands[self.turn]
        if self.terms.last_card_draw and not hand & hand - 1 and self.beaters():
            self.drawn = (self.out.pop(), self.turn)


def action_of(terms: SvoiKozyriParameters, move: Move, leading: bool) -> Action:
    """Return the action of a move."""
    card, then = move
    if card == NONE:
        return TakeCards()
    if leading:
        return LeadCard(terms.card(card))
    return BeatCard(terms.card(card), None if then == NONE else terms.card(then))
