"""A finished deal, looked at move by move: the table with all hands open, and below it the time line."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.felt.felt_buttons import RING, FeltButton, Weight
from cardtable.app.felt.felt_unit import put_in_force
from cardtable.app.felt.look_back.choice_pills import ChoicePills
from cardtable.app.felt.look_back.dearest_panel import Dear, DearestPanel
from cardtable.app.felt.look_back.reviewed import Reviewed
from cardtable.app.felt.look_back.time_cells import cell_at, cells_of, passed_in
from cardtable.app.felt.look_back.time_line import RoundIcon, TimeLine
from cardtable.app.felt.look_back.verdict_panel import NARROW, WIDE, VerdictPanel
from cardtable.app.felt.look_back.verdicts import Decided, Verdict, before_deciding, from_where, heading_of
from cardtable.app.felt.mirroring import place_on
from cardtable.app.felt.sheet import STRIP_RADIUS, paint_sheet
from cardtable.app.widgets.enter import press_focused
from cardtable.core.controls import Display, Draft
from cardtable.core.events import CardsMoved, TrickWon, TurnStarted
from cardtable.core.session import Update
from cardtable.core.table_questions import Known
from cardtable.core.text import Text, Words, translate
from cardtable.core.views import View, laid_open
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.host.match_terms import Terms
from cardtable.models.past_deals import Moment, PastDeal
from cardtable.models.past_tricks import marks_of_last
from cardtable.table.art.card_faces import CardFaces
from cardtable.table.art.drawing import HINTS
from cardtable.table.art.felt import felt
from cardtable.table.cards.shown import Shown
from cardtable.table.furniture.writings import at_rest
from cardtable.table.input.alphabets import latin_key
from cardtable.table.layout.geometry import between, unit
from cardtable.table.layout.magnify import growth
from cardtable.table.painting.look import TableLook
from cardtable.table.painting.tips import set_tip
from cardtable.table.speech.mouth import Mouth
from cardtable.table.widget import TableWidget

_LOOKING = translate("Look back", "Looking at deal %1")
_OPEN = translate("Look back", "All hands are open")
_LEAVE = translate("Look back", "Leave", "stop looking at a deal")
_FIRST = translate("Look back", "To the beginning of the deal")
_BACK = translate("Look back", "One card back")
_ON = translate("Look back", "One card on")
_LAST = translate("Look back", "To the end of the deal")
_NO_TASK = Text("", "")
SIDE, FOOT = 14.0, 10.0  # pixels of the sketches around the strip


class LookBackPage(QWidget):
    """Shows one moment after another; knows neither record nor program."""

    leaveWanted = Signal()
    playOnWanted = Signal(int, object)  # an action of the match, before which one wants to go on; Text: which that is

    def __init__(
        self,
        deal: PastDeal,
        terms: Terms,
        words: Words,
        faces: CardFaces,
        look: TableLook,
        mouth: Mouth,
        names: Sequence[str],
        portraits: Sequence[int],
    ) -> None:
        """`names` and `portraits` by seat; the cards are seen from the seat of the deal's views."""
        super().__init__()
        self._deal, self._terms, self._words = deal, terms, words
        self._moments = deal.moments
        self._controls = terms.controls()
        self._here = 0
        self._review: Reviewed | None = None
        calm = look._replace(trick_pause_ms=0, round_buttons=False)
        self.table = TableWidget(words, faces, calm, mouth, self)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.installEventFilter(self)
        self.table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        scene = self.scene = self.table.scene
        scene.set_people(names, portraits)
        view = self._moments[0].view
        scene.open_hands()
        scene.build(laid_open(terms.rules().zones), view, terms.sides, low_wins=terms.low_wins)
        scene.voice.set_forms(terms.game.spoken())
        self._cells = cells_of(self._moments, terms.kinds, self._points, terms.game.worth)
        theme = scene.skin.theme
        sides = terms.sides
        own = [Seat(seat) for seat, side in enumerate(sides) if view.seat is not None and side == sides[view.seat]]
        self.line = TimeLine(self._cells, portraits, view.seat, own, words, theme, self)
        self.line.chosen.connect(self._choose_cell)
        self._pills = ChoicePills(scene, words, self.table)
        self.panel = VerdictPanel(words, faces, theme, self)
        self.panel.playOnWanted.connect(self._play_on)
        self.panel.nextWanted.connect(partial(self._to_mark, 1))
        self.dearest = DearestPanel(words, theme, self)
        self.dearest.chosen.connect(self._go_to_dear)
        self._steps = [RoundIcon(icon, theme, self) for icon in ("first", "past", "on", "last")]
        for button, step in zip(self._steps, (self._to_first, self._back, self._on, self._to_last), strict=True):
            button.clicked.connect(step)
        self.leave = FeltButton(theme, Weight.PLATE, self, size=14, high=38)
        self.leave.clicked.connect(self.leaveWanted)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        scene.animator.finished.connect(self._arrived)
        self.retranslate()
        self.go_to(0)

    @property
    def here(self) -> int:
        """Which moment is shown."""
        return self._here

    def review(self, actions: Collection[int]) -> Reviewed:
        """These actions of the viewer are being judged: what is found is to be added, and then shown by `renew`."""
        game = self._terms.game
        self.scene.make_room(strip=True)  # for the panel
        self._review = Reviewed(self._moments, self._cells, game, low_wins=self._terms.low_wins, open_actions=actions)
        return self._review

    def renew(self, moment: int | None = None) -> None:
        """Something new was found, of what was done at this moment; what moves goes on."""
        assert self._review is not None
        self.line.set_marks(self._review.marks())
        dearest = self._review.dearest
        if dearest is not None:
            self._list_dearest(dearest)
        if moment == self._here and self.scene.is_idle:
            self._stand(self._moments[moment])
        elif self.scene.is_idle:
            self._present(self._moments[self._here])
        self._show_verdict()

    def go_to(self, moment: int, *, flies: bool = False) -> None:
        """Show a moment; `flies`: the cards move there, where it is the next one."""
        moment = max(0, min(moment, len(self._moments) - 1))
        scene, on = self.scene, moment == self._here + 1
        scene.animator.finish_all()
        cell_before, was, self._here = cell_at(self._cells, self._here), self._verdict_at(self._here), moment
        shown = self._moments[moment]
        cell = cell_at(self._cells, moment)
        if flies and on and not scene.skin.look.reduce_motion and self._verdict_at(moment) is None:
            if was is not None:
                scene.snap(self._moments[moment - 1].view)  # what was chosen there has been done
            moved = tuple(event for event in shown.events if isinstance(event, CardsMoved))
            scene.animator.enqueue(shown.view.version, lambda: scene.plan(Update(moved, shown.view)))
        else:
            self._stand(shown)
        self.line.show_cell(cell)
        self._show_verdict()
        self._say(shown, cell, entered=cell != cell_before or moment == self._cells[cell].first)
        for button, there in zip(self._steps, (0, 0, len(self._moments) - 1, len(self._moments) - 1), strict=True):
            button.setEnabled(moment != there)

    def set_look(self, look: TableLook) -> None:
        """Look as tables do now."""
        self.scene.set_look(look._replace(trick_pause_ms=0, round_buttons=False))
        theme = self.scene.skin.theme
        self.line.theme = theme
        for button in self._steps:
            button.theme = theme
        self.leave.setTheme(theme)
        self.panel.setTheme(theme)
        self.dearest.theme = theme
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._words.text
        self.setAccessibleName(say(_LOOKING.filled(self._deal.number)))
        self.leave.setText(say(_LEAVE))
        for button, name in zip(self._steps, (_FIRST, _BACK, _ON, _LAST), strict=True):
            button.setAccessibleName(say(name))
            set_tip(button, say(name))
        self.panel.retranslate()
        self.dearest.retranslate()
        self.scene.retranslate()
        self._present(self._moments[self._here])
        self._lay()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.line.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.line.update()

    def event(self, event: QEvent) -> bool:
        """Marks and reasons have keys that answer other questions at the table."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._marks_by(event):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The same while a card is looked at: the table would say that the key means nothing."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._marks_by(event):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _marks_by(self, event: QKeyEvent) -> bool:
        """Whether a key is one that goes to a mark or asks for the reason, where there are any."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        return plain and self._review is not None and latin_key(event.key()) in (Qt.Key.Key_M, Qt.Key.Key_W)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, whole = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        back, on = (Qt.Key.Key_Right, Qt.Key.Key_Left) if mirrored else (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if key in (back, on):
            way = 1 if key == on else -1
            if whole:
                self._step_cell(way)
            else:
                self.go_to(self._here + way, flies=not event.isAutoRepeat())
        elif key == Qt.Key.Key_Home:
            self._to_first()
        elif key == Qt.Key.Key_End:
            self._to_last()
        elif latin_key(key) == Qt.Key.Key_M:
            self._to_mark(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif latin_key(key) == Qt.Key.Key_W and self.panel.verdict is not None:
            self.panel.turn()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.hasFocus() and self.panel.verdict is not None:
            self._play_on()
        elif key == Qt.Key.Key_Escape:
            self.leaveWanted.emit()
        elif not press_focused(self.window(), event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        theme = self.scene.skin.theme
        painter.drawPixmap(0, 0, felt(self.size(), self.devicePixelRatioF(), theme))
        paint_sheet(painter, self._strip, theme, STRIP_RADIUS, self._unit)

    def known(self) -> Known[object]:
        """What the moment shown tells whoever asks: all hands are open, and nobody is to act."""
        moments = self._moments[: self._here + 1]
        view = moments[-1].view
        return Known(
            view=view,
            kinds=ZoneKinds(laid_open(self._terms.rules().zones)),
            display=self._display(moments[-1]),
            sides=self._terms.sides,
            heard=tuple(event for moment in moments for event in moment.events),
        )

    # ---- what is shown

    def _points(self, view: View[object]) -> list[int]:
        """By seat, what a deal has brought so far as the plates say it."""
        plates = self._controls.display(view, Draft()).plates
        return [plate.points or 0 for plate in plates]

    def _stand(self, moment: Moment) -> None:
        """Show a moment without motion: one at which the viewer chose as it was before the choice."""
        decided = self._decided(moment)
        self.scene.snap(moment.view if decided is None else decided.view)
        self._present(moment)

    def _present(self, moment: Moment) -> None:
        decided = self._decided(moment)
        if decided is None:
            self.scene.present(Shown(self._display(moment)), moment.view)
        else:
            display = self._display(replace(moment, view=decided.view, events=()))
            self.scene.present(Shown(replace(display, marks={**display.marks, **decided.marks})), decided.view)
        self._pills.update()

    def _verdict_at(self, moment: int) -> Verdict | None:
        return None if self._review is None else self._review.verdict_at(moment)

    def _decided(self, moment: Moment) -> Decided | None:
        """The table at the viewer's decision of the moment that is shown."""
        verdict = self._verdict_at(self._here)
        if verdict is None or not self._here:
            return None
        end = self._moments[self._cells[cell_at(self._cells, self._here)].last]
        return before_deciding(self._moments[self._here - 1], moment, end, verdict, self._terms.kinds)

    def _show_verdict(self) -> None:
        verdict = self._verdict_at(self._here)
        review = self._review
        heading = _NO_TASK
        if verdict is not None:
            heading = heading_of(verdict, cell_at(self._cells, self._here), self._terms.kinds)
        has_next = review is not None and review.next_mark(self._here, 1) is not None
        self.panel.show_verdict(verdict, heading, has_next=has_next)
        self.dearest.setVisible(not self._here and review is not None and review.dearest is not None)

    def _list_dearest(self, dearest: Sequence[tuple[int, Verdict]]) -> None:
        kinds = self._terms.kinds
        self.dearest.show_dearest(
            [
                Dear(moment, heading_of(one, cell_at(self._cells, moment), kinds), one.cost, one.number, one.reason)
                for moment, one in dearest
            ]
        )
        self._lay()

    def _go_to_dear(self, moment: int) -> None:
        self.go_to(moment)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_on(self) -> None:
        verdict = self.panel.verdict
        if verdict is not None:
            cell = cell_at(self._cells, self._here)
            self.playOnWanted.emit(verdict.action, from_where(cell, self._deal.number, self._terms.kinds))

    def _to_mark(self, way: int) -> None:
        found = None if self._review is None else self._review.next_mark(self._here, way)
        if found is not None:
            self.go_to(found)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _display(self, moment: Moment) -> Display:
        display = self._controls.display(moment.view, Draft())
        cell = cell_at(self._cells, self._here)
        passed = passed_in(moment) if cell == 0 and self._here else ()
        judged = () if self._review is None else self._review.notes
        notes = (*(passed or judged or (self._cells[cell].said,)), _OPEN)
        marks = dict(display.marks)
        if any(isinstance(event, TrickWon) for event in moment.events):
            heard = [event for one in self._moments[: self._here + 1] for event in one.events]
            marks |= marks_of_last(heard, self._terms.kinds, twins_cancel=self._terms.game.twins_cancel)
        title = _LOOKING.filled(self._deal.number)
        return replace(at_rest(display), prompt=_NO_TASK, question=False, title=title, notes=notes, marks=marks)

    def _arrived(self, version: int) -> None:
        moment = self._moments[self._here]
        if moment.view.version == version:
            self._present(moment)

    def _say(self, moment: Moment, cell: int, *, entered: bool) -> None:
        verdict = self._verdict_at(self._here)
        where = (self._cells[cell].said,) if entered else ()
        done = tuple(event for event in moment.events if not isinstance(event, TurnStarted))  # nobody is to act now
        self.scene.voice.tell_with(where, done, () if verdict is None else verdict.said)

    # ---- where one goes

    def _to_first(self) -> None:
        self.go_to(0)

    def _to_last(self) -> None:
        self.go_to(len(self._moments) - 1)

    def _back(self) -> None:
        self.go_to(self._here - 1)

    def _on(self) -> None:
        self.go_to(self._here + 1, flies=True)

    def _choose_cell(self, place: int) -> None:
        self.go_to(self._cells[place].last)

    def _step_cell(self, way: int) -> None:
        """The next trick or turn as it stands complete; backwards to the one before."""
        here = cell_at(self._cells, self._here)
        complete = self._here == self._cells[here].last
        place = here if way > 0 and not complete else here + way
        self.go_to(self._cells[max(0, min(place, len(self._cells) - 1))].last)

    # ---- places

    @property
    def _unit(self) -> float:
        return growth(QSizeF(self.size()))

    @property
    def _high(self) -> float:
        """Of the strip."""
        return between(unit(QSizeF(self.size())), 76, 88)

    @property
    def _strip(self) -> QRectF:
        side, foot = SIDE * self._unit, FOOT * self._unit
        return QRectF(side, self.height() - foot - self._high, self.width() - 2 * side, self._high)

    def _lay(self) -> None:
        put_in_force(self, self._unit)
        strip, pad = self._strip, 14 * self._unit
        self.table.setGeometry(0, 0, self.width(), round(strip.top() - 4))
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        side = between(min(1.0, unit(QSizeF(self.size()))), 32, 36) * self._unit
        x = strip.left() + pad
        for button in self._steps:
            self._put(button, QRectF(x, strip.center().y() - side / 2, side, side), mirrored=mirrored)
            x += side + 6 * self._unit
        self.leave.fit()
        size = self.leave.sizeHint()
        wide = max(110 * self._unit, size.width())
        leave = QRectF(strip.right() - pad - wide, strip.center().y() - size.height() / 2, wide, size.height())
        self._put(self.leave, leave, mirrored=mirrored)
        line = QRectF(x + 8, strip.top() + 8, leave.left() - x - 16 - RING, strip.height() - 16)
        self._put(self.line, line, mirrored=mirrored)
        small = unit(QSizeF(self.size()))
        wide, foot = between(min(1.0, small), NARROW, WIDE), strip.top() - 12 * self._unit
        self.panel.lay(wide, strip.right(), foot, low=small < 1.0)
        self.dearest.lay(wide, strip.right(), foot, low=small < 1.0)
        self.update()

    def _put(self, widget: QWidget, rect: QRectF, *, mirrored: bool) -> None:
        widget.setGeometry(place_on(rect, QRectF(self.rect()), turned=mirrored).toRect())
