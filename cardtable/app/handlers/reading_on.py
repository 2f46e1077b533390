"""Everything on the table: read whole when it is first asked for, then sentence by sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the welcome page is shown without a table
    from cardtable.table.scene import TableScene


class SequentialReader:
    """Remembers which sentence was heard last; after the first, the own hand, people break off."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._heard = 0  # the place of the last sentence that was asked for by itself

    def ask(self, scene: TableScene) -> None:
        """Say all and write it over the table; while it stands there the next sentence, at the end put it away."""
        lines = scene.voice.table_in_lines()
        if lines != self._lines or not scene.furniture.reading.said:
            self._lines, self._heard = lines, 0
            scene.read_out()
            return
        self._heard += 1
        if self._heard < len(lines):
            scene.voice.announce(lines[self._heard], urgent=True)
        else:
            scene.put_reading_away()
