"""What mouse and keys do at the table: the table's answers to the drag machine and to the keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Draft, Gesture, Press
from cardtable.core.zones import Zone
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_pile import Pile
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.stacking import ordered_piles
from cardtable.table.furniture.buttons import CommandButton
from cardtable.table.furniture.table_in_words import summary
from cardtable.table.motion.plans import Motion, Move
from cardtable.table.speech.table_phrases import SUMMARY_WRITTEN

if TYPE_CHECKING:
    from cardtable.table.widget import TableWidget


class Handling:
    """Implements `drag.Ground` and `keyboard.Seatside` for a table."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table

    @property
    def _board(self) -> Board | None:
        return self._table.board

    def card_at(self, point: QPointF) -> tuple[Pile, CardWidget] | None:
        """The topmost card there with the pile it belongs to: from the last painted to the first."""
        board = self._board
        piles = ordered_piles(board) if board is not None else []
        lying = (widget for pile in reversed(piles) for widget in reversed(pile.lying()))
        found = next((widget for widget in lying if not widget.isHidden() and widget.holds(point)), None)
        pile = board.pile_of(found) if board is not None and found is not None else None
        return None if pile is None or found is None else (pile, found)

    def hurry(self, *, again: bool = False) -> bool:
        """A click finishes what moves, but not the second half of a double click; whether nothing moves any more."""
        return self.hurry_by_key() if self._table.animator.heeds_clicks and not again else self._at_rest()

    def hurry_by_key(self) -> bool:
        """A key finishes what moves; whether nothing moves any more."""
        self._table.animator.hurry()
        return self._at_rest()

    def _at_rest(self) -> bool:
        """Whether what is chosen now is chosen from the table as it is seen."""
        return self._table.animator.is_idle or self._table.animator.is_held

    def command(self, code: str) -> None:
        """Give a command; all that moves is finished first."""
        animator = self._table.animator
        if self._at_rest() or animator.heeds_clicks:
            animator.finish_all()
            self.emit(Press(code))

    def liftable(self) -> Mapping[Zone, frozenset[Card]]:
        """As the game said last; nothing while something moves."""
        return self._table.liftable if self._table.animator.is_idle else {}

    def drop_places(self, zone: Zone, cards: Cards) -> Mapping[Zone, QRectF]:
        """Where the game allows a drop."""
        board = self._board
        if board is None or not cards:
            return {}
        zones = self._table.targets_of(zone, cards)
        return {zone: board.drop_area(zone) for zone in zones if zone in board.piles}

    def zone_at(self, point: QPointF) -> Zone | None:
        """The place there that is in sight."""
        board = self._board
        zones = (zone for zone in board.piles if board.is_in_sight(zone)) if board is not None else ()
        return next((zone for zone in zones if board is not None and board.drop_area(zone).contains(point)), None)

    def strip(self) -> float:
        """As wide as the indices of the deck in force."""
        return self._table.skin.style.strip

    def area(self) -> QRectF:
        """All of the table."""
        return QRectF(self._table.rect())

    def show_targets(self, targets: Mapping[Zone, QRectF], best: Zone | None) -> None:
        """Let the targets glow under the cards; what is neither cards nor a hand, as behind a plate, only when hit."""
        backdrop, board = self._table.backdrop, self._board
        rect = targets.get(best) if best is not None else None
        seen = [area for zone, area in targets.items() if board is not None and board.is_in_sight(zone)]
        if seen == list(backdrop.targets) and rect == backdrop.best:
            return
        backdrop.targets, backdrop.best = seen, rect
        self._table.update()

    def show_hover(self, widget: CardWidget | None) -> None:
        """Raise the card under the pointer."""
        self._table.dressing.raise_cards(widget)

    def send_home(self, widget: CardWidget) -> None:
        """Let a dragged card slide back to its place."""
        board = self._board
        pile = board.pile_of(widget) if board is not None else None
        widget.setProperty("lifted", 0.0)
        if board is None or pile is None:
            return
        pose = pile.poses()[pile.widgets.index(widget)]
        scale = pose.width / board.geometry.card
        self._table.animator.aside(Move(widget, QPointF(pose.x, pose.y), pose.angle, widget.due, Motion.BACK, scale))
        self._table.dressing.restack()

    def emit(self, gesture: Gesture) -> None:
        """Pass a gesture on."""
        self._table.gestureMade.emit(gesture)

    def groups(self) -> Sequence[Sequence[CardWidget]]:
        """The piles that Tab visits."""
        return self._table.focus.groups(self._board) if self._board is not None else ()

    def focused(self) -> CardWidget | None:
        """The card with the focus."""
        return self._table.focus.focused(self._board) if self._board is not None else None

    def focus_card(self, widget: CardWidget) -> None:
        """Give a card the focus and let it rise."""
        if self._board is not None:
            self.notice()
            self._table.focus.give(self._board, widget)
            self._table.dressing.raise_cards(None)

    def choose(self, widget: CardWidget) -> None:
        """Tap a card by key; what moves is finished first."""
        at_rest = self.hurry_by_key()
        pile = self._board.pile_of(widget) if self._board is not None else None
        if pile is not None and at_rest:
            self._table.drag.tap(pile, widget)

    def playable(self) -> Sequence[CardWidget]:
        """The liftable cards of the own hand in the order of reading."""
        at_rest = self.hurry_by_key()
        hand = self._board.own_hand() if self._board is not None else None
        if hand is None or self._board is None or not at_rest:
            return []
        allowed = self._table.liftable.get(hand.zone, frozenset())
        found = [widget for widget in hand.widgets if widget.due in allowed]
        return found[::-1] if self._board.mirrored else found

    def offered(self) -> Sequence[CardWidget]:
        """The cards of the piles that are offered, as they lie from left to right."""
        board = self._board
        return [widget for zone in board.offered for widget in board.piles[zone].widgets] if board is not None else []

    def follow_hint(self) -> bool:
        """Enter right after a hint does just what it says."""
        if self._table.shown.hint is None:
            return False
        self._table.hintFollowed.emit()
        return True

    def notice(self) -> None:
        """The person goes on: a hint and the mark on received cards have served."""
        self._table.noticed.emit()

    def confirm(self) -> bool:
        """Enter presses the button in focus, or gives the command that does something with the marked cards."""
        button = self._confirming()
        if button is None or not button.isEnabled():
            return False
        button.click()
        return True

    def _confirming(self) -> CommandButton | None:
        focused = self._table.window().focusWidget()
        if isinstance(focused, CommandButton):
            return focused
        code = self._table.confirming()
        shown = self._table.furniture.commands.shown()
        return next((button for button in shown if code and button.command.code == code), None)

    def key_command(self, name: str) -> None:
        """The summary is the table's own; everything else is for the program."""
        if name == "summary" and self._board is not None:
            furniture = self._table.furniture
            said = [furniture.prompt.said, furniture.info.accessibleName(), furniture.info.accessibleDescription()]
            words = self._table.skin.words
            lines = summary(self._board, words, said, furniture.plates)
            self._table.announce(" ".join(lines), words.text(SUMMARY_WRITTEN))
            furniture.reading.show_text("\n".join(lines))
            self._table.lay_out_furniture()
        else:
            self._table.keyCommand.emit(name)

    def clear(self) -> bool:
        """Let go of dragged cards, forget a hint and ask for a draft without cards; whether there was any of these."""
        shown = self._table.shown
        waiting = bool(self._table.drag.dragged) or shown.hint is not None or shown.draft != Draft()
        self.notice()
        self._table.drag.cancel()
        self._table.draftCleared.emit()
        return waiting
