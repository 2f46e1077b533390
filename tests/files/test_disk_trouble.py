"""What an error of the system means is told by its number, and by nothing else."""

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from cardtable.core.text import Text
from cardtable.files.disk_trouble import (
    BAD_NAME,
    DAMAGED,
    DISK_FAILS,
    DISK_FULL,
    NO_RIGHT,
    NOT_THERE,
    REFUSED,
    trouble_with,
)

PLACE = Path("/home/me/games")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, DISK_FULL),
        (errno.EDQUOT, DISK_FULL),
        (errno.EACCES, NO_RIGHT),
        (errno.EROFS, NO_RIGHT),
        (errno.ENOENT, NOT_THERE),
        (errno.ENAMETOOLONG, BAD_NAME),
        (errno.EIO, DISK_FAILS),
        (errno.ESTALE, DISK_FAILS),
        (errno.EMFILE, REFUSED),
        (errno.ENFILE, REFUSED),
    ],
)
def test_each_number_has_its_sentence(number: int, sentence: Text) -> None:
    found = trouble_with(PLACE, OSError(number, os.strerror(number)))

    assert found.source == sentence.source
    assert found.args in ((), (str(PLACE),), (str(PLACE), os.strerror(number)))


def test_an_error_without_a_number_is_the_disks() -> None:
    assert trouble_with(PLACE, OSError("something")).source == DISK_FAILS.source


def test_sqlite_has_numbers_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "damaged").write_bytes(b"no database at all" * 100)
    (tmp_path / "folder").mkdir()
    for name, sentence in (("damaged", DAMAGED), ("folder", NO_RIGHT)):
        with pytest.raises(sqlite3.Error) as caught:
            sqlite3.connect(tmp_path / name).execute("SELECT * FROM sqlite_master")
        assert trouble_with(PLACE, caught.value).source == sentence.source
    base = sqlite3.connect(tmp_path / "small")
    base.execute("PRAGMA max_page_count = 2")
    base.execute("CREATE TABLE large (text)")
    with pytest.raises(sqlite3.Error) as caught:
        base.execute("INSERT INTO large VALUES (?)", ("x" * 100_000,))
    assert trouble_with(PLACE, caught.value) == DISK_FULL
    base.close()
