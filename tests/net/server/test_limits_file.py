"""Limits of a server from a file: what it may say, and the one sentence that each mistake gets."""

from pathlib import Path

import pytest

from cardtable.core.language.user_error import UserError
from cardtable.net.server.admin.server_limits import ServerLimits, limit_names, read_limits

SAMPLE = Path(__file__).parents[3] / "packaging" / "server" / "limits.toml"


def read(folder: Path, text: str) -> ServerLimits:
    path = folder / "limits.toml"
    path.write_text(text, encoding="utf-8")
    return read_limits(path, ServerLimits())


def test_the_sample_names_every_limit_as_it_is_without_a_file() -> None:
    named = [line.split(" = ")[0] for line in SAMPLE.read_text(encoding="utf-8").splitlines() if " = " in line]

    assert sorted(named) == sorted(limit_names())
    assert read_limits(SAMPLE, ServerLimits(tables=1, tables_of_address=1)) == ServerLimits()


def test_what_the_file_does_not_name_stays(tmp_path: Path) -> None:
    limits = read(tmp_path, "tables = 7\njoins = 3\n")

    assert (limits.tables, limits.addresses.joins) == (7, 3)
    assert limits.tables_of_address == ServerLimits().tables_of_address
    assert limits.addresses.lines == ServerLimits().addresses.lines


def test_the_mark_that_some_editors_begin_a_file_with_is_no_mistake(tmp_path: Path) -> None:
    assert read(tmp_path, "\ufefftables = 7\n").tables == 7


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tables 7", "limits.toml isn't TOML from line 1 on:"),
        ("tables = 7\njoins =", "isn't TOML from line 2 on:"),
        ("seats = 7", "isn't a known limit; choose from: tables, tables_of_address, lines,"),
        ("tables = 0", "“tables” in "),
        ("joins = 2.5", "isn't a whole number from 1 to "),
        ("joins = true", "isn't a whole number from 1 to "),
        ('rude = "3"', "isn't a whole number from 1 to "),
        ("[rude]\nx = 1", "“rude” in "),
        ("joins = " + "[" * 5000, "isn't TOML from line 1 on:"),
        ("joins = " + "1" * 5000, "isn't TOML from line 1 on:"),
        ("a." * 20_000 + "b = 1", "isn't TOML from line 1 on:"),
        ("x" * 200_000, "can't be read: check the file and who may read it"),
    ],
)
def test_a_mistake_gets_one_sentence(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(UserError) as caught:
        read(tmp_path, text)

    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="can't be read: check the file and who may read it"):
        read_limits(tmp_path / "none.toml", ServerLimits())
