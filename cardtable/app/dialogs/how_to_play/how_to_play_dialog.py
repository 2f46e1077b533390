"""How to play: a page a game, and from there on to its lesson, its rules, and to mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.help.help import MOUSE_AND_KEYS
from cardtable.app.dialogs.how_to_play.game_page import HowToPlayPage
from cardtable.app.dialogs.parts.base import CLOSE, Role
from cardtable.app.dialogs.parts.paged_dialog import PagedDialog
from cardtable.app.widgets.chrome import AppPalette
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate
from cardtable.table.painting.look import TableLook

_TITLE = translate("How to play", "How to play")
_GAMES = translate("How to play", "Games")
_LEARN = translate("How to play", "Learn at the table")
_RULES = translate("How to play", "All the rules")
WIDE, HIGH = 1000, 690  # pixels of the sketches


class HowToPlayDialog(PagedDialog[HowToPlayPage]):
    """After `exec()` is accepted, `to_learn` is the game whose lesson is wanted.

    `look_of` tells how a game's table would look now; it is asked again when the language changes.
    """

    def __init__(
        self,
        words: TextRenderer,
        games: Mapping[str, AnyGame],
        look_of: Callable[[AnyGame], TableLook],
        portraits: Sequence[int],
        rules: Callable[[str], object],
        mouse_and_keys: Callable[[], object],
        parent: QWidget | None = None,
        chrome: AppPalette | None = None,
        *,
        game: str = "",
    ) -> None:
        """`rules` opens those of a game over this dialog; `game`: whose page comes first."""
        entries = [("cards", definition.name) for definition in games.values()]
        super().__init__(words, _TITLE, entries, _GAMES, parent, chrome, reads=True)
        self._games, self._ids = games, list(games)
        self._look_of, self._portraits = look_of, portraits
        self.to_learn = ""
        self.learn = self.button(_LEARN, Role.ActionRole, self._learn)
        self.button(_RULES, Role.ActionRole, lambda: rules(self._game_in_sight()))
        self.button(MOUSE_AND_KEYS, Role.ActionRole, mouse_and_keys)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.list.currentRowChanged.connect(lambda _row: self._offer_lesson())
        self.list.setCurrentRow(self._ids.index(game) if game in self._ids else 0)
        self._paged.begin_reading()
        self.fit(WIDE, HIGH)

    def make_page(self, row: int) -> HowToPlayPage:
        game = self._games[self._ids[row]]
        return HowToPlayPage(self.words, game, self._look_of(game), self._portraits)

    def _game_in_sight(self) -> str:
        return self._ids[self.list.currentRow()]

    def _offer_lesson(self) -> None:
        self.learn.setEnabled(bool(self._games[self._game_in_sight()].lessons()))

    def _learn(self) -> None:
        self.to_learn = self._game_in_sight()
        self.accept()

    def retranslate(self) -> None:
        super().retranslate()
        for row, made in self._made.items():
            made.set_look(self._look_of(self._games[self._ids[row]]))
