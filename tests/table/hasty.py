"""Somebody who presses keys without listening: a whole deal of any game, told to a voice by a clock of its own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from pytestqt.qtbot import QtBot

from cardtable.app.i18n.catalogue_renderer import TerminalRenderer
from cardtable.core.controls import Draft
from cardtable.core.language.speech_forms import WordingLevel
from cardtable.core.rules import AnyGame
from cardtable.core.session import Update
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.models.received_cards import is_initial_deal
from cardtable.table.animation.animator import ASK_AGAIN_MS, MOST_WAITED_MS
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.speech.announcer import CHARACTERS_A_SECOND, Announcer
from cardtable.table.speech.narrator import hearing_ms
from cardtable.table.speech.unheard_facts import Fact, FactKind
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.table.stage import NAMES, faces
from tests.telling import TellingSession

ME = Seat(0)
STEP_S = 0.05
BEGUN_S = 0.15  # until the voice begins
LAST_S = 10.0  # for what the voice has begun
MOVE_S = 0.5  # for a card on its way
NEVER = float("inf")


class Clock:
    """Time, turned by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Voice:
    """A way out that speaks as quickly as a quick voice, and is silent when a key is pressed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._queue: list[tuple[float, str]] = []  # since when, what
        self.heard: list[tuple[float, str]] = []  # when it began, and as far as it came

    def speak(self, sentence: str, *, urgent: bool) -> None:
        if urgent:
            self.hush()
        begin = max([self._clock.now, *(at + len(text) / CHARACTERS_A_SECOND for at, text in self._queue)]) + BEGUN_S
        self._queue.append((begin, sentence))

    def hush(self) -> None:
        spoken = ((at, text[: max(0, int((self._clock.now - at) * CHARACTERS_A_SECOND))]) for at, text in self._queue)
        self.heard += [(at, text) for at, text in spoken if text]
        self._queue.clear()


class Told(NamedTuple):
    """What the narrator gave to be spoken at a moment."""

    at: float
    sentence: str
    facts: tuple[Fact, ...]


class NotingAnnouncer(Announcer):
    """Announcer that notes what it is given."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(None, clock)
        self.told: list[Told] = []
        self._now = clock

    def say(self, sentence: str, *, urgent: bool = False, written: str = "", facts: Sequence[Fact] = ()) -> None:
        if facts and sentence:
            self.told.append(Told(self._now.now, sentence, tuple(facts)))
        super().say(sentence, urgent=urgent, written=written, facts=facts)


class Figures(NamedTuple):
    """What became of the facts of a deal."""

    due: int
    heard: int
    merged: int  # passed before a trick ended of which was heard who won it, or a prompt that had been followed
    lost: tuple[Fact, ...]
    doubled: int
    backlog: float  # seconds of speech, at most
    words: float  # of the sentences of a trick

    def __add__(self, other: object) -> Figures:
        assert isinstance(other, Figures)
        sums = (self.due + other.due, self.heard + other.heard, self.merged + other.merged, self.lost + other.lost)
        return Figures(*sums, self.doubled + other.doubled, max(self.backlog, other.backlog), self.words)


