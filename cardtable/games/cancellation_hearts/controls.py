"""A person's side of Cancellation Hearts: what can be lifted, what a gesture means, what the table shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Gesture, Mark, Plate, Select, Submit
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, translate
from cardtable.core.tricks import next_seat
from cardtable.core.zones import Seat, Zone
from cardtable.games.cancellation_hearts.cancelling import is_cancelled, winning_place
from cardtable.games.cancellation_hearts.claim import is_certain, rest_of_hand
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.prompts import captions, goal, notes, prompt, title
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView, own_hand
from cardtable.games.cancellation_hearts.state import (
    Action,
    CancellationPublic,
    Moon,
    Pass,
    Phase,
    Play,
    hand,
    passing,
    trick,
)

PASS, ADD, SUBTRACT = "pass", "add", "subtract"

_PASS = translate("Hearts", "Pass %1 card(s)", n=0)
_MORE = translate("Hearts", "Choose %1 more card(s).", n=0)
_ENOUGH = translate("Hearts", "You have chosen %1 card(s) already; take one back first.", n=0)
_ADD = translate("Hearts", "Add %1 points to everybody else")
_SUBTRACT = translate("Hearts", "Subtract %1 points from your total")
_ON_THE_TRICK = Refusal("XR-04", translate("Hearts", "Put the card on the trick to play it."))
_HAS_WIDOW = translate("Cancellation Hearts", "Widow")


class CancellationControls:
    """Gestures and pictures for one seat count under given options."""

    def __init__(self, options: CancellationOptions, seats: int) -> None:
        self._options = options
        self._rules = CancellationRules(options, seats)

    def liftable(self, view: CancellationView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """While passing any card until enough are marked, then those alone; on the own turn the legal cards."""
        if view.seat is None:
            return {}
        if self._is_passing(view):
            marked = _marked(view, draft)
            full = len(marked) >= self._options.pass_count
            return {hand(view.seat): frozenset(marked if full else own_hand(view))}
        legal = self._playable(view)
        return {hand(view.seat): frozenset(legal)} if legal else {}

    def targets(self, view: CancellationView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """The own place of the trick, or while passing the pass and the hand of whoever receives it."""
        if view.seat is None or source != hand(view.seat):
            return frozenset()
        if self._is_passing(view):
            receiver = next_seat(view.seat, view.public.seats, view.public.pass_offset)
            return frozenset((passing(view.seat), hand(receiver)))
        playable = self._playable(view)
        return frozenset((trick(view.seat),)) if playable and all(card in playable for card in cards) else frozenset()

    def interpret(self, view: CancellationView, draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        """Mark or unmark a card to pass, play a card, or give a command."""
        if gesture.kind == "command":
            return self._command(view, draft, gesture.command)
        if view.seat is None or gesture.source != hand(view.seat) or not gesture.cards:
            return Select(draft)
        if self._is_passing(view):
            return self._mark(view, draft, gesture)
        return self._play(view, gesture)

    def commands(self, view: CancellationView, draft: Draft) -> Sequence[Command]:
        """Pass the marked cards, or choose what the moon counts."""
        if self._is_passing(view):
            return (self._pass_command(view, draft),)
        if view.public.phase is Phase.MOON and view.public.shooter == view.seat:
            worth = self._options.moon_points
            return (Command(ADD, _ADD.filled(worth)), Command(SUBTRACT, _SUBTRACT.filled(worth)))
        return ()

    def display(self, view: CancellationView, draft: Draft) -> Display:
        """The prompt, the plates, cancelled cards and the one that wins, piles with their count, facts of the deal."""
        public = view.public
        draft = replace(draft, marked=_marked(view, draft))
        return Display(
            prompt=prompt(self._options, view, draft),
            plates=tuple(_plate(public, Seat(seat)) for seat in range(public.seats)),
            captions=captions(self._options, view),
            marks=self._marks(public),
            question=public.phase is Phase.MOON and public.shooter == view.seat,
            title=title(public),
            notes=notes(self._options, public),
            goal=goal(self._options),
        )

    def claim(self, view: CancellationView) -> Sequence[Action]:
        """The rest of this seat's hand if nothing can change the score any more, a card legal now first."""
        if not is_certain(self._options, view):
            return ()
        return tuple(map(Play, rest_of_hand(view, self._playable(view))))

    def _is_passing(self, view: CancellationView) -> bool:
        return view.public.phase is Phase.PASSING and view.seat in self._rules.actors(view.public)

    def _playable(self, view: CancellationView) -> Cards:
        if view.public.phase is not Phase.PLAYING:
            return ()
        return tuple(action.card for action in self._rules.legal(view) if isinstance(action, Play))

    def _mark(self, view: CancellationView, draft: Draft, gesture: Gesture) -> Select | Refusal:
        """Each tap on one of two twins marks one more of them, and the next takes both back."""
        marked, count = _marked(view, draft), self._options.pass_count
        card = gesture.cards[0]
        room = own_hand(view).count(card) > marked.count(card)
        if room and len(marked) < count:
            return Select(replace(draft, marked=(*marked, card)))
        if card in marked:
            taken_back = gesture.kind == "tap"
            return Select(replace(draft, marked=tuple(other for other in marked if other != card or not taken_back)))
        return Refusal("XR-02", _ENOUGH.filled(count, n=count))

    def _play(self, view: CancellationView, gesture: Gesture) -> Submit[Action] | Refusal:
        action = Play(gesture.cards[0])
        refusal = self._rules.check(view, action)
        if refusal is not None:
            return refusal
        if gesture.kind == "drop" and (gesture.target is None or gesture.target.kind != "trick"):
            return _ON_THE_TRICK
        return Submit(action)

    def _command(self, view: CancellationView, draft: Draft, code: str) -> Submit[Action] | Select | Refusal:
        actions: dict[str, Action] = {PASS: Pass(_marked(view, draft)), ADD: Moon(True), SUBTRACT: Moon(False)}
        if code not in actions:
            return Select(draft)
        return self._rules.check(view, actions[code]) or Submit(actions[code])

    def _pass_command(self, view: CancellationView, draft: Draft) -> Command:
        count = self._options.pass_count
        missing = count - len(_marked(view, draft))
        return Command(PASS, _PASS.filled(count, n=count), _MORE.filled(missing, n=missing) if missing > 0 else None)

    def _marks(self, public: CancellationPublic) -> dict[Zone, tuple[frozenset[Mark], ...]]:
        """Twins are struck out as soon as both lie there; the card that wins so far glows."""
        if not public.trick or public.leader is None:
            return {}
        winning = winning_place(self._options.void_rule, public.trick)
        result: dict[Zone, tuple[frozenset[Mark], ...]] = {}
        for place in range(len(public.trick)):
            zone = trick(next_seat(public.leader, public.seats, place))
            if is_cancelled(public.trick, place):
                result[zone] = (frozenset((Mark.CANCELLED,)),)
            elif place == winning:
                result[zone] = (frozenset((Mark.WINNING,)),)
        return result


def _marked(view: CancellationView, draft: Draft) -> Cards:
    """The marked cards that are still in the hand, twin for twin."""
    held = Counter(own_hand(view))
    return tuple((Counter(draft.marked) & held).elements())


def _plate(public: CancellationPublic, seat: Seat) -> Plate:
    badges: tuple[Text, ...] = (_HAS_WIDOW,) if public.widow_owner == seat else ()
    return Plate(public.points[seat], public.totals[seat], seat == public.dealer, badges)
