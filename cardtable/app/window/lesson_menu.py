"""Help, Learn to play: the lessons of the game on the table, or of all games where none is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from cardtable.core.lessons import AnyLesson
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate

_OF = translate("Lesson", "%1: %2", "a game, and one of its lessons")


class LessonMenu(QObject):
    """Filled anew whenever it is opened; a lesson that has been played to its end is ticked."""

    def __init__(
        self,
        menu: QMenu,
        words: TextRenderer,
        games: Callable[[], Mapping[str, AnyGame]],
        finished: Callable[[str, str], bool],
        begin: Callable[[str, str], None],
    ) -> None:
        """`games`: whose lessons are offered now, in order."""
        super().__init__(menu)
        self._menu, self._words = menu, words
        self._games, self._finished, self._begin = games, finished, begin
        menu.aboutToShow.connect(self._fill)

    def retranslate(self) -> None:
        """Say the lessons in the language in force, if the menu has been opened before."""
        if self._menu.actions():
            self._fill()

    def _fill(self) -> None:
        self._menu.clear()
        for game, lesson in self._lessons():
            action = self._menu.addAction(self._words.text(_OF.filled(game.name, lesson.title)))
            if self._finished(game.id, lesson.name):
                action.setCheckable(True)
                action.setChecked(True)
            action.triggered.connect(partial(self._chosen, game.id, lesson.name))

    def _lessons(self) -> Iterator[tuple[AnyGame, AnyLesson]]:
        return ((game, lesson) for game in self._games().values() for lesson in game.lessons())

    def _chosen(self, game: str, lesson: str, _checked: bool = False) -> None:
        self._begin(game, lesson)
