"""Card widget: one card on the table, a button in a list to screen readers."""

from __future__ import annotations

import enum
from typing import Any

from PySide6.QtCore import Property, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.table.accessibility import AccessibleItem
from cardtable.table.art import card_marks
from cardtable.table.art.card_pixmaps import depth_of, shadow_pixmap
from cardtable.table.layout.pose import HEIGHT, NOWHERE, RADIUS, RAISE, Pose
from cardtable.table.style.table_style import TableStyle

GHOST, CLEAR_GHOST = 0.42, 0.62  # opacity of a card that came later, normally and in high contrast
LIFT = 0.06  # growth of a lifted card, as a share of its size
SMALL = 60.0  # narrower cards have no shadow of their own unless they lie straight
_GLOWING = frozenset({Mark.WINNING, Mark.BETTER})


class CardEmphasis(enum.Enum):
    """Reason for which a card of the viewer's hand stands out."""

    NONE = enum.auto()
    MARKED = enum.auto()  # by the person
    ADVISED = enum.auto()  # by a hint
    RECEIVED = enum.auto()  # from another seat, a moment ago
    TAUGHT = enum.auto()  # by a lesson, which paints its own light


_BADGES = {
    CardEmphasis.MARKED: card_marks.Badge.TICK,
    CardEmphasis.ADVISED: card_marks.Badge.UP,
    CardEmphasis.RECEIVED: card_marks.Badge.DOWN,
}


def _effect(attribute: str) -> Any:
    """Return a Qt property of an effect on the painted pose, a share from 0 to 1 unless noted."""

    def read(card: CardWidget) -> float:
        return float(getattr(card, attribute))

    def write(card: CardWidget, value: float) -> None:
        setattr(card, attribute, value)
        card._follow()

    return Property(float, read, write)


