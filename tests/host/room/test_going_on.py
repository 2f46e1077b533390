"""A match goes on at a new table, from its last finished deal: the table where it began is gone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.app.match.player_names import remote_seat_display
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.options import MatchKind
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.finished_deals import EarlierDeals, earlier_deals_of
from cardtable.host.room.match_projection import MatchProjection, restore_projection
from cardtable.host.room_messages import RevealMessage
from cardtable.host.room_requests import ArrangeRequest, ProposeRequest, SitRequest
from cardtable.host.room_types import HouseRules, RoomProposalKind, RoomStage, SeatOccupant
from tests.host.room.crowd import GAMES, TABLE, Crowd, Guest

LONG: dict[str, tuple[int, dict[str, Any]]] = {
    "hearts": (4, {}),
    "cancellation_hearts": (6, {}),
    "svoi_kozyri": (3, {"match": MatchKind.ROUND, "turn_limit": 60}),
    "canasta": (4, {}),
}
every_game = pytest.mark.parametrize(
    "game", [game if game == "hearts" else pytest.param(game, marks=pytest.mark.slow) for game in LONG]
)


def test_without_a_finished_deal_there_is_nothing_to_go_on_with() -> None:
    crowd = Crowd()
    meera, *_ = crowd.begin("hearts", 4, "Meera")
    crowd.play([meera], 6)
    assert earlier_deals_of(TABLE, [], meera.table) is None


def finished(game: str, deals: int = 1) -> tuple[MatchProjection, EarlierDeals]:
    """A match of Meera, Ravi and computers, in the middle of its next deal when the host's computer is gone."""
    seats, options = LONG[game]
    crowd = Crowd()
    guests = crowd.begin(game, seats, "Meera", "Ravi", **options)
    while len(guests[1].scores) < deals:
        crowd.play(guests, 1)
    crowd.play(guests, 6)
    course = restore_projection(crowd.log, GAMES)
    earlier = earlier_deals_of(TABLE, guests[1].all(RevealMessage), guests[1].table)
    assert earlier is not None
    return course, earlier


def test_the_points_stand_in_the_room_where_a_match_goes_on() -> None:
    course, earlier = finished("hearts", 2)
    crowd, ravi = gone_on(course, earlier)
    crowd.wait(1)
    rows = [scored.row for scored in course.session.scores]
    assert ravi.table.totals == tuple(a + b for a, b in zip(*rows, strict=True))
    assert sum(ravi.table.totals) == 52
    meeras = ravi.table.seats[0]
    assert (meeras.kind, meeras.name, meeras.portrait) == (SeatOccupant.OPEN, "Meera", earlier.portraits[0])
    announced = crowd.table.membership.announcement
    assert announced is not None
    assert announced.earlier == TABLE


def test_computers_keep_their_names_while_somebody_has_not_come_back() -> None:
    course, earlier = finished("hearts")
    crowd, ravi = gone_on(course, replace(earlier, portraits=(2, 8, 0, 0)))
    crowd.wait(1)
    alone = remote_seat_display(ravi.table, SourceRenderer()).names
    crowd.say(crowd.join("Meera", portrait=2), SitRequest(Seat(0)))
    crowd.wait(1)
    assert remote_seat_display(ravi.table, SourceRenderer()).names == alone


def gone_on(course: MatchProjection, earlier: EarlierDeals) -> tuple[Crowd, Guest]:
    """The room of the new table, opened by Ravi, who sits where he sat."""
    crowd = Crowd()
    crowd.table.continue_match(course.opening.rules, earlier)
    ravi = crowd.join("Ravi")
    crowd.say(ravi, SitRequest(Seat(1)))
    return crowd, ravi


def begun(crowd: Crowd, *guests: Guest) -> None:
    crowd.ready(list(guests))
    crowd.start(guests[0])


@every_game
def test_seats_points_and_the_next_deal_are_those_of_the_match_before(game: str) -> None:
    course, earlier = finished(game)
    scores = course.session.scores[: len(earlier.deals)]
    crowd, ravi = gone_on(course, earlier)
    begun(crowd, ravi)
    assert ravi.scores == scores  # before a card is dealt
    crowd.play([ravi], 10)
    assert ravi.deal == len(earlier.deals) + 1
    crowd.check()
    assert restore_projection(crowd.log, GAMES).session.scores[: len(earlier.deals)] == scores


