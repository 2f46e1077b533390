"""The table: piles of cards, plates and panels; mouse and keys become gestures, updates become plans."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Gesture
from cardtable.core.events import Event
from cardtable.core.refusal import Refusal
from cardtable.core.text import Words
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone, ZoneSpec
from cardtable.models.hand_order import ORDERS
from cardtable.table.animator import Animator
from cardtable.table.art.card_faces import CardFaces
from cardtable.table.backdrop import Backdrop
from cardtable.table.board import Board
from cardtable.table.card_effects import raise_card, shake_card
from cardtable.table.card_widget import CardWidget
from cardtable.table.drag import DragMachine
from cardtable.table.focus import Focus
from cardtable.table.furniture import EMPTY, Furniture
from cardtable.table.geometry import Geometry, Request
from cardtable.table.handling import Handling
from cardtable.table.keyboard import Keyboard
from cardtable.table.layouts import lay_out
from cardtable.table.look import TableLook
from cardtable.table.phrases import GO_ON
from cardtable.table.pile import Shape
from cardtable.table.places import Places
from cardtable.table.planner import Planner
from cardtable.table.plans import NOTHING, Motion, Move, Plan
from cardtable.table.skin import Skin
from cardtable.table.stacking import describe, restack
from cardtable.table.states import choose_cards, give_medals, mark_cards
from cardtable.table.writings import writings

REPAINT_MS = 40  # better pictures of cards come one by one; the table waits for a few


class TableWidget(QWidget):
    """Shows views and plans, tells gestures. Submits nothing and knows no rule."""

    gestureMade = Signal(object)  # Gesture
    hurried = Signal()  # a click has finished what was moving
    spoken = Signal(str)  # a sentence was announced
    keyCommand = Signal(str)  # a single key: "hint", "last_trick", "scores", or whatever the program mapped
    draftCleared = Signal()  # Esc

    def __init__(self, words: Words, faces: CardFaces, look: TableLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skin = Skin(words, faces, look, self)
        self.animator = Animator(look, self)
        self.board: Board | None = None
        self.geometry_now: Geometry | None = None
        self.targets_of: Callable[[Zone, Cards], frozenset[Zone]] = lambda zone, cards: frozenset()
        self.liftable: Mapping[Zone, frozenset[Card]] = {}
        self._view: View[Any] | None = None
        self._display: Display = EMPTY
        self._draft = Draft()
        self._acting: frozenset[Seat] = frozenset()
        self._leaving: dict[int, list[CardWidget]] = {}
        self._wanted: tuple[QSizeF, QSizeF] = (QSizeF(), QSizeF())
        self.furniture = Furniture(self.skin, self)
        self.backdrop = Backdrop(self.skin)
        self.focus = Focus(self)
        self.handling = Handling(self)
        self.drag = DragMachine(self.handling)
        self.keyboard = Keyboard(self.handling)
        self._repaint = QTimer(self, singleShot=True, interval=REPAINT_MS)
        self._repaint.timeout.connect(self._repaint_cards)
        faces.facesChanged.connect(self._faces_changed)
        self.animator.finished.connect(self._finished)
        self.animator.waiting.connect(self._wait_for_click)
        self.furniture.commandChosen.connect(self._command)
        self.furniture.asked.connect(self._asked)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(640, 400)

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
        self.furniture.narrow_for(self.size().toSizeF() if places.owners else None)
        self.geometry_now = self._arranged(places)
        self.board = Board(places, view, self.geometry_now, self._new_card)
        self._view, self._display, self._draft, self._acting = view, EMPTY, Draft(), frozenset()
        self.furniture.build(len(sides), sides, low_wins=low_wins)
        self._apply_look()
        self.snap(view)

    def present(
        self,
        display: Display,
        commands: Sequence[Command],
        *,
        liftable: Mapping[Zone, frozenset[Card]] | None = None,
        draft: Draft | None = None,
        acting: frozenset[Seat] = frozenset(),
        view: View[Any] | None = None,
    ) -> None:
        """Show what the game adds to the picture, what may be lifted, what is marked and whose turn it is."""
        self.liftable = liftable or {}
        self._display, self._draft, self._acting = display, draft or Draft(), acting
        self._view = view or self._view
        self.furniture.set_display(display, commands, acting)
        if self.board is not None:
            self._renew()
            self._shift_cards()
            self.lay_out_furniture()

    def plan(self, update: Any) -> Plan:
        """What is to be seen of an update: the piles change at once, the widgets when the plan is run."""
        if self.board is None:
            return NOTHING
        self.drag.cancel()
        planner = Planner(self.board, self.skin.look.trick_pause_ms)
        plan = planner.plan(update.events)
        self._leaving.setdefault(update.view.version, []).extend(planner.leaving)
        return plan

    def snap(self, view: View[Any]) -> bool:
        """Show the view without any motion; whether anything had to be changed for it."""
        board = self.board
        if board is None:
            return False
        self.drag.cancel()
        self.animator.clear()
        for gone in self._leaving.values():
            board.release(gone)
        self._leaving.clear()
        changed = not board.matches(view)
        self._view = view
        board.set(view)
        self._renew()
        self._place_cards()
        return changed

    def hear(self, events: Sequence[Event]) -> None:
        """Write beside the plates what the players said in an update that is shown now."""
        if self.board is not None:
            self.furniture.bubbles.hear(events, self.board.places.trick_kinds())
            self.lay_out_furniture()

    def announce(self, sentence: str) -> None:
        """Tell a sentence to assistive technology and to the status line."""
        if sentence:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
            self.spoken.emit(sentence)

    def refuse(self, refusal: Refusal, cards: Cards = ()) -> None:
        """Shake the cards that were chosen, and say why not."""
        hand = self.board.own_hand() if self.board is not None else None
        for widget in hand.widgets if hand is not None else ():
            if widget.due in cards:
                shake_card(widget, self.skin.look)
        sentence = self.skin.words.text(refusal.reason)
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
            self._renew()
            self.relayout()

    def relayout(self) -> None:
        """Lay out everything for the size now in force; what was moving is finished first."""
        if self.board is None:
            return
        self.animator.finish_all()
        self.furniture.narrow_for(self.size().toSizeF() if self.board.places.owners else None)
        self.geometry_now = self._arranged(self.board.places)
        self.board.arrange(self.geometry_now)
        self._renew()
        self._place_cards()
        self.lay_out_furniture()
        self.update()

    def _arranged(self, places: Places) -> Geometry:
        size = QSizeF(max(self.width(), 320), max(self.height(), 240))
        self._wanted = (self.furniture.info.wanted(), self.furniture.score.wanted())
        geometry = lay_out(
            Request(
                size,
                places.seats,
                *self._wanted,
                self.skin.look.right_to_left,
                trays=len(places.owners),
                row=places.has_row,
                open_hands=places.open_hands,
            )
        )
        self.skin.scale = geometry.scale
        self.animator.set_unit(geometry.card)
        return geometry

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

    def _place_cards(self) -> None:
        assert self.board is not None
        for pile in self.board.piles.values():
            for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
                self.board.planned[widget] = pose
                widget.place(pose)
        self._prepare()

    def _shift_cards(self) -> None:
        """Let cards slide to where they belong now: the game has said something new about them, or the person has."""
        assert self.board is not None
        if not self.animator.is_idle:
            return  # the next plan begins where they lie
        for pile in self.board.piles.values():
            for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
                if self.board.planned.get(widget, widget.pose) != pose and widget not in self.drag.dragged:
                    self.board.planned[widget] = pose
                    scale = pose.width / self.board.geometry.card
                    goal = QPointF(pose.x, pose.y)
                    self.animator.aside(Move(widget, goal, pose.angle, widget.due, Motion.SHIFT, scale))

    def _prepare(self) -> None:
        """Draw the pictures of the own hand before all others."""
        hand = self.board.own_hand() if self.board is not None else None
        if hand is not None and hand.widgets:
            cards = [widget.due for widget in hand.widgets if widget.due is not None]
            self.skin.faces.prepare(cards, hand.place.card, self.devicePixelRatioF())

    def _renew(self) -> None:
        """States, stacking, focus and names of the cards, and all that is written."""
        board = self.board
        if board is None or self._view is None:
            return
        board.places.regroup(self._display.sides)
        mark_cards(board, self._view, self._display)
        give_medals(board, self._display)
        board.lend(self._draft.laid)
        board.sort()
        choose_cards(board, self._draft, self.liftable, self._acting, dim=self.skin.look.dim_illegal)
        self.furniture.show(board)
        restack(board, self.furniture.above_cards())
        self.focus.renew(board, self.furniture.question.bar.shown(), self.furniture.commands.shown())
        describe(board, self.skin)
        self.raise_cards(None)

    def raise_cards(self, hovered: CardWidget | None) -> None:
        """Let marked cards, the hovered one and the one with the keyboard rise, and all others sink."""
        if self.board is None:
            return
        focused = self.focus.focused(self.board)
        for pile in self.board.piles.values():
            own = pile.place.shape is Shape.HAND
            for widget in pile.widgets:
                up = own and (widget.chosen or widget is hovered or (widget is focused and self.skin.keys_shown))
                raise_card(widget, up, self.skin.look)

    def restack(self) -> None:
        """Put all cards over each other in the order of their piles."""
        if self.board is not None:
            restack(self.board, self.furniture.above_cards())

    def lay_out_furniture(self) -> None:
        """Put plates, panels and pills where they belong; panels that need another size change the whole layout."""
        board, geometry = self.board, self.geometry_now
        if board is None or geometry is None:
            return
        wanted = (self.furniture.info.wanted(), self.furniture.score.wanted())
        if wanted != self._wanted and self.animator.is_idle:
            self.relayout()
            return
        self.furniture.lay(board, geometry)
        self.backdrop.slots = self._slots(board)
        self.backdrop.writings = writings(board, self._display, self.skin)
        self.update()

    def _slots(self, board: Board) -> list[QRectF]:
        """The dashed place of the viewer's card to come, on the viewer's turn to play to a trick."""
        hand = board.own_hand()
        if hand is None or board.viewer not in self._acting:
            return []
        cards = self.liftable.get(hand.zone, frozenset())
        goals = self.targets_of(hand.zone, (min(cards),)) if cards else frozenset()
        piles = [board.piles[zone] for zone in goals if zone in board.piles]
        return [pile.place.area for pile in piles if pile.place.shape is Shape.SLOT and not pile.widgets]

    def _asked(self, question: str) -> None:
        """A question has come up: it is spoken, and the keyboard can answer it at once."""
        self.furniture.question.bar.shown()[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.announce(question)

    def _wait_for_click(self) -> None:
        self.furniture.say_prompt(self.skin.words.text(GO_ON))
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
        for known in [known for known in self._leaving if known <= version]:
            self.board.release(self._leaving.pop(known))
        self._renew()
        self.furniture.lay_counts(self.board)

    def _clicked(self) -> None:
        """A screen reader (or a test) has pressed a card."""
        widget = self.sender()
        pile = self.board.pile_of(widget) if self.board is not None and isinstance(widget, CardWidget) else None
        if pile is not None and isinstance(widget, CardWidget):
            self.handling.hurry()
            self.drag.tap(pile, widget)

    def _command(self, code: str) -> None:
        self.handling.hurry()
        self.gestureMade.emit(Gesture("command", command=code))

    def _show_keys(self, shown: bool) -> None:
        if shown is not self.skin.keys_shown:
            self.skin.keys_shown = shown
            self.raise_cards(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        geometry = self.geometry_now
        painter = QPainter(self)
        if geometry is None:
            geometry = lay_out(Request(self.size().toSizeF(), 2, QSizeF(), QSizeF()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rects: Iterable[QRect] = event.region()  # type: ignore[assignment]  # iterable, but the stubs do not know it
        for rect in rects:
            self.backdrop.paint(painter, QRectF(rect), self.size(), self.devicePixelRatioF(), geometry)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._show_keys(False)
            self.drag.press(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.drag.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.drag.release(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self.drag.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._show_keys(True)
        if self.animator.waits_for_click and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.handling.hurry()
        elif not self.keyboard.press(event):
            super().keyPressEvent(event)
