"""The hashes behind each pin: pip takes no file that differs from what PyPI had when the pin was made.

Run as a script, it writes them anew behind the pins of the requirements files, after a version was changed:
`.venv/bin/python packaging/devtools/pins.py`. It asks uv, which knows the files for every system; `pip install uv`.
"""

import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1]
FILES = ("requirements.txt", "requirements-dev.txt", "requirements-build.txt", "requirements-windows.txt")
ASK = ("uv", "pip", "compile", "--universal", "--python-version", "3.11", "--no-deps", "--no-header", "--no-annotate")
_HASH = re.compile(r"\s*\\?\n\s+(--hash=\S+)")


def bare(text: str) -> str:
    """Return a requirements file without its hashes: a pin or a comment a line."""
    return _HASH.sub("", text)


def hashes_of(text: str) -> dict[str, list[str]]:
    """Return, by the name of each package, the `--hash=` words that stand behind its pin."""
    joined = re.sub(r"\\\n\s*", "", text)
    pins = (line.split() for line in joined.splitlines() if "==" in line and not line.startswith("#"))
    return {plain(words[0]): [word for word in words if word.startswith("--hash=")] for words in pins}


def plain(pin: str) -> str:
    """Return the name in a pin as PyPI compares it: small letters, one kind of hyphen, no extras."""
    return re.sub(r"[-_.]+", "-", re.split(r"\[|==", pin)[0]).lower()


def with_hashes(text: str, hashes: dict[str, list[str]]) -> str:
    """Return a requirements file with the hashes of every pin below it."""
    return "".join(
        line + ("" if line.startswith("#") or "==" not in line else lines_of(hashes[plain(line)])) + "\n"
        for line in bare(text).splitlines()
    )


def lines_of(hashes: list[str]) -> str:
    """Return what follows a pin."""
    return "".join(f" \\\n    {one}" for one in hashes)


def renew(path: Path) -> None:
    """Ask for the hashes of a file's pins and write them into it."""
    told = subprocess.run([*ASK, "--generate-hashes", str(path)], stdout=subprocess.PIPE, text=True, check=True).stdout
    path.write_text(with_hashes(path.read_text(encoding="utf-8"), hashes_of(told)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    for name in FILES:
        renew(FOLDER / name)
    sys.exit(0)
