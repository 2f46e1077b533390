"""Sound cues: the sounds of an update by its moves, and their scheduler, which plays them in time with the cards."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any

from PySide6.QtCore import QObject

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.controls import Controls, Draft
from cardtable.core.events import CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.refusal import Refusal
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone, near_seat
from cardtable.models.received_cards import is_initial_deal
from cardtable.models.table_model import TableModel
from cardtable.models.update_facts import UpdateFacts, broken_signs, facts_of
from cardtable.models.update_queue import UpdateQueue
from cardtable.table.animation.animation_plan import Motion, Move
from cardtable.table.animation.animation_planner import motion_of
from cardtable.table.animation.animator import Animator


class Sound(enum.Enum):
    """Sounds; the value is the name of the file and of its recipe."""

    TICK = "tick"  # a card is dealt or marked; one tick per card left in a hand
    CARD = "card"  # a card is laid down
    SLIDE = "slide"  # cards slide to a player
    MELD = "meld"  # cards are laid out together
    TRICK = "trick"  # the viewer wins the trick
    OTHERS = "others"  # another player wins the trick
    POINTS = "points"  # a player takes cards that count
    QUEEN = "queen"  # a player takes a card that is announced, such as the queen of spades
    BROKEN = "broken"  # the first card of a suit breaks its sign: hearts are broken
    COMPLETE = "complete"  # a collection is complete
    TURN = "turn"  # the viewer's turn
    REFUSED = "refused"  # an action is refused
    OVER = "over"  # the deal is over
    WIN = "win"  # the viewer wins the match


class CueTrigger(enum.Enum):
    """Event in the display of an update from which a cue's delay counts."""

    AT_ONCE = enum.auto()  # the display begins
    SETTING_OUT = enum.auto()  # a card leaves for the cue's zone
    LYING = enum.auto()  # a card has arrived in the cue's zone
    SHOWN = enum.auto()  # the display is complete


@frozen
class Cue:
    """Cue: a sound, `pan` from -1 (left) to 1 (right), and `delay` in milliseconds after its trigger."""

    sound: Sound
    pan: float = 0.0
    delay: int = 0
    when: CueTrigger = CueTrigger.AT_ONCE
    zone: Zone | None = None  # target of the card


REFUSED = Cue(Sound.REFUSED)  # for a refused action


def in_silence(_cue: Cue) -> None:
    """Do nothing: there is no audio output."""


def pan_of(seat: int | None, viewer: Seat | None, seats: int) -> float:
    """Return the pan of a seat around the table; 0 for the viewer and for the table itself (None).

    Seats go clockwise from the viewer at the near side (G-01), so the next one is on the left.
    """
    if seat is None:
        return 0.0
    around = math.tau * ((seat - near_seat(viewer)) % seats) / seats
    return round(-math.sin(around), 3) + 0.0  # never -0.0


STEP = 130  # milliseconds between equal sounds of one group
AFTER_CARD = 160  # milliseconds from a deciding card to the sound of its result
AFTER_TRICK = 480  # milliseconds from a deciding card to the sound of the cards in the trick
AGAIN = 420  # minimum milliseconds between equal news
FEW = 3  # greatest number of cards left that is told, one tick each


@frozen
class CueContext(UpdateFacts):
    """Facts of an update for its sounds."""

    def pan(self, seat: int | None) -> float:
        return pan_of(seat, self.view.seat, len(self.display.plates))

    def motion(self, event: CardsMoved) -> Motion:
        return motion_of(self.kinds.spec(event.source), self.kinds.spec(event.target))


def cues_of(scene: CueContext) -> tuple[Cue, ...]:
    """Return all cues of an update, each with its trigger."""
    if is_initial_deal(scene.events, scene.kinds):
        return (*_dealt(scene), *_turn(scene))
    broken = (_lying(Sound.BROKEN, scene.pan(one.seat), one.zone, AFTER_CARD) for one in broken_signs(scene))
    return (*_moved(scene), *broken, *_trick(scene), *_complete(scene), *_few_left(scene), *_end(scene), *_turn(scene))


def marked(before: int, after: int) -> tuple[Cue, ...]:
    """Return ticks for a change in the number of marked cards: one for more, two for fewer, none if equal."""
    if before == after:
        return ()
    return tuple(Cue(Sound.TICK, delay=place * STEP) for place in range(1 if after > before else 2))


