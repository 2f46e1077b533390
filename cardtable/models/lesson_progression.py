"""What the coach of a lesson says, as values: from what the learner sees and does to the next sentence.

What glows for an action that a lesson asks for: own cards, then the command that does it, or a pile.

How often a person has been refused the same thing in a deal: the moment at which a coach may offer itself.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from cardtable.core.cards import Card, Cards, cards_of, sort_cards
from cardtable.core.controls import Controls, Draft, Drop, Gesture, Press, Submit, Tap
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.lessons import LEARNER, AnyLesson, CoachTrigger, SpotlightTarget
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame, Rules
from cardtable.core.text import Text, translate
from cardtable.core.views import View, faces
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Zone
from cardtable.models.hints import prepare_hint

STRAYED = translate("Lesson", "The rules allow that, but the lesson shows something else. Take it back?")
FREE = translate("Lesson", "It's your turn. Choose for yourself, or ask for a hint.")
ENDED = translate("Lesson", "That was a deal. Play on alone?")


class CoachPrompt(enum.Enum):
    """Why a bubble is up, and what it waits for."""

    ASKS = enum.auto()  # for the learner's action
    TELLS = enum.auto()  # until it has been read
    STRAYED = enum.auto()  # until what was done instead has been taken back, or is kept
    FREE = enum.auto()  # for any action: no sentence of the lesson belongs here
    ENDED = enum.auto()  # the deal is over


@frozen
class CoachText:
    """What is in the bubble; `refusal`: why the learner's last wish cannot be done, in place of the sentence."""

    manner: CoachPrompt
    sentence: Text
    number: int  # of the sentences of the lesson so far, this one included
    action: object | None = None  # that is asked for
    glow: SpotlightTarget | None = None  # that its occasion names
    refusal: Text | None = None


@frozen
class LessonProgression:
    """How far a lesson has come: each method returns what follows."""

    lesson: AnyLesson
    rules: Rules[Any, Any]
    said: tuple[str, ...] = ()  # names of occasions, in order
    note: CoachText | None = None  # that is up
    asked: tuple[tuple[str, Mapping[Zone, tuple[Card | None, ...]]], ...] = ()  # occasions, and the own cards at each

    @property
    def kept(self) -> tuple[str, ...]:
        """What need not be said again to whoever comes back: all but what is up."""
        up = self.note is not None and self.note.manner in (CoachPrompt.ASKS, CoachPrompt.TELLS)
        return self.said[:-1] if up else self.said

    @property
    def is_over(self) -> bool:
        """Whether the deal has been played to its end."""
        return self.note is not None and self.note.manner is CoachPrompt.ENDED

    @property
    def steps(self) -> int:
        """How many sentences the lesson has, that of its end included."""
        return len(self.lesson.occasions) + 1

    def seen(self, view: View[Any], *, acts: bool, over: bool) -> LessonProgression:
        """A view has been shown; `acts`: the learner is to act, `over`: the deal has been counted.

        A sentence that is still to be read or answered stays.
        """
        if over:
            return self._ended()
        if self.note is not None and self.note.manner not in (CoachPrompt.ASKS, CoachPrompt.FREE):
            return self
        if self.note is not None and acts and self._is_asked_still(view, self.note):
            return self
        return self._next(view, acts=acts)

    def read(self, view: View[Any], *, acts: bool) -> LessonProgression:
        """The bubble has been read, or what was done instead is kept; one that waits for an action goes on waiting."""
        if self.note is None or self.note.manner in (CoachPrompt.ASKS, CoachPrompt.FREE, CoachPrompt.ENDED):
            return self
        return replace(self, note=None)._next(view, acts=acts)

    def done(self, action: object) -> LessonProgression:
        """The learner has chosen an action that the rules allow."""
        if self.note is None or self.note.manner is CoachPrompt.ENDED:
            return self
        if self.note.manner is CoachPrompt.ASKS and action != self.note.action:
            return replace(self, note=CoachText(CoachPrompt.STRAYED, STRAYED, self.note.number))
        return replace(self, note=None)

    def refused(self, refusal: Refusal) -> LessonProgression:
        """The learner's wish cannot be done: the bubble says why, if one is up."""
        if self.note is None or self.note.manner in (CoachPrompt.STRAYED, CoachPrompt.ENDED):
            return self
        return replace(self, note=replace(self.note, refusal=refusal.reason))

    def tried_again(self) -> LessonProgression:
        """The learner prepares something else: why the last wish could not be done has been read."""
        if self.note is None or self.note.refusal is None:
            return self
        return replace(self, note=replace(self.note, refusal=None))

    def taken_back(self, view: View[Any], *, acts: bool) -> LessonProgression:
        """An action has been undone or done again: what was asked for at this decision is asked for once more.

        Nothing that was up and not yet done or read counts as said.
        """
        before, own = replace(self, said=self.kept, note=None), _own_cards(view)
        for name in dict(one for one in self.asked if one[1] == own):
            said = tuple(one for one in before.said if one != name)
            occasion = next(one for one in self.lesson.occasions if one.name == name)
            note = replace(before, said=said)._note(occasion, view, acts=acts)
            if note is not None:
                return replace(before, said=(*said, name), note=note)
        return before._next(view, acts=acts)

    def _ended(self) -> LessonProgression:
        if self.note is not None and self.note.manner is CoachPrompt.ENDED:
            return self
        return replace(self, note=CoachText(CoachPrompt.ENDED, ENDED, self.steps))

    def _next(self, view: View[Any], *, acts: bool) -> LessonProgression:
        for occasion in self.lesson.occasions:
            note = None if occasion.name in self.said else self._note(occasion, view, acts=acts)
            if note is not None:
                asked = ((occasion.name, _own_cards(view)),) if occasion.asks else ()
                return replace(self, said=(*self.said, occasion.name), note=note, asked=(*self.asked, *asked))
        return replace(self, note=CoachText(CoachPrompt.FREE, FREE, max(1, len(self.said))) if acts else None)

    def _note(self, occasion: CoachTrigger[Any, Any], view: View[Any], *, acts: bool) -> CoachText | None:
        """What is said at this occasion; None where its moment has not come."""
        if (occasion.asks and not acts) or not occasion.when(view):
            return None
        action = occasion.action(view)
        if occasion.asks and (action is None or self.rules.check(view, action) is not None):
            return None  # after a wrong turn it may be forbidden
        manner = CoachPrompt.ASKS if occasion.asks else CoachPrompt.TELLS
        return CoachText(manner, occasion.sentence, len(self.said) + 1, action, occasion.glow(view))

    def _is_asked_still(self, view: View[Any], note: CoachText) -> bool:
        """Whether what the note asks for is still what its occasion asks for."""
        asking = next((one for one in self.lesson.occasions if self.said and one.name == self.said[-1]), None)
        return asking is not None and asking.when(view) and asking.action(view) == note.action


