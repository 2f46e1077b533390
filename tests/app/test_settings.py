"""The settings survive a round trip, damage and other versions of the program."""

import json
from pathlib import Path

import pytest

from cardtable.app.dialogs.common.question_dialogs import saving_folder
from cardtable.app.match.new_match_defaults import next_table
from cardtable.app.multiplayer.open_room_page import house_of, remembered
from cardtable.app.settings.key_settings import MOVED, KeySettings
from cardtable.app.settings.setting_choices import BackName, Level, ThemeName
from cardtable.app.settings.settings_file import load_settings, save_settings
from cardtable.app.settings.settings_sections import (
    SECTIONS,
    CardSettings,
    GameChoice,
    MotionSettings,
    PlayersSettings,
    Settings,
    TableSettings,
)
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.options import describe
from cardtable.games import discover
from cardtable.host.room_types import HouseRules, UndoPolicy
from tests.files.ordinary_rights import write_protected

SAMPLES = Path(__file__).parents[1] / "samples"
OTHER = (
    Settings(portraits={"Kavya": 2}, begun={"svoi_kozyri": 3}, last_game="canasta", geometry="AAAA", folder="/games")
    .changed(TableSettings(theme=ThemeName.PAPER, summary=False))
    .changed(CardSettings(four_colours=False, back=BackName.JAALI))
    .changed(MotionSettings(speed=150, wait_for_click=True))
    .changed(PlayersSettings(name="Gurpreet ਗੁਰਪ੍ਰੀਤ", level=Level.EXPERT))
    .changed(KeySettings(hint="J"))
    .changed(
        GameChoice("hearts", {"queen_value": 13, "deck": "standard"}, 4, ("club", "expert", "club"), ("", "Tom", ""))
    )
)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "config" / "settings.json"
    assert save_settings(file, OTHER) is None
    assert load_settings(file)[:2] == (OTHER, ())


def test_a_file_of_before_names_were_kept_is_read(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"games": {"hearts": {"options": {}, "seats": 5, "levels": ["expert"]}}}', encoding="utf-8")
    assert load_settings(file)[:2] == (Settings(games={"hearts": GameChoice("hearts", {}, 5, ("expert",))}), ())


def test_no_setting_of_an_older_version_is_unknown(tmp_path: Path) -> None:
    """The sample is what 1.0 wrote, with every setting that it had and most of them changed."""
    file = tmp_path / "settings.json"
    file.write_bytes((SAMPLES / "settings-1.0.json").read_bytes())
    settings, notices, refused = load_settings(file)
    assert (notices, refused) == ((), None)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
    assert settings.motion.reduce_motion
    assert settings.players.name == "Gurpreet"
    assert (settings.keys.hint, settings.keys.last, settings.keys.points, settings.keys.everything) == tuple("JKQZ")
    assert settings.games.keys() == discover().keys()


@pytest.mark.parametrize("value", [True, False, 3, None, "x"])
def test_whatever_a_setting_was_that_is_gone_it_is_dropped_without_a_word(tmp_path: Path, value: object) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"table": {"confirm_leaving": value, "summary": False}}), encoding="utf-8")
    assert load_settings(file) == (Settings().changed(TableSettings(summary=False)), (), None)
    file.write_text(json.dumps({"cards": {"confirm_leaving": value}}), encoding="utf-8")
    assert len(load_settings(file).notices) == 1  # that one never was there


def test_rules_that_were_chosen_when_others_were_standard_stay_chosen(tmp_path: Path) -> None:
    """The standard Hearts was once `hearts_app`; a fresh settings file has today's."""
    file = tmp_path / "settings.json"
    hearts = discover()["hearts"]
    old = hearts.options.preset("hearts_app")
    choice = {"options": old.save(), "seats": 4, "levels": ["club"] * 3}
    file.write_text(json.dumps({"games": {"hearts": choice}}), encoding="utf-8")
    settings, dropped = load_settings(file)[:2]
    assert not dropped
    assert settings.game("hearts").chosen(hearts) == old
    assert next_table(hearts, settings).seats == 4
    fresh = Settings().game("hearts").chosen(hearts)
    assert fresh.preset_name(4) == "hearts_usual"
    assert next_table(hearts, Settings()).seats == 4


