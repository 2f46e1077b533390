"""Animation planner: from the events of an update to a plan with time to read; corrective moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF

from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon
from cardtable.core.text import Text
from cardtable.core.zone_kinds import Role, Visibility, ZoneKinds, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.table.animation.animation_plan import (
    COUNT_MS,
    IN_THE_AIR,
    TIMINGS,
    InTurn,
    Motion,
    Move,
    Pause,
    Plan,
    Together,
    moves,
)
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.layout.pose import Pose

SLOWEST = 0.05  # times the normal speed
LOOK_MS, WORD_MS = 300, 110  # to find a sentence, and for each of its words


def motion_of(source: ZoneSpec, target: ZoneSpec) -> Motion:
    """Return the motion of a move, by the kinds of zones it joins."""
    if target.role is Role.TRICK:
        return Motion.PLAY
    if source.role is Role.TRICK:
        return Motion.SWEEP
    if target.role is Role.HAND:
        if source.per == "table":
            return Motion.DEAL if source.visibility is Visibility.NOBODY else Motion.PICK_UP
        return Motion.PASS
    if source.role is Role.HAND:
        return {"table": Motion.PLAY, "side": Motion.MELD}.get(target.per, Motion.PASS)
    return Motion.SHIFT


@dataclass(slots=True)
class _Mover:
    """One card of a stage on its way."""

    widget: CardWidget
    source: Zone
    target: Zone
    face: Card | None


class AnimationPlanner:
    """Planner of one update; `leaving` are the cards that vanish at its end."""

    def __init__(self, board: Board, trick_pause_ms: int | None) -> None:
        self._board = board
        self._trick_pause_ms = trick_pause_ms
        self._unit = board.geometry.card
        self.leaving: list[CardWidget] = []

    def plan(self, events: Sequence[Event]) -> Plan:
        """Return the plan of all events in their order; consecutive moves of one kind go together."""
        parts: list[Plan] = [Together(tuple(self._shifts(set())))] if self._board.close() else []
        batch: list[CardsMoved] = []
        counts: list[HandScored | MatchEnded] = [event for event in events if isinstance(event, HandScored)]
        counts += (event for event in events if isinstance(event, MatchEnded))
        counted = next(iter(counts), None)

        def end_batch() -> None:
            if batch:
                parts.append(self._stage(batch))
                batch.clear()

        for event in events:
            if isinstance(event, CardsMoved) and event.source == event.target:
                end_batch()
                parts.append(self._turned_down(event) if None in event.cards else self._turned_up(event))
            elif isinstance(event, CardsMoved):
                if batch and self._motion(event) is not self._motion(batch[0]):
                    end_batch()
                batch.append(event)
            elif isinstance(event, TrickWon):
                end_batch()
                parts.append(self._trick_pause(event, COUNT_MS if counted else self._trick_pause_ms))
        end_batch()
        if counted is not None:
            parts.append(Pause(None, counted=counted))
        return InTurn(tuple(parts))

    def _motion(self, event: CardsMoved) -> Motion:
        places = self._board.places
        return motion_of(places.spec(event.source), places.spec(event.target))

    def _stage(self, batch: Sequence[CardsMoved]) -> Plan:
        """Plan all moves of one kind together, and what must make room for them."""
        motion = self._motion(batch[0])
        moved = [self._moved(event.source, event.target, card) for event in batch for card in event.cards]
        movers = _last_moves(moved)
        self._board.sort()
        if motion is Motion.DEAL:  # dealt cards lie in the order of the hand from the start
            for pile in self._board.piles.values():
                for widget in pile.widgets if pile.place.shape in (PileShape.HAND, PileShape.FAN) else ():
                    widget.rise_above()
        # cards of another seat that the viewer sees for the first time
        seen = [mover for mover in movers if mover.face is not None and mover.widget.card is None]
        seen = [mover for mover in seen if not self._board.piles[mover.target].is_hidden]
        received = seen if motion is Motion.PASS else []
        plans = self._arrivals(movers, motion, frozenset(mover.widget for mover in received))
        moving = {mover.widget for mover in movers}
        arriving = Together((*plans, *self._shifts(moving)))
        return InTurn((arriving, self._turned_over(received))) if received else arriving

    def _turned_over(self, received: Sequence[_Mover]) -> Plan:
        """Turn over the cards passed to the viewer, face down so far, one after another."""
        goals = self._goals(received)
        turns = [self._move(mover.widget, goals[mover.widget], mover.face, Motion.TURN) for mover in received]
        return _staggered(turns, Motion.TURN)

    def _turned_up(self, event: CardsMoved) -> Plan:
        """Turn a hidden hand face up in its place; cards that the viewer sees already stay as they are."""
        pile = self._board.piles[event.source]
        hidden = [widget for widget in pile.widgets if widget.final_card is None]
        seen = [widget.final_card for widget in pile.widgets if widget.final_card is not None]
        cards = [card for card in event.cards if card not in seen]
        for widget, card in zip(hidden, cards, strict=False):
            widget.final_card = card
        self._board.sort()
        poses = zip(pile.widgets, pile.poses(), strict=True)
        turns = [self._move(widget, pose, widget.final_card, Motion.TURN_UP) for widget, pose in poses]
        return _staggered(turns, Motion.TURN_UP)

    def _turned_down(self, event: CardsMoved) -> Plan:
        """Turn an open hand face down in its place, all its cards at once."""
        pile = self._board.piles[event.source]
        for widget in pile.widgets:
            widget.final_card = None
        places = zip(pile.widgets, pile.poses(), strict=True)
        return Together(tuple(self._move(widget, pose, None, Motion.TURN_UP) for widget, pose in places))

    def _moved(self, source: Zone, target: Zone, card: Card | None) -> _Mover:
        board = self._board
        widget = board.take(source, card)
        board.put(target, widget)
        if board.piles[target].is_hidden:
            self.leaving.append(widget)
            widget.final_card = card if card is not None else widget.final_card
        else:
            widget.final_card = card if board.shows(target) else None
        return _Mover(widget, source, target, widget.final_card)

    def _arrivals(self, movers: Sequence[_Mover], motion: Motion, down: frozenset[CardWidget]) -> list[Plan]:
        """Return the moves of all; those in `down` arrive face down."""
        stagger = TIMINGS[motion].stagger
        if stagger:
            stagger = max(stagger, TIMINGS[motion].ms // IN_THE_AIR)
        plans: list[Plan] = []
        goals = self._goals(movers)
        for place, mover in enumerate(movers):
            face = None if mover.widget in down else mover.face
            arrival = self._move(mover.widget, goals[mover.widget], face, motion)
            move = replace(arrival, way=(mover.source, mover.target))
            plans.append(InTurn((Pause(stagger * place), move)) if stagger and place else move)
        return plans

    def _goals(self, movers: Sequence[_Mover]) -> dict[CardWidget, Pose]:
        """Return the final pose of each card; computed once per pile, since a whole pack may come to one."""
        goals = {mover.widget: self._board.piles[mover.target].hidden_pose() for mover in movers}
        for pile in (self._board.piles[zone] for zone in {mover.target for mover in movers}):
            if not pile.is_hidden:
                goals.update(zip(pile.widgets, pile.poses(), strict=True))
        return goals

    def _shifts(self, moving: set[CardWidget]) -> list[Plan]:
        return [
            self._move(widget, pose, widget.final_card, Motion.SHIFT)
            for pile in self._board.piles.values()
            for widget, pose in zip(pile.widgets, pile.poses(), strict=True)
            if widget not in moving and self._board.planned.get(widget, widget.pose) != pose
        ]

    def _move(self, widget: CardWidget, pose: Pose, face: Card | None, motion: Motion) -> Move:
        self._board.planned[widget] = pose
        return Move(widget, QPointF(pose.x, pose.y), pose.angle, face, motion, pose.width / self._unit, pose.opacity)

    def _trick_pause(self, event: TrickWon, ms: int | None) -> Pause:
        marks = []
        for zone, pile in self._board.piles.items():
            if pile.place.shape is PileShape.SLOT and pile.widgets:
                widget = pile.widgets[-1]
                won = event.seat is not None and zone.owner == event.seat
                others = widget.marks - {Mark.WINNING}
                marks.append((widget, others | {Mark.WINNING} if won else others))
        return Pause(ms, tuple(marks))


def _staggered(turns: Sequence[Move], motion: Motion) -> Plan:
    """Return the moves one after another, each begun a little after the one before it."""
    stagger = TIMINGS[motion].stagger
    return Together(tuple(InTurn((Pause(stagger * place), turn)) for place, turn in enumerate(turns)))


def _last_moves(moved: Sequence[_Mover]) -> list[_Mover]:
    """Return only the last move of a card that moves on, from its first source."""
    ways: dict[CardWidget, _Mover] = {}
    for mover in moved:
        before = ways.get(mover.widget)
        ways[mover.widget] = mover if before is None else replace(mover, source=before.source)
    return list(ways.values())


def place_cards(board: Board) -> None:
    """Put every card where it belongs, at once."""
    for pile in board.piles.values():
        for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
            board.planned[widget] = pose
            widget.place(pose)


def shifts(board: Board) -> Iterator[Move]:
    """Yield the moves of cards to where they belong now, after a new display or an input of the person. A card that
    hangs on the pointer stays there."""
    for pile in board.piles.values():
        for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
            if board.planned.get(widget, widget.pose) != pose and not widget.is_lifted:
                board.planned[widget] = pose
                yield _move(board, widget, pose, Motion.SHIFT)


def way_home(board: Board, widget: CardWidget) -> Move | None:
    """Return the move of a dragged card back to its place; None if it is in no pile any more."""
    pile = board.pile_of(widget)
    return None if pile is None else _move(board, widget, pile.poses()[pile.widgets.index(widget)], Motion.BACK)


def _move(board: Board, widget: CardWidget, pose: Pose, motion: Motion) -> Move:
    scale = pose.width / board.geometry.card
    return Move(widget, QPointF(pose.x, pose.y), pose.angle, widget.final_card, motion, scale)


def to_read(events: Sequence[Event], viewer: Seat | None, kinds: ZoneKinds) -> tuple[Text, ...]:
    """Return the announcements of other seats in an update; a card played to a trick needs none."""
    shown = {event.target.owner for event in events if isinstance(event, CardsMoved) and kinds.is_trick(event.target)}
    said = [event for event in events if isinstance(event, Announced) and event.seat not in (None, viewer)]
    return tuple(event.text for event in said if event.seat not in shown)


def reading_ms(sentences: Sequence[str]) -> int:
    """Return the milliseconds it takes to read these sentences, at normal speed."""
    words = sum(len(sentence.split()) for sentence in sentences)
    return LOOK_MS + WORD_MS * words if words else 0


def with_time_to_read(plan: Plan, ms: int, speed: float = 1.0) -> Plan:
    """Return the plan with a duration of at least `ms`; a plan with pauses has time enough. `speed` is that of all
    motion: it is applied here if nothing moves."""
    if not ms or any(_pauses(plan)):
        return plan
    if not any(True for _ in moves(plan)):
        return Pause(round(ms / max(SLOWEST, speed)))
    return Together((plan, Pause(ms, is_for_reading=True)))


def _pauses(plan: Plan) -> Iterator[Pause]:
    match plan:
        case Pause():
            yield plan
        case Together(parts) | InTurn(parts):
            for part in parts:
                yield from _pauses(part)
