"""Dialog with the whole statistics: a row per game, rules and level."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QTableView

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role
from cardtable.app.forms.form_rows import preset_label
from cardtable.app.settings.setting_choices import Level
from cardtable.app.statistics.statistics_store import StatisticsRow
from cardtable.app.widgets.basic_widgets import PlainLabel, fill_box
from cardtable.app.widgets.choice_controls import ToggleSwitch
from cardtable.app.widgets.item_views import GridData, TextGridModel, table_view
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.language.number_text import per_cent
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.host.seat_assignment import BOT, PEOPLE, PEOPLE_WITH_UNDO
from cardtable.table.style.text_painting import px

_TITLE = translate("Statistics", "Statistics")
_EMPTY = translate("Statistics", "Nothing here yet: play a match to its end.")
_EXPORT = translate("Statistics", "Export as CSV…")
_OWN = translate("Statistics", "Custom rules")
_MIXED = translate("Statistics", "Mixed")
_PEOPLE = {
    PEOPLE: translate("Statistics", "People"),
    PEOPLE_WITH_UNDO: translate("Statistics", "People, moves undone"),
    BOT: translate("Statistics", "Bots", "programs of the person's own, as opponents"),
}
_TENTHS = translate("Statistics", "%1.%2", "a number with one decimal place")
_MINUS_TENTHS = translate("Statistics", "−%1.%2", "a negative number with one decimal place")
_PER_CENT = translate("Statistics", "%1 (%2 %)", "matches won, and their share")
_HEADINGS = (
    translate("Statistics", "Game"),
    translate("Statistics", "Rules", "column of the statistics"),
    translate("Statistics", "Against", "column of the statistics: the level of the computer players"),
    translate("Statistics", "Matches"),
    translate("Statistics", "Won", "column of the statistics: number of matches"),
    translate("Statistics", "Average place"),
    translate("Statistics", "Points per deal"),
    translate("Statistics", "Moons"),
    translate("Statistics", "Best streak"),
    translate("Statistics", "Undone", "column of the statistics: number of deals"),
)

_ABOUT = translate(
    "Statistics",
    "“Undone” counts the deals in which a move was undone after more cards had been seen. Only the first result of a "
    "deal counts.",
)
_UNTOUCHED = translate("Statistics", "Leave out deals and matches with undone moves")

FULL, EMPTY = (1240, 520), (560, 220)  # pixels of the dialog
AROUND, BESIDE = 10, 26  # pixels above and below the lines of a row together, and at their sides
FIGURES = frozenset(range(3, 10))  # columns of numbers
NARROWEST = 110  # pixels of a column of words in two lines


class StatisticsDialog(Dialog):
    """Dialog with a row per game, rules and level; `export` asks for a file and writes it.

    `untouched` are the same statistics without deals and matches in which an action was undone.
    """

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        rows: Sequence[StatisticsRow],
        untouched: Sequence[StatisticsRow],
        export: Callable[[], None],
        owner: DialogOwner = NO_OWNER,
    ) -> None:
        super().__init__(renderer, _TITLE, owner)
        self._all, self._untouched = (
            GridData(_HEADINGS, tuple(_cells(games, row) for row in some), FIGURES) for some in (rows, untouched)
        )
        self._cells = self._all
        self._model = TextGridModel(renderer, self._cells, self)
        self.heading(_TITLE)
        self.view: QTableView | None = None
        if rows:
            self.view = table_view(self, self._model)
            self.view.verticalHeader().hide()
            self.view.setCurrentIndex(self._model.index(0, 0))
            self.phrases.put(self.view.setAccessibleName, _TITLE)
            self.body.addWidget(self.view, 1)
            self.filter = self._filter()
            self.label(_ABOUT, "note")
        else:
            self.label(_EMPTY)
            self.body.addStretch(1)
        self.export = self.button(_EXPORT, Role.ActionRole, export)
        self.export.setEnabled(bool(rows))
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.fit(*(FULL if rows else EMPTY))

    def _filter(self) -> ToggleSwitch:
        switch, row = ToggleSwitch(self), QHBoxLayout()
        label = PlainLabel(self)
        label.setBuddy(switch)
        self.phrases.put(label.setText, _UNTOUCHED)
        self.phrases.put(switch.setAccessibleName, _UNTOUCHED)
        switch.toggled.connect(self._choose)
        self.body.addLayout(row)
        fill_box(row, switch, (label, 1))
        return switch

    def _choose(self, untouched: bool) -> None:
        self._cells = self._untouched if untouched else self._all
        self._model.setCells(self._cells)
        self._spread()

    def retranslate(self) -> None:
        super().retranslate()
        self._model.setCells(self._cells)
        self._spread()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Give the remaining width to the rules; without any, games and rules take two lines, or the grid scrolls."""
        if self.view is None:
            return
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        room = self.view.viewport().width()
        if header.length() < room:
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        elif room - (header.length() - header.sectionSize(0) - header.sectionSize(1)) >= 2 * px(NARROWEST):
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
            self._raise_rows(self.view)

    def _raise_rows(self, view: QTableView) -> None:
        """Set the height of two lines for rows whose game or rules are too long for their column."""
        metrics, header = view.fontMetrics(), view.horizontalHeader()
        for row in range(len(self._cells.rows)):
            names = [str(self._model.index(row, column).data()) for column in (0, 1)]
            wide = any(metrics.horizontalAdvance(n) + px(BESIDE) > header.sectionSize(c) for c, n in enumerate(names))
            usual = view.verticalHeader().defaultSectionSize()
            view.setRowHeight(row, 2 * metrics.lineSpacing() + px(AROUND) if wide else usual)


def _cells(games: Mapping[str, AnyGame], row: StatisticsRow) -> tuple[object, ...]:
    group = row.group
    definition = games.get(group.game)
    share = round(per_cent(row.wins / row.matches)) if row.matches else 0
    return (
        definition.name if definition is not None else group.game,
        _rules(definition, group.preset),
        level_name(group.level),
        row.matches,
        _PER_CENT.filled(row.wins, share),
        decimal(row.mean_place),
        decimal(row.mean_points),
        row.moons,
        row.best_streak,
        row.taken_back,
    )


def level_name(level: str) -> Text:
    """Return the name of the opponents in results of this level."""
    return _PEOPLE.get(level) or next((known.label for known in Level if known.value == level), _MIXED)


def _rules(definition: AnyGame | None, preset: str) -> Text:
    if definition is None or preset not in definition.options.PRESETS:
        return _OWN
    return preset_label(definition.options, preset)


def decimal(value: float | None) -> Text | None:
    """Return a number with one decimal place, in parts for the number formatter; None for None."""
    if value is None:
        return None
    whole, tenth = divmod(round(abs(value) * 10), 10)
    return (_MINUS_TENTHS if value < 0 and (whole or tenth) else _TENTHS).filled(whole, tenth)
