"""What happens on the felt when a deal has been counted: its points come up, are put away, go with the next deal."""

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
    """Owns the sheet of the deal that has just been counted; there is one at most."""

    lookWanted = Signal(int)  # number of a deal that is to be looked at
    againWanted = Signal(int)  # number of a deal that is to be played once more
    practiceOver = Signal()  # the points of a deal that was practised have been seen
    matchEnded = Signal(object)  # Counted: the points of the last deal have been seen

    def __init__(self, program: Program, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(program)
        self._program = program
        self._clock = clock
        self._one: OverlaySlot[_OpenCount] = OverlaySlot(program, self)

    @property
    def sheet(self) -> DealResultPanel | None:
        """The sheet that lies on the table, or has been put away; None between deals."""
        return None if self._one.open is None else self._one.open.sheet

    @property
    def tab(self) -> OverlayButton | None:
        """The tab of a sheet that has been put away."""
        return None if self._one.open is None or self._one.open.tab.isHidden() else self._one.open.tab

    @property
    def counted(self) -> CountedDeal | None:
        """The deal whose sheet lies there."""
        return None if self._one.open is None else self._one.open.counted

    def show(self, counted: CountedDeal) -> None:
        """Bring up the points of a deal that stands on the table."""
        play = self._program.play
        if play is None:
            return
        self.forget()
        opened = _OpenCount(
            self,
            play,
            counted,
            InputGuard(self._clock),
            here=self._program.table is not None,
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
        """Nothing is counted any more: what lies there goes at once."""
        self._one.forget()

    def go_on(self) -> None:
        """The points have been seen, whether they lie there or have been put away."""
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
        if self._program.play is play and self._program.practises:
            self.practiceOver.emit()
        elif self._program.play is play:
            play.go_on()
            if counted.places is not None:
                self.matchEnded.emit(counted)


class _OpenCount(QObject):
    """One sheet with its tab on one table; it follows the table's size."""

    overtaken = Signal()  # the table goes on by itself, or goes back
    wentOn = Signal()  # it has been looked at for long enough

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
        """`here`: the match is played in this process, where a deal can be played once more.

        `practised`: it is no match, and after this deal one goes back to that which waits.
        """
        super().__init__(parent)
        self.play, self.counted = play, counted
        self._patience = patience
        self._table: QWidget = play.table
        scene, terms = play.scene, play.terms
        lays_out = bool(scene.board.places.owners)
        at_table = DealResultContext(terms.sides, play.controller.hands, terms.low_wins, terms.target, lays_out)
        self._count = count_of(play, counted, at_table)
        self._sides = len(self._count.lines) if lays_out else 0
        self.sheet = DealResultPanel(
            self._count,
            play.portraits,
            play.words,
            scene.skin.theme,
            scene.style,
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
            scene.skin.theme,
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
        return self.play.scene.skin.look.reduce_motion

    def rise(self) -> None:
        """Bring the sheet up, and say what it says."""
        self.tab.hide()
        self._cover(self.place.rect)
        self.sheet.rise(calm=self._calm)
        self.play.scene.voice.announce(" ".join(map(self.play.words.text, self._count.spoken)))

    def go_on_soon(self) -> None:
        """Go on without being asked, unless the person wants to look at anything here."""
        self._soon.start(ON_TO_THE_END_MS)

    def _go_on(self) -> None:
        """Not before what was said can have been heard: the end of the match takes the keyboard, and says more."""
        wait = self.play.scene.voice.time_to_hear(behind=0)
        if wait:
            self._soon.start(wait)
        else:
            self.wentOn.emit()

    def put_away(self) -> None:
        """Leave only the tab; nothing is dealt."""
        if self.sheet.isHidden() or not self._patience.is_over:
            return
        self._soon.stop()
        self.sheet.sink(calm=self._calm, done=self._show_tab)

    def sink(self, done: Callable[[], None]) -> None:
        """Go for good."""
        self.tab.hide()
        if self.sheet.isHidden():
            done()
        else:
            self.sheet.sink(calm=self._calm, done=done)

    def remove(self) -> None:
        """Take everything off the table."""
        self._cover(QRectF())
        held = self._back.has_keys
        self._back.remove()
        if held:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)  # and not a card that will be dealt
        self.deleteLater()

    def renew(self) -> None:
        """Look as the table does now."""
        skin = self.play.scene.skin
        self.sheet.setTheme(skin.theme, skin.style)
        self.tab.setTheme(skin.theme)
        self._lay()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.sheet.retranslate()
        self.tab.setText(self.play.words.text(_TAB.filled(self.counted.deal)))
        self._lay()

    @property
    def place(self) -> ResultPanelPlace:
        """Where the sheet lies on the table as it is now."""
        return sheet_place(QSizeF(self._table.size()), self.play.terms.seats, self._sides, scale_unit())

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
        """What would stick out from under the sheet, or show through it, goes meanwhile."""
        furniture = self.play.scene.furniture
        for plate in furniture.plates:
            plate.setVisible(not QRectF(plate.geometry()).intersects(rect))
        commands = furniture.commands
        commands.setVisible(bool(commands.shown()) and not QRectF(commands.geometry()).intersects(rect))


def count_of(play: MatchController, counted: CountedDeal, table: DealResultContext) -> DealResult:
    """What is told of the deal: the game tells its story."""
    tell = play.terms.game.story
    story = None if tell is None else tell(play.terms.options, play.terms.seats, counted.over)
    return deal_count(counted, story, table)
