"""A lesson in the window: its bubble by mouse and by keys, wrong turns, leaving and coming back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.coach.bubble_widget import CoachAction
from cardtable.app.overlays.coach.coach_bubble import CoachBubble
from cardtable.app.overlays.coach.lesson_coach import LessonCoach
from cardtable.core.cards import Card, Suit
from cardtable.core.controls import Press, Tap
from cardtable.core.guidance.lessons import LEARNER
from cardtable.core.views import faces
from cardtable.families.hearts.actions import PassCards
from cardtable.families.hearts.trick_zones import hand_zone
from cardtable.games import discover
from cardtable.host.host_messages import ProposalKind
from cardtable.models.lesson_progression import CoachPrompt
from tests.app.conftest import Desk

Key = Qt.Key


def play_of(one: Desk) -> MatchController:
    assert one.program.match is not None
    return one.program.match


def coach_of(one: Desk) -> LessonCoach:
    coach = one.openers.lessons.coach
    assert coach is not None
    return coach


def bubble_of(one: Desk) -> CoachBubble:
    return coach_of(one).bubble


def wait_for(qtbot: QtBot, one: Desk, manner: CoachPrompt) -> str:
    """Until the coach speaks in this manner; what it says."""

    def speaks() -> bool:
        if one.openers.lessons.coach is None:
            return False
        play_of(one).scene.animator.finish_all()
        note = coach_of(one).coaching.note
        return note is not None and note.manner is manner and bubble_of(one).paper.isVisible()

    qtbot.waitUntil(speaks)
    return bubble_of(one).paper.spoken()


def key(qtbot: QtBot, one: Desk, which: Qt.Key) -> None:
    """A key, to whatever has the keyboard."""
    holder = one.window.focusWidget()
    qtbot.keyClick(holder if isinstance(holder, QWidget) else play_of(one).table, which)


def press(one: Desk, act: CoachAction) -> None:
    paper = bubble_of(one).paper
    place = [button.act for button in paper.content.buttons].index(act)
    paper.buttons[place].click()


def heard_once(one: Desk, sentence: str) -> bool:
    return sum(sentence in said for said in one.program.announcer.history) == 1


def begin(desk: Any, qtbot: QtBot, game: str = "hearts") -> Desk:
    one: Desk = desk(games={game: discover()[game]})
    one.welcome.show()
    one.openers.lessons.begin(game)
    wait_for(qtbot, one, CoachPrompt.TELLS)
    return one


def as_asked(one: Desk) -> None:
    note = coach_of(one).coaching.note
    assert note is not None
    play_of(one).model.act(note.action)


def overlapped(one: Desk) -> list[QRectF]:
    """What of the table the bubble covers."""
    paper = QRectF(bubble_of(one).paper.geometry())
    geometry = play_of(one).scene.board.geometry
    trick = [pose.rect() for pose in geometry.trick]
    return [rect for rect in (*geometry.plates, *trick, *geometry.fans) if rect is not None and paper.intersects(rect)]


def test_a_lesson_is_led_by_keys_and_leaves_no_trace(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)
    qtbot.waitUntil(lambda: heard_once(one, "Lesson, 1 of 11. Each heart costs 1 point"))
    assert not (one.program.paths.data / "match.log").exists()
    key(qtbot, one, Key.Key_Return)  # got it
    spoken = wait_for(qtbot, one, CoachPrompt.ASKS)
    assert spoken.startswith("Lesson, 2 of 11. First you pass")
    assert play_of(one).model.taught == tuple(map(Card.parse, ("AD", "KD", "QD")))
    play_of(one).model.gesture(Tap((Card.parse("QD"),), hand_zone(LEARNER)))
    assert not play_of(one).model.taught  # all are marked: the command glows
    play_of(one).model.gesture(Press("pass"))
    assert "passed the queen of spades" in wait_for(qtbot, one, CoachPrompt.TELLS)
    assert one.session.actors == {1}  # who waits until that has been read
    key(qtbot, one, Key.Key_Return)
    wait_for(qtbot, one, CoachPrompt.ASKS)
    assert not overlapped(one)
    focused = play_of(one).scene.focus.focused(play_of(one).scene.board)
    assert focused is not None
    assert focused.final_card == Card.parse("TC")
    key(qtbot, one, Key.Key_Return)  # plays it
    assert "follow suit" in wait_for(qtbot, one, CoachPrompt.ASKS)
    assert one.program.results.statistics.won() == (0, 0)


@pytest.mark.slow
def test_a_hint_is_the_coachs_own_and_what_is_taken_back_is_asked_for_again(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)
    key(qtbot, one, Key.Key_Return)  # got it
    asked = wait_for(qtbot, one, CoachPrompt.ASKS)
    press(one, CoachAction.GOT_IT)
    dot, scene = QRectF(bubble_of(one).dot.geometry()), play_of(one).scene
    assert bubble_of(one).dot.isVisible()
    prompt = QRectF(scene.hud.prompt.geometry())
    assert not any(dot.intersects(rect) for rect in (*scene.board.geometry.plates, prompt))
    play_of(one).hint()
    model, note = play_of(one).model, coach_of(one).coaching.note
    assert model.hint is not None
    assert note is not None
    assert (model.hint.action, model.hint.reason) == (note.action, note.sentence)
    key(qtbot, one, Key.Key_Return)  # does it
    assert "passed the queen of spades" in wait_for(qtbot, one, CoachPrompt.TELLS)
    play_of(one).controller.wish(ProposalKind.UNDO)
    assert wait_for(qtbot, one, CoachPrompt.ASKS) == asked

    def told_in_order() -> bool:
        heard = " ".join(one.program.announcer.history)
        return 0 <= heard.find("has been undone") < heard.rfind(asked)

    qtbot.waitUntil(told_in_order)
    as_asked(one)
    assert "passed the queen of spades" in wait_for(qtbot, one, CoachPrompt.TELLS)  # it had not been read


def test_enter_or_a_click_marks_all_cards_that_are_asked_for(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)
    key(qtbot, one, Key.Key_Return)  # got it
    wait_for(qtbot, one, CoachPrompt.ASKS)
    key(qtbot, one, Key.Key_Return)
    assert set(play_of(one).model.draft.marked) == set(map(Card.parse, ("QD", "KD", "AD")))
    key(qtbot, one, Key.Key_Escape)
    play_of(one).model.gesture(Tap((Card.parse("KD"),), hand_zone(LEARNER)))  # any of the three
    assert set(play_of(one).model.draft.marked) == set(map(Card.parse, ("QD", "KD", "AD")))
    key(qtbot, one, Key.Key_Return)  # passes them
    wait_for(qtbot, one, CoachPrompt.TELLS)
    assert all(card.suit is not Suit.DIAMONDS for card in faces(play_of(one).model.view, hand_zone(LEARNER)))


def test_enter_reads_a_sentence_before_it_answers_a_question(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "svoi_kozyri")
    key(qtbot, one, Key.Key_Return)
    assert "take hearts" in wait_for(qtbot, one, CoachPrompt.ASKS)
    assert play_of(one).model.view.public.trumps[LEARNER] is None
    key(qtbot, one, Key.Key_Return)
    qtbot.waitUntil(lambda: play_of(one).model.view.public.trumps[LEARNER] is Suit.HEARTS)


def test_enter_presses_the_command_that_glows(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "canasta")
    key(qtbot, one, Key.Key_Return)
    assert "draw one from the stock" in wait_for(qtbot, one, CoachPrompt.ASKS)
    key(qtbot, one, Key.Key_Return)
    qtbot.waitUntil(lambda: coach_of(one).coaching.note is None or "three aces" in bubble_of(one).paper.spoken())


def test_a_wrong_card_is_allowed_and_a_refusal_stands_in_the_bubble(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)
    press(one, CoachAction.GOT_IT)
    wait_for(qtbot, one, CoachPrompt.ASKS)
    play = play_of(one)
    play.model.act(PassCards(tuple(map(Card.parse, ("2S", "AD", "KD")))))
    assert wait_for(qtbot, one, CoachPrompt.STRAYED).endswith("Take it back?")
    key(qtbot, one, Key.Key_Return)  # takes it back
    assert "First you pass" in wait_for(qtbot, one, CoachPrompt.ASKS)
    play.model.act(PassCards(tuple(map(Card.parse, ("2S", "AD", "KD")))))
    wait_for(qtbot, one, CoachPrompt.STRAYED)
    key(qtbot, one, Key.Key_Escape)  # plays on
    wait_for(qtbot, one, CoachPrompt.TELLS)
    press(one, CoachAction.GOT_IT)
    wait_for(qtbot, one, CoachPrompt.ASKS)
    play.model.gesture(Tap((Card.parse("5S"),), hand_zone(LEARNER)))
    key(qtbot, one, Key.Key_Escape)
    key(qtbot, one, Key.Key_Return)
    one.openers.lessons.begin("hearts")
    assert "play your highest one while it is cheap" in wait_for(qtbot, one, CoachPrompt.ASKS)
    play = play_of(one)
    play.model.gesture(Tap((Card.parse("5S"),), hand_zone(LEARNER)))
    assert "You must follow suit: play a club." in bubble_of(one).paper.spoken()
    note = coach_of(one).coaching.note
    assert note is not None
    assert note.manner is CoachPrompt.ASKS


@pytest.mark.slow
def test_it_can_be_left_and_taken_up_where_it_was(desk: Any, qtbot: QtBot) -> None:
    one: Desk = desk()
    one.program.new_match("hearts", seed="7")
    one.my_turn(qtbot)
    match = play_of(one)
    one.openers.lessons.begin("hearts", "first deal")
    wait_for(qtbot, one, CoachPrompt.TELLS)
    press(one, CoachAction.GOT_IT)
    wait_for(qtbot, one, CoachPrompt.ASKS)
    as_asked(one)
    wait_for(qtbot, one, CoachPrompt.TELLS)
    key(qtbot, one, Key.Key_Escape)
    assert coach_of(one).bubble.is_up
    assert "Leave the lesson?" in bubble_of(one).paper.spoken()
    key(qtbot, one, Key.Key_Escape)
    assert "queen of spades" in bubble_of(one).paper.spoken()
    press(one, CoachAction.ASK_TO_LEAVE)
    key(qtbot, one, Key.Key_Return)
    assert play_of(one) is match
    assert not one.openers.lessons.is_on
    one.openers.lessons.begin("hearts")
    assert "passed the queen of spades" in wait_for(qtbot, one, CoachPrompt.TELLS)
    assert Card.parse("QS") in play_of(one).model.view.zones[hand_zone(LEARNER)]
    one.program.leave()
    assert not one.openers.lessons.is_on


@pytest.mark.slow
def test_points_that_were_looked_at_come_up_again_after_a_lesson(desk: Any, qtbot: QtBot) -> None:
    one: Desk = desk()
    one.program.counted.connect(one.openers.summary)
    one.program.new_match("hearts", seed="7")
    play = play_of(one)

    def counted() -> bool:
        play.scene.animator.finish_all()
        if one.session.actors == {LEARNER} and play.scene.animator.is_idle:
            one.act()
        return play.scene.animator.is_held

    qtbot.waitUntil(counted)
    assert one.openers.overlays.deals.panel is not None
    one.openers.lessons.begin("hearts")
    assert one.openers.overlays.deals.panel is None
    one.openers.lessons.end()
    assert one.openers.overlays.deals.panel is not None


def test_after_three_refusals_of_a_kind_the_coach_offers_itself_once(desk: Any, qtbot: QtBot) -> None:
    one: Desk = desk()
    one.program.new_match("hearts", options=one.program.games["hearts"].options(), seats=4, seed="7")
    one.my_turn(qtbot)
    model, offers = play_of(one).model, one.openers.offers
    three = faces(model.view, hand_zone(LEARNER))[:4]
    for card in three[:3]:
        model.gesture(Tap((card,), hand_zone(LEARNER)))
    for _ in range(2):
        model.gesture(Tap((three[3],), hand_zone(LEARNER)))
    assert offers.offer is None
    model.gesture(Tap((three[3],), hand_zone(LEARNER)))
    assert offers.offer is not None
    assert offers.offer.bubble.paper.spoken() == "Shall I show you how cards are passed?"
    offers.offer.bubble.pressed.emit(CoachAction.SHOW_ME)
    wait_for(qtbot, one, CoachPrompt.TELLS)
    one.openers.lessons.end()
    for _ in range(6):
        model.gesture(Tap((three[3],), hand_zone(LEARNER)))
    assert not offers.offer.bubble.is_up
    offers.offer.bubble.pressed.emit(CoachAction.NEVER)
    assert not one.program.settings.table.coach_offers
    before = play_of(one).controller.actions
    key(qtbot, one, Key.Key_Return)  # is the table's: what is marked is passed
    qtbot.waitUntil(lambda: play_of(one).controller.actions > before)


@pytest.mark.slow
def test_at_its_end_the_coach_asks_whether_to_play_on(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)

    def ended() -> bool:
        coach = coach_of(one)
        play_of(one).scene.animator.finish_all()
        note = coach.coaching.note
        if note is not None and note.manner is CoachPrompt.TELLS:
            press(one, CoachAction.GOT_IT)
        elif note is not None and note.manner is CoachPrompt.ASKS:
            as_asked(one)
        elif note is not None and note.manner is CoachPrompt.FREE and one.session.actors == {LEARNER}:
            one.act()
        return note is not None and note.manner is CoachPrompt.ENDED

    qtbot.waitUntil(ended)
    assert one.openers.lessons.finished("hearts", "first deal")
    assert one.openers.overlays.deals.panel is None
    assert "play on alone?" in wait_for(qtbot, one, CoachPrompt.ENDED)
    key(qtbot, one, Key.Key_Return)  # the main button has the keyboard
    qtbot.waitUntil(lambda: one.program.match is not None and not one.program.practises)
    assert play_of(one).config.game.id == "hearts"


@pytest.mark.slow
def test_a_hint_in_a_free_decision_leaves_nothing_of_the_bubble(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "canasta")

    def is_free() -> bool:
        play_of(one).scene.animator.finish_all()
        note = coach_of(one).coaching.note
        if note is not None and note.manner is CoachPrompt.TELLS:
            press(one, CoachAction.GOT_IT)
        elif note is not None and note.manner is CoachPrompt.ASKS:
            as_asked(one)
        return note is not None and note.manner is CoachPrompt.FREE and bubble_of(one).paper.isVisible()

    qtbot.waitUntil(is_free)
    press(one, CoachAction.HINT)
    bubble = bubble_of(one)
    qtbot.waitUntil(bubble.shape.isHidden)
    assert bubble.paper.isHidden()
    assert bubble.dot.isHidden()  # nothing glows, by which it could lie
