"""Statistics dialog: a tile per game, of all time or this month; a button opens the whole grid."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role, align
from cardtable.app.dialogs.common.game_emblem import colours_of
from cardtable.app.dialogs.statistics import recent_matches as say
from cardtable.app.dialogs.statistics.recent_matches import RecentMatch, RecentMatchesWidget
from cardtable.app.dialogs.statistics.statistics_dialog import level_name
from cardtable.app.statistics.career import Career, LevelRecord, Played, PlayedMatch, career_of
from cardtable.app.widgets.basic_widgets import STRETCH, PlainLabel, discard, fill_box
from cardtable.app.widgets.choice_controls import SegmentedControl
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner, painter_on, sized_font
from cardtable.app.window.idle_tasks import IncrementalTask
from cardtable.core.basics.incremental import Steps
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.portrait_painter import paint_arc
from cardtable.table.art.themes import INK, INK2, PAPER, CardStyle
from cardtable.table.art.tile_pictures import band_pixmap
from cardtable.table.art.vector_drawing import HINTS, circle, clipped, fill, mix, rounded_rect, stroke
from cardtable.table.style.text_painting import Align, paint_text, px, scaled_stylesheet

RADIUS, WIDE = 42.0, 11.0  # pixels of the sketches
CLOSING_MS = 500


class WinRateRing(QWidget):
    """Ring of the win rate in per cent, with a line of text below the number; can animate from 0."""

    def __init__(self, colour: str, share: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour, self._share = colour, share
        self._shown = float(share)
        self._per_cent = self._below = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._closing = QVariantAnimation(self, duration=CLOSING_MS, startValue=0.0, endValue=float(share))
        self._closing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._closing.valueChanged.connect(self._close_so_far)

    def setTexts(self, per_cent: str, below: str) -> None:
        self._per_cent, self._below = per_cent, below
        self.update()

    def close_slowly(self) -> None:
        self._closing.start()

    def sizeHint(self) -> QSize:
        side = px(2 * RADIUS + WIDE) + 2
        return QSize(side, side)

    def _close_so_far(self, share: object) -> None:
        self._shown = float(share) if isinstance(share, float) else float(self._share)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        wide, side = px(WIDE), 2.0 * px(RADIUS)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(QRectF(self.rect()).center())
        middle, radius = rect.center(), side / 2
        stroke(painter, circle(middle.x(), middle.y(), radius), mix(self._colour, PAPER, 0.84), wide)
        paint_arc(painter, middle, radius, self._shown / 100, self._colour, wide)
        above = QRectF(rect.x() + wide, middle.y() - px(19), side - 2 * wide, px(22))
        below = QRectF(rect.x() + wide, middle.y() + px(3), side - 2 * wide, px(15))
        bold, plain = sized_font(self, px(19), bold=True), sized_font(self, px(12))
        paint_text(painter, above, self._per_cent, bold, INK, Align.AlignHCenter)
        paint_text(painter, below, self._below, plain, INK2, Align.AlignHCenter)


BAND, TILE_RADIUS, PADDING = 120, 18, 24  # pixels of the sketches
HIGH, TILE_WIDE = 236, 520
LEVELS = 120  # width of the bars in pixels


class _LevelBar(QWidget):
    """Bar of the share of matches won against one level."""

    def __init__(self, colour: str, share: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour, self._share = colour, share
        self.setFixedHeight(px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        whole = QRectF(self.rect())
        fill(painter, rounded_rect(whole, whole.height() / 2), mix(self._colour, PAPER, 0.84))
        part = QRectF(whole)
        part.setWidth(whole.width() * self._share)
        if self.isRightToLeft():
            part.moveRight(whole.right())
        if part.width() >= 1:
            fill(painter, rounded_rect(part, part.height() / 2), self._colour)


class CareerTile(QWidget):
    """Career tile, described by its accessible name; `chosen` emits the key of a match to be replayed."""

    chosen = Signal(str)

    def __init__(self, renderer: TextRenderer, game: AnyGame, place: int, style: CardStyle, parent: QWidget) -> None:
        """Make a blank tile; `place`: index among the games, which determines the colour."""
        super().__init__(parent)
        self._renderer, self._game, self._style = renderer, game, style
        self._colour, self._ornament = colours_of(place)
        self._picture, self._picture_size = QPixmap(), QSize()
        self._ring: WinRateRing | None = None
        self._narrow = self._is_filled = False
        self._shown: tuple[Career, Sequence[RecentMatch]] = Career(game.id), ()
        self._inner = QWidget(self)
        margins = (px(PADDING), px(18), px(PADDING), px(12))
        self._whole = whole = fill_box(QHBoxLayout(self), spacing=0, margins=margins)
        self._side = QSpacerItem(px(BAND), 0)
        whole.addItem(self._side)
        whole.addWidget(self._inner)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setStyleSheet(scaled_stylesheet(_SHEET))
        self.last = RecentMatchesWidget(self._colour, PAPER, self)
        self.last.chosen.connect(self.chosen)
        self.last.hide()

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(px(TILE_WIDE), px(HIGH)))

    def show_career(self, career: Career, marks: Sequence[RecentMatch]) -> None:
        """Show a career; `marks` are the recent matches."""
        self._shown = career, marks
        self._is_filled = True
        self.setAccessibleName(self._renderer.text(say.spoken(career, self._game)))
        inner = QWidget(self)
        head = fill_box(QHBoxLayout(), (self._label(self._game.name, "game", inner), 1))
        if career.matches:
            head.addWidget(self._label(say.MATCHES.filled(career.matches, n=career.matches), "quiet", inner))
        column = fill_box(QVBoxLayout(), head, spacing=px(6))
        self._ring = None
        if career.matches >= say.ENOUGH:
            column.addLayout(self._figures(career, inner))
        elif career.matches:
            matches, won = say.MATCHES.filled(career.matches, n=career.matches), say.WON_TEXT.filled(career.won)
            column.addWidget(self._label(say.FEW.filled(matches, won), "quiet", inner))
        else:
            column.addWidget(self._label(say.not_yet(career), "quiet", inner))
        column.addStretch(1)
        self.last.setParent(self)  # its old parent is deleted, even if it is not shown now
        self.last.setMarks(marks)
        self.last.setVisible(bool(marks))
        if marks:
            column.addWidget(self._label(say.last_matches(len(marks)), "below", inner))
            column.addWidget(self.last)
        inner.setLayout(column)
        self._replace(inner)

    def setNarrow(self, narrow: bool) -> None:
        """Hide the picture and put the levels below the facts on a narrow tile."""
        if narrow is not self._narrow:
            self._narrow = narrow
            self._side.changeSize(0 if narrow else px(BAND), 0)
            if self._is_filled:
                self.show_career(*self._shown)

    def close_ring(self) -> None:
        if self._ring is not None:
            self._ring.close_slowly()

    def _replace(self, inner: QWidget) -> None:
        discard(self._inner, self._whole)
        self._whole.addWidget(inner)
        self._inner = inner
        inner.show()

    def _figures(self, career: Career, inner: QWidget) -> QVBoxLayout:
        whole, row = QVBoxLayout(), QHBoxLayout()
        whole.addLayout(row)
        row.setSpacing(px(PADDING))
        self._ring = WinRateRing(self._colour, career.share, inner)
        per_cent, won = say.PER_CENT.filled(career.share), say.WON_TEXT.filled(career.won)
        self._ring.setTexts(self._renderer.text(per_cent), self._renderer.text(won))
        row.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._facts(say.facts_of(career, self._game), inner), 1)
        levels = self._levels(say.by_strength(career.against), inner)
        if self._narrow:
            whole.addLayout(levels)
        else:
            row.addLayout(levels, 1)
        return whole

    def _facts(self, facts: Iterable[Text], inner: QWidget) -> QVBoxLayout:
        labels = [self._label(fact, "fact", inner) for fact in facts]
        for label in labels:
            label.setWordWrap(True)
        return fill_box(QVBoxLayout(), *labels, STRETCH, spacing=px(8))

    def _levels(self, against: Iterable[LevelRecord], inner: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(px(3))
        for level in against:
            name = self._label(level_name(level.level), "level", inner)
            share = self._label(say.OF.filled(level.won, level.matches), "below", inner)
            column.addLayout(fill_box(QHBoxLayout(), (name, 1), share))
            bar = _LevelBar(self._colour, level.won / level.matches, inner)
            bar.setMinimumWidth(px(LEVELS))
            column.addWidget(bar)
            column.addSpacing(px(4))
        column.addStretch(1)
        return column

    def _label(self, text: Text, role: str, inner: QWidget) -> QLabel:
        label = PlainLabel(inner)
        label.setProperty("role", role)
        label.setText(self._renderer.text(text))
        align(label)
        return label

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        rect, radius = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(TILE_RADIUS)
        body = rounded_rect(rect, radius)
        fill(painter, body, PAPER)
        if not self._narrow and self._is_filled:  # its height depends on the content
            with clipped(painter, body):
                painter.drawPixmap(self.width() - px(BAND) if self.isRightToLeft() else 0, 0, self._band())
        stroke(painter, body, "#40000000", 1.0)

    def _band(self) -> QPixmap:
        size = QSize(px(BAND), self.height())
        if size != self._picture_size:
            emblem = self._game.presentation.emblem
            dpr = self.devicePixelRatioF()
            self._picture = band_pixmap(size, dpr, emblem, self._style, self._colour, self._ornament)
            self._picture_size = size
        return self._picture


_SHEET = f"""
QLabel {{ background: transparent; color: {INK}; font-size: 13px; }}
QLabel[role="game"] {{ font-size: 21px; font-weight: 700; }}
QLabel[role="fact"] {{ font-size: 14px; font-weight: 600; }}
QLabel[role="below"] {{ font-size: 12px; color: {INK2}; }}
QLabel[role="quiet"] {{ font-size: 14px; color: {INK2}; }}
"""


_TITLE = translate("Statistics", "Statistics")
_ALL = translate("Statistics", "All statistics…")
_ALL_TIME = translate("Statistics", "All time")
_THIS_MONTH = translate("Statistics", "This month")
_WHEN = translate("Statistics", "Which matches are counted")
_HOW = translate("Statistics", "Each bar is a match; the tall ones were won. Press one to see that match again.")
DIALOG_SIZE = (1216, 690)  # pixels of the sketches
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
        owner: DialogOwner = NO_OWNER,
        *,
        moves: bool = True,
    ) -> None:
        """Make the dialog; `games` in the order of display, `is_kept` tells whether a match of a game can be replayed.

        `read` returns the statistics since a time (UTC, in their format), "" for all of them.
        """
        super().__init__(renderer, _TITLE, owner)
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
        self.fit(*DIALOG_SIZE)
        self._fill()

    def _head(self) -> None:
        row = QHBoxLayout()
        self.body.addLayout(row)
        self.phrases.paragraph(row, _TITLE, "heading", 1)
        row.setStretch(0, 1)
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
