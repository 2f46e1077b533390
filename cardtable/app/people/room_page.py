"""The room: a table before its match, with its seats to click, its rules, and the button that begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.emblem import Emblems
from cardtable.app.felt.felt_buttons import FeltButton, Weight
from cardtable.app.felt.felt_unit import put_in_force, px_in, unit_for
from cardtable.app.match.who_sits_there import sitting_there
from cardtable.app.people.felt_panels import InvitePanel, RulesPanel, Told
from cardtable.app.people.room_middle import RoomMiddle, change_in_words
from cardtable.app.people.room_places import RoomPlaces, metrics_for, places
from cardtable.app.people.room_rules import RoomRules, new_lines, partners_of, room_rules
from cardtable.app.people.room_seat import RoomSeat, SeatShown
from cardtable.app.people.room_words import (
    happenings,
    is_ready,
    open_seat,
    second_line,
    spoken_seat,
    start_line,
)
from cardtable.app.people.seat_menu import SeatMenu, entries
from cardtable.app.settings.setting_choices import level_label
from cardtable.app.widgets.chrome import Chrome
from cardtable.app.widgets.enter import press_focused
from cardtable.app.widgets.kept_texts import Phrases
from cardtable.app.widgets.put_off import PutOff
from cardtable.core.cards import Cards
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, Words, translate
from cardtable.core.zones import Seat
from cardtable.host.from_seat import Ready, Sit, Start
from cardtable.host.from_table import TableInfo
from cardtable.host.gathering import Occupant, PlaceInfo
from cardtable.host.seats import Presence
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.drawing import HINTS, colour, ellipse, stroke
from cardtable.table.art.felt import felt
from cardtable.table.art.themes import Theme
from cardtable.table.layout.magnify import growth
from cardtable.table.painting.measure import unit
from cardtable.table.speech.mouth import Mouth

_CLOSE = translate("People", "Close the table")
_LEAVE = translate("People", "Leave")
_ROOM = translate("People", "%1's table. %2. %3 seats.", "the room before a match: whose, by which rules, for how many")
_YOUR_ROOM = translate("People", "Your table. %1. %2 seats.", "the same for the host")
_STEPS = {Qt.Key.Key_Left: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Right: -1, Qt.Key.Key_Down: -1}  # the left one is next
PANELS_APART = 16
MIDDLE = 260  # half the width of the words in the middle, where there is room


class RoomPage(QWidget):
    """Shows a TableInfo; what the person does at the table comes as `done`."""

    done = Signal(object)  # Sit, Ready, Arrange or Start
    said = Signal(object)  # Text: what has just happened
    rulesWanted = Signal()
    changeWanted = Signal()
    copyWanted = Signal()
    outsideWanted = Signal()
    leaveWanted = Signal()
    removalWanted = Signal(int)  # a seat whose person is to be asked to leave

    def __init__(
        self, words: Words, games: Mapping[str, AnyGame], theme: Theme, style: CardStyle, chrome: Chrome, mouth: Mouth
    ) -> None:
        """`games` in the order in which people see them."""
        super().__init__()
        self._words, self._games, self._theme, self._chrome = words, games, theme, chrome
        self._mouth = mouth
        self._phrases = Phrases(words)
        self._table: TableInfo | None = None
        self._rules: RoomRules | None = None
        self._fresh: tuple[Text, ...] = ()
        self._changed = False
        self._may_arrange = self._is_here = False
        self._places: RoomPlaces | None = None
        self._seats: list[RoomSeat] = []
        self._felt = QPixmap()
        self._felt_key: object = None
        self._put_off = PutOff(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.middle = RoomMiddle(words, theme, style, self)
        self._side = QWidget(self)
        self.rules = RulesPanel(words, theme, Emblems(games, style), self._side)
        self.invite = InvitePanel(words, theme, self._side)
        self.leave = FeltButton(theme, Weight.PILL, self._side)
        self._lay_out_side()
        self._connect()

    def _lay_out_side(self) -> None:
        column = self._column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.rules)
        column.addWidget(self.invite)
        column.addStretch(1)
        column.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTrailing)

    def _connect(self) -> None:
        self.middle.started.connect(self._start)
        self.middle.readied.connect(self._be_ready)
        self.rules.rulesWanted.connect(self.rulesWanted)
        self.rules.changeWanted.connect(self.changeWanted)
        self.invite.copyWanted.connect(self.copyWanted)
        self.invite.outsideWanted.connect(self.outsideWanted)
        self.leave.clicked.connect(self.leaveWanted)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Copy), self._copy),
            (QKeySequence("Ctrl+Return"), self._go),
            (QKeySequence("Ctrl+Enter"), self._go),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # ---- what the table is: a press that has begun is for the table in sight

    def show_mark(self, cards: Cards) -> None:
        """The four cards of the table."""
        self._put_off.do(partial(self._show_mark, cards))

    def show_table(self, table: TableInfo, *, may_arrange: bool, is_here: bool) -> None:
        """Show the table as it now is; `may_arrange`: this person is its host, `is_here`: on this computer."""
        self._put_off.do(partial(self._show_table, table, may_arrange=may_arrange, is_here=is_here))

    def show_reach(self, *, house_only: bool, router: Told | None = None) -> None:
        """From where the invitation leads to the table, for its host."""
        self._put_off.do(partial(self.invite.show_reach, house_only=house_only, router=router))

    def _show_mark(self, cards: Cards) -> None:
        self.middle.show_mark(cards)
        self._lay()

    def _show_table(self, table: TableInfo, *, may_arrange: bool, is_here: bool) -> None:
        before, self._table = self._table, table
        self._may_arrange, self._is_here = may_arrange, is_here
        rules_before, self._rules = self._rules, room_rules(table, self._games)
        self._note_changes(before, rules_before)
        self._have_seats(len(table.seats))
        for position, button in enumerate(self._seats):
            button.show_seat(self._seat_shown(table, self._seat_at(position)))
        self._show_middle(table)
        self._show_side(table)
        if before is None or (before.you is None and table.you is not None):
            self.middle.focusFirst()
        self._lay()

    def _note_changes(self, before: TableInfo | None, rules_before: RoomRules | None) -> None:
        table = self._table
        if table is None or before is None:
            return
        if table.rev != before.rev:
            if rules_before is not None and self._rules is not None:
                self._fresh = tuple(dict.fromkeys([*self._fresh, *new_lines(rules_before, self._rules)]))
            self._changed = True
            if not self._may_arrange:
                self._tell(change_in_words(self._host_name(), self._fresh), at_once=True)
        elif len(before.seats) == len(table.seats):
            for sentence in happenings(before, table):
                self._tell(sentence)
        you = self._you()
        if (you is not None and you.ready) or self._may_arrange:
            self._fresh, self._changed = (), False

    def _tell(self, sentence: Text, *, at_once: bool = False) -> None:
        self._mouth.say(self._words.text(sentence), urgent=at_once)
        self.said.emit(sentence)

    def _you(self) -> PlaceInfo | None:
        table = self._table
        return None if table is None or table.you is None else table.seats[table.you]

    def _host_name(self) -> str:
        table = self._table
        return "" if table is None or table.host is None else table.seats[table.host].name

    def _seat_at(self, position: int) -> Seat:
        """From the own seat, at the bottom, clockwise."""
        table = self._table
        first = 0 if table is None or table.you is None else table.you
        return Seat((first + position) % len(self._seats))

    def _have_seats(self, count: int) -> None:
        while len(self._seats) > count:
            spare = self._seats.pop()
            spare.hide()
            spare.deleteLater()
        while len(self._seats) < count:
            button = RoomSeat(self._words, self._theme, self)
            self._seats.append(button)
            button.clicked.connect(partial(self._press, button))
            button.show()
        chain: list[QWidget] = [self.middle.start, self.middle.ready, *self._seats, self.rules.whole, self.rules.change]
        for before, after in pairwise((*chain, self.invite.outside, self.invite.copy, self.leave)):
            QWidget.setTabOrder(before, after)

    def _seat_shown(self, table: TableInfo, seat: Seat) -> SeatShown:
        place = table.seats[seat]
        partners = frozenset() if self._rules is None or table.you is None else partners_of(table.you, self._rules)
        line = second_line(table, seat, partner=seat in partners, may_arrange=self._may_arrange)
        is_open, sitting = place.kind is Occupant.OPEN, sitting_there(table, self._words)
        name = sitting.names.get(seat, "")  # a computer's is the one that it will have in the match
        return SeatShown(
            kind=place.kind,
            name=self._words.text(open_seat(place)) if is_open else name,
            line=line,
            spoken=spoken_seat(table, seat, name, line),
            short=level_label(place.level) if place.kind is Occupant.COMPUTER else line,
            portrait=sitting.portraits[seat],
            ready=place.kind is Occupant.PERSON and is_ready(table, seat),
            away=place.kind is Occupant.PERSON and place.presence is not Presence.HERE,
            own_side=bool(partners) and (seat in partners or seat == table.you),
            clickable=is_open or (self._may_arrange and seat != table.you),
        )

    def _show_middle(self, table: TableInfo) -> None:
        you = self._you()
        if self._may_arrange:
            self.middle.show_host(start_line(table))
        elif you is None:
            free = any(place.kind is Occupant.OPEN for place in table.seats)
            self.middle.show_watcher(self._host_name(), free=free)
        else:
            host = self._host_name()
            self.middle.show_guest(host, ready=you.ready, fresh=self._fresh, changed=self._changed)

    def _show_side(self, table: TableInfo) -> None:
        if self._rules is not None:
            self.rules.show_rules(self._rules, self._fresh, may_change=self._may_arrange)
            seats, title = len(table.seats), self._rules.title
            mine = self._may_arrange
            spoken = _YOUR_ROOM.filled(title, seats) if mine else _ROOM.filled(self._host_name(), title, seats)
            self._phrases.put(self.setAccessibleName, spoken)
        self.rules.setVisible(self._rules is not None)
        self.invite.setVisible(self._may_arrange)
        self.invite.show_findable(table.house.findable and self._is_here)
        self._phrases.put(self.leave.setText, _CLOSE if self._is_here else _LEAVE)

    # ---- what the person does

    def _start(self) -> None:
        """Whoever starts is ready."""
        if self._table is not None:
            self.done.emit(Ready(True, self._table.rev))
            self.done.emit(Start(self._table.rev))

    def _be_ready(self, ready: bool) -> None:
        if self._table is not None:
            self.done.emit(Ready(ready, self._table.rev))

    def _go(self) -> None:
        (self.middle.start if self._may_arrange else self.middle.ready).click()

    def _copy(self) -> None:
        if self._may_arrange:
            self.copyWanted.emit()

    def _press(self, button: RoomSeat, _checked: bool = False) -> None:
        table, seat = self._table, self._seat_at(self._seats.index(button))
        if table is None:
            return
        place = table.seats[seat]
        if not self._may_arrange:
            if place.kind is Occupant.OPEN:
                self.done.emit(Sit(seat))
            return
        if seat == table.you:
            return
        menu = self.seat_menu(seat)
        below = button.plate().bottomLeft().toPoint() + QPoint(20, 8)
        menu.popup(button.mapToGlobal(below))

    def seat_menu(self, seat: Seat) -> SeatMenu:
        """What the host can do with a seat."""
        table = self._table
        menu = SeatMenu(self._words, self._chrome, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if table is not None and table.seats[seat].kind is Occupant.PERSON:
            menu.offer_removal(lambda: self.removalWanted.emit(seat))
        elif table is not None and self._rules is not None:
            menu.offer(entries(table, seat, tuple(self._rules.game.players)), self._do_all)
        return menu

    def _do_all(self, deeds: tuple[object, ...]) -> None:
        for deed in deeds:
            self.done.emit(deed)

    # ---- the window

    def setLook(self, theme: Theme, style: CardStyle, chrome: Chrome) -> None:
        """Lie on another felt, show another deck."""
        self._theme, self._chrome = theme, chrome
        self.middle.setLook(theme, style)
        self.rules.setTheme(theme)
        self.invite.setTheme(theme)
        self.leave.setTheme(theme)
        for button in self._seats:
            button.setTheme(theme)
        self.update()

    def retranslate(self) -> None:
        """Say every text again."""
        self._phrases.renew()
        self.middle.retranslate()
        self.rules.phrases.renew()
        self.invite.phrases.renew()
        if self._table is not None:
            self._show_table(self._table, may_arrange=self._may_arrange, is_here=self._is_here)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.LayoutDirectionChange:
            self._lay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape and not self.window().isFullScreen():
            self.leaveWanted.emit()
        elif key in _STEPS and isinstance(focused, RoomSeat) and focused in self._seats:
            following = (self._seats.index(focused) + _STEPS[key]) % len(self._seats)
            self._seats[following].setFocus(Qt.FocusReason.OtherFocusReason)
        elif not press_focused(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        if not self._seats:
            return
        room_unit = unit_for(self.size(), unit() * growth(QSizeF(self.size())))
        put_in_force(self, room_unit)
        metrics = metrics_for(self.width(), room_unit)
        self.middle.setMetrics(metrics)
        self.rules.setMetrics(metrics)
        self.invite.setMetrics(metrics)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        laid = self._places = places(QSizeF(self.size()), len(self._seats), room_unit, mirrored=mirrored)
        for button, plate in zip(self._seats, laid.plates, strict=True):
            button.lay(plate, small=laid.small_plates)
        self._side.setGeometry(laid.panel.toAlignedRect())
        self._column.setSpacing(px_in(self, PANELS_APART))
        self.leave.fit()
        self._column.activate()
        self.rules.arrange()  # now, not when it is shown: the height is measured next
        self.invite.setBrief(False)
        self.invite.setBrief(self._column.totalMinimumHeightForWidth(self._side.width()) > self._side.height())
        free = laid.table.width() - 2 * laid.plates[0].width() - px_in(self, 24)
        width = round(min(2 * px_in(self, MIDDLE), free))
        high = self.middle.high(width)
        middle = laid.table.center()
        self.middle.setGeometry(round(middle.x() - width / 2), round(middle.y() - high / 2), width, high)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        key = (self.size(), self.devicePixelRatioF(), self._theme)
        if key != self._felt_key:
            self._felt = felt(self.size(), self.devicePixelRatioF(), self._theme)
            self._felt_key = key
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt)
        ring = None if self._places is None else self._places.ring
        if ring is not None:
            painter.setRenderHints(HINTS)
            middle = ring.center()
            path = ellipse(middle.x(), middle.y(), ring.width() / 2, ring.height() / 2)
            stroke(painter, path, colour(self._theme.line, 0.16), 1.4)
