"""A sound that is to be heard: which one, from where, and at which moment of what is shown.

Which sounds an update makes, for whoever sees it: from what happened alone, in every game alike.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterator
from itertools import count
from typing import Any

from cardtable.core.events import CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone, near_seat
from cardtable.models.received_cards import is_initial_deal
from cardtable.models.update_facts import UpdateFacts
from cardtable.table.animation.animation_plan import Motion
from cardtable.table.animation.animation_planner import motion_of


class Sound(enum.Enum):
    """The sounds there are; the value is the name of the file and of its recipe."""

    TICK = "tick"  # a card is dealt, or marked; as many as a hand has left
    CARD = "card"  # a card comes down
    SLIDE = "slide"  # cards slide to somebody
    MELD = "meld"  # cards are laid out together
    TRICK = "trick"  # the trick is yours
    OTHERS = "others"  # the trick is another's
    POINTS = "points"  # somebody takes cards that count
    COMPLETE = "complete"  # what was collected is complete
    TURN = "turn"  # your turn
    REFUSED = "refused"  # that cannot be done
    OVER = "over"  # the deal is over
    WIN = "win"  # the match is yours


class CueTrigger(enum.Enum):
    """The moment of an update from which a cue's delay counts."""

    AT_ONCE = enum.auto()  # it begins to be shown
    SETTING_OUT = enum.auto()  # a card sets out for the cue's zone
    LYING = enum.auto()  # a card lies in the cue's zone
    SHOWN = enum.auto()  # all of it has been shown


@frozen
class Cue:
    """One sound; `pan` from -1 (left) to 1 (right), `delay` in milliseconds."""

    sound: Sound
    pan: float = 0.0
    delay: int = 0
    when: CueTrigger = CueTrigger.AT_ONCE
    zone: Zone | None = None  # where the card goes


def in_silence(_cue: Cue) -> None:
    """Where nobody hears anything."""


def pan_of(seat: int | None, viewer: Seat | None, seats: int) -> float:
    """From which side a seat is heard, as it sits round the table; the viewer and the table itself from the middle.

    Seats go clockwise from the viewer at the near side (G-01), so the next one is at the left.
    """
    if seat is None:
        return 0.0
    around = math.tau * ((seat - near_seat(viewer)) % seats) / seats
    return round(-math.sin(around), 3) + 0.0  # never -0.0


STEP = 130  # milliseconds between two of the same sound that belong together
AFTER_CARD = 160  # from the card that decides something to the sound that says what
AFTER_TRICK = 480  # from there to the sound of what was in it
AGAIN = 420  # from news to the same news, which is heard no sooner
FEW = 3  # cards left in a hand that are told, one tick each


@frozen
class CueContext(UpdateFacts):
    """What is heard of an update, and from where."""

    def pan(self, seat: int | None) -> float:
        """From which side a seat is heard."""
        return pan_of(seat, self.view.seat, len(self.display.plates))

    def motion(self, event: CardsMoved) -> Motion:
        """How the cards of a move travel."""
        return motion_of(self.kinds.spec(event.source), self.kinds.spec(event.target))


def cues_of(scene: CueContext) -> tuple[Cue, ...]:
    """Every sound of an update, each at the moment that it belongs to."""
    if is_initial_deal(scene.events, scene.kinds):
        return (*_dealt(scene), *_turn(scene))
    return (*_moved(scene), *_trick(scene), *_complete(scene), *_few_left(scene), *_end(scene), *_turn(scene))


def refused() -> Cue:
    """What the person wanted cannot be done."""
    return Cue(Sound.REFUSED)


def marked(before: int, after: int) -> tuple[Cue, ...]:
    """So many cards were marked, or prepared, and so many are now: one tick for more, two for fewer."""
    if before == after:
        return ()
    return tuple(Cue(Sound.TICK, delay=place * STEP) for place in range(1 if after > before else 2))


def back_at(view: View[Any], heard: tuple[Event, ...]) -> tuple[Cue, ...]:
    """The table is shown as it stands, after an undo or on joining: whether it is the person's turn."""
    last = next((event for event in reversed(heard) if isinstance(event, TurnStarted | HandScored)), None)
    return (Cue(Sound.TURN),) if isinstance(last, TurnStarted) and view.seat in last.seats else ()


def _dealt(scene: CueContext) -> Iterator[Cue]:
    """A tick for each card that comes to a hand, from where the hand is."""
    for event in scene.moves():
        if scene.motion(event) is Motion.DEAL:
            yield from (_lying(Sound.TICK, scene.pan(event.target.owner), event.target) for _ in event.cards)


