"""Cutting the pack (C-21): a phase of its own, by the player on the dealer's left, in the open and to be checked."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.controls import Command, Draft, Press, Select, Submit, Tap
from cardtable.core.cutting import Cut
from cardtable.core.record import write_record
from cardtable.core.session import Session
from cardtable.core.shuffle import shuffled
from cardtable.core.views import Step
from cardtable.core.zones import Seat
from cardtable.games.canasta import GAME
from cardtable.games.canasta.controls import CanastaControls
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPhase, hand
from cardtable.players.player_questions import never_stop
from tests.games.canasta.tables import CODEC, WORDS, act, chosen, dealt, legal, refused, rules, said, table, view, why
from tests.records import read_record


def cutting(seats: int = 4, **options: Any) -> tuple[CanastaRules, Step[Any]]:
    some = rules(seats, cut=True, **options)
    return some, dealt(some)


def test_C21_the_house_rules_cut_and_the_others_do_not() -> None:
    assert [name for name in CanastaOptions.PRESETS if CanastaOptions.preset(name).cut] == ["canasta_house"]
    assert dealt(rules()).state.public.phase is CanastaPhase.DRAWING


@pytest.mark.parametrize("seats", range(2, 7))
def test_C21_the_player_on_the_dealers_left_cuts_before_each_deal(seats: int) -> None:
    some, step = cutting(seats)
    public = step.state.public
    assert public.phase is CanastaPhase.CUTTING
    assert some.actors(public) == {public.order[0]}
    assert public.dealer == public.order[-1]
    assert len(step.state.zones[STOCK]) == len(some.deck())
    assert not any(cards for zone, cards in step.state.zones.items() if zone != STOCK)
    following = some.deal(step.state, some.deck()).state.public
    assert following.phase is CanastaPhase.CUTTING
    assert some.actors(following) == {some.params.order(2)[0]}


def test_C21_the_pack_lies_face_down_for_everybody() -> None:
    some, step = cutting()
    for seat in range(4):
        assert view(some, step.state, seat).zones[STOCK] == (None,) * 108


def test_C21_what_is_lifted_off_comes_last() -> None:
    some, step = cutting()
    deck = shuffled(some.deck(), "1", 1)
    cut = act(some, step.state, "cut 30")
    uncut = rules().deal(None, deck[30:] + deck[:30])
    assert cut.state.zones == uncut.state.zones
    assert cut.state.public == uncut.state.public
    assert said(cut.events)[0] == "P0 cuts the pack after 30 card(s)."
    assert len(cut.state.zones[hand(0)]) == 11
    assert len(cut.state.zones[DISCARD]) >= 1


def test_C21_some_cards_are_lifted_and_some_stay() -> None:
    some, step = cutting()
    assert legal(some, step.state) == [f"cut {number}" for number in range(1, 108)]
    for action in ("cut 0", "cut 108", "cut 999", "draw", "ask", "answer yes"):
        assert refused(some, step.state, action) == "C-21"
    assert why(some, step.state, "cut 108") == "Lift off at least one card, and leave at least one."
    assert why(some, step.state, "draw") == "Cut the pack first."


def test_C21_nobody_else_cuts_and_nobody_cuts_twice() -> None:
    some, step = cutting()
    assert refused(some, step.state, "cut 30", 1) == "C-31"
    after = act(some, step.state, "cut 30").state
    assert refused(some, after, "cut 30") == "C-21"
    asked = act(rules(), table(rules(), "KC KD KS 5H", melds={0: "9C 9D 9H 9S 9C 9D 9H"}), "ask").state
    assert refused(rules(), asked, "cut 30") == "C-21"


def test_C21_with_five_the_first_of_the_order_cuts() -> None:
    some, step = cutting(5)
    zones = act(some, step.state, "cut 7").state.zones
    assert zones[hand(4)] == ()
    assert all(len(zones[hand(seat)]) == 11 for seat in range(4))


def test_C21_the_cut_is_in_the_log_and_the_deal_can_be_checked() -> None:
    session = Session(GAME, chosen("canasta_house"), ("beginner A",) * 4, "42")
    assert session.submit(Seat(0), Cut(61), session.state_version) is None
    record = read_record(write_record(session.record()))
    assert record.actions == ((Seat(0), "cut 61"),)
    again = Session.replay(record, GAME)
    for seat in (*map(Seat, range(4)), None):
        assert again.view(seat).zones == session.view(seat).zones
    deck = shuffled(rules().deck(), "42", 1)
    uncut = rules(preset="canasta_house", cut=False)
    expected = uncut.deal(None, deck[61:] + deck[:61]).state
    assert session.view(Seat(0)).zones == view(uncut, expected, 0).zones


def test_an_older_log_without_the_option_is_not_cut() -> None:
    saved = {name: value for name, value in chosen("canasta_house").save().items() if name != "cut"}
    options, dropped = CanastaOptions.load(saved)
    assert not dropped
    assert not options.cut


@pytest.mark.parametrize("level", GAME.players)
def test_C21_computers_cut_by_a_chance_of_their_own(level: str) -> None:
    """Neither the cards nor the deal's number alone decide where; each deal has its own place."""
    some, options = rules(cut=True), chosen(cut=True)
    places: dict[int, set[int]] = {}
    for seed in range(6):
        player = GAME.players[level](options, 4, seed)
        for deck_seed in ("1", "2"):
            state = some.deal(None, shuffled(some.deck(), deck_seed, 1)).state
            seen = view(some, state)
            action = player.choose(seen, (), never_stop)
            assert some.check(seen, action) is None
            assert isinstance(action, Cut)
            places.setdefault(seed, set()).add(action.lifted)
            assert WORDS.text(player.advise(seen, (), never_stop).reason).endswith(".")
    assert all(len(found) == 1 for found in places.values())
    assert len(set.union(*places.values())) > 3
    player = GAME.players[level](options, 4, 1)
    first = some.deal(None, some.deck()).state
    second = some.deal(first, some.deck()).state
    assert player.choose(view(some, first), (), never_stop) != player.choose(view(some, second), (), never_stop)


def test_a_person_cuts_by_a_card_of_the_spread_pack_or_in_the_middle() -> None:
    some, step = cutting()
    controls = CanastaControls(some.options, 4)
    own, other = view(some, step.state, 0), view(some, step.state, 1)
    assert [command.code for command in controls.commands(own, Draft())] == ["cut"]
    assert controls.interpret(own, Draft(), Press("cut")) == Submit(Cut(54))
    assert controls.interpret(own, Draft(), Tap((), STOCK, place=30)) == Submit(Cut(30))
    whole = controls.interpret(own, Draft(), Tap((), STOCK, place=108))
    assert getattr(whole, "code", "") == "C-21"
    assert controls.interpret(own, Draft(), Tap((), hand(0))) == Select(Draft())
    assert controls.display(own, Draft()).spread == {STOCK}
    assert controls.display(other, Draft()).spread == frozenset()
    assert controls.commands(other, Draft()) == ()
    assert controls.liftable(own, Draft()) == {}
    assert CODEC.write(Cut(30)) == "cut 30"
    assert isinstance(controls.commands(own, Draft())[0], Command)


def test_the_pack_lies_as_a_stack_again_once_it_is_cut() -> None:
    some, step = cutting()
    after = act(some, step.state, "cut 30").state
    assert CanastaControls(some.options, 4).display(view(some, after), Draft()).spread == frozenset()
