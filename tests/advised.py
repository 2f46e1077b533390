"""Positions of whole deals with what a player advises there: played by the advice itself, with little thought."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from cardtable.core.events import Event
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.rules import Advice
from cardtable.core.text import Text, Who
from cardtable.core.views import State, View
from cardtable.core.zones import Seat
from cardtable.games.canasta import player as canasta
from cardtable.games.cancellation_hearts.search import expert_search as cancellation
from cardtable.games.cancellation_hearts.search import expert_search as cancellation_passes
from cardtable.games.hearts.search import expert_search as hearts
from cardtable.games.svoi_kozyri import player as svoi
from cardtable.players.player_questions import never_stop
from tests.conformance.driver import Case, Match

NAMES = ("Parisa", "Kavya", "Amrit", "Harpreet", "Sunita", "Arash", "Lakshmi", "Gurpreet", "Farida", "Ravi", "Mina")
WORDS = SourceRenderer({Seat(seat): name for seat, name in enumerate(NAMES)})


def hasten(patch: pytest.MonkeyPatch) -> None:
    """Let the experts think so little that whole deals are quick; what they say must be true of any choice."""
    patch.setattr(hearts, "PLAY_EFFORT", 800)
    patch.setattr(hearts, "PASS_EFFORT", 800)
    patch.setattr(cancellation, "EFFORT", 800)
    patch.setattr(cancellation_passes, "PASS_EFFORT", 800)
    patch.setattr(canasta, "PLAYOUTS", 16)
    patch.setattr(svoi, "POSITIONS", 300)
    patch.setattr(svoi, "ROUND_POSITIONS", 300)
    patch.setattr(svoi, "TURNS", 300)


@dataclass(frozen=True)
class Position:
    """One decision, with the advice for it; `state` is the truth, which the player was not told."""

    case: Case
    state: State[Any]
    view: View[Any]
    heard: tuple[Event, ...]
    advice: Advice[Any]
    is_free: bool  # whether there was more than one thing to do

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def reason(self) -> Text:
        """Why it is advised."""
        return self.advice.reason

    @property
    def said(self) -> str:
        """The reason in words."""
        return WORDS.text(self.reason)


def advised(case: Case, seed: str, level: str, most: int = 400) -> Iterator[Position]:
    """The decisions of one deal, so many at most."""
    player = case.game.players[level](case.options, case.seats, 1)
    match = Match(case, seed)
    heard = {seat: list(match.heard(seat)) for seat in map(Seat, range(case.seats))}
    for _ in range(most):
        if not match.actors:
            return
        seat, free = match.actors[0], len(match.legal(match.actors[0], 2)) > 1
        view, told = match.view(seat), tuple(heard[seat])
        advice = player.advise(view, told, never_stop)
        yield Position(case, match.state, view, told, advice, free)
        match.act(seat, advice.action)
        for listener, events in heard.items():
            events += match.heard(listener)


def arguments(text: Text) -> Iterator[object]:
    """All that a text names, inside the texts in it too."""
    for argument in text.args:
        if isinstance(argument, Text):
            yield from arguments(argument)
        yield argument


def people(text: Text) -> set[Seat]:
    """Whom a text names."""
    return {argument.seat for argument in arguments(text) if isinstance(argument, Who)}
