"""Page with the rooms that are advertised in the local network, and with the persons played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import MARGIN
from cardtable.app.dialogs.common.portrait_picker import PortraitStrip
from cardtable.app.multiplayer.discovered_rooms import DiscoveredList, JoinOffer, offer_of
from cardtable.app.multiplayer.multiplayer_widgets import EmptyTableWidget, ProfilePrompt, page_room
from cardtable.app.storage.known_people import KnownPerson
from cardtable.app.widgets.basic_widgets import STRETCH, Space, discard, fill_box
from cardtable.app.widgets.deferred_updates import DeferredUpdates
from cardtable.app.widgets.labels import Paragraph, RetranslatedTexts
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, literal_text, translate
from cardtable.net.agent_messages import RoomDiscovered
from cardtable.table.art.themes import CardStyle
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.text_painting import px

_HEADING = translate("People", "Tables in this house")
_LOOKING = translate("People", "Looking for tables…")
_FOUND = translate("People", "%1 table(s). Still looking…", n=2)
_SPOKEN = translate("People", "%1 table(s) found.", n=2)
_MARKS = translate("People", "The host's screen shows four cards too. Do they match? Then it is the right table.")
_NONE = translate("People", "No table found yet")
_SOMEBODY = translate(
    "People", "Somebody has to open one first: you, or a person on another computer in the same network."
)
_FIREWALL = translate("People", "A firewall may ask whether CardTable may use the network: say yes.")
_WITHOUT = translate("People", "An invitation works without searching.")
_INVITATION = translate("People", "Use an invitation")
_OPEN = translate("People", "Open a table")

_KNOWN = translate("People", "People you have played with")
_THEIRS = translate("People", "Their table is open now.", "of a person in a list")
_NOT_THEIRS = translate("People", "No open table in this house.", "of a person in a list")
_FORGET = translate("People", "Remove", "a person from a list")
_ABOUT = translate("People", "%1: %2", "a button, and the person whom it is about")
RADIUS = 20  # pixels of the sketches, of a portrait
EMPTY_MS = 5_000  # without a room for this time, the page shows instructions
SPOKEN_MS = 2_000  # changes within this time are announced in one sentence
WIDE = 430  # width of the text without rooms


class KnownPersonRow(QWidget):
    """One person, with a button for their open table, or else to take them from the list."""

    def __init__(self, renderer: TextRenderer, person: KnownPerson) -> None:
        super().__init__()
        self.phrases = RetranslatedTexts(renderer)
        self.person = person
        self.table = ""  # id of their open room
        self.joins = False  # the button leads there
        name, self._line = Paragraph(self), Paragraph(self, "note")
        name.setText(person.name)
        self.button = QPushButton(self, autoDefault=False)
        words, face = QVBoxLayout(), PortraitStrip(renderer, RADIUS, (person.portrait,))
        fill_box(QHBoxLayout(self), face, (words, 1), self.button, spacing=px(12))
        fill_box(words, name, self._line, spacing=0)
        self.show_table("", None)

    def show_table(self, table: str, offer: JoinOffer | None) -> None:
        """Show the person's open room with what it offers; "": there is none."""
        self.table = table
        self.joins = offer is not None and offer.label is not None
        label = _FORGET if offer is None or offer.label is None else offer.label
        self.phrases.put(self._line.setText, _THEIRS if table else _NOT_THEIRS)
        self.phrases.put(self.button.setText, label)
        self.phrases.put(self.button.setAccessibleName, _ABOUT.filled(label, literal_text(self.person.name)))


class KnownPeopleList(QWidget):
    """Rows of all persons, hidden if there is none."""

    taken = Signal(str)  # id of an open room
    forgotten = Signal(str)  # name

    def __init__(self, renderer: TextRenderer) -> None:
        super().__init__()
        self._renderer = renderer
        self._phrases = RetranslatedTexts(renderer)
        self._column = fill_box(QVBoxLayout(self), spacing=8, margins=(0, px(10), 0, 0))
        self._phrases.paragraph(self._column, _KNOWN, "heading")
        self._phrases.put(self.setAccessibleName, _KNOWN)
        self.rows: list[KnownPersonRow] = []
        self.hide()

    def setPeople(self, people: Sequence[KnownPerson]) -> None:
        """Show these persons, whose tables are not looked for yet."""
        for person in people:
            row = KnownPersonRow(self._renderer, person)
            row.button.clicked.connect(partial(self._press, row))
            self.rows.append(row)
            self._column.addWidget(row)
        self.setVisible(bool(self.rows))

    def found(self, table: str, host: str, offer: JoinOffer) -> None:
        """Show that a person's room is open."""
        for row in self.rows:
            if row.person.name == host:
                row.show_table(table, offer)

    def lose(self, table: str) -> None:
        """Show that a room is closed."""
        for row in self.rows:
            if row.table == table:
                row.show_table("", None)

    def retranslate(self) -> None:
        self._phrases.renew()
        for row in self.rows:
            row.phrases.renew()

    def _press(self, row: KnownPersonRow, _checked: bool = False) -> None:
        if row.joins:
            self.taken.emit(row.table)
            return
        self.rows.remove(row)
        discard(row)
        self.setVisible(bool(self.rows))
        self.forgotten.emit(row.person.name)


