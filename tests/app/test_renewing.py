"""A changed setting renews what it decides about, and nothing else."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from cardtable.app.match.match_controller import MatchController
from cardtable.app.match.table_appearance import LOOK, table_look_of
from cardtable.app.settings.setting_choices import BackName, ThemeName, Verbosity
from cardtable.app.settings.settings_sections import (
    AccessibilitySettings,
    CardSettings,
    GameChoice,
    LanguageSettings,
    MotionSettings,
    PlayersSettings,
    Section,
    Settings,
    SoundSettings,
    TableSettings,
    name_of,
)
from cardtable.core.languages import Language

MakeDesk = Callable[..., Any]
OTHER: Mapping[str, Section] = {
    "table": TableSettings(theme=ThemeName.PAPER, status_line=False),
    "cards": CardSettings(back=BackName.JAALI),
    "motion": MotionSettings(speed=200),
    "sound": SoundSettings(on=False),
    "players": PlayersSettings(portrait=7),
    "language": LanguageSettings(language=Language.PERSIAN),
    "accessibility": AccessibilitySettings(single_keys=False, verbosity=Verbosity.LITTLE),
    "games": GameChoice("hearts", seats=3),
}
RENEWED = {
    "table": ["look"],
    "cards": ["look"],
    "motion": ["look", "pause"],
    "sound": ["sounds"],
    "players": ["people"],
    "language": ["look", "people"],
    "accessibility": ["look", "keys"],
    "games": [],
}


def renewed(one: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is put in force from now on, in the order in which it is."""
    told: list[str] = []

    def note(owner: object, method: str, name: str) -> None:
        does = getattr(owner, method)
        # not `setattr`: what it put there is gone with the table before it is taken away again
        monkeypatch.setitem(vars(owner), method, lambda *given: (told.append(name), does(*given))[1])

    play: MatchController = one.program.match
    note(play.scene, "set_look", "look")
    note(play.scene, "set_people", "people")
    note(one.program.local_match, "set_pause", "pause")
    note(one.program.sounds, "apply", "sounds")
    note(one.window.menus, "set_keys", "keys")
    return told


@pytest.mark.quick(4)
@pytest.mark.parametrize("name", OTHER)
def test_only_what_a_section_decides_about_is_renewed(
    name: str, desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk()
    one.program.new_match("hearts", seed="42")
    told = renewed(one, monkeypatch)
    changed: list[Any] = []
    one.program.settingsChanged.connect(changed.append)

    one.program.change(OTHER[name])

    assert (changed, told) == ([name], RENEWED[name])


@pytest.mark.parametrize("name", OTHER)
def test_every_section_that_the_look_reads_is_named(name: str) -> None:
    """Those that are named change it, and no other does."""
    settings, language = Settings(), "fa" if name == "language" else "en"

    assert (table_look_of(settings.changed(OTHER[name]), language) != table_look_of(settings, "en")) is (name in LOOK)
    assert name_of(OTHER[name]) == name


def test_bars_and_menus_follow(desk: MakeDesk) -> None:
    one = desk()
    for name in ("table", "sound", "accessibility"):
        one.program.change(OTHER[name])
    actions = one.window.menus.actions
    assert not one.window.statusBar().isVisible()
    assert not actions["status_line"].isChecked()
    assert not actions["sounds"].isChecked()
    assert actions["hint"].shortcuts() == []
    one.program.change(replace(one.program.settings.table, status_line=True))
    assert one.window.statusBar().isVisible()
