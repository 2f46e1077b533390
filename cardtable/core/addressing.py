"""Sentences in which somebody at the table does something, as they are said to whoever it is that does it.

A sentence names people by their seats, so one and the same sentence can be sent to everybody. Where one of the people
is the reader, their window says another form of it: "You pass 3 cards to Amrit." for "Parisa passes 3 cards to Amrit."
Every form is a whole sentence with a translation of its own, since in many languages the verb goes by the person.

The forms stand in one table of the program, as its translations do, and for the same reason: a text from a log or from
another computer comes without them, and is told by its source and context. Each is declared once, beside its sentence,
while the module that can say it is imported; whatever shows a match has its rules and controls, and with them all that
its game says. Nothing is changed or taken out afterwards, and two declarations that differ are refused.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat

_Key = tuple[str, str, str]
_FORMS: dict[_Key, Mapping[int, Text]] = {}  # each written once, while modules are imported


def in_person_form(text: Text, you: Mapping[int, Text]) -> Text:
    """The same text; `you` has its form for each hole, from 1, that may hold whoever reads it.

    A form has the holes of the text under their numbers, all but that one. Where a hole holds a list of people, the
    form for it keeps the hole. Raises ValueError if the text has been declared with other forms.
    """
    if _FORMS.setdefault(_key(text), you) != you:
        raise ValueError(f"“{text.source}” has been declared with other forms.")
    return text


def for_reader(text: Text, reader: Seat | None) -> Text:
    """What is to be said in place of a text to whoever sits there; the text itself if it does not concern them."""
    if reader is None:
        return text
    for hole, form in forms(text).items():
        if hole <= len(text.args) and names(text.args[hole - 1], reader):
            return form.filled(*text.args, n=text.n)
    return text


def forms(text: Text) -> Mapping[int, Text]:
    """The forms that have been declared for a text, by hole."""
    return _FORMS.get(_key(text), {})


def names(argument: object, seat: Seat) -> bool:
    """Whether an argument of a text is whoever sits there, or a list in which they are."""
    match argument:
        case Who():
            return argument.seat == seat
        case Text():
            return any(names(one, seat) for one in argument.args)
    return False


def _key(text: Text) -> _Key:
    return text.context, text.source, text.disambiguation


in_person_form(translate("Lists", "%1, %2"), {2: translate("Lists", "%1, you")})
in_person_form(translate("Lists", "%1 and %2"), {2: translate("Lists", "%1 and you")})
