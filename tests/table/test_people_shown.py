"""What a table for people adds: on plates, in place of the prompt, on a card, as a button and in bubbles."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from pytestqt.qtbot import QtBot

from cardtable.core.controls import Command
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.table.hud.participant_display import (
    OverlayQuestion,
    ParticipantDisplay,
    SeatPresence,
    SeatPresenceKind,
)
from cardtable.table.layout.geometry import LayoutInput
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.label_layout import free_spots
from cardtable.table.style.table_style import TableLook
from tests.table.stage import Stage

STILL = TableLook(speed=1000.0, trick_pause_ms=0, reduce_motion=True)
AWAY = SeatPresence(SeatPresenceKind.AWAY, Text("Toy", "away 0:34"), grace=0.4)
LATE = SeatPresence(line=Text("Toy", "thinking 2:04"), clock=0.0)
PHRASE = Text("Toy", "I didn't see that coming.")


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    made = Stage(qtbot, look=STILL)
    made.finish()
    return made


def others(stage: Stage, *states: SeatPresence) -> ParticipantDisplay:
    return ParticipantDisplay((SeatPresence(), *states))


def test_who_is_away_is_said_in_words_on_plate_and_to_a_screen_reader(stage: Stage) -> None:
    stage.scene.show_participants(others(stage, AWAY))
    plate = stage.hud.plates[1]
    assert plate.accessibleName() == "Amrit"
    assert plate.accessibleDescription().startswith("away 0:34")
    stage.scene.read_out()
    assert "Amrit: away 0:34" in stage.hud.text_panel.said


def test_a_computer_plays_for_somebody_by_name(stage: Stage) -> None:
    stage.scene.show_participants(others(stage, SeatPresence(SeatPresenceKind.REPLACED)))
    assert stage.hud.plates[1].accessibleName() == "A computer, for Amrit"


@pytest.mark.parametrize(
    "state", [AWAY, LATE, SeatPresence(SeatPresenceKind.REPLACED), SeatPresence(SeatPresenceKind.COMPUTER)]
)
def test_each_state_is_painted_another_way(state: SeatPresence, stage: Stage) -> None:
    before = stage.hud.plates[1].grab().toImage()
    stage.scene.show_participants(others(stage, state))
    assert stage.hud.plates[1].grab().toImage() != before


def test_a_prompt_of_people_stands_in_place_of_the_games_and_goes_again(stage: Stage) -> None:
    own = stage.hud.prompt.said
    stage.scene.show_participants(ParticipantDisplay(prompt=Text("Toy", "Answer Amrit first.")))
    assert stage.hud.prompt.said == "Answer Amrit first."
    assert not stage.hud.prompt.accent
    stage.scene.show_participants(ParticipantDisplay())
    assert stage.hud.prompt.said == own


def test_a_clock_that_goes_on_does_not_take_away_what_was_just_said(stage: Stage) -> None:
    stage.scene.show_participants(others(stage, AWAY))
    stage.hud.say_prompt("You must follow suit.")
    stage.scene.show_participants(others(stage, AWAY._replace(grace=0.3)))
    assert stage.hud.prompt.said == "You must follow suit."


def test_it_is_nobodys_turn_while_the_table_waits(stage: Stage) -> None:
    assert any(plate.content.turn for plate in stage.hud.plates)
    stage.scene.show_participants(ParticipantDisplay(stands_still=True))
    assert not any(plate.content.turn for plate in stage.hud.plates)


@pytest.mark.quick(3)
@pytest.mark.parametrize("seats", [2, 4, 5, 7, 11])
@pytest.mark.parametrize("size", [(1280, 748), (1024, 548)])
def test_the_button_for_a_computer_and_bubbles_cover_nothing(seats: int, size: tuple[int, int], qtbot: QtBot) -> None:
    stage = Stage(qtbot, seats, look=STILL, size=size)
    stage.finish()
    for seat in map(Seat, range(1, seats)):
        stage.scene.show_participants(ParticipantDisplay(offer=seat))
        stage.scene.say_phrase(seat, PHRASE)
        laid = [stage.hud.computer_plays, *stage.hud.phrases.widgets()]
        lying = [QRectF(one.geometry()) for one in laid if one.isVisible()]
        lying += [*stage.board.geometry.occupied(), QRectF(stage.hud.prompt.geometry())]
        mine = lying[: len(lying) - len(stage.board.geometry.occupied()) - 1]
        assert stage.hud.computer_plays.isVisible()
        clash = [pair for pair in combinations(lying, 2) if pair[0] in mine and pair[0].intersects(pair[1])]
        assert not clash, (seat, clash)
        stage.hud.phrases.clear()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_phrase_has_room_beside_a_plate_at_the_upper_edge(seats: int) -> None:
    """A bubble is higher than the plate, and below that stands what was done last."""
    geometry = choose_layout(LayoutInput(QSizeF(1024, 548), seats, QSizeF(190, 110), QSizeF(220, 110), False))
    plate = geometry.plates[seats // 2]
    below = QRectF(plate.left(), plate.bottom() + 4, plate.width(), 40)
    spots = list(free_spots(geometry, seats // 2, QSizeF(90, plate.height() + 12), [*geometry.occupied(), below], ()))
    assert spots
    assert spots[0].right() < plate.left()


def test_the_button_hands_that_seat_over(stage: Stage, qtbot: QtBot) -> None:
    handed: list[Seat] = []
    stage.hud.handOver.connect(handed.append)
    stage.scene.show_participants(ParticipantDisplay(offer=Seat(2)))
    qtbot.mouseClick(stage.hud.computer_plays, Qt.MouseButton.LeftButton)
    assert handed == [Seat(2)]
    stage.scene.show_participants(ParticipantDisplay())
    assert stage.hud.computer_plays.isHidden()


def test_a_question_among_people_has_its_own_answers_and_focus(stage: Stage, qtbot: QtBot) -> None:
    given: list[str] = []
    stage.hud.peopleChosen.connect(given.append)
    answers = (Command("save", Text("Toy", "Save and play on")), Command("wait", Text("Toy", "Keep waiting")))
    stage.scene.show_participants(ParticipantDisplay(question=OverlayQuestion(Text("Toy", "Play on?"), answers, 1)))
    buttons = stage.hud.question.bar.shown()
    assert stage.focused() is buttons[1]
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert given == ["save"]
    stage.scene.show_participants(ParticipantDisplay())
    assert stage.hud.question.isHidden()


def test_the_card_that_somebody_would_like_back_is_marked_and_no_other(stage: Stage) -> None:
    view = stage.session.view(Seat(0))
    stage.session.submit(Seat(0), next(stage.rules.legal(view)), view.version)
    stage.finish()
    kinds = stage.board.places.kinds
    pile = next(pile for zone, pile in stage.board.piles.items() if kinds.is_trick(zone) and pile.widgets)
    (widget,), owner = pile.widgets, pile.zone.owner
    assert owner is not None
    assert widget.final_card is not None
    held = stage.hand[0].final_card
    assert held is not None
    stage.scene.show_participants(ParticipantDisplay(asks_back=Seat(owner), cards=(widget.final_card, held)))
    assert [one for one in stage.board.widgets() if one.asked] == [widget]
    stage.scene.show_participants(ParticipantDisplay())
    assert not widget.asked


def test_a_phrase_stands_for_a_while_and_is_spoken(stage: Stage) -> None:
    said: list[str] = []
    stage.scene.narrator.spoken.connect(said.append)
    stage.scene.say_phrase(Seat(2), PHRASE)
    (bubble,) = stage.hud.phrases.widgets()
    assert bubble.isVisible()
    assert bubble.accessibleName() == "I didn't see that coming."
    assert said == ["Kavya says: I didn't see that coming."]
    bubble._staying.stop()
    bubble._fade()
    assert bubble.isHidden()