def test_a_first_start_says_nothing(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json")[:2] == (Settings(), ())


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe\x00", b"[1]", b"null", b"[" * 100_000, b'{"table": {}} x'])
def test_an_unreadable_file_is_kept_under_another_name(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(damage)
    settings, notices = load_settings(file)[:2]
    assert settings == Settings()
    assert [notice.args for notice in notices] == [("settings-damaged-1.json",)]
    assert (tmp_path / "settings-damaged-1.json").read_bytes() == damage


def test_a_second_damaged_file_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for content in (b"one", b"two"):
        file.write_bytes(content)
        load_settings(file)
    assert [kept.read_bytes() for kept in sorted(tmp_path.glob("*damaged*"))] == [b"one", b"two"]


def test_every_truncation_of_the_file_starts(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    save_settings(file, OTHER)
    whole = file.read_bytes()
    for length in range(0, len(whole) - 2, 7):
        file.write_bytes(whole[:length])
        assert load_settings(file)[0] == Settings()


def test_unknown_names_and_values_are_left_out_and_those_with_a_label_are_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    values = {"table": {"theme": "purple", "shine": 1, "summary": False}, "weather": {}, "geometry": 3}
    file.write_text(json.dumps({**values, "language": {"digits": "language"}}))
    settings, notices = load_settings(file)[:2]
    assert settings == Settings(table=TableSettings(summary=False))
    assert [SourceRenderer().text(notice).partition(": ")[2] for notice in notices] == [
        "Colours of the table, Digits. The old file is kept as settings-old-1.json."
    ]
    assert json.loads((tmp_path / "settings-old-1.json").read_bytes())["weather"] == {}


def test_settings_of_another_version_are_left_out_without_their_inner_names(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"table": {"shine": 1}, "weather": {}}))
    (notice,) = load_settings(file)[1]
    assert SourceRenderer().text(notice) == (
        "CardTable doesn't know some settings and leaves them out. The old file is kept as settings-old-1.json."
    )


def test_a_number_beyond_its_bounds_is_left_out_and_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    motion = {"speed": 10**30, "trick_pause": -1, "computer_pause": True}
    file.write_text(json.dumps({"motion": motion, "players": {"portrait": 12}}))
    settings, (notice,) = load_settings(file)[:2]
    assert settings == Settings()
    labels = [info.label for info in (*describe(MotionSettings), *describe(PlayersSettings))]
    named = [label.source for label in labels if label.source in SourceRenderer().text(notice)]
    assert len(named) == 4


@pytest.mark.parametrize("keys", [3, None, "z", [1], {"letter_undo": 7}])
def test_keys_that_have_moved_and_are_damaged_as_well_end_nothing(tmp_path: Path, keys: object) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"keys": keys, "accessibility": dict.fromkeys(MOVED, "Z")}))

    assert len(load_settings(file)[1]) == 1


@pytest.mark.parametrize("folder", ["a" * 300, "/root/\0", "/dev/null/x", "?"])
def test_a_folder_that_no_system_has_leads_to_another_one(folder: str) -> None:
    assert saving_folder(folder).is_dir()


@pytest.mark.parametrize("seats", [True, -1, 2**31, 10**30, 4.0, "4", None])
@pytest.mark.parametrize("target", [True, 2**31, -(10**30), 1001, 25])
def test_no_number_of_a_game_leaves_its_bounds(tmp_path: Path, seats: object, target: object) -> None:
    file = tmp_path / "settings.json"
    options = {"target": target, "queen_value": 25}
    file.write_text(json.dumps({"games": {"hearts": {"options": options, "seats": 4, "levels": []}}}))
    chosen = load_settings(file)[0].game("hearts").chosen(discover()["hearts"])
    assert chosen == discover()["hearts"].options(queen_value=25)
    file.write_text(json.dumps({"games": {"hearts": {"options": options, "seats": seats, "levels": []}}}))
    settings, notices = load_settings(file)[:2]
    assert settings.game("hearts") == GameChoice("hearts")
    assert len(notices) == 1


