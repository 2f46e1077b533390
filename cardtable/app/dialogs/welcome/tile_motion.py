"""How a tile moves: it rises when the program starts, and lifts under the pointer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPauseAnimation, QSequentialAnimationGroup, QVariantAnimation

RISE, RISE_MS, APART_MS = 12, 200, 40  # pixels of the sketches; from one tile to the next
LIFT, LIFT_MS = 4, 120


class TileAnimation(QObject):
    """`moved` is called for each step; nothing moves while it is told to be still."""

    def __init__(self, parent: QObject, moved: Callable[[], None]) -> None:
        super().__init__(parent)
        self._moved = moved
        self.still = False
        self.risen = 1.0  # from 0 to 1, which is also how much is to be seen of the tile
        self.lifted = 0.0
        self._rising: QSequentialAnimationGroup | None = None
        self._lifting = self._animation(LIFT_MS, self._set_lifted)

    @property
    def shift(self) -> float:
        """Pixels of the sketches downwards."""
        return RISE * (1 - self.risen) - LIFT * self.lifted

    def rise(self, place: int) -> None:
        """Come up from below; `place` in the row."""
        if self.still:
            return
        self._set_risen(0.0)
        rising = self._animation(RISE_MS, self._set_risen)
        rising.setStartValue(0.0)
        rising.setEndValue(1.0)
        self._rising = QSequentialAnimationGroup(self)
        self._rising.addAnimation(QPauseAnimation(place * APART_MS, self))
        self._rising.addAnimation(rising)
        self._rising.start()

    def lift(self, up: bool) -> None:
        """Go up, or down again."""
        wanted = float(up and not self.still)
        self._lifting.stop()
        self._lifting.setStartValue(self.lifted)
        self._lifting.setEndValue(wanted)
        if self.still:
            self._set_lifted(wanted)
        else:
            self._lifting.start()

    def _animation(self, ms: int, step: Callable[[float], None]) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setDuration(ms)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(step)
        return animation

    def _set_risen(self, share: float) -> None:
        self.risen = share
        self._moved()

    def _set_lifted(self, share: float) -> None:
        self.lifted = share
        self._moved()
