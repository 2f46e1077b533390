"""Progress of a lesson: coach texts as values, spotlights for required actions, and offers after refusals."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, cards_of, sort_cards
from cardtable.core.controls import Controls, Draft, Drop, Gesture, Press, Submit, Tap
from cardtable.core.guidance.lessons import LEARNER, AnyLesson, CoachTrigger, SpotlightTarget
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame, Rules
from cardtable.core.text import Text, translate
from cardtable.core.views import View, faces
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Zone
from cardtable.models.hints import prepare_hint

STRAYED = translate("Lesson", "The rules allow that, but the lesson shows something else. Take it back?")
FREE = translate("Lesson", "It's your turn. Choose for yourself, or ask for a hint.")
ENDED = translate("Lesson", "That was a deal. Would you like to play on alone?")


class CoachPrompt(enum.Enum):
    """Kind of a coach bubble: the event that it waits for."""

    ASKS = enum.auto()  # a required action
    TELLS = enum.auto()  # confirmation
    STRAYED = enum.auto()  # undo of another action, or confirmation
    FREE = enum.auto()  # any action: the lesson has no sentence here
    ENDED = enum.auto()  # nothing: the deal is over


@frozen
class CoachText:
    """Text of the coach bubble; `refusal`: reason that replaces the sentence after a refused action."""

    manner: CoachPrompt
    sentence: Text
    number: int  # of sentences of the lesson so far, with this one
    action: object | None = None  # the required one
    glow: SpotlightTarget | None = None  # of its trigger
    refusal: Text | None = None


@frozen
class LessonProgression:
    """State of a lesson; each method returns the next state."""

    lesson: AnyLesson
    rules: Rules[Any, Any]
    said: tuple[str, ...] = ()  # names of triggers, in order
    note: CoachText | None = None  # in the bubble
    asked: tuple[tuple[str, Mapping[Zone, tuple[Card | None, ...]]], ...] = ()  # names of triggers, with the hand

    @property
    def kept(self) -> tuple[str, ...]:
        """Names of triggers that are not repeated when the lesson is resumed: all but the one shown."""
        up = self.note is not None and self.note.manner in (CoachPrompt.ASKS, CoachPrompt.TELLS)
        return self.said[:-1] if up else self.said

    @property
    def is_over(self) -> bool:
        return self.note is not None and self.note.manner is CoachPrompt.ENDED

    @property
    def steps(self) -> int:
        return len(self.lesson.occasions) + 1

    def seen(self, view: View[Any], *, acts: bool, over: bool) -> LessonProgression:
        """Handle a presented view, unless a sentence is unread or unanswered; `over`: the deal is finished."""
        if over:
            return self if self.is_over else replace(self, note=CoachText(CoachPrompt.ENDED, ENDED, self.steps))
        if self.note is not None and self.note.manner not in (CoachPrompt.ASKS, CoachPrompt.FREE):
            return self
        if self.note is not None and acts and self._is_asked_still(view, self.note):
            return self
        return self._next(view, acts=acts)

    def read(self, view: View[Any], *, acts: bool) -> LessonProgression:
        """Handle the confirmation of the bubble; one that waits for an action stays."""
        if self.note is None or self.note.manner in (CoachPrompt.ASKS, CoachPrompt.FREE, CoachPrompt.ENDED):
            return self
        return replace(self, note=None)._next(view, acts=acts)

    def done(self, action: object) -> LessonProgression:
        if self.note is None or self.note.manner is CoachPrompt.ENDED:
            return self
        if self.note.manner is CoachPrompt.ASKS and action != self.note.action:
            return replace(self, note=CoachText(CoachPrompt.STRAYED, STRAYED, self.note.number))
        return replace(self, note=None)

    def refused(self, refusal: Refusal) -> LessonProgression:
        """Show the reason of a refusal in the bubble, if there is one."""
        if self.note is None or self.note.manner in (CoachPrompt.STRAYED, CoachPrompt.ENDED):
            return self
        return replace(self, note=replace(self.note, refusal=refusal.reason))

    def tried_again(self) -> LessonProgression:
        """Remove the reason of a refusal, because the learner prepares something else."""
        if self.note is None or self.note.refusal is None:
            return self
        return replace(self, note=replace(self.note, refusal=None))

    def taken_back(self, view: View[Any], *, acts: bool) -> LessonProgression:
        """Handle undo or redo: repeat the request of this decision; a sentence not done or read was not said."""
        before, own = replace(self, said=self.kept, note=None), _own_cards(view)
        for name in dict(asked for asked in self.asked if asked[1] == own):
            said = tuple(other for other in before.said if other != name)
            trigger = next(trigger for trigger in self.lesson.occasions if trigger.name == name)
            note = replace(before, said=said)._text_for(trigger, view, acts=acts)
            if note is not None:
                return replace(before, said=(*said, name), note=note)
        return before._next(view, acts=acts)

    def _next(self, view: View[Any], *, acts: bool) -> LessonProgression:
        for trigger in self.lesson.occasions:
            note = None if trigger.name in self.said else self._text_for(trigger, view, acts=acts)
            if note is not None:
                asked = ((trigger.name, _own_cards(view)),) if trigger.asks else ()
                return replace(self, said=(*self.said, trigger.name), note=note, asked=(*self.asked, *asked))
        return replace(self, note=CoachText(CoachPrompt.FREE, FREE, max(1, len(self.said))) if acts else None)

    def _text_for(self, trigger: CoachTrigger[Any, Any], view: View[Any], *, acts: bool) -> CoachText | None:
        if (trigger.asks and not acts) or not trigger.when(view):
            return None
        action = trigger.action(view)
        if trigger.asks and (action is None or self.rules.check(view, action) is not None):
            return None  # illegal after other actions than the lesson's
        manner = CoachPrompt.ASKS if trigger.asks else CoachPrompt.TELLS
        return CoachText(manner, trigger.sentence, len(self.said) + 1, action, trigger.glow(view))

    def _is_asked_still(self, view: View[Any], note: CoachText) -> bool:
        asking = next(
            (trigger for trigger in self.lesson.occasions if self.said and trigger.name == self.said[-1]), None
        )
        return asking is not None and asking.when(view) and asking.action(view) == note.action


def _own_cards(view: View[Any]) -> Mapping[Zone, tuple[Card | None, ...]]:
    """Return the learner's cards, which identify a decision: each action changes them, or the requested action."""
    return {zone: tuple(cards) for zone, cards in view.zones.items() if zone.owner == LEARNER}


