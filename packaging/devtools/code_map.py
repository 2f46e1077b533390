"""The drawing of the packages in CONTRIBUTING.md, made from the first line of each package's docstring."""

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from devtools.places import ROOT, SOURCES
from devtools.processes import Stop

PAGE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- code map: begin, made by dev.py docs -->\n", "<!-- code map: end -->"
LEAVES = ("bots", "table/art", "games/*")  # packages whose own packages are not drawn
_INDENT = 2
_FURTHEST = 18  # columns from a name to its description, where names are short


def update(page: Path = PAGE) -> bool:
    """Write the drawing between its two markers; return whether the page has changed."""
    text = page.read_text(encoding="utf-8")
    fresh = with_drawing(text, drawing())
    if fresh != text:
        page.write_text(fresh, encoding="utf-8", newline="\n")
    return fresh != text


def with_drawing(text: str, drawn: str) -> str:
    """Return the page with this drawing between the markers."""
    before, found, rest = text.partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not found or not closed:
        raise Stop(f"CONTRIBUTING.md has no place for the drawing: write {BEGIN.strip()} and {END} into it.")
    return f"{before}{BEGIN}{drawn}{END}{after}"


def drawing(sources: Path = SOURCES) -> str:
    """Return the drawing of a package and all packages within it, as a block of code in Markdown."""
    return "```\n" + "".join(f"{line}\n" for line in _lines(sources, sources)) + "```\n"


def _lines(folder: Path, top: Path) -> Iterator[str]:
    depth = len(folder.relative_to(top).parts)
    name = " " * (_INDENT * depth) + folder.name + "/"
    yield f"{name:<{_FURTHEST}} {description(folder / '__init__.py')}"
    if any(fnmatchcase(folder.relative_to(top).as_posix(), pattern) for pattern in LEAVES):
        return
    for below in sorted(path.parent for path in folder.glob("*/__init__.py")):
        yield from _lines(below, top)


def description(file: Path) -> str:
    """Return the first line of a file's docstring, without its full stop."""
    document = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    first = document.partition("\n")[0].removesuffix(".")
    if not first:
        raise Stop(f"{file} has no docstring: say there what the package is.")
    return first
