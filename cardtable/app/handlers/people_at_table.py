"""What the people at a table ask of each other; made when the first of them asks, for most play alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.program import Program

if TYPE_CHECKING:
    from cardtable.app.people.at_table.local_wishes import LocalWishes
    from cardtable.app.people.at_table.strip_keeper import StripKeeper
    from cardtable.host.messages import Asked


class PeopleAtTable(QObject):
    """Owns the keeper of the strip, and whoever tells it what there is to say."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._keeper: StripKeeper | None = None
        self._wishes: LocalWishes | None = None
        program.asked.connect(self._asked)

    @property
    def keeper(self) -> StripKeeper:
        """Of the strip in the window."""
        if self._keeper is None:
            from cardtable.app.people.at_table.strip_keeper import StripKeeper

            self._keeper = StripKeeper(self._program)
        return self._keeper

    def _asked(self, asked: Asked) -> None:
        """Somebody at a table in this process wishes something."""
        if self._wishes is None:
            from cardtable.app.people.at_table.local_wishes import LocalWishes

            self._wishes = LocalWishes(self._program, self.keeper)
        self._wishes.take(asked)
