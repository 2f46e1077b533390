"""Every participant's program checks each deal; whatever was changed is noticed, and nothing honest is doubted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from cardtable.core.events import Event, TurnStarted
from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import (
    CommitReveal,
    DealReplayer,
    DealVerifier,
    VerificationResult,
    commitment_of,
    seed_of,
)
from cardtable.host.room_messages import CommitmentsMessage, RevealMessage
from tests.conformance.driver import Case, cases
from tests.host.sealed_deals import TABLE, FairTable

PLAIN = [case for case in cases() if case.preset == "default" and case.seats == min(case.game.seats)]
HEARTS = next(case for case in cases() if str(case) == "hearts-default-4")
OTHER = "f" * 32


def dealt() -> tuple[FairTable, RevealMessage]:
    table = FairTable(HEARTS)
    table.prepare()
    return table, table.play()


@pytest.mark.quick(2)
@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_honest_deals_are_right_for_everybody(plain: Case) -> None:
    table = FairTable(plain)
    for _ in range(2):
        table.prepare()
        opened = table.play()
        assert [witness.verify(opened) for witness in table.witnesses] == [(), ()]


def changed_share(opened: RevealMessage) -> RevealMessage:
    shares = dict(opened.shares) | {"seat 1": OTHER}
    return replace(opened, shares=shares, seed=seed_of(TABLE, opened.deal, shares))


def forgotten_share(opened: RevealMessage) -> RevealMessage:
    shares = {who: share for who, share in opened.shares.items() if who != "seat 1"}
    return replace(opened, shares=shares, seed=seed_of(TABLE, opened.deal, shares))


def invented_share(opened: RevealMessage) -> RevealMessage:
    shares = dict(opened.shares) | {"seat 3": OTHER}
    return replace(opened, shares=shares, seed=seed_of(TABLE, opened.deal, shares))


def left_out(opened: RevealMessage) -> RevealMessage:
    return replace(forgotten_share(opened), missing=("seat 1",))


def exchanged(opened: RevealMessage) -> RevealMessage:
    actions = list(opened.actions)
    actions[-1], actions[-2] = actions[-2], actions[-1]
    return replace(opened, actions=tuple(actions))


LIES: list[tuple[Callable[[RevealMessage], RevealMessage], set[VerificationResult]]] = [
    (lambda opened: replace(opened, seed="0" * 64), {VerificationResult.SEED_WRONG, VerificationResult.CARDS_WRONG}),
    (changed_share, {VerificationResult.SHARE_CHANGED, VerificationResult.CARDS_WRONG}),
    (forgotten_share, {VerificationResult.SHARE_CHANGED, VerificationResult.CARDS_WRONG}),
    (invented_share, {VerificationResult.SHARE_CHANGED, VerificationResult.CARDS_WRONG}),
    (left_out, {VerificationResult.LEFT_OUT, VerificationResult.CARDS_WRONG}),
    (exchanged, {VerificationResult.CARDS_WRONG}),
    (lambda opened: replace(opened, actions=opened.actions[:-1]), {VerificationResult.CARDS_WRONG}),
    (lambda opened: replace(opened, actions=(*opened.actions, opened.actions[-1])), {VerificationResult.CARDS_WRONG}),
    (
        lambda opened: replace(opened, actions=((Seat(0), "dance"), *opened.actions[1:])),
        {VerificationResult.CARDS_WRONG},
    ),
    (lambda opened: replace(opened, actions=()), {VerificationResult.CARDS_WRONG}),
]


@pytest.mark.parametrize(("lie", "doubts"), LIES)
def test_each_field_that_is_tampered_with_gives_its_doubt(
    lie: Callable[[RevealMessage], RevealMessage], doubts: set[VerificationResult]
) -> None:
    table, opened = dealt()

    assert set(table.witnesses[1].verify(lie(opened))) == doubts


def test_another_action_than_the_one_that_was_shown_is_noticed_by_whoever_saw_it() -> None:
    table, opened = dealt()
    rest = [text for seat, text in opened.actions if seat == 3 and text.startswith("play")]
    swap = {rest[0]: rest[1], rest[1]: rest[0]}
    actions = tuple((seat, swap.get(text, text) if seat == 3 else text) for seat, text in opened.actions)

    assert VerificationResult.CARDS_WRONG in table.witnesses[0].verify(replace(opened, actions=actions))


def test_a_card_that_was_shown_and_is_not_in_the_deal_is_noticed() -> None:
    table = FairTable(HEARTS)
    table.prepare()
    for number, _ in enumerate(table.steps()):
        if number == 3:
            invented = TurnStarted(frozenset({Seat(2)}))
            table.witnesses[0].on_update(table.update((invented,), Seat(0)), 1, here=True)
    opened = table.sealing.reveal_message(table.actions)

    assert table.witnesses[0].verify(opened) == (VerificationResult.CARDS_WRONG,)
    assert table.witnesses[1].verify(opened) == ()


def test_after_a_deal_that_cannot_be_played_later_ones_are_not_checked() -> None:
    table, opened = dealt()
    table.witnesses[0].verify(replace(opened, actions=()))
    table.witnesses[1].verify(opened)
    table.prepare()
    opened = table.play()

    assert table.witnesses[0].verify(opened) == (VerificationResult.NOT_CHECKED,)
    assert table.witnesses[1].verify(opened) == ()


def test_a_deal_that_was_prepared_twice_after_the_own_number_was_sent() -> None:
    table, opened = dealt()
    witness = table.witnesses[0]
    again = CommitReveal(TABLE, 1, ("dealer", "seat 0", "seat 1"), OTHER)

    assert witness.commit(again.call, OTHER, here=True) is None
    assert witness.verify(opened) == (VerificationResult.RESEALED,)


def test_other_hashes_for_the_same_deal_are_not_answered() -> None:
    table, opened = dealt()
    witness, sealed = table.witnesses[0], table.sealed
    assert sealed is not None

    assert witness.reveal(replace(sealed, hashes=dict(sealed.hashes) | {"seat 1": "0" * 64})) is None
    assert witness.verify(opened) == (VerificationResult.RESEALED,)


def test_the_same_call_again_after_a_lost_line_gets_the_same_answers() -> None:
    table = FairTable(HEARTS)
    table.begin()
    witness = table.witnesses[0]
    commit = witness.commit(table.sent, table.number(), here=True)
    assert witness.commit(table.sent, table.number(), here=True) == commit

    assert commit is not None
    sealed = CommitmentsMessage(1, {"dealer": table.sent.dealer, "seat 0": commit.hash})
    assert (share := witness.reveal(sealed)) is not None
    assert witness.reveal(sealed) == share
    assert commitment_of(TABLE, 1, "seat 0", share.share) == commit.hash


def test_before_the_own_number_is_sent_a_deal_may_be_prepared_anew() -> None:
    table = FairTable(HEARTS)
    table.begin()
    first = table.sent
    assert first is not None
    table.witnesses[0].commit(first, table.number(), here=True)
    table.deal -= 1
    table.prepare()

    assert table.sent != first
    assert table.witnesses[0].verify(table.play()) == ()


@pytest.mark.parametrize("who", ["seat 0", "dealer"])
def test_the_own_number_is_kept_back_where_hashes_are_not_those_that_were_told(who: str) -> None:
    table = FairTable(HEARTS)
    table.begin()
    witness = table.witnesses[0]
    commit = witness.commit(table.sent, table.number(), here=True)
    assert commit is not None
    hashes = {"dealer": table.sent.dealer, "seat 0": commit.hash} | {who: "0" * 64}

    assert witness.reveal(CommitmentsMessage(1, hashes)) is None
    assert VerificationResult.SHARE_CHANGED in witness.verify(RevealMessage(1, "0" * 64, {}, tuple(hashes), ()))


def test_whoever_was_here_and_is_left_out_of_the_hashes_says_so() -> None:
    table = FairTable(HEARTS)
    table.begin()
    table.witnesses[0].commit(table.sent, table.number(), here=True)
    table.commit(table.witnesses[1], Seat(1))
    table.sealing.too_late()
    table.collect([Seat(1)])
    opened = table.play()

    assert table.witnesses[0].verify(opened) == (VerificationResult.LEFT_OUT,)
    assert table.witnesses[1].verify(opened) == ()


def test_whoever_lost_the_line_meanwhile_blames_nobody() -> None:
    table = FairTable(HEARTS)
    table.begin()
    for witness, seat in zip(table.witnesses, table.seats, strict=True):
        table.commit(witness, seat)
    table.collect([Seat(1)])
    table.witnesses[0].on_lost()
    table.sealing.too_late()
    opened = table.play()

    assert opened.missing == ("seat 0",)
    assert table.witnesses[0].verify(opened) == ()


def test_a_line_lost_after_the_first_card_is_no_excuse() -> None:
    table, opened = dealt()
    table.witnesses[1].on_lost()

    assert VerificationResult.LEFT_OUT in table.witnesses[1].verify(left_out(opened))


def test_whoever_was_away_when_it_was_prepared_checks_what_can_be_checked() -> None:
    table, opened = dealt()
    late = DealVerifier(HEARTS.game, HEARTS.options, 4, TABLE, Seat(2))

    assert late.verify(opened) == (VerificationResult.NOT_CHECKED,)
    table.prepare()
    assert late.commit(table.sent, OTHER, here=False) is None  # not called: a computer sat there
    assert late.verify(table.play()) == (VerificationResult.NOT_CHECKED,)


def heard(opened: RevealMessage, seat: Seat) -> tuple[Event, ...]:
    """All that a seat hears of the deal."""
    return DealReplayer(HEARTS.game, HEARTS.options, 4).play(opened.seed, 1, opened.actions, seat)


def test_after_an_undo_the_deal_begins_again_with_what_was_heard() -> None:
    table, opened = dealt()
    witness = table.witnesses[0]
    witness.on_update(table.update((TurnStarted(frozenset({Seat(2)})),), Seat(0)), 1, here=True)  # which is taken back
    witness.on_update(replace(table.update((), Seat(0)), heard=heard(opened, Seat(0))), 1, here=True)

    assert witness.verify(opened) == ()


def test_of_a_deal_that_ended_while_the_line_was_lost_only_the_numbers_are_checked() -> None:
    table, opened = dealt()
    witness = table.witnesses[0]
    witness.on_update(replace(table.update((), Seat(0)), heard=()), 2, here=True)

    assert witness.verify(opened) == (VerificationResult.NOT_CHECKED,)


def test_a_deal_that_began_before_the_last_one_was_opened_is_checked_all_the_same() -> None:
    table, first = dealt()
    table.prepare()
    second = table.play()

    for witness in table.witnesses:
        assert witness.verify(first) == ()
        assert witness.verify(second) == ()


def test_a_deal_that_was_seen_being_played_has_not_come_from_another_table() -> None:
    table = FairTable(HEARTS)
    table.prepare()
    guest, stranger = (DealVerifier(HEARTS.game, HEARTS.options, HEARTS.seats, TABLE, Seat(0)) for _ in range(2))
    table.witnesses[0] = guest  # whom nobody has asked for a number
    opened = replace(table.play(), shares={})
    assert VerificationResult.SEED_WRONG in guest.verify(opened)
    assert stranger.verify(opened) == (VerificationResult.NOT_CHECKED,)


def test_the_draw_for_places_is_a_deal_without_actions() -> None:
    draw = CommitReveal(TABLE, 0, ("dealer", "seat 0"), OTHER)
    witness = DealVerifier(HEARTS.game, HEARTS.options, 4, TABLE, Seat(0))
    commit = witness.commit(draw.call, "0" * 32, here=True)
    assert commit is not None
    draw.commit("seat 0", commit.hash)
    share = witness.reveal(draw.commitments or CommitmentsMessage(0, {}))
    assert share is not None
    draw.reveal("seat 0", share.share)

    assert witness.verify(draw.reveal_message(())) == ()


def without_me(*, called: bool, told: bool = True, here: bool = True) -> tuple[VerificationResult, ...]:
    """What the program at seat 1 says of a deal that was made without its number."""
    table = FairTable(HEARTS)
    me, table.seats = table.witnesses.pop(), table.seats[:1]
    table.begin()
    if called:
        assert me.commit(table.sent, OTHER, here=here) is None
    table.commit(table.witnesses[0], Seat(0))
    table.collect(table.seats)
    if told:
        assert me.reveal(table.sealed) is None
    for _ in table.steps():
        me.on_update(table.update((), Seat(1)), 1, here=here)
    opened = table.sealing.reveal_message(table.actions)
    me.on_update(replace(table.update((), Seat(1)), heard=heard(opened, Seat(1))), 1, here=here)
    return me.verify(opened)


@pytest.mark.parametrize(
    ("called", "told", "found"),
    [
        (True, True, (VerificationResult.LEFT_OUT,)),
        (True, False, (VerificationResult.LEFT_OUT, VerificationResult.NOT_CHECKED)),
        (False, False, (VerificationResult.LEFT_OUT, VerificationResult.NOT_CHECKED)),
    ],
    ids=["not called upon", "nor told the hashes", "told nothing at all"],
)
def test_whoever_is_here_and_is_not_asked_for_a_number_says_so(
    called: bool, told: bool, found: tuple[VerificationResult, ...]
) -> None:
    assert without_me(called=called, told=told) == found


def test_a_number_that_is_asked_for_but_the_hashes_never_told_is_left_out() -> None:
    table = FairTable(HEARTS)
    table.begin()
    for witness, seat in zip(table.witnesses, table.seats, strict=True):
        table.commit(witness, seat)
    me, table.seats = table.witnesses.pop(), table.seats[:1]
    table.collect(table.seats)
    table.sealing.too_late()
    opened = table.play()
    me.on_update(table.update((), Seat(1)), 1, here=True)

    assert VerificationResult.LEFT_OUT in me.verify(opened)


def test_whoever_was_not_here_for_the_call_blames_nobody_and_checks_what_the_others_gave() -> None:
    assert without_me(called=True, here=False) == ()
    assert without_me(called=False, here=False, told=False) == (VerificationResult.NOT_CHECKED,)


def test_numbers_that_were_called_for_nowhere_lack_the_own_one() -> None:
    table, opened = dealt()
    me, late = (DealVerifier(HEARTS.game, HEARTS.options, 4, TABLE, Seat(2)) for _ in range(2))
    me.on_update(replace(table.update((), Seat(2)), heard=heard(opened, Seat(2))), 1, here=True)
    late.on_update(replace(table.update((), Seat(2)), heard=heard(opened, Seat(2))), 1, here=False)
    made_up = replace(opened, shares={})

    assert VerificationResult.LEFT_OUT in me.verify(made_up)
    assert late.verify(made_up) == (VerificationResult.NOT_CHECKED,)
