"""Room page: a room before its match, with seats, rules, invitation, and the start button."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.dialogs.common.game_emblem import EmblemCache
from cardtable.app.match.player_names import remote_seat_display
from cardtable.app.multiplayer import room_texts
from cardtable.app.multiplayer.room_layout import RoomPageLayout, metrics_for, places
from cardtable.app.multiplayer.room_panels import InvitePanel, RoomCenter, RoomRulesPanel, change_in_words
from cardtable.app.multiplayer.room_seat_button import RoomSeatButton, RoomSeatState, SeatMenu, entries, moves
from cardtable.app.overlays.overlay_buttons import ButtonEmphasis, OverlayButton
from cardtable.app.overlays.overlay_style import px_in, set_overlay_unit, unit_for
from cardtable.app.settings.setting_choices import level_label
from cardtable.app.widgets.basic_widgets import STRETCH, discard, fill_box
from cardtable.app.widgets.deferred_updates import DeferredUpdates
from cardtable.app.widgets.keyboard_navigation import focus_next_part, press_focused
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import AppPalette
from cardtable.core.cards import Cards
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_requests import ReadyRequest, SitRequest, StartRequest
from cardtable.host.room_types import RoomSeatInfo, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import OutsideChanged
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.themes import CardStyle, Theme
from cardtable.table.art.vector_drawing import HINTS, colour, ellipse, stroke
from cardtable.table.input.latin_keys import latin_key_of
from cardtable.table.layout.text_scaling import magnification
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.text_painting import scale_unit
from cardtable.table.table_texts import with_full_stop

_CLOSE = translate("People", "Close the table")
_LEAVE = translate("People", "Leave")
_ROOM = translate("People", "%1's table. %2. %3 seats.", "the room before a match: whose, by which rules, for how many")
_YOUR_ROOM = translate("People", "Your table. %1. %2 seats.", "the same for the host")
_STEPS = {Qt.Key.Key_Left: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Right: -1, Qt.Key.Key_Down: -1}  # left: the next seat
PANELS_APART = 16
MIDDLE = 260  # half the width of the text in the middle, if there is room

SMALLEST_EMBLEM = 30  # pixels of the sketches: a lower picture says nothing


class RoomPage(QWidget):
    """Room page that shows a `RoomInfo` and emits the person's requests as `done`."""

    done = Signal(object)  # SitRequest, ReadyRequest, ArrangeRequest or StartRequest
    said = Signal(object)  # Text: the latest event
    rulesWanted = Signal()
    changeWanted = Signal()
    copyWanted = Signal()
    outsideWanted = Signal()
    leaveWanted = Signal()
    escaped = Signal()  # the key that leaves, which is also pressed to close something else
    removalWanted = Signal(int)  # seat of a person who is to be removed

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        theme: Theme,
        style: CardStyle,
        chrome: AppPalette,
        announcer: Announcer,
    ) -> None:
        """Make the page; `games` in the order of display."""
        super().__init__()
        self._renderer, self._games, self._theme, self._chrome = renderer, games, theme, chrome
        self._announcer = announcer
        self._phrases = RetranslatedTexts(renderer)
        self._table: RoomInfo | None = None
        self._rules: room_texts.RoomRulesSummary | None = None
        self._fresh: tuple[Text, ...] = ()
        self._changed = False
        self._may_arrange = self._is_here = False
        self._places: RoomPageLayout | None = None
        self.seat_buttons: list[RoomSeatButton] = []
        self._deferred = DeferredUpdates(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.middle = RoomCenter(renderer, theme, style, self)
        self._side = QWidget(self)
        self.rules = RoomRulesPanel(renderer, theme, EmblemCache(games, style), self._side)
        self.invite = InvitePanel(renderer, theme, self._side)
        self.leave = OverlayButton(theme, ButtonEmphasis.PILL, self._side)
        self._lay_out_side()
        self._connect()

    def _lay_out_side(self) -> None:
        leave = (self.leave, 0, Qt.AlignmentFlag.AlignTrailing)
        self._column = fill_box(QVBoxLayout(self._side), self.rules, self.invite, STRETCH, leave)

    def _connect(self) -> None:
        self.middle.started.connect(self._start)
        self.middle.readied.connect(self._be_ready)
        self.rules.whole.clicked.connect(self.rulesWanted)
        self.rules.change.clicked.connect(self.changeWanted)
        self.invite.copy.clicked.connect(self.copyWanted)
        self.invite.outside.clicked.connect(self.outsideWanted)
        self.leave.clicked.connect(self.leaveWanted)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Copy), self._copy),
            (QKeySequence("Ctrl+Return"), self._go),
            (QKeySequence("Ctrl+Enter"), self._go),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # ---- room state: a press that has begun is for the room in sight

    def show_mark(self, cards: Cards) -> None:
        """Show the fingerprint cards of the room."""
        self._deferred.do(partial(self.middle.show_mark, cards))
        self._deferred.do(self._lay)

    def show_table(self, table: RoomInfo, *, may_arrange: bool, is_here: bool) -> None:
        """Show the room; `may_arrange`: this person is its owner, `is_here`: it runs on this computer."""
        self._deferred.do(partial(self._show_table, table, may_arrange=may_arrange, is_here=is_here))

    def show_reach(self, *, anywhere: bool, outside: OutsideChanged | None, own: bool) -> None:
        """Show the room owner from where the invitation works; `own`: the room is on this computer."""
        self._deferred.do(partial(self.invite.show_reach, anywhere=anywhere, outside=outside, own=own))
        self._deferred.do(self._lay)

    def _show_table(self, table: RoomInfo, *, may_arrange: bool, is_here: bool) -> None:
        before, self._table = self._table, table
        self._may_arrange, self._is_here = may_arrange, is_here
        rules_before, self._rules = self._rules, room_texts.summarize_rules(table, self._games)
        self._note_changes(before, rules_before)
        self._have_seats(len(table.seats))
        for position, button in enumerate(self.seat_buttons):
            button.show_seat(self._seat_shown(table, self._seat_at(position)))
        self._show_middle(table)
        self._show_side(table)
        if before is None or (before.you is None and table.you is not None):
            self.middle.focusFirst()
        self._lay()

    def _note_changes(self, before: RoomInfo | None, rules_before: room_texts.RoomRulesSummary | None) -> None:
        table = self._table
        if table is None or before is None:
            return
        if table.rev != before.rev:
            if rules_before is not None and self._rules is not None:
                self._fresh = tuple(dict.fromkeys([*self._fresh, *room_texts.new_lines(rules_before, self._rules)]))
            self._changed = True
            if not self._may_arrange:
                self._tell(change_in_words(self._host_name(), self._fresh), at_once=True)
        elif len(before.seats) == len(table.seats):
            for sentence in room_texts.happenings(before, table):
                self._tell(sentence)
        you = self._you()
        if (you is not None and you.ready) or self._may_arrange:
            self._fresh, self._changed = (), False

    def _tell(self, sentence: Text, *, at_once: bool = False) -> None:
        self._announcer.say(self._renderer.text(sentence), urgent=at_once)
        self.said.emit(sentence)

    def _you(self) -> RoomSeatInfo | None:
        table = self._table
        return None if table is None or table.you is None else table.seats[table.you]

    def _host_name(self) -> str:
        table = self._table
        return "" if table is None or table.host is None else table.seats[table.host].name

    def _seat_at(self, position: int) -> Seat:
        """Return the seat at a position: 0 is the person's seat at the bottom, then clockwise."""
        table = self._table
        first = 0 if table is None or table.you is None else table.you
        return Seat((first + position) % len(self.seat_buttons))

    def _have_seats(self, count: int) -> None:
        while len(self.seat_buttons) > count:
            discard(self.seat_buttons.pop())
        while len(self.seat_buttons) < count:
            button = RoomSeatButton(self._renderer, self._theme, self)
            self.seat_buttons.append(button)
            button.clicked.connect(partial(self._press, button))
            button.show()
        chain: list[QWidget] = [
            self.middle.start,
            self.middle.ready,
            *self.seat_buttons,
            self.rules.whole,
            self.rules.change,
        ]
        for before, after in pairwise((*chain, self.invite.copy, self.invite.outside, self.leave)):
            QWidget.setTabOrder(before, after)

    def _seat_shown(self, table: RoomInfo, seat: Seat) -> RoomSeatState:
        place = table.seats[seat]
        sides = () if self._rules is None else self._rules.sides
        partners = room_texts.partners_of(table.you, sides) if sides and table.you is not None else ()
        where = room_texts.where_is(table, seat, sides) if sides else None
        line = room_texts.second_line(table, seat, where, may_arrange=self._may_arrange)
        is_open, sitting = place.kind is SeatOccupant.OPEN, remote_seat_display(table, self._renderer)
        name = sitting.names.get(seat, "")  # a computer's is its name in the match
        return RoomSeatState(
            kind=place.kind,
            name=self._renderer.text(room_texts.open_seat(place)) if is_open else name,
            line=line,
            spoken=room_texts.spoken_seat(table, seat, name, where),
            short=room_texts.second_line(table, seat)
            if table.totals
            else where or (level_label(place.level) if place.kind is SeatOccupant.COMPUTER else line),
            portrait=sitting.portraits[seat],
            ready=place.kind is SeatOccupant.PERSON and room_texts.is_ready(table, seat),
            away=place.kind is SeatOccupant.PERSON and place.presence is not Presence.HERE,
            own_side=bool(partners) and (seat in partners or seat == table.you),
            clickable=is_open or (self._may_arrange and seat != table.you),
        )

    def _show_middle(self, table: RoomInfo) -> None:
        you = self._you()
        if self._may_arrange:
            self.middle.show_host(room_texts.start_line(table))
        elif you is None:
            free = any(place.kind is SeatOccupant.OPEN for place in table.seats)
            self.middle.show_watcher(self._host_name(), free=free)
        else:
            host = self._host_name()
            self.middle.show_guest(host, ready=you.ready, fresh=self._fresh, changed=self._changed)

    def _show_side(self, table: RoomInfo) -> None:
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

    def describe(self) -> tuple[str, ...]:
        """Return the room as lines: what it is, who sits where, and what can be begun."""
        seats = (button.accessibleName() for button in self.seat_buttons)
        ways = (self.middle.start, self.middle.ready)
        return (self.accessibleName(), *seats, *(way.text() for way in ways if way.isVisible()))

    # ---- actions of the person

    def _start(self) -> None:
        """Send that the owner is ready, then the start."""
        if self._table is not None:
            self.done.emit(ReadyRequest(True, self._table.rev))
            self.done.emit(StartRequest(self._table.rev))

    def _be_ready(self, ready: bool) -> None:
        if self._table is not None:
            self.done.emit(ReadyRequest(ready, self._table.rev))

    def _go(self) -> None:
        (self.middle.start if self._may_arrange else self.middle.ready).click()

    def _copy(self) -> None:
        if self._may_arrange:
            self.copyWanted.emit()

    def _press(self, button: RoomSeatButton, _checked: bool = False) -> None:
        table, seat = self._table, self._seat_at(self.seat_buttons.index(button))
        if table is None:
            return
        place = table.seats[seat]
        if not self._may_arrange:
            if place.kind is SeatOccupant.OPEN:
                self.done.emit(SitRequest(seat))
            return
        if seat == table.you:
            return
        menu = self.seat_menu(seat)
        below = button.plate().bottomLeft().toPoint() + QPoint(20, 8)
        menu.popup(button.mapToGlobal(below))

    def seat_menu(self, seat: Seat) -> SeatMenu:
        """Return the owner's menu for a seat."""
        table = self._table
        menu = SeatMenu(self._renderer, self._chrome, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if table is not None and table.seats[seat].kind is SeatOccupant.PERSON:
            sides = () if self._rules is None else self._rules.sides
            names = remote_seat_display(table, self._renderer).names
            menu.offer(moves(table, seat, sides, names), self._do_all)
            menu.offer_removal(lambda: self.removalWanted.emit(seat))
        elif table is not None and self._rules is not None:
            menu.offer(entries(table, seat, tuple(self._rules.game.players)), self._do_all)
        return menu

    def _do_all(self, deeds: tuple[object, ...]) -> None:
        for deed in deeds:
            self.done.emit(deed)

    # ---- window

    def setLook(self, theme: Theme, style: CardStyle, chrome: AppPalette) -> None:
        """Set theme, style of cards, and palette."""
        self._theme, self._chrome = theme, chrome
        self.middle.setLook(theme, style)
        self.rules.setTheme(theme)
        self.invite.setTheme(theme)
        self.leave.setTheme(theme)
        for button in self.seat_buttons:
            button.setTheme(theme)
        self.update()

    def retranslate(self) -> None:
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

    def event(self, event: QEvent) -> bool:
        """Take the key that describes the room, before the window says that there is no match to describe."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(latin_key_of(event) == Qt.Key.Key_T and not event.modifiers())
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape and not self.window().isFullScreen():
            self.escaped.emit()
        elif key is Qt.Key.Key_F6:
            beside = [self.rules.whole, self.rules.change, self.invite.copy, self.invite.outside, self.leave]
            focus_next_part(event, self.window(), ([self.middle.start, self.middle.ready], self.seat_buttons, beside))
        elif latin_key_of(event) == Qt.Key.Key_T and not event.modifiers():
            said = (with_full_stop(self._renderer, line) for line in self.describe() if line)
            self._announcer.say(" ".join(said), urgent=True)
        elif key in _STEPS and isinstance(focused, RoomSeatButton) and focused in self.seat_buttons:
            following = (self.seat_buttons.index(focused) + _STEPS[key]) % len(self.seat_buttons)
            self.seat_buttons[following].setFocus(Qt.FocusReason.OtherFocusReason)
        elif not press_focused(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        if not self.seat_buttons:
            return
        room_unit = unit_for(self.size(), scale_unit() * magnification(QSizeF(self.size())))
        set_overlay_unit(self, room_unit)
        metrics = metrics_for(self.width(), room_unit)
        self.middle.setMetrics(metrics)
        self.rules.setMetrics(metrics)
        self.invite.setMetrics(metrics)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        laid = self._places = places(QSizeF(self.size()), len(self.seat_buttons), room_unit, mirrored=mirrored)
        for button, plate in zip(self.seat_buttons, laid.plates, strict=True):
            button.lay(plate, small=laid.small_plates)
        self._side.setGeometry(laid.panel.toAlignedRect())
        self._column.setSpacing(px_in(self, PANELS_APART))
        self.leave.fit()
        self._column.activate()
        self.rules.arrange()  # now and not when shown: the height is measured next
        self.invite.setBrief(False)
        self.invite.setBrief(self._too_high() > 0)
        if (missing := self._too_high()) > 0:  # the emblem gives way to what is written
            left = metrics.emblem - missing / room_unit
            self.rules.setMetrics(metrics._replace(emblem=left if left >= SMALLEST_EMBLEM else 0))
        free = laid.table.width() - 2 * laid.plates[0].width() - px_in(self, 24)
        width = round(min(2 * px_in(self, MIDDLE), free))
        high = self.middle.high(width)
        middle = laid.table.center()
        self.middle.setGeometry(round(middle.x() - width / 2), round(middle.y() - high / 2), width, high)
        self.update()

    def _too_high(self) -> int:
        """Return the pixels that the panels need more than there are."""
        return self._column.totalMinimumHeightForWidth(self._side.width()) - self._side.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, felt(self.size(), self.devicePixelRatioF(), self._theme))
        ring = None if self._places is None else self._places.ring
        if ring is not None:
            painter.setRenderHints(HINTS)
            middle = ring.center()
            path = ellipse(middle.x(), middle.y(), ring.width() / 2, ring.height() / 2)
            stroke(painter, path, colour(self._theme.line, 0.16), 1.4)