class HastyDeal:
    """A deal in which a key is pressed every now and then; `patient`: none is, and cards are played in silence."""

    def __init__(
        self, qtbot: QtBot, game: AnyGame, seats: int, seed: int, words: WordingLevel, *, patient: bool = False
    ) -> None:
        self._random, self._clock, self._patient = random.Random(seed), Clock(), patient
        self._voice, self.announcer = Voice(self._clock), NotingAnnouncer(self._clock)
        self.announcer.set_way(self._voice)
        options = game.options().settled(seats)
        self._rules, self._controls = game.rules(options, seats), game.controls(options, seats)
        self.session = TellingSession(game, options, ["person"] * seats, str(seed))
        renderer = TerminalRenderer("en")
        renderer.set_names(dict(zip(map(Seat, range(seats)), NAMES, strict=False)), ME)
        self._table = TableWidget(renderer, faces(), TableLook(words=words), self.announcer)
        qtbot.addWidget(self._table)
        self._table.resize(1280, 748)
        scene = self._scene = self._table.scene
        scene.build(self._rules.zones, self.session.view(ME), self._rules.sides(self.session.view(None).public))
        self._kinds = ZoneKinds(self._rules.zones)
        scene.narrator.forms = game.spoken()
        self._acting: frozenset[Seat] = frozenset()
        self._view = self.session.view(ME)
        self._waiting: list[Update[Any]] = []
        self.session.subscribe(ME, self._waiting.append)
        self._key_at = self._next_key()
        self._ready_at = self._waited = 0.0
        self._backlog = 0.0

    def play(self) -> Figures:
        """Play to the end of the deal, and listen to the rest."""
        while self.session.deal_number == 1 and not self.session.match_over:
            self._step()
        self._waiting = [one for one in self._waiting if not is_initial_deal(one.events, self._kinds)]
        while self.announcer.busy_ms() or self._waiting:
            self._key_at = NEVER
            self._step()
        self._clock.now += LAST_S
        self._voice.hush()
        return self._figures()

    def _next_key(self) -> float:
        return NEVER if self._patient else self._clock.now + self._random.uniform(0.3, 1.5)

    def _step(self) -> None:
        self._clock.now += STEP_S
        self.announcer.pass_on()
        if self._clock.now >= self._key_at:
            self._key_at = self._next_key()
            self._press()
        if self._clock.now < self._ready_at or self._hears():
            return
        if self._waiting:
            self._show(self._waiting.pop(0))
        elif self.session.deal_number > 1:
            pass
        elif others := self.session.actors - {ME}:
            self._act(min(others))
        elif self._patient and self.session.actors == {ME} and not self.announcer.busy_ms():
            self._act(ME)

    def _press(self) -> None:
        """Press any key: most ask something or move the focus, some play a card, and those hurry what moves."""
        self.announcer.hush()
        self._backlog = max(self._backlog, self.announcer.busy_ms() / 1000)
        kind = self._random.random()
        if kind < 0.35:
            self.announcer.say("x" * self._random.randint(10, 120), urgent=True)
        elif kind > 0.6:
            if not self.announcer.has_unheard:
                self._ready_at = min(self._ready_at, self._clock.now)
            if ME in self.session.actors and not self._waiting and self.session.deal_number == 1:
                self._act(ME)

    def _act(self, seat: Seat) -> None:
        legal = self._rules.legal(self.session.view(seat))
        first = [action for action, _ in zip(legal, range(40), strict=False)]
        self.session.submit(seat, self._random.choice(first), self.session.state_version)

    def _show(self, update: Update[Any]) -> None:
        old, new = (self._controls.display(one, Draft()).plates for one in (self._view, update.view))
        points = {Seat(at): (new[at].points or 0) - (old[at].points or 0) for at in range(len(new))}
        self._scene.narrator.tell(update.heard or update.events, self._acting, points)
        self._view = update.view
        self._acting = self.session.actors if not self._waiting else self._acting
        self._scene.snap(update.view)
        shown = TableDisplay(self._controls.display(update.view, Draft()), acting=self._acting)
        self._scene.narrator.ask(shown)
        self._ready_at, self._waited = self._clock.now + MOVE_S, 0.0

    def _hears(self) -> bool:
        """Whether others wait for what is being said."""
        wait = min(hearing_ms(self.announcer.busy_ms(), 1.0, 0), ASK_AGAIN_MS) / 1000
        self._ready_at, self._waited = self._clock.now + wait, self._waited + wait
        return wait > 0 and self._waited < MOST_WAITED_MS / 1000

    def _figures(self) -> Figures:
        """Look for each fact in what was heard: once is right."""
        heard = list(self._voice.heard)

        def take(words: str, since: float) -> bool:
            for place, (at, text) in enumerate(heard):
                if at >= since and words in text:
                    heard[place] = at, text.replace(words, "\0" * len(words), 1)
                    return True
            return False

        due = [(told, fact) for told in self.announcer.told for fact in told.facts]
        whole = [told for told in reversed(self.announcer.told) if take(told.sentence, told.at)]
        come = [told in whole or take(fact.brief, told.at) for told, fact in reversed(due)][::-1]
        doubled = sum(take(fact.brief, told.at) for told, fact in due)
        merged, lost = 0, list[Fact]()
        for place, (_, fact) in enumerate(due):
            later = [other for (_, other), there in zip(due[place + 1 :], come[place + 1 :], strict=True) if there]
            done = [other for _, other in due[place + 1 :]]
            if come[place]:
                continue
            settled = fact.kind is FactKind.PASSING and any(one.kind is FactKind.TRICK for one in later)
            followed = fact.kind is FactKind.PROMPT and any(one.own or one.kind is FactKind.PROMPT for one in done)
            if settled or followed or fact in later:
                merged += 1
            else:
                lost.append(fact)
        return Figures(len(due), sum(come), merged, tuple(lost), doubled, self._backlog, self._words())

    def _words(self) -> float:
        """Words in a trick, from one winner to the next."""
        told = self.announcer.told
        tricks = [place for place, one in enumerate(told) if any(fact.kind is FactKind.TRICK for fact in one.facts)]
        if len(tricks) < 2:
            return 0.0
        between = told[tricks[0] + 1 : tricks[-1] + 1]
        return sum(len(one.sentence.split()) for one in between) / (len(tricks) - 1)
