"""Table scene: cards, HUD, animation, focus and speech of one match, kept in step."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Cards
from cardtable.core.events import Event, TrickWon
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, Who
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat, Zone, near_seat
from cardtable.models.qt_lifetime import forget_when_deleted
from cardtable.models.received_cards import is_done_by
from cardtable.models.update_facts import Highlight
from cardtable.table.animation import animation_planner
from cardtable.table.animation.animation_plan import NOTHING, Move, Pause, Plan, moves
from cardtable.table.animation.animator import Animator, Clock
from cardtable.table.animation.qt_animations import shake_card
from cardtable.table.cards import card_states
from cardtable.table.cards.board import BARE, Board, DepartingCards, PixmapRefresher
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.hud import Hud
from cardtable.table.hud.hud_layout import HudLayout
from cardtable.table.hud.participant_display import ParticipantDisplay
from cardtable.table.hud.table_captions import Backdrop, at_rest, writings
from cardtable.table.input.card_focus import CardFocus
from cardtable.table.input.hit_test import CardElevation
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.pile_layout import PileLayout
from cardtable.table.layout.sidebar_layout import SidebarArea
from cardtable.table.speech import announcer
from cardtable.table.speech.announcer import Announcer
from cardtable.table.speech.narrator import Narrator
from cardtable.table.speech.reading_order import ReadingOrder
from cardtable.table.speech.table_description import CardDescriptions
from cardtable.table.style.table_style import TableLook, TableStyle
from cardtable.table.table_texts import CARD_TABLE, GO_ON, SAYS, with_full_stop


class TableScene(QObject):
    """Everything shown on the cloth, the widget that all other widgets lie on: displays views, plans updates and lays
    them out. Submits no action and knows no rule."""

    cardPressed = Signal(object)  # CardWidget, pressed by a screen reader
    disabledPressed = Signal()  # a disabled button was pressed, before its refusal is shown
    laidOut = Signal()  # the layout has changed
    changing = Signal()  # the piles are about to change: a drag must end

    def __init__(self, style: TableStyle, speech: Announcer, cloth: QWidget, clock: Clock = time.monotonic) -> None:
        super().__init__(cloth)
        forget_when_deleted(self)
        self.table_style = style
        self._cloth = cloth
        self.current = card_states.CurrentDisplay()
        self._participants = ParticipantDisplay()
        self._pointed_out: Sequence[tuple[Zone, Cards]] = ()
        self.board = Board(self._new_card)
        self.animator = Animator(style.look, self, clock)
        self.hud = Hud(style, cloth, clock)
        self.backdrop = Backdrop(style, cloth)
        self.focus = CardFocus(cloth, style)
        self.elevation = CardElevation(self.board, self.hud, self.focus, style)
        self.reading_order = ReadingOrder(cloth)
        self._descriptions = CardDescriptions(self.board, style)
        self.narrator = Narrator(self.board, self.hud, style, speech, self)
        self._layout = HudLayout(style, self.hud, cloth)
        self._is_collecting = False  # the next plan only collects the cards of a counted deal
        self._departing = DepartingCards(self.board)
        self._pictures = PixmapRefresher(style.faces, self.board, self.hud.refresh, self)
        style.keysShown.connect(self._keys_shown)
        self.animator.finished.connect(self._finished)
        self.animator.departed.connect(self._departed)
        self.animator.arrived.connect(self._arrived)
        self.animator.waiting.connect(self._show_pause_prompt)
        self.animator.held.connect(self._square_up)
        self.hud.asked.connect(self._asked)
        for bar in (self.hud.commands, self.hud.question.bar):
            bar.left.connect(self.take_keys)
        self.hud.outdated.connect(self._lay_hud)

    # The match

    def build(
        self, zones: Sequence[ZoneSpec], view: View[Any], sides: Sequence[Seat], *, low_wins: bool = True
    ) -> None:
        """Set up an empty table for a match; `sides` has the form of `Rules.sides`, `low_wins` decides who leads."""
        self.animator.clear()
        self._departing.forget()
        self._descriptions.forget()
        places = PileLayout(zones, tuple(view.zones), sides, near_seat(view.seat), watched=view.seat is None)
        self.current.view, self.current.shown = view, card_states.TableDisplay()
        self.board.set_up(places, view, self._layout.geometry(places))
        self.animator.set_unit(self.board.geometry.card)
        self.hud.build(len(sides), sides, low_wins=low_wins)
        self.focus.settle_for(watching=view.seat is None)
        self.board.set_order(self.table_style.look.hand_order, mirrored=self.table_style.look.right_to_left)
        self._set(view)

    def present(self, shown: card_states.TableDisplay, view: View[Any] | None = None) -> None:
        """Show the game's display, liftable cards, marks and turn; `view` None keeps the current view."""
        self.current.shown = shown
        self.current.view = view or self.current.view
        self.hud.shown = shown
        self.narrator.ask(shown)
        self._update_cards()
        if self.animator.is_idle:  # else the next plan moves them
            self._slide_cards()
        self._lay_hud()

    def plan(self, update: Any) -> Plan:
        """Return the animation plan of an update; the piles change at once, the widgets when the plan runs."""
        if self.current.view is None:
            return NOTHING
        board = self.board
        self.changing.emit()
        self.focus.note(board)
        if board.offered:
            self.hud.rest(board)
        planner = animation_planner.AnimationPlanner(board, self.table_style.look.trick_pause_ms)
        plan = planner.plan(update.events)
        self.focus.leave_played(board)
        self.hud.set_out(board, moves(plan), gathers=self._is_collecting)
        for widget in board.widgets() if self._is_collecting else ():
            widget.setMarks(card_states.NO_MARKS)  # the trick is over
        self._departing.add(update.view.version, planner.leaving)
        if any(isinstance(event, TrickWon) for event in update.events):
            self.hud.rest(board)
        if board.viewer in self.current.shown.acting and is_done_by(board.viewer, update.events):
            self.leave_commands()
            self.hud.put_task_away(board)
        if self.animator.is_behind:
            return plan
        said = animation_planner.to_read(update.events, board.viewer, board.places.kinds)
        ms = animation_planner.reading_ms([self.table_style.renderer.text(text) for text in said])
        return animation_planner.with_time_to_read(plan, ms, self.table_style.look.speed)

    def open_hands(self) -> None:
        """Reserve room for all hands face up, on plates too; call it before `build`."""
        self._layout.has_open_hands = True

    def reserve_corner(self, size: QSizeF) -> None:
        """Keep the trailing lower corner clear for a panel of this size in pixels, where all hands are open."""
        if size != self._layout.corner:
            self._layout.corner = size
            self.relayout()

    def count(self, counts: bool) -> None:
        """Switch the layout between play (False) and the counting of a deal (True)."""
        self._is_collecting = self._layout.is_counting and not counts
        if counts is not self._layout.is_counting:
            self._layout.is_counting = counts
            self.relayout()

    def snap(self, view: View[Any]) -> bool:
        """Show `view` without motion; return whether anything changed."""
        if self.current.view is None:
            return False
        if view is self.current.view and self.animator.is_idle and self.board.matches(view):
            return False  # it has just been built for this view
        return self._set(view)

    def _set(self, view: View[Any]) -> bool:
        self.changing.emit()
        self.animator.clear()
        self.hud.highlights.clear()
        self.hud.settle()
        self._departing.release_all()
        changed = not self.board.matches(view)
        self.current.view = view
        self.board.set(view)
        self._update_cards()
        self._place_cards()
        return changed

    def wait_for_click(self, said: Text) -> None:
        """Pause the animation until a click or Space; `said` is the prompt meanwhile."""
        version = 0 if self.current.view is None else self.current.view.version
        self.animator.enqueue(version, Pause(None, said=said))

    # Texts and speech

    def write_announcements(self, events: Sequence[Event]) -> None:
        """Write the announcements of an update beside the plates."""
        self.hud.bubbles.add_announcements(events, self.board.places.kinds)
        self._lay_hud()

    def forget_said(self) -> None:
        """Drop all announcements, written and pending."""
        self.hud.bubbles.clear()
        self.narrator.forget()

    def say(self, text: Text) -> None:
        """Show a sentence in place of the prompt, until the game's next one, and speak it at once."""
        sentence = self.table_style.renderer.text(text)
        self.hud.say_prompt(sentence)
        self._lay_hud()
        self.narrator.announce(sentence, urgent=True)

    def show_highlight(self, highlight: Highlight) -> None:
        """Start a highlight where it happened, without delaying anything else."""
        if self.current.view is not None:
            self.hud.show_highlight(highlight, self.board)

    def show_participants(self, people: ParticipantDisplay) -> None:
        """Show presence, clocks, proposals and questions of the participants."""
        before, self._participants = self._participants, people
        if self.current.view is not None:
            if before.hands_off is not people.hands_off:
                self._update_cards()
            self.hud.show_participants(people, self.board)
            card_states.mark_asked(self.board, people.asks_back, people.cards)
            self._lay_hud()

    def say_phrase(self, seat: Seat, phrase: Text) -> None:
        """Show a participant's phrase beside their plate and speak it after current speech."""
        self.hud.phrases.say(seat, phrase)
        self._lay_hud()
        self.elevation.raise_cards()
        self.narrator.announce(self.table_style.renderer.text(SAYS.filled(Who(seat), phrase)))

    def refuse(self, refusal: Refusal, cards: Cards = ()) -> None:
        """Shake the refused cards and say the reason."""
        hand = self.board.own_hand()
        for widget in hand.widgets if hand is not None else ():
            if widget.final_card in cards:
                shake_card(widget, self.table_style.look)
        self.say(refusal.reason)

    def read_out(self) -> None:
        """Speak a description of the table and show its text over the table."""
        self.hud.text_panel.show_text(self.narrator.describe_table())
        self._lay_hud()

    def plate_at(self, point: QPoint) -> Seat | None:
        """Return the seat whose plate contains the point, or None."""
        plates = self.board.geometry.plates if self.current.view is not None else ()
        seats = map(Seat, range(len(plates)))
        return next((seat for seat in seats if plates[self.board.places.position(seat)].contains(QPointF(point))), None)

    def point_out(self, groups: Sequence[tuple[Zone, Cards]]) -> None:
        """Let cards glow that text beside the table refers to; an empty sequence ends it."""
        self._pointed_out = groups
        card_states.point_out(self.board, groups)

    def reserve_sidebar(self, shown: bool, *, at_count: bool = False) -> None:
        """Reserve or release the trailing side for the sidebar. The table shrinks, or clears its trailing column. While
        a deal is counted, room is kept only if `at_count`."""
        self._layout.has_sidebar, self._layout.has_sidebar_at_count = shown, at_count
        self.relayout(glides=True)

    def lay_over(self, *widgets: QWidget) -> None:
        """Stack these widgets over all cards and HUD, the last topmost, for the life of the table."""
        before = self.hud.laid_over
        self.hud.laid_over = (*(widget for widget in before if widget not in widgets), *widgets)
        self.elevation.restack()

    @property
    def sidebar(self) -> SidebarArea | None:
        """Area of the sidebar; None while no room is reserved for one."""
        return self._layout.sidebar

    # Input

    def pressed_at(self, point: QPoint) -> None:
        """Handle a mouse press: hide the focus ring and the description, and explain a disabled button."""
        self.table_style.show_keys(False)
        self.hud.text_panel.put_away()
        why = self.hud.refusal_at(point)
        if why is not None:
            self.disabledPressed.emit()
            self.say(why)

    def leave_commands(self) -> None:
        """Take the focus from the command buttons before they go: Qt would give it to any card, even one on its way."""
        if self.focus.holder in self.hud.commands.shown():
            self.take_keys()

    def take_keys(self) -> None:
        """Move the focus to where it can rest on the table, at once."""
        self.focus.rest(self.board, self.hud.question.bar.shown())

    def show_keys_the_way(self) -> None:
        """Move the focus to something usable after a key that found no focus to act on."""
        self.focus.rest(self.board, self.hud.question.bar.shown())
        self.focus.forget_usable()
        self._lead_focus()

    # Look, language and size

    def paint(self, painter: QPainter, dirty: QRegion) -> None:
        """Paint the backdrop below the cards; before a match, the bare felt."""
        size, dpr = self._cloth.size(), self._cloth.devicePixelRatioF()
        bare = self.current.view is None
        geometry = choose_layout(BARE._replace(size=size.toSizeF())) if bare else self.board.geometry
        self.backdrop.paint(painter, dirty, size, dpr, geometry)

    def set_look(self, look: TableLook) -> None:
        """Apply other settings at once; current motion is finished first."""
        self.table_style.set_look(look)
        self.board.set_order(self.table_style.look.hand_order, mirrored=self.table_style.look.right_to_left)
        self.animator.set_look(look)
        self.relayout()
        self._pictures.repaint()

    def set_people(
        self, names: Sequence[str], portraits: Sequence[int], manners: Mapping[Seat, Text] = MappingProxyType({})
    ) -> None:
        """Set names and portraits by seat, and the manner of play of the seats whose manner is public."""
        self.hud.set_people(names, portraits, manners)
        self.retranslate()

    def retranslate(self) -> None:
        """Rewrite all texts in the current language."""
        self._descriptions.forget()
        self.hud.refresh()
        self.hud.phrases.retranslate()
        self._update_cards()
        self.relayout()

    def relayout(self, *, glides: bool = False) -> None:
        """Lay out everything for the current size, after finishing current motion. `glides`: cards slide to their new
        places."""
        if self.current.view is None:
            return
        if not self.animator.is_still:
            self.animator.finish_all()
        self._arrange(self.current.view, glides=glides, is_updated=False)

    def _arrange(self, view: View[Any], *, glides: bool, is_updated: bool) -> None:
        """Lay out everything; `is_updated`: states of cards and texts are those of the view."""
        self.animator.end_asides()
        board = self.board
        self.hud.refresh()
        board.arrange(self._layout.geometry(board.places))
        self.animator.set_unit(board.geometry.card)
        if not board.matches(view):
            board.set(view)  # hands may have gained or lost their room
            is_updated = False
        if not is_updated:
            self._update_cards()
        if glides:
            self._slide_cards()
        else:
            self._place_cards()
        self.hud.highlights.lay(board)
        self._lay_hud()
        self._cloth.update()
        self.laidOut.emit()

    def _slide_cards(self) -> None:
        for move in animation_planner.shifts(self.board):
            self.animator.aside(move)

    def _place_cards(self) -> None:
        animation_planner.place_cards(self.board)
        hand = self.board.own_hand()
        if hand is not None and hand.widgets:
            cards = [widget.final_card for widget in hand.widgets if widget.final_card is not None]
            self.table_style.faces.prepare(cards, hand.place.card, self._cloth.devicePixelRatioF())

    def _update_cards(self) -> None:
        """Update states, stacking, focus and accessible names of the cards, and all written text."""
        view, shown, board = self.current.view, self.current.shown, self.board
        if view is None:
            return
        self._cloth.setAccessibleName(self.table_style.renderer.text(CARD_TABLE))
        board.places.regroup(shown.display.sides)
        board.lend((*shown.draft.laid, *shown.on_way))
        card_states.mark_cards(board, view, shown.display)
        card_states.mark_asked(board, self._participants.asks_back, self._participants.cards)
        card_states.point_out(board, self._pointed_out)
        card_states.give_medals(board, shown.display)
        board.sort()
        card_states.choose_cards(
            board, shown, dim=self.table_style.look.dim_illegal and not self._participants.hands_off
        )
        self.hud.show(board)
        self.elevation.restack()
        self.reading_order.renew(board, self.hud, self.table_style.renderer)
        self._descriptions.describe()  # before a card gets the focus and is read
        self.focus.renew(board, self.hud.question.bar.shown(), self.hud.after_hand())
        self._lead_focus()

    def _lead_focus(self) -> None:
        buttons = self.hud.commands.shown()
        self.focus.lead(self.board, self.current.shown, buttons, aloud=announcer.is_on())
        self.elevation.raise_cards()

    def _lay_hud(self) -> None:
        """Lay out the HUD and captions, or everything again if the panels ask for another size."""
        if self.current.view is None:
            return
        if self._layout.is_outgrown() and self.animator.is_idle:
            self._arrange(self.current.view, glides=False, is_updated=True)
            return
        self.hud.lay(self.board, self.board.geometry)
        shown = self.current.shown
        display = at_rest(shown.display) if self._participants.stands_still else shown.display
        self.backdrop.write(
            card_states.coming_places(self.board, shown), writings(self.board, display, self.table_style)
        )

    # Slots

    def _new_card(self) -> CardWidget:
        widget = CardWidget(self.table_style, self._cloth)
        widget.clicked.connect(self._clicked)
        return widget

    def _clicked(self) -> None:
        self.cardPressed.emit(self.sender())

    def _asked(self, question: str, focus: int) -> None:
        self.hud.question.bar.shown()[focus].setFocus(Qt.FocusReason.OtherFocusReason)
        self.narrator.announce(with_full_stop(self.table_style.renderer, question), question)

    def _show_pause_prompt(self, pause: Pause) -> None:
        if pause.said is None:
            self.hud.say_prompt(self.table_style.renderer.text(GO_ON))
        else:
            self.hud.pause_prompt = pause.said
            self.hud.show(self.board)
            self.narrator.announce(self.hud.prompt_text)
        self._lay_hud()

    def _keys_shown(self) -> None:
        self.elevation.raise_cards()
        for widget in (self._cloth.focusWidget(), *self.hud.buttons()):
            if widget is not None:
                widget.update()

    def _finished(self, version: int) -> None:
        """Allow the cards that this update removed to come back. The next slot of `finished` presents the view."""
        self._departing.release(version)
        self.hud.settle()

    def _square_up(self, _event: object) -> None:
        """Square up piles while the count is looked at: the last action may have completed a canasta."""
        self._slide_cards()
        self._lay_hud()

    def _departed(self, move: Move) -> None:
        self.hud.count_move(self.board, move, arrives=False)

    def _arrived(self, move: Move) -> None:
        self.hud.count_move(self.board, move, arrives=True)
