"""A person's side of Hearts: what can be lifted and dropped, what a gesture means, what the table writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.cards import Card, Cards, without
from cardtable.core.controls import Command, Display, Draft, Gesture, Mark, Plate, Select, Submit
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, translate
from cardtable.core.tricks import next_seat, winning_place
from cardtable.core.zones import Seat, Zone
from cardtable.games.hearts.claim import is_certain, rest_of_hand
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.pack import pack
from cardtable.games.hearts.prompts import goal, notes, prompt, title
from cardtable.games.hearts.rules import HeartsRules, HeartsView, own_hand
from cardtable.games.hearts.scoring import CardValues, moon_points
from cardtable.games.hearts.state import (
    KITTY,
    SHOWN,
    Action,
    HeartsPublic,
    Moon,
    Pass,
    Phase,
    Play,
    hand,
    looked,
    passing,
    trick,
)

PASS, ADD, SUBTRACT = "pass", "add", "subtract"

_PASS = translate("Hearts", "Pass %1 card(s)", n=0)
_MORE = translate("Hearts", "Choose %1 more card(s).", n=0)
_ENOUGH = translate("Hearts", "You have chosen %1 card(s) already; take one back first.", n=0)
_ADD = translate("Hearts", "Add %1 points to everybody else")
_SUBTRACT = translate("Hearts", "Subtract %1 points from your total")
_ON_THE_TRICK = Refusal("H-11", translate("Hearts", "Put the card on the trick to play it."))
_HAS_KITTY = translate("Hearts", "Kitty")
_KITTY = translate("Hearts", "Kitty: %1 card(s)", n=0)


class HeartsControls:
    """Gestures and pictures for one seat count under given options."""

    def __init__(self, options: HeartsOptions, seats: int) -> None:
        self._options = options
        self._rules = HeartsRules(options, seats)
        self._pack = pack(options, seats)
        self._values = CardValues.of(options, self._pack)

    def liftable(self, view: HeartsView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """While passing any card until enough are marked, then those alone; on the own turn the legal cards."""
        if view.seat is None:
            return {}
        if self._is_passing(view):
            marked = self._marked(view, draft)
            full = len(marked) >= self._options.pass_count
            return {hand(view.seat): frozenset(marked if full else own_hand(view))}
        legal = self._playable(view)
        return {hand(view.seat): frozenset(legal)} if legal else {}

    def targets(self, view: HeartsView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """The own place of the trick, or while passing the pass and the hand of whoever receives it."""
        if view.seat is None or source != hand(view.seat):
            return frozenset()
        if self._is_passing(view):
            receiver = next_seat(view.seat, view.public.seats, view.public.pass_offset)
            return frozenset((passing(view.seat), hand(receiver)))
        playable = self._playable(view)
        return frozenset((trick(view.seat),)) if playable and all(card in playable for card in cards) else frozenset()

    def interpret(self, view: HeartsView, draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        """Mark or unmark a card to pass, play a card, or give a command."""
        if gesture.kind == "command":
            return self._command(view, draft, gesture.command)
        if view.seat is None or gesture.source != hand(view.seat) or not gesture.cards:
            return Select(draft)
        if self._is_passing(view):
            return self._mark(view, draft, gesture)
        return self._play(view, gesture)

    def commands(self, view: HeartsView, draft: Draft) -> Sequence[Command]:
        """Pass the marked cards, or choose what the moon counts."""
        if self._is_passing(view):
            return (self._pass_command(view, draft),)
        if view.public.phase is Phase.MOON and view.public.shooter == view.seat:
            worth = moon_points(view.public, self._values)
            return (Command(ADD, _ADD.filled(worth)), Command(SUBTRACT, _SUBTRACT.filled(worth)))
        return ()

    def display(self, view: HeartsView, draft: Draft) -> Display:
        """The prompt, the plates, the winning card of the trick, and the facts of the deal."""
        public = view.public
        draft = replace(draft, marked=self._marked(view, draft))
        return Display(
            prompt=prompt(self._options, view, draft),
            plates=tuple(_plate(public, Seat(seat)) for seat in range(public.seats)),
            captions=_captions(view),
            marks=_marks(public),
            question=public.phase is Phase.MOON and public.shooter == view.seat,
            title=title(public),
            notes=notes(self._options, public),
            goal=goal(self._options),
        )

    def claim(self, view: HeartsView) -> Sequence[Action]:
        """The rest of this seat's hand if nothing can change the score any more, a card legal now first.

        Which of the others are legal later depends on what is led: ask again at each turn of the seat.
        """
        if not is_certain(self._options, self._values, self._pack, view):
            return ()
        return tuple(map(Play, rest_of_hand(view, self._playable(view))))

    def _is_passing(self, view: HeartsView) -> bool:
        return view.public.phase is Phase.PASSING and view.seat in self._rules.actors(view.public)

    def _playable(self, view: HeartsView) -> Cards:
        return tuple(action.card for action in self._rules.legal(view) if isinstance(action, Play))

    def _marked(self, view: HeartsView, draft: Draft) -> Cards:
        """The marked cards that are still in the hand."""
        held = own_hand(view)
        return tuple(card for card in draft.marked if card in held)

    def _mark(self, view: HeartsView, draft: Draft, gesture: Gesture) -> Select | Refusal:
        marked, count = self._marked(view, draft), self._options.pass_count
        if gesture.kind == "tap" and gesture.cards[0] in marked:
            return Select(replace(draft, marked=without(marked, gesture.cards[:1])))
        marked += tuple(card for card in gesture.cards if card not in marked)
        if len(marked) > count:
            return Refusal("HR-05", _ENOUGH.filled(count, n=count))
        return Select(replace(draft, marked=marked))

    def _play(self, view: HeartsView, gesture: Gesture) -> Submit[Action] | Refusal:
        action = Play(gesture.cards[0])
        refusal = self._rules.check(view, action)
        if refusal is not None:
            return refusal
        if gesture.kind == "drop" and (gesture.target is None or gesture.target.kind != "trick"):
            return _ON_THE_TRICK
        return Submit(action)

    def _command(self, view: HeartsView, draft: Draft, code: str) -> Submit[Action] | Select | Refusal:
        actions: dict[str, Action] = {
            PASS: Pass(self._marked(view, draft)),
            ADD: Moon(True),
            SUBTRACT: Moon(False),
        }
        if code not in actions:
            return Select(draft)
        return self._rules.check(view, actions[code]) or Submit(actions[code])

    def _pass_command(self, view: HeartsView, draft: Draft) -> Command:
        count = self._options.pass_count
        missing = count - len(self._marked(view, draft))
        return Command(PASS, _PASS.filled(count, n=count), _MORE.filled(missing, n=missing) if missing > 0 else None)


def _plate(public: HeartsPublic, seat: Seat) -> Plate:
    badges: tuple[Text, ...] = (_HAS_KITTY,) if public.kitty_owner == seat else ()
    return Plate(public.points[seat], public.totals[seat], seat == public.dealer, badges)


def _captions(view: HeartsView) -> dict[Zone, Text]:
    piles = [KITTY, SHOWN] + ([looked(view.seat)] if view.seat is not None else [])
    sizes = {zone: len(view.zones.get(zone, ())) for zone in piles}
    return {zone: _KITTY.filled(size, n=size) for zone, size in sizes.items() if size}


def _marks(public: HeartsPublic) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    if not public.trick or public.leader is None:
        return {}
    winner = next_seat(public.leader, public.seats, winning_place(public.trick))
    return {trick(winner): (frozenset((Mark.WINNING,)),)}
