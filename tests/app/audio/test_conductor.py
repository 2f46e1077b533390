"""Sounds at a table in a window: each when its card lies there, none twice, and none behind the words."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from cardtable.app.audio.sound_cues import Cue, CueTrigger, Sound
from cardtable.app.controllers.menu_controller import SOUNDS_OFF, SOUNDS_ON
from cardtable.app.settings.settings_sections import MotionSettings, SoundSettings
from cardtable.core.controls import Tap
from cardtable.core.events import CardsMoved, HandScored, TrickWon
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.zones import Seat, Zone
from cardtable.table.animation.animation_plan import Move
from tests.app.conftest import QUICK
from tests.app.scripted import ALL_GAMES

MakeDesk = Callable[..., Any]
MakeTable = Callable[..., tuple[Any, "Ear"]]
SEEN = MotionSettings(speed=400, trick_pause=300, computer_pause=0)  # cards fly


class Ear:
    """Notes in one list what is heard at a program's table, what arrives, and what is said."""

    def __init__(self, one: Any, patch: pytest.MonkeyPatch) -> None:
        """To be made before the match, and told by `listen` from when on it counts."""
        self._one = one
        self.noted: list[object] = []
        self.events: list[object] = []
        patch.setattr(one.program.sounds, "hear", self._note)

    def listen(self) -> None:
        """Forget what was heard so far, and note the rest as well."""
        play = self._one.program.match
        self.noted.clear()
        play.scene.animator.arrived.connect(self._arrived)
        play.controller.updated.connect(self._told)
        play.spoken.connect(self._note)

    def _note(self, entry: object) -> None:
        self.noted.append(entry)

    def heard(self) -> list[Cue]:
        return [entry for entry in self.noted if isinstance(entry, Cue)]

    def sounds(self) -> Counter[Sound]:
        return Counter(cue.sound for cue in self.heard())

    def _arrived(self, move: Move) -> None:
        self.noted.append((CueTrigger.LYING, None if move.way is None else move.way[1]))

    def _told(self, update: Any, own: bool) -> None:
        self.events.extend(update.events)


def to_the_end_of_a_trick(one: Any, qtbot: QtBot, tricks: int = 1) -> None:
    """Let the person play, and everything be seen, until so many tricks have been swept."""
    play = one.program.match

    def done() -> bool:
        won = sum(isinstance(event, TrickWon) for event in play.model.heard)
        seen = bool(play.scene.animator.is_idle)
        if seen and won < tricks and one.session.actors == {0}:
            one.act()
        return seen and won >= tricks

    qtbot.waitUntil(done)


@pytest.mark.slow  # at the speed at which people see it
def test_a_card_is_heard_when_it_lies_on_the_table_and_not_before(qtbot: QtBot, table: MakeTable) -> None:
    one, ear = table(SEEN)
    to_the_end_of_a_trick(one, qtbot, tricks=2)
    cards = [place for place, entry in enumerate(ear.noted) if isinstance(entry, Cue) and entry.sound is Sound.CARD]
    assert len(cards) >= 8
    for place in cards:
        cue = ear.noted[place]
        assert isinstance(cue, Cue)
        same_moment = next(entry for entry in ear.noted[place:] if isinstance(entry, tuple))  # sentences may be between
        assert same_moment == (CueTrigger.LYING, cue.zone)  # the conductor is told first
    sweeps = [cue for cue in ear.heard() if cue.sound is Sound.SLIDE and cue.zone and cue.zone.kind == "won"]
    assert len(sweeps) == sum(isinstance(event, TrickWon) for event in ear.events)


