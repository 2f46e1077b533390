"""One match on the table: model, widget, presenter and controller, joined together."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import MatchController
from cardtable.app.looks import table_look
from cardtable.app.match.dealing import undealt
from cardtable.app.match.elsewhere import Worker
from cardtable.app.match.minds import Minds
from cardtable.app.match.people import portraits_of, seat_names
from cardtable.app.match.setup import AnySession, Match
from cardtable.app.settings import Settings
from cardtable.app.words import AppWords
from cardtable.core.cards import Card
from cardtable.core.events import Announced, Event, HandScored, MatchEnded, TrickWon
from cardtable.core.rules import Advice
from cardtable.core.session import Update
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.models.table_model import TableModel
from cardtable.models.tricks import PastTrick, past_tricks
from cardtable.table.art.card_faces import CardFaces
from cardtable.table.look import TableLook
from cardtable.table.presenter import Presenter
from cardtable.table.table_widget import TableWidget

if TYPE_CHECKING:
    from cardtable.models.worker import Thinker


class Counted(NamedTuple):
    """A deal that has been counted and is still to be shown."""

    deal: int
    scored: HandScored
    totals: tuple[int, ...]
    remarks: tuple[Text, ...]  # sentences about the deal, such as who has shot the moon
    places: tuple[int, ...] | None = None  # at the end of the match


class Play(QObject):
    """Everything of one match but its file; `by_itself`: the computer plays the person's seat as well."""

    counted = Signal(object)  # Counted: the table waits for `go_on`
    spoken = Signal(str)
    acted = Signal()  # the person has chosen an action, which is about to be done
    requested = Signal(str)  # name of a command of the menus

    def __init__(
        self,
        match: Match,
        session: AnySession,
        words: AppWords,
        faces: CardFaces,
        settings: Settings,
        language: str,
        *,
        thinker: Callable[[], Thinker | None],
        numbers: Iterator[int],
        by_itself: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.session = session
        self._words = words
        self._counted: deque[Counted] = deque()
        self._deal: Update[Any] | None = None
        self.table = TableWidget(words, faces, self._look(settings, language))
        self.model = TableModel(match.controls(), self)
        self.minds = Minds(match, self)
        self.worker = Worker(match, self.minds, thinker, numbers, self)
        self.minds.send_to(self.worker)
        person = None if by_itself else match.person
        self.controller = MatchController(match, session, self.minds, self._idle, person=person, parent=self)
        self._presenter = Presenter(self.model, self.table, self)
        self._join()
        self.apply(settings, language)

    def start(self) -> None:
        """Lay out the table and begin; a new match begins with the cards being dealt."""
        rules = self.match.rules()
        seat = self.match.viewer
        view, heard = self.session.view(seat), self.session.heard(seat)
        new = self.session.actions == 0
        shown = undealt(view, heard) if new else view
        self.table.build(rules.zones, shown, self.match.sides, low_wins=self.match.low_wins)
        self._deal = Update(heard, view) if new else None
        self.controller.start(self._receive)

    def stop(self) -> None:
        """End it; the table may still be looked at."""
        self.controller.stop()
        self.worker.leave()
        self.table.animator.clear()

    def apply(self, settings: Settings, language: str) -> None:
        """Put changed settings in force, live."""
        self.controller.pause = settings.motion.computer_pause / 1000
        self.table.keyboard.single_keys = {}  # the menus have them
        self.table.setLook(self._look(settings, language))
        self.table.setPeople(*self._people(settings))

    def retranslate(self) -> None:
        """Say everything in the language now in force."""
        self.table.retranslate()

    def prompt(self) -> tuple[Text, ...]:
        """What the game asks for now; nothing before the first deal has been shown."""
        return (self.model.display.prompt,) if self.model.ready else ()

    def read_table(self) -> None:
        """Say what lies on the table, and write it over it; asked again, take it away."""
        if not self.table.furniture.reading.put_away():
            self.table.handling.key_command("summary")

    def go_on(self) -> None:
        """The count has been looked at."""
        self.table.animator.resume()

    def shown_deals(self) -> tuple[HandScored, ...]:
        """The counts that have been shown, not those that still wait behind the animation."""
        deals = self.controller.history.deals
        return deals[: len(deals) - len(self._counted)]

    def needs(self) -> tuple[int, ...]:
        """By seat, what the next first meld must count as far as has been shown; () where there is no such thing."""
        plates = self.model.display.plates if self.model.ready else ()
        needs = tuple(plate.needs for plate in plates if plate.needs is not None)
        return needs if len(needs) == self.match.seats else ()

    def tricks(self) -> tuple[PastTrick, ...]:
        """The complete tricks of the deal that have been shown."""
        return past_tricks(self.model.heard)

    def _look(self, settings: Settings, language: str) -> TableLook:
        return table_look(settings, language, red_and_black=self.match.game.red_and_black)

    def _people(self, settings: Settings) -> tuple[list[str], list[int]]:
        self._words.set_names(seat_names(self.match.players, self._words))
        names = [self._words.seat(Seat(seat)) for seat in range(self.match.seats)]
        return names, portraits_of(self.match.players, self.match.viewer, settings)

    def _join(self) -> None:
        animator = self.table.animator
        self.model.actionChosen.connect(self.acted)
        self.model.actionChosen.connect(self.controller.act)
        self.controller.refused.connect(self.model.refuse)
        self.controller.hurried.connect(animator.finish_all)
        self.controller.advised.connect(self._advise)
        self.controller.dealScored.connect(self._deal_scored)
        self.controller.matchEnded.connect(self._match_ended)
        self.controller.takenBack.connect(lambda text: self.table.announce(self._words.text(text)))
        self.controller.jumped.connect(self._counted.clear)
        animator.idle.connect(self.controller.wake)
        animator.held.connect(self._held)
        self.table.spoken.connect(self.spoken)
        self.model.requested.connect(self.requested)

    def _receive(self, update: Update[Any]) -> None:
        """Pass updates on; the first one of a new match is shown as it happens and not as it came out."""
        deal, self._deal = self._deal, None
        self.model.receive(deal or update)

    def _idle(self) -> bool:
        return self.table.animator.is_idle

    def _advise(self, advice: Advice[object]) -> None:
        """Show what is advised on the table as it is now, and say why and how to do it."""
        self.table.animator.finish_all()
        if not self._idle():
            return  # a count is being looked at: the advice is for a deal not yet shown
        self.table.furniture.reading.put_away()
        self.model.suggest(advice.action, advice.reason)
        self.table.announce(self.table.furniture.asks)

    def _deal_scored(self, scored: HandScored, deal: int) -> None:
        rows = [count.row for count in self.controller.history.deals]
        totals = tuple(map(sum, zip(*rows, strict=True)))
        self._counted.append(Counted(deal, scored, totals, remarks(self.session.heard(self.match.viewer))))

    def _match_ended(self, ended: MatchEnded) -> None:
        if self._counted:
            self._counted.append(self._counted.pop()._replace(places=ended.places))

    def _held(self, event: object) -> None:
        if self._counted:
            self.counted.emit(self._counted.popleft())
        else:
            self.go_on()


def remarks(heard: Sequence[Event]) -> tuple[Text, ...]:
    """What was said after the last trick of a deal, less who took which card."""
    last = max((place for place, event in enumerate(heard) if isinstance(event, TrickWon)), default=len(heard))
    said = (event.text for event in heard[last:] if isinstance(event, Announced))
    return tuple(text for text in said if not any(isinstance(argument, Card) for argument in text.args))
