"""Rows of the turn list as values: headings, notes, and an item per turn with its words and chips."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.core.cards import Cards
from cardtable.core.guidance.turn_summaries import TurnAction, TurnSummary
from cardtable.core.text import Text, TextRenderer, Who, join, translate
from cardtable.core.zones import Seat, Zone
from cardtable.models.play_history import TurnHistory
from cardtable.table.art.card_chips import ChipRun, chip_run

Piece = str | ChipRun
Line = tuple[Piece, ...]

_CHIPS = (
    "\ue000\ue001\ue002\ue003\ue004\ue005\ue006\ue007"  # private characters: where the chips of each group of cards go
)
_UP_TO = translate("What happened", "Up to your turn %1")
_BEFORE = translate("What happened", "Before")
_TURN = translate("What happened", "%1 %2.", "a turn in one sentence: who, and what they did one after the other")
_ONE_MORE = translate("What happened", "%1 %2", "two sentences, one after the other")


class TurnHeading(NamedTuple):
    """Heading between turns."""

    text: str


class TurnNote(NamedTuple):
    """Sentence in place of turns."""

    text: str


class TurnItem(NamedTuple):
    """One turn; `going`: more actions may be added to it."""

    seat: Seat
    name: str
    lines: tuple[Line, ...]
    spoken: str  # the whole turn as a sentence
    cards: tuple[tuple[Zone, Cards], ...] = ()  # the zones of those cards that were laid on the table
    earlier: bool = False
    going: bool = False


Row = TurnHeading | TurnNote | TurnItem


def rows_of(happened: TurnHistory, renderer: TextRenderer, nothing: Text) -> tuple[Row, ...]:
    """Return the rows: the recent turns, then each earlier round under a heading; a note with `nothing` without any."""
    rows: list[Row] = [entry_of(turn, renderer) for turn in happened.recent]
    if not rows and not happened.earlier:
        return (TurnNote(renderer.text(nothing)),)
    for earlier in happened.earlier:
        heading = _UP_TO.filled(earlier.number) if earlier.number else _BEFORE
        rows.append(TurnHeading(renderer.text(heading)))
        rows += (entry_of(turn, renderer, earlier=True) for turn in earlier.turns)
    return tuple(rows)


def entry_of(turn: TurnSummary, renderer: TextRenderer, *, earlier: bool = False) -> TurnItem:
    """Return a turn as an item in the language in force."""
    return TurnItem(
        turn.seat,
        renderer.seat(turn.seat),
        tuple(tuple(_pieces(act, renderer)) for act in turn.acts),
        renderer.text(_sentence(turn)),
        tuple((group.zone, group.cards) for act in turn.acts for group in act.groups if group.zone is not None),
        earlier,
        not turn.over,
    )


def _pieces(act: TurnAction, renderer: TextRenderer) -> Iterator[Piece]:
    """Yield the words of an action, with chips at the placeholders of its cards.

    The cards are arguments that show as one character: a verb may depend on them.
    """
    chips = (Text("", sign, args=group.cards) for sign, group in zip(_CHIPS, act.groups, strict=False))
    for part in re.split(f"([{_CHIPS}])", renderer.text(act.text.filled(*act.text.args, *chips, n=act.text.n))):
        if part and part in _CHIPS:
            group = act.groups[_CHIPS.index(part)]
            yield chip_run(group.cards, renderer, dimmed=group.beaten)
        else:
            yield from _filled(part)


def _filled(text: str) -> Iterator[str]:
    if text.strip():
        yield text.strip()


def _sentence(turn: TurnSummary) -> Text:
    """Return a turn as a text: the seat and its actions, followed by the actions that are whole sentences."""
    done = [_spoken(act) for act in turn.acts if not act.is_sentence]
    said = [act.text for act in turn.acts if act.is_sentence]
    sentences = [_TURN.filled(Who(turn.seat), join(done)), *said] if done else said
    text = sentences[0]
    for sentence in sentences[1:]:
        text = _ONE_MORE.filled(text, sentence)
    return text


def _spoken(act: TurnAction) -> Text:
    return act.text.filled(*act.text.args, *(join(group.cards) for group in act.groups), n=act.text.n)


def glowing(rows: Sequence[Row], place: int) -> tuple[tuple[Zone, Cards], ...]:
    """Return the (zone, cards) to highlight for the row at `place`; empty for a heading, a note, or no row."""
    row = rows[place] if 0 <= place < len(rows) else None
    return row.cards if isinstance(row, TurnItem) else ()
