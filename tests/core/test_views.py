"""One mask for every game: what a seat sees, hears, and can put together from what it hears."""

from __future__ import annotations

import pytest

from cardtable.core.cards import Card, parse_cards
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.text import translate
from cardtable.core.views import State, laid_open, observe, redact
from cardtable.core.zone_kinds import Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from tests.core.following import follow

SPECS = (
    ZoneSpec("deck", Visibility.NOBODY, "table"),
    ZoneSpec("hand", Visibility.OWNER, role=Role.HAND),
    ZoneSpec("pile", Visibility.EVERYONE, "table"),
)
DECK, PILE = Zone("deck"), Zone("pile")
MINE, YOURS = Zone("hand", 0), Zone("hand", 1)
ME, YOU = Seat(0), Seat(1)


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text.split())


STATE = State({DECK: cards("2C 3C"), MINE: cards("QS QS"), YOURS: cards("KH"), PILE: cards("4D 5D")}, "public", 7)


@pytest.mark.parametrize(("seat", "mine", "yours"), [(ME, 2, 0), (YOU, 0, 1), (None, 0, 0)])
def test_hidden_cards_become_nothing_but_keep_their_number(seat: Seat | None, mine: int, yours: int) -> None:
    view = observe(SPECS, STATE, seat)
    assert (view.seat, view.public, view.version) == (seat, "public", 7)
    assert {zone: len(held) for zone, held in view.zones.items()} == {DECK: 2, MINE: 2, YOURS: 1, PILE: 2}
    assert view.zones[DECK] == (None, None)
    assert view.zones[PILE] == cards("4D 5D")
    assert view.zones[MINE] == (cards("QS QS") if mine else (None, None))
    assert view.zones[YOURS] == (cards("KH") if yours else (None,))


@pytest.mark.parametrize(
    ("source", "target", "sees"),
    [
        (DECK, MINE, {ME}),
        (MINE, YOURS, {ME, YOU}),
        (MINE, DECK, {ME}),
        (MINE, PILE, {ME, YOU, None}),
        (PILE, DECK, {ME, YOU, None}),
        (DECK, DECK, set()),
    ],
)
def test_a_moved_card_shows_where_it_comes_from_or_goes_to(source: Zone, target: Zone, sees: set[Seat | None]) -> None:
    event = CardsMoved(source, target, cards("QS"))
    for seat in (ME, YOU, None):
        expected = event if seat in sees else CardsMoved(source, target, (None,))
        assert redact(SPECS, event, seat) == expected


@pytest.mark.parametrize(
    "event",
    [
        TurnStarted(frozenset({ME})),
        TrickWon(None),
        Announced(None, translate("Test", "x")),
        HandScored((1, 2)),
        MatchEnded((1, 2)),
    ],
)
def test_other_events_are_for_everybody_and_move_nothing(event: Event) -> None:
    seen = observe(SPECS, STATE, None).zones
    assert redact(SPECS, event, None) is event
    assert follow(SPECS, seen, event, None) == seen


def moved(source: Zone, target: Zone, text: str) -> CardsMoved:
    return CardsMoved(source, target, cards(text))


@pytest.mark.parametrize("seat", [ME, YOU, None])
def test_following_events_leads_to_the_view(seat: Seat | None) -> None:
    zones = dict(STATE.zones)
    picture = dict(observe(SPECS, STATE, seat).zones)
    for event in (
        moved(MINE, PILE, "QS"),
        moved(DECK, YOURS, "3C"),
        moved(PILE, MINE, "5D QS"),
        moved(YOURS, DECK, "3C KH"),
        moved(MINE, YOURS, "QS"),
        moved(DECK, PILE, "2C"),
    ):
        left = list(zones[event.source])
        for card in event.cards:
            assert card is not None
            left.remove(card)
        zones[event.source] = tuple(left)
        zones[event.target] += tuple(card for card in event.cards if card is not None)
        picture = follow(SPECS, picture, redact(SPECS, event, seat), seat)
        expected = observe(SPECS, State(zones, ""), seat).zones
        assert {zone: sorted(held, key=str) for zone, held in picture.items()} == {
            zone: sorted(held, key=str) for zone, held in expected.items()
        }


def test_following_leaves_what_it_was_given_alone() -> None:
    seen = observe(SPECS, STATE, ME).zones
    before = dict(seen)
    follow(SPECS, seen, moved(MINE, PILE, "QS"), ME)
    assert seen == before


def test_following_takes_the_top_of_a_pile() -> None:
    seen = {PILE: cards("4D 5D 4D 6D"), MINE: ()}
    assert follow(SPECS, seen, moved(PILE, MINE, "4D 6D"), ME) == {PILE: cards("4D 5D"), MINE: cards("4D 6D")}


def test_a_card_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in list"):
        follow(SPECS, observe(SPECS, STATE, ME).zones, moved(MINE, PILE, "2H"), ME)


def test_hands_laid_open_are_seen_by_all_and_what_nobody_sees_stays_hidden() -> None:
    kinds = [spec.visibility for spec in laid_open(SPECS)]
    assert kinds == [Visibility.NOBODY, Visibility.EVERYONE, Visibility.EVERYONE]
    assert observe(laid_open(SPECS), STATE, ME).zones[YOURS] == cards("KH")
