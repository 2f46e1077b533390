"""Policies: the club player's choices, and the rollout policy of the expert's determinizations."""

from __future__ import annotations

import random
from typing import Final

from cardtable.games.svoi_kozyri.search.information_set import SvoiKozyriInformationSet
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, SvoiKozyriPosition, codes_in

_BURDEN: Final = 2.0  # value of making the next player pick up one card, in ranks


def club(knowledge: SvoiKozyriInformationSet) -> Move:
    """Return the cheapest beat; then the end card that costs least and is hardest to beat."""
    position = SvoiKozyriPosition(knowledge.terms, knowledge.known, knowledge.pile, knowledge.seat)
    if not knowledge.pile:
        return best_end(knowledge, knowledge.mine, 1), NONE
    beaters = position.beaters()
    if not beaters:
        return TAKE
    card = min(codes_in(beaters), key=knowledge.worth)
    if knowledge.thrift > 0 and _is_kept(knowledge, card):
        return TAKE
    rest = knowledge.mine ^ 1 << card if knowledge.terms.second else 0
    return card, best_end(knowledge, rest, len(knowledge.pile) + 2) if rest else NONE


def _is_kept(knowledge: SvoiKozyriInformationSet, card: int) -> bool:
    """Return True if a thrifty player takes a card or two rather than beat them with a high trump."""
    terms, seat = knowledge.terms, knowledge.seat
    count = min(terms.taken[seat][knowledge.pile[-1]], len(knowledge.pile))
    trump, rank = divmod(card, terms.ranks)
    return terms.may_take and trump == terms.trumps[seat] and rank * 3 >= terms.ranks * 2 and count <= knowledge.thrift


def best_end(knowledge: SvoiKozyriInformationSet, cards: int, size: int) -> int:
    """Return the card to leave on top of a pile that then has `size` cards."""
    follower = knowledge.next
    taken = knowledge.terms.taken[follower]

    def merit(card: int) -> float:
        burden = min(taken[card], size) * _BURDEN
        return knowledge.stands(follower, card) * burden - knowledge.worth(card)

    return max(codes_in(cards), key=merit)


def timid(knowledge: SvoiKozyriInformationSet, moves: list[Move]) -> Move:
    """Return the cheapest beat with the cheapest second card, whatever may beat it."""
    playing = [move for move in moves if move != TAKE]
    return min(playing, key=lambda move: sum(knowledge.worth(card) + 1 for card in move if card != NONE), default=TAKE)


def quick(position: SvoiKozyriPosition, chance: random.Random) -> Move:
    """Return a fast choice for rollouts: cheap cards, now and then a trump, whatever the next player may hold."""
    terms, seat = position.terms, position.turn
    hand = position.hands[seat]
    if not position.pile:
        return _end(position, hand, chance), NONE
    beaters = position.beaters()
    if not beaters:
        return TAKE
    trumps = terms.suits[terms.trumps[seat]]
    low = beaters & ~trumps or beaters
    card = (low & -low).bit_length() - 1
    rest = hand ^ 1 << card if terms.second else 0
    return card, _end(position, rest, chance) if rest else NONE


def _end(position: SvoiKozyriPosition, cards: int, chance: random.Random) -> int:
    """Return a card that the next player cannot beat if there is one, else a low card of a random suit, trumps last."""
    terms, seat = position.terms, position.turn
    follower = (seat + 1) % terms.seats
    while not position.hands[follower]:
        follower = (follower + 1) % terms.seats
    threats, left = position.hands[follower], cards
    beaten_by = terms.beaten_by[follower]
    while left:
        low = left & -left
        card = low.bit_length() - 1
        if not beaten_by[card] & threats:
            return card
        left ^= low
    plain = cards & ~terms.suits[terms.trumps[seat]] or cards
    start = chance.randrange(4)
    for step in range(4):
        suit = plain & terms.suits[(start + step) % 4]
        if suit:
            return (suit & -suit).bit_length() - 1
    return (cards & -cards).bit_length() - 1
