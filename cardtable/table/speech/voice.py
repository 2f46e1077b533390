"""What the table says aloud: every sentence goes to the mouth and to the status line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.core.events import Event
from cardtable.core.zones import Seat
from cardtable.table.cards.board import Board
from cardtable.table.furniture.furniture import Furniture
from cardtable.table.painting.skin import Skin
from cardtable.table.speech.event_sentences import sentences
from cardtable.table.speech.mouth import Mouth
from cardtable.table.speech.table_in_words import summary
from cardtable.table.wording.table_phrases import SUMMARY_WRITTEN


class Voice(QObject):
    """Finds the words for what happens and for what lies on the table."""

    spoken = Signal(str)  # a sentence was announced

    def __init__(self, board: Board, furniture: Furniture, skin: Skin, mouth: Mouth, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._furniture = furniture
        self._skin = skin
        self._mouth = mouth

    def announce(self, sentence: str, written: str = "", *, urgent: bool = False) -> None:
        """Say a sentence; the status line may say something shorter. `urgent`: as for `Mouth.say`."""
        if sentence:
            self._mouth.say(sentence, urgent=urgent)
            self.spoken.emit(written or sentence)

    def announce_prompt(self) -> None:
        """Say what the person is to do."""
        self.announce(self._furniture.asks)

    def tell(self, events: Sequence[Event], acting: frozenset[Seat]) -> None:
        """Say what happens; `acting`: whose turn it was before."""
        board, verbosity = self._board, self._skin.look.verbosity
        said = sentences(events, board.viewer, board.places.kinds, verbosity, acting)
        self.announce(" ".join(self._skin.words.text(text) for text in said))

    def tell_with(self, before: str, events: Sequence[Event]) -> None:
        """Say what happened in a deal that is looked back at, after a sentence that says where one is."""
        board = self._board
        said = sentences(events, board.viewer, board.places.kinds, self._skin.look.verbosity)
        self.announce(" ".join([*filter(None, [before]), *map(self._skin.words.text, said)]))

    def describe_table(self) -> str:
        """Say what lies on the table; all of it as lines, to be written over the table."""
        lines = summary(self._board, self._skin.words, self._furniture.notes(), self._furniture.plates)
        self.announce(" ".join(lines), self._skin.words.text(SUMMARY_WRITTEN))
        return "\n".join(lines)
