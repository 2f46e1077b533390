"""Which sounds an update makes: every event of every game, under every preset, for everybody who listens."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest

from cardtable.app.audio.sound_cues import REFUSED, STEP, Cue, CueContext, CueTrigger, Sound, back_at, cues_of, marked
from cardtable.core.controls import Display, Draft
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zone_kinds import Role, Visibility, ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.models.received_cards import is_initial_deal
from tests.conformance.conftest import marks
from tests.conformance.driver import Case, cases
from tests.telling import TellingSession

ACTIONS = 90  # of each case: a deal of most games, and the beginning of the next


pytestmark = pytest.mark.quick(10)


@dataclass(frozen=True)
class Told:
    """One update as a seat was told it, and its sounds."""

    scene: CueContext
    cues: tuple[Cue, ...]

    @property
    def sounds(self) -> Counter[Sound]:
        return Counter(cue.sound for cue in self.cues)

    @property
    def events(self) -> tuple[Event, ...]:
        return self.scene.events

    def moves(self) -> list[CardsMoved]:
        return [event for event in self.events if isinstance(event, CardsMoved)]

    def has(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events)

    def role(self, zone: Zone) -> Role:
        return self.scene.kinds.spec(zone).role

    def is_hidden(self, zone: Zone) -> bool:
        return self.scene.kinds.spec(zone).visibility is Visibility.NOBODY

    def per(self, zone: Zone) -> str:
        return self.scene.kinds.spec(zone).per


class Listener:
    """Hears a match from one seat, as a conductor does."""

    def __init__(self, case: Case) -> None:
        self.told: list[Told] = []
        self._controls = case.game.controls(case.options, case.seats)
        self._kinds = ZoneKinds(case.rules.zones)
        self._before: tuple[View[Any], Display] | None = None
        self._acting: frozenset[Seat] = frozenset()

    def receive(self, update: Update[Any]) -> None:
        display = self._controls.display(update.view, Draft())
        view, shown = self._before or (None, None)
        if update.heard is None:
            scene = CueContext(update.events, update.view, self._kinds, display, self._acting, view, shown)
            self.told.append(Told(scene, cues_of(scene)))
        self._before = update.view, display
        for event in update.heard or update.events:
            if isinstance(event, TurnStarted | HandScored):
                self._acting = event.seats if isinstance(event, TurnStarted) else frozenset()


def played(case: Case, seat: Seat | None) -> list[Told]:
    """What a seat is told of a match of chance."""
    session = TellingSession(case.game, case.options, ("person", *["club"] * (case.seats - 1)), "5")
    listener, chance = Listener(case), random.Random(1)
    session.subscribe(seat, listener.receive)
    for _ in range(ACTIONS):
        if session.actors:
            actor = min(session.actors)
            view = session.view(actor)
            action = chance.choice(list(islice(case.rules.legal(view), 30)))
            assert session.submit(actor, action, view.version) is None
    return listener.told


@pytest.fixture(
    scope="module", params=[pytest.param(case, marks=marks(case, walks=False)) for case in cases()], ids=str
)
def told(request: pytest.FixtureRequest) -> list[Told]:
    """The updates of a case, as its first seat is told them, and as somebody who looks on is."""
    return [*played(request.param, Seat(0)), *played(request.param, None)]


@pytest.mark.quick(3)
def test_each_card_played_is_heard_once_where_its_player_sits(told: list[Told]) -> None:
    for one in told:
        if is_initial_deal(one.events, one.scene.kinds):
            continue  # where a lowest trump goes to its owner
        laid = [
            event.source.owner
            for event in one.moves()
            if one.role(event.source) is Role.HAND
            and (one.role(event.target) is Role.TRICK or one.per(event.target) == "table")
        ]
        heard = [cue for cue in one.cues if cue.sound is Sound.CARD]
        assert [cue.pan for cue in heard] == [one.scene.pan(owner) for owner in laid]
        assert all(cue.when is CueTrigger.LYING for cue in heard)
        assert [cue.delay for cue in heard] == [STEP * place for place in range(len(heard))]


def test_every_card_of_a_deal_ticks_where_its_hand_is(told: list[Told]) -> None:
    for one in told:
        if is_initial_deal(one.events, one.scene.kinds):
            dealt = [
                one.scene.pan(event.target.owner)
                for event in one.moves()
                if one.is_hidden(event.source) and one.role(event.target) is Role.HAND
                for _ in event.cards
            ]
            ticks = [cue.pan for cue in one.cues if cue.sound is Sound.TICK]
            assert ticks == dealt
            assert {cue.delay for cue in one.cues} == {0}
            assert len(ticks) > 5
            assert set(one.sounds) <= {Sound.TICK, Sound.TURN}


def test_a_trick_is_yours_or_another_s_and_nobody_s_is_silent(told: list[Told]) -> None:
    for one in told:
        won = [event.seat for event in one.events if isinstance(event, TrickWon)]
        viewer = one.scene.view.seat
        assert one.sounds[Sound.TRICK] == sum(seat is not None and seat == viewer for seat in won)
        assert one.sounds[Sound.OTHERS] == sum(seat is not None and seat != viewer for seat in won)


def test_a_deal_ends_with_one_sound_and_a_match_that_is_lost_with_no_other(told: list[Told]) -> None:
    for one in told:
        viewer = one.scene.view.seat
        ended = next((event for event in one.events if isinstance(event, MatchEnded)), None)
        won = ended is not None and viewer is not None and ended.places[viewer] == 1
        assert one.sounds[Sound.WIN] == won
        assert one.sounds[Sound.OVER] == (one.has(HandScored) and not won)


def test_your_turn_is_heard_when_it_comes_and_not_while_it_lasts(told: list[Told]) -> None:
    for one in told:
        last = [event.seats for event in one.events if isinstance(event, TurnStarted)][-1:]
        mine = one.scene.view.seat is not None and any(one.scene.view.seat in seats for seats in last)
        comes = mine and (one.scene.view.seat not in one.scene.acting or one.has(TrickWon))
        assert one.sounds[Sound.TURN] == comes


def test_cards_laid_out_for_a_side_are_heard_as_one_meld(told: list[Told]) -> None:
    for one in told:
        if not is_initial_deal(one.events, one.scene.kinds):
            assert one.sounds[Sound.MELD] == any(one.per(event.target) == "side" for event in one.moves())


def test_what_is_complete_is_what_is_said_to_be(told: list[Told]) -> None:
    for one in told:
        said = [event.text.source for event in one.events if isinstance(event, Announced)]
        complete = sum("completes" in text for text in said)
        assert one.sounds[Sound.COMPLETE] == complete


def test_points_are_heard_when_a_trick_brings_them(told: list[Told]) -> None:
    for one in told:
        won = next((event.seat for event in one.events if isinstance(event, TrickWon)), None)
        if won is None:
            assert not one.sounds[Sound.POINTS]
        elif one.scene.before is not None and not one.has(HandScored):
            before, after = one.scene.before.public.points[won], one.scene.view.public.points[won]
            named = any(isinstance(event, Announced) and "takes the %2" in event.text.source for event in one.events)
            assert one.sounds[Sound.QUEEN] == named
            assert one.sounds[Sound.POINTS] == (before != after and not named)


def test_hearts_that_break_are_heard_once(told: list[Told]) -> None:
    for one in told:
        said = [event.text.source for event in one.events if isinstance(event, Announced)]
        assert one.sounds[Sound.BROKEN] == said.count("Hearts are broken.")


def test_cards_that_come_to_somebody_slide_there_once(told: list[Told]) -> None:
    for one in told:
        zones = [cue.zone for cue in one.cues if cue.sound is Sound.SLIDE]
        assert len(zones) == len(set(zones))
        drawn = {
            event.target
            for event in one.moves()
            if one.role(event.target) is Role.HAND and not is_initial_deal(one.events, one.scene.kinds)
        }
        assert drawn <= set(zones)


def test_every_cue_waits_for_something_that_happens(told: list[Told]) -> None:
    for one in told:
        goals = {event.target for event in one.moves()}
        assert all(cue.zone in goals for cue in one.cues if cue.when in (CueTrigger.LYING, CueTrigger.SETTING_OUT))
        assert all(-1 <= cue.pan <= 1 and 0 <= cue.delay < 1000 for cue in one.cues)


def test_few_cards_left_are_ticked_in_games_without_tricks_alone(told: list[Told]) -> None:
    for one in told:
        scene = one.scene
        if is_initial_deal(one.events, scene.kinds):
            continue
        counted = 0
        for zone, cards in scene.view.zones.items():
            before = () if scene.before is None else scene.before.zones[zone]
            fewer = one.role(zone) is Role.HAND and zone.owner != scene.view.seat and len(cards) < len(before)
            counted += len(cards) if fewer and len(cards) <= 3 else 0
        quiet = scene.kinds.has_tricks or one.has(HandScored)
        assert one.sounds[Sound.TICK] == (0 if quiet else counted)


@pytest.mark.slow
def test_all_twelve_sounds_are_used_somewhere() -> None:
    some = [case for case in cases() if case.preset == "default"]
    heard = {sound for case in some for one in played(case, Seat(0)) for sound in one.sounds}
    heard |= {REFUSED.sound}
    assert set(Sound) - heard <= {Sound.WIN}  # matches take longer than this


# ---- what is no event


def test_what_cannot_be_done_is_heard_at_once_from_the_middle() -> None:
    assert Cue(Sound.REFUSED, pan=0, delay=0, when=CueTrigger.AT_ONCE) == REFUSED


def test_one_tick_for_a_card_more_and_two_for_a_card_less() -> None:
    assert [cue.sound for cue in marked(1, 2)] == [Sound.TICK]
    assert [cue.delay for cue in marked(2, 1)] == [0, STEP]
    assert marked(2, 2) == ()


def test_coming_back_to_a_table_tells_whether_it_is_the_person_s_turn() -> None:
    def at(seat: int | None) -> View[Any]:
        return View(None if seat is None else Seat(seat), {}, None, 1)

    mine = TurnStarted(frozenset({Seat(0)}))
    assert [cue.sound for cue in back_at(at(0), (mine,))] == [Sound.TURN]
    assert back_at(at(1), (mine,)) == ()
    assert back_at(at(None), (mine,)) == ()
    assert back_at(at(0), (mine, HandScored((1, 2)))) == ()
