"""Larger and smaller writing by keys and menus, one of the sizes that can be chosen after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.app.program import Program
from cardtable.app.settings.writing_sizes import USUAL, WRITING_SIZES
from cardtable.core.text import Text, translate

LARGEST = translate("Menu", "The writing is as large as it can be.")
SMALLEST = translate("Menu", "The writing is as small as it can be.")
IS_USUAL = translate("Menu", "The writing has its usual size.")
NOW = translate("Menu", "The writing is at %1 per cent.")


class TextSizeController:
    """Changes one setting, and says what it has become: who cannot see it well can hear it."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        """What each command does."""
        return {
            "larger": partial(self._step, 1),
            "smaller": partial(self._step, -1),
            "usual_size": partial(self._choose, USUAL),
        }

    def refusals(self) -> Mapping[str, Text | None]:
        """Why a command would change nothing; None where it would."""
        size = self._size
        return {
            "larger": LARGEST if size == WRITING_SIZES[-1] else None,
            "smaller": SMALLEST if size == WRITING_SIZES[0] else None,
            "usual_size": IS_USUAL if size == USUAL else None,
        }

    @property
    def _size(self) -> int:
        return self._program.settings.accessibility.writing

    def _step(self, by: int) -> None:
        self._choose(WRITING_SIZES[WRITING_SIZES.index(self._size) + by])

    def _choose(self, size: int) -> None:
        self._program.change(self._program.settings.accessibility.changed("writing", size))
        self._program.window.forget_notices()  # the size before
        self._program.say(NOW.filled(size))
