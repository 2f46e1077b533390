"""How people in other houses can come to a table, in plain words."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.parts.base import CLOSE, Dialog, Role
from cardtable.app.widgets.chrome import Chrome
from cardtable.core.text import Text, Words, translate

_TITLE = translate("People", "People from other houses")
_ONLY_HERE = translate(
    "People",
    "The invitation to this table works in your own house only. For somebody in another house there are these ways.",
)
_WAYS: tuple[tuple[Text, Text], ...] = (
    (
        translate("People", "A private network"),
        translate(
            "People",
            "Tailscale, ZeroTier and the like join computers of several houses. Both of you switch it on, then you "
            "open the table and send its invitation.",
        ),
    ),
    (
        translate("People", "IPv6"),
        translate(
            "People",
            "Where your internet provider has it, invitations lead here from everywhere. Your router may have to let "
            "people in: port %1, TCP, to this computer.",
        ),
    ),
    (
        translate("People", "A server"),
        translate(
            "People",
            "If somebody you know runs a server for CardTable, ask for its invitation, and open your table there: "
            "Play with people, By invitation.",
        ),
    ),
)


class FromOutside(Dialog):
    """`port`: at which the table listens."""

    def __init__(self, words: Words, port: int, parent: QWidget | None = None, chrome: Chrome | None = None) -> None:
        super().__init__(words, _TITLE, parent, chrome)
        self.heading(_TITLE)
        self.label(_ONLY_HERE)
        for name, how in _WAYS:
            self.label(name, "strong")
            self.label(how.filled(str(port)) if "%1" in how.source else how)  # in the digits that routers write
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, _ONLY_HERE)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.fit(560, 380)
