"""What people choose in the new game dialog, the preferences and the welcome page arrives as values."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.paged_dialog import chain_within
from cardtable.app.dialogs.help.help_dialogs import ShortcutsDialog, groups_with
from cardtable.app.dialogs.new_game.new_game_dialog import GamePage, NewGameDialog
from cardtable.app.dialogs.preferences.preference_pages import GameRulesPage
from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.forms.form_rows import PresetRow
from cardtable.app.forms.options_form import OptionForm
from cardtable.app.match.player_names import opponent_names
from cardtable.app.settings.key_settings import KeySettings, changed_keys
from cardtable.app.settings.setting_choices import Level, ThemeName
from cardtable.app.settings.settings_sections import (
    GameChoice,
    MotionSettings,
    PlayersSettings,
    Settings,
    TableSettings,
)
from cardtable.app.widgets.palette import HIGH_CONTRAST, LIGHT
from cardtable.core.rules import AnyGame
from cardtable.core.text import translate
from cardtable.games.hearts.options import HeartsOptions
from cardtable.table.art.themes import THEMES, CardStyle
from tests.app.dialogs.makers import games
from tests.app.dialogs.speech import TestWords
from tests.app.dialogs.toy import ToyOptions, toy

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")


def no_bot(_program: str) -> None:
    """Nobody wants a program of their own to play."""


def new_game(qtbot: QtBot, settings: Settings | None = None) -> NewGameDialog:
    dialog = NewGameDialog(TestWords(), {"toy": toy()}, settings or Settings(), person="Asha")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_first_new_game_is_for_four_at_the_usual_level(qtbot: QtBot) -> None:
    chosen = new_game(qtbot).page_in_sight().chosen()
    assert (chosen.game_id, chosen.seats, chosen.seed) == ("toy", 4, None)
    assert chosen.options == ToyOptions.preset("standard")
    assert chosen.players == ("person Asha", "club Amrit", "club Kavya", "club Parisa")
    assert len(set(chosen.portraits)) == 4


def test_the_settings_fill_the_dialog(qtbot: QtBot) -> None:
    settings = Settings(
        players=PlayersSettings(name="Mira", portrait=5, level=Level.EXPERT, opponents="Bo, Ann"),
        games={"toy": GameChoice("toy", {"target": 50}, 3, ("beginner",))},
    )
    chosen = new_game(qtbot, settings).page_in_sight().chosen()
    assert chosen.players == ("person Mira", "beginner Bo", "expert Ann")
    assert chosen.portraits[0] == 5
    assert chosen.options == ToyOptions(target=50)


def test_rules_that_do_not_fit_the_seats_give_way_to_the_first_preset(qtbot: QtBot) -> None:
    settings = Settings(games={"toy": GameChoice("toy", {"pass_count": 4, "target": 77}, 3)})
    dialog = new_game(qtbot, settings)
    assert dialog.page_in_sight().chosen().options == ToyOptions(pass_count=4, target=77)
    dialog.page_in_sight().rules.players.edited.emit(4)
    assert dialog.page_in_sight().chosen().options == ToyOptions()
    assert dialog.page_in_sight().chosen().seats == 4


def test_what_means_nothing_to_so_many_is_not_played_by(qtbot: QtBot) -> None:
    dialog = new_game(qtbot, Settings(games={"toy": GameChoice("toy", {"kitty": 4, "target": 77}, 4)}))
    assert dialog.page_in_sight().fits()
    assert dialog.page_in_sight().chosen().options == ToyOptions(target=77)


def test_a_preset_for_other_numbers_gives_way_to_one_for_so_many(qtbot: QtBot) -> None:
    dialog = new_game(qtbot, Settings(games={"toy": GameChoice("toy", ToyOptions.preset("three").save(), 3)}))
    assert dialog.page_in_sight().chosen().options == ToyOptions.preset("three")
    dialog.page_in_sight().rules.players.edited.emit(5)
    assert dialog.page_in_sight().chosen().options == ToyOptions()


@pytest.mark.parametrize(("game", "away"), [("hearts", 5), ("hearts", 3), ("canasta", 6), ("svoi_kozyri", 2)])
def test_each_number_of_players_brings_its_rules_back(game: str, away: int, qtbot: QtBot) -> None:
    dialog = NewGameDialog(TestWords(), games(), Settings(), person="Asha")
    qtbot.addWidget(dialog)
    dialog.choose(game)
    page = dialog.page_in_sight()
    kind = type(page.rules.options)
    for name in kind.offered(4):
        page.rules.players.edited.emit(4)
        page.rules.presets.combo.choose(name)
        page.rules.presets.combo.activated.emit(page.rules.presets.combo.currentIndex())
        assert page.rules.options == kind.preset(name)
        page.rules.players.edited.emit(away)
        far = kind.offered(away)[-1]
        page.rules.presets.combo.choose(far)
        page.rules.presets.combo.activated.emit(page.rules.presets.combo.currentIndex())
        page.rules.players.edited.emit(4)
        assert page.rules.options == kind.preset(name)
        assert page.rules.presets.combo.currentData() == name
        page.rules.players.edited.emit(away)
        assert page.rules.presets.combo.currentData() == far


def test_rules_that_change_with_the_number_of_players_say_so_where_the_keyboard_is(qtbot: QtBot) -> None:
    dialog = NewGameDialog(TestWords(), games(), Settings(), person="Asha")
    qtbot.addWidget(dialog)
    dialog.choose("hearts")
    dialog.page_in_sight().rules.presets.chosen.emit("hearts_app")
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    four = next(one for one in dialog.page_in_sight().rules.players.findChildren(QAbstractButton) if one.text() == "4")
    four.setFocus()
    for right, rules in (("Right", "Standard Hearts"), ("Left", "Points on the first trick")):
        holder = dialog.focusWidget()
        assert holder is not None
        QTest.keyClick(holder, getattr(Qt.Key, f"Key_{right}"))
        focused = dialog.focusWidget()
        assert focused is not None
        assert focused.accessibleDescription() == f"The rules are now “{rules}”."
    assert dialog.page_in_sight().chosen().seats == 4


def test_hearts_begins_with_the_rules_that_most_know_and_the_other_way_says_where_it_differs(qtbot: QtBot) -> None:
    page = GamePage(TestWords(), games()["hearts"], Settings(), "", no_bot)
    qtbot.addWidget(page)
    note = page.rules.presets.note
    assert page.rules.options == HeartsOptions.preset("hearts_usual")
    assert (note.isHidden(), note.text()) == (
        False,
        "No points on the first trick; shooting the moon gives everybody else 26 points.",
    )
    assert page.rules.presets.difference.isHidden()
    page.rules.presets.chosen.emit("hearts_app")
    assert note.text() == "Like standard Hearts, but points may be played on the first trick, even the queen of spades."
    page.rules.presets.chosen.emit("omnibus")
    assert note.text() == "The player who wins the jack of diamonds gets 10 points fewer."


def test_other_rules_than_a_preset_have_no_sentence_about_it(qtbot: QtBot) -> None:
    """It may no longer be true of them."""
    own = {**games()["hearts"].options.preset("hearts_app").save(), "queen_breaks_hearts": True}
    page = GamePage(
        TestWords(), games()["hearts"], Settings(games={"hearts": GameChoice("hearts", own, 4)}), "", no_bot
    )
    qtbot.addWidget(page)
    page.rules.presets.chosen.emit("hearts_app")
    page.rules.options = page.rules.options.changed("target", 77)
    page.rules._refresh()
    assert page.rules.presets.note.isHidden()
    assert page.rules.presets.difference.text().startswith("Differs from “Points on the first trick” in:")


def test_a_preset_that_is_made_for_other_numbers_says_so(qtbot: QtBot) -> None:
    """Of Svoi Kozyri's, none is made for three."""
    page = GamePage(TestWords(), games()["svoi_kozyri"], Settings(), "", no_bot)
    qtbot.addWidget(page)
    page.rules.players.edited.emit(2)
    assert "another number" not in page.rules.presets.note.text()
    page.rules.players.edited.emit(3)
    assert page.rules.presets.note.text().endswith(
        "is made for a different number of players. Its rules apply here all the same."
    )
    assert not page.rules.presets.note.isHidden()


