"""Controller of the result panel after each deal: shows it, collapses it, and goes on with the match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence

from cardtable.app.match.match_controller import CountedDeal, MatchController
from cardtable.app.overlays.overlay_panel import REPLAY_KEY, InputGuard, OpenOverlay, OverlaySlot
from cardtable.app.overlays.results.deal_result import DealResult, DealResultContext, deal_result
from cardtable.app.overlays.results.deal_result_panel import BACK, LOOK, NEXT, TO_THE_END, DealResultPanel
from cardtable.core.text import translate
from cardtable.table.layout.deal_result_layout import ResultPanelPlace, sheet_place
from cardtable.table.speech import announcer
from cardtable.table.style.text_painting import scale_unit
from cardtable.table.table_texts import with_full_stop

_KEY = translate("Keyboard", "%1: %2", "a command and its keys, as they are spoken")
_TAB = translate("Deal end", "Points of deal %1")
ON_TO_THE_END_MS = 1_200  # from the points of the last deal to the end of the match


class DealResultController(OverlaySlot["_OpenCount"]):
    """Controller of the panel of the deal that was just counted; there is one at most."""

    lookWanted = Signal(int)  # number of the deal to be replayed
    againWanted = Signal(int)  # number of the deal to be played once more
    practiceOver = Signal()  # the result of a practice deal has been seen
    matchEnded = Signal(object)  # CountedDeal: the result of the last deal has been seen

    @property
    def panel(self) -> DealResultPanel | None:
        """Panel on the table, shown or collapsed; None between deals."""
        return None if self.open is None else self.open.panel

    @property
    def counted(self) -> CountedDeal | None:
        """Deal whose panel is open; None without one."""
        return None if self.open is None else self.open.counted

    def show(self, counted: CountedDeal) -> None:
        """Show the result of the deal that was just counted on the table."""
        play = self._program.match
        if play is None:
            return
        here, practised = self._program.may_practise, self._program.practises
        self.forget()
        opened = _OpenCount(self, play, counted, InputGuard(self._clock), here=here, practised=practised)
        self.put(opened)
        opened.panel.nextWanted.connect(self.go_on)
        opened.panel.lookWanted.connect(lambda: self.lookWanted.emit(counted.deal))
        opened.panel.againWanted.connect(lambda: self.againWanted.emit(counted.deal))
        opened.overtaken.connect(self.forget)
        opened.wentOn.connect(self.go_on)
        opened.restore()
        if counted.places is not None and not practised:
            opened.go_on_soon()

    def go_on(self) -> None:
        """Close the panel, shown or collapsed, and go on with the match."""
        opened = self.open
        if opened is None:
            return
        counted, play = opened.counted, opened.play

        def gone() -> None:
            if self.open is not opened:
                return
            self.forget()
            if self._program.match is play and self._program.practises:
                self.practiceOver.emit()
            elif self._program.match is play:
                play.go_on()
                if counted.places is not None:
                    self.matchEnded.emit(counted)

        opened.sink(gone)


class _OpenCount(OpenOverlay):
    """One panel with its tab on one table; follows the table's size."""

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
        """Make the panel; `here`: the match runs in this process; `practised`: the deal is a practice over a match."""
        self.counted, self._patience = counted, patience
        scene, config = play.scene, play.config
        lays_out = bool(scene.board.places.owners)
        at_table = DealResultContext(
            config.sides, play.controller.acting_seat, config.low_wins, config.target, lays_out
        )
        self._count = result_of_deal(play, counted, at_table)
        self._sides = len(self._count.lines) if lays_out else 0
        next_is = BACK if practised else TO_THE_END if counted.places is not None else NEXT
        style = (scene.table_style.theme, scene.table_style.card_style)
        self.panel = panel = DealResultPanel(
            self._count, play.portraits, play.renderer, *style, patience, play.table, next_is=next_is, may_repeat=here
        )
        super().__init__(parent, play, panel, "scores", first=panel.next, look=panel.look)
        self.panel.awayWanted.connect(self.put_away)
        play.scene.animator.started.connect(self.overtaken)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._go_on)
        for wish in (self.panel.awayWanted, self.panel.lookWanted, self.panel.againWanted):
            wish.connect(self._soon.stop)
        self.retranslate()

    @property
    def _calm(self) -> bool:
        return self.play.scene.table_style.look.reduce_motion

    def restore(self) -> None:
        """Show the panel, at first or again, and announce its sentences."""
        self.tab.hide()
        self._cover(self.place.rect)
        self.panel.rise(calm=self._calm)
        renderer = self.play.renderer
        look = _KEY.filled(LOOK, QKeySequence(REPLAY_KEY).toString(QKeySequence.SequenceFormat.NativeText))
        keys = [with_full_stop(renderer, renderer.text(look))] if announcer.is_on() else []
        self.play.scene.narrator.announce(" ".join([*map(renderer.text, self._count.spoken), *keys]))

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
        if self.panel.isHidden() or not self._patience.is_over:
            return

        def show_tab() -> None:
            self._cover(QRectF())
            self.tab.show_at_foot()

        self._soon.stop()
        self.panel.sink(calm=self._calm, done=show_tab)

    def sink(self, done: Callable[[], None]) -> None:
        """Remove the panel with its animation, then call `done`."""
        self.tab.hide()
        if self.panel.isHidden():
            done()
        else:
            self.panel.sink(calm=self._calm, done=done)

    def remove(self) -> None:
        self._cover(QRectF())
        held = self.has_keys
        super().remove()
        if held:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)  # and not on a card that will be dealt

    def renew(self) -> None:
        style = self.play.scene.table_style
        self.panel.setTheme(style.theme, style.card_style)
        self.tab.setTheme(style.theme)
        self.lay()

    def retranslate(self) -> None:
        self.panel.retranslate()
        self.tab.setText(self.play.renderer.text(_TAB.filled(self.counted.deal)))
        self.lay()

    @property
    def place(self) -> ResultPanelPlace:
        return sheet_place(QSizeF(self._table.size()), self.play.config.seats, self._sides, scale_unit())

    def lay(self) -> None:
        place = self.place
        self.panel.lay(place)
        self.tab.lay_at_foot()
        if not self.panel.isHidden():
            self._cover(place.rect)

    def _cover(self, rect: QRectF) -> None:
        """Hide the plates and buttons that the panel covers in part; an empty rectangle shows all again."""
        hud = self.play.scene.hud
        for plate in hud.plates:
            plate.setVisible(not QRectF(plate.geometry()).intersects(rect))
        commands = hud.commands
        commands.setVisible(bool(commands.shown()) and not QRectF(commands.geometry()).intersects(rect))


def result_of_deal(play: MatchController, counted: CountedDeal, table: DealResultContext) -> DealResult:
    """Return the result of a counted deal, with the game's deal summary if it has one."""
    tell = play.config.game.story
    story = None if tell is None else tell(play.config.options, play.config.seats, counted.over)
    return deal_result(counted, story, table)
