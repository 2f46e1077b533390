"""About the program: version, licences, and what it does not do."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.app.dialogs.parts.base import CLOSE, Dialog, Role
from cardtable.app.widgets.chrome import AppPalette
from cardtable.core.text import TextRenderer, translate

_TITLE = translate("About", "About CardTable")
_VERSION = translate("About", "Version %1")
_WHAT = translate("About", "A card table for your own computer, with players who see only their own cards.")
_PRIVACY = translate(
    "About", "There are no adverts, no account and no tracking. The program never connects to the internet."
)
_LICENCE = translate("About", "CardTable is free software under the MIT licence. Its cards are its own drawings.")
_QT = translate("About", "It uses Qt %1 and PySide6 under the GNU Lesser General Public License, version 3.")
_FONTS = translate("About", "The letters on the cards come from the Noto fonts, under the SIL Open Font License.")


class AboutDialog(Dialog):
    """What this program is and under which terms it is given."""

    def __init__(self, words: TextRenderer, parent: QWidget | None = None, chrome: AppPalette | None = None) -> None:
        super().__init__(words, _TITLE, parent, chrome)
        self.heading(_TITLE)
        self.label(_VERSION.filled(__version__), "note")
        self.label(_WHAT, "strong")
        self.label(_PRIVACY)
        self.label(_LICENCE)
        self.label(_QT.filled(qVersion()))
        self.label(_FONTS)
        self.body.addStretch(1)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.read_by_keys()
        self.fit(560, 380)
