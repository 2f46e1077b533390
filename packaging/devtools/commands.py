"""The verbs of dev.py."""

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from devtools import (
    building,
    catalogues,
    checks,
    code_map,
    compiled_copy,
    display,
    environment,
    fonts,
    libraries,
    reviews,
    scenes,
    testing,
)
from devtools.places import LANGUAGES, ROOT
from devtools.processes import Stop, call, say
from devtools.release import releasing
from devtools.verbs import VERBS, asks_for_help, explained
from devtools.windows import verb as windows_verb

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
_MORE = "\n\n  VERB --help tells more"


def main(arguments: Sequence[str]) -> int:
    """Run one verb and return the exit status; whatever goes wrong is told in one sentence."""
    if not arguments:
        say(parser().format_help())
        return 2
    verb, words = asked(arguments)
    if asks_for_help(words):
        print(explained(verb))
        return 0
    try:
        return RUN[verb](words)
    except Stop as stop:
        say(str(stop))
        return stop.status
    except OSError as error:
        say(f"{error.filename or 'A file'}: {error.strerror}; see that the folder can be written and try again.")
        return 2
    except KeyboardInterrupt:
        return 130


def asked(arguments: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the verb and all words behind it; argparse would take away the -- that makes them the program's."""
    return parser().parse_args(arguments[:1]).verb, arguments[1:]


def parser() -> argparse.ArgumentParser:
    """Return the reader of dev.py's own command line."""
    made = argparse.ArgumentParser(
        prog="dev.py",
        description="Set up, run, test and check CardTable. Each verb sets up what it needs.",
        epilog="\n".join(f"  {name:<13} {verb.meaning}" for name, verb in VERBS.items()) + _MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("verb", choices=VERBS, metavar="VERB", help="what to do (below)")
    made.add_argument("words", nargs=argparse.REMAINDER, help="what the verb is given")
    return made


def prepare(extra: Mapping[str, str], *, tools: bool = False) -> Path:
    """Set up what running needs with these additions to the environment, and with `tools` what tests and checks need.

    Returns the Python of .venv.
    """
    python = environment.ensure(tools=tools)
    libraries.ensure({**os.environ, **extra})
    return python


def offscreen() -> Mapping[str, str]:
    """Return what keeps tests and pictures off the screen, unless somebody has chosen a platform."""
    return {} if os.environ.get("QT_QPA_PLATFORM") else OFFSCREEN


def run(words: Sequence[str]) -> int:
    """Start the program."""
    arguments = list(words[1:] if words[:1] == ["--"] else words)
    extra = display.choose(arguments, os.environ)
    python = prepare(extra)
    fonts.ensure(fonts.wanted(arguments))
    catalogues.compile_all()
    if "pseudo" in arguments:
        catalogues.make_pseudo()
    # -P: of these sources, also where the caller's folder has others; bots that this starts get the path, not the -P.
    return call((python, "-P", "-m", "cardtable", *arguments), {**extra, **from_sources()}, Path.cwd())


def from_sources() -> Mapping[str, str]:
    """Return what makes Python take the program from these sources, wherever it is called."""
    return {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])}


def test(words: Sequence[str]) -> int:
    """Run the tests, those of engine, games and host with Qt out of reach."""
    extra = offscreen()
    python = prepare(extra, tools=True)
    catalogues.compile_all()
    catalogues.make_pseudo()
    return testing.run_all(python, words, extra)


def check(words: Sequence[str]) -> int:
    """Run the checks."""
    refuse_words("check", words)
    prepare(offscreen(), tools=True)
    return checks.run_all()


def bench(words: Sequence[str]) -> int:
    """Run the measurements."""
    extra = offscreen()
    python = prepare(extra)
    catalogues.compile_all()
    path = os.pathsep.join([str(ROOT), str(ROOT / "packaging")])
    return call((python, "-m", "bench", *words), {**extra, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"})


def compiled(words: Sequence[str]) -> int:
    """Compile the searching players into a copy of the program, and start that if words are given."""
    if words and words[0] != "--":
        refuse_words("compile", words)
    python = prepare(offscreen(), tools=True)
    catalogues.compile_all()
    if not compiled_copy.make(python):
        return 1
    if len(words) < 2:
        say(f"Made {compiled_copy.FOLDER}: python3 packaging/dev.py compile --help tells how to use it.")
        return 0
    return call((python, "-m", "cardtable", *words[1:]), {**offscreen(), **compiled_copy.surroundings()}, Path.cwd())


def screenshots(words: Sequence[str]) -> int:
    """Save pictures."""
    if not words or words[0].startswith("-"):
        raise Stop("Name a folder for the pictures: python3 packaging/dev.py screenshots pictures")
    chosen = scenes.chosen(words[1:])
    extra = offscreen()
    python = prepare(extra)
    fonts.ensure(LANGUAGES)
    catalogues.compile_all()
    catalogues.make_pseudo()
    return scenes.save_all(python, Path(words[0]).absolute(), extra, chosen)


def build(words: Sequence[str]) -> int:
    """Build what is handed out."""
    refuse_words("build", words)
    python = prepare(offscreen(), tools=True)  # mypyc is one of them
    catalogues.compile_all()
    building.build(python)
    return 0


def release(words: Sequence[str]) -> int:
    """Build, try and list what is handed out."""
    other = sorted(set(words) - {"--twice", "--linux"})
    if other:
        raise Stop(f"release takes --twice and --linux, and {' '.join(other)} was given: leave it out.")
    releasing.release(("Linux",) if "--linux" in words else tuple(releasing.BUILDS), twice="--twice" in words)
    return 0


def windows(words: Sequence[str]) -> int:
    """Run, test or build the program for Windows in Wine."""
    return windows_verb.run(prepare(offscreen(), tools=True), words)


def translations(words: Sequence[str]) -> int:
    """Bring the catalogues up to date, or note that the changed entries of some languages have been read."""
    if words[:1] == ["--read"] and words[1:] and set(words[1:]) <= set(LANGUAGES):
        for language in words[1:]:
            say(f"{language}: {reviews.accept(language)} changed entries noted as read.")
        return 0
    if words[:1] == ["--read"]:
        raise Stop(f"Name the languages that you have read: {', '.join(LANGUAGES)}.")
    refuse_words("translations", words)
    prepare(offscreen())
    catalogues.update()
    return 0


def pseudo(words: Sequence[str]) -> int:
    """Make the pseudo-language."""
    refuse_words("pseudo", words)
    prepare(offscreen())
    say(f"Made {catalogues.make_pseudo()}: see it with python3 packaging/dev.py run -- --lang pseudo")
    return 0


def docs(words: Sequence[str]) -> int:
    """Update what is made from the sources in CONTRIBUTING.md."""
    refuse_words("docs", words)
    changed = code_map.update()
    say("The map in CONTRIBUTING.md is up to date." if changed else "The map in CONTRIBUTING.md was up to date.")
    return 0


def refuse_words(verb: str, words: Sequence[str]) -> None:
    """Stop where a verb that takes no words was given some."""
    if words:
        raise Stop(f"{verb} takes no further words, and {' '.join(words)} was given: leave it out.")


RUN: Mapping[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "check": check,
    "bench": bench,
    "compile": compiled,
    "screenshots": screenshots,
    "build": build,
    "release": release,
    "windows": windows,
    "translations": translations,
    "pseudo": pseudo,
    "docs": docs,
}
