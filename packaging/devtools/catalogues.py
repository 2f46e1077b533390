"""The .ts files: brought up to date by lupdate, English plurals filled in by rule, a pseudo-language for tests."""

import re
import shutil
import tempfile
from pathlib import Path

from devtools import messages, pseudo
from devtools.grammar import word_forms
from devtools.places import BUILD, COMPILED, LANGUAGES, ROOT, SOURCES, TRANSLATIONS, venv_python
from devtools.processes import Stop, read, say

QT_WORDS = Path(__file__).with_name("qt_words.py")
NAMES = tuple(f"cardtable_{language}.ts" for language in (*LANGUAGES, "en"))
PLURALS_TO_FILL = re.compile(
    r"<source>(?P<source>[^<]*)</source>(?P<between>(?:(?!</message>).)*?)<translation type=\"unfinished\">"
    r"\s*<numerusform></numerusform>\s*<numerusform></numerusform>\s*</translation>",
    re.DOTALL,
)


def update() -> None:
    """Bring translations/*.ts up to date with the sources."""
    lupdate(TRANSLATIONS)
    say("The .ts files in translations/ are up to date.")


def stale() -> list[str]:
    """Return the names of the .ts files that `update` would change."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder)
        for name in NAMES:
            if (TRANSLATIONS / name).exists():
                shutil.copy(TRANSLATIONS / name, fresh / name)
        lupdate(fresh)
        return [name for name in NAMES if not same(TRANSLATIONS / name, fresh / name)]


def same(one: Path, other: Path) -> bool:
    """Tell whether two text files say the same, whatever their line ends."""
    return one.exists() and other.exists() and one.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")


def lupdate(folder: Path) -> None:
    """Run lupdate over the five .ts files of a folder; those that are missing are made."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as extracted:
        gather(Path(extracted))
        for language in LANGUAGES:
            write_forms(Path(extracted), language)
            run_lupdate(Path(extracted), folder / f"cardtable_{language}.ts", language)
        english = folder / "cardtable_en.ts"
        write_forms(Path(extracted), "en")
        run_lupdate(Path(extracted), english, "en", "-pluralonly")
        english.write_text(with_english_plurals(english.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


def gather(target: Path) -> None:
    """Write down all sentences, the program's and Qt's own, where lupdate finds them."""
    messages.extract(SOURCES, target)
    messages.extract_file(QT_WORDS, "qt_words.py", target)


def write_forms(target: Path, language: str) -> None:
    """Write down the entries for the forms of words that a language has, in place of those of another."""
    code = messages.as_cpp(word_forms.entries(language, SOURCES))
    (target / "forms.cpp").write_text(code, encoding="utf-8")


def run_lupdate(extracted: Path, target: Path, language: str, *options: str) -> None:
    """Merge the messages of a folder into one .ts file."""
    quiet = ("-silent", "-locations", "none", "-no-obsolete", *options)
    tongues = ("-source-language", "en", "-target-language", language)
    status, output = read((qt_tool("lupdate"), extracted, *quiet, *tongues, "-ts", target))
    if status:
        raise Stop(f"lupdate failed on {target.name}: {output.strip()}")


def qt_tool(name: str) -> Path:
    """Return a program of Qt's that PySide6 brought into .venv."""
    found = sorted(
        path
        for pattern in (f"lib*/python3*/site-packages/PySide6/{name}", f"Lib/site-packages/PySide6/{name}.exe")
        for path in venv_python().parents[1].glob(pattern)
    )
    if not found:
        raise Stop(f"PySide6's {name} is not in .venv: delete the folder .venv and try again.")
    return found[0]


def with_english_plurals(ts: str) -> str:
    """Fill in the English forms that a rule can tell: "%1 card(s)" is "%1 card" and "%1 cards".

    Forms that somebody has written by hand stay; what has no "(s)" is left for a hand.
    """
    return PLURALS_TO_FILL.sub(fill, ts)


def fill(message: re.Match[str]) -> str:
    """Return one message of a .ts file with its two English forms, or as it was."""
    source = message["source"]
    one, many = messages.PLURAL_IN_SOURCE.sub("", source), re.sub(r"\((s|es|ies)\)", r"\1", source)
    if one == many:
        return message[0]
    forms = "".join(f"            <numerusform>{form}</numerusform>\n" for form in (one, many))
    return f"<source>{source}</source>{message['between']}<translation>\n{forms}        </translation>"


def unfinished_english() -> list[str]:
    """Return the sentences whose English plural forms somebody must still write in cardtable_en.ts."""
    text = (TRANSLATIONS / "cardtable_en.ts").read_text(encoding="utf-8")
    return [match["source"] for match in PLURALS_TO_FILL.finditer(text)]


def make_pseudo() -> Path:
    """Make the pseudo-language from the sources, for --lang pseudo; return the compiled catalogue."""
    source = BUILD / "cardtable_pseudo.ts"
    source.unlink(missing_ok=True)
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as extracted:
        gather(Path(extracted))
        run_lupdate(Path(extracted), source, "en")
    source.write_text(pseudo.translated(source.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    COMPILED.mkdir(exist_ok=True)
    compiled = COMPILED / "cardtable_pseudo.qm"
    status, output = read((qt_tool("lrelease"), "-silent", source, "-qm", compiled))
    if status:
        raise Stop(f"lrelease failed on {source.name}: {output.strip()}")
    return compiled


def compile_all() -> None:
    """Compile what has changed in translations/ into build/translations."""
    code = "from cardtable.app.i18n.catalogue_compiler import compile_translations; compile_translations()"
    status, output = read((venv_python(), "-c", code), folder=ROOT)
    if status:
        last = output.strip().splitlines()[-1:] or [""]
        raise Stop(f"The translations could not be compiled: {last[0]}")
