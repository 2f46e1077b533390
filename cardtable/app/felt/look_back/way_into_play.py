"""How a deal that is looked at becomes one that is played: strip and panel sink, the others' hands turn face down."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from cardtable.app.felt.slide import SlideAnimation
from cardtable.core.session import Update
from cardtable.table.scene import TableScene


class ReplayToPlayTransition:
    """Gone once; with less motion what sinks fades, and the hands go with it."""

    def __init__(self, scene: TableScene, sinking: Sequence[QWidget]) -> None:
        self._scene = scene
        self._slides = [SlideAnimation(widget) for widget in sinking]
        self._left = len(sinking)
        self._done: Callable[[], None] | None = None

    @property
    def is_gone(self) -> bool:
        """Whether it has been begun: nothing else is shown any more."""
        return self._done is not None

    def go(self, closed: Update[object], done: Callable[[], None]) -> None:
        """Begin; `closed`: the others' hands turn over, `done` is called at its end."""
        if self.is_gone:
            return
        self._done = done
        calm = self._scene.skin.look.reduce_motion
        for slide in self._slides:
            slide.sink(calm=calm, done=lambda: self._sunk(closed, calm=calm))

    def _sunk(self, closed: Update[object], *, calm: bool) -> None:
        self._left -= 1
        if self._left:
            return
        if calm or not closed.events:
            self._end()
            return
        self._scene.animator.finished.connect(self._turned)
        self._scene.animator.enqueue(closed.view.version, lambda: self._scene.plan(closed))

    def _turned(self, _version: int) -> None:
        self._scene.animator.finished.disconnect(self._turned)
        self._end()

    def _end(self) -> None:
        assert self._done is not None
        self._done()
