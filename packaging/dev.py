#!/usr/bin/env python3
"""Set up, run, test and check CardTable; `python3 packaging/dev.py --help` lists the verbs.

Needs Python 3.11 or later and nothing else. This file is kept in words that an older Python can read, so that
it can say so.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write(
        "CardTable needs Python 3.11 or later, and this is {}.{}: install a newer one and use its name, as in "
        "python3.11 packaging/dev.py.\n".format(*sys.version_info)
    )
    sys.exit(2)

from devtools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
