"""The start in numbers, as JSON: bare window and first table, and what of the program's own start takes how long."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping

from bench.starting import empty_home, figures

STAGES = (
    ("qt", "import cardtable.app.platform.qt_environment; cardtable.app.platform.qt_environment.load_qt()"),
    ("felt", "import cardtable.app.startup.first_frame"),
    ("qt_namespace", "import PySide6.QtCore; PySide6.QtCore.Qt"),
    ("core", "import cardtable.core.session, cardtable.core.controls, cardtable.games"),
    ("settings", "import cardtable.app.settings.settings_sections"),
    ("program", "import cardtable.app.startup.composition_root"),
    ("table", "import cardtable.table.table_widget"),
    ("play", "import cardtable.app.match.match_controller"),
    ("game", "import cardtable.games.hearts.rules, cardtable.games.hearts.controls"),
)
PROGRAM = """
import json, time
spent = {}
for name, line in STAGES:
    begun = time.process_time()
    exec(line)
    spent[name] = round((time.process_time() - begun) * 1000, 1)
print(json.dumps(spent))
"""


def import_milliseconds() -> Mapping[str, float]:
    """The processor time of each stage's imports, one after another in one fresh interpreter."""
    command = [sys.executable, "-c", f"STAGES = {STAGES!r}\n{PROGRAM}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    found: Mapping[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print everything."""
    with empty_home():
        stages = import_milliseconds()
    frames = {frame.name: f"{frame.value:.2f} {frame.unit}, {frame.note}" for frame in figures()}
    print(json.dumps({**frames, "import_ms": stages}, ensure_ascii=False))


if __name__ == "__main__":
    main()
