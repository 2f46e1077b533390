"""The form of an option set: editors, presets, what differs, what is hidden."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.forms.builder import OptionForm
from cardtable.app.forms.editors import NumberEditor, PickEditor, SwitchEditor
from cardtable.app.forms.segments import Segment
from cardtable.app.settings import SECTIONS
from cardtable.core.options import Options, describe
from cardtable.core.text import translate
from tests.app.dialogs.makers import games
from tests.app.dialogs.speech import TestWords
from tests.app.dialogs.toy import Cycle, Lead, Moon, ToyOptions

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

SETS: dict[str, Options] = {name: kind() for name, kind in SECTIONS.items()}
SETS |= {f"{game.id} {name}": game.options.preset(name) for game in games().values() for name in game.options.PRESETS}


@pytest.fixture
def form(qtbot: QtBot) -> OptionForm:
    made = OptionForm(TestWords(), ToyOptions())
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("name", SETS)
def test_showing_an_option_set_changes_nothing(name: str, qtbot: QtBot) -> None:
    form = OptionForm(TestWords(), SETS[name])
    qtbot.addWidget(form)
    heard: list[object] = []
    form.changed.connect(heard.append)
    form.show()
    form.setOptions(SETS[name])
    form.retranslate()
    assert heard == []
    assert form.options() == SETS[name]


@pytest.mark.parametrize("name", SETS)
def test_every_option_has_a_row_with_label_and_help(name: str, qtbot: QtBot) -> None:
    form = OptionForm(TestWords(), SETS[name])
    qtbot.addWidget(form)
    words = TestWords()
    for info in describe(type(SETS[name])):
        control = form.row(info.name).editor.controls()[0]
        assert control.accessibleName() == words.text(info.label)
        said = words.text(info.help) if info.matters(SETS[name], None) else "This has no effect "
        assert control.accessibleDescription().startswith(said)
        assert control.toolTip() == control.accessibleDescription()


def test_a_switch_changes_a_truth(form: OptionForm, qtbot: QtBot) -> None:
    editor = form.row("break_required").editor
    assert isinstance(editor, SwitchEditor)
    with qtbot.waitSignal(form.changed) as told:
        qtbot.mouseClick(editor.switch, Qt.MouseButton.LeftButton)
    assert told.args == [ToyOptions(break_required=False)]


def test_the_space_bar_works_a_switch(form: OptionForm, qtbot: QtBot) -> None:
    editor = form.row("break_required").editor
    assert isinstance(editor, SwitchEditor)
    editor.switch.setFocus()
    qtbot.keyClick(editor.switch, Qt.Key.Key_Space)
    assert form.options() == ToyOptions(break_required=False)


def test_a_switch_is_a_check_box_to_a_screen_reader(form: OptionForm) -> None:
    editor = form.row("break_required").editor
    assert isinstance(editor, SwitchEditor)
    interface = QAccessible.queryAccessibleInterface(editor.switch)
    assert interface.role() is QAccessible.Role.CheckBox
    assert interface.state().checked  # type: ignore[attr-defined]  # a bit field that the stubs leave out


def test_few_short_values_are_segments_and_the_arrow_keys_choose(form: OptionForm, qtbot: QtBot) -> None:
    editor = form.row("moon").editor
    assert isinstance(editor, PickEditor)
    assert editor.combo.isHidden()
    first = editor.segments.findChildren(Segment)[0]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert form.options() == ToyOptions(moon=Moon.SUBTRACT)


def test_long_values_are_a_combo_box(form: OptionForm, qtbot: QtBot) -> None:
    editor = form.row("queen_lead").editor
    assert isinstance(editor, PickEditor)
    assert editor.segments.isHidden()
    editor.combo.setFocus()
    qtbot.keyClick(editor.combo, Qt.Key.Key_Down)
    assert form.options().changed("queen_lead", Lead.LATER) == form.options()


def test_the_wheel_never_changes_a_setting(form: OptionForm) -> None:
    editor = form.row("queen_lead").editor
    assert isinstance(editor, PickEditor)
    spot = QPointF(10, 10)
    still = Qt.ScrollPhase.NoScrollPhase
    turn = QWheelEvent(
        spot, spot, spot.toPoint(), spot.toPoint() * -12, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        still, False,
    )  # fmt: skip
    QApplication.sendEvent(editor.combo, turn)
    assert form.options() == ToyOptions()


def test_a_usual_number_is_one_press_and_any_other_can_be_typed(form: OptionForm, qtbot: QtBot) -> None:
    editor = form.row("target").editor
    assert isinstance(editor, NumberEditor)
    assert editor.stepper.isHidden()
    segments = editor.segments.findChildren(Segment)
    qtbot.mouseClick(segments[0], Qt.MouseButton.LeftButton)
    assert form.options() == ToyOptions(target=50)
    qtbot.mouseClick(segments[-1], Qt.MouseButton.LeftButton)
    assert not editor.stepper.isHidden()
    editor.stepper.box.selectAll()
    qtbot.keyClicks(editor.stepper.box, "77")
    assert form.options() == ToyOptions(target=77)


def test_numbers_may_be_typed_in_any_digits(form: OptionForm) -> None:
    editor = form.row("target").editor
    assert isinstance(editor, NumberEditor)
    assert editor.stepper.box.valueFromText("۱۲۰") == 120
    assert editor.stepper.box.valueFromText("−5") == -5


def test_a_number_that_dialogs_do_not_offer_is_kept(form: OptionForm) -> None:
    form.setOptions(ToyOptions(target=5000))
    form.retranslate()
    assert form.options() == ToyOptions(target=5000)
    editor = form.row("target").editor
    assert isinstance(editor, NumberEditor)
    assert editor.stepper.value() == 5000


def test_an_option_without_meaning_is_disabled(form: OptionForm) -> None:
    assert form.row("pass_count").isEnabled()
    form.setOptions(ToyOptions(pass_cycle=Cycle.NONE))
    row = form.row("pass_count")
    assert not row.isEnabled()
    assert row.editor.controls()[0].toolTip() == "This has no effect because of: “Order of passing”."
    form.setOptions(ToyOptions())
    assert row.isEnabled()
    assert row.editor.controls()[0].toolTip() == "Before each deal."


def test_an_option_of_other_seat_counts_is_hidden(form: OptionForm) -> None:
    assert not form.row("kitty").isHidden()
    form.setSeats(4)
    assert form.row("kitty").isHidden()
    form.setSeats(3)
    assert not form.row("kitty").isHidden()


def test_differences_are_named(form: OptionForm) -> None:
    assert form._presets is not None
    sentence = form._presets.difference
    assert sentence.text() == "These are the rules of “Standard”."
    form.setOptions(ToyOptions(target=77, kitty=2))
    assert sentence.text() == "Differs from “Standard” in: Cards in the kitty, The game ends at."
    form.setSeats(4)
    assert sentence.text() == "Differs from “Standard” in: The game ends at."


def test_differences_are_those_from_the_preset_that_was_chosen(form: OptionForm) -> None:
    presets = form._presets
    assert presets is not None
    presets.combo.choose("party")
    presets._choose(presets.combo.currentIndex())
    form.take(form.options().changed("target", 100).changed("break_required", False))
    assert presets.difference.text().startswith("Differs from “Party” in:")
    form.reset()
    assert form.options() == ToyOptions.preset("party")
    assert presets.difference.text() == "These are the rules of “Party”."


def test_a_preset_is_chosen_and_recognised(form: OptionForm) -> None:
    presets = form._presets
    assert presets is not None
    assert presets.combo.currentData() == "standard"
    presets.chosen.emit("party")
    assert form.options() == ToyOptions.preset("party")
    assert presets.combo.currentText() == "Party"
    form.setOptions(ToyOptions(target=77))
    assert presets.combo.currentText() == "Own rules"


def test_only_presets_for_so_many_seats_are_offered(form: OptionForm) -> None:
    presets = form._presets
    assert presets is not None
    form.setSeats(4)
    assert "three" not in [presets.combo.itemData(place) for place in range(presets.combo.count())]
    form.setSeats(3)
    assert "three" in [presets.combo.itemData(place) for place in range(presets.combo.count())]


def test_reset_goes_back_to_the_defaults(form: OptionForm, qtbot: QtBot) -> None:
    form.setOptions(ToyOptions(target=77))
    with qtbot.waitSignal(form.changed):
        qtbot.mouseClick(form._reset, Qt.MouseButton.LeftButton)
    assert form.options() == ToyOptions()
    assert not form._reset.isEnabled()


def test_a_zero_that_stands_for_the_usual_is_said_in_words(qtbot: QtBot) -> None:
    usual = translate("Toy", "As usual")
    editor = NumberEditor(TestWords(), 0, 15, (0, 11), usual)
    qtbot.addWidget(editor)
    editor.setValue(0)
    assert [button.text() for button in editor.segments.findChildren(Segment)][:2] == ["As usual", "11"]
    editor.setValue(5)
    editor.stepper.box.setValue(0)
    assert editor.stepper.box.text() == "As usual"
    editor.stepper.box.interpretText()
    assert editor.stepper.value() == 0
    info = next(info for info in describe(games()["canasta"].options) if info.name == "packs")
    assert [TestWords().text(info.told(0)), info.told(2)] == ["As usual", 2]
