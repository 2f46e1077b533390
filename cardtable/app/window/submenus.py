"""Submenus filled on demand: quick settings of one choice each, and the lessons of the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from cardtable.app.settings.setting_choices import BackName, ThemeName
from cardtable.app.settings.settings_sections import SECTIONS, SPEEDS, Settings
from cardtable.core.languages import Language
from cardtable.core.options import Choice, Options, describe
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate

QUICK = frozenset({"theme", "deck", "speed", "language"})  # names of the quick menus
_LESSON_OF_GAME = translate("Lesson", "%1: %2", "a game, and one of its lessons")


class QuickMenuItem(NamedTuple):
    """One value of an option; the items of one option are `exclusive` unless it is a switch."""

    section: str
    option: str
    value: Any
    text: Text
    exclusive: bool = True


def _choices(section: str, option: str, kind: type[Choice]) -> list[QuickMenuItem | None]:
    return [QuickMenuItem(section, option, value, value.label) for value in kind]


def _switch(section: str, option: str) -> QuickMenuItem:
    info = next(info for info in describe(SECTIONS[section]) if info.name == option)
    return QuickMenuItem(section, option, True, info.label, exclusive=False)


def entries(menu: str) -> list[QuickMenuItem | None]:
    """Return the items of a quick menu; None is a separator."""
    match menu:
        case "theme":
            return _choices("table", "theme", ThemeName)
        case "deck":
            switches = [_switch("cards", "four_colours"), _switch("cards", "large_indices")]
            return [*switches, None, *_choices("cards", "back", BackName)]
        case "speed":
            speeds = [QuickMenuItem("motion", "speed", value, name) for value, name in SPEEDS.items()]
            return [*speeds, None, _switch("motion", "wait_for_click"), _switch("motion", "reduce_motion")]
    return _choices("language", "language", Language)


class QuickMenu:
    """Menu of quick settings, filled when it is first opened."""

    def __init__(
        self,
        menu: QMenu,
        name: str,
        renderer: TextRenderer,
        settings: Callable[[], Settings],
        choose: Callable[[Options], None],
    ) -> None:
        self._menu, self._name, self._renderer = menu, name, renderer
        self._settings, self._choose = settings, choose
        self._actions: list[tuple[QAction, QuickMenuItem]] = []
        menu.aboutToShow.connect(self._open)

    @property
    def actions(self) -> Sequence[QAction]:
        """Actions of the items; empty until the menu has been opened."""
        return [action for action, _ in self._actions]

    def refresh(self) -> None:
        settings = self._settings()
        for action, entry in self._actions:
            action.setText(self._renderer.text(entry.text))
            action.setChecked(settings.section(entry.section).value(entry.option) == entry.value)

    def _open(self) -> None:
        if not self._actions:
            self._fill()
        self.refresh()

    def _fill(self) -> None:
        group = QActionGroup(self._menu)
        for entry in entries(self._name):
            if entry is None:
                self._menu.addSeparator()
                continue
            action = self._menu.addAction("")
            action.setCheckable(True)
            if entry.exclusive:
                group.addAction(action)
            action.triggered.connect(lambda checked, entry=entry: self._chosen(entry, checked))
            self._actions.append((action, entry))

    def _chosen(self, entry: QuickMenuItem, checked: bool) -> None:
        section = self._settings().section(entry.section)
        self._choose(section.changed(entry.option, entry.value if entry.exclusive else checked))


class LessonMenu(QObject):
    """Menu of lessons, filled each time it is opened; finished lessons are checked."""

    def __init__(
        self,
        menu: QMenu,
        renderer: TextRenderer,
        games: Callable[[], Mapping[str, AnyGame]],
        finished: Callable[[str, str], bool],
        begin: Callable[[str, str], None],
    ) -> None:
        """Fill `menu` when it opens; `games` returns the games whose lessons are offered, in order."""
        super().__init__(menu)
        self._menu, self._renderer = menu, renderer
        self._games, self._finished, self._begin = games, finished, begin
        menu.aboutToShow.connect(self._fill)

    def retranslate(self) -> None:
        if self._menu.actions():
            self._fill()

    def _fill(self) -> None:
        self._menu.clear()
        lessons = ((game, lesson) for game in self._games().values() for lesson in game.lessons())
        for game, lesson in lessons:
            action = self._menu.addAction(self._renderer.text(_LESSON_OF_GAME.filled(game.name, lesson.title)))
            if self._finished(game.id, lesson.name):
                action.setCheckable(True)
                action.setChecked(True)
            action.triggered.connect(lambda _checked, game=game, lesson=lesson: self._begin(game.id, lesson.name))
