"""Networks that have learned nothing, and what a seat knows at moments of a deal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from cardtable.core.cards import standard_pack
from cardtable.core.session import Session
from cardtable.core.views import observe, redact
from cardtable.core.zones import Seat
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.games.hearts import GAME
from cardtable.games.hearts.neural.value_network import SHAPES, HeartsValueNetwork
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.search.information_set import HeartsInformationSet, all_masks
from cardtable.games.hearts.simulation import HeartsParameters
from tests.games.hearts.situations import Situation

OPTIONS = HeartsOptions()


def network(seed: int = 1) -> HeartsValueNetwork:
    """One of the usual size, whose answers are a few units large."""
    chance = np.random.default_rng(seed)
    return HeartsValueNetwork([(chance.standard_normal(shape) * 0.1).astype(np.float32) for shape in SHAPES])


def moments(seed: int, deals: int = 1) -> Iterator[tuple[HeartsInformationSet, Any]]:
    """Before each pass and each card of some deals, played at random: what the seat knows, and the match."""
    match, chance = Session(GAME, OPTIONS, ("x",) * 4, f"learned {seed}"), random.Random(seed)
    rules = GAME.rules(OPTIONS, 4)
    while match.deal_number <= deals and not match.match_over:
        seat = min(match.actors)
        view = match.view(seat)
        if view.public.phase in (TrickPhase.PASSING, TrickPhase.PLAYING):
            yield memories(match)[seat], match
        actions = [action for _, action in zip(range(200), rules.legal(view), strict=False)]
        assert match.submit(seat, chance.choice(actions), view.version) is None


def memories(match: Any) -> list[HeartsInformationSet]:
    """What each seat knows."""
    terms, pack = HeartsParameters(OPTIONS, 4), all_masks(standard_pack())
    return [HeartsInformationSet(terms, pack, match.view(seat), match.heard(seat)) for seat in map(Seat, range(4))]


def memory_of(deal: Situation) -> HeartsInformationSet:
    """What the seat that is to act knows in a position that was set up."""
    seat = min(deal.rules.actors(deal.state.public))
    heard = [redact(deal.rules.zones, event, seat) for event in deal.events]
    terms = HeartsParameters(deal.options, 4)
    return HeartsInformationSet(terms, all_masks(standard_pack()), observe(deal.rules.zones, deal.state, seat), heard)
