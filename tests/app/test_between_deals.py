"""A finished deal can be looked at until the person asks for the next one."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.scores.deal_summary import SummaryDialog
from cardtable.app.dialogs.scores.trick_browser import TricksDialog
from cardtable.app.settings.sections import TableSettings
from cardtable.core.events import HandScored
from cardtable.host.table_host import TableHost
from tests.app.scripted import match, play_on
from tests.app.seen import buttons

PASSES_AND_CARDS = 4 + 52
MakeDesk = Callable[..., Any]
Key = Qt.Key


def finish_a_deal(one: Any, qtbot: QtBot, answer: Callable[[Any], object]) -> None:
    """Put a deal on the table that lacks one card, and play it; `answer` is called with the count and closes it."""
    one.program.counted.connect(one.openers.summary)
    settled = match()
    session = settled.begin()
    play_on(session, settled.rules(), PASSES_AND_CARDS - 1)
    one.program.show(one.program.matches._found(TableHost(settled.terms, settled.secret, session=session)))
    seen: list[Any] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, SummaryDialog):
            seen.append(dialog)
            answer(dialog)
        else:
            QTimer.singleShot(2, look)

    def counted() -> bool:
        if one.session.actors == {0} and not seen:
            one.act()
        one.program.play.scene.finish_all()
        return bool(seen)

    QTimer.singleShot(0, look)
    qtbot.waitUntil(counted, timeout=10_000)
    one.window.activateWindow()
    qtbot.waitUntil(one.window.isActiveWindow)


def offered(one: Any) -> list[str]:
    return [button.text() for button in buttons(one.program.play)]


def waits(one: Any) -> bool:
    """Whether the finished deal is still what the person sees."""
    play = one.program.play
    return play.scene.is_held and any(isinstance(event, HandScored) for event in play.model.heard)


def goes_on(one: Any, qtbot: QtBot) -> None:
    one.my_turn(qtbot)
    assert not any(isinstance(event, HandScored) for event in one.program.play.model.heard)
    assert "Next deal" not in offered(one)


LEAVE = {
    "Escape": lambda dialog: QTest.keyClick(dialog, Key.Key_Escape),
    "closing its window": lambda dialog: dialog.close(),
}


@pytest.mark.parametrize("leave", LEAVE.values(), ids=LEAVE)
@pytest.mark.parametrize("way", ["Enter", "keypad Enter", "Space", "mouse"])
def test_putting_the_count_away_deals_nothing(
    leave: Callable[[Any], object], way: str, desk: MakeDesk, qtbot: QtBot
) -> None:
    one = desk()
    finish_a_deal(one, qtbot, leave)
    assert waits(one)
    assert offered(one) == ["Next deal"]
    assert one.window.focusWidget() is buttons(one.program.play)[0]  # so that a screen reader says it
    assert len(one.program.play.tricks()) == 13
    (button,) = buttons(one.program.play)
    keys = {"Enter": Key.Key_Return, "keypad Enter": Key.Key_Enter, "Space": Key.Key_Space}
    if way in keys:
        qtbot.keyClick(one.window.focusWidget(), keys[way])
    else:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert one.window.focusWidget() is one.program.play.table  # and not a card that will be dealt
    goes_on(one, qtbot)


def test_enter_at_the_table_asks_for_the_next_deal(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot, LEAVE["Escape"])
    table = one.program.play.table
    table.setFocus()
    qtbot.keyClick(table, Key.Key_Return)
    goes_on(one, qtbot)


def test_the_next_deal_begins_from_the_count(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot, lambda dialog: dialog.next.click())
    assert not waits(one)
    goes_on(one, qtbot)


def test_undo_goes_back_into_the_finished_deal(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot, LEAVE["Escape"])
    one.trigger("undo")
    one.my_turn(qtbot)
    assert one.session.deal_number == 1
    assert "Next deal" not in offered(one)


def test_another_match_waits_for_nothing(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.change(TableSettings(confirm_leaving=False))
    finish_a_deal(one, qtbot, LEAVE["Escape"])
    one.trigger("restart")
    one.my_turn(qtbot)
    assert "Next deal" not in offered(one)


@pytest.mark.parametrize("place", ["the count", "the table"])
def test_the_tricks_of_a_finished_deal_are_looked_at(
    place: str, desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk()
    opened: list[Any] = []
    plain = QDialog.exec

    def run(dialog: QDialog) -> int:
        if isinstance(dialog, TricksDialog):
            opened.append(dialog._tricks)
            return 0
        return plain(dialog)

    monkeypatch.setattr(QDialog, "exec", run)

    def answer(dialog: Any) -> None:
        if place == "the count":
            QTest.keyClick(dialog, Key.Key_L)
            assert dialog.isVisible()
        dialog.reject()

    finish_a_deal(one, qtbot, answer)
    if place == "the table":
        one.trigger("last_trick")
    assert [len(tricks) for tricks in opened] == [13]


@pytest.mark.parametrize("key", [Key.Key_L, ord("م")], ids=["Latin", "Persian"])
def test_the_count_obeys_the_keys_of_the_table(key: int, qtbot: QtBot, desk: MakeDesk) -> None:
    one = desk()
    asked: list[str] = []

    def answer(dialog: Any) -> None:
        dialog.tricksRequested.disconnect()
        dialog.sheetRequested.disconnect()
        dialog.tricksRequested.connect(lambda: asked.append("tricks"))
        dialog.sheetRequested.connect(lambda: asked.append("sheet"))
        for one_key in (Key(key) if key < 0x80 else key, Key.Key_S, Key.Key_H):
            QApplication.sendEvent(dialog, pressed(int(one_key)))
        dialog.reject()

    finish_a_deal(one, qtbot, answer)
    assert asked == ["tricks", "sheet"]


def pressed(key: int) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, chr(key).lower())
