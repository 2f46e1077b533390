"""Exceptions that end a command or the reading of a file early: with a translatable message, or well."""

from __future__ import annotations

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text


class UserError(ValueError):
    """Error in a person's request; `text` is one sentence that says what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(SourceRenderer().text(text))
        self.text = text


class ExitRequested(Exception):
    """Signal that the arguments have been served (help, version)."""


def message_of(error: ValueError) -> Text:
    """Return an error's message as a text: translatable for a UserError."""
    return error.text if isinstance(error, UserError) else Text("", "%1", args=(str(error),))
