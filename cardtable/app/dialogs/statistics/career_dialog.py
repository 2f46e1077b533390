"""Statistics dialog: a tile per game, of all time or this month; a button opens the whole grid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role
from cardtable.app.dialogs.statistics import recent_matches as say
from cardtable.app.dialogs.statistics.career_tile import CareerTile
from cardtable.app.dialogs.statistics.recent_matches import RecentMatch
from cardtable.app.statistics.career import Played, PlayedMatch, career_of
from cardtable.app.widgets.choice_controls import SegmentedControl
from cardtable.app.widgets.palette import AppPalette
from cardtable.app.window.idle_tasks import IncrementalTask
from cardtable.core.incremental import Steps
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.themes import CardStyle
from cardtable.table.style.text_painting import px

_TITLE = translate("Statistics", "Statistics")
_ALL = translate("Statistics", "All figures…")
_ALL_TIME = translate("Statistics", "All time")
_THIS_MONTH = translate("Statistics", "This month")
_WHEN = translate("Statistics", "Which matches are counted")
_HOW = translate("Statistics", "A bar is a match, the high ones were won. Press one to see that match again.")
WIDE, HIGH = 1216, 690  # pixels of the sketches
APART = 18


class CareerDialog(Dialog):
    """Dialog with a tile per game; when it is accepted, `chosen` is game and key of the match to be replayed.

    The tiles stay blank until the statistics have been read: with thousands of matches, in several idle steps.
    """

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        read: Callable[[str], Steps[Played]],
        style: CardStyle,
        today: date,
        is_kept: Callable[[str, str], bool],
        all_figures: Callable[[], None],
        parent: QWidget | None = None,
        chrome: AppPalette | None = None,
        *,
        moves: bool = True,
    ) -> None:
        """Make the dialog; `games` in the order of display, `is_kept` tells whether a match of a game can be replayed.

        `read` returns the statistics since a time (UTC, in their format), "" for all of them.
        """
        super().__init__(renderer, _TITLE, parent, chrome)
        self._games, self._read, self._today, self._is_kept = games, read, today, is_kept
        self._reading: IncrementalTask | None = None
        self._moves = moves
        self.chosen: tuple[str, str] | None = None
        self._head()
        self.cards = {
            game: CareerTile(renderer, definition, place, style, self)
            for place, (game, definition) in enumerate(games.items())
        }
        self._grid, self._columns, self._widest = QGridLayout(), 0, 0
        self._grid.setSpacing(px(APART))
        self.body.addLayout(self._grid)
        self._how = self.label(_HOW, "note")
        self._how.hide()
        self.body.addStretch(1)
        for game, card in self.cards.items():
            card.chosen.connect(lambda key, game=game: self._choose(game, key))
        self.all_figures = self.button(_ALL, Role.ActionRole, all_figures)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self._lay_cards()
        self.fit(WIDE, HIGH)
        self._fill()

    def _head(self) -> None:
        row = QHBoxLayout()
        heading = self.heading(_TITLE)
        self.body.removeWidget(heading)
        self.body.addLayout(row)
        row.addWidget(heading, 1)
        self.period = SegmentedControl(self)
        self.period.setValues((False, True))
        self.period.setValue(False)
        self.period.chosen.connect(lambda _value: self._fill())
        row.addWidget(self.period)
        self._say_period()

    def _say_period(self) -> None:
        self.period.setTexts([self.renderer.text(_ALL_TIME), self.renderer.text(_THIS_MONTH)])
        self.period.setDescription(self.renderer.text(_WHEN), "")

    def _fill(self) -> None:
        if self._reading is not None:
            self._reading.stop()
            self._reading = None
        filling = IncrementalTask(self._filling(), lambda _nothing: self._lay_cards(), self)
        self._reading = None if filling.is_over else filling

    def _filling(self) -> Steps[None]:
        played = yield from self._read(_begin_of_month(self._today) if self.period.value() else "")
        if played.last and self._how.isHidden():
            self._how.show()
        for game, definition in self._games.items():
            career = career_of(game, played, _low_wins(definition))
            yield
            self.cards[game].show_career(career, [self._mark(match) for match in career.last])
            yield
        if self._moves and self.isVisible():
            self._close_rings()

    def _mark(self, match: PlayedMatch) -> RecentMatch:
        key = match.key if self._is_kept(match.game, match.key) else ""
        return RecentMatch(key, match.won, self.renderer.text(say.match_sentence(match, self._today)))

    def _choose(self, game: str, key: str) -> None:
        self.chosen = game, key
        self.accept()

    def _lay_cards(self) -> None:
        widest = max(card.minimumSizeHint().width() for card in self.cards.values())
        margins = self.body.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._area.verticalScrollBar().sizeHint().width()
        self._widest = max(self._widest, widest)  # with the pictures
        for card in self.cards.values():
            card.setNarrow(room < self._widest)
        columns = 2 if room >= 2 * self._widest + self._grid.spacing() else 1
        if columns != self._columns:
            self._columns = columns
            for place, card in enumerate(self.cards.values()):
                self._grid.addWidget(card, place // columns, place % columns)

    def retranslate(self) -> None:
        super().retranslate()
        self._say_period()
        self._widest = 0
        for card in self.cards.values():
            card.setNarrow(False)
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._moves:
            self._close_rings()

    def _close_rings(self) -> None:
        for card in self.cards.values():
            card.close_ring()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_cards()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._lay_cards()
        return super().event(event)


def _low_wins(game: AnyGame) -> Callable[[str], bool]:
    """Return a function: True for a preset under which fewest points win; custom rules count as the standard ones."""

    def low(preset: str) -> bool:
        presets = game.options.PRESETS
        return game.low_wins(game.options.preset(preset) if preset in presets else game.options())

    return low


def _begin_of_month(today: date) -> str:
    """Return the beginning of this month in UTC, in the format of the statistics."""
    begin = datetime(today.year, today.month, 1).astimezone(UTC)
    return begin.strftime("%Y-%m-%d %H:%M:%S")
