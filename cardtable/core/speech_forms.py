"""Sentences in which somebody at the table does something, as they are said to whoever it is that does it.

A sentence names people by their seats, so one and the same sentence can be sent to everybody. Where one of the people
is the reader, their window says another form of it: "You pass 3 cards to Amrit." for "Parisa passes 3 cards to Amrit."
Every form is a whole sentence with a translation of its own, since in many languages the verb goes by the person.

The forms stand in one table of the program, as its translations do, and for the same reason: a text from a log or from
another computer comes without them, and is told by its source and context. Each is declared once, beside its sentence,
while the module that can say it is imported; whatever shows a match has its rules and controls, and with them all that
its game says. Nothing is changed or taken out afterwards, and two declarations that differ are refused.

How sentences are said aloud where that differs from how they are written: more for the ears, or much less.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from cardtable.core.cards import Card
from cardtable.core.frozen_dataclass import frozen
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


class WordingLevel(enum.IntEnum):
    """How many words are made of what happens."""

    FULL = 0  # "Amrit plays the seven of clubs."
    SHORT = 1  # "Amrit 7 clubs."
    VERY_SHORT = 2  # one sentence for all that others do: "Amrit 7, Kavya 6, Parisa 10 clubs, Parisa takes it."


A_CARD = in_person_form(
    translate("Spoken", "%2", "a card behind the name of who played it: Amrit 7 clubs"),
    {1: translate("Spoken", "%2", "the card that you played, behind: You")},
)
"""The brief form of a sentence that tells who (%1) played which card (%2) and nothing else."""


@frozen
class SpeechForm:
    """What is said in place of one sentence; its forms have the holes of the sentence, and may use fewer or more.

    `full`: in full words, where the ears need more than the eyes, who see the cards. `brief`: what follows the name of
    who did it, or the whole sentence where it tells of nobody. `together`: of several who did the same; %1 is the list
    of their names. `listing`: of several such facts, %1 being their brief forms behind their names. `always`: told even
    to who wants to hear little; `always_with`: if one of these cards is in it.
    """

    full: Text | None = None
    brief: Text | None = None
    together: Text | None = None
    listing: Text | None = None
    always: bool = False
    always_with: frozenset[Card] = frozenset()


PLAIN = SpeechForm()
_FormKey: TypeAlias = tuple[str, str, str]


class SpokenForms:
    """The spoken forms of a game's sentences, found by sentence whatever fills it.

    `few`: from so many cards in a hand on, others are told how many it has left; 0 where all hands shrink alike.
    `by_rank`: suits matter so little that the cards of a hand are counted by their ranks.
    """

    def __init__(
        self,
        forms: Mapping[Text, SpeechForm] | Iterable[tuple[Text, SpeechForm]] = (),
        *,
        few: int = 0,
        by_rank: bool = False,
    ) -> None:
        self._forms = {_form_key(text): aloud for text, aloud in dict(forms).items()}
        self.few = few
        self.by_rank = by_rank

    def of(self, text: Text) -> SpeechForm:
        """How a sentence is said."""
        return self._forms.get(_form_key(text), PLAIN)

    def __or__(self, other: SpokenForms) -> SpokenForms:
        """Those of both; where both have a sentence, the other's form counts."""
        both = SpokenForms(few=max(self.few, other.few), by_rank=self.by_rank or other.by_rank)
        both._forms = {**self._forms, **other._forms}
        return both


def as_written() -> SpokenForms:
    """For a game that says aloud what it writes."""
    return SpokenForms()


def _form_key(text: Text) -> _FormKey:
    return text.context, text.source, text.disambiguation
