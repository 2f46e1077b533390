"""What game and person add to the picture of the zones, as one value.

What the game's display and the draft do to the cards: marks, dimmed, standing out, and where the next one goes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Mark
from cardtable.core.frozen_dataclass import frozen
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


def _nowhere(source: Zone, cards: Cards) -> frozenset[Zone]:
    return frozenset()


@frozen
class TableDisplay:
    """`liftable`: the cards that may be lifted, by zone. `acting`: whose turn it is. `received`: by the person.

    `taught`: the cards that a lesson speaks of. `targets` tells where cards of a zone may be dropped. `confirming` is
    the code of the command that Enter gives with marked cards, "" where there is none.
    """

    display: Display = EMPTY
    commands: Sequence[Command] = ()
    liftable: Mapping[Zone, frozenset[Card]] = field(default_factory=dict)
    draft: Draft = Draft()
    acting: frozenset[Seat] = frozenset()
    hint: Hint | None = None
    received: Cards = ()
    taught: Cards = ()
    targets: Targets = _nowhere
    confirming: str = ""


class CurrentDisplay:
    """What the table shows just now, written by its scene and read by whatever mouse and keys mean there."""

    def __init__(self) -> None:
        self.shown = TableDisplay()
        self.view: View[Any] | None = None  # None: no match has been laid out yet


NO_MARKS: frozenset[Mark] = frozenset()


def mark_cards(board: Board, view: View[Any], display: Display) -> None:
    """Lay the display's marks on the cards: by place in the zone, and a hand may lie in another order.

    Of twins, those that are lent get the marks of the first places, as a game marks what is on trial.
    """
    board.squared = frozenset(zone for zone in display.captions if zone in board.piles and board.places.in_tray(zone))
    coming = frozenset(zone for zone, marks in display.marks.items() if any(Mark.COMING in one for one in marks))
    board.offered = display.spread & board.piles.keys()
    board.opened = coming | board.offered
    for zone, pile in board.piles.items():
        pile.marks = tuple(display.marks.get(zone, ()))
        by_face = list(zip(view.zones.get(zone, ()), pile.marks, strict=False))
        for widget in sorted(pile.widgets, key=lambda widget: widget not in pile.lent):
            found = next((entry for entry in by_face if entry[0] == widget.due), None)
            if found is not None:
                by_face.remove(found)
            widget.setMarks(NO_MARKS if found is None else found[1])


def give_medals(board: Board, display: Display) -> None:
    """The suits on the plate of whoever holds a hand are also shown on its cards."""
    for zone, pile in board.piles.items():
        is_hand = pile.place.shape is PileShape.HAND or pile.place.face_up
        holds = is_hand and zone.owner is not None and zone.owner < len(display.plates)
        badges = display.plates[zone.owner].badges if holds and zone.owner is not None else ()
        for widget in pile.widgets:
            widget.setMedal(widget.due is not None and widget.due.suit is not None and widget.due.suit in badges)


def mark_asked(board: Board, by: Seat | None, cards: Cards) -> None:
    """Show which of the cards that lie on the table `by` would like to take back; twin for twin, the last ones."""
    wanted = Counter(cards)
    for pile in board.piles.values():
        theirs = pile.zone.owner in (by, None) and not board.places.kinds.is_hand(pile.zone)
        for widget in reversed(pile.widgets):
            meant = theirs and widget.due is not None and wanted[widget.due] > 0
            wanted.subtract([widget.due] if meant and widget.due is not None else [])
            widget.setAsked(meant)


def point_out(board: Board, groups: Sequence[tuple[Zone, Cards]]) -> None:
    """Let these cards glow where they lie, twin for twin, the last ones; those that
    are covered or lie there no more do not."""
    wanted: dict[Zone, Counter[Card]] = {}
    for zone, cards in groups:
        wanted.setdefault(zone, Counter()).update(cards)
    for zone, pile in board.piles.items():
        left = wanted.get(zone, Counter())
        covers = pile.place.shape is PileShape.STACK
        for depth, widget in enumerate(reversed(pile.widgets)):
            meant = widget.due is not None and left[widget.due] > 0
            if meant and widget.due is not None:
                left[widget.due] -= 1
            widget.setPointedOut(meant and not (depth and covers))


def choose_cards(board: Board, shown: TableDisplay, *, dim: bool) -> None:
    """Let what is marked, advised, received or taught stand out, twin for twin, and dim what may not be played on the
    viewer's turn."""
    mine = board.viewer is not None and board.viewer in shown.acting
    for pile in board.piles.values():
        own = pile.place.shape is PileShape.HAND and pile.zone.owner == board.viewer
        allowed = shown.liftable.get(pile.zone, frozenset())
        _choose(pile, _Wanted(shown if own else TableDisplay()), allowed, dim=dim and own and mine)
        for place, widget in enumerate(pile.widgets):
            if pile.place.grouped:
                widget.setState(dimmed=pile.shaded(place) and Mark.COMING not in widget.marks)


def coming_places(board: Board, shown: TableDisplay) -> list[QRectF]:
    """The dashed place of the viewer's card to come, on the viewer's turn to play to a trick or to an empty row."""
    hand = board.own_hand()
    if hand is None or board.viewer not in shown.acting:
        return []
    cards = shown.liftable.get(hand.zone, frozenset())
    goals = shown.targets(hand.zone, (min(cards),)) if cards else frozenset[Zone]()
    piles = [board.piles[zone] for zone in goals if zone in board.piles]
    begun = [
        pile.place for pile in piles if not pile.widgets and (pile.place.shape is PileShape.SLOT or pile.place.grouped)
    ]
    return [place.first_card() for place in begun]


class _Wanted:
    """How many cards of each face are still to be marked, advised and received."""

    def __init__(self, shown: TableDisplay) -> None:
        self._marked = Counter(shown.draft.marked)
        on_trial = Counter(card for _, cards in shown.draft.laid for card in cards)
        self._advised = Counter(shown.hint.cards if shown.hint is not None else ()) - on_trial
        self._received = Counter(shown.received)
        self._taught = Counter(shown.taught)

    def emphasis(self, card: Card) -> CardEmphasis:
        """Why the next card of this face stands out."""
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


def _choose(pile: Pile, wanted: _Wanted, allowed: frozenset[Card], *, dim: bool) -> None:
    for widget in pile.widgets:
        card = widget.due
        lying = card is not None and widget not in pile.lent
        emphasis = wanted.emphasis(card) if lying and card is not None else CardEmphasis.NONE
        free = emphasis in (CardEmphasis.MARKED, CardEmphasis.ADVISED, CardEmphasis.TAUGHT)
        dimmed = dim and card not in allowed and not free and widget not in pile.lent
        widget.setState(dimmed=dimmed, emphasis=emphasis)
