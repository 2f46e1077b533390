"""Dialog on the verification of a room's deals: a row for each deal, and the limits of such a check."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, MARGIN, Dialog, Role, ScrollPage, page
from cardtable.app.dialogs.help.fairness_dialog import program_field, program_of
from cardtable.app.dialogs.help.verification_results import DealVerification, Runs, SeedContribution, VerifiedDealRow
from cardtable.app.overlays.overlay_style import mirrored_rect
from cardtable.app.widgets.keyboard_navigation import LEVELS, ParagraphNavigator
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner, painter_on, palette_of, reading_start, sized_font
from cardtable.core.cards import Cards
from cardtable.core.language.card_names import YOU
from cardtable.core.text import Text, TextRenderer, join, translate
from cardtable.core.text import literal_text as name_text
from cardtable.host.room_messages import RoomInfo
from cardtable.net.connection_errors import CARRIED
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.portrait_painter import COMPUTER_GROUND, COMPUTER_INK, paint_portrait, paint_sign
from cardtable.table.art.vector_drawing import HINTS, circle, fill, rounded_rect, stroke, stroke_dashed
from cardtable.table.style.text_painting import paint_text, px, scale_unit

HIGH, RADIUS, PORTRAIT, STEP, TIGHT, MANY = 62, 16, 15, 34, 24, 6
TEXT, PAD, BESIDE = 65, 16, 24  # left edge of the sentence, and the padding beside it

_SIGNS = {
    DealVerification.PLAYING: "clock",
    DealVerification.CORRECT: "check",
    DealVerification.DOUBTFUL: "help",
    DealVerification.UNKNOWN: "clock",
}
_DOUBT = translate("Fairness", "Doubt", "spoken before the sentence about a deal")
_CONTRIBUTED = translate("Fairness", "Contributed: %1.", "names")
_MISSING = translate("Fairness", "Missing: %1.", "names")
_TABLE = translate("Fairness", "the table", "its program contributes a number, too")


class VerifiedDealButton(QRadioButton):
    """Radio button of a deal, as high as its sentence needs."""

    stepped = Signal(object, int)  # the button, and 1 or -1

    def __init__(self, renderer: TextRenderer, row: VerifiedDealRow, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self.row = renderer, row
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # may be narrower than its hint
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        renderer, row = self._renderer, self.row
        said = [renderer.text(row.title)]
        said += [renderer.text(_DOUBT)] if row.verdict is DealVerification.DOUBTFUL else []
        self.setAccessibleName(". ".join(said))
        about = [] if row.sentence is None else [row.sentence]
        there = [_name_of(part) for part in row.parts if not part.missing]
        missing = [_name_of(part) for part in row.parts if part.missing]
        about += [_CONTRIBUTED.filled(join(there))] if there else []
        about += [_MISSING.filled(join(missing))] if missing else []
        self.setAccessibleDescription(" ".join(map(renderer.text, about)))
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(px(500), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(px(300), self.minimumHeight())

    def hitButton(self, place: object) -> bool:
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit a step to the next deal for arrow keys, which would else scroll the page."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(self, -1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        chrome, row = palette_of(self), self.row
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill(painter, rounded_rect(rect, 12), chrome.field)
        chosen = self.isChecked() and row.checked is not None
        edge = chrome.focus if self.hasFocus() else chrome.accent if chosen else chrome.hair
        stroke(painter, rounded_rect(rect, 12), edge, 2 if chosen or self.hasFocus() else 1)
        middle = self._mirrored(
            QRectF(px(PAD), rect.center().y() - px(RADIUS), px(2 * RADIUS), px(2 * RADIUS))
        ).center()
        self._paint_sign(painter, middle)
        for place, part in enumerate(row.parts):
            self._paint_part(painter, part, self._spot(place))
        self._paint_words(painter, rect)
        painter.end()

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        chrome, row = palette_of(self), self.row
        start, title = reading_start(self), QRectF(px(TEXT), 0, self._room(), px(22))
        high = self._sentence_height() if row.sentence is not None else 0
        top = rect.center().y() - (title.height() + high) / 2
        title.moveTop(top)
        bold = sized_font(self, px(15), bold=True)
        paint_text(painter, self._mirrored(title), self._renderer.text(row.title), bold, chrome.ink, start)
        if row.sentence is not None:
            area = QRectF(px(TEXT), top + title.height(), self._room(), high)
            ink = chrome.ink if row.verdict is DealVerification.DOUBTFUL else chrome.ink2
            text = self._renderer.text(row.sentence)
            paint_text(painter, self._mirrored(area), text, self._sentence_font(), ink, start, wrap=True)

    def _paint_sign(self, painter: QPainter, middle: QPointF) -> None:
        chrome, verdict = palette_of(self), self.row.verdict
        ground, ink = chrome.ink2, chrome.field
        if verdict is DealVerification.CORRECT:
            ground, ink = chrome.accent, chrome.on_accent
        elif verdict is DealVerification.DOUBTFUL:
            ground, ink = chrome.heed, chrome.field
        fill(painter, circle(middle.x(), middle.y(), px(RADIUS)), ground)
        half = px(10)
        area = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        paint_icon(painter, _SIGNS[verdict], area, ink)

    def _paint_part(self, painter: QPainter, part: SeedContribution, middle: QPointF) -> None:
        radius = px(PORTRAIT)
        if part.missing:
            amber, half = palette_of(self).heed, radius * 0.55
            stroke_dashed(painter, circle(middle.x(), middle.y(), radius - 1), amber, 1.6, (3, 2))
            area = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            paint_icon(painter, "person", area, amber)
        elif part.portrait is None:
            paint_sign(painter, middle, radius, "computer", COMPUTER_GROUND, COMPUTER_INK)
        else:
            paint_portrait(painter, middle, radius, part.portrait)

    def _spot(self, place: int) -> QPointF:
        x = self.width() - px(PAD + PORTRAIT) - (len(self.row.parts) - 1 - place) * self._step()
        return self._mirrored(QRectF(x - 1, self.height() / 2 - 1, 2, 2)).center()

    def _step(self) -> int:
        return px(STEP if len(self.row.parts) <= MANY else TIGHT)

    def _room(self) -> float:
        parts = len(self.row.parts) * self._step() + px(PAD) if self.row.parts else 0
        return max(120.0, self.width() - px(TEXT) - parts - px(BESIDE))

    def _sentence_font(self) -> QFont:
        return sized_font(self, px(15 if self.row.verdict is DealVerification.DOUBTFUL else 13))

    def _sentence_height(self) -> int:
        if self.row.sentence is None:
            return 0
        room, wrap = QRectF(0, 0, self._room(), 1000).toRect(), int(Qt.TextFlag.TextWordWrap.value)
        metrics = QFontMetrics(self._sentence_font())
        return metrics.boundingRect(room, wrap, self._renderer.text(self.row.sentence)).height()

    def _fit(self) -> None:
        needed = px(22) + self._sentence_height() + px(20)
        self.setMinimumHeight(max(px(HIGH), needed))
        self.update()

    def _mirrored(self, rect: QRectF) -> QRectF:
        return mirrored_rect(rect, QRectF(self.rect()), turned=self.isRightToLeft())


def _name_of(part: SeedContribution) -> Text:
    if part.portrait is None:
        return _TABLE
    return YOU if part.own else name_text(part.name)


tr = partial(translate, "Fairness")

_TITLE = tr("Deal fairness")
_PROMISE = tr(
    "If all numbers came in, nobody could choose the cards: they follow from numbers that everybody's program fixed "
    "before it knew the others'. After each deal your own program checks that, and here is whose numbers came in."
)
_CANNOT = tr("What this can't show")
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
    "You're the host: your program knows all cards while you play, and shows you only your own hand. The others have "
    "to trust that, or play on a server that none of you runs."
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
LARGE = 1.2  # times the usual text: the limits are scrolled with the deals


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
        owner: DialogOwner = NO_OWNER,
    ) -> None:
        """Make the dialog; `cannot`: text about the limits, `pack`: the cards of the game in order."""
        super().__init__(renderer, _TITLE, owner)
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
        foot = self._make_foot(cannot, 0 if scale_unit() > LARGE else MARGIN)
        if scale_unit() > LARGE:
            column.addWidget(foot)
        column.addStretch(1)
        area = ScrollPage(content)
        self.put_body(area)
        ParagraphNavigator(area)
        if scale_unit() <= LARGE:
            self.body.addWidget(foot)
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

    def _make_foot(self, cannot: Text, side: int) -> QWidget:
        foot, column = page(spacing=4)
        column.setContentsMargins(side, 0, side, 10)
        self.phrases.paragraph(column, _CANNOT, "group", LEVELS["group"])
        self.phrases.paragraph(column, cannot, "note")
        self.phrases.paragraph(column, _LEAVES_OUT, "note")
        self.phrases.paragraph(column, CARRIED, "note")
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
            SeedContributionsDialog(self.renderer, row, self._pack, DialogOwner(self, self.chrome)).run()

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

    def __init__(self, renderer: TextRenderer, row: VerifiedDealRow, pack: Cards, owner: DialogOwner) -> None:
        assert row.checked is not None  # callers check that there are numbers
        title = _NUMBERS_OF.filled(row.checked.deal)
        super().__init__(renderer, title, owner)
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
