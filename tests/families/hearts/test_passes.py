"""Where passed cards go, and the exchange."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.views import StateChanges
from cardtable.core.zones import Zone
from cardtable.families.hearts.dealing import exchange, pass_offsets


@pytest.mark.parametrize(
    ("cycle", "offsets"),
    [("L,R,A,-", (1, -1, 2, 0)), ("none", (0,)), ("R", (-1,)), ("L,R,L2,R2,-", (1, -1, 2, -2, 0))],
)
def test_cycles_of_passing(cycle: str, offsets: tuple[int, ...]) -> None:
    assert pass_offsets(cycle, 3) == offsets
    assert pass_offsets(cycle, 0) == (0,)


@pytest.mark.parametrize(("offset", "receivers"), [(1, (1, 2, 0)), (-1, (2, 0, 1))])
def test_all_passes_change_hands_together(offset: int, receivers: tuple[int, ...]) -> None:
    given = [parse_cards([card]) for card in ("2C", "3C", "4C")]
    zones = {Zone("passing", seat): given[seat] for seat in range(3)} | {Zone("hand", seat): () for seat in range(3)}
    changes = StateChanges(zones)
    exchange(changes, 3, offset)
    for giver, receiver in enumerate(receivers):
        assert changes.zones[Zone("hand", receiver)] == given[giver]
        assert changes.zones[Zone("passing", giver)] == ()
