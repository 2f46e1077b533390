"""A program's own end of a table: it reads for its person, gives numbers, checks, and believes no nonsense."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from cardtable.core.session import Update
from cardtable.core.views import by_kind, observed
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.wire.json_values import WireError
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.commit_reveal import CommitReveal, PresenceTracker, VerificationResult, commitment_of
from cardtable.host.room_messages import (
    CommitCall,
    CommitmentsMessage,
    PhraseMessage,
    RevealMessage,
    RoomInfo,
    UpdateMessage,
    WelcomeMessage,
)
from cardtable.host.room_requests import CommitRequest, RevealRequest
from cardtable.host.room_types import HouseRules, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import DealVerified, UpdateReceived
from cardtable.net.room_client import KnownRooms, RoomClient, VerifiedDeal
from tests.conformance.driver import Case, cases
from tests.host.sealed_deals import TABLE, FairTable
from tests.host.test_alone import played
from tests.known_sentences import known_sentences

HEARTS = next(case for case in cases() if str(case) == "hearts-default-4")
PERSON, CLUB = RoomSeatInfo(SeatOccupant.PERSON, "Meera"), RoomSeatInfo(SeatOccupant.COMPUTER, level="club")
INFO = RoomInfo(
    1,
    "hearts",
    HEARTS.game.version,
    HEARTS.options.save(),
    HouseRules(),
    RoomStage.SEALING,
    (PERSON, PERSON, CLUB, CLUB),
    Seat(0),
    Seat(0),
    0,
    1,
)


def participant(*kept: VerifiedDeal, number: Callable[[str], str] | None = None) -> RoomClient:
    numbers = count(1)
    made = RoomClient(discover(), known_sentences(), number or (lambda _what: f"{next(numbers):032x}"), kept)
    made.on_message(WelcomeMessage(1, TABLE, False, "c" * 32, ""))
    return made


def wire(case: Case = HEARTS) -> GameCodec[Any]:
    return GameCodec(case.game, case.options, case.seats, known_sentences())


class Watched:
    """A fair table, at whose first seat a participant sits in place of the bare witness."""

    def __init__(self, one: RoomClient) -> None:
        self.one = one
        self.table = FairTable(HEARTS)
        self.table.begin()
        one.on_message(INFO)
        answer = one.on_message(self.table.sent).send
        assert isinstance(answer[0], CommitRequest)
        assert self.table.sealing.commit("seat 0", answer[0].hash)
        self.table.commit(self.table.witnesses[1], Seat(1))

    def share(self) -> RevealRequest:
        sealed = self.table.sealing.commitments
        assert sealed is not None
        [share] = self.one.on_message(sealed).send
        assert isinstance(share, RevealRequest)
        return share


def test_it_gives_its_number_only_when_all_hashes_are_known() -> None:
    watched = Watched(participant())

    share = watched.share()

    sealed = watched.table.sealing.commitments
    assert sealed is not None
    assert share.share == f"{1:032x}"
    assert sealed.hashes["seat 0"] == commitment_of(TABLE, 1, "seat 0", share.share)


def test_a_program_started_anew_keeps_its_word() -> None:
    def number(what: str) -> str:
        return hashlib.sha256(what.encode()).hexdigest()[:32]

    table = FairTable(HEARTS)
    table.begin()
    before, after = (participant(number=number) for _ in range(2))
    for one in (before, after):
        one.on_message(INFO)
    [commit] = before.on_message(table.sent).send
    assert isinstance(commit, CommitRequest)
    assert table.sealing.commit("seat 0", commit.hash)
    table.commit(table.witnesses[1], Seat(1))
    sealed = table.sealing.commitments
    assert sealed is not None

    assert after.on_message(table.sent).send == (commit,)
    [share] = after.on_message(sealed).send
    assert isinstance(share, RevealRequest)
    assert table.sealing.reveal("seat 0", share.share)

    table.deal = 0  # and another number where the dealer comes with another hash
    table.begin()
    assert after.on_message(table.sent).send != (commit,)


def test_news_are_read_for_the_person() -> None:
    one = participant()
    one.on_message(INFO)
    case = HEARTS
    state = case.rules.deal(None, tuple(case.rules.deck())).state

    view = replace(observed(by_kind(case.rules.zones), state, Seat(0)), version=7)
    update = Update((), view, ())
    news = UpdateMessage(3, "0000000a", wire().write_update(update, 1), scores=(), mine=2)

    assert one.on_message(news).show == (UpdateReceived(3, update, 1, (), False, 2),)
    with pytest.raises(WireError, match="another seat"):
        one.on_message(replace(news, update={**news.update, "seat": 1}))


@pytest.mark.parametrize(
    "info",
    [
        replace(INFO, game="bridge"),
        replace(INFO, version=9999),
        replace(INFO, options={"no_such_option": 1}),
        replace(INFO, seats=(PERSON, PERSON)),
        replace(INFO, you=Seat(9)),
    ],
)
def test_what_cannot_be_played_here_is_refused(info: RoomInfo) -> None:
    with pytest.raises(WireError):
        participant().on_message(info)


def test_before_anything_is_played_there_are_no_news_and_no_actions() -> None:
    one = participant()
    one.on_message(replace(INFO, stage=RoomStage.LOBBY))

    with pytest.raises(WireError):
        one.on_message(UpdateMessage(1, "0000000a", {}))
    with pytest.raises(RuntimeError):
        one.encode_action("anything")


def test_everything_else_is_shown_as_it_is() -> None:
    assert participant().on_message(PhraseMessage(Seat(1), 3)).show == (PhraseMessage(Seat(1), 3),)


def opened() -> RevealMessage:
    table = FairTable(HEARTS)
    table.prepare()
    return table.play()


def test_a_finished_deal_is_checked_kept_and_told() -> None:
    one, deal = participant(), opened()
    one.on_message(INFO)

    response = one.on_message(deal)

    doubts = (VerificationResult.NOT_CHECKED,)  # nothing of its making was heard here
    assert response.store == VerifiedDeal(deal, doubts)
    assert response.show == (DealVerified(TABLE, 1, ("dealer", "seat 0", "seat 1"), (), doubts, deal),)


def test_after_a_restart_what_was_found_then_is_told_again() -> None:
    kept = VerifiedDeal(opened(), (VerificationResult.LEFT_OUT,))

    response = participant(kept).on_message(INFO)

    checked = [value for value in response.show if isinstance(value, DealVerified)]
    assert [one.doubts for one in checked] == [(VerificationResult.LEFT_OUT,)]


def test_another_match_forgets_the_deals_of_the_last() -> None:
    one = participant(VerifiedDeal(opened(), ()))
    one.on_message(INFO)
    one.on_message(WelcomeMessage(1, "00000001", False, "c" * 32, ""))

    assert one.on_message(INFO).show == (INFO,)


def test_a_watcher_gives_no_numbers() -> None:
    one = participant()
    one.on_message(replace(INFO, you=None))
    table = FairTable(HEARTS)
    table.begin()

    assert one.on_message(table.sent).send == ()


def test_a_deal_that_is_told_again_is_checked_once() -> None:
    one, deal = participant(), opened()
    one.on_message(INFO)
    one.on_message(deal)

    assert one.on_message(deal).show == ()


LOBBY, PAUSED = replace(INFO, stage=RoomStage.LOBBY, deal=0), replace(INFO, stage=RoomStage.PAUSED, deal=0)
CALLED = replace(INFO, deal=0)
REPLACED = replace(CALLED, seats=(replace(PERSON, level="club", presence=Presence.REPLACED), *INFO.seats[1:]))


def left_out(one: RoomClient, *infos: RoomInfo | None) -> bool:
    """Whether a program says so that is told this (None: the line is lost), and a deal is made without its number."""
    for info in infos:
        if info is None:
            one.on_lost()
        else:
            one.on_message(info)
    sealing = CommitReveal(TABLE, 1, ("dealer", "seat 1"), "0" * 32)
    one.on_message(sealing.call)
    one.on_message(CommitmentsMessage(1, {"dealer": sealing.call.dealer}))
    sealing.too_late()
    sealing.too_late()
    response = one.on_message(sealing.reveal_message(()))
    assert response.store is not None
    return VerificationResult.LEFT_OUT in response.store.doubts


@pytest.mark.parametrize(
    ("infos", "blames"),
    [
        ((LOBBY, CALLED), True),
        ((LOBBY, PAUSED, CALLED), True),
        ((LOBBY, REPLACED, CALLED), True),
        ((LOBBY, REPLACED), False),
        ((LOBBY, replace(CALLED, you=None)), False),  # a watcher
        ((CALLED,), False),  # came, or was started anew, when the deal may have been called for
        ((PAUSED, CALLED), False),
        ((LOBBY, CALLED, None, CALLED), False),
        ((LOBBY, CALLED, None, PAUSED, CALLED), False),
        ((LOBBY, CALLED, None), False),
        ((replace(CALLED, stage=RoomStage.PLAYING, deal=1), CALLED), False),  # takes the seat of that deal
    ],
)
def test_only_whoever_was_here_before_the_call_says_that_the_number_was_left_out(
    infos: tuple[RoomInfo | None, ...], blames: bool
) -> None:
    assert left_out(participant(), *infos) is blames


@pytest.mark.parametrize(
    ("deal", "infos", "belongs"),
    [
        (0, (LOBBY,), True),
        (3, (replace(INFO, stage=RoomStage.PLAYING, deal=2),), True),
        (2, (replace(INFO, stage=RoomStage.PLAYING, deal=2),), False),
        (2, (replace(INFO, stage=RoomStage.PAUSED, deal=1),), False),
        (3, (replace(INFO, stage=RoomStage.PAUSED, deal=1),), True),
        (2, (replace(INFO, stage=RoomStage.PAUSED, deal=1), replace(INFO, stage=RoomStage.PLAYING, deal=1)), True),
        (4, (replace(LOBBY, deal=3),), True),  # a match that began elsewhere
        (3, (replace(LOBBY, deal=3),), False),
        (1, (), False),
    ],
)
def test_a_program_knows_in_which_deals_its_number_belongs(
    deal: int, infos: tuple[RoomInfo, ...], belongs: bool
) -> None:
    presence = PresenceTracker()
    for info in infos:
        presence.on_info(info)
    assert presence.belongs_in(deal) is belongs


def test_another_match_at_the_same_line_begins_with_nothing_missed() -> None:
    one = participant()
    one.on_message(CALLED)
    one.on_message(WelcomeMessage(1, "00000001", False, "c" * 32, ""))
    one.on_message(WelcomeMessage(1, TABLE, False, "c" * 32, ""))
    assert left_out(one, LOBBY, CALLED)


def test_the_draw_is_checked_from_the_seat_at_which_its_number_was_given() -> None:
    one, table = participant(), FairTable(HEARTS)
    table.deal = -1
    table.begin()
    one.on_message(replace(INFO, deal=0))
    [commit] = one.on_message(table.sent).send
    assert isinstance(commit, CommitRequest)
    assert table.sealing.commit("seat 0", commit.hash)
    table.commit(table.witnesses[1], Seat(1))
    sealed = table.sealing.commitments
    assert sealed is not None
    [share] = one.on_message(sealed).send
    assert isinstance(share, RevealRequest)
    assert table.sealing.reveal("seat 0", share.share)
    table.sealing.too_late()
    one.on_message(replace(INFO, you=Seat(1), deal=0))

    [checked] = one.on_message(table.sealing.reveal_message(())).show
    assert isinstance(checked, DealVerified)
    assert (checked.deal, checked.doubts, checked.missing) == (0, (), ("seat 1",))


ELSEWHERE = "0a1b2c3d"


def came_from(*kept: VerifiedDeal) -> RoomClient:
    """Somebody whose program keeps these deals of another table, at one where the match goes on."""
    one = RoomClient(discover(), known_sentences(), lambda _what: "0" * 32, known_rooms=KnownRooms({ELSEWHERE: kept}))
    one.on_message(WelcomeMessage(1, TABLE, False, "c" * 32, ""))
    one.on_message(INFO)
    return one


@pytest.mark.parametrize(
    ("kept", "found"),
    [
        (lambda opened: [], VerificationResult.NOT_CHECKED),
        (lambda opened: [VerifiedDeal(opened, (VerificationResult.LEFT_OUT,))], VerificationResult.LEFT_OUT),
        (lambda opened: [VerifiedDeal(replace(opened, actions=()), ())], VerificationResult.CARDS_WRONG),
    ],
)
def test_deals_of_a_table_before_are_compared_with_what_was_found_there(
    kept: Callable[[RevealMessage], list[VerifiedDeal]], found: VerificationResult
) -> None:
    [deal], _ = played(1)
    one = came_from(*kept(deal.opened))
    response = one.on_message(deal.opened)
    [checked] = response.show
    assert isinstance(checked, DealVerified)
    assert checked.doubts == (found,)
    assert checked.table == (ELSEWHERE if response.former_rooms else TABLE)


@pytest.mark.parametrize("left_out", [0, 1])
def test_whoever_knows_of_more_deals_than_were_brought_here_is_told(left_out: int) -> None:
    deals = [deal.opened for deal in played(2)[0]]
    brought = deals[: 2 - left_out]
    one = came_from(*(VerifiedDeal(deal, ()) for deal in deals))
    for deal in brought:
        [checked] = one.on_message(deal).show
        assert isinstance(checked, DealVerified)
        assert checked.doubts == ()
    for _ in range(2):  # a table that dies in between asks again
        response = one.on_message(CommitCall(len(brought) + 1, ("dealer",), "0" * 64))
    assert response.store is None
    told = [deal.doubts for deal in one._verified]
    assert told == [()] * (len(brought) - left_out) + [(VerificationResult.FURTHER,)] * left_out
