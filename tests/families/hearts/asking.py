"""What a seat knows at a moment of a deal that is set up, for whoever asks it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.controls import Draft, Tap
from cardtable.core.events import Event
from cardtable.core.guidance.player_queries import PlayerQuery, QueryContext
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.views import State, observe, redact
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from tests.families.hearts.tables import WORDS, cards


class Asker:
    """Asks the game alone, not what the table says of every game."""

    def __init__(self, game: AnyGame, options: Any, state: State[Any], events: Sequence[Event] = ()) -> None:
        self._game, self._options, self._state, self._events = game, options, state, events

    def known(self, seat: int, focused: str = "", marked: str = "") -> QueryContext[Any]:
        """By a seat, with this card in focus and these marked."""
        public, game = self._state.public, self._game
        rules, controls = game.rules(self._options, public.seats), game.controls(self._options, public.seats)
        view, draft = observe(rules.zones, self._state, Seat(seat)), Draft(cards(marked))
        kinds, focus, answer = ZoneKinds(rules.zones), None, None
        if focused:
            card = Card.parse(focused)
            zone = next(zone for zone, held in view.zones.items() if card in held)
            focus = card, zone
            answer = controls.interpret(view, draft, Tap((card,), zone)) if kinds.is_hand(zone) else None
        return QueryContext(
            view=view,
            kinds=kinds,
            display=controls.display(view, draft),
            sides=rules.sides(public),
            heard=tuple(redact(rules.zones, event, Seat(seat)) for event in self._events),
            acting=rules.actors(public),
            draft=draft,
            focused=focus,
            refusal=answer.reason if isinstance(answer, Refusal) else None,
        )

    def ask(self, question: PlayerQuery, seat: int, focused: str = "", marked: str = "") -> str:
        """The game's own answer; "" where it leaves it to the table."""
        assert self._game.answers is not None
        own = self._game.answers(self._options, self._state.public.seats)
        return ". ".join(map(WORDS.text, own[question](self.known(seat, focused, marked))))
