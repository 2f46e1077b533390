"""A claim of several cards: what lies between is played for the others, and the count is the one foreseen."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cardtable.core.record import Record
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.host.host_messages import (
    ActionEntry,
    ClaimAccepted,
    ClaimPreview,
    ClaimPreviewRequest,
    ProposalKind,
    Propose,
)
from cardtable.host.match_host import MatchHost
from tests.host.company import GAMES, Company

HEARTS = GAMES["hearts"]
PLAYERS = ("person Ann", "club B", "club C", "club D")


@cache
def claimable(cards: int) -> Record:
    """A match in which seat 0 may claim so many cards, others having to play in between."""
    for seed in range(400):
        session: Session[Any, Any] = Session(HEARTS, HEARTS.options(), PLAYERS, str(seed))
        rules, controls = HEARTS.rules(HEARTS.options(), 4), HEARTS.controls(HEARTS.options(), 4)
        while session.deal_number < 3:
            seat = min(session.actors)
            view = session.view(seat)
            if seat == 0 and len(controls.claim(view)) == cards:
                return session.record()
            session.submit(seat, list(rules.legal(view))[-1], view.version)
    raise AssertionError("no deal ends so")


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_claim_counts_as_foreseen(cards: int) -> None:
    record = claimable(cards)
    one = Company(MatchHost.restore(record, GAMES))
    one.begin()
    ann = one.join(0, 0)
    one.say(ClaimPreviewRequest())
    (outlook,) = ann.of(ClaimPreview)
    assert len(outlook.cards) == cards
    deal, before = one.host.deal, len(one.log)
    one.say(Propose(ProposalKind.CLAIM))
    own = [entry for entry in one.log[before:] if isinstance(entry, ActionEntry) and entry.seat == 0]
    assert len(own) == cards
    others = [entry for entry in one.log[before:] if entry not in own]
    assert (len(others) >= cards) == (cards > 1)  # theirs lie between the own ones
    assert isinstance(one.log[-1], ActionEntry)
    assert one.log[-1].seat == 0
    assert ann.of(ClaimAccepted) == [ClaimAccepted()]
    while one.host.deal == deal and not one.host.over:
        one.settle()
    assert ann.scores[deal - 1].row == outlook.points


def test_nothing_is_claimed_out_of_turn_nor_foreseen() -> None:
    one = Company(MatchHost.restore(claimable(2), GAMES))
    one.begin()
    ann = one.join(0, 0)
    one.do()
    assert one.mirror.actors != {Seat(0)}
    one.say(ClaimPreviewRequest())
    assert ann.of(ClaimPreview) == [ClaimPreview((), None)]


def test_unknown_levels_are_the_strongest() -> None:
    record = replace(claimable(1), players=("person A", "expert B", "sage C", "club D"))
    ann = Company(MatchHost.restore(record, GAMES)).join(0, 0)
    assert [info.level for info in ann.table.seats] == ["", "expert", "expert", "club"]
