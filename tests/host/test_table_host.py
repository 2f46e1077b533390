"""What a table does when lines come, act, wish and go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardtable.core.record import SeatingEntry, read_record, write_record
from cardtable.core.session import NOT_YOUR_TURN, STALE, ReplayError, Session
from cardtable.core.zones import Seat
from cardtable.host.computer_seats import MovePace
from cardtable.host.host_messages import (
    ActionEntry,
    Capability,
    ClaimPreview,
    ClaimPreviewRequest,
    Joined,
    LeaveRequest,
    OccupantEntry,
    ProposalClosed,
    ProposalKind,
    ProposalOpened,
    Propose,
    Rejected,
    ReturnRequest,
    RewindEntry,
    SeatingUpdate,
    SeedRevealed,
    SubmitAction,
    UpdateReason,
    VoteRequest,
)
from cardtable.host.match_host import MatchHost
from cardtable.host.proposals import (
    ASKED_FIRST,
    NOBODY_AWAY,
    NOT_CERTAIN,
    NOTHING_TO_REDO,
    NOTHING_UNDONE,
    WATCHING,
)
from cardtable.host.seat_assignment import Presence, SeatInfo, SeatKind
from tests.host.company import GAMES, Company, Guest, host_of

QUICK = MovePace(pause=0.0, count=20.0)
ALONE = ("person Ann", "random B", "random C")
TWO = ("person Ann", "person Bob", "random C")
THREE = ("person Ann", "person Bob", "person Cy")
COMPUTERS = ("random A", "random B", "random C")


def company(*players: str, late: bool = False, pace: MovePace = QUICK, **options: Any) -> Company:
    made = Company(host_of(GAMES["toy"], players, pace=pace, **options), late=late)
    made.begin()
    return made


def refusals(guest: Guest) -> list[Any]:
    return [no.refusal for no in guest.of(Rejected)]


def until(one: Company, reached: Callable[[], bool]) -> None:
    """Let everybody do what they may, until something is so."""
    for _ in range(500):
        if reached():
            return
        one.settle()
        one.check()
    pytest.fail("it never came to that")


# ---- joining


def test_who_joins_is_told_terms_seats_and_what_has_happened() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    welcome, table, news = ann.told
    assert isinstance(welcome, Joined)
    assert (welcome.viewer_seat, welcome.acting_seat, welcome.config) == (0, 0, one.host.config)
    assert table == SeatingUpdate(one.host.seats, 0)
    assert (news.why, news.n, news.actions, news.own, news.deal) == (UpdateReason.JOINED, 0, 0, 0, 1)  # type: ignore[union-attr]
    assert ann.heard == one.mirror.heard(Seat(0))
    assert not any(isinstance(value, str) and value == "7" for value in vars(type(welcome.config)))


def test_what_everybody_may_know_tells_nothing_of_the_secret() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    told = repr(ann.told)
    secret = one.host.record()
    assert secret.salt not in told
    assert f"'{secret.seed}'" in told  # the deal number was typed: it is open
    hidden = host_of(GAMES["toy"], ALONE, seed="0123456789abcdef0123456789abcdef")
    other = Company(hidden)
    assert "0123456789abcdef0123456789abcdef" not in repr(other.join(0, 0).told)


def test_nobody_acts_for_a_computer_and_no_number_is_given_twice() -> None:
    one = company(*ALONE)
    with pytest.raises(ValueError, match="computer"):
        one.join(1, 1)
    one.join(0, 0)
    with pytest.raises(ValueError, match="line 2"):
        one.host.on_hello(2, None, None, Capability.NONE, 0.0)


# ---- actions


def test_an_action_is_kept_before_anybody_is_told() -> None:
    one = company(*ALONE, late=True)
    ann = one.join(0, 0)
    before = len(ann.told)
    one.do(ann)
    assert isinstance(one.log[-1], ActionEntry)
    assert len(ann.told) == before
    one.keep()
    assert ann.news[-1].mine == before
    assert ann.news[-1].own == 1
    one.check()


def test_while_an_entry_is_kept_everything_waits_and_comes_in_order() -> None:
    one = company(*THREE, late=True)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.do(ann)
    one.do(bob)
    late = one.join(None)
    assert not late.told
    assert len(one.log) == 1
    one.keep()
    assert len(one.log) == 2
    assert not late.told
    one.keep()
    assert late.news[-1].actions == 2
    one.check()


def test_only_the_entry_that_is_being_kept_can_be_kept() -> None:
    one = company(*ALONE, late=True)
    with pytest.raises(ValueError, match="No entry 1"):
        one.host.on_persisted(1, 0.0)
    one.do(one.join(0, 0))
    with pytest.raises(ValueError, match="No entry 2"):
        one.host.on_persisted(2, 0.0)
    one.keep()
    with pytest.raises(ValueError, match="No entry 1"):
        one.host.on_persisted(1, 0.0)


def test_a_refused_action_is_told_to_whoever_tried() -> None:
    one = company(*TWO)
    ann, bob, watcher = one.join(0, 0), one.join(1, 1), one.join(None)
    action = next(one.rules.legal(ann.view))
    one.say(ann, SubmitAction(5, 0, action))
    one.say(watcher, SubmitAction(6, ann.view.version, action))
    assert ann.of(Rejected) == [Rejected(5, STALE)]
    assert watcher.of(Rejected) == [Rejected(6, NOT_YOUR_TURN)]
    assert not bob.of(Rejected)
    assert not one.log


def test_the_seed_is_told_once_the_match_is_over() -> None:
    one = company(*TWO, deals=1)
    ann, watcher = one.join(0, 0), one.join(None)
    one.join(1, 1)
    until(one, lambda: one.host.over)
    assert ann.of(SeedRevealed) == watcher.of(SeedRevealed) == [SeedRevealed("7")]
    assert one.join(None).of(SeedRevealed) == [SeedRevealed("7")]


def test_a_count_is_told_with_its_deal_and_the_next_deal_by_itself() -> None:
    one = company(*TWO)
    ann = one.join(0, 0)
    one.join(1, 1)
    until(one, lambda: one.host.deal == 2)
    count, deal = ann.news[-2:]
    assert (count.why, count.deal, deal.why, deal.deal) == (UpdateReason.PLAYED, 1, UpdateReason.DEALT, 2)
    assert len(ann.scores) == 1


# ---- computers


def test_every_computer_is_asked_where_somebody_looks() -> None:
    one = company(*ALONE)
    one.join(0, 0)
    assert [think.seat for think in one.asked] == [1, 2]
    assert one.asked[0].request.chance != one.asked[1].request.chance


def test_one_computer_is_asked_after_another_where_nobody_looks() -> None:
    one = company(*COMPUTERS)
    assert [think.seat for think in one.asked] == [0]
    one.think(one.asked[0].question)
    assert [think.seat for think in one.asked] == [0, 1]
    assert one.asked[1].request.heard == one.mirror.heard(Seat(1))


def test_nobody_is_asked_before_the_runner_is_ready() -> None:
    one = Company(host_of(GAMES["toy"], COMPUTERS))
    assert not one.asked
    one.begin()
    assert one.asked


def test_a_table_whose_persons_are_all_away_stands_still() -> None:
    one = company(*ALONE)
    one.join(None)
    assert not one.asked
    ann = one.join(0, 0)
    assert one.asked
    for think in list(one.thoughts):
        one.think(think)
    one.lose(ann)
    one.pass_time(60)
    assert one.host.actions == 0


def test_a_computer_waits_until_the_one_person_has_seen_the_last_move() -> None:
    one = company(*ALONE, pace=MovePace(pause=0.0))
    ann = one.join(0, 0)
    one.think(one.asked[0].question)
    one.think(one.asked[1].question)
    assert one.host.actions == 0
    one.show(ann)
    assert one.host.actions == 1
    one.show(ann)
    assert one.host.actions == 2


def test_what_was_never_told_cannot_have_been_shown() -> None:
    from cardtable.host.host_messages import Presented

    one = company(*ALONE, pace=MovePace(pause=0.0))
    ann = one.join(0, 0)
    one.say(ann, Presented(10_000))
    one.think(one.asked[0].question)
    one.think(one.asked[1].question)
    assert one.host.actions == 1


def test_the_pause_is_kept_from_the_question() -> None:
    one = company(*ALONE, pace=MovePace(pause=2.0))
    ann = one.join(0, 0)
    one.show(ann)
    one.pass_time(1.5)
    one.think(one.asked[0].question)
    assert one.host.actions == 0
    assert one.wake == pytest.approx(2.0)
    one.pass_time(0.5)
    assert one.host.actions == 1


def test_a_changed_pause_is_in_force_at_once() -> None:
    one = company(*ALONE, pace=MovePace(pause=200.0))
    one.show(one.join(0, 0))
    one.think(one.asked[0].question)
    one.run(one.host.set_pace(MovePace(pause=0.0), one.now))
    assert one.host.actions == 1


def test_where_several_look_moves_come_at_a_fixed_pace() -> None:
    one = company(*TWO, pace=MovePace(pause=1.0))
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.do(ann)
    one.do(bob)
    one.think(one.asked[0].question)
    assert one.host.actions == 2
    one.pass_time(1.0)
    assert one.host.actions == 3


def test_the_first_move_comes_at_that_pace_too() -> None:
    one = company(*TWO, pace=MovePace(pause=1.0))
    one.join(0, 0)
    one.join(1, 1)
    one.think(one.asked[0].question)
    assert one.wake == pytest.approx(1.0)
    one.pass_time(1.0)
    assert one.host.actions == 1


def test_a_count_is_looked_at_by_all_before_computers_go_on_but_not_for_ever() -> None:
    one = company("random A", "person Bob", "person Cy", pace=MovePace(pause=1.0, count=20.0))
    bob, cy = one.join(1, 1), one.join(2, 2)
    until(one, lambda: one.host.deal == 2)
    before = one.host.actions
    (question,) = one.thoughts
    one.think(question)
    one.pass_time(5.0)
    one.show(bob)
    assert one.host.actions == before
    one.show(cy)
    one.pass_time(1.0)
    assert one.host.actions == before + 1

    two = company("random A", "person Bob", "person Cy", pace=MovePace(pause=1.0, count=20.0))
    two.join(1, 1)
    two.join(2, 2)
    until(two, lambda: two.host.deal == 2)
    before = two.host.actions
    (question,) = two.thoughts
    two.think(question)
    two.pass_time(19.0)
    assert two.host.actions == before
    two.pass_time(2.0)
    assert two.host.actions == before + 1


def test_a_question_that_nobody_could_answer_is_asked_again_under_another_number() -> None:
    one = company(*COMPUTERS)
    one.fail(one.asked[0].question)
    assert [think.seat for think in one.asked] == [0, 0]
    assert one.asked[0].question != one.asked[1].question


def test_an_answer_that_the_rules_refuse_is_asked_for_again() -> None:
    one = company(*COMPUTERS)
    (first,) = one.asked
    other = next(one.rules.legal(one.mirror.view(Seat(1))))
    del one.thoughts[first.question]
    one.run(one.host.on_answer(first.question, other, 0.0))
    assert one.host.actions == 0
    assert [think.seat for think in one.asked] == [0, 0]


def test_an_answer_to_a_question_that_is_void_is_dropped() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    one.do(ann)
    question = one.asked[0]
    one.say(ann, Propose(ProposalKind.UNDO))
    assert question.question not in one.thoughts
    one.show(ann)
    action = next(one.rules.legal(question.request.view))
    one.run(one.host.on_answer(question.question, action, 100.0))
    assert one.host.actions == 0


# ---- undo and redo


def test_a_person_alone_takes_back_at_once_and_does_it_again() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    assert ann.news[-1].can == frozenset()
    one.do(ann)
    assert ann.news[-1].can == {ProposalKind.UNDO}
    one.say(ann, Propose(ProposalKind.UNDO))
    assert isinstance(one.log[-1], RewindEntry)
    news = ann.news[-1]
    assert (news.why, news.by, news.actions, news.can) == (
        UpdateReason.UNDONE,
        Seat(0),
        0,
        frozenset({ProposalKind.REDO}),
    )
    assert ann.told[-1] == ProposalClosed(1, ProposalKind.UNDO, Seat(0), agreed=True)
    one.say(ann, Propose(ProposalKind.REDO))
    assert (ann.news[-1].why, ann.news[-1].actions) == (UpdateReason.REDONE, 1)
    one.check()


def test_nothing_to_take_back_is_said() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    one.say(ann, Propose(ProposalKind.UNDO))
    one.say(ann, Propose(ProposalKind.REDO))
    assert refusals(ann) == [NOTHING_UNDONE, NOTHING_TO_REDO]


def test_a_spectator_takes_nothing_back_and_wishes_nothing() -> None:
    one = company(*ALONE)
    ann, watcher, other = one.join(0, 0), one.join(0, None, Capability.NONE), one.join(None, None, Capability.SEAT)
    one.do(ann)
    for guest in (watcher, other):
        for wish in ProposalKind:
            one.say(guest, Propose(wish))
        assert refusals(guest) == [WATCHING] * 4
        assert guest.news[-1].can == frozenset()
        assert guest.news[-1].own == 0
    assert one.host.actions == 1


def test_who_began_a_match_of_computers_takes_any_move_back() -> None:
    one = company(*COMPUTERS)
    owner = one.join(0, None, Capability.OWNER)
    one.think(one.asked[0].question)
    one.show(owner)
    assert (owner.news[-1].own, owner.news[-1].can) == (1, frozenset({ProposalKind.UNDO}))
    one.say(owner, Propose(ProposalKind.UNDO))
    assert owner.news[-1].actions == 0
    assert owner.of(ProposalClosed) == [ProposalClosed(1, ProposalKind.UNDO, None, agreed=True)]


def test_the_others_are_asked_and_nobody_moves_meanwhile() -> None:
    one = company(*TWO)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.do(ann)
    one.say(ann, Propose(ProposalKind.UNDO))
    assert bob.asked == ProposalOpened(1, ProposalKind.UNDO, Seat(0), None, (Seat(1),))
    one.say(ann, Propose(ProposalKind.UNDO))
    assert refusals(ann) == [ASKED_FIRST]
    one.think(one.asked[0].question)
    one.pass_time(60)
    assert one.host.actions == 1
    one.say(ann, VoteRequest(1, True))
    one.say(bob, VoteRequest(2, True))
    assert one.host.actions == 1
    one.say(bob, VoteRequest(1, True))
    assert one.host.actions == 0
    assert (bob.news[-1].why, bob.news[-1].by) == (UpdateReason.UNDONE, 0)
    assert bob.told[-1] == ProposalClosed(1, ProposalKind.UNDO, Seat(0), agreed=True)


def test_one_no_is_enough() -> None:
    one = company(*THREE)
    ann, bob, cy = (one.join(seat, seat) for seat in range(3))
    one.do(ann)
    one.say(ann, Propose(ProposalKind.UNDO))
    one.say(cy, VoteRequest(1, True))
    assert bob.asked is not None
    assert bob.asked.waits_for == (1,)
    one.say(bob, VoteRequest(1, False))
    assert ann.of(ProposalClosed) == [ProposalClosed(1, ProposalKind.UNDO, Seat(0), agreed=False)]
    assert one.host.actions == 1


def test_a_wish_dies_with_the_next_action_of_a_person() -> None:
    one = company(*THREE)
    ann, bob, _ = (one.join(seat, seat) for seat in range(3))
    one.do(ann)
    one.say(ann, Propose(ProposalKind.UNDO))
    one.do(bob)
    assert ann.of(ProposalClosed) == [ProposalClosed(1, ProposalKind.UNDO, Seat(0), agreed=False)]
    assert one.host.actions == 2


def test_who_comes_while_a_wish_is_open_is_told_of_it() -> None:
    one = company(*TWO)
    ann = one.join(0, 0)
    one.join(1, 1)
    one.do(ann)
    one.say(ann, Propose(ProposalKind.UNDO))
    assert one.join(None).asked == ann.asked


@pytest.mark.parametrize("how", ["lost", "left"])
def test_who_is_gone_is_not_waited_for(how: str) -> None:
    one = company(*TWO)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.do(ann)
    one.say(ann, Propose(ProposalKind.UNDO))
    one.lose(bob) if how == "lost" else one.say(bob, LeaveRequest())
    assert ann.of(ProposalClosed) == [ProposalClosed(1, ProposalKind.UNDO, Seat(0), agreed=True)]
    assert one.host.actions == 0
    one.check()


def test_the_wish_of_somebody_who_is_gone_dies() -> None:
    one = company(*TWO)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.do(ann)
    one.say(ann, Propose(ProposalKind.UNDO))
    one.lose(ann)
    assert bob.of(ProposalClosed) == [ProposalClosed(1, ProposalKind.UNDO, Seat(0), agreed=False)]


def test_several_persons_take_back_in_this_deal_only_and_never_redo() -> None:
    one = company(*TWO)
    ann = one.join(0, 0)
    one.join(1, 1)
    until(one, lambda: one.host.deal == 2)
    assert ann.news[-1].own > 0
    assert ann.news[-1].can == frozenset()
    one.say(ann, Propose(ProposalKind.UNDO))
    assert refusals(ann) == [NOTHING_UNDONE]
    one.do(ann)
    one.say(ann, Propose(ProposalKind.UNDO))
    one.settle()
    assert ann.news[-1].why is UpdateReason.UNDONE
    assert ann.news[-1].can == frozenset()
    one.say(ann, Propose(ProposalKind.REDO))
    assert refusals(ann)[-1] is NOTHING_TO_REDO


def test_a_person_alone_takes_back_over_any_number_of_deals() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    until(one, lambda: one.host.deal == 2)
    one.say(ann, Propose(ProposalKind.UNDO))
    assert ann.news[-1].deal == 1
    assert ann.scores == ()


# ---- claims


def before_the_last_card(one: Company, ann: Guest) -> None:
    until(one, lambda: one.to_act(ann) and bool(one.controls.claim(ann.view)))


def test_a_claim_is_looked_at_before_anybody_else_is_bothered() -> None:
    one = company(*TWO)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.say(ann, ClaimPreviewRequest())
    assert ann.of(ClaimPreview) == [ClaimPreview((), None)]
    before_the_last_card(one, ann)
    log, told = len(one.log), len(bob.told)
    one.say(ann, ClaimPreviewRequest())
    outlook = ann.of(ClaimPreview)[-1]
    assert len(outlook.cards) == 1
    assert (len(one.log), len(bob.told)) == (log, told)
    one.say(ann, Propose(ProposalKind.CLAIM))
    assert bob.asked is not None
    assert bob.asked.cards == outlook.cards
    deal = one.host.deal
    one.say(bob, VoteRequest(bob.asked.ask, True))
    until(one, lambda: one.host.deal > deal or one.host.over)
    assert ann.scores[deal - 1].row == outlook.points


def test_a_claim_is_played_out_entry_by_entry_before_all_that_waits() -> None:
    one = company("person Ann", "person Bob", deals=3)
    ann, bob = one.join(0, 0), one.join(1, 1)
    before_the_last_card(one, ann)
    one.late = True
    cards = next(iter(one.controls.claim(ann.view)))
    one.say(ann, Propose(ProposalKind.CLAIM))
    assert bob.asked is not None
    one.say(bob, VoteRequest(bob.asked.ask, True))
    assert one.log[-1] == ActionEntry(Seat(0), cards)
    late = one.join(None)
    assert not ann.of(ProposalClosed)
    assert not late.told
    one.keep()
    assert ann.of(ProposalClosed) == [ProposalClosed(1, ProposalKind.CLAIM, Seat(0), agreed=True)]
    assert late.told
    assert not late.of(ProposalClosed)


def test_a_claim_that_is_not_certain_is_refused() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    one.say(ann, Propose(ProposalKind.CLAIM))
    assert refusals(ann) == [NOT_CERTAIN]


# ---- who acts for a seat


def test_a_lost_line_is_waited_for_and_a_computer_plays_on_when_the_others_wish_it() -> None:
    one = company(*TWO)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.lose(bob)
    assert one.host.seats[1] == SeatInfo(SeatKind.PERSON, "Bob", "random", Presence.AWAY)
    assert Seat(1) not in [think.seat for think in one.asked]
    one.say(ann, Propose(ProposalKind.REPLACE, Seat(1)))
    assert isinstance(one.log[-1], OccupantEntry)
    assert ann.table.seats[1].presence is Presence.REPLACED
    assert one.asked[-1].seat == 1
    assert one.asked[-1].request.level == "random"
    back = one.join(1, 1)
    assert one.asked[-1].question not in one.thoughts
    assert back.table.seats[1].presence is Presence.HERE
    one.do(back)
    assert one.host.actions == 1
    one.check()


def test_nobody_is_replaced_who_is_here_nor_a_computer() -> None:
    one = company(*TWO)
    ann = one.join(0, 0)
    one.join(1, 1)
    for seat in (1, 2, 9):
        one.say(ann, Propose(ProposalKind.REPLACE, Seat(seat)))
    assert refusals(ann) == [NOBODY_AWAY] * 3


def test_a_third_person_is_asked_before_a_computer_plays_for_another() -> None:
    one = company(*THREE)
    ann, bob, cy = (one.join(seat, seat) for seat in range(3))
    one.lose(bob)
    one.say(ann, Propose(ProposalKind.REPLACE, Seat(1)))
    assert cy.asked == ProposalOpened(1, ProposalKind.REPLACE, Seat(0), Seat(1), (Seat(2),))
    one.join(1, 1)
    assert ann.of(ProposalClosed) == [ProposalClosed(1, ProposalKind.REPLACE, Seat(0), agreed=False)]


def test_a_person_lets_a_computer_play_and_takes_over_again() -> None:
    one = company(*TWO)
    ann = one.join(0, 0)
    one.join(1, 1)
    one.say(ann, Propose(ProposalKind.REPLACE))
    assert ann.table.seats[0].presence is Presence.REPLACED
    assert one.asked[-1].seat == 0
    one.do(ann)
    assert ann.of(Rejected)[-1].refusal is NOT_YOUR_TURN
    one.say(ann, ReturnRequest())
    assert ann.table.seats[0].is_here
    one.do(ann)
    assert one.host.actions == 1
    assert [type(entry) for entry in one.log] == [OccupantEntry, OccupantEntry, ActionEntry]


def test_play_goes_on_before_the_eyes_of_a_person_for_whom_a_computer_plays() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    one.say(ann, Propose(ProposalKind.REPLACE))
    until(one, lambda: one.host.deal == 2)
    one.say(ann, LeaveRequest())
    until(one, lambda: not one.guests)
    before = one.host.actions
    one.settle()
    assert one.host.actions == before


def test_who_leaves_in_the_middle_is_played_for_and_finds_everything_on_return() -> None:
    one = company(*TWO)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.do(ann)
    one.say(bob, LeaveRequest())
    assert bob in one.gone
    assert one.host.seats[1].presence is Presence.LEFT
    until(one, lambda: one.host.deal == 2)
    back = one.join(1, 1)
    assert back.scores == one.mirror.scores
    assert one.host.seats[1].is_here
    one.check()


def test_the_last_person_who_leaves_only_goes_away() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    one.say(ann, LeaveRequest())
    assert one.host.seats[0].presence is Presence.AWAY
    assert not one.log
    one.say(ann, LeaveRequest())


# ---- records


def test_a_table_is_restored_from_its_record_and_goes_on_alike() -> None:
    one = company(*ALONE)
    one.join(0, 0)
    until(one, lambda: one.host.actions == 9)
    record = one.host.record()
    again = MatchHost.restore(record, GAMES)
    assert again.record() == record
    assert again.config == one.host.config
    assert (again.actions, again.deal, again.over, again.scores) == (9, one.host.deal, False, one.host.scores)
    other = Company(again)
    other.begin()
    other.join(0, 0)
    assert {think.seat: think.request.chance for think in other.asked}.items() <= {
        think.seat: think.request.chance for think in one.asked
    }.items()


def test_the_record_says_who_plays_on_for_whom_and_so_does_a_restored_table() -> None:
    one = company(*TWO)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.do(ann)
    one.say(bob, LeaveRequest())
    until(one, lambda: one.host.actions == 6)
    record = read_record(write_record(one.host.record()))
    assert record.seated == (SeatingEntry(1, Seat(1), "random"),)
    again = Company(MatchHost.restore(record, GAMES))
    assert again.host.record() == record
    assert again.host.seats[1] == SeatInfo(SeatKind.PERSON, "Bob", "random", Presence.LEFT)
    assert again.host.seats[0].presence is Presence.AWAY
    again.begin()
    again.join(0, 0)
    until(again, lambda: again.host.actions > 8)
    again.join(1, 1)
    assert again.host.record().seated[1].player == "person"
    third = MatchHost.restore(again.host.record(), GAMES)
    assert third.seats[1].presence is Presence.AWAY


def test_undo_keeps_who_plays_on() -> None:
    one = company(*TWO)
    ann, bob = one.join(0, 0), one.join(1, 1)
    one.do(ann)
    one.say(bob, LeaveRequest())
    one.say(ann, Propose(ProposalKind.UNDO))
    rewound = one.log[-1]
    assert isinstance(rewound, RewindEntry)
    assert rewound.record.seated == one.host.record().seated == (SeatingEntry(0, Seat(1), "random"),)


def test_a_record_that_the_rules_refuse_is_not_restored() -> None:
    from dataclasses import replace

    record = replace(host_of(GAMES["toy"], ALONE).record(), actions=((Seat(0), "play 2C"),))
    with pytest.raises(ReplayError) as error:
        MatchHost.restore(record, GAMES)
    assert error.value.accepted == 0


def test_a_record_plays_again_as_a_session() -> None:
    one = company(*ALONE)
    one.join(0, 0)
    until(one, lambda: one.host.actions == 5)
    assert Session.replay(one.host.record(), GAMES["toy"]).view(None).zones == one.host.view(None).zones