def _own_cards(view: View[Any]) -> Mapping[Zone, tuple[Card | None, ...]]:
    """By them a decision is known again: each action of the learner changes them, or what may be asked for."""
    return {zone: tuple(cards) for zone, cards in view.zones.items() if zone.owner == LEARNER}


def glow_of(
    controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any], draft: Draft, action: object
) -> SpotlightTarget | None:
    """The cards of the action that come next to be marked or laid out; after all, what does it; None for nothing."""
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
        return SpotlightTarget(zone=where[0])  # the command cannot know where to put a wild card
    if hint.command:
        return SpotlightTarget(command=hint.command)
    zone = _tapped(controls, view, draft, action)
    return None if zone is None else SpotlightTarget(zone=zone)


def gesture_of(glow: SpotlightTarget, kinds: ZoneKinds, view: View[Any], draft: Draft) -> Gesture:
    """What a person does with what glows: cards are marked, a command is given, marked cards go to a pile."""
    if glow.command:
        return Press(glow.command)
    hand = next(zone for zone in view.zones if kinds.is_hand_of(view.seat, zone))
    if glow.cards or glow.zone is None:
        return Tap(glow.cards[:1], hand)
    return Drop(draft.marked, hand, glow.zone) if draft.marked else Tap(faces(view, glow.zone)[-1:], glow.zone)


def is_on_the_way(draft: Draft, action: object) -> bool:
    """Whether what is prepared is nothing but a part of the action."""
    prepared = Counter(draft.marked) + Counter(card for _, cards in draft.laid for card in cards)
    return not prepared - Counter(cards_of(action))


def _parts(action: object) -> Iterator[Cards]:
    """The cards of an action's fields, one field after another: the card that beats comes before the one laid on it."""
    if is_dataclass(action) and not isinstance(action, Card):
        yield from (cards_of(getattr(action, entry.name)) for entry in fields(action))
    else:
        yield cards_of(action)


def _tapped(controls: Controls[Any, Any], view: View[Any], draft: Draft, action: object) -> Zone | None:
    """The pile of which a tap does the action."""
    for zone, cards in view.zones.items():
        top = cards[-1] if cards else None
        taps = (Tap((), zone), *(() if top is None else (Tap((top,), zone),)))
        if any(controls.interpret(view, draft, tap) == Submit(action) for tap in taps):
            return zone
    return None


OFTEN = 3  # times in a deal


class RefusalCounter:
    """Counts by clause and deal."""

    def __init__(self) -> None:
        self._deal = 0
        self._times: Counter[str] = Counter()

    def count(self, refusal: Refusal, deal: int) -> bool:
        """One more refusal in the deal of this number; whether it is just often enough."""
        if deal != self._deal:
            self._deal = deal
            self._times.clear()
        self._times[refusal.code] += 1
        return self._times[refusal.code] == OFTEN


def lesson_for(game: AnyGame, refusal: Refusal) -> tuple[AnyLesson, Text] | None:
    """The first lesson of a game that teaches what was refused, and the question that offers it."""
    found = ((lesson, lesson.offers[refusal.code]) for lesson in game.lessons() if refusal.code in lesson.offers)
    return next(found, None)
