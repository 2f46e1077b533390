"""Page for joining by invitation: finds it in a pasted message and shows the room's fingerprint."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import MARGIN
from cardtable.app.dialogs.common.portrait_picker import PortraitStrip
from cardtable.app.multiplayer.fingerprint_cards import FingerprintCards
from cardtable.app.multiplayer.multiplayer_widgets import NoticeBox, NoticeSeverity, ProfilePrompt
from cardtable.app.widgets.basic_widgets import fill_box, set_role
from cardtable.app.widgets.labels import Paragraph, RetranslatedTexts
from cardtable.core.cards import Cards
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.net.invitation import (
    LINK,
    BadInvitation,
    Invitation,
    InvitationFault,
    fingerprint_cards,
    read_invitation,
    write_invitation,
)
from cardtable.table.art.themes import CardStyle
from cardtable.table.speech.announcer import Announcer

_HEADING = translate("People", "Have you been invited?")
_NOTE = translate("People", "Paste the whole message you were sent. CardTable finds the invitation in it.")
_FIELD = translate("People", "Invitation")
_PASTE = translate("People", "Paste")
_GOOD = translate("People", "The invitation is complete.")
_LEADS = translate("People", "It leads to the table with these four cards. Its host sees them too.")
_LEADS_TO_SERVER = translate("People", "It leads to a table on the server %1.")
_SHOWN = translate("People", "%1 and this portrait will be shown at the table. Nothing else about you is sent.")
_FAULTS: Mapping[InvitationFault, Text] = {
    InvitationFault.CUT: translate("People", "This isn't the whole invitation."),
    InvitationFault.MISTYPED: translate("People", "Something in this invitation is wrong."),
    InvitationFault.NONE: translate("People", "This isn't an invitation."),
    InvitationFault.NEWER: translate("People", "This invitation is too new."),
}
PASTE = QKeySequence.StandardKey.Paste
LONGEST = 4_000  # characters of a message without an invitation that the field shows
CARD, CARD_GAP = 40, 8  # pixels of the sketches
FIELD_HIGH = 40
PORTRAIT = 18
MARK_AFTER_MS = 30  # the cards take 0.1 s to compute, so the text is shown first


@lru_cache(maxsize=8)
def _mark(fingerprint: bytes) -> Cards:
    return fingerprint_cards(fingerprint)


class _Field(QLineEdit):
    """Line edit that leaves Ctrl+V to its page, which searches the pasted text for an invitation."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and event.matches(PASTE):
            event.ignore()
            return False
        return super().event(event)


class InvitationPage(QWidget):
    """Page with an invitation field; `invitation` is the valid one in the field, or None."""

    changed = Signal()  # the invitation in the field is another one, or none
    pasted = Signal()

    def __init__(self, renderer: TextRenderer, style: CardStyle, announcer: Announcer) -> None:
        super().__init__()
        self._phrases = RetranslatedTexts(renderer)
        self.invitation: Invitation | None = None
        self._column = fill_box(QVBoxLayout(self), spacing=8, margins=(MARGIN, 18, MARGIN, 16))
        self._phrases.paragraph(self._column, _HEADING, "heading")
        self._phrases.paragraph(self._column, _NOTE)
        self._column.addSpacing(8)
        self._add_field()
        self._column.addSpacing(8)
        self._box = NoticeBox(renderer, announcer, self)
        self.mark = FingerprintCards(renderer, style, CARD, CARD_GAP, self)
        self._add_good_part(renderer)
        self._column.addWidget(self._box)
        self._column.addStretch(1)
        self._soon = QTimer(self, singleShot=True, interval=MARK_AFTER_MS)
        self._soon.timeout.connect(self._show_mark)
        paste = QShortcut(QKeySequence(PASTE), self)
        paste.setContext(Qt.ShortcutContext.WindowShortcut)
        paste.activated.connect(self.paste)
        self._look()

    def _add_field(self) -> None:
        self.field = _Field(self)
        self.field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.field.setMinimumHeight(FIELD_HIGH)
        self.field.setPlaceholderText(f"{LINK}…")
        self.field.textChanged.connect(self._look)
        self._phrases.name(self.field, _FIELD)
        row = QHBoxLayout()
        self._column.addLayout(row)
        fill_box(row, (self.field, 1), self._phrases.button(self, _PASTE, self.paste), spacing=6)

    def _add_good_part(self, renderer: TextRenderer) -> None:
        self._portrait = PortraitStrip(renderer, PORTRAIT)
        self._shown = Paragraph(self, "note")
        self._good, who = QWidget(self._box), QHBoxLayout()
        fill_box(QVBoxLayout(self._good), self.mark, who, spacing=8, margins=(0, 8, 0, 0))
        fill_box(who, self._portrait, (self._shown, 1), spacing=10)
        self._box.below.addWidget(self._good)

    def paste(self) -> None:
        """Put the clipboard's text into the field; the page reads the clipboard only here."""
        self.setText(QGuiApplication.clipboard().text())
        self.pasted.emit()

    def setText(self, text: str) -> None:
        """Put a message into the field, reduced to its invitation if it holds a valid one."""
        try:
            text = write_invitation(read_invitation(text))
        except ValueError:
            text = " ".join(text.split())[:LONGEST]
        self.field.setText(text)
        self.field.setCursorPosition(0)

    def setIdentity(self, name: str, portrait: int) -> None:
        """Show the name and portrait that will be sent; "" hides both."""
        self._phrases.put(self._shown.setText, _SHOWN.filled(name))
        self._portrait.setPortraits((portrait,))
        self._shown.setVisible(bool(name))
        self._portrait.setVisible(bool(name))

    def refuse(self, heading: Text, sentence: Text) -> None:
        """Show an error: the room could not be reached."""
        self._good.hide()
        self._box.say(NoticeSeverity.LOOK, heading, sentence)
        self._box.show()

    def ask(self, who: ProfilePrompt) -> None:
        """Insert the profile prompt below the result for the message."""
        self._column.insertWidget(self._column.count() - 1, who)

    def retranslate(self) -> None:
        for phrases in (self._phrases, self._box.phrases, self.mark.phrases):
            phrases.renew()

    def _look(self) -> None:
        before, self.invitation = self.invitation, None
        text = self.field.text()
        self._box.setVisible(bool(text.strip()))
        if text.strip():
            try:
                self.invitation = read_invitation(text)
            except BadInvitation as bad:
                self._box.say(NoticeSeverity.LOOK, _FAULTS[bad.fault], bad.text)
            else:
                self._welcome(self.invitation)
        self._good.setVisible(self.invitation is not None)
        state = "" if not text.strip() else "good" if self.invitation is not None else "heed"
        set_role(self.field, state)
        if self.invitation != before:
            self.changed.emit()

    def _welcome(self, invitation: Invitation) -> None:
        signed = invitation.fingerprint is None
        leads = _LEADS_TO_SERVER.filled(invitation.addresses[0]) if signed else _LEADS
        self._box.say(NoticeSeverity.GOOD, _GOOD, leads)
        self.mark.setVisible(not signed)
        self._soon.start()

    def _show_mark(self) -> None:
        if self.invitation is not None and self.invitation.fingerprint is not None:
            self.mark.setMark(_mark(self.invitation.fingerprint))
