"""Forward model of Hearts on bit masks: the rules of rules.py for every option and 3–7 seats.

Cards are one int, a bit for each card code; those of one suit are sixteen bits of it. Everything here is plain
functions and classes over ints, which mypyc compiles. A property test compares it with rules.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtable.families.hearts.bitmasks import (
    ACE,
    BOTTOM,
    DIAMONDS,
    FULL,
    HEARTS,
    JACK,
    KING,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SPADES,
    TEN,
    Masks,
)
from cardtable.families.hearts.options import BonusCard, QueenLead
from cardtable.games.hearts import options as choices

if TYPE_CHECKING:
    from mypy_extensions import i64

QUEEN_CARD: Final = 1 << QUEEN_OF_SPADES
_ALL_HEARTS: Final = FULL << (HEARTS << 4)
_BONUS = {BonusCard.NONE: -1, BonusCard.JD: DIAMONDS << 4 | JACK, BonusCard.TD: DIAMONDS << 4 | TEN}
_HEART_VALUES = {
    choices.HeartValues.ONE_EACH: (1,) * 13,
    choices.HeartValues.SPOT: tuple(range(2, 15)),
    choices.HeartValues.DOUBLE_EAGLE2: (1,) * 9 + (2, 3, 4, 5),
}


class HeartsParameters:
    """Parameters of the model from options and seat count."""

    def __init__(self, options: choices.HeartsOptions, seats: int) -> None:
        self.seats = seats
        self.points = _points(options)  # by card (0 … 63): its points, without the bonus card
        self.bonus = _BONUS[options.bonus_card]
        self.costly = _costly(self)  # by card (0 … 63): its points, without the bonus card
        self.barred = _barred(options, self)  # by suit: barred from discards on the first trick (HR-08)
        self.special = _special(self)  # by card: True if playing it changes more than the trick
        self.point_cards: i64 = cards_in(self.costly, 0)
        self.barred_cards: i64 = cards_in(self.barred, 0)
        self.queen_costs = self.points[QUEEN_OF_SPADES] > 0
        self.hearts_before_queen = options.first_trick_forced is choices.FirstTrickForced.HEARTS_BEFORE_QUEEN
        self.queen_must_drop = options.queen_must_drop
        self.hearts_wait = options.break_required
        self.queen_breaks = options.queen_breaks_hearts
        self.queen_waits = options.queen_lead is QueenLead.AFTER_BROKEN
        self.hearts_instead = options.hearts_instead_of_queen
        self.opening = options.opening_lead
        self.kitty_at_penalty = options.removal is choices.Removal.KITTY_FIRST_PENALTY
        self.moon = options.moon_scoring
        self.has_moon = self.moon is not choices.MoonScoring.NONE  # asked at every trick
        self.moon_needs_bonus = options.moon_needs_bonus and self.bonus >= 0
        self.moon_includes_bonus = options.moon_includes_bonus
        self.sun = options.sun is choices.Sun.DOUBLE
        self.no_tricks = options.no_tricks_bonus

    def total(self, pack: Sequence[int]) -> int:
        """Return P of HR-01: the points of all point cards of the pack, given as masks."""
        return self.worth(cards_in(pack, 0))

    def worth(self, cards: i64) -> i64:
        """Return the points of these cards, without the bonus card."""
        total: i64 = 0
        for number in numbers(cards & self.point_cards):
            total += self.points[number]
        return total


def cards_in(masks: Sequence[int], place: i64) -> i64:
    """Return the cards in the four masks of a place, in a list of four masks for each place."""
    clubs: i64 = masks[place * 4]
    diamonds: i64 = masks[place * 4 + 1]
    spades: i64 = masks[place * 4 + 2]
    hearts: i64 = masks[place * 4 + 3]
    return clubs | diamonds << 16 | spades << 32 | hearts << 48


def masks_in(cards: i64) -> list[int]:
    """Return the four masks, by suit, of some cards."""
    return [cards & FULL, cards >> 16 & FULL, cards >> 32 & FULL, cards >> 48]


def cards_of(numbers: list[int]) -> i64:
    """Return the cards with these codes."""
    cards: i64 = 0
    number: i64
    for number in numbers:
        card: i64 = 1
        card <<= number  # as in `play`
        cards |= card
    return cards


def numbers(cards: i64) -> list[int]:
    """Return the codes of some cards, in text order."""
    found: list[int] = []
    suit: i64
    for suit in range(4):
        mask = cards >> (suit << 4) & FULL
        while mask:
            found.append(suit << 4 | BOTTOM[mask])
            mask &= mask - 1
    return found


def _points(options: choices.HeartsOptions) -> tuple[int, ...]:
    points = [0] * 64
    points[HEARTS << 4 : (HEARTS << 4) + 13] = _HEART_VALUES[options.heart_values]
    points[QUEEN_OF_SPADES] = options.queen_value
    if options.high_spades is choices.HighSpades.BLACK_MARIA:
        points[SPADES << 4 | KING], points[SPADES << 4 | ACE] = 10, 7
    return tuple(points)


def _special(terms: HeartsParameters) -> tuple[bool, ...]:
    return tuple(
        bool(terms.points[number]) or number in (QUEEN_OF_SPADES, terms.bonus) or number >> 4 == HEARTS
        for number in range(64)
    )


def _costly(terms: HeartsParameters) -> Masks:
    clubs, diamonds, spades, hearts = (
        sum(1 << rank for rank in range(13) if terms.points[suit << 4 | rank]) for suit in range(4)
    )
    return clubs, diamonds, spades, hearts


def _barred(options: choices.HeartsOptions, terms: HeartsParameters) -> Masks:
    rule = options.first_trick_points
    if rule is choices.FirstTrickPoints.FORBIDDEN:
        return terms.costly
    return (0, 0, QUEEN_BIT if rule is choices.FirstTrickPoints.QUEEN_ONLY_FORBIDDEN else 0, 0)


class SeatHolding:
    """Cards of one seat, and the points and tricks it has won."""

    __slots__ = ("cards", "taken", "tricks")

    def __init__(self, cards: i64, taken: i64, tricks: i64) -> None:
        self.cards: i64 = cards
        self.taken: i64 = taken
        self.tricks: i64 = tricks


class HeartsPosition:
    """Position of a deal from the first lead on: hands, trick, and results of each seat."""

    def __init__(self, terms: HeartsParameters, holdings: list[SeatHolding], turn: i64) -> None:
        """Create a position without cards; `turn`: the seat to play. Use `dealt` for a whole deal."""
        self.terms = terms
        self.holdings = holdings  # by seat
        self.turn: i64 = turn
        self.led: i64 = -1
        self.best: i64 = -1
        self.best_seat: i64 = turn
        self.count: i64 = 0
        self.pot: i64 = 0
        self.pot_costly = False
        self.pot_bonus = False
        self.broken = False
        self.first = True
        self.left: i64 = 0  # cards still in hands
        self.total: i64 = 0
        self.kitty: i64 = 0
        self.kitty_bonus = False
        self.kitty_waits = False
        self.bonus_seat: i64 = -1
        self.moon_seat: i64 = -1  # seat with all points so far; -1: no points won, -2: several seats
        self.threat: i64 = -1  # seat with all points so far, and enough of them to threaten a moon; -1: none
        self.shooting: i64 = -1  # set by the policy: seat that tries to win everything; -1: none

    def copy(self) -> HeartsPosition:
        """Return an independent copy."""
        holdings = [SeatHolding(one.cards, one.taken, one.tricks) for one in self.holdings]
        other = HeartsPosition(self.terms, holdings, self.turn)
        other.led, other.best, other.best_seat, other.count = self.led, self.best, self.best_seat, self.count
        other.pot, other.pot_costly, other.pot_bonus = self.pot, self.pot_costly, self.pot_bonus
        other.broken, other.first, other.left, other.total = self.broken, self.first, self.left, self.total
        other.kitty, other.kitty_bonus, other.kitty_waits = self.kitty, self.kitty_bonus, self.kitty_waits
        other.bonus_seat, other.moon_seat = self.bonus_seat, self.moon_seat
        other.threat, other.shooting = self.threat, self.shooting
        return other

    def hold(self, hands: list[int]) -> None:
        """Give every seat its cards: four masks each, one after another; further masks are ignored."""
        self.left = 0
        for seat, holding in enumerate(self.holdings):
            holding.cards = cards_in(hands, seat)
            self.left |= holding.cards

    def play(self, number: i64) -> None:
        """Play a legal card of the seat to play."""
        seat = self.turn
        card: i64 = 1
        card <<= number  # compiled, a 1 << number has no more than 32 bits
        self.holdings[seat].cards ^= card
        self.left ^= card
        if self.count == 0:
            self.led = number >> 4
            self.best = number & 15
            self.best_seat = seat
        elif number & 15 > self.best and number >> 4 == self.led:
            self.best = number & 15
            self.best_seat = seat
        terms = self.terms
        if terms.special[number]:
            self._note(number)
        self.count += 1
        if self.count == terms.seats:
            self._finish_trick()
        else:
            seat += 1
            self.turn = seat if seat < terms.seats else 0

    def _note(self, number: i64) -> None:
        value: i64 = self.terms.points[number]
        if value:
            self.pot += value
            self.pot_costly = True
        if number >> 4 == HEARTS or (number == QUEEN_OF_SPADES and self.terms.queen_breaks):
            self.broken = True
        if number == self.terms.bonus:
            self.pot_bonus = True

    def _finish_trick(self) -> None:
        winner = self.best_seat
        self.holdings[winner].tricks += 1
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
        holding = self.holdings[winner]
        holding.taken += self.pot
        self.pot = 0
        if self.moon_seat == -1:
            self.moon_seat = winner
        elif self.moon_seat != winner:
            self.moon_seat = -2
            self.threat = self.shooting = -1
        if self.moon_seat == winner and holding.taken * 2 >= self.total:
            self.threat = winner

    def _award_kitty(self) -> None:
        """Award the kitty: with the first trick, or the first with a point card, else with the last (HR-11)."""
        if self.terms.kitty_at_penalty and not self.pot_costly and self.left:
            return
        self.pot += self.kitty
        self.pot_bonus = self.pot_bonus or self.kitty_bonus
        self.kitty_waits = False


def dealt(terms: HeartsParameters, hands: list[int], kitty: list[int], dealer_left: int) -> HeartsPosition:
    """Return the position before the first lead.

    `hands`: four masks a seat, one after another; `kitty`: four masks.
    """
    position = HeartsPosition(terms, [SeatHolding(0, 0, 0) for _ in range(terms.seats)], dealer_left)
    position.hold(hands)
    position.turn = opener(position, dealer_left)
    lay_kitty(position, cards_in(kitty, 0))
    position.total = terms.worth(position.left) + position.kitty
    return position


def lay_kitty(position: HeartsPosition, cards: i64) -> None:
    """Set the kitty, for the seat that wins it (HR-11)."""
    terms = position.terms
    position.kitty = terms.worth(cards)
    position.kitty_bonus = terms.bonus >= 0 and bool(cards >> terms.bonus & 1)
    position.kitty_waits = cards != 0


def opener(position: HeartsPosition, dealer_left: i64) -> i64:
    """Return the leader of the first trick (HR-06)."""
    if position.terms.opening in (choices.OpeningLead.LOWEST_CLUB, choices.OpeningLead.ANY_CLUB_BY_HOLDER):
        clubs = position.left & FULL
        lowest = clubs & -clubs
        for seat, holding in enumerate(position.holdings):
            if holding.cards & lowest:
                return seat
    return dealer_left


def leads(position: HeartsPosition) -> i64:
    """Return the legal leads of the seat to play (HR-06, HR-09)."""
    cards = position.holdings[position.turn].cards
    if position.first:
        fixed = _opening(position, cards)
        if fixed:
            return fixed
    return cards if position.broken else _unbroken(position.terms, cards)


def _unbroken(terms: HeartsParameters, cards: i64) -> i64:
    """Return the legal leads of a hand before hearts are broken (HR-09); all of it if nothing else is left."""
    allowed = cards
    if terms.hearts_wait:
        allowed &= ~_ALL_HEARTS
    if terms.queen_waits:
        allowed &= ~QUEEN_CARD
    if not allowed:
        return cards
    return QUEEN_CARD | cards & _ALL_HEARTS if allowed == QUEEN_CARD and terms.hearts_instead else allowed


def _opening(position: HeartsPosition, cards: i64) -> i64:
    """Return the opening leads that HR-06 fixes; 0 if HR-09 decides."""
    terms = position.terms
    if terms.opening is choices.OpeningLead.DEALER_LEFT_ANY:
        return 0
    if terms.opening is choices.OpeningLead.DEALER_LEFT_NO_POINTS:
        clean = cards & ~terms.point_cards
        return clean or cards
    clubs = position.left & FULL
    if not cards & clubs & -clubs:
        return 0
    return clubs & -clubs if terms.opening is choices.OpeningLead.LOWEST_CLUB else cards & FULL


def discards(position: HeartsPosition) -> i64:
    """Return the legal discards of the seat to play, which is void in the suit led (HR-08)."""
    terms = position.terms
    cards = position.holdings[position.turn].cards
    if position.first:
        free = cards & ~terms.barred_cards
        if free:
            cards = free
        elif terms.hearts_before_queen and cards & _ALL_HEARTS:
            return cards & _ALL_HEARTS
    if terms.queen_must_drop and cards & QUEEN_CARD:
        return QUEEN_CARD
    return cards


def legal(position: HeartsPosition) -> list[int]:
    """Return the legal cards of the seat to play, in text order."""
    if position.count == 0:
        return numbers(leads(position))
    place = position.led << 4
    mask = position.holdings[position.turn].cards >> place & FULL
    return numbers(mask << place if mask else discards(position))


def shooter(position: HeartsPosition) -> int:
    """Return the seat that has shot the moon, at the end of a deal (HR-13); -1: none."""
    terms = position.terms
    seat = position.moon_seat
    if seat < 0 or not terms.has_moon or position.holdings[seat].taken != position.total:
        return -1
    return -1 if terms.moon_needs_bonus and position.bonus_seat != seat else seat


def scores(position: HeartsPosition, subtract: bool = False) -> list[int]:
    """Return the points of a finished deal by seat (HR-12 … HR-16); `subtract`: the choice of a shooter with a
    choice.
    """
    terms = position.terms
    moon = shooter(position)
    if moon < 0:
        result = [one.taken if one.tricks else one.taken + terms.no_tricks for one in position.holdings]
    else:
        result = _moon_scores(position, moon, subtract)
    bonus = position.bonus_seat
    if bonus >= 0 and not (bonus == moon and terms.moon_includes_bonus):
        result[bonus] -= 10
    return result


def _moon_scores(position: HeartsPosition, moon: i64, subtract: bool) -> list[int]:
    terms = position.terms
    won_all = not any(one.tricks for seat, one in enumerate(position.holdings) if seat != moon)
    amount = position.total * (2 if terms.sun and won_all else 1)
    if terms.moon is choices.MoonScoring.SUBTRACT_SELF or (terms.moon is choices.MoonScoring.CHOOSE and subtract):
        return [-amount if seat == moon else 0 for seat in range(terms.seats)]
    return [0 if seat == moon else amount for seat in range(terms.seats)]
