"""Tells the small moments of a match when the update that holds them has been shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.core.controls import Controls
from cardtable.core.session import Update
from cardtable.models.awaited import UpdateQueue
from cardtable.models.moments import Highlight, moments_of
from cardtable.models.seen_update import UpdateFacts, facts_of
from cardtable.models.table_model import TableModel
from cardtable.table.motion.animator import Animator


class HighlightAnnouncer(QObject):
    """Listens to a model and its animator, and holds nothing up; to be made before whoever plans what is shown."""

    told = Signal(object)  # Moment

    def __init__(
        self, model: TableModel, animator: Animator, controls: Controls[Any, Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._controls = controls
        self._updates = UpdateQueue()
        self._begun: tuple[int, tuple[Highlight, ...]] = (0, ())  # of the update that is being shown
        model.updateStarted.connect(self._receive)
        animator.started.connect(self._begin)
        animator.finished.connect(self._finish)

    def _receive(self, update: Update[Any]) -> None:
        if update.heard is None:
            self._updates.add(update)
        else:
            self._updates.clear()

    def _begin(self, version: int) -> None:
        update = self._updates.next(version)
        if update is not None:
            seen = UpdateFacts(*facts_of(update, self._model, self._controls))
            self._begun = version, moments_of(seen)

    def _finish(self, version: int) -> None:
        begun, moments = self._begun
        if version == begun:
            self._begun = 0, ()
            for moment in moments:
                self.told.emit(moment)
