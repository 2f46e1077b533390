"""`dev.py check`: style, types, layers, dead code, catalogues, coverage; all run, and the status is 1 if one fails."""

from collections.abc import Callable, Mapping

from devtools import catalogues, covered
from devtools.places import ROOT, venv_python, venv_script
from devtools.processes import Stop, call, say


def run_all() -> int:
    """Run every check, say which failed, and return the exit status."""
    failed = [name for name, check in CHECKS.items() if not passes(name, check)]
    say(f"Failed: {', '.join(failed)}." if failed else "All checks passed.")
    return 1 if failed else 0


def passes(name: str, check: Callable[[], bool]) -> bool:
    """Announce and run one check; a Stop is a failure that has a sentence."""
    say(f"— {name}")
    try:
        return check()
    except Stop as stop:
        say(str(stop))
        return False


def tool(name: str, *arguments: str) -> Callable[[], bool]:
    """Return the check that a program of .venv ends with status 0."""
    return lambda: call((venv_script(name), *arguments)) == 0


def types() -> bool:
    """Run mypy --strict over the program and over these tools, as pyproject.toml says."""
    return call((venv_python(), "-m", "mypy")) == 0


def translations() -> bool:
    """See that lupdate would change nothing and that English has its plurals."""
    stale = catalogues.stale()
    if stale:
        say(f"Run python3 packaging/dev.py translations: {', '.join(stale)} are out of date.")
    waiting = [] if stale else catalogues.unfinished_english()
    for sentence in waiting:
        say(f"Write the plural forms of “{sentence}” into translations/cardtable_en.ts.")
    return not stale and not waiting


def grammar() -> bool:
    """See that every marker of a translation can be read and has what its language needs."""
    command = (venv_python(), "-m", "devtools.grammar.markers")
    return call(command, {"PYTHONPATH": str(ROOT / "packaging")}) == 0


CHECKS: Mapping[str, Callable[[], bool]] = {
    "ruff check": tool("ruff", "check"),
    "ruff format": tool("ruff", "format", "--check"),
    "mypy --strict": types,
    "import contracts": tool("lint-imports", "--no-logo"),
    "nothing unused": tool("vulture"),
    "translations up to date": translations,
    "grammar of translations": grammar,
    "coverage": lambda: covered.run() == 0,
}
