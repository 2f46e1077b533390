"""The settings survive a round trip, damage and other versions of the program."""

import json
import os
from pathlib import Path

import pytest

from cardtable.app.setting_choices import ThemeName
from cardtable.app.settings import (
    SECTIONS,
    AccessibilitySettings,
    CardSettings,
    GameChoice,
    MotionSettings,
    PlayersSettings,
    Settings,
    TableSettings,
)
from cardtable.app.storage.settings_file import load_settings, save_settings
from cardtable.core.options import describe

OTHER = (
    Settings(portraits={"Kavya": 2}, last_game="canasta", geometry="AAAA", folder="/games")
    .changed(TableSettings(theme="paper", summary=False))
    .changed(CardSettings(four_colours=False, back="jaali"))
    .changed(MotionSettings(speed=150, wait_for_click=True))
    .changed(PlayersSettings(name="Gurpreet ਗੁਰਪ੍ਰੀਤ", level="expert"))
    .changed(AccessibilitySettings(hint_key="J"))
    .changed(GameChoice("hearts", {"queen_value": 13, "deck": "standard"}, 4, ("club", "expert", "club")))
)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "config" / "settings.json"
    assert save_settings(file, OTHER) is None
    assert load_settings(file) == (OTHER, ())


def test_a_first_start_says_nothing(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), ())


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe\x00", b"[1]", b"null", b"[" * 100_000, b'{"table": {}} x'])
def test_an_unreadable_file_is_kept_under_another_name(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(damage)
    settings, notices = load_settings(file)
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


def test_unknown_names_and_values_are_left_out_and_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(
        json.dumps({"table": {"theme": "purple", "shine": 1, "summary": False}, "weather": {}, "geometry": 3})
    )
    settings, notices = load_settings(file)
    assert settings == Settings(table=TableSettings(summary=False))
    assert notices[0].args == ("table.theme, table.shine, weather, geometry",)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the folder can be written by this user in any case")
def test_a_read_only_folder_is_said(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert save_settings(tmp_path / "settings.json", OTHER) is not None


def test_a_file_in_place_of_the_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("")
    assert save_settings(tmp_path / "config" / "settings.json", OTHER) is not None


def test_a_section_is_found_by_its_type() -> None:
    assert Settings().changed(TableSettings(theme=ThemeName.WALNUT)).table.theme is ThemeName.WALNUT
    assert OTHER.game("hearts").seats == 4
    assert OTHER.game("canasta") == GameChoice("canasta")


@pytest.mark.parametrize("name", SECTIONS)
def test_every_setting_has_a_label_and_a_help_sentence(name: str) -> None:
    for info in describe(SECTIONS[name]):
        assert info.label.source
        assert info.help.source.endswith(".")
        assert not info.label.source.endswith(".")
