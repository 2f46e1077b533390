"""Print, of the program's pinned requirements, those that a server needs: it has no window and makes no sound."""

import re
import sys
from pathlib import Path

NEEDED = ("platformdirs", "websockets", "ifaddr", "cryptography", "cffi", "pycparser", "uvloop", "nats-py")
_ENTRY = re.compile(r"^(?P<name>[A-Za-z0-9_.-]+)==(?:.*\\\n)*.*\n", re.MULTILINE)


def needs(requirements: str) -> str:
    """Return the entries with their hashes; raises LookupError if one is missing."""
    found = {entry["name"].lower(): entry[0] for entry in _ENTRY.finditer(requirements)}
    return "".join(found[name] for name in NEEDED)


if __name__ == "__main__":
    print(needs("".join(Path(path).read_text(encoding="utf-8") for path in sys.argv[1:])), end="")
