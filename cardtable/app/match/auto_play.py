"""Automatic play: the rest of a deal that cannot change for the user, and a forced last card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.seat_controller import SeatController
from cardtable.core.controls import Controls, Draft, Submit, Tap
from cardtable.core.events import HandScored
from cardtable.core.rules import Rules
from cardtable.core.text import Text, translate
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.models.table_model import TableModel
from cardtable.table.animation.animator import Animator

if TYPE_CHECKING:
    from cardtable.table.style.table_style import TableLook


FASTER = 5  # factor of the speed
DELAY_MS = 700  # before a forced last card is played
DEAL_OVER = translate("Menu", "The deal is over.")
FINISHING = translate("Menu", "The deal is being finished.")
CAN_CHANGE = translate("Menu", "You can finish a deal once you have no cards left or its points can't change any more.")


def faster(look: TableLook) -> TableLook:
    """Return the look of a table on which a deal is finished quickly; no trick waits for a click there."""
    pause = 300 if look.trick_pause_ms is None else look.trick_pause_ms
    return look._replace(speed=look.speed * FASTER, trick_pause_ms=pause // FASTER)


def is_out(view: View[Any], kinds: ZoneKinds) -> bool:
    """Return whether the viewer has no cards left while others have, in a game without tricks."""
    hands = {zone: cards for zone, cards in view.zones.items() if kinds.is_hand(zone)}
    own = any(cards for zone, cards in hands.items() if zone.owner == view.seat)
    return view.seat is not None and not kinds.has_tricks and not own and any(hands.values())


class AutoFinish(QObject):
    """Plays for the user, whose cards do not matter any more, until the deal is counted or an undo."""

    changed = Signal()  # started or stopped

    def __init__(
        self, model: TableModel, controller: SeatController, animator: Animator, parent: QObject, *, alone: bool
    ) -> None:
        """Make a stopped one; `alone`: no other people are at the table, so it may be hurried."""
        super().__init__(parent)
        self._alone, self._model, self._controller = alone, model, controller
        self._controls, self._animator = controller.config.controls(), animator
        self.runs = False
        model.viewChanged.connect(self._on_view)
        animator.idle.connect(self._play_turn)
        controller.jumped.connect(self._stop)

    def refusal(self) -> Text | None:
        """Return why the deal cannot be finished now; None if it can."""
        if not self._model.ready or self._is_counted():
            return DEAL_OVER
        if self.runs:
            return FINISHING
        return None if self._model.claimable or self._watches_the_rest() else CAN_CHANGE

    def start(self) -> None:
        if self.refusal() is None:
            self._set(True)
            self._play_turn()

    def _watches_the_rest(self) -> bool:
        """Return whether the user only watches from now on, being out or a spectator."""
        if self._controller.acting_seat is None:
            return True
        view = self._model.view
        return is_out(view, self._model.kinds) and view.seat not in self._model.acting

    def _is_counted(self) -> bool:
        return any(isinstance(event, HandScored) for event in self._model.heard)

    def _on_view(self) -> None:
        if self.runs and self._is_counted():
            self._stop()
        # A spectator has the menu command and needs no button
        plays = self._alone and self._controller.acting_seat is not None
        self._model.offer_finish(plays and not (self.runs or self._is_counted()) and self._watches_the_rest())

    def _play_turn(self) -> None:
        """Play the user's turn as a claim would; stop if no claim holds."""
        model, acts = self._model, self._controller.persons_turn
        if not self.runs or not acts or model.view.seat not in model.acting or not self._animator.is_idle:
            return
        rest = self._controls.claim(model.view)
        if rest:
            self._model.act(rest[0])
        else:
            self._stop()

    def _stop(self) -> None:
        if self.runs:
            self._set(False)

    def _set(self, runs: bool) -> None:
        self.runs = runs
        self._model.offer_finish(False)
        self.changed.emit()


def last_forced(rules: Rules[Any, Any], controls: Controls[Any, Any], kinds: ZoneKinds, view: View[Any]) -> object:
    """Return the action that plays the viewer's last card, if it is the only legal one; else None."""
    held = [(zone, cards) for zone, cards in view.zones.items() if kinds.is_hand_of(view.seat, zone)]
    if len(held) != 1 or len(held[0][1]) != 1:
        return None
    legal = list(islice(rules.legal(view), 2))
    (zone, (card,)) = held[0]
    if len(legal) != 1 or card is None:
        return None
    intent = controls.interpret(view, Draft(), Tap((card,), zone))
    return intent.action if isinstance(intent, Submit) and intent.action == legal[0] else None


class AutoLastCard(QObject):
    """Plays a forced last card after `DELAY_MS`, unless the user is quicker; not after an undo."""

    def __init__(
        self,
        model: TableModel,
        controller: SeatController,
        animator: Animator,
        hear: Callable[[], int],
        parent: QObject,
    ) -> None:
        """Watch the model; `hear` returns the milliseconds until the current speech ends."""
        super().__init__(parent)
        self._model, self._controller, self._animator = model, controller, animator
        self._time_to_hear = hear
        self._rules, self._controls = controller.config.rules(), controller.config.controls()
        self.on = True  # by the settings
        self._is_suspended = False  # after an undo, until the user's next action
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._play)
        animator.idle.connect(self._check)
        model.viewChanged.connect(self._check)
        model.actionChosen.connect(self._on_action)
        controller.jumped.connect(self._suspend)

    def _check(self) -> None:
        self.timer.stop()
        if self._due() is not None:
            self.timer.start(DELAY_MS)

    def _due(self) -> object:
        """Return the action to play; None if there is none, or it is left to the user."""
        model = self._model
        is_busy = self._is_suspended or not model.ready or not self._animator.is_idle
        if not self.on or is_busy or not self._controller.persons_turn or model.view.seat not in model.acting:
            return None
        return last_forced(self._rules, self._controls, model.kinds, model.view)

    def _play(self) -> None:
        action, wait = self._due(), self._time_to_hear()
        if action is not None and wait:
            self.timer.start(wait)
        elif action is not None:
            self._model.act(action)

    def _on_action(self) -> None:
        self.timer.stop()
        self._is_suspended = False

    def _suspend(self) -> None:
        self.timer.stop()
        self._is_suspended = True
