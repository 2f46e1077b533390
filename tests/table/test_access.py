"""What a screen reader and the Tab key find: names, places, order."""

import gc

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from cardtable.core.controls import Command
from cardtable.core.text import Text, literal_text
from cardtable.core.zones import Seat, Zone
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.speech.announcer import heard_from
from cardtable.table.style.table_style import TableLook
from tests.table.stage import NAMES, QUICK, Stage

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def children(stage: Stage) -> list[QAccessibleInterface]:
    table = QAccessible.queryAccessibleInterface(stage.table)
    found = [table.child(place) for place in range(table.childCount())]
    assert [table.indexOfChild(child) for child in found] == list(range(len(found)))
    return [child for child in found if not child.state().invisible]


def lists(stage: Stage) -> dict[str, list[QAccessibleInterface]]:
    """What each list on the table holds, by its name, in the order in which a screen reader comes to it."""
    found = {}
    for one in children(stage):
        if one.role() is QAccessible.Role.List:
            items = [one.child(place) for place in range(one.childCount())]
            assert {item.role() for item in items} == {QAccessible.Role.ListItem}
            assert all(item.parent() is one and one.indexOfChild(item) == place for place, item in enumerate(items))
            found[one.text(NAME)] = items
    return found


def cards(stage: Stage, name: str) -> list[tuple[str, str]]:
    """Name and description of every card of a list in the order in which a screen reader finds them."""
    return [(item.text(NAME), item.text(DESCRIPTION)) for item in lists(stage).get(name, [])]


def names(stage: Stage) -> list[str]:
    board = stage.board
    hand = board.own_hand()
    assert hand is not None
    return [stage.renderer.card(widget.final_card) for widget in hand.widgets if widget.final_card is not None]


