"""What the room says of a table, before any of it is drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.app.multiplayer.room_texts import (
    happenings,
    new_lines,
    partners_of,
    second_line,
    spoken_seat,
    start_line,
    summarize_rules,
    where_is,
)
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import HouseRules, RoomSeatInfo, SeatOccupant, UndoPolicy
from cardtable.host.seat_assignment import Presence
from tests.app.multiplayer.rooms import GAMES, OPEN, ROOM, computer, person, table_of

ASHA, LEILA, RAVI = person("Asha"), person("Leila", ready=True), person("Ravi")
AWAY = replace(RAVI, presence=Presence.AWAY)


def said(text: Text) -> str:
    return SourceRenderer().text(text)


@pytest.mark.parametrize(
    ("places", "line", "may"),
    [
        ((ASHA, LEILA, RAVI, OPEN), "Ravi isn't ready yet", False),
        ((ASHA, person("Leila"), RAVI, OPEN), "Leila and Ravi aren't ready yet", False),
        ((ASHA, person("Leila"), RAVI, person("Meera")), "3 aren't ready yet", False),
        ((ASHA, LEILA, OPEN, computer()), "a computer takes the open seat", True),
        ((ASHA, OPEN, OPEN, OPEN), "computers take the 3 open seats", True),
        ((ASHA, LEILA, computer(), computer()), "2 people and 2 computers", True),
        ((ASHA, LEILA, replace(RAVI, ready=True), computer()), "3 people and a computer", True),
        ((ASHA, LEILA, replace(RAVI, ready=True), person("Meera", ready=True)), "4 people", True),
        ((ASHA, LEILA, AWAY, OPEN), "Ravi is away; a computer sits in", True),
        ((ASHA, AWAY, AWAY, OPEN), "2 are away; computers sit in", True),
    ],
)
def test_the_second_line_of_the_button_says_what_starting_would_do(
    places: tuple[RoomSeatInfo, ...], line: str, may: bool
) -> None:
    found = start_line(table_of(*places))
    assert (said(found.text), found.may) == (line, may)


def test_a_host_without_a_seat_cannot_start() -> None:
    assert not start_line(table_of(OPEN, LEILA, OPEN, OPEN, you=None, host=None)).may


def line(table: RoomInfo, seat: int, *, may_arrange: bool = False) -> str:
    return said(second_line(table, Seat(seat), may_arrange=may_arrange))


def where(table: RoomInfo) -> list[str]:
    """Where the seats are, as their plates say it; "" where nothing is said."""
    rules = summarize_rules(table, GAMES)
    assert rules is not None
    places = (where_is(table, Seat(seat), rules.sides) for seat in range(len(table.seats)))
    return ["" if place is None else said(place) for place in places]


def test_each_seat_says_whose_it_is() -> None:
    table = table_of(ASHA, LEILA, AWAY, OPEN)
    assert [line(table, seat) for seat in range(4)] == ["you · host", "ready", "away", "click to sit here"]
    assert line(table, 3, may_arrange=True) == "click to choose"
    guest = table_of(RAVI, computer(), ASHA, person("Leila"), host=2)
    assert [line(guest, seat) for seat in range(4)] == ["you", "computer · Medium", "host", "not ready yet"]


def test_seats_of_partners_say_whose_partner_sits_there() -> None:
    two = table_of(ASHA, OPEN, person("Leila"), OPEN, game="canasta")
    assert where(two) == ["", "beside you", "your partner", "beside you"]
    three = table_of(ASHA, person("Leila"), computer(), OPEN, game="canasta")
    assert where(three) == ["", "beside you", "your partner", "Leila's partner"]
    assert where(replace(three, you=None)) == ["", "", "Asha's partner", "Leila's partner"]
    assert said(second_line(three, Seat(2), where_is(three, Seat(2), (Seat(0), Seat(1), Seat(0), Seat(1))))) == (
        "your partner · Medium"
    )


def test_seats_of_a_match_that_goes_on_say_their_points() -> None:
    ravis = RoomSeatInfo(SeatOccupant.OPEN, "Ravi", 5)
    going_on = replace(table_of(ASHA, ravis, computer(), OPEN), deal=3, totals=(12, 1, 26, 0))
    places = [where_is(going_on, Seat(seat), tuple(map(Seat, range(4)))) for seat in range(4)]
    shown = [said(second_line(going_on, Seat(seat), places[seat])) for seat in range(4)]
    assert shown == ["12 point(s)", "left · 1 point(s)", "across · 26 point(s)", "right · 0 point(s)"]
    assert said(spoken_seat(going_on, Seat(2), "Kavya", places[2])).endswith(
        "Kavya, across · 26 point(s), computer · Medium"
    )
    assert said(spoken_seat(going_on, Seat(1), "", places[1])) == "Seat 2 of 4: open, Ravi sat here, left · 1 point(s)"


def test_where_everybody_plays_alone_seats_say_left_across_right() -> None:
    four = table_of(RAVI, OPEN, ASHA, computer(), host=2)
    assert where(four) == ["", "left", "across", "right"]
    assert where(replace(four, you=Seat(1))) == ["right", "", "left", "across"]
    assert where(table_of(ASHA, OPEN, OPEN, OPEN, OPEN, OPEN)) == ["", "left", "", "across", "", "right"]
    assert where(table_of(ASHA, OPEN, game="svoi_kozyri")) == ["", "across"]
    assert said(second_line(four, Seat(2), where_is(four, Seat(2), tuple(map(Seat, range(4)))))) == "across · host"


def test_a_seat_is_spoken_with_its_number() -> None:
    assert said(spoken_seat(ROOM, Seat(1), "Leila")) == "Seat 2 of 4: Leila, ready"
    assert said(spoken_seat(ROOM, Seat(3), "")) == "Seat 4 of 4: open"
    across = where_is(ROOM, Seat(2), tuple(map(Seat, range(4))))
    assert said(spoken_seat(ROOM, Seat(2), "Ravi", across)).endswith("Ravi, across, not ready yet")
    right = where_is(ROOM, Seat(3), tuple(map(Seat, range(4))))
    assert said(spoken_seat(ROOM, Seat(3), "", right)) == ("Seat 4 of 4: open, right")


def told(before: RoomInfo, *places: RoomSeatInfo) -> list[str]:
    return [said(text) for text in happenings(before, replace(before, seats=places))]


def test_what_happens_at_other_seats_is_told() -> None:
    before = table_of(ASHA, OPEN, RAVI, OPEN)
    assert told(before, ASHA, LEILA, RAVI, OPEN) == ["Leila sits down."]
    assert told(before, ASHA, OPEN, OPEN, OPEN) == ["Ravi has left their seat."]
    assert told(before, ASHA, OPEN, AWAY, OPEN) == ["Ravi is away.", "Everybody is ready."]
    assert told(before, ASHA, OPEN, replace(RAVI, ready=True), OPEN) == ["Ravi is ready.", "Everybody is ready."]
    assert told(table_of(ASHA, OPEN, AWAY, OPEN), ASHA, OPEN, RAVI, OPEN) == ["Ravi is back."]


def test_whoever_moves_to_another_seat_has_not_left() -> None:
    assert told(table_of(ASHA, OPEN, RAVI, OPEN), ASHA, RAVI, OPEN, OPEN) == ["Ravi sits down."]
    mine = table_of(OPEN, RAVI, OPEN, ASHA, you=0, host=1)
    assert told(mine, ASHA, RAVI, OPEN, OPEN) == []


def test_that_not_everybody_is_ready_any_more_is_told() -> None:
    """Else "Everybody is ready." stands there after the host has changed the rules."""
    ready = replace(RAVI, ready=True)
    assert told(table_of(ASHA, OPEN, ready, OPEN), ASHA, OPEN, RAVI, OPEN) == ["Ravi isn't ready yet"]


def test_what_this_person_does_is_not_told() -> None:
    assert told(table_of(OPEN, RAVI, OPEN, OPEN, you=0, host=1), ASHA, RAVI, OPEN, OPEN) == []


def rules_said(table: RoomInfo) -> list[str]:
    rules = summarize_rules(table, GAMES)
    assert rules is not None
    return [said(rules.title), *map(said, rules.lines)]


def test_the_rules_are_the_preset_and_what_differs() -> None:
    assert rules_said(table_of(ASHA, OPEN, OPEN, OPEN)) == [
        "Standard Hearts",
        "As in the rulebook, to 100 points.",
        "Undo and claims if all agree.",
        "2 minute(s) for a move.",
        "No watchers.",
    ]
    house = HouseRules(undo=UndoPolicy.NEVER, watchers=True, hints=True)
    assert rules_said(table_of(ASHA, OPEN, OPEN, OPEN, target=50, house=house)) == [
        "Standard Hearts, but to 50",
        "To 50 points, not to 100.",
        "No undo.",
        "No limit for a move.",
        "People may watch.",
        "Hints are allowed.",
    ]
    other = rules_said(table_of(ASHA, OPEN, OPEN, OPEN, break_required=False))
    assert other[0] == "Standard Hearts, with 1 change(s)"
    assert other[1].endswith(": no.")


def test_rules_that_find_no_room_are_counted() -> None:
    rules = summarize_rules(table_of(ASHA, OPEN, OPEN, OPEN, target=50, queen_value=7, break_required=False), GAMES)
    assert rules is not None
    assert len(rules.lines) == 6
    assert [said(text) for text in rules.shown()][3:] == ["and 3 more"]


def test_a_rule_that_is_new_is_found() -> None:
    before = summarize_rules(table_of(ASHA, OPEN, OPEN, OPEN), GAMES)
    now = summarize_rules(table_of(ASHA, OPEN, OPEN, OPEN, target=50), GAMES)
    assert before is not None
    assert now is not None
    assert [said(text) for text in new_lines(before, now)] == ["To 50 points, not to 100."]


def test_partners_are_those_who_count_together() -> None:
    canasta = summarize_rules(table_of(ASHA, OPEN, OPEN, OPEN, game="canasta"), GAMES)
    hearts = summarize_rules(table_of(ASHA, OPEN, OPEN, OPEN), GAMES)
    assert canasta is not None
    assert hearts is not None
    assert partners_of(Seat(0), canasta.sides) == (Seat(2),)
    assert partners_of(Seat(0), hearts.sides) == ()


def test_a_game_that_is_not_here_has_no_rules() -> None:
    assert summarize_rules(replace(ROOM, game="chess"), GAMES) is None
