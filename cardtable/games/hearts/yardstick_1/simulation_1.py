"""A deal of Hearts as `expert@1` plays it out: `simulation.py` of its time, `threat` and `shooting` included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.families.hearts.masks import (
    CLUBS,
    HEARTS,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    Masks,
)
from cardtable.games.hearts.options import MoonScoring, OpeningLead
from cardtable.games.hearts.simulation import Terms

if TYPE_CHECKING:
    from mypy_extensions import i64


class Position:
    """A deal from the first lead on: who holds what, the trick so far, and what each seat has won."""

    __slots__ = (
        "best",
        "best_seat",
        "bonus_seat",
        "broken",
        "count",
        "first",
        "hands",
        "kitty",
        "kitty_bonus",
        "kitty_waits",
        "led",
        "left",
        "left_in",
        "moon_seat",
        "points_left",
        "pot",
        "pot_bonus",
        "pot_costly",
        "queen_gone",
        "shooting",
        "taken",
        "terms",
        "threat",
        "total",
        "tricks",
        "turn",
    )

    def __init__(self, terms: Terms, hands: list[int], turn: i64) -> None:
        """`hands`: four masks a seat, one after another; `turn`: who plays next. Nothing is counted: see `dealt`."""
        self.terms = terms
        self.hands = hands
        self.turn: i64 = turn
        self.led: i64 = -1
        self.best: i64 = -1
        self.best_seat: i64 = turn
        self.count: i64 = 0
        self.pot: i64 = 0
        self.pot_costly = False
        self.pot_bonus = False
        self.broken = False
        self.queen_gone = False
        self.first = True
        self.left_in = [0, 0, 0, 0]  # by suit: cards still in hands
        self.left: i64 = 0
        self.total: i64 = 0
        self.kitty: i64 = 0
        self.kitty_bonus = False
        self.kitty_waits = False
        self.taken = [0] * terms.seats
        self.tricks = [0] * terms.seats
        self.bonus_seat: i64 = -1
        self.moon_seat: i64 = -1  # who has all points so far; -1: nobody has any, -2: they are split
        self.points_left: i64 = 0
        self.threat: i64 = -1  # who has so many of the points, and all of them, that a moon is to be feared; -1: nobody
        self.shooting: i64 = -1  # a note for whoever plays the seats: who means to win everything; -1: nobody

    def copy(self) -> Position:
        """Another position that can be played on by itself."""
        other = Position(self.terms, self.hands[:], self.turn)
        other.led = self.led
        other.best = self.best
        other.best_seat = self.best_seat
        other.count = self.count
        other.pot = self.pot
        other.pot_costly = self.pot_costly
        other.pot_bonus = self.pot_bonus
        other.broken = self.broken
        other.queen_gone = self.queen_gone
        other.first = self.first
        other.left_in = self.left_in[:]
        other.left = self.left
        other.total = self.total
        other.kitty = self.kitty
        other.kitty_bonus = self.kitty_bonus
        other.kitty_waits = self.kitty_waits
        other.taken = self.taken[:]
        other.tricks = self.tricks[:]
        other.bonus_seat = self.bonus_seat
        other.moon_seat = self.moon_seat
        other.points_left = self.points_left
        other.threat = self.threat
        other.shooting = self.shooting
        return other

    def play(self, number: i64) -> None:
        """The seat to play plays a card, which must be legal."""
        suit: i64 = number >> 4
        seat = self.turn
        place = seat * 4 + suit
        held: i64 = self.hands[place]
        self.hands[place] = held ^ (1 << (number & 15))
        left: i64 = self.left_in[suit]
        self.left_in[suit] = left - 1
        if self.count == 0:
            self.led = suit
            self.best = number & 15
            self.best_seat = seat
        elif suit == self.led and number & 15 > self.best:
            self.best = number & 15
            self.best_seat = seat
        terms = self.terms
        if terms.special[number]:
            self._note(number, suit)
        self.count += 1
        if self.count == terms.seats:
            self._finish_trick()
        else:
            seat += 1
            self.turn = seat if seat < terms.seats else 0

    def _note(self, number: i64, suit: i64) -> None:
        value: i64 = self.terms.points[number]
        if value:
            self.pot += value
            self.pot_costly = True
        if suit == HEARTS:
            self.broken = True
        elif number == QUEEN_OF_SPADES:
            self.queen_gone = True
            if self.terms.queen_breaks:
                self.broken = True
        if number == self.terms.bonus:
            self.pot_bonus = True

    def _finish_trick(self) -> None:
        winner = self.best_seat
        tricks: i64 = self.tricks[winner]
        self.tricks[winner] = tricks + 1
        self.left -= self.terms.seats
        if self.kitty_waits:
            self._award_kitty()
        if self.pot:
            self._take(winner)
        self.pot_costly = False
        if self.pot_bonus:
            self.bonus_seat = winner
            self.pot_bonus = False
        self.turn = winner
        self.count = 0
        self.led = -1
        self.first = False

    def _take(self, winner: i64) -> None:
        taken: i64 = self.taken[winner] + self.pot
        self.taken[winner] = taken
        self.points_left -= self.pot
        self.pot = 0
        if self.moon_seat == -1:
            self.moon_seat = winner
        elif self.moon_seat != winner:
            self.moon_seat = -2
            self.threat = self.shooting = -1
        if self.moon_seat == winner and taken * 2 >= self.total:
            self.threat = winner

    def _award_kitty(self) -> None:
        """HR-11: with the first trick, or with the first that holds a point card, at the latest with the last."""
        if self.terms.kitty_at_penalty and not self.pot_costly and self.left:
            return
        self.pot += self.kitty
        self.pot_bonus = self.pot_bonus or self.kitty_bonus
        self.kitty_waits = False


def dealt(terms: Terms, hands: list[int], kitty: list[int], turn: int) -> Position:
    """The position before the first lead; `kitty`: four masks; `turn`: who leads to the first trick."""
    position = Position(terms, hands, turn)
    joined = _joined(hands)
    position.queen_gone = not joined[SPADES] & QUEEN_BIT
    position.left_in = [SIZE[mask] for mask in joined]
    position.left = sum(position.left_in)
    position.kitty = terms.total(kitty)
    position.kitty_bonus = terms.bonus >= 0 and bool(kitty[terms.bonus >> 4] >> (terms.bonus & 15) & 1)
    position.kitty_waits = any(kitty)
    position.total = terms.total(joined) + position.kitty
    position.points_left = position.total
    return position


def _joined(hands: list[int]) -> list[int]:
    """By suit: the cards of all hands."""
    joined = [0, 0, 0, 0]
    suit: i64
    place: i64
    for suit in range(4):
        cards: i64 = 0
        for place in range(suit, len(hands), 4):
            cards |= hands[place]
        joined[suit] = cards
    return joined


def opener(terms: Terms, hands: list[int], dealer_left: int) -> int:
    """HR-06: who leads to the first trick."""
    if terms.opening in (OpeningLead.LOWEST_CLUB, OpeningLead.ANY_CLUB_BY_HOLDER):
        clubs = _joined(hands)[CLUBS]
        if clubs:
            return next(seat for seat in range(terms.seats) if hands[seat * 4] & clubs & -clubs)
    return dealer_left


def leads(position: Position) -> Masks:
    """By suit: what the seat to play may lead (HR-06, HR-09)."""
    place = position.turn * 4
    clubs: i64 = position.hands[place]
    diamonds: i64 = position.hands[place + 1]
    spades: i64 = position.hands[place + 2]
    hearts: i64 = position.hands[place + 3]
    if position.first:
        fixed = _opening(position, clubs, diamonds, spades, hearts)
        if fixed is not None:
            return fixed
    if position.broken:
        return clubs, diamonds, spades, hearts
    return _unbroken(position.terms, clubs, diamonds, spades, hearts)


def _unbroken(terms: Terms, clubs: i64, diamonds: i64, spades: i64, hearts: i64) -> Masks:
    """What of a hand may be led before hearts are broken (HR-09); all of it where nothing else is left."""
    open_hearts: i64 = 0 if terms.hearts_wait else hearts
    open_spades: i64 = spades & ~QUEEN_BIT if terms.queen_waits else spades
    if not (clubs or diamonds or open_hearts):
        if not open_spades:
            return clubs, diamonds, spades, hearts
        if open_spades == QUEEN_BIT and terms.hearts_instead:
            return 0, 0, QUEEN_BIT, hearts
    return clubs, diamonds, open_spades, open_hearts


def _opening(position: Position, clubs: i64, diamonds: i64, spades: i64, hearts: i64) -> Masks | None:
    """The opening lead where HR-06 fixes it; None where HR-09 decides."""
    terms = position.terms
    if terms.opening is OpeningLead.DEALER_LEFT_ANY:
        return None
    if terms.opening is OpeningLead.DEALER_LEFT_NO_POINTS:
        free = terms.costly
        clean = (clubs & ~free[0], diamonds & ~free[1], spades & ~free[2], hearts & ~free[3])
        return clean if clean[0] or clean[1] or clean[2] or clean[3] else (clubs, diamonds, spades, hearts)
    lowest: i64 = _joined(position.hands)[CLUBS]
    lowest &= -lowest
    if not clubs & lowest:
        return None
    return (lowest if terms.opening is OpeningLead.LOWEST_CLUB else clubs), 0, 0, 0


def discards(position: Position) -> Masks:
    """By suit: what the seat to play may discard, having none of the suit led (HR-08)."""
    place = position.turn * 4
    clubs: i64 = position.hands[place]
    diamonds: i64 = position.hands[place + 1]
    spades: i64 = position.hands[place + 2]
    hearts: i64 = position.hands[place + 3]
    terms = position.terms
    if position.first:
        barred = terms.barred
        free = (clubs & ~barred[0], diamonds & ~barred[1], spades & ~barred[2], hearts & ~barred[3])
        if free[0] or free[1] or free[2] or free[3]:
            clubs, diamonds, spades, hearts = free
        elif terms.hearts_before_queen and hearts:
            return 0, 0, 0, hearts
    if terms.queen_must_drop and spades & QUEEN_BIT:
        return 0, 0, QUEEN_BIT, 0
    return clubs, diamonds, spades, hearts


def shooter(position: Position) -> int:
    """HR-13 at the end of a deal: who has shot the moon; -1: nobody."""
    terms = position.terms
    seat = position.moon_seat
    if seat < 0 or not terms.has_moon or position.taken[seat] != position.total:
        return -1
    return -1 if terms.moon_needs_bonus and position.bonus_seat != seat else seat


def scores(position: Position, subtract: bool = False) -> list[int]:
    """The points of a finished deal by seat (HR-12 … HR-16); `subtract`: what a shooter chooses who may choose."""
    terms = position.terms
    moon = shooter(position)
    if moon < 0:
        result = position.taken[:]
        if terms.no_tricks:
            for seat, tricks in enumerate(position.tricks):
                result[seat] += 0 if tricks else terms.no_tricks
    else:
        result = _moon_scores(position, moon, subtract)
    bonus = position.bonus_seat
    if bonus >= 0 and not (bonus == moon and terms.moon_includes_bonus):
        result[bonus] -= 10
    return result


def _moon_scores(position: Position, moon: i64, subtract: bool) -> list[int]:
    terms = position.terms
    won_all = position.tricks[moon] == sum(position.tricks)
    amount = position.total * (2 if terms.sun and won_all else 1)
    if terms.moon is MoonScoring.SUBTRACT_SELF or (terms.moon is MoonScoring.CHOOSE and subtract):
        return [-amount if seat == moon else 0 for seat in range(terms.seats)]
    return [0 if seat == moon else amount for seat in range(terms.seats)]
