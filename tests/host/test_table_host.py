"""What a local match does as its window comes, acts and wishes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.session import NOT_YOUR_TURN, STALE, ReplayError, Session
from cardtable.core.zones import Seat
from cardtable.host.host_messages import (
    ActionEntry,
    ClaimAccepted,
    ClaimPreview,
    ClaimPreviewRequest,
    Joined,
    Presented,
    ProposalKind,
    Propose,
    Rejected,
    RewindEntry,
    SeatingUpdate,
    SeedRevealed,
    SubmitAction,
    UpdateReason,
)
from cardtable.host.match_host import NOTHING_TO_REDO, MatchHost
from cardtable.host.match_play import NOT_CERTAIN, NOTHING_UNDONE
from cardtable.host.seat_assignment import SeatInfo, SeatKind
from tests.host.company import GAMES, Company, Guest, host_of

QUICK = 0.0  # seconds
ALONE = ("person Ann", "random B", "random C")
COMPUTERS = ("random A", "random B", "random C")


def company(*players: str, late: bool = False, pause: float = QUICK, **options: Any) -> Company:
    made = Company(host_of(GAMES["toy"], players, pause=pause, **options), late=late)
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
    computer = SeatInfo(SeatKind.COMPUTER, "random")
    assert table == SeatingUpdate((SeatInfo(SeatKind.PERSON), computer, computer))
    assert (news.why, news.actions, news.has_begun, news.deal) == (UpdateReason.JOINED, 0, False, 1)  # type: ignore[union-attr]
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


# ---- actions


def test_an_action_is_kept_before_anybody_is_told() -> None:
    one = company(*ALONE, late=True)
    ann = one.join(0, 0)
    before = len(ann.told)
    one.do()
    assert isinstance(one.log[-1], ActionEntry)
    assert len(ann.told) == before
    one.keep()
    assert ann.news[-1].mine == before
    assert ann.news[-1].has_begun
    one.check()


def test_while_an_entry_is_kept_everything_waits_and_comes_in_order() -> None:
    one = company(*ALONE, late=True)
    ann = one.join(0, 0)
    before = len(ann.told)
    one.do()
    one.say(ClaimPreviewRequest())
    one.say(Propose(ProposalKind.UNDO))
    assert len(one.log) == 1
    assert len(ann.told) == before
    one.keep()
    assert [type(message).__name__ for message in ann.told[before:]] == ["MatchUpdate", "ClaimPreview"]
    assert len(one.log) == 2
    one.keep()
    assert ann.news[-1].actions == 0
    one.check()


def test_a_window_that_comes_while_an_entry_is_kept_is_told_afterwards() -> None:
    one = company(*COMPUTERS, late=True)
    one.think(one.asked[0].question)
    watcher = one.join(None)
    assert not watcher.told
    one.keep()
    assert watcher.news[-1].actions == 1
    one.check()


def test_only_the_entry_that_is_being_kept_can_be_kept() -> None:
    one = company(*ALONE, late=True)
    with pytest.raises(ValueError, match="No entry 1"):
        one.host.on_persisted(1, 0.0)
    one.join(0, 0)
    one.do()
    with pytest.raises(ValueError, match="No entry 2"):
        one.host.on_persisted(2, 0.0)
    one.keep()
    with pytest.raises(ValueError, match="No entry 1"):
        one.host.on_persisted(1, 0.0)


def test_a_refused_action_is_told_to_whoever_tried() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    action = next(one.rules.legal(ann.view))
    one.say(SubmitAction(5, 0, action))
    assert ann.of(Rejected) == [Rejected(5, STALE)]
    assert not one.log


def test_a_spectator_cannot_act() -> None:
    one = company(*COMPUTERS)
    watcher = one.join(0)
    action = next(one.rules.legal(watcher.view))
    one.say(SubmitAction(6, watcher.view.version, action))
    assert watcher.of(Rejected) == [Rejected(6, NOT_YOUR_TURN)]
    assert not one.log


def test_the_seed_is_told_once_the_match_is_over() -> None:
    one = company(*ALONE, deals=1)
    ann = one.join(0, 0)
    until(one, lambda: one.host.over)
    assert ann.of(SeedRevealed) == [SeedRevealed("7")]
    assert Company(MatchHost.restore(one.host.record(), GAMES)).join(0, 0).of(SeedRevealed) == [SeedRevealed("7")]


def test_a_count_is_told_with_its_deal_and_the_next_deal_by_itself() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
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


def test_a_match_whose_person_is_not_there_stands_still() -> None:
    one = company(*ALONE)
    one.pass_time(60)
    assert not one.asked
    one.join(None)
    one.pass_time(60)
    assert not one.asked


def test_a_computer_waits_until_the_one_person_has_seen_the_last_move() -> None:
    one = company(*ALONE, pause=0.0)
    one.join(0, 0)
    one.think(one.asked[0].question)
    one.think(one.asked[1].question)
    assert one.host.actions == 0
    one.show()
    assert one.host.actions == 1
    one.show()
    assert one.host.actions == 2


def test_what_was_never_told_cannot_have_been_shown() -> None:
    one = company(*ALONE, pause=0.0)
    one.join(0, 0)
    one.say(Presented(10_000))
    one.think(one.asked[0].question)
    one.think(one.asked[1].question)
    assert one.host.actions == 1


def test_the_pause_is_kept_from_the_question() -> None:
    one = company(*ALONE, pause=2.0)
    one.join(0, 0)
    one.show()
    one.pass_time(1.5)
    one.think(one.asked[0].question)
    assert one.host.actions == 0
    assert one.wake == pytest.approx(2.0)
    one.pass_time(0.5)
    assert one.host.actions == 1


def test_a_changed_pause_is_in_force_at_once() -> None:
    one = company(*ALONE, pause=200.0)
    one.join(0, 0)
    one.show()
    one.think(one.asked[0].question)
    one.run(one.host.set_pause(0.0, one.now))
    assert one.host.actions == 1


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
    one.join(0, 0)
    one.do()
    question = one.asked[0]
    one.say(Propose(ProposalKind.UNDO))
    assert question.question not in one.thoughts
    one.show()
    action = next(one.rules.legal(question.request.view))
    one.run(one.host.on_answer(question.question, action, 100.0))
    assert one.host.actions == 0


# ---- undo and redo


def test_a_person_alone_takes_back_at_once_and_does_it_again() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    assert ann.news[-1].can == frozenset()
    one.do()
    assert ann.news[-1].can == {ProposalKind.UNDO}
    one.say(Propose(ProposalKind.UNDO))
    assert isinstance(one.log[-1], RewindEntry)
    news = ann.news[-1]
    assert (news.why, news.by, news.actions, news.can) == (
        UpdateReason.UNDONE,
        Seat(0),
        0,
        frozenset({ProposalKind.REDO}),
    )
    one.say(Propose(ProposalKind.REDO))
    assert (ann.news[-1].why, ann.news[-1].actions) == (UpdateReason.REDONE, 1)
    one.check()


def test_nothing_to_take_back_is_said() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    one.say(Propose(ProposalKind.UNDO))
    one.say(Propose(ProposalKind.REDO))
    assert refusals(ann) == [NOTHING_UNDONE, NOTHING_TO_REDO]


def test_who_began_a_match_of_computers_takes_any_move_back() -> None:
    one = company(*COMPUTERS)
    owner = one.join(0)
    one.think(one.asked[0].question)
    one.show()
    assert (owner.news[-1].has_begun, owner.news[-1].can) == (True, frozenset({ProposalKind.UNDO}))
    one.say(Propose(ProposalKind.UNDO))
    assert owner.news[-1].actions == 0
    assert (owner.news[-1].why, owner.news[-1].by) == (UpdateReason.UNDONE, None)


def test_a_person_alone_takes_back_over_any_number_of_deals() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    until(one, lambda: one.host.deal == 2)
    one.say(Propose(ProposalKind.UNDO))
    assert ann.news[-1].deal == 1
    assert ann.scores == ()


# ---- claims


def before_the_last_card(one: Company, ann: Guest) -> None:
    until(one, lambda: one.can_act and bool(one.controls.claim(ann.view)))


def test_a_claim_is_looked_at_before_it_is_made() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    one.say(ClaimPreviewRequest())
    assert ann.of(ClaimPreview) == [ClaimPreview((), None)]
    before_the_last_card(one, ann)
    log = len(one.log)
    one.say(ClaimPreviewRequest())
    outlook = ann.of(ClaimPreview)[-1]
    assert len(outlook.cards) == 1
    assert len(one.log) == log
    deal = one.host.deal
    one.say(Propose(ProposalKind.CLAIM))
    until(one, lambda: one.host.deal > deal or one.host.over)
    assert ann.scores[deal - 1].row == outlook.points


def test_a_claim_is_played_out_entry_by_entry_before_all_that_waits() -> None:
    one = company("person Ann", "random B", deals=3)
    ann = one.join(0, 0)
    before_the_last_card(one, ann)
    one.late = True
    cards = next(iter(one.controls.claim(ann.view)))
    told = len(ann.told)
    one.say(Propose(ProposalKind.CLAIM))
    assert one.log[-1] == ActionEntry(Seat(0), cards)
    one.say(ClaimPreviewRequest())
    assert len(ann.told) == told
    one.keep()
    assert [type(message) for message in ann.told[-2:]] == [ClaimAccepted, ClaimPreview]


def test_a_claim_that_is_not_certain_is_refused() -> None:
    one = company(*ALONE)
    ann = one.join(0, 0)
    one.say(Propose(ProposalKind.CLAIM))
    assert refusals(ann) == [NOT_CERTAIN]


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


def test_a_record_that_the_rules_refuse_is_not_restored() -> None:
    record = replace(host_of(GAMES["toy"], ALONE).record(), actions=((Seat(0), "play 2C"),))
    with pytest.raises(ReplayError) as error:
        MatchHost.restore(record, GAMES)
    assert error.value.accepted == 0


def test_a_record_plays_again_as_a_session() -> None:
    one = company(*ALONE)
    one.join(0, 0)
    until(one, lambda: one.host.actions == 5)
    assert Session.replay(one.host.record(), GAMES["toy"]).view(None).zones == one.host.view(None).zones


def test_a_record_of_several_people_goes_on_with_the_first_of_them() -> None:
    record = replace(
        host_of(GAMES["toy"], ALONE).record(),
        players=("random A", "person Bob", "person Cy"),
    )
    one = Company(MatchHost.restore(record, GAMES))
    one.begin()
    bob = one.join(1, 1)
    assert [info.level for info in bob.table.seats] == ["random", "", "random"]
    until(one, lambda: one.host.deal == 2)
