"""Replay of a finished deal, step by step with open hands, and the transition back into play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays.overlay_panel import SlideAnimation
from cardtable.app.overlays.overlay_style import set_overlay_unit
from cardtable.app.overlays.replay.decision_markers import CostliestPanel, DecisionMarkers, room_on
from cardtable.app.overlays.replay.decision_panel import DecisionPanel
from cardtable.app.overlays.replay.hand_magnifier import HandMagnifier
from cardtable.app.overlays.replay.replay_steps import ReplayStepTexts, ReviewProgress
from cardtable.app.overlays.replay.replay_timeline import ReplayBar, ReplayTimeline, bar_rect
from cardtable.app.widgets.keyboard_navigation import focus_next_part, press_focused
from cardtable.app.window.idle_tasks import IdleQueue
from cardtable.core.basics.incremental import Steps
from cardtable.core.events import CardsMoved, TurnStarted
from cardtable.core.guidance.player_queries import QueryContext
from cardtable.core.session import Update
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.views import View, laid_open
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig
from cardtable.models.deal_replay import DealReplay, ReplayStep
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.felt_texture import felt
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.input.latin_keys import latin_key_of
from cardtable.table.layout.geometry import unit
from cardtable.table.layout.text_scaling import magnification
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_scene import TableScene
from cardtable.table.table_texts import with_capital, with_full_stop
from cardtable.table.table_widget import TableWidget


class ReplayToPlayTransition:
    """One-time transition from a replay into play: bar and panel sink, then the others' hands turn face down."""

    def __init__(self, scene: TableScene, sinking: Sequence[QWidget]) -> None:
        self._scene = scene
        self._slides = [SlideAnimation(widget) for widget in sinking]
        self._left = len(sinking)
        self._done: Callable[[], None] | None = None

    @property
    def is_gone(self) -> bool:
        """True once the transition has begun; nothing else is shown from then on."""
        return self._done is not None

    def go(self, closed: Update[object], done: Callable[[], None]) -> None:
        """Begin the transition; `closed` turns the others' hands face down, `done` is called at the end."""
        if self.is_gone:
            return
        self._done = done
        calm = self._scene.table_style.look.reduce_motion
        for slide in self._slides:
            slide.sink(calm=calm, done=lambda: self._sunk(closed, calm=calm))

    def _sunk(self, closed: Update[object], *, calm: bool) -> None:
        self._left -= 1
        if self._left:
            return
        if calm or not closed.events:
            self._end()
            return
        self._scene.animator.finished.connect(self._turned)
        self._scene.animator.enqueue(closed.view.version, lambda: self._scene.plan(closed))

    def _turned(self, _version: int) -> None:
        self._scene.animator.finished.disconnect(self._turned)
        self._end()

    def _end(self) -> None:
        assert self._done is not None
        self._done()


_NO_FURTHER = translate("Look back", "No other choice cost points.")
_NO_MARK = translate("Look back", "None of your choices is marked here.")
SIDE = 14.0  # pixels of the sketches at the edges of the page


