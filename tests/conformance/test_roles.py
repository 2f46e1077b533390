"""What zones are for: a game says it, since nobody else knows what it calls them."""

from __future__ import annotations

import pytest

from cardtable.core.events import CardsMoved, TrickWon
from cardtable.core.zone_kinds import Role, ZoneKinds
from tests.conformance.driver import Case, Match, playing


def test_every_seat_holds_a_hand(case: Case) -> None:
    match = Match(case, "roles")
    kinds = ZoneKinds(match.rules.zones)
    assert all(spec.per == "seat" for spec in match.rules.zones if spec.role in (Role.HAND, Role.TRICK))
    for seat in case.everybody:
        assert any(kinds.is_hand_of(seat, zone) for zone in match.state.zones) == (seat is not None)


@pytest.mark.quick(12)
def test_what_is_won_as_a_trick_lay_in_a_trick(case: Case) -> None:
    match, played, swept = Match(case, "roles"), 0, 0
    kinds = ZoneKinds(match.rules.zones)
    for _ in playing(match, 1):
        moves = [event for event in match.events if isinstance(event, CardsMoved)]
        played += sum(len(event.cards) for event in moves if kinds.is_trick(event.target))
        swept += sum(len(event.cards) for event in moves if kinds.is_trick(event.source))
        if any(isinstance(event, TrickWon) for event in match.events):
            assert kinds.has_tricks
            assert played == swept
    assert kinds.has_tricks == bool(played)
