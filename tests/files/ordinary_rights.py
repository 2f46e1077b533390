"""Rights of an ordinary user for a test that runs as root, whom no folder refuses anything."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_VERSION = 0x20080522  # of the kernel's interface, with 64 capabilities
_IGNORES_RIGHTS = 1 << 1 | 1 << 2  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH


@contextmanager
def write_protected(*folders: Path) -> Iterator[None]:
    """Keep this thread, and those that it starts meanwhile, from writing in these folders, also as root."""
    if sys.platform != "linux":
        pytest.skip("rights of another kind")
    with _without_privileges():
        for folder in folders:
            folder.chmod(0o500)
        try:
            yield
        finally:
            for folder in folders:
                folder.chmod(0o700)


@contextmanager
def _without_privileges() -> Iterator[None]:
    if os.geteuid() != 0:
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header, before = (ctypes.c_uint32 * 2)(_VERSION, 0), (ctypes.c_uint32 * 6)()
    if libc.capget(header, before):
        pytest.skip("the capabilities of this process cannot be read")
    dropped = (ctypes.c_uint32 * 6)(*before)
    dropped[0] &= ~_IGNORES_RIGHTS  # those in force; the permitted ones stay, so that they come back
    if libc.capset(header, dropped):
        pytest.skip("the capabilities of this process cannot be changed")
    try:
        yield
    finally:
        libc.capset(header, before)