class ReplayPage(QWidget):
    """Replay page; shows one step at a time, independent of record and program."""

    filled = Signal()  # the beginning of the deal is visible
    leaveWanted = Signal()
    playOnWanted = Signal(int, object)  # action of the match before which play is to go on; Text: its name

    def __init__(
        self,
        deal: DealReplay,
        config: MatchConfig,
        renderer: TextRenderer,
        faces: CardPixmaps,
        look: TableLook,
        announcer: Announcer,
        names: Sequence[str],
        portraits: Sequence[int],
    ) -> None:
        """Make the page; `names` and `portraits` are by seat, the viewer is the seat of the deal's views."""
        super().__init__()
        self._renderer, self._seen = renderer, ReplayStepTexts(deal, config)
        self._last = len(self._seen.steps) - 1
        self.here = 0  # index of the step that is shown
        self._room = QSizeF()  # size of the panel that the table has left room for, in pixels
        calm = look._replace(trick_pause_ms=0, round_buttons=False)
        self.table = TableWidget(renderer, faces, calm, announcer, self)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.installEventFilter(self)
        self.table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        scene = self.scene = self.table.scene
        scene.set_people(names, portraits)
        view = deal.steps[0].view
        scene.open_hands()
        scene.narrator.forms = config.game.spoken()
        theme, sides = scene.table_style.theme, config.sides
        own = [Seat(seat) for seat, side in enumerate(sides) if view.seat is not None and side == sides[view.seat]]
        self._pills = DecisionMarkers(scene, renderer, self.table)
        self.panel = DecisionPanel(renderer, faces, theme, self)
        self.panel.playOnWanted.connect(self._play_on)
        self.panel.nextWanted.connect(partial(self._to_mark, 1))
        self.panel.turned.connect(lambda: self._answer(*self.panel.said))
        self.costliest = CostliestPanel(renderer, theme, self)
        self.costliest.chosen.connect(self._go_to_dear)
        self.line = ReplayTimeline(self._seen.cells, portraits, view.seat, own, renderer, theme)
        self.line.chosen.connect(lambda place: self.go_to(self._seen.cells[place].last))
        self.strip = ReplayBar(self.line, renderer, theme, self)
        steps = (
            lambda: self.go_to(0),
            lambda: self.go_to(self.here - 1),
            lambda: self.go_to(self.here + 1, flies=True),
            lambda: self.go_to(self._last),
        )
        self.strip.join(steps, self.leaveWanted.emit)
        self.strip.stackUnder(self.panel)
        HandMagnifier(scene, faces, self, (self.panel, self.costliest, self.strip))
        self._into_play = ReplayToPlayTransition(scene, (self.strip, self.panel))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        scene.animator.finished.connect(self._arrived)
        scene.laidOut.connect(self._lay_panels)
        self._name()
        self.setUpdatesEnabled(False)  # until the first step is visible
        self._filling = self._fill(view, config)
        IdleQueue(self._filling, self, 0)

    def _fill(self, view: View[Any], config: MatchConfig) -> Steps[None]:
        """Show the beginning of the deal, in idle steps; the page has its size by now, so it is laid out once."""
        self.scene.build(laid_open(config.rules().zones), view, config.sides, low_wins=config.low_wins)
        yield
        self._stand()
        yield
        self._show(0)
        yield
        self._lay()
        yield
        self.setUpdatesEnabled(True)
        self.filled.emit()

    def _finish_filling(self) -> None:
        """Finish the remaining steps at once: the person has already asked for another step."""
        for _ in self._filling:
            pass

    def stop(self) -> None:
        self._filling.close()
        self.scene.animator.clear()

    def review(self, actions: Collection[int]) -> ReviewProgress:
        """Begin the review of these actions of the viewer; results are added to it, then shown by `renew`."""
        self._finish_filling()
        reviewed = self._seen.begin_review(actions)
        self._lay()
        return reviewed

    def renew(self, moment: int | None = None) -> None:
        """Show the results of the review so far; `moment`: step of a new result. Animations go on."""
        assert self._seen.review is not None
        if self._into_play.is_gone:
            return
        self.line.set_marks(self._seen.review.marks())
        costliest = self._seen.costliest
        if costliest is not None:
            self.costliest.show_decisions(costliest)
            self._lay()
        if moment == self.here and self.scene.animator.is_idle:
            self._stand()
        elif self.scene.animator.is_idle:
            self._present()
        self._show_verdict()
        if costliest is not None or self._seen.review.failed:
            self.scene.narrator.announce(self._sentences(self._seen.review.notes))

    def go_to(self, moment: int, *, flies: bool = False) -> None:
        """Show a step; `flies`: animate the cards if it is the next one."""
        self._finish_filling()
        self._show(moment, flies=flies)

    def _show(self, moment: int, *, flies: bool = False) -> None:
        if self._into_play.is_gone:
            return
        scene, seen = self.scene, self._seen
        moment = max(0, min(moment, self._last))
        on = moment == self.here + 1
        scene.animator.finish_all()
        cell_before, was, self.here = seen.cell(self.here), seen.verdict(self.here), moment
        shown, cell = seen.steps[moment], seen.cell(moment)
        if flies and on and not scene.table_style.look.reduce_motion and seen.verdict(moment) is None:
            if was is not None:
                scene.snap(seen.steps[moment - 1].view)  # the decision that was shown there has been made
            moved = tuple(event for event in shown.events if isinstance(event, CardsMoved))
            scene.animator.enqueue(shown.view.version, lambda: scene.plan(Update(moved, shown.view)))
        else:
            self._stand()
        self.line.show_cell(cell)
        self._show_verdict()
        self._say(shown, cell, entered=cell != cell_before or moment == seen.cells[cell].first)
        for button, there in zip(self.strip.steps, (0, 0, self._last, self._last), strict=True):
            button.setEnabled(moment != there)

    def set_look(self, look: TableLook) -> None:
        self._finish_filling()
        self.scene.set_look(look._replace(trick_pause_ms=0, round_buttons=False))
        theme = self.scene.table_style.theme
        self.strip.setTheme(theme)
        self.panel.setTheme(theme)
        self.costliest.theme = theme
        self.update()

    def retranslate(self) -> None:
        self._finish_filling()
        self._name()
        self.scene.retranslate()
        self._present()
        self._lay()

    def _name(self) -> None:
        self.setAccessibleName(self._renderer.text(self._seen.title))
        for part in (self.strip, self.panel, self.costliest):
            part.retranslate()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.line.set_led(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.line.set_led(False)

    def event(self, event: QEvent) -> bool:
        """Take the keys for marks and reasons before the table's shortcuts, which give them other meanings."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._marks_by(event):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the same keys from a focused card: the table would report them as unknown."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._marks_by(event):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _marks_by(self, event: QKeyEvent) -> bool:
        """Return whether the key asks for the reason, or there is a review and it goes to a mark."""
        plain, key = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier, latin_key_of(event)
        return plain and (key == Qt.Key.Key_W or (key == Qt.Key.Key_M and self._seen.review is not None))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, whole = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        mirrored = self.isRightToLeft()
        back, on = (Qt.Key.Key_Right, Qt.Key.Key_Left) if mirrored else (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if key in (back, on):
            way = 1 if key == on else -1
            if whole:
                self._step_cell(way)
            else:
                self.go_to(self.here + way, flies=not event.isAutoRepeat())
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(0 if key == Qt.Key.Key_Home else self._last)
        elif latin_key_of(event) == Qt.Key.Key_M:
            self._to_mark(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif latin_key_of(event) == Qt.Key.Key_W and self.panel.verdict is not None:
            self.panel.turn()
        elif latin_key_of(event) == Qt.Key.Key_W:
            self.scene.say(_NO_MARK)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.hasFocus() and self.panel.verdict is not None:
            self._play_on()
        elif key == Qt.Key.Key_F6:
            below = [*self.strip.steps, self.strip.leave]
            focus_next_part(event, self.window(), ([self], self.panel.buttons, self.costliest.rows, below))
        elif key == Qt.Key.Key_Escape:
            self.leaveWanted.emit()
        elif not press_focused(self.window(), event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, felt(self.size(), self.devicePixelRatioF(), self.scene.table_style.theme))

    def known(self) -> QueryContext[object]:
        return self._seen.known(self.here)

    # ---- display

    def _stand(self) -> None:
        _, view = self._seen.shown(self.here)
        self.scene.snap(view)
        self._present()

    def _present(self) -> None:
        display, view = self._seen.shown(self.here)
        self.scene.present(TableDisplay(display), view)
        self._pills.update()

    def _show_verdict(self) -> None:
        seen, here = self._seen, self.here
        has_next = seen.next_mark(here, 1) is not None
        verdict = seen.verdict(here)
        self.panel.show_verdict(verdict, seen.heading(here), has_next=has_next)
        self._lay_panels()
        self._pills.show_done("" if verdict is None else verdict.heading)
        self.costliest.setVisible(not here and seen.costliest is not None)

    def _go_to_dear(self, moment: int) -> None:
        self.go_to(moment)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_on(self) -> None:
        verdict = self.panel.verdict
        if verdict is None:
            return
        line = self._seen.line_from(self.here)
        self._pills.hide()
        self._into_play.go(self._seen.closed(self.here), partial(self.playOnWanted.emit, verdict.action, line))

    def _to_mark(self, way: int) -> None:
        found = self._seen.next_mark(self.here, way)
        if found is not None:
            self.go_to(found)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._seen.next_mark(-1, 1) is not None:
            self._answer(_NO_FURTHER)
        elif self._seen.review is not None:
            self._answer(*self._seen.review.notes)

    def _answer(self, *texts: Text) -> None:
        """Speak the answer to a key."""
        self.scene.narrator.announce(self._sentences(texts), urgent=True)

    def _sentences(self, texts: Sequence[Text]) -> str:
        return " ".join(with_capital(with_full_stop(self._renderer, self._renderer.text(text))) for text in texts)

    def _arrived(self, version: int) -> None:
        if self._seen.steps[self.here].view.version == version and not self._into_play.is_gone:
            self._present()

    def _say(self, moment: ReplayStep, cell: int, *, entered: bool) -> None:
        verdict = self._seen.verdict(self.here)
        where = (self._seen.cells[cell].said,) if entered else ()
        done = tuple(event for event in moment.events if not isinstance(event, TurnStarted))  # no player is to act
        self.scene.narrator.tell_with(where, done, () if verdict is None else verdict.said)

    # ---- steps

    def _step_cell(self, way: int) -> None:
        here = self._seen.cell(self.here)
        complete = self.here == self._seen.cells[here].last
        place = here if way > 0 and not complete else here + way
        self.go_to(self._seen.cells[max(0, min(place, len(self._seen.cells) - 1))].last)

    # ---- layout

    @property
    def _unit(self) -> float:
        return magnification(QSizeF(self.size()))

    @property
    def _is_column(self) -> bool:
        """True if the panels stand in the column beside the trays."""
        return bool(self.scene.board.places.owners)

    def _lay(self) -> None:
        set_overlay_unit(self, self._unit)
        page = QSizeF(self.size())
        strip = bar_rect(page, self._unit)
        panel = self.panel.wanted(small=unit(page), is_column=self._is_column)
        if self._seen.review is not None and panel != self._room:
            self._room = panel
            self.scene.reserve_corner(panel + QSizeF(SIDE, (1 if self._is_column else 2) * SIDE) * self._unit)
        self.table.setGeometry(0, 0, self.width(), round(strip.top() - 4))
        self.strip.lay(strip, page)
        info = self.scene.hud.info
        self.costliest.say_sum(self._seen.sum if info.isHidden() else None)
        self._lay_panels()
        self.update()

    def _lay_panels(self) -> None:
        """Place the panels over no open hand if there is room elsewhere."""
        strip, small = bar_rect(QSizeF(self.size()), self._unit), unit(QSizeF(self.size()))
        top = SIDE * self._unit
        within = QRectF(strip.left(), top, strip.width(), strip.top() - 12 * self._unit - top)
        room = room_on(self.scene, within, self._unit)
        self.panel.lay(room, small=small, is_column=self._is_column)
        wanted = self.panel.wanted(small=small, is_column=self._is_column)
        self.costliest.lay(wanted.width() / self._unit, room)
