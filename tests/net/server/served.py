"""A server in a process of its own, as `cardtable serve` runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardtable.net.invitation import Invitation, read_invitation

ENGLISH = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], Invitation]]:
    """A server on 127.0.0.1, and its invitation for opening tables; killed in the end."""
    place = () if "--listen" in arguments else ("--listen", "127.0.0.1:0")
    command = [sys.executable, "-m", "cardtable", "serve", "--data", str(folder), *place, *arguments]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=ENGLISH,
    )
    try:
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        yield process, read_invitation(next(line for line in lines if line.startswith("cardtable:join/")))
    finally:
        process.kill()
        process.communicate()


def memory_of(process: subprocess.Popen[str]) -> int:
    """Bytes that a process has in memory, where the system tells as Linux does."""
    pages = Path(f"/proc/{process.pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
