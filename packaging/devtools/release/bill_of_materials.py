"""The list of all parts of the program (SBOM), as CycloneDX: packages of Python, and libraries in the packed folder.

cyclonedx-py lists an environment that holds the wheel, what it needs, and nothing else; what PyInstaller has gathered
from the system and out of those packages is added from the packed folder, with the licence that is known of each.
"""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from devtools import licences
from devtools.places import ROOT, venv_python, venv_script, version
from devtools.processes import Stop, call
from devtools.release.comparison import digest

TOOLS = ROOT / "packaging" / "requirements-release.txt"
_VALIDATE = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(open(sys.argv[1], encoding="utf-8").read())
sys.exit(wrong and str(wrong))
"""


def write(path: Path, environment: Path, tools: Path, folders: Mapping[str, Path]) -> Path:
    """Write the list of an environment and of packed folders, by the system of each; return it. Raises Stop.

    `tools` is the environment that has cyclonedx-py.
    """
    lister = (venv_script("cyclonedx-py", tools), "environment", "--output-reproducible", "--spec-version", "1.6")
    of_what = ("--mc-type", "application", "--pyproject", ROOT / "pyproject.toml", venv_python(environment))
    must((*lister, "--output-file", path, *of_what))
    bill = json.loads(path.read_text(encoding="utf-8"))
    bill["metadata"]["component"]["version"] = version()  # which pyproject.toml leaves to the program
    bill["components"] += [part for system, folder in folders.items() for part in libraries(folder, system)]
    path.write_text(json.dumps(bill, indent=2, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
    must((venv_python(tools), "-c", _VALIDATE, path))
    return path


def libraries(folder: Path, system: str) -> Iterator[dict[str, Any]]:
    """Yield the libraries in a packed folder as CycloneDX describes components."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink() or not path.is_file() or not licences.is_library(name):
            continue
        text = licences.text_for(name)
        yield {
            "type": "library",
            "bom-ref": f"{system}:{name}",
            "name": path.name,
            "hashes": [{"alg": "SHA-256", "content": digest(path)}],
            "licenses": [{"license": {"name": Path(text).stem if text else "public domain"}}],
            "properties": [{"name": f"cardtable:{system}", "value": name}],
        }


def must(command: tuple[str | Path, ...]) -> None:
    """Run a step. Raises Stop where it fails."""
    if call(command, {"PYTHONWARNINGS": os.environ.get("PYTHONWARNINGS", "ignore")}):
        raise Stop("The list of the program's parts could not be made: the lines above say why.", 1)
