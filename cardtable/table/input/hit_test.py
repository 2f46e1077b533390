"""Hit testing of the pointer on the table, and the elevation of its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Mark, Press
from cardtable.core.zones import Zone
from cardtable.table.animation.animation_planner import way_home
from cardtable.table.animation.animator import Animator
from cardtable.table.animation.qt_animations import raise_card
from cardtable.table.cards.board import Board, restack
from cardtable.table.cards.card_states import CurrentDisplay
from cardtable.table.cards.card_widget import CardEmphasis, CardWidget
from cardtable.table.hud.hud import Hud
from cardtable.table.hud.table_captions import Backdrop, DropPromise
from cardtable.table.hud.tray_painting import STEPS
from cardtable.table.input.card_focus import CardFocus
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.style.table_style import TableStyle
from cardtable.table.table_texts import LET_GO_HERE

FOCUS_RISE = 0.35  # of a marked card's: the focus has its own sign, the ring


class CardElevation:
    """Stacking and raising of cards, updated after every move and whenever hover or focus change."""

    def __init__(self, board: Board, hud: Hud, focus: CardFocus, style: TableStyle) -> None:
        self._board = board
        self._hud = hud
        self._focus = focus
        self._style = style

    def restack(self) -> None:
        restack(self._board, self._hud.above_cards())

    def raise_cards(self, hovered: CardWidget | None = None) -> None:
        """Raise the hovered card and all that stand out, the focused one a little; all others sink."""
        board = self._board
        focused = self._focus.focused(board) if self._style.keys_shown else None
        self._raise_packet(hovered or focused)
        for pile in board.piles.values():
            if pile.zone in board.offered:
                continue
            own = pile.place.shape is PileShape.HAND
            for widget in pile.widgets:
                emphasized = widget.emphasis is not CardEmphasis.NONE
                up = own and (emphasized or widget is hovered or Mark.BETTER in widget.marks)
                raise_card(widget, 1.0 if up else FOCUS_RISE if own and widget is focused else 0.0, self._style.look)

    def _raise_packet(self, chosen: CardWidget | None) -> None:
        """Raise all cards of an offered pile up to the chosen one, and show their number over it."""
        number = 0
        for zone in self._board.offered:
            widgets = self._board.piles[zone].widgets
            number = widgets.index(chosen) + 1 if chosen in widgets else 0
            for place, widget in enumerate(widgets):
                raise_card(widget, float(place < number), self._style.look)
        self._hud.count_packet(chosen.pose if number and chosen is not None else None, number)


class InputContext(NamedTuple):
    """Parts of a table that mouse and keyboard input work on."""

    board: Board
    current: CurrentDisplay
    animator: Animator
    elevation: CardElevation


class HitTester(QObject):
    """The table as the pointer finds it; knows no rule: what may be lifted and dropped is what was shown last."""

    gestureMade = Signal(object)  # Gesture

    def __init__(self, cards: InputContext, backdrop: Backdrop, parent: QObject) -> None:
        super().__init__(parent)
        self.cards = cards
        self._backdrop = backdrop

    def command(self, code: str) -> None:
        """Emit the press of a button after finishing current motion."""
        if self.cards.animator.is_at_rest or self.cards.animator.heeds_clicks:
            self.cards.animator.finish_all()
            self.gestureMade.emit(Press(code))

    def liftable(self) -> Mapping[Zone, frozenset[Card]]:
        """Return the liftable cards of the display; none while something moves."""
        return self.cards.current.shown.liftable if self.cards.animator.is_idle else {}

    def drop_places(self, zone: Zone, cards: Cards) -> Mapping[Zone, QRectF]:
        """Return the drop areas that the game allows."""
        zones = self.cards.current.shown.targets(zone, cards) if cards else frozenset()
        return {zone: self.cards.board.drop_area(zone) for zone in sorted(zones) if zone in self.cards.board.piles}

    def target_at(self, point: QPointF, targets: Mapping[Zone, QRectF], cards: Cards) -> Zone | None:
        """Return the target at the point. All of a tray is the target of cards that belong to one place in it, or to
        the place of their own rank each; for others, the place under the point."""
        board = self.cards.board
        under = next((zone for zone, area in targets.items() if area.contains(point)), None)
        if under is not None:
            return under
        inside = [zone for zone in targets if (tray := board.tray_of(zone)) is not None and tray.contains(point)]
        apart = {zone.slot for zone in inside} == {card.rank for card in cards}
        return inside[0] if inside and (len(inside) == 1 or apart) else None

    def zone_at(self, point: QPointF) -> Zone | None:
        """Return the visible zone at the point, or None."""
        board = self.cards.board
        zones = (zone for zone in board.piles if board.is_in_sight(zone))
        return next((zone for zone in zones if board.drop_area(zone).contains(point)), None)

    def show_targets(self, targets: Mapping[Zone, QRectF], best: Zone | None, dragged: Sequence[CardWidget]) -> None:
        """Highlight the targets under the dragged cards: whole trays with the places in them; a target without visible
        cards or hand only when hit. The places that the cards have left stay visible, and what they make is told."""
        board = self.cards.board
        seen = {zone: board.tray_of(zone) or area for zone, area in targets.items() if board.is_in_sight(zone)}
        areas = {(area.x(), area.y()): area for area in seen.values()}
        places = [board.piles[zone].foot_card() for zone in seen if board.tray_of(zone) is not None]
        hit = None if best is None else board.piles[best].foot_card() if board.tray_of(best) else targets.get(best)
        piles = [(board.pile_of(widget), widget) for widget in dragged]
        homes = [pile.poses()[pile.widgets.index(widget)].rect() for pile, widget in piles if pile is not None]
        self._backdrop.show_targets([*areas.values(), *places], hit, homes, self._promise(best, dragged))

    def _promise(self, best: Zone | None, dragged: Sequence[CardWidget]) -> DropPromise | None:
        """Return what the cards make on a place in a tray; None elsewhere, or if each goes to the place of its rank."""
        tray = None if best is None else self.cards.board.tray_of(best)
        ranks = {widget.final_card.rank for widget in dragged if widget.final_card is not None}
        if best is None or tray is None or len(ranks) > 1:
            return None
        pile = self.cards.board.piles[best]
        count = len(dragged) + sum(widget not in dragged for widget in pile.lying())
        completes = self.cards.current.shown.display.completes
        is_complete = completes is not None and count >= STEPS
        return DropPromise(
            tray, completes.filled(count) if is_complete and completes else LET_GO_HERE.filled(count, n=count)
        )

    def send_home(self, widget: CardWidget) -> None:
        """Let a dragged card slide back to its place."""
        widget.setProperty("lifted", 0.0)
        move = way_home(self.cards.board, widget)
        if move is not None:
            self.cards.animator.aside(move)
            self.cards.elevation.restack()
