"""Writes the accessibility tree of every screen, and checks it: `python tests/trees.py --folder /tmp/trees fa`.

Every control must have a name and a role, the Tab key must go as one reads, cards lie in lists with a name, and nothing
is a layered pane. The slow tests do the same.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Visit all screens in one language; 1 if something has no name or stands out of order."""
    reader = argparse.ArgumentParser(description="Write and check what a screen reader finds on every screen.")
    reader.add_argument("language", nargs="?", default="en", help="its code (%(default)s)")
    reader.add_argument("--size", default="1024x600", help="of the window (%(default)s)")
    reader.add_argument("--folder", type=Path, help="where the trees go, a text file for each screen")
    asked = reader.parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.hardship.screens import visit

    visited = visit(asked.language, asked.size, asked.folder)
    for trouble in visited.troubles:
        print(trouble)
    print(f"{asked.language}: {len(visited.screens)} screens, {visited.nodes} things, {visited.controls} controls")
    return int(bool(visited.troubles))


if __name__ == "__main__":
    sys.exit(main())
