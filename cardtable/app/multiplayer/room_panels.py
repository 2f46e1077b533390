"""Panels of the room page: rules, invitation, and the middle with the buttons to start or be ready."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.game_emblem import EmblemCache
from cardtable.app.multiplayer.fingerprint_cards import PANEL_AROUND, FingerprintOnTable
from cardtable.app.multiplayer.reachability import ANYWHERE, COPIED, HOUSE_ONLY, outside_in_words
from cardtable.app.multiplayer.room_layout import USUAL, RoomPageMetrics
from cardtable.app.multiplayer.room_texts import START, RoomRulesSummary, StartButtonText
from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis, OverlayButton, TwoLineButton
from cardtable.app.overlays.overlay_style import font_in, px_in
from cardtable.app.widgets.basic_widgets import STRETCH, PlainLabel, Space, discard, fill_box
from cardtable.app.widgets.labels import Paragraph, RetranslatedTexts
from cardtable.app.widgets.palette import reading_start
from cardtable.core.cards import Cards
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.net.agent_messages import OutsideChanged, OutsideState
from cardtable.table.art.themes import CardStyle, Theme
from cardtable.table.art.vector_drawing import circle, fill, smooth_painter
from cardtable.table.style.text_painting import fitted, paint_panel, paint_text

_RULES = translate("People", "Full rules")
_CHANGE = translate("People", "Change…")
_SEND = translate("People", "Send the message to anyone you like. It works until you close the table.")
_SEND_IN_HOUSE = translate("People", "Send the message to people in this house. It works until you close the table.")
_COPY = translate("People", "Copy the invitation")
_FOUND = translate("People", "Also visible to everybody in this house")
_NOT_FOUND = translate("People", "By invitation only")
_FROM_OUTSIDE = translate("People", "Friends from other houses…", "opens a page: how they can come to this table")
RADIUS = 16
BUTTON_TYPES = (14, 13.5, 13)  # font sizes; the largest in which both buttons fit side by side is used
COPIED_MS = 3_000


def ink(label: QWidget, colour: str) -> None:
    """Set a label's text colour in place of the desktop's."""
    palette = QPalette(label.palette())
    palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
    label.setPalette(palette)


SIZE, INDENT = 13.5, 18  # type of a rule, and its room for the bullet; pixels of the sketches


class _Line(PlainLabel):
    """Rule after a bullet, on two lines if it is long; a new one is bold, with a larger bullet."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.fresh = False
        self.small = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px_in(self, 120), px_in(self, 26 if self.small else 28))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, px_in(self, 26))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room, wrapped = QRectF(0, 0, width - px_in(self, INDENT), 1000), int(Qt.TextFlag.TextWordWrap.value)
        needed = QtGui.QFontMetricsF(self._type(room.width())).boundingRect(room, wrapped, self.text()).height()
        return max(self.sizeHint().height(), math.ceil(needed) + px_in(self, 6))

    def _type(self, width: float) -> QtGui.QFont:
        """Return the usual font, or a little smaller if that saves a line."""
        usual = font_in(self, SIZE, bold=self.fresh)
        smaller = fitted(usual, self.text(), width)
        return smaller if smaller.pixelSize() > 0.84 * usual.pixelSize() else usual

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        theme, x = self.theme, px_in(self, 5)
        point = QPointF(self.width() - x if mirrored else x, self.height() / 2)
        radius = px_in(self, 4) if self.fresh else 2.6
        fill(painter, circle(point.x(), point.y(), radius), theme.accent if self.fresh else theme.ink2)
        indent = px_in(self, INDENT)
        room = QRectF(self.rect()).adjusted(0 if mirrored else indent, 0, -indent if mirrored else 0, 0)
        font, ink = self._type(room.width()), theme.ink if self.fresh else theme.ink2
        paint_text(painter, room, self.text(), font, ink, reading_start(self), wrap=True)


