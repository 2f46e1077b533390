"""A person's side of Hearts: what can be lifted and dropped, what a gesture means, what the table writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Gesture, Mark, Select, Submit
from cardtable.core.refusal import Refusal
from cardtable.core.trick_taking import next_seat, winning_place
from cardtable.core.zones import Zone
from cardtable.families.hearts.actions import Action
from cardtable.families.hearts.gestures import GestureInterpreter, asks_for_moon, marked
from cardtable.families.hearts.prompting import SIGNS, kitty_captions, plates, title
from cardtable.families.hearts.whereabouts import trick_zone
from cardtable.games.hearts.claim import is_certain
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.pack import pack
from cardtable.games.hearts.prompts import goal, notes, prompt
from cardtable.games.hearts.rules import HeartsRules, HeartsView
from cardtable.games.hearts.scoring import card_values, moon_points
from cardtable.games.hearts.state import KITTY, HeartsPublic


class HeartsControls:
    """Gestures and pictures for one seat count under given options."""

    def __init__(self, options: HeartsOptions, seats: int) -> None:
        self._options = options
        self._pack = pack(options, seats)
        self._values = card_values(options, self._pack)
        self._gestures = GestureInterpreter(HeartsRules(options, seats).permissions)

    def liftable(self, view: HeartsView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """While passing any card until enough are marked, then those alone; on the own turn the legal cards."""
        return self._gestures.liftable(view, draft)

    def targets(self, view: HeartsView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """The own place of the trick, or while passing the pass and the hand of whoever receives it."""
        return self._gestures.targets(view, draft, source, cards)

    def interpret(self, view: HeartsView, draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        """Mark or unmark a card to pass, play a card, or give a command."""
        return self._gestures.interpret(view, draft, gesture)

    def commands(self, view: HeartsView, draft: Draft) -> Sequence[Command]:
        """Pass the marked cards, or choose what the moon counts."""
        return self._gestures.commands(view, draft, moon_points(view.public, self._values))

    def display(self, view: HeartsView, draft: Draft) -> Display:
        """The prompt, the plates, the winning card of the trick, and the facts of the deal."""
        public = view.public
        return Display(
            prompt=prompt(self._options, view, len(marked(view, draft))),
            plates=plates(public, public.kitty_owner),
            captions=kitty_captions(view, KITTY),
            marks=_marks(public),
            question=asks_for_moon(view),
            title=title(public),
            notes=notes(self._options, public),
            signs=SIGNS,
            goal=goal(self._options),
        )

    def claim(self, view: HeartsView) -> Sequence[Action]:
        """The rest of this seat's hand if nothing can change the score any more, a card legal now first.

        Which of the others are legal later depends on what is led: ask again at each turn of the seat.
        """
        return self._gestures.rest_of_hand(view) if is_certain(self._options, self._values, self._pack, view) else ()


def _marks(public: HeartsPublic) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    if not public.trick or public.leader is None:
        return {}
    winner = next_seat(public.leader, public.seats, winning_place(public.trick))
    return {trick_zone(winner): (frozenset((Mark.WINNING,)),)}
