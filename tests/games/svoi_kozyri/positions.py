"""Positions of a deal in the forms in which players search."""

from __future__ import annotations

from typing import Any

from cardtable.games.svoi_kozyri.search.duel import EMPTY, DuelRules
from cardtable.games.svoi_kozyri.simulation import SvoiKozyriParameters, SvoiKozyriPosition
from cardtable.games.svoi_kozyri.state import PILE, hand


def position_of(terms: SvoiKozyriParameters, state: Any) -> SvoiKozyriPosition:
    public = state.public
    hands = [terms.mask(state.zones[hand(seat)]) for seat in range(public.seats)]
    return SvoiKozyriPosition(terms, hands, map(terms.code, state.zones[PILE]), public.turn)


def as_duel(terms: SvoiKozyriParameters, duel: DuelRules, position: SvoiKozyriPosition) -> tuple[int, int, int]:
    """The same position as the player to move names it."""
    mover, other = position.turn, 1 - position.turn
    order = [terms.trumps[mover], terms.trumps[other]]
    order += sorted(set(range(4)) - set(order), reverse=bool(mover))  # side suits change their names as well

    def named(card: int) -> int:
        return card % terms.ranks * 4 + order.index(card // terms.ranks)

    def mask(cards: int) -> int:
        return sum(1 << named(card) for card in range(terms.cards) if cards >> card & 1)

    pile = EMPTY
    for card in position.pile:
        pile = pile << 6 | named(card)
    return mask(position.hands[mover]), mask(position.hands[other]), pile
