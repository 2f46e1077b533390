"""A deal of Canasta in numbers only: how many cards of each rank lie where.

Plain functions and slotted classes over ints, which mypyc compiles. A property test holds it equal to rules.py.
Players are counted by their place in the order of play. Where two partners of CR-21 have a meld of the same rank each,
the two count as one here.

In the field's words: a forward model.
"""

from __future__ import annotations

from typing import Final

# Ranks; red threes lie in stock and pile only
JOKER: Final = 0
RED: Final = 1
DEUCE: Final = 2
BLACK: Final = 3
FOUR: Final = 4
END: Final = 15
SEVEN: Final = 7
VALUES: Final[tuple[int, ...]] = (50, 0, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20)
# Whether the top card may be taken to a meld
ANY: Final = 0
NOT_TO_CANASTA: Final = 1
NEVER: Final = 2
_NATURAL: Final = 500
_MIXED: Final = 300


class Laws:
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
        self.needed = 1  # canastas to go out
        self.deck: list[int] = []  # how many cards of each rank there are
        self.sound: list[list[bool]] = []  # whether so many natural and so many wild cards are a meld
        self.most = 0  # cards in a meld; 0: no limit
        self.wild_melds = False
        self.wild_bonus = 1000
        self.first_from_pile = True
        self.frozen_unopened = True
        self.always_frozen = False
        self.take_with_wild = True
        self.adding = ANY
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

    def fits_wild(self, cards: int) -> bool:
        """Whether so many wild cards are a meld of their own."""
        return self.wild_melds and cards >= 3 and (not self.most or cards <= self.most)

    def fits(self, natural: int, wild: int) -> bool:
        """Whether so many natural and wild cards are a meld of a rank 4 to ace."""
        return wild <= 3 and self.sound[natural][wild]


class Group:
    """Cards of the hand for one rank."""

    __slots__ = ("deuces", "jokers", "natural", "rank")

    def __init__(self, rank: int, natural: int, deuces: int, jokers: int) -> None:
        self.rank = rank
        self.natural = natural
        self.deuces = deuces
        self.jokers = jokers

    def count(self) -> int:
        """How many cards."""
        return self.natural + self.deuces + self.jokers

    def points(self) -> int:
        """What the cards count."""
        return VALUES[self.rank] * self.natural + 20 * self.deuces + 50 * self.jokers


