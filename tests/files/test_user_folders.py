"""Settings and data lie where each system wants them, and what older versions have made is found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardtable.files import user_folders

linux = pytest.mark.skipif(sys.platform != "linux", reason="folders of Linux")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "STATE_DIRECTORY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@linux
def test_on_linux_they_are_those_of_the_desktops(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert user_folders.user_folders() == (home / ".config/cardtable", home / ".local/share/cardtable")
    monkeypatch.setenv("XDG_CONFIG_HOME", "relative")  # which the standard says is to be ignored
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert user_folders.user_folders() == (home / ".config/cardtable", home / "data/cardtable")


@linux
def test_a_server_keeps_what_is_its_own(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert user_folders.server_folder() == home / ".local/share/cardtable-serve"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert user_folders.server_folder() == home / "data/cardtable-serve"
    (home / ".local/share/cardtable-serve").mkdir(parents=True)
    assert user_folders.server_folder() == home / ".local/share/cardtable-serve"
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/cardtable")
    assert user_folders.server_folder() == Path("/var/lib/cardtable")


@linux
def test_what_older_versions_made_elsewhere_stays_in_use(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    former = home / "Library/Application Support/CardTable"
    assert former not in user_folders.user_folders()
    former.mkdir(parents=True)
    assert user_folders.user_folders() == (former, former)


@pytest.mark.skipif(sys.platform != "win32", reason="folders of Windows")
def test_on_windows_settings_roam_and_data_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("APPDATA", "LOCALAPPDATA", "STATE_DIRECTORY"):
        monkeypatch.delenv(name, raising=False)
    settings, data = user_folders.user_folders()
    assert settings.parts[-3:] == ("AppData", "Roaming", "CardTable")
    assert data.parts[-3:] == ("AppData", "Local", "CardTable")
    assert user_folders.server_folder().parts[-3:] == ("AppData", "Local", "cardtable-serve")
