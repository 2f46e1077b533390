"""Game parameters of Canasta for each number of players (CR-01, CR-02), and their validation."""

from __future__ import annotations

from functools import cached_property

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards
from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.games.canasta import card_values
from cardtable.games.canasta.options import SEATS, CanastaOptions, CanastaSides, Minimums

_STANDARD = {2: CanastaSides.SOLO, 3: CanastaSides.LONE_VS_TWO}  # for more players, partners
_SITS_OUT = (4, 2, 0)
_MINIMUMS = ((7500, 150), (3000, 120), (1500, 90), (0, 50))
_LEAST = 15
_NOT_FOR_SO_MANY = translate("Canasta", "Canasta is for %1 to %2 players, not for %3.")
_OTHER_SIDES = translate("Canasta", "These sides don't work for %1 players. Choose “%2”.")
_NEGATIVE = translate("Canasta", "Cards dealt, cards drawn, packs and canastas must each be at least %1.")
_NO_STOCK = translate(
    "Canasta", "Dealing %1 cards to each of %2 players leaves no stock: deal fewer, or use more packs."
)


@frozen
class _ParameterRow:
    """Row of the table of CR-01."""

    sides: tuple[int, ...]  # by seat, the lowest seat of its side
    hand: int
    draw: int
    packs: int
    canastas: int
    target: int
    high: bool = False  # 150 points from 7,500 on


_ROWS = {
    (2, CanastaSides.SOLO): _ParameterRow((0, 1), 15, 2, 2, 2, 5000),
    (3, CanastaSides.LONE_VS_TWO): _ParameterRow((0, 1, 2), 13, 2, 2, 1, 7500),
    (3, CanastaSides.SOLO): _ParameterRow((0, 1, 2), 13, 1, 2, 1, 5000),
    (4, CanastaSides.PARTNERS): _ParameterRow((0, 1, 0, 1), 11, 1, 2, 1, 5000),
    (5, CanastaSides.PARTNERS): _ParameterRow((0, 1, 0, 1, 0), 11, 1, 2, 1, 5000),
    (6, CanastaSides.PARTNERS): _ParameterRow((0, 1, 0, 1, 0, 1), 13, 1, 3, 2, 10000, True),
    (6, CanastaSides.THREE_SIDES): _ParameterRow((0, 1, 2, 0, 1, 2), 13, 1, 3, 2, 7500),
}


class GameParameters:
    """Parameters for a number of seats; raises UserError with one sentence if the options do not fit."""

    def __init__(self, options: CanastaOptions, seats: int) -> None:
        if seats not in SEATS:
            raise UserError(_NOT_FOR_SO_MANY.filled(SEATS[0], SEATS[-1], seats))
        form = options.sides
        if form is CanastaSides.STANDARD:
            form = _STANDARD.get(seats, CanastaSides.PARTNERS)
        if (seats, form) not in _ROWS:
            raise UserError(_OTHER_SIDES.filled(seats, CanastaSides.STANDARD.label))
        row = _ROWS[seats, form]
        self.seats = seats
        self.form = form
        self.sides = tuple(map(Seat, row.sides))
        self.lone = form is CanastaSides.LONE_VS_TWO
        self.hand = options.hand_size or row.hand
        self.draw = options.draw_count or row.draw
        self.packs = options.packs or row.packs
        self.canastas = options.go_out_canastas or row.canastas
        self.target = options.target or row.target
        self._high = row.high if options.minimums is Minimums.STANDARD else options.minimums is Minimums.WITH_150
        if min(self.hand, self.draw, self.packs, self.canastas) < 1:
            raise UserError(_NEGATIVE.filled(0))
        playing = len(self.order(1))
        if self.hand * playing >= len(self.pack):
            raise UserError(_NO_STOCK.filled(self.hand, playing))

    @cached_property
    def pack(self) -> Cards:
        """All cards in use, in the order of texts."""
        return card_values.packs(self.packs)

    @cached_property
    def owners(self) -> tuple[Seat, ...]:
        """The lowest seat of each side when a deal begins."""
        return tuple(sorted(set(self.sides)))

    @property
    def has_partners(self) -> bool:
        """True if there are partners, from the first card on or once the pile has been taken."""
        return self.lone or len(self.owners) < self.seats

    @property
    def minimums(self) -> tuple[tuple[int, int], ...]:
        """Pairs of a total and the minimum of a first meld from that total on, the highest first."""
        return _MINIMUMS if self._high else _MINIMUMS[1:]

    def minimum(self, total: int) -> int:
        """Return the points that the first meld of a side with this total must have (CR-12)."""
        return next((least for start, least in self.minimums if total >= start), _LEAST)

    def sits_out(self, deal: int) -> Seat | None:
        """Return the seat that has no part in a deal (from 1); None unless there are five players (CR-02)."""
        return Seat(_SITS_OUT[(deal - 1) % len(_SITS_OUT)]) if self.seats == 5 else None

    def order(self, deal: int) -> tuple[Seat, ...]:
        """Return the order of play in a deal (from 1), from its opener to its dealer (G-01, CR-02)."""
        ring = [Seat(seat) for seat in range(self.seats)]
        if self.seats == 5:
            low, high = (seat for seat in (0, 2, 4) if seat != self.sits_out(deal))
            ring = [Seat(seat) for seat in (low, 1, high, 3)]
        first = (deal - 1) % len(ring)
        return tuple(ring[first:] + ring[:first])


def target(options: CanastaOptions, seats: int) -> int:
    """Return the total that ends the match (CR-01)."""
    return GameParameters(options, seats).target
