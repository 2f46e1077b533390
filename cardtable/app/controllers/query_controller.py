"""Everything on the table: read whole when it is first asked for, then sentence by sentence.

Answers questions at the table aloud: one key, one answer, of the match or of a deal that is looked back at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardtable.app.program import Program
from cardtable.app.settings.key_settings import SEAT_KEYS
from cardtable.app.window.menu_commands import QUERY_COMMANDS
from cardtable.core.text import Text
from cardtable.core.zones import near_seat

if TYPE_CHECKING:
    from cardtable.app.overlays.replay.replay_page import ReplayPage
    from cardtable.core.player_queries import GameAnswers, PlayerQuery, QueryContext
    from cardtable.table.table_scene import TableScene


class SequentialReader:
    """Remembers which sentence was heard last; after the first, the own hand, people break off."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._heard = 0  # the place of the last sentence that was asked for by itself

    def ask(self, scene: TableScene) -> None:
        """Say all and write it over the table; while it stands there the next sentence, at the end put it away."""
        lines = scene.voice.table_in_lines()
        if lines != self._lines or not scene.furniture.reading.said:
            self._lines, self._heard = lines, 0
            scene.read_out()
            return
        self._heard += 1
        if self._heard < len(lines):
            scene.voice.announce(lines[self._heard], urgent=True)
        else:
            scene.put_reading_away()


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
        asked = {name: partial(self._answer, question) for name, question in QUERY_COMMANDS.items()}
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
        from cardtable.core.player_queries import PlayerQuery
        from cardtable.table.table_queries import reply

        self._say(lambda known, own: reply(question, known, own), in_signs=question is PlayerQuery.HAND)

    def _tell_of(self, place: int) -> None:
        """All about the player in this place clockwise, 0 being whoever sits at the near side."""
        from cardtable.table.table_queries import answer_about

        self._say(lambda known, _own: answer_about(place, known))

    def _say(
        self, answer: Callable[[QueryContext[Any], GameAnswers], tuple[Text, ...]], *, in_signs: bool = False
    ) -> None:
        """Say what is known; `in_signs`: the status line writes the own hand in signs, which are fewer."""
        from cardtable.app.match.match_status import known_now
        from cardtable.table import table_queries
        from cardtable.table.table_queries import own_cards
        from cardtable.table.table_texts import with_capital, with_full_stop

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
        written = table_queries.in_signs(own_cards(known), words, by_rank=by_rank) if in_signs else ""
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