@pytest.mark.parametrize("game", ["hearts", "svoi_kozyri", "canasta"])
def test_the_form_of_a_first_start_needs_no_scrolling(game: str, qtbot: QtBot) -> None:
    """On a screen of 1024 × 600, with up to four at the table."""
    dialog = NewGameDialog(TestWords(), games(), Settings(), person="Asha")
    qtbot.addWidget(dialog)
    dialog.choose(game)
    dialog.show()
    dialog.resize(880, 560)
    QApplication.processEvents()
    (area,) = (area for area in dialog.findChildren(QScrollArea) if area.widget() is dialog.page_in_sight())
    assert area.verticalScrollBar().maximum() == 0


def test_own_rules_come_back_with_their_number_of_players(qtbot: QtBot) -> None:
    own = {"target": 77}
    dialog = new_game(qtbot, Settings(games={"toy": GameChoice("toy", own, 4)}))
    page = dialog.page_in_sight()
    page.rules.players.edited.emit(3)
    page.rules.presets.chosen.emit("three")
    page.rules.players.edited.emit(4)
    assert dialog.page_in_sight().chosen().options == ToyOptions(target=77)
    assert page.rules.presets.combo.currentData() == ""


def test_the_rules_say_what_they_differ_in(qtbot: QtBot) -> None:
    page = new_game(qtbot).page_in_sight()
    assert page.rules.presets.difference.text() == "These are the rules of “Standard”."
    page = new_game(qtbot, Settings(games={"toy": GameChoice("toy", {"target": 77}, 4)})).page_in_sight()
    assert page.rules.presets.difference.text() == "Differs from “Standard” in: The game ends at."


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_fresh_start_differs_from_nothing(game: AnyGame, qtbot: QtBot) -> None:
    for page in (GameRulesPage(TestWords(), game, Settings()), GamePage(TestWords(), game, Settings(), "", no_bot)):
        qtbot.addWidget(page)
        row = page.findChild(PresetRow)
        assert row is not None
        assert row.difference.text().startswith("These are the rules of"), row.difference.text()


