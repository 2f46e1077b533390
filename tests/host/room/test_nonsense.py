"""Well-typed nonsense: whatever a line may say by the form of the wire, the table answers, refuses or drops it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtable.core.zones import Seat
from cardtable.host.log_writer import MOST_WAITING
from cardtable.host.room_requests import (
    ActionRequest,
    ArrangeRequest,
    CommitRequest,
    FromSeat,
    LeaveRequest,
    PhraseRequest,
    ProposeRequest,
    ReadyRequest,
    ReturnRequest,
    RevealRequest,
    SitRequest,
    StartRequest,
    VoteRequest,
)
from cardtable.host.room_types import DisconnectCode, HouseRules, RoomProposalKind, UndoPolicy
from tests.host.room.crowd import GAMES, Crowd
from tests.host.room.test_states import at

SEATS = st.builds(Seat, st.integers(0, 10))
NUMBERS = st.integers(0, 2**31 - 1)
WORDS = st.text(alphabet="abcLRA,-0129 _", max_size=40)
HOUSES = st.builds(
    HouseRules,
    patience=st.integers(0, 3600),
    grace=st.integers(0, 3600),
    substitute=st.sampled_from(["club", "beginner", "expert", "x"]),
    undo=st.sampled_from(UndoPolicy),
    watchers=st.booleans(),
    newcomers=st.booleans(),
    findable=st.booleans(),
)


@st.composite
def arrangements(draw: st.DrawFn) -> ArrangeRequest:
    """Rules in which an option or two are anything."""
    game = draw(st.sampled_from(sorted(GAMES)))
    options = GAMES[game].options().save()
    for name in draw(st.lists(st.sampled_from(sorted(options)), max_size=3)):
        options[name] = draw(st.booleans() | st.integers(-(2**31), 2**31 - 1) | WORDS)
    return ArrangeRequest(game, draw(st.integers(2, 11)), options, draw(HOUSES))


MESSAGES: st.SearchStrategy[FromSeat] = st.one_of(
    st.builds(SitRequest, st.none() | SEATS),
    st.builds(ReadyRequest, st.booleans(), NUMBERS),
    st.builds(StartRequest, NUMBERS),
    arrangements(),
    st.builds(
        lambda seat, level: ArrangeRequest(fill=(seat, level)), SEATS, st.sampled_from(["", "club", "expert", "nobody"])
    ),
    st.builds(lambda seat: ArrangeRequest(remove=seat), SEATS),
    st.builds(CommitRequest, st.integers(0, 9999), st.text("0123456789abcdef", min_size=64, max_size=64)),
    st.builds(RevealRequest, st.integers(0, 9999), st.text("0123456789abcdef", min_size=32, max_size=32)),
    st.builds(ActionRequest, st.integers(1, 2**31 - 1), st.integers(1, 2**31 - 1), st.text(min_size=0, max_size=40)),
    st.builds(
        ProposeRequest, st.sampled_from([wish for wish in RoomProposalKind if wish is not RoomProposalKind.REPLACE])
    ),
    st.builds(lambda seat: ProposeRequest(RoomProposalKind.REPLACE, seat), SEATS),
    st.builds(VoteRequest, st.integers(1, 2**31 - 1), st.booleans()),
    st.builds(PhraseRequest, st.integers(0, 31)),
    st.just(ReturnRequest()),
    st.just(LeaveRequest()),
)


@pytest.mark.quick(2)
@pytest.mark.parametrize("state", ["lobby", "sealing", "playing", "paused", "over"])
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(said=st.lists(st.tuples(st.booleans(), MESSAGES), max_size=12))
def test_nothing_that_is_said_breaks_the_table(state: str, said: list[tuple[bool, Any]]) -> None:
    crowd, ravi = at(state)
    meera = crowd.guests[1]
    for by_host, message in said:
        guest = meera if by_host else ravi
        if guest.up:
            crowd.run(crowd.table.on_message(guest.line, message, crowd.now))
            crowd.wait(0.3)
    crowd.check()
    assert not crowd.faults


@pytest.mark.slow
@settings(max_examples=600, deadline=None, suppress_health_check=list(HealthCheck))
@given(arrange=arrangements())
def test_a_table_is_played_by_whatever_rules_it_accepts(arrange: ArrangeRequest) -> None:
    crowd = Crowd()
    meera = crowd.seated("Meera")[0]
    crowd.run(crowd.table.on_message(meera.line, arrange, crowd.now))
    if meera.refused:
        assert meera.refused == "bad-options"
        return
    crowd.ready([meera])
    crowd.start(meera)
    crowd.play([meera], 12)
    assert len(crowd.log) > 3
    crowd.check()


def test_who_says_too_much_while_an_entry_is_being_kept_is_cut() -> None:
    crowd, ravi = at("playing")
    crowd.late = True
    guest = ravi if crowd.to_act(ravi) else crowd.guests[1]
    crowd.act(guest)
    assert crowd.keeping is not None
    crowd.at_once = True  # a line is cut at once
    for _ in range(MOST_WAITING + 1):
        crowd.say(guest, ReturnRequest())
    assert guest.gone is DisconnectCode.TOO_MANY_MESSAGES
    crowd.keep()
    crowd.check()
