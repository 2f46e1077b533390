#!/usr/bin/env python3
"""Set up, run, test and check CardTable; `python3 packaging/dev.py --help` lists the verbs.

Needs Python 3.11 or later and nothing else. This file is kept in words that an older Python can read, so that
it can say so.
"""

import io
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write(
        "CardTable needs Python 3.11 or later, and this is {}.{}: install a newer one and use its name, as in "
        "python3.11 packaging/dev.py.\n".format(*sys.version_info)
    )
    sys.exit(2)

try:
    from devtools.commands import main
except ModuleNotFoundError as missing:  # Debian's python3-minimal has but a part of the standard library
    sys.stderr.write(
        f"This Python lacks its module {missing.name}: run sudo apt-get install python3 python3-venv, or use a Python "
        "from python.org, then try again.\n"
    )
    sys.exit(2)

if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")  # on Windows a file or a pipe would lack letters
    sys.exit(main(sys.argv[1:]))
