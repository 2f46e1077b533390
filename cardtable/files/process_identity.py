"""Which programs run on this computer: by their numbers, which the system gives out again and again."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_PROCESSES = Path("/proc")


def birth_of(process: int) -> str:
    """What tells a program from others of the same number, before and after a start of the computer; "" if unknown."""
    try:
        boot = (_PROCESSES / "sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        status = (_PROCESSES / str(process) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:  # another system, or no such program
        return ""
    return f"{boot}/{status.rpartition(')')[2].split()[19]}"  # the 22nd field: when it began


if sys.platform == "win32":
    import ctypes

    _MAY_WAIT, _STILL_RUNS = 0x100000, 0x102  # SYNCHRONIZE, WAIT_TIMEOUT

    def is_running(process: int) -> bool:
        """Whether a program of this number runs here; one of another person counts as ended."""
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
        """Whether a program of this number runs here."""
        try:
            os.kill(process, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:  # another person's
            return True
        return process > 0
