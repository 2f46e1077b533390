"""What a table passes on to the announcer: the prompt once, a hint with its cards, and where one has gone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.events import Announced, TrickWon
from cardtable.core.session import Update
from cardtable.core.text import Text, Who, literal_text
from cardtable.core.zones import Seat
from cardtable.models.received_cards import is_initial_deal
from cardtable.table.speech.announcer import Announcer
from tests.table.stage import QUICK, Stage
from tests.table.toy import Play


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that the announcer is given."""
    heard: list[str] = []

    def say(
        _announcer: Announcer, sentence: str, *, urgent: bool = False, written: str = "", facts: object = ()
    ) -> None:
        heard.extend([sentence] if sentence else [])

    monkeypatch.setattr(Announcer, "say", say)
    return heard


def at_the_turn(qtbot: QtBot) -> Stage:
    stage = Stage(qtbot, 4, hand=6)
    stage.others_play()
    stage.finish()
    return stage


def test_what_is_asked_is_said_once_when_the_turn_begins(qtbot: QtBot, said: list[str]) -> None:
    stage = at_the_turn(qtbot)
    prompt = stage.hud.prompt_text + "."
    assert said[-1] == prompt
    stage.model.draftChanged.emit(stage.model.draft)
    stage.scene.present(stage.scene.current.shown)
    assert said.count(prompt) == 1


def test_a_hint_names_its_cards_unless_the_reason_does(qtbot: QtBot, said: list[str]) -> None:
    stage = at_the_turn(qtbot)
    card = stage.playable()[-1].final_card
    assert card is not None
    name = stage.renderer.card(card)
    stage.model.suggest(Play(card), Text("T", "It is low."))
    stage.scene.narrator.announce_hint(stage.model.hint)
    assert said[-1] == f"Suggested: the {name}. It is low. Press Enter to do it."
    assert stage.spoken[-1] == "It is low. Press Enter to do it."  # the eyes see which one it is
    stage.model.suggest(Play(card), Text("T", "The %1 is low.", args=(card,)))
    stage.scene.narrator.announce_hint(stage.model.hint)
    assert said[-1] == f"The {name} is low. Press Enter to do it."


def test_after_going_back_come_what_was_done_what_lies_there_and_what_is_asked(qtbot: QtBot, said: list[str]) -> None:
    stage = at_the_turn(qtbot)
    said.clear()
    stage.scene.narrator.go_to(Text("T", "Taken back."))
    stage.model.receive(Update(stage.model.heard, stage.model.view, stage.model.heard))
    assert said[0].startswith("Taken back. No card lies on the table.")
    assert said[1:] == [stage.hud.prompt_text + "."]
    assert stage.spoken[-1] == "Taken back."


def test_what_others_do_waits_for_speech_and_what_the_person_does_for_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Announcer, "busy_ms", lambda _announcer: 20_000)
    stage = Stage(qtbot, 4, hand=6, passing=True, look=QUICK._replace(speech_share=1.0))
    stage.finish()
    started: list[int] = []
    stage.animator.started.connect(started.append)
    stage.one_plays()
    assert (started, stage.animator.is_idle) == ([], False)
    stage.submit(next(stage.rules.legal(stage.session.view(stage.seat))), stage.session.state_version)
    assert started


def test_no_count_takes_the_keyboard_away_while_a_sentence_begins(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing waits for the end of what is said: a reader says no more of what it has not begun by then."""
    monkeypatch.setattr("cardtable.table.speech.announcer.is_on", lambda: True)
    stage = Stage(qtbot, 4, hand=1, look=QUICK._replace(speech_share=0.0))
    stage.finish()
    started: list[int] = []
    stage.animator.started.connect(started.append)
    stage.submit(next(stage.rules.legal(stage.session.view(stage.seat))), stage.session.state_version)
    for _ in range(2):
        stage.announcer.say("Amrit has 1 card left.")
        stage.one_plays()
        assert started[-1] == stage.session.state_version  # a card on its way leaves the keyboard where it is
    stage.finish()
    stage.announcer.say("Navid has 1 card left.")
    counted = stage.session.state_version + 1
    stage.one_plays()
    assert counted not in started
    stage.animator.hurry()  # by a click, or when the time is over
    assert counted in started


def test_a_deal_waits_for_speech_also_where_the_person_deals(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(qtbot, 4, hand=1, look=QUICK._replace(speech_share=1.0))
    shown: list[Update[Any]] = []
    stage.model.updateStarted.connect(shown.append)
    stage.submit(next(stage.rules.legal(stage.session.view(stage.seat))), stage.session.state_version)
    stage.others_play()
    stage.finish()
    dealt = shown[-1]
    assert is_initial_deal(dealt.events, stage.model.kinds)
    started: list[int] = []
    stage.animator.started.connect(started.append)
    monkeypatch.setattr(Announcer, "busy_ms", lambda _announcer: 20_000)
    stage.model.updateStarted.emit(
        replace(dealt, events=(Announced(Seat(0), literal_text("You deal.")), *dealt.events))
    )
    assert started == []
    played = (Announced(Seat(0), literal_text("You play.")),)
    stage.model.updateStarted.emit(replace(dealt, events=played))
    assert started


def test_a_danger_is_said_behind_the_trick_that_brought_it(qtbot: QtBot, said: list[str]) -> None:
    stage = at_the_turn(qtbot)
    threat = Text("T", "%1 has every point so far: %2.", args=(Who(Seat(1)), 14))
    stage.scene.narrator.tell((TrickWon(Seat(1)),), frozenset(), {}, threat)
    told = " ".join(said)
    assert told.endswith(stage.renderer.text(threat))
    assert told.index(stage.renderer.text(threat)) > told.index("takes")
