"""The animator: queue, pauses, holds, and an end at any time."""

from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.core.events import CardsMoved, HandScored, TrickWon
from cardtable.core.session import Update
from cardtable.core.zones import Seat, Zone
from cardtable.table.animation.animation_plan import NOTHING, Pause
from cardtable.table.animation.animator import Animator
from cardtable.table.style.table_style import TableLook
from tests.table.stage import Laid
from tests.table.test_plans import cards, hand, pile, table, trick, view

SCORED = HandScored((1, 0, 0, 0))


def show(laid: Laid, version: int, *events: Any) -> None:
    laid.animator.enqueue(version, laid.scene.plan(Update(events, view(version))))


def test_it_ends_with_the_pose_and_the_face(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_1="? ?"), TableLook(speed=20))
    with qtbot.waitSignals([laid.animator.finished, laid.animator.idle]):
        show(laid, 2, CardsMoved(hand(1), trick(1), cards("QS")))
    (played,) = pile(laid, trick(1))
    assert played.card == cards("QS")[0]
    assert played.pose[:2] == pytest.approx(laid.board.geometry.trick[1][:2])


def test_an_empty_plan_is_over_at_once(qtbot: QtBot) -> None:
    laid = table(qtbot, view())
    with qtbot.waitSignal(laid.animator.finished, check_params_cb=lambda version: version == 7):
        laid.animator.enqueue(7, NOTHING)
    assert laid.animator.is_idle


def test_what_is_much_to_begin_is_left_to_the_next_turn_unless_it_is_finished_before(qtbot: QtBot) -> None:
    laid = table(qtbot, view())
    started: list[int] = []
    laid.animator.started.connect(started.append)
    laid.animator.enqueue(7, NOTHING, next_turn=True)
    assert not laid.animator.is_idle
    assert started == []
    with qtbot.waitSignal(laid.animator.idle):
        pass
    assert started == [7]
    laid.animator.enqueue(8, NOTHING, next_turn=True)
    assert laid.animator.finish_all()
    assert laid.animator.is_idle
    laid.animator.enqueue(9, NOTHING, next_turn=True)
    with qtbot.waitSignal(laid.animator.idle):
        laid.animator.enqueue(10, NOTHING)
    assert started == [7, 8, 9, 10]