@pytest.fixture
def table(desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MakeTable:
    """A program in whose match nothing has happened yet but the deal, and who listens to it."""

    def make(motion: MotionSettings = QUICK) -> tuple[Any, Ear]:
        one = desk()
        one.program.change(motion)
        heard = Ear(one, monkeypatch)
        one.program.new_match("hearts", seed="3")
        one.my_turn(qtbot)
        heard.listen()
        return one, heard

    return make


def heard_before_it_is_told(ear: Ear) -> None:
    """Where nothing flies, too, no card is told of that has not been heard."""
    cards = told = 0
    for entry in ear.noted:
        cards += isinstance(entry, Cue) and entry.sound is Sound.CARD
        told += isinstance(entry, str) and (" plays the " in entry or " leads the " in entry)
        assert told <= cards
    assert cards >= told > 4


@pytest.mark.slow
@pytest.mark.parametrize("hurried", [pytest.param(False, marks=pytest.mark.slow), True])
def test_nothing_is_heard_twice_or_forgotten_however_it_is_shown(hurried: bool, qtbot: QtBot, table: MakeTable) -> None:
    one, ear = table()
    if hurried:
        for _ in range(4):
            one.my_turn_or_end(qtbot)
            one.act()
        one.my_turn(qtbot)
    else:
        to_the_end_of_a_trick(one, qtbot, tricks=2)
        heard_before_it_is_told(ear)
    moved = [event for event in ear.events if isinstance(event, CardsMoved)]
    won = [event.seat for event in ear.events if isinstance(event, TrickWon)]
    sounds = ear.sounds()
    assert sounds[Sound.CARD] == sum(event.target.kind == "trick" for event in moved) > 3
    assert sounds[Sound.TRICK] == won.count(Seat(0))
    assert sounds[Sound.OTHERS] == len(won) - won.count(Seat(0))
    assert not sounds[Sound.OVER]


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", ["hearts", "cancellation_hearts", "svoi_kozyri", "canasta"])
def test_every_game_is_heard(game: str, desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    one = desk(games=ALL_GAMES)
    ear = Ear(one, monkeypatch)
    one.program.change(one.program.settings.table.changed("summary", False))
    one.program.new_match(game, seed="5")
    if one.program.seat_draw is not None:
        one.draw_for_places(qtbot)
        qtbot.waitUntil(lambda: one.program.match is not None)
    qtbot.waitUntil(lambda: one.program.match.controller.ready)
    ear.listen()
    for _ in range(3):
        qtbot.waitUntil(lambda: one.hurry() is None and 0 in one.session.actors)
        one.act()
    qtbot.waitUntil(lambda: one.hurry() is None and one.program.match.scene.animator.is_idle)
    assert len(ear.heard()) > 3
    assert not any(isinstance(event, HandScored) for event in ear.events)


def test_what_may_not_be_done_is_heard_before_it_is_said(qtbot: QtBot, table: MakeTable) -> None:
    one, ear = table()
    one.program.match.model.refuse(Refusal("any", Text("T", "That cannot be.")))
    assert [entry.sound if isinstance(entry, Cue) else entry for entry in ear.noted] == [
        Sound.REFUSED,
        "That cannot be.",
    ]


def test_a_button_that_cannot_be_pressed_is_heard_before_it_says_why(
    table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, ear = table()
    scene = one.program.match.scene
    monkeypatch.setattr(scene.hud, "refusal_at", lambda _point: Text("T", "Not now."))
    scene.pressed_at(QPoint(5, 5))
    assert [entry.sound if isinstance(entry, Cue) else entry for entry in ear.noted] == [Sound.REFUSED, "Not now."]


def test_marks_tick_and_what_is_done_takes_them_away_in_silence(qtbot: QtBot, table: MakeTable) -> None:
    one, ear = table()
    model = one.program.match.model
    hand = Zone("hand", 0)
    first, second, third = [card for card in model.view.zones[hand] if card is not None][:3]
    model.gesture(Tap((first,), hand))
    assert len(ear.heard()) == 1
    model.gesture(Tap((first,), hand))
    assert len(ear.heard()) == 3  # one more, two fewer
    for card in (first, second, third):
        model.gesture(Tap((card,), hand))
    before = ear.sounds()[Sound.TICK]
    assert before == 6
    model.suggest(next(one.program.match.config.rules().legal(model.view)))
    ticks = ear.sounds()[Sound.TICK]
    model.follow_hint()
    qtbot.waitUntil(lambda: not model.draft.marked)
    assert ear.sounds()[Sound.TICK] == ticks


def test_taken_back_is_your_turn_again(qtbot: QtBot, table: MakeTable) -> None:
    one, ear = table()
    one.act()
    one.my_turn(qtbot)
    ear.noted.clear()
    one.trigger("undo")
    qtbot.waitUntil(lambda: bool(ear.heard()))
    assert ear.sounds() == {Sound.TURN: 1}
    assert isinstance(ear.noted[0], Cue)  # before anything is said


def test_a_drawing_for_places_is_heard_a_card_for_each_and_whose_turn_it_is(
    desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk(games=ALL_GAMES)
    ear = Ear(one, monkeypatch)
    options = ALL_GAMES["canasta"].options(seating="draw_for_partners")
    one.program.new_match("canasta", options=options, seats=4, seed="42")
    assert one.program.seat_draw is not None
    one.draw_for_places(qtbot)
    drawn = [cue for cue in ear.heard() if cue.sound is Sound.CARD][:4]
    assert sorted(cue.pan for cue in drawn) == [-1, 0, 0, 1]
    assert ear.sounds()[Sound.TURN] >= 1


# ---- the program


def test_sounds_are_switched_by_menu_and_key_and_that_is_said(desk: MakeDesk) -> None:
    one = desk()
    action = one.window.menus.actions["sounds"]
    assert [key.toString() for key in action.shortcuts()] == ["Ctrl+M"]
    assert action.isChecked()
    one.trigger("sounds")
    assert not one.program.settings.sound.on
    assert not action.isChecked()
    assert one.window.notices == [SOUNDS_OFF]
    one.trigger("sounds")
    assert one.program.settings.sound.on
    assert SOUNDS_ON in one.window.notices


def test_a_table_is_heard_through_the_program(desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    one = desk()
    heard: list[Cue] = []
    monkeypatch.setattr(one.program.sounds, "hear", heard.append)
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    assert Sound.TICK in {cue.sound for cue in heard}  # the deal


def test_before_the_window_has_time_there_is_nothing_that_could_play(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    one.program.change(SoundSettings(volume=30))
    assert "sounds" not in vars(one.program)  # not made yet
    one.program.sounds.load()
    assert one.program.sounds._settings.volume == 30


def test_the_end_of_the_program_leaves_no_thread(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.sounds.load()
    one.program.change(SoundSettings(volume=30))
    one.window.close()
    assert [thread.name for thread in threading.enumerate() if thread.name == "sound"] == []