def back_at(view: View[Any], history: tuple[Event, ...]) -> tuple[Cue, ...]:
    """Return the cue for a table shown after an undo or on joining: that of the viewer's turn, if it is."""
    last = next((event for event in reversed(history) if isinstance(event, TurnStarted | HandScored)), None)
    return (Cue(Sound.TURN),) if isinstance(last, TurnStarted) and view.seat in last.seats else ()


def _dealt(scene: CueContext) -> Iterator[Cue]:
    """Yield a tick for each card dealt to a hand, from the hand's side."""
    for event in scene.moves():
        if scene.motion(event) is Motion.DEAL:
            yield from (_lying(Sound.TICK, scene.pan(event.target.owner), event.target) for _ in event.cards)


def _moved(scene: CueContext) -> Iterator[Cue]:
    """Yield the sounds of cards laid down, melded, or slid to a player; each motion is heard once."""
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
            whose = event.source.owner if event.target.owner is None else event.target.owner
            yield Cue(Sound.SLIDE, scene.pan(whose), when=CueTrigger.SETTING_OUT, zone=event.target)


def _trick(scene: CueContext) -> Iterator[Cue]:
    """Yield the sounds of a trick when its last card lies: winner, then cards that count; none without a winner."""
    won = next((event for event in scene.events if isinstance(event, TrickWon)), None)
    if won is None or won.seat is None:
        return
    own, pan = won.seat == scene.view.seat, scene.pan(won.seat)
    zone = next((event.target for event in scene.moves() if scene.motion(event) is Motion.PLAY), None)
    yield _lying(Sound.TRICK if own else Sound.OTHERS, pan, zone, AFTER_CARD)
    if scene.named(won.seat, after=won) is not None:
        yield _lying(Sound.QUEEN, pan, zone, AFTER_TRICK)
    elif _counts(scene, won, won.seat):
        yield _lying(Sound.POINTS, pan, zone, AFTER_TRICK)


def _counts(scene: CueContext, won: TrickWon, seat: Seat) -> bool:
    """Return True if the winner's plate changes; never after the points of the deal have been counted."""
    after = scene.events[scene.events.index(won) :]
    if scene.shown is None or any(isinstance(event, HandScored) for event in after):
        return False
    return scene.shown.plates[seat].points != scene.display.plates[seat].points


def _complete(scene: CueContext) -> Iterator[Cue]:
    """Yield the sound of a meld that the game has given a name of its own."""
    for zone in scene.completed():
        yield _lying(Sound.COMPLETE, scene.pan(scene.who_acts()), zone, AFTER_CARD)


def _few_left(scene: CueContext) -> Iterator[Cue]:
    """Yield ticks for the cards left to another player, if few and fewer than before; none in trick-taking games."""
    if scene.before is None or scene.kinds.has_tricks or any(isinstance(event, HandScored) for event in scene.events):
        return
    for zone, cards in scene.view.zones.items():
        fewer = len(cards) < len(scene.before.zones.get(zone, ()))
        if fewer and len(cards) <= FEW and scene.kinds.is_hand(zone) and zone.owner != scene.view.seat:
            pan = scene.pan(zone.owner)
            yield from (Cue(Sound.TICK, pan, STEP * place, CueTrigger.SHOWN) for place in range(1, len(cards) + 1))


def _end(scene: CueContext) -> Iterator[Cue]:
    """Yield the sound for the end of a deal, or for a match won; a lost match has that of its last deal only."""
    places = next((event.places for event in scene.events if isinstance(event, MatchEnded)), None)
    if places is not None and scene.view.seat is not None and places[scene.view.seat] == 1:
        yield Cue(Sound.WIN, when=CueTrigger.SHOWN)
    elif any(isinstance(event, HandScored) for event in scene.events):
        yield Cue(Sound.OVER, when=CueTrigger.SHOWN)