def test_who_sat_there_is_said_and_whoever_comes_may_sit_down() -> None:
    course, earlier = finished("hearts")
    crowd, ravi = gone_on(course, earlier)
    assert ravi.table.deal == len(earlier.deals)
    meera = ravi.table.seats[0]
    assert (meera.kind, meera.name) == (SeatOccupant.OPEN, "Meera")
    assert [place.kind for place in ravi.table.seats[2:]] == [SeatOccupant.COMPUTER] * 2
    other = crowd.join("Meera")
    crowd.say(other, SitRequest(Seat(0)))
    begun(crowd, ravi, other)
    crowd.play([ravi, other], 8)
    assert other.scores == ravi.scores != ()
    crowd.check()


def test_deals_made_here_are_checked_and_those_before_are_not() -> None:
    course, earlier = finished("svoi_kozyri")
    crowd, ravi = gone_on(course, earlier)
    begun(crowd, ravi)
    while len(ravi.scores) <= len(earlier.deals):
        crowd.play([ravi], 1)
    assert ravi.doubts[len(earlier.deals)] == (VerificationResult.NOT_CHECKED,)
    assert ravi.doubts[len(earlier.deals) + 1] == ()


def test_a_table_that_went_on_outlives_its_server() -> None:
    course, earlier = finished("hearts")
    crowd, ravi = gone_on(course, earlier)
    begun(crowd, ravi)
    crowd.play([ravi], 10)
    crowd.restart()
    crowd.connect(ravi)
    crowd.play([ravi], 10)
    crowd.check()
    assert len(ravi.scores) == len(earlier.deals)


def test_whoever_comes_late_is_told_the_earlier_deals() -> None:
    course, earlier = finished("hearts")
    crowd, ravi = gone_on(course, earlier)
    crowd.say(ravi, ArrangeRequest("hearts", 4, course.opening.rules.options.save(), HouseRules(watchers=True)))
    begun(crowd, ravi)
    crowd.play([ravi], 6)
    late = crowd.join("Asha")
    assert late.scores == ravi.scores
    assert [opened.deal for opened in late.all(RevealMessage)] == [deal.deal for deal in earlier.deals]


def test_what_was_played_elsewhere_cannot_be_taken_back() -> None:
    course, earlier = finished("hearts")
    crowd, ravi = gone_on(course, earlier)
    begun(crowd, ravi)
    playing = restore_projection(crowd.log, GAMES).match
    assert playing is not None
    assert playing.first_undoable == sum(len(deal.actions) for deal in earlier.deals)


def test_the_rules_stay_and_those_of_the_house_may_change() -> None:
    course, earlier = finished("hearts")
    crowd, ravi = gone_on(course, earlier)
    rules = course.opening.rules
    other = GAMES["hearts"].options(target=50).save()
    crowd.say(ravi, ArrangeRequest("hearts", 4, other, rules.house))
    assert ravi.refused == "bad-options"
    crowd.say(ravi, ArrangeRequest("hearts", 4, rules.options.save(), HouseRules(patience=60)))
    crowd.wait(1.0)
    assert ravi.table.house.patience == 60
    assert ravi.table.stage is RoomStage.LOBBY


def test_deals_that_do_not_fit_the_rules_are_refused() -> None:
    course, earlier = finished("hearts")
    deal = earlier.deals[0]
    for wrong in ((), (replace(deal, actions=deal.actions[:-1]),), (replace(deal, seed="0" * 64),)):
        with pytest.raises(ValueError, match=r"Deal 1|No deal"):
            Crowd().table.continue_match(course.opening.rules, replace(earlier, deals=wrong))


def test_another_match_of_the_same_people_begins_at_nought() -> None:
    course, earlier = finished("svoi_kozyri")
    crowd, ravi = gone_on(course, earlier)
    begun(crowd, ravi)
    crowd.play([ravi])
    crowd.say(ravi, ProposeRequest(RoomProposalKind.REMATCH))
    assert crowd.closed
    begun(crowd, ravi)
    assert ravi.scores == ()
    assert restore_projection(crowd.log, GAMES).earlier == ()
