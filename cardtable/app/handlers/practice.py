"""A finished deal is played once more over the match that it belongs to, which waits."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.app.match.looks import LOOK
from cardtable.app.people.at_table.strip import Strip
from cardtable.app.people.at_table.strip_content import StripAct, StripButton, StripContent
from cardtable.app.program import Program
from cardtable.app.storage.matches import Found
from cardtable.core.text import translate
from cardtable.host.table_host import TableHost
from cardtable.models.past_deals import from_its_beginning, past_deal
from cardtable.table.art.card_style import CardStyle

_PRACTICE = translate("Practice", "Practice: deal %1 once more")
_COUNTS_NOT = translate("Practice", "It does not count. Your match waits where you left it.")
_BACK = translate("Practice", "Back to the match")


class Practice(QObject):
    """Owns the strip that names the practice and leads back."""

    over = Signal()  # the match is on the table again

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._strip: Strip | None = None
        program.matchChanged.connect(self._put_away)

    def begin(self, number: int) -> None:
        """Deal the cards of this deal once more; of a deal that is practised already, anew."""
        program, play = self._program, self._program.play
        if play is None or program.table is None:
            return
        record = program.table.record()
        deal = past_deal(record, play.terms.game, number, None)
        if deal is not None:
            host = TableHost.restored(from_its_beginning(record, deal), program.games)
            host.begin_here()
            program.practise(Found(host))
            self._say(number)

    def end(self) -> None:
        """Back to the match."""
        program = self._program
        if not program.practises:
            return
        program.end_practice()
        self._put_away()
        if program.play is not None:
            for section in LOOK:  # what was changed meanwhile
                program.play.apply(section, program.settings, program.languages.code)
        self.over.emit()

    def _say(self, number: int) -> None:
        program, play = self._program, self._program.play
        if play is None:
            return
        if self._strip is None:
            strip = self._strip = Strip(program.words, CardStyle(), program.mouth, program.window)
            strip.pressed.connect(self.end)
            program.window.written.connect(strip.note)
        button = StripButton(StripAct.BACK_TO_THE_MATCH, _BACK)
        content = StripContent(_PRACTICE.filled(number), _COUNTS_NOT, sign="again", buttons=(button,))
        self._strip.say(content, play.words, play.scene.style, motion=not program.settings.motion.reduce_motion)
        program.window.put_strip(self._strip)

    def _put_away(self) -> None:
        if self._strip is not None and not self._program.practises:
            self._strip.forget()
            self._program.window.put_strip(None)
