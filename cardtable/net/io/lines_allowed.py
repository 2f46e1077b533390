"""How many lines the system lets this process have: each is a file to it."""

from __future__ import annotations

import sys

_FILES = 100  # descriptors that are not lines


def lines_allowed(lines: int) -> int:
    """So many, or as many as the system allows when it is asked for enough."""
    if sys.platform == "win32":
        return lines
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = lines + _FILES
    if soft not in (resource.RLIM_INFINITY, hard) and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return lines if soft == resource.RLIM_INFINITY else max(0, min(lines, soft - _FILES))
