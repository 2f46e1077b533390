"""A person's side of Cancellation Hearts: what a gesture means, what the table shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Gesture, Mark, Select, Submit
from cardtable.core.refusal import Refusal
from cardtable.core.trick_taking import next_seat
from cardtable.core.zones import Zone
from cardtable.families.hearts.actions import Action
from cardtable.families.hearts.gestures import GestureInterpreter, asks_for_moon, marked
from cardtable.families.hearts.prompting import SIGNS, plates, title
from cardtable.families.hearts.whereabouts import trick_zone
from cardtable.games.cancellation_hearts.cancelling import is_cancelled, winning_place
from cardtable.games.cancellation_hearts.claim import is_certain
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.prompts import captions, goal, notes, prompt
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView
from cardtable.games.cancellation_hearts.state import CancellationPublic


class CancellationControls:
    """Gestures and pictures for one seat count under given options."""

    def __init__(self, options: CancellationOptions, seats: int) -> None:
        self._options = options
        self._gestures = GestureInterpreter(CancellationRules(options, seats).permissions)

    def liftable(self, view: CancellationView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """While passing any card until enough are marked, then those alone; on the own turn the legal cards."""
        return self._gestures.liftable(view, draft)

    def targets(self, view: CancellationView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """The own place of the trick, or while passing the pass and the hand of whoever receives it."""
        return self._gestures.targets(view, draft, source, cards)

    def interpret(self, view: CancellationView, draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        """Mark or unmark a card to pass, play a card, or give a command."""
        return self._gestures.interpret(view, draft, gesture)

    def commands(self, view: CancellationView, draft: Draft) -> Sequence[Command]:
        """Pass the marked cards, or choose what the moon counts."""
        return self._gestures.commands(view, draft, self._options.moon_points)

    def display(self, view: CancellationView, draft: Draft) -> Display:
        """The prompt, the plates, cancelled cards and the one that wins, piles with their count, facts of the deal."""
        public = view.public
        return Display(
            prompt=prompt(self._options, view, len(marked(view, draft))),
            plates=plates(public, public.widow_owner),
            captions=captions(self._options, view),
            marks=self._marks(public),
            question=asks_for_moon(view),
            title=title(public),
            notes=notes(self._options, public),
            signs=SIGNS,
            goal=goal(self._options),
        )

    def claim(self, view: CancellationView) -> Sequence[Action]:
        """The rest of this seat's hand if nothing can change the score any more, a card legal now first."""
        return self._gestures.rest_of_hand(view) if is_certain(self._options, view) else ()

    def _marks(self, public: CancellationPublic) -> dict[Zone, tuple[frozenset[Mark], ...]]:
        """Twins are struck out as soon as both lie there; the card that wins so far glows."""
        if not public.trick or public.leader is None:
            return {}
        winning = winning_place(self._options.void_rule, public.trick)
        result: dict[Zone, tuple[frozenset[Mark], ...]] = {}
        for place in range(len(public.trick)):
            zone = trick_zone(next_seat(public.leader, public.seats, place))
            if is_cancelled(public.trick, place):
                result[zone] = (frozenset((Mark.CANCELLED,)),)
            elif place == winning:
                result[zone] = (frozenset((Mark.WINNING,)),)
        return result