def spotlight_of(
    controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], draft: Draft, action: object
) -> SpotlightTarget | None:
    """Return the next target for an action: a card to mark or lay out, then the command or pile that submits it."""
    held = Counter(card for zone in view.zones if kinds.is_hand_of(view.seat, zone) for card in faces(view, zone))
    prepared = Counter(draft.marked) + Counter(card for _, cards in draft.laid for card in cards)
    for part in _parts(action):
        left = (Counter(part) & held) - prepared
        if left:
            return SpotlightTarget(sort_cards(left.elements())[::-1])  # the highest glows
    reached, hint = prepare_hint(controls, kinds, view, action)
    waits = {command.code for command in controls.commands(view, draft) if command.refusal is not None}
    where = [zone for zone, cards in reached.laid if hint.command in waits and Counter(cards) & Counter(draft.marked)]
    if where:
        return SpotlightTarget(zone=where[0])  # the command does not say where a wild card goes
    if hint.command:
        return SpotlightTarget(command=hint.command)
    zone = _tapped(controls, view, draft, action)
    return None if zone is None else SpotlightTarget(zone=zone)


def spotlight_gesture(glow: SpotlightTarget, kinds: ZoneKinds, view: View[Any], draft: Draft) -> Gesture:
    """Return the gesture for a spotlight: mark a card, give a command, or drop marked cards on a pile."""
    if glow.command:
        return Press(glow.command)
    hand = next(zone for zone in view.zones if kinds.is_hand_of(view.seat, zone))
    if glow.cards or glow.zone is None:
        return Tap(glow.cards[:1], hand)
    return Drop(draft.marked, hand, glow.zone) if draft.marked else Tap(faces(view, glow.zone)[-1:], glow.zone)


def leads_to_action(draft: Draft, action: object) -> bool:
    """Return True if the draft contains nothing but cards of the action."""
    prepared = Counter(draft.marked) + Counter(card for _, cards in draft.laid for card in cards)
    return not prepared - Counter(cards_of(action))


def _parts(action: object) -> Iterator[Cards]:
    """Yield the cards of an action field by field: the card that beats comes before the one laid on it."""
    if is_dataclass(action) and not isinstance(action, Card):
        yield from (cards_of(getattr(action, entry.name)) for entry in fields(action))
    else:
        yield cards_of(action)


def _tapped(controls: Controls[Any, Any], view: View[Any], draft: Draft, action: object) -> Zone | None:
    for zone, cards in view.zones.items():
        top = cards[-1] if cards else None
        taps = (Tap((), zone), *(() if top is None else (Tap((top,), zone),)))
        if any(controls.interpret(view, draft, tap) == Submit(action) for tap in taps):
            return zone
    return None


OFFER_AFTER = 3  # times in a deal


class RefusalCounter:
    """Counter of refusals by clause in one deal."""

    def __init__(self) -> None:
        self._deal = 0
        self._times: Counter[str] = Counter()

    def count(self, refusal: Refusal, deal: int) -> bool:
        if deal != self._deal:
            self._deal = deal
            self._times.clear()
        self._times[refusal.code] += 1
        return self._times[refusal.code] == OFFER_AFTER


def lesson_for(game: AnyGame, refusal: Refusal) -> tuple[AnyLesson, Text] | None:
    """Return the first lesson that teaches the refused clause, with the question that offers it; None without one."""
    found = ((lesson, lesson.offers[refusal.code]) for lesson in game.lessons() if refusal.code in lesson.offers)
    return next(found, None)
