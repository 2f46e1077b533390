"""Messages with something wrong in them: a value of another type or out of bounds, a field too many, a torn text."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

Holder = dict[str, Any] | list[Any]

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 11, 99, 216, 217, 2**31 - 1, 2**31, -(2**31), 2**53, 10**400, -0.0, 0.5, 1e300,
    float("nan"), float("inf"), "", " ", "?", "??", "0", "-", "QS", "JK", "QS ??", "hand 0", "hand -", "meld 0 7",
    "deck -", "dealer", "seat 0", "seat 10", "PLAYING", "undo", "replace", "heard", "play 2C", "cut 999", "cut ٣",
    "meld K 2H", "answer yes", "a" * 25, "a" * 401, "\x00", "\n", "\u2028", "\ud800", "\u202e", "<b>", "١", "é",
    "0" * 8, "0" * 16, "0" * 32, "0" * 64, [], {}, [None], [[]], [[], []], [0], [1, 0], [0, 0], ["moved"],
    ["moved", 1, 2, 3], ["turn", [0]], {"t": 1}, {"w": 0}, {"c": "QS"}, {"t": {"c": "", "s": "%1", "a": [1]}},
    {"c": "Hearts", "s": "%1"}, {"dealer": 1},
)  # fmt: skip
NAMES = ("t", "seat", "v", "heard", "events", "hand 9", "scores", "mine", "legal", "key", "", "\ud800", "n", "d", "a")
SIGNS = '{}[]":,0123456789-eE.tfn\\u\x00\n QSé\u2028\ud800'


def places(value: Any) -> Iterator[tuple[Holder, Any]]:
    """Every holder in a value with each of its keys, from the top down."""
    if isinstance(value, dict | list):
        keys: Sequence[Any] = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield value, key
            yield from places(value[key])


class Mutations:
    """An endless stream of mutated texts of some sound messages; always the same for the same seed."""

    def __init__(self, texts: Sequence[str], seed: str) -> None:
        self._chance = random.Random(seed)
        self._texts = texts
        self._roots = [json.loads(text) for text in texts]
        self._places = [list(places(root)) for root in self._roots]
        self._values = [holder[key] for found in self._places for holder, key in found]
        self._ways: Sequence[Callable[[int], str]] = (
            self._replaced,
            self._replaced,
            self._left_out,
            self._added,
            self._torn,
        )

    def texts(self, count: int) -> Iterator[str]:
        """So many mutated texts, of each message as many as of any other."""
        for number in range(count):
            yield self._chance.choice(self._ways)(number % len(self._texts))

    def _replaced(self, number: int) -> str:
        """One value by a strange one, or by one from elsewhere."""
        holder, key = self._place(number)
        before = holder[key]
        holder[key] = self._chance.choice(self._values if self._chance.random() < 0.3 else STRANGE)
        try:
            return self._text(number)
        finally:
            holder[key] = before

    def _left_out(self, number: int) -> str:
        """One entry is missing."""
        holder, key = self._place(number)
        if isinstance(holder, list):
            before = holder.pop(key)
            text = self._text(number)
            holder.insert(key, before)
            return text
        kept = dict(holder)
        del holder[key]
        text = self._text(number)
        holder.clear()
        holder.update(kept)
        return text

    def _added(self, number: int) -> str:
        """One entry too many."""
        holder, _ = self._place(number)
        value = self._chance.choice(STRANGE)
        if isinstance(holder, list):
            holder.append(value)
            text = self._text(number)
            holder.pop()
            return text
        name = self._chance.choice(NAMES)
        kept = dict(holder)
        holder[name] = value
        text = self._text(number)
        holder.clear()
        holder.update(kept)
        return text

    def _torn(self, number: int) -> str:
        """The text itself: signs lost, doubled or changed."""
        text, chance = self._texts[number], self._chance
        at = chance.randrange(len(text))
        until = min(len(text), at + chance.randrange(1, 4))
        middle = chance.choice(("", text[at:until] * 2, chance.choice(SIGNS)))
        return text[:at] + middle + (text[until:] if chance.random() < 0.9 else "")

    def _place(self, number: int) -> tuple[Holder, Any]:
        return self._chance.choice(self._places[number])

    def _text(self, number: int) -> str:
        try:
            return json.dumps(self._roots[number], separators=(",", ":"), ensure_ascii=self._chance.random() < 0.5)
        except ValueError:  # a value of elsewhere was put into itself
            return self._texts[number]
