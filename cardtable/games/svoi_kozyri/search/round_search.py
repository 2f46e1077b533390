"""Round search under whole-pile pick-up: alpha-beta over hands, with iterative deepening.

The order of the pile does not matter there. A position inside a round is the two hands and the mover's cards that beat
the top card; a position on the empty table is one hand. Cards are seen by their mover, as in `duel`. With few cards all
empty tables are settled beforehand, and the search within the round is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from cardtable.games.svoi_kozyri.search.deepening_search import (
    DEEPEST,
    EXACT,
    LOWER,
    SURE,
    UPPER,
    WON,
    DeepeningSearch,
    later,
)
from cardtable.games.svoi_kozyri.search.duel import EMPTY, PRIME, DuelHands, DuelRules, State
from cardtable.games.svoi_kozyri.search.evaluation import HandEvaluation
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move

if TYPE_CHECKING:
    from mypy_extensions import i64

_TAKING: Final = 1 << 14  # code of taking; another move is (its first card + 1) << 7 | the card that ends on top
_CODES: Final = (1 << 14) - 1
_CARD: Final = 127
_FIRST: Final = 1 << 30  # order of the former best move
_USUAL: Final = 1 << 20  # order of a move without history
_STANDS: Final = 400  # bonus in this order if the other cannot beat the top card


class RoundSearch(DeepeningSearch):
    """Search for the best move in one position; its table lives as long as the decision.

    `settled`: by hand, the value of keeping these cards while the other takes; None if not all tables are settled.
    """

    def __init__(
        self,
        duel: DuelRules,
        evaluation: HandEvaluation,
        effort: int,
        stop: Callable[[], bool],
        settled: list[int] | None = None,
    ) -> None:
        super().__init__(effort, stop)
        self._duel = duel
        self._hands = DuelHands(duel)
        self._evaluation = evaluation
        self._weights = evaluation.weights
        self._settled = settled
        self._table: dict[tuple[i64, i64, i64], tuple[i64, i64, i64, i64]] = {}
        self._path: set[i64] = set()
        self._merit = [0] * (_CODES + 1)  # by the code of a move, number and depth of its cut-offs

    def _depths(self) -> Iterable[int]:
        return range(1, DEEPEST) if self._settled is None else range(DEEPEST, DEEPEST + 1)

    def _enter(self, state: State) -> list[Move]:
        mine, theirs, pile = state
        if pile == EMPTY:
            self._path.add(mine)
            return [_move(code) for code in self._choices(mine, theirs, 0, True, -1)]
        beaters = self._duel.beaters(mine, pile)
        found = [_move(code) for code in self._choices(mine, theirs, beaters, False, -1)] if beaters else []
        return [*found, TAKE] if self._duel.may_take or not beaters else found

    def _of_move(self, state: State, move: Move, depth: int, alpha: int, beta: int) -> int:
        mine, theirs, _ = state
        named = self._hands.other(theirs)
        if move == TAKE:
            return int(self._take(named, depth, alpha, beta))
        card, top = (NONE, move[0]) if move[1] == NONE else move
        return int(self._after(mine, named, card, top, depth, alpha, beta))

    def _after(self, mine: i64, named: i64, card: i64, top: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return the value of playing these cards, the first of which may be NONE.

        `named`: the other hand as its owner names it.
        """
        hands = self._hands
        kept: i64 = mine ^ hands.masks[top]
        if card != NONE:
            kept ^= hands.masks[card]
        beaters = hands.beating(top, named)
        if not kept:
            return 0 if hands.drawn(beaters, named) else WON - 1
        if beaters:
            return later(-self._face(named, hands.other(kept), beaters, depth - 1, -beta, -alpha))
        return later(self._keep(kept, depth - 1, alpha, beta))

    def _take(self, named: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        return later(-self._keep(named, depth - 1, -beta, -alpha))

    def _keep(self, kept: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return the value for the player with these cards when the other takes."""
        if self._settled is not None:
            return self._settled[kept]
        hands = self._hands
        if hands.taker_leads:
            return -self._lead(hands.other(hands.full ^ kept), depth, -beta, -alpha)
        return self._lead(kept, depth, alpha, beta)

    def _lead(self, mine: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return the value for the player who leads to the empty table, or a bound beyond alpha or beta."""
        if mine in self._path:
            return 0  # can be repeated: a draw (KR-16)
        self._count()
        if depth <= 0:
            return self._evaluation.of(mine)
        self._path.add(mine)
        value = self._search(mine, self._hands.full ^ mine, 0, True, depth, alpha, beta)
        self._path.discard(mine)
        return value

    def _face(self, mine: i64, theirs: i64, beaters: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return the value for the player who faces a pile; `beaters`: their cards that beat its top."""
        self._count()
        if depth <= 0:
            return self._at_rest(mine, theirs, beaters, beta)
        return self._search(mine, theirs, beaters, False, depth, alpha, beta)

    def _at_rest(self, mine: i64, theirs: i64, beaters: i64, beta: i64) -> i64:
        """Return the value of the position if the round ends now, or a bound of at least beta.

        The player takes, or beats so that the other has to.
        """
        hands, evaluation = self._hands, self._evaluation
        best: i64 = -evaluation.kept(hands.other(theirs))
        standing = mine & hands.standing(theirs)
        but_one = mine & (mine - 1)
        if best >= beta or (not standing and but_one & (but_one - 1)):
            return best
        starts = hands.starts(mine, theirs, beaters)
        single = hands.ends_with_one(mine)
        lowest = hands.lowest(standing, theirs)
        while starts:
            start = starts & -starts
            starts ^= start
            hand = mine if single else mine ^ start
            if not hand & (hand - 1):
                return WON - 1  # the last card
            ends = lowest
            if single:
                ends = start & standing
            elif start & lowest:
                ends = hands.lowest(standing ^ start, theirs)
            while ends:
                end = ends & -ends
                ends ^= end
                value = evaluation.kept(hand ^ end)
                if value > best:
                    best = value
        return best

    def _search(self, mine: i64, theirs: i64, beaters: i64, leading: bool, depth: i64, alpha: i64, beta: i64) -> i64:
        key = (mine, theirs, beaters)
        entry = self._table.get(key)
        first: i64 = -1
        if entry is not None:
            known, kind, value, first = entry
            holds = kind == EXACT or (kind == LOWER and value >= beta) or (kind == UPPER and value <= alpha)
            if holds and (known >= depth or value > SURE or value < -SURE):
                return value
        best: i64 = -WON
        chosen: i64 = -1
        named = self._hands.other(theirs)
        if self._hands.may_take and not leading:
            best = self._take(named, depth, alpha, beta)
            chosen = _TAKING
        if best < beta:
            floor = best if best > alpha else alpha
            late = False
            for code in self._choices(mine, theirs, beaters, leading, first):
                value = self._tried(mine, named, code, depth, floor, beta, late)
                late = True
                if value > best:
                    best, chosen = value, code & _CODES
                    floor = value if value > floor else floor
                    if value >= beta:
                        merit: i64 = self._merit[chosen]
                        self._merit[chosen] = merit + depth * depth
                        break
        self._table[key] = (depth, LOWER if best >= beta else UPPER if best <= alpha else EXACT, best, chosen)
        return best

    def _tried(self, mine: i64, named: i64, code: i64, depth: i64, floor: i64, beta: i64, late: bool) -> i64:
        """Return the value of a move.

        A late move is searched with reduced depth first, and again if it may be best.
        """
        card, top = (code >> 7 & _CARD) - 1, code & _CARD
        if late and self._settled is None and depth >= 2 and floor > -SURE:
            value = self._after(mine, named, card, top, depth - 1, floor, floor + 1)
            if value <= floor:
                return value
        return self._after(mine, named, card, top, depth, floor, beta)

    def _choices(self, mine: i64, theirs: i64, beaters: i64, leading: bool, first: i64) -> list[i64]:
        """Return the codes of moves worth trying except taking, best first, with their order in the upper bits."""
        hands = self._hands
        standing = hands.standing(theirs)
        found: list[i64] = []
        if leading or hands.ends_with_one(mine):
            ends = hands.lowest(mine, theirs) if leading else hands.starts(mine, theirs, beaters)
            self._add(found, NONE, ends, standing, first)
        else:
            starts = hands.starts(mine, theirs, beaters)
            while starts:
                start = starts & -starts
                starts ^= start
                self._add(found, hands.places[start % PRIME], hands.lowest(mine ^ start, theirs), standing, first)
        found.sort(reverse=True)
        return found

    def _add(self, found: list[i64], card: i64, ends: i64, standing: i64, first: i64) -> None:
        """Add the moves that beat with this card, or with NONE, and put one of `ends` on top."""
        places, weights, merits = self._hands.places, self._weights, self._merit
        usual: i64 = _USUAL
        if card != NONE:
            usual -= weights[card]
        while ends:
            end = ends & -ends
            ends ^= end
            top: i64 = places[end % PRIME]
            code: i64 = (card + 1) << 7 | top
            order: i64 = usual + merits[code] - weights[top]
            if end & standing:
                order += _STANDS
            found.append((_FIRST if code == first else order) << 14 | code)


def _move(code: i64) -> Move:
    card, top = int((code >> 7 & _CARD) - 1), int(code & _CARD)
    return (top, NONE) if card == NONE else (card, top)
