"""Rows of the turn list: an item per turn, a heading or a note as a value, and its layout and painting.

Lengths are pixels of the sketch table-3; a line that is too long is wrapped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from cardtable.core.cards import Cards
from cardtable.core.guidance.turn_summaries import TurnAction, TurnSummary
from cardtable.core.text import Text, TextRenderer, Who, join, translate
from cardtable.core.zones import Seat, Zone
from cardtable.models.play_history import TurnHistory
from cardtable.table.art.card_chips import CHIP, ChipPainter, ChipRun, chip_run
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.themes import CardStyle, Theme
from cardtable.table.art.vector_drawing import colour, fill, line, rounded_rect, stroke
from cardtable.table.style.text_painting import Align, paint_text, text_width

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


PORTRAIT = 14.0  # radius
NAME, WORDS, HEAD = 14.0, 12.5, 12.0  # font sizes
GROUND = 10.0  # from the edge of the sidebar to the background of an item
PAD = 18.0  # and to its content
TEXT = 38.0  # from there to the text
TOP, NAME_HIGH, LINE_HIGH, BELOW, GAP = 4.0, 26.0, 31.0, 6.0, 8.0
HEADING_HIGH, NOTE_HIGH = 26.0, 20.0
AFTER_WORDS, AFTER_CHIPS = 7.0, 8.0
RADIUS = 12.0
EARLIER, REST, CHOSEN, NEWS = 0.55, 0.045, 0.13, 0.10  # alphas
EARLIER_IN_CONTRAST = 0.8


class TurnListStyle(NamedTuple):
    """Style of the turn list; `unit`: pixels per pixel of the sketches."""

    theme: Theme
    style: CardStyle
    unit: float
    name: QFont
    words: QFont
    head: QFont
    portraits: tuple[int, ...]  # by seat
    right_to_left: bool


class TurnDelegate:
    """Measures and paints the rows of the turn list for one width, that of the sidebar."""

    def __init__(self, look: TurnListStyle, width: float) -> None:
        self._look = look
        self._unit = look.unit
        self._width = width
        self._words = look.words
        self._heights: dict[Row, float] = {}
        self._chips = ChipPainter(
            look.style, look.theme, self._words, CHIP * look.unit, right_to_left=look.right_to_left
        )

    def height(self, row: Row) -> float:
        """Return the height of a row in pixels, with the gap below it; cached."""
        if row not in self._heights:
            if isinstance(row, TurnHeading):
                height = HEADING_HIGH
            elif isinstance(row, TurnNote):
                height = len(self._lines_of(row)) * NOTE_HIGH
            else:
                height = TOP + NAME_HIGH + LINE_HIGH * sum(len(self._folded(line)) for line in row.lines) + BELOW
            self._heights[row] = (height + GAP) * self._unit
        return self._heights[row]

    def paint(self, painter: QPainter, top: float, row: Row, *, chosen: bool, glow: float = 0.0) -> None:
        """Paint a row from y = `top`; `glow` falls from 1 to 0 after an action was added to the item."""
        if isinstance(row, TurnHeading):
            self._paint_heading(painter, top, row)
            return
        if isinstance(row, TurnNote):
            self._paint_note(painter, top, row)
            return
        paler = EARLIER_IN_CONTRAST if self._look.theme.high_contrast else EARLIER
        painter.setOpacity(paler if row.earlier and not chosen else 1.0)
        self._paint_ground(painter, top, row, chosen=chosen)
        y = top + TOP * self._unit
        self._paint_name(painter, y, row)
        y += NAME_HIGH * self._unit
        folded = [part for line in row.lines for part in self._folded(line)]
        for place, part in enumerate(folded):
            if glow and place == len(folded) - 1:
                self._paint_news(painter, y, glow)
            self._paint_line(painter, y, part)
            y += LINE_HIGH * self._unit
        painter.setOpacity(1.0)

    @property
    def _room(self) -> float:
        return self._width - (PAD + TEXT + PAD) * self._unit

    def _across(self, left: float, width: float) -> float:
        """Return x of a rectangle that begins `left` pixels from the leading edge."""
        return self._width - left - width if self._look.right_to_left else left

    def _paint_heading(self, painter: QPainter, top: float, row: TurnHeading) -> None:
        theme, unit = self._look.theme, self._unit
        font = self._look.head
        width = min(text_width(row.text, font), self._width - 2 * PAD * unit)
        self._text(painter, PAD * unit, top + 2 * unit, width + 1, 18 * unit, row.text, font, theme.ink2)
        start, y = PAD * unit + width + 10 * unit, top + 11.5 * unit
        rest = self._width - PAD * unit - start
        if rest > 0:
            x = self._across(start, rest)
            stroke(painter, line((x, y), (x + rest, y)), colour(theme.ink, 0.18), 1)

    def _paint_note(self, painter: QPainter, top: float, row: TurnNote) -> None:
        unit = self._unit
        for place, text in enumerate(self._lines_of(row)):
            y = top + place * NOTE_HIGH * unit
            width = self._width - 2 * PAD * unit
            self._text(painter, PAD * unit, y, width, NOTE_HIGH * unit, text, self._words, self._look.theme.ink2)

    def _lines_of(self, row: TurnNote) -> list[str]:
        return list(self._cut(row.text, self._width - 2 * PAD * self._unit))

    def _paint_ground(self, painter: QPainter, top: float, row: TurnItem, *, chosen: bool) -> None:
        theme, unit = self._look.theme, self._unit
        height = self.height(row) - GAP * unit
        rect = QRectF(GROUND * unit, top, self._width - 2 * GROUND * unit, height).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = rounded_rect(rect, RADIUS * unit)
        if chosen:
            if not theme.high_contrast:
                fill(painter, shape, colour(theme.glow, CHOSEN))
            stroke(painter, shape, theme.glow, 2)
        elif not row.earlier:
            fill(painter, shape, colour(theme.ink, REST))
            if theme.high_contrast:
                stroke(painter, shape, theme.ink, 1)

    def _paint_name(self, painter: QPainter, y: float, row: TurnItem) -> None:
        unit = self._unit
        x = self._across((PAD + PORTRAIT) * unit, 0)
        paint_portrait(painter, QPointF(x, y + PORTRAIT * unit), PORTRAIT * unit, self._look.portraits[row.seat])
        font, ink = self._look.name, self._look.theme.ink
        self._text(painter, (PAD + TEXT) * unit, y, self._room, NAME_HIGH * unit, row.name, font, ink)

    def _paint_news(self, painter: QPainter, y: float, glow: float) -> None:
        unit = self._unit
        x = self._across((PAD + TEXT - 6) * unit, self._room + 12 * unit)
        rect = QRectF(x, y, self._room + 12 * unit, (LINE_HIGH - 2) * unit)
        fill(painter, rounded_rect(rect, 8 * unit), colour(self._look.theme.glow, NEWS * glow))

    def _paint_line(self, painter: QPainter, y: float, part: Line) -> None:
        left = (PAD + TEXT) * self._unit
        for piece in part:
            width = self._piece_width(piece)
            if isinstance(piece, ChipRun):
                high = y + (27 * self._unit - self._chips.height) / 2
                self._chips.paint(painter, QPointF(self._across(left, width), high), piece)
            else:
                ink = self._look.theme.ink2
                self._text(painter, left, y, width + 1, 27 * self._unit, piece, self._words, ink)
            left += width + self._after(piece)

    def _text(
        self, painter: QPainter, left: float, y: float, width: float, height: float, text: str, font: QFont, ink: str
    ) -> None:
        align = Align.AlignRight if self._look.right_to_left else Align.AlignLeft
        paint_text(painter, QRectF(self._across(left, width), y, width, height), text, font, ink, align)

    def _piece_width(self, piece: Piece) -> float:
        return self._chips.width_of(piece) if isinstance(piece, ChipRun) else text_width(piece, self._words)

    def _after(self, piece: Piece) -> float:
        return (AFTER_CHIPS if isinstance(piece, ChipRun) else AFTER_WORDS) * self._unit

    def _folded(self, line: Line) -> list[Line]:
        """Return a line wrapped to the width; words break at blanks, a run of chips stays together."""
        found: list[Line] = []
        part: tuple[Piece, ...] = ()
        left = 0.0
        cut: Iterable[Iterable[Piece]] = (
            (piece,) if isinstance(piece, ChipRun) else self._cut(piece, self._room) for piece in line
        )
        for piece in chain.from_iterable(cut):
            width = self._piece_width(piece)
            if part and left + width > self._room:
                found.append(part)
                part, left = (), 0.0
            part = (*part, piece)
            left += width + self._after(piece)
        return [*found, part] if part else found

    def _cut(self, text: str, room: float) -> Iterator[str]:
        """Yield the text in parts that are at most `room` pixels wide, broken at blanks."""
        held = ""
        for word in text.split():
            longer = f"{held} {word}".strip()
            if held and text_width(longer, self._words) > room:
                yield held
                longer = word
            held = longer
        yield held
