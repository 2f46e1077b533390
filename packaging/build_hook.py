"""What the wheel carries beside the Python files: resources, translations, and searching players compiled."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GIVEN = "CARDTABLE_COMPILED"  # a folder that compile_files.py has filled; empty: nothing is to be compiled
NO_COMPILER = 3


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling is not there when types are checked
    """Puts resources/ and compiled translations/ into cardtable/_data, and compiled players beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and add; an editable install reads everything from the source tree."""
        if version == "editable":
            return
        root = Path(self.root)
        included = build_data["force_include"]
        included[str(root / "resources")] = "cardtable/_data/resources"
        included[str(translations(root))] = "cardtable/_data/translations"
        players = compiled_players(root)
        if players is None:
            return
        for path in players.rglob("*"):
            if path.suffix in (".so", ".pyd"):
                included[str(path)] = path.relative_to(players).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True  # for this Python on this kind of system


def translations(root: Path) -> Path:
    """The compiled translations."""
    compiled = Path(tempfile.mkdtemp(prefix="cardtable-translations-"))
    sys.path.insert(0, str(root))
    from cardtable.app.i18n.catalogue_compiler import compile_into  # of this source tree, and no more of the program

    compile_into(root / "translations", compiled)
    return compiled


def compiled_players(root: Path) -> Path | None:
    """The folder with what was compiled; None where the wheel is to go without, or must."""
    given = os.environ.get(GIVEN)
    if given is not None:
        return Path(given) if given else None
    folder = Path(tempfile.mkdtemp(prefix="cardtable-players-"))
    script = root / "packaging" / "compile_files.py"
    status = subprocess.run([sys.executable, str(script), str(folder)], stdout=sys.stderr, check=False).returncode
    if status == NO_COMPILER:
        print("No C compiler works here: the wheel is for every system, and its players think longer.")
        return None
    if status:
        raise RuntimeError(f"The searching players could not be compiled; with {GIVEN}= the wheel goes without.")
    return folder
