"""What the person is to do, told once at each kind of decision."""

from __future__ import annotations

from typing import TypeAlias

from cardtable.core.text import Text
from cardtable.table.wording.table_phrases import YOUR_TURN

_Kind: TypeAlias = tuple[str, str, str]


class PromptAnnouncer:
    """Tells a prompt when the person's turn begins, and another kind of prompt when it comes; none a second time.

    Two prompts are of one kind if only their numbers or cards differ: how many cards are marked is told by the cards.
    """

    def __init__(self) -> None:
        self._due = False  # the turn has been told of, the prompt not yet
        self._told: _Kind | None = None  # in this decision
        self._left_out: _Kind | None = None  # what something else said, and need not be told afterwards
        self._shown: Text | None = None  # the prompt that is written now, if it is for the person

    def begin(self) -> Text | None:
        """The person's turn begins: the prompt, if what is to be done is shown already; else it is told with it."""
        self._due = True
        return None if self._shown is None else self._tell(self._shown)

    def turn(self) -> None:
        """The person's turn begins with the view that is about to be shown."""
        self._due, self._shown = True, None

    def show(self, prompt: Text | None, *, silently: bool = False) -> Text | None:
        """What is written now; None: nothing is asked of the person. The prompt if it is to be told.

        `silently`: something else says what to do, such as a hint.
        """
        before, self._shown = self._shown, prompt
        if prompt is None:
            self._told = None
            return None
        kind = _kind(prompt)
        if silently:
            self._left_out, self._due, self._told = kind, False, self._told or kind
            return None
        goes_on = before is not None and self._told is not None
        return self._tell(prompt) if self._due or (goes_on and kind not in (self._told, self._left_out)) else None

    def forget(self) -> None:
        """The table has gone back, or another match begins."""
        self._due, self._told, self._left_out, self._shown = False, None, None, None

    def _tell(self, prompt: Text) -> Text:
        self._due, self._told, self._left_out = False, _kind(prompt), None
        return prompt if prompt.source else YOUR_TURN


def _kind(prompt: Text) -> _Kind:
    return prompt.context, prompt.source, prompt.disambiguation
