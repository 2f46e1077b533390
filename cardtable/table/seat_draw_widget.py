"""Seat draw widget: the pack spread face down, a plate for each person, and the choice of a place.

It knows no card in advance: its owner passes in each drawn card and receives the chosen positions as signals.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Card
from cardtable.core.controls import Command, Plate
from cardtable.core.text import Text, TextRenderer
from cardtable.core.zones import Seat
from cardtable.table import accessible_factory
from cardtable.table.accessibility import AccessibleList, widgets_outside_lists
from cardtable.table.animation.animation_plan import Motion, Move, Plan, Together
from cardtable.table.animation.animator import Animator
from cardtable.table.animation.qt_animations import raise_card
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.felt_texture import felt
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.command_buttons import CommandBar
from cardtable.table.hud.pills import Pill
from cardtable.table.hud.seat_plate import SeatPlate, SeatPlateContent
from cardtable.table.input.latin_keys import latin_key_of
from cardtable.table.layout.pose import Pose
from cardtable.table.layout.text_scaling import fitting_times, grown
from cardtable.table.seat_draw_layout import CONFIRM, SeatButtons, SeatDrawLayout, draw_places, per_line
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style import text_painting
from cardtable.table.style.table_style import TableLook, TableStyle
from cardtable.table.table_texts import CARD_TABLE, FACE_DOWN, MIDDLE_LIST, PILE_OF_TABLE, PLAYERS, TRICK_LIST

SMALLEST = QSize(320, 240)
CHANGE_MS = 700  # at normal speed, for changing places
STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class SeatDrawWidget(QWidget):
    """Widget of the seat draw. People are numbered by their seats before the draw; position 0 is the bottom."""

    chosen = Signal(int)  # index in the remaining pack
    placed = Signal(int)  # chosen position
    commanded = Signal(str)
    settled = Signal()  # nothing moves any more

    def __init__(
        self, renderer: TextRenderer, faces: CardPixmaps, look: TableLook, announcer: Announcer, cards: int, people: int
    ) -> None:
        super().__init__()
        self._announcer = announcer
        accessible_factory.install()
        self._style = TableStyle(renderer, faces, look, self)
        self._animator = Animator(look, self)
        self._animator.idle.connect(self.settled)
        self.may_choose = False
        self.places: SeatDrawLayout = _layout_for(SMALLEST.toSizeF(), people)
        self._felt: QPixmap | None = None
        self.positions = list(range(people))  # how many places clockwise from the bottom each person sits
        self._names: Sequence[str] = ()
        self._portraits: Sequence[int] = ()
        self._acting: int | None = None
        self._prompt: Text | None = None
        self._n_plans = 0
        self._place_change: QParallelAnimationGroup | None = None
        self.plates = [SeatPlate(self._style, self) for _ in range(people)]
        for plate in self.plates:
            plate.show()
        self.prompt = Pill(self._style, self, 14.5)
        self.commands = CommandBar(self._style, self)
        self.commands.hide()
        self.commands.chosen.connect(self.commanded)
        self.commands.left.connect(self.setFocus)
        self.seat_buttons = SeatButtons(self._style, self, people)
        self.seat_buttons.chosen.connect(self.placed)
        self.left: list[CardWidget | None] = [self._new_card() for _ in range(cards)]  # None: drawn
        self.drawn: dict[int, CardWidget] = {}
        faces.facesChanged.connect(self._repaint_cards)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setMinimumSize(SMALLEST)  # whatever the window has: the layout shrinks with it
        self.setAccessibleName(renderer.text(CARD_TABLE))
        self._spread, self._drawn, self._players = AccessibleList(self), AccessibleList(self), AccessibleList(self)

    def read_in_order(self) -> Sequence[QObject]:
        """Return the accessible children: spread, drawn cards, players, then the rest."""
        return [
            *(cards for cards in (self._spread, self._drawn, self._players) if cards.items),
            *widgets_outside_lists(self),
        ]

    def set_people(self, names: Sequence[str], portraits: Sequence[int]) -> None:
        """Set names and portraits by person."""
        self._names, self._portraits = tuple(names), tuple(portraits)
        self._show_plates()

    def set_positions(self, positions: Sequence[int]) -> None:
        """Set how many places clockwise from the bottom each person sits."""
        self.positions = list(positions)
        self.relayout()

    def set_look(self, look: TableLook) -> None:
        """Apply other settings at once; current motion is finished first."""
        self._style.set_look(look)
        self._animator.set_look(look)
        self._felt = None
        self.relayout()

    def turn(self, person: int | None, *, own: bool) -> None:
        """Start a person's turn to draw, or no turn (None); `own`: the person at this window chooses."""
        self._acting = person
        self.may_choose = own
        self._show_plates()
        if own:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._give_focus(self._first())

    def take(self, person: int, place: int, card: Card) -> None:
        """Move the card at index `place` of the remaining pack to the person; a card drawn earlier is swept away."""
        self._animator.finish_all()
        slot = [number for number, widget in enumerate(self.left) if widget is not None][place]
        widget = self.left[slot]
        assert widget is not None
        self.left[slot] = None
        raise_card(widget, 0.0, self._style.look)
        widget.clearFocus()
        before = self.drawn.pop(person, None)
        self.drawn[person] = widget
        parts: list[Plan] = [self._move(widget, self._seat(person), card)]
        if before is not None:
            before.listed = None
            middle = self.places.spread.center()
            parts.append(Move(before, middle, 0, None, Motion.SWEEP, 0.4, 0.0))
        widget.setAccessibleName(self._style.card_name(card))
        widget.setAccessibleDescription("")
        self._list_cards()
        self._play(Together(tuple(parts)))

    def finish_all(self) -> None:
        self._animator.finish_all()

    def clear(self) -> None:
        """Drop all pending animations."""
        self._animator.clear()

    @property
    def change_ms(self) -> int:
        """Duration of changing places in milliseconds; 0 with reduced motion."""
        look = self._style.look
        return 0 if look.reduce_motion else round(CHANGE_MS / max(0.05, look.speed))

    def ask_place(self, person: int) -> None:
        """Let the person choose a place; the focus begins at their current one."""
        self.turn(person, own=False)
        people = [Seat(self.positions.index(position)) for position in range(len(self.plates))]
        self.seat_buttons.offer(people, self.positions[person])
        self.seat_buttons.lay([seated.plate for seated in self.places.seated])

    def change_places(self, positions: Sequence[int]) -> None:
        """Move everybody's plate and card to a new position, and sweep the spread away."""
        self.seat_buttons.hide()
        self.commands.show_commands(())
        self.positions = list(positions)
        self.turn(None, own=False)
        gone = [widget for widget in self.left if widget is not None]
        middle = self.places.spread.center()
        away: list[Plan] = [Move(widget, middle, 0, None, Motion.SWEEP, 0.6, 0.0) for widget in gone]
        self.left = [None] * len(self.left)
        away += [self._move(widget, self._seat(person), widget.card) for person, widget in self.drawn.items()]
        self._play(Together(tuple(away)))
        self._move_plates()

    def say(self, text: Text, *, accent: bool = False) -> None:
        """Show a sentence below the spread, and speak it."""
        self._prompt = text
        sentence = self._style.renderer.text(text)
        self.prompt.say(sentence, accent=accent)
        self._lay_prompt()
        self._announcer.say(sentence, written=sentence)

    def offer(self, command: Command) -> None:
        """Show a command button in the middle; Enter presses it."""
        self.commands.show_commands((command,))
        self._lay_prompt()
        self.commands.shown()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Rewrite all texts in the current language."""
        self.setAccessibleName(self._style.renderer.text(CARD_TABLE))
        if self._prompt is not None:
            self.prompt.say(self._style.renderer.text(self._prompt))
        self.relayout()

    def relayout(self) -> None:
        """Lay out everything for the current size, after finishing current motion."""
        self._animator.finish_all()
        self._end_change()
        self.places = _layout_for(self.size().toSizeF(), len(self.plates))
        self._style.scale = self.places.scale
        self._animator.set_unit(self.places.card)
        for widget, pose in zip(self.left, self.places.lying(len(self.left)), strict=True):
            if widget is not None:
                widget.place(pose)
        for person, card in self.drawn.items():
            card.place(self._seat(person))
        for person, plate in enumerate(self.plates):
            plate.lay(self.places.seated[self.positions[person]].plate)
        for painted in (*self.plates, self.prompt):
            painted.refresh()
        self.seat_buttons.lay([seated.plate for seated in self.places.seated])
        self._show_plates()
        renderer, lying = self._style.renderer, self._list_cards()
        for number, widget in enumerate(lying, start=1):
            widget.setAccessibleName(renderer.text(FACE_DOWN))
            widget.setAccessibleDescription(renderer.text(PILE_OF_TABLE.filled(number, len(lying))))
        self._lay_prompt()
        self.update()

    def card_at(self, point: QPointF) -> int | None:
        """Return the index of the topmost card of the spread at the point, or None."""
        for number, widget in reversed(list(enumerate(self.left))):
            if widget is not None and widget.holds(point):
                return number
        return None

    # Cards and plates

    def _new_card(self) -> CardWidget:
        widget = CardWidget(self._style, self)
        widget.clicked.connect(self._clicked)
        widget.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        widget.show()
        return widget

    def _seat(self, person: int) -> Pose:
        return self.places.seated[self.positions[person]].card

    def _move(self, widget: CardWidget, pose: Pose, card: Card | None) -> Move:
        return Move(widget, QPointF(pose.x, pose.y), pose.angle, card, Motion.PASS, pose.width / self.places.card)

    def _play(self, plan: Plan) -> None:
        self._n_plans += 1
        self._animator.enqueue(self._n_plans, plan)

    def _show_plates(self) -> None:
        for person, plate in enumerate(self.plates):
            name = self._names[person] if person < len(self._names) else ""
            portrait = self._portraits[person] if person < len(self._portraits) else person
            plate.show_content(SeatPlateContent(name, portrait, Plate(), turn=person == self._acting))

    def _move_plates(self) -> None:
        if not self.change_ms:
            self.relayout()
            return
        self._place_change = QParallelAnimationGroup(self)
        for person, plate in enumerate(self.plates):
            animation = QPropertyAnimation(plate, b"pos")
            before = plate.pos()
            plate.lay(self.places.seated[self.positions[person]].plate)
            goal = plate.pos()
            plate.move(before)
            animation.setDuration(self.change_ms)
            animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
            animation.setEndValue(goal)
            self._place_change.addAnimation(animation)
        self._place_change.start()

    def _end_change(self) -> None:
        if self._place_change is not None:
            self._place_change.stop()
            self._place_change.deleteLater()
            self._place_change = None

    def _list_cards(self) -> list[CardWidget]:
        """Update the accessible lists; return the cards still in the spread."""
        renderer = self._style.renderer
        lying = [widget for widget in self.left if widget is not None]
        drawn = list(self.drawn.values())
        self._spread.keep(lying)
        self._spread.show(renderer.text(MIDDLE_LIST.filled(len(lying), n=len(lying))), lying)
        self._drawn.show(renderer.text(TRICK_LIST.filled(len(drawn), n=len(drawn))), drawn)
        self._players.show(renderer.text(PLAYERS), self.plates)
        return lying

    def _lay_prompt(self) -> None:
        self.prompt.lay(self.places.prompt, centre=True)
        self.prompt.raise_()
        if self.commands.shown():
            wanted = self.commands.wanted()
            area = QRectF(0, 0, wanted.width(), wanted.height())
            area.moveCenter(self.places.commands.center())
            self.commands.lay(area, right=False)
            self.commands.raise_()

    def _repaint_cards(self) -> None:
        for widget in (*self.left, *self.drawn.values()):
            if widget is not None:
                widget.update()

    # Choosing

    def _choose(self, number: int | None) -> None:
        if self.may_choose and number is not None and self.left[number] is not None:
            self.may_choose = False
            self.chosen.emit(sum(widget is not None for widget in self.left[:number]))

    def _clicked(self) -> None:
        """Choose the card that a screen reader pressed."""
        self._choose(next((n for n, widget in enumerate(self.left) if widget is self.sender()), None))

    def _focused(self) -> int | None:
        return next((n for n, widget in enumerate(self.left) if widget is not None and widget.hasFocus()), None)

    def _first(self) -> int | None:
        """Return the index of the card in the middle of the spread, or the nearest remaining one."""
        middle = (len(self.left) - per_line(len(self.left))) // 2
        lying = [number for number, widget in enumerate(self.left) if widget is not None]
        return min(lying, key=lambda number: abs(number - middle), default=None)

    def _give_focus(self, number: int | None) -> None:
        widget = self.left[number] if number is not None else None
        if widget is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self._raise(None)

    def _step(self, across: int, down: int) -> None:
        number, line = self._focused(), per_line(len(self.left))
        if number is None:
            self._give_focus(self._first())
            return
        goal = number
        while True:
            goal += across + down * line
            if not 0 <= goal < len(self.left) or (across and goal // line != number // line):
                return
            if self.left[goal] is not None:
                self._give_focus(goal)
                return

    def _raise(self, hovered: int | None) -> None:
        focused = self._focused() if self._style.keys_shown else None
        for number, widget in enumerate(self.left):
            if widget is not None:
                raise_card(widget, float(self.may_choose and number in (hovered, focused)), self._style.look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._style.show_keys(True)
        key = Qt.Key(event.key())
        if self.seat_buttons.press(latin_key_of(event)):
            return
        if key in STEPS and self.may_choose:
            self._step(*STEPS[key])
        elif key in CONFIRM and self.may_choose:
            if self._focused() is None:
                self._give_focus(self._first())  # a click on the cloth has taken it
            else:
                self._choose(self._focused())
        elif key in CONFIRM and self.commands.shown():
            self.commands.shown()[0].click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._style.show_keys(False)
        self._animator.finish_all()
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.card_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._raise(self.card_at(event.position()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._felt is None or self._felt.size() != self.size() * dpr:
            self._felt = felt(self.size(), dpr, self._style.theme)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt)
        painter.end()


def _layout_for(size: QSizeF, people: int) -> SeatDrawLayout:
    """Return the layout enlarged as window and text size ask for, as far as there is room."""
    times = fitting_times(size, text_painting.scale_unit())
    found: SeatDrawLayout = grown(draw_places(size / times, people), times)
    return found
