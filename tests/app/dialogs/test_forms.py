"""The form of an option set: editors, presets, what differs, what is hidden."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.forms.option_editors import ChoiceEditor, NumberEditor, SwitchEditor, editor_for
from cardtable.app.forms.options_form import OptionForm
from cardtable.app.platform import screen_geometry
from cardtable.app.settings.settings_sections import SECTIONS, MotionSettings
from cardtable.app.widgets.choice_controls import Segment, SegmentedControl
from cardtable.app.widgets.combo_box import ComboBox
from cardtable.core.options import Options, describe, option
from cardtable.core.text import Text, translate
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


@pytest.mark.quick(4)
@pytest.mark.parametrize("name", SETS)
def test_an_option_set_is_shown_with_labels_and_help_and_is_not_changed(name: str, qtbot: QtBot) -> None:
    form, words = OptionForm(TestWords(), SETS[name]), TestWords()
    qtbot.addWidget(form)
    for info in describe(type(SETS[name])):
        control = form.row(info.name).editor.controls()[0]
        assert control.accessibleName() == words.text(info.label)
        said = words.text(info.help) if info.matters(SETS[name], None) else "This has no effect "
        assert control.accessibleDescription().startswith(said)
        assert control.toolTip() == control.accessibleDescription()
    heard: list[object] = []
    form.changed.connect(heard.append)
    form.show()
    form.setOptions(SETS[name])
    form.retranslate()
    assert heard == []
    assert form.options() == SETS[name]


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
    assert interface.state().checked


def test_few_short_values_are_segments_and_the_arrow_keys_choose(form: OptionForm, qtbot: QtBot) -> None:
    editor = form.row("moon").editor
    assert isinstance(editor, ChoiceEditor)
    assert editor.combo.isHidden()
    first = editor.segments.findChildren(Segment)[0]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert form.options() == ToyOptions(moon=Moon.SUBTRACT)


def test_long_values_are_a_combo_box(form: OptionForm, qtbot: QtBot) -> None:
    editor = form.row("queen_lead").editor
    assert isinstance(editor, ChoiceEditor)
    assert editor.segments.isHidden()
    editor.combo.setFocus()
    qtbot.keyClick(editor.combo, Qt.Key.Key_Down)
    assert form.options().changed("queen_lead", Lead.LATER) == form.options()


def test_short_values_are_a_combo_box_where_segments_have_no_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_geometry, "widest_beside", lambda: 0)
    form = OptionForm(TestWords(), ToyOptions())
    qtbot.addWidget(form)
    editor = form.row("moon").editor
    assert isinstance(editor, ChoiceEditor)
    assert editor.segments.isHidden()
    assert editor.controls() == (editor.combo,)


def test_usual_numbers_are_a_box_where_segments_are_wider_than_the_page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_geometry, "page_width", lambda: 100)
    form = OptionForm(TestWords(), ToyOptions(target=50))
    qtbot.addWidget(form)
    form.show()
    editor = form.row("target").editor
    assert isinstance(editor, NumberEditor)
    assert editor.segments.isHidden()
    assert editor.controls() == (editor.stepper.box,)
    assert editor.stepper.isVisible()
    editor.stepper.box.stepBy(1)
    assert form.options() == ToyOptions(target=51)


def test_the_wheel_never_changes_a_setting(form: OptionForm) -> None:
    editor = form.row("queen_lead").editor
    assert isinstance(editor, ChoiceEditor)
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


def test_speeds_are_chosen_by_name_and_any_other_by_number(qtbot: QtBot) -> None:
    form = OptionForm(TestWords(), MotionSettings(speed=150))
    qtbot.addWidget(form)
    editor = form.row("speed").editor
    assert isinstance(editor, NumberEditor)
    segments = editor.segments.findChildren(Segment)
    assert [segment.text() for segment in segments] == ["Slow", "Normal", "Fast", "Very fast", "Other…"]
    assert (editor.segments.value(), editor.stepper.isHidden()) == (None, False)
    qtbot.mouseClick(segments[2], Qt.MouseButton.LeftButton)
    assert form.options() == MotionSettings(speed=200)


def test_numbers_may_be_typed_in_any_digits(form: OptionForm) -> None:
    editor = form.row("target").editor
    assert isinstance(editor, NumberEditor)
    assert editor.stepper.box.valueFromText("۱۲۰") == 120
    assert editor.stepper.box.valueFromText("−5") == -5


def test_a_number_without_a_button_of_its_own_is_kept(form: OptionForm) -> None:
    form.setOptions(ToyOptions(target=777))
    form.retranslate()
    assert form.options() == ToyOptions(target=777)
    editor = form.row("target").editor
    assert isinstance(editor, NumberEditor)
    assert editor.stepper.value() == 777


@pytest.mark.parametrize("typed", ["9" * 12, "9" * 5000, "-" + "1" * 400, "²" * 50])
def test_no_typed_number_leaves_the_range(form: OptionForm, qtbot: QtBot, typed: str) -> None:
    editor = form.row("target").editor
    assert isinstance(editor, NumberEditor)
    editor.stepper.show()
    editor.stepper.box.lineEdit().selectAll()
    editor.stepper.box.lineEdit().insert(typed)
    editor.stepper.box.interpretText()
    assert 26 <= editor.stepper.value() <= 1000
    assert 26 <= form.options().target <= 1000  # type: ignore[attr-defined]  # these options have one


@pytest.mark.parametrize("typed", ["1.50", "15.0", "۱٫۵۰"])
def test_a_number_with_a_point_does_not_become_another(form: OptionForm, typed: str) -> None:
    editor = form.row("target").editor
    assert isinstance(editor, NumberEditor)
    editor.stepper.show()
    before = editor.stepper.value()
    editor.stepper.box.lineEdit().selectAll()
    editor.stepper.box.lineEdit().insert(typed)
    editor.stepper.box.interpretText()
    assert editor.stepper.value() == before


def test_a_number_with_a_few_values_has_buttons_for_these_alone(qtbot: QtBot) -> None:
    packs = next(info for info in describe(games()["canasta"].options) if info.name == "packs")
    editor = editor_for(TestWords(), int, packs)
    qtbot.addWidget(editor)
    assert isinstance(editor, NumberEditor)
    assert [button.text() for button in editor.segments.findChildren(Segment)] == ["Standard", "2", "3"]


@pytest.mark.parametrize(("typed", "kept"), [("105", 105), ("102", 100), ("103", 105), ("1", 0), ("499", 500)])
def test_a_number_typed_between_two_multiples_becomes_the_nearer(qtbot: QtBot, typed: str, kept: int) -> None:
    bonus = next(info for info in describe(games()["canasta"].options) if info.name == "go_out_bonus")
    editor = editor_for(TestWords(), int, bonus)
    qtbot.addWidget(editor)
    assert isinstance(editor, NumberEditor)
    edited: list[object] = []
    editor.edited.connect(edited.append)
    editor.setValue(100)
    editor.stepper.show()
    editor.stepper.box.selectAll()
    qtbot.keyClicks(editor.stepper.box, typed)
    editor.stepper.box.interpretText()
    assert editor.stepper.value() == kept
    assert all(isinstance(number, int) and bonus.allows(number) for number in edited)
    editor.stepper.box.stepUp()
    assert editor.stepper.value() == min(kept + 5, 500)


def test_an_option_without_meaning_is_disabled(form: OptionForm) -> None:
    assert form.row("pass_count").isEnabled()
    form.setOptions(ToyOptions(pass_cycle=Cycle.NONE))
    row = form.row("pass_count")
    assert not row.isEnabled()
    assert row.editor.controls()[0].toolTip() == "This has no effect because of: “Order of passing”."
    form.setOptions(ToyOptions())
    assert row.isEnabled()
    assert row.editor.controls()[0].toolTip() == "Before each deal."


@dataclass(frozen=True, slots=True)
class _Values(Options):
    """Two options of which some values say nothing where a match is one deal: a combo box, and buttons."""

    deals: int = option(1, label=translate("Toy", "Deals"), help=translate("Toy", "In a match."), low=1, high=2)
    lead: Lead = option(
        Lead.ALWAYS,
        label=translate("Toy", "Lead"),
        help=translate("Toy", "Who leads."),
        idle=lambda o: frozenset((Lead.LATER, Lead.LAST)) if o.deals == 1 else frozenset(),
    )
    moon: Moon = option(
        Moon.ADD,
        label=translate("Toy", "Moon"),
        help=translate("Toy", "What it counts."),
        idle=lambda o: frozenset((Moon.CHOOSE,)) if o.deals == 1 else frozenset(),
    )


@pytest.fixture
def values(qtbot: QtBot) -> OptionForm:
    made = OptionForm(TestWords(), _Values())
    qtbot.addWidget(made)
    made.show()
    return made


def test_values_without_effect_are_passed_over_and_say_why(values: OptionForm, qtbot: QtBot) -> None:
    editor = values.row("lead").editor
    assert isinstance(editor, ChoiceEditor)
    combo = editor.combo
    reason = "This has no effect because of: “Deals”."
    assert [combo.itemData(place, Qt.ItemDataRole.ToolTipRole) for place in range(4)] == [None, reason, None, reason]
    combo.dim()
    colours = [combo.itemData(place, Qt.ItemDataRole.ForegroundRole) for place in range(4)]
    assert [colour is None for colour in colours] == [True, False, True, False]
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert values.options() == _Values(lead=Lead.NEVER)
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert values.options() == _Values(lead=Lead.NEVER)
    values.take(_Values(2, Lead.NEVER))
    qtbot.keyClick(combo, Qt.Key.Key_Up)
    assert values.options() == _Values(2, Lead.LATER)


def test_a_button_without_effect_cannot_be_pressed(values: OptionForm, qtbot: QtBot) -> None:
    editor = values.row("moon").editor
    assert isinstance(editor, ChoiceEditor)
    *_, choose = editor.segments.findChildren(Segment)
    qtbot.mouseClick(choose, Qt.MouseButton.LeftButton)
    assert values.options() == _Values()
    assert choose.toolTip() == "This has no effect because of: “Deals”."
    values.retranslate()
    assert not choose.isEnabled()
    values.take(_Values(2))
    qtbot.mouseClick(choose, Qt.MouseButton.LeftButton)
    assert values.options() == _Values(2, moon=Moon.CHOOSE)
    assert choose.toolTip() == "What it counts."


def test_a_value_that_has_lost_its_effect_is_still_shown(values: OptionForm) -> None:
    values.take(_Values(2, Lead.LAST, Moon.CHOOSE))
    values.take(_Values(1, Lead.LAST, Moon.CHOOSE))
    lead, moon = values.row("lead").editor.findChild(ComboBox), values.row("moon").editor.findChild(SegmentedControl)
    assert lead is not None
    assert lead.currentData() is Lead.LAST
    assert moon is not None
    assert moon.value() is Moon.CHOOSE
    assert values.options() == _Values(1, Lead.LAST, Moon.CHOOSE)


def test_an_option_of_other_seat_counts_is_hidden(form: OptionForm) -> None:
    assert not form.row("kitty").isHidden()
    form.setSeats(4)
    assert form.row("kitty").isHidden()
    form.setSeats(3)
    assert not form.row("kitty").isHidden()


def test_differences_are_named(form: OptionForm) -> None:
    assert form.preset_row is not None
    sentence = form.preset_row.difference
    assert sentence.text() == "These are the rules of “Standard”."
    form.setOptions(ToyOptions(target=77, kitty=2))
    assert sentence.text() == "Differs from “Standard” in: Cards in the kitty, The game ends at."
    form.setSeats(4)
    assert sentence.text() == "Differs from “Standard” in: The game ends at."


def test_differences_are_those_from_the_preset_that_was_chosen(form: OptionForm) -> None:
    presets = form.preset_row
    assert presets is not None
    presets.combo.choose("party")
    presets.choose(presets.combo.currentIndex())
    form.take(form.options().changed("target", 100).changed("break_required", False))
    assert presets.difference.text().startswith("Differs from “Party” in:")
    form.reset()
    assert form.options() == ToyOptions.preset("party")
    assert presets.difference.text() == "These are the rules of “Party”."


def test_a_preset_is_chosen_and_recognised(form: OptionForm) -> None:
    presets = form.preset_row
    assert presets is not None
    assert presets.combo.currentData() == "standard"
    presets.chosen.emit("party")
    assert form.options() == ToyOptions.preset("party")
    assert presets.combo.currentText() == "Party"
    form.setOptions(ToyOptions(target=77))
    assert presets.combo.currentText() == "Custom rules"


def test_only_presets_for_so_many_seats_are_offered(form: OptionForm) -> None:
    presets = form.preset_row
    assert presets is not None
    form.setSeats(4)
    assert "three" not in [presets.combo.itemData(place) for place in range(presets.combo.count())]
    form.setSeats(3)
    assert "three" in [presets.combo.itemData(place) for place in range(presets.combo.count())]


def test_reset_goes_back_to_the_defaults(form: OptionForm, qtbot: QtBot) -> None:
    form.setOptions(ToyOptions(target=77))
    with qtbot.waitSignal(form.changed):
        qtbot.mouseClick(form.reset_button, Qt.MouseButton.LeftButton)
    assert form.options() == ToyOptions()
    assert not form.reset_button.isEnabled()


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
    standard = info.told(0)
    assert isinstance(standard, Text)
    assert [TestWords().text(standard), info.told(2)] == ["Standard", 2]
