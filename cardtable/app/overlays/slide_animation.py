"""How a sheet comes and goes: it slides over the lower edge of the felt; with less motion it fades."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPoint, QPropertyAnimation
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

RISE_MS, SINK_MS, FADE_MS = 280, 200, 120


class SlideAnimation:
    """Moves one widget whose place is set by others; at most one motion at a time."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._animation: QAbstractAnimation | None = None
        self._done: Callable[[], None] | None = None

    def rise(self, *, calm: bool, done: Callable[[], None]) -> None:
        """Come up to where the widget lies now; `calm`: without flying."""
        self._widget.show()
        self._widget.raise_()
        if calm:
            self._fade(0.0, 1.0, done)
            return
        home = self._widget.pos()
        self._run(QPoint(home.x(), self._floor()), home, RISE_MS, QEasingCurve.Type.OutCubic, done)

    def sink(self, *, calm: bool, done: Callable[[], None]) -> None:
        """Go below the lower edge, and be hidden where it lay."""
        home = self._widget.pos()

        def gone() -> None:
            self._widget.hide()
            self._widget.move(home)
            done()

        if calm:
            self._fade(1.0, 0.0, gone)
            return
        self._run(home, QPoint(home.x(), self._floor()), SINK_MS, QEasingCurve.Type.InCubic, gone)

    def settle(self) -> None:
        """End where it is going at once; whoever waits for that is told."""
        done, self._done = self._done, None
        self._stop()
        if done is not None:
            done()

    def _stop(self) -> None:
        if self._animation is not None:
            animation, self._animation = self._animation, None
            animation.finished.disconnect()
            animation.stop()
            animation.deleteLater()
            self._widget.setGraphicsEffect(None)  # type: ignore[arg-type]  # None takes an effect away

    def _floor(self) -> int:
        parent = self._widget.parentWidget()
        return parent.height() if parent is not None else self._widget.y()

    def _run(self, start: QPoint, end: QPoint, ms: int, curve: QEasingCurve.Type, done: Callable[[], None]) -> None:
        self._stop()
        animation = QPropertyAnimation(self._widget, b"pos", self._widget)
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setDuration(ms)
        animation.setEasingCurve(curve)
        self._begin(animation, done)

    def _fade(self, start: float, end: float, done: Callable[[], None]) -> None:
        self._stop()
        effect = QGraphicsOpacityEffect(self._widget)
        effect.setOpacity(start)
        self._widget.setGraphicsEffect(effect)
        animation = QPropertyAnimation(effect, b"opacity", self._widget)
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setDuration(FADE_MS)
        self._begin(animation, done)

    def _begin(self, animation: QAbstractAnimation, done: Callable[[], None]) -> None:
        self._animation, self._done = animation, done
        animation.finished.connect(self.settle)
        animation.start()
