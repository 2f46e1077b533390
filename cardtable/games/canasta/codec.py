"""Codec of Canasta: actions as one line of text, the format that outside programs rely on.

"draw", "take 5H 5S", "take QH QS JK / 9C 9D 9H", "meld 5D 5S 5H / KC KD 2H", "discard 4C", "ask", "answer yes", "cut
54". A group of wild cards alone names its rank first ("meld K 2H"), except for a meld of wild cards only ("meld 2C 2D
JK").
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card, Cards, parse_cards
from cardtable.core.cutting import Cut, read_cut
from cardtable.games.canasta import state
from cardtable.games.canasta.card_values import WILD_RANK, is_wild
from cardtable.games.canasta.state import Action, Meld, MeldGroup, TakePile

_PLAIN: dict[tuple[str, ...], Action] = {
    ("draw",): state.Draw(),
    ("ask",): state.AskPermission(),
    ("answer", "yes"): state.AnswerPermission(True),
    ("answer", "no"): state.AnswerPermission(False),
}
_RANKS = {letter: Card.parse(f"{letter}S").rank for letter in "3456789TJQKA"}
_LETTERS = {rank: letter for letter, rank in _RANKS.items()}


class CanastaCodec:
    """Codec of actions: writes the canonical text and reads cards and groups in any order."""

    def write(self, action: Action) -> str:
        match action:
            case TakePile():
                return " / ".join([" ".join(["take", *map(str, action.cards)]), *map(_write, action.more)])
            case Meld():
                return " ".join(["meld", " / ".join(map(_write, action.groups))]).rstrip()
            case state.Discard():
                return f"discard {action.card}"
            case Cut():
                return action.write()
        return next(" ".join(words) for words, plain in _PLAIN.items() if plain == action)

    def read(self, text: str) -> Action:
        """Return the action of a text; raise ValueError with one sentence if it is none."""
        verb, *words = text.split() or [""]
        match verb, words:
            case "take", _:
                first, *more = _parts(words)
                return TakePile(parse_cards(first), tuple(map(_read, more)))
            case "meld", [_, *_]:
                return Meld(tuple(map(_read, _parts(words))))
            case "discard", [word]:
                return state.Discard(Card.parse(word))
            case "cut", [word]:
                return read_cut(word)
        if (verb, *words) in _PLAIN:
            return _PLAIN[(verb, *words)]
        raise ValueError(
            f"“{text}” is no action of Canasta: write “draw”, “take 5H 5S”, “meld 5D 5S 5H / KC KD 2H”, "
            "“discard 4C”, “ask”, “answer yes” or “cut 54”."
        )


def _parts(words: Sequence[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _write(group: MeldGroup) -> str:
    cards = " ".join(map(str, group.cards))
    return cards if _implied(group.cards) == group.rank else f"{_LETTERS[group.rank]} {cards}"


def _read(words: Sequence[str]) -> MeldGroup:
    named = _RANKS.get(words[0]) if words else None
    cards = parse_cards(words if named is None else words[1:])
    if not cards:
        raise ValueError("A group to lay down holds at least one card: write “meld 5D 5S 5H / KC KD 2H”.")
    return MeldGroup(_implied(MeldGroup(0, cards).cards) if named is None else named, cards)


def _implied(cards: Cards) -> int:
    """Return the rank of the first natural card, or WILD_RANK if there is none."""
    return next((card.rank for card in cards if not is_wild(card)), WILD_RANK)