class LanPage(QWidget):
    """Page with the list of discovered rooms, or after a while with instructions if there is none."""

    taken = Signal(str)  # id of a room
    invitationWanted = Signal()
    openWanted = Signal()

    def __init__(
        self, renderer: TextRenderer, games: Mapping[str, AnyGame], style: CardStyle, announcer: Announcer
    ) -> None:
        super().__init__()
        self._renderer, self._announcer, self._games = renderer, announcer, games
        self._phrases = RetranslatedTexts(renderer)
        self._column = fill_box(QVBoxLayout(self), spacing=10, margins=(MARGIN, 18, MARGIN, 16))
        self._phrases.paragraph(self._column, _HEADING, "heading")
        self._state = self._phrases.paragraph(self._column, _LOOKING, "note")
        self.list = DiscoveredList(renderer, games, style)
        self.list.taken.connect(self.taken)
        self.list.counted.connect(self._count)
        self._phrases.put(self.list.setAccessibleName, _HEADING)
        self._column.addWidget(self.list)
        self._empty = self._make_empty()
        self._column.addWidget(self._empty, 1)
        self._column.addStretch(1)
        self._marks = self._phrases.paragraph(self._column, _MARKS, "note")
        self.known = KnownPeopleList(renderer)
        self.known.taken.connect(self.taken)
        self._column.addWidget(self.known)
        self._deferred = DeferredUpdates(self)
        self._tables = self._told = 0
        self._patience = QTimer(self, singleShot=True, interval=EMPTY_MS)
        self._patience.timeout.connect(partial(self._deferred.do, self._show_state))
        self._patience.timeout.connect(lambda: None if self._tables else self._announcer.say(renderer.text(_NONE)))
        self._soon = QTimer(self, singleShot=True, interval=SPOKEN_MS)
        self._soon.timeout.connect(self._tell)
        self._show_state()

    def begin(self) -> None:
        """Show that the search has begun."""
        self._patience.start()
        self._show_state()

    def give_up(self) -> None:
        """Show the instructions at once if there is no room."""
        self._patience.stop()
        self._show_state()

    def add(self, found: RoomDiscovered) -> None:
        """Add or update a discovered room, or a saved seat, which has no mark."""
        self._deferred.do(partial(self.list.add, found))
        if found.mark:
            self._deferred.do(partial(self.known.found, found.id, found.host, offer_of(found, None, self._games)))

    def lose(self, table: str) -> None:
        """Remove a closed room."""
        self._deferred.do(partial(self.list.lose, table))
        self._deferred.do(partial(self.known.lose, table))

    def ask(self, who: ProfilePrompt) -> None:
        """Insert the profile prompt above the list."""
        self._column.insertWidget(1, who)

    def setAsking(self, asking: bool) -> None:
        """Disable the list while the prompt is open."""
        self.list.setEnabled(not asking)
        self.known.setEnabled(not asking)
        self._empty.setEnabled(not asking)

    def retranslate(self) -> None:
        self._phrases.renew()
        self.list.retranslate()
        self.known.retranslate()

    def _make_empty(self) -> QWidget:
        box = QWidget(self)
        words = QWidget(box)
        words.setFixedWidth(min(px(WIDE), page_room()))
        lines = fill_box(QVBoxLayout(words), spacing=8)
        for text, role in ((_NONE, "title"), (_SOMEBODY, ""), (_FIREWALL, "note"), (_WITHOUT, "note")):
            self._phrases.paragraph(lines, text, role).setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column, middle, row = QVBoxLayout(box), QHBoxLayout(), QHBoxLayout()
        picture = (EmptyTableWidget(), 0, Qt.AlignmentFlag.AlignHCenter)
        fill_box(column, STRETCH, picture, middle, Space(4), row, 2, spacing=8)
        fill_box(middle, STRETCH, words, STRETCH)  # an alignment would take height from the labels
        ways = ((_INVITATION, self.invitationWanted), (_OPEN, self.openWanted))
        buttons = (self._phrases.button(box, text, signal) for text, signal in ways)
        self._row = fill_box(row, STRETCH, *buttons, STRETCH, spacing=8)
        return box

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack the buttons if they do not fit side by side."""
        super().resizeEvent(event)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        if self._row.minimumSize().width() > page_room():
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)

    def _count(self, tables: int) -> None:
        self._tables = tables
        self._show_state()
        if tables != self._told and not self._soon.isActive():
            self._soon.start()

    def _tell(self) -> None:
        """Announce the number of rooms once after several changes."""
        if self._tables != self._told:
            self._told = self._tables
            sentence = _SPOKEN.filled(self._tables, n=self._tables) if self._tables else _NONE
            self._announcer.say(self._renderer.text(sentence))

    def _show_state(self) -> None:
        found = bool(self._tables)
        state = _FOUND.filled(self._tables, n=self._tables) if found else _LOOKING
        self._phrases.put(self._state.setText, state)
        self._empty.setVisible(not found and not self._patience.isActive())
        self._marks.setVisible(found)
