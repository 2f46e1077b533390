"""The plan of a renaming, and old dotted names and paths in texts written as new ones."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from renaming.checkout import Checkout

_ROOTS = r"(?:cardtable|tests)"
_DOTTED = re.compile(rf"(?<![\w.]){_ROOTS}(?:\.[A-Za-z_][A-Za-z_0-9]*)+")
_PATHS = re.compile(rf"\b{_ROOTS}(?:/[A-Za-z_0-9]+)+(?:\.\w+)?")
_WITHIN = re.compile(r"(?<=`)[a-z_0-9]+(?:/[a-z_0-9]+)+(?:\.py)?(?=/?`)")
_LISTED = re.compile(r"\{modules of ([\w/]+)\}")


@dataclass(frozen=True)
class Fix:
    """A replacement in one file that no rule finds; `new` may say {modules of FOLDER}."""

    file: str
    old: str
    new: str
    is_pattern: bool = False

    def apply(self, checkout: Checkout) -> None:
        """Replace the text, or report that it isn't there."""
        if not checkout.path(self.file).is_file():
            checkout.report("FIX without a file:", self.file)
            return
        text = checkout.read(self.file)
        new = _LISTED.sub(lambda found: _modules_of(checkout, found[1]), self.new)
        pattern = self.old if self.is_pattern else re.escape(self.old)
        replacement = new if self.is_pattern else new.replace("\\", r"\\")
        fixed = re.sub(pattern, replacement, text, flags=re.DOTALL)
        if fixed == text:
            checkout.report("FIX changes nothing:", self.file, self.old[:60])
        checkout.write(self.file, fixed)


def _modules_of(checkout: Checkout, folder: str) -> str:
    """Return the modules of a package as a layer of an import contract."""
    names = sorted(path.stem for path in checkout.path(folder).glob("*.py"))
    return " : ".join(name for name in names if name != "__init__")


class Plan:
    """New names: dotted names of modules and packages, symbols by their module, descriptions of new packages."""

    def __init__(self, values: Mapping[str, Mapping[str, object]]) -> None:
        self.modules: dict[str, str] = _strings(values.get("modules", {}))
        self.packages: dict[str, str] = _strings(values.get("packages", {}))
        self.descriptions: dict[str, str] = _strings(values.get("descriptions", {}))
        # Overrides are names that would meet another one in a merge, and need a better prefix than their file's name.
        self.symbols = {**_by_full_name(values.get("symbols", {})), **_by_full_name(values.get("overrides", {}))}
        self.fixes = {step: _fixes(found) for step, found in values.get("fixes", {}).items()}

    @classmethod
    def read(cls, path: Path) -> Plan:
        """Read a plan from its file."""
        return cls(json.loads(path.read_text(encoding="utf-8")))

    def new_name(self, dotted: str) -> str:
        """Return a dotted name with its module or package renamed; what stands behind that stays."""
        parts = dotted.split(".")
        for count in range(len(parts), 1, -1):
            start = ".".join(parts[:count])
            new = self.modules.get(start) or self.packages.get(start)
            if new:
                return ".".join([new, *parts[count:]])
        return dotted

    def new_path(self, path: str) -> str:
        """Return a path of a file or folder with its module or package renamed."""
        dotted = path.removesuffix(".py").replace("/", ".")
        folder, _, file = path.rpartition("/")
        if path.endswith(".py") and dotted in self.modules:
            return self.modules[dotted].replace(".", "/") + ".py"
        if "." in file:
            package = folder.replace("/", ".")
            return self.packages.get(package, package).replace(".", "/") + f"/{file}"
        return (self.packages.get(dotted) or self.modules.get(dotted) or dotted).replace(".", "/")

    def new_text(self, text: str) -> str:
        """Return a text with dotted names and paths renamed."""
        text = _DOTTED.sub(lambda found: self.new_name(found[0]), text)
        return _PATHS.sub(lambda found: self.new_path(found[0]), text)

    def new_document(self, text: str) -> str:
        """Return the text of a document, in which paths may begin within a package: app/match/play.py."""
        return _WITHIN.sub(lambda found: self._new_end(found[0]), self.new_text(text))

    def _new_end(self, path: str) -> str:
        """Return the end of a path with its module or package renamed, if all that end like this agree."""
        dotted = path.removesuffix(".py").replace("/", ".")
        found: set[str] = set()
        for old, new in (self.modules if path.endswith(".py") else self.packages).items():
            before = old.removesuffix(f".{dotted}")
            if before != old and before.startswith("cardtable"):
                found.add("/".join(new.split(".")[before.count(".") + 1 :]))
        if len(found) != 1:
            return path
        return found.pop() + (".py" if path.endswith(".py") else "")


def _strings(values: Mapping[str, object]) -> dict[str, str]:
    return {name: str(value) for name, value in values.items()}


def _by_full_name(values: Mapping[str, object]) -> dict[str, str]:
    found: dict[str, str] = {}
    for module, names in values.items():
        assert isinstance(names, dict)
        found.update({f"{module}.{old}": new for old, new in names.items()})
    return found


def _fixes(values: object) -> list[Fix]:
    assert isinstance(values, list)
    return [Fix(**value) for value in values]
