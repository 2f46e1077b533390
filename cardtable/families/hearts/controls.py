"""Controls of the Hearts family: passing, playing, the choice of a moon's score, and the claim of a certain rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Generic

from cardtable.core.cards import Card, Cards, sort_key
from cardtable.core.controls import Command, Display, Draft, Drop, Gesture, Press, Select, Submit, Tap, does_something
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.tricks import next_seat
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.public_facts import F, TrickPhase, actors
from cardtable.families.hearts.rules import FamilyRules
from cardtable.families.hearts.trick_zones import hand_zone, own_hand, passing_zone, trick_zone

PASS, ADD, SUBTRACT = "pass", "add", "subtract"

_PASS = translate("Hearts family", "Pass %1 card(s)", n=0)
_MORE = translate("Hearts family", "Choose %1 more card(s).", n=0)
_ENOUGH = translate("Hearts family", "You've already chosen %1 card(s): take one back first.", n=0)
_ADD = translate("Hearts family", "Add %1 points to everybody else")
_SUBTRACT = translate("Hearts family", "Subtract %1 points from your total")
_ON_THE_TRICK = translate("Hearts family", "Drop the card on the trick to play it.")


class FamilyControls(ABC, Generic[F]):
    """Controls of one seat; a game adds its display."""

    def __init__(self, rules: FamilyRules[F]) -> None:
        self._rules = rules

    def liftable(self, view: View[F], draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """Return any card while passing until enough are marked, then only those; the legal cards in play."""
        if view.seat is None:
            return {}
        if _is_passing(view):
            chosen = marked(view, draft)
            full = len(chosen) >= self._rules.pass_count
            return {hand_zone(view.seat): frozenset(chosen if full else own_hand(view))}
        legal = self._rules.playable(view)
        return {hand_zone(view.seat): frozenset(legal)} if legal else {}

    def targets(self, view: View[F], draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Return the seat's own trick zone, or while passing the passing zone and the receiver's hand."""
        if view.seat is None or source != hand_zone(view.seat):
            return frozenset()
        if _is_passing(view):
            return frozenset(place for place in _passes(view) if self._may_give(view, draft, cards, place))
        playable = self._rules.playable(view)
        return frozenset((trick_zone(view.seat),) if playable and all(card in playable for card in cards) else ())

    def interpret(self, view: View[F], draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        """Return the meaning of a gesture: mark or unmark a card, play a card, or a command."""
        if isinstance(gesture, Press):
            return self._command(view, draft, gesture.command)
        if view.seat is None or gesture.source != hand_zone(view.seat) or not gesture.cards:
            return Select(draft)
        if _is_passing(view):
            return self._give(view, draft, gesture)
        return self._play(view, gesture)

    def commands(self, view: View[F], draft: Draft) -> Sequence[Command]:
        """Return the commands: pass the marked cards, or the two scores of a moon."""
        if _is_passing(view):
            return (self._pass_command(view, draft),)
        if asks_for_moon(view):
            worth = self._moon_points(view.public)
            return (Command(ADD, _ADD.filled(worth)), Command(SUBTRACT, _SUBTRACT.filled(worth)))
        return ()

    def claim(self, view: View[F]) -> Sequence[Action]:
        """Return plays of the rest of this seat's hand, a legal one first, if the score is certain; else ().

        The card led decides which of them is legal later: ask again at each turn of the seat.
        """
        if not self._is_certain(view):
            return ()
        legal = self._rules.playable(view)
        return tuple(map(PlayCard, sorted(own_hand(view), key=lambda card: (card not in legal, sort_key(card)))))

    @abstractmethod
    def display(self, view: View[F], draft: Draft) -> Display:
        """Return the prompt, the plates, the marks of the trick, and the facts of the deal."""

    @abstractmethod
    def _moon_points(self, public: F) -> int:
        """Return the points of the shooter's moon."""

    @abstractmethod
    def _is_certain(self, view: View[F]) -> bool:
        """Return True if no further play can change any score of this deal, as far as the seat can prove.

        This stays true while the seat plays any of its legal cards, so it may be asked again at each turn.
        """

    def _give(self, view: View[F], draft: Draft, gesture: Tap | Drop) -> Submit[Action] | Select | Refusal:
        """Return the draft with marked cards, or a pass if the marked ones are dropped on the receiver's hand."""
        draft = replace(draft, marked=marked(view, draft))
        answer = self._mark(view, draft, gesture)
        on_receiver = isinstance(gesture, Drop) and gesture.target == _passes(view)[1]
        return self._command(view, draft, PASS) if on_receiver and not does_something(answer, draft) else answer

    def _may_give(self, view: View[F], draft: Draft, cards: Cards, place: Zone) -> bool:
        draft = replace(draft, marked=marked(view, draft))
        gesture = Drop(cards, hand_zone(_seat(view)), place)
        return does_something(self._give(view, draft, gesture), draft)

    def _mark(self, view: View[F], draft: Draft, gesture: Tap | Drop) -> Select | Refusal:
        """Mark the cards. Each tap on one of two twins marks one more of them, and the next tap unmarks both."""
        chosen, held, count = draft.marked, own_hand(view), self._rules.pass_count
        for card in gesture.cards:
            if held.count(card) > chosen.count(card) and len(chosen) < count:
                chosen = (*chosen, card)
            elif card not in chosen:
                return Refusal(self._rules.clauses.passing, _ENOUGH.filled(count, n=count))
            elif isinstance(gesture, Tap):
                chosen = tuple(other for other in chosen if other != card)
        return Select(replace(draft, marked=chosen))

    def _play(self, view: View[F], gesture: Tap | Drop) -> Submit[Action] | Refusal:
        action = PlayCard(gesture.cards[0])
        refusal = self._rules.check(view, action)
        if refusal is not None:
            return refusal
        if isinstance(gesture, Drop) and (gesture.target is None or gesture.target.kind != "trick"):
            return Refusal(self._rules.clauses.play, _ON_THE_TRICK)
        return Submit(action)

    def _command(self, view: View[F], draft: Draft, code: str) -> Submit[Action] | Select | Refusal:
        passed = PassCards(marked(view, draft))
        actions: dict[str, Action] = {PASS: passed, ADD: ScoreMoon(True), SUBTRACT: ScoreMoon(False)}
        if code not in actions:
            return Select(draft)
        return self._rules.check(view, actions[code]) or Submit(actions[code])

    def _pass_command(self, view: View[F], draft: Draft) -> Command:
        count = self._rules.pass_count
        missing = count - len(marked(view, draft))
        return Command(PASS, _PASS.filled(count, n=count), _MORE.filled(missing, n=missing) if missing > 0 else None)


def marked(view: View[F], draft: Draft) -> Cards:
    """Return the marked cards that are still in the hand, twin for twin."""
    return tuple((Counter(draft.marked) & Counter(own_hand(view))).elements())


def asks_for_moon(view: View[F]) -> bool:
    """Return True if the viewer is to choose the score of the moon."""
    return view.public.phase is TrickPhase.MOON and view.public.shooter == view.seat


def _is_passing(view: View[F]) -> bool:
    return view.public.phase is TrickPhase.PASSING and view.seat in actors(view.public)


def _passes(view: View[F]) -> tuple[Zone, Zone]:
    seat = _seat(view)
    return passing_zone(seat), hand_zone(next_seat(seat, view.public.seats, view.public.pass_offset))


def _seat(view: View[F]) -> Seat:
    assert view.seat is not None  # spectators hold no cards
    return view.seat
