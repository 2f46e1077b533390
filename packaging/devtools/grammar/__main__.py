"""`python -m devtools.grammar`: print all faults of the translations' markers and of how they are written.

The exit status is 1 if there are any.
"""

import sys
from pathlib import Path

from devtools.grammar import arguments, markers, written_forms
from devtools.grammar.arguments import Kinds
from devtools.places import SOURCES, TRANSLATIONS


def faults(folder: Path, kinds: Kinds) -> list[str]:
    """Return a line for each fault of the .ts files in a folder."""
    files = sorted(folder.glob("*.ts"))
    return [fault for file in files for fault in (*markers.faults(file, kinds), *written_forms.faults(file))]


def main() -> int:
    """Print all faults and return the exit status."""
    found = faults(TRANSLATIONS, arguments.kinds(SOURCES))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
