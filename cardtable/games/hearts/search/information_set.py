"""Information set of a seat in bit masks, computed from its view and its observation history."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.core.views import View
from cardtable.families.hearts.bitmasks import QUEEN_OF_SPADES, Masks, card_code, suit_masks
from cardtable.families.hearts.trick_zones import hand_zone, passing_zone, seen_kitty_zone
from cardtable.games.hearts.simulation import HeartsParameters
from cardtable.games.hearts.state import KITTY, HeartsPublic


class HeartsInformationSet:
    """Information set of one seat; `hidden` and its derived facts are wrong for a player that forgets."""

    def __init__(
        self, terms: HeartsParameters, pack: Masks, view: View[HeartsPublic], history: Sequence[Event]
    ) -> None:
        assert view.seat is not None
        public = view.public
        self.terms = terms
        self.pack = pack
        self.public = public
        self.seats = terms.seats
        self.seat = int(view.seat)
        self.hand = suit_masks(_codes(view.zones[hand_zone(self.seat)]))
        self.held = [
            len(view.zones[hand_zone(seat)]) + len(view.zones[passing_zone(seat)]) for seat in range(self.seats)
        ]
        self.own_kitty = suit_masks(_codes(view.zones.get(seen_kitty_zone(self.seat), ())))
        self.kitty_size = _kitty_size(view)
        self.plays: list[tuple[int, int, int]] = []  # seat, card, suit led (for a lead, the card's own)
        self.gave: list[int] = [0, 0, 0, 0]  # cards passed on, by suit
        self.got: list[int] = [0, 0, 0, 0]  # cards received in the pass, by suit
        self.known = [[0, 0, 0, 0] for _ in range(self.seats)]  # cards certainly in a hand
        self._hear(history)
        self.voids = [0] * self.seats  # by seat: bit mask of suits in which it has shown void
        self.gone = suit_masks([card_code(card) for card in public.played])  # by suit, with this trick
        self._recall_plays()
        self.hidden = self._unseen()  # unseen cards: in other hands and the kitty
        self.trick = [card_code(card) for card in public.trick]
        self.first = public.tricks == 0
        self._count_points()

    def _hear(self, history: Sequence[Event]) -> None:
        led = -1
        on_table = 0
        for event in history:
            if not isinstance(event, CardsMoved):
                continue
            target, source = event.target, event.source
            if target.kind == "trick" and source.kind == "hand" and source.owner is not None:
                number = card_code(_shown(event.cards[0]))
                led = number >> 4 if on_table == 0 else led
                self.plays.append((source.owner, number, led))
                on_table = (on_table + 1) % self.seats
            elif target.kind == "hand" and source.kind == "passing" and target.owner == self.seat:
                for card in event.cards:
                    number = card_code(_shown(card))
                    self.got[number >> 4] |= 1 << (number & 15)
            elif target.kind == "hand" and source.owner == self.seat and target.owner is not None:
                for card in event.cards:
                    number = card_code(_shown(card))
                    self.gave[number >> 4] |= 1 << (number & 15)
                    self.known[target.owner][number >> 4] |= 1 << (number & 15)

    def _recall_plays(self) -> None:
        for seat, number, led in self.plays:
            suit = number >> 4
            self.known[seat][suit] &= ~(1 << (number & 15))
            if suit != led:
                self.voids[seat] |= 1 << led

    def _unseen(self) -> list[int]:
        return [self.pack[suit] & ~(self.hand[suit] | self.gone[suit] | self.own_kitty[suit]) for suit in range(4)]

    def forget(self, forgets: Callable[[int], bool]) -> None:
        """Add some of the cards played in earlier tricks back to the unseen ones."""
        lost = [number for _, number, _ in self.plays if forgets(number) and number not in self.trick]
        for number in lost:
            self.hidden[number >> 4] |= 1 << (number & 15)
            self.gone[number >> 4] &= ~(1 << (number & 15))

    def _count_points(self) -> None:
        public, terms = self.public, self.terms
        self.taken = [sum(terms.points[card_code(card)] for card in cards) for cards in public.point_cards]
        self.bonus_seat = next(
            (seat for seat, cards in enumerate(public.point_cards) if terms.bonus in map(card_code, cards)), -1
        )
        self.taken[self.seat] += terms.total(self.own_kitty)
        if terms.bonus >= 0 and self.own_kitty[terms.bonus >> 4] >> (terms.bonus & 15) & 1:
            self.bonus_seat = self.seat
        self.total = terms.total(self.pack)
        self.points_out = terms.total(self.hidden) + terms.total(self.hand)  # still to be won, without this trick's
        self.pot = sum(terms.points[number] for number in self.trick)
        takers = [seat for seat in range(self.seats) if self.taken[seat]]
        self.moon_seat = takers[0] if len(takers) == 1 else -2 if takers else -1
        self.queen_costs = terms.points[QUEEN_OF_SPADES] > 0

    @property
    def led(self) -> int:
        """Suit led to this trick; -1 for the leader."""
        return self.trick[0] >> 4 if self.trick else -1

    @property
    def best(self) -> int:
        """Rank that wins the trick so far; -1 for the leader."""
        led = self.led
        return max((number & 15 for number in self.trick if number >> 4 == led), default=-1)

    @property
    def best_seat(self) -> int:
        """Seat that wins the trick so far; the player's seat for the leader."""
        winning = (self.led << 4 | self.best) if self.trick else -1
        leader = self.public.leader
        return (self.trick.index(winning) + leader) % self.seats if self.trick and leader is not None else self.seat

    @property
    def to_come(self) -> list[int]:
        """Seats that play to this trick after this one."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats - len(self.trick))]

    @property
    def others(self) -> list[int]:
        """All other seats, clockwise."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]

    @property
    def bonus_out(self) -> bool:
        """True if the bonus card has not been won yet."""
        return self.terms.bonus >= 0 and self.bonus_seat < 0

    def mine(self, number: int) -> bool:
        """Return True if the seat holds the card."""
        return number >= 0 and bool(self.hand[number >> 4] >> (number & 15) & 1)

    def is_out(self, number: int) -> bool:
        """Return True if the card may be in another hand."""
        return number >= 0 and bool(self.hidden[number >> 4] >> (number & 15) & 1)

    def may_hold(self, seat: int, suit: int) -> bool:
        """Return True if the seat may have a card of the suit."""
        return not self.voids[seat] >> suit & 1 and self.hidden[suit] != 0


def _codes(cards: Sequence[Card | None]) -> list[int]:
    return [card_code(card) for card in cards if card is not None]


def _shown(card: Card | None) -> Card:
    assert card is not None, "a card played or passed by this seat is always shown to it"
    return card


def _kitty_size(view: View[HeartsPublic]) -> int:
    """Return the number of kitty cards not seen by this seat, whatever their zone."""
    return len(view.zones.get(KITTY, ())) + sum(
        len(cards) for zone, cards in view.zones.items() if zone.kind == "looked" and zone.owner != view.seat
    )


def all_masks(cards: Sequence[Card]) -> Masks:
    """Return the masks of a whole pack."""
    clubs, diamonds, spades, hearts = suit_masks([card_code(card) for card in cards])
    return clubs, diamonds, spades, hearts
