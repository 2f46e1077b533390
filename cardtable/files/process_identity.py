"""Identity of processes on this computer: process ids are reused, so a start time belongs to them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_PROCESSES = Path("/proc")


def birth_of(process: int) -> str:
    """Return an id that differs between processes with the same number, over restarts too; "" if unknown."""
    try:
        boot = (_PROCESSES / "sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        status = (_PROCESSES / str(process) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:  # another system, or no such process
        return ""
    return f"{boot}/{status.rpartition(')')[2].split()[19]}"  # the 22nd field: start time


if sys.platform == "win32":
    import ctypes

    _MAY_WAIT, _STILL_RUNS = 0x100000, 0x102  # SYNCHRONIZE, WAIT_TIMEOUT

    def is_running(process: int) -> bool:
        """Return True if a process of this number runs; a process of another user counts as ended."""
        system = ctypes.windll.kernel32
        handle = system.OpenProcess(_MAY_WAIT, False, process)
        if not handle:
            return False
        try:
            return bool(system.WaitForSingleObject(handle, 0) == _STILL_RUNS)
        finally:
            system.CloseHandle(handle)

else:

    def is_running(process: int) -> bool:
        """Return True if a process of this number runs."""
        try:
            os.kill(process, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:  # of another user
            return True
        return process > 0
