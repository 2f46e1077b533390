"""The rest of a deal in which nothing can change for the person: played out at five times the speed.

The last card of a hand, where nothing else may be done, plays itself after a short look at it.
"""

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


FASTER = 5  # times
DEAL_OVER = translate("Menu", "The deal is over.")
FINISHING = translate("Menu", "The deal is being finished.")
CAN_CHANGE = translate("Menu", "A deal can be finished once you are out, or once no more points can be won or lost.")


def faster(look: TableLook) -> TableLook:
    """The look of a table that plays a deal out; no trick waits for a click there."""
    pause = 300 if look.trick_pause_ms is None else look.trick_pause_ms
    return look._replace(speed=look.speed * FASTER, trick_pause_ms=pause // FASTER)


def is_out(view: View[Any], kinds: ZoneKinds) -> bool:
    """Whether the viewer has no cards left to play, and others have; where cards go to tricks, all have as many."""
    hands = {zone: cards for zone, cards in view.zones.items() if kinds.is_hand(zone)}
    own = any(cards for zone, cards in hands.items() if zone.owner == view.seat)
    return view.seat is not None and not kinds.has_tricks and not own and any(hands.values())


class AutoFinish(QObject):
    """Plays for the person, whose cards do not matter any more, until the deal is counted or something is undone."""

    changed = Signal()  # it has begun, or is over

    def __init__(
        self,
        model: TableModel,
        controller: SeatController,
        controls: Controls[Any, Any],
        animator: Animator,
        parent: QObject | None = None,
        *,
        alone: bool = True,
    ) -> None:
        """`alone`: the table goes at this person's speed; among people nothing is hurried, and nothing offered."""
        super().__init__(parent)
        self._alone = alone
        self._model = model
        self._controller = controller
        self._controls = controls
        self._animator = animator
        self.runs = False
        model.viewChanged.connect(self._renew)
        animator.idle.connect(self._go_on)
        controller.jumped.connect(self._stop)

    def refusal(self) -> Text | None:
        """Why the deal cannot be finished now; None where it can."""
        if not self._model.ready or self._is_counted():
            return DEAL_OVER
        if self.runs:
            return FINISHING
        return None if self._model.claimable or self._watches_the_rest() else CAN_CHANGE

    def start(self) -> None:
        """Play the rest quickly, if nothing can change."""
        if self.refusal() is None:
            self._set(True)
            self._go_on()

    def _watches_the_rest(self) -> bool:
        """Whether the person only looks on from now on, having played or not at all."""
        if self._controller.hands is None:
            return True
        view = self._model.view
        return is_out(view, self._model.kinds) and view.seat not in self._model.acting

    def _is_counted(self) -> bool:
        return any(isinstance(event, HandScored) for event in self._model.heard)

    def _renew(self) -> None:
        """Another view is presented."""
        if self.runs and self._is_counted():
            self._stop()
        # to who watches the menu offers it, and they need no reminder
        plays = self._alone and self._controller.hands is not None
        self._model.offer_finish(plays and not (self.runs or self._is_counted()) and self._watches_the_rest())

    def _go_on(self) -> None:
        """The person's own turns are played as a claim has them; if it should not hold, the person plays on."""
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
