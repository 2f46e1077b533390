"""Single keys: one letter for each command and each query."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import Options, describe, option
from cardtable.core.text import Text, translate
from cardtable.table.input.latin_keys import NUMBER_ROW, latin_key

tr = partial(translate, "Settings")

_ONE_LETTER = tr("One letter.")
_OR_SCORE_SHEET = tr("One letter; with Shift the score sheet opens.")
_OR_HISTORY = tr("One letter; with Shift what happened is shown beside the table.")
_IN_USE = tr("That key is already used for: %1. Choose another letter.")
SEAT_KEYS = NUMBER_ROW  # with Shift: one key for each player, clockwise from the near side


@frozen
class KeySettings(Options):
    """Single keys without Ctrl; `AccessibilitySettings.single_keys` switches all of them on and off."""

    hint: str = option("H", tr("Key for a hint"), _ONE_LETTER)
    table: str = option("C", tr("Key for the cards on the table"), _ONE_LETTER)
    hand: str = option("D", tr("Key for my hand"), _ONE_LETTER)
    playable: str = option("P", tr("Key for what may be played"), _ONE_LETTER)
    turn: str = option("W", tr("Key for whose turn it is"), _ONE_LETTER)
    left: str = option("E", tr("Key for the number of cards left"), _ONE_LETTER)
    points: str = option("S", tr("Key for the scores"), _OR_SCORE_SHEET)
    holdings: str = option("M", tr("Key for melds, trumps or points taken"), _ONE_LETTER)
    last: str = option("L", tr("Key for the last trick or turn"), _OR_HISTORY)
    card: str = option("X", tr("Key to explain a card"), _ONE_LETTER)
    everything: str = option("T", tr("Key to describe the table"), _ONE_LETTER)
    repeat: str = option("R", tr("Key to repeat what was said"), _ONE_LETTER)
    say: str = option("V", tr("Key to say something to the others"), _ONE_LETTER)


_COMMANDS: Mapping[str, str] = {"hint": "hint", "everything": "read_table", "repeat": "repeat", "say": "say"}
_WITH_SHIFT: Mapping[str, str] = {"points": "scores", "last": "what_happened"}  # menu commands
MOVED: Mapping[str, str] = {  # old names of keys that were a part of `AccessibilitySettings`
    "hint_key": "hint",
    "last_trick_key": "last",
    "scores_key": "points",
    "summary_key": "everything",
}


def active_keys(chosen: KeySettings) -> dict[str, str]:
    """Return the keys in force by menu command; of two equal letters, possible in a file, the first wins."""
    keys: dict[str, str] = {}
    used: set[int] = set()
    for info in describe(KeySettings):
        letter = _letter(chosen, info.name)
        if letter and _code(letter) not in used:
            used.add(_code(letter))
            keys[_COMMANDS.get(info.name, f"ask_{info.name}")] = letter
            if info.name in _WITH_SHIFT:
                keys[_WITH_SHIFT[info.name]] = f"Shift+{letter}"
    return keys


def changed_keys(chosen: KeySettings) -> dict[str, str]:
    """Return the key in force by default key; "" if the command has none now."""
    usual, now = active_keys(KeySettings()), active_keys(chosen)
    return {key: now.get(command, "") for command, key in usual.items()}


def clash(chosen: KeySettings, before: KeySettings) -> Text | None:
    """Return why `chosen` cannot replace `before`: a changed letter is in use already; None if they can."""
    for info in describe(KeySettings):
        letter = _letter(chosen, info.name)
        if not letter or letter == _letter(before, info.name):
            continue
        for other in describe(KeySettings):
            other_letter = _letter(chosen, other.name)
            if other.name != info.name and other_letter and _code(other_letter) == _code(letter):
                return _IN_USE.filled(other.label)
    return None


def moved(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return saved settings with the keys in their own section; older versions kept four of them elsewhere."""
    old = values.get("accessibility")
    if not isinstance(old, dict) or MOVED.keys().isdisjoint(old):
        return dict(values)
    other = {name: value for name, value in old.items() if name not in MOVED}
    moved_keys = {MOVED[name]: value for name, value in old.items() if name in MOVED}
    keys = values.get("keys", {})
    return {**values, "accessibility": other, "keys": {**moved_keys, **keys} if isinstance(keys, dict) else keys}


def _letter(chosen: KeySettings, name: str) -> str:
    """Return the letter of a command in upper case; "" if it has none or the value is no single letter."""
    letter: str = chosen.value(name).strip().upper()
    return letter if len(letter) == 1 and letter.isalpha() else ""


def _code(letter: str) -> int:
    return latin_key(ord(letter))
