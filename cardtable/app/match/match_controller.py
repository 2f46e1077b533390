"""The table before the cards are dealt, so that the first deal can be seen.

One match before one person: model, widget, presenter and controller, joined together.

A match that was left while the points of a deal were looked at: they come up again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible

from cardtable.app.audio.cue_scheduler import CueScheduler
from cardtable.app.audio.sound_cues import Cue, in_silence
from cardtable.app.i18n.qt_renderer import AppRenderer, TableRenderer
from cardtable.app.match.auto_play import AutoFinish, AutoLastCard, faster
from cardtable.app.match.player_names import PEOPLE, SeatDisplay, WhoSits, local_seat_display, plate_names
from cardtable.app.match.seat_controller import SeatController
from cardtable.app.match.table_appearance import LOOK, HighlightAnnouncer, table_look_of
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon
from cardtable.core.record import Record
from cardtable.core.rules import Advice
from cardtable.core.session import Update
from cardtable.core.text import Text
from cardtable.core.turn_summaries import ScoredDeal
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.host.finished_deals import last_count, play_again
from cardtable.host.host_messages import MatchUpdate
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import person_assignment
from cardtable.models.deal_replay import left_hands
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


def undealt(view: View[Any], heard: Sequence[Event]) -> View[Any]:
    """The view with all that was heard taken back: cards return face down to where they came from."""
    zones = {zone: list(cards) for zone, cards in view.zones.items()}
    for event in reversed(heard):
        if isinstance(event, CardsMoved):
            for card in event.cards:
                _take(zones[event.target], card)
            zones[event.source] += [None] * len(event.cards)
    return replace(view, zones={zone: tuple(cards) for zone, cards in zones.items()})


def _take(cards: list[Card | None], card: Card | None) -> None:
    cards.remove(card if card in cards else None)


class CountedDeal(NamedTuple):
    """A deal that has been counted and is still to be shown."""

    deal: int
    scored: HandScored
    totals: tuple[int, ...]
    remarks: tuple[Text, ...]  # sentences about the deal, such as who has shot the moon
    over: ScoredDeal  # as the person knows it
    places: tuple[int, ...] | None = None  # at the end of the match


class PendingDealResult(NamedTuple):
    """A deal whose points were looked at when the match was left."""

    counted: CountedDeal
    lies: View[Any]  # the table as it stood then
    counts: Update[Any]  # from there on: the points, and the cards that are gathered


class MatchController(QObject):
    """Everything of one person's match but its host; the table is built when its host has told the first news."""

    ready = Signal()  # the table is there and can be shown, before it is laid out
    counted = Signal(object)  # Counted: the table waits for `go_on`
    spoken = Signal(str)
    acted = Signal(object)  # the action that the person has chosen, which is about to be done
    requested = Signal(str)  # name of a command of the menus
    shown = Signal()  # another view is presented
    hastened = Signal()  # `hurries` has changed

    table: TableWidget
    scene: TableScene
    model: TableModel
    last_card: AutoLastCard
    finishing: AutoFinish

    def __init__(
        self,
        link: SeatChannel,
        words: AppRenderer,
        faces: CardPixmaps,
        settings: Settings,
        language: str,
        *,
        mouth: Announcer,
        thinker: WorkerClient | None = None,
        name: str = "hints",
        hear: Callable[[Cue], None] = in_silence,
        who_sits: WhoSits = local_seat_display,
        at_count: PendingDealResult | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`hear` is told what the table sounds like, `who_sits` tells names and portraits.

        `at_count`: the deal whose points were looked at when the match was left; they come up before the next deal.
        """
        super().__init__(parent)
        forget_when_deleted(self)
        self._who_sits = who_sits
        self._mouth = mouth
        self._hear = hear
        self.words = TableRenderer(words)
        self._faces = faces
        self._settings = settings
        self._language = language
        self._counted: deque[CountedDeal] = deque()
        self._at_count = at_count
        self._said = self._before_advice = ""
        self._advice: str | None = None  # the sentence of the last hint, as it was said
        self._waits = link.waits
        self.held_back: Callable[[], bool] = _nothing_more  # the others wait: there is something to be read first
        self.advice_here: Callable[[], Advice[object] | None] = _no_advice  # asked before the best level is
        self.finished_deals: Callable[[], Record | None] = _nothing_known  # with all their cards, once one is looked at
        self.hurries = False  # the rest of a deal is being played out, for which nobody need wait
        self.controller = SeatController(link, thinker, self._shown, name=name, parent=self)
        self.controller.joined.connect(self._build)

    @property
    def terms(self) -> MatchConfig:
        """Game, rules and seats of the match, as its table has told them; after `ready`."""
        return self.controller.terms

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, as the plates show them."""
        return tuple(self._plate_names(self._sitting(self._settings)))

    @property
    def portraits(self) -> tuple[int, ...]:
        """By seat, as the table shows them."""
        return tuple(self._sitting(self._settings).portraits)

    def start(self) -> None:
        """Join the table; `ready` follows with its first news, perhaps before this returns."""
        self.controller.join()

    def stop(self) -> None:
        """Leave; the table may still be looked at."""
        self.controller.stop()
        if self.controller.ready:
            self.scene.animator.clear()

    def _build(self, news: MatchUpdate) -> None:
        """Lay out the table and begin: a new match with the cards being dealt, any other once it has been looked at."""
        terms, view = self.terms, news.update.view
        look = self._look(self._settings, self._language)
        self.table = TableWidget(self.words, self._faces, look, self._mouth)
        self.scene = self.table.scene
        next_match = NEW_MATCH if self._waits else REMATCH
        cancel = terms.game.twins_cancel
        self.model = TableModel(terms.controls(), terms.kinds, self, next_match=next_match, twins_cancel=cancel)
        conductor = CueScheduler(
            self.model, self.scene.animator, terms.controls(), terms.kinds, self._hear, self._hears_early, self
        )
        self.scene.barred.connect(conductor.bar)
        self.moments = HighlightAnnouncer(self.model, self.scene.animator, terms.controls(), self)
        queued = Qt.ConnectionType.QueuedConnection  # once a canasta has been given its place
        self.moments.told.connect(self.scene.show_moment, queued)
        Presenter(self.model, self.table, self)
        self._join()
        self._spare_time()
        self.scene.set_people(*self._people(self._settings))
        self.ready.emit()
        heard, at_count = self.controller.heard, self._at_count
        new = news.actions == 0 or at_count is not None
        shown = undealt(view, heard) if new else view
        if at_count is not None:
            shown = at_count.lies
        self.scene.build(terms.rules().zones, shown, terms.sides, low_wins=terms.low_wins)
        self.scene.voice.set_forms(terms.game.spoken())
        if at_count is not None:
            self._counted.append(at_count.counted)
            self.model.receive(Update((), shown))
            self.model.receive(at_count.counts)
        self.model.receive(Update(heard, view) if new else news.update)
        if self._waits and not new and self.controller.waits_for_others:  # a table of people would go on unseen
            self.scene.wait_for_click(WELCOME_BACK)

    def apply(self, changed: str, settings: Settings, language: str) -> None:
        """Put the section of this name in force, live, and renew nothing else."""
        self._settings, self._language = settings, language
        if changed in LOOK:
            self.last_card.on = settings.table.play_last
            self.scene.set_look(self._look(settings, language))
        if changed in PEOPLE:
            self.scene.set_people(*self._people(settings))

    def show_sitters(self) -> None:
        """Others sit there than before."""
        self.scene.set_people(*self._people(self._settings))

    def retranslate(self) -> None:
        """Say everything in the language now in force."""
        self._advice = None
        self.scene.retranslate()

    def prompt(self) -> tuple[Text, ...]:
        """What the game asks for now; nothing before the first deal has been shown."""
        return (self.model.display.prompt,) if self.model.ready else ()

    def hurry(self) -> None:
        """What is being shown has long happened: show it at once, as far as the next count."""
        if self.controller.ready:
            self.scene.animator.finish_all()

    def hint(self) -> None:
        """Show what is advised now; thinking about it may take a moment."""
        advice = self.advice_here()
        if advice is None:
            self.controller.hint()
        else:
            self._advise(advice)

    def go_on(self) -> None:
        """The count has been looked at."""
        self.scene.leave_commands()
        self.scene.animator.resume()

    def shown_deals(self) -> tuple[HandScored, ...]:
        """The counts that have been shown, not those that still wait behind the animation."""
        deals = self.controller.scores
        return deals[: len(deals) - len(self._counted)]

    def needs(self) -> tuple[int, ...]:
        """By seat, what the next first meld must count as far as has been shown; () where there is no such thing."""
        plates = self.model.display.plates if self.model.ready else ()
        needs = tuple(plate.needs for plate in plates if plate.needs is not None)
        return needs if len(needs) == self.terms.seats else ()

    def outcome(self) -> Text | None:
        """Who has won, once the match is over, whether or not its last cards have been shown here."""
        if not self.controller.match_over:
            return None
        prompt = self.terms.controls().display(self.controller.view, NOTHING).prompt
        return prompt if prompt.source else None

    def tricks(self) -> tuple[PastTrick, ...]:
        """The complete tricks of the deal that have been shown."""
        return past_tricks(self.model.heard, self.terms.kinds)

    def _hears_early(self) -> bool:
        return self._settings.motion.reduce_motion or QAccessible.isActive()

    def _look(self, settings: Settings, language: str) -> TableLook:
        look = table_look_of(settings, language, red_and_black=self.terms.game.presentation.red_and_black)
        if announcer.is_on():  # nothing flies for the ears, and what is said follows at once
            look = look._replace(reduce_motion=True)
        return faster(look) if self.hurries else look

    def _people(self, settings: Settings) -> tuple[list[str], list[int], Mapping[Seat, Text]]:
        sitting = self._sitting(settings)
        self.words.set_names(sitting.names, self.controller.hands)
        return self._plate_names(sitting), sitting.portraits, sitting.manners

    def _plate_names(self, sitting: SeatDisplay) -> list[str]:
        return plate_names(sitting.names, self.terms.seats, self.controller.hands, self.words)

    @property
    def manners(self) -> Mapping[Seat, Text]:
        """How computers play, in a word or two, where that is told."""
        return self._sitting(self._settings).manners

    def _sitting(self, settings: Settings) -> SeatDisplay:
        return self._who_sits(self.terms, self.controller.eyes, settings, self.words)

    def _spare_time(self) -> None:
        """No dead time: what is forced is done, and what nobody can change any more goes quickly."""
        controls, animator = self.terms.controls(), self.scene.animator
        time_to_hear = partial(self.scene.voice.time_to_hear, behind=0)
        self.last_card = AutoLastCard(self.model, self.controller, controls, animator, time_to_hear, self)
        self.last_card.on = self._settings.table.play_last
        self.finishing = AutoFinish(self.model, self.controller, controls, animator, self, alone=self._waits)
        self.finishing.changed.connect(self._hasten, Qt.ConnectionType.QueuedConnection)  # not while a plan is run

    def _hasten(self) -> None:
        self.hurries = self.finishing.runs
        self.scene.set_look(self._look(self._settings, self._language))
        self.hastened.emit()

    def _join(self) -> None:
        animator = self.scene.animator
        self.model.actionChosen.connect(self.acted)
        self.model.actionChosen.connect(self.controller.act)
        self.model.viewChanged.connect(self.controller.wake)
        self.model.viewChanged.connect(self.shown)
        self.controller.updated.connect(self.model.receive)
        self.controller.refused.connect(self.model.refuse)
        self.controller.hurried.connect(animator.finish_all)
        self.controller.advised.connect(self._advise)
        self.controller.dealScored.connect(self._deal_scored)
        self.controller.matchEnded.connect(self._match_ended)
        self.controller.wentTo.connect(self.scene.voice.go_to)
        self.controller.jumped.connect(self._forget_counts)
        animator.idle.connect(self.controller.wake)
        animator.held.connect(self._held)
        self.scene.voice.spoken.connect(self._speak)
        self.scene.furniture.round.pressed.connect(self.requested)
        self.model.emphasisChanged.connect(self._take_advice_back)
        self.model.requested.connect(self.requested)

    def _shown(self) -> int | None:
        """The version presented; None while anything moves, a count is held, or something is to be read first."""
        seen = self.model.ready and self.scene.is_idle and not self.held_back()
        return self.model.view.version if seen else None

    def _advise(self, advice: Advice[object]) -> None:
        """Show what is advised on the table as it is now, and say why and how to do it."""
        self.scene.finish_all()
        if not self.scene.is_idle:
            return  # a count is being looked at: the advice is for a deal not yet shown
        self.scene.put_reading_away()
        if self._said != self._advice:
            self._before_advice = self._said
        self.model.suggest(advice.action, advice.reason)
        self.scene.voice.announce_hint(self.model.hint)
        self._advice = self._said

    def _take_advice_back(self) -> None:
        """Once the hint is gone, what was said before it comes back: Enter no longer does what was advised."""
        if self.model.hint is None and self._said == self._advice:
            self._speak(self._before_advice)

    def _speak(self, sentence: str) -> None:
        self._said = sentence
        self.spoken.emit(sentence)

    def end_of_match(self) -> CountedDeal | None:
        """The last count of a match that is over, for whoever comes back to it; None while it goes on."""
        ended = next((event for event in self.controller.heard if isinstance(event, MatchEnded)), None)
        if ended is None or not self.controller.scores:
            return None
        return self._count(self.controller.scores[-1], self.controller.deal)._replace(places=ended.places)

    def _forget_counts(self) -> None:
        """What waited to be shown has been taken back."""
        self._counted.clear()

    def _deal_scored(self, scored: HandScored, deal: int) -> None:
        self._counted.append(self._count(scored, deal))

    def _count(self, scored: HandScored, deal: int) -> CountedDeal:
        rows = [count.row for count in self.controller.scores]
        totals = tuple(map(sum, zip(*rows, strict=True)))
        heard = self.controller.heard
        over = ScoredDeal(self.controller.view, heard, scored)
        return CountedDeal(deal, scored, totals, remarks(heard), over)

    def _match_ended(self, ended: MatchEnded) -> None:
        if self._counted:
            self._counted.append(self._counted.pop()._replace(places=ended.places))

    def _held(self, event: object) -> None:
        if not self._counted:
            self.go_on()
            return
        counted = self._counted.popleft()
        if self._at_count is not None and counted is self._at_count.counted:
            self.scene.relayout()  # the panels have been filled only now
            # At a start nobody is there yet who could show it
            QTimer.singleShot(0, self, lambda: self.counted.emit(counted))
        else:
            self.counted.emit(counted)


def _nothing_more() -> bool:
    return False


def _no_advice() -> None:
    return None


def _nothing_known() -> None:
    return None


def remarks(heard: Sequence[Event]) -> tuple[Text, ...]:
    """What was said after the last trick of a deal, less who took which card."""
    last = max((place for place, event in enumerate(heard) if isinstance(event, TrickWon)), default=len(heard))
    said = (event.text for event in heard[last:] if isinstance(event, Announced))
    return tuple(text for text in said if not any(isinstance(argument, Card) for argument in text.args))


def left_at_count(host: MatchHost) -> PendingDealResult | None:
    """The deal that was counted last, if nobody has acted since; None without one, and where nobody plays.

    Nobody acts before the count has been seen, so that a record which ends there was left at it.
    """
    seat = person_assignment(host.terms.players)
    if seat is None or host.over or not host.is_deal_new or not host.scores:
        return None
    record, game = host.record(), host.terms.game
    number = host.deal - 1
    begun = host.at_deal(number)
    if begun is None:
        return None
    count = last_count(record, game, seat, begun)
    totals = tuple(map(sum, zip(*(one.row for one in count.scores), strict=True)))
    scored, view = count.scores[-1], count.last.view
    counted = CountedDeal(count.number, scored, totals, remarks(count.heard), ScoredDeal(view, count.heard, scored))

    def left() -> dict[Zone, tuple[Card | None, ...]]:
        return left_hands(record, game, number, play_again(record, game, number, None, host.at_deal(number)))

    parts = split_deal_end(count.last, count.before, host.terms.kinds, left)
    return PendingDealResult(counted, view if parts is None else parts.counted.view, Update((scored,), view))