def test_a_hand_is_a_list_and_hidden_hands_are_nothing_but_a_count(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    assert [name for name, _ in cards(stage, "Your hand, 5 card(s)")] == names(stage)
    assert list(lists(stage)) == ["Your hand, 5 card(s)", "Players", "Score and deal"]
    hidden = [widget for widget in stage.board.widgets() if widget.final_card is None]
    assert len(hidden) == 15
    assert not any(QAccessible.queryAccessibleInterface(widget).isValid() for widget in hidden)
    assert {widget.accessibleName() for widget in hidden} == {""}
    assert [name for name, _ in cards(stage, "Players")] == ["You", "Amrit", "Kavya", "Parisa"]
    assert "5 cards in hand" in cards(stage, "Players")[1][1]


def test_the_order_is_right_after_moving_and_sorting(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.playable()[2].click()
    stage.finish()
    stage.one_plays()
    stage.finish()
    assert [name for name, _ in cards(stage, "Your hand, 4 card(s)")] == names(stage)
    played = [where for _, where in cards(stage, "On the table, 2 card(s)")]
    assert [where.split(" by ")[1].split(",")[0] for where in played] == ["Amrit", "You"]
    assert "winning so far" in " ".join(played)
    stage.scene.set_look(TableLook(speed=1000, hand_order="rank"))
    assert [name for name, _ in cards(stage, "Your hand, 4 card(s)")] == names(stage)
    ranks = [widget.final_card.rank for widget in stage.groups()[0]]  # type: ignore[union-attr]
    assert ranks == sorted(ranks)


def test_a_card_that_is_taken_in_leaves_its_name_behind(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 2)
    stage.playable()[0].click()
    stage.others_play()
    stage.finish()
    gone = [widget for widget in stage.board.all_widgets if widget not in set(stage.board.widgets())]
    assert gone
    assert {widget.accessibleName() + widget.accessibleDescription() for widget in gone} == {""}


def test_right_to_left_counts_from_the_right_and_keeps_the_arrows(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    plain = names(stage)
    stage.scene.set_look(TableLook(speed=1000, right_to_left=True))
    assert names(stage) == plain[::-1]
    assert [name for name, _ in cards(stage, "Your hand, 5 card(s)")] == plain
    hand = stage.board.own_hand()
    assert hand is not None
    stage.focus_card(hand.widgets[-1])
    QTest.keyClick(stage.table, Qt.Key.Key_Left)
    assert stage.focused() is hand.widgets[-2]


def test_plates_tell_everything_they_show(qtbot: QtBot) -> None:
    plates = cards(Stage(qtbot, 4), "Players")
    assert plates[0] == ("You", "0 in this deal, 0 in all, 5 cards in hand, to play")
    assert "dealer" in plates[3][1]


def test_a_plate_tells_how_a_computer_plays_last_of_all_and_paints_nothing_of_it(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    plate = stage.hud.plates[1]
    before, painted = plate.accessibleDescription(), plate.grab().toImage()
    stage.scene.set_people(NAMES[:4], range(4), {Seat(1): literal_text("likes the moon")})
    assert plate.accessibleDescription() == f"{before}, likes the moon"
    assert plate.toolTip().endswith("likes the moon")
    assert plate.grab().toImage() == painted
    assert stage.hud.plates[2].accessibleDescription().endswith("in hand")


def test_a_screen_reader_can_press_a_card(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    card = lists(stage)["Your hand, 5 card(s)"][0]
    assert "Press" in card.actionInterface().actionNames()
    card.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: stage.session.actions == 1)


def test_a_reader_may_ask_after_what_has_gone(qtbot: QtBot) -> None:
    """Qt asks at any moment, and an exception in an answer would end the program."""
    stage = Stage(qtbot, 4)
    hand = next(child for child in children(stage) if child.role() is QAccessible.Role.List)
    assert hand.child(99) is None
    assert hand.indexOfChild(QAccessible.queryAccessibleInterface(stage.table)) == -1
    stage.board.own_hand().widgets[0].listed = None  # type: ignore[union-attr]
    assert not hand.child(0).isValid()


def press(stage: Stage, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Where the keyboard is."""
    holder = stage.focused()
    assert holder is not None
    QTest.keyClick(holder, key, held)


def test_F6_goes_round_the_parts_of_the_table_and_the_arrows_within_each(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.playable()[0].click()
    stage.finish()
    stage.focus_card(stage.hand[2])
    visited = []
    for _ in range(4):
        press(stage, Qt.Key.Key_F6)
        visited.append(stage.focused())
    plates, panels = stage.hud.plates, [stage.hud.info, stage.hud.score]
    assert [visited[0] in stage.groups()[1], *visited[1:]] == [True, plates[0], panels[0], stage.hand[2]]
    press(stage, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    press(stage, Qt.Key.Key_Down)
    assert stage.focused() is panels[1]
    press(stage, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    press(stage, Qt.Key.Key_Tab, CONTROL_SHIFT)
    assert stage.focused() is panels[1]
    press(stage, Qt.Key.Key_Home)
    assert stage.focused() is panels[0]


def test_a_player_in_focus_has_a_ring(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.table.activateWindow()
    for part in (stage.hud.plates[1], stage.hud.info):
        before = part.grab().toImage()
        part.setFocus()
        stage.table_style.show_keys(True)
        assert part.hasFocus()
        assert part.grab().toImage() != before


def test_Tab_that_goes_nowhere_says_so(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.focus_card(stage.hand[0])
    QTest.keyClick(stage.hand[0], Qt.Key.Key_Tab)
    assert stage.announcer.history[-1] == "Nothing else to go to."


def test_tab_stops_once_at_every_pile(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.playable()[0].click()
    stage.finish()
    stops = [widget for widget in every_card(stage) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(stops) == 2
    hand = stage.board.own_hand()
    assert hand is not None
    stage.focus_card(hand.widgets[2])
    stops = [widget for widget in every_card(stage) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert hand.widgets[2] in stops
    assert len(stops) == 2


def every_card(stage: Stage) -> list[CardWidget]:
    return list(stage.board.widgets())


def test_no_frame_flies_with_a_played_card(qtbot: QtBot) -> None:
    """Not with the last one either: it would hide the winner's outline, and lie about after the deal."""
    stage = Stage(qtbot, 2, hand=2, deals=2, look=TableLook())
    stage.table.activateWindow()
    stage.finish()
    for left in (1, 0):
        stage.others_play()
        hand = stage.board.own_hand()
        assert hand is not None
        card = stage.playable()[0]
        QTest.keyClick(stage.table, Qt.Key.Key_1)
        assert card.property("travel") < 1
        assert stage.table.window().focusWidget() is (hand.widgets[0] if left else stage.table)
        stage.finish()
    assert hand is not None
    assert not any(one.hasFocus() for one in stage.board.all_widgets if one not in hand.widgets)


def test_the_focus_stays_in_the_hand_when_a_card_is_played(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    hand = stage.board.own_hand()
    assert hand is not None
    stage.focus_card(hand.widgets[4])
    QTest.keyClick(hand.widgets[4], Qt.Key.Key_Return)
    stage.finish()
    assert stage.focused() is hand.widgets[3]


def test_the_summary_tells_the_table(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.playable()[0].click()
    stage.finish()
    stage.scene.read_out()
    said = stage.hud.text_panel.said
    assert said.startswith("Your hand: clubs ")
    assert "\nAmrit is to play. Deal 1. A toy. No trumps.\nOn the table: " in said
    assert len(said.splitlines()) == 1 + 2 + 4  # the own hand, what is to do, the trick, each seat
    assert "by You." in said


def test_the_summary_tells_suits_to_whoever_sorts_by_rank(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, look=QUICK._replace(hand_order="rank"))
    stage.scene.read_out()
    assert stage.hud.text_panel.said.startswith("Your hand: clubs ")


def test_numbers_play_nothing_where_single_keys_are_switched_off(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.scene.set_look(TableLook(single_keys=False))
    QTest.keyClick(stage.table, Qt.Key.Key_1)
    stage.finish()
    assert stage.session.actions == 0
    stage.scene.set_look(QUICK)
    QTest.keyClick(stage.table, Qt.Key.Key_1)
    stage.finish()
    assert stage.session.actions == 1


def test_a_question_comes_first_for_tab_and_can_be_answered_by_key(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    shown = stage.model.display
    asked = type(shown)(Text("T", "Which way?"), shown.plates, question=True)
    commands = (Command("left", Text("T", "Left")), Command("right", Text("T", "Right")))
    stage.scene.present(TableDisplay(asked, commands, acting=frozenset({Seat(0)})))
    panel = stage.hud.question
    assert panel.isVisible()
    assert panel.accessibleName() == "Which way?"
    first = panel.bar.shown()[0]
    assert stage.spoken[-1] == "Which way?"
    assert stage.table.focusWidget() is first
    hand = stage.board.own_hand()
    assert hand is not None
    assert panel.bar.shown()[1].nextInFocusChain() is hand.widgets[0]
    gestures: list[object] = []
    stage.table.gestureMade.connect(gestures.append)
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert [getattr(gesture, "command", "") for gesture in gestures] == ["left"]


def test_a_spectator_reads_nobodys_cards(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, viewer=None)
    stage.others_play()
    assert not any("hand" in name for name in lists(stage))
    assert stage.playable() == []
    assert Zone("hand", 0) in {pile.zone for pile in stage.board.piles.values()}


def test_the_table_takes_the_keys_when_what_had_them_has_left(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    window = stage.table.window()
    stage.table.setFocus()
    left = window.focusWidget()
    assert left is not None
    left.clearFocus()
    assert window.focusWidget() is None
    stage.scene.retranslate()
    assert window.focusWidget() is stage.table


def test_the_ring_of_the_keyboard_is_seen_only_after_a_key(qtbot: QtBot) -> None:
    """A pressed button vanishes, and Qt hands its focus on as if by Tab: that is no use of the keyboard."""
    stage = Stage(qtbot, 4, passing=True)
    stage.finish()
    stage.table.activateWindow()
    window = stage.table.windowHandle()
    assert window is not None
    style = stage.table_style
    hand = stage.board.own_hand()
    assert hand is not None
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert style.keys_shown
    spot = QPoint(round(hand.widgets[0].pose.x - hand.place.card * 0.4), round(hand.widgets[0].pose.y))
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=spot)
    assert not style.keys_shown
    button = stage.hud.commands.shown()[0]
    middle = button.mapTo(stage.table, button.rect().center())
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=middle)
    stage.others_play()
    stage.finish()
    assert stage.session.actions > 0
    assert not style.keys_shown
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert style.keys_shown


def test_a_long_text_gets_a_wider_panel_before_it_is_cut(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, size=(1024, 548))
    reading = stage.hud.text_panel
    widths = []
    for lines in (4, 26):
        reading.show_text("\n".join(["Amrit has laid out " + "nines, " * 9] * lines))
        stage.scene.relayout()
        widths.append(reading.width())
        assert reading.height() <= 548
    assert widths[0] < 0.7 * 1024 < widths[1] <= 1024


def test_what_is_said_comes_from_a_thing_that_readers_know(qtbot: QtBot) -> None:
    """A card on its way to somebody keeps the keyboard for a moment, and is told to nobody."""
    stage = Stage(qtbot, 4)
    card = stage.hand[0]
    assert heard_from(card) is card

    card.listed = None

    assert heard_from(card) is card.window()


@pytest.mark.slow
def test_thousands_of_cards_come_and_go_while_a_reader_asks(qtbot: QtBot) -> None:
    """What Qt holds of an interface lives no longer than its card, whoever still has it in hand."""
    stage = Stage(qtbot, 4)
    listing = stage.hand[0].listed
    assert listing is not None
    for number in range(10_000):
        card = CardWidget(stage.table_style, stage.table)
        card.listed = listing
        asked = QAccessible.queryAccessibleInterface(card)
        assert asked.role() is QAccessible.Role.ListItem
        assert asked.parent().text(QAccessible.Text.Name) == "Your hand, 5 card(s)"
        delete(card)
        if number % 1000 == 0:
            gc.collect()
            assert len(lists(stage)["Your hand, 5 card(s)"]) == 5
