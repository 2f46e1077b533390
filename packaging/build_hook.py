"""What the wheel carries beside the Python files: resources, and the translations, compiled while it is built."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling is not there when types are checked
    """Puts resources/ and compiled translations/ into cardtable/_data."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile translations and add the folders; an editable install reads both from the source tree."""
        if version == "editable":
            return
        root = Path(self.root)
        compiled = Path(tempfile.mkdtemp(prefix="cardtable-translations-"))
        sys.path.insert(0, str(root))
        from cardtable.app.language.compiling import compile_into  # of this source tree, and no more of the program

        compile_into(root / "translations", compiled)
        included = build_data["force_include"]
        included[str(root / "resources")] = "cardtable/_data/resources"
        included[str(compiled)] = "cardtable/_data/translations"
