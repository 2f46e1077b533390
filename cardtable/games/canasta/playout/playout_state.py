"""A deal of Canasta in numbers only: how many cards of each rank lie where.

Plain functions and slotted classes over ints, which mypyc compiles. A property test holds it equal to rules.py.
Players are counted by their place in the order of play. Where two partners of CR-21 have a meld of the same rank each,
the two count as one here.

In the field's words: a forward model.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Ranks; red threes lie in stock and pile only
JOKER: Final = 0
RED: Final = 1
DEUCE: Final = 2
BLACK: Final = 3
FOUR: Final = 4
END: Final = 15
SEVEN: Final = 7
VALUES: Final = bytes((50, 0, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20))  # compiled, bytes are looked into at once
# Whether the top card may be taken to a meld
ANY: Final = 0
NOT_TO_CANASTA: Final = 1
NEVER: Final = 2
_NATURAL: Final = 500
_MIXED: Final = 300


class PlayoutRules:
    """The rules in force, as numbers."""

    __slots__ = (
        "adding",
        "always_frozen",
        "black_freezes",
        "black_melds",
        "concealed_bonus",
        "deck",
        "draw",
        "end_now",
        "first_from_pile",
        "free_minimum",
        "frozen_unopened",
        "lone",
        "most",
        "needed",
        "one_card_rule",
        "out_bonus",
        "red_minus",
        "reds",
        "sound",
        "take_with_wild",
        "wild_bonus",
        "wild_melds",
    )

    def __init__(self) -> None:
        self.draw = 1
        self.needed: i64 = 1  # canastas to go out
        self.deck = b""  # how many cards of each rank there are
        self.sound: list[list[bool]] = []  # whether so many natural and so many wild cards are a meld
        self.most: i64 = 0  # cards in a meld; 0: no limit
        self.wild_melds = False
        self.wild_bonus = 1000
        self.first_from_pile = True
        self.frozen_unopened = True
        self.always_frozen = False
        self.take_with_wild = True
        self.adding: i64 = ANY
        self.one_card_rule = True
        self.black_freezes = False
        self.black_melds = True
        self.out_bonus = 100
        self.concealed_bonus = 100
        self.free_minimum = True  # going out in one act after drawing needs no minimum
        self.end_now = False
        self.lone = False
        self.red_minus = True
        self.reds: list[int] = []  # what so many red threes count

    def fits_wild(self, cards: i64) -> bool:
        """Whether so many wild cards are a meld of their own."""
        return self.wild_melds and cards >= 3 and (not self.most or cards <= self.most)

    def fits(self, natural: i64, wild: i64) -> bool:
        """Whether so many natural and wild cards are a meld of a rank 4 to ace."""
        return wild <= 3 and self.sound[natural][wild]


class RankGroup:
    """Cards of the hand for one rank."""

    __slots__ = ("deuces", "jokers", "natural", "rank")

    def __init__(self, rank: i64, natural: i64, deuces: i64, jokers: i64) -> None:
        self.rank: i64 = rank
        self.natural: i64 = natural
        self.deuces: i64 = deuces
        self.jokers: i64 = jokers

    def count(self) -> i64:
        """How many cards."""
        return self.natural + self.deuces + self.jokers

    def points(self) -> i64:
        """What the cards count."""
        return VALUES[self.rank] * self.natural + 20 * self.deuces + 50 * self.jokers


class PlayoutState:
    """A deal under way; lists by place or by side, then by rank."""

    __slots__ = (
        "acts",
        "begun",
        "canastas",
        "concealed",
        "deuces",
        "frozen",
        "hands",
        "home",
        "jokers",
        "known",
        "laid",
        "laws",
        "minimum",
        "natural",
        "open",
        "out",
        "over",
        "pile",
        "pile_points",
        "points",
        "reds",
        "seats",
        "seen",
        "shy",
        "side",
        "size",
        "stock",
        "taken",
        "turn",
    )

    def __init__(self, laws: PlayoutRules, side: bytes) -> None:
        """Nobody has anything yet, not even lists: `copy` would only throw them away, and `lay_out` makes them."""
        row: list[i64] = []
        rows: list[list[i64]] = []
        flags: list[bool] = []
        self.laws = laws
        self.seats: i64 = len(side)
        self.side = side  # by place; the partners of CR-21 get the lower number of the two
        self.home = side  # the sides as the deal began: who lays the red threes where
        self.hands = rows
        self.size = row
        self.known = rows  # cards that everybody knows in the hand: they came with a pile
        self.shy = rows  # how often the rank was discarded, or a pile under it refused
        self.minimum = row
        self.laid = flags  # who has put a card on the table
        self.natural = rows
        self.deuces = rows
        self.jokers = rows
        self.points = row  # what the melds count, without bonus
        self.canastas = row
        self.open = flags
        self.reds = row
        self.seen = row  # cards in melds and pile
        self.pile = row  # the last on top
        self.pile_points = 0
        self.frozen = False
        self.stock = row  # the next one last
        self.turn: i64 = 0
        self.taken = False  # whether anybody has taken the pile
        self.begun: i64 = 0  # canastas that were begun and completed in this turn
        self.over = False
        self.out: i64 = -1  # the place that went out
        self.concealed = False
        self.acts: list[RankGroup] = []  # what was laid since the copy was made

    def lay_out(self) -> None:
        """Give each place and each side lists of its own, with nothing in them."""
        seats, sides = len(self.side), max(self.side) + 1
        self.hands, self.known, self.shy = _rows(seats), _rows(seats), _rows(seats)
        self.size, self.minimum = [0] * seats, [0] * seats
        self.laid = [False] * seats
        self.natural, self.deuces, self.jokers = _rows(sides), _rows(sides), _rows(sides)
        self.points, self.canastas, self.reds = [0] * sides, [0] * sides, [0] * sides
        self.open = [False] * sides
        self.seen = [0] * END
        self.pile, self.stock = [], []

    def copy(self) -> PlayoutState:
        """The same deal once more, to be played on by itself."""
        new = PlayoutState(self.laws, self.side)
        new.home = self.home
        new.hands = [row[:] for row in self.hands]
        new.size = self.size[:]
        new.known = [row[:] for row in self.known]
        new.shy = [row[:] for row in self.shy]
        new.minimum = self.minimum
        new.laid = self.laid[:]
        new.natural = [row[:] for row in self.natural]
        new.deuces = [row[:] for row in self.deuces]
        new.jokers = [row[:] for row in self.jokers]
        new.points = self.points[:]
        new.canastas = self.canastas[:]
        new.open = self.open[:]
        new.reds = self.reds[:]
        new.seen = self.seen[:]
        new.pile = self.pile[:]
        new.pile_points = self.pile_points
        new.frozen = self.frozen
        new.stock = self.stock[:]
        new.turn = self.turn
        new.taken = self.taken
        new.begun = self.begun
        new.over = self.over
        new.out = self.out
        new.concealed = self.concealed
        return new

    def wild(self, side: i64, rank: i64) -> i64:
        """How many wild cards lie in a meld."""
        return self.deuces[side][rank] + self.jokers[side][rank]

    def length(self, side: i64, rank: i64) -> i64:
        """How many cards lie in a meld."""
        return self.natural[side][rank] + self.deuces[side][rank] + self.jokers[side][rank]

    def frozen_for(self, side: i64) -> bool:
        """Whether the side needs two natural cards for the pile (CR-07)."""
        return self.frozen or self.laws.always_frozen or (self.laws.frozen_unopened and not self.open[side])

    # What a player does

    def draw(self, place: i64) -> i64:
        """Draw; how many ordinary cards came (CR-06)."""
        hand, due = self.hands[place], self.laws.draw
        came: i64 = 0
        while due and self.stock:
            rank = self.stock.pop()
            if rank == RED:
                self._lay_red(place)
            else:
                hand[rank] = hand[rank] + 1
                came += 1
                due -= 1
        self.size[place] = self.size[place] + came
        return came

    def _lay_red(self, place: i64) -> None:
        home = self.home[place]
        self.reds[home] = self.reds[home] + 1

    def take(self, place: i64, group: RankGroup, more: list[RankGroup]) -> None:
        """Take the pile with these cards for its top card, and more groups for the minimum (CR-10)."""
        if self.laws.lone and not self.taken:
            self._stand_alone(place)
        self.taken = True
        top = self.pile.pop()
        side, hand, known, seen = self.side[place], self.hands[place], self.known[place], self.seen
        hand[top] = hand[top] + 1
        self.size[place] = self.size[place] + 1
        seen[top] = seen[top] - 1
        self.lay(place, RankGroup(top, group.natural + 1, group.deuces, group.jokers))
        for other in more:
            self.lay(place, other)
        size = self.size[place]
        for rank in self.pile:
            if rank == RED:
                self._lay_red(place)
            else:
                hand[rank] = hand[rank] + 1
                known[rank] = known[rank] + 1
                seen[rank] = seen[rank] - 1
                size += 1
        self.size[place] = size
        self.pile = []
        self.pile_points = 0
        self.frozen = False
        self.open[side] = True

    def _stand_alone(self, place: i64) -> None:
        """One of three plays alone; the other two become partners (CR-21)."""
        one, two = [self.side[other] for other in range(3) if other != place]
        low, high = min(one, two), max(one, two)
        self.side = bytes([low if side == high else side for side in self.side])
        for rows in (self.natural, self.deuces, self.jokers):
            for rank in range(END):
                rows[low][rank] += rows[high][rank]
                rows[high][rank] = 0
        self.points[low] += self.points[high]
        self.canastas[low] += self.canastas[high]
        self.open[low] = self.open[low] or self.open[high]
        self.points[high], self.canastas[high], self.open[high] = 0, 0, False

    def lay(self, place: i64, group: RankGroup) -> None:
        """Lay cards on the table."""
        side, rank = self.side[place], group.rank
        before = self.length(side, rank)
        self._move(place, rank, group.natural, self.natural[side], rank)
        if group.deuces:
            self._move(place, DEUCE, group.deuces, self.deuces[side], rank)
        if group.jokers:
            self._move(place, JOKER, group.jokers, self.jokers[side], rank)
        cards = group.count()
        self.size[place] = self.size[place] - cards
        self.points[side] = self.points[side] + group.points()
        self.acts.append(group)
        self.open[side] = True
        self.laid[place] = True
        if before < SEVEN <= before + cards and rank != BLACK:
            self.canastas[side] = self.canastas[side] + 1
            self.begun += not before

    def _move(self, place: i64, kind: i64, number: i64, row: list[i64], rank: i64) -> None:
        """Cards of a kind leave a hand for the meld of the rank, of which the row tells how many it has of them."""
        _leave(self.hands[place], self.known[place], kind, number)
        row[rank] = row[rank] + number
        self.seen[kind] = self.seen[kind] + number

    def discard(self, place: i64, rank: i64) -> None:
        """Discard, and pass the turn on (CR-18)."""
        shy, seen, size = self.shy[place], self.seen, self.size
        _leave(self.hands[place], self.known[place], rank, 1)
        size[place] = size[place] - 1
        shy[rank] = shy[rank] + 1
        seen[rank] = seen[rank] + 1
        self.pile.append(rank)
        self.pile_points += VALUES[rank]
        if rank in (JOKER, DEUCE) or (rank == BLACK and self.laws.black_freezes):
            self.frozen = True
        if not size[place]:
            self.go_out(place)
        elif not self.stock and self.laws.end_now:
            self.over = True
        self.begun = 0
        self.turn = (place + 1) % self.seats

    def go_out(self, place: i64) -> None:
        """End the deal by the last card; before any take that makes the other two of three partners (reading 48)."""
        if self.laws.lone and not self.taken:
            self._stand_alone(place)
        self.over = True
        self.out = place

    # What the deal counts

    def score(self, side: i64) -> int:
        """What the deal counts for a side of the table, if it ended now (CR-20)."""
        total = self.points[side]
        rank: i64
        for rank in range(DEUCE, END):
            if self.length(side, rank) >= SEVEN and rank != BLACK:
                total += self._bonus(side, rank)
        if self.out >= 0 and self.side[self.out] == side:
            total += self.laws.out_bonus + (self.laws.concealed_bonus if self.concealed else 0)
        place: i64
        for place in range(self.seats):
            if self.side[place] == side:
                total -= hand_points(self.hands[place])
        return total + self._reds(side)

    def _bonus(self, side: i64, rank: i64) -> i64:
        if rank == DEUCE:
            return self.laws.wild_bonus
        return _MIXED if self.wild(side, rank) else _NATURAL

    def _reds(self, side: i64) -> i64:
        total: i64 = 0
        for home in range(len(self.reds)):
            if self.side[self.home.index(home)] == side:
                total += self.laws.reds[self.reds[home]]
        return total if self.open[side] else -total if self.laws.red_minus else 0

    def lead(self, side: i64) -> int:
        """How far the side is ahead of the best of the others, if the deal ended now."""
        best: i64 = -100_000
        for other in set(self.side):
            if other != side:
                best = max(best, self.score(other))
        return self.score(side) - best


def _rows(number: int) -> list[list[i64]]:
    """Rows of no cards, by rank."""
    return [[0] * END for _ in range(number)]


def _leave(hand: list[i64], known: list[i64], rank: i64, number: i64) -> None:
    """Cards leave a hand, those that everybody knows first."""
    hand[rank] = hand[rank] - number
    if known[rank]:
        known[rank] = max(0, known[rank] - number)


def hand_points(hand: list[i64]) -> i64:
    """What the cards of a hand count."""
    total: i64 = 0
    rank: i64
    for rank in range(END):
        total += hand[rank] * VALUES[rank]
    return total
