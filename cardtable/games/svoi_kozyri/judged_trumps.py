"""What naming a trump suit is worth to who has seen the own hand: each suit is tried in the same imagined deals.

Before the deal all suits are alike, so there is nothing to judge then; nor is a cut, of which nobody sees a card.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import islice

from cardtable.core.cards import Cards, Suit
from cardtable.core.weighed import Tries
from cardtable.games.svoi_kozyri.dealing import first_leader
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.player import strength
from cardtable.games.svoi_kozyri.rules import SvoiKozyriView, own_hand
from cardtable.games.svoi_kozyri.simulation import SvoiKozyriParameters, SvoiKozyriPosition
from cardtable.games.svoi_kozyri.state import SvoiKozyriPublic, hand
from cardtable.games.svoi_kozyri.thinking.sampling import play_out


@dataclass(slots=True)
class TrumpCandidate:
    """A suit to name, and how it came out in each imagined deal."""

    suit: Suit
    values: list[float] = field(default_factory=list)


def trump_tries(options: SvoiKozyriOptions, view: SvoiKozyriView, chance: random.Random) -> Tries[TrumpCandidate]:
    """Imagines a deal each time: who names after this seat is taken to choose the suit that it is strongest in."""
    assert view.seat is not None
    seat, public, mine = int(view.seat), view.public, own_hand(view)
    leader = int(first_leader(options, public))
    sizes = [len(view.zones[hand(other)]) for other in range(public.seats)]
    plain = SvoiKozyriParameters(options, [0] * public.seats)
    hidden = [card for card in map(plain.card, range(plain.cards)) if card not in mine]

    @cache
    def terms(trumps: tuple[Suit, ...]) -> SvoiKozyriParameters:
        return SvoiKozyriParameters(options, trumps)

    def tries() -> Callable[[TrumpCandidate], float]:
        cards, luck = iter(chance.sample(hidden, len(hidden))), chance.random()
        hands = [mine if other == seat else tuple(islice(cards, size)) for other, size in enumerate(sizes)]

        def value(line: TrumpCandidate) -> float:
            law = terms(_trumps(public, hands, seat, line.suit))
            masks = [law.mask(held) for held in hands]
            if options.sixes_to_owner:
                _give_lowest(law, masks)
            return play_out(SvoiKozyriPosition(law, masks, (), leader), seat, random.Random(luck))[0]

        return value

    return tries


def _trumps(public: SvoiKozyriPublic, hands: list[Cards], seat: int, suit: Suit) -> tuple[Suit, ...]:
    """By seat: those named before, this one, and what the others then choose (KR-03)."""
    named = list(public.trumps)
    named[seat] = suit
    for step in range(1, public.seats):
        other = (seat + step) % public.seats
        if named[other] is None:
            held = hands[other]
            named[other] = max((one for one in Suit if one not in named), key=lambda one: strength(held, one))
    return tuple(one for one in named if one is not None)


def _give_lowest(terms: SvoiKozyriParameters, masks: list[int]) -> None:
    """The lowest trumps go to their owners (KR-05)."""
    for owner, trump in enumerate(terms.trumps):
        lowest = 1 << trump * terms.ranks
        for seat in range(terms.seats):
            masks[seat] &= ~lowest
        masks[owner] |= lowest
