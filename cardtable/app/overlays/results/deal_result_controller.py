"""Controller of the result panel after each deal: shows it, collapses it, and goes on with the match."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.match.match_controller import CountedDeal, MatchController
from cardtable.app.overlays.overlay_buttons import OverlayButton
from cardtable.app.overlays.overlay_keys import InputGuard
from cardtable.app.overlays.overlay_panel import OverlayRestorer, OverlaySlot
from cardtable.app.overlays.results.deal_result import DealResult, DealResultContext, deal_count
from cardtable.app.overlays.results.deal_result_panel import BACK, NEXT, TO_THE_END, DealResultPanel
from cardtable.app.program import Program
from cardtable.core.text import translate
from cardtable.table.layout.deal_result_layout import ResultPanelPlace, sheet_place
from cardtable.table.style.text_painting import scale_unit

_TAB = translate("Deal end", "Points of deal %1")
ON_TO_THE_END_MS = 1_200  # from the points of the last deal to the end of the match


class DealResultController(QObject):
    """Controller of the panel of the deal that was just counted; there is one at most."""

    lookWanted = Signal(int)  # number of the deal to be replayed
    againWanted = Signal(int)  # number of the deal to be played once more
    practiceOver = Signal()  # the result of a practice deal has been seen
    matchEnded = Signal(object)  # CountedDeal: the result of the last deal has been seen

    def __init__(self, program: Program, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(program)
        self._program = program
        self._clock = clock
        self._one: OverlaySlot[_OpenCount] = OverlaySlot(program, self)

    @property
    def sheet(self) -> DealResultPanel | None:
        """Panel on the table, shown or collapsed; None between deals."""
        return None if self._one.open is None else self._one.open.sheet

    @property
    def tab(self) -> OverlayButton | None:
        """Tab of a collapsed panel; None if it is not shown."""
        return None if self._one.open is None or self._one.open.tab.isHidden() else self._one.open.tab

    @property
    def counted(self) -> CountedDeal | None:
        """Deal whose panel is open; None without one."""
        return None if self._one.open is None else self._one.open.counted

    def show(self, counted: CountedDeal) -> None:
        """Show the result of the deal that was just counted on the table."""
        play = self._program.match
        if play is None:
            return
        self.forget()
        opened = _OpenCount(
            self,
            play,
            counted,
            InputGuard(self._clock),
            here=self._program.local_match is not None,
            practised=self._program.practises,
        )
        self._one.show(opened)
        opened.sheet.nextWanted.connect(self.go_on)
        opened.sheet.lookWanted.connect(lambda: self.lookWanted.emit(counted.deal))
        opened.sheet.againWanted.connect(lambda: self.againWanted.emit(counted.deal))
        opened.overtaken.connect(self.forget)
        opened.wentOn.connect(self.go_on)
        opened.rise()
        if counted.places is not None and not self._program.practises:
            opened.go_on_soon()

    def forget(self) -> None:
        """Remove the panel at once."""
        self._one.forget()

    def go_on(self) -> None:
        """Close the panel, shown or collapsed, and go on with the match."""
        opened = self._one.open
        if opened is None:
            return
        counted, play = opened.counted, opened.play

        def gone() -> None:
            if self._one.open is opened:
                self.forget()
                self._next(play, counted)

        opened.sink(gone)

    def _next(self, play: MatchController, counted: CountedDeal) -> None:
        if self._program.match is play and self._program.practises:
            self.practiceOver.emit()
        elif self._program.match is play:
            play.go_on()
            if counted.places is not None:
                self.matchEnded.emit(counted)


class _OpenCount(QObject):
    """One panel with its tab on one table; follows the table's size."""

    overtaken = Signal()  # the match went on by itself, or an action was undone
    wentOn = Signal()  # it was shown long enough

    def __init__(
        self,
        parent: QObject,
        play: MatchController,
        counted: CountedDeal,
        patience: InputGuard,
        *,
        here: bool,
        practised: bool,
    ) -> None:
        """Make the panel; `here`: the match runs in this process, so that a deal can be played once more.

        `practised`: the deal is a practice, after which the waiting match returns.
        """
        super().__init__(parent)
        self.play, self.counted = play, counted
        self._patience = patience
        self._table: QWidget = play.table
        scene, config = play.scene, play.config
        lays_out = bool(scene.board.places.owners)
        at_table = DealResultContext(
            config.sides, play.controller.acting_seat, config.low_wins, config.target, lays_out
        )
        self._count = count_of(play, counted, at_table)
        self._sides = len(self._count.lines) if lays_out else 0
        self.sheet = DealResultPanel(
            self._count,
            play.portraits,
            play.renderer,
            scene.table_style.theme,
            scene.table_style.card_style,
            patience,
            self._table,
            next_is=BACK if practised else TO_THE_END if counted.places is not None else NEXT,
            may_repeat=here,
        )
        self._back = OverlayRestorer(
            self,
            self._table,
            self.sheet,
            self._lay,
            scene.table_style.theme,
            "scores",
            first=self.sheet.next,
            look=self.sheet.look,
        )
        self.tab = self._back.tab
        self._back.wanted.connect(self.rise)
        self._back.pressed.connect(self.put_away)
        self.sheet.awayWanted.connect(self.put_away)
        play.controller.jumped.connect(self.overtaken)
        play.scene.animator.started.connect(self.overtaken)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._go_on)
        for wish in (self.sheet.awayWanted, self.sheet.lookWanted, self.sheet.againWanted):
            wish.connect(self._soon.stop)
        self._lay()
        self.retranslate()

    @property
    def _calm(self) -> bool:
        return self.play.scene.table_style.look.reduce_motion

    def rise(self) -> None:
        """Show the panel and announce its sentences."""
        self.tab.hide()
        self._cover(self.place.rect)
        self.sheet.rise(calm=self._calm)
        self.play.scene.narrator.announce(" ".join(map(self.play.renderer.text, self._count.spoken)))

    def go_on_soon(self) -> None:
        """Go on after a delay, unless the person uses the panel."""
        self._soon.start(ON_TO_THE_END_MS)

    def _go_on(self) -> None:
        """Go on once the announcement can have been heard: the end of the match takes the focus and speaks, too."""
        wait = self.play.scene.narrator.time_to_hear(behind=0)
        if wait:
            self._soon.start(wait)
        else:
            self.wentOn.emit()

    def put_away(self) -> None:
        """Collapse the panel to its tab; no deal begins."""
        if self.sheet.isHidden() or not self._patience.is_over:
            return
        self._soon.stop()
        self.sheet.sink(calm=self._calm, done=self._show_tab)

    def sink(self, done: Callable[[], None]) -> None:
        """Remove the panel with its animation, then call `done`."""
        self.tab.hide()
        if self.sheet.isHidden():
            done()
        else:
            self.sheet.sink(calm=self._calm, done=done)

    def remove(self) -> None:
        """Remove panel and tab from the table at once."""
        self._cover(QRectF())
        held = self._back.has_keys
        self._back.remove()
        if held:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)  # and not on a card that will be dealt
        self.deleteLater()

    def renew(self) -> None:
        """Apply the look of the table."""
        style = self.play.scene.table_style
        self.sheet.setTheme(style.theme, style.card_style)
        self.tab.setTheme(style.theme)
        self._lay()

    def retranslate(self) -> None:
        self.sheet.retranslate()
        self.tab.setText(self.play.renderer.text(_TAB.filled(self.counted.deal)))
        self._lay()

    @property
    def place(self) -> ResultPanelPlace:
        """Place of the panel on the table at its present size."""
        return sheet_place(QSizeF(self._table.size()), self.play.config.seats, self._sides, scale_unit())

    def _lay(self) -> None:
        place = self.place
        self.sheet.lay(place)
        self.tab.lay_at_foot()
        if not self.sheet.isHidden():
            self._cover(place.rect)

    def _show_tab(self) -> None:
        self._cover(QRectF())
        self.tab.show_at_foot()

    def _cover(self, rect: QRectF) -> None:
        """Hide the plates and buttons that the panel covers in part; an empty rectangle shows all again."""
        hud = self.play.scene.hud
        for plate in hud.plates:
            plate.setVisible(not QRectF(plate.geometry()).intersects(rect))
        commands = hud.commands
        commands.setVisible(bool(commands.shown()) and not QRectF(commands.geometry()).intersects(rect))


def count_of(play: MatchController, counted: CountedDeal, table: DealResultContext) -> DealResult:
    """Return the result of a counted deal, with the game's deal summary if it has one."""
    tell = play.config.game.story
    story = None if tell is None else tell(play.config.options, play.config.seats, counted.over)
    return deal_count(counted, story, table)
