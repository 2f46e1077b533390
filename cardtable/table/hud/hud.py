"""HUD of the table: plates, panels, prompt, commands, bubbles, counts."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.core.controls import Command, Mark, Plate
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.models.table_model import NEW_MATCH, REMATCH
from cardtable.models.update_facts import Highlight
from cardtable.table import table_texts
from cardtable.table.animation.animation_plan import Move
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.highlight_layer import HighlightLayer
from cardtable.table.hud.command_buttons import CommandBar, QuestionPanel
from cardtable.table.hud.info_panels import InfoNote, InfoPanel, ScorePanel, ScorePanelRow, TextPanel
from cardtable.table.hud.participant_display import ParticipantDisplay
from cardtable.table.hud.pile_counts import PileCounts
from cardtable.table.hud.pills import CountBubble, IconPill, PileTag, Pill, PillButton
from cardtable.table.hud.round_buttons import RoundButtons
from cardtable.table.hud.seat_bubbles import ActionBubbles, PhraseBubbles
from cardtable.table.hud.seat_plate import SeatPlate, SeatPlateContent
from cardtable.table.layout.bubble_placement import BubbleObstacles, bubble_place
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.geometry_variants import column_width
from cardtable.table.layout.label_layout import aside_spot, corner_spot, free_spots, prompt_room
from cardtable.table.layout.pose import RAISE, Pose
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import SMALLER

TAKE_BACK_MS = 3000
PROMPT_WIDTHS = (0.32, 0.45, 0.6)  # of the table, for a prompt that has no room in its own place


class Hud(QObject):
    """All widgets on the table that are not cards: shows a `Display` and `Command`s in current language and look."""

    commandChosen = Signal(str)
    peopleChosen = Signal(str)  # code of the answer to a question of participants
    handOver = Signal(object)  # Seat: a computer may play for it
    asked = Signal(str, int)  # a new question, and the index of the button to be focused
    outdated = Signal()  # announcements have been read, and may make room for others

    def __init__(self, style: TableStyle, table: QWidget, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(table)
        self._style = style
        self._table = table
        self.shown = TableDisplay()  # written with the next `show`
        self._participants = ParticipantDisplay()
        self.sides: Sequence[Seat] = ()
        self._best: Callable[[Iterable[int]], int] = min
        self.pause_prompt: Text | None = None  # prompt while the table waits for a click
        self._names: Sequence[str] = ()
        self._portraits: Sequence[int] = ()
        self._manners: Mapping[Seat, Text] = {}
        self.plates: list[SeatPlate] = []
        self.info = InfoPanel(style, table)
        self.score = ScorePanel(style, table)
        self.prompt = Pill(style, table, 13.5)
        self.commands = CommandBar(style, table)
        self.question = QuestionPanel(style, table)
        self.bubbles = ActionBubbles(style, table, clock)
        self.phrases = PhraseBubbles(style, table)
        self.computer_plays = PillButton(style, table, "computer")
        self.take_back = PillButton(style, table, "undo")
        self._take_back_timer = QTimer(self, singleShot=True, interval=TAKE_BACK_MS)
        self._take_back_timer.timeout.connect(self.take_back.hide)
        self.watching = IconPill(style, table, "eye")
        self.text_panel = TextPanel(style, table)
        self.round_buttons = RoundButtons(style, table)
        self.highlights = HighlightLayer(style, table)
        self.laid_over: Sequence[QWidget] = ()  # overlays of the program
        self._reread_timer = QTimer(self, singleShot=True)
        self._reread_timer.timeout.connect(self.outdated)
        self.counts = PileCounts(style, table, self.question)
        self._packet = CountBubble(style, table)  # number of cards up to the one being chosen
        self._tags: list[PileTag] = []
        style.ceiling = QWidget(table)
        style.ceiling.hide()
        self.commands.chosen.connect(self.commandChosen)
        self.question.bar.chosen.connect(self._answered)
        self.computer_plays.clicked.connect(self._hand_over)

    def build(self, seats: int, sides: Sequence[Seat], *, low_wins: bool) -> None:
        """Create one plate for each seat of a new match."""
        self.sides = sides
        self._best = min if low_wins else max
        self.bubbles.clear()
        self.phrases.clear()
        self.counts.clear()
        while len(self.plates) < seats:
            plate = SeatPlate(self._style, self._table)
            plate.show()
            self.plates.append(plate)
        while len(self.plates) > seats:
            self.plates.pop().deleteLater()

    def set_people(self, names: Sequence[str], portraits: Sequence[int], manners: Mapping[Seat, Text]) -> None:
        """Set names, portraits and public manners of play by seat."""
        self._names, self._portraits, self._manners = tuple(names), tuple(portraits), dict(manners)

    @property
    def prompt_text(self) -> str:
        """Current prompt: how to go on, the participants', a hint with its key, or the game's; "" without any."""
        if self.pause_prompt is not None:
            return self._style.renderer.text(self.pause_prompt)
        if self._participants.prompt is not None:
            return self._style.renderer.text(self._participants.prompt)
        display, hint = self.shown.display, self.shown.hint
        if hint is not None and hint.reason is not None:
            return " ".join(map(self._style.renderer.text, (hint.reason, table_texts.ENTER_DOES_IT)))
        return self._style.renderer.text(display.prompt) if display.prompt.source else ""

    def show_participants(self, people: ParticipantDisplay, board: Board) -> None:
        """Show the participants' display; what is written stays where only a clock has advanced."""
        before, self._participants = self._participants, people
        self._show_plates(board)
        if before.written != people.written:
            self.show(board)
        self.watching.say(table_texts.WATCHING if people.watching else None)

    def rest(self, board: Board) -> None:
        """Show nobody's turn until a complete trick, or the choice from an offer, has been seen."""
        self._packet.hide()
        self.shown = replace(self.shown, acting=frozenset())
        self._show_plates(board)
        self.prompt.say("")

    def put_task_away(self, board: Board) -> None:
        """Remove the prompt and its buttons after the viewer's action, while the cards move."""
        display = replace(self.shown.display, prompt=Text("", ""), question=False)
        self.shown = replace(self.shown, display=display, commands=())
        self.commands.show_commands(())
        self.rest(board)

    def show(self, board: Board) -> None:
        """Write all texts again, in the current language."""
        renderer = self._style.renderer
        self._show_plates(board)
        display, commands = self.shown.display, self.shown.commands
        if self._participants.hands_off:  # who cannot act gets only the commands that follow a match
            commands = [command for command in commands if command in (NEW_MATCH, REMATCH)]
        hinted = self.shown.hint.command if self.shown.hint is not None else ""
        notes = [InfoNote(renderer.text(note), display.signs.get(note)) for note in display.notes]
        self.info.say("" if display.title is None else renderer.text(display.title), notes)
        sides = sorted(set(self.sides), key=board.places.position)  # clockwise from the bottom
        rows = [self._score_row(side, display.plates[side], board) for side in sides if side < len(display.plates)]
        self.score.say("" if display.goal is None else renderer.text(display.goal), rows)
        prompt = self.prompt_text
        mine = self.pause_prompt is not None or (board.viewer is not None and board.viewer in self.shown.acting)
        mine = self._participants.accent if self._participants.prompt is not None else mine
        among = self._participants.question
        if among is not None:
            self._ask(renderer.text(among.sentence), among.answers, "", among.focus)
            return
        if display.question and commands:
            self._ask(prompt, commands, hinted)
            return
        self.question.bar.show_commands(())
        self.question.hide()
        self.prompt.say(prompt, accent=mine)
        self.commands.show_commands(commands, hinted)

    def _ask(self, sentence: str, answers: Sequence[Command], hinted: str, focus: int = 0) -> None:
        self.prompt.say("")
        self.commands.show_commands(())
        asked_before = not self.question.isHidden()
        self.question.ask(sentence, answers, hinted)
        if not asked_before:
            self.asked.emit(sentence, focus)

    def show_highlight(self, highlight: Highlight, board: Board) -> None:
        """Start a highlight, over the cards and below the overlays."""
        self.highlights.show_highlight(highlight, board)
        for widget in self.laid_over:
            widget.raise_()

    def offer_take_back(self, board: Board, *, offers: bool) -> None:
        """Offer for TAKE_BACK_MS to take a discard back, beside the pile; or stop offering it."""
        self.take_back.setVisible(offers)
        if offers:
            self.take_back.offer(table_texts.TAKE_BACK, table_texts.TAKE_BACK)
            self._take_back_timer.start()
            self._lay_take_back(board)
            self.take_back.raise_()

    def _lay_take_back(self, board: Board) -> None:
        size, lines = QSizeF(self.take_back.sizeHint()), board.geometry.piles
        piles = [pile.place for pile in board.piles.values() if pile.zone.owner is None and not pile.is_hidden]
        left = min((pile.area.left() for pile in piles), default=lines.center().x()) - self._style.px(26) - size.width()
        x = max((pile.area.right() for pile in piles), default=lines.center().x()) + self._style.px(26)
        if left >= lines.left() and any(pile.written > 0 for pile in piles):
            x = left  # what is said of the pile must stay readable
        corner = QPointF(x, lines.bottom() - size.height() + self._style.px(5))
        self.take_back.setGeometry(QRectF(corner, size).toAlignedRect())

    def lay(self, board: Board, geometry: Geometry) -> None:
        """Put everything where the geometry has it."""
        for seat, plate in enumerate(self.plates):
            plate.lay(geometry.plates[board.places.position(seat)])
        self.info.lay(geometry.info)
        self.score.lay(geometry.score)
        mirrored = self._style.look.right_to_left
        many = len(self.plates) >= 6
        room = prompt_room(geometry, commands=not self.commands.isHidden())
        self.round_buttons.lay(geometry.quiet)
        if geometry.trays:
            self.commands.lay_column(geometry.commands)
        else:
            self.commands.lay(geometry.commands, right=not mirrored and not many)
        self.question.lay(geometry.middle, geometry.size, geometry.plates)
        if self.prompt.fits(room):
            self.prompt.lay(geometry.prompt, right=mirrored and not many, centre=False, room=room)
        else:
            self.prompt.lay_at(self._free_for_prompt(board, geometry))
        if self.text_panel.said:
            lying = [widget for pile in board.piles.values() for widget in pile.widgets]
            open_cards = [widget.pose.rect() for widget in lying if widget.final_card is not None]
            self.text_panel.lay(geometry.middle, geometry.size, open_cards)
        asking = [QRectF(widget.geometry()) for widget in (self.commands, self.question) if not widget.isHidden()]
        places = {Seat(seat): board.places.position(seat) for seat in range(len(self.plates))}
        asking += self._lay_offer(geometry, places, asking)
        written = [] if self.prompt.isHidden() else [QRectF(self.prompt.geometry())]
        self.bubbles.show(geometry, places, [*asking, *written])
        self._lay_people(geometry, places, asking)
        due = self.bubbles.due()
        if due is not None:
            self._reread_timer.start(math.ceil(due * 1000))
        self._lay_tags(board)
        self.counts.lay(board)
        if not self.take_back.isHidden():
            self._lay_take_back(board)

    def _free_for_prompt(self, board: Board, geometry: Geometry) -> QRectF:
        """Return the place of a prompt that has no room in its own: nearby, over no card and no button."""
        panels = [rect for rect in (geometry.info, geometry.score, geometry.quiet, geometry.aside) if rect is not None]
        fans = [rect for rect in geometry.fans if rect is not None]
        cards = [widget.pose.rect() for pile in board.piles.values() for widget in pile.widgets]
        hand = [] if geometry.watched else [geometry.hand]
        buttons = [QRectF(widget.geometry()) for widget in (self.commands, self.question) if not widget.isHidden()]
        below = _below_row(geometry, cards)
        obstacles = BubbleObstacles([*geometry.plates, *panels, *hand, *cards, *buttons], [*fans, *below])
        wide = geometry.size.width()
        widths = [max(geometry.prompt.width(), wide * share) for share in PROMPT_WIDTHS]
        for share in SMALLER:
            sizes = self.prompt.sizes(widths, share)
            rect = bubble_place(geometry.size, sizes, obstacles, geometry.prompt, geometry.scale, points=False).rect
            if not any(rect.intersects(taken) for taken in obstacles.taken):
                break
        return rect

    def wanted(self) -> tuple[QSizeF, QSizeF]:
        """Return the sizes that info panel and score panel need, in pixels before scaling."""
        return self.info.wanted(), self.score.wanted()

    def narrow_for(self, size: QSizeF | None) -> None:
        """Limit the panels to the columns beside the trays of a table of this size; None removes the limit."""
        for panel in (self.info, self.score):
            panel.limit = None if size is None else column_width(size)

    def settle(self) -> None:
        """End the wait for a click and drop pending count changes: everything planned has been shown."""
        self.pause_prompt = None
        self.counts.settle()

    def set_out(self, board: Board, moves: Iterable[Move], *, gathers: bool) -> None:
        """Follow planned moves with the counts; `gathers`: hide what is written on the cards, which are collected."""
        self.counts.set_out(board, moves)
        if gathers:
            self.counts.gather()
            for written in (self._packet, *self._tags):
                written.hide()

    def count_move(self, board: Board, move: Move, *, arrives: bool) -> None:
        """Update pile counts and the owner's plate for a card that has left its pile, or that `arrives`."""
        if move.way is None:
            return
        zone = move.way[arrives]
        self.counts.count_card(board, zone, 1 if arrives else -1)
        if zone.owner is not None and zone.owner < len(self.plates):
            self.plates[zone.owner].show_cards(self.counts.held(board, zone.owner))

    def count_packet(self, last: Pose | None, number: int) -> None:
        """Show `number` over the last card of a packet being chosen; None hides it."""
        if last is None:
            self._packet.hide()
        else:
            self._packet.show_count(number, QPointF(last.x - last.width / 2, last.rect().top() - RAISE * last.width))

    def above_cards(self) -> list[QWidget]:
        """Return the widgets stacked over all cards, the topmost last."""
        ceiling = [] if self._style.ceiling is None else [self._style.ceiling]
        said = [self.prompt, self.commands, *self.bubbles.widgets(), self.watching, self.computer_plays, self.take_back]
        said += [*self.phrases.widgets(), *self.highlights.widgets(), *self.laid_over, self.question, self.text_panel]
        counts, buttons = [*self._tags, *self.counts.bubbles(), self._packet], self.round_buttons
        return [*ceiling, *counts, buttons.row, *said, buttons.tip]

    def refresh(self) -> None:
        """Repaint everything after a change of look."""
        counts = (*self.counts.bubbles(), self._packet)
        said = (*self.bubbles.widgets(), *self.phrases.widgets(), self.watching)
        written = (self.info, self.score, self.prompt, *counts, *self._tags, *said)
        for painted in (*self.plates, *written):
            painted.refresh()
        for plain in (self.commands, self.question, self.computer_plays, self.take_back):
            plain.update()
        self.round_buttons.refresh()

    def tip_at(self, point: QPoint) -> str:
        """Return the tool tip of the plate or pill there, which the mouse passes through; "" without one."""
        widgets = (*self.bubbles.widgets(), self.prompt, *self.plates)
        hit = (widget for widget in widgets if widget.isVisible() and widget.geometry().contains(point))
        return next((widget.toolTip() for widget in hit), "")

    def refusal_at(self, point: QPoint) -> Text | None:
        """Return the refusal of the disabled button at the point: such buttons leave clicks to the table."""
        for bar in (self.question.bar, self.commands):
            for button in bar.shown():
                if bar.isVisible() and button.rect().contains(button.mapFrom(self._table, point)):
                    return button.command.refusal
        return self.round_buttons.refusal_at(point)

    def commands_asked(self) -> list[QPushButton]:
        """Return the buttons of the game's commands and of a question."""
        return [*self.commands.shown(), *self.question.bar.shown()]

    def buttons(self) -> list[QPushButton]:
        """Return the offered buttons, the round ones last."""
        return [*self.commands_asked(), *self.round_buttons.shown]

    def after_hand(self) -> list[QPushButton]:
        """Return the tab stops after the viewer's hand: the game's buttons, and one round button."""
        return [*self.commands.shown(), *self.round_buttons.stops()]

    def notes(self) -> list[str]:
        """Return the prompt and the texts about the deal."""
        return [self.prompt.said, self.info.accessibleName(), self.info.accessibleDescription()]

    def say_prompt(self, text: str) -> None:
        """Show a sentence in place of the prompt until the game's next one."""
        if self.question.isHidden():
            self.prompt.say(text, accent=self.prompt.accent)
        else:
            self.question.say(text)

    def _lay_tags(self, board: Board) -> None:
        renderer, captions = self._style.renderer, self.shown.display.captions
        piles = [pile for zone, pile in board.piles.items() if pile.place.squared and zone in captions and pile.widgets]
        while len(self._tags) < len(piles):
            self._tags.append(PileTag(self._style, self._table))
            self._tags[-1].stackUnder(self.question)
        for place, tag in enumerate(self._tags):
            if place < len(piles):
                pile = piles[place]
                wild = any(Mark.WILD in marks for marks in pile.marks)
                tag.show_tag(renderer.text(captions[pile.zone]), pile.poses()[-1].rect(), wild=wild)
            else:
                tag.hide()

    def _show_plates(self, board: Board) -> None:
        compact = board.geometry.compact
        for seat, plate in enumerate(self.plates):
            place = board.places.position(seat)
            plates = self.shown.display.plates
            plate.show_content(
                SeatPlateContent(
                    name=self._name(seat),
                    portrait=self._portraits[seat] if seat < len(self._portraits) else seat,
                    plate=plates[seat] if seat < len(plates) else Plate(),
                    turn=seat in self.shown.acting and not self._participants.stands_still,
                    cards=self.counts.held(board, seat),
                    state=self._participants.seat(seat),
                    manner=self._manners.get(Seat(seat)),
                    fan=compact and (place != 0 or board.geometry.watched) and board.geometry.fans[place] is None,
                )
            )

    def _lay_offer(self, geometry: Geometry, places: Mapping[Seat, int], asking: Sequence[QRectF]) -> list[QRectF]:
        """Put the takeover button beside its plate, else near the commands with the name in it; return its area."""
        offer = self._participants.offer
        self.computer_plays.setVisible(offer is not None)
        if offer is None or offer not in places:
            return []
        name, place = self._name(offer), places[offer]
        explained = table_texts.PLAYS_ON_FOR.filled(name)
        self.computer_plays.offer(table_texts.LET_COMPUTER_PLAY, explained)
        taken = [*geometry.occupied(), *asking, QRectF(self.prompt.geometry())]
        spots = list(free_spots(geometry, place, QSizeF(self.computer_plays.sizeHint()), taken, ()))
        below = [spot for spot in spots if spot.top() > geometry.plates[place].bottom()]
        spot = next(iter((*below, *spots)), None)
        if spot is None:
            self.computer_plays.offer(table_texts.LET_COMPUTER_PLAY_FOR.filled(name), explained)
            spot = aside_spot(geometry, QSizeF(self.computer_plays.sizeHint()), taken)
        self.computer_plays.setGeometry(spot.toAlignedRect())
        return [spot]

    def _lay_people(self, geometry: Geometry, places: Mapping[Seat, int], asking: Sequence[QRectF]) -> None:
        pills = [QRectF(pill.geometry()) for pill in (self.prompt, *self.bubbles.widgets()) if not pill.isHidden()]
        taken = [*geometry.occupied(), *asking, *pills]
        if not self.watching.isHidden():
            spot = corner_spot(geometry, self.watching.wanted(), taken)
            self.watching.setGeometry(spot.toAlignedRect())
            taken.append(spot)
        self.phrases.lay(geometry, places, taken)

    def _hand_over(self) -> None:
        if self._participants.offer is not None:
            self.handOver.emit(self._participants.offer)

    def _answered(self, code: str) -> None:
        if self._participants.question is None:
            self.commandChosen.emit(code)
        else:
            self.peopleChosen.emit(code)

    def _score_row(self, side: Seat, plate: Plate, board: Board) -> ScorePanelRow:
        members = [Seat(seat) for seat, other in enumerate(self.sides) if other == side]
        own = board.viewer in members
        if len(set(self.sides)) == 2 < len(self.sides) and board.viewer is not None:  # partners: we and they
            name, needs = self._style.renderer.text(table_texts.WE if own else table_texts.THEY), plate.needs
        else:
            name, needs = " + ".join(map(self._style.renderer.seat, members)), None
        totals = {plate.total for plate in self.shown.display.plates if plate.total is not None}
        leads = len(totals) > 1 and plate.total == self._best(totals)  # no side leads while all are equal
        return ScorePanelRow(name, plate.points, plate.total, own, leads, needs)

    def _name(self, seat: int) -> str:
        """Return the name on a plate; the viewer's own name is not replaced by "you"."""
        return self._names[seat] if seat < len(self._names) else self._style.renderer.seat(Seat(seat))


def _below_row(geometry: Geometry, cards: Iterable[QRectF]) -> list[QRectF]:
    """Return the areas below the cards of a row, where brackets are written."""
    row = geometry.row
    if row is None:
        return []
    lying = [card for card in cards if row.contains(card.center())]
    below = max((card.bottom() for card in lying), default=row.bottom())
    return [QRectF(card.left(), below, card.width(), row.bottom() - below) for card in lying]
