"""Plans are values: what an update looks like, without any clock."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cardtable.core.cards import parse_cards
from cardtable.core.controls import Mark
from cardtable.core.events import CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.table.animation.animation_plan import InTurn, Motion, Move, Pause, Plan, Together, moves, steps
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.table.stage import Laid, faces

SPECS = (
    ZoneSpec("stock", Visibility.NOBODY, per="table"),
    ZoneSpec("pile", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD),
    ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
    ZoneSpec("meld", Visibility.EVERYONE, per="side", arrangement=Arrangement.SPREAD),
    ZoneSpec("trick", Visibility.EVERYONE, arrangement=Arrangement.TRICK, role=Role.TRICK),
    ZoneSpec("won", Visibility.NOBODY),
)


def hand(seat: int) -> Zone:
    return Zone("hand", seat)


def trick(seat: int) -> Zone:
    return Zone("trick", seat)


def view(version: int = 1, **zones: str) -> View[Any]:
    """A view of seat 0 of 4; a zone's cards as text, "?" for a hidden one."""
    lying: dict[Zone, tuple[Any, ...]] = {Zone("stock"): (), Zone("pile"): ()}
    lying |= {Zone(kind, seat): () for kind in ("hand", "trick", "won", "meld") for seat in range(4)}
    for name, text in zones.items():
        kind, _, owner = name.partition("_")
        cards = tuple(None if word == "?" else parse_cards([word])[0] for word in text.split())
        lying[Zone(kind, int(owner) if owner else None)] = cards
    return View(Seat(0), lying, None, version)


def table(qtbot: QtBot, first: View[Any], look: TableLook = TableLook()) -> Laid:  # noqa: B008
    widget = TableWidget(SourceRenderer(), faces(), look, Announcer())
    qtbot.addWidget(widget)
    widget.resize(1280, 748)
    laid = Laid(widget)
    laid.scene.build(SPECS, first, [Seat(seat) for seat in range(4)])
    return laid


def cards(text: str) -> tuple[Any, ...]:
    return parse_cards(text.split())


def planned(laid: Laid, *events: Event) -> tuple[Plan, ...]:
    plan = laid.scene.plan(Update(events, view(2)))
    return steps(plan)


def pile(laid: Laid, zone: Zone) -> list[CardWidget]:
    return laid.board.piles[zone].widgets


def test_a_played_card_goes_to_its_slot_while_the_fan_closes(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C 5D KS"))
    two, five, king = pile(laid, hand(0))
    (stage,) = planned(laid, CardsMoved(hand(0), trick(0), cards("5D")))
    assert isinstance(stage, Together)
    slot = laid.board.geometry.trick[0]
    scale = slot.width / laid.board.geometry.card
    assert stage.parts[0] == Move(five, QPointF(slot.x, slot.y), 0.0, cards("5D")[0], Motion.PLAY, scale)
    assert {(move.widget, move.motion) for move in moves(stage)} == {
        (five, Motion.PLAY),
        (two, Motion.SHIFT),
        (king, Motion.SHIFT),
    }
    assert pile(laid, hand(0)) == [two, king]


def test_another_seats_card_turns_over(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_2="? ? ?"))
    (stage,) = planned(laid, CardsMoved(hand(2), trick(2), cards("QS")))
    played = next(move for move in moves(stage) if move.motion is Motion.PLAY)
    assert played.widget.card is None
    assert played.face == cards("QS")[0]
    assert len(pile(laid, hand(2))) == 2


