"""Queries at the table, answered aloud: one key, one answer, about the match or the replayed deal."""

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
    from cardtable.core.guidance.player_queries import GameAnswers, PlayerQuery, QueryContext
    from cardtable.table.table_scene import TableScene

_KEYED = 9  # players with a digit as mnemonic in the menu


class SequentialReader:
    """Reads the whole table at the first request, then one sentence at each further request."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._index = 0  # of the last sentence that was requested by itself

    def ask(self, scene: TableScene) -> None:
        """Read and show the description; while it is shown, read its next sentence, and close it after the last."""
        lines = scene.narrator.table_in_lines()
        if lines != self._lines or not scene.hud.text_panel.said:
            self._lines, self._index = lines, 0
            scene.read_out()
            return
        self._index += 1
        if self._index < len(lines):
            scene.narrator.announce(lines[self._index], urgent=True)
        else:
            scene.hud.text_panel.put_away()


class QueryController(QObject):
    """Handles the queries of menus and keys; `replay_page` returns the page of a replay, if one is open."""

    def __init__(self, program: Program, replay_page: Callable[[], ReplayPage | None]) -> None:
        super().__init__(program)
        self._program, self._replay_page = program, replay_page
        self._reader = SequentialReader()
        menus = program.window.menus
        self._seat_actions = [menus.bind(f"Shift+{key}") for key in SEAT_KEYS]
        for place, action in enumerate(self._seat_actions):
            action.triggered.connect(partial(self._answer_about, place))
        menus.submenus["seats"].aboutToShow.connect(self._list_seats)
        program.window.languageChanged.connect(self._retranslate)
        program.matchChanged.connect(self._enable_seat_keys)
        program.settingsChanged.connect(self._enable_seat_keys)
        self._enable_seat_keys()

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        handlers = {name: partial(self._answer, query) for name, query in QUERY_COMMANDS.items()}
        return {**handlers, "read_table": self._read_table}

    def _enable_seat_keys(self) -> None:
        for action in self._seat_actions:
            action.setEnabled(self._program.match is not None and self._program.settings.accessibility.single_keys)

    def _retranslate(self) -> None:
        if not self._program.window.menus.submenus["seats"].isEmpty():
            self._list_seats()

    def _list_seats(self) -> None:
        """Fill the menu with the players by name, clockwise from the near side, each with its key."""
        menu, play = self._program.window.menus.submenus["seats"], self._program.match
        menu.clear()
        if play is None or not play.model.ready:
            return
        near, names = near_seat(play.model.view.seat), play.names
        for place, action in enumerate(self._seat_actions[: len(names)]):
            number, name = play.renderer.number(place + 1), names[(near + place) % len(names)].replace("&", "&&")
            action.setText(f"&{number} {name}" if place < _KEYED else f"{number} {name}")
            menu.addAction(action)

    def _answer(self, query: PlayerQuery) -> None:
        from cardtable.core.guidance.player_queries import PlayerQuery
        from cardtable.table.table_queries import reply

        self._say(lambda known, own: reply(query, known, own), in_signs=query is PlayerQuery.HAND)

    def _answer_about(self, place: int) -> None:
        """Tell all about a player; `place` counts clockwise from the near side, from 0."""
        from cardtable.table.table_queries import answer_about

        self._say(lambda known, _own: answer_about(place, known))

    def _say(
        self, answer: Callable[[QueryContext[Any], GameAnswers], tuple[Text, ...]], *, in_signs: bool = False
    ) -> None:
        """Speak an answer; `in_signs`: the status line shows the viewer's hand in symbols, which are shorter."""
        from cardtable.app.match.match_status import known_now
        from cardtable.table import table_queries
        from cardtable.table.table_queries import own_cards
        from cardtable.table.table_texts import with_capital, with_full_stop

        page, play = self._replay_page(), self._program.match
        if play is None or not play.model.ready:
            return
        known = known_now(play) if page is None else page.known()
        renderer = play.renderer
        texts = map(renderer.text, answer(known, play.config.answers()))
        sentences = [with_capital(with_full_stop(renderer, text)) for text in texts]
        scene = self._scene(play.scene)
        by_rank = play.config.game.spoken().by_rank
        written = table_queries.in_signs(own_cards(known), renderer, by_rank=by_rank) if in_signs else ""
        scene.hud.text_panel.put_away()
        scene.narrator.announce(" ".join(sentences), written, urgent=True)

    def _read_table(self) -> None:
        play = self._program.match
        if play is not None and play.model.ready:
            self._reader.ask(self._scene(play.scene))

    def _scene(self, of_match: TableScene) -> TableScene:
        page = self._replay_page()
        return of_match if page is None else page.scene
