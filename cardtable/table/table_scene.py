"""Table scene: cards, HUD, animation, focus and speech of one match, kept in step."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
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
from cardtable.table.animation.animation_plan import NOTHING, Move, Pause, Plan, moves
from cardtable.table.animation.animation_planner import (
    AnimationPlanner,
    place_cards,
    reading_ms,
    shifts,
    to_read,
    with_time_to_read,
)
from cardtable.table.animation.animator import Animator, Clock
from cardtable.table.animation.qt_animations import shake_card
from cardtable.table.art.themes import CardStyle
from cardtable.table.cards.board import BARE, Board, DepartingCards, PixmapRefresher
from cardtable.table.cards.card_states import (
    NO_MARKS,
    CurrentDisplay,
    TableDisplay,
    choose_cards,
    coming_places,
    give_medals,
    mark_asked,
    mark_cards,
    point_out,
)
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
from cardtable.table.table_texts import CARD_TABLE, GO_ON, SAYS


class TableScene(QObject):
    """Everything shown on the cloth, the widget that all other widgets lie on: displays views, plans updates and lays
    them out. Submits no action and knows no rule."""

    cardPressed = Signal(object)  # CardWidget, pressed by a screen reader
    barred = Signal()  # a disabled button was pressed, before its refusal is shown
    laidOut = Signal()  # the layout has changed
    changing = Signal()  # the piles are about to change: a drag must end

    def __init__(self, style: TableStyle, speech: Announcer, cloth: QWidget, clock: Clock = time.monotonic) -> None:
        super().__init__(cloth)
        forget_when_deleted(self)
        self.skin = style
        self._cloth = cloth
        self.showing = CurrentDisplay()
        self._participants = ParticipantDisplay()
        self._pointed_out: Sequence[tuple[Zone, Cards]] = ()
        self.board = Board(self._new_card)
        self.animator = Animator(style.look, self, clock)
        self.furniture = Hud(style, cloth, clock)
        self.backdrop = Backdrop(style, cloth)
        self.focus = CardFocus(cloth, style)
        self.heights = CardElevation(self.board, self.furniture, self.focus, style)
        self.reading = ReadingOrder(cloth)
        self._descriptions = CardDescriptions(self.board, style)
        self.voice = Narrator(self.board, self.furniture, style, speech, self)
        self._layout = HudLayout(style, self.furniture, cloth)
        self._is_collecting = False  # the next plan only collects the cards of a counted deal
        self._departing = DepartingCards(self.board)
        self._pictures = PixmapRefresher(style.faces, self.board, self.furniture.refresh, self)
        style.keysShown.connect(self._keys_shown)
        self.animator.finished.connect(self._finished)
        self.animator.departed.connect(self._departed)
        self.animator.arrived.connect(self._arrived)
        self.animator.waiting.connect(self._show_pause_prompt)
        self.animator.held.connect(self._square_up)
        self.furniture.asked.connect(self._asked)
        for bar in (self.furniture.commands, self.furniture.question.bar):
            bar.left.connect(self.take_keys)
        self.furniture.outdated.connect(self._lay_hud)

    # The match

    def build(
        self, zones: Sequence[ZoneSpec], view: View[Any], sides: Sequence[Seat], *, low_wins: bool = True
    ) -> None:
        """Set up an empty table for a match; `sides` has the form of `Rules.sides`, `low_wins` decides who leads."""
        self.animator.clear()
        self._departing.forget()
        self._descriptions.forget()
        places = PileLayout(zones, tuple(view.zones), sides, near_seat(view.seat), watched=view.seat is None)
        self.showing.view, self.showing.shown = view, TableDisplay()
        self.board.set_up(places, view, self._layout.geometry(places))
        self.animator.set_unit(self.board.geometry.card)
        self.furniture.build(len(sides), sides, low_wins=low_wins)
        self.focus.settle_for(watching=view.seat is None)
        self.board.set_order(self.skin.look.hand_order, mirrored=self.skin.look.right_to_left)
        self._set(view)

    def present(self, shown: TableDisplay, view: View[Any] | None = None) -> None:
        """Show the game's display, liftable cards, marks and turn; `view` None keeps the current view."""
        self.showing.shown = shown
        self.showing.view = view or self.showing.view
        self.furniture.set_shown(shown)
        self.voice.ask(shown)
        self._update_cards()
        if self.animator.is_idle:  # else the next plan moves them
            self._slide_cards()
        self._lay_hud()

    def plan(self, update: Any) -> Plan:
        """Return the animation plan of an update; the piles change at once, the widgets when the plan runs."""
        if self.showing.view is None:
            return NOTHING
        board = self.board
        self.changing.emit()
        self.focus.note(board)
        if board.offered:
            self.furniture.rest(board)
        planner = AnimationPlanner(board, self.skin.look.trick_pause_ms)
        plan = planner.plan(update.events)
        self.focus.leave_played(board)
        self.furniture.set_out(board, moves(plan), gathers=self._is_collecting)
        for widget in board.widgets() if self._is_collecting else ():
            widget.setMarks(NO_MARKS)  # the trick is over
        self._departing.add(update.view.version, planner.leaving)
        if any(isinstance(event, TrickWon) for event in update.events):
            self.furniture.rest(board)
        if board.viewer in self.showing.shown.acting and is_done_by(board.viewer, update.events):
            self.leave_commands()
            self.furniture.put_task_away(board)
        if self.animator.is_behind:
            return plan
        said = to_read(update.events, board.viewer, board.places.kinds)
        ms = reading_ms([self.skin.words.text(text) for text in said])
        return with_time_to_read(plan, ms, self.skin.look.speed)

    def open_hands(self) -> None:
        """Reserve room for all hands face up, on plates too; call it before `build`."""
        self._layout.has_open_hands = True

    def count(self, counts: bool) -> None:
        """Switch the layout between play (False) and the counting of a deal (True)."""
        self._is_collecting = self._layout.is_counting and not counts
        if counts is not self._layout.is_counting:
            self._layout.is_counting = counts
            self.relayout()

    def snap(self, view: View[Any]) -> bool:
        """Show `view` without motion; return whether anything changed."""
        if self.showing.view is None:
            return False
        if view is self.showing.view and self.animator.is_idle and self.board.matches(view):
            return False  # it has just been built for this view
        return self._set(view)

    def _set(self, view: View[Any]) -> bool:
        self.changing.emit()
        self.animator.clear()
        self.furniture.moments.clear()
        self.furniture.settle()
        self._departing.release_all()
        changed = not self.board.matches(view)
        self.showing.view = view
        self.board.set(view)
        self._update_cards()
        self._place_cards()
        return changed

    def shows(self, view: View[Any]) -> bool:
        """Return whether the piles show exactly this view."""
        return self.board.matches(view)

    @property
    def is_idle(self) -> bool:
        return self.animator.is_idle

    @property
    def is_held(self) -> bool:
        """True while the animator holds the counted deal for the person to look at."""
        return self.animator.is_held

    def finish_all(self) -> bool:
        """Finish all motion up to a count; return whether there was any."""
        return self.animator.finish_all()

    def wait_for_click(self, said: Text) -> None:
        """Pause the animation until a click or Space; `said` is the prompt meanwhile."""
        version = 0 if self.showing.view is None else self.showing.view.version
        self.animator.enqueue(version, Pause(None, said=said))

    # Texts and speech

    def hear(self, events: Sequence[Event]) -> None:
        """Write the announcements of an update beside the plates."""
        self.furniture.bubbles.hear(events, self.board.places.kinds)
        self._lay_hud()

    def forget_said(self) -> None:
        """Drop all announcements, written and pending."""
        self.furniture.bubbles.clear()
        self.voice.forget()

    def say(self, text: Text) -> None:
        """Show a sentence in place of the prompt, until the game's next one, and speak it at once."""
        sentence = self.skin.words.text(text)
        self.furniture.say_prompt(sentence)
        self._lay_hud()
        self.voice.announce(sentence, urgent=True)

    def show_moment(self, moment: Highlight) -> None:
        """Start a highlight where it happened, without delaying anything else."""
        if self.showing.view is not None:
            self.furniture.show_moment(moment, self.board)

    def show_people(self, people: ParticipantDisplay) -> None:
        """Show presence, clocks, proposals and questions of the participants."""
        before, self._participants = self._participants, people
        if self.showing.view is not None:
            if before.hands_off is not people.hands_off:
                self._update_cards()
            self.furniture.show_people(people, self.board)
            mark_asked(self.board, people.asks_back, people.cards)
            self._lay_hud()

    def say_phrase(self, seat: Seat, phrase: Text) -> None:
        """Show a participant's phrase beside their plate and speak it after current speech."""
        renderer = self.skin.words
        self.furniture.phrases.say(seat, phrase)
        self._lay_hud()
        self.heights.raise_cards()
        self.voice.announce(renderer.text(SAYS.filled(Who(seat), phrase)))

    def refuse(self, refusal: Refusal, cards: Cards = ()) -> None:
        """Shake the refused cards and say the reason."""
        hand = self.board.own_hand()
        for widget in hand.widgets if hand is not None else ():
            if widget.due in cards:
                shake_card(widget, self.skin.look)
        self.say(refusal.reason)

    def read_out(self) -> None:
        """Speak a description of the table and show its text over the table."""
        self.furniture.reading.show_text(self.voice.describe_table())
        self._lay_hud()

    def put_reading_away(self) -> bool:
        """Close the description text; return whether it was open."""
        return self.furniture.reading.put_away()

    def plate_at(self, point: QPoint) -> Seat | None:
        """Return the seat whose plate contains the point, or None."""
        plates = self.board.geometry.plates if self.showing.view is not None else ()
        seats = map(Seat, range(len(plates)))
        return next((seat for seat in seats if plates[self.board.places.position(seat)].contains(QPointF(point))), None)

    def point_out(self, groups: Sequence[tuple[Zone, Cards]]) -> None:
        """Let cards glow that text beside the table refers to; an empty sequence ends it."""
        self._pointed_out = groups
        point_out(self.board, groups)

    def make_room(self, strip: bool, *, at_count: bool = False, least: float = 0.0) -> None:
        """Reserve or release the trailing side for the sidebar; the table shrinks, or clears its trailing column.

        While a deal is counted, room over the table is kept only if `at_count`. `least`: the sidebar's least width in
        pixels.
        """
        layout = self._layout
        layout.has_sidebar, layout.has_sidebar_at_count, layout.least_sidebar_px = strip, at_count, least
        self.relayout(glides=True)

    def lay_over(self, *widgets: QWidget) -> None:
        """Stack these widgets over all cards and HUD, the last topmost, for the life of the table."""
        before = self.furniture.laid_over
        self.furniture.laid_over = (*(widget for widget in before if widget not in widgets), *widgets)
        self.heights.restack()

    @property
    def strip(self) -> SidebarArea | None:
        """Area of the sidebar; None while no room is reserved for one."""
        return self._layout.sidebar

    # Input

    def pressed_at(self, point: QPoint) -> None:
        """Handle a mouse press: hide the focus ring and the description, and explain a disabled button."""
        self.skin.show_keys(False)
        self.put_reading_away()
        why = self.furniture.refusal_at(point)
        if why is not None:
            self.barred.emit()
            self.say(why)

    def leave_commands(self) -> None:
        """Take the focus from the command buttons before they are hidden: Qt would give it to any card, even one that
        is being dealt."""
        if self.focus.holder in self.furniture.commands.shown():
            self.take_keys()

    def take_keys(self) -> None:
        """Move the focus to where it can rest on the table, at once."""
        self.focus.rest(self.board)

    def show_keys_the_way(self) -> None:
        """Move the focus to something usable after a key that found no focus to act on."""
        self.focus.rest(self.board)
        self.focus.forget_usable()
        self._lead_focus()

    # Look, language and size

    @property
    def style(self) -> CardStyle:
        """Card style of the current deck."""
        return self.skin.style

    def paint(self, painter: QPainter, dirty: QRegion) -> None:
        """Paint the backdrop below the cards; before a match, the bare felt."""
        size, dpr = self._cloth.size(), self._cloth.devicePixelRatioF()
        bare = self.showing.view is None
        geometry = choose_layout(BARE._replace(size=size.toSizeF())) if bare else self.board.geometry
        self.backdrop.paint(painter, dirty, size, dpr, geometry)

    def set_look(self, look: TableLook) -> None:
        """Apply other settings at once; current motion is finished first."""
        self.skin.set_look(look)
        self.board.set_order(self.skin.look.hand_order, mirrored=self.skin.look.right_to_left)
        self.animator.set_look(look)
        self.relayout()
        self._pictures.repaint()

    def set_people(
        self, names: Sequence[str], portraits: Sequence[int], manners: Mapping[Seat, Text] = MappingProxyType({})
    ) -> None:
        """Set names and portraits by seat, and the manner of play of the seats whose manner is public."""
        self.furniture.set_people(names, portraits, manners)
        self.retranslate()

    def retranslate(self) -> None:
        """Rewrite all texts in the current language."""
        self._descriptions.forget()
        self.furniture.refresh()
        self.furniture.phrases.retranslate()
        self._update_cards()
        self.relayout()

    def relayout(self, *, glides: bool = False) -> None:
        """Lay out everything for the current size, after finishing current motion.

        `glides`: cards slide to their new places.
        """
        if self.showing.view is None:
            return
        if not self.animator.is_still:
            self.animator.finish_all()
        self.animator.end_asides()
        view, board = self.showing.view, self.board
        self.furniture.refresh()
        board.arrange(self._layout.geometry(board.places))
        self.animator.set_unit(board.geometry.card)
        if not board.matches(view):
            board.set(view)  # hands may have gained or lost their room
        self._update_cards()
        if glides:
            self._slide_cards()
        else:
            self._place_cards()
        self.furniture.moments.lay(board)
        self._lay_hud()
        self._cloth.update()
        self.laidOut.emit()

    def _slide_cards(self) -> None:
        for move in shifts(self.board):
            self.animator.aside(move)

    def _place_cards(self) -> None:
        """Put every card where it belongs, and render the faces of the own hand first."""
        place_cards(self.board)
        hand = self.board.own_hand()
        if hand is not None and hand.widgets:
            cards = [widget.due for widget in hand.widgets if widget.due is not None]
            self.skin.faces.prepare(cards, hand.place.card, self._cloth.devicePixelRatioF())

    def _update_cards(self) -> None:
        """Update states, stacking, focus and accessible names of the cards, and all written text."""
        view, shown, board = self.showing.view, self.showing.shown, self.board
        if view is None:
            return
        self._cloth.setAccessibleName(self.skin.words.text(CARD_TABLE))
        board.places.regroup(shown.display.sides)
        board.lend(shown.draft.laid)
        mark_cards(board, view, shown.display)
        mark_asked(board, self._participants.asks_back, self._participants.cards)
        point_out(board, self._pointed_out)
        give_medals(board, shown.display)
        board.sort()
        choose_cards(board, shown, dim=self.skin.look.dim_illegal and not self._participants.hands_off)
        self.furniture.show(board)
        self.heights.restack()
        self.reading.renew(board, self.furniture, self.skin.words)
        self._descriptions.describe()  # before a card gets the focus and is read
        self.focus.renew(board, self.furniture.question.bar.shown(), self.furniture.after_hand())
        self._lead_focus()

    def _lead_focus(self) -> None:
        buttons = self.furniture.commands.shown()
        self.focus.lead(self.board, self.showing.shown, buttons, aloud=announcer.is_on())
        self.heights.raise_cards()

    def _lay_hud(self) -> None:
        """Lay out the HUD and captions, or everything again if the panels ask for another size."""
        if self.showing.view is None:
            return
        if self._layout.is_outgrown() and self.animator.is_idle:
            self.relayout()
            return
        self.furniture.lay(self.board, self.board.geometry)
        shown = self.showing.shown
        display = at_rest(shown.display) if self._participants.stands_still else shown.display
        self.backdrop.write(coming_places(self.board, shown), writings(self.board, display, self.skin))

    # Slots

    def _new_card(self) -> CardWidget:
        widget = CardWidget(self.skin, self._cloth)
        widget.clicked.connect(self._clicked)
        return widget

    def _clicked(self) -> None:
        self.cardPressed.emit(self.sender())

    def _asked(self, question: str, focus: int) -> None:
        """Focus the answer with index `focus` of a new question, and speak the question."""
        self.furniture.question.bar.shown()[focus].setFocus(Qt.FocusReason.OtherFocusReason)
        self.voice.announce_question(question)

    def _show_pause_prompt(self, pause: Pause) -> None:
        if pause.said is None:
            self.furniture.say_prompt(self.skin.words.text(GO_ON))
        else:
            self.furniture.waits = pause.said
            self.furniture.show(self.board)
            self.voice.announce_prompt()
        self._lay_hud()

    def _keys_shown(self) -> None:
        self.heights.raise_cards()
        for widget in (self._cloth.focusWidget(), *self.furniture.buttons()):
            if widget is not None:
                widget.update()

    def _finished(self, version: int) -> None:
        """Allow the cards that this update removed to come back. The next slot of `finished` presents the view."""
        self._departing.release(version)
        self.furniture.settle()

    def _square_up(self, _event: object) -> None:
        """Square up piles while the count is looked at: the last action may have completed a canasta."""
        self._slide_cards()
        self._lay_hud()

    def _departed(self, move: Move) -> None:
        self.furniture.recount(self.board, self.furniture.counts.departed(self.board, move))

    def _arrived(self, move: Move) -> None:
        self.furniture.recount(self.board, self.furniture.counts.arrived(self.board, move))
