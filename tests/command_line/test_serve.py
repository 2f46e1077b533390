"""`cardtable serve`: what it says, what it refuses, and how it ends."""

import json
import signal
import socket
import sys
from pathlib import Path

import pytest

from cardtable.command_line.serve import run
from cardtable.net.invitation import NEW_TABLE
from tests.command_line.one_sentence import assert_one_sentence
from tests.net.io.served import served


@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGTERM")
def test_it_says_how_to_open_a_table_and_ends_in_order(tmp_path: Path) -> None:
    with served(tmp_path) as (process, invitation):
        assert invitation.addresses == ("127.0.0.1",)
        assert invitation.table == NEW_TABLE
        assert invitation.secret == (tmp_path / "opening-secret").read_text().strip()
        assert invitation.fingerprint is not None
        socket.create_connection(("127.0.0.1", invitation.port), timeout=2).close()
        process.send_signal(signal.SIGTERM)
        said, errors = process.communicate(timeout=10)

    assert said.startswith("Stopping, with 0 ")
    assert errors == ""
    assert process.returncode == 0
    assert not list(tmp_path.glob("*-wal"))


@pytest.mark.slow
def test_figures_are_told_as_json_and_name_nobody(tmp_path: Path) -> None:
    with served(tmp_path, "--stats", "1") as (process, _):
        assert process.stdout is not None
        figures = json.loads(process.stdout.readline())

    assert figures.pop("lag_p99_ms") >= 0
    assert figures == {"lines": 0, "tables": 0, "actions": 0, "refused": 0, "queue": 0}


@pytest.mark.skipif(sys.platform == "win32", reason="files are private there by their folder")
def test_nobody_else_reads_what_it_keeps(tmp_path: Path) -> None:
    with served(tmp_path / "tables") as _:
        for path in (tmp_path / "tables").iterdir():
            assert path.stat().st_mode & 0o077 == 0, path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--listen", "nowhere"], "“nowhere” is no address and port for --listen: write for instance 192.0.2.7:47190."),
        (["--listen", "127.0.0.1:70000"], "is no address and port for --listen"),
        (["--listen", ":47190"], "is no address and port for --listen"),
        (["--who", "friends"], "“friends” is not a valid value for --who; choose one of: anyone, invited."),
        (["--tables", "0"], "--tables"),
        (["--key", "key.pem"], "Give --certificate as well: a key alone says nothing."),
        (["--behind-proxy", "cards.example.org", "--listen", "0.0.0.0:0"], "leave --listen at 127.0.0.1."),
        (["--certificate", "/no/such/file"], "The certificate cannot be used: check /no/such/file and its key."),
        (["--metrics", "9190"], "“9190” is no address and port for --metrics: write for instance 127.0.0.1:9190."),
        (["--metrics", "0.0.0.0:9190"], "on this machine alone: give --metrics an address like 127.0.0.1:9190."),
        (
            ["--limits", "/no/such/file"],
            "The limits in /no/such/file cannot be read: check the file and who may read it.",
        ),
        (["--limits", "/dev/zero"], "The limits in /dev/zero cannot be read: check the file and who may read it."),
        (["--certificate", "/dev/zero"], "The certificate cannot be used: check /dev/zero and its key."),
        (["--admin-secret-file", "/dev/zero"], "The secret in /dev/zero is not 16 digits from 0 to f"),
        (["tables"], "Unknown argument “tables”; see --help."),
    ],
)
def test_nonsense_gets_one_sentence_and_status_2(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--data", str(tmp_path), *arguments]) == 2
    assert_one_sentence(capsys, "serve", said)


def test_a_port_that_is_taken_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        place = f"127.0.0.1:{other.getsockname()[1]}"
        assert run(["--data", str(tmp_path), "--listen", place]) == 2

    assert f"{place} is in use, or no address here: choose another address" in capsys.readouterr().err


def test_a_port_for_figures_that_is_taken_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        place = f"127.0.0.1:{other.getsockname()[1]}"
        assert run(["--data", str(tmp_path), "--listen", "127.0.0.1:0", "--metrics", place]) == 2

    said = capsys.readouterr()
    assert (
        said.err
        == f"cardtable serve: {place} is in use, or no address here: choose another address or port with --metrics.\n"
    )
    assert said.out == ""


def test_a_secret_that_is_none_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "opening-secret").write_text("open sesame\n")

    assert run(["--data", str(tmp_path)]) == 2
    assert "is not 16 digits from 0 to f: remove the file to get a new one." in capsys.readouterr().err


def test_a_folder_that_is_none_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")

    assert run(["--data", str(tmp_path / "file")]) == 2
    assert "allow writing there, or give another folder with --data." in capsys.readouterr().err


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "--admin-secret-file" in capsys.readouterr().out
