"""Middle of the room page: the fingerprint cards, and the buttons to start or be ready."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSpacerItem, QVBoxLayout, QWidget

from cardtable.app.multiplayer.fingerprint_cards import PANEL_AROUND, FingerprintOnTable
from cardtable.app.multiplayer.room_layout import RoomPageMetrics
from cardtable.app.multiplayer.room_side_panels import ink
from cardtable.app.multiplayer.room_texts import START, StartButtonText
from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis, OverlayButton, TwoLineButton
from cardtable.app.overlays.overlay_style import font_in, px_in
from cardtable.app.widgets.labels import Paragraph, RetranslatedTexts
from cardtable.core.cards import Cards
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.themes import CardStyle, Theme

_EVERYBODY = translate("People", "Everybody at this table sees these four cards.")
_ASK = translate("People", "Ask %1: are these the cards on that screen too?")
_READY = translate("People", "I'm ready")
_WAITING = translate("People", "Ready. %1 starts when all are.")
_WAITING_FOR_ALL = translate("People", "Ready. The match starts when all are.")
_AFTER_ALL = translate("People", "Not yet after all")
_SIT = translate("People", "Click an open seat to sit down.")
_WATCHING = translate("People", "You are watching. The match begins when everybody who plays is ready.")
_ASKED_AGAIN = translate("People", "So everybody is asked once more.")
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
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for label in (self._caption, *self._notes):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._below_mark, self._below_caption, self._below_buttons = (
            QSpacerItem(0, 0),
            QSpacerItem(0, 0),
            QSpacerItem(0, 0),
        )
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
        self.mark.retranslate()

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