def _moved(scene: CueContext) -> Iterator[Cue]:
    """Cards put down one by one, laid out together, or slid to somebody; each journey is heard once."""
    heard: set[object] = set()
    cards = count()
    for event in scene.moves():
        motion = scene.motion(event)
        if motion is Motion.PLAY:
            yield _lying(Sound.CARD, scene.pan(event.source.owner), event.target, STEP * next(cards))
        elif scene.is_meld(event):
            if Sound.MELD not in heard:
                yield _lying(Sound.MELD, scene.pan(scene.who_acts()), event.target)
            heard.add(Sound.MELD)
        elif motion is not Motion.SHIFT and event.target not in heard:
            heard.add(event.target)
            yield Cue(Sound.SLIDE, scene.pan(_whose(event)), when=CueTrigger.SETTING_OUT, zone=event.target)


def _trick(scene: CueContext) -> Iterator[Cue]:
    """Whose the trick is, as soon as its last card lies, and what was in it; one that nobody wins has no sound."""
    won = next((event for event in scene.events if isinstance(event, TrickWon)), None)
    if won is None or won.seat is None:
        return
    own, pan = won.seat == scene.view.seat, scene.pan(won.seat)
    zone = next((event.target for event in scene.moves() if scene.motion(event) is Motion.PLAY), None)
    yield _lying(Sound.TRICK if own else Sound.OTHERS, pan, zone, AFTER_CARD)
    weight = _weight(scene, won)
    if weight:
        yield _lying(Sound.POINTS, pan, zone, AFTER_TRICK)
    if weight > 1:
        yield Cue(Sound.POINTS, pan, AFTER_TRICK + AGAIN if zone is None else 0, CueTrigger.SHOWN)


def _weight(scene: CueContext, won: TrickWon) -> int:
    """How often it is heard that the winner took cards that count: again, when they go, for one named as the queen is.

    Of others its plate tells; not what a count makes.
    """
    if scene.named(won.seat, after=won) is not None:
        return 2
    after = scene.events[scene.events.index(won) :]
    if scene.shown is None or any(isinstance(event, HandScored) for event in after):
        return 0
    return int(won.seat is not None and scene.shown.plates[won.seat].points != scene.display.plates[won.seat].points)


def _complete(scene: CueContext) -> Iterator[Cue]:
    """A meld has been given a name of its own, which the game writes over it."""
    for zone in scene.completed():
        yield _lying(Sound.COMPLETE, scene.pan(scene.who_acts()), zone, AFTER_CARD)


def _few_left(scene: CueContext) -> Iterator[Cue]:
    """How many cards another has left, where that is news: few, and fewer than before; in tricks all have as many."""
    if scene.before is None or scene.kinds.has_tricks or any(isinstance(event, HandScored) for event in scene.events):
        return
    for zone, cards in scene.view.zones.items():
        fewer = len(cards) < len(scene.before.zones.get(zone, ()))
        if fewer and len(cards) <= FEW and scene.kinds.is_hand(zone) and zone.owner != scene.view.seat:
            pan = scene.pan(zone.owner)
            yield from (Cue(Sound.TICK, pan, STEP * place, CueTrigger.SHOWN) for place in range(1, len(cards) + 1))


def _end(scene: CueContext) -> Iterator[Cue]:
    """The deal is over, or the match is won; a lost match has no sound but that of its last deal."""
    places = next((event.places for event in scene.events if isinstance(event, MatchEnded)), None)
    if places is not None and scene.view.seat is not None and places[scene.view.seat] == 1:
        yield Cue(Sound.WIN, when=CueTrigger.SHOWN)
    elif any(isinstance(event, HandScored) for event in scene.events):
        yield Cue(Sound.OVER, when=CueTrigger.SHOWN)


def _turn(scene: CueContext) -> Iterator[Cue]:
    """The turn comes to the viewer, or comes back with a trick; going on with a turn has no sound."""
    last = next((event for event in reversed(scene.events) if isinstance(event, TurnStarted)), None)
    if last is None or scene.view.seat not in last.seats:
        return
    if scene.view.seat not in scene.acting or any(isinstance(event, TrickWon) for event in scene.events):
        yield Cue(Sound.TURN, when=CueTrigger.SHOWN)


def _lying(sound: Sound, pan: float, zone: Zone | None, delay: int = 0) -> Cue:
    """At the moment when a card lies in a zone; without one, when all has been shown."""
    return Cue(sound, pan, delay, CueTrigger.SHOWN if zone is None else CueTrigger.LYING, zone)


def _whose(event: CardsMoved) -> int | None:
    """Who gets the cards, or else who gives them."""
    return event.source.owner if event.target.owner is None else event.target.owner
