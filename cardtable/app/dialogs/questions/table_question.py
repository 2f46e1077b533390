"""What somebody else at the table wishes, to be agreed to or refused."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.parts.base import Dialog, Role
from cardtable.app.dialogs.parts.fan import Fan
from cardtable.app.dialogs.questions.claim_question import FAN_HEIGHT, joined
from cardtable.app.widgets.chrome import Chrome
from cardtable.core.cards import Cards
from cardtable.core.text import Text, Words, translate
from cardtable.table.art.card_style import CardStyle
from cardtable.table.painting.measure import px

_TITLE = translate("Wishes", "Do you agree?")
_CARDS = translate("Wishes", "Their cards: %1.", "laid open by a player who claims the rest")
_AGREE = translate("Wishes", "Agree")
_REFUSE = translate("Wishes", "Refuse")


class TableQuestion(Dialog):
    """Accepted: the person agrees; closing the window refuses, and so does Enter at once.

    It stands over the window without a loop of its own: the question may be settled before it is answered.
    """

    def __init__(
        self,
        words: Words,
        question: Text,
        cards: Cards,
        style: CardStyle,
        parent: QWidget | None = None,
        chrome: Chrome | None = None,
    ) -> None:
        """`cards`: those that whoever asks lays open, if any."""
        super().__init__(words, _TITLE, parent, chrome)
        self.heading(_TITLE)
        self.label(question)
        if cards:
            fan = Fan(cards, style)
            fan.setFixedHeight(px(FAN_HEIGHT))
            self.body.addWidget(fan)
            self.phrases.put(fan.setAccessibleName, _CARDS.filled(joined(cards)))
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, question)
        self.button(_AGREE, Role.AcceptRole)
        self.button(_REFUSE, Role.RejectRole, primary=True)
        self.fit(460, 160)
