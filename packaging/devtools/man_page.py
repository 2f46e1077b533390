"""The manual page, made from what the program's own --help says, so that both say the same."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from devtools.places import ROOT
from devtools.processes import Stop, read

COMMANDS = ("simulate", "replay", "review", "solve", "daily", "serve", "tables", "bot", "bot-player")
NAME = "cardtable \\- card games against fair computer players"
FILES = (
    ("$XDG_CONFIG_HOME/cardtable, or else ~/.config/cardtable", "settings"),
    ("$XDG_DATA_HOME/cardtable, or else ~/.local/share/cardtable", "the match in play, saved games, statistics"),
)
STATUS = (
    ("0", "all went well"),
    ("1", "something went wrong, or --self-test, replay or review found a fault"),
    ("2", "wrong arguments"),
)
_ENTRY = re.compile(r"^  (?P<name>\S.*?)(?:\s{2,}(?P<text>\S.*))?$")
_HEADING = re.compile(r"^(?P<words>\S.*):$")


def make(python: Path, version: str) -> str:
    """Return the page in troff, from the help of the program and of its commands."""
    return page(version, ask(python), {command: ask(python, command) for command in COMMANDS})


@cache  # the program says the same each time, and each start of it takes a while
def ask(python: Path, *command: str) -> str:
    """Return the program's help in English, in lines wide enough that none is broken."""
    english = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "COLUMNS": "500", "PYTHONUTF8": "1", "NO_COLOR": "1"}
    status, text = read((python, "-m", "cardtable", *command, "--help"), english, ROOT)
    if status:
        raise Stop(f"The help of the program could not be read: {' '.join(command)} --help ended with {status}.", 1)
    return text


def page(version: str, help_text: str, commands: Mapping[str, str]) -> str:
    """Return the page of these texts."""
    parts = [
        f'.TH CARDTABLE 6 "" "CardTable {version}" "Games"',
        section("NAME", [NAME]),
        section("SYNOPSIS", [".B cardtable", escaped(usage(help_text)), *map(synopsis, commands)]),
        section("DESCRIPTION", [escaped(description(help_text))]),
        section("OPTIONS", entries(help_text)),
    ]
    parts += [command_section(name, text) for name, text in commands.items()]
    parts.append(section("EXIT STATUS", pairs(STATUS)))
    parts.append(section("FILES", pairs(FILES)))
    return "\n".join(parts) + "\n"


def command_section(name: str, text: str) -> str:
    """Return the section of one command without a window."""
    return section(f"THE COMMAND {name.upper()}", [escaped(description(text)), *entries(text)])


def section(title: str, lines: list[str]) -> str:
    """Return a section."""
    return "\n".join([f'.SH "{title}"', *filter(None, lines)])


def synopsis(command: str) -> str:
    """Return the line of a command without a window."""
    return f".br\n.B cardtable {command}\n\\&..."


def usage(text: str) -> str:
    """Return what may follow the program's name."""
    return " ".join(text.partition("\n\n")[0].split()[2:])


def description(text: str) -> str:
    """Return the paragraph behind the usage."""
    return " ".join(text.split("\n\n")[1].split())


def entries(text: str) -> list[str]:
    """Return the arguments and options of a help text; a heading that has no entries is left out."""
    return [line for name, words in arguments(text) for line in (".TP", f".B {escaped(name)}", escaped(words))]


def arguments(text: str) -> Iterator[tuple[str, str]]:
    """Find the entries below the headings: the name with its value, and what it does."""
    name, words = "", ""
    for line in text.split("\n\n", 2)[-1].splitlines():
        entry = _ENTRY.match(line)
        if entry and not line.startswith("   "):
            if name:
                yield name, words
            name, words = entry["name"], entry["text"] or ""
        elif name and line.startswith("   "):
            words = f"{words} {line.strip()}".strip()
        elif name and (not line.strip() or _HEADING.match(line)):
            yield name, words
            name, words = "", ""
    if name:
        yield name, words


def pairs(rows: tuple[tuple[str, str], ...]) -> list[str]:
    """Return a list of names with what they mean."""
    return [line for name, words in rows for line in (".TP", f".B {escaped(name)}", escaped(words))]


def escaped(text: str) -> str:
    """Return text in which troff finds nothing to obey; quotation marks and dots are written in its own way."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    for letter, name in (("“", "\\(lq"), ("”", "\\(rq"), ("…", "..."), ("×", "\\(mu"), ("’", "\\(cq")):
        plain = plain.replace(letter, name)
    return plain if plain[:1] not in {".", "'"} else "\\&" + plain
