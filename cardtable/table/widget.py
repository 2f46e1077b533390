"""The table: piles of cards, plates and panels; mouse and keys become gestures, updates become plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event, HandScored, TrickWon
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, Words
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.models.hand_order import ORDERS
from cardtable.table.arranging import Arranging
from cardtable.table.art.card_faces import CardFaces
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.shown import Shown
from cardtable.table.dressing import Dressing
from cardtable.table.furniture.backdrop import Backdrop
from cardtable.table.furniture.furniture import Furniture
from cardtable.table.handling import Handling
from cardtable.table.input.drag import DragMachine
from cardtable.table.input.focus import Focus
from cardtable.table.input.input_watch import InputWatch
from cardtable.table.input.keyboard import Keyboard
from cardtable.table.layout.geometry import Geometry, Request
from cardtable.table.layout.lay_out import lay_out
from cardtable.table.layout.pile_places import Places
from cardtable.table.motion.animator import Animator
from cardtable.table.motion.card_effects import shake_card
from cardtable.table.motion.planner import Planner
from cardtable.table.motion.plans import NOTHING, Move, Pause, Plan, moves
from cardtable.table.painting.look import TableLook
from cardtable.table.painting.skin import Skin
from cardtable.table.speech.table_phrases import GO_ON

REPAINT_MS = 40  # better pictures of cards come one by one; the table waits for a few


class TableWidget(QWidget):
    """Shows views and plans, tells gestures. Submits nothing and knows no rule."""

    gestureMade = Signal(object)  # Gesture
    spoken = Signal(str)  # a sentence was announced
    keyCommand = Signal(str)  # a single key: "hint", "last_trick", "scores", or whatever the program mapped
    draftCleared = Signal()  # Esc
    hintFollowed = Signal()  # Enter, with a hint on the table
    noticed = Signal()  # any other key, or another card in focus

    def __init__(self, words: Words, faces: CardFaces, look: TableLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skin = Skin(words, faces, look, self)
        self.animator = Animator(look, self)
        self.board: Board | None = None
        self.geometry_now: Geometry | None = None
        self.targets_of: Callable[[Zone, Cards], frozenset[Zone]] = lambda zone, cards: frozenset()
        self.confirming: Callable[[], str] = str  # the command that Enter gives with marked cards; "": none
        self.shown = Shown()
        self._view: View[Any] | None = None
        self._leaving: dict[int, list[CardWidget]] = {}
        self.furniture = Furniture(self.skin, self)
        self.backdrop = Backdrop(self.skin)
        self.focus = Focus(self)
        self.handling = Handling(self)
        self.drag = DragMachine(self.handling)
        self.keyboard = Keyboard(self.handling)
        self._arranging = Arranging(self)
        self.dressing = Dressing(self)
        self._watch = InputWatch(self)
        self._repaint = QTimer(self, singleShot=True, interval=REPAINT_MS)
        self._repaint.timeout.connect(self._repaint_cards)
        faces.facesChanged.connect(self._faces_changed)
        self.animator.finished.connect(self._finished)
        self.animator.departed.connect(self._departed)
        self.animator.arrived.connect(self._arrived)
        self.animator.waiting.connect(self._say_how_to_go_on)
        self.furniture.commandChosen.connect(self.handling.command)
        self.furniture.asked.connect(self._asked)
        self.furniture.outdated.connect(self.lay_out_furniture)
        self._watch.keysUsed.connect(self.skin.show_keys)
        self.skin.keysShown.connect(self._keys_shown)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)  # whatever the window has: the layout shrinks with it

    @property
    def liftable(self) -> Mapping[Zone, frozenset[Card]]:
        """The cards that may be lifted, by zone."""
        return self.shown.liftable

    def build(
        self, zones: Sequence[ZoneSpec], view: View[Any], sides: Sequence[Seat], *, low_wins: bool = True
    ) -> None:
        """Set up an empty table for a match; `sides` as `Rules.sides` gives them."""
        self.animator.clear()
        if self.board is not None:
            for widget in self.board.every_widget():
                widget.deleteLater()
        self._leaving.clear()
        places = Places(zones, tuple(view.zones), sides, Seat(0) if view.seat is None else view.seat)
        self.geometry_now = self._arranging.geometry(places)
        self.board = Board(places, view, self.geometry_now, self._new_card)
        self._view, self.shown = view, Shown()
        self.furniture.build(len(sides), sides, low_wins=low_wins)
        self._apply_look()
        self.snap(view)

    def present(self, shown: Shown, view: View[Any] | None = None) -> None:
        """Show what the game adds to the picture, what may be lifted, what is marked and whose turn it is."""
        self.shown = shown
        self._view = view or self._view
        self.furniture.set_shown(shown)
        if self.board is not None:
            self.dressing.renew(self._view)
            self._arranging.shift_cards(self.board)
            self.lay_out_furniture()

    def plan(self, update: Any) -> Plan:
        """What is to be seen of an update: the piles change at once, the widgets when the plan is run."""
        if self.board is None:
            return NOTHING
        self.drag.cancel()
        self.focus.note(self.board)
        if self.board.offered:
            self.furniture.rest(self.board)
        planner = Planner(self.board, self.skin.look.trick_pause_ms)
        plan = planner.plan(update.events)
        self.focus.leave_played(self.board)
        gathers = any(isinstance(event, HandScored) for event in update.events)
        self.furniture.set_out(self.board, moves(plan), gathers=gathers)
        self._leaving.setdefault(update.view.version, []).extend(planner.leaving)
        if any(isinstance(event, TrickWon) for event in update.events):
            self.furniture.rest(self.board)
        return plan

    def snap(self, view: View[Any]) -> bool:
        """Show the view without any motion; whether anything had to be changed for it."""
        board = self.board
        if board is None:
            return False
        self.drag.cancel()
        self.animator.clear()
        self.furniture.waits = None
        self.furniture.counts.settle()
        for gone in self._leaving.values():
            board.release(gone)
        self._leaving.clear()
        changed = not board.matches(view)
        self._view = view
        board.set(view)
        self.dressing.renew(self._view)
        self._arranging.place_cards(board)
        return changed

    def hear(self, events: Sequence[Event]) -> None:
        """Write beside the plates what the players said in an update that is shown now."""
        if self.board is not None:
            self.furniture.bubbles.hear(events, self.board.places.kinds)
            self.lay_out_furniture()

    def announce(self, sentence: str, written: str = "") -> None:
        """Tell a sentence to assistive technology and to the status line, which may say something shorter."""
        if sentence:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
            self.spoken.emit(written or sentence)

    def refuse(self, refusal: Refusal, cards: Cards = ()) -> None:
        """Shake the cards that were chosen, and say why not."""
        hand = self.board.own_hand() if self.board is not None else None
        for widget in hand.widgets if hand is not None else ():
            if widget.due in cards:
                shake_card(widget, self.skin.look)
        self._say(refusal.reason)

    def _say(self, text: Text) -> None:
        sentence = self.skin.words.text(text)
        self.furniture.say_prompt(sentence)
        self.lay_out_furniture()
        self.announce(sentence)

    def setLook(self, look: TableLook) -> None:
        """Apply settings at once."""
        self.skin.set_look(look)
        self._apply_look()
        self.animator.set_look(look)
        self.keyboard.enabled = look.single_keys
        self.relayout()
        self.furniture.refresh()
        self._repaint_cards()

    def setPeople(self, names: Sequence[str], portraits: Sequence[int]) -> None:
        """Names and portraits by seat."""
        self.furniture.set_people(names, portraits)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the words now in force."""
        if self.board is not None:
            self.dressing.renew(self._view)
            self.relayout()

    def relayout(self) -> None:
        """Lay out everything for the size now in force; what was moving is finished first."""
        if self.board is None:
            return
        if not self.animator.is_still:
            self.animator.finish_all()
        self.geometry_now = self._arranging.geometry(self.board.places)
        self.board.arrange(self.geometry_now)
        if self._view is not None and not self.board.matches(self._view):
            self.board.set(self._view)  # hands that have found room, or lost it
        self.dressing.renew(self._view)
        self._arranging.place_cards(self.board)
        self.lay_out_furniture()
        self.update()

    def _apply_look(self) -> None:
        if self.board is not None:
            look = self.skin.look
            self.board.order = look.hand_order if look.hand_order in ORDERS else ORDERS[0]
            self.board.mirrored = look.right_to_left
            self.board.sort()

    def _new_card(self) -> CardWidget:
        widget = CardWidget(self.skin, self)
        widget.clicked.connect(self._clicked)
        return widget

    def lay_out_furniture(self) -> None:
        """Put plates, panels and pills where they belong; panels that need another size change the whole layout."""
        board, geometry = self.board, self.geometry_now
        if board is None or geometry is None:
            return
        if self._arranging.is_outgrown() and self.animator.is_idle:
            self.relayout()
            return
        self._arranging.lay_furniture(board, geometry, self.shown, self.targets_of)

    def _asked(self, question: str) -> None:
        """A question has come up: it is spoken, and the keyboard can answer it at once."""
        self.furniture.question.bar.shown()[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.announce(question)

    def wait_for_click(self, said: Text) -> None:
        """Show nothing more before a click, or Space; the prompt says so."""
        version = 0 if self._view is None else self._view.version
        self.animator.enqueue(version, Pause(None, said=said))

    def _say_how_to_go_on(self, pause: Pause) -> None:
        if pause.said is None or self.board is None:
            self.furniture.say_prompt(self.skin.words.text(GO_ON))
        else:
            self.furniture.waits = pause.said
            self.furniture.show(self.board)
            self.announce(self.furniture.asks)
        self.lay_out_furniture()

    def _faces_changed(self) -> None:
        if not self._repaint.isActive():
            self._repaint.start()

    def _repaint_cards(self) -> None:
        if self.board is not None:
            for widget in self.board.widgets():
                widget.update()
        self.furniture.refresh()

    def _finished(self, version: int) -> None:
        """An update is fully shown: what has vanished may come again, and the order of the cards is set anew."""
        if self.board is None:
            return
        self.furniture.waits = None
        for known in [known for known in self._leaving if known <= version]:
            self.board.release(self._leaving.pop(known))
        self.furniture.counts.settle()
        self.dressing.renew(self._view)
        self.furniture.lay_counts(self.board)

    def _departed(self, move: Move) -> None:
        if self.board is not None:
            self.furniture.recount(self.board, self.furniture.counts.departed(self.board, move))

    def _arrived(self, move: Move) -> None:
        if self.board is not None:
            self.furniture.recount(self.board, self.furniture.counts.arrived(self.board, move))

    def _clicked(self) -> None:
        """A screen reader (or a test) has pressed a card."""
        widget = self.sender()
        if isinstance(widget, CardWidget):
            self.handling.choose(widget)

    def _keys_shown(self) -> None:
        """The ring around what has the focus comes or goes."""
        self.dressing.raise_cards(None)
        for widget in (self.focusWidget(), *self.furniture.commands.shown(), *self.furniture.question.bar.shown()):
            if widget is not None:
                widget.update()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.furniture.tip_at(event.pos()), self)
            return True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._watch.begin(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        geometry = self.geometry_now
        painter = QPainter(self)
        if geometry is None:
            geometry = lay_out(Request(self.size().toSizeF(), 2, QSizeF(), QSizeF()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.backdrop.paint(painter, event.region(), self.size(), self.devicePixelRatioF(), geometry)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event, again=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event, again=True)

    def _press(self, event: QMouseEvent, *, again: bool) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.skin.show_keys(False)
            self.furniture.reading.put_away()
            why = self.furniture.refusal_at(event.position().toPoint())
            if why is not None:
                self._say(why)
            self.drag.press(event.position(), again=again)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.drag.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.drag.release(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self.drag.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.skin.show_keys(True)
        read = self.furniture.reading.put_away()
        if self.animator.waits_for_click and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.handling.hurry_by_key()
        elif not (read and event.key() == Qt.Key.Key_Escape) and not self.keyboard.press(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self.noticed.emit()
        return super().focusNextPrevChild(forward)
