"""The animator: queue, pauses, holds, and an end at any time."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.events import CardsMoved, HandScored, TrickWon
from cardtable.core.session import Update
from cardtable.core.zones import Seat, Zone
from cardtable.table.motion.plans import NOTHING, Pause
from cardtable.table.painting.look import TableLook
from cardtable.table.widget import TableWidget
from tests.table.test_plans import cards, hand, pile, table, trick, view

SCORED = HandScored((1, 0, 0, 0))


def show(widget: TableWidget, version: int, *events: Any) -> None:
    widget.animator.enqueue(version, widget.plan(Update(events, view(version))))


def test_it_ends_with_the_pose_and_the_face(qtbot: QtBot) -> None:
    widget = table(qtbot, view(hand_1="? ?"), TableLook(speed=20))
    with qtbot.waitSignals([widget.animator.finished, widget.animator.idle]):
        show(widget, 2, CardsMoved(hand(1), trick(1), cards("QS")))
    (played,) = pile(widget, trick(1))
    assert played.card == cards("QS")[0]
    assert widget.geometry_now is not None
    assert played.pose[:2] == pytest.approx(widget.geometry_now.trick[1][:2])


def test_an_empty_plan_is_over_at_once(qtbot: QtBot) -> None:
    widget = table(qtbot, view())
    with qtbot.waitSignal(widget.animator.finished, check_params_cb=lambda version: version == 7):
        widget.animator.enqueue(7, NOTHING)
    assert widget.animator.is_idle


def test_updates_are_shown_one_after_another(qtbot: QtBot) -> None:
    widget = table(qtbot, view(hand_0="2C 3C"), TableLook(speed=50))
    seen: list[tuple[str, int]] = []
    widget.animator.started.connect(lambda version: seen.append(("started", version)))
    widget.animator.finished.connect(lambda version: seen.append(("finished", version)))
    with qtbot.waitSignal(widget.animator.idle):
        show(widget, 2, CardsMoved(hand(0), trick(0), cards("2C")))
        show(widget, 3, TrickWon(Seat(0)), CardsMoved(trick(0), Zone("won", 0), cards("2C")))
        widget.animator.finish_all()
    assert seen == [("started", 2), ("finished", 2), ("started", 3), ("finished", 3)]
    assert not any(one.isVisibleTo(widget) for one in widget.board.every_widget() if one not in pile(widget, hand(0)))  # type: ignore[union-attr]


def test_a_trick_waits_for_a_click(qtbot: QtBot) -> None:
    widget = table(qtbot, view(trick_1="5C"), TableLook(speed=50, trick_pause_ms=None))
    show(widget, 2, TrickWon(Seat(1)))
    assert widget.animator.waits_for_click
    assert widget.animator.finish_all()
    assert widget.animator.is_idle


def test_a_counted_deal_is_finished_but_holds_what_follows(qtbot: QtBot) -> None:
    widget = table(qtbot, view(hand_0="2C"))
    finished: list[int] = []
    held: list[object] = []
    widget.animator.finished.connect(finished.append)
    widget.animator.held.connect(held.append)
    show(widget, 2, SCORED)
    show(widget, 3, CardsMoved(hand(0), trick(0), cards("2C")))
    assert held == [SCORED]
    assert finished == [2]
    assert not widget.animator.finish_all()
    widget.animator.resume()
    assert not widget.animator.is_held
    widget.animator.finish_all()
    assert finished == [2, 3]
    widget.animator.resume()


def test_what_hears_of_an_end_may_ask_for_more(qtbot: QtBot) -> None:
    widget = table(qtbot, view())
    left = [5, 4, 3]

    def again(version: int) -> None:
        if left:
            widget.animator.enqueue(left.pop(), Pause(0))

    widget.animator.finished.connect(again)
    with qtbot.waitSignal(widget.animator.idle):
        widget.animator.enqueue(2, NOTHING)
    assert not left


def test_less_motion_is_a_cross_fade_in_place(qtbot: QtBot) -> None:
    widget = table(qtbot, view(hand_0="2C 3C"), TableLook(reduce_motion=True))
    (two, _) = pile(widget, hand(0))
    show(widget, 2, CardsMoved(hand(0), trick(0), cards("2C")))
    assert widget.geometry_now is not None
    assert two.pose[:2] == pytest.approx(widget.geometry_now.trick[0][:2])
    assert two.pose.opacity < 1
    qtbot.waitUntil(lambda: widget.animator.is_idle)
    assert two.pose.opacity == 1


def test_a_click_ends_less_motion_too(qtbot: QtBot) -> None:
    widget = table(qtbot, view(hand_0="2C 3C"), TableLook(reduce_motion=True))
    show(widget, 2, CardsMoved(hand(0), trick(0), cards("2C")))
    assert widget.animator.finish_all()
    assert pile(widget, trick(0))[0].pose.opacity == 1


@pytest.mark.parametrize("moment", ["started", "finished"])
@pytest.mark.parametrize("hurry", [False, True])
def test_the_table_may_be_set_anew_while_an_update_begins_or_ends(qtbot: QtBot, moment: str, hurry: bool) -> None:
    """Undo in the very moment: nothing of the old updates is shown any more."""
    widget = table(qtbot, view(hand_0="2C"), TableLook(speed=100))
    before = view(hand_0="2C")
    getattr(widget.animator, moment).connect(lambda version: widget.snap(before))
    show(widget, 2, SCORED)
    widget.animator.enqueue(3, lambda: widget.plan(Update((CardsMoved(hand(0), trick(0), cards("2C")),), view(3))))
    if hurry:
        widget.animator.finish_all()
    qtbot.waitUntil(lambda: widget.animator.is_idle)
    assert not widget.animator.is_held
    assert not widget.snap(before)