def _turn(scene: CueContext) -> Iterator[Cue]:
    """Yield the sound when the viewer's turn begins, or follows a trick; none while a turn goes on."""
    last = next((event for event in reversed(scene.events) if isinstance(event, TurnStarted)), None)
    if last is None or scene.view.seat not in last.seats:
        return
    if scene.view.seat not in scene.acting or any(isinstance(event, TrickWon) for event in scene.events):
        yield Cue(Sound.TURN, when=CueTrigger.SHOWN)


def _lying(sound: Sound, pan: float, zone: Zone | None, delay: int = 0) -> Cue:
    """Return a cue for the arrival of a card in a zone; for None, when the display is complete."""
    return Cue(sound, pan, delay, CueTrigger.SHOWN if zone is None else CueTrigger.LYING, zone)


NOTHING = Draft()


class CueScheduler(QObject):
    """Scheduler for a model and its animator; to be made before any announcer, so that sounds precede speech."""

    def __init__(
        self,
        model: TableModel,
        animator: Animator,
        controls: Controls[Any, Any],
        kinds: ZoneKinds,
        hear: Callable[[Cue], None],
        early: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Make the scheduler; `hear` receives each cue when it is due, its delay not yet elapsed.

        `early` returns whether sounds of cards are due when the update begins, before the cards lie: for screen
        readers, whose speech begins with the flight, and without animations.
        """
        super().__init__(parent)
        self._model, self._controls, self._kinds = model, controls, kinds
        self._hear, self._early = hear, early
        self._updates = UpdateQueue()
        self._waiting: dict[int, list[Cue]] = {}  # by the version of their update
        self._prepared = 0  # number of cards marked, or laid on trial
        self._done = False  # the person has just performed the prepared action
        model.updateStarted.connect(self._receive)
        model.draftChanged.connect(self._prepare)
        model.refused.connect(self._refuse)
        model.actionChosen.connect(self._act)
        animator.started.connect(self._begin)
        animator.departed.connect(self._depart)
        animator.arrived.connect(self._arrive)
        animator.finished.connect(self._finish)

    def _receive(self, update: Update[Any]) -> None:
        if update.heard is None:
            self._updates.add(update)
            return
        self._updates.clear()
        self._waiting.clear()
        self._give(back_at(update.view, update.heard))

    def _begin(self, version: int) -> None:
        update = self._updates.next(version)
        if update is not None:
            cues = cues_of(CueContext(*facts_of(update, self._model, self._controls)))
            # The sounds of a deal are spread over its many cards in any case
            lies_early = self._early() and not is_initial_deal(update.events, self._kinds)
            at_once = {CueTrigger.AT_ONCE, CueTrigger.LYING} if lies_early else {CueTrigger.AT_ONCE}
            self._waiting[version] = [cue for cue in cues if cue.when not in at_once]
            self._give(cue for cue in cues if cue.when in at_once)

    def _depart(self, move: Move) -> None:
        self._pass(CueTrigger.SETTING_OUT, move)

    def _arrive(self, move: Move) -> None:
        self._pass(CueTrigger.LYING, move)

    def _pass(self, when: CueTrigger, move: Move) -> None:
        """Play the cues that wait for the first card of this move's zone; of equal sounds only one."""
        if move.way is None:
            return
        for cues in self._waiting.values():
            due: dict[Sound, Cue] = {}
            for cue in cues:
                if (cue.when, cue.zone) == (when, move.way[1]):
                    due.setdefault(cue.sound, cue)
            for cue in due.values():
                cues.remove(cue)
            self._give(due.values())

    def _finish(self, version: int) -> None:
        """Play all remaining cues of updates up to `version`, also those whose animation was skipped."""
        for known in sorted(known for known in self._waiting if known <= version):
            self._give(self._waiting.pop(known))

    def _prepare(self, draft: Draft) -> None:
        prepared = len(draft.marked) + sum(len(cards) for _, cards in draft.laid)
        if not (self._done and prepared == 0):
            self._give(marked(self._prepared, prepared))
        self._prepared, self._done = prepared, False

    def bar(self) -> None:
        """Play the sound for a press of a disabled button."""
        self._hear(REFUSED)

    def _refuse(self, refusal: Refusal) -> None:
        self._done = False
        self._hear(REFUSED)

    def _act(self, action: object, version: int) -> None:
        self._done = True

    def _give(self, cues: Iterable[Cue]) -> None:
        for cue in cues:
            self._hear(cue)
