"""Which screen reader hears announcements, told by the version of the Orca that runs."""

from collections.abc import Sequence

import pytest

from cardtable.app.settings.setting_choices import SpeakThrough
from cardtable.app.speaking.chosen_way import speaks_directly
from cardtable.app.speaking.which_reader import Readers, Running, asking, version_in

OLD, NEW = Running("orca", ("/usr/bin/python3", "/usr/bin/orca", "--replace")), Running("orca", ("/opt/orca",))
VERSIONS = {("/usr/bin/python3", "/usr/bin/orca", "--version"): 43, ("/opt/orca", "--version"): 48}


@pytest.mark.parametrize(
    ("running", "deaf"),
    [
        ([], False),
        ([OLD], True),
        ([NEW], False),
        ([OLD, NEW], False),
        ([Running("orca", ("/home/me/orca",))], False),
        ([Running("orca", ())], False),
    ],
    ids=["none", "43", "48", "both", "tells no version", "tells no program"],
)
def test_only_an_old_orca_alone_is_deaf(running: list[Running], deaf: bool) -> None:
    assert Readers(lambda: running, lambda command: VERSIONS.get(tuple(command))).is_deaf() is deaf


def test_each_program_is_asked_once() -> None:
    asked: list[Sequence[str]] = []

    def ask(command: Sequence[str]) -> int | None:
        asked.append(command)
        return 43

    readers = Readers(lambda: [OLD], ask)
    assert [readers.is_deaf(), readers.is_deaf()] == [True, True]
    assert asked == [asking(OLD)]


def test_what_a_program_says_of_its_version() -> None:
    assert [version_in(told) for told in ("43.1", "orca 48.1\n", "46.beta", "")] == [43, 48, 46, None]


def test_the_choice_of_the_person_goes_before_what_was_found() -> None:
    direct = {choice.value: [speaks_directly(choice, deaf=deaf) for deaf in (False, True)] for choice in SpeakThrough}
    assert direct["automatic"] == [False, True]
    assert direct["screen-reader"] == direct["neither"] == [False, False]
    assert direct.get("speech-dispatcher", [True, True]) == [True, True]
