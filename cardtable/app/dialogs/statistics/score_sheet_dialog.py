"""Score sheet dialog: a grid of all deals, the leader, and a chart of the totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from cardtable.app.dialogs.common.dialog_base import CLOSE, MARGIN, Dialog, Role
from cardtable.app.dialogs.statistics.score_chart import ChartData, ChartWidget
from cardtable.app.widgets.item_views import table_view
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.scores import places
from cardtable.core.text import Text, TextRenderer, conjoin, join, translate
from cardtable.models.score_model import ScoreModel
from cardtable.table.style.text_painting import px, scale_unit

_OPENS = translate("Scores", "Click a deal, or press Enter, to see how it was played.")
NEXT_MINIMUM = translate("Scores", "First meld needs", "points that the next first meld must count")
_TITLE = translate("Scores", "Score sheet")
_NOTHING = translate("Scores", "No deal has been scored yet.")
_LEADS = in_person_form(
    translate("Scores", "%1 leads with %2 point(s).", n=2), {1: translate("Scores", "You lead with %2 point(s).", n=2)}
)
_LEAD = translate("Scores", "%1 lead with %2 point(s) each.", n=2)
_PARTNERS_LEAD = translate("Scores", "%1 lead with %2 point(s).", n=2)
_LOW = translate("Scores", "The lowest total wins.")
_HIGH = translate("Scores", "The highest total wins.")

LOWEST, LOW = 140, 200  # pixels of the grid; of one that has as many rows
FRAME = 3  # pixels around the grid
ROOM = 16  # pixels for a scroll bar below the rows
USUAL_WIDTH, HEIGHT = 820, 720  # pixels of the dialog
HEIGHT_EMPTY = 320  # before the first deal is over
NARROWEST = 64  # pixels of a column

Index = QModelIndex | QPersistentModelIndex


class _Rows(QStyledItemDelegate):
    """Item delegate with bold sums and plain lines below them."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(ScoreModel.KindRole) in ("deal", "total"):
            font = QFont(option.font)
            font.setBold(True)
            option.font = font


class ScoreSheetDialog(Dialog):
    """Score sheet that follows its model: a deal counted while it is open appears at once.

    When the sheet is accepted, `chosen` is the number of the deal to be replayed.
    """

    def __init__(
        self,
        renderer: TextRenderer,
        model: ScoreModel,
        target: int | None = None,
        owner: DialogOwner = NO_OWNER,
        *,
        low_wins: bool = True,
        opens: bool = False,
        outcome: Text | None = None,
    ) -> None:
        """Make the sheet; `opens`: its deals can be replayed, `outcome`: the winner, None until the match is over."""
        super().__init__(renderer, _TITLE, owner)
        self._outcome = outcome
        self._model, self._target, self._low_wins = model, target, low_wins
        self.body.setContentsMargins(MARGIN, 14, MARGIN, 8)
        self.heading(_TITLE)
        self.leader = self.label(_NOTHING, "strong")
        self.view = self._table()
        self.chart = ChartWidget(renderer, self)
        self.body.addWidget(self.view, 3)
        self.body.addWidget(self.chart, 2)
        self.label(_LOW if low_wins else _HIGH, "note")
        self.chosen: int | None = None
        self.opens = self.label(_OPENS, "note") if opens else None
        if opens:
            self.view.activated.connect(self._choose)
            self.view.clicked.connect(self._choose)
            self.view.verticalHeader().sectionClicked.connect(lambda row: self._choose(model.index(row, 0)))
        self.button(CLOSE, Role.RejectRole, primary=True)
        model.modelReset.connect(self._show)
        self._show()
        self.fit(max(USUAL_WIDTH, self._needed_width() / scale_unit()), HEIGHT if model.totals else HEIGHT_EMPTY)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.view.scrollToBottom()  # so that the totals are visible

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit_table()

    def _table(self) -> QTableView:
        view = table_view(self, self._model)
        view.setItemDelegate(_Rows(view))
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        view.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        view.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        view.verticalHeader().setDefaultSectionSize(px(28))
        view.setMinimumHeight(px(LOWEST))
        self.phrases.put(view.setAccessibleName, _TITLE)
        return view

    def retranslate(self) -> None:
        super().retranslate()
        self._model.retranslate()
        self._show()

    def _show(self) -> None:
        names, totals = self._model.names, self._model.totals
        several = tuple(len(seats) > 1 for seats in self._model.columns)
        leads = leader(self._model.titles, totals[-1], self._low_wins, several) if totals else _NOTHING
        said = self._outcome or leads
        self.phrases.put(self.leader.setText, said)
        self.chart.setChart(ChartData(names, totals, self._target))
        for told in (self.chart, self.opens):
            if told is not None:
                told.setVisible(bool(totals))  # hidden before the first deal
        header = self.view.horizontalHeader()
        header.ensurePolished()  # the style sheet's font is larger; no name is cut, or the grid scrolls
        needed = (header.sectionSizeHint(column) for column in range(len(self._model.columns)))
        header.setMinimumSectionSize(max([px(NARROWEST), *needed]))
        self._limit_table()
        self.view.scrollToBottom()

    def _needed_width(self) -> int:
        columns = len(self._model.columns) * self.view.horizontalHeader().minimumSectionSize()
        return columns + self.view.verticalHeader().sizeHint().width() + 2 * (FRAME + MARGIN)

    def _choose(self, index: Index) -> None:
        """Accept the sheet with the deal of this row; a row of totals has none."""
        deal = index.data(ScoreModel.DealRole)
        if deal and self.chosen is None:
            self.chosen = int(deal)
            self.accept()

    def _limit_table(self) -> None:
        """Limit the height of the grid to its rows, so that the chart gets the rest."""
        header = self.view.horizontalHeader()
        rows, head = self.view.verticalHeader().length(), max(header.minimumHeight(), header.sizeHint().height())
        below = ROOM if self._needed_width() > self.width() else 0
        whole = rows + head + 2 * FRAME + below
        self.view.setMinimumHeight(max(px(LOWEST), min(px(LOW), whole)))  # the page scrolls, and not the grid in it too
        self.view.setMaximumHeight(max(px(LOWEST), whole))


def leader(titles: Sequence[Text], totals: Sequence[int], low_wins: bool, several: Sequence[bool] = ()) -> Text:
    """Return a sentence about the leader; `several` tells by title if it is the names of partners."""
    first = [title for title, place in zip(titles, places(totals, low_wins=low_wins), strict=True) if place == 1]
    points = min(totals) if low_wins else max(totals)
    count = abs(points)
    if len(first) == 1:
        if several and several[titles.index(first[0])]:
            return _PARTNERS_LEAD.filled(first[0], points, n=count)
        return _LEADS.filled(first[0], points, n=count)
    listed = join if any(several) else conjoin  # the names of partners already contain an "and"
    return _LEAD.filled(listed(first) or "", points, n=count)
