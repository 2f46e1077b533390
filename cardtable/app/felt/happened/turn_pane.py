"""The turns of the match on the table, as the content of a strip; cards of the chosen turn glow where they lie."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.felt.happened.entry_list import TurnList
from cardtable.app.felt.happened.entry_painter import HEAD, NAME, WORDS, TurnListStyle
from cardtable.app.felt.happened.strip_pane import SidebarPane
from cardtable.app.felt.happened.strip_words import LATELY, NOTHING, NOTHING_YET, SINCE, TITLE, WALK
from cardtable.app.felt.happened.turn_entries import glowing, rows_of
from cardtable.app.match.play import MatchController
from cardtable.core.text import Text
from cardtable.core.told_turns import TurnSummary
from cardtable.models.happened import since_own_turn


class TurnPanel(SidebarPane):
    """The turns since the person's last one, and further back."""

    def __init__(self, play: MatchController, parent: QWidget) -> None:
        super().__init__(parent)
        self._play = play
        self.entries = TurnList(self._look(1.0), self)
        self.entries.walked.connect(self._walked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.entries)

    @property
    def walk(self) -> Text:
        return WALK

    def wanted_height(self, width: float) -> float:
        return self.entries.wanted_height(width)

    def renew(self, unit: float) -> Text | None:
        play, reader = self._play, self._play.controller.hands
        self.entries.set_look(self._look(unit))
        happened = since_own_turn(self._turns(), reader)
        rows = rows_of(happened, play.words, NOTHING if reader is not None else NOTHING_YET)
        self.entries.show_rows(rows, motion=not play.scene.skin.look.reduce_motion)
        self.entries.setAccessibleName(play.words.text(TITLE))
        if not happened.recent:
            return None
        return SINCE if reader is not None else LATELY

    def take_keyboard(self) -> None:
        self.entries.setFocus()
        self.entries.setCurrentRow(0)

    def leave(self) -> None:
        self.entries.setCurrentRow(-1)

    def _turns(self) -> tuple[TurnSummary, ...]:
        told = self._play.terms.game.told_turns
        return () if told is None else tuple(told(self._play.model.heard))

    def _look(self, unit: float) -> TurnListStyle:
        skin = self._play.scene.skin
        share = unit / skin.scale  # its fonts have the scale of the table
        return TurnListStyle(
            skin.theme,
            skin.style,
            unit,
            skin.font(NAME * share, bold=True),
            skin.font(WORDS * share),
            skin.font(HEAD * share, bold=True),
            self._play.portraits,
            skin.look.right_to_left,
        )

    def _walked(self, place: int) -> None:
        self._play.scene.point_out(glowing(self.entries.rows, place))
