"""The single keys: one letter for each command and each question, declared once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.options import Options, describe, option
from cardtable.core.text import Text, translate
from cardtable.table.input.latin_keys import NUMBER_ROW, latin_key

_ONE = translate("Settings", "One letter.")
_SHEET = translate("Settings", "One letter; with Shift the score sheet opens.")
_STRIP = translate("Settings", "One letter; with Shift what happened is shown beside the table.")
_TWICE = translate("Settings", "That key is taken already, for: %1. Choose another letter.")
SEAT_KEYS = NUMBER_ROW  # with Shift the players, from whoever sits at the near side on clockwise


@frozen
class KeySettings(Options):
    """Letters without Ctrl; whether they are on at all stands with what else helps to reach things."""

    hint: str = option("H", label=translate("Settings", "Key for a hint"), help=_ONE)
    table: str = option("C", label=translate("Settings", "Key for the cards on the table"), help=_ONE)
    hand: str = option("D", label=translate("Settings", "Key for my hand"), help=_ONE)
    playable: str = option("P", label=translate("Settings", "Key for what may be played"), help=_ONE)
    turn: str = option("W", label=translate("Settings", "Key for whose turn it is"), help=_ONE)
    left: str = option("E", label=translate("Settings", "Key for the cards left of each"), help=_ONE)
    points: str = option("S", label=translate("Settings", "Key for the scores"), help=_SHEET)
    holdings: str = option("M", label=translate("Settings", "Key for melds, trumps or points taken"), help=_ONE)
    last: str = option("L", label=translate("Settings", "Key for the last trick or turn"), help=_STRIP)
    card: str = option("X", label=translate("Settings", "Key to explain a card"), help=_ONE)
    everything: str = option("T", label=translate("Settings", "Key to describe the table"), help=_ONE)
    repeat: str = option("R", label=translate("Settings", "Key to repeat what was said"), help=_ONE)
    say: str = option("V", label=translate("Settings", "Key to say something to the others"), help=_ONE)


_COMMANDS: Mapping[str, str] = {  # which command of the menus each key gives
    "hint": "hint",
    "table": "ask_table",
    "hand": "ask_hand",
    "playable": "ask_playable",
    "turn": "ask_turn",
    "left": "ask_left",
    "points": "ask_points",
    "holdings": "ask_holdings",
    "last": "ask_last",
    "card": "ask_card",
    "everything": "read_table",
    "repeat": "repeat",
    "say": "say",
}
_WITH_SHIFT: Mapping[str, str] = {"points": "scores", "last": "what_happened"}
MOVED: Mapping[str, str] = {  # what these keys were called when they stood among `AccessibilitySettings`
    "hint_key": "hint",
    "last_trick_key": "last",
    "scores_key": "points",
    "summary_key": "everything",
}


def active_keys(chosen: KeySettings) -> dict[str, str]:
    """By command, the key that gives it; of two with the same letter, as a file may have them, the first has it."""
    found: dict[str, str] = {}
    taken: set[int] = set()
    for info in describe(KeySettings):
        letter = _letter(chosen, info.name)
        if letter and _code(letter) not in taken:
            taken.add(_code(letter))
            found[_COMMANDS[info.name]] = letter
            if info.name in _WITH_SHIFT:
                found[_WITH_SHIFT[info.name]] = f"Shift+{letter}"
    return found


def changed_keys(chosen: KeySettings) -> dict[str, str]:
    """The keys in force by those that the same commands have at first; "" where a command has none now."""
    usual, now = active_keys(KeySettings()), active_keys(chosen)
    return {key: now.get(command, "") for command, key in usual.items()}


def clash(chosen: KeySettings, before: KeySettings) -> Text | None:
    """Why these keys cannot be taken in place of those before: a letter has been given to two commands."""
    for info in describe(KeySettings):
        letter = _letter(chosen, info.name)
        if not letter or letter == _letter(before, info.name):
            continue
        for other in describe(KeySettings):
            theirs = _letter(chosen, other.name)
            if other.name != info.name and theirs and _code(theirs) == _code(letter):
                return _TWICE.filled(other.label)
    return None


def moved(values: Mapping[str, Any]) -> dict[str, Any]:
    """Saved settings with each key where it stands now: versions before had four of them elsewhere."""
    old = values.get("accessibility")
    if not isinstance(old, dict) or MOVED.keys().isdisjoint(old):
        return dict(values)
    kept = {name: value for name, value in old.items() if name not in MOVED}
    keys = {MOVED[name]: value for name, value in old.items() if name in MOVED}
    now = values.get("keys", {})
    return {**values, "accessibility": kept, "keys": {**keys, **now} if isinstance(now, dict) else now}


def _letter(chosen: KeySettings, name: str) -> str:
    """The letter chosen for a command; "" where it has none, or something that is no single key."""
    letter: str = chosen.value(name).strip().upper()
    return letter if len(letter) == 1 and letter.isalpha() else ""


def _code(letter: str) -> int:
    return latin_key(ord(letter))
