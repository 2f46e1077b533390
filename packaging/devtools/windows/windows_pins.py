"""The pins of requirements files that hold on Windows, each with its hashes; run by the Python of .venv.

pip fetches wheels for another system, but judges the conditions behind pins by the system that it runs on.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement

from devtools.windows.windows_python import VERSION

WINDOWS = {
    "implementation_name": "cpython",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "platform_python_implementation": "CPython",
    "platform_system": "Windows",
    "python_full_version": f"{VERSION}.9",
    "python_version": VERSION,
    "sys_platform": "win32",
}


def pins(text: str) -> list[str]:
    """Return the pins of a requirements file that hold on Windows, without their conditions."""
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [found for line in lines if "==" in line and line[0] != "#" and (found := on_windows(line))]


def on_windows(line: str) -> str:
    """Return a pin with its hashes and without its condition; "" if that does not hold."""
    pin, dashes, hashes = line.partition("--hash")
    condition = Requirement(pin).marker
    holds = condition is None or condition.evaluate(WINDOWS)
    return f"{pin.partition(';')[0].strip()} {dashes}{hashes}" if holds else ""


def main(files: Iterable[str]) -> None:
    """Print the pins of all files; one that is in two of them only once."""
    found = dict.fromkeys(pin for name in files for pin in pins(Path(name).read_text(encoding="utf-8")))
    print("\n".join(found))


if __name__ == "__main__":
    main(sys.argv[1:])
