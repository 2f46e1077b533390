"""Presenter: connects model, table and animator; an update is planned, shown, then presented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from cardtable.core.cards import Cards
from cardtable.core.controls import Gesture, Press
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TrickWon, TurnStarted
from cardtable.core.refusal import Refusal
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.models.received_cards import is_initial_deal
from cardtable.models.table_model import TableModel
from cardtable.models.update_queue import UpdateQueue
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.table_widget import TableWidget


class _Late(NamedTuple):
    """Events announced only after their update has been shown, when buttons and focus have their final place."""

    version: int = -1
    events: tuple[Event, ...] = ()
    acting: frozenset[Seat] = frozenset()  # whose turn it was before


NOTHING_LATE = _Late()


def _moves_focus(events: Sequence[Event]) -> bool:
    """Return whether the focus moves once these events are shown: to a question, or to the count of the deal."""
    counts = any(isinstance(event, HandScored) for event in events)
    return counts or not any(isinstance(event, CardsMoved) for event in events)


class Presenter(QObject):
    """Connections of a table model and a table widget built for its match, without state of the match of its own."""

    def __init__(self, model: TableModel, table: TableWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._scene = table.scene
        self._updates = UpdateQueue()
        self._last_cards: Cards = ()  # chosen or dropped last
        self._late = NOTHING_LATE
        self._has_acted = False  # the last gesture was an action
        self._is_presenting = False  # draft and hint may change with the view, and everything is shown at once
        model.updateStarted.connect(self._show)
        model.viewChanged.connect(self._entered)
        model.draftChanged.connect(self._changed)
        model.refused.connect(self._refused)
        model.actionChosen.connect(self._acted)
        table.gestureMade.connect(self._gesture)
        model.emphasisChanged.connect(self._changed)
        table.draftCleared.connect(model.clear_draft)
        table.hintFollowed.connect(model.follow_hint)
        table.noticed.connect(model.notice)
        animator = self._scene.animator
        animator.started.connect(self._started)
        animator.finished.connect(self._finished)
        animator.idle.connect(self._settled)

    def _show(self, update: Any) -> None:
        """Snap to an update that carries the whole history; animate any other."""
        version = update.view.version
        if update.heard is not None:
            self._updates.clear()
            self._late = NOTHING_LATE
            self._scene.forget_said()
            self._scene.snap(update.view)
            self._scene.count(False)  # an undo may have led back into a counted deal
            self._enter(version)
            self._scene.narrator.tell((TurnStarted(self._model.acting),), frozenset())
            return
        self._updates.add(update)
        narrator = self._scene.narrator
        to_hear = narrator.time_to_begin if _moves_focus(update.events) else narrator.time_to_hear
        # The table has just been laid out, or a deal result been put away: this turn has taken long enough
        deals = is_initial_deal(update.events, self._model.kinds)
        done = next((event.seat for event in update.events if isinstance(event, Announced)), None)
        is_own = done is not None and done == update.view.seat and not deals  # a deal is announced as the dealer's
        wait = None if is_own else to_hear
        self._scene.animator.enqueue(version, lambda: self._scene.plan(update), wait, next_turn=deals)

    def _started(self, version: int) -> None:
        update = self._updates.next(version)
        events = () if update is None else update.events
        self._scene.count(any(isinstance(event, HandScored) for event in events))
        if update is not None and is_initial_deal(events, self._model.kinds):
            self._scene.present(TableDisplay(self._model.heading_of(update.view)))
            self._scene.relayout()
            self._late = _Late(version, tuple(events))
        elif _moves_focus(events):
            self._late = _Late(version, tuple(events), self._model.acting)
        self._scene.write_announcements(events)
        late = self._late.events if version == self._late.version else ()
        told = tuple(event for event in events if event not in late)
        won = update is not None and any(isinstance(event, TrickWon) for event in told)
        points = self._model.points_gained(update.view) if won and update is not None else {}
        threat = self._model.new_threat(update.view) if won and update is not None else None
        self._scene.narrator.tell(told, self._model.acting, points, threat)

    def _finished(self, version: int) -> None:
        """Announce late events and present the view; after a pause there is no other, and only the HUD is refreshed."""
        late = self._late
        if version == late.version:
            self._late = NOTHING_LATE
            self._scene.narrator.tell(late.events, late.acting)
        if not self._enter(version) and self._model.ready:
            self._refresh()

    def _enter(self, version: int) -> bool:
        self._is_presenting = True
        try:
            return self._model.presented(version)
        finally:
            self._is_presenting = False

    def _entered(self, view: View[Any]) -> None:
        self._is_presenting = False
        self._refresh()

    def _changed(self) -> None:
        if self._model.ready and not self._is_presenting:
            self._refresh()

    def _refresh(self) -> None:
        """Show turn, scores, marks and liftable cards of the view just reached."""
        model = self._model
        shown = TableDisplay(
            model.display,
            model.commands,
            model.liftable,
            model.draft,
            model.acting,
            model.hint,
            model.received,
            model.taught,
            model.targets,
            model.confirming,
            model.on_way,
        )
        self._scene.present(shown, model.view)

    def _settled(self) -> None:
        """Repair the piles if they differ from the view when all motion has ended."""
        if self._model.ready and not self._scene.board.matches(self._model.view):
            self._scene.snap(self._model.view)

    def _gesture(self, gesture: Gesture) -> None:
        self._last_cards = () if isinstance(gesture, Press) else gesture.cards
        before, self._has_acted = self._model.draft.marked, False
        self._model.gesture(gesture)
        gone = Counter(before) - Counter(self._model.draft.marked)
        if gone and not self._has_acted:
            self._scene.narrator.announce_deselected(tuple(gone.elements()))

    def _acted(self, action: object, version: int) -> None:
        self._has_acted = True
        self._scene.animator.acted()

    def _refused(self, refusal: Refusal) -> None:
        self._scene.refuse(refusal, self._last_cards)
