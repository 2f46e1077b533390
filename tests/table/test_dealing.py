"""While cards are dealt: the new heading stands there from the first card, and every number follows the cards."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from pytestqt.qtbot import QtBot

from cardtable.core.events import CardsMoved, Event
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.table.stage import PLURALS, Laid, Stage, faces
from tests.table.test_plans import SPECS, hand

STOCK = Zone("stock")


def dealing(qtbot: QtBot, seats: int, each: int) -> Laid:
    """So many cards for everybody are about to be dealt, all that there are."""
    widget = TableWidget(SourceRenderer(plurals=PLURALS), faces(), TableLook(), Announcer())
    qtbot.addWidget(widget)
    widget.resize(1024, 548)
    with qtbot.waitExposed(widget):
        widget.show()
    zones = {Zone(kind, seat): () for kind in ("hand", "trick", "won") for seat in range(seats)}
    lying = {STOCK: (None,) * seats * each, Zone("pile"): (), **zones}
    specs = [spec for spec in SPECS if spec.kind != "meld"]
    laid = Laid(widget)
    laid.scene.build(specs, View(Seat(0), lying, None, 1), tuple(map(Seat, range(seats))))
    laid.scene.relayout()
    events: list[Event] = [CardsMoved(STOCK, hand(place % seats), (None,)) for place in range(seats * each)]
    after = lying | {STOCK: ()} | {hand(seat): (None,) * each for seat in range(seats)}
    view = View(Seat(0), after, None, 2)
    laid.animator.enqueue(2, lambda: laid.scene.plan(Update(tuple(events), view)))
    return laid


def numbers(laid: Laid, zone: Zone) -> int:
    """What is written on a pile; 0 without a number."""
    return laid.hud.counts.written(zone) or 0


def finish(laid: Laid) -> None:
    """Show the end of the deal, and the view that it led to, as a presenter does."""
    laid.animator.finish_all()
    laid.scene.present(laid.scene.current.shown)


@pytest.mark.parametrize("seats", [4, 7])
def test_the_pack_counts_down_and_the_hands_count_up(qtbot: QtBot, seats: int) -> None:
    laid = dealing(qtbot, seats, 6)
    (animation,) = laid.animator.findChildren(QAbstractAnimation, options=Qt.FindChildOption.FindDirectChildrenOnly)
    animation.pause()
    packs, held = [], []
    for moment in range(0, animation.duration(), 20):
        animation.setCurrentTime(moment)
        packs.append(numbers(laid, STOCK))
        plates = [plate.content.cards or 0 for plate in laid.hud.plates]
        held.append(sum(plates))
        assert packs[-1] + held[-1] <= 6 * seats
        assert packs[-1] + held[-1] >= 6 * seats - 16  # as many may be in the air
        if seats == 4:
            assert [numbers(laid, hand(seat)) for seat in (1, 2, 3)] == plates[1:]
    assert packs[0] == 6 * seats - 1
    assert held[0] == 0
    assert all(after <= before for before, after in pairwise(packs))
    assert all(after >= before for before, after in pairwise(held))
    assert len(set(packs)) > 10
    assert packs[-1] == 0
    finish(laid)
    assert [plate.content.cards for plate in laid.hud.plates] == [6] * seats
    assert not numbers(laid, STOCK)


def test_what_is_finished_at_once_leaves_no_number_behind(qtbot: QtBot) -> None:
    laid = dealing(qtbot, 4, 6)
    finish(laid)
    assert [numbers(laid, hand(seat)) for seat in (1, 2, 3)] == [6, 6, 6]
    assert not numbers(laid, STOCK)


def test_the_next_deal_has_its_heading_before_its_first_card(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 3, hand=1, look=TableLook())
    stage.animator.finish_all()
    stage.others_play()
    stage.playable()[0].click()
    stage.others_play(finish=False)
    animator, hud = stage.animator, stage.hud
    animator.finish_all()
    assert animator.is_held
    assert hud.info.accessibleName() == "Deal 1"
    points = [plate.content.plate.points for plate in hud.plates]
    assert sum(point or 0 for point in points) == 1
    dealt: list[str] = []
    animator.departed.connect(
        lambda move: dealt.append(hud.info.accessibleName()) if move.way and move.way[1].kind == "hand" else None
    )
    animator.resume()  # the cards of the deal are gathered first
    qtbot.waitUntil(lambda: hud.info.accessibleName() == "Deal 2")
    assert not animator.is_idle
    assert hud.prompt.said == ""
    assert [plate.content.plate.points for plate in hud.plates] == [0, 0, 0]
    assert not any(plate.content.turn for plate in hud.plates)
    qtbot.waitUntil(lambda: bool(dealt))
    assert set(dealt) == {"Deal 2"}
    animator.finish_all()
    assert hud.prompt.said


def test_whose_turn_it_is_is_told_once_the_cards_lie_there(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 3, hand=1, look=TableLook())
    stage.finish()
    stage.playable()[0].click()
    stage.others_play(finish=False)
    stage.animator.finish_all()
    stage.spoken.clear()
    told: list[str] = []
    stage.animator.started.connect(lambda _: told.append(" ".join(stage.spoken)))
    stage.animator.resume()  # after the count the next deal is dealt
    stage.finish()
    assert told
    assert not any("Your turn." in one for one in told)
    assert " ".join(stage.spoken).count("Your turn.") == 1


def test_a_task_that_is_done_stands_there_no_more(qtbot: QtBot) -> None:
    """Not while what comes back for the cards that were given is already on its way."""
    stage = Stage(qtbot, 3, passing=True, look=TableLook())
    stage.finish()
    stage.hand[0].click()
    asked, (button,) = stage.hud.prompt.said, stage.hud.commands.shown()
    assert asked
    button.click()
    assert not stage.animator.is_idle
    assert (stage.hud.prompt.said, stage.hud.commands.shown()) == ("", [])
    stage.finish()
    stage.others_play()
    assert stage.hud.prompt.said