def test_a_trick_stands_outlined_before_it_is_swept(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C 3C", trick_1="5C", trick_2="KC", trick_3="9C"), TableLook(trick_pause_ms=700))
    won = Zone("won", 2)
    play, pause, sweep = planned(
        laid,
        CardsMoved(hand(0), trick(0), cards("2C")),
        TrickWon(Seat(2)),
        *(CardsMoved(trick(seat), won, cards(card)) for seat, card in enumerate(("2C", "5C", "KC", "9C"))),
        TurnStarted(frozenset({Seat(2)})),
    )
    assert isinstance(play, Together)
    assert isinstance(pause, Pause)
    assert pause.ms == 700
    outlined = [card.final_card for card, marks in pause.marks if Mark.WINNING in marks]
    assert outlined == list(cards("KC"))
    assert [move.motion for move in moves(sweep)] == [Motion.SWEEP] * 4
    assert {move.opacity for move in moves(sweep)} == {0.0}
    assert {(move.to.x(), move.to.y()) for move in moves(sweep)} == {
        (laid.board.geometry.plates[2].center().x(), laid.board.geometry.plates[2].center().y())
    }


def test_wait_for_a_click_is_a_pause_without_end(qtbot: QtBot) -> None:
    laid = table(qtbot, view(trick_1="5C"), TableLook(trick_pause_ms=None))
    assert planned(laid, TrickWon(None)) == (Pause(None, ((pile(laid, trick(1))[0], frozenset()),)),)


def test_a_deal_goes_card_by_card_in_the_order_of_the_events(qtbot: QtBot) -> None:
    laid = table(qtbot, view())
    faces_dealt = cards("9C 2D AH")
    events = []
    for place in range(12):
        seen = (faces_dealt[place // 4],) if place % 4 == 0 else (None,)
        events.append(CardsMoved(Zone("stock"), hand(place % 4), seen))
    (stage,) = planned(laid, *events)
    assert isinstance(stage, Together)
    assert len(stage.parts) == 12
    assert isinstance(stage.parts[0], Move)
    starts = [part.parts[0] for part in stage.parts[1:] if isinstance(part, InTurn)]
    assert starts == [Pause(35 * place) for place in range(1, 12)]
    own = [move for move in moves(stage) if move.face is not None]
    assert [move.face for move in own] == list(faces_dealt)
    assert [one.final_card for one in pile(laid, hand(0))] == list(cards("9C 2D AH"))


@pytest.mark.parametrize(
    ("source", "target", "motion"),
    [
        (Zone("stock"), hand(0), Motion.DEAL),
        (Zone("pile"), hand(0), Motion.PICK_UP),
        (hand(3), hand(0), Motion.PASS),
        (hand(0), trick(0), Motion.PLAY),
        (hand(0), Zone("pile"), Motion.PLAY),
        (hand(0), Zone("meld", 0), Motion.MELD),
        (trick(0), Zone("won", 1), Motion.SWEEP),
        (Zone("stock"), Zone("pile"), Motion.SHIFT),
    ],
)
def test_the_motion_follows_from_the_kinds_of_zones(qtbot: QtBot, source: Zone, target: Zone, motion: Motion) -> None:
    first = view(stock="? ?", pile="4C 5C", hand_0="2C 9C", hand_3="? ?", trick_0="8C")
    laid = table(qtbot, first)
    lying = first.zones[source]
    (stage,) = planned(laid, CardsMoved(source, target, lying[-1:]))
    assert next(moves(stage)).motion is motion


def test_a_counted_deal_waits_at_the_end(qtbot: QtBot) -> None:
    laid = table(qtbot, view())
    scored = HandScored((1, 2, 3, 4))
    assert planned(laid, scored, MatchEnded((1, 2, 3, 4))) == (Pause(None, counted=scored),)


def test_a_card_that_moves_on_takes_the_last_way(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C"))
    (stage,) = planned(laid, CardsMoved(hand(0), Zone("pile"), cards("2C")), CardsMoved(hand(0), Zone("pile"), ()))
    assert len(list(moves(stage))) == 1
    assert laid.board.piles[Zone("pile")].place.shape is PileShape.SPREAD


def test_received_cards_arrive_face_down_and_are_turned_one_after_another(qtbot: QtBot) -> None:
    laid = table(qtbot, view(hand_0="2C 9D", hand_3="? ? ?"))
    arriving, turning = planned(laid, CardsMoved(hand(3), hand(0), cards("QS 4H")))
    assert [move.face for move in moves(arriving) if move.motion is Motion.PASS] == [None, None]
    assert [move.face for move in moves(turning)] == list(cards("QS 4H"))
    assert {move.motion for move in moves(turning)} == {Motion.TURN}
    assert isinstance(turning, Together)
    pauses = [part.parts[0] for part in turning.parts if isinstance(part, InTurn)]
    assert pauses == [Pause(0), Pause(110)]
