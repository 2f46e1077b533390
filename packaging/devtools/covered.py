"""The coverage check: the tests of the engine, without Qt and on all cores, must reach every line and branch of it.

Which files are held to that is listed in pyproject.toml under [tool.coverage.report].
"""

import os

from devtools import testing
from devtools.places import ROOT, venv_python
from devtools.processes import call

FOLDERS = ("tests/core", "tests/families", "tests/games")
# Computer players and what is timed: they take longest, slower still when lines are counted, and are about other files.
LEFT_OUT = ("test_players*", "test_expert*", "test_simulation*", "test_solver*", "test_speed*")


def run() -> int:
    """Run the tests with every line and branch counted; return 0 if they pass and the listed files are whole."""
    folders = [folder for folder in FOLDERS if (ROOT / folder).is_dir()]
    path = os.pathsep.join([str(ROOT / "packaging"), *filter(None, [os.environ.get("PYTHONPATH")])])
    left_out = [f"--ignore-glob=*/{name}" for name in LEFT_OUT]
    words = (*testing.NO_QT, "-m", "not slow", "-n", "auto", "-q", "--no-header", "--cov", *left_out, *folders)
    return call((venv_python(), "-m", "pytest", *words), {"PYTHONPATH": path})
