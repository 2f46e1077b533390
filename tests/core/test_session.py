"""The one authority on a match: what it refuses, what it says to whom, and in which order."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.cards import Card, sort_cards
from cardtable.core.events import Event, HandScored, MatchEnded
from cardtable.core.record import write_record
from cardtable.core.session import MATCH_OVER, NOT_YOUR_TURN, STALE, ReplayError, Session, Update
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from tests.records import read_record
from tests.telling import TellingSession
from tests.toy.game import FOLLOW, TOY, WRONG_PHASE, Action, Play, Swap, ToyOptions, ToyPublic, ToyRules

SEATS = 3
ToySession = Session[ToyPublic, Action]


def new(seed: str = "7", **options: Any) -> TellingSession:
    return TellingSession(TOY, ToyOptions(**options), ["person"] * SEATS, seed)


def legal(session: ToySession, seat: Seat) -> list[Action]:
    return list(TOY.rules(ToyOptions(), SEATS).legal(session.view(seat)))


def step(session: ToySession) -> tuple[Seat, Action]:
    """Let the lowest seat that is to act do its first legal action."""
    seat = min(session.actors)
    action = legal(session, seat)[0]
    assert session.submit(seat, action, session.state_version) is None
    return seat, action


def play(session: ToySession, actions: int) -> None:
    for _ in range(actions):
        step(session)


def play_out(session: ToySession) -> None:
    while not session.match_over:
        step(session)


def test_a_record_is_of_the_actions_in_force_whatever_was_recorded_before() -> None:
    session = new()
    play(session, 4)
    whole = session.record().actions
    session.rewind(2)
    assert session.record().actions == whole[:2]
    assert session.record(4).actions == whole
    seat = min(session.actors)
    other = legal(session, seat)[-1]
    assert session.submit(seat, other, session.state_version) is None
    assert session.record().actions == (*whole[:2], (seat, TOY.codec.write(other)))
    assert Session.replay(session.record(), TOY).record() == session.record()


def test_nothing_is_written_twice_for_records() -> None:
    """Undo asks for one of thousands of actions."""
    written: list[Action] = []

    class Counting:
        def write(self, action: Action) -> str:
            written.append(action)
            return TOY.codec.write(action)

        def read(self, text: str) -> Action:
            return TOY.codec.read(text)

    session: ToySession = Session(replace(TOY, codec=Counting()), ToyOptions(), ["person"] * SEATS, "7")
    play(session, 4)
    session.record()
    session.rewind(3)
    session.record()
    session.record(4)
    assert len(written) == 4


def facts(session: ToySession) -> list[tuple[object, ...]]:
    """All that anybody can know, but for the version."""
    seats: list[Seat | None] = [None, *(Seat(seat) for seat in range(SEATS))]
    views = [session.view(seat) for seat in seats]
    return [(view.zones, view.public, session.heard(seat)) for seat, view in zip(seats, views, strict=True)]


def any_card(session: ToySession, seat: Seat) -> Card:
    return legal(session, seat)[0].card


# ---- what is refused, and in which order --------------------------------------------------


def test_a_match_begins_with_a_deal() -> None:
    session = new()
    assert session.deal_number == 1
    assert session.actions == session.undone == 0
    assert session.actors == {0, 1, 2}
    assert not session.match_over


def test_first_of_all_a_match_must_not_be_over() -> None:
    session = new(deals=1)
    play_out(session)
    assert session.actors == frozenset()
    assert session.submit(Seat(0), Play(Card.parse("AS")), -1) is MATCH_OVER


def test_then_it_must_be_the_seats_turn() -> None:
    session = new(swapping="none")
    assert session.submit(Seat(1), Swap(Card.parse("2C")), -1) is NOT_YOUR_TURN
    assert session.submit(Seat(9), Swap(Card.parse("2C")), -1) is NOT_YOUR_TURN


def test_then_the_answer_must_be_to_this_question() -> None:
    session = new(swapping="none")
    wrong = Swap(Card.parse("2C"))
    assert session.submit(Seat(0), wrong, session.state_version - 1) is STALE
    assert session.submit(Seat(0), wrong, session.state_version + 1) is STALE
    assert session.submit(Seat(0), wrong, session.state_version) is WRONG_PHASE


def test_last_the_rules_are_asked() -> None:
    for seed in range(200):
        session = new(str(seed), swapping="none")
        step(session)
        seat = min(session.actors)
        hand = [card for zone, cards in session.view(seat).zones.items() if zone == ("hand", seat, 0) for card in cards]
        barred = [card for card in hand if card and Play(card) not in legal(session, seat)]
        if barred:
            assert session.submit(seat, Play(barred[0]), session.state_version) is FOLLOW
            return
    pytest.fail("no seed makes anybody follow suit")


def test_a_refusal_changes_nothing() -> None:
    session = new()
    told: list[Update[ToyPublic]] = []
    session.subscribe(None, told.append)
    before = facts(session), session.state_version, session.record()
    assert session.submit(Seat(0), Play(any_card(session, Seat(0))), session.state_version) is WRONG_PHASE
    assert (facts(session), session.state_version, session.record()) == before
    assert len(told) == 1


def test_all_may_answer_one_question_at_once() -> None:
    session = new()
    version = session.state_version
    for seat in (Seat(2), Seat(0), Seat(1)):
        assert session.submit(seat, Swap(any_card(session, seat)), version) is None
    assert session.view(None).public.swapped == {0, 1, 2}
    assert len(session.actors) == 1


def test_but_an_answer_to_an_earlier_turn_is_stale() -> None:
    session = new()
    version = session.state_version
    play(session, 3)
    seat = min(session.actors)
    assert session.submit(seat, Play(any_card(session, seat)), version) is STALE


def test_a_message_that_comes_twice_is_no_answer_to_the_next_question() -> None:
    """Whoever wins a trick with its last card is to act again at once; what was sent before is not meant for that."""
    for seed in range(200):
        session = new(str(seed), swapping="none")
        version = session.state_version
        while (seat := step(session)[0]) not in session.actors:
            version = session.state_version
        if session.deal_number == 1:
            assert session.submit(seat, legal(session, seat)[0], version) is STALE
            return
    pytest.fail("no seed lets the last player win the trick")


def test_who_has_answered_may_not_answer_again() -> None:
    session = new()
    version = session.state_version
    session.submit(Seat(1), Swap(any_card(session, Seat(1))), version)
    assert session.submit(Seat(1), Swap(Card.parse("AS")), version) is NOT_YOUR_TURN


def test_a_seat_count_or_seed_that_does_not_fit() -> None:
    with pytest.raises(ValueError, match="two to four"):
        Session(TOY, ToyOptions(), ["person"] * 5, "7")
    with pytest.raises(ValueError, match="one line"):
        Session(TOY, ToyOptions(), ["person"] * 3, "7\n8")


# ---- versions -----------------------------------------------------------------------------


def test_versions_rise_and_are_never_used_twice() -> None:
    session = new()
    told: list[Update[ToyPublic]] = []
    session.subscribe(Seat(0), told.append)
    play(session, 5)
    session.rewind(2)
    play(session, 4)
    session.rewind(6)
    session.rewind(0)
    play_out(session)
    versions = [update.view.version for update in told]
    assert versions == sorted(set(versions))
    assert versions[-1] == session.state_version


def test_an_answer_from_before_an_undo_is_stale() -> None:
    session = new(swapping="none")
    play(session, 2)
    seat, version = min(session.actors), session.state_version
    action = legal(session, seat)[0]
    session.rewind(1)
    play(session, 1)
    assert session.actors == {seat}
    assert session.submit(seat, action, version) is STALE


# ---- who hears what, and when -------------------------------------------------------------


def test_what_was_heard_is_the_sum_of_the_updates() -> None:
    session = new()
    told: dict[Seat | None, list[Update[ToyPublic]]] = {None: [], Seat(0): [], Seat(2): []}
    for seat, updates in told.items():
        session.subscribe(seat, updates.append)
    while session.deal_number == 1 and not session.match_over:
        heard = {seat: session.heard(seat) for seat in told}
        for updates in told.values():
            updates.clear()
        step(session)
        for seat, updates in told.items():
            if session.deal_number == 1:
                assert session.heard(seat) == heard[seat] + updates[0].events


def test_a_deal_is_an_update_of_its_own() -> None:
    session = new()
    told: list[Update[ToyPublic]] = []
    session.subscribe(Seat(0), told.append)
    while session.deal_number == 1:
        told.clear()
        step(session)
    last, deal = told
    assert last.view.public.over
    assert deal.view.public.deal == 2
    assert deal.events == session.heard(Seat(0))
    assert deal.heard is None


def test_nobody_sees_the_cards_of_others() -> None:
    session = new()
    told: list[Update[ToyPublic]] = []
    session.subscribe(Seat(0), told.append)
    seat = Seat(1)
    session.submit(seat, Swap(any_card(session, seat)), session.state_version)
    assert next(getattr(event, "cards", None) for event in told[-1].events) == (None,)


def test_a_match_ends_with_its_places() -> None:
    session = new(deals=1)
    play_out(session)
    ended = session.heard(None)[-1]
    assert isinstance(ended, MatchEnded)
    assert min(ended.places) == 1


# ---- undo, redo ---------------------------------------------------------------------------


@pytest.mark.parametrize("swapping", ["left", "none"])
def test_rewinding_to_any_point_and_back_equals_playing(swapping: str) -> None:
    session = new(swapping=swapping, deals=3)
    played = [facts(session)]
    while not session.match_over:
        step(session)
        played.append(facts(session))
    last = len(played) - 1
    assert session.actions == last
    for goal in [*range(last, -1, -1), *range(last + 1), 3, last, 0, last - 1]:
        session.rewind(goal)
        assert facts(session) == played[goal]
        assert (session.actions, session.undone) == (goal, last - goal)
        assert session.deal_number == session.view(None).public.deal


@pytest.mark.parametrize("goal", [-1, 5])
def test_rewinding_beyond_the_log_is_refused(goal: int) -> None:
    session = new()
    play(session, 4)
    before = facts(session)
    with pytest.raises(ValueError, match="The log has 4 actions"):
        session.rewind(goal)
    assert facts(session) == before


def test_a_new_action_ends_what_was_undone() -> None:
    session = new()
    play(session, 4)
    session.rewind(2)
    assert session.actor_of(3) is not None
    play(session, 1)
    assert session.undone == 0
    assert len(session.record().actions) == 3
    with pytest.raises(ValueError, match="3 actions"):
        session.rewind(4)


def test_who_did_an_action() -> None:
    session = new()
    seats = [step(session)[0] for _ in range(5)]
    session.rewind(2)
    assert [session.actor_of(number) for number in range(5)] == seats


# ---- what a host asks ---------------------------------------------------------------------


def test_asking_for_the_refusal_does_nothing() -> None:
    session = new()
    before = facts(session), session.state_version, session.record()
    action = legal(session, Seat(0))[0]
    assert session.refusal(Seat(0), action, session.state_version) is None
    assert session.refusal(Seat(0), action, session.state_version + 1) is STALE
    assert session.refusal(Seat(0), Play(action.card), session.state_version) is WRONG_PHASE
    assert (facts(session), session.state_version, session.record()) == before


def test_refusal_performing_and_dealing_are_what_submit_does() -> None:
    submitted, performed = new(deals=2), new(deals=2)
    deals = []
    while not submitted.match_over:
        seat, action = step(submitted)
        assert performed.refusal(seat, action, performed.state_version) is None
        performed.perform(seat, action)
        deals.append(performed.deal_if_due())
        assert not performed.deal_if_due()
        assert facts(performed) == facts(submitted)
        assert performed.state_version == submitted.state_version
    assert deals.count(True) == 1
    assert performed.record() == submitted.record()


def test_what_is_prepared_tells_what_will_happen_and_nothing_has_yet() -> None:
    session = new()
    before = facts(session)
    prepared = session.prepare(Seat(0), legal(session, Seat(0))[0])
    assert facts(session) == before
    session.commit(prepared)
    assert tuple(session.happened)[-len(prepared.events) :] == prepared.events != ()


def test_what_was_prepared_is_not_done_once_anything_has_changed() -> None:
    session = new()
    first, second = (session.prepare(seat, legal(session, seat)[0]) for seat in (Seat(0), Seat(1)))
    assert session.actions == 0
    session.commit(first)
    before = facts(session), session.record()
    with pytest.raises(ValueError, match="has changed since"):
        session.commit(second)
    assert (facts(session), session.record()) == before


def test_performing_alone_deals_nothing() -> None:
    session = new(deals=2)
    while not session.scores:
        seat = min(session.actors)
        session.perform(seat, legal(session, seat)[0])
    assert (session.deal_number, session.actors) == (1, frozenset())
    assert isinstance(session.happened[-1], HandScored)
    assert session.deal_if_due()
    assert session.deal_number == 2


def test_the_counts_in_force_follow_undo_and_redo() -> None:
    session = new(deals=3)
    counts, began = [session.scores], [session.deal_began]
    while not session.match_over:
        step(session)
        counts.append(session.scores)
        began.append(session.deal_began)
    assert len(session.scores) == 3
    end = session.actions
    for actions in (*range(end, -1, -1), *range(end + 1), 0, end, 3):
        session.rewind(actions)
        assert session.scores == counts[actions]
        assert session.deal_began == began[actions]


def test_events_are_shown_as_the_seat_may_see_them() -> None:
    session = new()
    play(session, 4)
    for seat in (None, Seat(0), Seat(2)):
        assert session.seen_by(seat, session.happened) == session.heard(seat)
    assert session.heard(None) != tuple(session.happened)


def test_the_record_as_it_was_or_will_be() -> None:
    session = new()
    records = [session.record()]
    for _ in range(5):
        step(session)
        records.append(session.record())
    session.rewind(2)
    assert [session.record(actions) for actions in range(6)] == records
    assert session.record() == records[2]


# ---- records and replay -------------------------------------------------------------------


def finished(**options: Any) -> ToySession:
    session = new(**options)
    play_out(session)
    return session


def test_a_record_holds_the_whole_match() -> None:
    record = finished(deals=3).record()
    assert (record.game, record.version, record.seats, record.seed) == ("toy", 1, 3, "7")
    assert record.players == ("person",) * 3
    assert record.options == {"swapping": "left", "deals": 3, "show_points": True}
    assert record.actions[0][1].startswith("swap ")


@given(st.integers(0, 30), st.sampled_from(["left", "none"]))
def test_replaying_gives_the_same_match(actions: int, swapping: str) -> None:
    session = new(swapping=swapping)
    while session.actions < actions and not session.match_over:
        step(session)
    record = read_record(write_record(session.record()))
    again = Session.replay(record, TOY)
    assert facts(again) == facts(session)
    assert again.record() == session.record()


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ((0, "dance"), "“dance” is no action of the toy."),
        ((0, "play XX"), "“XX” is not a card"),
        ((1, "play AS"), "“play AS” by seat 1 is refused: turn."),
        ((0, "swap AS"), "“swap AS” by seat 0 is refused: T-01."),
        ((0, "play 2H"), "“play 2H” by seat 0 is refused: T-01."),
    ],
)
def test_the_first_action_refused_is_named(bad: tuple[int, str], reason: str) -> None:
    session = new(swapping="none", deals=1)
    record = replace(session.record(), actions=((Seat(bad[0]), bad[1]),))
    with pytest.raises(ReplayError) as caught:
        Session.replay(record, TOY)
    assert caught.value.accepted == 0
    assert not caught.value.head
    assert str(caught.value).startswith(f"Action 1: {reason}")


def test_a_mistake_in_the_rules_takes_no_action_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished(deals=1).record()

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(ToyRules, "apply", fail)
    with pytest.raises(ReplayError, match="there is a bug in the program") as caught:
        Session.replay(record, TOY)
    assert caught.value.accepted == 0


def test_actions_behind_the_end_are_refused_by_number() -> None:
    record = finished(deals=1).record()
    longer = replace(record, actions=(*record.actions, record.actions[-1]))
    with pytest.raises(ReplayError, match="is refused: match-over") as caught:
        Session.replay(longer, TOY)
    assert caught.value.accepted == len(record.actions)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "This is a saved game of “chess”, not of “toy”."),
        ({"options": {"deals": "many"}}, "The rules have no option called “deals” with that value."),
        ({"options": {"colour": 1}}, "The rules have no option called “colour” with that value."),
        ({"seats": 5, "players": ("person",) * 5}, "The toy is for two to four."),
    ],
)
def test_a_head_that_the_rules_refuse(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ReplayError) as caught:
        Session.replay(replace(finished().record(), **change), TOY)
    assert str(caught.value) == reason
    assert (caught.value.accepted, caught.value.head) == (0, True)


def test_no_card_is_ever_lost() -> None:
    session = new()
    pack = sort_cards(TOY.rules(ToyOptions(), SEATS).deck())
    views: list[View[ToyPublic]] = []
    session.subscribe(None, lambda update: views.append(update.view))
    play_out(session)
    assert {sum(len(cards) for cards in view.zones.values()) for view in views} == {len(pack)}


def test_a_seat_can_put_its_view_together_from_what_it_heard() -> None:
    from cardtable.core.zones import Zone
    from tests.core.following import follow

    session = new()
    while not session.match_over:
        for seat in map(Seat, range(SEATS)):
            rules = TOY.rules(ToyOptions(), SEATS)
            picture: dict[Zone, tuple[Card | None, ...]] = dict.fromkeys(session.view(seat).zones, ()) | {
                Zone("stock"): (None,) * 16
            }
            events: tuple[Event, ...] = session.heard(seat)
            for event in events:
                picture = follow(rules.zones, picture, event, seat)
            seen = {zone: Counter(cards) for zone, cards in picture.items()}
            assert seen == {zone: Counter(cards) for zone, cards in session.view(seat).zones.items()}
        step(session)


def test_actions_of_the_log_keep_their_numbers_when_they_are_undone() -> None:
    session = new(swapping="none")
    done = [step(session) for _ in range(3)]
    session.rewind(1)
    assert [(session.actor_of(number), session.action_of(number)) for number in range(3)] == done


# ---- deals whose seeds are told one by one


def fair(*seeds: str) -> TellingSession:
    return TellingSession(TOY, ToyOptions(), ["person"] * SEATS, "-", seeds)


def test_a_deal_waits_for_its_seed() -> None:
    session = fair("a")
    while not session.waits_for_deal:
        step(session)
    assert session.actors == frozenset()
    assert not session.deal_if_due()
    assert session.deal_number == 1
    session.deal("b")
    assert session.deal_number == 2
    assert not session.waits_for_deal


def test_a_seed_that_was_told_is_in_the_record_and_one_that_was_tried_is_not() -> None:
    session = fair("a")
    while not session.waits_for_deal:
        step(session)
    before = facts(session)
    session.rehearse_deal("c")
    assert session.waits_for_deal
    assert facts(session) == before
    session.deal("b")
    assert session.record().deals == ("a", "b")


def test_each_deal_follows_from_its_own_seed() -> None:
    session = fair("a")
    while not session.waits_for_deal:
        step(session)
    session.deal("b")
    told, other = fair("a", "b"), fair("a", "c")
    for match in (told, other):
        while match.deal_number == 1:
            step(match)
    assert told.view(Seat(0)).zones == session.view(Seat(0)).zones
    assert other.view(Seat(0)).zones != session.view(Seat(0)).zones


def test_no_deal_is_dealt_unasked() -> None:
    session = fair("a")
    with pytest.raises(RuntimeError):
        session.deal("b")
    usual = new()
    play_out(usual)
    assert not usual.waits_for_deal


def test_undo_and_replay_keep_the_seeds_that_were_told() -> None:
    session = fair("a", "b")
    play(session, 14)
    assert session.deal_number == 2
    before = facts(session)
    session.rewind(3)
    session.rewind(14)
    assert facts(session) == before
    again = Session.replay(read_record(write_record(session.record())), TOY)
    assert facts(again) == before
    assert again.record() == session.record()


def test_laid_open_everybody_s_cards_are_seen() -> None:
    session = new()
    zones = session.laid_open(Seat(0)).zones
    hands = {zone: cards for zone, cards in zones.items() if zone.kind == "hand"}
    assert len(hands) == 3
    assert all(cards and None not in cards for cards in hands.values())
    assert hands[Zone("hand", 1)] == session.view(Seat(1)).zones[Zone("hand", 1)]


def test_a_deal_is_looked_at_without_playing_those_before_it_again() -> None:
    session = new(deals=3)
    while session.deal_number < 3:
        step(session)
    later = session.at_deal(2)
    assert later is not None
    assert later.deal_number == 2
    assert later.record().actions == session.record().actions[: len(later.record().actions)]
    assert 0 < len(later.record().actions) < len(session.record().actions)
    assert session.deal_number == 3
    assert session.at_deal(0) is None
    assert session.at_deal(4) is None
