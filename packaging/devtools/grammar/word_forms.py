"""Word forms: the entries that a catalogue needs besides the usual form of each card, suit, rank, number and name.

Each has the source of the word, and the name of the form or "gender" as disambiguation (translations/README.md).
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from devtools import messages
from devtools.messages import Message

CARDS = ("core/language/card_names.py", ("Card", "Card, counted", "Suit", "Short", "Table"))
MELDS = ("games/canasta/announcements.py", ("Canasta",))
NAMES = ("app/match/player_names.py", ("Names",))
YOU = ("core/language/card_names.py", ("Names",))
LISTS = ("core/text.py", ("Lists",))
LISTS_WITH_YOU = ("core/language/speech_forms.py", ("Lists",))
GENDER = "gender"
MOST_ORDINALS = 12  # numbers that have a word of their own; others have a pattern

# By language: which words have which forms.
NEEDED: Mapping[str, Mapping[tuple[str, tuple[str, ...]], tuple[str, ...]]] = {
    "hi": {CARDS: (GENDER, "obl"), MELDS: (GENDER, "obl"), NAMES: (GENDER,)},
    "pa": {CARDS: (GENDER, "obl"), MELDS: (GENDER, "obl"), NAMES: (GENDER,)},
    "te": {
        CARDS: ("acc", "dat", "gen"),
        MELDS: ("acc", "dat", "gen"),
        NAMES: (GENDER, "acc", "dat", "gen"),
        YOU: ("acc", "dat", "gen"),
        LISTS: ("acc", "dat", "gen"),
        LISTS_WITH_YOU: ("acc", "dat", "gen"),
    },
    "fa": {
        CARDS: ("ez", "ra"),
        MELDS: ("ez", "ra"),
        NAMES: ("ez", "ra"),
        YOU: ("ez", "ra"),
        LISTS: ("ez", "ra"),
        LISTS_WITH_YOU: ("ez", "ra"),
    },
}
ORDINALS: Mapping[str, tuple[str, ...]] = {
    "hi": ("ordm", "ordf", "ordo"),
    "pa": ("ordm", "ordf", "ordo"),
    "te": ("ord",),
    "fa": ("ord",),
}
TYPED = Message("Names", "%1", "", False, "")  # a name that somebody typed
COMMENT = "form of a word, no sentence: see translations/README.md"


def entries(language: str, sources: Path) -> Iterator[Message]:
    """Yield the entries of a language; `sources` is the folder of the program."""
    for (file, contexts), forms in NEEDED.get(language, {}).items():
        found = messages.messages_in((sources / file).read_text(encoding="utf-8"), file)
        words = [message for message in found if message.context in contexts and is_word(message)]
        for word in [*words, TYPED] if file == NAMES[0] else words:
            yield from (entry(word, form) for form in forms if word != TYPED or form != GENDER)
    for form in ORDINALS.get(language, ()):
        for source in (*map(str, range(1, MOST_ORDINALS + 1)), "%1"):
            yield Message("Ordinal", source, form, False, COMMENT)


def is_word(message: Message) -> bool:
    """Tell whether a message names something; in some contexts there are patterns without a word, too."""
    if message.context == "Canasta":
        return message.disambiguation.startswith("a meld of them")
    return message.context == "Lists" or message.source not in ("%1 %2", "the %1")


def entry(word: Message, form: str) -> Message:
    """Return the entry for a form of a word; a gender has no plural."""
    return Message(word.context, word.source, form, word.plural and form != GENDER, COMMENT)
