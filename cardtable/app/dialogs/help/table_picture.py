"""Picture of a table: layout, painting, caption, and its content as text for screen readers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.labels import Paragraph
from cardtable.app.widgets.labels import PictureWidget as PictureLabel
from cardtable.app.widgets.palette import palette_of
from cardtable.core.cards import Card
from cardtable.core.presentation import PictureGroup, PictureSlot, TablePictureSpec
from cardtable.core.text import Text, TextRenderer, conjoin, translate
from cardtable.table.art.card_marks import paint_cancelled, paint_coming, paint_ice, paint_own_trump, paint_winner
from cardtable.table.art.card_pixmaps import CardPixmaps, depth_of, paint_shadow
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import (
    blank_pixmap,
    clipped,
    painting,
    rounded_rect,
    saved,
    smooth_painter,
    stroke,
)
from cardtable.table.layout.pose import HEIGHT, RADIUS, RAISE, Pose
from cardtable.table.style.text_painting import Align, paint_text, px

WIDE, HIGH = 380.0, 190.0
PORTRAIT = 12.0  # radius
SIDE = 14.0  # free at both sides
CAPTION = 17.0  # height
_HAND, _HAND_SEEN, _HAND_STEP = 48.0, 50.0, 0.72  # width of a card, visible part of its height, step in widths
_LAID, _STEP, _APART = 52.0, 0.42, 26.0  # the largest card, its step in widths, pixels between groups
_TRICK, _TRICK_OVER_HAND = 46.0, 36.0
_TRICK_OF_MANY, _TRICK_OF_MANY_OVER_HAND = 36.0, 32.0
_BELOW_PEOPLE = 22.0  # above a hand there is less room: the middle keeps clear of the player opposite
_OWN = QPointF(30, HIGH - _HAND_SEEN - 24)  # centre of the person's portrait, beside the hand
_FEW = 4  # greatest number of cards that lie crosswise; more lie on a wider ellipse
_TURNS = (2.0, -5.0, -3.0, 4.0, 6.0, -2.0)  # degrees: played cards are slightly rotated


class PictureCard(NamedTuple):
    """Card with its pose; lists are ordered from the lowest to the topmost."""

    card: Card
    pose: Pose
    group: PictureGroup


class PictureCaption(NamedTuple):
    """Caption and its rectangle."""

    text: Text
    room: QRectF


class PictureLayout(NamedTuple):
    """Layout of a whole picture; `people` clockwise from the person."""

    cards: tuple[PictureCard, ...]
    captions: tuple[PictureCaption, ...]
    frozen: tuple[QRectF, ...]
    people: tuple[QPointF, ...]


def places_of(picture: TablePictureSpec, *, mirrored: bool = False) -> PictureLayout:
    """Return the layout of a picture; `mirrored`: the hand begins at the right, as on the table."""
    hands = [group for group in picture.groups if group.lies is PictureSlot.IN_HAND]
    rows = [group for group in picture.groups if group.lies is PictureSlot.SIDE_BY_SIDE]
    tricks = [group for group in picture.groups if group.lies is PictureSlot.IN_TRICK]
    field = QRectF(0, 0, WIDE, HIGH - _HAND_SEEN - RAISE * _HAND if hands else HIGH)
    below = field.adjusted(0, _BELOW_PEOPLE if hands and picture.players else 0, 0, 0)
    laid, captions, frozen = _rows(rows, below)
    cards = [*laid]
    for group in tricks:
        cards += _trick(group, picture.players, below, small=bool(hands))
    for group in hands:
        cards += _hand(group, mirrored=mirrored)
    people = _people(picture.players, field, has_hand=bool(hands))
    return PictureLayout(tuple(cards), tuple(captions), tuple(frozen), tuple(people))


def _hand(group: PictureGroup, *, mirrored: bool) -> Iterator[PictureCard]:
    cards = group.cards[::-1] if mirrored else group.cards
    room = WIDE - 2 * SIDE - _HAND
    step = min(_HAND_STEP * _HAND, room / max(1, len(cards) - 1))
    start = WIDE / 2 - step * (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        raised = RAISE * _HAND if card in group.shines else 0.0
        middle = HIGH - _HAND_SEEN + _HAND * HEIGHT / 2 - raised
        yield PictureCard(card, Pose(start + place * step, middle, 0, _HAND), group)


def _trick(group: PictureGroup, players: int, field: QRectF, *, small: bool) -> Iterator[PictureCard]:
    usual, over_hand = (_TRICK, _TRICK_OVER_HAND) if players <= _FEW else (_TRICK_OF_MANY, _TRICK_OF_MANY_OVER_HAND)
    width = over_hand if small else usual
    reach = (1.0 * width, 0.5 * width)  # distances from the middle, across and down
    if players > _FEW:
        reach = (1.9 * width, (0.8 if width < _TRICK_OF_MANY else 1.12) * width)
    for place, card in enumerate(group.cards):
        seat = group.first + place
        middle = _around(field.center(), seat / players, *reach)
        yield PictureCard(card, Pose(middle.x(), middle.y(), _TURNS[seat % len(_TURNS)], width), group)


def _around(middle: QPointF, turn: float, across: float, down: float) -> QPointF:
    """Return a point on an ellipse at `turn`: 0 nearest to the person, then clockwise up to 1."""
    angle = 2 * math.pi * turn
    return QPointF(middle.x() - across * math.sin(angle), middle.y() + down * math.cos(angle))


def _people(players: int, field: QRectF, *, has_hand: bool) -> Iterator[QPointF]:
    across = 0.36 * field.width() if players <= _FEW else 0.42 * field.width()
    down = field.height() / 2 - PORTRAIT - 3
    for seat in range(players):
        own = seat == 0 and has_hand
        yield _OWN if own else _around(field.center(), seat / players, across, down)


def _rows(rows: Sequence[PictureGroup], field: QRectF) -> tuple[list[PictureCard], list[PictureCaption], list[QRectF]]:
    """Return groups side by side at the largest scale that fits, each centred over its caption."""
    cards: list[PictureCard] = []
    captions: list[PictureCaption] = []
    frozen: list[QRectF] = []
    if not rows:
        return cards, captions, frozen
    written = CAPTION if any(group.caption for group in rows) else 0.0
    widths = [1 + _STEP * (len(group.cards) - 1) for group in rows]
    room = WIDE - 2 * SIDE - _APART * (len(rows) - 1)
    width = min(_LAID, room / sum(widths), (field.height() - written - 12) / HEIGHT)
    high = width * HEIGHT
    top = field.center().y() - (high + written) / 2
    x = WIDE / 2 - (width * sum(widths) + _APART * (len(rows) - 1)) / 2
    for group, wide in zip(rows, widths, strict=True):
        whole = QRectF(x, top, width * wide, high)
        for place, card in enumerate(group.cards):
            middle = x + width / 2 + place * _STEP * width
            cards.append(PictureCard(card, Pose(middle, top + high / 2, 0, width), group))
        if group.caption is not None:
            below = QRectF(whole.x() - _APART / 2, whole.bottom() + 3, whole.width() + _APART, CAPTION)
            captions.append(PictureCaption(group.caption, below))
        if group.frozen:
            frozen.append(whole)
        x += whole.width() + _APART
    return cards, captions, frozen


CORNER = 12.0
_MEDAL = 0.95  # share of a portrait's radius
_LETTERS = 12.5


@dataclass(eq=False)
class PicturePainter:
    """Painter for one style of cards and one theme; `portraits` clockwise from the person."""

    renderer: TextRenderer
    faces: CardPixmaps
    theme: Theme
    portraits: Sequence[int]
    font: QFont
    mirrored: bool

    def paint(self, painter: QPainter, size: QSize, dpr: float, picture: TablePictureSpec) -> None:
        """Paint the picture from (0, 0) over `size`, centred on its felt."""
        scale, places = scale_of(size), places_of(picture, mirrored=self.mirrored)
        with clipped(painter, rounded_rect(QRectF(0, 0, size.width(), size.height()), CORNER * scale)):
            painter.drawPixmap(0, 0, felt(size, dpr, self.theme))
            painter.translate((size.width() - WIDE * scale) / 2, size.height() - HIGH * scale)
            radius = PORTRAIT * scale
            for seat, place in enumerate(places.people):
                paint_portrait(painter, place * scale, radius, self.portraits[seat % len(self.portraits)])
                if picture.trumps:
                    beside = (place + QPointF(2.2 * PORTRAIT, 0)) * scale
                    paint_own_trump(painter, beside, radius * _MEDAL, picture.trumps[seat], self.faces.style())
            for lying in places.cards:
                self._paint_card(painter, lying, scale, dpr)
            for pile in places.frozen:
                paint_ice(painter, _grown(pile, scale), self.theme, scale)
            for written in places.captions:
                self._write(painter, written, scale)

    def _paint_card(self, painter: QPainter, lying: PictureCard, scale: float, dpr: float) -> None:
        card, pose, group = lying
        width = pose.width * scale
        with saved(painter):
            painter.translate(pose.x * scale, pose.y * scale)
            painter.rotate(pose.angle)
            rect = QRectF(-width / 2, -width * 0.7, width, width * 1.4)
            radius = width * RADIUS
            paint_shadow(painter, rect, radius, depth_of(width))
            self._paint_face(painter, lying, rect, dpr)
            if card in group.crossed:
                paint_cancelled(painter, rect)
            if card in group.coming:
                paint_coming(painter, rect, radius, self.theme)
            if card in group.shines:
                paint_winner(painter, rect, radius, self.theme)

    def _paint_face(self, painter: QPainter, lying: PictureCard, rect: QRectF, dpr: float) -> None:
        card, group = lying.card, lying.group
        if card in group.dim or card in group.crossed:
            face = self.faces.dimmed(card, rect.width(), dpr, self.theme.dim)
        else:
            face = self.faces.face(card, rect.width(), dpr)
        painter.drawPixmap(rect, face, QRectF(face.rect()))

    def _write(self, painter: QPainter, written: PictureCaption, scale: float) -> None:
        font = QFont(self.font)
        font.setPixelSize(max(9, round(_LETTERS * scale)))
        room = _grown(written.room, scale)
        paint_text(painter, room, self.renderer.text(written.text), font, self.theme.ink, Align.AlignHCenter)


def scale_of(size: QSize) -> float:
    """Return the scale at which a picture fits into `size`."""
    return min(size.width() / WIDE, size.height() / HIGH)


def _grown(rect: QRectF, scale: float) -> QRectF:
    return QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)


_IN_HAND = translate("How to play", "In your hand: %1.")
_IN_TRICK = translate("How to play", "In the trick: %1.")
_ON_TABLE = translate("How to play", "On the table: %1.")
_CAPTIONED = translate("How to play", "%1: %2.", "what cards are, and which")
_FROZEN = translate("How to play", "In the frozen pile: %1.")
_SHINES = translate("How to play", "Selected: %1.")
_DIM = translate("How to play", "Can't be played now: %1.")
_CROSSED = translate("How to play", "Cancelled: %1.")
_COMING = translate("How to play", "To be picked up: %1.")
_TRUMPS = translate("How to play", "Own trumps, clockwise from you: %1.")


def in_words(picture: TablePictureSpec) -> Iterator[Text]:
    """Yield a sentence for each group of cards and each kind of mark."""
    if picture.trumps:
        yield _TRUMPS.filled(conjoin(picture.trumps))
    for group in picture.groups:
        yield _where(group)
        marks = ((_SHINES, group.shines), (_DIM, group.dim), (_CROSSED, group.crossed), (_COMING, group.coming))
        for text, cards in marks:
            if cards:
                yield text.filled(conjoin(cards))


def _where(group: PictureGroup) -> Text:
    cards = conjoin(group.cards)
    if group.caption is not None:
        return _CAPTIONED.filled(group.caption, cards)
    if group.frozen:
        return _FROZEN.filled(cards)
    return {PictureSlot.IN_HAND: _IN_HAND, PictureSlot.IN_TRICK: _IN_TRICK, PictureSlot.SIDE_BY_SIDE: _ON_TABLE}[
        group.lies
    ].filled(cards)


NARROWEST = 250.0  # pixels of the sketches


class TablePicture(PictureLabel):
    """Picture that is painted when it is first shown, and again with another painter."""

    def __init__(self, picture: TablePictureSpec, painter: PicturePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown, self._painter = picture, painter
        self._drawn: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the focus goes to the caption, which describes everything
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_painter(self, painter: PicturePainter) -> None:
        self._painter = painter
        self.renew()

    def renew(self) -> None:
        """Paint again at the next paint event."""
        self._drawn = None
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return min(px(HIGH), round(width * HIGH / WIDE))

    def sizeHint(self) -> QSize:
        return QSize(px(WIDE), px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(NARROWEST), self.heightForWidth(px(NARROWEST)))

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.size() != self.size() * dpr:
            self._drawn = self._picture(dpr)
        painter = smooth_painter(self)
        painter.drawPixmap(0, 0, self._drawn)
        around = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        stroke(painter, rounded_rect(around, CORNER * scale_of(self.size())), palette_of(self).edge, 1)

    def _picture(self, dpr: float) -> QPixmap:
        pixmap = blank_pixmap(self.size() * dpr, dpr)
        with painting(pixmap) as painter:
            self._painter.paint(painter, self.size(), dpr, self._shown)
        return pixmap


class CaptionedPicture(QWidget):
    """Picture with its caption of one or two sentences, and an accessible description of its content."""

    def __init__(self, picture: TablePictureSpec, painter: PicturePainter, renderer: TextRenderer) -> None:
        super().__init__()
        self._renderer, self._shown = renderer, picture
        self.picture = TablePicture(picture, painter, self)
        self._label = Paragraph(self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        fill_box(QVBoxLayout(self), self.picture, (self._label, 1), spacing=4)
        self.retranslate()

    def retranslate(self) -> None:
        said, seen = self._sentences(self._shown.said), self._sentences(in_words(self._shown))
        self._label.setText(said)
        self._label.setAccessibleDescription(seen)
        self.picture.setAccessibleName(seen)

    def _sentences(self, texts: Iterable[Text]) -> str:
        return " ".join(self._renderer.text(text) for text in texts)