class CardWidget(QAbstractButton, AccessibleItem):
    """Widget of one card: shows a face or back at a pose. Mouse and keys are handled by the table."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.card: Card | None = None  # face now
        self.final_card: Card | None = None  # face when all plans have been shown
        self.pose = NOWHERE
        self._from, self._to = NOWHERE, NOWHERE
        self._old_card: Card | None = None
        self._travel = 1.0
        self._raised = 0.0
        self._lifted = 0.0
        self._shaken = 0.0
        self.raising = 0.0  # goal of the rise, a share
        self.marks: frozenset[Mark] = frozenset()
        self.flat = False  # within a stack: only the lowest card casts a shadow
        self.dimmed = False
        self.emphasis = CardEmphasis.NONE
        self.asked = False  # a participant asks to take it back
        self.pointed_out = False  # text beside the table refers to it
        self.medal = False  # its suit is the holder's own trump
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def setFace(self, card: Card | None) -> None:
        """Show this face; None shows the back."""
        self._old_card = card
        self._change(card=card)

    def place(self, pose: Pose) -> None:
        """Move to the pose at once."""
        self._travel = 1.0
        self._from = self._to = pose
        self._show_at(pose)

    def depart(self, pose: Pose, face: Card | None, *, stays: bool = False) -> None:
        """Begin a journey to a pose; `travel` from 0 to 1 is its progress. The face turns over on the way. A card that
        stays in its pile stays as raised as it is there, any other sinks."""
        self._from, self._to = self.pose, pose
        self._old_card, self.card = self.card, face
        self._travel = 0.0
        self._lifted = 0.0
        if not stays:
            for rise in self.findChildren(QPropertyAnimation):
                rise.stop()
            self._raised = 0.0
            self.raising = 0.0
        self.flat = False

    def rise_above(self) -> None:
        """Stack over all other cards until the next restacking."""
        if self._style.ceiling is None:
            self.raise_()
        else:
            self.stackUnder(self._style.ceiling)

    def setMarks(self, marks: frozenset[Mark]) -> None:
        self._change(marks=marks)

    def setMedal(self, medal: bool) -> None:
        self._change(medal=medal)

    def setAsked(self, asked: bool) -> None:
        self._change(asked=asked)

    def setPointedOut(self, pointed_out: bool) -> None:
        self._change(pointed_out=pointed_out)

    @property
    def chosen(self) -> bool:
        """True if the person has marked it."""
        return self.emphasis is CardEmphasis.MARKED

    @property
    def is_lifted(self) -> bool:
        """True while it hangs on the pointer."""
        return self._lifted > 0

    def setState(self, *, dimmed: bool, emphasis: CardEmphasis = CardEmphasis.NONE) -> None:
        """Set dimming, for a card that may not be played, and emphasis."""
        self._change(dimmed=dimmed, emphasis=emphasis)

    def _change(self, **states: object) -> None:
        """Set these attributes; repaint if any of them is new."""
        if any(getattr(self, name) != value for name, value in states.items()):
            vars(self).update(states)
            self.update()

    def raised_pose(self) -> Pose:
        """Return the pose in which the card is painted, raised and shaken."""
        width = self.pose.width
        return self.pose._replace(x=self.pose.x + self._shaken, y=self.pose.y - self._raised * RAISE * width)

    def holds(self, point: QPointF) -> bool:
        """Return whether the point is on the card, in its own pose or as painted."""
        return self.pose.holds(point) or self.raised_pose().holds(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the table handles arrows, Space and Enter

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def _get_travel(self) -> float:
        return self._travel

    def _set_travel(self, share: float) -> None:
        self._travel = share
        self._show_at(self._from.towards(self._to, share))

    travel = Property(float, _get_travel, _set_travel)

    raised = _effect("_raised")
    lifted = _effect("_lifted")
    shaken = _effect("_shaken")  # pixels

    def _show_at(self, pose: Pose) -> None:
        self.pose = pose
        self._follow()
        if pose.opacity > 0 and self.isHidden():
            self.show()

    def _follow(self) -> None:
        """Move the widget to the painted pose; an effect must not show a card that has left."""
        seen = self.raised_pose()
        seen = seen._replace(width=seen.width * (1 + LIFT * self._lifted))
        margin = max(6.0, seen.width * 0.07 * (1 + self._lifted))
        bounds = seen.bounds().adjusted(-margin, -margin, margin, margin).toAlignedRect()
        if bounds != self.geometry():
            self.setGeometry(bounds)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._raised = self._lifted = self._shaken = self.raising = 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        seen = self.raised_pose()
        if Mark.LATER in self.marks:
            ghost = CLEAR_GHOST if self._style.theme.high_contrast else GHOST
            seen = seen._replace(opacity=seen.opacity * ghost)
        if seen.opacity <= 0:
            return
        painter = QPainter(self)
        painter.translate(-self.x(), -self.y())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if seen.opacity < 1:
            painter.setOpacity(seen.opacity)
        if self._travel < 1 or self._lifted or abs(seen.angle) > 0.5:
            self._paint_moving(painter, seen)
        else:
            self._paint_still(painter, seen)
        painter.end()

    def _paint_still(self, painter: QPainter, seen: Pose) -> None:
        """Paint a straight card exactly on device pixels."""
        dpr = self.devicePixelRatioF()
        picture = self._picture(seen.width, dpr, 0.0)
        size = picture.deviceIndependentSize()
        x, y = round((seen.x - size.width() / 2) * dpr) / dpr, round((seen.y - size.height() / 2) * dpr) / dpr
        rect = QRectF(x, y, size.width(), size.height())
        self._paint_shadow(painter, rect, dpr)
        painter.drawPixmap(rect.topLeft(), picture)
        self._paint_marks(painter, rect)

    def _paint_moving(self, painter: QPainter, seen: Pose) -> None:
        """Paint a moving, lifted or turned card: a cached picture, scaled while it is not at its final size."""
        dpr = self.devicePixelRatioF()
        width = seen.width * (1 + LIFT * self._lifted)
        basis = max(self._from.width, self._to.width)
        angle = float(round(seen.angle)) if self._travel >= 1 else round(seen.angle / 3) * 3.0
        picture = self._picture(basis, dpr, angle)
        size = picture.deviceIndependentSize() * (width / basis)
        squash = abs(1 - 2 * self._travel) if self._is_turning() else 1.0
        rect = QRectF(0, 0, max(1.0, size.width() * min(1.0, squash)), size.height())
        rect.moveCenter(QPointF(seen.x, seen.y))
        if squash >= 1:
            self._paint_turned_shadow(painter, seen, width, dpr)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, size != picture.deviceIndependentSize())
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        emphasized = self.emphasis is not CardEmphasis.NONE
        if self.marks or emphasized or self.medal or self.asked or self.pointed_out or self._is_focused():
            painter.translate(seen.x, seen.y)
            painter.rotate(seen.angle)
            height = width * HEIGHT
            self._paint_marks(painter, QRectF(-width / 2, -height / 2, width, height))

    def _paint_turned_shadow(self, painter: QPainter, seen: Pose, width: float, dpr: float) -> None:
        straight = abs(seen.angle) < 1
        if width < SMALL or not (straight or self._travel >= 1):
            return
        painter.save()
        painter.translate(seen.x, seen.y)
        painter.rotate(0.0 if straight else seen.angle)
        self._paint_shadow(painter, QRectF(-width / 2, -width * HEIGHT / 2, width, width * HEIGHT), dpr)
        painter.restore()

    def _picture(self, width: float, dpr: float, angle: float) -> QPixmap:
        faces = self._style.faces
        card = self._old_card if self._is_turning() and self._travel < 0.5 else self.card
        dim = self._style.theme.dim if self.dimmed or Mark.CANCELLED in self.marks else ""
        if angle or (dim and card is None):
            return faces.turned(card, width, dpr, angle, dim)
        if card is None:
            return faces.back(width, dpr)
        return faces.dimmed(card, width, dpr, dim) if dim else faces.face(card, width, dpr)

    def _is_focused(self) -> bool:
        return self.hasFocus() and self._style.keys_shown

    def _is_turning(self) -> bool:
        return self._travel < 1 and self._old_card != self.card

    def _paint_shadow(self, painter: QPainter, rect: QRectF, dpr: float) -> None:
        if self.flat or self._style.theme.high_contrast or rect.width() < SMALL / 2:
            return
        depth = depth_of(rect.width(), max(self._lifted, 0.35 * self._raised))
        shadow = shadow_pixmap(rect.size(), rect.width() * RADIUS, depth, dpr)
        painter.drawPixmap(rect.topLeft() + shadow.offset, shadow.pixmap)

    def _paint_marks(self, painter: QPainter, rect: QRectF) -> None:
        theme, radius = self._style.theme, rect.width() * RADIUS
        if self.asked:
            card_marks.paint_asked(painter, rect, radius, theme)
        elif Mark.COMING in self.marks:
            card_marks.paint_coming(painter, rect, radius, theme)
        elif Mark.PLAYED in self.marks:
            card_marks.paint_played(painter, rect, radius, theme)
        elif self.marks & _GLOWING or self.emphasis in _BADGES or self.pointed_out:
            card_marks.paint_winner(painter, rect, radius, theme)
        elif Mark.TRIAL in self.marks:
            card_marks.paint_trial(painter, rect, radius, theme)
        if Mark.WILD in self.marks:
            card_marks.paint_wild(painter, rect)
        if self.medal and self.card is not None and self.card.suit is not None:
            card_marks.paint_own_trump(painter, *card_marks.medal_place(rect), self.card.suit, self._style.card_style)
        if Mark.CANCELLED in self.marks:
            card_marks.paint_cancelled(painter, rect)
        if self.emphasis in _BADGES:
            card_marks.paint_badge(painter, *card_marks.badge_place(rect), _BADGES[self.emphasis], theme)
        if self._is_focused():
            card_marks.paint_focus(painter, rect, radius, theme)