@pytest.mark.parametrize("name", ["portraits", "begun"])
@pytest.mark.parametrize("number", [True, -1, 2**31, 10**30, 1.5, None])
def test_no_number_by_name_leaves_its_bounds(tmp_path: Path, name: str, number: object) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({name: {"hearts": 2, "other": number}}))
    settings, notices = load_settings(file)[:2]
    assert getattr(settings, name) == {"hearts": 2}
    assert len(notices) == 1


@pytest.mark.parametrize("level", ["person", "person x", "", "a b", 3, None])
def test_nobody_but_a_computer_player_is_an_opponent(tmp_path: Path, level: object) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"games": {"hearts": {"options": {}, "seats": 4, "levels": ["club", level]}}}))
    assert load_settings(file)[0].game("hearts") == GameChoice("hearts", {}, 4)


def test_a_number_of_thousands_of_digits_makes_the_file_unreadable(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"games": {"hearts": {"options": {"target": ' + "9" * 4301 + "}}}}")
    assert load_settings(file)[0] == Settings()


def test_half_a_letter_never_keeps_the_settings_from_being_saved(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"players": {"name": "A\\ud800\\u202eB"}, "portraits": {"K\\ud800": 3}, "folder": "/\\udcff"}')
    settings = load_settings(file).settings
    assert (settings.players.name, settings.portraits) == ("AB", {"K": 3})
    assert save_settings(file, settings) is None
    assert load_settings(file)[:2] == (settings, ())


def test_a_file_that_no_settings_can_fill_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    with file.open("wb") as large:
        large.truncate(300 << 20)
    settings, notices = load_settings(file)[:2]
    assert (settings, len(notices)) == (Settings(), 1)
    assert not file.exists()


def test_a_read_only_folder_is_said(tmp_path: Path) -> None:
    with write_protected(tmp_path):
        assert save_settings(tmp_path / "settings.json", OTHER) is not None
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_place_of_the_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("")
    assert save_settings(tmp_path / "config" / "settings.json", OTHER) is not None


def test_a_section_is_found_by_its_type() -> None:
    assert Settings().changed(TableSettings(theme=ThemeName.WALNUT)).table.theme is ThemeName.WALNUT
    assert OTHER.game("hearts").seats == 4
    assert OTHER.game("canasta") == GameChoice("canasta")


def test_the_house_rules_of_the_last_table_are_kept(tmp_path: Path) -> None:
    house = HouseRules(patience=300, grace=30, undo=UndoPolicy.NEVER, hints=True, watchers=True, findable=False)
    file = tmp_path / "settings.json"
    assert save_settings(file, Settings().changed(remembered(house, outside=True))) is None
    settings, notices = load_settings(file)[:2]
    assert (house_of(settings.house), settings.house.outside, notices) == (house, True, ())
    assert not Settings().house.outside  # no relay is asked for whom nobody has said so


def test_a_router_that_an_earlier_version_asked_is_dropped_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    save_settings(file, Settings())
    file.write_text(file.read_text(encoding="utf-8").replace('"outside": false', '"router": true'), encoding="utf-8")
    settings, notices = load_settings(file)[:2]
    assert (settings.house.outside, notices) == (False, ())


@pytest.mark.parametrize("name", SECTIONS)
def test_every_setting_has_a_label_and_a_help_sentence(name: str) -> None:
    for info in describe(SECTIONS[name]):
        assert info.label.source
        assert info.help.source.endswith(".")
        assert not info.label.source.endswith(".")
