"""Every lesson of every game in the window: by Enter alone, by clicks alone on what glows, with wrong cards alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import groupby, islice, takewhile
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.overlays.coach.bubble_widget import CoachAction
from cardtable.core.guidance.lessons import AnyLesson
from cardtable.core.rules import AnyGame
from cardtable.games import discover
from cardtable.models.lesson_progression import CoachPrompt, CoachText
from tests.app.conftest import Desk
from tests.conformance.lesson_walks import Walk, as_asked

QUICKLY = ("canasta-melds",)  # also in a quick run: groups of cards, a discard, a wild card
STEPS = 3  # keys or clicks for one sentence: mark cards, lay a wild one to a meld, meld
MOST = 400  # keys or clicks to the end of a lesson
FEW = 400  # legal actions that are looked at for a wrong one
LESSONS = [
    pytest.param(game, lesson, id=name, marks=() if name in QUICKLY else pytest.mark.slow)
    for game in discover().values()
    for lesson in game.lessons()
    for name in [f"{game.id}-{lesson.name.replace(' ', '-')}"]
]
WAYS = ("enter", "click")
BY_ONE_MEANS = [
    pytest.param(way, *lesson.values, id=f"{way}-{lesson.id}", marks=lesson.marks) for lesson in LESSONS for way in WAYS
]


class Learner:
    """A person at the table of a lesson, who looks at the window and answers what the coach says."""

    def __init__(self, one: Desk, qtbot: QtBot, game: AnyGame, lesson: AnyLesson) -> None:
        self._one, self._qtbot = one, qtbot
        self.asked: list[str] = []  # sentences that asked for an action
        self.silent: list[str] = []  # decisions at which nothing was said
        self.manners: list[CoachPrompt] = []
        one.welcome.show()
        one.openers.lessons.begin(game.id, lesson.name)

    @property
    def _play(self) -> Any:
        return self._one.program.match

    @property
    def _coach(self) -> Any:
        coach = self._one.openers.lessons.coach
        assert coach is not None
        return coach

    def goes_through(self, answer: Callable[[CoachText], None]) -> None:
        """To the end of the lesson."""
        for _ in range(MOST):
            self._qtbot.waitUntil(self._is_asked)
            note = self._coach.coaching.note
            self.manners.append(note.manner)
            if note.manner is CoachPrompt.ENDED:
                return
            self.asked += [note.sentence.source] if note.manner is CoachPrompt.ASKS else []
            answer(note)
        raise AssertionError((self._coach.coaching.note, self._play.model.draft))

    def _is_asked(self) -> bool:
        """Whether a bubble is up, or the person may act though nothing is said."""
        if self._one.openers.lessons.coach is None:
            return False
        self._play.scene.animator.finish_all()
        note, paper = self._coach.coaching.note, self._coach.bubble.paper
        speaks = paper.isVisible() or self._play.model.hint is not None
        return note is not None and self._play.scene.animator.heeds_clicks and speaks

    def enter(self, _note: CoachText) -> None:
        """Press Enter on whatever has the keyboard."""
        holder = self._one.window.focusWidget()
        self._qtbot.keyClick(holder if isinstance(holder, QWidget) else self._play.table, Qt.Key.Key_Return)

    def click(self, note: CoachText) -> None:
        """Click on what glows: a card, a button or a pile, or on the main button of the bubble."""
        bubble, hint = self._coach.bubble, self._play.model.hint
        if note.manner is CoachPrompt.FREE and hint is not None:
            self._click_at(self._advised(hint))
        elif note.manner is CoachPrompt.ASKS:
            rect, card = bubble.lit_rect, bubble.lit_card
            assert rect is not None, note
            self._click_at(rect if card is None else seen_of(card.pose.rect()))
        elif bubble.is_up:
            self._qtbot.mouseClick(bubble.paper.buttons[-1], Qt.MouseButton.LeftButton)

    def _advised(self, hint: Any) -> QRectF:
        """Where the hint is followed: its button, or its card."""
        scene = self._play.scene
        for bar in (scene.hud.commands, scene.hud.question.bar):
            for button in bar.shown():
                if hint.command and button.command.code == hint.command:
                    corner = button.mapTo(self._play.table, QPoint(0, 0))
                    return QRectF(button.rect()).translated(corner.toPointF())
        assert hint.cards, hint
        return next(
            seen_of(one.pose.rect()) for one in scene.board.own_hand().widgets if one.final_card == hint.cards[-1]
        )

    def _click_at(self, rect: QRectF) -> None:
        """With the mouse, in the middle."""
        table = self._play.table
        spot = rect.center().toPoint()
        under = table.childAt(spot) or table
        self._qtbot.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(table, spot))

    def err(self, note: CoachText) -> None:
        """Do anything but what is asked for, and play on from there."""
        if note.manner is CoachPrompt.STRAYED:
            self._press(CoachAction.KEEP)
        elif note.manner is CoachPrompt.TELLS:
            self._press(CoachAction.GOT_IT)
        else:
            play = self._play
            legal = islice(play.config.rules().legal(play.model.view), FEW)
            others = [action for action in legal if action != note.action]
            play.model.act(others[-1] if others else note.action)
            if note.manner is CoachPrompt.ASKS and others:
                assert self._coach.coaching.note.manner is CoachPrompt.STRAYED

    def _press(self, act: CoachAction) -> None:
        paper = self._coach.bubble.paper
        place = [button.act for button in paper.content.buttons].index(act)
        self._qtbot.mouseClick(paper.buttons[place], Qt.MouseButton.LeftButton)


def at_once(game: AnyGame, lesson: AnyLesson) -> AnyGame:
    """The game with the level of its lesson alone, which gives hints without long thought."""
    return replace(game, players={lesson.level: game.players[lesson.level]})


def seen_of(card: QRectF) -> QRectF:
    """The part of a card in the hand that no other lies over."""
    return card.adjusted(4, 0, 20 - card.width(), 0)


@pytest.mark.quick(1)
@pytest.mark.parametrize(("way", "game", "lesson"), BY_ONE_MEANS)
def test_who_does_what_glows_by_one_means_alone_is_asked_for_everything(
    way: str, game: AnyGame, lesson: AnyLesson, desk: Any, qtbot: QtBot
) -> None:
    learner = Learner(desk(games={game.id: at_once(game, lesson)}), qtbot, game, lesson)
    learner.goes_through(learner.enter if way == "enter" else learner.click)
    notes = Walk(game, lesson).walk(as_asked).notes
    same_way = takewhile(lambda note: note.manner is not CoachPrompt.FREE, notes)
    wanted = [note.sentence.source for note in same_way if note.manner is CoachPrompt.ASKS]
    assert [sentence for sentence, _ in groupby(learner.asked)][: len(wanted)] == wanted
    assert CoachPrompt.STRAYED not in learner.manners
    assert max(len(list(steps)) for _, steps in groupby(learner.asked)) <= STEPS


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_who_never_does_what_is_asked_is_answered_each_time_and_comes_to_the_end(
    game: AnyGame, lesson: AnyLesson, desk: Any, qtbot: QtBot
) -> None:
    learner = Learner(desk(games={game.id: at_once(game, lesson)}), qtbot, game, lesson)
    learner.goes_through(learner.err)
    assert CoachPrompt.STRAYED in learner.manners
