"""`cardtable serve`: what it says, what it refuses, and how it ends."""

import json
import os
import signal
import socket
import sys
import time
from pathlib import Path

import pytest

from cardtable.command_line.serve import run
from cardtable.net.invitation import NEW_TABLE
from cardtable.net.transport.tls import load_or_create_certificate
from tests.command_line.one_sentence import assert_one_sentence
from tests.net.server.served import served

NO_FILE = Path("/no/such/file")
devices = pytest.mark.skipif(sys.platform == "win32", reason="it has no /dev")


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
        (["--listen", "[::1"], "is no address and port for --listen"),
        (["--listen", "[fe80::1%lo]:0"], "is no address and port for --listen"),
        (["--listen", "my_computer:0"], "is no address and port for --listen"),
        (["--behind-proxy", ""], "for --behind-proxy: write for instance cards.example.org:443."),
        (["--behind-proxy", ":"], "“:” is no address and port for --behind-proxy"),
        (["--behind-proxy", "my cards:443"], "is no address and port for --behind-proxy"),
        (["--behind-proxy", "192.0.2.7:443"], "is no address and port for --behind-proxy"),
        (["--behind-proxy", "c" * 300], "is no address and port for --behind-proxy"),
        (["--store", "nats://127.0.0.1:1", "--others", "a..b"], "“a..b” is no address for --others"),
        (["--who", "friends"], "“friends” is not a valid value for --who; choose one of: anyone, invited."),
        (["--tables", "0"], "--tables"),
        (["--key", "key.pem"], "Give --certificate as well: a key alone says nothing."),
        (["--behind-proxy", "cards.example.org", "--listen", "0.0.0.0:0"], "leave --listen at 127.0.0.1."),
        (["--certificate", "/no/such/file"], f"The certificate cannot be used: check {NO_FILE} and its key."),
        (["--metrics", "9190"], "“9190” is no address and port for --metrics: write for instance 127.0.0.1:9190."),
        (["--metrics", "0.0.0.0:9190"], "on this machine alone: give --metrics an address like 127.0.0.1:9190."),
        (
            ["--limits", "/no/such/file"],
            f"The limits in {NO_FILE} cannot be read: check the file and who may read it.",
        ),
        pytest.param(
            ["--limits", "/dev/zero"], "The limits in /dev/zero cannot be read: check the file", marks=devices
        ),
        pytest.param(["--certificate", "/dev/zero"], "cannot be used: check /dev/zero and its key.", marks=devices),
        pytest.param(["--admin-secret-file", "/dev/zero"], "The secret in /dev/zero is not 16 digits", marks=devices),
        (["tables"], "Unknown argument “tables”; see --help."),
    ],
)
def test_nonsense_gets_one_sentence_and_status_2(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--data", str(tmp_path), *arguments]) == 2
    assert_one_sentence(capsys, "serve", said)


def not_a_file(kind: str, folder: Path) -> str:
    """Something that a careless command line may name in place of a small file of text."""
    path = folder / kind
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "no text":
            path.write_bytes(b"tables = \xff\xfe\n")
        case "large":
            path.write_bytes(b"# a line\n" * 1_000_000)
        case "one name of many parts":
            path.write_text("a." * 20_000 + "b = 1\n")
        case "endless":
            return "/dev/zero"
        case "long name":
            return "x" * 300
    return str(path)


KINDS = ["pipe", "folder", "no text", "large", "one name of many parts", "endless"]


@pytest.mark.skipif(sys.platform == "win32", reason="it has no pipes among its files, and no /dev")
@pytest.mark.parametrize("kind", [*KINDS, "long name"])
@pytest.mark.parametrize("option", ["--limits", "--certificate", "--key", "--admin-secret-file", "--data"])
def test_whatever_is_named_in_place_of_a_file_gets_one_sentence_at_once(
    option: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = not_a_file(kind, tmp_path)
    if (option, kind) == ("--data", "folder"):
        return  # that is what it is for
    load_or_create_certificate(tmp_path / "own")
    certificate = ["--certificate", str(tmp_path / "own" / "certificate.pem")] if option == "--key" else []
    began = time.process_time()
    arguments = ["--listen", "127.0.0.1:0", "--data", str(tmp_path / "tables"), *certificate, option, named]
    assert run(arguments) == 2
    assert time.process_time() - began < 3
    assert_one_sentence(capsys, "serve", "cardtable serve: ")


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
