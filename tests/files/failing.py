"""Calls of the system that fail, as they do on a full or broken disk."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

_WRITING = os.O_WRONLY | os.O_RDWR
REFUSALS = (errno.EIO, errno.EACCES, errno.ENFILE, errno.EMFILE)  # of the system, which say nothing of the file


def failing(number: int) -> Callable[..., NoReturn]:
    """A call that always ends with this errno."""

    def fail(*_args: object, **_more: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return fail


def refuse_to_read(monkeypatch: pytest.MonkeyPatch, path: Path, number: int) -> None:
    """Until the end of the test, or of a context of the patch, the system does not give this file to any reader."""
    usual = os.open

    def opened(name: Any, flags: int, *more: Any, **others: Any) -> int:
        if not flags & _WRITING and Path(os.fsdecode(name)) == path:
            raise OSError(number, os.strerror(number), str(path))
        return usual(name, flags, *more, **others)

    monkeypatch.setattr(os, "open", opened)
