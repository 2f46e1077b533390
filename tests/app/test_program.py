"""The whole program with its window: a new match, menus, settings, closing and coming back."""

import errno
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.settings.key_settings import KeySettings
from cardtable.app.settings.setting_choices import BackName, Digits, ThemeName
from cardtable.app.settings.settings_file import load_settings
from cardtable.app.settings.settings_sections import (
    AccessibilitySettings,
    CardSettings,
    LanguageSettings,
    MotionSettings,
    TableSettings,
)
from cardtable.app.startup import composition_root
from cardtable.app.startup.parsed_arguments import Arguments
from cardtable.app.storage.match_store import MATCH_KEPT
from cardtable.core.basics.incremental import at_once
from cardtable.core.controls import Tap
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.languages import Language
from cardtable.core.zones import Seat, Zone
from cardtable.host.host_messages import ProposalKind
from tests.app.scripted import REASON, picture
from tests.app.seen import buttons, hand, look, prompt, reading, waits_for_click
from tests.files.failing import failing
from tests.records import read_record

MakeDesk = Callable[..., Any]


def test_a_first_start_shows_the_welcome_page(desk: MakeDesk) -> None:
    one = desk()
    one.welcome.show()
    assert type(one.window.page()).__name__ == "WelcomePage"
    assert [name for name in ("undo", "redo", "hint", "claim", "save", "scores", "fairness") if one.can(name)] == []
    assert all(one.can(name) for name in ("new", "open", "preferences", "rules", "help", "about", "quit"))


def test_a_new_match_is_dealt_and_played(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="42")
    play = one.program.match
    assert len(one.session.view(0).zones[Zone("hand", 0)]) == 13
    assert not play.scene.animator.is_idle  # the cards are being dealt
    one.my_turn(qtbot)
    one.act()
    one.my_turn(qtbot)
    assert play.scene.board.matches(play.model.view)
    assert "42" in one.window.deal_label.text()


