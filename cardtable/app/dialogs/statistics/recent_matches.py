"""Recent matches of a game as a row of bars, and the texts of a career."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from cardtable.app.dialogs.common.saved_matches_dialog import days_ago
from cardtable.app.dialogs.statistics.statistics_dialog import level_name
from cardtable.app.settings.setting_choices import Level
from cardtable.app.statistics.career import Career, LevelRecord, PlayedMatch
from cardtable.app.widgets.basic_widgets import STRETCH, discard, fill_box
from cardtable.app.widgets.keyboard_navigation import press_focused
from cardtable.app.widgets.palette import painter_on
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate
from cardtable.table.art.themes import INK
from cardtable.table.art.vector_drawing import HINTS, fill, mix, rounded_rect, stroke
from cardtable.table.style.text_painting import px, set_tip

BAR, WON, LOST, ROOM = 10, 26, 14, QSize(19, 38)  # pixels of the sketches
PALE = 0.7  # share of the background in the colour of a lost match
_STEPS = {Qt.Key.Key_Left.value: -1, Qt.Key.Key_Right.value: 1}


@frozen
class RecentMatch:
    """Bar of one match; `key` is "" if the match is no longer stored."""

    key: str
    won: bool
    sentence: str


class _MatchBar(QAbstractButton):
    def __init__(self, mark: RecentMatch, colour: str, paper: str, *, latest: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.mark = mark
        self._colour = QColor(colour) if mark.won else mix(colour, paper, PALE)
        self._latest = latest
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(mark.sentence)
        set_tip(self, mark.sentence)
        if mark.key:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(px(ROOM.width()), px(ROOM.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            event.ignore()  # the row handles arrows; a button would follow the tab order
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        wide, high = px(BAR), px(WON if self.mark.won else LOST)
        foot = self.height() - px(6)
        bar = QRectF((self.width() - wide) / 2, foot - high, wide, high)
        fill(painter, rounded_rect(bar, wide / 2), self._colour)
        if self.hasFocus() or self._latest or (self.underMouse() and self.mark.key):
            around = QRectF((self.width() - wide) / 2 - 3, foot - px(WON) - 3, wide + 6, px(WON) + 6)
            stroke(painter, rounded_rect(around, wide / 2 + 3), INK, 3.0 if self.hasFocus() else 1.4)


class RecentMatchesWidget(QWidget):
    """Row of bars with one tab stop; arrows move from match to match, Enter or a click opens one."""

    chosen = Signal(str)  # key of a match

    def __init__(self, colour: str, paper: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour, self._paper = colour, paper
        self._bars: list[_MatchBar] = []
        self._row = fill_box(QHBoxLayout(self), STRETCH, spacing=0)

    def setMarks(self, marks: Sequence[RecentMatch]) -> None:
        """Show these matches, the latest at the end."""
        for bar in self._bars:
            discard(bar, self._row)
        last = len(marks) - 1
        self._bars = [
            _MatchBar(mark, self._colour, self._paper, latest=place == last, parent=self)
            for place, mark in enumerate(marks)
        ]
        for place, bar in enumerate(self._bars):
            self._row.insertWidget(place, bar)
            bar.clicked.connect(lambda _=False, key=bar.mark.key: self.chosen.emit(key) if key else None)
        if self._bars:
            self._bars[-1].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setFocusProxy(self._bars[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(event.key(), 0)
        if self.isRightToLeft():
            step = -step
        focused = self.window().focusWidget()
        place = next((place for place, bar in enumerate(self._bars) if bar is focused), None)
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._bars:
            self._go(0 if event.key() == Qt.Key.Key_Home else len(self._bars) - 1)
        elif step and place is not None:
            self._go(min(max(place + step, 0), len(self._bars) - 1))
        elif not press_focused(self, event):
            super().keyPressEvent(event)

    def _go(self, place: int) -> None:
        for number, bar in enumerate(self._bars):
            bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus if number == place else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._bars[place])
        self._bars[place].setFocus(Qt.FocusReason.OtherFocusReason)


MATCHES = translate("Statistics", "%1 matches", n=2)
WON_TEXT = translate("Statistics", "%1 won", "so many matches")
PER_CENT = translate("Statistics", "%1 %")
_NOT_YET = translate("Statistics", "Not played yet.")
_NONE_OVER = translate("Statistics", "No match finished yet.")
FEW = translate("Statistics", "%1, %2.", "so many matches, so many won")
_LAST = translate("Statistics", "The last %1 matches", n=2)
_LAST_ONE = translate("Statistics", "The last match")
OF = translate("Statistics", "won %1 of %2", "so many matches of so many; behind the level of the computer players")
_RUN = translate("Statistics", "You've won %1 in a row; your best is %2.", "matches")
_BEST_RUN = translate("Statistics", "Your best run is %1 won in a row.", "matches")
_BEST_DEAL = translate("Statistics", "Your best deal: %1 point(s).", n=0)
_BEST_DEALS = translate("Statistics", "Your best deal: %1 point(s), %2 times.", n=0)
_MOONS = translate("Statistics", "You've shot the moon %1 time(s).", n=0)
_WAS_WON = translate("Statistics", "%1: won against %2, %3 points.", "when, the level, points", n=2)
_WAS_LOST = translate("Statistics", "%1: place %2 against %3, %4 points.", "when, the place, the level, points", n=2)
_GAME = translate("Statistics", "%1, %2, %3, %4.", "the game, matches, matches won, per cent")
ENOUGH = 3  # matches before a share of them is meaningful


def facts_of(career: Career, game: AnyGame) -> Iterator[Text]:
    """Yield the facts of a career as sentences, without those that the game does not have."""
    if career.run > 1:
        yield _RUN.filled(career.run, career.best_run)
    elif career.best_run > 1:
        yield _BEST_RUN.filled(career.best_run)
    if career.best is not None and game.presentation.points_of_deals:
        points, times = career.best.points, career.best.times
        yield (_BEST_DEAL if times == 1 else _BEST_DEALS).filled(points, times, n=abs(points))
    if career.moons:
        yield _MOONS.filled(career.moons, n=career.moons)


def last_matches(count: int) -> Text:
    """Return the heading over `count` recent matches."""
    return _LAST_ONE if count == 1 else _LAST.filled(count, n=count)


def by_strength(against: Iterable[LevelRecord]) -> list[LevelRecord]:
    """Return the records with the weakest level first, people and mixed tables last."""
    order = [level.value for level in Level]
    return sorted(against, key=lambda met: order.index(met.level) if met.level in order else len(order))


def not_yet(career: Career) -> Text:
    """Return the text of a career without finished matches; finished deals count before that."""
    return _NOT_YET if career.best is None else _NONE_OVER


def spoken(career: Career, game: AnyGame) -> Text:
    """Return a tile as one sentence."""
    if not career.matches:
        return not_yet(career)
    matches, won = MATCHES.filled(career.matches, n=career.matches), WON_TEXT.filled(career.won)
    return _GAME.filled(game.name, matches, won, PER_CENT.filled(career.share))


def match_sentence(match: PlayedMatch, today: date) -> Text:
    """Return a sentence about a match: date, result and opponents."""
    when, level, points = days_ago(_days(match.ended, today)), level_name(match.level), abs(match.points)
    if match.won:
        return _WAS_WON.filled(when, level, match.points, n=points)
    return _WAS_LOST.filled(when, round(match.place), level, match.points, n=points)


def _days(ended: str, today: date) -> int:
    """Return the days before `today`; 0 for an unreadable time."""
    try:
        there = datetime.fromisoformat(ended).replace(tzinfo=UTC).astimezone().date()
    except (ValueError, OverflowError):  # no time, or one at the edge of the calendar
        return 0
    return max((today - there).days, 0)
