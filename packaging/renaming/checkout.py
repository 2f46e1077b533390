"""A git checkout whose files are renamed, with a list of what couldn't be done."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TEXTS = (
    "*.md", "*.toml", "*.spec", "*.yml", "*.yaml", "*.iss", "*.sh", ".ci/run", "Dockerfile", "*/Dockerfile",
)  # fmt: skip


class Checkout:
    """Files by their paths from the top of a checkout, and the problems found in them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.problems: list[str] = []

    def report(self, *words: object) -> None:
        """Note a problem that somebody has to look at."""
        self.problems.append(" ".join(map(str, words)))

    def git(self, *words: str) -> str:
        """Run git and return what it prints; raise CalledProcessError if it fails."""
        command = ["git", "-c", "core.quotePath=false", *words]
        return subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=True).stdout

    def is_clean(self) -> bool:
        """Return whether the checkout has no changes and no files unknown to git."""
        return not self.git("status", "--porcelain").strip()

    def files(self, *patterns: str) -> list[str]:
        """Return the files known to git that match the patterns and exist."""
        return [path for path in self.git("ls-files", *patterns).splitlines() if self.path(path).exists()]

    def python_files(self) -> list[str]:
        """Return all Python files known to git."""
        return self.files("*.py")

    def modules(self) -> dict[str, str]:
        """Return the Python files by their dotted names; a package has the name of its folder."""
        return {module_name(path): path for path in self.python_files()}

    def path(self, name: str) -> Path:
        """Return the place of a file."""
        return self.root / name

    def read(self, name: str) -> str:
        """Return the text of a file."""
        return self.path(name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        """Write a file, and its folder if there's none."""
        self.path(name).parent.mkdir(parents=True, exist_ok=True)
        self.path(name).write_text(text, encoding="utf-8")

    def move(self, old: str, new: str) -> None:
        """Move a file so that its history follows."""
        self.path(new).parent.mkdir(parents=True, exist_ok=True)
        self.git("mv", old, new)

    def remove(self, name: str) -> None:
        """Remove a file from the checkout and from git."""
        self.git("rm", "-q", "-f", name)

    def tidy(self) -> None:
        """Remove unused imports, sort the others and format all files."""
        for words in (["check", "--select", "F401,I", "--fix", "-q", "--exit-zero", "."], ["format", "-q", "."]):
            subprocess.run([sys.executable, "-m", "ruff", *words], cwd=self.root, check=True)

    def commit(self, message: str) -> None:
        """Commit all changes."""
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)


def module_name(path: str) -> str:
    """Return the dotted name of a Python file."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def module_path(module: str) -> str:
    """Return the file of a module that isn't a package."""
    return module.replace(".", "/") + ".py"
