"""The last card of a hand, where nothing else may be done, plays itself after a short look at it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from PySide6.QtCore import QObject, QTimer

from cardtable.app.match.seat_controller import SeatController
from cardtable.core.controls import Controls, Draft, Submit, Tap
from cardtable.core.rules import Rules
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.models.table_model import TableModel
from cardtable.table.motion.animator import Animator

BEAT_MS = 700


def last_forced(rules: Rules[Any, Any], controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any]) -> object:
    """The action that plays the viewer's last card, if the rules leave nothing else to do; else None."""
    held = [(zone, cards) for zone, cards in view.zones.items() if kinds.is_hand_of(view.seat, zone)]
    if len(held) != 1 or len(held[0][1]) != 1:
        return None
    legal = list(islice(rules.legal(view), 2))
    (zone, (card,)) = held[0]
    if len(legal) != 1 or card is None:
        return None
    meaning = controls.interpret(view, Draft(), Tap((card,), zone))
    return meaning.action if isinstance(meaning, Submit) and meaning.action == legal[0] else None


class AutoLastCard(QObject):
    """Plays it, unless the person is quicker; after an undo it is left to the person, who has come back to it."""

    def __init__(
        self,
        model: TableModel,
        controller: SeatController,
        controls: Controls[Any, Any],
        animator: Animator,
        time_to_hear: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """`time_to_hear`: how many milliseconds are left until what was said can have been heard."""
        super().__init__(parent)
        self._model = model
        self._controller = controller
        self._controls = controls
        self._animator = animator
        self._time_to_hear = time_to_hear
        self._rules = controller.terms.rules()
        self.on = True  # as the person has set it
        self._left_alone = False
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._play)
        animator.idle.connect(self._look)
        model.viewChanged.connect(self._look)
        model.actionChosen.connect(self._acted)
        controller.jumped.connect(self._leave_alone)

    def _look(self) -> None:
        self._beat.stop()
        if self._due() is not None:
            self._beat.start(BEAT_MS)

    def _due(self) -> object:
        """The action to be done; None if there is none, or it is the person's own."""
        model = self._model
        waits = self._left_alone or not model.ready or not self._animator.is_idle
        if not self.on or waits or not self._controller.persons_turn or model.view.seat not in model.acting:
            return None
        return last_forced(self._rules, self._controls, model.kinds, model.view)

    def _play(self) -> None:
        action, wait = self._due(), self._time_to_hear()
        if action is not None and wait:
            self._beat.start(wait)
        elif action is not None:
            self._model.act(action)

    def _acted(self) -> None:
        self._beat.stop()
        self._left_alone = False

    def _leave_alone(self) -> None:
        self._beat.stop()
        self._left_alone = True
