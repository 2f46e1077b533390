"""Dialog on fair deals of a local match: commitment, secret, and a Python program that checks them.

The numbers of one deal of a room are turned into a program here, too.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role, ScrollPage, page
from cardtable.app.dialogs.help.verification_results import SeedContribution
from cardtable.app.widgets.keyboard_navigation import LEVELS, ParagraphNavigator
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.plain_text import plain_text
from cardtable.core.cards import Card, Cards, standard_pack
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.net.agent_messages import DealVerified
from cardtable.table.style.text_painting import px, scaled_stylesheet

tr = partial(translate, "Fairness")

_TITLE = tr("Is the deal fair?")
_PROMISE = tr(
    "All cards of this match follow from one secret, chosen before the first card. Nobody at the table knows it, "
    "and the computer players are shown only their own cards."
)
_HASH = tr("Fingerprint of the secret (SHA-256), known from the start")
_SECRET = tr("The secret")
_LATER = tr("The secret is shown here when the match has ended.")
_TYPED = tr("This match was dealt from a deal number that somebody typed: its fingerprint hides nothing.")
_CHECK = tr("How to check")
_STEPS = (
    tr("Write the fingerprint down during the match. Afterwards, compute it from the secret."),
    tr("Then run these lines of Python, or write the same in any language: they give every deal."),
    tr("The first card goes to the player on the dealer's left, the next to the seat after, and so on."),
)
_CUT = tr("The pack is cut before each deal, and the saved game says where: the cards lifted off come last.")
_SHOW = tr("Show the program")
_COPY = tr("Copy all")
_COPIED = tr("Copied")

PROGRAM = Path(__file__).with_name("fairness_program.txt").read_text(encoding="utf-8")
LAST_LINE = PROGRAM.splitlines()[-1]
WITH_CUTS = """print(hashlib.sha256("SEED".encode()).hexdigest())
for deal, lifted in enumerate(CUTS, start=1):
    cards = shuffled(pack, "SEED", deal)
    print(cards[lifted:] + cards[:lifted])"""


@frozen
class FairnessInfo:
    """Fairness data of the present match; `seed` is None until it ends."""

    commitment: str
    seed: str | None = None
    typed: bool = False  # a person typed the seed as a deal number
    cuts: tuple[int, ...] = ()  # number of cards lifted off, by deal; empty if the pack is not cut
    deck: tuple[Card, ...] = standard_pack()  # some rules leave cards out, or use two packs: `Rules.deck`

    def program(self) -> str:
        """Return the check as a program with the pack, and with the seed once that is public."""
        program = with_pack(PROGRAM, self.deck)
        if self.cuts:
            program = program.replace(LAST_LINE, WITH_CUTS.replace("CUTS", str(list(self.cuts))))
        return program if self.seed is None else program.replace('"SEED"', repr(self.seed))


def with_pack(program: str, pack: Sequence[Card]) -> str:
    """Return the program with the cards of a game filled in."""
    cards = " ".join(str(card) for card in pack)
    lines = textwrap.wrap(cards, 100, break_on_hyphens=False)
    written = "(\n" + "\n".join(f'    "{line} "' for line in lines) + "\n)"
    return program.replace('"PACK"', written)


class FairnessDialog(Dialog):
    """Dialog with commitment, secret, and behind a button the program that derives commitment and deals from it."""

    def __init__(self, renderer: TextRenderer, fairness: FairnessInfo, owner: DialogOwner = NO_OWNER) -> None:
        super().__init__(renderer, _TITLE, owner)
        self._fairness = fairness
        content, column = page()
        self.phrases.paragraph(column, _TITLE, "heading", LEVELS["heading"])
        self.phrases.paragraph(column, _PROMISE)
        if fairness.typed:
            self.phrases.paragraph(column, _TYPED, "strong")
        self._value(content, column, _HASH, fairness.commitment)
        if fairness.seed is None:
            self.phrases.paragraph(column, _LATER, "note")
        else:
            self._value(content, column, _SECRET, fairness.seed)
        self.phrases.paragraph(column, _CHECK, "group", LEVELS["group"])
        first, *others = self._steps()
        self.phrases.paragraph(column, first)
        text = program_field(self._fairness.program(), 190, content)
        self._program = (*(self.phrases.paragraph(column, step) for step in others), text)
        for part in self._program:
            part.hide()
        self.phrases.put(text.setAccessibleName, _CHECK)
        column.addWidget(text)
        area = ScrollPage(content)
        self.put_body(area)
        self._show_button = self.button(_SHOW, Role.ActionRole, self._show_program)
        self._copy = self.button(_COPY, Role.ActionRole, self._copy_all)
        self.button(CLOSE, Role.RejectRole, primary=True)
        ParagraphNavigator(area).begin()
        self.fit(760, 720)

    def _steps(self) -> tuple[Text, ...]:
        return (*_STEPS, _CUT) if self._fairness.cuts else _STEPS

    def _value(self, content: QWidget, column: QVBoxLayout, name: Text, value: str) -> None:
        self.phrases.paragraph(column, name, "group", LEVELS["group"])
        line = QLineEdit(value, content)
        line.setReadOnly(True)
        line.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        line.setStyleSheet(scaled_stylesheet("font-size: 13px;"))
        line.setCursorPosition(0)
        line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.phrases.put(line.setAccessibleName, name)
        column.addWidget(line)

    def _show_program(self) -> None:
        self._show_button.hide()
        for part in self._program:
            part.show()
        self._program[-1].setFocus()

    def _copy_all(self) -> None:
        lines = [self.renderer.text(_HASH), self._fairness.commitment]
        if self._fairness.seed is not None:
            lines += [self.renderer.text(_SECRET), self._fairness.seed]
        lines += [self.renderer.text(step) for step in self._steps()]
        QGuiApplication.clipboard().setText("\n".join([*lines, "", self._fairness.program()]))
        self.phrases.put(self._copy.setText, _COPIED)


def program_field(program: str, high: int, parent: QWidget) -> QPlainTextEdit:
    """Return a read-only field with a program, at least `high` pixels of the sketches high."""
    text = QPlainTextEdit(program, parent)
    text.setReadOnly(True)
    text.setTabChangesFocus(True)
    text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    text.setMinimumHeight(px(high))
    return text


SEED_LINES = """shares = SHARES
parts = "/".join(f"{who}={share}" for who, share in sorted(shares.items()))
seed = hashlib.sha256(f"cardtable/seed/TABLE/DEAL/{parts}".encode()).hexdigest()
print(seed, shuffled(pack, seed, DEAL))"""


def program_of(checked: DealVerified, pack: Cards, parts: Sequence[SeedContribution] = ()) -> str:
    """Return the check of a verified deal as a program with its numbers; it prints the seed and the order of the cards.

    `parts` give the names for comments beside the numbers.
    """
    names = {part.who: f"  # {plain_text(part.name)}" for part in parts if part.name}
    shares = "".join(
        f'    "{who}": "{share}",{names.get(who, "")}\n' for who, share in sorted(checked.opened.shares.items())
    )
    lines = SEED_LINES.replace("SHARES", "{\n" + shares + "}")
    lines = lines.replace("TABLE", checked.table).replace("DEAL", str(checked.deal))
    return with_pack(PROGRAM.replace(LAST_LINE, lines), pack)
