"""Questions from the others at the table: each is shown over the window until it is answered or settled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.match.wishes import question
from cardtable.app.program import Program
from cardtable.host.messages import Asked, Settled

if TYPE_CHECKING:  # who plays alone is asked nothing
    from cardtable.app.dialogs.questions.table_question import TableQuestion
    from cardtable.app.widgets.chrome import Chrome


class TableQuestions(QObject):
    """Shows one question at a time, for a table has no more."""

    def __init__(self, program: Program, chrome: Callable[[], Chrome | None]) -> None:
        """`chrome`: the colours that dialogs have now."""
        super().__init__(program)
        self._program = program
        self._chrome = chrome
        self._open: TableQuestion | None = None
        self._ask = 0  # the number of the one that is open
        program.asked.connect(self._show)
        program.settled.connect(self._settle)
        program.matchChanged.connect(self._put_away)

    @property
    def shown(self) -> TableQuestion | None:
        """The question that waits for an answer."""
        return self._open

    def _show(self, asked: Asked) -> None:
        """It is asked again when fewer are waited for; whoever still is goes on looking at it."""
        from cardtable.app.dialogs.questions.table_question import TableQuestion

        play = self._program.play
        sentence = question(asked, play.controller.hands) if play is not None else None
        if play is None or sentence is None or (self._open is not None and self._ask == asked.ask):
            return
        self._put_away()
        dialog = TableQuestion(
            play.words, sentence, asked.cards, play.scene.style, self._program.window, self._chrome()
        )
        dialog.finished.connect(partial(self._answer, asked.ask))
        self._open, self._ask = dialog, asked.ask
        dialog.open()

    def _answer(self, ask: int, agreed: int) -> None:
        self._forget()
        if self._program.play is not None:
            self._program.play.controller.answer(ask, bool(agreed))

    def _settle(self, settled: Settled) -> None:
        if settled.ask == self._ask:
            self._put_away()

    def _put_away(self) -> None:
        """Nobody waits for the answer any more."""
        if self._open is not None:
            self._open.finished.disconnect()
            self._open.close()
            self._forget()

    def _forget(self) -> None:
        if self._open is not None:
            self._open.deleteLater()
            self._open = None
