"""The tricks of the match on the table, one picture at a time, as the content of a strip."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.felt.felt_buttons import ButtonEmphasis, OverlayButton
from cardtable.app.felt.felt_unit import font_in, px_in, set_overlay_unit
from cardtable.app.felt.happened.strip_pane import SidebarPane
from cardtable.app.felt.happened.strip_words import WALK_TRICKS
from cardtable.app.felt.happened.trick_view import TrickWidget, result_of
from cardtable.app.match.play import MatchController
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.core.text import Text, translate
from cardtable.core.zones import near_seat
from cardtable.models.past_tricks import PastTrick

_NUMBER = translate("Tricks", "Trick %1 of %2")
_EARLIER = translate("Tricks", "Earlier")
_LATER = translate("Tricks", "Later")
RESULT, BUTTON = 13.5, 34.0  # size of type; pixels of the sketches
RESULT_LINES = 2
SIDE, GAP = 14.0, 6.0
LOW = 260.0  # pixels of the sketches


class TrickPanel(SidebarPane):
    """Opens at the last trick, and stays at the last while more are played, until somebody steps back."""

    def __init__(self, play: MatchController, parent: QWidget) -> None:
        super().__init__(parent)
        self._play = play
        self._tricks: tuple[PastTrick, ...] = ()
        self.place = -1
        terms, skin = play.terms, play.scene.skin
        own = near_seat(play.controller.eyes)
        cancel = terms.game.twins_cancel
        self.view = TrickWidget(play.words, skin.faces, skin.theme, terms.seats, own, self, twins_cancel=cancel)
        self.view.stepped.connect(self.step)
        self.result = PlainLabel(self)
        self.result.setWordWrap(True)
        self.result.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.earlier, self.later = (self._step_button(by) for by in (-1, 1))
        self._row = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.result)
        self._column.addLayout(self._row)
        for button in (self.earlier, self.later):
            self._row.addWidget(button, 1)

    @property
    def walk(self) -> Text:
        return WALK_TRICKS

    def wanted_height(self, width: float) -> float:
        words = RESULT_LINES * QFontMetricsF(font_in(self, RESULT, bold=True)).height()
        below = words + self.earlier.sizeHint().height()
        return self.view.wanted_height() + below + 2 * px_in(self, GAP)

    def renew(self, unit: float) -> Text | None:
        set_overlay_unit(self, unit)
        side, gap = px_in(self, SIDE), px_in(self, GAP)
        self._column.setContentsMargins(side, 0, side, 0)
        self._column.setSpacing(gap)
        self._row.setSpacing(gap)
        theme, words = self._play.scene.skin.theme, self._play.words
        at_last = self.place == len(self._tricks) - 1
        self._tricks = self._play.tricks()
        self.place = len(self._tricks) - 1 if at_last else min(self.place, len(self._tricks) - 1)
        self.view.setTheme(theme)
        self.result.setFont(font_in(self, RESULT, bold=True))
        self.result.setStyleSheet(f"color: {theme.ink}; background: transparent")
        for button, text in ((self.earlier, _EARLIER), (self.later, _LATER)):
            button.setTheme(theme)
            button.setText(words.text(text))
        self._show()
        return _NUMBER.filled(self.place + 1, len(self._tricks)) if self._tricks else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room the picture alone tells who won."""
        super().resizeEvent(event)
        self.result.setVisible(self.height() >= px_in(self, LOW))

    def take_keyboard(self) -> None:
        self.view.setFocus()

    def leave(self) -> None:
        """The next time the last trick is wanted again."""
        self.place = len(self._tricks) - 1

    def step(self, tricks: int) -> None:
        """Go so many tricks forward, at most to the first or last."""
        self.place = max(0, min(len(self._tricks) - 1, self.place + tricks))
        self._show()
        self.changed.emit()

    def _step_button(self, by: int) -> OverlayButton:
        button = OverlayButton(self._play.scene.skin.theme, ButtonEmphasis.PLATE, self, size=13.5, high=BUTTON)
        button.clicked.connect(lambda: self.step(by))
        return button

    def _show(self) -> None:
        trick = self._tricks[self.place] if self._tricks else None
        self.view.setTrick(trick)
        self.result.setText(self._play.words.text(result_of(trick)))
        self.earlier.setEnabled(self.place > 0)
        self.later.setEnabled(self.place < len(self._tricks) - 1)
