"""Match controller: one match before one user, with its model, widget, presenter and seat controller."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible

from cardtable.app.audio.sound_cues import Cue, CueScheduler, in_silence
from cardtable.app.i18n.language_manager import AppRenderer, TableRenderer
from cardtable.app.match.auto_play import AutoFinish, AutoLastCard, faster
from cardtable.app.match.player_names import PEOPLE, SeatDisplay, WhoSits, local_seat_display, plate_names
from cardtable.app.match.seat_controller import SeatController
from cardtable.app.match.table_appearance import LOOK, HighlightAnnouncer, table_look_of
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.guidance.turn_summaries import ScoredDeal
from cardtable.core.record import Record
from cardtable.core.rules import Advice
from cardtable.core.session import Update
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.host.host_messages import MatchUpdate, ProposalKind
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_host import MatchHost
from cardtable.host.replayed_deals import last_deal_result, replay_actions
from cardtable.host.seat_assignment import person_assignment
from cardtable.models.deal_replay import hands_left
from cardtable.models.play_history import PastTrick, past_tricks
from cardtable.models.qt_lifetime import forget_when_deleted
from cardtable.models.seat_channel import SeatChannel
from cardtable.models.table_model import NEW_MATCH, NOTHING, REMATCH, TableModel
from cardtable.models.update_queue import split_deal_end
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.presenter import Presenter
from cardtable.table.speech import announcer
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_scene import TableScene
from cardtable.table.table_texts import WELCOME_BACK
from cardtable.table.table_widget import TableWidget

if TYPE_CHECKING:
    from cardtable.models.worker_client import WorkerClient


def undealt(view: View[Any], history: Sequence[Event]) -> View[Any]:
    """Return the view before its history: cards return face down to where they came from."""
    zones = {zone: list(cards) for zone, cards in view.zones.items()}
    for event in reversed(history):
        if isinstance(event, CardsMoved):
            target = zones[event.target]
            for card in event.cards:
                target.remove(card if card in target else None)
            zones[event.source] += [None] * len(event.cards)
    return replace(view, zones={zone: tuple(cards) for zone, cards in zones.items()})


class CountedDeal(NamedTuple):
    """Result of a deal that is still to be shown."""

    deal: int
    scored: HandScored
    totals: tuple[int, ...]
    remarks: tuple[Text, ...]  # sentences about the deal, such as who has shot the moon
    over: ScoredDeal  # as the user has seen it
    places: tuple[int, ...] | None = None  # finishing places at the end of the match


class PendingDealResult(NamedTuple):
    """Deal whose result was shown when the match was left, to be shown again."""

    counted: CountedDeal
    lies: View[Any]  # view before the result
    counts: Update[Any]  # the result, and the cards that are gathered


class MatchController(QObject):
    """One user's end of a match; its table is built at the first update of the host."""

    ready = Signal()  # the table has been built, but not laid out
    counted = Signal(object)  # CountedDeal: the table waits for `go_on`
    spoken = Signal(str)
    acted = Signal(object)  # the user's action, before it is sent
    requested = Signal(str)  # name of a menu command
    shown = Signal()  # another view is shown
    hastened = Signal()  # `hurries` has changed

    table: TableWidget
    scene: TableScene
    model: TableModel
    last_card: AutoLastCard
    finishing: AutoFinish

    def __init__(
        self,
        channel: SeatChannel,
        renderer: AppRenderer,
        faces: CardPixmaps,
        settings: Settings,
        language: str,
        *,
        announcer: Announcer,
        worker: WorkerClient | None = None,
        name: str = "hints",
        hear: Callable[[Cue], None] = in_silence,
        who_sits: WhoSits = local_seat_display,
        at_count: PendingDealResult | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Connect to the host through `channel`; `hear` plays sounds, `who_sits` returns names and portraits.

        `at_count` is the deal result that was shown when the match was left, to be shown before the next deal.
        """
        super().__init__(parent)
        forget_when_deleted(self)
        self._who_sits, self._announcer, self._hear = who_sits, announcer, hear
        self.renderer = TableRenderer(renderer)
        self._faces, self._settings, self._language = faces, settings, language
        self._counted: deque[CountedDeal] = deque()
        self._at_count = at_count
        self._said = self._before_advice = ""
        self._advice: str | None = None  # the last hint as spoken
        self._waits = channel.waits
        self.held_back: Callable[[], bool] = lambda: False  # True: the others wait until something has been read
        self.advice_here: Callable[[], Advice[object] | None] = lambda: None  # asked before the best level is
        self.finished_deals: Callable[[], Record | None] = lambda: None  # with all cards, for the replay
        self.hurries = False  # the deal is being finished quickly
        self.controller = SeatController(channel, worker, self._shown, name=name, parent=self)
        self.controller.joined.connect(self._build)

    @property
    def config(self) -> MatchConfig:
        """Game, rules and seats of the match; valid after `ready`."""
        return self.controller.config

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players by seat, as on the plates."""
        return tuple(self._plate_names(self._display(self._settings)))

    @property
    def portraits(self) -> tuple[int, ...]:
        return tuple(self._display(self._settings).portraits)

    def start(self) -> None:
        """Join the match; `ready` follows with the first update, perhaps before this returns."""
        self.controller.join()

    def stop(self) -> None:
        self.controller.stop()
        if self.controller.ready:
            self.scene.animator.clear()

    def _build(self, news: MatchUpdate) -> None:
        """Build the table; a new match is shown before its deal, so that the deal can be seen, any other as it is."""
        config, view = self.config, news.update.view
        look = self._look(self._settings, self._language)
        self.table = TableWidget(self.renderer, self._faces, look, self._announcer)
        self.scene = self.table.scene
        next_match = NEW_MATCH if self._waits else REMATCH
        cancel = config.game.twins_cancel
        controls, remote = config.controls(), not self._waits
        self.model = TableModel(
            controls, config.kinds, self, next_match=next_match, twins_cancel=cancel, is_remote=remote
        )
        animator = self.scene.animator
        cues = CueScheduler(self.model, animator, controls, config.kinds, self._hear, self._has_early_cues, self)
        self.scene.disabledPressed.connect(cues.bar)
        self.highlights = HighlightAnnouncer(self.model, animator, controls, self)
        queued = Qt.ConnectionType.QueuedConnection  # after a canasta has been placed
        self.highlights.told.connect(self.scene.show_highlight, queued)
        Presenter(self.model, self.table, self)
        self._connect()
        self._make_auto_play()
        self.scene.set_people(*self._apply_people(self._settings))
        self.ready.emit()
        history, at_count = self.controller.history, self._at_count
        is_new = news.actions == 0 or at_count is not None
        shown = at_count.lies if at_count is not None else undealt(view, history) if is_new else view
        self.scene.build(config.rules().zones, shown, config.sides, low_wins=config.low_wins)
        self.scene.narrator.forms = config.game.spoken()
        if at_count is not None:
            self._counted.append(at_count.counted)
            self.model.receive(Update((), shown))
            self.model.receive(at_count.counts)
        self.model.receive(Update(history, view) if is_new else news.update)
        # The host of a room would go on without the user
        if self._waits and not is_new and self.controller.waits_for_others:
            self.scene.wait_for_click(WELCOME_BACK)

    def apply(self, changed: str, settings: Settings, language: str) -> None:
        """Apply the changed section of the settings with this name, and nothing else."""
        self._settings, self._language = settings, language
        if changed in LOOK:
            self.last_card.on = settings.table.play_last
            self.scene.set_look(self._look(settings, language))
        if changed in PEOPLE:
            self.scene.set_people(*self._apply_people(settings))

    def show_sitters(self) -> None:
        self.scene.set_people(*self._apply_people(self._settings))

    def retranslate(self) -> None:
        self._advice = None
        self.scene.retranslate()

    def prompt(self) -> tuple[Text, ...]:
        """Return the game's prompt; () before the first deal is shown."""
        return (self.model.display.prompt,) if self.model.ready else ()

    def hurry(self) -> None:
        """Finish all animations, up to the next deal result: the updates are old."""
        if self.controller.ready:
            self.scene.animator.finish_all()

    def hint(self) -> None:
        advice = self.advice_here()
        if advice is None:
            self.controller.hint()
        else:
            self._advise(advice)

    def go_on(self) -> None:
        self.scene.leave_commands()
        self.scene.animator.resume()

    def shown_deals(self) -> tuple[HandScored, ...]:
        """Return the deal results that were shown, without those that wait for an animation."""
        deals = self.controller.scores
        return deals[: len(deals) - len(self._counted)]

    def needs(self) -> tuple[int, ...]:
        """Return by seat the minimum of the next first meld, as shown; () in games without one."""
        plates = self.model.display.plates if self.model.ready else ()
        needs = tuple(plate.needs for plate in plates if plate.needs is not None)
        return needs if len(needs) == self.config.seats else ()

    def outcome(self) -> Text | None:
        """Return the winner in words once the match is over, shown here or not."""
        if not self.controller.match_over:
            return None
        prompt = self.config.controls().display(self.controller.view, NOTHING).prompt
        return prompt if prompt.source else None

    def tricks(self) -> tuple[PastTrick, ...]:
        return past_tricks(self.model.heard, self.config.kinds)

    def _has_early_cues(self) -> bool:
        return self._settings.motion.reduce_motion or QAccessible.isActive()

    def _look(self, settings: Settings, language: str) -> TableLook:
        look = table_look_of(settings, language, red_and_black=self.config.game.presentation.red_and_black)
        if announcer.is_on():  # a listener needs no flights, and speech follows at once
            look = look._replace(reduce_motion=True)
        return faster(look) if self.hurries else look

    def _apply_people(self, settings: Settings) -> tuple[list[str], list[int], Mapping[Seat, Text]]:
        display = self._display(settings)
        self.renderer.set_names(display.names, self.controller.acting_seat, display.usual)
        return self._plate_names(display), display.portraits, display.manners

    def _plate_names(self, display: SeatDisplay) -> list[str]:
        return plate_names(display.names, self.config.seats, self.controller.acting_seat, self.renderer)

    @property
    def manners(self) -> Mapping[Seat, Text]:
        """Characters of computer players by seat, in a word or two, where they are told."""
        return self._display(self._settings).manners

    def _display(self, settings: Settings) -> SeatDisplay:
        return self._who_sits(self.config, self.controller.viewer_seat, settings, self.renderer)

    def _make_auto_play(self) -> None:
        animator, time_to_hear = self.scene.animator, partial(self.scene.narrator.time_to_hear, behind=0)
        self.last_card = AutoLastCard(self.model, self.controller, animator, time_to_hear, self)
        self.last_card.on = self._settings.table.play_last
        self.finishing = AutoFinish(self.model, self.controller, animator, self, alone=self._waits)
        queued = Qt.ConnectionType.QueuedConnection  # not during an animation
        self.finishing.changed.connect(self._on_finishing, queued)

    def _on_finishing(self) -> None:
        self.hurries = self.finishing.runs
        self.scene.set_look(self._look(self._settings, self._language))
        self.hastened.emit()

    def _connect(self) -> None:
        animator = self.scene.animator
        self.model.actionChosen.connect(self.acted)
        self.model.actionChosen.connect(self.controller.act)
        self.model.viewChanged.connect(self.controller.wake)
        self.model.viewChanged.connect(self.shown)
        self.controller.updated.connect(self._offer_take_back)
        self.controller.updated.connect(self.model.receive)
        self.controller.refused.connect(self.model.refuse)
        self.controller.hurried.connect(animator.finish_all)
        self.controller.advised.connect(self._advise)
        self.controller.dealScored.connect(lambda scored, deal: self._counted.append(self._count(scored, deal)))
        self.controller.matchEnded.connect(self._match_ended)
        self.controller.wentTo.connect(self.scene.narrator.go_to)
        self.controller.jumped.connect(self._drop_counts)
        animator.idle.connect(self.controller.wake)
        animator.held.connect(self._on_held)
        self.scene.narrator.spoken.connect(self._speak)
        self.scene.hud.round_buttons.pressed.connect(self.requested)
        self.scene.hud.take_back.clicked.connect(lambda: self.requested.emit("undo"))
        self.model.emphasisChanged.connect(self._on_emphasis)
        self.model.requested.connect(self.requested)

    def _shown(self) -> int | None:
        """Return the version shown; None during animations, a deal result, or something that is to be read first."""
        is_shown = self.model.ready and self.scene.animator.is_idle and not self.held_back()
        return self.model.view.version if is_shown else None

    def _offer_take_back(self, update: Update[Any], own: bool) -> None:
        """Offer to take back what ended the turn of a person alone; only at trays, where a slip ends it."""
        turns = [event.seats for event in update.events if isinstance(event, TurnStarted)]
        mine, board = any(update.view.seat in seats for seats in turns), self.scene.board
        if own or mine or update.heard is not None:
            may = own and self._waits and self.controller.can(ProposalKind.UNDO)
            self.scene.hud.offer_take_back(board, offers=may and bool(turns and board.places.owners) and not mine)

    def _advise(self, advice: Advice[object]) -> None:
        self.scene.animator.finish_all()
        if not self.scene.animator.is_idle:
            return  # a deal result is shown: the advice is for the next deal
        self.scene.hud.text_panel.put_away()
        if self._said != self._advice:
            self._before_advice = self._said
        self.model.suggest(advice.action, advice.reason)
        self.scene.narrator.announce_hint(self.model.hint)
        self._advice = self._said

    def _on_emphasis(self) -> None:
        """Show the earlier message after the hint has gone: Enter no longer plays it."""
        if self.model.hint is None and self._said == self._advice:
            self._speak(self._before_advice)

    def _speak(self, sentence: str) -> None:
        self._said = sentence
        self.spoken.emit(sentence)

    def end_of_match(self) -> CountedDeal | None:
        """Return the last deal result of a finished match; None while it goes on."""
        ended = next((event for event in self.controller.history if isinstance(event, MatchEnded)), None)
        if ended is None or not self.controller.scores:
            return None
        return self._count(self.controller.scores[-1], self.controller.deal)._replace(places=ended.places)

    def _drop_counts(self) -> None:
        self._counted.clear()

    def _count(self, scored: HandScored, deal: int) -> CountedDeal:
        rows = [count.row for count in self.controller.scores]
        totals = tuple(map(sum, zip(*rows, strict=True)))
        history = self.controller.history
        over = ScoredDeal(self.controller.view, history, scored)
        return CountedDeal(deal, scored, totals, remarks(history), over)

    def _match_ended(self, ended: MatchEnded) -> None:
        if self._counted:
            self._counted.append(self._counted.pop()._replace(places=ended.places))

    def _on_held(self, event: object) -> None:
        if not self._counted:
            self.go_on()
            return
        counted = self._counted.popleft()
        if self._at_count is not None and counted is self._at_count.counted:
            self.scene.relayout()  # the panels have just been filled
            # At the start of the program `counted` is not connected yet
            QTimer.singleShot(0, self, lambda: self.counted.emit(counted))
        else:
            self.counted.emit(counted)


def remarks(history: Sequence[Event]) -> tuple[Text, ...]:
    """Return what was announced after the last trick of a deal, without sentences about cards."""
    tricks = (index for index, event in enumerate(history) if isinstance(event, TrickWon))
    last = max(tricks, default=len(history))
    texts = (event.text for event in history[last:] if isinstance(event, Announced))
    return tuple(text for text in texts if not any(isinstance(argument, Card) for argument in text.args))


def left_at_count(host: MatchHost) -> PendingDealResult | None:
    """Return the last deal result if nobody has acted since; None without one or without a user at the table.

    Nobody acts before the result was shown, so a record that ends there was left at it.
    """
    seat = person_assignment(host.config.players)
    if seat is None or host.over or not host.is_deal_new or not host.scores:
        return None
    record, game = host.record(), host.config.game
    number = host.deal - 1
    begun = host.at_deal(number)
    if begun is None:
        return None
    count = last_deal_result(record, game, seat, begun)
    totals = tuple(map(sum, zip(*(scored.row for scored in count.scores), strict=True)))
    scored, view = count.scores[-1], count.last.view
    counted = CountedDeal(count.number, scored, totals, remarks(count.heard), ScoredDeal(view, count.heard, scored))

    def left_cards() -> dict[Zone, tuple[Card | None, ...]]:
        return hands_left(record, game, number, replay_actions(record, game, number, None, host.at_deal(number)))

    parts = split_deal_end(count.last, count.before, host.config.kinds, left_cards)
    return PendingDealResult(counted, view if parts is None else parts.counted.view, Update((scored,), view))
