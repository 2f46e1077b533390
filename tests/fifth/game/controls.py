"""A person's side of Pinch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Drop, Gesture, Mark, Plate, Press, Select, Submit
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, Who, translate
from cardtable.core.tricks import next_seat, winning_place
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.games.pinch.options import PinchOptions
from cardtable.games.pinch.rules import PinchRules
from cardtable.games.pinch.state import Action, Lay, Offer, PinchPublic, held, holding, laid, offered

GIVE = "give"

_GIVE = translate("Pinch", "Give the card")
_MARK_FIRST = translate("Pinch", "Mark a card first.")
_TO_THE_TRICK = Refusal("F-02", translate("Pinch", "Drop the card on the trick to play it."))
_CHOOSE = translate("Pinch", "Choose a card for your left neighbour")
_WAIT = translate("Pinch", "The others choose a card")
_TO_PLAY = in_person_form(translate("Pinch", "%1 is to play"), {1: translate("Pinch", "You are to play")})
_OVER = translate("Pinch", "The deal is over")
_DEAL = translate("Pinch", "Deal %1")
_OF_DEALS = translate("Pinch", "Pinch over %1 deal(s)", n=0)


class PinchControls:
    """Gestures and pictures for one seat count under given options."""

    def __init__(self, options: PinchOptions, seats: int) -> None:
        self._options = options
        self._rules = PinchRules(options, seats)

    def liftable(self, view: View[PinchPublic], draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """The cards that may be given away or played."""
        cards = frozenset(action.card for action in self._rules.legal(view)) if view.seat is not None else frozenset()
        return {holding(view.seat): cards} if view.seat is not None and cards else {}

    def targets(self, view: View[PinchPublic], draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Where a card is given away, or the own place in the trick."""
        liftable = self.liftable(view, draft).get(source, frozenset())
        if view.seat is None or not cards or not liftable.issuperset(cards):
            return frozenset()
        if not view.public.waiting:
            return frozenset({laid(view.seat)})
        return frozenset() if draft.marked == cards else frozenset({offered(view.seat)})

    def interpret(self, view: View[PinchPublic], draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        """Mark a card to give away, give it, or play one."""
        if isinstance(gesture, Press):
            return (
                self._submit(view, Offer(draft.marked[0]))
                if gesture.command == GIVE and draft.marked
                else Select(draft)
            )
        if view.seat is None or gesture.source != holding(view.seat) or not gesture.cards:
            return Select(draft)
        card = gesture.cards[0]
        if view.public.waiting and view.seat in view.public.waiting:
            again = draft.marked == (card,) and not isinstance(gesture, Drop)
            return Select(Draft(() if again else (card,)))
        if isinstance(gesture, Drop) and gesture.target != laid(view.seat):
            return _TO_THE_TRICK
        return self._submit(view, Lay(card))

    def commands(self, view: View[PinchPublic], draft: Draft) -> Sequence[Command]:
        """To give the marked card away."""
        if view.seat not in view.public.waiting:
            return ()
        return (Command(GIVE, _GIVE, None if draft.marked else _MARK_FIRST),)

    def display(self, view: View[PinchPublic], draft: Draft) -> Display:
        """Prompt, plates, and who wins the trick so far."""
        public = view.public
        return Display(
            prompt=self._prompt(view),
            plates=tuple(map(Plate, public.won, public.totals)),
            marks=_marks(public),
            title=_DEAL.filled(public.deal),
            goal=_OF_DEALS.filled(self._options.deals, n=self._options.deals),
        )

    def claim(self, view: View[PinchPublic]) -> Sequence[Action]:
        """Nothing: the rest of a deal is never certain."""
        return ()

    def _submit(self, view: View[PinchPublic], action: Action) -> Submit[Action] | Refusal:
        return self._rules.check(view, action) or Submit(action)

    def _prompt(self, view: View[PinchPublic]) -> Text:
        if view.public.waiting:
            return _CHOOSE if view.seat in view.public.waiting and held(view) else _WAIT
        acting = self._rules.actors(view.public)
        return _TO_PLAY.filled(Who(min(acting))) if acting else _OVER


def _marks(public: PinchPublic) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    if not public.trick:
        return {}
    best = next_seat(public.leader, public.seats, winning_place(public.trick))
    return {laid(Seat(best)): (frozenset({Mark.WINNING}),)}
