"""Reading order: the lists a screen reader finds on the table, from hands to panels.

A hand face down is no list, and its cards are hidden from assistive technology: the plate of its holder says how many
there are. A stack is one item, its topmost card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.core.text import Text, TextRenderer, Who, conjoin
from cardtable.core.zones import Seat
from cardtable.table import table_texts as texts
from cardtable.table.accessibility import AccessibleList, widgets_outside_lists
from cardtable.table.cards.board import Board, ordered_piles
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.pile import Pile
from cardtable.table.hud.hud import Hud
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.speech.table_description import meld_in_words


class AccessibleListSpec(NamedTuple):
    """Wanted state of a list: `key` identifies it, `within` is the key of the list that contains it."""

    key: str
    name: Text
    items: Sequence[QWidget]
    within: str = ""


class ReadingOrder:
    """Accessible lists of a table, one `AccessibleList` for each spec, in reading order."""

    def __init__(self, cloth: QWidget) -> None:
        self._cloth = cloth
        self._lists: dict[str, AccessibleList] = {}
        self._order: list[AccessibleList] = []

    def renew(self, board: Board, hud: Hud, renderer: TextRenderer) -> None:
        """Update the lists from the table."""
        found = [*card_lists(board), *_other_lists(board, hud)]
        wanted: dict[str, list[QObject]] = {spec.key: [*spec.items] for spec in found}
        for spec in found:
            if spec.within and spec.key in self._lists:
                wanted[spec.within].append(self._lists[spec.key])
        for key, known in self._lists.items():
            known.keep(wanted.get(key, ()))
        self._order = [self._show_list(spec, found, renderer) for spec in found if not spec.within]

    def things(self) -> list[QObject]:
        """Return the cloth's accessible children in reading order: lists, then the widgets outside them."""
        lists: list[QObject] = [part for part in self._order if any(not widget.isHidden() for widget in _widgets(part))]
        return [*lists, *widgets_outside_lists(self._cloth)]

    def zones(self) -> list[list[QWidget]]:
        """Return the widgets of each list, those of nested lists too."""
        return [widgets for part in self._order if (widgets := list(_widgets(part)))]

    def _show_list(
        self, spec: AccessibleListSpec, found: Sequence[AccessibleListSpec], renderer: TextRenderer
    ) -> AccessibleList:
        inner = [self._show_list(other, found, renderer) for other in found if other.within == spec.key]
        if spec.key not in self._lists:
            self._lists[spec.key] = AccessibleList(self._cloth)
        whole = self._lists[spec.key]
        for part in inner:
            part.within = whole
        whole.show(renderer.text(spec.name), [*spec.items, *inner])
        return whole


def _other_lists(board: Board, hud: Hud) -> Iterator[AccessibleListSpec]:
    seats = sorted(range(len(hud.plates)), key=board.places.position)
    yield AccessibleListSpec("players", texts.PLAYERS, [hud.plates[seat] for seat in seats])
    panels = [panel for panel in (hud.info, hud.score) if panel.accessibleName()]
    if panels:
        yield AccessibleListSpec("panels", texts.SCORE_AND_DEAL, panels)


def card_lists(board: Board) -> Iterator[AccessibleListSpec]:
    """Yield all lists of cards in reading order; a list comes before those within it."""
    hand = board.own_hand()
    if hand is not None:
        yield _held(board, hand, hand.staying())
    piles = [pile for pile in ordered_piles(board) if pile is not hand]
    played = [widget for pile in piles if pile.place.shape is PileShape.SLOT for widget in pile.lying()]
    if played:
        yield AccessibleListSpec("trick", texts.TRICK_LIST.filled(len(played), n=len(played)), played)
    tops = [pile.widgets[-1] for pile in piles if pile.place.shape is PileShape.STACK and pile.widgets]
    if tops:
        yield AccessibleListSpec("piles", texts.IN_THE_MIDDLE, tops)
    for pile in piles:
        if pile.place.shape is PileShape.SPREAD and pile.lying() and not board.places.in_tray(pile.zone):
            yield _spread(board, pile)
    for owner in board.places.owners:
        yield from _laid_out(board, owner, piles)
    for pile in piles:
        if pile.place.shape is PileShape.FAN and pile.place.face_up and pile.widgets:
            yield _held(board, pile, pile.lying())


def _spread(board: Board, pile: Pile) -> AccessibleListSpec:
    lying, owner = pile.lying(), pile.zone.owner
    label = board.places.spec(pile.zone).label
    if owner is not None:
        name = texts.LAID_BY.filled(Who(Seat(owner)))
    elif label is not None:
        name = texts.PILE_LIST.filled(label, len(lying), n=len(lying))
    else:
        name = texts.MIDDLE_LIST.filled(len(lying), n=len(lying))
    return AccessibleListSpec(f"spread {pile.zone}", name, lying)


def _laid_out(board: Board, owner: Seat, piles: Sequence[Pile]) -> Iterator[AccessibleListSpec]:
    melds = [pile for pile in piles if pile.zone.owner == owner and board.places.in_tray(pile.zone) and pile.lying()]
    if not melds:
        return
    names = [Who(seat) for seat in board.places.members(owner)]
    side = f"side {owner}"
    yield AccessibleListSpec(side, texts.LAID_BY.filled(conjoin(names)), ())
    for meld in melds:
        yield AccessibleListSpec(f"meld {meld.zone}", meld_in_words(meld.lying()), meld.lying(), side)


def _held(board: Board, pile: Pile, cards: Sequence[CardWidget]) -> AccessibleListSpec:
    """Return the list of a hand, from the left; from the right if it is mirrored."""
    owner, count = pile.zone.owner, len(cards)
    if pile.place.shape is PileShape.HAND and (owner is None or owner == board.viewer):
        name = texts.YOUR_HAND_LIST.filled(count, n=count)
    else:
        name = texts.HAND_LIST.filled(Who(Seat(owner or 0)), count, n=count)
    return AccessibleListSpec(f"hand {pile.zone}", name, cards[::-1] if board.mirrored else cards)


def _widgets(whole: AccessibleList) -> Iterator[QWidget]:
    for item in whole.items:
        if isinstance(item, AccessibleList):
            yield from _widgets(item)
        elif isinstance(item, QWidget):
            yield item
