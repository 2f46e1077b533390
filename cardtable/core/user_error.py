"""How the reading of a command line or of a file ends early: with a sentence that can be translated, or well."""

from __future__ import annotations

from cardtable.core.source_renderer import SourceRenderer
from cardtable.core.text import Text


class UserError(ValueError):
    """What somebody asked for and cannot have; `text` is one sentence that says what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(SourceRenderer().text(text))
        self.text = text


class ExitRequested(Exception):
    """The arguments have been served (help, version)."""


def message_of(error: ValueError) -> Text:
    """What an error says, as a text: translated where it is a complaint."""
    return error.text if isinstance(error, UserError) else Text("", "%1", args=(str(error),))
