"""Dialog with the rulebook for the options in force; differences from the preset are marked."""

from __future__ import annotations

import html
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QTextBlock, QTextOption
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, MARGIN, Dialog, Role
from cardtable.app.forms.form_rows import comparison, preset_label
from cardtable.app.widgets.basic_widgets import PlainLabel, fill_box
from cardtable.app.widgets.keyboard_navigation import ReadOnlyText
from cardtable.app.widgets.palette import NO_OWNER, AppPalette, DialogOwner
from cardtable.core.guidance.rulebook import Clause
from cardtable.core.options import OptionInfo, Options, describe
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, literal_text, translate
from cardtable.table.style.text_painting import px, scaled_stylesheet

_TITLE = translate("Rules", "Rules of %1")
_PLAYERS = translate("Rules", "%1 players", n=4)
_SEARCH = translate("Rules", "Search the rules")
_FOUND = translate("Rules", "%1 rule(s) found", n=2)
_CHANGED = translate("Rules", "Changed: “%1” is “%2” here; in “%4” it is “%3”.")
_YES = translate("Rules", "yes")
_NO = translate("Rules", "no")
_LEGEND = translate("Rules", "A bar marks the rules that this changes.")
INDENT, BAR = 14, 4  # pixels of the sketches: the bars have their place in the indent


class ClauseBrowser(ReadOnlyText):
    """Text of clauses, some marked by a bar beside them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._marked: list[QTextBlock] = []
        self._colour = QColor()

    def mark(self, texts: Collection[str], colour: str) -> None:
        """Mark the paragraphs whose first line is one of these texts."""
        self._colour = QColor(colour)
        self._marked = [block for block in self.blocks() if block.text().partition("\u2028")[0] in texts]
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        layout = self.document().documentLayout()
        edge = self.viewport().width() - px(BAR) if self.isRightToLeft() else 0.0
        for block in self._marked:
            rect = layout.blockBoundingRect(block).translated(0, -self.verticalScrollBar().value())
            painter.fillRect(QRectF(edge, rect.top(), px(BAR), rect.height()), self._colour)
        painter.end()


class RulesDialog(Dialog):
    """Dialog with the clauses by section, and a search field that filters them; clause ids are for tests alone."""

    def __init__(
        self, renderer: TextRenderer, definition: AnyGame, options: Options, seats: int, owner: DialogOwner = NO_OWNER
    ) -> None:
        super().__init__(renderer, _TITLE.filled(definition.name), owner)
        self._options, self._seats = options, seats
        self._clauses: Sequence[Clause] = definition.rulebook(options, seats)
        self._infos = {info.name: info for info in describe(type(options))}
        self._preset = options.nearest_preset(seats)
        self._standard = type(options)() if self._preset is None else options.preset(self._preset)
        self._different = options.differences(self._standard, seats)
        self.heading(_TITLE.filled(definition.name))
        self.search = QLineEdit(self)
        self.search.setProperty("role", "flush")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._show())
        self.phrases.put(self.search.setPlaceholderText, _SEARCH)
        self.phrases.name(self.search, _SEARCH)
        self._count = PlainLabel(self)
        self._count.setProperty("role", "note")
        row = QHBoxLayout()
        self.body.addLayout(row)
        fill_box(row, (self.search, 1), self._count)
        self.browser = ClauseBrowser(self)
        self.browser.setProperty("role", "bare")
        self.phrases.put(self.browser.setAccessibleName, _TITLE.filled(definition.name))
        self.body.addWidget(self.browser, 1)
        self.body.setContentsMargins(MARGIN, 14, MARGIN, 6)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self._show()
        self.search.setFocus()
        self.fit(820, 720)

    def setChrome(self, chrome: AppPalette) -> None:
        super().setChrome(chrome)
        self._show()

    def retranslate(self) -> None:
        super().retranslate()
        self._show()

    def found(self) -> list[Clause]:
        """Return the clauses that contain every word of the search field."""
        wanted = self.search.text().casefold().split()
        return [clause for clause in self._clauses if all(word in self._plain(clause) for word in wanted)]

    def _plain(self, clause: Clause) -> str:
        parts = [self.renderer.text(clause.section), self.renderer.text(clause.text), *self._remarks(clause)]
        return " ".join(parts).casefold()

    def _show(self) -> None:
        clauses = self.found()
        searching = bool(self.search.text().strip())
        count = (
            _FOUND.filled(len(clauses), n=len(clauses)) if searching else _PLAYERS.filled(self._seats, n=self._seats)
        )
        self.phrases.put(self._count.setText, count)
        document = self.browser.document()
        option = QTextOption(document.defaultTextOption())
        option.setTextDirection(self.layoutDirection())
        document.setDefaultTextOption(option)
        document.setIndentWidth(px(INDENT))
        self.browser.show_html(scaled_stylesheet("".join(self._pieces(clauses))))
        changed = {self.renderer.text(clause.text) for clause in clauses if self._changed(clause)}
        self.browser.mark(changed, self.chrome.accent)

    def _pieces(self, clauses: Sequence[Clause]) -> Iterator[str]:
        right_to_left = self.isRightToLeft()
        direction = "rtl" if right_to_left else "ltr"
        yield f'<body dir="{direction}" style="color:{self.chrome.ink}; font-size:15px">'
        if self._preset is not None:
            note = type(self._options).PRESET_NOTES.get(self._preset)
            said = [comparison(self._options, self._preset, self._seats), *([] if note is None else [note])]
            said += [_LEGEND] if any(self._changed(clause) for clause in self._clauses) else []
            sentences = " ".join(self._escaped(text) for text in said)
            yield f'<p style="color:{self.chrome.ink2}; font-size:13px">{sentences}</p>'
        for section, group in groupby(clauses, key=lambda clause: clause.section):
            yield f'<h3 style="color:{self.chrome.accent}; font-size:16px">{self._escaped(section)}</h3>'
            for clause in group:
                yield self._paragraph(clause)

    def _paragraph(self, clause: Clause) -> str:
        """Return a clause as HTML: its text, and changes below; no table, in which a caret could not move down."""
        remarks = "<br>".join(html.escape(remark) for remark in self._remarks(clause))
        strong = f'<span style="font-size:13px; font-weight:700; color:{self.chrome.accent}">'
        note = f"<br>{strong}{remarks}</span>" if remarks else ""
        lies = "-qt-block-indent:1; margin-top:4px; margin-bottom:4px; white-space:pre-wrap"
        return f'<p style="{lies}">{self._escaped(clause.text)}{note}</p>'

    def _escaped(self, text: Text) -> str:
        return html.escape(self.renderer.text(text))

    def _changed(self, clause: Clause) -> list[str]:
        return [name for name in clause.options if name in self._different]

    def _remarks(self, clause: Clause) -> list[str]:
        return [
            self.renderer.text(
                _CHANGED.filled(
                    self._infos[name].label,
                    _value(self._infos[name], self._options.value(name)),
                    _value(self._infos[name], self._standard.value(name)),
                    literal_text("") if self._preset is None else preset_label(type(self._options), self._preset),
                )
            )
            for name in self._changed(clause)
        ]


def _value(info: OptionInfo, value: object) -> object:
    if isinstance(value, bool):
        return _YES if value else _NO
    return info.told(value)
