"""Dialog with saved unfinished matches, to resume or delete them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHeaderView

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role
from cardtable.app.dialogs.common.question_dialogs import ask_confirmation
from cardtable.app.storage.saved_matches import SavedMatch
from cardtable.app.widgets.item_views import GridData, TextGridModel, table_view
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.app.window.idle_tasks import IncrementalTask
from cardtable.core.basics.incremental import Steps
from cardtable.core.text import Text, TextRenderer, translate

_TITLE = translate("Unfinished games", "Unfinished games")
_KEPT = translate("Unfinished games", "They are kept until you continue or delete them.")
_EMPTY = translate("Unfinished games", "None yet. A game you leave for another one is kept here until you continue it.")
_PLAY_ON = translate("Unfinished games", "Continue")
_DELETE = translate("Unfinished games", "Delete…")
_SURE = translate("Unfinished games", "Delete this game?")
_GONE = translate("Unfinished games", "It can't be brought back.")
_DELETE_IT = translate("Unfinished games", "Delete it")
_HEADINGS = (
    translate("Unfinished games", "Game"),
    translate("Unfinished games", "Last played"),
    translate("Unfinished games", "Players"),
    translate("Unfinished games", "Deal", "column: the number of the deal in play"),
    translate("Unfinished games", "Your points"),
)
_UNREADABLE = translate("Unfinished games", "can't be read")
_TODAY = translate("Unfinished games", "today")
_YESTERDAY = translate("Unfinished games", "yesterday")
_DAYS_AGO = translate("Unfinished games", "%1 day(s) ago", n=2)


class SavedMatchesDialog(Dialog):
    """Dialog of saved matches; after `exec()` is accepted, `chosen` is the file to resume.

    `remove` deletes a file and returns whether that worked. `may_play_on` is asked last, while the dialog is still
    open. Deals and points are filled in by `score`, row by row, without blocking the window.
    """

    def __init__(
        self,
        renderer: TextRenderer,
        kept: Sequence[SavedMatch],
        score: Callable[[SavedMatch], Steps[SavedMatch]],
        remove: Callable[[Path], bool],
        owner: DialogOwner = NO_OWNER,
        *,
        may_play_on: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(renderer, _TITLE, owner)
        self._kept = list(kept)
        self._score, self._remove = score, remove
        self._may_play_on = may_play_on
        self.chosen: Path | None = None
        self.heading(_TITLE)
        self._note = self.label(_KEPT, "note")
        self._model = TextGridModel(renderer, self._cells(), self)
        self.view = table_view(self, self._model)
        self.view.verticalHeader().hide()
        self.view.doubleClicked.connect(lambda _index: self._play_on())
        self.phrases.put(self.view.setAccessibleName, _TITLE)
        self.body.addWidget(self.view, 1)
        self.body.addStretch()  # without a list the sentence stays under the heading
        self.play_on = self.button(_PLAY_ON, Role.AcceptRole, self._play_on, primary=True)
        self.delete = self.button(_DELETE, Role.ActionRole, self._delete)
        self.button(CLOSE, Role.RejectRole)
        self._show_all()
        self.fit(760, 420)
        IncrementalTask(self._scores(), lambda _nothing: None, self)

    def retranslate(self) -> None:
        super().retranslate()
        self._show_all()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._spread()

    def selected(self) -> SavedMatch | None:
        row = self.view.currentIndex().row()
        return self._kept[row] if 0 <= row < len(self._kept) else None

    def _scores(self) -> Steps[None]:
        for kept in tuple(self._kept):
            yield
            scored = yield from self._score(kept)
            if kept in self._kept:
                self._kept[self._kept.index(kept)] = scored
                self._show_all()

    def _show_all(self) -> None:
        row = max(self.view.currentIndex().row(), 0)
        self._model.setCells(self._cells())
        self.view.setCurrentIndex(self._model.index(min(row, len(self._kept) - 1), 0))  # also selects the row
        self.view.setVisible(bool(self._kept))
        self.phrases.put(self._note.setText, _KEPT if self._kept else _EMPTY)
        self.play_on.setEnabled(bool(self._kept))
        self.delete.setEnabled(bool(self._kept))
        self._spread()

    def _spread(self) -> None:
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _cells(self) -> GridData:
        rows = (
            (kept.game or _UNREADABLE, days_ago(kept.days), kept.seats or None, kept.deal, kept.points)
            for kept in self._kept
        )
        return GridData(_HEADINGS, tuple(rows), frozenset({2, 3, 4}))

    def _play_on(self) -> None:
        kept = self.selected()
        if kept is not None and self._may_play_on():
            self.chosen = kept.path
            self.accept()

    def _delete(self) -> None:
        kept = self.selected()
        owner = DialogOwner(self, self.chrome)
        if kept is None or not ask_confirmation(self.renderer, _SURE, _GONE, _DELETE_IT, owner):
            return
        if self._remove(kept.path):
            self._kept = [one for one in self._kept if one.path != kept.path]  # may have been scored meanwhile
            self._show_all()


def days_ago(days: int) -> Text:
    """Return a relative date, `days` before today."""
    near = (_TODAY, _YESTERDAY)
    return near[days] if days < len(near) else _DAYS_AGO.filled(days, n=days)
