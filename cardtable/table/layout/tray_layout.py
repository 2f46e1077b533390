"""Tray layout: a fixed place for each rank that a side can lay out, from the first card of a deal to the last.

Nothing moves when melds come or grow: a meld is a column on its place, its front card at the foot of all places. Cards
without a place, red threes for example, lie across before the first place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cardtable.core.zones import Zone
from cardtable.table.layout.pose import HEIGHT

HEAD, FOOT = 26.0, 17.0  # pixels before scaling: heading, and meters below the cards
PAD, BESIDE = 8.0, 18.0  # pixels before scaling: at the ends, and around the cards across
PITCH = 1.12  # widths of a card from place to place, at least
PEEK = 0.215  # of a card's width: the visible strip of each card of a meld behind the front card
PEEKS, FEW_PEEKS = 0.5, 0.3  # of a card's width: room of all these strips, and the least of it
WRITTEN = 0.4  # of a tray's height: heading and meters at most, so that large text leaves the cards their size
ACROSS = 0.72  # of a meld card's width: those that lie across


class TrayPlace(NamedTuple):
    """Place in a tray: `cards` from the highest strip to the foot, `strip` with heading and meter from edge to edge."""

    cards: QRectF
    strip: QRectF
    width: float  # of a card

    def mirrored(self, rect: QRectF) -> TrayPlace:
        """Return the same place mirrored in a rectangle."""
        turn = rect.left() + rect.right()
        cards, strip = (area.translated(turn - 2 * area.center().x(), 0) for area in (self.cards, self.strip))
        return self._replace(cards=cards, strip=strip)


def tray_scale(rect: QRectF, scale: float) -> float:
    """Return the scale of what is written in a tray, less than that of other text where cards would lose their room."""
    return min(scale, WRITTEN * rect.height() / (HEAD + FOOT))


def in_tray(
    rect: QRectF, cap: float, scale: float, ranks: Sequence[Zone], across: Mapping[Zone, int], *, mirrored: bool = False
) -> dict[Zone, TrayPlace]:
    """Return the places of all zones of a tray, cards at most `cap` wide; `across` gives sizes. `mirrored`: from the
    right."""
    peeks = PEEKS if tray_scale(rect, scale) == scale else FEW_PEEKS
    scale = tray_scale(rect, scale)
    pad, beside = PAD * scale, BESIDE * scale
    inner = QRectF(rect.x() + pad, rect.y() + HEAD * scale, rect.width() - 2 * pad, rect.height() - HEAD * scale)
    high = inner.height() - FOOT * scale
    most = (inner.width() - beside) / (PITCH * max(1, len(ranks)) + ACROSS * HEIGHT)
    card = max(1.0, min(cap, most, high / (HEIGHT + peeks)))
    aside = ACROSS * HEIGHT * card + beside
    pitch = (inner.width() - aside) / max(1, len(ranks))
    found = {}
    for number, zone in enumerate(ranks):
        strip = QRectF(inner.x() + aside + number * pitch, inner.y(), pitch, inner.height())
        cards = QRectF(strip.center().x() - card / 2, inner.y() + 1, card, high - 1)
        found[zone] = TrayPlace(cards, strip, card)
    filled = [zone for zone, count in across.items() if count] or list(across)
    share = high / max(1, len(filled))
    for zone in across:
        top = inner.y() + high - share * (filled.index(zone) + 1 if zone in filled else 1)
        cards = QRectF(inner.x() + beside / 4, top, ACROSS * HEIGHT * card, share)
        found[zone] = TrayPlace(cards, QRectF(inner.x(), top, aside, inner.bottom() - top), ACROSS * card)
    return {zone: place.mirrored(rect) for zone, place in found.items()} if mirrored else found