class _Glass(QWidget):
    """Base class of a panel with a column of widgets."""

    def __init__(self, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.renderer, self.theme = renderer, theme
        self.phrases = RetranslatedTexts(renderer)
        self._types: dict[QLabel, tuple[float, bool]] = {}
        self.column = fill_box(QVBoxLayout(self), spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setTheme(self, theme: Theme) -> None:
        self.theme = theme
        for button in self.findChildren(OverlayButton):
            button.setTheme(theme)
        for line in self.findChildren(_Line):
            line.theme = theme
        self.dress()
        self.update()

    def dress(self) -> None:
        """Set the colours of the labels."""

    def say(self, label: QLabel, text: Text, size: float, *, bold: bool = False) -> None:
        """Set the text of a label, with its font size in pixels of the sketches."""
        self._types[label] = size, bold
        label.setFont(font_in(self, size, bold=bold))
        self.phrases.put(label.setText, text)

    def size_words(self) -> None:
        """Apply the font sizes for the unit in force."""
        for label, (size, bold) in self._types.items():
            label.setFont(font_in(self, size, bold=bold))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        paint_panel(painter, QRectF(self.rect()).adjusted(1, 0, -1, -2), self.theme, RADIUS)
        self.paint_more(painter)

    def paint_more(self, painter: QPainter) -> None:
        """Paint more on the background, below the widgets."""


class RoomRulesPanel(_Glass):
    """Panel with the game, its rules in a few lines, and buttons to read or change all of them."""

    def __init__(self, renderer: TextRenderer, theme: Theme, emblems: EmblemCache, parent: QWidget) -> None:
        super().__init__(renderer, theme, parent)
        self._emblems = emblems
        self._metrics = USUAL
        self._game = ""
        self._picture = QPixmap()
        self._key: object = None
        self._title = Paragraph(self)
        self._lines: list[_Line] = []
        self._list = fill_box(QVBoxLayout(), spacing=0)
        self.whole = OverlayButton(theme, ButtonEmphasis.PILL, self)
        self.change = OverlayButton(theme, ButtonEmphasis.PILL, self)
        self.phrases.put(self.whole.setText, _RULES)
        self.phrases.put(self.change.setText, _CHANGE)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        fill_box(self.column, self._title, Space(6), self._list, Space(8), self._row, spacing=0)
        buttons = ((button, 0, Qt.AlignmentFlag.AlignLeading) for button in (self.whole, self.change))
        fill_box(self._row, *buttons, STRETCH, spacing=0, margins=(-RING, 0, -RING, 0))  # aligned with the text above
        self.setMetrics(USUAL)

    def setMetrics(self, metrics: RoomPageMetrics) -> None:
        """Apply the measures for the size of the page."""
        self._metrics = metrics
        pad = px_in(self, 16 if metrics.small else 20)
        self.column.setContentsMargins(pad, px_in(self, metrics.emblem) + px_in(self, 14), pad, pad - RING)
        self._size_lines()
        self.size_words()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place both buttons side by side, in a smaller font if needed, or else stack them."""
        inner = self.width() - 2 * self.column.contentsMargins().left() + 2 * RING
        for button in (self.whole, self.change):
            button.fitInto(inner)
        beside = self.change.isHidden() or any(self._wide_in(size) <= inner for size in BUTTON_TYPES)
        if not beside:
            self._wide_in(BUTTON_TYPES[0])
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.column.invalidate()
        self.column.activate()
        self.updateGeometry()

    def _wide_in(self, size: float) -> int:
        """Set the font size of both buttons and return the width that they need side by side."""
        for button in (self.whole, self.change):
            button.setUsual(size)
        return self.whole.sizeHint().width() + self.change.sizeHint().width()

    def show_rules(self, rules: RoomRulesSummary, fresh: Collection[Text], *, may_change: bool) -> None:
        """Show these rules; `fresh`: lines that have changed since this person was ready."""
        self._game = rules.game.id
        self.say(self._title, rules.title, 17, bold=True)
        shown = rules.shown()
        self._have_lines(len(shown))
        for line, text in zip(self._lines, shown, strict=True):
            line.fresh = text in fresh
            self.phrases.put(line.setText, text)
        self.change.setVisible(may_change)
        self.arrange()
        self.dress()
        self.update()

    def dress(self) -> None:
        ink(self._title, self.theme.ink)

    def _have_lines(self, count: int) -> None:
        while len(self._lines) < count:
            line = _Line(self.theme, self)
            self._lines.append(line)
            self._list.addWidget(line)
        for place, line in enumerate(self._lines):
            line.setVisible(place < count)
        self._lines, spare = self._lines[:count], self._lines[count:]
        for line in spare:
            discard(line, self._list)
        self._size_lines()

    def _size_lines(self) -> None:
        for line in self._lines:
            line.small = self._metrics.small
            line.updateGeometry()

    def paint_more(self, painter: QPainter) -> None:
        size = QSize(self.width() - 2, px_in(self, self._metrics.emblem))
        if size.isEmpty():
            return
        key = (size, self._game, self.devicePixelRatioF())
        if key != self._key:
            self._picture, self._key = self._emblems.picture(self._game, size, self.devicePixelRatioF()), key
        whole, top = QPainterPath(), QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()).adjusted(2, 1, -2, -3), RADIUS - 1, RADIUS - 1)
        top.addRect(QRectF(0, 0, self.width(), size.height()))
        painter.setClipPath(whole.intersected(top))
        painter.drawPixmap(1, 0, self._picture)

    def said(self) -> Sequence[str]:
        """Return title and lines as they are shown."""
        return [self._title.text(), *(line.text() for line in self._lines)]


class InvitePanel(_Glass):
    """Panel of the room owner with the invitation."""

    def __init__(self, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(renderer, theme, parent)
        self._heading, self._note, self._found = Paragraph(self), Paragraph(self), Paragraph(self)
        self._found.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.outside = OverlayButton(theme, ButtonEmphasis.PILL, self, size=12, high=24)
        self.phrases.put(self.outside.setText, _FROM_OUTSIDE)
        self.copy = OverlayButton(theme, ButtonEmphasis.PLATE, self, size=15, high=44, icon="copy")
        self._reading = QTimer(self, singleShot=True, interval=COPIED_MS)
        self._reading.timeout.connect(self._offer)
        self.show_reach(anywhere=True, outside=None, own=False)
        outside = (self.outside, 0, Qt.AlignmentFlag.AlignHCenter)
        parts = (self._heading, Space(2), self._note, Space(5), self.copy, self._found, outside)
        fill_box(self.column, *parts, spacing=0)
        self._offer()
        self.setMetrics(USUAL)
        self.dress()

    def setMetrics(self, metrics: RoomPageMetrics) -> None:
        """Apply the measures for the size of the page."""
        pad = px_in(self, 16 if metrics.small else 20)
        self.column.setContentsMargins(pad, px_in(self, 10), pad, px_in(self, 8))
        self._types[self._heading] = (17 if metrics.small else 20), True
        self.size_words()
        self._found.setVisible(not metrics.small)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inner = self.width() - 2 * self.column.contentsMargins().left()
        self.copy.fitInto(inner)
        self.outside.fitInto(inner)

    def setBrief(self, brief: bool) -> None:
        """Hide the sentence if there is no room; the button describes it, too."""
        self._note.setVisible(not brief)
        self.updateGeometry()  # at once: the layout measures the panel next

    def show_findable(self, findable: bool) -> None:
        """Show whether the room is advertised in the local network."""
        self.say(self._found, _FOUND if findable else _NOT_FOUND, 12.5)

    def show_reach(self, *, anywhere: bool, outside: OutsideChanged | None, own: bool) -> None:
        """Show from where the invitation works; `own`: the room is here, and the button opens a dialog about it."""
        self._anywhere = anywhere
        self.updateGeometry()
        answer, sentence = (ANYWHERE, _SEND) if anywhere else (HOUSE_ONLY, _SEND_IN_HOUSE)
        state = answer if outside is None else outside_in_words(outside)
        if outside is not None and outside.state is OutsideState.CONNECTING:
            answer = state  # nobody knows yet from where it works
        self.say(self._heading, answer, self._types.get(self._heading, (20, True))[0], bold=True)
        self.say(self._note, sentence, 13)
        self.phrases.put(self.copy.setAccessibleDescription, sentence)
        self.phrases.put(self.setAccessibleName, answer)
        self.phrases.put(self.outside.setAccessibleDescription, state)
        self.outside.setVisible(own)
        self.dress()

    def thank(self) -> None:
        """Show for a short time that the message is in the clipboard."""
        self.phrases.put(self.copy.setText, COPIED)
        self._reading.start()

    def _offer(self) -> None:
        self.phrases.put(self.copy.setText, _COPY)

    def dress(self) -> None:
        ink(self._heading, self.theme.good if self._anywhere else self.theme.glow)
        for label in (self._note, self._found):
            ink(label, self.theme.ink2)


_EVERYBODY = translate("People", "Everybody at this table sees these four cards.")
_ASK = translate("People", "Ask %1: do you see the same four cards?")
_READY = translate("People", "I'm ready")
_WAITING = translate("People", "Ready. %1 starts when all are.")
_WAITING_FOR_ALL = translate("People", "Ready. The match starts when all are.")
_AFTER_ALL = translate("People", "I'm not ready after all")
_SIT = translate("People", "Click an open seat to sit down.")
_WATCHING = translate("People", "You're watching. The match begins when all players are ready.")
_ASKED_AGAIN = translate("People", "So everybody is asked again.")
_CHANGED = translate("People", "%1 has changed the rules.", "a name")
_CHANGED_TO = translate("People", "%1 has changed the rules. %2", "a name, and the first rule that is another one now")

BELOW_BUTTON = 8  # pixels of the sketches above the explanations


def change_in_words(host: str, fresh: Sequence[Text]) -> Text:
    """Return the sentence that the host has changed the rules, with the first new one if there is any."""
    return _CHANGED_TO.filled(host, fresh[0]) if fresh else _CHANGED.filled(host)


class RoomCenter(QWidget):
    """Middle of the room page; emits `started` for the room owner, `readied` for any other participant."""

    started = Signal()
    readied = Signal(bool)

    def __init__(self, renderer: TextRenderer, theme: Theme, style: CardStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._phrases = RetranslatedTexts(renderer)
        self.mark = FingerprintOnTable(renderer, style, self)
        self._caption = Paragraph(self)
        self.start = TwoLineButton(theme, self)
        self.ready = OverlayButton(theme, ButtonEmphasis.GO, self, size=18, icon="check")
        self.ready.setCheckable(True)
        self._after_all = OverlayButton(theme, ButtonEmphasis.PILL, self, size=13, high=28)
        self._notes = [Paragraph(self), Paragraph(self)]
        self._phrases.put(self.start.setText, START)
        self._phrases.put(self._after_all.setText, _AFTER_ALL)
        self.start.clicked.connect(self._start)
        self.ready.clicked.connect(lambda: self.readied.emit(True))
        self._after_all.clicked.connect(lambda: self.readied.emit(False))
        self._column = fill_box(QVBoxLayout(self), spacing=0)
        for label in (self._caption, *self._notes):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._below_mark, self._below_caption, self._below_buttons = (QSpacerItem(0, 0) for _ in range(3))
        parts: list[QWidget | QSpacerItem] = [self.mark, self._below_mark, self._caption, self._below_caption]
        parts += [self.start, self.ready, self._after_all, self._below_buttons, *self._notes]
        for part in parts:
            if isinstance(part, QSpacerItem):
                self._column.addItem(part)
            else:
                centred = isinstance(part, OverlayButton | FingerprintOnTable)
                self._column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag(0))
        self.setTheme(theme)

    def setMetrics(self, metrics: RoomPageMetrics) -> None:
        """Apply the measures for the size of the page."""
        self.mark.setCard(metrics.card, metrics.card_gap)
        self.start.setHigh(metrics.start)
        self.ready.setHigh(metrics.ready)
        for label in (self._caption, *self._notes):
            label.setFont(font_in(self, 13))
        self._below_mark.changeSize(0, px_in(self, metrics.below_cards - PANEL_AROUND))
        self._below_caption.changeSize(0, px_in(self, metrics.below_caption - RING))
        self._below_buttons.changeSize(0, px_in(self, BELOW_BUTTON))
        self._column.invalidate()

    def setTheme(self, theme: Theme) -> None:
        self._theme = theme
        for label in (self._caption, *self._notes):
            ink(label, theme.ink)
        for button in (self.start, self.ready, self._after_all):
            button.setTheme(theme)

    def setLook(self, theme: Theme, style: CardStyle) -> None:
        self.setTheme(theme)
        self.mark.setCardStyle(style)

    def show_mark(self, cards: Cards) -> None:
        """Show the fingerprint cards; empty hides them."""
        self.mark.setMark(cards)
        self.mark.setVisible(bool(cards))

    def show_host(self, line: StartButtonText) -> None:
        """Show the room owner's state with the start button."""
        self._phrases.put(self._caption.setText, _EVERYBODY)
        self.start.show()
        self._phrases.put(self.start.setText, line.title)
        self._phrases.put(self._say_below, line.text)
        self.start.show_line(self._phrases.renderer.text(line.text), on=line.may)
        self.ready.hide()
        self._after_all.hide()
        self._say([])

    def show_watcher(self, host: str, *, free: bool) -> None:
        """Show a spectator's state; `free`: a seat is open."""
        self.show_guest(host, seated=False, ready=False, fresh=(), changed=False)
        self._say([_SIT if free else _WATCHING])

    def show_guest(self, host: str, *, seated: bool = True, ready: bool, fresh: Sequence[Text], changed: bool) -> None:
        """Show a participant's state; `changed`: the rules have changed since this person was ready."""
        self._phrases.put(self._caption.setText, _ASK.filled(host) if host else _EVERYBODY)
        self.start.hide()
        self.ready.setVisible(seated)
        self.ready.setChecked(ready)
        self.ready.weight = ButtonEmphasis.PLATE if ready else ButtonEmphasis.GO
        self.ready.setUsual(15 if ready else 18)
        waiting = _WAITING.filled(host) if host else _WAITING_FOR_ALL
        self._phrases.put(self.ready.setText, waiting if ready else _READY)
        self._after_all.setVisible(seated and ready)
        self._say([change_in_words(host, fresh), _ASKED_AGAIN] if changed and not ready else [])

    def retranslate(self) -> None:
        self._phrases.renew()
        self.mark.phrases.renew()

    def high(self, width: int) -> int:
        """Return the height for this width; buttons reduce their font to it."""
        for button in (self.start, self.ready, self._after_all):
            button.fitInto(width)
        return self._column.totalHeightForWidth(width)

    def focusFirst(self) -> None:
        """Focus the button for this person."""
        (self.start if not self.start.isHidden() else self.ready).setFocus()

    def _say_below(self, text: str) -> None:
        self.start.show_line(text, on=self.start.is_on)

    def _say(self, notes: Sequence[Text]) -> None:
        for place, label in enumerate(self._notes):
            label.setVisible(place < len(notes))
            if place < len(notes):
                self._phrases.put(label.setText, notes[place])

    def _start(self) -> None:
        if self.start.is_on:
            self.started.emit()
