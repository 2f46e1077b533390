"""Who only watches: nothing that is hidden before the end of a deal, and then the hands of everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cardtable.core.events import CardsMoved, HandScored
from cardtable.core.zone_kinds import Visibility, ZoneKinds
from cardtable.host.room.match_projection import MatchProjection, restore_projection
from cardtable.host.room.room_effects import RoomLogEntry
from cardtable.host.room_messages import RevealMessage
from cardtable.host.room_types import HouseRules
from tests.host.room.crowd import GAMES, Crowd, Guest

WATCHED = HouseRules(watchers=True)
SHORT: dict[str, dict[str, Any]] = {"svoi_kozyri": {"turn_limit": 60}}  # a deal by chance has hundreds of turns
MOST = [(game, GAMES[game].seats[-1]) for game in GAMES if game != "canasta"] + [("canasta", 2)]
ALL = [(game, seats) for game in GAMES for seats in GAMES[game].seats]
_CARDS = re.compile("(?:(?:[2-9TJQKA][CDSH]|JK|[?][?])(?: |$))+")


every_game = pytest.mark.parametrize(
    "game", [game if game == "hearts" else pytest.param(game, marks=pytest.mark.slow) for game in GAMES]
)


def watched(game: str, seats: int) -> tuple[Crowd, list[Guest], Guest]:
    """Two people and computers play, and somebody looks on from before the first card."""
    crowd = Crowd()
    kind = GAMES[game].options
    made_for = kind.presets_for(seats)
    options = (kind.preset(made_for[0]) if made_for else kind()).save() | SHORT.get(game, {})
    guests = crowd.arranged(game, seats, "Meera", "Ravi", house=WATCHED, **options)
    watcher = crowd.join("Asha")
    crowd.start(guests[0])
    return crowd, guests, watcher


def faces(value: object) -> Iterator[str]:
    """Every face in a message, wherever it stands."""
    if isinstance(value, str) and _CARDS.fullmatch(value):
        yield from (card for card in value.split() if card != "??")
    elif isinstance(value, dict):
        for one in value.values():
            yield from faces(one)
    elif isinstance(value, list):
        for one in value:
            yield from faces(one)


def open_by_then(log: list[RoomLogEntry]) -> dict[int, set[str] | None]:
    """By each entry of a log, the faces that have lain open on the table in its deal; None once that is counted."""
    course = restore_projection(log[:1], GAMES)
    found: dict[int, set[str] | None] = {1: set()}
    for entry in log[1:]:
        before = course.deal
        events = course.apply(entry)
        seen = set() if course.deal != before else found[entry.n - 1]
        if seen is None or any(isinstance(event, HandScored) for event in events):
            found[entry.n] = None
        else:
            found[entry.n] = seen | {str(card) for event in events for card in laid_open(event, course)}
    return found


def laid_open(event: object, course: MatchProjection) -> tuple[object, ...]:
    """The cards that everybody saw in an event."""
    if not isinstance(event, CardsMoved):
        return ()
    kinds = ZoneKinds(course.opening.rules.game_rules().zones)
    ends = (kinds.spec(event.source).visibility, kinds.spec(event.target).visibility)
    return event.cards if Visibility.EVERYONE in ends else ()


def see_nothing_hidden(game: str, seats: int, entries: int) -> int:
    """Play on, and look through every message to the watcher; how many said something of cards."""
    crowd, guests, watcher = watched(game, seats)
    crowd.play(guests, entries)
    known, told = open_by_then(crowd.log), 0
    for text in watcher.texts:
        message = json.loads(text)
        shown = set(faces(message))
        if message["t"] == "opened":
            continue
        allowed = known[message["n"]] if message["t"] == "news" else set()
        if allowed is not None:
            assert shown <= allowed, message["t"]
            told += bool(shown)
    return told


@pytest.mark.parametrize(("game", "seats"), MOST)
def test_a_watcher_is_told_no_card_that_is_hidden_before_the_count(game: str, seats: int) -> None:
    assert see_nothing_hidden(game, seats, 25) > 3


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), ALL)
def test_nor_in_a_whole_deal_of_any_game_for_any_number(game: str, seats: int) -> None:
    assert see_nothing_hidden(game, seats, 250) > 10


@every_game
def test_after_the_count_a_watcher_knows_all_hands_and_has_checked_them(game: str) -> None:
    crowd, guests, watcher = watched(game, GAMES[game].seats[-1])
    while not watcher.all(RevealMessage) and crowd.play(guests, 20) < 2_000:
        pass
    (opened, *_) = watcher.all(RevealMessage)
    assert opened == guests[0].all(RevealMessage)[0]
    assert {seat for seat, _ in opened.actions} >= {0, 1}
    assert watcher.doubts[opened.deal] == ()