def test_rules_that_do_not_fit_are_not_started(qtbot: QtBot) -> None:
    dialog = new_game(qtbot, Settings(games={"toy": GameChoice("toy", {"pass_count": 4}, 4)}))
    assert not dialog.page_in_sight().rules._warning.isHidden()
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()


def test_a_deal_number_takes_digits_of_any_script(qtbot: QtBot) -> None:
    """It is folded away until somebody wants it, and counts only while it is in sight."""
    dialog = new_game(qtbot)
    field = dialog.page_in_sight().deal_number
    assert not field.number.isVisible()
    qtbot.mouseClick(field.more, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(field.number, "04 7")
    assert dialog.page_in_sight().chosen().seed == "47"
    field.number.setText("4۲7")
    assert dialog.page_in_sight().chosen().seed == "427"
    qtbot.mouseClick(field.more, Qt.MouseButton.LeftButton)
    assert dialog.page_in_sight().chosen().seed is None


@pytest.mark.parametrize(
    ("pasted", "seed"),
    [
        (" 123456789012345678901234567890 ", "123456789012345678901234567890"),
        ("123 456 789 012 345 678 901", "123456789012345678901"),
        ("1,234,567", "1234567"),
        ("۱۲۳٬۴۵۶٬۷۸۹", "123456789"),
        ("12345678901234567890123456789012345678901", None),
        ("deal 3 of 12", None),
        ("12.5", None),
    ],
)
def test_what_is_pasted_is_understood_as_a_whole_or_refused(pasted: str, seed: str | None, qtbot: QtBot) -> None:
    """Some digits of a deal number would deal other cards."""
    dialog = new_game(qtbot)
    page = dialog.page_in_sight()
    page.deal_number.begin()
    QApplication.clipboard().setText(pasted)
    page.deal_number.number.paste()
    assert page.deal_number.number.text() == pasted
    assert page.fits() is (seed is not None)
    assert dialog.page_in_sight().chosen().seed == seed
    said = page.deal_number.number.accessibleDescription()
    assert ("isn't a deal number; deal numbers have up to 40 digits." in said) is (seed is None)
    dialog.list.setFocus()
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.isVisible() is (seed is None)
    if seed is None:
        assert dialog.focusWidget() == page.deal_number.number
        page.deal_number.number.setText("")
        assert page.fits()
        assert "Leave it empty" in page.deal_number.number.accessibleDescription()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # it shows a tip
@pytest.mark.parametrize(
    ("pasted", "name"),
    [
        ("  \u200e  Asha   Kumari Devi      ", "Asha Kumari Devi"),
        ("a name that is longer than any name may be", "Asha"),
    ],
)
def test_a_name_is_understood_before_its_length_counts(pasted: str, name: str, qtbot: QtBot) -> None:
    """Half of a name is another one: what is too long is refused with a sentence."""
    line = new_game(qtbot).page_in_sight().table.rows[0].name
    assert line.text() == "Asha"
    line.selectAll()
    QApplication.clipboard().setText(pasted)
    line.paste()
    assert line.text() == name
    assert (QToolTip.text() == "No more than 24 character(s) fit here.") is (name == "Asha")
    QToolTip.hideText()


def test_all_names_of_the_computer_players_find_room(qtbot: QtBot) -> None:
    """They stand in one field, with commas between."""
    names = ", ".join(f"Computer player {number}" for number in range(1, 11))
    form = OptionForm(TestWords(), PlayersSettings())
    qtbot.addWidget(form)
    line = next(line for line in form.findChildren(QLineEdit) if "Names of the" in line.accessibleName())
    QApplication.clipboard().setText(names)
    line.paste()
    options = form.options()
    assert isinstance(options, PlayersSettings)
    assert options.opponents == names


def test_one_choice_makes_all_opponents_equally_strong(qtbot: QtBot) -> None:
    table = new_game(qtbot).page_in_sight().table
    assert table.strength.segments.value() == "club"
    table.strength.segments.chosen.emit("beginner")
    assert [choice.level for choice in table.choices(4)] == ["", "beginner", "beginner", "beginner"]
    table.rows[2].level.setCurrentIndex(2)
    table.rows[2].level.activated.emit(2)
    assert table.strength.segments.value() is None


def test_a_row_comes_when_a_table_is_large_enough_for_it(qtbot: QtBot) -> None:
    """All of them would keep the window busy; who comes is named and as strong as everybody has been made."""
    dialog = NewGameDialog(TestWords(), games(), Settings(), person="Asha", game="cancellation_hearts")
    qtbot.addWidget(dialog)
    page = dialog.page_in_sight()
    seats = page.rules.seats
    assert [made.definition.id for made in dialog.made_pages()] == ["cancellation_hearts"]
    assert len(page.table.rows) == seats < 11
    page.table.strength.segments.chosen.emit("beginner")
    page.rules.players.edited.emit(11)
    chosen = dialog.page_in_sight().chosen().players
    assert len({player.partition(" ")[2] for player in chosen}) == 11
    assert {player.partition(" ")[0] for player in chosen} == {"person", "beginner"}
    before, row = page.table.rows[seats - 1 : seats + 1]
    stops = [stop for stop in chain_within(page) if stop in (before.level, row.portrait, row.name, row.level)]
    assert stops == [before.level, row.portrait, row.name, row.level]
    assert page.deal_number.isAncestorOf(list(chain_within(page))[-1])
    page.rules.players.edited.emit(seats)
    assert len(dialog.page_in_sight().chosen().players) == seats


def test_a_row_that_comes_later_speaks_the_language_of_that_moment(qtbot: QtBot) -> None:
    words = TestWords()
    dialog = NewGameDialog(words, games(), Settings(), person="Asha", game="cancellation_hearts")
    qtbot.addWidget(dialog)
    page = dialog.page_in_sight()
    words.long = True
    dialog.retranslate()
    page.rules.players.edited.emit(11)
    assert {row.name.text()[0] for row in page.table.rows[1:]} == {page.table.rows[1].name.text()[0]}
    assert page.table.rows[10].name.accessibleName().startswith("«")


@pytest.mark.parametrize("direction", ["LeftToRight", "RightToLeft"])
def test_the_deal_number_stands_in_line(direction: str, qapp: QApplication, qtbot: QtBot) -> None:
    """It begins where the words above and below begin, and ends where the names end."""
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(Qt.LayoutDirection[direction])
    page = new_game(qtbot).page_in_sight()
    page.deal_number.begin()
    page.deal_number.more.setFocus()
    qapp.processEvents()
    number, own = (frame(line, page) for line in (page.deal_number.number, page.table.rows[0].name))
    heading = next(label for label in page.findChildren(QLabel) if label.text() == "Deal number")
    words = QRect(heading.mapTo(page, QPoint()), heading.size())
    qapp.setLayoutDirection(before)
    if direction == "LeftToRight":
        assert (number.left(), number.right()) == (words.left(), own.right())
    else:
        assert (number.left(), number.right()) == (own.left(), words.right())


def frame(line: QLineEdit, page: QWidget) -> QRect:
    """Where the frame of a field is painted."""
    picture = page.grab().toImage()
    place = QRect(line.mapTo(page, QPoint()), line.size())
    edge = QColor(LIGHT.edge)
    columns = [x for x in range(place.left(), place.right() + 1) if picture.pixelColor(x, place.center().y()) == edge]
    return QRect(QPoint(columns[0], place.top()), QPoint(columns[-1], place.bottom()))


def test_names_levels_and_portraits_can_be_changed(qtbot: QtBot) -> None:
    dialog = new_game(qtbot)
    row = dialog.page_in_sight().table.rows[1]
    row.name.setText("  Tom ")
    row.level.setCurrentIndex(2)
    before = row.portrait.kind
    qtbot.mouseClick(row.portrait, Qt.MouseButton.LeftButton)
    assert dialog.page_in_sight().chosen().players[1] == "expert Tom"
    assert dialog.page_in_sight().chosen().portraits[1] == before + 1


def test_the_persons_name_is_given_to_nobody_else() -> None:
    names = opponent_names(TestWords(), "Bo,Kavya,Bo", 10, "Kavya")
    assert names[0] == "Bo"
    assert "Kavya" not in names
    assert len(names) == len(set(names)) == 10


def preferences(qtbot: QtBot, section: str, settings: Settings | None = None) -> tuple[PreferencesDialog, list[object]]:
    dialog = PreferencesDialog(TestWords(), games(), settings or Settings(), section=section)
    qtbot.addWidget(dialog)
    heard: list[object] = []
    dialog.settingsChanged.connect(heard.append)
    dialog.show()
    return dialog, heard


def test_a_change_is_told_at_once(qtbot: QtBot) -> None:
    dialog, heard = preferences(qtbot, "table")
    page = dialog.page("table")
    page.changed.emit(TableSettings(theme=ThemeName.PAPER))
    assert heard == [TableSettings(theme=ThemeName.PAPER)]
    assert dialog.settings.table.theme is ThemeName.PAPER


def test_high_contrast_holds_for_the_open_dialog_too(qtbot: QtBot) -> None:
    dialog, _ = preferences(qtbot, "table")
    dialog.apply_section(TableSettings(theme=ThemeName.HIGH_CONTRAST))
    assert dialog.chrome is HIGH_CONTRAST
    dialog.apply_section(TableSettings())
    assert dialog.chrome is not HIGH_CONTRAST


def test_cancel_takes_every_change_back(qtbot: QtBot) -> None:
    dialog, heard = preferences(qtbot, "table")
    dialog.apply_section(TableSettings(theme=ThemeName.PAPER))
    dialog.apply_section(MotionSettings(speed=200))
    dialog.apply_section(GameChoice("toy", {"target": 50}, 4))
    heard.clear()
    dialog.reject()
    assert heard == [TableSettings(), MotionSettings(), GameChoice("toy")]
    assert dialog.settings == Settings()


def test_ok_keeps_the_changes(qtbot: QtBot) -> None:
    dialog, heard = preferences(qtbot, "motion")
    dialog.apply_section(MotionSettings(speed=200))
    dialog.accept()
    assert heard == [MotionSettings(speed=200)]


def test_restore_defaults_is_for_the_page_in_sight(qtbot: QtBot) -> None:
    dialog, heard = preferences(qtbot, "motion", Settings(motion=MotionSettings(speed=200)))
    dialog.apply_section(TableSettings(theme=ThemeName.PAPER))
    heard.clear()
    qtbot.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert heard == [MotionSettings()]
    assert dialog.settings.table.theme is ThemeName.PAPER


@pytest.mark.slow
def test_restore_defaults_can_be_pressed_where_it_does_anything(qtbot: QtBot) -> None:
    dialog, _ = preferences(qtbot, "motion", Settings(table=TableSettings(theme=ThemeName.PAPER)))
    assert not dialog.defaults.isEnabled()
    dialog.list.setCurrentRow(dialog.names.index("table"))
    assert dialog.defaults.isEnabled()
    qtbot.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert not dialog.defaults.isEnabled()
    for game in games():
        dialog.list.setCurrentRow(dialog.names.index(game))
        assert not dialog.defaults.isEnabled()
        rules = dialog.page(game).findChild(OptionForm)
        assert rules is not None
        other = next(preset for preset in rules.options().PRESETS if rules.options() != rules.options().preset(preset))
        rules.take(rules.options().preset(other))
        assert dialog.defaults.isEnabled()


def test_changed_rules_arrive_as_saved_values(qtbot: QtBot) -> None:
    dialog, heard = preferences(qtbot, "toy")
    page = dialog.page("toy")
    page.form.changed.emit(ToyOptions())  # type: ignore[attr-defined]  # a page of rules has a form
    choice = heard[-1]
    assert isinstance(choice, GameChoice)
    assert choice.chosen(toy()) == ToyOptions()
    assert choice.seats == 4


def test_buttons_have_the_programs_own_words(qtbot: QtBot) -> None:
    dialog, _ = preferences(qtbot, "table")
    row = dialog.findChild(QDialogButtonBox)
    assert row is not None
    texts = {button.text() for button in row.buttons()}
    assert texts == {"OK", "Cancel", "Restore defaults"}


def test_the_welcome_page_tells_what_is_pressed(qtbot: QtBot) -> None:
    page = WelcomePage(TestWords(), games(), THEMES["green"], CardStyle())
    qtbot.addWidget(page)
    page.resize(1280, 748)
    page.setResume(ResumableMatch(translate("Toy", "Toy Hearts"), (translate("Toy", "Deal 3, your turn."),)))
    page.show()
    page.focusFirst()
    assert page.focusWidget() is page.resume.button
    with qtbot.waitSignal(page.continueRequested):
        qtbot.keyClick(page.resume.button, Qt.Key.Key_Space)
    tile = page.tiles["toy"]
    for place in (tile, tile.play):  # a click beside the buttons is for the broad one
        with qtbot.waitSignal(page.playRequested) as told:
            qtbot.mouseClick(place, Qt.MouseButton.LeftButton)
        assert told.args == ["toy"]
    with qtbot.waitSignal(page.changeRequested) as told:
        qtbot.mouseClick(tile.change, Qt.MouseButton.LeftButton)
    assert told.args == ["toy"]
    page.setResume(None)
    page.focusFirst()
    assert page.focusWidget() is next(iter(page.tiles.values())).play


def test_the_keyboard_page_names_the_keys_in_force(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(TestWords(), groups_with({"H": "J"}))
    qtbot.addWidget(dialog)
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"J", "L", "Enter", "← or →", "The keys stay the same when the keyboard writes another alphabet."} <= shown
    assert "H" not in shown


def test_the_keyboard_page_leaves_out_what_has_no_key_and_knows_which_keys_never_change(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(TestWords(), groups_with(changed_keys(KeySettings(repeat="Z", holdings="", hand="M"))))
    qtbot.addWidget(dialog)
    keys = {command.text(): label.text() for command, label, _ in dialog._keys}
    assert (keys["Repeat what was said"], keys["My hand"]) == ("Z or Backspace", "M")
    assert "Melds, trumps or points taken" not in keys
    assert keys["Look at the deal"] == "B"
    assert keys["To the next choice that cost points, or back"] == "M or Shift+M"


def test_one_tile_glows_at_a_time(qtbot: QtBot) -> None:
    """In focus at the start and while keys are used, under the pointer from its first movement on."""
    page = WelcomePage(TestWords(), games(), THEMES["green"], CardStyle())
    qtbot.addWidget(page)
    page.resize(1280, 748)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focusFirst()
    window = page.windowHandle()
    assert window is not None
    tiles = list(page.tiles.values())

    def glowing() -> list[int]:
        return [place for place, tile in enumerate(tiles) if tile.glows]

    assert glowing() == [0]
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert glowing() == [1]
    QTest.mouseMove(window, tiles[2].mapTo(page, tiles[2].rect().center()))
    qtbot.waitUntil(lambda: tiles[2].glows)
    assert glowing() == [2]
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert glowing() == [2]
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert glowing() == [3]
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert glowing() == [3]
