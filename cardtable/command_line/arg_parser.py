"""Parser of command lines with translated help and errors, for commands with and without a window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NoReturn

from cardtable.core.basics.plain_text import plain_text
from cardtable.core.language.number_text import typed_number
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.language.user_error import ExitRequested, UserError, message_of
from cardtable.core.languages import SPOKEN
from cardtable.core.options import NO_NUMBER, NO_TEXT
from cardtable.core.record import RecordError
from cardtable.core.text import Text, TextRenderer, translate

_USAGE = translate("Command line", "usage: ")
_VALUES = translate("Command line", "arguments")
_OPTIONS = translate("Command line", "options")
_HELP = translate("Command line", "show this help and exit")
_LANG = translate("Command line", "the language: en, pa, hi, te or fa")
_CODE = translate("Command line", "CODE", "stands for the code of a language in the help of the command line")
_UNKNOWN = translate("Command line", "Unknown argument “%1”; see --help.")
_NEEDS_VALUE = translate("Command line", "%1 needs a value; see --help.")
_TAKES_NONE = translate("Command line", "%1 takes no value; leave out what follows the equals sign.")
_UNCLEAR = translate("Command line", "These arguments can't be combined: %1.")
_NONE_OF_THEM = translate("Command line", "“%1” isn't a valid value for %2; choose one of: %3.")
_NOTHING_TO_READ = translate("Command line", "There is no line of text on stdin for %1: write one there.")
# Texts of several commands, including the window's.
GAME = translate("Command line", "GAME", "stands for the name of a game in the help of the command line")
PRESET = translate("Command line", "PRESET", "stands for the name of rules in the help of the command line")
JSON = translate("Command line", "print one JSON object")
INVALID_LOG = 1  # exit status for a saved game that breaks the rules
USAGE = 2  # exit status for an invalid command line
STDIN = "-"  # stands for a value on stdin
MOST = 9_999_999  # largest number of an option without its own limit

_LONGEST_LINE = 10_000  # characters of a line of stdin
LANGUAGES = (*SPOKEN, "pseudo")


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help formatter with a translated "usage"."""

    def __init__(self, renderer: TextRenderer, prog: str) -> None:
        super().__init__(prog)
        self._renderer = renderer

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self._renderer.text(_USAGE) if prefix is None else prefix)


class ArgumentParser(argparse.ArgumentParser):
    """Parser that raises UserError for an error, and ExitRequested after printing help."""

    def __init__(self, renderer: TextRenderer, prog: str, description: Text, epilog: str = "") -> None:
        super().__init__(
            prog=prog,
            description=renderer.text(description),
            epilog=epilog,
            formatter_class=partial(_Formatter, renderer),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._renderer = renderer
        self._values = self.add_argument_group(renderer.text(_VALUES))
        self._choices = self.add_argument_group(renderer.text(_OPTIONS))

    def value(self, name: str, metavar: Text, help: Text, **more: Any) -> None:
        self._values.add_argument(
            name, nargs="?", metavar=self._renderer.text(metavar), help=self._help_text(help), **more
        )

    def option(self, name: str, help: Text, metavar: Text | None = None, **more: Any) -> None:
        """Add an option; `metavar` stands for its value in the help."""
        if metavar is not None:
            more["metavar"] = self._renderer.text(metavar)
        self._choices.add_argument(name, help=self._help_text(help), **more)

    def usual_options(self) -> None:
        self.option("--lang", _LANG, _CODE, dest="language", type=one_of("--lang", LANGUAGES, SPOKEN))
        self._choices.add_argument("-h", "--help", action="help", help=self._help_text(_HELP))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse the arguments; raise UserError, or ExitRequested after help was printed."""
        try:
            found, unknown = self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            raise self._error_of(error) from None
        if unknown:
            raise UserError(_UNKNOWN.filled(unknown[0]))
        return found

    def error(self, message: str) -> NoReturn:
        raise UserError(_UNCLEAR.filled(message))

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        raise ExitRequested

    def _help_text(self, help: Text) -> str:
        return self._renderer.text(help).replace("%", "%%")

    def _error_of(self, error: argparse.ArgumentError) -> UserError:
        """Return the error of a value's reader, else a translated one in place of argparse's."""
        if isinstance(error.__context__, UserError):
            return error.__context__
        name = (error.argument_name or "").split("/")[-1]
        taking = [action for action in self._actions if name in action.option_strings and action.nargs != 0]
        return UserError((_NEEDS_VALUE if taking else _TAKES_NONE).filled(name))


def run_command(
    name: str,
    arguments: Sequence[str],
    renderer: TextRenderer | None,
    parser_of: Callable[[TextRenderer], ArgumentParser],
    execute: Callable[[argparse.Namespace, TextRenderer], int],
    errors: type[ValueError] = ValueError,
) -> int:
    """Execute a command with its parsed arguments, and return its exit status; 0 after printing help.

    An error of the type `errors` ends it with one sentence on stderr.
    """
    renderer = renderer or SourceRenderer()
    try:
        return execute(parser_of(renderer).read(arguments), renderer)
    except ExitRequested:
        return 0
    except errors as error:
        print(f"{name}: {renderer.text(message_of(error))}", file=sys.stderr)
        return INVALID_LOG if isinstance(error, RecordError) else USAGE


def whole_number(option: str, most: int = MOST) -> Callable[[str], int]:
    """Return a reader of numbers from 1 to `most`."""

    def read(text: str) -> int:
        number = typed_number(text, len(str(most)))
        if number is None or not 1 <= number <= most:
            raise UserError(NO_NUMBER.filled(text, option, 1, most))
        return number

    return read


def any_text(option: str) -> Callable[[str], str]:
    """Return a reader of plain text."""

    def read(text: str) -> str:
        if text != plain_text(text):
            raise UserError(NO_TEXT.filled(text, option))
        return text

    return read


def text_or_stdin(option: str) -> Callable[[str], str]:
    """Return a reader of plain text, for a hyphen of stdin's first line: a command's arguments are visible."""
    read = any_text(option)

    def read_or_ask(text: str) -> str:
        return read(_line_of_stdin(option) if text == STDIN else text)

    return read_or_ask


def _line_of_stdin(option: str) -> str:
    """Return the first line; raise UserError if it is missing, blank or too long."""
    try:
        line = "" if sys.stdin is None else sys.stdin.readline(_LONGEST_LINE + 1)
    except (OSError, ValueError):  # a folder, a closed stdin, or not UTF-8
        line = ""
    if not line.strip() or len(line) > _LONGEST_LINE:
        raise UserError(_NOTHING_TO_READ.filled(option))
    return line.strip()


def one_of(option: str, known: Sequence[str], offered: Sequence[str] = ()) -> Callable[[str], str]:
    """Return a reader of one of some names; its error offers all of them, or only the `offered` ones."""

    def read(text: str) -> str:
        if text not in known:
            raise UserError(_NONE_OF_THEM.filled(text, option, ", ".join(offered or known)))
        return text

    return read
