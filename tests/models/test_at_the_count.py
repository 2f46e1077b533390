"""A deal that is counted stays on the table; its cards are gathered afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.events import Announced, CardsMoved, HandScored, MatchEnded, TrickWon
from cardtable.core.session import Session, Update
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneKinds, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.games import discover
from cardtable.models.update_queue import split_deal_end

DECK, MINE, THEIRS, LAID = Zone("deck"), Zone("hand", 0), Zone("hand", 1), Zone("laid", 1)
KINDS = ZoneKinds(
    (
        ZoneSpec("deck", Visibility.NOBODY, per="table"),
        ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
        ZoneSpec("trick", Visibility.EVERYONE, arrangement=Arrangement.TRICK, role=Role.TRICK),
        ZoneSpec("won", Visibility.NOBODY),
        ZoneSpec("laid", Visibility.EVERYONE, role=Role.COUNT),
    )
)
SAID = Announced(None, Text("T", "That was it."))
COUNT = HandScored((1, 0))


def view(version: int, **zones: Any) -> View[Any]:
    """What seat 0 sees; every zone that is not given is empty."""
    names = {"deck": DECK, "mine": MINE, "theirs": THEIRS, "laid": LAID}
    names |= {"trick0": Zone("trick", 0), "trick1": Zone("trick", 1), "won": Zone("won", 1)}
    return View(Seat(0), {zone: tuple(zones.get(name, ())) for name, zone in names.items()}, None, version)


def test_the_last_trick_stands_and_is_swept_afterwards() -> None:
    two, queen = parse_cards(("2C", "QS"))
    before = view(4, mine=(queen,), trick1=(two,))
    played = CardsMoved(MINE, Zone("trick", 0), (queen,))
    swept = CardsMoved(Zone("trick", 0), Zone("won", 1), (None,)), CardsMoved(Zone("trick", 1), Zone("won", 1), (None,))
    events = (played, TrickWon(Seat(1)), *swept, SAID, COUNT, CardsMoved(Zone("won", 1), DECK, (None, None)))
    parts = split_deal_end(Update(events, view(5, deck=(None, None))), before, KINDS)
    assert parts is not None
    assert parts.gathered is not None
    assert parts.counted.events == (played, TrickWon(Seat(1)), SAID, COUNT)
    assert parts.counted.view.zones == view(5, trick0=(queen,), trick1=(two,)).zones
    assert {event.source for event in parts.gathered.events if isinstance(event, CardsMoved)} == {
        Zone("trick", 0),
        Zone("trick", 1),
    }
    assert parts.gathered.view.zones == view(5, deck=(None, None)).zones


def test_hidden_hands_are_turned_up_where_they_lie() -> None:
    left = tuple(parse_cards(("3H", "4H")))
    events = (CardsMoved(THEIRS, LAID, left), COUNT, CardsMoved(LAID, DECK, left))
    parts = split_deal_end(Update(events, view(5, deck=(None, None))), view(4, theirs=(None, None)), KINDS)
    assert parts is not None
    assert parts.counted.events == (CardsMoved(THEIRS, THEIRS, left), COUNT)
    assert parts.counted.view.zones[THEIRS] == left


def test_the_table_of_a_finished_match_stays_as_it_is() -> None:
    events = (COUNT, CardsMoved(THEIRS, DECK, (None,)), MatchEnded((1, 2)))
    parts = split_deal_end(Update(events, view(5, deck=(None,))), view(4, theirs=(None,)), KINDS)
    assert parts is not None
    assert parts.gathered is None
    assert parts.counted.events == (COUNT, MatchEnded((1, 2)))


def test_no_other_update_is_parted() -> None:
    assert split_deal_end(Update((SAID,), view(5)), view(4), KINDS) is None
    assert split_deal_end(Update((COUNT,), view(5), (COUNT,)), view(4), KINDS) is None


@pytest.mark.slow
@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)
def test_every_game_leaves_its_last_cards_on_the_table(game: Any) -> None:
    options, seats = game.options(), min(game.seats)
    rules, kinds = game.rules(options, seats), ZoneKinds(game.rules(options, seats).zones)
    session: Any = Session(game, options, ("club A",) * seats, "7")
    for _ in range(4000):
        before, seat = session.view(Seat(0)), min(session.actors)
        known = len(session.happened)
        session.perform(seat, next(rules.legal(session.view(seat))))
        events = session.seen_by(Seat(0), session.happened[known:])
        parts = split_deal_end(Update(events, session.view(Seat(0))), before, kinds)
        if parts is not None:
            laid = sum(len(cards) for cards in parts.counted.view.zones.values())
            assert laid == len(rules.deck())
            return
        session.deal_if_due()
    raise AssertionError("no deal came to its end")
