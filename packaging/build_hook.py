"""What the wheel carries beside the Python files: resources, and the translations, compiled while it is built."""

import importlib.util
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RESOURCES = Path("cardtable", "app", "desktop", "resources.py")


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling is not there when types are checked
    """Puts resources/ and compiled translations/ into cardtable/_data."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile translations and add the folders; an editable install reads both from the source tree."""
        if version == "editable":
            return
        root = Path(self.root)
        compiled = Path(tempfile.mkdtemp(prefix="cardtable-translations-"))
        resources_module(root).compile_into(root / "translations", compiled)
        included = build_data["force_include"]
        included[str(root / "resources")] = "cardtable/_data/resources"
        included[str(compiled)] = "cardtable/_data/translations"


def resources_module(root: Path) -> Any:
    """Return cardtable/app/desktop/resources.py alone, without importing the program."""
    spec = importlib.util.spec_from_file_location("resources", root / RESOURCES)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(root / RESOURCES)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
