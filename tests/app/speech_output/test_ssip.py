"""What speech-dispatcher is told, as lines."""

from pathlib import Path

import pytest

from cardtable.app.speech_output import speech_dispatcher


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Your turn.", b"Your turn.\r\n.\r\n"),
        (".5 points", b"..5 points\r\n.\r\n"),
        ("One.\nTwo.", b"One.\r\nTwo.\r\n.\r\n"),
        ("", b"\r\n.\r\n"),
        ("\u2068Amrit\u2069 \u2067passes\u2069", b"Amrit passes\r\n.\r\n"),
        ("پاریسا", "پاریسا\r\n.\r\n".encode()),
    ],
)
def test_a_sentence_ends_with_a_dot_of_its_own(text: str, told: bytes) -> None:
    assert speech_dispatcher.speak_command(text) == told


def test_who_speaks_says_so_and_in_which_language() -> None:
    assert speech_dispatcher.greeting("fa") == (
        b"SET self CLIENT_NAME user:cardtable:table\r\n",
        b"SET self LANGUAGE fa\r\n",
    )


@pytest.mark.parametrize(("urgent", "priority"), [(False, b"message"), (True, b"important")])
def test_only_an_answer_breaks_off_what_the_screen_reader_says(urgent: bool, priority: bytes) -> None:
    assert speech_dispatcher.request(urgent=urgent) == (b"SET self PRIORITY " + priority + b"\r\n", b"SPEAK\r\n")


@pytest.mark.parametrize(
    ("environment", "where"),
    [
        ({"SPEECHD_ADDRESS": "unix_socket:/a/b.sock", "XDG_RUNTIME_DIR": "/run/user/1"}, "/a/b.sock"),
        ({"XDG_RUNTIME_DIR": "/run/user/1"}, "/run/user/1/speech-dispatcher/speechd.sock"),
        (
            {"SPEECHD_ADDRESS": "inet_socket:::1", "XDG_RUNTIME_DIR": "/r"},
            "/r/speech-dispatcher/speechd.sock",
        ),
        ({}, str(Path.home() / ".cache/speech-dispatcher/speechd.sock")),
    ],
)
def test_the_daemon_is_where_its_own_programs_look_for_it(environment: dict[str, str], where: str) -> None:
    assert speech_dispatcher.address(environment) == Path(where)


def test_an_answer_of_several_lines_ends_with_the_one_without_a_dash() -> None:
    assert [speech_dispatcher.is_last(line) for line in (b"225-7", b"225 OK MESSAGE QUEUED")] == [False, True]
    assert [speech_dispatcher.is_good(line) for line in (b"225 OK", b"300 ERR", b"")] == [True, False, False]
