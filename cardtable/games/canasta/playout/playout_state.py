"""Playout state: a deal as counts of cards by rank and zone, for fast simulation (a forward model).

Plain functions and slotted classes over ints, which mypyc compiles. A property test holds it equal to rules.py. A
`place` is an index in the order of play. Where two partners of CR-21 have a meld of the same rank each, the two count
as one here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.rank_codes import BLACK, DEUCE, END, JOKER, RED, SEVEN, VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64

_NATURAL: Final = 500
_MIXED: Final = 300


class PlayoutRules:
    """Rules in force, as numbers."""

    __slots__ = (
        "adds", "adds_to_canasta", "always_frozen", "black_freezes", "black_melds", "concealed_bonus", "deck",
        "draw", "end_now", "first_from_pile", "free_minimum", "frozen_unopened", "lone", "most", "needed",
        "one_card_rule", "out_bonus", "red_minus", "reds", "take_with_wild", "valid", "wild_bonus",
        "wild_melds",
    )  # fmt: skip

    def __init__(self) -> None:
        self.draw = 1
        self.needed: i64 = 1  # canastas to go out
        self.deck = b""  # number of cards of each rank
        self.valid: list[list[bool]] = []  # [natural][wild]: True for a valid meld
        self.most: i64 = 0  # cards in a meld; 0: no limit
        self.wild_melds = False
        self.wild_bonus = 1000
        self.first_from_pile = True
        self.frozen_unopened = True
        self.always_frozen = False
        self.take_with_wild = True
        self.adds = True  # the top card may be taken to a meld
        self.adds_to_canasta = True
        self.one_card_rule = True
        self.black_freezes = False
        self.black_melds = True
        self.out_bonus = 100
        self.concealed_bonus = 100
        self.free_minimum = True  # going out in one act after drawing needs no minimum
        self.end_now = False
        self.lone = False
        self.red_minus = True
        self.reds: list[int] = []  # points by number of red threes

    def fits_wild(self, cards: i64) -> bool:
        """Return whether this number of wild cards is a meld of its own."""
        return self.wild_melds and cards >= 3 and (not self.most or cards <= self.most)

    def fits(self, natural: i64, wild: i64) -> bool:
        """Return whether these numbers of natural and wild cards are a meld of a rank 4 to ace."""
        return wild <= 3 and self.valid[natural][wild]


class RankGroup:
    """Cards of the hand for one rank, as counts."""

    __slots__ = ("deuces", "jokers", "natural", "rank")

    def __init__(self, rank: i64, natural: i64, deuces: i64, jokers: i64) -> None:
        self.rank: i64 = rank
        self.natural: i64 = natural
        self.deuces: i64 = deuces
        self.jokers: i64 = jokers

    def count(self) -> i64:
        """Return the number of cards."""
        return self.natural + self.deuces + self.jokers

    def points(self) -> i64:
        return VALUES[self.rank] * self.natural + 20 * self.deuces + 50 * self.jokers


class PlayoutState:
    """State of a deal; lists are by place or by side, then by rank."""

    __slots__ = (
        "begun", "canastas", "concealed", "deuces", "frozen", "hands", "home", "jokers", "known", "laid", "laid_groups",
        "minimum", "natural", "open", "out", "over", "pile", "pile_points", "points", "reds", "refused", "rules",
        "seats", "side", "size", "stock", "taken", "turn", "visible",
    )  # fmt: skip

    def __init__(self, rules: PlayoutRules, side: bytes) -> None:
        """Share empty lists: `copy` would only throw new ones away; `lay_out` makes them."""
        row: list[i64] = []
        rows: list[list[i64]] = []
        flags: list[bool] = []
        self.rules = rules
        self.seats: i64 = len(side)
        self.side = side  # by place; the partners of CR-21 get the lower number of the two
        self.home = side  # the sides as the deal began, which own the red threes
        self.hands = rows
        self.size = row
        self.known = rows  # cards that everybody knows in the hand: they came with a pile
        self.refused = rows  # number of times the rank was discarded, or a pile under it refused
        self.minimum = row
        self.laid = flags  # True once the place has put a card on the table
        self.natural = rows
        self.deuces = rows
        self.jokers = rows
        self.points = row  # points of the melds, without bonuses
        self.canastas = row
        self.open = flags
        self.reds = row
        self.visible = row  # cards in melds and pile
        self.pile = row  # the last on top
        self.pile_points = 0
        self.frozen = False
        self.stock = row  # the next one last
        self.turn: i64 = 0
        self.taken = False  # True once the pile has been taken
        self.begun: i64 = 0  # canastas that were begun and completed in this turn
        self.over = False
        self.out: i64 = -1  # the place that went out
        self.concealed = False
        self.laid_groups: list[RankGroup] = []  # groups laid since the copy was made

    def lay_out(self) -> None:
        """Give each place and each side its own empty lists."""
        seats, sides = len(self.side), max(self.side) + 1
        self.hands, self.known, self.refused = _rows(seats), _rows(seats), _rows(seats)
        self.size, self.minimum = [0] * seats, [0] * seats
        self.laid = [False] * seats
        self.natural, self.deuces, self.jokers = _rows(sides), _rows(sides), _rows(sides)
        self.points, self.canastas, self.reds = [0] * sides, [0] * sides, [0] * sides
        self.open = [False] * sides
        self.visible = [0] * END
        self.pile, self.stock = [], []

    def copy(self) -> PlayoutState:
        """Return an independent copy."""
        new = PlayoutState(self.rules, self.side)
        new.home = self.home
        new.hands = [row[:] for row in self.hands]
        new.size = self.size[:]
        new.known = [row[:] for row in self.known]
        new.refused = [row[:] for row in self.refused]
        new.minimum = self.minimum
        new.laid = self.laid[:]
        new.natural = [row[:] for row in self.natural]
        new.deuces = [row[:] for row in self.deuces]
        new.jokers = [row[:] for row in self.jokers]
        new.points = self.points[:]
        new.canastas = self.canastas[:]
        new.open = self.open[:]
        new.reds = self.reds[:]
        new.visible = self.visible[:]
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
        """Return the number of wild cards in a meld."""
        return self.deuces[side][rank] + self.jokers[side][rank]

    def length(self, side: i64, rank: i64) -> i64:
        """Return the number of cards in a meld."""
        return self.natural[side][rank] + self.deuces[side][rank] + self.jokers[side][rank]

    def is_frozen_for(self, side: i64) -> bool:
        """Return whether the side needs two natural cards for the pile (CR-07)."""
        return self.frozen or self.rules.always_frozen or (self.rules.frozen_unopened and not self.open[side])

    # Actions

    def draw(self, place: i64) -> i64:
        """Draw; return the number of cards that are no red threes (CR-06)."""
        hand, due = self.hands[place], self.rules.draw
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
        if self.rules.lone and not self.taken:
            self._stand_alone(place)
        self.taken = True
        top = self.pile.pop()
        side, hand, known, visible = self.side[place], self.hands[place], self.known[place], self.visible
        hand[top] = hand[top] + 1
        self.size[place] = self.size[place] + 1
        visible[top] = visible[top] - 1
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
                visible[rank] = visible[rank] - 1
                size += 1
        self.size[place] = size
        self.pile = []
        self.pile_points = 0
        self.frozen = False
        self.open[side] = True

    def _stand_alone(self, place: i64) -> None:
        """Make one of three play alone, and the other two partners (CR-21)."""
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
        self.laid_groups.append(group)
        self.open[side] = True
        self.laid[place] = True
        if before < SEVEN <= before + cards and rank != BLACK:
            self.canastas[side] = self.canastas[side] + 1
            self.begun += not before

    def _move(self, place: i64, kind: i64, number: i64, row: list[i64], rank: i64) -> None:
        """Move cards of a kind from a hand to the meld of the rank; `row` counts them by meld."""
        _leave(self.hands[place], self.known[place], kind, number)
        row[rank] = row[rank] + number
        self.visible[kind] = self.visible[kind] + number

    def discard(self, place: i64, rank: i64) -> None:
        """Discard, and pass the turn on (CR-18)."""
        refused, visible, size = self.refused[place], self.visible, self.size
        _leave(self.hands[place], self.known[place], rank, 1)
        size[place] = size[place] - 1
        refused[rank] = refused[rank] + 1
        visible[rank] = visible[rank] + 1
        self.pile.append(rank)
        self.pile_points += VALUES[rank]
        if rank in (JOKER, DEUCE) or (rank == BLACK and self.rules.black_freezes):
            self.frozen = True
        if not size[place]:
            self.go_out(place)
        elif not self.stock and self.rules.end_now:
            self.over = True
        self.begun = 0
        self.turn = (place + 1) % self.seats

    def go_out(self, place: i64) -> None:
        """End the deal by the last card; before any take that makes the other two of three partners (reading 48)."""
        if self.rules.lone and not self.taken:
            self._stand_alone(place)
        self.over = True
        self.out = place

    # Score

    def score(self, side: i64) -> int:
        """Return the points of a side if the deal ended now (CR-20)."""
        total = self.points[side]
        rank: i64
        for rank in range(DEUCE, END):
            if self.length(side, rank) >= SEVEN and rank != BLACK:
                total += self._bonus(side, rank)
        if self.out >= 0 and self.side[self.out] == side:
            total += self.rules.out_bonus + (self.rules.concealed_bonus if self.concealed else 0)
        place: i64
        for place in range(self.seats):
            if self.side[place] == side:
                total -= hand_points(self.hands[place])
        return total + self._reds(side)

    def _bonus(self, side: i64, rank: i64) -> i64:
        if rank == DEUCE:
            return self.rules.wild_bonus
        return _MIXED if self.wild(side, rank) else _NATURAL

    def _reds(self, side: i64) -> i64:
        total: i64 = 0
        for home in range(len(self.reds)):
            if self.side[self.home.index(home)] == side:
                total += self.rules.reds[self.reds[home]]
        return total if self.open[side] else -total if self.rules.red_minus else 0

    def lead(self, side: i64) -> int:
        """Return the lead of the side over the best other one if the deal ended now."""
        best: i64 = -100_000
        for other in set(self.side):
            if other != side:
                best = max(best, self.score(other))
        return self.score(side) - best


def _rows(number: int) -> list[list[i64]]:
    return [[0] * END for _ in range(number)]


def _leave(hand: list[i64], known: list[i64], rank: i64, number: i64) -> None:
    """Remove cards from a hand, publicly known ones first."""
    hand[rank] = hand[rank] - number
    if known[rank]:
        known[rank] = max(0, known[rank] - number)


def hand_points(hand: list[i64]) -> i64:
    """Return the points of the cards of a hand."""
    total: i64 = 0
    rank: i64
    for rank in range(END):
        total += hand[rank] * VALUES[rank]
    return total
