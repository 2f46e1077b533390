"""Feature encoder of the value network: a seat's view of each deal, without hidden cards."""

from __future__ import annotations

import numpy as np

from cardtable.games.hearts.neural import batch_deals
from cardtable.games.hearts.neural.batch_deals import CARDS, SEATS, BatchDeals, Bools, Floats, Ints

_FROM_EACH = np.array([[(seat + step) % SEATS for step in range(SEATS)] for seat in range(SEATS)])
_ALL = 26


def while_playing(deals: BatchDeals, rows: Ints, seat: Ints) -> Floats:
    """Return the features of seats that are to play; `seat`: one for each of these rows."""
    seen = _always(deals, rows, seat)
    if deals.step:
        _put_plays(seen, deals, rows, seat)
    if deals.rules.offset:
        _put_passes(seen, deals, rows, seat)
    _put_trick(seen, deals, rows)
    return seen


def while_passing(deals: BatchDeals, seat: int, pick: int) -> Floats:
    """Return the features of a seat in every deal, with `pick` cards laid aside and the next to choose."""
    seats = np.full(deals.count, seat)
    seen = _always(deals, deals.rows, seats)
    _put(seen, batch_deals.GAVE, deals.gave[:, seat])
    seen[:, batch_deals.PICK + pick] = 1
    return seen


def _put(seen: Floats, at: int, values: Bools | Floats) -> None:
    seen[:, at : at + values.shape[1]] = values


def _mark(seen: Floats, at: int, which: Ints) -> None:
    """Set one of several columns in each row, none where `which` is below 0."""
    rows = np.flatnonzero(which >= 0)
    seen[rows, at + which[rows]] = 1


def _always(deals: BatchDeals, rows: Ints, seat: Ints) -> Floats:
    """Return features with cards, points and rules, which are known in passing and in play."""
    seen: Floats = np.zeros((len(rows), batch_deals.WIDTH), np.float32)
    hand = deals.hands[rows, seat]
    _put(seen, batch_deals.HAND, hand)
    _put(seen, batch_deals.UNSEEN, ~(deals.gone[rows] | hand))
    _put_points(seen, deals, rows, seat)
    seen[:, batch_deals.BROKEN] = deals.broken[rows]
    seen[:, batch_deals.OFFSET + deals.rules.offset] = 1
    seen[:, batch_deals.FORBIDS] = deals.rules.forbids
    seen[:, batch_deals.QUEEN_BREAKS] = deals.rules.queen_breaks
    return seen


def _put_points(seen: Floats, deals: BatchDeals, rows: Ints, seat: Ints) -> None:
    taken: Floats = deals.taken[rows[:, None], _FROM_EACH[seat]]
    has = taken > 0
    takers = has.sum(1)
    _put(seen, batch_deals.TAKEN, taken / np.float32(_ALL))
    _put(seen, batch_deals.ALL_POINTS, has & (takers == 1)[:, None])
    seen[:, batch_deals.NO_POINTS] = takers == 0
    seen[:, batch_deals.SPLIT] = takers > 1
    queen = deals.queen_taker[rows]
    _mark(seen, batch_deals.QUEEN_TAKER, np.where(queen >= 0, (queen - seat) % SEATS, -1))


def _put_plays(seen: Floats, deals: BatchDeals, rows: Ints, seat: Ints) -> None:
    """Set the features of cards played, of the trick on the table, and of voids shown."""
    for step in range(SEATS):
        other = _FROM_EACH[seat, step]
        _put(seen, batch_deals.PLAYED + step * CARDS, deals.played[rows, other])
        if step:
            _mark(seen, batch_deals.TRICK + (step - 1) * CARDS, deals.trick[rows, other])
            _put(seen, batch_deals.VOID + (step - 1) * 4, deals.void[rows, other])


def _put_passes(seen: Floats, deals: BatchDeals, rows: Ints, seat: Ints) -> None:
    told = ~deals.blind[rows, seat][:, None]
    _put(seen, batch_deals.GAVE, deals.gave[rows, seat] & ~deals.gone[rows] & told)
    _put(seen, batch_deals.GOT, deals.got[rows, seat] & told)


def _put_trick(seen: Floats, deals: BatchDeals, rows: Ints) -> None:
    seen[:, batch_deals.TRICK_NUMBER + deals.step // SEATS] = 1
    seen[:, batch_deals.PLACE + deals.step % SEATS] = 1
    _mark(seen, batch_deals.LED, deals.led[rows])
    _mark(seen, batch_deals.BEST, deals.best[rows])
    seen[:, batch_deals.POT] = deals.pot[rows] / _ALL
