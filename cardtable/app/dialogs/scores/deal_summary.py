"""The summary after a deal, and of the whole match at its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.base import CLOSE, Dialog, Role, align, hairline, paragraph
from cardtable.app.dialogs.scores.side_table import STRONG, Line, SideTable, gain
from cardtable.app.widgets.chrome import Chrome
from cardtable.app.widgets.kept_texts import bare
from cardtable.app.widgets.name_label import NameLabel
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.core.addressing import addressed
from cardtable.core.events import HandScored
from cardtable.core.frozen_values import frozen
from cardtable.core.scores import places
from cardtable.core.text import Text, Who, Words, conjoin, join, translate
from cardtable.core.zones import Seat
from cardtable.models.side_titles import columns_of, side_titles
from cardtable.models.table_model import NEXT_DEAL
from cardtable.table.input.alphabets import latin_key

_DEAL = translate("Summary", "Deal %1 is over")
_MATCH = translate("Summary", "The match is over")
_WINNER = addressed(
    translate("Summary", "%1 wins the match."),
    {1: translate("Summary", "You win the match.")},
)
_PARTNERS_WIN = addressed(
    translate("Summary", "%1 win the match."),
    {1: translate("Summary", "%1 win the match.", "players, and you are one of them")},
)
_WINNERS = addressed(
    translate("Summary", "%1 share the win."),
    {1: translate("Summary", "%1 share the win.", "players, and you are one of them")},
)
_DRAW = translate("Summary", "The match is a draw.")
_PLAYER = translate("Summary", "Player")
_THIS_DEAL = translate("Summary", "This deal")
_TOTAL = translate("Summary", "Total")
_PLACE = translate("Summary", "Place")
_POINTS = translate("Summary", "Points")
_NEW = translate("Summary", "New game…")
_SHEET = translate("Summary", "Score sheet")
_TRICKS = translate("Summary", "Look at the tricks")
NEXT_MINIMUM = translate("Summary", "Next minimum", "points that the next first meld must count")
LINES_ACROSS, COLUMNS = 3, 4  # so many lines of a count have room beside each other, and so many sides


@frozen
class DealSummary:
    """What a deal came to; `totals` are those after it, by seat, `places` only at the end of the match.

    `remarks` are sentences about the deal, such as who shot the moon.
    """

    deal: int
    scored: HandScored
    totals: tuple[int, ...]
    remarks: tuple[Text, ...] = ()
    places: tuple[int, ...] | None = None
    low_wins: bool = True
    sides: tuple[Seat, ...] = ()  # by seat, the lowest seat of its side; () where everybody plays alone
    viewer: Seat | None = None
    needs: tuple[int, ...] = ()  # by seat, what the next first meld must count

    @property
    def by_side(self) -> bool:
        """Whether a column for each side can be read better than a row for each player."""
        sides = len(set(self.sides))
        return 0 < sides < len(self.totals) or (len(self.scored.lines) > LINES_ACROSS and sides <= COLUMNS)

    def ranking(self) -> list[Seat]:
        """The seats, the best first."""
        order = self.places or places(self.totals, low_wins=self.low_wins)
        return [Seat(seat) for seat in sorted(range(len(order)), key=lambda seat: (order[seat], seat))]


class SummaryDialog(Dialog):
    """Accepted: deal again, or a new game at the end of the match; rejected: only the window goes away.

    `keys` are the single keys of the commands `scores` and `last_trick`, which can be given here as at the table.
    """

    sheetRequested = Signal()
    tricksRequested = Signal()

    def __init__(
        self,
        words: Words,
        summary: DealSummary,
        parent: QWidget | None = None,
        chrome: Chrome | None = None,
        *,
        keys: Mapping[str, str] | None = None,
        has_tricks: bool = False,
    ) -> None:
        over = summary.places is not None
        title = _MATCH if over else _DEAL.filled(summary.deal)
        super().__init__(words, title, parent, chrome)
        self._summary = summary
        self._cells: list[tuple[QLabel, bool]] = []
        self.heading(title)
        for sentence in self._sentences():
            self.label(sentence, "strong")
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 6, 0)
        self._by_side = self._side_table(content) if summary.by_side else None
        column.addWidget(self._by_side or self._table(content))
        column.addStretch(1)
        self.body.addWidget(content, 1)
        self.next = self.button(_NEW if over else NEXT_DEAL.label, Role.AcceptRole, primary=True)
        self.sheet = self.button(_SHEET, Role.ActionRole, self.sheetRequested.emit)
        asking = {"scores": self.sheet}
        if has_tricks:
            asking["last_trick"] = self.button(_TRICKS, Role.ActionRole, self.tricksRequested.emit)
        keys = keys or {}
        self._by_key = {latin_key(ord(keys[name])): button for name, button in asking.items() if name in keys}
        if over:
            self.button(CLOSE, Role.RejectRole)
        self._say_it_all()
        self.next.setFocus()
        rows = len(summary.scored.lines) + 4 if summary.by_side else len(summary.totals)
        self.fit(620, 210 + 30 * rows + 26 * len(summary.remarks))

    def _sentences(self) -> Iterator[Text]:
        yield from self._summary.remarks
        if self._summary.places is None:
            return
        winners = [Seat(seat) for seat, place in enumerate(self._summary.places) if place == 1]
        if len(winners) == len(self._summary.places):
            yield _DRAW
        elif len(winners) == 1:
            yield _WINNER.filled(Who(winners[0]))
        elif tuple(winners) in columns_of(self._summary.sides):
            yield _PARTNERS_WIN.filled(*side_titles([winners]))
        else:
            yield _WINNERS.filled(conjoin([bare(Who(seat)) for seat in winners]))

    def _side_table(self, content: QWidget) -> SideTable:
        summary = self._summary
        lines = [Line(line.label, line.points) for line in summary.scored.lines]
        lines.append(Line(_THIS_DEAL, summary.scored.row, STRONG, signed=True))
        lines.append(Line(_TOTAL, summary.totals, STRONG))
        if summary.needs and summary.places is None:
            lines.append(Line(NEXT_MINIMUM, summary.needs))
        sides = summary.sides or tuple(map(Seat, range(len(summary.totals))))
        return SideTable(content, self.phrases, sides, summary.viewer, lines)

    def _table(self, content: QWidget) -> QFrame:
        """A grid of labels: few enough to be read at once, and each read by a screen reader."""
        box = QFrame(content)
        box.setProperty("role", "box")
        grid = QGridLayout(box)
        grid.setContentsMargins(16, 10, 16, 10)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        lines = self._summary.scored.lines
        headings = [_PLACE, _PLAYER, *(line.label for line in lines), _THIS_DEAL if lines else _POINTS, _TOTAL]
        for column, text in enumerate(headings):
            self._cell(box, grid, 0, column, text, "note")
        grid.setColumnStretch(1, 1)
        grid.addWidget(hairline(box), 1, 0, 1, len(headings))
        for row, seat in enumerate(self._summary.ranking(), start=2):
            self._fill_row(box, grid, row, seat)
        return box

    def _fill_row(self, box: QWidget, grid: QGridLayout, row: int, seat: Seat) -> None:
        scored = self._summary.scored
        order = self._summary.places or places(self._summary.totals, low_wins=self._summary.low_wins)
        best = "strong" if order[seat] == 1 else ""
        cells = [
            (bare(order[seat]), best),
            (bare(Who(seat)), best),
            *((bare(line.points[seat]), "") for line in scored.lines),
            (gain(scored.row[seat]), best),
            (bare(self._summary.totals[seat]), "strong"),
        ]
        for column, (text, role) in enumerate(cells):
            self._cell(box, grid, row, column, text, role)

    def _cell(self, box: QWidget, grid: QGridLayout, row: int, column: int, text: Text, role: str) -> None:
        if row == 0 and column > 1:
            label = paragraph(box, role)
        else:
            label = (NameLabel if column == 1 and row > 0 else PlainLabel)(box)
        label.setProperty("role", role)
        align(label, end=column > 1)
        self._cells.append((label, column > 1))
        self.phrases.put(label.setText, text)
        grid.addWidget(label, row, column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        button = self._by_key.get(latin_key(event.key()))
        if button is None or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            super().keyPressEvent(event)
        else:
            button.click()

    def retranslate(self) -> None:
        super().retranslate()
        for label, end in self._cells:
            align(label, end=end)
        if self._by_side is not None:
            self._by_side.realign()
        self._say_it_all()

    def _say_it_all(self) -> None:
        """The dialog's description, so that a screen reader says the result when it opens."""
        rows = join(_total(seat, self._summary.totals[seat]) for seat in self._summary.ranking())
        sentences = [self.words.text(text) for text in self._sentences()]
        self.setAccessibleDescription(" ".join([*sentences, self.words.text(rows) if rows else ""]).strip())


def _total(seat: Seat, total: int) -> Text:
    return translate("Summary", "%1: %2", "a player and the total").filled(Who(seat), total)
