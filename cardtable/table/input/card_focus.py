"""Card focus: one tab stop for each pile; the focus stays in the hand when a card is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from cardtable.core.zones import Zone
from cardtable.models.hints import Hint
from cardtable.table.cards.board import Board, ordered_piles
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.pile import Pile
from cardtable.table.hud.command_buttons import CommandButton
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.style.table_style import TableStyle

_Groups = dict[Zone | str, list[CardWidget]]

HAND, TRICK = "hand", "trick"  # stops that are no pile of the table


class CardFocus:
    """Focus of the table's cards: remembers the tab stop of each pile; the cards of a trick count as one pile."""

    def __init__(self, table: QWidget, style: TableStyle) -> None:
        self._table = table
        self._style = style
        self._current: dict[Zone | str, CardWidget] = {}
        self._offered = False  # a pile was offered when the tab order was set
        self._hand_place = -1  # index of the focused card in the viewer's hand, -1 if it is elsewhere
        self._usable: list[QWidget] = []  # playable cards, else a button, at the last `lead`
        self._hint: Hint | None = None  # hint to which `lead` moved the focus last

    @property
    def holder(self) -> QWidget | None:
        """Widget with the focus in the table's window, a card or not."""
        return self._table.window().focusWidget()

    def groups(self, board: Board) -> list[list[CardWidget]]:
        """Return the piles that Tab visits, left to right: the viewer's hand, the trick, then the table's piles."""
        return list(_groups(board).values())

    def focused(self, board: Board) -> CardWidget | None:
        """Return the focused card, or None."""
        widget = self.holder
        return widget if isinstance(widget, CardWidget) and board.pile_of(widget) is not None else None

    def give(self, board: Board, widget: CardWidget) -> None:
        """Focus a card and remember it for its pile."""
        _take(widget, Qt.FocusReason.TabFocusReason)
        self.note(board)

    def settle_for(self, *, watching: bool) -> None:
        """Let the table itself keep the focus for a spectator, who has no hand; otherwise it only takes clicks."""
        policy = Qt.FocusPolicy.StrongFocus if watching else Qt.FocusPolicy.ClickFocus
        if self._table.focusPolicy() is not Qt.FocusPolicy.NoFocus:  # as in a replay
            self._table.setFocusPolicy(policy)

    def rest(self, board: Board, asked: Sequence[CommandButton] = ()) -> None:
        """Put the focus where it can stay: for users of keyboard or screen reader on a card of the viewer's hand.

        Before there are cards it rests on the first answer to a question, one of the buttons `asked`. It comes before
        any announcement, which a move of the focus would break off. A table that is only looked at takes no keys.
        """
        if self._table.focusPolicy() is Qt.FocusPolicy.NoFocus:
            return
        card = self._resting(board)
        if card is None:
            place = next(iter(asked), self._table) if self._is_followed else self._table
            place.setFocus(Qt.FocusReason.OtherFocusReason)
        elif card is not self.holder:
            _take(card, Qt.FocusReason.OtherFocusReason)
            self.note(board)

    @property
    def _is_followed(self) -> bool:
        """True if somebody sees or hears where the focus is."""
        return self._style.keys_shown or QAccessible.isActive()

    def _resting(self, board: Board) -> CardWidget | None:
        """Return the card of the hand focused last, or the first; a card just being dealt has no name yet."""
        if not self._is_followed:
            return None  # without a visible focus the next key would play a card unexpectedly
        held = [widget for widget in _own_cards(board) if widget.card is not None and widget.isVisible()]
        before = self._current.get(HAND)
        if before in held:
            return before
        return next(iter(held[::-1] if board.mirrored else held), None)

    def note(self, board: Board) -> None:
        """Remember the current focus."""
        widget = self.focused(board)
        if widget is None:
            return
        hand = board.own_hand()
        self._hand_place = hand.widgets.index(widget) if hand is not None and widget in hand.widgets else -1
        for key, members in _groups(board).items():
            if widget in members:
                self._current[key] = widget
        self._stops(board)

    def renew(self, board: Board, before: Sequence[QWidget], after: Sequence[QWidget]) -> None:
        """Set the tab order again: what comes before the cards, one card of each pile, what comes after."""
        self.leave_played(board)
        self._keep_at_table(board)
        self._follow_offer(board)
        stops = self._stops(board)
        chain: list[QWidget] = [*before, *stops[:1], *after, *stops[1:]]
        for stop, next_stop in pairwise(chain):
            QWidget.setTabOrder(stop, next_stop)

    def lead(self, board: Board, shown: TableDisplay, buttons: Sequence[CommandButton], *, aloud: bool) -> None:
        """Move the focus, if it is on the table, to what a new hint suggests, so that Space does what Enter does.

        Without a hint, if other cards are playable than before, it moves from one that is not to the nearest that is,
        and if none is, to the first enabled button. It stays if a screen reader speaks `aloud` where it goes, which
        would break off the announcement; Enter follows a hint all the same.
        """
        hand = board.own_hand()
        if hand is None or aloud:
            return
        allowed, before = shown.liftable.get(hand.zone, frozenset()), self._usable
        playable = [widget for widget in hand.widgets if widget.final_card in allowed]
        button = next((candidate for candidate in buttons if candidate.isEnabled()), None)
        usable: list[QWidget] = [*playable] if playable or button is None else [button]
        holder = self.holder
        is_idle = holder is self._table or holder in hand.widgets
        at_hand = holder in hand.widgets or isinstance(holder, CommandButton)
        at_hand = at_hand or (holder is self._table and self._style.keys_shown)
        if shown.hint != self._hint and at_hand:
            advised = _advised(hand, shown.hint, buttons)
            if shown.hint is None or advised is not None:
                self._hint = shown.hint
            if isinstance(advised, CardWidget):
                self.give(board, advised)
            elif advised is not None:
                advised.setFocus(Qt.FocusReason.OtherFocusReason)
        elif usable != before and playable and holder in hand.widgets and holder not in playable:
            place = [card is holder for card in hand.widgets].index(True)
            self.give(board, min(playable, key=lambda card: abs(hand.widgets.index(card) - place)))
        elif usable != before and not playable and button is not None and self._style.keys_shown and is_idle:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._usable = usable

    def forget_usable(self) -> None:
        """Let the next `lead` move the focus even if nothing else became usable."""
        self._usable = []

    def _stops(self, board: Board) -> list[CardWidget]:
        """Return one card of each pile that Tab visits; every other card can only be clicked."""
        stops = []
        for key, members in _groups(board).items():
            first = members[-1] if board.mirrored and isinstance(key, str) else members[0]
            chosen = self._current.get(key, first)
            stops.append(chosen if chosen in members else first)
        for widget in board.widgets():
            policy = Qt.FocusPolicy.StrongFocus if widget in stops else Qt.FocusPolicy.ClickFocus
            if widget.focusPolicy() is not policy:
                widget.setFocusPolicy(policy)
        return stops

    def _keep_at_table(self, board: Board) -> None:
        """Rest the focus after its widget has left, as a button; the table itself keeps it only without a hand."""
        widget = self.holder
        lost = widget is None or not widget.isVisible() or not widget.isEnabled() or widget.isAncestorOf(self._table)
        if (lost or widget is self._table) and self._table.isVisible():
            self.rest(board)

    def _follow_offer(self, board: Board) -> None:
        """Focus the middle of a pile that becomes offered, if the table has the focus; leave it after the choice."""
        before, self._offered = self._offered, bool(board.offered)
        widget = self.holder
        if widget is None or before == self._offered or not (widget is self._table or self._table.isAncestorOf(widget)):
            return
        members = [widget for zone in board.offered for widget in board.piles[zone].widgets]
        if members:
            self.give(board, members[len(members) // 2 - 1])
        elif isinstance(widget, CardWidget):
            self.rest(board)

    def leave_played(self, board: Board) -> None:
        """Move the focus from a card that has left to the one in its place in the hand, or to the table without any."""
        widget, hand = self.holder, board.own_hand()
        if not isinstance(widget, CardWidget) or (self._hand_place < 0 and board.pile_of(widget) is not None):
            return
        if hand is None or not hand.widgets:
            self._hand_place = -1
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif widget not in hand.widgets:
            _take(hand.widgets[min(max(self._hand_place, 0), len(hand.widgets) - 1)], Qt.FocusReason.OtherFocusReason)
            self.note(board)


def _take(card: CardWidget, reason: Qt.FocusReason) -> None:
    """Focus a card as the tab stop of its pile: the announcer waits for a focus that can stay."""
    card.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    card.setFocus(reason)


def _advised(hand: Pile, hint: Hint | None, buttons: Sequence[CommandButton]) -> CommandButton | CardWidget | None:
    """Return the button that follows the hint, else its card; None as long as the button is disabled."""
    if hint is None:
        return None
    if hint.command:
        return next((button for button in buttons if button.command.code == hint.command and button.isEnabled()), None)
    return next((widget for widget in hand.widgets if widget.final_card in hint.cards[-1:]), None)


def _groups(board: Board) -> _Groups:
    """Return the cards of each stop, from left to right: the viewer's hand, the trick, then the table's piles."""
    slots = (pile for pile in ordered_piles(board) if pile.place.shape is PileShape.SLOT)
    trick = sorted((widget for pile in slots for widget in pile.widgets), key=lambda widget: widget.pose.x)
    stops = {HAND: _own_cards(board), TRICK: trick, **_table_piles(board)}
    return {stop: cards for stop, cards in stops.items() if cards}


def _own_cards(board: Board) -> list[CardWidget]:
    hand = board.own_hand()
    return [] if hand is None else hand.staying()


def _table_piles(board: Board) -> _Groups:
    """Return the piles that are read card by card, and the topmost card of each stack."""
    groups: _Groups = {}
    for pile in ordered_piles(board):
        if pile.place.shape is PileShape.STACK:
            groups[pile.zone] = pile.widgets[-1:]
        elif (pile.place.shape is PileShape.SPREAD or pile.place.face_up) and pile.lying():
            # the melds of a side are one stop, and arrows go from meld to meld
            stop = f"tray {pile.zone.owner}" if board.places.in_tray(pile.zone) else pile.zone
            before, here = groups.get(stop, []), pile.lying()
            # the left arrow goes to the left in every language
            groups[stop] = [*here, *before] if board.mirrored else [*before, *here]
    return groups
