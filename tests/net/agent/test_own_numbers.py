"""A program's numbers for deals: the same after a restart, private, and unlike each other."""

import errno
import os
import re
import stat
import sys
from pathlib import Path

import pytest

from cardtable.net.agent.room_client_runner import FILE, ContributionGenerator
from tests.files.failing import failing


def test_a_restart_changes_no_number(tmp_path: Path) -> None:
    number = ContributionGenerator(tmp_path).number("4f2c9a17 1 seal")

    assert re.fullmatch("[0-9a-f]{32}", number)
    assert ContributionGenerator(tmp_path).number("4f2c9a17 1 seal") == number
    assert ContributionGenerator(tmp_path).number("4f2c9a17 2 seal") != number


def test_every_computer_has_other_numbers(tmp_path: Path) -> None:
    assert ContributionGenerator(tmp_path / "one").number("seal") != ContributionGenerator(tmp_path / "other").number(
        "seal"
    )


@pytest.mark.parametrize("damaged", [b"", b"short", b"x" * 33])
def test_a_damaged_secret_is_made_anew(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / FILE).write_bytes(damaged)

    assert ContributionGenerator(tmp_path).number("seal") == ContributionGenerator(tmp_path).number("seal")
    assert (tmp_path / "numbers-damaged-1.key").read_bytes() == damaged


def test_a_secret_that_cannot_be_read_today_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = ContributionGenerator(tmp_path).number("seal")
    with monkeypatch.context() as patched:
        patched.setattr(os, "open", failing(errno.EIO))
        assert ContributionGenerator(tmp_path).number("seal") != before

    assert ContributionGenerator(tmp_path).number("seal") == before


def test_where_nothing_can_be_kept_there_are_numbers_still(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    numbers = ContributionGenerator(tmp_path / "file" / "folder")

    assert numbers.number("seal") == numbers.number("seal")


@pytest.mark.skipif(sys.platform == "win32", reason="folders of an account are private there")
def test_nobody_else_reads_the_secret(tmp_path: Path) -> None:
    ContributionGenerator(tmp_path)

    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
