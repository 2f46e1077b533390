"""Every sentence that has a marker, told with every card and every name, as text that a native speaker can read.

`PYTHONPATH=packaging:. python tests/grammar/told.py` writes the files that `test_told.py` compares.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from cardtable.app.i18n.catalogue_compiler import written
from cardtable.app.i18n.catalogue_renderer import CatalogueRenderer, MoCatalogue, NumberFormat, User, usually_native
from cardtable.app.i18n.grammar import ENTRIES, Hole, parse
from cardtable.app.match.player_names import NAMES
from cardtable.core.cards import ACE, JOKER, Card, Suit, standard_pack
from cardtable.core.language.card_names import cards_in_sentence, counted_by_rank, ranks_name
from cardtable.core.text import Text, Who, conjoin
from cardtable.core.zones import Seat
from cardtable.games.canasta.announcements import meld_name
from cardtable.games.canasta.card_values import THREE, WILD_RANK
from devtools.grammar import arguments, markers
from devtools.grammar.arguments import Kinds
from devtools.places import TRANSLATIONS

FOLDER = Path(__file__).resolve().parent / "told"
LANGUAGES = ("hi", "pa", "te", "fa")
TYPED = {"hi": ("प्रिया", "Sam"), "pa": ("ਪ੍ਰੀਤ", "Sam"), "te": ("ప్రియ", "Sam"), "fa": ("پریا", "Sam")}
OWN = Seat(len(NAMES))  # where the user sits; behind them the people of whom nothing is known
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 21, 100)
CARDS = (*standard_pack(), JOKER)


class Told(CatalogueRenderer):
    """Renderer of one language from its .ts file, with all names that computer players have and some others."""

    def __init__(self, language: str, gender: str = "n", reader: Seat | None = None) -> None:
        super().__init__()
        self.numbers = NumberFormat(language, native=usually_native(language))
        self._catalogue = catalogue(language)
        own = TYPED[language][0]
        self.user = User(own, gender)
        names = [self.text(name) for name, _ in NAMES] + [own, TYPED[language][1]]
        usual = {Seat(seat): name for seat, (name, _) in enumerate(NAMES)}
        self.set_names({Seat(seat): name for seat, name in enumerate(names)}, reader, usual)

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return self._catalogue.find(context, source, disambiguation, n) or source


@cache
def catalogue(language: str) -> MoCatalogue:
    """Return the catalogue of a language as the terminal has it."""
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / "told.mo"
        compiled.write_bytes(written(TRANSLATIONS / f"cardtable_{language}.ts"))
        return MoCatalogue(compiled)


class Marked(NamedTuple):
    """A sentence whose translation has a marker, and its translation in each plural form."""

    text: Text
    translations: tuple[str, ...]
    holes: tuple[Hole, ...]


def marked(language: str) -> Iterator[Marked]:
    """Yield the sentences with a marker in the order of the file."""
    root = ElementTree.parse(TRANSLATIONS / f"cardtable_{language}.ts").getroot()
    for context in root.iter("context"):
        found: dict[tuple[str, str], list[str]] = {}
        for entry in markers.entries(context):
            if entry.disambiguation not in ENTRIES:
                found.setdefault((entry.source, entry.disambiguation), []).append(entry.translation)
        for (source, disambiguation), forms in found.items():
            holes = tuple(hole for form in forms for hole in markers.holes(parse(form)))
            if any(hole.form or hole.choices for hole in holes):
                n = 1 if len(forms) > 1 else -1
                name = context.findtext("name", "")
                yield Marked(Text(name, source, disambiguation, (), n), tuple(forms), holes)


def values(kind: str, holes: Sequence[Hole], source: str, place: int) -> Sequence[object]:
    """Return what to fill into a placeholder: all that there is of its kind; without a known kind by its markers."""
    keys = {key for hole in holes for key in hole.choices}
    if (
        kind == arguments.NUMBER
        or re.search(rf"%{place} (natural |wild )?(card|point)|(first meld,|picks? up( all)?) %{place}", source)
        or any(hole.form.startswith("ord") for hole in holes)
    ):
        return NUMBERS
    if kind == arguments.PERSON or keys & {"you", "n"} or (place == 1 and re.match(r"%1 \w+s ", source)):
        people = [Who(Seat(seat)) for seat in range(len(NAMES) + 2)]
        return [conjoin(people[:2]), conjoin(people[2:5])] if of_many(source, place) else people
    if kind == arguments.SUIT or re.search(rf"%{place} (as trumps|are)", source):
        return tuple(Suit)
    if kind in (arguments.RANKS, arguments.COUNTED) or re.search(rf"(natural|melds?|added to) %{place}", source):
        if kind == arguments.COUNTED:
            return [counted_by_rank([Card(rank, Suit.SPADES)] * n) for rank in range(2, ACE + 1) for n in (1, 3)]
        return [meld_name(rank) for rank in (WILD_RANK, THREE)] + [ranks_name(rank) for rank in range(3, ACE + 1)]
    laid = re.search(rf"(melded|laid out:?|^and|down|pile:) %{place}", source)
    if kind == arguments.CARDS or "other" in keys or laid:
        several = [cards_in_sentence(CARDS[at : at + 3]) for at in range(0, len(CARDS), 5)]
        several.append(cards_in_sentence((JOKER, JOKER)))
        return [cards_in_sentence((card,)) for card in CARDS] + several
    return CARDS


def of_many(source: str, place: int) -> bool:
    """Tell whether English speaks of several people there: "%1 win the match"."""
    return bool(re.search(rf"%{place} (have|share|win|lead) ", source))


def lines(language: str, kinds: Kinds) -> Iterator[str]:
    """Yield the lines of a language: each sentence, its translation, then what it becomes."""
    for sentence in marked(language):
        text, disambiguation = sentence.text, sentence.text.disambiguation
        yield f"{text.context}: {text.source}" + (f" ({disambiguation})" if disambiguation else "")
        yield from (f"= {translation}" for translation in sentence.translations)
        yield from dict.fromkeys(f"  {told}" for told in said(sentence, language, kinds))
        yield ""


def said(sentence: Marked, language: str, kinds: Kinds) -> Iterator[str]:
    """Yield one sentence with everything that it may hold, then as its reader is told it."""
    text, key = sentence.text, (sentence.text.context, sentence.text.source, sentence.text.disambiguation)
    places = {hole.place for hole in sentence.holes} - {0} | {place for one, place in kinds if one == key}
    by_place = {
        place: values(
            kinds.get((key, place), ""), [hole for hole in sentence.holes if hole.place == place], text.source, place
        )
        for place in range(1, max(places, default=0) + 1)
    }
    longest = max(map(len, by_place.values()), default=1)
    columns = [islice(cycle(by_place[place]), place, place + longest) for place in sorted(by_place)]
    rows = list(zip(*columns, strict=True)) if columns else [()]
    numbers = [place for place in sorted(by_place) if by_place[place] is NUMBERS]
    counted = next((place for place in numbers if re.search(rf"%{place} \w+\(", text.source)), (*numbers, 0)[0])
    teller = Told(language)
    yield from (teller.text(told(text, row, counted)) for row in rows)
    if any(hole.place == 0 for hole in sentence.holes):
        yield from (Told(language, gender).text(told(text, rows[0], counted)) for gender in ("f", "m", "n"))
    if any("you" in hole.choices for hole in sentence.holes):
        for seat in (Seat(0), Seat(3)):
            reader = Told(language, "n", seat)
            yield from (reader.text(told(text, row, counted)) for row in rows if reader.names_reader(row[0]))


def told(text: Text, row: Sequence[object], counted: int) -> Text:
    """Return a sentence with its arguments, in the plural form of the number among them."""
    number = row[counted - 1] if counted else 1
    return text.filled(*row, n=number if text.n >= 0 and isinstance(number, int) else None)


def written_lines(language: str, kinds: Kinds) -> str:
    """Return the file of a language."""
    return "\n".join(lines(language, kinds))


def main() -> None:
    """Write the files of all languages."""
    FOLDER.mkdir(exist_ok=True)
    kinds = arguments.kinds(Path(__file__).resolve().parents[2] / "cardtable")
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(written_lines(language, kinds), encoding="utf-8")


if __name__ == "__main__":
    main()
