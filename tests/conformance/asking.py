"""What each seat and a spectator know at each moment of a deal played at random, for whoever asks them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.controls import Draft, Tap
from cardtable.core.events import CardsMoved, TurnStarted
from cardtable.core.guidance.player_queries import QueryContext
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from tests.conformance.driver import Case, Match, playing


def asked(case: Case, seed: str, steps: int, every: int = 1) -> Iterator[tuple[QueryContext[Any], set[Card]]]:
    """What somebody knows, another one at each moment, and the faces that they have seen in this deal."""
    match, people = Match(case, seed), case.everybody
    kinds, controls = ZoneKinds(match.rules.zones), case.game.controls(case.options, case.seats)
    heard: dict[Seat | None, tuple[Any, ...]] = dict.fromkeys(people, ())
    for number, _ in enumerate(playing(match, 1)):
        for seat in people:
            heard[seat] += match.heard(seat)
        if number == steps:
            return
        if number % every:
            continue
        for seat in sorted({people[number // every % len(people)], *match.rules.actors(match.state.public)}, key=str):
            view, told = match.view(seat), heard[seat]
            faces = {card for cards in view.zones.values() for card in cards if card is not None}
            faces |= {card for event in told if isinstance(event, CardsMoved) for card in event.cards if card}
            display = controls.display(view, Draft())
            turns = [event.seats for event in told if isinstance(event, TurnStarted)]
            own = next((zone for zone in view.zones if kinds.is_hand_of(seat, zone) and view.zones[zone]), None)
            card = None if own is None else view.zones[own][number % len(view.zones[own])]
            focused = None if own is None or card is None else (card, own)
            yield (
                QueryContext(
                    view=view,
                    kinds=kinds,
                    display=display,
                    sides=display.sides or match.rules.sides(view.public),
                    heard=told,
                    acting=turns[-1] if turns else frozenset(),
                    liftable={} if seat is None else controls.liftable(view, Draft()),
                    commands=() if seat is None else controls.commands(view, Draft()),
                    focused=focused,
                    refusal=_refusal(controls, view, focused),
                ),
                faces,
            )


def _refusal(controls: Any, view: Any, focused: Any) -> Text | None:
    answer = None if focused is None else controls.interpret(view, Draft(), Tap((focused[0],), focused[1]))
    return answer.reason if isinstance(answer, Refusal) else None


def named(text: object) -> Iterator[Card]:
    """The cards that a text names anywhere."""
    if isinstance(text, Card):
        yield text
    elif isinstance(text, Text):
        for argument in text.args:
            yield from named(argument)
