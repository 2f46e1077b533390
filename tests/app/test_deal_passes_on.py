"""From match to match another player deals first, in a game that says so; the record has the seats (KQ-7)."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.match.new_match_defaults import passed_on
from cardtable.app.settings.settings_file import load_settings
from cardtable.core.record import Record, write_record
from cardtable.core.session import Session
from cardtable.core.tricks import next_seat
from cardtable.games import discover
from tests.app.scripted import ALL_GAMES, truth
from tests.records import read_record

MakeDesk = Callable[..., Any]
GAME = discover()["svoi_kozyri"]


def first_dealers(program: Any, seats: int, matches: int) -> list[str]:
    """Who deals first in so many matches, one after the other."""
    found = []
    for _ in range(matches):
        program.new_match("svoi_kozyri", seats=seats)
        match = program.match.config
        found.append(match.players[truth(program).view(None).public.dealer])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_KQ7_the_first_deal_goes_round_the_table(desk: MakeDesk, seats: int) -> None:
    program = desk(games=ALL_GAMES).program
    dealers = first_dealers(program, seats, seats + 1)
    assert len(set(dealers)) == seats
    assert dealers[-1] == dealers[0]
    table = program.match.config.players
    places = [table.index(dealer) for dealer in dealers]
    assert all(next_seat(one, seats) == other for one, other in itertools.pairwise(places))


def test_KQ7_the_person_leads_every_other_mirrored_match(desk: MakeDesk) -> None:
    program = desk(games=ALL_GAMES).program
    deals = []
    for _ in range(4):
        program.new_match("svoi_kozyri", options=GAME.options.preset("challenge"), seats=2)
        controller = program.match.controller
        deals.append(truth(program).view(None).public.dealer == controller.acting_seat == controller.viewer_seat)
    assert deals == [False, True] * 2


def test_KQ7_a_deal_number_keeps_the_seats(desk: MakeDesk) -> None:
    program = desk(games=ALL_GAMES).program
    for _ in range(3):
        program.new_match("svoi_kozyri", seats=2)
        program.new_match("svoi_kozyri", seats=2, seed="7")
        assert program.match.controller.acting_seat == 0


def test_KQ7_it_goes_on_after_the_program_was_closed(desk: MakeDesk, tmp_path: Path) -> None:
    one = desk(games=ALL_GAMES)
    before = first_dealers(one.program, 2, 1)
    one.window.close()
    settings, notices = load_settings(tmp_path / "config" / "settings.json")[:2]
    assert notices == ()
    two = desk(games=ALL_GAMES)
    two.program._settings_store.now = settings
    assert set(before + first_dealers(two.program, 2, 1)) == set(two.program.match.config.players)


def test_other_games_leave_everybody_where_they_sit(desk: MakeDesk) -> None:
    program = desk(games=ALL_GAMES).program
    for _ in range(3):
        program.new_match("hearts", seats=4)
        assert program.match.controller.acting_seat == 0


def test_the_record_has_the_seats_and_comes_back(desk: MakeDesk) -> None:
    one = desk(games=ALL_GAMES)
    first_dealers(one.program, 2, 2)
    match = one.program.match.config
    record = read_record(one.program.matches.path.read_text("utf-8"))
    assert record.players == match.players
    assert Session.replay(record, GAME).view(None) == one.session.view(None)


def test_a_match_that_is_begun_again_keeps_its_dealer(desk: MakeDesk) -> None:
    program = desk(games=ALL_GAMES).program
    first_dealers(program, 2, 2)
    players = program.match.config.players
    program.begin_again()
    assert program.match.config.players == players


def test_a_saved_game_from_before_is_one_deal() -> None:
    """Its options name `match`, or leave it out; both are one deal, whatever the preset says now."""
    old = GAME.options.preset("challenge").changed("match", "single").save()
    for options in (old, {name: value for name, value in old.items() if name != "match"}):
        record = Record("svoi_kozyri", 1, options, 2, ("person Me", "club Amrit"), "7", ())
        session = Session.replay(read_record(write_record(record)), GAME)
        assert session.view(None).public.dealer == 1
        rules = GAME.rules(GAME.options.load(options)[0], 2)
        while not session.match_over:
            (seat,) = session.actors
            actions = list(rules.legal(session.view(seat)))
            session.submit(seat, actions[session.actions * 7 % len(actions)], session.state_version)
        assert session.deal_number == 1


@pytest.mark.parametrize(("matches", "players"), [(0, "ABC"), (1, "BCA"), (2, "CAB"), (3, "ABC"), (-1, "CAB")])
def test_everybody_moves_one_seat_at_a_time(matches: int, players: str) -> None:
    assert passed_on(tuple("ABC"), matches) == tuple(players)
