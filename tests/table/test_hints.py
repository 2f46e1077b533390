"""Enter right after a hint does what it says; anything else ends it. Received cards stand out until then."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.table.cards.card_widget import CardEmphasis, CardWidget
from cardtable.table.hud.pills import CountBubble
from cardtable.table.style.table_style import TableLook
from tests.table.stage import Stage
from tests.table.toy import Give, Play


def own(stage: Stage) -> list[CardWidget]:
    hand = stage.board.own_hand()
    assert hand is not None
    return hand.widgets


def emphasized(stage: Stage, emphasis: CardEmphasis) -> list[CardWidget]:
    return [widget for widget in own(stage) if widget.emphasis is emphasis]


def at_the_hint(qtbot: QtBot) -> tuple[Stage, CardWidget]:
    """The person's turn, the focus on the first card, the hint on the last legal one."""
    stage = Stage(qtbot, 4, hand=6)
    stage.table.activateWindow()
    stage.others_play()
    stage.finish()
    stage.focus_card(own(stage)[0])
    card = stage.playable()[-1]
    assert card.final_card is not None
    stage.model.suggest(Play(card.final_card))
    return stage, card


def test_why_and_how_stand_there_as_long_as_the_hint_does(qtbot: QtBot) -> None:
    """Whatever is presented meanwhile, such as what others pass."""
    stage, card = at_the_hint(qtbot)
    assert card.final_card is not None
    stage.model.suggest(Play(card.final_card), Text("T", "It is low."))
    prompt = stage.hud.prompt
    assert prompt.said == "It is low. Press Enter to do it."
    stage.model.draftChanged.emit(stage.model.draft)
    assert prompt.said == "It is low. Press Enter to do it."
    QTest.keyClick(stage.table, Qt.Key.Key_Right)
    assert prompt.said == "You is to play"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_keyboard_comes_to_what_is_advised_so_that_both_keys_play_it(key: Qt.Key, qtbot: QtBot) -> None:
    stage, card = at_the_hint(qtbot)
    assert stage.focused() is card
    QTest.keyClick(card, key)
    stage.finish()
    assert stage.session.actions > 0
    assert card not in own(stage)


def test_the_keyboard_stays_where_the_person_puts_it_after_a_hint(qtbot: QtBot) -> None:
    stage, card = at_the_hint(qtbot)
    QTest.keyClick(card, Qt.Key.Key_Home)
    stage.model.draftChanged.emit(stage.model.draft)
    assert stage.focused() is own(stage)[0]


def test_the_advised_card_stands_out_and_enter_plays_it(qtbot: QtBot) -> None:
    stage, card = at_the_hint(qtbot)
    assert emphasized(stage, CardEmphasis.ADVISED) == [card]
    assert "suggested" in card.accessibleDescription()
    QTest.keyClick(own(stage)[0], Qt.Key.Key_Return)
    stage.finish()
    assert card not in own(stage)
    assert stage.session.actions == 1
    assert not emphasized(stage, CardEmphasis.ADVISED)


@pytest.mark.parametrize(
    "other",
    [
        lambda stage: QTest.keyClick(stage.table, Qt.Key.Key_Right),
        lambda stage: QTest.keyClick(stage.table, Qt.Key.Key_Escape),
        lambda stage: QTest.keyClick(stage.table.focusWidget(), Qt.Key.Key_Tab),
        lambda stage: QTest.keyClick(stage.table, Qt.Key.Key_Z),
    ],
)
def test_anything_else_ends_the_hint(qtbot: QtBot, other: Callable[[Stage], None]) -> None:
    stage, card = at_the_hint(qtbot)
    other(stage)
    assert stage.model.hint is None
    assert not emphasized(stage, CardEmphasis.ADVISED)
    assert not stage.model.follow_hint()
    stage.focus_card(own(stage)[0])  # what has the keyboard now is what Enter plays
    QTest.keyClick(stage.table, Qt.Key.Key_Return)
    stage.finish()
    assert card in own(stage)


def test_enter_follows_the_hint_though_a_button_has_the_focus(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, hand=4, passing=True)
    stage.table.activateWindow()
    stage.finish()
    first, last = own(stage)[0].final_card, own(stage)[-1].final_card
    assert first is not None
    assert last is not None
    own(stage)[0].click()
    button = stage.hud.commands.shown()[0]
    button.setFocus()
    stage.model.suggest(Give(last))
    assert [widget.final_card for widget in own(stage) if widget.chosen] == [last]
    QTest.keyClick(button, Qt.Key.Key_Return)
    stage.finish()
    held = stage.session.view(Seat(0)).zones
    assert sum(cards.count(last) for zone, cards in held.items() if zone.owner == 0 and zone.kind == "hand") == 0


def received(qtbot: QtBot) -> Stage:
    """The seat on the right has passed a card to the person."""
    stage = Stage(qtbot, 2, hand=4, passing=True)
    stage.table.activateWindow()
    stage.finish()
    stage.one_plays()
    stage.finish()
    return stage


def test_a_received_card_stands_out_and_is_named(qtbot: QtBot) -> None:
    stage = received(qtbot)
    (card,) = emphasized(stage, CardEmphasis.RECEIVED)
    assert card.final_card is not None
    assert "just received" in card.accessibleDescription()
    assert f"You receive the {stage.renderer.card(card.final_card)}." in stage.spoken[-1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_received_cards_sink_at_the_next_key(qtbot: QtBot, key: Qt.Key) -> None:
    stage = received(qtbot)
    QTest.keyClick(stage.table, key)
    assert not emphasized(stage, CardEmphasis.RECEIVED)


def test_what_others_do_meanwhile_changes_nothing_about_it(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 3, hand=4, passing=True)
    stage.finish()
    stage.one_plays()
    stage.finish()
    before = stage.model.received
    stage.one_plays()
    stage.finish()
    assert before
    assert stage.model.received == before


def test_a_button_that_cannot_be_pressed_says_why(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, passing=True)
    stage.finish()
    button = stage.hud.commands.shown()[0]
    assert not button.isEnabled()
    assert button.toolTip() == button.accessibleDescription() == "Mark a card first."
    stage.spoken.clear()
    place = button.mapTo(stage.table.window(), button.rect().center())
    QTest.mouseClick(stage.table.window().windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert stage.spoken == ["Mark a card first."]
    assert stage.hud.prompt.said == "Mark a card first."


def test_a_card_played_by_a_hint_leaves_the_focus_in_the_hand(qtbot: QtBot) -> None:
    """Though Qt had moved it there by itself, without a key at the table."""
    stage, card = at_the_hint(qtbot)
    card.setFocus(Qt.FocusReason.TabFocusReason)
    assert card.final_card is not None
    stage.model.suggest(Play(card.final_card))
    QTest.keyClick(card, Qt.Key.Key_Return)
    stage.finish()
    assert stage.table.focusWidget() in own(stage)


def test_a_hand_that_plays_its_last_card_has_no_number_left(qtbot: QtBot) -> None:
    """Though the card is still on its way."""
    stage = Stage(qtbot, 3, hand=1, look=TableLook())
    stage.finish()
    own(stage)[0].click()
    stage.finish()
    before = [label for label in stage.table.findChildren(CountBubble) if label.isVisible()]
    stage.one_plays()
    assert not stage.animator.is_idle
    after = [label for label in before if label.isVisible()]
    assert len(after) == len(before) - 1
