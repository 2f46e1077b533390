"""Person forms and spoken forms of sentences: addressed to the reader, or shortened for speech.

A sentence names people by their seats, so the same sentence can be sent to every seat. If one of the people is the
reader, the window shows another form of it: "You pass 3 cards to Amrit." for "Parisa passes 3 cards to Amrit." Every
form is a whole sentence with its own translation, since in many languages the verb depends on the person.

The person forms are global, as translations are, since a text from a log or another computer comes without them and is
found by source and context. Each is declared once, beside its sentence, when its module is imported; a match has the
rules and controls of its game imported, and with them all its sentences. Forms are never changed or removed, and two
declarations that differ are refused.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat

_Key: TypeAlias = tuple[str, str, str]
_LISTS = "Lists"  # context of lists
_FORMS: dict[_Key, Mapping[int, Text]] = {}  # written only at import


def in_person_form(text: Text, you: Mapping[int, Text]) -> Text:
    """Declare the person forms of a text, and return the text.

    `you` maps each hole (from 1) that may hold the reader to its form. A form has the holes of the text under their
    numbers, all but that one. Where a hole holds a list of people, its form keeps the hole. Raise ValueError if the
    text has been declared with other forms.
    """
    if _FORMS.setdefault(_key(text), you) != you:
        raise ValueError(f"“{text.source}” has been declared with other forms.")
    return text


def for_reader(text: Text, reader: Seat | None) -> Text:
    """Return the form of a text for the reader at this seat; the text itself if it does not name the reader."""
    if reader is None:
        return text
    for hole, form in forms(text).items():
        if hole <= len(text.args) and (_is_name if text.context == _LISTS else names)(text.args[hole - 1], reader):
            return form.filled(*text.args, n=text.n)
    return text


def forms(text: Text) -> Mapping[int, Text]:
    """Return the declared person forms of a text, by hole."""
    return _FORMS.get(_key(text), {})


def _is_name(item: object, seat: Seat) -> bool:
    """Return True if an item of a list is this seat alone; a sentence or a list in its place would be lost."""
    return names(item, seat) and (not isinstance(item, Text) or not item.context)


def names(argument: object, seat: Seat) -> bool:
    """Return True if an argument of a text is this seat, or a list that contains it."""
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
    """Levels of detail of spoken sentences."""

    FULL = 0  # "Amrit plays the seven of clubs."
    SHORT = 1  # "Amrit 7 clubs."
    VERY_SHORT = 2  # one sentence for all actions of others: "Amrit 7, 6, 10 clubs, Parisa takes it."


A_CARD = translate("Spoken", "%2", "a card behind the name of who played it: Amrit 7 clubs")
"""The brief form of a sentence that tells who (%1) played which card (%2) and nothing else."""
CARD_THIRD = translate("Spoken", "%3", "a card behind the name of who played it: Amrit 7 clubs")
CARD_FOURTH = translate(
    "Spoken", "%4", "a card or a meld behind the name of who played it: Amrit 7 clubs; Amrit queens"
)


@frozen
class SpeechForm:
    """Spoken forms of one sentence; they have the holes of the sentence, and may use fewer or more.

    `full`: the full wording, where listeners need more than viewers, who see the cards. `brief`: the part behind the
    name of the acting seat, or the whole sentence if it names none. `again`: an even shorter one for what a key cut
    off, which is told again. `together`: for several seats with the same action; %1 is the list of their names.
    `listing`: for several such facts; %1 is their brief forms behind their names.
    `of_trick`: not spoken where the points of a trick tell it.
    `always`: spoken even at the lowest level of detail; `always_with`: if it contains one of these cards.
    """

    full: Text | None = None
    brief: Text | None = None
    again: Text | None = None
    together: Text | None = None
    listing: Text | None = None
    of_trick: bool = False
    always: bool = False
    always_with: frozenset[Card] = frozenset()


PLAIN = SpeechForm()


class SpokenForms:
    """Spoken forms of a game's sentences, found by sentence whatever its arguments.

    `few`: largest hand size that is announced as cards left; 0 where all hands shrink alike. `by_rank`: True if suits
    matter so little that the cards of a hand are counted by rank.
    """

    def __init__(
        self,
        forms: Mapping[Text, SpeechForm] | Iterable[tuple[Text, SpeechForm]] = (),
        *,
        few: int = 0,
        by_rank: bool = False,
    ) -> None:
        self._forms = {_key(text): aloud for text, aloud in dict(forms).items()}
        self.few = few
        self.by_rank = by_rank

    def of(self, text: Text) -> SpeechForm:
        """Return the spoken form of a sentence, or PLAIN."""
        return self._forms.get(_key(text), PLAIN)

    def __or__(self, other: SpokenForms) -> SpokenForms:
        """Return the forms of both; the other's form wins where both have one."""
        both = SpokenForms(few=max(self.few, other.few), by_rank=self.by_rank or other.by_rank)
        both._forms = {**self._forms, **other._forms}
        return both
