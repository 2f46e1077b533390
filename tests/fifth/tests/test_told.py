"""What is shown and said about cards of Pinch, whose hands are called holdings and whose tricks are laid."""

from __future__ import annotations

from cardtable.app.match.undo_texts import taken_back
from cardtable.core.controls import Draft, Press, Submit
from cardtable.core.events import Event
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.games.pinch import GAME
from cardtable.games.pinch.options import PinchOptions
from cardtable.models.hints import Hint, prepare_hint
from cardtable.models.play_history import past_tricks
from cardtable.models.received_cards import is_initial_deal, received_by
from cardtable.table.speech.update_remarks import EVERYTHING, ListenerProfile, describe_update
from tests.conformance.driver import Case, Match

OPTIONS = PinchOptions()
CASE = Case(GAME, "default", OPTIONS, 3)
KINDS = ZoneKinds(CASE.rules.zones)
ME = Seat(0)
LISTENER = ListenerProfile(ME, KINDS, EVERYTHING)
WORDS = SourceRenderer({Seat(seat): f"P{seat}" for seat in range(3)})


def begun() -> Match:
    return Match(CASE, "told")


def everybody_offers(match: Match) -> list[Event]:
    """What the first seat hears of it."""
    heard: list[Event] = []
    for seat in match.actors:
        match.act(seat, match.legal(seat)[0])
        heard += match.heard(ME)
    return heard


def test_a_hint_marks_the_card_in_the_holding_and_lights_the_button() -> None:
    match = begun()
    controls, view = GAME.controls(OPTIONS, 3), match.view(ME)
    action = match.legal(ME)[0]
    draft, hint = prepare_hint(controls, KINDS, view, action)
    assert draft == Draft(marked=(action.card,))
    assert hint == Hint(action, (action.card,), "give")
    assert controls.interpret(view, draft, Press(hint.command)) == Submit(action)


def test_the_deal_is_seen_and_said() -> None:
    match = begun()
    assert is_initial_deal(match.events, KINDS)
    assert WORDS.text(describe_update(match.heard(ME), LISTENER)[0].written) == "The cards are dealt."


def test_the_card_from_the_right_is_told() -> None:
    match = begun()
    (given,) = (action.card for action in match.legal(Seat(2))[:1])
    heard = everybody_offers(match)
    assert received_by(ME, heard, KINDS) == (given,)
    said = [WORDS.text(one.written) for one in describe_update(heard, LISTENER)]
    assert f"You receive the {WORDS.card(given)}." in said


def test_an_undo_names_the_card_that_was_played() -> None:
    match = begun()
    before = tuple(everybody_offers(match))
    action = match.legal(ME)[0]
    match.act(ME, action)
    told = taken_back((*before, *match.heard(ME)), before, ME, KINDS)
    assert WORDS.text(told) == f"You've taken back the {WORDS.card(action.card)}."


def test_a_complete_trick_can_be_looked_at() -> None:
    match = begun()
    heard, played = everybody_offers(match), []
    for seat in (ME, Seat(1), Seat(2)):
        action = match.legal(seat)[0]
        match.act(seat, action)
        played.append((seat, action.card))
        heard += match.heard(ME)
    (trick,) = past_tricks(heard, KINDS)
    assert trick.cards == tuple(played)
