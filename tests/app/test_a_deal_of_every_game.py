"""A person plays a deal of every game in the window by hints alone, and takes something back on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.core.controls import Submit
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES, mostly_slow
from tests.conformance.test_controls import gestures

MakeDesk = Callable[..., Desk]
ME = Seat(0)
NAME = "Zarina"
SHORT = {"canasta": "281", "svoi_kozyri": "22"}  # seeds of deals that are over soon; the last act of Canasta closes one


def begin(one: Desk, game: str) -> Any:
    """A new match under the standard rules, for as few as may be."""
    definition = ALL_GAMES[game]
    one.program.change(replace(one.program.settings.players, name=NAME))
    seed = SHORT.get(game, "3")
    one.program.new_match(game, options=definition.options(), seats=min(definition.seats), seed=seed)
    return one.program.match


def advised(one: Desk, qtbot: QtBot) -> Any:
    """The hint that the person is given."""
    play = one.program.match
    assert play is not None
    qtbot.waitUntil(lambda: one.can("hint"))
    one.trigger("hint")
    qtbot.waitUntil(lambda: play.model.hint is not None)
    return play.model.hint


def played(play: Any, events: tuple[Event, ...]) -> list[Card]:
    """The cards that the person's action brought from the hand to the middle of the table."""
    kinds, cards = play.config.kinds, list[Card]()
    for event in events:
        if isinstance(event, TurnStarted):
            break
        if not isinstance(event, CardsMoved) or not kinds.is_hand_of(ME, event.source):
            continue
        if event.target.owner is None or kinds.is_trick(event.target):
            cards += [card for card in event.cards if card is not None]
    return cards


def in_one_step(play: Any) -> list[object]:
    """All that the person could do by one tap, drop or press, as the table stands."""
    controls, model = play.config.controls(), play.model
    tried = gestures(model.view, controls, model.draft, random.Random(1))
    return [controls.interpret(model.view, model.draft, gesture) for gesture in tried]


def lies_as_it_should(board: Any) -> bool:
    """Whether every card is where it belongs, or on its way there."""
    lying = (
        (widget, pose) for pile in board.piles.values() for widget, pose in zip(pile.widgets, pile.poses(), strict=True)
    )
    return all(board.planned.get(widget, widget.pose) == pose for widget, pose in lying)


@pytest.mark.parametrize("game", mostly_slow(ALL_GAMES, "hearts"))
def test_a_deal_is_played_by_hints(game: str, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    play = begin(one, game)
    one.window.setUpdatesEnabled(False)  # what is painted is not looked at here
    scored: list[object] = []
    spoken: list[str] = []
    lying: list[bool] = []
    play.controller.dealScored.connect(lambda count, deal: scored.append(count))
    play.counted.connect(lambda counted: lying.append(lies_as_it_should(play.scene.board)))
    play.spoken.connect(spoken.append)
    while not scored:
        one.my_turn_or_end(qtbot)
        if scored:
            break
        hint, model = advised(one, qtbot), play.model
        assert Submit(hint.action) in in_one_step(play)
        assert model.follow_hint()
        qtbot.waitUntil(lambda: play.model.hint is None)
    qtbot.waitUntil(lambda: (play.scene.animator.finish_all(), bool(lying))[1])
    assert lying == [True]  # also what the last act has made
    assert any("You " in sentence for sentence in spoken)
    assert [sentence for sentence in spoken if NAME in sentence] == []


def test_nobody_is_addressed_where_the_computer_plays_by_itself(desk: MakeDesk) -> None:
    one = desk(games=ALL_GAMES)
    one.program.new_match("hearts", seed="3", by_itself=True)
    play = one.program.match
    assert play is not None
    assert [play.renderer.seat(Seat(seat)) for seat in range(4)] == ["Guest", "Amrit", "Kavya", "Parisa"]


@pytest.mark.quick(2)
@pytest.mark.parametrize("game", ALL_GAMES)
def test_an_undo_says_which_card_was_taken_back(game: str, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    play = begin(one, game)
    said: list[Text] = []
    play.controller.wentTo.connect(said.append)
    for _ in range(20):
        one.my_turn(qtbot)
        before = play.controller.history
        one.act()
        cards = played(play, play.controller.history[len(before) :])
        if cards:
            break
    assert cards
    one.my_turn(qtbot)
    one.trigger("undo")
    qtbot.waitUntil(lambda: bool(said))
    words = SourceRenderer()
    assert [words.card(card) in words.text(said[0]) for card in cards] == [True] * len(cards)
