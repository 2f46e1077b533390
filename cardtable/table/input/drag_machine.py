"""Drag machine: mouse input as taps, hover, sweeps over a hand, and drags of liftable cards to drop targets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.cards import Card, sort_cards
from cardtable.core.controls import Drop, Tap
from cardtable.core.zones import Zone
from cardtable.table.animation.qt_animations import raise_card
from cardtable.table.cards.board import card_at
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.pile import Pile
from cardtable.table.input.hit_test import HitTester
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.layout.pose import Pose
from cardtable.table.style.table_style import TableStyle

ALONG = 1.5  # times as far along the hand as away from it: a sweep
TAP = 4.0  # pixels by which the pointer may move during a tap
SHRUNK = 0.6  # of its size: a dragged card over another hand, which it would hide


class DragMachine:
    """State machine of the mouse: idle, pressed, sweeping or dragging; every press ends as at most one gesture."""

    def __init__(self, hit_tester: HitTester, style: TableStyle) -> None:
        self._hit_tester = hit_tester
        self._style = style
        self._board, _, self._animator, self._elevation = hit_tester.cards
        self._pressed: tuple[Pile, CardWidget] | None = None
        self._start = QPointF()
        self._is_second_press = self._is_double = False
        self._swept: list[CardWidget] = []
        self._dragged: list[tuple[CardWidget, QPointF]] = []
        self._width = 0.0
        self._targets: Mapping[Zone, QRectF] = {}
        self._cards: tuple[Card, ...] = ()

    @property
    def dragged(self) -> list[CardWidget]:
        """Cards that hang on the pointer."""
        return [widget for widget, _ in self._dragged]

    def press(self, point: QPointF, *, again: bool = False) -> None:
        """Handle a press of the left button; `again`: the second of a double click, which chooses nothing. A press that
        finishes motion does nothing else: what lies there then could not be seen."""
        self.cancel()
        at_rest = self._animator.is_at_rest
        self._is_double = again
        again = again or not self._animator.heeds_clicks
        if not again:
            self._animator.hurry_by_click()
        self._start, self._is_second_press = point, again
        self._pressed = card_at(self._board, point) if at_rest else None

    def move(self, point: QPointF) -> None:
        """Handle a move of the pointer, with the button down or not."""
        if self._pressed is None:
            found = card_at(self._board, point)
            if found is not None:  # a press has an effect on what can be lifted, or marks a place in a spread pile
                pile, widget = found
                is_place = widget.final_card is None and pile.place.shape is PileShape.SPREAD
                found = found if is_place or self._may_lift(pile, widget) else None
            self._elevation.raise_cards(None if found is None else found[1])
            return
        if not self._dragged and (point - self._start).manhattanLength() > TAP and not self._sweep(point):
            self._lift()
        if self._dragged:
            self._carry(point)
            self._hit_tester.show_targets(self._targets, self._best(point), self.dragged)

    def release(self, point: QPointF) -> None:
        """Handle the release of the button: a tap, a drop, or nothing."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        pile, widget = pressed
        swept, self._swept = self._swept, []
        if self._dragged:
            self._drop(pile, point)
        elif swept:
            cards = tuple(card.final_card for card in swept if card.final_card is not None)
            self._hit_tester.gestureMade.emit(Tap(cards, pile.zone))
            self._elevation.raise_cards()
        elif self._is_double and self._may_sweep(pile) and widget.final_card is not None:
            self._hit_tester.gestureMade.emit(Tap((widget.final_card,), pile.zone, again=True))
        elif not self._is_second_press and (point - self._start).manhattanLength() <= TAP * 2:
            self.tap(pile, widget)

    def tap(self, pile: Pile, widget: CardWidget) -> None:
        """Choose a card, which the game may refuse; of hidden cards a stock, as a whole or, spread out, at a place."""
        if widget not in pile.widgets:
            return
        if widget.final_card is not None:
            host = pile.lent.get(widget, pile)  # a card on trial is chosen where it lies
            self._hit_tester.gestureMade.emit(Tap((widget.final_card,), host.zone))
        elif pile.zone.owner is None:
            number = pile.widgets.index(widget) + 1 if pile.place.shape is PileShape.SPREAD else 0
            self._hit_tester.gestureMade.emit(Tap((), pile.zone, place=number))

    def cancel(self) -> None:
        """Drop the drag: the cards slide home."""
        grip, self._dragged = self._dragged, []
        self._pressed, self._swept = None, []
        self._hit_tester.show_targets({}, None, ())
        for widget, _ in grip:
            self._hit_tester.send_home(widget)

    def leave(self) -> None:
        """End the hover when the pointer leaves the table."""
        if self._pressed is None:
            self._elevation.raise_cards(None)

    def _may_lift(self, pile: Pile, widget: CardWidget) -> bool:
        return widget.final_card is not None and widget.final_card in self._hit_tester.liftable().get(
            pile.zone, frozenset()
        )

    def _may_sweep(self, pile: Pile) -> bool:
        """Return whether a tap on a card of this pile only marks it: in the hand, where trays take the cards."""
        return bool(self._board.places.owners) and pile.place.shape is PileShape.HAND

    def _sweep(self, point: QPointF) -> bool:
        """Raise all cards from the pressed one to the pointer, which went along the hand; return False if it left."""
        assert self._pressed is not None
        pile, widget = self._pressed
        way, area = point - self._start, pile.place.area
        along = bool(self._swept) or abs(way.x()) > ALONG * abs(way.y())
        lying = pile.staying()
        if not self._may_sweep(pile) or widget not in lying or not along or point.y() < area.top():
            if self._swept:
                self._elevation.raise_cards()
            self._swept = []
            return False
        found = card_at(self._board, point)
        if found is not None and found[1] in lying:
            first, last = sorted((lying.index(widget), lying.index(found[1])))
            self._swept = [card for card in lying[first : last + 1] if self._may_lift(pile, card)]
            self._elevation.raise_cards()
            for card in self._swept:
                raise_card(card, 1.0, self._style.look)
        return bool(self._swept)

    def _lift(self) -> None:
        assert self._pressed is not None
        pile, widget = self._pressed
        if widget not in pile.widgets or not self._may_lift(pile, widget):
            return
        group = [card for card in pile.widgets if card.chosen] if widget.chosen else [widget]
        self._cards = sort_cards(card.final_card for card in group if card.final_card is not None)
        self._targets = self._hit_tester.drop_places(pile.zone, self._cards)
        self._width = pile.place.card
        self._elevation.raise_cards(None)
        for place, card in enumerate(group, -group.index(widget)):
            card.raise_()  # each over the one before: all indices stay visible
            card.setProperty("lifted", 1.0)
            shift = QPointF(self._width * self._style.card_style.strip * place, 0)
            self._dragged.append((card, QPointF(widget.pose.x, widget.pose.y) - self._start + shift))

    def _carry(self, point: QPointF) -> None:
        """Move the cards with the pointer, inside the table; over another hand they shrink around the pointer."""
        under = self._hit_tester.target_at(point, self._targets, self._cards)
        given = self._pressed is not None and under is not None and under.kind == self._pressed[0].zone.kind
        share = SHRUNK if given else 1.0
        middles = [point + away * share for _, away in self._dragged]
        poses = [Pose(middle.x(), middle.y(), 0.0, share * self._width) for middle in middles]
        whole = reduce(QRectF.united, (pose.rect() for pose in poses))
        area = QRectF(QPointF(0, 0), self._board.geometry.size)
        right = max(0.0, area.left() - whole.left()) - max(0.0, whole.right() - area.right())
        down = max(0.0, area.top() - whole.top()) - max(0.0, whole.bottom() - area.bottom())
        for (widget, _), pose in zip(self._dragged, poses, strict=True):
            widget.place(pose._replace(x=pose.x + right, y=pose.y + down))

    def _best(self, point: QPointF) -> Zone | None:
        """Return the target under the pointer, else the one that the cards cover most, or None. Amid trays only the
        pointer counts: a card that is let go beside the pile must not end the turn."""
        under = self._hit_tester.target_at(point, self._targets, self._cards)
        if under is not None or not self._dragged or self._board.places.owners:
            return under
        rects = [widget.pose.rect() for widget, _ in self._dragged]
        reach = rects[0].width() * 0.35

        def cover(zone: Zone) -> float:
            target = self._targets[zone].adjusted(-reach, -reach, reach, reach)
            parts = [rect.intersected(target) for rect in rects]
            return max(part.width() * part.height() for part in parts)

        best = max(self._targets, key=cover, default=None)
        return best if best is not None and cover(best) > 0 else None

    def _drop(self, pile: Pile, point: QPointF) -> None:
        best, grip = self._best(point), self._dragged
        self._dragged = []
        self._hit_tester.show_targets({}, None, ())
        for widget, _ in grip:
            widget.setProperty("lifted", 0.0)
        near = pile.place.card * 0.5
        home = pile.place.area.adjusted(-near, -near, near, near)
        is_away = bool(grip) and not any(home.contains(QPointF(card.pose.x, card.pose.y)) for card, _ in grip)
        if best is not None or is_away:  # on the open table, away from their pile, the game decides
            there = best if best is not None else self._hit_tester.zone_at(point)  # the game says why not there
            self._hit_tester.gestureMade.emit(Drop(self._cards, pile.zone, there))
        for widget, _ in grip:
            if widget in pile.widgets:
                self._hit_tester.send_home(widget)
