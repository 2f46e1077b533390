"""Answers questions at the table aloud: one key, one answer, of the match or of a deal that is looked back at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardtable.app.handlers.reading_on import SequentialReader
from cardtable.app.program import Program
from cardtable.app.settings.key_settings import SEAT_KEYS
from cardtable.app.window.commands import ASKED
from cardtable.core.text import Text
from cardtable.core.zones import near_seat

if TYPE_CHECKING:  # the welcome page is shown without a table
    from cardtable.app.felt.look_back.look_back_page import ReplayPage
    from cardtable.core.table_questions import GameAnswers, PlayerQuery, QueryContext
    from cardtable.table.scene import TableScene

_KEYED = 9  # so many players have their number for an access key in the menu


class QueryController(QObject):
    """What the entries of the menu Tell and their keys do; `looked_at` gives the page that lies over the match."""

    def __init__(self, program: Program, looked_at: Callable[[], ReplayPage | None]) -> None:
        super().__init__(program)
        self._program = program
        self._looked_at = looked_at
        self._reading = SequentialReader()
        menus = program.window.menus
        self._seats = [menus.bind(f"Shift+{key}") for key in SEAT_KEYS]
        for place, action in enumerate(self._seats):
            action.triggered.connect(partial(self._tell_of, place))
        menus.submenus["seats"].aboutToShow.connect(self._list_seats)
        program.window.languageChanged.connect(self._retranslate)
        program.matchChanged.connect(self._renew)
        program.settingsChanged.connect(self._renew)
        self._renew()

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        """By the name of its command, what answers each question."""
        asked = {name: partial(self._answer, question) for name, question in ASKED.items()}
        return {**asked, "read_table": self._read_table}

    def _renew(self) -> None:
        """The keys of the players are single keys too: they are switched off with the others."""
        for action in self._seats:
            action.setEnabled(self._program.play is not None and self._program.settings.accessibility.single_keys)

    def _retranslate(self) -> None:
        """A list that has been opened before is written anew."""
        if not self._program.window.menus.submenus["seats"].isEmpty():
            self._list_seats()

    def _list_seats(self) -> None:
        """The players by name, whoever sits at the near side first; each with its number for a key."""
        menu, play = self._program.window.menus.submenus["seats"], self._program.play
        menu.clear()
        if play is None or not play.model.ready:
            return
        near, names = near_seat(play.model.view.seat), play.names
        for place, action in enumerate(self._seats[: len(names)]):
            number, name = play.words.number(place + 1), names[(near + place) % len(names)].replace("&", "&&")
            action.setText(f"&{number} {name}" if place < _KEYED else f"{number} {name}")
            menu.addAction(action)

    def _answer(self, question: PlayerQuery) -> None:
        from cardtable.core.table_questions import PlayerQuery
        from cardtable.table.answers.replies import reply

        self._say(lambda known, own: reply(question, known, own), in_signs=question is PlayerQuery.HAND)

    def _tell_of(self, place: int) -> None:
        """All about the player in this place clockwise, 0 being whoever sits at the near side."""
        from cardtable.table.answers.replies import answer_about

        self._say(lambda known, _own: answer_about(place, known))

    def _say(
        self, answer: Callable[[QueryContext[Any], GameAnswers], tuple[Text, ...]], *, in_signs: bool = False
    ) -> None:
        """Say what is known; `in_signs`: the status line writes the own hand in signs, which are fewer."""
        from cardtable.app.match.known_now import known_now
        from cardtable.table.answers import forty_cells
        from cardtable.table.answers.general import own_cards
        from cardtable.table.wording.whole_sentences import with_capital, with_full_stop

        page, play = self._looked_at(), self._program.play
        if play is None or not play.model.ready:
            return
        known = known_now(play) if page is None else page.known()
        words = play.words
        sentences = [
            with_capital(with_full_stop(words, words.text(text))) for text in answer(known, play.terms.answers())
        ]
        scene = self._scene(play.scene)
        by_rank = play.terms.game.spoken().by_rank
        written = forty_cells.in_signs(own_cards(known), words, by_rank=by_rank) if in_signs else ""
        scene.put_reading_away()
        scene.voice.announce(" ".join(sentences), written, urgent=True)

    def _read_table(self) -> None:
        play = self._program.play
        if play is None or not play.model.ready:
            return
        self._reading.ask(self._scene(play.scene))

    def _scene(self, of_match: TableScene) -> TableScene:
        page = self._looked_at()
        return of_match if page is None else page.scene
