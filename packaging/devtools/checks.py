"""`dev.py check`: style, types, layers, dead code, catalogues, coverage; all run, and the status is 1 if one fails."""

from collections.abc import Callable, Mapping

from devtools import catalogues, covered, reviews, terms
from devtools.catalogue_entries import entries
from devtools.places import LANGUAGES, ROOT, TRANSLATIONS, venv_python, venv_script
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
    """See that every marker of a translation can be read, and that it has its plural forms, full stop and digits."""
    command = (venv_python(), "-m", "devtools.grammar")
    return call(command, {"PYTHONPATH": str(ROOT / "packaging")}) == 0


def words() -> bool:
    """See that each concept has its one word in every language, and that every translation has been read as it is."""
    rules = terms.read_terms((TRANSLATIONS / terms.TERMS).read_text(encoding="utf-8"))
    found = [
        breach
        for language in (*LANGUAGES, "en")
        for breach in terms.breaches(language, entries(TRANSLATIONS / f"cardtable_{english_in(language)}.ts"), rules)
    ]
    for breach in found:
        say(breach)
    return not found and all_read()


def english_in(language: str) -> str:
    """Return the language whose catalogue has a language's texts; that of English has only plurals."""
    return LANGUAGES[0] if language == "en" else language


def all_read() -> bool:
    """See that nobody has changed a source or a translation without reading both once more."""
    waiting = [sentence for language in LANGUAGES for sentence in reviews.requests(language)]
    for sentence in waiting:
        say(sentence)
    return not waiting


CHECKS: Mapping[str, Callable[[], bool]] = {
    "ruff check": tool("ruff", "check"),
    "ruff format": tool("ruff", "format", "--check"),
    "mypy --strict": types,
    "import contracts": tool("lint-imports", "--no-logo"),
    "nothing unused": tool("vulture"),
    "translations up to date": translations,
    "grammar of translations": grammar,
    "words of translations": words,
    "coverage": lambda: covered.run() == 0,
}
