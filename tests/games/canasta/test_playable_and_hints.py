"""What P says of the pile is what the rules allow and a hint advises, in 500 positions of whole deals."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cardtable.core.controls import Draft
from cardtable.core.guidance.player_queries import PlayerQuery, QueryContext
from cardtable.core.session import Session
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.games import discover
from cardtable.games.canasta.state import CanastaPhase, TakePile

POSITIONS, SEATS = 500, 4
GAME = discover()["canasta"]
OPTIONS = GAME.options()
RULES = GAME.rules(OPTIONS, SEATS)
CONTROLS = GAME.controls(OPTIONS, SEATS)
assert GAME.answers is not None
ANSWER = GAME.answers(OPTIONS, SEATS)[PlayerQuery.PLAYABLE]
HINTS = GAME.players["club"](OPTIONS, SEATS, 1)


def drawing() -> Iterator[tuple[Any, Any]]:
    """Positions in which somebody draws or takes the pile, and the session they are in."""
    choice, seed = random.Random(5), 0
    while True:
        seed += 1
        session: Session[Any, Any] = Session(GAME, OPTIONS, ["person"] * SEATS, str(seed))
        while not session.deal_if_due() and not session.match_over:
            (seat,) = session.actors
            view = session.view(seat)
            if view.public.phase is CanastaPhase.DRAWING:
                yield view, session.heard(seat)
            action = HINTS.choose(view, session.heard(seat), lambda: False)
            legal = list(RULES.legal(view))
            session.perform(seat, choice.choice(legal) if choice.random() < 0.2 else action)


def test_p_never_contradicts_the_rules_and_the_hint() -> None:
    takeable = 0
    for number, (view, heard) in enumerate(drawing()):
        if number == POSITIONS:
            break
        display, commands = CONTROLS.display(view, Draft()), CONTROLS.commands(view, Draft())
        acting = frozenset((view.seat,))
        known = QueryContext(view, ZoneKinds(RULES.zones), display, display.sides, heard, acting, commands=commands)
        said = [text.source for text in ANSWER(known)]
        may_take = any(isinstance(action, TakePile) for action in RULES.legal(view))
        advised = HINTS.advise(view, heard, lambda: False).action

        assert any(source.startswith("You can take the pile") for source in said) == may_take, said
        assert may_take or not isinstance(advised, TakePile)
        takeable += may_take
    assert takeable > 20
