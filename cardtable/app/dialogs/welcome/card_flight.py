"""Animation from the welcome page to the table: the cards of a tile's picture fly to the pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.app.widgets.palette import painter_on
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.table.art.card_painter import paint_face
from cardtable.table.art.themes import HEIGHT, WIDTH, CardStyle
from cardtable.table.art.vector_drawing import HINTS, blank_pixmap, painting, saved
from cardtable.table.layout.pose import Pose

FLIGHT_MS = 320
DEALING_AFTER_MS = 260  # by then InOutCubic has almost reached the goal


@frozen
class FlyingCard:
    """Card of a picture with its pose in pixels of the page."""

    card: Card
    pose: Pose


def middle_of(poses: Sequence[Pose]) -> Pose | None:
    """Return the median pose; None without any."""
    if not poses:
        return None
    x, y, angle, width = (median(values) for values in zip(*(pose[:4] for pose in poses), strict=True))
    return Pose(x, y, angle, width)


class CardFlight(QWidget):
    """Overlay over the table during the flight; transparent to the mouse."""

    def __init__(
        self, cards: Sequence[FlyingCard], style: CardStyle, goal: Callable[[], Pose | None], over: QWidget
    ) -> None:
        """Start the flight; `goal` is called at each step, because the layout of the table may change."""
        super().__init__(over)
        self._cards = [(card.pose, _picture(card, style, over.devicePixelRatioF())) for card in cards]
        self._goal = goal
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.rect())
        self._flight = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=FLIGHT_MS)
        self._flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._flight.valueChanged.connect(self._fly)
        self._flight.finished.connect(self.deleteLater)
        self._flight.start()
        self.show()
        self.raise_()

    def _fly(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        goal = self._goal()
        if goal is None:
            return
        painter = painter_on(self, HINTS)
        for start, picture in self._cards:
            pose = start.towards(goal, self._share)
            size = QSizeF(pose.width, pose.width * HEIGHT / WIDTH)
            with saved(painter):
                painter.translate(QPointF(pose.x, pose.y))
                painter.rotate(pose.angle)
                place = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
                painter.drawPixmap(place, picture, QRectF(picture.rect()))


def _picture(lying: FlyingCard, style: CardStyle, dpr: float) -> QPixmap:
    size = QSizeF(lying.pose.width, lying.pose.width * HEIGHT / WIDTH)
    picture = blank_pixmap((size * dpr).toSize())
    with painting(picture) as painter:
        painter.scale(dpr, dpr)
        paint_face(painter, lying.card, size, style)
    return picture
