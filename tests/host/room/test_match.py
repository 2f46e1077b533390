"""Matches in memory: people and computers, sealed deals, lines that are lost, servers that die; all games."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.host.room.match_projection import restore_projection
from cardtable.host.room_messages import RoomInfo, UpdateMessage, WelcomeMessage
from cardtable.host.room_types import RoomStage
from tests.host.room.crowd import GAMES, Crowd, Guest, come_back

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "hearts": (4, {"deal_limit": 1}),
    "cancellation_hearts": (6, {"target": 30}),
    "svoi_kozyri": (3, {"turn_limit": 60}),
    "canasta": (4, {"target": 500}),
}
every_game = pytest.mark.parametrize("game", SHORT)


def begun(game: str, *names: str) -> tuple[Crowd, list[Guest]]:
    seats, options = SHORT[game]
    crowd = Crowd()
    return crowd, crowd.begin(game, seats, *(names or ("Meera", "Ravi")), **options)


def check(crowd: Crowd, guests: list[Guest]) -> None:
    """Everybody knows what the log says, and no more than their seat may see."""
    course = restore_projection(crowd.log, GAMES)
    for guest in guests:
        assert guest.view == guest.over_the_wire(course.session.view(guest.table.you))
        assert guest.heard == course.session.heard(guest.table.you)
        assert guest.scores == course.session.scores
        assert guest.deal == course.deal


@pytest.mark.slow
@every_game
def test_two_people_and_computers_play_a_match(game: str) -> None:
    crowd, guests = begun(game)
    crowd.play(guests)
    for guest in guests:
        assert guest.table.stage is RoomStage.OVER
        assert guest.doubts
        assert set(guest.doubts.values()) == {()}
        assert guest.scores
    check(crowd, guests)


@every_game
def test_everybody_is_told_what_the_log_says(game: str) -> None:
    crowd, guests = begun(game)
    crowd.play(guests, 30)
    check(crowd, guests)


@every_game
def test_whoever_was_away_for_a_moment_is_told_what_was_missed(game: str) -> None:
    crowd, (meera, ravi) = begun(game)
    crowd.play([meera, ravi], 12)
    crowd.lose(ravi)
    crowd.play([meera], 1)
    crowd.connect(ravi)
    check(crowd, [meera, ravi])
    crowd.play([meera, ravi], 5)
    crowd.lose(ravi)
    crowd.connect(ravi)
    news = ravi.last(UpdateMessage)
    assert not news.missed
    assert news.update["events"] == []
    assert "heard" not in news.update
    check(crowd, [meera, ravi])


@every_game
def test_the_server_dies_and_everybody_goes_on(game: str) -> None:
    crowd, guests = begun(game)
    crowd.play(guests, 12)
    before = len(crowd.log)
    crowd.restart()
    for guest in guests:
        crowd.connect(guest)
        assert guest.table.stage is RoomStage.PLAYING
        assert guest.last(UpdateMessage).update["events"] == []
    check(crowd, guests)
    crowd.play(guests, 8)
    assert len(crowd.log) >= before + 8
    check(crowd, guests)


def test_a_program_that_was_started_anew_is_told_the_whole_deal() -> None:
    crowd, (meera, ravi) = begun("hearts")
    crowd.play([meera, ravi], 20)
    crowd.lose(ravi)
    again = come_back(ravi)
    crowd.connect(again)
    kinds = [type(message) for message in again.told]
    assert kinds == [WelcomeMessage, RoomInfo, UpdateMessage]
    assert again.last(UpdateMessage).update["heard"]
    check(crowd, [meera, again])
