"""What the strip shows, as values: headings, and an entry for each turn with its words and chips."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.core.cards import Cards
from cardtable.core.text import Text, TextRenderer, Who, conjoin, join, translate
from cardtable.core.turn_summaries import TurnAction, TurnSummary
from cardtable.core.zones import Seat, Zone
from cardtable.models.play_history import TurnHistory, TurnRound
from cardtable.table.art.card_chips import ChipRun, chip_run

Piece = str | ChipRun
Line = tuple[Piece, ...]

_HOLE = re.compile(r"%(?:([1-9])|\{([1-9]):\w+\})")
_UP_TO = translate("What happened", "Up to your turn %1")
_BEFORE = translate("What happened", "Before")
_TURN = translate("What happened", "%1 %2.", "a turn in one sentence: who, and what they did one after the other")
_ONE_MORE = translate("What happened", "%1 %2", "two sentences, one after the other")


class TurnHeading(NamedTuple):
    """A line between turns."""

    text: str


class TurnNote(NamedTuple):
    """A sentence in place of turns."""

    text: str


class TurnItem(NamedTuple):
    """One turn; `going`: more may be added to it."""

    seat: Seat
    name: str
    lines: tuple[Line, ...]
    spoken: str  # all of it as a sentence
    cards: tuple[tuple[Zone, Cards], ...] = ()  # where those of them lie that were laid on the table
    earlier: bool = False
    going: bool = False


Row = TurnHeading | TurnNote | TurnItem


def rows_of(happened: TurnHistory, words: TextRenderer, nothing: Text) -> tuple[Row, ...]:
    """The rows of a strip: the recent turns, then each round before them under a heading; or that there is nothing."""
    rows: list[Row] = [entry_of(turn, words) for turn in happened.recent]
    if not rows and not happened.earlier:
        return (TurnNote(words.text(nothing)),)
    for earlier in happened.earlier:
        rows.append(TurnHeading(words.text(_heading(earlier))))
        rows += (entry_of(turn, words, earlier=True) for turn in earlier.turns)
    return tuple(rows)


def entry_of(turn: TurnSummary, words: TextRenderer, *, earlier: bool = False) -> TurnItem:
    """A turn in the words in force."""
    return TurnItem(
        turn.seat,
        words.seat(turn.seat),
        tuple(tuple(_pieces(act, words)) for act in turn.acts),
        words.text(_sentence(turn)),
        tuple((group.zone, group.cards) for act in turn.acts for group in act.groups if group.zone is not None),
        earlier,
        not turn.over,
    )


def _heading(earlier: TurnRound) -> Text:
    return _UP_TO.filled(earlier.number) if earlier.number else _BEFORE


def _pieces(act: TurnAction, words: TextRenderer) -> Iterator[Piece]:
    """The words of an act with chips where its cards belong.

    Without cards there is nothing to be looked for: what looks like a hole is in the name of somebody.
    """
    written, at = words.text(act.text), 0
    if not act.groups:
        yield from _filled(written)
        return
    for hole in _HOLE.finditer(written):
        yield from _filled(written[at : hole.start()])
        group = act.groups[int(hole[1] or hole[2]) - 1 - len(act.text.args)]
        yield chip_run(group.cards, words, dimmed=group.beaten)
        at = hole.end()
    yield from _filled(written[at:])


def _filled(text: str) -> Iterator[str]:
    if text.strip():
        yield text.strip()


def _sentence(turn: TurnSummary) -> Text:
    """Who did what, and after it what was said in whole sentences."""
    done = [_spoken(act) for act in turn.acts if not act.is_sentence]
    said = [act.text for act in turn.acts if act.is_sentence]
    sentences = [_TURN.filled(Who(turn.seat), conjoin(done)), *said] if done else said
    text = sentences[0]
    for sentence in sentences[1:]:
        text = _ONE_MORE.filled(text, sentence)
    return text


def _spoken(act: TurnAction) -> Text:
    """An act with the names of its cards."""
    return act.text.filled(*act.text.args, *(join(group.cards) for group in act.groups), n=act.text.n)


def glowing(rows: Sequence[Row], place: int) -> tuple[tuple[Zone, Cards], ...]:
    """The cards that glow while the row of this place is chosen; none for a heading or without a row."""
    row = rows[place] if 0 <= place < len(rows) else None
    return row.cards if isinstance(row, TurnItem) else ()
