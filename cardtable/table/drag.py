"""Mouse at the table: tap, hover, and the drag of liftable cards to where they may go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.cards import Card, sort_cards
from cardtable.core.controls import Gesture
from cardtable.core.zones import Zone
from cardtable.table.card_widget import CardWidget
from cardtable.table.pile import Pile

TAP = 4.0  # pixels that a tap may wander


class Ground(Protocol):
    """What the machine needs of the table."""

    def card_at(self, point: QPointF) -> tuple[Pile, CardWidget] | None:
        """The topmost card there with its pile."""
        ...

    def hurry(self) -> bool:
        """Finish what moves; whether there was anything."""
        ...

    def liftable(self) -> Mapping[Zone, frozenset[Card]]:
        """The cards that may be picked up now."""
        ...

    def drop_places(self, zone: Zone, cards: tuple[Card, ...]) -> Mapping[Zone, QRectF]:
        """Where these cards may be dropped, with the rectangle of each."""
        ...

    def show_targets(self, targets: Mapping[Zone, QRectF], best: Zone | None) -> None:
        """Let the targets glow."""
        ...

    def show_hover(self, widget: CardWidget | None) -> None:
        """Raise the card under the pointer."""
        ...

    def send_home(self, widget: CardWidget) -> None:
        """Let the card slide back."""
        ...

    def emit(self, gesture: Gesture) -> None:
        """A gesture is complete."""
        ...


class DragMachine:
    """Idle, pressed or dragging; every press ends as at most one gesture."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._pressed: tuple[Pile, CardWidget] | None = None
        self._start = QPointF()
        self._grip: list[tuple[CardWidget, QPointF]] = []
        self._targets: Mapping[Zone, QRectF] = {}
        self._cards: tuple[Card, ...] = ()

    @property
    def dragged(self) -> list[CardWidget]:
        """The cards that hang on the pointer."""
        return [widget for widget, _ in self._grip]

    def press(self, point: QPointF) -> None:
        """The left button goes down; whatever moves is finished first."""
        self.cancel()
        self._ground.hurry()
        self._start = point
        self._pressed = self._ground.card_at(point)

    def move(self, point: QPointF) -> None:
        """The pointer moves, with the button down or not."""
        if self._pressed is None:
            found = self._ground.card_at(point)
            self._ground.show_hover(found[1] if found is not None and self._may_lift(*found) else None)
            return
        if not self._grip and (point - self._start).manhattanLength() > TAP:
            self._lift()
        for widget, offset in self._grip:
            middle = point + offset
            widget.place(widget.pose._replace(x=middle.x(), y=middle.y()))
        if self._grip:
            self._ground.show_targets(self._targets, self._best())

    def release(self, point: QPointF) -> None:
        """The button comes up: a tap, a drop, or nothing."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        pile, widget = pressed
        if self._grip:
            self._drop(pile)
        elif (point - self._start).manhattanLength() <= TAP * 2:
            self.tap(pile, widget)

    def tap(self, pile: Pile, widget: CardWidget) -> None:
        """Choose a card; the game says what that means, or why not. Hidden cards are nothing to choose, a stock is."""
        if widget not in pile.widgets:
            return
        if widget.due is not None:
            host = pile.lent.get(widget, pile)  # a card on trial is chosen where it lies
            self._ground.emit(Gesture("tap", (widget.due,), host.zone))
        elif pile.zone.owner is None:
            self._ground.emit(Gesture("tap", (), pile.zone))

    def cancel(self) -> None:
        """Let go of everything: the cards slide home."""
        grip, self._grip = self._grip, []
        self._pressed = None
        self._ground.show_targets({}, None)
        for widget, _ in grip:
            self._ground.send_home(widget)

    def leave(self) -> None:
        """The pointer has left the table."""
        if self._pressed is None:
            self._ground.show_hover(None)

    def _may_lift(self, pile: Pile, widget: CardWidget) -> bool:
        return widget.due is not None and widget.due in self._ground.liftable().get(pile.zone, frozenset())

    def _lift(self) -> None:
        assert self._pressed is not None
        pile, widget = self._pressed
        if widget not in pile.widgets or not self._may_lift(pile, widget):
            return
        group = [one for one in pile.widgets if one.chosen] if widget.chosen else [widget]
        self._cards = sort_cards(one.due for one in group if one.due is not None)
        self._targets = self._ground.drop_places(pile.zone, self._cards)
        self._ground.show_hover(None)
        for one in sorted(group, key=lambda one: one is widget):
            one.raise_()
            one.setProperty("lifted", 1.0)
            shift = QPointF(pile.place.card * 0.3 * (group.index(one) - group.index(widget)), 0)
            self._grip.append((one, QPointF(widget.pose.x, widget.pose.y) - self._start + shift))

    def _best(self) -> Zone | None:
        """The target that the cards cover most."""
        if not self._grip:
            return None
        rect = self._grip[-1][0].pose.rect()
        reach = rect.width() * 0.35

        def cover(zone: Zone) -> float:
            part = rect.intersected(self._targets[zone].adjusted(-reach, -reach, reach, reach))
            return part.width() * part.height()

        best = max(self._targets, key=cover, default=None)
        return best if best is not None and cover(best) > 0 else None

    def _is_astray(self, pile: Pile, grip: Sequence[tuple[CardWidget, QPointF]]) -> bool:
        """Whether the cards were let go on the open table: the game says where they belong, or takes them as meant."""
        near = pile.place.card * 0.5
        home = pile.place.area.adjusted(-near, -near, near, near)
        return bool(grip) and not any(home.contains(QPointF(one.pose.x, one.pose.y)) for one, _ in grip)

    def _drop(self, pile: Pile) -> None:
        best, grip = self._best(), self._grip
        self._grip = []
        self._ground.show_targets({}, None)
        for widget, _ in grip:
            widget.setProperty("lifted", 0.0)
        if best is not None or self._is_astray(pile, grip):
            self._ground.emit(Gesture("drop", self._cards, pile.zone, best))
        for widget, _ in grip:
            if widget in pile.widgets:
                self._ground.send_home(widget)