def test_closing_in_the_middle_of_a_trick_and_coming_back(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts")
    for _ in range(5):
        one.my_turn(qtbot)
        one.act()
    one.program.match.controller.stop()
    seen, record = picture(one.session), one.session.record()
    one.window.close()
    two = desk()
    found = at_once(two.program.matches.resuming())
    two.program.show(found)
    assert picture(two.session) == seen
    assert two.session.record() == record
    assert two.program.match.scene.board.matches(two.session.view(0))
    two.my_turn(qtbot)
    qtbot.waitUntil(lambda: two.can("undo"))


def test_a_match_that_is_resumed_waits_until_it_has_been_looked_at(desk: MakeDesk, qtbot: QtBot) -> None:
    """Else three cards lie there before anything has been read. On the person's own turn it is just that."""
    one = desk()
    one.program.new_match("hearts", seed="42")
    one.my_turn(qtbot)
    while one.session.actors == {0}:  # whoever has passed may be the first to lead
        one.my_turn(qtbot)
        one.act()
    one.window.close()
    two = desk()
    two.program.show(at_once(two.program.matches.resuming()))
    play = two.program.match
    actions = two.session.actions
    with pytest.raises(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: two.session.actions > actions, timeout=600)
    two.window.resize(1100, 700)
    assert prompt(play).said == "Welcome back. Click, or press Space, to play on."
    assert prompt(play).accent
    assert waits_for_click(play)
    qtbot.keyClick(play.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: (two.hurry(), two.session.actions > actions)[1])
    assert "Welcome" not in prompt(play).said
    two.my_turn(qtbot)
    two.program.match.controller.stop()
    two.window.close()
    three = desk()
    three.program.show(at_once(three.program.matches.resuming()))
    assert not waits_for_click(three.program.match)


def test_the_log_is_written_before_it_is_shown(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    one.act()
    record = read_record(one.program.matches.path.read_text())
    assert record.actions == one.session.record().actions


def test_undo_and_redo_from_the_menu(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    assert not one.can("redo")
    one.act()
    one.my_turn(qtbot)
    before = one.session.actions
    qtbot.waitUntil(lambda: one.can("undo"))
    one.trigger("undo")
    assert one.session.actions < before
    qtbot.waitUntil(lambda: one.can("redo"))
    one.trigger("redo")
    one.my_turn(qtbot)
    assert one.program.match.scene.board.matches(one.session.view(0))


def test_a_hint_raises_its_cards_and_says_why(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: one.can("hint"))
    one.trigger("hint")
    qtbot.waitUntil(lambda: one.program.match.model.hint is not None)
    assert SourceRenderer().text(REASON) in one.window.status_line.text()


@pytest.mark.parametrize("again", [False, True], ids=["asked once", "asked twice"])
def test_the_status_line_forgets_a_hint_that_enter_no_longer_follows(again: bool, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="8")
    one.my_turn(qtbot)
    play, said = one.program.match, one.window.status_line
    before = said.text()
    for _ in range(1 + again):
        heard: list[str] = []
        play.spoken.connect(heard.append)
        one.trigger("hint")
        qtbot.waitUntil(partial(bool, heard))
    assert "Press Enter to do it." in said.text()
    qtbot.keyClick(play.table, Qt.Key.Key_Escape)
    assert play.model.hint is None
    assert said.text() == before


def test_the_status_line_forgets_a_hint_when_other_cards_are_marked(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="8")
    one.my_turn(qtbot)
    one.trigger("hint")
    play, said = one.program.match, one.window.status_line
    qtbot.waitUntil(lambda: "Press Enter to do it." in said.text())
    card = hand(play)[0].final_card
    assert card is not None
    play.model.gesture(Tap((card,), Zone("hand", 0)))
    assert "Press Enter to do it." not in said.text()
    assert said.text()


def test_a_hint_that_is_followed_gives_way_to_what_happens(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="8")
    one.my_turn(qtbot)
    before = one.window.status_line.text()
    one.trigger("hint")
    play = one.program.match
    qtbot.waitUntil(lambda: play.model.hint is not None)
    qtbot.keyClick(play.table, Qt.Key.Key_Return)
    one.my_turn(qtbot)
    assert one.window.status_line.text() not in (before, "")


def test_a_match_to_its_end_is_counted_once(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", options=one.program.games["hearts"].options(target=26), seed="3")
    counted: list[Any] = []
    one.program.counted.connect(counted.append)
    session = one.session
    while not session.match_over:
        one.my_turn_or_end(qtbot)
        if not session.match_over:
            one.act()
    qtbot.waitUntil(lambda: (one.hurry(), bool(counted) and counted[-1].places is not None)[1])
    assert [entry.deal for entry in counted] == list(range(1, len(counted) + 1))
    assert len(counted) > 1
    assert max(counted[-1].totals) >= 26
    for entry in counted:  # H-19
        best = [seat for seat, points in enumerate(entry.scored.row) if points == min(entry.scored.row)]
        won = [text.source for text in entry.remarks if text.source.endswith((" the deal.", " in this deal."))]
        assert won == ["%1 wins the deal." if len(best) == 1 else "%1 share the win in this deal."]
    (row,) = one.program.results.statistics.rows()
    assert (row.matches, row.deals) == (1, len(counted))
    (match,) = at_once(one.program.results.statistics.playing()).last
    kept = one.program.matches.ended("hearts", match.key)
    assert kept is not None
    ended = at_once(one.program.matches.opening(kept))
    assert ended is not None
    assert ended.host.over
    one.hurry()
    assert [button.text() for button in buttons(one.program.match)] == ["New game…"]
    qtbot.waitUntil(lambda: one.can("undo"))
    one.trigger("undo")
    one.my_turn(qtbot)
    one.act()
    one.my_turn_or_end(qtbot)
    assert one.program.results.statistics.rows() == [row]


def test_settings_are_in_force_at_once_and_saved(desk: MakeDesk, qtbot: QtBot, tmp_path: Path) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.program.change(TableSettings(theme=ThemeName.PAPER, status_line=False))
    one.program.change(CardSettings(back=BackName.JAALI))
    one.program.change(MotionSettings(computer_pause=750))
    chosen = look(one.program.match)
    assert (chosen.theme, chosen.back) == ("paper", "jaali")
    assert one.program.local_match._host._pace.pause == 0.75
    assert not one.window.statusBar().isVisible()
    one.window.close()
    settings, notices = load_settings(tmp_path / "config" / "settings.json")[:2]
    assert settings == one.program.settings
    assert notices == ()
    assert settings.geometry


def test_single_keys_can_be_changed_and_switched_off(desk: MakeDesk) -> None:
    one = desk()
    keys = one.window.menus.actions["hint"]
    assert keys.shortcut().toString() == "H"
    one.program.change(KeySettings(hint="j", points="too long"))
    assert keys.shortcut().toString() == "J"
    assert one.window.menus.actions["scores"].shortcuts() == []
    one.program.change(AccessibilitySettings(single_keys=False))
    assert keys.shortcuts() == []


def test_the_keys_that_people_expect(desk: MakeDesk) -> None:
    one = desk()
    keys = {name: [key.toString() for key in action.shortcuts()] for name, action in one.window.menus.actions.items()}
    assert keys["new"] == ["F2", "Ctrl+N"]
    assert keys["redo"] == ["Ctrl+Shift+Z", "Ctrl+Y"]
    expected = {"undo": "Ctrl+Z", "help": "F1", "rules": "Shift+F1", "deal_number": "Ctrl+D", "full_screen": "F11"}
    expected |= {
        "preferences": "Ctrl+,",
        "quit": "Ctrl+Q",
        "hint": "H",
        "what_happened": "Shift+L",
        "scores": "Shift+S",
    }
    assert {name: keys[name] for name in expected} == {name: [key] for name, key in expected.items()}


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.PERSIAN])  # the others take the English letters
def test_every_menu_entry_has_its_own_mnemonic(desk: MakeDesk, language: Language) -> None:
    one = desk()
    one.program.change(LanguageSettings(language=language))
    bar = [action.text() for action in one.window.menuBar().actions()]
    assert [text.count("&") for text in bar] == [1] * 5
    for action in one.window.menuBar().actions():
        letters = [
            text[text.index("&") + 1].lower() for entry in action.menu().actions() if "&" in (text := entry.text())
        ]
        assert len(letters) == len(set(letters)), action.text()


def test_the_language_changes_live(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="4817203")
    one.my_turn(qtbot)
    assert one.window.layoutDirection() is Qt.LayoutDirection.LeftToRight
    one.program.change(LanguageSettings(language=Language.PERSIAN))
    qtbot.waitUntil(lambda: one.window.layoutDirection() is Qt.LayoutDirection.RightToLeft)
    qtbot.waitUntil(lambda: "۴" in one.window.deal_label.text())
    assert look(one.program.match).right_to_left
    one.program.change(LanguageSettings(language=Language.HINDI, digits=Digits.NATIVE))
    qtbot.waitUntil(lambda: "४" in one.window.deal_label.text())
    assert one.window.layoutDirection() is Qt.LayoutDirection.LeftToRight
    one.program.change(LanguageSettings(language=Language.ENGLISH))
    qtbot.waitUntil(lambda: "4" in one.window.deal_label.text())


def test_the_language_may_change_while_the_first_cards_fly(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.program.change(LanguageSettings(language=Language.TELUGU))
    one.my_turn(qtbot)
    assert one.program.match.scene.board.matches(one.program.match.model.view)


def test_quick_menus_show_and_change_settings(desk: MakeDesk) -> None:
    one = desk()
    menu = one.window.menus.submenus["theme"]
    menu.aboutToShow.emit()
    chosen = [action.text() for action in menu.actions() if action.isChecked()]
    assert chosen == ["Green felt"]
    next(action for action in menu.actions() if action.text() == "Walnut").trigger()
    assert one.program.settings.table.theme.value == "walnut"
    language = one.window.menus.submenus["language"]
    language.aboutToShow.emit()
    assert {"English", "ਪੰਜਾਬੀ", "हिन्दी", "తెలుగు", "فارسی"} <= {action.text() for action in language.actions()}


def test_two_copies_have_a_match_each(desk: MakeDesk, qtbot: QtBot) -> None:
    one, two = desk(), desk()
    one.program.new_match("hearts", seed="1")
    assert two.program.matches.path != one.program.matches.path
    assert "Another copy" in two.window.status_line.text()
    assert at_once(two.program.matches.resuming()) is None
    two.program.new_match("hearts", seed="2")
    assert read_record(one.program.matches.path.read_text()).seed == "1"
    assert read_record(two.program.matches.path.read_text()).seed == "2"


def test_saved_and_opened(desk: MakeDesk, qtbot: QtBot, tmp_path: Path) -> None:
    one = desk()
    one.program.new_match("hearts", seed="5")
    for _ in range(3):
        one.my_turn(qtbot)
        one.act()
    one.my_turn(qtbot)
    path = tmp_path / "mine.cardtable"
    one.program.save_as(path)
    assert "Saved as mine.cardtable." in one.window.status_line.text()
    saved = one.program.local_match.record()
    one.program.new_match("hearts", seed="6")
    one.program.show(at_once(one.program.matches.opening(path)))
    assert one.program.local_match.record() == saved
    assert read_record(one.program.matches.path.read_text()) == saved


def test_a_match_that_cannot_be_saved_goes_on_and_is_said(
    desk: MakeDesk, qtbot: QtBot, disk: pytest.MonkeyPatch
) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    disk.setattr(os, "fsync", failing(errno.EIO))
    one.act()
    one.my_turn(qtbot)
    one.act()
    one.program.match.controller.wish(ProposalKind.UNDO)
    assert "aren't being saved" in one.window.status_line.text()


def test_the_welcome_page_goes_on_with_what_is_sound_of_a_damaged_match(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="77")
    one.my_turn(qtbot)
    one.act()
    one.program.leave()
    with one.program.matches.path.open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    one.welcome.show()
    one.window.page().continueRequested.emit()
    qtbot.waitUntil(lambda: one.program.match is not None)
    assert one.session.record().seed == "77"


def test_the_welcome_page_says_nothing_of_a_damaged_match_that_nobody_has_opened(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="77")
    one.my_turn(qtbot)
    one.act()
    one.program.leave()
    one.program.matches.keep_unfinished()
    (kept,) = at_once(one.program.matches.finding_unfinished())
    with kept.path.open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    one.welcome.show()
    assert "can't be read" not in one.window.status_line.text()
    one.window.page().continueRequested.emit()
    qtbot.waitUntil(lambda: one.program.match is not None)
    assert "can't be read" in one.window.status_line.text()


def test_a_folder_in_place_of_the_log_is_put_out_of_the_way(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    log = one.program.matches.path
    log.mkdir(parents=True)
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    one.act()
    assert read_record(log.read_text("utf-8")).actions == one.session.record().actions
    assert log.with_name("match-damaged-1.log").is_dir()


def test_the_welcome_page_goes_on_with_the_match(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    one.act()
    one.my_turn(qtbot)
    one.program.match.controller.stop()
    seen = picture(one.session)
    one.welcome.show()
    assert one.program.match is None
    one.window.page().continueRequested.emit()
    assert picture(one.session) == seen


def test_a_match_that_leaves_the_table_takes_its_words_along(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="12")
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: bool(one.window.status_line.text()))
    assert one.window.deal_label.text() == "Deal no. 12"
    one.welcome.show()
    written = one.window.status_line, one.window.deal_label, one.window.corner_label
    assert [label.text() for label in written] == ["", "", ""]
    assert one.window.status_line.accessibleName() == ""


def test_what_is_played_stands_beside_the_menus_where_these_begin_at_the_right(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(language="fa")
    one.window.resize(1024, 600)
    one.program.new_match("hearts")
    qtbot.waitUntil(lambda: bool(one.window.corner_label.text()))
    assert one.window.corner_label.isVisible()


def to_a_claim(one: Any, qtbot: QtBot) -> None:
    """Play until the rest of a deal is certain."""
    one.program.new_match("hearts", seed="114")  # where that is early
    one.my_turn(qtbot)
    while not one.program.match.controller.can(ProposalKind.CLAIM):
        one.act()
        one.my_turn(qtbot)


def test_a_claim_is_offered_at_the_table_and_asked_about(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    to_a_claim(one, qtbot)
    qtbot.waitUntil(lambda: one.can("claim"))
    offered = buttons(one.program.match)
    assert [button.text() for button in offered] == ["Claim the rest…"]
    asked: list[str] = []

    def answer(*, accept: bool) -> None:
        dialog = QApplication.activeModalWidget()
        asked.append(type(dialog).__name__)
        dialog.accept() if accept else dialog.reject()  # type: ignore[union-attr]  # one is open

    before = one.session.actions
    QTimer.singleShot(0, lambda: answer(accept=False))
    offered[0].click()
    assert one.session.actions == before
    QTimer.singleShot(0, lambda: answer(accept=True))
    offered[0].click()
    assert one.session.actions > before
    assert asked == ["ClaimDialog", "ClaimDialog"]


def test_a_command_that_cannot_be_given_says_why(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.welcome.show()
    actions = one.window.menus.actions
    assert actions["hint"].toolTip() == actions["hint"].whatsThis() == "No match is on the table."
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: one.can("hint"))
    assert actions["hint"].whatsThis() == ""
    assert actions["redo"].whatsThis() == "Nothing has been undone."
    assert "claim on your turn" in actions["claim"].whatsThis()


def test_what_lies_on_the_table_is_in_a_menu_and_can_be_read_whole(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    assert one.window.menus.actions["read_table"].shortcut().toString() == "T"
    one.trigger("read_table")
    panel = reading(one.program.match)
    assert panel.isVisible()
    assert panel.said.endswith(".")
    assert panel.said.startswith("Your hand:")
    assert one.window.status_line.lines() == ["The table is described above."]
    said: list[str] = []
    one.program.announcer.said.connect(said.append)
    one.trigger("read_table")
    qtbot.waitUntil(lambda: said[-1:] == [panel.said.split("\n")[1]])
    assert panel.isVisible()


def test_closing_the_window_ends_the_process_that_thinks(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.after_first_frame()
    qtbot.waitUntil(lambda: one.program.worker is not None and one.program.worker.process_id is not None)
    one.window.close()
    assert one.program.worker.process_id is None


def test_a_notice_gives_way_once_the_person_has_acted(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="8")
    one.my_turn(qtbot)
    one.program.say(MATCH_KEPT)
    one.window.say("The game goes on.")
    sentence = one.window.status_line
    assert sentence.text() == f"{MATCH_KEPT.source} The game goes on."
    assert sentence.accessibleName() == "The game goes on."
    play = one.program.match
    action = next(iter(play.config.rules().legal(one.session.view(Seat(0)))))
    play.model.actionChosen.emit(action, one.session.state_version)
    assert MATCH_KEPT.source not in sentence.text()


def test_undo_says_what_was_taken_back(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="8")
    one.my_turn(qtbot)
    hand = Zone("hand", 0)
    one.act()
    one.my_turn(qtbot)
    one.trigger("undo")
    assert one.window.status_line.text() == "The last move has been undone."
    while True:
        one.my_turn(qtbot)
        before = one.session.view(Seat(0)).zones[hand]
        one.act()
        one.my_turn(qtbot)
        gone = set(before) - set(one.session.view(Seat(0)).zones[hand])
        if len(gone) == 1:
            break
    qtbot.waitUntil(lambda: one.can("undo"))
    one.trigger("undo")
    assert one.window.status_line.text() == f"You've taken back the {one.program.renderer.card(gone.pop())}."


def test_a_saved_match_that_cannot_be_shown_is_set_aside_and_the_program_starts(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    one = desk()
    one.program.new_match("hearts", seed="1")
    one.program.leave()
    text = one.program.matches.path.read_text()
    monkeypatch.setattr("cardtable.app.match.match_controller.MatchController.start", fail)
    assert not composition_root.show_match(one.program, Arguments())
    (kept,) = one.program.paths.data.glob("*damaged*")
    assert kept.read_text() == text
    assert not one.program.matches.path.exists()
    assert one.program.match is None
    assert kept.name in one.window.status_line.text()
