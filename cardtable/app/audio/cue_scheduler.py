"""Cue scheduler of one table: plays the sounds of an update in time with its cards.

It is connected to the animator's signals before the presenter, so that sounds precede speech.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject

from cardtable.app.audio.sound_cues import REFUSED, Cue, CueContext, CueTrigger, Sound, back_at, cues_of, marked
from cardtable.core.controls import Controls, Draft
from cardtable.core.refusal import Refusal
from cardtable.core.session import Update
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.models.received_cards import is_initial_deal
from cardtable.models.table_model import TableModel
from cardtable.models.update_facts import facts_of
from cardtable.models.update_queue import UpdateQueue
from cardtable.table.animation.animation_plan import Move
from cardtable.table.animation.animator import Animator

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
