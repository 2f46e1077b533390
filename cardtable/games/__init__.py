"""A folder for each game, found by `discover()`, imported when first used."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping

from cardtable.core.rules import AnyGame


class _Games(Mapping[str, AnyGame]):
    """The definitions by id; a game's folder has its id as name and holds `GAME`."""

    def __init__(self, package: str, path: list[str]) -> None:
        self._package = package
        self._names = sorted(module.name for module in pkgutil.iter_modules(path) if module.ispkg)

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._names:
            raise KeyError(name)
        game: AnyGame = importlib.import_module(f"{self._package}.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def in_order(games: Mapping[str, AnyGame]) -> dict[str, AnyGame]:
    """The games as people are to see them listed; this imports them all."""
    return dict(sorted(games.items(), key=lambda entry: (entry[1].presentation.place, entry[0])))


def discover() -> Mapping[str, AnyGame]:
    """All games by id, in alphabetical order."""
    return _Games(__name__, list(__path__))
