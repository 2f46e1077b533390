"""Dialog on the verification of a room's deals: results, and the limits of such a check."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, MARGIN, Dialog, Role, ScrollPage, page
from cardtable.app.dialogs.common.text_navigation import LEVELS, ParagraphNavigator
from cardtable.app.dialogs.help.fairness_dialog import program_field, program_of
from cardtable.app.dialogs.help.verification_list import VerifiedDealButton
from cardtable.app.dialogs.help.verification_results import DealVerification, Runs, VerifiedDealRow
from cardtable.app.widgets.palette import AppPalette
from cardtable.core.cards import Cards
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.host.room_messages import RoomInfo

tr = partial(translate, "Fairness")

_TITLE = tr("Deal fairness")
_PROMISE = tr(
    "If all numbers came in, nobody could choose the cards: they follow from numbers that everybody's program fixed "
    "before it knew the others'. After each deal your own program checks that, and here is whose numbers came in."
)
_CANNOT = tr("What this cannot show")
_HOST_SEES = tr(
    "The computer that runs the table, %1's or a server, knows all cards while you play. It shows each of you only "
    "your own hand. If you don't trust that, play on a server that none of you runs."
)
_LEAVES_OUT = tr(
    "The computer that runs the table can leave a number out, but then the program of that player says so. A player "
    "and the person who runs that computer can agree in secret to choose between two deals. Deals that were made while "
    "you were away depend on the others' numbers."
)
_I_HOST = tr(
    "You host: your program knows all cards while you play, and shows you only your own hand. The others have to "
    "trust that, or play on a server that none of you runs."
)
_SERVER_SEES = tr(
    "The server that you play on knows all cards while you play. It shows each of you only your own hand, but the "
    "person who runs it could look."
)
_NONE_YET = tr("No deal has been played yet.")
_NUMBERS = tr("Numbers of deal %1…")
_NUMBERS_OF = tr("Numbers of deal %1")
_SEED = tr("Everybody's numbers, the secret that follows from them, and the lines that check it")
_COPY = tr("Copy all")
_COPIED = tr("Copied")


def what_it_cannot_show(info: RoomInfo, runs: Runs) -> Text:
    """Return the text about the limits of verification, depending on which computer runs the room."""
    if runs is Runs.HERE:
        return _I_HOST
    return _SERVER_SEES if runs is Runs.SERVER or info.host is None else _HOST_SEES.filled(info.seats[info.host].name)


class DealVerificationDialog(Dialog):
    """Dialog with a list of verified deals, the newest first, and access to the numbers of the chosen one."""

    def __init__(
        self,
        renderer: TextRenderer,
        rows: Sequence[VerifiedDealRow],
        cannot: Text,
        pack: Cards,
        parent: QWidget | None = None,
        chrome: AppPalette | None = None,
    ) -> None:
        """Make the dialog; `cannot`: text about the limits, `pack`: the cards of the game in order."""
        super().__init__(renderer, _TITLE, parent, chrome)
        self._pack = pack
        content, column = page()
        self.phrases.paragraph(column, _TITLE, "heading", LEVELS["heading"])
        self.phrases.paragraph(column, _PROMISE)
        self._rows = [VerifiedDealButton(renderer, row, content) for row in rows]
        for button in self._rows:
            column.addWidget(button)
            button.toggled.connect(self._choose)
            button.stepped.connect(self._step)
        if not rows:
            self.phrases.paragraph(column, _NONE_YET, "note")
        column.addStretch(1)
        area = ScrollPage(content)
        self.put_body(area)
        ParagraphNavigator(area)
        self.body.addWidget(self._make_foot(cannot))
        self._numbers = self.button(_NUMBERS.filled(0), Role.ActionRole, self._show_numbers)
        self._copy = self.button(_COPY, Role.ActionRole, self._copy_all)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self._first_chosen()
        self._choose()
        self.fit(760, 600)

    @property
    def rows(self) -> list[VerifiedDealButton]:
        """Buttons of the deals, the newest first."""
        return self._rows

    def retranslate(self) -> None:
        super().retranslate()
        for button in self._rows:
            button.retranslate()

    def _step(self, row: VerifiedDealButton, by: int) -> None:
        place = min(max(self._rows.index(row) + by, 0), len(self._rows) - 1)
        self._rows[place].setFocus(Qt.FocusReason.TabFocusReason)
        self._rows[place].setChecked(True)

    def _make_foot(self, cannot: Text) -> QWidget:
        foot, column = page(spacing=4)
        column.setContentsMargins(MARGIN, 0, MARGIN, 10)
        self.phrases.paragraph(column, _CANNOT, "group", LEVELS["group"])
        self.phrases.paragraph(column, cannot, "note")
        self.phrases.paragraph(column, _LEAVES_OUT, "note")
        return foot

    def _first_chosen(self) -> None:
        known = [button for button in self._rows if button.row.checked is not None]
        doubtful = [button for button in known if button.row.verdict is DealVerification.DOUBTFUL]
        for button in (doubtful or known)[:1]:
            button.setChecked(True)
            button.setFocus()

    @property
    def _chosen(self) -> VerifiedDealRow | None:
        return next((button.row for button in self._rows if button.isChecked()), None)

    def _choose(self, _on: bool = True) -> None:
        row = self._chosen
        known = row is not None and row.checked is not None
        self._numbers.setEnabled(known)
        if row is not None and row.checked is not None:
            self.phrases.put(self._numbers.setText, _NUMBERS.filled(row.checked.deal))

    def _show_numbers(self) -> None:
        row = self._chosen
        if row is not None and row.checked is not None:
            SeedContributionsDialog(self.renderer, row, self._pack, self, self.chrome).exec()

    def _copy_all(self) -> None:
        parts = []
        for row in (button.row for button in self._rows):
            sentence = [] if row.sentence is None else [self.renderer.text(row.sentence)]
            parts.append("\n".join([self.renderer.text(row.title), *sentence]))
            if row.checked is not None:
                parts.append(program_of(row.checked, self._pack, row.parts))
        QGuiApplication.clipboard().setText("\n\n".join(parts))
        self.phrases.put(self._copy.setText, _COPIED)


class SeedContributionsDialog(Dialog):
    """Dialog with all numbers that the verification of one deal used."""

    def __init__(
        self, renderer: TextRenderer, row: VerifiedDealRow, pack: Cards, parent: QWidget, chrome: AppPalette
    ) -> None:
        assert row.checked is not None  # callers check that there are numbers
        title = _NUMBERS_OF.filled(row.checked.deal)
        super().__init__(renderer, title, parent, chrome)
        self._program = program_of(row.checked, pack, row.parts)
        self.heading(title)
        self.label(_SEED)
        text = program_field(self._program, 220, self)
        self.phrases.put(text.setAccessibleName, title)
        self.body.addWidget(text)
        self._copy = self.button(_COPY, Role.ActionRole, self._copy_all)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.fit(700, 480)

    def _copy_all(self) -> None:
        QGuiApplication.clipboard().setText(self._program)
        self.phrases.put(self._copy.setText, _COPIED)
