"""Sentences of others can be read before the next thing is shown."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import parse_cards
from cardtable.core.events import Announced, CardsMoved
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.table.animation.animation_plan import NOTHING, InTurn, Motion, Move, Pause, Together
from cardtable.table.animation.animation_planner import (
    LOOK_MS,
    WORD_MS,
    reading_ms,
    to_read,
    with_time_to_read,
)
from cardtable.table.animation.qt_animations import QtAnimations
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import CardStyle
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.style.table_style import TableLook, TableStyle
from tests.toy.game import ZONES

KINDS = ZoneKinds(ZONES)
SAID = Text("T", "Amrit draws a card.")


def test_what_others_say_is_to_be_read_and_neither_ones_own_nor_a_card_of_a_trick() -> None:
    played = CardsMoved(Zone("hand", 2), Zone("trick", 2), parse_cards(["2C"]))
    events = (Announced(Seat(1), SAID), Announced(Seat(0), SAID), Announced(None, SAID), Announced(Seat(2), SAID))
    assert to_read((*events, played), Seat(0), KINDS) == (SAID,)
    assert to_read(events, None, KINDS) == (SAID, SAID, SAID)


def test_it_takes_a_look_and_some_time_for_each_word() -> None:
    assert reading_ms([]) == 0
    assert reading_ms(["Amrit draws a card.", "Two words"]) == LOOK_MS + 6 * WORD_MS


def test_a_plan_lasts_as_long_as_reading_unless_it_waits_for_something_else(qapp: object) -> None:
    style = TableStyle(SourceRenderer(), CardPixmaps(CardStyle()), TableLook())
    card = CardWidget(style, QWidget())
    moves = InTurn((Move(card, QPointF(), 0, None, Motion.PLAY),))
    assert with_time_to_read(moves, 0) is moves
    assert with_time_to_read(moves, 900) == Together((moves, Pause(900, is_for_reading=True)))
    waits = InTurn((Pause(None),))
    assert with_time_to_read(waits, 900) is waits


def test_words_alone_take_their_time_too() -> None:
    assert with_time_to_read(NOTHING, 900) == Pause(900)
    assert with_time_to_read(NOTHING, 900, speed=3.0) == Pause(300)
    assert with_time_to_read(NOTHING, 0) is NOTHING


def test_reading_takes_its_time_without_motion_too_and_follows_the_speed(qapp: object) -> None:
    def lasts(look: TableLook, pause: Pause) -> int:
        return QtAnimations(look, lambda _move: None, lambda _move: None).compile(pause).duration()

    reading = Pause(900, is_for_reading=True)
    assert lasts(TableLook(reduce_motion=True), reading) == 900
    assert lasts(TableLook(reduce_motion=True), Pause(900)) == 0
    assert lasts(TableLook(speed=3.0), reading) == 300
