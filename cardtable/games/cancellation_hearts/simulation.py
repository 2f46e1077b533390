"""Forward model of Cancellation Hearts on bit masks: the rules of rules.py for every option.

A hand is four masks of the cards that it holds at least once, and four of those of which it holds both twins.
Everything here is plain functions and classes over ints, which mypyc compiles. A property test compares it with
rules.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.families.hearts.bitmasks import (
    DIAMONDS,
    HEARTS,
    HIGH,
    JACK,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    TEN,
    Masks,
    codes_in_mask,
)
from cardtable.families.hearts.options import BONUS_POINTS, BonusCard, QueenLead
from cardtable.games.cancellation_hearts import options as choices
from cardtable.games.cancellation_hearts.scoring import ALL_POINTS, QUEEN_POINTS

if TYPE_CHECKING:
    from mypy_extensions import i64

_BONUS = {BonusCard.NONE: -1, BonusCard.JD: DIAMONDS << 4 | JACK, BonusCard.TD: DIAMONDS << 4 | TEN}
_FEARED: Final = ALL_POINTS // 2  # points with which a seat that has all points so far may shoot the moon


class CancellationParameters:
    """Parameters of the model from options and seat count."""

    def __init__(self, options: choices.CancellationOptions, seats: int) -> None:
        self.seats = seats
        self.bonus = _BONUS[options.bonus_card]
        self.points = tuple(_points(number) for number in range(64))  # by card: its points, without the bonus card
        self.special = tuple(bool(self.points[number]) or number == self.bonus for number in range(64))
        self.opening = options.first_lead
        self.clean_start = options.first_trick_points is choices.CancellationFirstTrickPoints.FORBIDDEN
        self.hearts_wait = options.break_required
        self.queen_breaks = options.queen_breaks_hearts
        self.queen_waits = options.queen_lead is QueenLead.AFTER_BROKEN
        self.two_pairs = options.void_rule is choices.VoidRule.TWO_PAIRS
        self.void_leader = options.void_next_leader
        self.out_of_play = options.void_cards is choices.VoidCards.OUT_OF_PLAY
        self.last_void = options.last_void
        self.widow_first = options.leftover is choices.Leftover.WIDOW_FIRST_TRICK
        self.moon = options.moon_scoring
        self.has_moon = self.moon is not choices.CancellationMoonScoring.NONE  # asked at every trick
        self.moon_points = options.moon_points


def _points(number: int) -> int:
    if number == QUEEN_OF_SPADES:
        return QUEEN_POINTS
    return 1 if number >> 4 == HEARTS and number & 15 < 13 else 0


class CancellationPosition:
    """Position of a deal: hands, trick, waiting cards, and results of each seat."""

    def __init__(
        self, terms: CancellationParameters, hands: list[int], pairs: list[int], leader: i64, tricks_left: i64
    ) -> None:
        """Create a position.

        `hands`, `pairs`: four masks a seat, one after another; `tricks_left`: with the one that begins now.
        """
        self.terms = terms
        self.hands = hands
        self.pairs = pairs
        self.leader: i64 = leader
        self.turn: i64 = leader
        self.tricks_left: i64 = tricks_left
        self.led: i64 = -1
        self.trick: list[int] = []
        self.lain = [0, 0, 0, 0]  # by suit: cards in the trick
        self.standing: i64 = 0  # of the suit led: cards in the trick without their twins
        self.twins: i64 = 0  # pairs in the trick
        self.pot: i64 = 0  # points in the trick, without the bonus cards
        self.pot_bonus: i64 = 0  # bonus cards in the trick
        self.carried: i64 = 0  # points of waiting cards
        self.carried_bonus: i64 = 0
        self.widow: i64 = 0  # points of the widow
        self.widow_bonus: i64 = 0
        self.widow_waits = False  # True while the widow is on the table
        self.broken = False
        self.first = False
        self.last_winner: i64 = -1  # -1: no trick has been won
        self.taken = [0] * terms.seats
        self.bonus = [0] * terms.seats
        self.alone: i64 = -1  # seat with all points so far; -1: no points won, -2: several seats, or points lost
        self.threat: i64 = -1  # seat with all points so far, and enough of them to threaten a moon; -1: none
        self.left_in = [0, 0, 0, 0]  # by suit: cards still in hands
        self.left: i64 = 0
        self.queens: i64 = 0  # queens of spades still in hands

    def count_cards(self) -> None:
        """Count the cards in the hands, after they have been filled."""
        suit: i64
        place: i64
        for suit in range(4):
            count: i64 = 0
            for place in range(suit, len(self.hands), 4):
                held: i64 = self.hands[place]
                twice: i64 = self.pairs[place]
                count += SIZE[held]
                count += SIZE[twice]
                if suit == SPADES and held & QUEEN_BIT:
                    self.queens += 2 if twice & QUEEN_BIT else 1
            self.left_in[suit] = count
            self.left += count

    def copy(self) -> CancellationPosition:
        """Return an independent copy."""
        other = CancellationPosition(self.terms, self.hands[:], self.pairs[:], self.leader, self.tricks_left)
        other.turn, other.led, other.trick, other.lain = self.turn, self.led, self.trick[:], self.lain[:]
        other.standing, other.twins = self.standing, self.twins
        other.pot, other.pot_bonus = self.pot, self.pot_bonus
        other.carried, other.carried_bonus = self.carried, self.carried_bonus
        other.widow, other.widow_bonus, other.widow_waits = self.widow, self.widow_bonus, self.widow_waits
        other.broken, other.first, other.last_winner = self.broken, self.first, self.last_winner
        other.taken, other.bonus = self.taken[:], self.bonus[:]
        other.alone, other.threat = self.alone, self.threat
        other.left_in, other.left, other.queens = self.left_in[:], self.left, self.queens
        return other

    def play(self, number: i64) -> None:
        """Play a legal card of the seat to play."""
        suit: i64 = number >> 4
        bit: i64 = 1 << (number & 15)
        place = self.turn * 4 + suit
        twice: i64 = self.pairs[place]
        if twice & bit:
            self.pairs[place] = twice ^ bit
        else:
            held: i64 = self.hands[place]
            self.hands[place] = held ^ bit
        left: i64 = self.left_in[suit]
        self.left_in[suit] = left - 1
        self.left -= 1
        if number == QUEEN_OF_SPADES:
            self.queens -= 1
        self.lay(number)

    def lay(self, number: i64) -> None:
        """Put a card of the seat to play on the trick without taking it from a hand (XR-04, XR-05)."""
        suit: i64 = number >> 4
        bit: i64 = 1 << (number & 15)
        if not self.trick:
            self.led = suit
        lain: i64 = self.lain[suit]
        if lain & bit:
            self.twins += 1
            if suit == self.led:
                self.standing ^= bit
        else:
            self.lain[suit] = lain | bit
            if suit == self.led:
                self.standing |= bit
        self.trick.append(number)
        terms = self.terms
        if terms.special[number]:
            self._note(number)
        if len(self.trick) == terms.seats:
            self._finish_trick()
        else:
            seat = self.turn + 1
            self.turn = seat if seat < terms.seats else 0

    def _note(self, number: i64) -> None:
        terms = self.terms
        if number == terms.bonus:
            self.pot_bonus += 1
            return
        self.pot += terms.points[number]
        if number != QUEEN_OF_SPADES or terms.queen_breaks:
            self.broken = True

    def _finish_trick(self) -> None:
        self.tricks_left -= 1
        if self.standing and not (self.twins > 1 and self.terms.two_pairs):
            winner = self._seat_of(self.led << 4 | HIGH[self.standing])
            self._take(winner)
            self.last_winner = winner
            self.leader = winner
        elif self.tricks_left:
            self._leave()
        else:
            self._settle_last_void()
        self.turn = self.leader
        self.trick = []
        self.lain = [0, 0, 0, 0]
        self.led = -1
        self.standing = 0
        self.twins = 0
        self.pot = 0
        self.pot_bonus = 0
        self.first = False

    def _seat_of(self, number: i64) -> i64:
        """Return the seat that played this card of the trick; the first one of twins."""
        return (self.leader + self.trick.index(number)) % self.terms.seats

    def _take(self, taker: i64) -> None:
        """Give the trick, the waiting cards, and the widow if it is due, to a seat."""
        points = self.pot + self.carried
        bonus = self.pot_bonus + self.carried_bonus
        if bonus:
            self.bonus[taker] += bonus
        self.carried = 0
        self.carried_bonus = 0
        if self.widow_waits and (self.terms.widow_first or not self.tricks_left):
            points += self.widow
            self.bonus[taker] += self.widow_bonus
            self.widow_waits = False
        if points:
            taken: i64 = self.taken[taker]
            self.taken[taker] = taken + points
            self._watch_moon(taker)

    def _watch_moon(self, taker: i64) -> None:
        """Update the seat that has all points, and the threat of a moon."""
        if self.alone == -1:
            self.alone = taker
        elif self.alone != taker:
            self.alone = -2
            self.threat = -1
        if self.alone == taker and self.taken[taker] >= _FEARED and self.terms.has_moon:
            self.threat = taker

    def judge_moon(self, lost: bool) -> None:
        """Derive the threat of a moon from the points won; `lost`: True if points count for no seat."""
        self.alone = -2 if lost else -1
        for seat, points in enumerate(self.taken):
            if points:
                self._watch_moon(seat)

    def _lose(self, points: i64) -> None:
        """Rule out a moon, if points count for no seat."""
        if points:
            self.alone = -2
            self.threat = -1

    def _leave(self) -> None:
        """Settle a void trick before the last (XR-07)."""
        terms = self.terms
        if terms.out_of_play:
            self._lose(self.pot)
        else:
            self.carried += self.pot
            self.carried_bonus += self.pot_bonus
        if terms.void_leader is choices.VoidNextLeader.DEALER_LEFT_OF_LEADER:
            self.leader = (self.leader + 1) % terms.seats
        elif terms.void_leader is choices.VoidNextLeader.LAST_WINNER and self.last_winner >= 0:
            self.leader = self.last_winner

    def _settle_last_void(self) -> None:
        """Settle a void last trick with all cards on the table (XR-09)."""
        rule = self.terms.last_void
        if rule is choices.LastVoid.NOBODY:
            self._lose(self.pot + self.carried + self.widow)
            self.carried = 0
            self.carried_bonus = 0
            self.widow_waits = False
        elif rule is choices.LastVoid.LAST_WINNER and self.last_winner >= 0:
            self._take(self.last_winner)
        elif rule is choices.LastVoid.SECOND_OF_TOP_PAIR:
            self._take(self._second_of_top_pair())
        else:
            self._take(self.leader)

    def _second_of_top_pair(self) -> i64:
        paired = self.lain[self.led] & ~self.standing
        if not paired:
            return self.leader
        number = self.led << 4 | HIGH[paired]
        later = self.trick.index(number, self.trick.index(number) + 1)
        return (self.leader + later) % self.terms.seats


def leads(position: CancellationPosition) -> Masks:
    """Return the legal leads of the seat to play, by suit (XR-03, HR-09)."""
    place = position.turn * 4
    clubs: i64 = position.hands[place]
    diamonds: i64 = position.hands[place + 1]
    spades: i64 = position.hands[place + 2]
    hearts: i64 = position.hands[place + 3]
    terms = position.terms
    if position.first and terms.opening is choices.CancellationFirstLead.DEALER_LEFT_NO_POINTS:
        return _without_points(clubs, diamonds, spades, hearts)
    if position.first and terms.opening is choices.CancellationFirstLead.FIRST_2C_CLOCKWISE:
        return clubs & -clubs, 0, 0, 0
    if position.broken:
        return clubs, diamonds, spades, hearts
    open_hearts: i64 = 0 if terms.hearts_wait else hearts
    open_spades: i64 = spades & ~QUEEN_BIT if terms.queen_waits else spades
    if clubs or diamonds or open_spades or open_hearts:
        return clubs, diamonds, open_spades, open_hearts
    return clubs, diamonds, spades, hearts


def discards(position: CancellationPosition) -> Masks:
    """Return the legal discards of the seat to play, which is void in the suit led, by suit (HR-08)."""
    place = position.turn * 4
    clubs: i64 = position.hands[place]
    diamonds: i64 = position.hands[place + 1]
    spades: i64 = position.hands[place + 2]
    hearts: i64 = position.hands[place + 3]
    if position.first and position.terms.clean_start:
        return _without_points(clubs, diamonds, spades, hearts)
    return clubs, diamonds, spades, hearts


def _without_points(clubs: i64, diamonds: i64, spades: i64, hearts: i64) -> Masks:
    if clubs or diamonds or spades & ~QUEEN_BIT:
        return clubs, diamonds, spades & ~QUEEN_BIT, 0
    return clubs, diamonds, spades, hearts


def legal(position: CancellationPosition) -> list[int]:
    """Return the legal cards of the seat to play, twins once, in text order."""
    if not position.trick:
        return codes_in_mask(leads(position))
    mask: i64 = position.hands[position.turn * 4 + position.led]
    if not mask:
        return codes_in_mask(discards(position))
    masks = [0, 0, 0, 0]
    masks[position.led] = mask
    return codes_in_mask(masks)


def shooter(position: CancellationPosition) -> int:
    """Return the seat that has shot the moon, at the end of a deal (XR-10); -1: none."""
    if not position.terms.has_moon or ALL_POINTS not in position.taken:
        return -1
    return position.taken.index(ALL_POINTS)


def scores(position: CancellationPosition, add: bool = True) -> list[int]:
    """Return the points of a finished deal by seat (XR-10); `add`: the choice of a shooter with a choice."""
    terms = position.terms
    result = position.taken[:]
    moon = shooter(position)
    if moon >= 0:
        add = terms.moon is choices.CancellationMoonScoring.ADD_OTHERS or (
            terms.moon is choices.CancellationMoonScoring.CHOOSE and add
        )
        result = [terms.moon_points if add else 0] * terms.seats
        result[moon] = 0 if add else -terms.moon_points
    return [points + BONUS_POINTS * count for points, count in zip(result, position.bonus, strict=True)]
