"""Which screen reader hears announcements, told by the version of the Orca that runs."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardtable.app.settings.setting_choices import SpeechOutputChoice
from cardtable.app.speech_output.speech_output_selector import (
    ScreenReaderDetector,
    asking,
    running_orcas,
    speaks_directly,
    version_in,
)

OLD, NEW = ("/usr/bin/python3", "/usr/bin/orca", "--replace"), ("/opt/orca",)
VERSIONS = {("/usr/bin/python3", "/usr/bin/orca", "--version"): 43, ("/opt/orca", "--version"): 48}


@pytest.mark.parametrize(
    ("running", "deaf"),
    [
        ([], False),
        ([OLD], True),
        ([NEW], False),
        ([OLD, NEW], False),
        ([("/home/me/orca",)], False),
        ([()], False),
    ],
    ids=["none", "43", "48", "both", "tells no version", "tells no program"],
)
def test_only_an_old_orca_alone_is_deaf(running: list[tuple[str, ...]], deaf: bool) -> None:
    assert ScreenReaderDetector(lambda: running, lambda command: VERSIONS.get(tuple(command))).is_deaf() is deaf


def test_each_program_is_asked_once() -> None:
    asked: list[Sequence[str]] = []

    def ask(command: Sequence[str]) -> int | None:
        asked.append(command)
        return 43

    readers = ScreenReaderDetector(lambda: [OLD], ask)
    assert [readers.is_deaf(), readers.is_deaf()] == [True, True]
    assert asked == [asking(OLD)]


def test_what_a_program_says_of_its_version() -> None:
    assert [version_in(told) for told in ("43.1", "orca 48.1\n", "46.beta", "")] == [43, 48, 46, None]


def test_the_choice_of_the_person_goes_before_what_was_found() -> None:
    direct = {
        choice.value: [speaks_directly(choice, deaf=deaf) for deaf in (False, True)] for choice in SpeechOutputChoice
    }
    assert direct["automatic"] == [False, True]
    assert direct["screen-reader"] == direct["neither"] == [False, False]
    assert direct.get("speech-dispatcher", [True, True]) == [True, True]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has Orca")
def test_only_the_orca_of_this_session_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/user/1/bus")

    def process(number: str, name: str, bus: str) -> None:
        folder = tmp_path / number
        folder.mkdir()
        (folder / "comm").write_text(f"{name}\n")
        (folder / "cmdline").write_bytes(b"python3\0/bin/" + name.encode() + b"\0")
        (folder / "environ").write_bytes(f"HOME=/\0DBUS_SESSION_BUS_ADDRESS={bus}\0".encode())
        (folder / "root").symlink_to("/")

    process("1", "orca", "unix:path=/run/user/1/bus")
    process("2", "orca", "unix:path=/tmp/other")
    process("3", "bash", "unix:path=/run/user/1/bus")
    (tmp_path / "4").mkdir()  # it has just ended
    assert list(running_orcas(tmp_path)) == [("python3", "/bin/orca")]