def test_what_is_much_to_begin_moves_a_turn_after_it_was_planned(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C 3C"), TableLook(speed=50))
    seen: list[str] = []
    laid.animator.started.connect(lambda _version: QTimer.singleShot(0, lambda: seen.append("next turn")))
    laid.animator.departed.connect(lambda _move: seen.append("departed"))
    played = Update((CardsMoved(hand(0), trick(0), cards("2C")),), view(2))
    with qtbot.waitSignal(laid.animator.idle):
        laid.animator.enqueue(2, lambda: laid.scene.plan(played), next_turn=True)
    assert seen[:2] == ["next turn", "departed"]


def test_updates_are_shown_one_after_another(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C 3C"), TableLook(speed=50))
    seen: list[tuple[str, int]] = []
    laid.animator.started.connect(lambda version: seen.append(("started", version)))
    laid.animator.finished.connect(lambda version: seen.append(("finished", version)))
    with qtbot.waitSignal(laid.animator.idle):
        show(laid, 2, CardsMoved(hand(0), trick(0), cards("2C")))
        show(laid, 3, TrickWon(Seat(0)), CardsMoved(trick(0), Zone("won", 0), cards("2C")))
        laid.animator.finish_all()
    assert seen == [("started", 2), ("finished", 2), ("started", 3), ("finished", 3)]
    assert not any(one.isVisibleTo(laid.widget) for one in laid.board.all_widgets if one not in pile(laid, hand(0)))


def test_a_trick_waits_for_a_click(qtbot: QtBot) -> None:
    laid = table(qtbot, view(trick_1="5C"), TableLook(speed=50, trick_pause_ms=None))
    show(laid, 2, TrickWon(Seat(1)))
    assert laid.animator.waits_for_click
    assert laid.animator.finish_all()
    assert laid.animator.is_idle


def test_a_counted_deal_is_finished_but_holds_what_follows(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C"))
    finished: list[int] = []
    held: list[object] = []
    laid.animator.finished.connect(finished.append)
    laid.animator.held.connect(held.append)
    show(laid, 2, SCORED)
    show(laid, 3, CardsMoved(hand(0), trick(0), cards("2C")))
    assert held == [SCORED]
    assert finished == [2]
    assert not laid.animator.finish_all()
    laid.animator.resume()
    assert not laid.animator.is_held
    laid.animator.finish_all()
    assert finished == [2, 3]
    laid.animator.resume()


def test_what_hears_of_an_end_may_ask_for_more(qtbot: QtBot) -> None:
    laid = table(qtbot, view())
    left = [5, 4, 3]

    def again(version: int) -> None:
        if left:
            laid.animator.enqueue(left.pop(), Pause(0))

    laid.animator.finished.connect(again)
    with qtbot.waitSignal(laid.animator.idle):
        laid.animator.enqueue(2, NOTHING)
    assert not left


def test_less_motion_is_a_cross_fade_in_place(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C 3C"), TableLook(reduce_motion=True))
    (two, _) = pile(laid, hand(0))
    show(laid, 2, CardsMoved(hand(0), trick(0), cards("2C")))
    assert two.pose[:2] == pytest.approx(laid.board.geometry.trick[0][:2])
    assert two.pose.opacity < 1
    qtbot.waitUntil(lambda: laid.animator.is_idle)
    assert two.pose.opacity == 1


def test_a_click_ends_less_motion_too(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C 3C"), TableLook(reduce_motion=True))
    show(laid, 2, CardsMoved(hand(0), trick(0), cards("2C")))
    assert laid.animator.finish_all()
    assert pile(laid, trick(0))[0].pose.opacity == 1


@pytest.mark.parametrize("moment", ["started", "finished"])
@pytest.mark.parametrize("hurry", [False, True])
def test_the_table_may_be_set_anew_while_an_update_begins_or_ends(qtbot: QtBot, moment: str, hurry: bool) -> None:
    """Undo in the very moment: nothing of the old updates is shown any more."""
    laid = table(qtbot, view(hand_0="2C"), TableLook(speed=100))
    before = view(hand_0="2C")
    getattr(laid.animator, moment).connect(lambda version: laid.scene.snap(before))
    show(laid, 2, SCORED)
    laid.animator.enqueue(3, lambda: laid.scene.plan(Update((CardsMoved(hand(0), trick(0), cards("2C")),), view(3))))
    if hurry:
        laid.animator.finish_all()
    qtbot.waitUntil(lambda: laid.animator.is_idle)
    assert not laid.animator.is_held
    assert not laid.scene.snap(before)


def test_who_clears_the_table_when_a_count_is_told_hears_of_no_end(qtbot: QtBot) -> None:
    animator = Animator(TableLook())
    heard: list[str] = []
    animator.idle.connect(lambda: heard.append("idle"))
    animator.held.connect(lambda counted: animator.clear())
    animator.enqueue(2, Pause(None, counted=SCORED))
    assert animator.is_idle
    assert not animator.is_held
    assert heard == []


def test_who_goes_on_when_a_count_is_told_sees_what_follows_finished_too(qtbot: QtBot) -> None:
    animator = Animator(TableLook())
    finished: list[int] = []
    animator.finished.connect(finished.append)
    animator.held.connect(lambda counted: animator.resume())
    animator.enqueue(2, Pause(10_000))
    animator.enqueue(3, Pause(None, counted=SCORED))
    animator.enqueue(4, Pause(10_000))
    assert animator.finish_all()
    assert finished == [2, 3, 4]
    assert animator.is_idle