class Table:
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

    def __init__(self, laws: Laws, side: list[int]) -> None:
        seats, sides = len(side), max(side, default=-1) + 1
        self.laws = laws
        self.seats = seats
        self.side = side  # by place; the partners of CR-21 get the lower number of the two
        self.home = side[:]  # the sides as the deal began: who lays the red threes where
        self.hands = [[0] * END for _ in range(seats)]
        self.size = [0] * seats
        self.known = [[0] * END for _ in range(seats)]  # cards that everybody knows in the hand: they came with a pile
        self.shy = [[0] * END for _ in range(seats)]  # how often the rank was discarded, or a pile under it refused
        self.minimum = [0] * seats
        self.laid = [False] * seats  # who has put a card on the table
        self.natural = [[0] * END for _ in range(sides)]
        self.deuces = [[0] * END for _ in range(sides)]
        self.jokers = [[0] * END for _ in range(sides)]
        self.points = [0] * sides  # what the melds count, without bonus
        self.canastas = [0] * sides
        self.open = [False] * sides
        self.reds = [0] * sides
        self.seen = [0] * END  # cards in melds and pile
        self.pile: list[int] = []  # the last on top
        self.pile_points = 0
        self.frozen = False
        self.stock: list[int] = []  # the next one last
        self.turn = 0
        self.taken = False  # whether anybody has taken the pile
        self.begun = 0  # canastas that were begun and completed in this turn
        self.over = False
        self.out = -1  # the place that went out
        self.concealed = False
        self.acts: list[Group] = []  # what was laid since the copy was made

    def copy(self) -> Table:
        """The same deal once more, to be played on by itself."""
        new = Table(self.laws, [])
        new.seats = self.seats
        new.side = self.side[:]
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

    def wild(self, side: int, rank: int) -> int:
        """How many wild cards lie in a meld."""
        return self.deuces[side][rank] + self.jokers[side][rank]

    def length(self, side: int, rank: int) -> int:
        """How many cards lie in a meld."""
        return self.natural[side][rank] + self.deuces[side][rank] + self.jokers[side][rank]

    def frozen_for(self, side: int) -> bool:
        """Whether the side needs two natural cards for the pile (CR-07)."""
        return self.frozen or self.laws.always_frozen or (self.laws.frozen_unopened and not self.open[side])

    # What a player does

    def draw(self, place: int) -> int:
        """Draw; how many ordinary cards came (CR-06)."""
        hand, came, due = self.hands[place], 0, self.laws.draw
        while due and self.stock:
            rank = self.stock.pop()
            if rank == RED:
                self.reds[self.home[place]] += 1
            else:
                hand[rank] += 1
                came += 1
                due -= 1
        self.size[place] += came
        return came

    def take(self, place: int, group: Group, more: list[Group]) -> None:
        """Take the pile with these cards for its top card, and more groups for the minimum (CR-10)."""
        if self.laws.lone and not self.taken:
            self._stand_alone(place)
        self.taken = True
        top = self.pile.pop()
        side = self.side[place]
        self.hands[place][top] += 1
        self.size[place] += 1
        self.seen[top] -= 1
        self.lay(place, Group(top, group.natural + 1, group.deuces, group.jokers))
        for other in more:
            self.lay(place, other)
        hand, known = self.hands[place], self.known[place]
        for rank in self.pile:
            if rank == RED:
                self.reds[self.home[place]] += 1
            else:
                hand[rank] += 1
                known[rank] += 1
                self.seen[rank] -= 1
                self.size[place] += 1
        self.pile = []
        self.pile_points = 0
        self.frozen = False
        self.open[side] = True

    def _stand_alone(self, place: int) -> None:
        """The first to take the pile plays alone; the other two become partners (CR-21)."""
        one, two = [self.side[other] for other in range(3) if other != place]
        low, high = min(one, two), max(one, two)
        self.side = [low if side == high else side for side in self.side]
        for rows in (self.natural, self.deuces, self.jokers):
            for rank in range(END):
                rows[low][rank] += rows[high][rank]
                rows[high][rank] = 0
        self.points[low] += self.points[high]
        self.canastas[low] += self.canastas[high]
        self.open[low] = self.open[low] or self.open[high]
        self.points[high], self.canastas[high], self.open[high] = 0, 0, False

    def lay(self, place: int, group: Group) -> None:
        """Lay cards on the table."""
        side, rank = self.side[place], group.rank
        before = self.length(side, rank)
        hand, known = self.hands[place], self.known[place]
        _leave(hand, known, rank, group.natural)
        _leave(hand, known, DEUCE, group.deuces)
        _leave(hand, known, JOKER, group.jokers)
        self.size[place] -= group.count()
        self.natural[side][rank] += group.natural
        self.deuces[side][rank] += group.deuces
        self.jokers[side][rank] += group.jokers
        self.seen[rank] += group.natural
        self.seen[DEUCE] += group.deuces
        self.seen[JOKER] += group.jokers
        self.points[side] += group.points()
        self.acts.append(group)
        self.open[side] = True
        self.laid[place] = True
        if before < SEVEN <= before + group.count() and rank != BLACK:
            self.canastas[side] += 1
            self.begun += not before

    def discard(self, place: int, rank: int) -> None:
        """Discard, and pass the turn on (CR-18)."""
        hand = self.hands[place]
        _leave(hand, self.known[place], rank, 1)
        self.size[place] -= 1
        self.shy[place][rank] += 1
        self.seen[rank] += 1
        self.pile.append(rank)
        self.pile_points += VALUES[rank]
        if rank in (JOKER, DEUCE) or (rank == BLACK and self.laws.black_freezes):
            self.frozen = True
        if not self.size[place]:
            self.go_out(place)
        elif not self.stock and self.laws.end_now:
            self.over = True
        self.begun = 0
        self.turn = (place + 1) % self.seats

    def go_out(self, place: int) -> None:
        """End the deal by the last card."""
        self.over = True
        self.out = place

    # What the deal counts

    def score(self, side: int) -> int:
        """What the deal counts for a side of the table, if it ended now (CR-20)."""
        total = self.points[side]
        for rank in range(DEUCE, END):
            if self.length(side, rank) >= SEVEN and rank != BLACK:
                total += self._bonus(side, rank)
        if self.out >= 0 and self.side[self.out] == side:
            total += self.laws.out_bonus + (self.laws.concealed_bonus if self.concealed else 0)
        for place in range(self.seats):
            if self.side[place] == side:
                total -= hand_points(self.hands[place])
        return total + self._reds(side)

    def _bonus(self, side: int, rank: int) -> int:
        if rank == DEUCE:
            return self.laws.wild_bonus
        return _MIXED if self.wild(side, rank) else _NATURAL

    def _reds(self, side: int) -> int:
        total = 0
        for home in range(len(self.reds)):
            if self.side[self.home.index(home)] == side:
                total += self.laws.reds[self.reds[home]]
        return total if self.open[side] else -total if self.laws.red_minus else 0

    def lead(self, side: int) -> int:
        """How far the side is ahead of the best of the others, if the deal ended now."""
        best = -100_000
        for other in set(self.side):
            if other != side:
                best = max(best, self.score(other))
        return self.score(side) - best


def _leave(hand: list[int], known: list[int], rank: int, number: int) -> None:
    """Cards leave a hand, those that everybody knows first."""
    hand[rank] -= number
    known[rank] = max(0, known[rank] - number)


def hand_points(hand: list[int]) -> int:
    """What the cards of a hand count."""
    total = 0
    for rank in range(END):
        total += hand[rank] * VALUES[rank]
    return total
