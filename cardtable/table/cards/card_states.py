"""Card states: marks, dimming and emphasis of cards from the game's display and the draft."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Mark
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.models.hints import Hint
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_widget import CardEmphasis
from cardtable.table.cards.pile import Pile
from cardtable.table.layout.pile_layout import PileShape

EMPTY = Display(Text("", ""), ())
Targets: TypeAlias = Callable[[Zone, Cards], frozenset[Zone]]
NO_MARKS: frozenset[Mark] = frozenset()


def _no_targets(source: Zone, cards: Cards) -> frozenset[Zone]:
    return frozenset()


@frozen
class TableDisplay:
    """Everything game and person add to the zones, as one value.

    `liftable`: cards that may be lifted, by zone. `acting`: seats whose turn it is. `received`: cards the person has
    just received. `taught`: cards that a lesson refers to. `targets` returns the zones where cards of a zone may be
    dropped. `confirming` is the code of the command that Enter gives with marked cards, "" for none. `on_way`: cards of
    an action that has no answer yet, with the pile where they lie until then.
    """

    display: Display = EMPTY
    commands: Sequence[Command] = ()
    liftable: Mapping[Zone, frozenset[Card]] = field(default_factory=dict)
    draft: Draft = Draft()
    acting: frozenset[Seat] = frozenset()
    hint: Hint | None = None
    received: Cards = ()
    taught: Cards = ()
    targets: Targets = _no_targets
    confirming: str = ""
    on_way: tuple[tuple[Zone, Cards], ...] = ()


@dataclass(slots=True, eq=False)
class CurrentDisplay:
    """Display and view of the table now, written by its scene and read by mouse and keyboard input."""

    shown: TableDisplay = field(default_factory=TableDisplay)
    view: View[Any] | None = None  # None: no match has been laid out yet


def mark_cards(board: Board, view: View[Any], display: Display) -> None:
    """Set the display's marks on the cards: marks go by index in the zone, and a hand may be in another order. Of
    twins, those on trial get the marks of the first places, as a game marks them."""
    board.squared = frozenset(zone for zone in display.captions if zone in board.piles and board.places.in_tray(zone))
    board.offered = display.spread & board.piles.keys()
    coming = (zone for zone, marks in display.marks.items() if any(Mark.COMING in mark_set for mark_set in marks))
    board.opened = board.offered | frozenset(coming)
    for zone, pile in board.piles.items():
        pile.marks = tuple(display.marks.get(zone, ()))
        by_face = list(zip(view.zones.get(zone, ()), pile.marks, strict=False))
        for widget in sorted(pile.widgets, key=lambda widget: widget not in pile.lent):
            found = next((entry for entry in by_face if entry[0] == widget.final_card), None)
            if found is not None:
                by_face.remove(found)
            widget.setMarks(NO_MARKS if found is None else found[1])


def give_medals(board: Board, display: Display) -> None:
    """Mark the cards of a hand whose suit is a badge on its holder's plate."""
    for zone, pile in board.piles.items():
        is_hand = pile.place.shape is PileShape.HAND or pile.place.face_up
        holds = is_hand and zone.owner is not None and zone.owner < len(display.plates)
        badges = display.plates[zone.owner].badges if holds and zone.owner is not None else ()
        for widget in pile.widgets:
            suit = None if widget.final_card is None else widget.final_card.suit
            widget.setMedal(suit is not None and suit in badges)


def mark_asked(board: Board, by: Seat | None, cards: Cards) -> None:
    """Mark the cards on the table that `by` asks to take back; of twins, the last ones."""
    wanted = Counter(cards)
    for pile in board.piles.values():
        theirs = pile.zone.owner in (by, None) and not board.places.kinds.is_hand(pile.zone)
        for widget in reversed(pile.widgets):
            meant = theirs and widget.final_card is not None and wanted[widget.final_card] > 0
            wanted.subtract([widget.final_card] if meant and widget.final_card is not None else [])
            widget.setAsked(meant)


def point_out(board: Board, groups: Sequence[tuple[Zone, Cards]]) -> None:
    """Let these cards glow where they lie; of twins, the last ones. Covered cards of a stack do not glow."""
    wanted: dict[Zone, Counter[Card]] = {}
    for zone, cards in groups:
        wanted.setdefault(zone, Counter()).update(cards)
    for zone, pile in board.piles.items():
        left = wanted.get(zone, Counter())
        covers = pile.place.shape is PileShape.STACK
        for depth, widget in enumerate(reversed(pile.widgets)):
            meant = widget.final_card is not None and left[widget.final_card] > 0
            if meant and widget.final_card is not None:
                left[widget.final_card] -= 1
            widget.setPointedOut(meant and not (depth and covers))


def choose_cards(board: Board, shown: TableDisplay, *, dim: bool) -> None:
    """Emphasize marked, suggested, received and taught cards, and dim those that may not be played on one's turn."""
    mine = board.viewer is not None and board.viewer in shown.acting
    for pile in board.piles.values():
        own = pile.place.shape is PileShape.HAND and pile.zone.owner == board.viewer
        allowed = shown.liftable.get(pile.zone, frozenset())
        _emphasize(pile, _RemainingEmphasis(shown if own else TableDisplay()), allowed, dim=dim and own and mine)
        for place, widget in enumerate(pile.widgets):
            if pile.place.grouped:
                widget.setState(dimmed=pile.shaded(place) and Mark.COMING not in widget.marks)


def coming_places(board: Board, shown: TableDisplay) -> list[QRectF]:
    """Return the dashed places of the viewer's next card, on the viewer's turn to play to a trick or an empty row."""
    hand = board.own_hand()
    if hand is None or board.viewer not in shown.acting:
        return []
    cards = shown.liftable.get(hand.zone, frozenset())
    goals = shown.targets(hand.zone, (min(cards),)) if cards else frozenset[Zone]()
    piles = [board.piles[zone] for zone in goals if zone in board.piles]
    empty = [pile.place for pile in piles if not pile.widgets]
    return [place.first_card() for place in empty if place.shape is PileShape.SLOT or place.grouped]


class _RemainingEmphasis:
    """Numbers of cards of each face still to be marked, suggested and received."""

    def __init__(self, shown: TableDisplay) -> None:
        self._marked = Counter(shown.draft.marked)
        on_trial = Counter(card for _, cards in shown.draft.laid for card in cards)
        self._advised = Counter(shown.hint.cards if shown.hint is not None else ()) - on_trial
        self._received = Counter(shown.received)
        self._taught = Counter(shown.taught)

    def emphasis(self, card: Card) -> CardEmphasis:
        """Return the emphasis of the next card of this face."""
        found = CardEmphasis.NONE
        for left, emphasis in (
            (self._taught, CardEmphasis.TAUGHT),
            (self._received, CardEmphasis.RECEIVED),
            (self._advised, CardEmphasis.ADVISED),
            (self._marked, CardEmphasis.MARKED),
        ):
            if left[card] > 0:
                left[card] -= 1
                found = emphasis
        return found


def _emphasize(pile: Pile, wanted: _RemainingEmphasis, allowed: frozenset[Card], *, dim: bool) -> None:
    for widget in pile.widgets:
        card = widget.final_card
        lying = card is not None and widget not in pile.lent
        emphasis = wanted.emphasis(card) if lying and card is not None else CardEmphasis.NONE
        free = emphasis in (CardEmphasis.MARKED, CardEmphasis.ADVISED, CardEmphasis.TAUGHT)
        dimmed = dim and card not in allowed and not free and widget not in pile.lent
        widget.setState(dimmed=dimmed, emphasis=emphasis)
